// Pooling.
// args: -O0
func.func @max_pool2d(%a0: tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32> {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>} : (tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32>
  return %r : tensor<1x5x4x2xf32>
}
func.func @max_pool_ignore(%a0: tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32> {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>, nan_mode = IGNORE} : (tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32>
  return %r : tensor<1x5x4x2xf32>
}
// output:
// module {
//   func.func @max_pool2d(%arg0: tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32> {
//     %cst = arith.constant -3.40282347E+38 : f32
//     %0 = tensor.pad %arg0 low[0, 0, 2, 0] high[0, 1, 1, 0] {
//     ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
//       tensor.yield %cst : f32
//     } : tensor<1x5x6x2xf32> to tensor<1x6x9x2xf32>
//     %1 = tensor.empty() : tensor<1x5x4x2xf32>
//     %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x5x4x2xf32>) -> tensor<1x5x4x2xf32>
//     %3 = tensor.empty() : tensor<2x3xf32>
//     %4 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%0, %3 : tensor<1x6x9x2xf32>, tensor<2x3xf32>) outs(%2 : tensor<1x5x4x2xf32>) -> tensor<1x5x4x2xf32>
//     return %4 : tensor<1x5x4x2xf32>
//   }
//   func.func @max_pool_ignore(%arg0: tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32> {
//     %cst = arith.constant -3.40282347E+38 : f32
//     %0 = tensor.pad %arg0 low[0, 0, 2, 0] high[0, 1, 1, 0] {
//     ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
//       tensor.yield %cst : f32
//     } : tensor<1x5x6x2xf32> to tensor<1x6x9x2xf32>
//     %1 = tensor.empty() : tensor<1x5x4x2xf32>
//     %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x5x4x2xf32>) -> tensor<1x5x4x2xf32>
//     %3 = tensor.empty() : tensor<2x3xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%0, %3 : tensor<1x6x9x2xf32>, tensor<2x3xf32>) outs(%2 : tensor<1x5x4x2xf32>) {
//     ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
//       %5 = arith.maximumf %arg9, %arg7 : f32
//       %6 = arith.cmpf uno, %arg7, %arg7 : f32
//       %7 = arith.select %6, %arg9, %5 : f32
//       linalg.yield %7 : f32
//     } -> tensor<1x5x4x2xf32>
//     return %4 : tensor<1x5x4x2xf32>
//   }
// }
// -----
// Means do not count padding.
// args: -O0
func.func @avg_pool_f16(%a0: tensor<1x5x6x2xf16>) -> tensor<1x5x4x2xf16> {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.avg_pool2d %a0, %z1, %z2 {acc_type = f32, kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>} : (tensor<1x5x6x2xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x5x4x2xf16>
  return %r : tensor<1x5x4x2xf16>
}
// output:
// module {
//   func.func @avg_pool_f16(%arg0: tensor<1x5x6x2xf16>) -> tensor<1x5x4x2xf16> {
//     %cst = arith.constant 0.000000e+00 : f16
//     %0 = tensor.pad %arg0 low[0, 0, 2, 0] high[0, 1, 1, 0] {
//     ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
//       tensor.yield %cst : f16
//     } : tensor<1x5x6x2xf16> to tensor<1x6x9x2xf16>
//     %cst_0 = arith.constant 0.000000e+00 : f32
//     %1 = tensor.empty() : tensor<1x5x4x2xf32>
//     %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<1x5x4x2xf32>) -> tensor<1x5x4x2xf32>
//     %3 = tensor.empty() : tensor<2x3xf32>
//     %4 = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%0, %3 : tensor<1x6x9x2xf16>, tensor<2x3xf32>) outs(%2 : tensor<1x5x4x2xf32>) -> tensor<1x5x4x2xf32>
//     %c4 = arith.constant 4 : index
//     %c3 = arith.constant 3 : index
//     %7 = tensor.empty() : tensor<1x5x4x2xf16>
//     %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<1x5x4x2xf32>) outs(%7 : tensor<1x5x4x2xf16>) {
//     ^bb0(%arg10: f32, %arg11: f16):
//       %9 = linalg.index 1 : index
//       %c1 = arith.constant 1 : index
//       %c0 = arith.constant 0 : index
//       %10 = arith.subi %c4, %9 : index
//       %c2 = arith.constant 2 : index
//       %11 = arith.muli %10, %c1 : index
//       %c1_0 = arith.constant 1 : index
//       %12 = arith.subi %11, %c1_0 : index
//       %13 = arith.minsi %12, %c0 : index
//       %14 = arith.addi %c2, %13 : index
//       %c1_1 = arith.constant 1 : index
//       %15 = arith.maxsi %14, %c1_1 : index
//       %16 = linalg.index 2 : index
//       %c2_0 = arith.constant 2 : index
//       %c0_0 = arith.constant 0 : index
//       %17 = arith.subi %c3, %16 : index
//       %c3_0 = arith.constant 3 : index
//       %18 = arith.muli %16, %c2_0 : index
//       %c2_1 = arith.constant 2 : index
//       %19 = arith.subi %18, %c2_1 : index
//       %20 = arith.minsi %19, %c0_0 : index
//       %21 = arith.addi %c3_0, %20 : index
//       %22 = arith.muli %17, %c2_0 : index
//       %c1_2 = arith.constant 1 : index
//       %23 = arith.subi %22, %c1_2 : index
//       %24 = arith.minsi %23, %c0_0 : index
//       %25 = arith.addi %21, %24 : index
//       %c1_3 = arith.constant 1 : index
//       %26 = arith.maxsi %25, %c1_3 : index
//       %27 = arith.muli %15, %26 : index
//       %28 = arith.index_cast %27 : index to i32
//       %29 = arith.sitofp %28 : i32 to f32
//       %30 = arith.divf %arg10, %29 : f32
//       %31 = arith.truncf %30 : f32 to f16
//       linalg.yield %31 : f16
//     } -> tensor<1x5x4x2xf16>
//     return %8 : tensor<1x5x4x2xf16>
//   }
// }
