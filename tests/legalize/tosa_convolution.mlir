// Convolutions.
// args: -O0
func.func @conv2d(%a0: tensor<1x6x6x2xf32>, %a1: tensor<4x2x3x2xf32>, %a2: tensor<4xf32>) -> tensor<1x5x4x4xf32> {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 2>, stride = array<i64: 1, 2>} : (tensor<1x6x6x2xf32>, tensor<4x2x3x2xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x4xf32>
  return %r : tensor<1x5x4x4xf32>
}
func.func @conv2d_i8(%a0: tensor<1x6x6x2xi8>, %a1: tensor<4x2x3x2xi8>, %a2: tensor<4xi32>) -> tensor<1x5x4x4xi32> {
  %z1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = i32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 2>, stride = array<i64: 1, 2>} : (tensor<1x6x6x2xi8>, tensor<4x2x3x2xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x4x4xi32>
  return %r : tensor<1x5x4x4xi32>
}
func.func @conv3d(%a0: tensor<1x4x4x4x2xf32>, %a1: tensor<3x2x2x2x2xf32>, %a2: tensor<3xf32>) -> tensor<1x3x3x3x3xf32> {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv3d %a0, %a1, %a2, %z1, %z2 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x4x2xf32>, tensor<3x2x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x3x3xf32>
  return %r : tensor<1x3x3x3x3xf32>
}
// output:
// module {
//   func.func @conv2d(%arg0: tensor<1x6x6x2xf32>, %arg1: tensor<4x2x3x2xf32>, %arg2: tensor<4xf32>) -> tensor<1x5x4x4xf32> {
//     %0 = tensor.empty() : tensor<2x3x2x4xf32>
//     %1 = linalg.transpose ins(%arg1 : tensor<4x2x3x2xf32>) outs(%0 : tensor<2x3x2x4xf32>) permutation = [1, 2, 3, 0]
//     %cst = arith.constant 0.000000e+00 : f32
//     %2 = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 0, 2, 0] {
//     ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
//       tensor.yield %cst : f32
//     } : tensor<1x6x6x2xf32> to tensor<1x7x9x2xf32>
//     %3 = tensor.empty() : tensor<1x5x4x4xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4xf32>) outs(%3 : tensor<1x5x4x4xf32>) {
//     ^bb0(%arg9: f32, %arg10: f32):
//       linalg.yield %arg9 : f32
//     } -> tensor<1x5x4x4xf32>
//     %5 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%2, %1 : tensor<1x7x9x2xf32>, tensor<2x3x2x4xf32>) outs(%4 : tensor<1x5x4x4xf32>) -> tensor<1x5x4x4xf32>
//     return %5 : tensor<1x5x4x4xf32>
//   }
//   func.func @conv2d_i8(%arg0: tensor<1x6x6x2xi8>, %arg1: tensor<4x2x3x2xi8>, %arg2: tensor<4xi32>) -> tensor<1x5x4x4xi32> {
//     %0 = tensor.empty() : tensor<2x3x2x4xi8>
//     %1 = linalg.transpose ins(%arg1 : tensor<4x2x3x2xi8>) outs(%0 : tensor<2x3x2x4xi8>) permutation = [1, 2, 3, 0]
//     %c3_i8 = arith.constant 3 : i8
//     %2 = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 0, 2, 0] {
//     ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
//       tensor.yield %c3_i8 : i8
//     } : tensor<1x6x6x2xi8> to tensor<1x7x9x2xi8>
//     %3 = tensor.empty() : tensor<1x5x4x4xi32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4xi32>) outs(%3 : tensor<1x5x4x4xi32>) {
//     ^bb0(%arg9: i32, %arg10: i32):
//       linalg.yield %arg9 : i32
//     } -> tensor<1x5x4x4xi32>
//     %c3_i32 = arith.constant 3 : i32
//     %c1_i32 = arith.constant 1 : i32
//     %5 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%2, %1, %c3_i32, %c1_i32 : tensor<1x7x9x2xi8>, tensor<2x3x2x4xi8>, i32, i32) outs(%4 : tensor<1x5x4x4xi32>) -> tensor<1x5x4x4xi32>
//     return %5 : tensor<1x5x4x4xi32>
//   }
//   func.func @conv3d(%arg0: tensor<1x4x4x4x2xf32>, %arg1: tensor<3x2x2x2x2xf32>, %arg2: tensor<3xf32>) -> tensor<1x3x3x3x3xf32> {
//     %0 = tensor.empty() : tensor<2x2x2x2x3xf32>
//     %1 = linalg.transpose ins(%arg1 : tensor<3x2x2x2x2xf32>) outs(%0 : tensor<2x2x2x2x3xf32>) permutation = [1, 2, 3, 4, 0]
//     %2 = tensor.empty() : tensor<1x3x3x3x3xf32>
//     %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<3xf32>) outs(%2 : tensor<1x3x3x3x3xf32>) {
//     ^bb0(%arg5: f32, %arg6: f32):
//       linalg.yield %arg5 : f32
//     } -> tensor<1x3x3x3x3xf32>
//     %4 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %1 : tensor<1x4x4x4x2xf32>, tensor<2x2x2x2x3xf32>) outs(%3 : tensor<1x3x3x3x3xf32>) -> tensor<1x3x3x3x3xf32>
//     return %4 : tensor<1x3x3x3x3xf32>
//   }
// }
// -----
// Convolutions of each channel.
// args: -O0
func.func @depthwise_conv2d(%a0: tensor<1x6x6x2xf32>, %a1: tensor<2x3x2x3xf32>, %a2: tensor<6xf32>) -> tensor<1x5x4x6xf32> {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 2>, stride = array<i64: 1, 2>} : (tensor<1x6x6x2xf32>, tensor<2x3x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x6xf32>
  return %r : tensor<1x5x4x6xf32>
}
// output:
// module {
//   func.func @depthwise_conv2d(%arg0: tensor<1x6x6x2xf32>, %arg1: tensor<2x3x2x3xf32>, %arg2: tensor<6xf32>) -> tensor<1x5x4x6xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 0, 2, 0] {
//     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
//       tensor.yield %cst : f32
//     } : tensor<1x6x6x2xf32> to tensor<1x7x9x2xf32>
//     %cst_0 = arith.constant 0.000000e+00 : f32
//     %1 = tensor.empty() : tensor<1x5x4x2x3xf32>
//     %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<1x5x4x2x3xf32>) -> tensor<1x5x4x2x3xf32>
//     %3 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%0, %arg1 : tensor<1x7x9x2xf32>, tensor<2x3x2x3xf32>) outs(%2 : tensor<1x5x4x2x3xf32>) -> tensor<1x5x4x2x3xf32>
//     %6 = tensor.collapse_shape %3 [[0], [1], [2], [3, 4]] : tensor<1x5x4x2x3xf32> into tensor<1x5x4x6xf32>
//     %7 = tensor.empty() : tensor<1x5x4x6xf32>
//     %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %6 : tensor<6xf32>, tensor<1x5x4x6xf32>) outs(%7 : tensor<1x5x4x6xf32>) {
//     ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
//       %9 = arith.addf %arg12, %arg13 : f32
//       linalg.yield %9 : f32
//     } -> tensor<1x5x4x6xf32>
//     return %8 : tensor<1x5x4x6xf32>
//   }
// }
// -----
// A batch of unknown size, and constant weights.
// args: -O0
func.func @batch_conv(%a0: tensor<?x4x4x1xf32>) -> tensor<?x4xf32> {
  %w = "tosa.const"() <{values = dense<[[[[1.0], [2.0]], [[3.0], [4.0]]]]> : tensor<1x2x2x1xf32>}> : () -> tensor<1x2x2x1xf32>
  %b = "tosa.const"() <{values = dense<0.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %a0, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<?x4x4x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x4x4x1xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<?x4x4x1xf32>) -> tensor<?x2x2x1xf32>
  %s = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.reshape %1, %s : (tensor<?x2x2x1xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
}
func.func @conv_constant(%a: tensor<1x3x3x1xf32>) -> tensor<1x3x3x2xf32> {
  %w = "tosa.const"() <{values = dense<[[[[1.0]]], [[[2.0]]]]> : tensor<2x1x1x1xf32>}> : () -> tensor<2x1x1x1xf32>
  %b = "tosa.const"() <{values = dense<0.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %a, %w, %b {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x3x3x1xf32>, tensor<2x1x1x1xf32>, tensor<1xf32>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}
// output:
// module {
//   func.func @batch_conv(%arg0: tensor<?x4x4x1xf32>) -> tensor<?x4xf32> {
//     %cst = arith.constant dense<5.000000e-01> : tensor<1xf32>
//     %cst_0 = arith.constant dense<[[[[1.000000e+00]], [[2.000000e+00]]], [[[3.000000e+00]], [[4.000000e+00]]]]> : tensor<2x2x1x1xf32>
//     %cst_1 = arith.constant 0.000000e+00 : f32
//     %0 = tensor.pad %arg0 low[0, 0, 0, 0] high[0, 1, 1, 0] {
//     ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
//       tensor.yield %cst_1 : f32
//     } : tensor<?x4x4x1xf32> to tensor<?x5x5x1xf32>
//     %c0 = arith.constant 0 : index
//     %1 = tensor.dim %0, %c0 : tensor<?x5x5x1xf32>
//     %2 = tensor.empty(%1) : tensor<?x4x4x1xf32>
//     %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<1xf32>) outs(%2 : tensor<?x4x4x1xf32>) {
//     ^bb0(%arg5: f32, %arg6: f32):
//       linalg.yield %arg5 : f32
//     } -> tensor<?x4x4x1xf32>
//     %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%0, %cst_0 : tensor<?x5x5x1xf32>, tensor<2x2x1x1xf32>) outs(%3 : tensor<?x4x4x1xf32>) -> tensor<?x4x4x1xf32>
//     %cst_2 = arith.constant -3.40282347E+38 : f32
//     %c0_0 = arith.constant 0 : index
//     %7 = tensor.dim %4, %c0_0 : tensor<?x4x4x1xf32>
//     %8 = tensor.empty(%7) : tensor<?x2x2x1xf32>
//     %9 = linalg.fill ins(%cst_2 : f32) outs(%8 : tensor<?x2x2x1xf32>) -> tensor<?x2x2x1xf32>
//     %10 = tensor.empty() : tensor<2x2xf32>
//     %11 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%4, %10 : tensor<?x4x4x1xf32>, tensor<2x2xf32>) outs(%9 : tensor<?x2x2x1xf32>) -> tensor<?x2x2x1xf32>
//     %c0_1 = arith.constant 0 : index
//     %13 = tensor.dim %11, %c0_1 : tensor<?x2x2x1xf32>
//     %c2 = arith.constant 2 : index
//     %14 = arith.muli %13, %c2 : index
//     %c2_0 = arith.constant 2 : index
//     %15 = arith.muli %14, %c2_0 : index
//     %c4 = arith.constant 4 : index
//     %16 = arith.floordivsi %15, %c4 : index
//     %17 = tensor.collapse_shape %11 [[0, 1, 2, 3]] : tensor<?x2x2x1xf32> into tensor<?xf32>
//     %18 = tensor.expand_shape %17 [[0, 1]] output_shape [%16, 4] : tensor<?xf32> into tensor<?x4xf32>
//     return %18 : tensor<?x4xf32>
//   }
//   func.func @conv_constant(%arg0: tensor<1x3x3x1xf32>) -> tensor<1x3x3x2xf32> {
//     %cst = arith.constant dense<5.000000e-01> : tensor<1xf32>
//     %cst_0 = arith.constant dense<[[[[1.000000e+00, 2.000000e+00]]]]> : tensor<1x1x1x2xf32>
//     %0 = tensor.empty() : tensor<1x3x3x2xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<1xf32>) outs(%0 : tensor<1x3x3x2xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       linalg.yield %arg1 : f32
//     } -> tensor<1x3x3x2xf32>
//     %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %cst_0 : tensor<1x3x3x1xf32>, tensor<1x1x1x2xf32>) outs(%1 : tensor<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
//     return %2 : tensor<1x3x3x2xf32>
//   }
// }
// -----
// Transposed convolutions.
// args: -O0
func.func @transpose_conv2d(%a0: tensor<1x3x3x2xf32>, %a1: tensor<4x2x2x2xf32>, %a2: tensor<4xf32>) -> tensor<1x6x6x4xf32> {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x3x3x2xf32>, tensor<4x2x2x2xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return %r : tensor<1x6x6x4xf32>
}
// output:
// module {
//   func.func @transpose_conv2d(%arg0: tensor<1x3x3x2xf32>, %arg1: tensor<4x2x2x2xf32>, %arg2: tensor<4xf32>) -> tensor<1x6x6x4xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<1x5x5x2xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x5x5x2xf32>) {
//     ^bb0(%arg3: f32):
//       %2 = linalg.index 0 : index
//       %3 = linalg.index 1 : index
//       %4 = linalg.index 2 : index
//       %5 = linalg.index 3 : index
//       %true = arith.constant true
//       %c2 = arith.constant 2 : index
//       %c0 = arith.constant 0 : index
//       %6 = arith.remsi %3, %c2 : index
//       %7 = arith.cmpi eq, %6, %c0 : index
//       %8 = arith.andi %true, %7 : i1
//       %9 = arith.divsi %3, %c2 : index
//       %c2_0 = arith.constant 2 : index
//       %c0_0 = arith.constant 0 : index
//       %10 = arith.remsi %4, %c2_0 : index
//       %11 = arith.cmpi eq, %10, %c0_0 : index
//       %12 = arith.andi %8, %11 : i1
//       %13 = arith.divsi %4, %c2_0 : index
//       %14 = tensor.extract %arg0[%2, %9, %13, %5] : tensor<1x3x3x2xf32>
//       %15 = arith.select %12, %14, %cst : f32
//       linalg.yield %15 : f32
//     } -> tensor<1x5x5x2xf32>
//     %16 = tensor.pad %1 low[0, 1, 1, 0] high[0, 1, 1, 0] {
//     ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
//       tensor.yield %cst : f32
//     } : tensor<1x5x5x2xf32> to tensor<1x7x7x2xf32>
//     %17 = tensor.empty() : tensor<2x2x2x4xf32>
//     %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%17 : tensor<2x2x2x4xf32>) {
//     ^bb0(%arg8: f32):
//       %19 = linalg.index 0 : index
//       %20 = linalg.index 1 : index
//       %21 = linalg.index 2 : index
//       %22 = linalg.index 3 : index
//       %c1 = arith.constant 1 : index
//       %23 = arith.subi %c1, %19 : index
//       %c1_0 = arith.constant 1 : index
//       %24 = arith.subi %c1_0, %20 : index
//       %25 = tensor.extract %arg1[%22, %23, %24, %21] : tensor<4x2x2x2xf32>
//       linalg.yield %25 : f32
//     } -> tensor<2x2x2x4xf32>
//     %26 = tensor.empty() : tensor<1x6x6x4xf32>
//     %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4xf32>) outs(%26 : tensor<1x6x6x4xf32>) {
//     ^bb0(%arg9: f32, %arg10: f32):
//       linalg.yield %arg9 : f32
//     } -> tensor<1x6x6x4xf32>
//     %28 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%16, %18 : tensor<1x7x7x2xf32>, tensor<2x2x2x4xf32>) outs(%27 : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
//     return %28 : tensor<1x6x6x4xf32>
//   }
// }
