// args: --passes=indvars
// A descending counter with an ascending difference is reversed under the condition that neither wraps.
llvm.func @from_two(%n: i32, %x: !llvm.ptr, %y: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %start = llvm.sub %n, %c2 : i32
  llvm.br ^header(%start : i32)
^header(%k: i32):
  %i = llvm.sub %n, %k : i32
  %cond = llvm.icmp "sge" %k, %c1 : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %at = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %a, %i : i32
  %q = llvm.getelementptr %y[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %s, %q : i32, !llvm.ptr
  %next = llvm.sub %k, %c1 : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return %i : i32
}
// The inner counter starts at the distance from a bound of the outer loop, which the outer condition bounds as well.
llvm.func @triangle(%n: i32, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^outer(%n : i32)
^outer(%k: i32):
  %i = llvm.sub %n, %k : i32
  %more = llvm.icmp "sgt" %k, %c0 : i32
  llvm.cond_br %more, ^enter, ^exit
^enter:
  %first = llvm.add %i, %c1 : i32
  %start = llvm.sub %n, %first : i32
  llvm.br ^inner(%start : i32)
^inner(%l: i32):
  %cond = llvm.icmp "sgt" %l, %c0 : i32
  llvm.cond_br %cond, ^body, ^latch
^body:
  %j = llvm.sub %n, %l : i32
  %at = llvm.sext %j : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %i, %p : i32, !llvm.ptr
  %next = llvm.sub %l, %c1 : i32
  llvm.br ^inner(%next : i32)
^latch:
  %k1 = llvm.sub %k, %c1 : i32
  llvm.br ^outer(%k1 : i32)
^exit:
  llvm.return
}
// Loop-invariant terms of a difference cancel.
llvm.func @cancel(%n: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %start = llvm.sub %n, %c1 : i64
  llvm.br ^header(%c0 : i64)
^header(%k: i64):
  %cond = llvm.icmp "slt" %k, %start : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %left = llvm.sub %start, %k : i64
  %i = llvm.sub %n, %left : i64
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %i, %p : i64, !llvm.ptr
  %next = llvm.add %k, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @from_two(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     %1 = llvm.mlir.constant(2 : i32) : i32
//     %2 = llvm.sub %arg0, %1 : i32
//     %3 = llvm.mlir.constant(2 : i32) : i32
//     %4 = llvm.icmp "sge" %arg0, %3 : i32
//     %5 = llvm.freeze %4 : i1
//     llvm.cond_br %5, ^bb4, ^bb1
//   ^bb1:
//     llvm.br ^bb2(%2 : i32)
//   ^bb2(%6: i32):
//     %7 = llvm.sub %arg0, %6 : i32
//     %8 = llvm.icmp "sge" %6, %0 : i32
//     llvm.cond_br %8, ^bb3, ^bb6(%7 : i32)
//   ^bb3:
//     %9 = llvm.sext %7 : i32 to i64
//     %10 = llvm.getelementptr %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %11 = llvm.load %10 : !llvm.ptr -> i32
//     %12 = llvm.add %11, %7 : i32
//     %13 = llvm.getelementptr %arg2[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %12, %13 : i32, !llvm.ptr
//     %14 = llvm.sub %6, %0 overflow<nsw, nuw> : i32
//     llvm.br ^bb2(%14 : i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb4:
//     %15 = llvm.mlir.constant(2 : i32) : i32
//     %16 = llvm.sub %arg0, %15 overflow<nsw> : i32
//     %17 = llvm.sext %16 : i32 to i64
//     %18 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb5(%18 : i64)
//   ^bb5(%19: i64):
//     %20 = llvm.trunc %19 : i64 to i32
//     %21 = llvm.mlir.constant(-1 : i32) : i32
//     %22 = llvm.mul %20, %21 : i32
//     %23 = llvm.add %16, %22 : i32
//     %24 = llvm.sub %arg0, %23 overflow<nsw> : i32
//     %25 = llvm.icmp "slt" %19, %17 : i64
//     llvm.cond_br %25, ^bb8, ^bb6(%24 : i32)
//   ^bb6(%26: i32):
//     llvm.br ^bb7
//   ^bb7:
//     llvm.return %26 : i32
//   ^bb8:
//     %27 = llvm.mlir.constant(2 : i64) : i64
//     %28 = llvm.add %19, %27 : i64
//     %29 = llvm.getelementptr %arg1[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %30 = llvm.load %29 : !llvm.ptr -> i32
//     %31 = llvm.add %30, %24 : i32
//     %32 = llvm.getelementptr %arg2[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %31, %32 : i32, !llvm.ptr
//     %33 = llvm.mlir.constant(1 : i64) : i64
//     %34 = llvm.add %19, %33 : i64
//     llvm.br ^bb5(%34 : i64)
//   }
//   llvm.func @triangle(%arg0: i32, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(0 : i32) : i32
//     %3 = llvm.icmp "sge" %arg0, %2 : i32
//     %4 = llvm.freeze %3 : i1
//     llvm.cond_br %4, ^bb7, ^bb1
//   ^bb1:
//     llvm.br ^bb2(%arg0 : i32)
//   ^bb2(%5: i32):
//     %6 = llvm.sub %arg0, %5 overflow<nsw> : i32
//     %7 = llvm.icmp "sgt" %5, %0 : i32
//     llvm.cond_br %7, ^bb3, ^bb9
//   ^bb3:
//     %8 = llvm.add %6, %1 overflow<nuw> : i32
//     %9 = llvm.sub %arg0, %8 : i32
//     llvm.br ^bb4(%9 : i32)
//     ... 3 lines
//   ^bb5:
//     %12 = llvm.sub %5, %1 overflow<nsw, nuw> : i32
//     llvm.br ^bb2(%12 : i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb6:
//     %13 = llvm.sub %arg0, %10 : i32
//     %14 = llvm.sext %13 : i32 to i64
//     %15 = llvm.getelementptr %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %6, %15 : i32, !llvm.ptr
//     %16 = llvm.sub %10, %1 overflow<nsw, nuw> : i32
//     llvm.br ^bb4(%16 : i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb7:
//     %17 = llvm.sext %arg0 : i32 to i64
//     %18 = llvm.mlir.constant(1 : i64) : i64
//     %19 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb8(%19 : i64)
//   ^bb8(%20: i64):
//     %21 = llvm.trunc %20 : i64 to i32
//     %22 = llvm.mlir.constant(-1 : i32) : i32
//     %23 = llvm.mul %21, %22 : i32
//     %24 = llvm.add %arg0, %23 : i32
//     %25 = llvm.sub %arg0, %24 overflow<nsw> : i32
//     %26 = llvm.icmp "slt" %20, %17 : i64
//     llvm.cond_br %26, ^bb11, ^bb9
//   ^bb9:
//     llvm.br ^bb10
//   ^bb10:
//     llvm.return
//   ^bb11:
//     %27 = llvm.add %20, %18 : i64
//     %28 = llvm.sub %17, %27 : i64
//     %29 = llvm.sext %arg0 : i32 to i64
//     %30 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb12(%30 : i64)
//   ^bb12(%31: i64):
//     %32 = llvm.sub %28, %31 : i64
//     %33 = llvm.icmp "slt" %31, %28 : i64
//     llvm.cond_br %33, ^bb14, ^bb13
//   ^bb13:
//     %34 = llvm.mlir.constant(1 : i64) : i64
//     %35 = llvm.add %20, %34 : i64
//     llvm.br ^bb8(%35 : i64)
//   ^bb14:
//     %36 = llvm.sub %29, %32 : i64
//     %37 = llvm.getelementptr %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %25, %37 : i32, !llvm.ptr
//     %38 = llvm.mlir.constant(1 : i64) : i64
//     %39 = llvm.add %31, %38 : i64
//     llvm.br ^bb12(%39 : i64)
//   }
//   llvm.func @cancel(%arg0: i64, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     ... 7 lines
//   ^bb3:
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.add %3, %5 : i64
//     %7 = llvm.getelementptr %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     llvm.store %6, %7 : i64, !llvm.ptr
//     %8 = llvm.add %3, %1 overflow<nsw> : i64
//     llvm.br ^bb1(%8 : i64)
//   }
// }
