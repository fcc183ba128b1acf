// args: --passes=indvars
// Extended sums and products of the counter, and its exit test, are computed in 64 bits.
llvm.func @sums(%n: i32, %m: i32, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %twice = llvm.mul %c2, %i overflow<nsw> : i32
  %more = llvm.add %twice, %m overflow<nsw> : i32
  %at = llvm.sext %more : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %j = llvm.zext nneg %i : i32 to i64
  %q = llvm.getelementptr %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %next = llvm.add %i, %c1 overflow<nsw> : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
// The narrow counter is stored, so that it stays beside the wide one.
llvm.func @stored(%n: i32, %x: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%n : i32)
^header(%i: i32):
  %at = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %i, %p : i32, !llvm.ptr
  %next = llvm.sub %i, %c1 overflow<nsw> : i32
  %cond = llvm.icmp "sgt" %i, %c1 : i32
  llvm.cond_br %cond, ^header(%next : i32), ^exit
^exit:
  llvm.return
}
// Not widened: a counter or a sum that may wrap, and an unsigned exit test.
llvm.func @wraps(%n: i32, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%c0, %c0 : i32, i32)
^header(%i: i32, %k: i32):
  %cond = llvm.icmp "ult" %k, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %at = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %far = llvm.add %k, %n : i32
  %there = llvm.sext %far : i32 to i64
  %q = llvm.getelementptr %p[%there] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %k, %q : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i32
  %then = llvm.add %k, %c1 overflow<nsw> : i32
  llvm.br ^header(%next, %then : i32, i32)
^exit:
  llvm.return
}
// A sum that may wrap before the counter does.
llvm.func @sum(%x: !llvm.ptr, %n: i32) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "ult" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %m = llvm.add %i, %c2 : i32
  %at = llvm.zext %m : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %n, %p : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
