// Another shape than that of the result.
func.func @f(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  %0 = stablehlo.add %a, %b : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.add' op operand #1 has another shape than the result
//   %0 = stablehlo.add %a, %b : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
//        ^
// -----
// Another number of elements.
func.func @f(%a: tensor<4xf32>) {
  %0 = stablehlo.reshape %a : (tensor<4xf32>) -> tensor<5xf32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.reshape' op the new shape has another number of elements
//   %0 = stablehlo.reshape %a : (tensor<4xf32>) -> tensor<5xf32>
//        ^
// -----
// A permutation with a dimension that occurs twice.
func.func @f(%a: tensor<2x2xf32>) {
  %0 = stablehlo.transpose %a, dims = [0, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.transpose' op requires distinct dimensions in 'permutation'
//   %0 = stablehlo.transpose %a, dims = [0, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
//        ^
// -----
// A slice that exceeds its operand.
func.func @f(%a: tensor<4xf32>) {
  %0 = stablehlo.slice %a [2:5] : (tensor<4xf32>) -> tensor<3xf32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.slice' op the slice exceeds dimension 0
//   %0 = stablehlo.slice %a [2:5] : (tensor<4xf32>) -> tensor<3xf32>
//        ^
// -----
// A size that cannot be broadcast.
func.func @f(%a: tensor<2xf32>) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<2xf32>) -> tensor<3xf32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.broadcast_in_dim' op a size of the operand is neither 1 nor that of the result
//   %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<2xf32>) -> tensor<3xf32>
//        ^
// -----
// A dimension that does not exist.
func.func @f() {
  %0 = stablehlo.iota dim = 1 : tensor<3xi32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.iota' op requires 'iota_dimension' to be a dimension
//   %0 = stablehlo.iota dim = 1 : tensor<3xi32>
//        ^
// -----
// Too few numbers.
func.func @f(%a: tensor<2x2xf32>, %p: tensor<f32>) {
  %0 = stablehlo.pad %a, %p, low = [1], high = [1, 1], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.pad' op requires 2 numbers in 'edge_padding_low'
//   %0 = stablehlo.pad %a, %p, low = [1], high = [1, 1], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
//        ^
// -----
// Too few indices.
func.func @f(%a: tensor<2x2xf32>, %i: tensor<i32>) {
  %0 = stablehlo.dynamic_slice %a, %i, sizes = [1, 1] : (tensor<2x2xf32>, tensor<i32>) -> tensor<1x1xf32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.dynamic_slice' op requires 2 indices, found 1
//   %0 = stablehlo.dynamic_slice %a, %i, sizes = [1, 1] : (tensor<2x2xf32>, tensor<i32>) -> tensor<1x1xf32>
//        ^
// -----
// A dimension that is reduced twice.
func.func @f(%a: tensor<2x2xf32>, %z: tensor<f32>) {
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.reduce' op requires distinct dimensions in 'dimensions'
//   %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
//        ^
// -----
// A region that returns too many values.
func.func @f(%c: tensor<i1>, %a: tensor<2xf32>) {
  %0 = "stablehlo.if"(%c) ({
    stablehlo.return %a, %a : tensor<2xf32>, tensor<2xf32>
  }, {
    stablehlo.return %a : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.if' op expects 1 values at the end of the region, found 2
//   %0 = "stablehlo.if"(%c) ({
//        ^
// -----
// More elements than there are.
func.func @f(%a: tensor<2xf32>) {
  %0:2 = chlo.top_k(%a, k = 3) : tensor<2xf32> -> (tensor<3xf32>, tensor<3xi32>)
  return
}
// output:
// test.mlir:3:10: error: 'chlo.top_k' op requires 'k' between 0 and 2, found 3
//   %0:2 = chlo.top_k(%a, k = 3) : tensor<2xf32> -> (tensor<3xf32>, tensor<3xi32>)
//          ^
// -----
// A terminator outside a region of the dialect.
func.func @f(%a: tensor<2xf32>) {
  scf.execute_region {
    stablehlo.return
  }
  return
}
// output:
// test.mlir:4:5: error: 'stablehlo.return' op expects a parent operation of 'stablehlo'
//     stablehlo.return
//     ^
// -----
// A constant of another type.
func.func @f() {
  %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<3xi32>
  return
}
// output:
// test.mlir:3:8: error: 'stablehlo.constant' op expected a value of the type of the result
//   %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<3xi32>
//        ^
