// args: --passes=indvars
// Exit tests of pointers become those of integers. The distance of the ends is that of an index, or a difference of addresses.
llvm.func @until_n(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  %last = llvm.getelementptr inbounds %x[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^header(%x : !llvm.ptr)
^header(%p: !llvm.ptr):
  %goes_on = llvm.icmp "ne" %p, %last : !llvm.ptr
  llvm.cond_br %goes_on, ^body, ^exit
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
  %goes_on = llvm.icmp "ult" %p, %end : !llvm.ptr
  llvm.cond_br %goes_on, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %three : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
// The loop may be left: the end need not be an address that an iteration has.
llvm.func @left(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%x : !llvm.ptr)
^header(%p: !llvm.ptr):
  %goes_on = llvm.icmp "ne" %p, %end : !llvm.ptr
  llvm.cond_br %goes_on, ^body, ^exit
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
//     %1 = llvm.mlir.constant(0 : i64) : i64
//     %2 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
//     %3 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %4 = llvm.intr.umax(%3, %2) : (i64, i64) -> i64
//     %5 = llvm.sub %4, %2 : i64
//     %6 = llvm.mlir.constant(2 : i64) : i64
//     %7 = llvm.add %5, %6 : i64
//     %8 = llvm.mlir.constant(3 : i64) : i64
//     %9 = llvm.udiv %7, %8 : i64
//     llvm.br ^bb1(%1 : i64)
//   ^bb1(%10: i64):
//     %11 = llvm.mlir.constant(3 : i64) : i64
//     %12 = llvm.mul %10, %11 : i64
//     %13 = llvm.getelementptr %arg0[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %14 = llvm.icmp "slt" %10, %9 : i64
//     llvm.cond_br %14, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %13 : !llvm.ptr
//   ^bb3:
//     %15 = llvm.load %13 : !llvm.ptr -> i8
//     %16 = llvm.add %15, %0 : i8
//     llvm.store %16, %13 : i8, !llvm.ptr
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.add %10, %17 overflow<nsw> : i64
//     llvm.br ^bb1(%18 : i64)
//   }
//   llvm.func @left(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) -> !llvm.ptr {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.mlir.constant(3 : i8) : i8
//     llvm.br ^bb1(%arg0 : !llvm.ptr)
//   ^bb1(%2: !llvm.ptr):
//     %3 = llvm.icmp "ne" %2, %arg1 : !llvm.ptr
//     llvm.cond_br %3, ^bb2, ^bb4
//   ^bb2:
//     %4 = llvm.load %2 : !llvm.ptr -> i8
//     %5 = llvm.icmp "eq" %4, %1 : i8
//     llvm.cond_br %5, ^bb4, ^bb3
//   ^bb3:
//     %6 = llvm.add %4, %1 : i8
//     llvm.store %6, %2 : i8, !llvm.ptr
//     %7 = llvm.getelementptr inbounds %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.br ^bb1(%7 : !llvm.ptr)
//   ^bb4:
//     llvm.return %2 : !llvm.ptr
//   }
// }
