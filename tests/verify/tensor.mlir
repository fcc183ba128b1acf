// Shapes and counts.
func.func @f(%t: tensor<4x4xf32>, %x: f32, %n: i32, %i: index) {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<3x4xf32>
  %1 = tensor.empty() : tensor<?xf32>
  %2 = tensor.extract %t[%i] : tensor<4x4xf32>
  %3 = tensor.insert %x into %t[%i] : tensor<4x4xf32>
  %4 = tensor.from_elements %x : tensor<2xf32>
  %5 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x3xf32>
  %6 = tensor.insert_slice %t into %t[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> into tensor<4x4xf32>
  %7 = tensor.generate %i {
  ^bb0(%a: index):
    tensor.yield %n : i32
  } : tensor<?xf32>
  %8 = tensor.pad %t low[1] high[1] {
  ^bb0(%a: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<6x6xf32>
  %9 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<15xf32>
  %10 = tensor.concat dim(2) %t, %t : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tensor.cast' op operand type 'tensor<4x4xf32>' and result type 'tensor<3x4xf32>' are cast incompatible
//   %0 = tensor.cast %t : tensor<4x4xf32> to tensor<3x4xf32>
//        ^
// test.mlir:4:8: error: 'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1
//   %1 = tensor.empty() : tensor<?xf32>
//        ^
// test.mlir:5:8: error: 'tensor.extract' op incorrect number of indices for extract_element
//   %2 = tensor.extract %t[%i] : tensor<4x4xf32>
//        ^
// test.mlir:6:8: error: 'tensor.insert' op incorrect number of indices
//   %3 = tensor.insert %x into %t[%i] : tensor<4x4xf32>
//        ^
// test.mlir:7:8: error: 'tensor.from_elements' op number of operands (1) does not match the number of elements (2)
//   %4 = tensor.from_elements %x : tensor<2xf32>
//        ^
// test.mlir:8:8: error: 'tensor.extract_slice' op expected type to be 'tensor<2x2xf32>' or a rank-reduced version. (size mismatch)
//   %5 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x3xf32>
//        ^
// test.mlir:9:8: error: 'tensor.insert_slice' op expected type to be 'tensor<2x2xf32>' or a rank-reduced version. (size mismatch)
//   %6 = tensor.insert_slice %t into %t[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> into tensor<4x4xf32>
//        ^
// test.mlir:10:8: error: 'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type
//   %7 = tensor.generate %i {
//        ^
// test.mlir:14:8: error: 'tensor.pad' op expected as many low and high padding values as dimensions of the source
//   %8 = tensor.pad %t low[1] high[1] {
//        ^
// test.mlir:18:8: error: 'tensor.collapse_shape' op collapsed dim size (15) must equal reassociation group size (16)
//   %9 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<15xf32>
//        ^
// test.mlir:19:9: error: 'tensor.concat' op concatenation dim must be less than the tensor rank
//   %10 = tensor.concat dim(2) %t, %t : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
//         ^
