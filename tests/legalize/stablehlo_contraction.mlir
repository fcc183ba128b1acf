// Products and convolutions.
// args: -O0
func.func @matmul(%a0: tensor<2x3xf32>, %a1: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @batch_matmul(%a0: tensor<2x2x3xf32>, %a1: tensor<2x3x2xf32>) -> tensor<2x2x2xf32> {
  %r = stablehlo.dot_general %a0, %a1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x3xf32>, tensor<2x3x2xf32>) -> tensor<2x2x2xf32>
  return %r : tensor<2x2x2xf32>
}
func.func @transposed(%a0: tensor<3x2xf32>, %a1: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [0] x [1] : (tensor<3x2xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @bytes(%a0: tensor<2x3xui8>, %a1: tensor<3x2xui8>) -> tensor<2x2xi32> {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
func.func @dot(%a0: tensor<3xf32>, %a1: tensor<3xf32>) -> tensor<f32> {
  %r = stablehlo.dot %a0, %a1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @convolution(%a0: tensor<1x4x4x2xf32>, %a1: tensor<2x2x2x1xf32>) -> tensor<1x3x3x1xf32> {
  %r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], feature_group_count = 1 : i64} : (tensor<1x4x4x2xf32>, tensor<2x2x2x1xf32>) -> tensor<1x3x3x1xf32>
  return %r : tensor<1x3x3x1xf32>
}
func.func @convolution_grouped(%a0: tensor<1x2x5xf32>, %a1: tensor<2x1x2xf32>) -> tensor<1x2x3xf32> {
  %r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[1, 0]], rhs_dilate = [1]} {batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], feature_group_count = 2 : i64} : (tensor<1x2x5xf32>, tensor<2x1x2xf32>) -> tensor<1x2x3xf32>
  return %r : tensor<1x2x3xf32>
}
func.func @convolution_spread(%a0: tensor<1x3x1xf32>, %a1: tensor<2x1x1xf32>) -> tensor<1x6x1xf32> {
  %r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]], lhs_dilate = [2], reverse = [true]} {batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], feature_group_count = 1 : i64} : (tensor<1x3x1xf32>, tensor<2x1x1xf32>) -> tensor<1x6x1xf32>
  return %r : tensor<1x6x1xf32>
}
// output:
// module {
//   func.func @matmul(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<2x2xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<2x2xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2xf32>) -> tensor<2x2xf32>
//     %2 = linalg.matmul ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<3x2xf32>) outs(%1 : tensor<2x2xf32>) -> tensor<2x2xf32>
//     return %2 : tensor<2x2xf32>
//   }
//   func.func @batch_matmul(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x3x2xf32>) -> tensor<2x2x2xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<2x2x2xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
//     %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<2x2x3xf32>, tensor<2x3x2xf32>) outs(%1 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
//     return %2 : tensor<2x2x2xf32>
//   }
//   func.func @transposed(%arg0: tensor<3x2xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x2xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<2x2xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2xf32>) -> tensor<2x2xf32>
//     %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<3x2xf32>, tensor<2x3xf32>) outs(%1 : tensor<2x2xf32>) {
//     ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
//       %3 = arith.mulf %arg4, %arg5 : f32
//       %4 = arith.addf %arg6, %3 : f32
//       linalg.yield %4 : f32
//     } -> tensor<2x2xf32>
//     return %2 : tensor<2x2xf32>
//   }
//   func.func @bytes(%arg0: tensor<2x3xi8>, %arg1: tensor<3x2xi8>) -> tensor<2x2xi32> {
//     %c0_i32 = arith.constant 0 : i32
//     %0 = tensor.empty() : tensor<2x2xi32>
//     %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<2x2xi32>) -> tensor<2x2xi32>
//     %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<2x3xi8>, tensor<3x2xi8>) outs(%1 : tensor<2x2xi32>) {
//     ^bb0(%arg4: i8, %arg5: i8, %arg6: i32):
//       %3 = arith.extui %arg4 : i8 to i32
//       %4 = arith.extui %arg5 : i8 to i32
//       %5 = arith.muli %3, %4 : i32
//       %6 = arith.addi %arg6, %5 : i32
//       linalg.yield %6 : i32
//     } -> tensor<2x2xi32>
//     return %2 : tensor<2x2xi32>
//   }
//   func.func @dot(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<f32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<f32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
//     %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%arg0, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<f32>) {
//     ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
//       %3 = arith.mulf %arg4, %arg5 : f32
//       %4 = arith.addf %arg6, %3 : f32
//       linalg.yield %4 : f32
//     } -> tensor<f32>
//     return %2 : tensor<f32>
//   }
//   func.func @convolution(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<2x2x2x1xf32>) -> tensor<1x3x3x1xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<1x3x3x1xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
//     %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x4x4x2xf32>, tensor<2x2x2x1xf32>) outs(%1 : tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
//     return %2 : tensor<1x3x3x1xf32>
//   }
//   func.func @convolution_grouped(%arg0: tensor<1x2x5xf32>, %arg1: tensor<2x1x2xf32>) -> tensor<1x2x3xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.pad %arg0 low[0, 0, 1] high[0, 0, 0] {
//     ^bb0(%arg2: index, %arg3: index, %arg4: index):
//       tensor.yield %cst : f32
//     } : tensor<1x2x5xf32> to tensor<1x2x6xf32>
//     %cst_0 = arith.constant 0.000000e+00 : f32
//     %1 = tensor.expand_shape %0 [[0], [1], [2, 3]] output_shape [1, 2, 1, 6] : tensor<1x2x6xf32> into tensor<1x2x1x6xf32>
//     %2 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [2, 1, 1, 2] : tensor<2x1x2xf32> into tensor<2x1x1x2xf32>
//     %3 = tensor.empty() : tensor<1x2x1x3xf32>
//     %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
//     %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d5, d3 * 2 + d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1, %2 : tensor<1x2x1x6xf32>, tensor<2x1x1x2xf32>) outs(%4 : tensor<1x2x1x3xf32>) {
//     ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
//       %6 = arith.mulf %arg7, %arg8 : f32
//       %7 = arith.addf %arg9, %6 : f32
//       linalg.yield %7 : f32
//     } -> tensor<1x2x1x3xf32>
//     %8 = tensor.collapse_shape %5 [[0], [1], [2, 3]] : tensor<1x2x1x3xf32> into tensor<1x2x3xf32>
//     return %8 : tensor<1x2x3xf32>
//   }
//   func.func @convolution_spread(%arg0: tensor<1x3x1xf32>, %arg1: tensor<2x1x1xf32>) -> tensor<1x6x1xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<1x5x1xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
//     %2 = tensor.insert_slice %arg0 into %1[0, 0, 0] [1, 3, 1] [1, 2, 1] : tensor<1x3x1xf32> into tensor<1x5x1xf32>
//     %3 = tensor.pad %2 low[0, 1, 0] high[0, 1, 0] {
//     ^bb0(%arg4: index, %arg5: index, %arg6: index):
//       tensor.yield %cst : f32
//     } : tensor<1x5x1xf32> to tensor<1x7x1xf32>
//     %4 = tensor.empty() : tensor<2x1x1xf32>
//     %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%4 : tensor<2x1x1xf32>) {
//     ^bb0(%arg7: f32):
//       %6 = linalg.index 0 : index
//       %7 = linalg.index 1 : index
//       %8 = linalg.index 2 : index
//       %c1 = arith.constant 1 : index
//       %9 = arith.subi %c1, %6 : index
//       %10 = tensor.extract %arg1[%9, %7, %8] : tensor<2x1x1xf32>
//       linalg.yield %10 : f32
//     } -> tensor<2x1x1xf32>
//     %cst_0 = arith.constant 0.000000e+00 : f32
//     %11 = tensor.empty() : tensor<1x6x1xf32>
//     %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
//     %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d2 + d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d1)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%3, %5 : tensor<1x7x1xf32>, tensor<2x1x1xf32>) outs(%12 : tensor<1x6x1xf32>) {
//     ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
//       %14 = arith.mulf %arg10, %arg11 : f32
//       %15 = arith.addf %arg12, %14 : f32
//       linalg.yield %15 : f32
//     } -> tensor<1x6x1xf32>
//     return %13 : tensor<1x6x1xf32>
//   }
// }