// In a loop that is not counted, an inner one is versioned. The sum of -1 becomes a difference, which does not wrap.
llvm.func @neighbours(%n: i32, %x: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^round
^round:
  llvm.br ^header(%c1 : i32)
^header(%i: i32):
  %cond = llvm.icmp "ule" %i, %n : i32
  llvm.cond_br %cond, ^body, ^latch
^body:
  %below = llvm.add %i, %m1 : i32
  %a = llvm.zext %below : i32 to i64
  %p = llvm.getelementptr %x[%a] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %i, %p : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i32
  llvm.br ^header(%next : i32)
^latch:
  %v = llvm.load volatile %x : !llvm.ptr -> i32
  %continues = llvm.icmp "ne" %v, %c0 : i32
  llvm.cond_br %continues, ^round, ^exit
^exit:
  llvm.return
}
// The inner counter starts above the outer one, which is below the bound.
llvm.func @triangle(%n: i32, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^outer(%c0 : i32)
^outer(%i: i32):
  %more = llvm.icmp "ne" %i, %n : i32
  llvm.cond_br %more, ^enter, ^exit
^enter:
  %start = llvm.add %i, %c1 : i32
  llvm.br ^inner(%start : i32)
^inner(%j: i32):
  %cond = llvm.icmp "ne" %j, %n : i32
  llvm.cond_br %cond, ^body, ^latch
^body:
  %at = llvm.zext %j : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %i, %p : i32, !llvm.ptr
  %next = llvm.add %j, %c1 : i32
  llvm.br ^inner(%next : i32)
^latch:
  %i1 = llvm.add %i, %c1 : i32
  llvm.br ^outer(%i1 : i32)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @sums(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.sext %arg0 : i32 to i64
//     %2 = llvm.mlir.constant(2 : i64) : i64
//     %3 = llvm.sext %arg1 : i32 to i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.icmp "slt" %4, %1 : i64
//     llvm.cond_br %5, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %6 = llvm.mul %2, %4 : i64
//     %7 = llvm.add %6, %3 : i64
//     %8 = llvm.getelementptr %arg2[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %9 = llvm.load %8 : !llvm.ptr -> i32
//     %10 = llvm.getelementptr %arg2[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %9, %10 : i32, !llvm.ptr
//     %11 = llvm.mlir.constant(1 : i64) : i64
//     %12 = llvm.add %4, %11 overflow<nsw> : i64
//     llvm.br ^bb1(%12 : i64)
//   }
//   llvm.func @stored(%arg0: i32, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     %1 = llvm.sext %arg0 : i32 to i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%arg0, %1 : i32, i64)
//   ^bb1(%3: i32, %4: i64):
//     %5 = llvm.getelementptr %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %3, %5 : i32, !llvm.ptr
//     %6 = llvm.sub %3, %0 overflow<nsw> : i32
//     %7 = llvm.icmp "sgt" %4, %2 : i64
//     %8 = llvm.mlir.constant(-1 : i64) : i64
//     %9 = llvm.add %4, %8 overflow<nsw> : i64
//     llvm.cond_br %7, ^bb1(%6, %9 : i32, i64), ^bb2
//   ^bb2:
//     llvm.return
//   }
//   llvm.func @wraps(%arg0: i32, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     ... 13 lines
//     %10 = llvm.add %2, %1 : i32
//     %11 = llvm.add %3, %1 overflow<nsw, nuw> : i32
//     llvm.br ^bb1(%10, %11 : i32, i32)
//   }
//   llvm.func @sum(%arg0: !llvm.ptr, %arg1: i32) {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(2 : i32) : i32
//     %3 = llvm.mlir.constant(4294967294 : i32) : i32
//     %4 = llvm.icmp "ule" %arg1, %3 : i32
//     %5 = llvm.freeze %4 : i1
//     llvm.cond_br %5, ^bb4, ^bb1
//   ^bb1:
//     llvm.br ^bb2(%0 : i32)
//   ^bb2(%6: i32):
//     %7 = llvm.icmp "ult" %6, %arg1 : i32
//     llvm.cond_br %7, ^bb3, ^bb6
//   ^bb3:
//     %8 = llvm.add %6, %2 : i32
//     %9 = llvm.zext %8 : i32 to i64
//     %10 = llvm.getelementptr %arg0[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %arg1, %10 : i32, !llvm.ptr
//     %11 = llvm.add %6, %1 overflow<nuw> : i32
//     llvm.br ^bb2(%11 : i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb4:
//     %12 = llvm.mlir.constant(0 : i64) : i64
//     %13 = llvm.zext %arg1 : i32 to i64
//     %14 = llvm.mlir.constant(2 : i64) : i64
//     llvm.br ^bb5(%12 : i64)
//   ^bb5(%15: i64):
//     %16 = llvm.icmp "slt" %15, %13 : i64
//     llvm.cond_br %16, ^bb8, ^bb6
//   ^bb6:
//     llvm.br ^bb7
//   ^bb7:
//     llvm.return
//   ^bb8:
//     %17 = llvm.add %15, %14 : i64
//     %18 = llvm.getelementptr %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %arg1, %18 : i32, !llvm.ptr
//     %19 = llvm.mlir.constant(1 : i64) : i64
//     %20 = llvm.add %15, %19 overflow<nsw> : i64
//     llvm.br ^bb5(%20 : i64)
//   }
//   llvm.func @neighbours(%arg0: i32, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     %1 = llvm.mlir.constant(-1 : i32) : i32
//     %2 = llvm.mlir.constant(0 : i32) : i32
//     llvm.br ^bb1
//   ^bb1:
//     %3 = llvm.mlir.constant(4294967294 : i32) : i32
//     %4 = llvm.icmp "ule" %arg0, %3 : i32
//     %5 = llvm.freeze %4 : i1
//     llvm.cond_br %5, ^bb5, ^bb2
//   ^bb2:
//     llvm.br ^bb3(%0 : i32)
//   ^bb3(%6: i32):
//     %7 = llvm.icmp "ule" %6, %arg0 : i32
//     llvm.cond_br %7, ^bb4, ^bb7
//   ^bb4:
//     %8 = llvm.add %6, %1 : i32
//     %9 = llvm.zext %8 : i32 to i64
//     %10 = llvm.getelementptr %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %6, %10 : i32, !llvm.ptr
//     %11 = llvm.add %6, %0 : i32
//     llvm.br ^bb3(%11 : i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb5:
//     %12 = llvm.mlir.constant(1 : i64) : i64
//     %13 = llvm.zext %arg0 : i32 to i64
//     %14 = llvm.mlir.constant(1 : i64) : i64
//     %15 = llvm.mlir.constant(1 : i64) : i64
//     %16 = llvm.add %13, %15 : i64
//     llvm.br ^bb6(%12 : i64)
//   ^bb6(%17: i64):
//     %18 = llvm.trunc %17 : i64 to i32
//     %19 = llvm.mlir.constant(1 : i32) : i32
//     %20 = llvm.sub %18, %19 : i32
//     %21 = llvm.add %0, %20 : i32
//     %22 = llvm.icmp "slt" %17, %16 : i64
//     llvm.cond_br %22, ^bb10, ^bb7
//   ^bb7:
//     llvm.br ^bb8
//   ^bb8:
//     %23 = llvm.load volatile %arg1 : !llvm.ptr -> i32
//     ... 4 lines
//   ^bb10:
//     %25 = llvm.sub %17, %14 : i64
//     %26 = llvm.getelementptr %arg1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %21, %26 : i32, !llvm.ptr
//     %27 = llvm.mlir.constant(1 : i64) : i64
//     %28 = llvm.add %17, %27 overflow<nsw> : i64
//     llvm.br ^bb6(%28 : i64)
//   }
//   llvm.func @triangle(%arg0: i32, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.zext %arg0 : i32 to i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.trunc %3 : i64 to i32
//     %5 = llvm.icmp "slt" %3, %1 : i64
//     llvm.cond_br %5, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %6 = llvm.add %3, %2 : i64
//     %7 = llvm.zext %arg0 : i32 to i64
//     llvm.br ^bb4(%6 : i64)
//   ^bb4(%8: i64):
//     %9 = llvm.icmp "ne" %8, %7 : i64
//     llvm.cond_br %9, ^bb6, ^bb5
//   ^bb5:
//     %10 = llvm.mlir.constant(1 : i64) : i64
//     %11 = llvm.add %3, %10 overflow<nsw> : i64
//     llvm.br ^bb1(%11 : i64)
//   ^bb6:
//     %12 = llvm.getelementptr %arg1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %4, %12 : i32, !llvm.ptr
//     %13 = llvm.mlir.constant(1 : i64) : i64
//     %14 = llvm.add %8, %13 overflow<nsw> : i64
//     llvm.br ^bb4(%14 : i64)
//   }
// }
