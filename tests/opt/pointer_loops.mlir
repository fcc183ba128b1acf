// args: --passes=indvars
// The exit test by equality implies that the pointer reaches the bound.
llvm.func @until_equal(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%begin, %zero : !llvm.ptr, i32)
^header(%p: !llvm.ptr, %s: i32):
  %cond = llvm.icmp "ne" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit(%s : i32)
^body:
  %next = llvm.getelementptr inbounds %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %x, %zero : i32
  %t = llvm.add %s, %w : i32
  llvm.br ^header(%next, %t : !llvm.ptr, i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @until_equal(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
//     %2 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %3 = llvm.sub %2, %1 : i64
//     %4 = llvm.mlir.constant(9223372036854775807 : i64) : i64
//     %5 = llvm.and %3, %4 : i64
//     %6 = llvm.mlir.constant(2 : i64) : i64
//     %7 = llvm.lshr %5, %6 : i64
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%0, %8 : i32, i64)
//   ^bb1(%9: i32, %10: i64):
//     %11 = llvm.mlir.constant(4 : i64) : i64
//     %12 = llvm.mul %10, %11 : i64
//     %13 = llvm.getelementptr %arg0[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %14 = llvm.icmp "slt" %10, %7 : i64
//     llvm.cond_br %14, ^bb3, ^bb2(%9 : i32)
//   ^bb2(%15: i32):
//     llvm.return %15 : i32
//   ^bb3:
//     %16 = llvm.load %13 : !llvm.ptr -> i32
//     %17 = llvm.add %16, %0 overflow<nsw, nuw> : i32
//     %18 = llvm.add %9, %17 : i32
//     %19 = llvm.mlir.constant(1 : i64) : i64
//     %20 = llvm.add %10, %19 overflow<nsw> : i64
//     llvm.br ^bb1(%18, %20 : i32, i64)
//   }
// }
// -----
// args: --passes=indvars
// A bottom-tested loop with a descending pointer.
llvm.func @bottom(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%begin, %zero : !llvm.ptr, i32)
^loop(%p: !llvm.ptr, %s: i32):
  %next = llvm.getelementptr inbounds %p[-8] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %next : !llvm.ptr -> i32
  %w = llvm.add %x, %zero : i32
  %t = llvm.add %s, %w : i32
  %cond = llvm.icmp "ugt" %next, %end : !llvm.ptr
  llvm.cond_br %cond, ^loop(%next, %t : !llvm.ptr, i32), ^exit(%t : i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @bottom(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
//     %2 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %3 = llvm.sub %1, %2 : i64
//     %4 = llvm.mlir.constant(9223372036854775807 : i64) : i64
//     %5 = llvm.and %3, %4 : i64
//     %6 = llvm.icmp "ult" %2, %1 : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.sub %5, %7 : i64
//     %10 = llvm.mlir.constant(3 : i64) : i64
//     %11 = llvm.lshr %9, %10 : i64
//     %12 = llvm.add %11, %7 : i64
//     %13 = llvm.select %6, %12, %8 : i1, i64
//     %14 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%arg0, %0, %14 : !llvm.ptr, i32, i64)
//   ^bb1(%15: !llvm.ptr, %16: i32, %17: i64):
//     %18 = llvm.getelementptr inbounds %15[-8] : (!llvm.ptr) -> !llvm.ptr, i8
//     %19 = llvm.load %18 : !llvm.ptr -> i32
//     %20 = llvm.add %19, %0 overflow<nsw, nuw> : i32
//     %21 = llvm.add %16, %20 : i32
//     %22 = llvm.mlir.constant(1 : i64) : i64
//     %23 = llvm.add %17, %22 : i64
//     %24 = llvm.icmp "slt" %23, %13 : i64
//     llvm.cond_br %24, ^bb1(%18, %21, %23 : !llvm.ptr, i32, i64), ^bb2(%21 : i32)
//   ^bb2(%25: i32):
//     llvm.return %25 : i32
//   }
// }
// -----
// args: --passes=indvars
// The pointer may wrap.
llvm.func @wraps(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%begin, %zero : !llvm.ptr, i32)
^header(%p: !llvm.ptr, %s: i32):
  %cond = llvm.icmp "ult" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit(%s : i32)
^body:
  %next = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %x, %zero : i32
  %t = llvm.add %s, %w : i32
  llvm.br ^header(%next, %t : !llvm.ptr, i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @wraps(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
//     %2 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %3 = llvm.sub %2, %1 : i64
//     %4 = llvm.mlir.constant(9223372036854775807 : i64) : i64
//     %5 = llvm.and %3, %4 : i64
//     %6 = llvm.icmp "ult" %1, %2 : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.sub %5, %7 : i64
//     %10 = llvm.mlir.constant(2 : i64) : i64
//     %11 = llvm.lshr %9, %10 : i64
//     %12 = llvm.add %11, %7 : i64
//     %13 = llvm.select %6, %12, %8 : i1, i64
//     %14 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%0, %14 : i32, i64)
//   ^bb1(%15: i32, %16: i64):
//     %17 = llvm.mlir.constant(4 : i64) : i64
//     %18 = llvm.mul %16, %17 : i64
//     %19 = llvm.getelementptr %arg0[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %20 = llvm.icmp "slt" %16, %13 : i64
//     llvm.cond_br %20, ^bb3, ^bb2(%15 : i32)
//   ^bb2(%21: i32):
//     llvm.return %21 : i32
//   ^bb3:
//     %22 = llvm.load %19 : !llvm.ptr -> i32
//     %23 = llvm.add %22, %0 overflow<nsw, nuw> : i32
//     %24 = llvm.add %15, %23 : i32
//     %25 = llvm.mlir.constant(1 : i64) : i64
//     %26 = llvm.add %16, %25 overflow<nsw> : i64
//     llvm.br ^bb1(%24, %26 : i32, i64)
//   }
// }
// -----
// args: --passes=indvars
// The bound is an element of the same array.
llvm.func @elements(%begin: !llvm.ptr, %n: i32) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %end = llvm.getelementptr inbounds %begin[%n] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.br ^header(%begin : !llvm.ptr)
^header(%p: !llvm.ptr):
  %cond = llvm.icmp "ult" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit
^body:
  llvm.store %zero, %p : i32, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @elements(%arg0: !llvm.ptr, %arg1: i32) {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.sext %arg1 : i32 to i64
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%2 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.mlir.constant(4 : i64) : i64
//     %5 = llvm.mul %3, %4 : i64
//     %6 = llvm.getelementptr %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %7 = llvm.icmp "slt" %3, %1 : i64
//     llvm.cond_br %7, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     llvm.store %0, %6 : i32, !llvm.ptr
//     %8 = llvm.mlir.constant(1 : i64) : i64
//     %9 = llvm.add %3, %8 overflow<nsw> : i64
//     llvm.br ^bb1(%9 : i64)
//   }
// }
