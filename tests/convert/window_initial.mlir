// A fill: the accumulators begin with the value.
func.func @filled(%x: memref<1x6xf32>, %w: memref<3xf32>, %y: memref<1x4xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<1x4xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j + k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %w : memref<1x6xf32>, memref<3xf32>) outs(%y : memref<1x4xf32>) {
  ^bb0(%e: f32, %f: f32, %sum: f32):
    %product = arith.mulf %e, %f : f32
    %next = arith.addf %sum, %product : f32
    linalg.yield %next : f32
  }
  return
}
// output:
// module {
//   llvm.func @filled(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64) attributes {mlirc.signature = (memref<1x6xf32>, memref<3xf32>, memref<1x4xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     %1 = llvm.mlir.poison : vector<4xf32>
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     %3 = llvm.insertelement %0, %1[%2 : i64] : vector<4xf32>
//     %4 = llvm.shufflevector %3, %1 [0, 0, 0, 0] : vector<4xf32>
//     %5 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb1(%2, %4 : i64, vector<4xf32>)
//   ^bb1(%6: i64, %7: vector<4xf32>):
//     %8 = llvm.icmp "slt" %6, %5 : i64
//     llvm.cond_br %8, ^bb2, ^bb3
//   ^bb2:
//     %9 = llvm.getelementptr %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %10 = llvm.getelementptr %arg8[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %11 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %12 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %13 = llvm.mlir.poison : vector<4xf32>
//     %14 = llvm.mlir.constant(0 : i64) : i64
//     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<4xf32>
//     %16 = llvm.shufflevector %15, %13 [0, 0, 0, 0] : vector<4xf32>
//     %17 = llvm.fmul %11, %16 : vector<4xf32>
//     %18 = llvm.fadd %7, %17 : vector<4xf32>
//     %19 = llvm.mlir.constant(1 : i64) : i64
//     %20 = llvm.add %6, %19 : i64
//     llvm.br ^bb1(%20, %18 : i64, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb3:
//     llvm.store %7, %arg13 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// The bias may be a part of the output, so it is read before.
func.func @overlapping(%x: memref<1x6xf32>, %w: memref<3xf32>, %b: memref<4xf32>, %y: memref<1x4xf32>) {
  linalg.broadcast ins(%b : memref<4xf32>) outs(%y : memref<1x4xf32>) dimensions = [0]
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j + k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %w : memref<1x6xf32>, memref<3xf32>) outs(%y : memref<1x4xf32>) {
  ^bb0(%e: f32, %f: f32, %sum: f32):
    %product = arith.mulf %e, %f : f32
    %next = arith.addf %sum, %product : f32
    linalg.yield %next : f32
  }
  return
}
// output:
// module {
//   llvm.func @overlapping(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64) attributes {mlirc.signature = (memref<1x6xf32>, memref<3xf32>, memref<4xf32>, memref<1x4xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %1 : i64
//     llvm.cond_br %3, ^bb2, ^bb3
//   ^bb2:
//     %4 = llvm.getelementptr %arg13[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %5 = llvm.getelementptr %arg18[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.load %4 : !llvm.ptr -> f32
//     llvm.store %6, %5 : f32, !llvm.ptr
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.add %2, %7 : i64
//     llvm.br ^bb1(%8 : i64)
//   ^bb3:
//     %9 = llvm.load %arg18 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %10 = llvm.mlir.constant(0 : i64) : i64
//     %11 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb4(%10, %9 : i64, vector<4xf32>)
//   ^bb4(%12: i64, %13: vector<4xf32>):
//     %14 = llvm.icmp "slt" %12, %11 : i64
//     llvm.cond_br %14, ^bb5, ^bb6
//   ^bb5:
//     %15 = llvm.getelementptr %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %16 = llvm.getelementptr %arg8[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %17 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %18 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %19 = llvm.mlir.poison : vector<4xf32>
//     %20 = llvm.mlir.constant(0 : i64) : i64
//     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<4xf32>
//     %22 = llvm.shufflevector %21, %19 [0, 0, 0, 0] : vector<4xf32>
//     %23 = llvm.fmul %17, %22 : vector<4xf32>
//     %24 = llvm.fadd %13, %23 : vector<4xf32>
//     %25 = llvm.mlir.constant(1 : i64) : i64
//     %26 = llvm.add %12, %25 : i64
//     llvm.br ^bb4(%26, %24 : i64, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb6:
//     llvm.store %13, %arg18 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// The output is read in between.
func.func @read(%x: memref<1x6xf32>, %w: memref<3xf32>, %y: memref<1x4xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  linalg.fill ins(%zero : f32) outs(%y : memref<1x4xf32>)
  %first = memref.load %y[%c0, %c0] : memref<1x4xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j + k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %w : memref<1x6xf32>, memref<3xf32>) outs(%y : memref<1x4xf32>) {
  ^bb0(%e: f32, %f: f32, %sum: f32):
    %product = arith.mulf %e, %f : f32
    %next = arith.addf %sum, %product : f32
    linalg.yield %next : f32
  }
  return %first : f32
}
// output:
// module {
//   llvm.func @read(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64) -> f32 attributes {mlirc.signature = (memref<1x6xf32>, memref<3xf32>, memref<1x4xf32>) -> f32} {
//     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     %1 = llvm.mlir.constant(0 : i64) : i64
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb1(%1 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.icmp "slt" %3, %2 : i64
//     llvm.cond_br %4, ^bb2, ^bb3
//   ^bb2:
//     %5 = llvm.getelementptr %arg13[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %0, %5 : f32, !llvm.ptr
//     %6 = llvm.mlir.constant(1 : i64) : i64
//     %7 = llvm.add %3, %6 : i64
//     llvm.br ^bb1(%7 : i64)
//   ^bb3:
//     %8 = llvm.load %arg13 : !llvm.ptr -> f32
//     %9 = llvm.load %arg13 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %10 = llvm.mlir.constant(0 : i64) : i64
//     %11 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb4(%10, %9 : i64, vector<4xf32>)
//   ^bb4(%12: i64, %13: vector<4xf32>):
//     %14 = llvm.icmp "slt" %12, %11 : i64
//     llvm.cond_br %14, ^bb5, ^bb6
//   ^bb5:
//     %15 = llvm.getelementptr %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %16 = llvm.getelementptr %arg8[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %17 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %18 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %19 = llvm.mlir.poison : vector<4xf32>
//     %20 = llvm.mlir.constant(0 : i64) : i64
//     %21 = llvm.insertelement %18, %19[%20 : i64] : vector<4xf32>
//     %22 = llvm.shufflevector %21, %19 [0, 0, 0, 0] : vector<4xf32>
//     %23 = llvm.fmul %17, %22 : vector<4xf32>
//     %24 = llvm.fadd %13, %23 : vector<4xf32>
//     %25 = llvm.mlir.constant(1 : i64) : i64
//     %26 = llvm.add %12, %25 : i64
//     llvm.br ^bb4(%26, %24 : i64, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb6:
//     llvm.store %13, %arg13 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.return %8 : f32
//   }
// }
