// args: --passes=loop-rotate,loop-strength-reduce
// The addresses of rows are computed in the preheader.
llvm.func @add_row(%i: i64, %n: i64, %stride: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%j: i64):
  %more = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %row = llvm.mul %i, %stride : i64
  %at = llvm.add %row, %j : i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %next = llvm.add %j, %c1 : i64
  %beside = llvm.add %row, %next : i64
  %q = llvm.getelementptr %x[%beside] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %w = llvm.load %q : !llvm.ptr -> f32
  %s = llvm.fadd %v, %w : f32
  llvm.store %s, %p : f32, !llvm.ptr
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @add_row(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.icmp "slt" %0, %arg1 : i64
//     llvm.cond_br %2, ^bb1, ^bb3
//   ^bb1:
//     %3 = llvm.mul %arg0, %arg2 : i64
//     %4 = llvm.mlir.constant(4 : i64) : i64
//     %5 = llvm.mul %3, %4 : i64
//     %6 = llvm.getelementptr %arg3[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%7: i64):
//     %8 = llvm.getelementptr %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %9 = llvm.load %8 : !llvm.ptr -> f32
//     %10 = llvm.add %7, %1 : i64
//     %11 = llvm.getelementptr %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %12 = llvm.getelementptr %11[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     %13 = llvm.load %12 : !llvm.ptr -> f32
//     %14 = llvm.fadd %9, %13 : f32
//     %15 = llvm.getelementptr %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %14, %15 : f32, !llvm.ptr
//     %16 = llvm.icmp "slt" %10, %arg1 : i64
//     llvm.cond_br %16, ^bb2(%10 : i64), ^bb3
//   ^bb3:
//     llvm.return
//   }
// }
