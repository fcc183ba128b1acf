// args: --passes=loop-unrotate
// The guard `0 < n` implies that the exit test can move to the header. Block arguments pass the live-out values.
llvm.func @entered(%x: !llvm.ptr, %n: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  %any = llvm.icmp "sgt" %n, %zero : i32
  llvm.cond_br %any, ^before, ^exit(%zero : i32)
^before:
  %wide = llvm.zext %n : i32 to i64
  llvm.br ^loop(%c0, %zero : i64, i32)
^loop(%i: i64, %sum: i32):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %sum, %v : i32
  %next = llvm.add %i, %c1 : i64
  %end = llvm.icmp "eq" %next, %wide : i64
  llvm.cond_br %end, ^exit(%s : i32), ^loop(%next, %s : i64, i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// A loop with branches and two live-out values.
llvm.func @branches(%x: !llvm.ptr, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  %any = llvm.icmp "ne" %n, %c0 : i64
  llvm.cond_br %any, ^loop(%c0, %zero : i64, i32), ^exit(%zero : i32)
^loop(%i: i64, %sum: i32):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %some = llvm.icmp "sgt" %v, %zero : i32
  llvm.cond_br %some, ^add, ^latch(%sum : i32)
^add:
  %more = llvm.add %sum, %v : i32
  llvm.br ^latch(%more : i32)
^latch(%s: i32):
  %next = llvm.add %i, %c1 : i64
  %cond = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %cond, ^loop(%next, %s : i64, i32), ^after
^after:
  %both = llvm.add %v, %s : i32
  llvm.br ^exit(%both : i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @entered(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
//     ... 6 lines
//     %4 = llvm.zext %arg1 : i32 to i64
//     llvm.br ^bb2(%0, %2 : i64, i32)
//   ^bb2(%5: i64, %6: i32):
//     llvm.br ^bb3(%5, %6 : i64, i32)
//   ^bb3(%7: i64, %8: i32):
//     %9 = llvm.icmp "ne" %7, %4 : i64
//     llvm.cond_br %9, ^bb4, ^bb5(%8 : i32)
//   ^bb4:
//     %10 = llvm.getelementptr %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %11 = llvm.load %10 : !llvm.ptr -> i32
//     %12 = llvm.add %8, %11 : i32
//     %13 = llvm.add %7, %1 : i64
//     %14 = llvm.icmp "eq" %13, %4 : i64
//     llvm.br ^bb3(%13, %12 : i64, i32)
//   ^bb5(%15: i32):
//     llvm.return %15 : i32
//   }
//   llvm.func @branches(%arg0: !llvm.ptr, %arg1: i64) -> i32 {
//     ... 5 lines
//   ^bb1(%4: i64, %5: i32):
//     %6 = llvm.mlir.poison : i32
//     llvm.br ^bb2(%4, %5, %6 : i64, i32, i32)
//   ^bb2(%7: i64, %8: i32, %9: i32):
//     %10 = llvm.icmp "ult" %7, %arg1 : i64
//     llvm.cond_br %10, ^bb3, ^bb6
//   ^bb3:
//     %11 = llvm.getelementptr %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %12 = llvm.load %11 : !llvm.ptr -> i32
//     %13 = llvm.icmp "sgt" %12, %2 : i32
//     llvm.cond_br %13, ^bb4, ^bb5(%8 : i32)
//   ^bb4:
//     %14 = llvm.add %8, %12 : i32
//     llvm.br ^bb5(%14 : i32)
//   ^bb5(%15: i32):
//     %16 = llvm.add %7, %1 : i64
//     %17 = llvm.icmp "ult" %16, %arg1 : i64
//     llvm.br ^bb2(%16, %15, %12 : i64, i32, i32)
//   ^bb6:
//     %18 = llvm.add %9, %8 : i32
//     llvm.br ^bb7(%18 : i32)
//   ^bb7(%19: i32):
//     llvm.return %19 : i32
//   }
// }
// -----
// args: --passes=loop-unrotate
// Without a guard, the first iteration is unconditional. The last value is live out.
llvm.func @first(%x: !llvm.ptr, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%c0 : i64)
^loop(%i: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.mul %v, %v : i32
  llvm.store %w, %p : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  %more = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^exit
^exit:
  llvm.return %w : i32
}
// output:
// module {
//   llvm.func @first(%arg0: !llvm.ptr, %arg1: i64) -> i32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     ... 4 lines
//     %5 = llvm.mul %4, %4 : i32
//     llvm.store %5, %3 : i32, !llvm.ptr
//     %6 = llvm.add %2, %1 : i64
//     %7 = llvm.icmp "ult" %6, %arg1 : i64
//     llvm.br ^bb2(%6, %5 : i64, i32)
//   ^bb2(%8: i64, %9: i32):
//     %10 = llvm.icmp "ult" %8, %arg1 : i64
//     llvm.cond_br %10, ^bb3, ^bb4
//   ^bb3:
//     %11 = llvm.getelementptr %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %12 = llvm.load %11 : !llvm.ptr -> i32
//     %13 = llvm.mul %12, %12 : i32
//     llvm.store %13, %11 : i32, !llvm.ptr
//     %14 = llvm.add %8, %1 : i64
//     %15 = llvm.icmp "ult" %14, %arg1 : i64
//     llvm.br ^bb2(%14, %13 : i64, i32)
//   ^bb4:
//     llvm.return %9 : i32
//   }
// }
// -----
// args: --passes=loop-unrotate
// The guard is `n != 0`, but `n` may be negative: the loop then ends after one iteration, not before it.
llvm.func @negative(%x: !llvm.ptr, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.icmp "eq" %n, %c0 : i64
  llvm.cond_br %none, ^exit, ^loop(%c0 : i64)
^loop(%i: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %x : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^exit
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @negative(%arg0: !llvm.ptr, %arg1: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     ... 6 lines
//     %6 = llvm.add %3, %1 : i64
//     %7 = llvm.icmp "slt" %6, %arg1 : i64
//     llvm.br ^bb2(%6 : i64)
//   ^bb2(%8: i64):
//     %9 = llvm.icmp "slt" %8, %arg1 : i64
//     llvm.cond_br %9, ^bb3, ^bb4
//   ^bb3:
//     %10 = llvm.getelementptr %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %11 = llvm.load %10 : !llvm.ptr -> i32
//     llvm.store %11, %arg0 : i32, !llvm.ptr
//     %12 = llvm.add %8, %1 : i64
//     %13 = llvm.icmp "slt" %12, %arg1 : i64
//     llvm.br ^bb2(%12 : i64)
//   ^bb4:
//     llvm.return
//   }
// }
// -----
// args: --passes=loop-unrotate
// No first iteration is peeled from loops that no pass makes vectors of: the index of the store is loaded, and the value
// is a vector.
llvm.func @scattered(%x: !llvm.ptr, %counts: !llvm.ptr, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^loop(%c0 : i64)
^loop(%i: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %q = llvm.getelementptr %counts[%v] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %one, %q : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  %end = llvm.icmp "eq" %next, %n : i64
  llvm.cond_br %end, ^exit, ^loop(%next : i64)
^exit:
  llvm.return
}
llvm.func @vectors(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%c0 : i64)
^loop(%i: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xi32>
  %v = llvm.load %p : !llvm.ptr -> vector<4xi32>
  %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xi32>
  llvm.store %v, %q : vector<4xi32>, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  %end = llvm.icmp "eq" %next, %n : i64
  llvm.cond_br %end, ^exit, ^loop(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @scattered(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i32) : i32
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %5 = llvm.load %4 : !llvm.ptr -> i64
//     %6 = llvm.getelementptr %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %2, %6 : i32, !llvm.ptr
//     %7 = llvm.add %3, %1 : i64
//     %8 = llvm.icmp "eq" %7, %arg2 : i64
//     llvm.cond_br %8, ^bb2, ^bb1(%7 : i64)
//   ^bb2:
//     llvm.return
//   }
//   llvm.func @vectors(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xi32>
//     %4 = llvm.load %3 : !llvm.ptr -> vector<4xi32>
//     %5 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xi32>
//     llvm.store %4, %5 : vector<4xi32>, !llvm.ptr
//     %6 = llvm.add %2, %1 : i64
//     %7 = llvm.icmp "eq" %6, %arg2 : i64
//     llvm.cond_br %7, ^bb2, ^bb1(%6 : i64)
//   ^bb2:
//     llvm.return
//   }
// }
