// The producer computes into the padded tensor.
func.func @pad(%a: tensor<4x8xf32>, %x: f32) -> tensor<6x11xf32> {
  %0 = math.exp %a : tensor<4x8xf32>
  %1 = tensor.pad %0 low[1, 2] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x8xf32> to tensor<6x11xf32>
  return %1 : tensor<6x11xf32>
}
// output:
// module {
//   func.func @pad(%arg0: tensor<4x8xf32>, %arg1: f32) -> tensor<6x11xf32> {
//     %0 = tensor.empty() : tensor<6x11xf32>
//     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<6x11xf32>) -> tensor<6x11xf32>
//     %2 = tensor.extract_slice %1[1, 2] [4, 8] [1, 1] : tensor<6x11xf32> to tensor<4x8xf32>
//     %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
//     ^bb0(%arg4: f32, %arg5: f32):
//       %4 = math.exp %arg4 : f32
//       linalg.yield %4 : f32
//     } -> tensor<4x8xf32>
//     %5 = tensor.insert_slice %3 into %1[1, 2] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<6x11xf32>
//     return %5 : tensor<6x11xf32>
//   }
// }
// -----
// Padding of dynamic extent.
func.func @dynamic(%a: tensor<?x8xf32>, %x: f32, %n: index) -> tensor<?x9xf32> {
  %0 = tensor.pad %a low[%n, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x8xf32> to tensor<?x9xf32>
  return %0 : tensor<?x9xf32>
}
// output:
// module {
//   func.func @dynamic(%arg0: tensor<?x8xf32>, %arg1: f32, %arg2: index) -> tensor<?x9xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = tensor.dim %arg0, %c0 : tensor<?x8xf32>
//     %1 = arith.addi %arg2, %0 : index
//     %2 = tensor.empty(%1) : tensor<?x9xf32>
//     %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<?x9xf32>) -> tensor<?x9xf32>
//     %4 = tensor.insert_slice %arg0 into %3[%arg2, 0] [%0, 8] [1, 1] : tensor<?x8xf32> into tensor<?x9xf32>
//     return %4 : tensor<?x9xf32>
//   }
// }
// -----
// Padding that depends on the position, and negative padding.
func.func @refused(%a: tensor<4xindex>, %x: index) -> (tensor<5xindex>, tensor<3xindex>) {
  %0 = tensor.pad %a low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<4xindex> to tensor<5xindex>
  %1 = tensor.pad %a low[-1] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : index
  } : tensor<4xindex> to tensor<3xindex>
  return %0, %1 : tensor<5xindex>, tensor<3xindex>
}
// output:
// module {
//   func.func @refused(%arg0: tensor<4xindex>, %arg1: index) -> (tensor<5xindex>, tensor<3xindex>) {
//     %0 = tensor.pad %arg0 low[0] high[1] {
//     ^bb0(%arg2: index):
//       tensor.yield %arg2 : index
//     } : tensor<4xindex> to tensor<5xindex>
//     %1 = tensor.pad %arg0 low[-1] high[0] {
//     ^bb0(%arg3: index):
//       tensor.yield %arg1 : index
//     } : tensor<4xindex> to tensor<3xindex>
//     return %0, %1 : tensor<5xindex>, tensor<3xindex>
//   }
// }
// -----
// Both parts are computed in the whole.
func.func @concat(%a: tensor<4x?xf32>, %b: tensor<4x8xf32>) -> tensor<4x?xf32> {
  %0 = math.exp %a : tensor<4x?xf32>
  %1 = math.log %b : tensor<4x8xf32>
  %2 = tensor.concat dim(1) %0, %1 : (tensor<4x?xf32>, tensor<4x8xf32>) -> tensor<4x?xf32>
  return %2 : tensor<4x?xf32>
}
// output:
// module {
//   func.func @concat(%arg0: tensor<4x?xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x?xf32> {
//     %c1 = arith.constant 1 : index
//     %0 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
//     %c8 = arith.constant 8 : index
//     %1 = arith.addi %0, %c8 : index
//     %2 = tensor.empty(%1) : tensor<4x?xf32>
//     %3 = tensor.extract_slice %2[0, 0] [4, %0] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x?xf32>) outs(%3 : tensor<4x?xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32):
//       %5 = math.exp %arg2 : f32
//       linalg.yield %5 : f32
//     } -> tensor<4x?xf32>
//     %6 = tensor.insert_slice %4 into %2[0, 0] [4, %0] [1, 1] : tensor<4x?xf32> into tensor<4x?xf32>
//     %7 = tensor.extract_slice %6[0, %0] [4, 8] [1, 1] : tensor<4x?xf32> to tensor<4x8xf32>
//     %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xf32>) outs(%7 : tensor<4x8xf32>) {
//     ^bb0(%arg4: f32, %arg5: f32):
//       %9 = math.log %arg4 : f32
//       linalg.yield %9 : f32
//     } -> tensor<4x8xf32>
//     %10 = tensor.insert_slice %8 into %6[0, %0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<4x?xf32>
//     return %10 : tensor<4x?xf32>
//   }
// }
// -----
// Padding of equal elements with the same value.
func.func @equal(%x: f32) -> (tensor<5x5xf32>, tensor<4x4xf32>, tensor<6xf32>) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %c = arith.constant dense<1.0> : tensor<4x4xf32>
  %s = tensor.splat %x : tensor<4xf32>
  %0 = tensor.pad %c low[1, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f32
  } : tensor<4x4xf32> to tensor<5x5xf32>
  %1 = math.exp %0 : tensor<5x5xf32>
  %d = tensor.extract_slice %c[0, 0] [3, 3] [1, 1] : tensor<4x4xf32> to tensor<3x3xf32>
  %2 = tensor.pad %d low[1, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %two : f32
  } : tensor<3x3xf32> to tensor<4x4xf32>
  %3 = tensor.pad %s low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %1, %2, %3 : tensor<5x5xf32>, tensor<4x4xf32>, tensor<6xf32>
}
// output:
// module {
//   func.func @equal(%arg0: f32) -> (tensor<5x5xf32>, tensor<4x4xf32>, tensor<6xf32>) {
//     %cst = arith.constant 2.000000e+00 : f32
//     %0 = tensor.empty() : tensor<5x5xf32>
//     %cst_0 = arith.constant 1.000000e+00 : f32
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<5x5xf32>) {
//     ^bb0(%arg1: f32):
//       %2 = math.exp %cst_0 : f32
//       linalg.yield %2 : f32
//     } -> tensor<5x5xf32>
//     %cst_1 = arith.constant dense<1.000000e+00> : tensor<3x3xf32>
//     %3 = tensor.empty() : tensor<4x4xf32>
//     %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     %5 = tensor.insert_slice %cst_1 into %4[1, 0] [3, 3] [1, 1] : tensor<3x3xf32> into tensor<4x4xf32>
//     %6 = tensor.empty() : tensor<6xf32>
//     %7 = linalg.fill ins(%arg0 : f32) outs(%6 : tensor<6xf32>) -> tensor<6xf32>
//     return %1, %5, %7 : tensor<5x5xf32>, tensor<4x4xf32>, tensor<6xf32>
//   }
// }
