// Reductions.
// args: -O0
func.func @reduce_sum(%a0: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @reduce_max_ignore(%a0: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %r = tosa.reduce_max %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @reduce_all(%a0: tensor<2x3xi1>) -> tensor<2x1xi1> {
  %r = tosa.reduce_all %a0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return %r : tensor<2x1xi1>
}
// output:
// module {
//   func.func @reduce_sum(%arg0: tensor<2x3xf32>) -> tensor<2x1xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<2xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
//     %2 = linalg.reduce ins(%arg0 : tensor<2x3xf32>) outs(%1 : tensor<2xf32>) dimensions = [1]
//     (%arg3: f32, %arg4: f32) {
//       %3 = arith.addf %arg3, %arg4 : f32
//       linalg.yield %3 : f32
//     }
//     %4 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
//     return %4 : tensor<2x1xf32>
//   }
//   func.func @reduce_max_ignore(%arg0: tensor<2x3xf32>) -> tensor<2x1xf32> {
//     %cst = arith.constant -3.40282347E+38 : f32
//     %0 = tensor.empty() : tensor<2xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
//     %true = arith.constant true
//     %2 = tensor.empty() : tensor<2xi1>
//     %3 = linalg.fill ins(%true : i1) outs(%2 : tensor<2xi1>) -> tensor<2xi1>
//     %4:2 = linalg.reduce ins(%arg0, %arg0 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%1, %3 : tensor<2xf32>, tensor<2xi1>) dimensions = [1]
//     (%arg5: f32, %arg6: f32, %arg7: f32, %arg8: i1) {
//       %5 = arith.maximumf %arg5, %arg7 : f32
//       %6 = arith.cmpf uno, %arg5, %arg5 : f32
//       %7 = arith.select %6, %arg7, %5 : f32
//       %8 = arith.andi %arg8, %6 : i1
//       linalg.yield %7, %8 : f32, i1
//     }
//     %9 = tensor.empty() : tensor<2xf32>
//     %10 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4#0, %4#1 : tensor<2xf32>, tensor<2xi1>) outs(%9 : tensor<2xf32>) {
//     ^bb0(%arg9: f32, %arg10: i1, %arg11: f32):
//       %cst_0 = arith.constant 0x7FC00000 : f32
//       %11 = arith.select %arg10, %cst_0, %arg9 : f32
//       linalg.yield %11 : f32
//     } -> tensor<2xf32>
//     %12 = tensor.expand_shape %10 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
//     return %12 : tensor<2x1xf32>
//   }
//   func.func @reduce_all(%arg0: tensor<2x3xi1>) -> tensor<2x1xi1> {
//     %true = arith.constant true
//     %0 = tensor.empty() : tensor<2xi1>
//     %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<2xi1>) -> tensor<2xi1>
//     %2 = linalg.reduce ins(%arg0 : tensor<2x3xi1>) outs(%1 : tensor<2xi1>) dimensions = [1]
//     (%arg3: i1, %arg4: i1) {
//       %3 = arith.andi %arg3, %arg4 : i1
//       linalg.yield %3 : i1
//     }
//     %4 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 1] : tensor<2xi1> into tensor<2x1xi1>
//     return %4 : tensor<2x1xi1>
//   }
// }
// -----
// Sums of bf16 accumulate in f32.
// args: -O0
func.func @sum_bf16(%a: tensor<4x5xbf16>) -> tensor<4x1xbf16> {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x5xbf16>) -> tensor<4x1xbf16>
  return %0 : tensor<4x1xbf16>
}
// output:
// module {
//   func.func @sum_bf16(%arg0: tensor<4x5xbf16>) -> tensor<4x1xbf16> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<4xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
//     %2 = linalg.reduce ins(%arg0 : tensor<4x5xbf16>) outs(%1 : tensor<4xf32>) dimensions = [1]
//     (%arg3: bf16, %arg4: f32) {
//       %3 = arith.extf %arg3 : bf16 to f32
//       %4 = arith.addf %3, %arg4 : f32
//       linalg.yield %4 : f32
//     }
//     %5 = tensor.empty() : tensor<4xbf16>
//     %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<4xf32>) outs(%5 : tensor<4xbf16>) {
//     ^bb0(%arg5: f32, %arg6: bf16):
//       %7 = arith.truncf %arg5 : f32 to bf16
//       linalg.yield %7 : bf16
//     } -> tensor<4xbf16>
//     %8 = tensor.expand_shape %6 [[0, 1]] output_shape [4, 1] : tensor<4xbf16> into tensor<4x1xbf16>
//     return %8 : tensor<4x1xbf16>
//   }
// }
// -----
// Positions of maxima.
// args: -O0
func.func @argmax(%a0: tensor<2x3xf32>) -> tensor<2xi32> {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @argmax_i(%a0: tensor<2x3xi8>) -> tensor<3xi32> {
  %r = tosa.argmax %a0 {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// output:
// module {
//   func.func @argmax(%arg0: tensor<2x3xf32>) -> tensor<2xi32> {
//     %c0_i32 = arith.constant 0 : i32
//     %0 = tensor.empty() : tensor<2xi32>
//     %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<2xi32>) -> tensor<2xi32>
//     %cst = arith.constant -3.40282347E+38 : f32
//     %2 = tensor.empty() : tensor<2xf32>
//     %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
//     %4:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x3xf32>) outs(%1, %3 : tensor<2xi32>, tensor<2xf32>) {
//     ^bb0(%arg5: f32, %arg6: i32, %arg7: f32):
//       %5 = linalg.index 1 : index
//       %6 = arith.index_cast %5 : index to i32
//       %7 = arith.cmpf ugt, %arg5, %arg7 : f32
//       %8 = arith.cmpf ord, %arg7, %arg7 : f32
//       %9 = arith.andi %7, %8 : i1
//       %10 = arith.select %9, %6, %arg6 : i32
//       %11 = arith.select %9, %arg5, %arg7 : f32
//       linalg.yield %10, %11 : i32, f32
//     } -> (tensor<2xi32>, tensor<2xf32>)
//     return %4#0 : tensor<2xi32>
//   }
//   func.func @argmax_i(%arg0: tensor<2x3xi8>) -> tensor<3xi32> {
//     %c0_i32 = arith.constant 0 : i32
//     %0 = tensor.empty() : tensor<3xi32>
//     %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<3xi32>) -> tensor<3xi32>
//     %c-128_i8 = arith.constant -128 : i8
//     %2 = tensor.empty() : tensor<3xi8>
//     %3 = linalg.fill ins(%c-128_i8 : i8) outs(%2 : tensor<3xi8>) -> tensor<3xi8>
//     %4:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<2x3xi8>) outs(%1, %3 : tensor<3xi32>, tensor<3xi8>) {
//     ^bb0(%arg5: i8, %arg6: i32, %arg7: i8):
//       %5 = linalg.index 0 : index
//       %6 = arith.index_cast %5 : index to i32
//       %7 = arith.cmpi sgt, %arg5, %arg7 : i8
//       %8 = arith.select %7, %6, %arg6 : i32
//       %9 = arith.select %7, %arg5, %arg7 : i8
//       linalg.yield %8, %9 : i32, i8
//     } -> (tensor<3xi32>, tensor<3xi8>)
//     return %4#0 : tensor<3xi32>
//   }
// }
