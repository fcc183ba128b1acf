// Shapes that cannot be broadcast.
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  %0 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x3xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.add' op operands do not have broadcastable shapes
//   %0 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x3xf32>
//        ^
// -----
// A result of another shape.
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.abs' op result type 'tensor<3x2xf32>' is incompatible with the inferred shape [2, 3]
//   %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<3x2xf32>
//        ^
// -----
// A constant shape that is a tensor.
func.func @f() {
  %0 = "tosa.const_shape"() <{values = dense<2.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.const_shape' op the result must be a '!tosa.shape', but is 'tensor<1xf32>'
//   %0 = "tosa.const_shape"() <{values = dense<2.5> : tensor<1xf32>}> : () -> tensor<1xf32>
//        ^
// -----
// Scaling of other types than the specification has.
func.func @f(%a: i1, %b: i32, %c: tensor<3xi8>, %d: i8) {
  %0 = tosa.apply_scale %a, %b, %d {rounding_mode = DOUBLE_ROUND} : (i1, i32, i8) -> i32
  %1 = tosa.apply_scale %b, %b, %c {rounding_mode = DOUBLE_ROUND} : (i32, i32, tensor<3xi8>) -> i32
  return
}
// output:
// test.mlir:3:8: error: 'tosa.apply_scale' op operands must be integers of 8 to 64, 32 and 8 bits, and the result one of 32 bits
//   %0 = tosa.apply_scale %a, %b, %d {rounding_mode = DOUBLE_ROUND} : (i1, i32, i8) -> i32
//        ^
// test.mlir:4:8: error: 'tosa.apply_scale' op operands and result must be scalars or have shapes alike
//   %1 = tosa.apply_scale %b, %b, %c {rounding_mode = DOUBLE_ROUND} : (i32, i32, tensor<3xi8>) -> i32
//        ^
// -----
// Element types that differ.
func.func @f(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  %0 = tosa.add %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.add' op the element types of operands and result do not match
//   %0 = tosa.add %a, %b : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
//        ^
// -----
// A comparison that is no condition.
func.func @f(%a: tensor<2xf32>) {
  %0 = tosa.equal %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.equal' op the element types of operands and result do not match
//   %0 = tosa.equal %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
//        ^
// -----
// An axis that does not exist.
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.reduce_sum %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.reduce_sum' op axis 2 is no dimension of a tensor of rank 2
//   %0 = tosa.reduce_sum %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
//        ^
// -----
// A concatenation of other sizes.
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.concat' op operands differ in a dimension other than that of the concatenation
//   %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
//        ^
// -----
// A reshape to another number of elements.
func.func @f(%a: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}
// output:
// test.mlir:4:8: error: 'tosa.reshape' op the new shape has another number of elements
//   %0 = tosa.reshape %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x4xf32>
//        ^
// -----
// A slice beyond the end.
func.func @f(%a: tensor<4xf32>) {
  %0 = tosa.slice %a {size = array<i64: 3>, start = array<i64: 2>} : (tensor<4xf32>) -> tensor<3xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.slice' op the slice exceeds dimension 0
//   %0 = tosa.slice %a {size = array<i64: 3>, start = array<i64: 2>} : (tensor<4xf32>) -> tensor<3xf32>
//        ^
// -----
// No permutation.
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.transpose' op 'perms' must be a permutation of the dimensions
//   %0 = tosa.transpose %a {perms = array<i32: 1, 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
//        ^
// -----
// Channels that differ.
func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x4xf32>, %b: tensor<3xf32>) {
  %0 = tosa.conv2d %a, %w, %b {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x1x1x4xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.conv2d' op input and weight differ in their channels
//   %0 = tosa.conv2d %a, %w, %b {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, ten
//        ^
// -----
// A bias of another size.
func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<2xf32>) {
  %0 = tosa.conv2d %a, %w, %b {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<2xf32>) -> tensor<1x4x4x3xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.conv2d' op requires a bias of 3 elements, but it has 2
//   %0 = tosa.conv2d %a, %w, %b {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, ten
//        ^
// -----
// A window larger than the input.
func.func @f(%a: tensor<1x2x2x1xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x2x1xf32>) -> tensor<1x1x1x1xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.max_pool2d' op the window exceeds the padded input in dimension 1
//   %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x2x1xf32>) -> tensor<1x1x1x1xf32>
//        ^
// -----
// A stride of 0.
func.func @f(%a: tensor<1x2x2x1xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.max_pool2d' op requires positive strides and dilations, and no negative padding
//   %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
//        ^
// -----
// Matrices that do not fit.
func.func @f(%a: tensor<1x2x3xf32>, %b: tensor<1x4x2xf32>) {
  %0 = tosa.matmul %a, %b : (tensor<1x2x3xf32>, tensor<1x4x2xf32>) -> tensor<1x2x2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.matmul' op operands differ in the dimension that is summed
//   %0 = tosa.matmul %a, %b : (tensor<1x2x3xf32>, tensor<1x4x2xf32>) -> tensor<1x2x2xf32>
//        ^
// -----
// A rank that no matrix has.
func.func @f(%a: tensor<2x3xf32>, %b: tensor<1x3x2xf32>) {
  %0 = tosa.matmul %a, %b : (tensor<2x3xf32>, tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.matmul' op operand #0 must have 3 dimensions, but has 2
//   %0 = tosa.matmul %a, %b : (tensor<2x3xf32>, tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
//        ^
// -----
// One zero point.
func.func @f(%a: tensor<2xi8>, %z: tensor<1xi8>) {
  %0 = tosa.negate %a, %z : (tensor<2xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.negate' op expects two zero points, found 1
//   %0 = tosa.negate %a, %z : (tensor<2xi8>, tensor<1xi8>) -> tensor<2xi8>
//        ^
// -----
// Parameters that are missing.
func.func @f(%a: tensor<2xi8>) {
  %0 = tosa.rescale %a {per_channel = false, scale32 = true} : (tensor<2xi8>) -> tensor<2xi8>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.rescale' op expects 5 operands, found 1
//   %0 = tosa.rescale %a {per_channel = false, scale32 = true} : (tensor<2xi8>) -> tensor<2xi8>
//        ^
// -----
// A constant of another type.
func.func @f() {
  %0 = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi8>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.const' op expected values of the type of the result
//   %0 = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi8>
//        ^
// -----
// A selection by numbers.
func.func @f(%a: tensor<2xi32>) {
  %0 = tosa.select %a, %a, %a : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.select' op the element types of operands and result do not match
//   %0 = tosa.select %a, %a, %a : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
//        ^
// -----
// A table of another size.
func.func @f(%a: tensor<2xi8>, %t: tensor<100xi8>) {
  %0 = tosa.table %a, %t : (tensor<2xi8>, tensor<100xi8>) -> tensor<2xi8>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.table' op requires a table of 256 elements, but it has 100
//   %0 = tosa.table %a, %t : (tensor<2xi8>, tensor<100xi8>) -> tensor<2xi8>
//        ^
// -----
// Rows that do not fit.
func.func @f(%a: tensor<1x4x2xf32>, %i: tensor<1x3xi32>, %r: tensor<1x2x2xf32>) {
  %0 = tosa.scatter %a, %i, %r : (tensor<1x4x2xf32>, tensor<1x3xi32>, tensor<1x2x2xf32>) -> tensor<1x4x2xf32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.scatter' op operands differ in their batch, number of rows or channels
//   %0 = tosa.scatter %a, %i, %r : (tensor<1x4x2xf32>, tensor<1x3xi32>, tensor<1x2x2xf32>) -> tensor<1x4x2xf32>
//        ^
// -----
// Multipliers for other channels.
func.func @f(%a: tensor<2x3xi32>) {
  %0 = tosa.rescale %a {double_round = false, input_zp = 0 : i32, multiplier = array<i32: 1, 2>, output_zp = 0 : i32, per_channel = true, scale32 = true, shift = array<i8: 3, 4>} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
// output:
// test.mlir:3:8: error: 'tosa.rescale' op requires one number in 'multiplier' or 3, but has 2
//   %0 = tosa.rescale %a {double_round = false, input_zp = 0 : i32, multiplier = array<i32: 1, 2>, output_zp = 0 : i32, per_channel = true, scale32 = true, shift
//        ^
// -----
// Negative padding.
func.func @f(%a: tensor<2xf32>) {
  %p = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %a, %p : (tensor<2xf32>, !tosa.shape<2>) -> tensor<1xf32>
  return
}
// output:
// test.mlir:4:8: error: 'tosa.pad' op requires padding that is not negative
//   %0 = tosa.pad %a, %p : (tensor<2xf32>, !tosa.shape<2>) -> tensor<1xf32>
//        ^
// -----
// A region that yields too much.
func.func @f(%a: tensor<i1>) {
  tosa.cond_if %a : tensor<i1> {
    tosa.yield %a : tensor<i1>
  } else {
    tosa.yield
  }
  return
}
// output:
// test.mlir:3:3: error: 'tosa.cond_if' op expects regions to yield 0 values, found 1
//   tosa.cond_if %a : tensor<i1> {
//   ^
// -----
// A loop without arguments.
func.func @f(%a: tensor<i1>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i1>) -> tensor<i1> {
    tosa.yield %x : tensor<i1>
  } do {
    tosa.yield %a : tensor<i1>
  }
  return
}
// output:
// test.mlir:3:8: error: 'tosa.while_loop' op expects 1 region arguments, found 0
//   %0 = tosa.while_loop (%x = %a) : (tensor<i1>) -> tensor<i1> {
//        ^
// -----
// A condition that is a number.
func.func @f(%a: tensor<i32>) {
  tosa.cond_if %a : tensor<i32> {
    tosa.yield
  } else {
    tosa.yield
  }
  return
}
// output:
// test.mlir:3:3: error: 'tosa.cond_if' op the condition must be a tensor of 1-bit signless integers
//   tosa.cond_if %a : tensor<i32> {
//   ^
