// Products of matrices.
// args: -O0
func.func @matmul(%a0: tensor<1x2x3xf32>, %a1: tensor<1x3x4xf32>) -> tensor<1x2x4xf32> {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a0, %a1, %z1, %z2 : (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  return %r : tensor<1x2x4xf32>
}
func.func @matmul_i8(%a0: tensor<1x2x3xi8>, %a1: tensor<1x3x4xi8>) -> tensor<1x2x4xi32> {
  %z1 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %z1, %z2 : (tensor<1x2x3xi8>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return %r : tensor<1x2x4xi32>
}
func.func @fully_connected(%a0: tensor<2x3xf32>, %a1: tensor<4x3xf32>, %a2: tensor<4xf32>) -> tensor<2x4xf32> {
  %r = tosa.fully_connected %a0, %a1, %a2 : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
// output:
// module {
//   func.func @matmul(%arg0: tensor<1x2x3xf32>, %arg1: tensor<1x3x4xf32>) -> tensor<1x2x4xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<1x2x4xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
//     %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<1x2x3xf32>, tensor<1x3x4xf32>) outs(%1 : tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
//     return %2 : tensor<1x2x4xf32>
//   }
//   func.func @matmul_i8(%arg0: tensor<1x2x3xi8>, %arg1: tensor<1x3x4xi8>) -> tensor<1x2x4xi32> {
//     %c0_i32 = arith.constant 0 : i32
//     %0 = tensor.empty() : tensor<1x2x4xi32>
//     %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x2x4xi32>) -> tensor<1x2x4xi32>
//     %c1_i32 = arith.constant 1 : i32
//     %c2_i32 = arith.constant 2 : i32
//     %2 = linalg.quantized_batch_matmul ins(%arg0, %arg1, %c1_i32, %c2_i32 : tensor<1x2x3xi8>, tensor<1x3x4xi8>, i32, i32) outs(%1 : tensor<1x2x4xi32>) -> tensor<1x2x4xi32>
//     return %2 : tensor<1x2x4xi32>
//   }
//   func.func @fully_connected(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4xf32>) -> tensor<2x4xf32> {
//     %0 = tensor.empty() : tensor<2x4xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4xf32>) outs(%0 : tensor<2x4xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32):
//       linalg.yield %arg3 : f32
//     } -> tensor<2x4xf32>
//     %2 = tensor.empty() : tensor<3x4xf32>
//     %3 = linalg.transpose ins(%arg1 : tensor<4x3xf32>) outs(%2 : tensor<3x4xf32>) permutation = [1, 0]
//     %4 = linalg.matmul ins(%arg0, %3 : tensor<2x3xf32>, tensor<3x4xf32>) outs(%1 : tensor<2x4xf32>) -> tensor<2x4xf32>
//     return %4 : tensor<2x4xf32>
//   }
// }
