// A shape that is not constant.
func.func @f(%a: tensor<?xf32>) {
  %0 = stablehlo.abs %a : tensor<?xf32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.abs' op cannot be legalized: 'tensor<?xf32>' has no constant shape
//   %0 = stablehlo.abs %a : tensor<?xf32>
//        ^
// -----
// A function of a library.
func.func @f(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @target(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.custom_call' op cannot be legalized: it needs an implementation of the function
//   %0 = stablehlo.custom_call @target(%a) : (tensor<2xf32>) -> tensor<2xf32>
//        ^
// -----
// Complex elements.
func.func @f(%a: tensor<2xf32>) {
  %0 = stablehlo.complex %a, %a : tensor<2xcomplex<f32>>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.complex' op cannot be legalized: it needs complex tensors
//   %0 = stablehlo.complex %a, %a : tensor<2xcomplex<f32>>
//        ^
// -----
// Elements that a function does not have.
func.func @f(%a: tensor<2xi32>) {
  %0 = stablehlo.sqrt %a : tensor<2xi32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.sqrt' op cannot be legalized: elements of type 'i32' are not supported
//   %0 = stablehlo.sqrt %a : tensor<2xi32>
//        ^
// -----
// Groups of batches.
func.func @f(%a: tensor<2x3x1xf32>, %b: tensor<2x1x2xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]], lhs_dilate = [2], reverse = [true]} {batch_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], feature_group_count = 1 : i64} : (tensor<2x3x1xf32>, tensor<2x1x2xf32>) -> tensor<1x6x2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.convolution' op cannot be legalized: 'batch_group_count' is not 1
//   %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]], lhs_dilate = [2], reverse = [true]} {batch_group_co
//        ^
// -----
// Elements of another width.
func.func @f(%a: tensor<2xf32>) {
  %0 = stablehlo.bitcast_convert %a : (tensor<2xf32>) -> tensor<2x4xi8>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.bitcast_convert' op cannot be legalized: operand and result have elements of other widths
//   %0 = stablehlo.bitcast_convert %a : (tensor<2xf32>) -> tensor<2x4xi8>
//        ^
// -----
// Groups of features that do not exist.
func.func @negative(%a: tensor<1x2x5xf32>, %b: tensor<2x1x2xf32>) -> tensor<1x2x3xf32> {
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[1, 0]]} {batch_group_count = 1 : i64, feature_group_count = -2 : i64} : (tensor<1x2x5xf32>, tensor<2x1x2xf32>) -> tensor<1x2x3xf32>
  return %r : tensor<1x2x3xf32>
}
// output:
// test.mlir:3:8: error: 'stablehlo.convolution' op cannot be legalized: 'feature_group_count' does not divide the numbers of features
//   %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[1, 0]]} {batch_group_count = 1 : i64, feature
//        ^
// -----
func.func @uneven(%a: tensor<1x2x5xf32>, %b: tensor<2x1x2xf32>) -> tensor<1x2x3xf32> {
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<1x2x5xf32>, tensor<2x1x2xf32>) -> tensor<1x2x3xf32>
  return %r : tensor<1x2x3xf32>
}
// output:
// test.mlir:2:8: error: 'stablehlo.convolution' op cannot be legalized: 'feature_group_count' does not divide the numbers of features
//   %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[1, 0]]} {batch_group_count = 1 : i64, feature
//        ^
