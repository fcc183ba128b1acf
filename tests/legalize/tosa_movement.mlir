// Moved elements.
// args: -O0
func.func @concat(%a0: tensor<2x3xf32>, %a1: tensor<2x1xf32>) -> tensor<2x4xf32> {
  %r = tosa.concat %a0, %a1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func @pad(%a0: tensor<2x3xf32>) -> tensor<3x6xf32> {
  %p = tosa.const_shape {values = dense<[1, 0, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %z1 = "tosa.const"() <{values = dense<2.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %a0, %p, %z1 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x6xf32>
  return %r : tensor<3x6xf32>
}
func.func @reshape(%a0: tensor<2x3xf32>) -> tensor<3x1x2xf32> {
  %p = tosa.const_shape {values = dense<[3, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = tosa.reshape %a0, %p : (tensor<2x3xf32>, !tosa.shape<3>) -> tensor<3x1x2xf32>
  return %r : tensor<3x1x2xf32>
}
func.func @slice(%a0: tensor<2x3xf32>) -> tensor<1x2xf32> {
  %p = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %q = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %a0, %p, %q : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}
func.func @tile(%a0: tensor<2x3xf32>) -> tensor<4x9xf32> {
  %p = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %p : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x9xf32>
  return %r : tensor<4x9xf32>
}
func.func @transpose(%a0: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %r = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @reverse(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.reverse %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @gather(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>) -> tensor<2x4x3xf32> {
  %r = tosa.gather %a0, %a1 : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// output:
// module {
//   func.func @concat(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>) -> tensor<2x4xf32> {
//     %0 = tensor.concat dim(1) %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
//     return %0 : tensor<2x4xf32>
//   }
//   func.func @pad(%arg0: tensor<2x3xf32>) -> tensor<3x6xf32> {
//     %cst = arith.constant 2.500000e+00 : f32
//     %0 = tensor.pad %arg0 low[1, 1] high[0, 2] {
//     ^bb0(%arg1: index, %arg2: index):
//       tensor.yield %cst : f32
//     } : tensor<2x3xf32> to tensor<3x6xf32>
//     return %0 : tensor<3x6xf32>
//   }
//   func.func @reshape(%arg0: tensor<2x3xf32>) -> tensor<3x1x2xf32> {
//     %0 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
//     %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [3, 1, 2] : tensor<6xf32> into tensor<3x1x2xf32>
//     return %1 : tensor<3x1x2xf32>
//   }
//   func.func @slice(%arg0: tensor<2x3xf32>) -> tensor<1x2xf32> {
//     %0 = tensor.extract_slice %arg0[1, 0] [1, 2] [1, 1] : tensor<2x3xf32> to tensor<1x2xf32>
//     return %0 : tensor<1x2xf32>
//   }
//   func.func @tile(%arg0: tensor<2x3xf32>) -> tensor<4x9xf32> {
//     %0 = tensor.empty() : tensor<2x2x3x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x2x3x3xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       linalg.yield %arg1 : f32
//     } -> tensor<2x2x3x3xf32>
//     %2 = tensor.collapse_shape %1 [[0, 1], [2, 3]] : tensor<2x2x3x3xf32> into tensor<4x9xf32>
//     return %2 : tensor<4x9xf32>
//   }
//   func.func @transpose(%arg0: tensor<2x3xf32>) -> tensor<3x2xf32> {
//     %0 = tensor.empty() : tensor<3x2xf32>
//     %1 = linalg.transpose ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<3x2xf32>) permutation = [1, 0]
//     return %1 : tensor<3x2xf32>
//   }
//   func.func @reverse(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %c2 = arith.constant 2 : index
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg1: f32):
//       %2 = linalg.index 0 : index
//       %3 = linalg.index 1 : index
//       %4 = arith.subi %c2, %3 : index
//       %5 = tensor.extract %arg0[%2, %4] : tensor<2x3xf32>
//       linalg.yield %5 : f32
//     } -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
//   func.func @gather(%arg0: tensor<2x5x3xf32>, %arg1: tensor<2x4xi32>) -> tensor<2x4x3xf32> {
//     %0 = tensor.empty() : tensor<2x4x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4xi32>) outs(%0 : tensor<2x4x3xf32>) {
//     ^bb0(%arg2: i32, %arg3: f32):
//       %2 = linalg.index 0 : index
//       %3 = linalg.index 2 : index
//       %4 = arith.index_cast %arg2 : i32 to index
//       %5 = tensor.extract %arg0[%2, %4, %3] : tensor<2x5x3xf32>
//       linalg.yield %5 : f32
//     } -> tensor<2x4x3xf32>
//     return %1 : tensor<2x4x3xf32>
//   }
// }
// -----
// Loops that insert rows.
// args: -O0
func.func @scatter(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x4x3xf32>) -> tensor<2x5x3xf32> {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// output:
// module {
//   func.func @scatter(%arg0: tensor<2x5x3xf32>, %arg1: tensor<2x4xi32>, %arg2: tensor<2x4x3xf32>) -> tensor<2x5x3xf32> {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c2 = arith.constant 2 : index
//     %0 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg0) -> (tensor<2x5x3xf32>) {
//       %c0_0 = arith.constant 0 : index
//       %c1_0 = arith.constant 1 : index
//       %c4 = arith.constant 4 : index
//       %1 = scf.for %arg5 = %c0_0 to %c4 step %c1_0 iter_args(%arg6 = %arg4) -> (tensor<2x5x3xf32>) {
//         %2 = tensor.extract %arg1[%arg3, %arg5] : tensor<2x4xi32>
//         %3 = arith.index_cast %2 : i32 to index
//         %4 = tensor.extract_slice %arg2[%arg3, %arg5, 0] [1, 1, 3] [1, 1, 1] : tensor<2x4x3xf32> to tensor<1x1x3xf32>
//         %5 = tensor.insert_slice %4 into %arg6[%arg3, %3, 0] [1, 1, 3] [1, 1, 1] : tensor<1x1x3xf32> into tensor<2x5x3xf32>
//         scf.yield %5 : tensor<2x5x3xf32>
//       }
//       scf.yield %1 : tensor<2x5x3xf32>
//     }
//     return %0 : tensor<2x5x3xf32>
//   }
// }
