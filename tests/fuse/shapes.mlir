// The sizes of the constant and the casts become part of the types.
func.func @static(%a: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%n, %c8) : tensor<?x?xf32>
  %1 = linalg.exp ins(%0 : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// output:
// module {
//   func.func @static(%arg0: tensor<4x8xf32>) -> tensor<?x?xf32> {
//     %0 = tensor.empty() : tensor<4x8xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.exp %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<4x8xf32>
//     %3 = tensor.cast %1 : tensor<4x8xf32> to tensor<?x?xf32>
//     return %3 : tensor<?x?xf32>
//   }
// }
// -----
// The size of a result is that of an operand.
func.func @dim(%a: tensor<?xf32>) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = math.exp %a : tensor<?xf32>
  %n = tensor.dim %0, %c0 : tensor<?xf32>
  return %0, %n : tensor<?xf32>, index
}
// output:
// module {
//   func.func @dim(%arg0: tensor<?xf32>) -> (tensor<?xf32>, index) {
//     %c0 = arith.constant 0 : index
//     %0 = tensor.dim %arg0, %c0 : tensor<?xf32>
//     %1 = tensor.empty(%0) : tensor<?xf32>
//     %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%1 : tensor<?xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %3 = math.exp %arg1 : f32
//       linalg.yield %3 : f32
//     } -> tensor<?xf32>
//     return %2, %0 : tensor<?xf32>, index
//   }
// }
