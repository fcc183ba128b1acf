// Moved elements.
// args: -O0
func.func @constant(%a0: tensor<2xf32>) -> tensor<2x2xf32> {
  %r = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @iota(%a0: tensor<2xf32>) -> tensor<2x3xi32> {
  %r = stablehlo.iota dim = 1 : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @iota_float(%a0: tensor<2xf32>) -> tensor<2x3xf32> {
  %r = stablehlo.iota dim = 0 : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @broadcast(%a0: tensor<3xf32>, %a1: tensor<2x1xf32>) -> tensor<2x3xf32> {
  %b = stablehlo.broadcast_in_dim %a0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %c = stablehlo.broadcast_in_dim %a1, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
  %r = stablehlo.add %b, %c : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @broadcast_scalar(%a0: tensor<f32>) -> tensor<2x2xf32> {
  %r = stablehlo.broadcast_in_dim %a0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @reshape(%a0: tensor<2x3xf32>) -> tensor<3x1x2xf32> {
  %r = stablehlo.reshape %a0 : (tensor<2x3xf32>) -> tensor<3x1x2xf32>
  return %r : tensor<3x1x2xf32>
}
func.func @reshape_scalar(%a0: tensor<1x1xf32>) -> tensor<1xf32> {
  %s = stablehlo.reshape %a0 : (tensor<1x1xf32>) -> tensor<f32>
  %r = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
func.func @transpose(%a0: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %r = stablehlo.transpose %a0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @reverse(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = stablehlo.reverse %a0, dims = [0, 1] : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @slice(%a0: tensor<3x5xf32>) -> tensor<2x2xf32> {
  %r = stablehlo.slice %a0 [1:3, 0:4:2] : (tensor<3x5xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @dynamic_slice(%a0: tensor<3x4xf32>, %a1: tensor<i32>, %a2: tensor<ui32>) -> tensor<2x2xf32> {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 2] : (tensor<3x4xf32>, tensor<i32>, tensor<ui32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @dynamic_update_slice(%a0: tensor<3x4xf32>, %a1: tensor<2x2xf32>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<3x4xf32> {
  %r = stablehlo.dynamic_update_slice %a0, %a1, %a2, %a3 : (tensor<3x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @concatenate(%a0: tensor<2x3xf32>, %a1: tensor<2x1xf32>) -> tensor<2x4xf32> {
  %r = stablehlo.concatenate %a0, %a1, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func @pad(%a0: tensor<2x3xf32>, %a1: tensor<f32>) -> tensor<5x4xf32> {
  %r = stablehlo.pad %a0, %a1, low = [1, -1], high = [1, 0], interior = [1, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x4xf32>
  return %r : tensor<5x4xf32>
}
// output:
// module {
//   func.func @constant(%arg0: tensor<2xf32>) -> tensor<2x2xf32> {
//     %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
//     return %cst : tensor<2x2xf32>
//   }
//   func.func @iota(%arg0: tensor<2xf32>) -> tensor<2x3xi32> {
//     %0 = tensor.empty() : tensor<2x3xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<2x3xi32>) {
//     ^bb0(%arg1: i32):
//       %2 = linalg.index 1 : index
//       %3 = arith.index_cast %2 : index to i32
//       linalg.yield %3 : i32
//     } -> tensor<2x3xi32>
//     return %1 : tensor<2x3xi32>
//   }
//   func.func @iota_float(%arg0: tensor<2xf32>) -> tensor<2x3xf32> {
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg1: f32):
//       %2 = linalg.index 0 : index
//       %3 = arith.index_cast %2 : index to i64
//       %4 = arith.sitofp %3 : i64 to f32
//       linalg.yield %4 : f32
//     } -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
//   func.func @broadcast(%arg0: tensor<3xf32>, %arg1: tensor<2x1xf32>) -> tensor<2x3xf32> {
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3xf32>, tensor<2x1xf32>) outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.addf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
//   func.func @broadcast_scalar(%arg0: tensor<f32>) -> tensor<2x2xf32> {
//     %0 = tensor.empty() : tensor<2x2xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<f32>) outs(%0 : tensor<2x2xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       linalg.yield %arg1 : f32
//     } -> tensor<2x2xf32>
//     return %1 : tensor<2x2xf32>
//   }
//   func.func @reshape(%arg0: tensor<2x3xf32>) -> tensor<3x1x2xf32> {
//     %0 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
//     %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [3, 1, 2] : tensor<6xf32> into tensor<3x1x2xf32>
//     return %1 : tensor<3x1x2xf32>
//   }
//   func.func @reshape_scalar(%arg0: tensor<1x1xf32>) -> tensor<1xf32> {
//     %c0 = arith.constant 0 : index
//     %c0_0 = arith.constant 0 : index
//     %0 = tensor.extract %arg0[%c0, %c0_0] : tensor<1x1xf32>
//     %1 = tensor.from_elements %0 : tensor<f32>
//     %2 = tensor.expand_shape %1 [] output_shape [1] : tensor<f32> into tensor<1xf32>
//     return %2 : tensor<1xf32>
//   }
//   func.func @transpose(%arg0: tensor<2x3xf32>) -> tensor<3x2xf32> {
//     %0 = tensor.empty() : tensor<3x2xf32>
//     %1 = linalg.transpose ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<3x2xf32>) permutation = [1, 0]
//     return %1 : tensor<3x2xf32>
//   }
//   func.func @reverse(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg1: f32):
//       %2 = linalg.index 0 : index
//       %3 = linalg.index 1 : index
//       %c1 = arith.constant 1 : index
//       %4 = arith.subi %c1, %2 : index
//       %c2 = arith.constant 2 : index
//       %5 = arith.subi %c2, %3 : index
//       %6 = tensor.extract %arg0[%4, %5] : tensor<2x3xf32>
//       linalg.yield %6 : f32
//     } -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
//   func.func @slice(%arg0: tensor<3x5xf32>) -> tensor<2x2xf32> {
//     %0 = tensor.extract_slice %arg0[1, 0] [2, 2] [1, 2] : tensor<3x5xf32> to tensor<2x2xf32>
//     return %0 : tensor<2x2xf32>
//   }
//   func.func @dynamic_slice(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<2x2xf32> {
//     %0 = tensor.extract %arg1[] : tensor<i32>
//     %1 = arith.index_cast %0 : i32 to index
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %2 = arith.maxsi %1, %c0 : index
//     %3 = arith.minsi %2, %c1 : index
//     %4 = tensor.extract %arg2[] : tensor<i32>
//     %5 = arith.index_castui %4 : i32 to index
//     %c0_0 = arith.constant 0 : index
//     %c2 = arith.constant 2 : index
//     %6 = arith.maxsi %5, %c0_0 : index
//     %7 = arith.minsi %6, %c2 : index
//     %8 = tensor.extract_slice %arg0[%3, %7] [2, 2] [1, 1] : tensor<3x4xf32> to tensor<2x2xf32>
//     return %8 : tensor<2x2xf32>
//   }
//   func.func @dynamic_update_slice(%arg0: tensor<3x4xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<3x4xf32> {
//     %0 = tensor.extract %arg2[] : tensor<i32>
//     %1 = arith.index_cast %0 : i32 to index
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %2 = arith.maxsi %1, %c0 : index
//     %3 = arith.minsi %2, %c1 : index
//     %4 = tensor.extract %arg3[] : tensor<i32>
//     %5 = arith.index_cast %4 : i32 to index
//     %c0_0 = arith.constant 0 : index
//     %c2 = arith.constant 2 : index
//     %6 = arith.maxsi %5, %c0_0 : index
//     %7 = arith.minsi %6, %c2 : index
//     %8 = tensor.insert_slice %arg1 into %arg0[%3, %7] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<3x4xf32>
//     return %8 : tensor<3x4xf32>
//   }
//   func.func @concatenate(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>) -> tensor<2x4xf32> {
//     %0 = tensor.concat dim(1) %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
//     return %0 : tensor<2x4xf32>
//   }
//   func.func @pad(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<5x4xf32> {
//     %0 = tensor.extract %arg1[] : tensor<f32>
//     %1 = tensor.empty() : tensor<3x5xf32>
//     %2 = linalg.fill ins(%0 : f32) outs(%1 : tensor<3x5xf32>) -> tensor<3x5xf32>
//     %3 = tensor.insert_slice %arg0 into %2[0, 0] [2, 3] [2, 2] : tensor<2x3xf32> into tensor<3x5xf32>
//     %4 = tensor.pad %3 low[1, 0] high[1, 0] {
//     ^bb0(%arg4: index, %arg5: index):
//       tensor.yield %0 : f32
//     } : tensor<3x5xf32> to tensor<5x5xf32>
//     %5 = tensor.extract_slice %4[0, 1] [5, 4] [1, 1] : tensor<5x5xf32> to tensor<5x4xf32>
//     return %5 : tensor<5x4xf32>
//   }
// }
