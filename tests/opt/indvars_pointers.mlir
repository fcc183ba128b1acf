// args: --passes=indvars
// Pointer exit tests become integer exit tests. The distance to the bound is an index, or a difference of addresses.
llvm.func @until_n(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  %last = llvm.getelementptr inbounds %x[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^header(%x : !llvm.ptr)
^header(%p: !llvm.ptr):
  %cond = llvm.icmp "ne" %p, %last : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %three : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
llvm.func @below(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(3 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%x : !llvm.ptr)
^header(%p: !llvm.ptr):
  %cond = llvm.icmp "ult" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %three : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
// A loop with another exit: the pointer may never equal the bound.
llvm.func @left(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%x : !llvm.ptr)
^header(%p: !llvm.ptr):
  %cond = llvm.icmp "ne" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %is_three = llvm.icmp "eq" %v, %three : i8
  llvm.cond_br %is_three, ^exit, ^more
^more:
  %w = llvm.add %v, %three : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
// output:
// module {
//   llvm.func @until_n(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) -> !llvm.ptr {
//     %0 = llvm.mlir.constant(3 : i8) : i8
//     %1 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%1 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.mul %2, %3 : i64
//     %5 = llvm.getelementptr %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %6 = llvm.icmp "slt" %2, %arg2 : i64
//     llvm.cond_br %6, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %5 : !llvm.ptr
//   ^bb3:
//     %7 = llvm.load %5 : !llvm.ptr -> i8
//     %8 = llvm.add %7, %0 : i8
//     llvm.store %8, %5 : i8, !llvm.ptr
//     %9 = llvm.mlir.constant(1 : i64) : i64
//     %10 = llvm.add %2, %9 overflow<nsw> : i64
//     llvm.br ^bb1(%10 : i64)
//   }
//   llvm.func @below(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) -> !llvm.ptr {
//     %0 = llvm.mlir.constant(3 : i8) : i8
//     %1 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
//     %2 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %3 = llvm.sub %2, %1 : i64
//     %4 = llvm.mlir.constant(9223372036854775807 : i64) : i64
//     %5 = llvm.and %3, %4 : i64
//     %6 = llvm.icmp "ult" %1, %2 : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.sub %5, %7 : i64
//     %10 = llvm.mlir.constant(3 : i64) : i64
//     %11 = llvm.udiv %9, %10 : i64
//     %12 = llvm.add %11, %7 : i64
//     %13 = llvm.select %6, %12, %8 : i1, i64
//     %14 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%14 : i64)
//   ^bb1(%15: i64):
//     %16 = llvm.mlir.constant(3 : i64) : i64
//     %17 = llvm.mul %15, %16 : i64
//     %18 = llvm.getelementptr %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %19 = llvm.icmp "slt" %15, %13 : i64
//     llvm.cond_br %19, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %18 : !llvm.ptr
//   ^bb3:
//     %20 = llvm.load %18 : !llvm.ptr -> i8
//     %21 = llvm.add %20, %0 : i8
//     llvm.store %21, %18 : i8, !llvm.ptr
//     %22 = llvm.mlir.constant(1 : i64) : i64
//     %23 = llvm.add %15, %22 overflow<nsw> : i64
//     llvm.br ^bb1(%23 : i64)
//   }
//   llvm.func @left(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) -> !llvm.ptr {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.mlir.constant(3 : i8) : i8
//     %2 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
//     %3 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %4 = llvm.sub %3, %2 : i64
//     %5 = llvm.mlir.constant(2 : i64) : i64
//     %6 = llvm.lshr %4, %5 : i64
//     %7 = llvm.mlir.constant(4 : i64) : i64
//     %8 = llvm.urem %4, %7 : i64
//     %9 = llvm.mlir.constant(0 : i64) : i64
//     %10 = llvm.mlir.constant(-1 : i64) : i64
//     %11 = llvm.icmp "eq" %8, %9 : i64
//     %12 = llvm.select %11, %6, %10 : i1, i64
//     %13 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%arg0, %13 : !llvm.ptr, i64)
//   ^bb1(%14: !llvm.ptr, %15: i64):
//     %16 = llvm.icmp "ne" %15, %12 : i64
//     llvm.cond_br %16, ^bb2, ^bb4
//   ^bb2:
//     %17 = llvm.load %14 : !llvm.ptr -> i8
//     %18 = llvm.icmp "eq" %17, %1 : i8
//     llvm.cond_br %18, ^bb4, ^bb3
//   ^bb3:
//     %19 = llvm.add %17, %1 : i8
//     llvm.store %19, %14 : i8, !llvm.ptr
//     %20 = llvm.getelementptr inbounds %14[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %21 = llvm.mlir.constant(1 : i64) : i64
//     %22 = llvm.add %15, %21 overflow<nuw> : i64
//     llvm.br ^bb1(%20, %22 : !llvm.ptr, i64)
//   ^bb4:
//     llvm.return %14 : !llvm.ptr
//   }
// }
