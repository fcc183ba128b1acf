// A transposition that moves only a dimension of size 1, and a broadcast to one, are views.
func.func @views(%a: tensor<1x4x8xf32>, %b: tensor<4x8xf32>) -> (tensor<4x1x8xf32>, tensor<1x4x8xf32>) {
  %0 = tensor.empty() : tensor<4x1x8xf32>
  %1 = linalg.transpose ins(%a : tensor<1x4x8xf32>) outs(%0 : tensor<4x1x8xf32>) permutation = [1, 0, 2]
  %2 = tensor.empty() : tensor<1x4x8xf32>
  %3 = linalg.broadcast ins(%b : tensor<4x8xf32>) outs(%2 : tensor<1x4x8xf32>) dimensions = [0]
  return %1, %3 : tensor<4x1x8xf32>, tensor<1x4x8xf32>
}
// output:
// module {
//   func.func @views(%arg0: tensor<1x4x8xf32>, %arg1: tensor<4x8xf32>) -> (tensor<4x1x8xf32>, tensor<1x4x8xf32>) {
//     %0 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
//     %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [4, 1, 8] : tensor<4x8xf32> into tensor<4x1x8xf32>
//     %2 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 4, 8] : tensor<4x8xf32> into tensor<1x4x8xf32>
//     return %1, %2 : tensor<4x1x8xf32>, tensor<1x4x8xf32>
//   }
// }
// -----
// Views that cancel each other, and two views that are one.
func.func @pairs(%a: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<2x2x6xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32>
  %2 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [2, 2, 6] : tensor<24xf32> into tensor<2x2x6xf32>
  return %1, %2 : tensor<4x6xf32>, tensor<2x2x6xf32>
}
// output:
// module {
//   func.func @pairs(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<2x2x6xf32>) {
//     %0 = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, 6] : tensor<4x6xf32> into tensor<2x2x6xf32>
//     return %arg0, %0 : tensor<4x6xf32>, tensor<2x2x6xf32>
//   }
// }
// -----
// No single view expresses these two.
func.func @two(%a: tensor<4x6xf32>) -> tensor<8x3xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [8, 3] : tensor<24xf32> into tensor<8x3xf32>
  return %1 : tensor<8x3xf32>
}
// output:
// module {
//   func.func @two(%arg0: tensor<4x6xf32>) -> tensor<8x3xf32> {
//     %0 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
//     %1 = tensor.expand_shape %0 [[0, 1]] output_shape [8, 3] : tensor<24xf32> into tensor<8x3xf32>
//     return %1 : tensor<8x3xf32>
//   }
// }
// -----
// A list of sizes that are known is not stored.
func.func @reshape(%a: tensor<?x10xf32>, %b: tensor<5x?xf32>) -> (tensor<2x2x5xf32>, tensor<5x?xf32>) {
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i64
  %five = arith.constant 5 : i64
  %0 = tensor.from_elements %two, %two, %five : tensor<3xi64>
  %1 = tensor.reshape %a(%0) : (tensor<?x10xf32>, tensor<3xi64>) -> tensor<2x2x5xf32>
  %n = tensor.dim %b, %c1 : tensor<5x?xf32>
  %m = arith.constant 5 : index
  %2 = tensor.from_elements %m, %n : tensor<2xindex>
  %3 = tensor.reshape %b(%2) : (tensor<5x?xf32>, tensor<2xindex>) -> tensor<5x?xf32>
  return %1, %3 : tensor<2x2x5xf32>, tensor<5x?xf32>
}
// output:
// module {
//   func.func @reshape(%arg0: tensor<?x10xf32>, %arg1: tensor<5x?xf32>) -> (tensor<2x2x5xf32>, tensor<5x?xf32>) {
//     %0 = tensor.cast %arg0 : tensor<?x10xf32> to tensor<2x10xf32>
//     %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [2, 2, 5] : tensor<2x10xf32> into tensor<2x2x5xf32>
//     return %1, %arg1 : tensor<2x2x5xf32>, tensor<5x?xf32>
//   }
// }
