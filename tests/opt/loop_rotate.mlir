// args: --passes=loop-rotate
// Nested loops are rotated. The inner one exits to the header of the outer one, and a sum is live out.
llvm.func @nested(%n: i64, %m: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^outer(%c0, %c0 : i64, i64)
^outer(%i: i64, %s: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  %next = llvm.add %i, %c1 : i64
  llvm.cond_br %more, ^inner(%c0, %s : i64, i64), ^exit
^inner(%j: i64, %t: i64):
  %done = llvm.icmp "sge" %j, %m : i64
  llvm.cond_br %done, ^outer(%next, %t : i64, i64), ^body
^body:
  %product = llvm.mul %i, %j : i64
  %u = llvm.add %t, %product : i64
  %k = llvm.add %j, %c1 : i64
  llvm.br ^inner(%k, %u : i64, i64)
^exit:
  llvm.return %s : i64
}
// output:
// module {
//   llvm.func @nested(%arg0: i64, %arg1: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.icmp "slt" %0, %arg0 : i64
//     %3 = llvm.add %0, %1 : i64
//     llvm.cond_br %2, ^bb2, ^bb4(%0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.icmp "slt" %9, %arg0 : i64
//     %6 = llvm.add %9, %1 : i64
//     llvm.cond_br %5, ^bb3(%9, %4 : i64, i64), ^bb4(%4 : i64)
//   ^bb2:
//     llvm.br ^bb3(%0, %0 : i64, i64)
//   ^bb3(%7: i64, %8: i64):
//     %9 = llvm.add %7, %1 : i64
//     %10 = llvm.icmp "sge" %0, %arg1 : i64
//     llvm.cond_br %10, ^bb1(%8 : i64), ^bb5
//   ^bb4(%11: i64):
//     llvm.return %11 : i64
//   ^bb5:
//     llvm.br ^bb6(%0, %8 : i64, i64)
//   ^bb6(%12: i64, %13: i64):
//     %14 = llvm.mul %7, %12 : i64
//     %15 = llvm.add %13, %14 : i64
//     %16 = llvm.add %12, %1 : i64
//     %17 = llvm.icmp "sge" %16, %arg1 : i64
//     llvm.cond_br %17, ^bb1(%15 : i64), ^bb6(%16, %15 : i64, i64)
//   }
// }
// -----
// args: --passes=loop-rotate
// The exit test depends on a load.
llvm.func @length(%p: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %q : !llvm.ptr -> i8
  %more = llvm.icmp "ne" %v, %zero : i8
  llvm.cond_br %more, ^body, ^exit
^body:
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
// output:
// module {
//   llvm.func @length(%arg0: !llvm.ptr) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i8) : i8
//     %3 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %4 = llvm.load %3 : !llvm.ptr -> i8
//     %5 = llvm.icmp "ne" %4, %2 : i8
//     llvm.cond_br %5, ^bb1, ^bb3(%0 : i64)
//   ^bb1:
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%6: i64):
//     %7 = llvm.add %6, %1 : i64
//     %8 = llvm.getelementptr %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %9 = llvm.load %8 : !llvm.ptr -> i8
//     %10 = llvm.icmp "ne" %9, %2 : i8
//     llvm.cond_br %10, ^bb2(%7 : i64), ^bb3(%7 : i64)
//   ^bb3(%11: i64):
//     llvm.return %11 : i64
//   }
// }
// -----
// args: --passes=loop-rotate
// Not rotated: the latch exits.
llvm.func @find(%n: i64, %p: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %q : !llvm.ptr -> i8
  %found = llvm.icmp "eq" %v, %zero : i8
  %next = llvm.add %i, %c1 : i64
  llvm.cond_br %found, ^exit, ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
// output:
// module {
//   llvm.func @find(%arg0: i64, %arg1: !llvm.ptr) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i8) : i8
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.icmp "slt" %3, %arg0 : i64
//     llvm.cond_br %4, ^bb2, ^bb3
//   ^bb2:
//     %5 = llvm.getelementptr %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %6 = llvm.load %5 : !llvm.ptr -> i8
//     %7 = llvm.icmp "eq" %6, %2 : i8
//     %8 = llvm.add %3, %1 : i64
//     llvm.cond_br %7, ^bb3, ^bb1(%8 : i64)
//   ^bb3:
//     llvm.return %3 : i64
//   }
// }
// -----
// args: --passes=loop-rotate
// A loop with a second exit. Each exit has its own value of the counter.
llvm.func @find(%x: !llvm.ptr, %n: i64, %v: i32) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%zero : i64)
^header(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %is = llvm.icmp "eq" %a, %v : i32
  llvm.cond_br %is, ^exit, ^latch
^latch:
  %next = llvm.add %i, %one : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
// output:
// module {
//   llvm.func @find(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.icmp "slt" %0, %arg1 : i64
//     llvm.cond_br %2, ^bb1, ^bb4(%0 : i64)
//   ^bb1:
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%3: i64):
//     %4 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %5 = llvm.load %4 : !llvm.ptr -> i32
//     %6 = llvm.icmp "eq" %5, %arg2 : i32
//     llvm.cond_br %6, ^bb5(%3 : i64), ^bb3
//   ^bb3:
//     %7 = llvm.add %3, %1 : i64
//     %8 = llvm.icmp "slt" %7, %arg1 : i64
//     llvm.cond_br %8, ^bb2(%7 : i64), ^bb4(%7 : i64)
//   ^bb4(%9: i64):
//     llvm.br ^bb5(%9 : i64)
//   ^bb5(%10: i64):
//     llvm.return %10 : i64
//   }
// }
