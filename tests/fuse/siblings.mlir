// The sum of two tensors is computed with the reduction that reads it first.
func.func @residual(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %out: tensor<4xf32>) -> (tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = arith.addf %a, %b : tensor<4x8xf32>
  %1 = linalg.reduce { arith.maximumf } ins(%0 : tensor<4x8xf32>) outs(%out : tensor<4xf32>) dimensions = [1]
  %2 = arith.mulf %0, %c : tensor<4x8xf32>
  return %1, %0, %2 : tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}
// output:
// module {
//   func.func @residual(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4xf32>) -> (tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
//     %0 = tensor.empty() : tensor<4x8xf32>
//     %1:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg3, %0 : tensor<4xf32>, tensor<4x8xf32>) {
//     ^bb0(%arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32):
//       %2 = arith.addf %arg4, %arg5 : f32
//       %3 = arith.maximumf %arg6, %2 : f32
//       linalg.yield %3, %2 : f32, f32
//     } -> (tensor<4xf32>, tensor<4x8xf32>)
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1#1, %arg2 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
//     ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
//       %5 = arith.mulf %arg8, %arg9 : f32
//       linalg.yield %5 : f32
//     } -> tensor<4x8xf32>
//     return %1#0, %1#1, %4 : tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
//   }
// }
// -----
// The exponential is not computed in the loop of the reduction.
func.func @expensive(%a: tensor<4x8xf32>, %out: tensor<4xf32>) -> (tensor<4xf32>, tensor<4x8xf32>) {
  %0 = math.exp %a : tensor<4x8xf32>
  %1 = linalg.reduce { arith.addf } ins(%0 : tensor<4x8xf32>) outs(%out : tensor<4xf32>) dimensions = [1]
  return %1, %0 : tensor<4xf32>, tensor<4x8xf32>
}
// output:
// module {
//   func.func @expensive(%arg0: tensor<4x8xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4x8xf32>) {
//     %0 = tensor.empty() : tensor<4x8xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32):
//       %2 = math.exp %arg2 : f32
//       linalg.yield %2 : f32
//     } -> tensor<4x8xf32>
//     %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<4x8xf32>) outs(%arg1 : tensor<4xf32>) {
//     ^bb0(%arg4: f32, %arg5: f32):
//       %4 = arith.addf %arg5, %arg4 : f32
//       linalg.yield %4 : f32
//     } -> tensor<4xf32>
//     return %3, %1 : tensor<4xf32>, tensor<4x8xf32>
//   }
// }
// -----
// Two expensive operations with the same loops, the second of which reads elements in another order.
func.func @transposed(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<4x8xf32>) {
  %0 = math.exp %a : tensor<4x8xf32>
  %e = tensor.empty() : tensor<8x4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %2 = arith.divf %x, %y : f32
    linalg.yield %2 : f32
  } -> tensor<8x4xf32>
  return %1, %0 : tensor<8x4xf32>, tensor<4x8xf32>
}
// output:
// module {
//   func.func @transposed(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<4x8xf32>) {
//     %0 = tensor.empty() : tensor<4x8xf32>
//     %1 = tensor.empty() : tensor<8x4xf32>
//     %2:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<8x4xf32>, tensor<4x8xf32>) outs(%1, %0 : tensor<8x4xf32>, tensor<4x8xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32, %arg5: f32):
//       %3 = math.exp %arg3 : f32
//       %4 = arith.divf %3, %arg2 : f32
//       linalg.yield %4, %3 : f32, f32
//     } -> (tensor<8x4xf32>, tensor<4x8xf32>)
//     return %2#0, %2#1 : tensor<8x4xf32>, tensor<4x8xf32>
//   }
// }
// -----
// The product reads the exponential before the quotient does.
func.func @earlier(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = math.exp %a : tensor<4x4xf32>
  %1 = linalg.matmul ins(%0, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = arith.divf %0, %a : tensor<4x4xf32>
  return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
}
// output:
// module {
//   func.func @earlier(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
//     %0 = tensor.empty() : tensor<4x4xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32):
//       %2 = math.exp %arg2 : f32
//       linalg.yield %2 : f32
//     } -> tensor<4x4xf32>
//     %3 = linalg.matmul ins(%1, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) {
//     ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
//       %7 = arith.divf %arg7, %arg8 : f32
//       linalg.yield %7 : f32
//     } -> tensor<4x4xf32>
//     return %3, %6 : tensor<4x4xf32>, tensor<4x4xf32>
//   }
// }
