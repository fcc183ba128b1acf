// args: --passes=loop-simplify,loop-unrotate
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
//     %7 = llvm.icmp "ne" %5, %4 : i64
//     llvm.cond_br %7, ^bb3, ^bb4(%6 : i32)
//   ^bb3:
//     %8 = llvm.getelementptr %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %9 = llvm.load %8 : !llvm.ptr -> i32
//     %10 = llvm.add %6, %9 : i32
//     %11 = llvm.add %5, %1 : i64
//     llvm.br ^bb2(%11, %10 : i64, i32)
//   ^bb4(%12: i32):
//     llvm.return %12 : i32
//   }
//   llvm.func @branches(%arg0: !llvm.ptr, %arg1: i64) -> i32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i32) : i32
//     %3 = llvm.icmp "ne" %arg1, %0 : i64
//     llvm.cond_br %3, ^bb1, ^bb7(%2 : i32)
//   ^bb1:
//     %4 = llvm.mlir.poison : i32
//     llvm.br ^bb2(%0, %2, %4 : i64, i32, i32)
//   ^bb2(%5: i64, %6: i32, %7: i32):
//     %8 = llvm.icmp "ult" %5, %arg1 : i64
//     llvm.cond_br %8, ^bb3, ^bb6
//   ^bb3:
//     %9 = llvm.getelementptr %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %10 = llvm.load %9 : !llvm.ptr -> i32
//     %11 = llvm.icmp "sgt" %10, %2 : i32
//     llvm.cond_br %11, ^bb4, ^bb5(%6 : i32)
//   ^bb4:
//     %12 = llvm.add %6, %10 : i32
//     llvm.br ^bb5(%12 : i32)
//   ^bb5(%13: i32):
//     %14 = llvm.add %5, %1 : i64
//     llvm.br ^bb2(%14, %13, %10 : i64, i32, i32)
//   ^bb6:
//     %15 = llvm.add %7, %6 : i32
//     llvm.br ^bb7(%15 : i32)
//   ^bb7(%16: i32):
//     llvm.return %16 : i32
//   }
// }
// -----
// args: --passes=loop-simplify,loop-unrotate
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
//     %2 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %3 = llvm.load %2 : !llvm.ptr -> i32
//     %4 = llvm.mul %3, %3 : i32
//     llvm.store %4, %2 : i32, !llvm.ptr
//     %5 = llvm.add %0, %1 : i64
//     %6 = llvm.icmp "ult" %5, %arg1 : i64
//     llvm.br ^bb1(%5, %4 : i64, i32)
//   ^bb1(%7: i64, %8: i32):
//     %9 = llvm.icmp "ult" %7, %arg1 : i64
//     llvm.cond_br %9, ^bb2, ^bb3
//   ^bb2:
//     %10 = llvm.getelementptr %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %11 = llvm.load %10 : !llvm.ptr -> i32
//     %12 = llvm.mul %11, %11 : i32
//     llvm.store %12, %10 : i32, !llvm.ptr
//     %13 = llvm.add %7, %1 : i64
//     llvm.br ^bb1(%13, %12 : i64, i32)
//   ^bb3:
//     llvm.return %8 : i32
//   }
// }
// -----
// args: --passes=loop-simplify,loop-unrotate
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
//     %2 = llvm.icmp "eq" %arg1, %0 : i64
//     llvm.cond_br %2, ^bb4, ^bb1
//   ^bb1:
//     %3 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %4 = llvm.load %3 : !llvm.ptr -> i32
//     llvm.store %4, %arg0 : i32, !llvm.ptr
//     %5 = llvm.add %0, %1 : i64
//     %6 = llvm.icmp "slt" %5, %arg1 : i64
//     llvm.br ^bb2(%5 : i64)
//   ^bb2(%7: i64):
//     %8 = llvm.icmp "slt" %7, %arg1 : i64
//     llvm.cond_br %8, ^bb3, ^bb4
//   ^bb3:
//     %9 = llvm.getelementptr %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %10 = llvm.load %9 : !llvm.ptr -> i32
//     llvm.store %10, %arg0 : i32, !llvm.ptr
//     %11 = llvm.add %7, %1 : i64
//     llvm.br ^bb2(%11 : i64)
//   ^bb4:
//     llvm.return
//   }
// }
// -----
// args: --passes=loop-simplify,loop-unrotate
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
// -----
// args: --passes=loop-simplify,loop-unrotate
// A nest. The guard of the inner loop is `1 < m`, and its exit test compares the counter before the increment with
// `m - 2`. The sum wraps for the least `m`, where the guard fails: the maximum excludes it.
llvm.func @nest(%x: !llvm.ptr, %n: i64, %m: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %less = llvm.mlir.constant(-2 : i64) : i64
  %last = llvm.add %m, %less : i64
  %some = llvm.icmp "sgt" %n, %c0 : i64
  llvm.cond_br %some, ^outer(%c0 : i64), ^exit
^outer(%i: i64):
  %any = llvm.icmp "sgt" %m, %c2 : i64
  llvm.cond_br %any, ^first, ^skip
^skip:
  %other = llvm.add %i, %c1 : i64
  llvm.br ^latch(%other : i64)
^first:
  %row = llvm.mul %i, %m : i64
  %end = llvm.add %i, %c1 : i64
  llvm.br ^inner(%c1 : i64)
^inner(%j: i64):
  %at = llvm.add %row, %j : i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %j, %p : i64, !llvm.ptr
  %next = llvm.add %j, %c1 : i64
  %is_last = llvm.icmp "eq" %j, %last : i64
  llvm.cond_br %is_last, ^latch(%end : i64), ^inner(%next : i64)
^latch(%more: i64):
  %is_end = llvm.icmp "eq" %more, %n : i64
  llvm.cond_br %is_end, ^exit, ^outer(%more : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @nest(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(2 : i64) : i64
//     %3 = llvm.mlir.constant(-2 : i64) : i64
//     %4 = llvm.add %arg2, %3 : i64
//     %5 = llvm.icmp "sgt" %arg1, %0 : i64
//     llvm.cond_br %5, ^bb1, ^bb9
//   ^bb1:
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%6: i64):
//     %7 = llvm.icmp "ne" %6, %arg1 : i64
//     llvm.cond_br %7, ^bb3, ^bb9
//   ^bb3:
//     %8 = llvm.icmp "sgt" %arg2, %2 : i64
//     llvm.br ^bb5
//   ^bb4:
//     %9 = llvm.add %6, %1 : i64
//     llvm.unreachable
//   ^bb5:
//     %10 = llvm.mul %6, %arg2 : i64
//     %11 = llvm.add %6, %1 : i64
//     %12 = llvm.mlir.constant(-1 : i64) : i64
//     %13 = llvm.add %arg2, %12 : i64
//     %14 = llvm.intr.smax(%arg2, %2) : (i64, i64) -> i64
//     %15 = llvm.mlir.constant(-1 : i64) : i64
//     %16 = llvm.add %14, %15 : i64
//     llvm.br ^bb6(%1 : i64)
//   ^bb6(%17: i64):
//     %18 = llvm.icmp "slt" %17, %16 : i64
//     llvm.cond_br %18, ^bb7, ^bb8
//   ^bb7:
//     %19 = llvm.add %10, %17 : i64
//     %20 = llvm.getelementptr %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     llvm.store %17, %20 : i64, !llvm.ptr
//     %21 = llvm.add %17, %1 : i64
//     llvm.br ^bb6(%21 : i64)
//   ^bb8:
//     llvm.br ^bb2(%11 : i64)
//   ^bb9:
//     llvm.return
//   }
// }
// -----
// args: --passes=loop-simplify,loop-unrotate
// The guard remains: the path around the loop has other values than the loop without iterations.
llvm.func @other_value(%x: !llvm.ptr, %n: i64, %m: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %some = llvm.icmp "sgt" %n, %c0 : i64
  llvm.cond_br %some, ^outer(%c0, %c0 : i64, i64), ^exit(%c0 : i64)
^outer(%i: i64, %sum: i64):
  %any = llvm.icmp "sgt" %m, %c0 : i64
  llvm.cond_br %any, ^inner(%c0, %sum : i64, i64), ^latch(%c1 : i64)
^inner(%j: i64, %a: i64):
  %p = llvm.getelementptr %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %b = llvm.add %a, %v : i64
  %next = llvm.add %j, %c1 : i64
  %is_last = llvm.icmp "eq" %next, %m : i64
  llvm.cond_br %is_last, ^latch(%b : i64), ^inner(%next, %b : i64, i64)
^latch(%s: i64):
  %more = llvm.add %i, %c1 : i64
  %is_end = llvm.icmp "eq" %more, %n : i64
  llvm.cond_br %is_end, ^exit(%s : i64), ^outer(%more, %s : i64, i64)
^exit(%r: i64):
  llvm.return %r : i64
}
// output:
// module {
//   llvm.func @other_value(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.icmp "sgt" %arg1, %0 : i64
//     llvm.cond_br %2, ^bb1, ^bb8(%0 : i64)
//   ^bb1:
//     llvm.br ^bb2(%0, %0 : i64, i64)
//   ^bb2(%3: i64, %4: i64):
//     %5 = llvm.icmp "ne" %3, %arg1 : i64
//     llvm.cond_br %5, ^bb3, ^bb8(%4 : i64)
//   ^bb3:
//     %6 = llvm.icmp "sgt" %arg2, %0 : i64
//     llvm.cond_br %6, ^bb4, ^bb7(%1 : i64)
//   ^bb4:
//     llvm.br ^bb5(%0, %4 : i64, i64)
//   ^bb5(%7: i64, %8: i64):
//     %9 = llvm.icmp "ne" %7, %arg2 : i64
//     llvm.cond_br %9, ^bb6, ^bb7(%8 : i64)
//   ^bb6:
//     %10 = llvm.getelementptr %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %11 = llvm.load %10 : !llvm.ptr -> i64
//     %12 = llvm.add %8, %11 : i64
//     %13 = llvm.add %7, %1 : i64
//     llvm.br ^bb5(%13, %12 : i64, i64)
//   ^bb7(%14: i64):
//     %15 = llvm.add %3, %1 : i64
//     llvm.br ^bb2(%15, %14 : i64, i64)
//   ^bb8(%16: i64):
//     llvm.return %16 : i64
//   }
// }
// -----
// args: --passes=loop-simplify,loop-unrotate
// The metadata of the loop stays at its latch.
llvm.func @annotated(%x: !llvm.ptr, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %some = llvm.icmp "sgt" %n, %c0 : i64
  llvm.cond_br %some, ^loop(%c0 : i64), ^exit
^loop(%i: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %i, %p : i64, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^exit {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>, mustProgress = true>}
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @annotated(%arg0: !llvm.ptr, %arg1: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.icmp "sgt" %arg1, %0 : i64
//     llvm.cond_br %2, ^bb1, ^bb4
//   ^bb1:
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%3: i64):
//     %4 = llvm.icmp "slt" %3, %arg1 : i64
//     llvm.cond_br %4, ^bb3, ^bb4
//   ^bb3:
//     %5 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     llvm.store %3, %5 : i64, !llvm.ptr
//     %6 = llvm.add %3, %1 : i64
//     llvm.br ^bb2(%6 : i64) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>, mustProgress = true>}
//   ^bb4:
//     llvm.return
//   }
// }
// -----
// args: --passes=loop-simplify,loop-unrotate
// The last increment may wrap: it has no flags after the exit test uses it.
llvm.func @last_is_most(%x: !llvm.ptr, %last: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%c0 : i64)
^loop(%i: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  llvm.store %v, %x : i8, !llvm.ptr
  %next = llvm.add %i, %c1 overflow<nsw, nuw> : i64
  %end = llvm.icmp "eq" %i, %last : i64
  llvm.cond_br %end, ^exit, ^loop(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @last_is_most(%arg0: !llvm.ptr, %arg1: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.add %arg1, %2 : i64
//     %4 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %5 = llvm.load %4 : !llvm.ptr -> i8
//     llvm.store %5, %arg0 : i8, !llvm.ptr
//     %6 = llvm.add %0, %1 : i64
//     %7 = llvm.icmp "eq" %0, %arg1 : i64
//     %8 = llvm.icmp "eq" %6, %3 : i64
//     llvm.br ^bb1(%6 : i64)
//   ^bb1(%9: i64):
//     %10 = llvm.icmp "ne" %9, %3 : i64
//     llvm.cond_br %10, ^bb2, ^bb3
//   ^bb2:
//     %11 = llvm.getelementptr %arg0[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %12 = llvm.load %11 : !llvm.ptr -> i8
//     llvm.store %12, %arg0 : i8, !llvm.ptr
//     %13 = llvm.add %9, %1 : i64
//     llvm.br ^bb1(%13 : i64)
//   ^bb3:
//     llvm.return
//   }
// }
