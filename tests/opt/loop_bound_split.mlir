// args: --passes=loop-bound-split
// The branch is folded in both loops. The bound of the first loop is a saturating sum.
llvm.func @branch(%x: !llvm.ptr, %n: i64, %m: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %one = llvm.mlir.constant(1.0 : f32) : f32
  %two = llvm.mlir.constant(2.0 : f32) : f32
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %j = llvm.add %i, %c2 overflow<nsw> : i64
  %is_low = llvm.icmp "sle" %j, %m : i64
  llvm.cond_br %is_low, ^low, ^high
^low:
  llvm.store %one, %p : f32, !llvm.ptr
  llvm.br ^latch
^high:
  llvm.store %two, %p : f32, !llvm.ptr
  llvm.br ^latch
^latch:
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// The loop of the last iteration is short and annotated.
llvm.func @last(%x: !llvm.ptr, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %one = llvm.mlir.constant(1.0 : f32) : f32
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %end = llvm.add %n, %m1 : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %is_last = llvm.icmp "eq" %i, %end : i64
  %v = llvm.select %is_last, %one, %two : i1, f32
  llvm.store %v, %p : f32, !llvm.ptr
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// The sum may wrap, so that the condition stays in the second loop.
llvm.func @may_wrap(%x: !llvm.ptr, %n: i64, %m: i64, %first: i64) {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %one = llvm.mlir.constant(1.0 : f32) : f32
  %two = llvm.mlir.constant(2.0 : f32) : f32
  llvm.br ^header(%first : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %j = llvm.add %i, %c2 : i64
  %is_low = llvm.icmp "slt" %j, %m : i64
  %v = llvm.select %is_low, %one, %two : i1, f32
  llvm.store %v, %p : f32, !llvm.ptr
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @branch(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(1.000000e+00 : f32) : f32
//     %3 = llvm.mlir.constant(2.000000e+00 : f32) : f32
//     %4 = llvm.mlir.constant(-9223372036854775807 : i64) : i64
//     %5 = llvm.intr.smax(%arg2, %4) : (i64, i64) -> i64
//     %6 = llvm.mlir.constant(-1 : i64) : i64
//     %7 = llvm.add %5, %6 : i64
//     %8 = llvm.freeze %7 : i64
//     %9 = llvm.intr.smin(%8, %arg1) : (i64, i64) -> i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%10: i64):
//     %11 = llvm.icmp "slt" %10, %9 : i64
//     llvm.cond_br %11, ^bb2, ^bb3
//   ^bb2:
//     %12 = llvm.getelementptr %arg0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %2, %12 : f32, !llvm.ptr
//     %13 = llvm.add %10, %1 overflow<nsw> : i64
//     llvm.br ^bb1(%13 : i64)
//   ^bb3:
//     llvm.br ^bb4(%10 : i64)
//   ^bb4(%14: i64):
//     ... 4 lines
//   ^bb6:
//     %16 = llvm.getelementptr %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %3, %16 : f32, !llvm.ptr
//     %17 = llvm.add %14, %1 overflow<nsw> : i64
//     llvm.br ^bb4(%17 : i64)
//   }
//   llvm.func @last(%arg0: !llvm.ptr, %arg1: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(-1 : i64) : i64
//     %3 = llvm.add %arg1, %2 : i64
//     %4 = llvm.freeze %3 : i64
//     %5 = llvm.intr.smin(%4, %arg1) : (i64, i64) -> i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%6: i64):
//     %7 = llvm.icmp "slt" %6, %5 : i64
//     llvm.cond_br %7, ^bb2, ^bb3
//   ^bb2:
//     %8 = llvm.getelementptr %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %9 = llvm.mlir.constant(2.000000e+00 : f32) : f32
//     llvm.store %9, %8 : f32, !llvm.ptr
//     %10 = llvm.add %6, %1 overflow<nsw> : i64
//     llvm.br ^bb1(%10 : i64)
//   ^bb3:
//     llvm.br ^bb4(%6 : i64)
//   ^bb4(%11: i64):
//     ... 4 lines
//   ^bb6:
//     %13 = llvm.getelementptr %arg0[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %14 = llvm.mlir.constant(1.000000e+00 : f32) : f32
//     llvm.store %14, %13 : f32, !llvm.ptr
//     %15 = llvm.add %11, %1 overflow<nsw> : i64
//     llvm.br ^bb4(%15 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   }
//   llvm.func @may_wrap(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64, %arg3: i64) {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.mlir.constant(2 : i64) : i64
//     %2 = llvm.mlir.constant(1.000000e+00 : f32) : f32
//     %3 = llvm.mlir.constant(2.000000e+00 : f32) : f32
//     %4 = llvm.mlir.constant(-9223372036854775806 : i64) : i64
//     %5 = llvm.intr.smax(%arg2, %4) : (i64, i64) -> i64
//     %6 = llvm.mlir.constant(-2 : i64) : i64
//     %7 = llvm.add %5, %6 : i64
//     %8 = llvm.freeze %7 : i64
//     %9 = llvm.intr.smin(%8, %arg1) : (i64, i64) -> i64
//     llvm.br ^bb1(%arg3 : i64)
//   ^bb1(%10: i64):
//     %11 = llvm.icmp "slt" %10, %9 : i64
//     llvm.cond_br %11, ^bb2, ^bb3
//   ^bb2:
//     %12 = llvm.getelementptr %arg0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %13 = llvm.mlir.constant(1.000000e+00 : f32) : f32
//     llvm.store %13, %12 : f32, !llvm.ptr
//     %14 = llvm.add %10, %0 overflow<nsw> : i64
//     llvm.br ^bb1(%14 : i64)
//   ^bb3:
//     llvm.br ^bb4(%10 : i64)
//   ^bb4(%15: i64):
//     ... 12 lines
//   }
// }
