// Gathers and scatters of slices: slices with all dimensions and with fewer, and indices of several types.
func.func @gather(%s: tensor<3x2x4xf32>, %i: tensor<2x2x2xindex>) -> tensor<2x2x1x2x1xf32> {
  %0 = tensor.gather %s[%i] gather_dims([0, 2]) unique : (tensor<3x2x4xf32>, tensor<2x2x2xindex>) -> tensor<2x2x1x2x1xf32>
  return %0 : tensor<2x2x1x2x1xf32>
}
func.func @rows(%s: tensor<?x4xf32>, %i: tensor<?x1xi32>) -> tensor<?x4xf32> {
  %0 = tensor.gather %s[%i] gather_dims([0]) : (tensor<?x4xf32>, tensor<?x1xi32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @scatter(%s: tensor<2x4xf32>, %d: tensor<?x4xf32>, %i: tensor<2x1xi8>) -> tensor<?x4xf32> {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) unique : (tensor<2x4xf32>, tensor<?x4xf32>, tensor<2x1xi8>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @elements(%s: tensor<2x1x1xf32>, %d: tensor<2x4xf32>, %i: tensor<2x2xindex>) -> tensor<2x4xf32> {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 1]) unique : (tensor<2x1x1xf32>, tensor<2x4xf32>, tensor<2x2xindex>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
// output:
// module {
//   func.func @gather(%arg0: tensor<3x2x4xf32>, %arg1: tensor<2x2x2xindex>) -> tensor<2x2x1x2x1xf32> {
//     %0 = tensor.empty() : tensor<2x2x1x2x1xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<2x2x1x2x1xf32>) {
//     ^bb0(%arg2: f32):
//       %2 = linalg.index 0 : index
//       %3 = linalg.index 1 : index
//       %4 = linalg.index 2 : index
//       %5 = linalg.index 3 : index
//       %6 = linalg.index 4 : index
//       %c0 = arith.constant 0 : index
//       %7 = tensor.extract %arg1[%2, %3, %c0] : tensor<2x2x2xindex>
//       %c1 = arith.constant 1 : index
//       %8 = tensor.extract %arg1[%2, %3, %c1] : tensor<2x2x2xindex>
//       %9 = tensor.extract %arg0[%7, %5, %8] : tensor<3x2x4xf32>
//       linalg.yield %9 : f32
//     } -> tensor<2x2x1x2x1xf32>
//     return %1 : tensor<2x2x1x2x1xf32>
//   }
//   func.func @rows(%arg0: tensor<?x4xf32>, %arg1: tensor<?x1xi32>) -> tensor<?x4xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = tensor.dim %arg1, %c0 : tensor<?x1xi32>
//     %1 = tensor.empty(%0) : tensor<?x4xf32>
//     %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<?x4xf32>) {
//     ^bb0(%arg2: f32):
//       %3 = linalg.index 0 : index
//       %4 = linalg.index 1 : index
//       %c0_0 = arith.constant 0 : index
//       %5 = tensor.extract %arg1[%3, %c0_0] : tensor<?x1xi32>
//       %6 = arith.index_cast %5 : i32 to index
//       %7 = tensor.extract %arg0[%6, %4] : tensor<?x4xf32>
//       linalg.yield %7 : f32
//     } -> tensor<?x4xf32>
//     return %2 : tensor<?x4xf32>
//   }
//   func.func @scatter(%arg0: tensor<2x4xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<2x1xi8>) -> tensor<?x4xf32> {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c2 = arith.constant 2 : index
//     %0 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<?x4xf32>) {
//       %c0_0 = arith.constant 0 : index
//       %c1_0 = arith.constant 1 : index
//       %c4 = arith.constant 4 : index
//       %1 = scf.for %arg5 = %c0_0 to %c4 step %c1_0 iter_args(%arg6 = %arg4) -> (tensor<?x4xf32>) {
//         %c0_1 = arith.constant 0 : index
//         %2 = tensor.extract %arg2[%arg3, %c0_1] : tensor<2x1xi8>
//         %3 = arith.index_cast %2 : i8 to index
//         %4 = tensor.extract %arg0[%arg3, %arg5] : tensor<2x4xf32>
//         %5 = tensor.insert %4 into %arg6[%3, %arg5] : tensor<?x4xf32>
//         scf.yield %5 : tensor<?x4xf32>
//       }
//       scf.yield %1 : tensor<?x4xf32>
//     }
//     return %0 : tensor<?x4xf32>
//   }
//   func.func @elements(%arg0: tensor<2x1x1xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<2x2xindex>) -> tensor<2x4xf32> {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c2 = arith.constant 2 : index
//     %0 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<2x4xf32>) {
//       %c0_0 = arith.constant 0 : index
//       %c1_0 = arith.constant 1 : index
//       %c1_1 = arith.constant 1 : index
//       %1 = scf.for %arg5 = %c0_0 to %c1_1 step %c1_0 iter_args(%arg6 = %arg4) -> (tensor<2x4xf32>) {
//         %c0_1 = arith.constant 0 : index
//         %c1_2 = arith.constant 1 : index
//         %c1_3 = arith.constant 1 : index
//         %2 = scf.for %arg7 = %c0_1 to %c1_3 step %c1_2 iter_args(%arg8 = %arg6) -> (tensor<2x4xf32>) {
//           %c0_2 = arith.constant 0 : index
//           %3 = tensor.extract %arg2[%arg3, %c0_2] : tensor<2x2xindex>
//           %c1_4 = arith.constant 1 : index
//           %4 = tensor.extract %arg2[%arg3, %c1_4] : tensor<2x2xindex>
//           %5 = tensor.extract %arg0[%arg3, %arg5, %arg7] : tensor<2x1x1xf32>
//           %6 = tensor.insert %5 into %arg8[%3, %4] : tensor<2x4xf32>
//           scf.yield %6 : tensor<2x4xf32>
//         }
//         scf.yield %2 : tensor<2x4xf32>
//       }
//       scf.yield %1 : tensor<2x4xf32>
//     }
//     return %0 : tensor<2x4xf32>
//   }
// }
