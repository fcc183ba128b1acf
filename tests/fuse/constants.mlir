// Transposed and sliced constants, and a broadcast that would be larger than the constant.
func.func @weights() -> (tensor<3x2xi32>, tensor<2xi32>, tensor<1x2x3xi32>) {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = tensor.empty() : tensor<3x2xi32>
  %1 = linalg.transpose ins(%w : tensor<2x3xi32>) outs(%0 : tensor<3x2xi32>) permutation = [1, 0]
  %v = arith.constant dense<[[7, 8, 9], [10, 11, 12]]> : tensor<2x3xi32>
  %2 = tensor.extract_slice %v[1, 0] [1, 2] [1, 2] : tensor<2x3xi32> to tensor<1x2xi32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<1x2xi32> into tensor<2xi32>
  %4 = tensor.empty() : tensor<1x2x3xi32>
  %5 = linalg.broadcast ins(%w : tensor<2x3xi32>) outs(%4 : tensor<1x2x3xi32>) dimensions = [0]
  return %1, %3, %5 : tensor<3x2xi32>, tensor<2xi32>, tensor<1x2x3xi32>
}
// output:
// module {
//   func.func @weights() -> (tensor<3x2xi32>, tensor<2xi32>, tensor<1x2x3xi32>) {
//     %cst = arith.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
//     %cst_0 = arith.constant dense<[10, 12]> : tensor<2xi32>
//     %cst_1 = arith.constant dense<[[[1, 2, 3], [4, 5, 6]]]> : tensor<1x2x3xi32>
//     return %cst, %cst_0, %cst_1 : tensor<3x2xi32>, tensor<2xi32>, tensor<1x2x3xi32>
//   }
// }
// -----
// A view of a constant that has another reader stays a view.
func.func @view(%a: tensor<2x3xi32>) -> (tensor<6xi32>, tensor<2x3xi32>) {
  %w = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = tensor.collapse_shape %w [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  return %0, %w : tensor<6xi32>, tensor<2x3xi32>
}
// output:
// module {
//   func.func @view(%arg0: tensor<2x3xi32>) -> (tensor<6xi32>, tensor<2x3xi32>) {
//     %cst = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
//     %0 = tensor.collapse_shape %cst [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
//     return %0, %cst : tensor<6xi32>, tensor<2x3xi32>
//   }
// }
