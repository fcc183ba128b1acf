// A sum over windows: a row of 6 is two vectors, of which the second one overlaps the first. The output is loaded before
// it is stored. The loop of the rows of the window remains.
func.func @sums(%x: memref<1x1x4x8xf32>, %w: memref<3x3xf32>, %y: memref<1x1x2x6xf32>) {
  linalg.pooling_nchw_sum {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%x, %w : memref<1x1x4x8xf32>, memref<3x3xf32>)
    outs(%y : memref<1x1x2x6xf32>)
  return
}
// output:
// module {
//   llvm.func @sums(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: !llvm.ptr, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64, %arg28: i64) attributes {mlirc.signature = (memref<1x1x4x8xf32>, memref<3x3xf32>, memref<1x1x2x6xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(2 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %1 : i64
//     llvm.cond_br %3, ^bb2, ^bb6
//   ^bb2:
//     %4 = llvm.mlir.constant(8 : i64) : i64
//     %5 = llvm.mul %2, %4 : i64
//     %6 = llvm.getelementptr %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %7 = llvm.mlir.constant(6 : i64) : i64
//     %8 = llvm.mul %2, %7 : i64
//     %9 = llvm.getelementptr %arg19[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %10 = llvm.getelementptr %9[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     %11 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %12 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %13 = llvm.mlir.constant(0 : i64) : i64
//     %14 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb3(%13, %11, %12 : i64, vector<4xf32>, vector<4xf32>)
//   ^bb3(%15: i64, %16: vector<4xf32>, %17: vector<4xf32>):
//     %18 = llvm.icmp "slt" %15, %14 : i64
//     llvm.cond_br %18, ^bb4, ^bb5
//   ^bb4:
//     %19 = llvm.mlir.constant(8 : i64) : i64
//     %20 = llvm.mul %15, %19 : i64
//     %21 = llvm.getelementptr %6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %23 = llvm.fadd %16, %22 : vector<4xf32>
//     %24 = llvm.getelementptr %21[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %26 = llvm.fadd %17, %25 : vector<4xf32>
//     %27 = llvm.getelementptr %21[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %29 = llvm.fadd %23, %28 : vector<4xf32>
//     %30 = llvm.getelementptr %21[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %32 = llvm.fadd %26, %31 : vector<4xf32>
//     %33 = llvm.fadd %29, %25 : vector<4xf32>
//     %34 = llvm.getelementptr %21[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %36 = llvm.fadd %32, %35 : vector<4xf32>
//     %37 = llvm.mlir.constant(1 : i64) : i64
//     %38 = llvm.add %15, %37 : i64
//     llvm.br ^bb3(%38, %33, %36 : i64, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb5:
//     llvm.store %16, %9 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %17, %10 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %39 = llvm.mlir.constant(1 : i64) : i64
//     %40 = llvm.add %2, %39 : i64
//     llvm.br ^bb1(%40 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb6:
//     llvm.return
//   }
// }
