// Equal operations, and an operation that nobody reads.
func.func @equal(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = math.exp %a : tensor<4xf32>
  %1 = math.exp %a : tensor<4xf32>
  %2 = math.log %a : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
// output:
// module {
//   func.func @equal(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
//     %0 = tensor.empty() : tensor<4xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.exp %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<4xf32>
//     return %1, %1 : tensor<4xf32>, tensor<4xf32>
//   }
// }
// -----
// Nobody reads the result of this operation.
func.func @unread(%a: tensor<4x4xf32>, %i: tensor<1x1xindex>) {
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x4xf32>, tensor<1x1xindex>) -> tensor<1x1x4xf32>
  return
}
// output:
// module {
//   func.func @unread(%arg0: tensor<4x4xf32>, %arg1: tensor<1x1xindex>) {
//     return
//   }
// }
