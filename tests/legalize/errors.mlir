// A rank that is not known.
func.func @f(%a: tensor<*xf32>) -> tensor<*xf32> {
  %0 = tosa.abs %a : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
// output:
// test.mlir:3:8: error: 'tosa.abs' op cannot be legalized: the rank of an operand is unknown
//   %0 = tosa.abs %a : (tensor<*xf32>) -> tensor<*xf32>
//        ^
// -----
// A shape that is not constant.
func.func @f(%a: tensor<2x3xf32>, %s: !tosa.shape<1>) -> tensor<6xf32> {
  %0 = tosa.reshape %a, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
// output:
// test.mlir:3:8: error: 'tosa.reshape' op cannot be legalized: 'new_shape' is not a constant
//   %0 = tosa.reshape %a, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
//        ^
// -----
// A zero point that is not constant.
func.func @f(%a: tensor<2xi8>, %z: tensor<1xi8>) -> tensor<2xi8> {
  %0 = tosa.negate %a, %z, %z : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}
// output:
// test.mlir:3:8: error: 'tosa.negate' op cannot be legalized: a zero point is not a constant
//   %0 = tosa.negate %a, %z, %z : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
//        ^
// -----
// Elements that an operator does not have.
func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = tosa.exp %a : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// output:
// test.mlir:3:8: error: 'tosa.exp' op cannot be legalized: elements of type 'i32' are not supported
//   %0 = tosa.exp %a : (tensor<2xi32>) -> tensor<2xi32>
//        ^
// -----
// An operator without a definition.
func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = tosa.custom %a {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// output:
// test.mlir:3:8: error: 'tosa.custom' op cannot be legalized: it needs an implementation of the operator
//   %0 = tosa.custom %a {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<2xi32>) -> tensor<2xi32>
//        ^
// -----
// Inexact rounding.
func.func @f(%a: tensor<2xi32>, %s: tensor<2xi8>) -> tensor<2xi32> {
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode = INEXACT_ROUND} : (tensor<2xi32>, tensor<2xi32>, tensor<2xi8>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// output:
// test.mlir:3:8: error: 'tosa.apply_scale' op cannot be legalized: inexact rounding is not supported
//   %0 = tosa.apply_scale %a, %a, %s {rounding_mode = INEXACT_ROUND} : (tensor<2xi32>, tensor<2xi32>, tensor<2xi8>) -> tensor<2xi32>
//        ^
// -----
// Unsigned integers.
func.func @f(%a: tensor<2xui8>) -> tensor<2xui8> {
  %0 = tosa.add %a, %a : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}
// output:
// test.mlir:3:8: error: 'tosa.add' op cannot be legalized: elements of type 'ui8' are not supported
//   %0 = tosa.add %a, %a : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
//        ^
// -----
// Fourier transforms.
func.func @f(%a: tensor<1x4x8xf32>) {
  %0, %1 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}
// output:
// test.mlir:3:12: error: 'tosa.rfft2d' op cannot be legalized: it needs a lowering
//   %0, %1 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
//            ^
