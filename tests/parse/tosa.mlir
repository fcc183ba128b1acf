// The operators as MLIR 22 prints them.
func.func @abs(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.abs %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @ceil(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.ceil %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @floor(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.floor %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @exp(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.exp %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @log(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.log %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @reciprocal(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.reciprocal %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @rsqrt(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.rsqrt %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @tanh(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.tanh %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @sigmoid(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.sigmoid %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @erf(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.erf %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @sin(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.sin %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @cos(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.cos %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @bitwise_not_i(%a0: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %r = tosa.bitwise_not %a0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @clz_i(%a0: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %r = tosa.clz %a0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @logical_not(%a0: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %r = tosa.logical_not %a0 : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @add(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.add %a0, %a1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @sub(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.sub %a0, %a1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @pow(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.pow %a0, %a1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @maximum(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.maximum %a0, %a1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @minimum(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.minimum %a0, %a1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @bitwise_and_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> {
  %r = tosa.bitwise_and %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @bitwise_or_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> {
  %r = tosa.bitwise_or %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @bitwise_xor_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> {
  %r = tosa.bitwise_xor %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @logical_left_shift_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> {
  %r = tosa.logical_left_shift %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @logical_right_shift_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> {
  %r = tosa.logical_right_shift %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @intdiv_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> {
  %r = tosa.intdiv %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @logical_and(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %r = tosa.logical_and %a0, %a1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @logical_or(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %r = tosa.logical_or %a0, %a1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @logical_xor(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %r = tosa.logical_xor %a0, %a1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @maximum_ignore(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.maximum %a0, %a1 {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @arithmetic_right_shift(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @equal(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xi1> {
  %r = tosa.equal %a0, %a1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @greater(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xi1> {
  %r = tosa.greater %a0, %a1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @greater_equal(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xi1> {
  %r = tosa.greater_equal %a0, %a1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @mul(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %s : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @select(%a0: tensor<2x3xi1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.select %a0, %a1, %a2 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @clamp(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.clamp %a0 {max_val = 1.0 : f32, min_val = 0.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @clamp_ignore(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.clamp %a0 {max_val = 1.0 : f32, min_val = 0.0 : f32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @negate(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %z1, %z2 : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @cast_i8_i16(%a0: tensor<2x3xi8>) -> tensor<2x3xi16> {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}
func.func @table(%a0: tensor<2x3xi8>, %a1: tensor<256xi8>) -> tensor<2x3xi8> {
  %r = tosa.table %a0, %a1 : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @matmul_i8(%a0: tensor<1x2x3xi8>, %a1: tensor<1x3x4xi8>) -> tensor<1x2x4xi32> {
  %z1 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %z1, %z2 : (tensor<1x2x3xi8>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return %r : tensor<1x2x4xi32>
}
func.func @conv2d_i8(%a0: tensor<1x6x6x2xi8>, %a1: tensor<4x2x3x2xi8>, %a2: tensor<4xi32>) -> tensor<1x5x4x4xi32> {
  %z1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = i32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 2>, stride = array<i64: 1, 2>} : (tensor<1x6x6x2xi8>, tensor<4x2x3x2xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x4x4xi32>
  return %r : tensor<1x5x4x4xi32>
}
func.func @depthwise_conv2d(%a0: tensor<1x6x6x2xf32>, %a1: tensor<2x3x2x3xf32>, %a2: tensor<6xf32>) -> tensor<1x5x4x6xf32> {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 2>, stride = array<i64: 1, 2>} : (tensor<1x6x6x2xf32>, tensor<2x3x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x6xf32>
  return %r : tensor<1x5x4x6xf32>
}
func.func @conv3d(%a0: tensor<1x4x4x4x2xf32>, %a1: tensor<3x2x2x2x2xf32>, %a2: tensor<3xf32>) -> tensor<1x3x3x3x3xf32> {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv3d %a0, %a1, %a2, %z1, %z2 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x4x2xf32>, tensor<3x2x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x3x3xf32>
  return %r : tensor<1x3x3x3x3xf32>
}
func.func @transpose_conv2d(%a0: tensor<1x3x3x2xf32>, %a1: tensor<4x2x2x2xf32>, %a2: tensor<4xf32>) -> tensor<1x6x6x4xf32> {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x3x3x2xf32>, tensor<4x2x2x2xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return %r : tensor<1x6x6x4xf32>
}
func.func @avg_pool_i8(%a0: tensor<1x5x6x2xi8>) -> tensor<1x5x4x2xi8> {
  %z1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<-2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.avg_pool2d %a0, %z1, %z2 {acc_type = i32, kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>} : (tensor<1x5x6x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x4x2xi8>
  return %r : tensor<1x5x4x2xi8>
}
func.func @max_pool2d(%a0: tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32> {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>} : (tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32>
  return %r : tensor<1x5x4x2xf32>
}
func.func @max_pool_ignore(%a0: tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32> {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>, nan_mode = IGNORE} : (tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32>
  return %r : tensor<1x5x4x2xf32>
}
func.func @reduce_sum(%a0: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @reduce_product(%a0: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %r = tosa.reduce_product %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @reduce_max_ignore(%a0: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %r = tosa.reduce_max %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @reduce_min(%a0: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @reduce_all(%a0: tensor<2x3xi1>) -> tensor<2x1xi1> {
  %r = tosa.reduce_all %a0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return %r : tensor<2x1xi1>
}
func.func @reduce_any(%a0: tensor<2x3xi1>) -> tensor<2x1xi1> {
  %r = tosa.reduce_any %a0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return %r : tensor<2x1xi1>
}
func.func @argmax(%a0: tensor<2x3xf32>) -> tensor<2xi32> {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @argmax_ignore(%a0: tensor<2x3xf32>) -> tensor<2xi32> {
  %r = tosa.argmax %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
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
func.func @scatter(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x4x3xf32>) -> tensor<2x5x3xf32> {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @resize_B_f32(%a0: tensor<1x3x4x2xf32>) -> tensor<1x6x11x2xf32> {
  %sc = tosa.const_shape {values = dense<[4, 2, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %sc, %of, %bo {mode = BILINEAR} : (tensor<1x3x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x11x2xf32>
  return %r : tensor<1x6x11x2xf32>
}
func.func @resize_N_i8(%a0: tensor<1x3x4x2xi8>) -> tensor<1x6x11x2xi8> {
  %sc = tosa.const_shape {values = dense<[4, 2, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %sc, %of, %bo {mode = NEAREST_NEIGHBOR} : (tensor<1x3x4x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x11x2xi8>
  return %r : tensor<1x6x11x2xi8>
}
func.func @identity(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.identity %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @rescale_pc(%a0: tensor<2x3xi8>) -> tensor<2x3xi32> {
  %m = "tosa.const"() <{values = dense<[1073741824, 1234567890, 1999999999]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %s = "tosa.const"() <{values = dense<[30, 28, 35]> : tensor<3xi8>}> : () -> tensor<3xi8>
  %z1 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.rescale %a0, %m, %s, %z1, %z2 {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @apply_scale(%a: tensor<3xi32>, %b: tensor<3xi32>, %c: tensor<3xi8>) -> tensor<3xi32> {
  %r = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (tensor<3xi32>, tensor<3xi32>, tensor<3xi8>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @cond_if(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<i1>) -> tensor<2xf32> {
  %r = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
    %s = tosa.add %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %s : tensor<2xf32>
  } else {
    %s = tosa.sub %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %s : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
func.func @cond_inputs(%a0: tensor<2xf32>, %a1: tensor<i1>) -> tensor<2xf32> {
  %r = tosa.cond_if %a1 (%x = %a0) : tensor<i1> (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%x: tensor<2xf32>):
    tosa.yield %x : tensor<2xf32>
  } else {
  ^bb0(%x: tensor<2xf32>):
    %s = tosa.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %s : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
func.func @while_loop(%n: tensor<i32>, %a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = tosa.while_loop (%i = %0, %x = %a) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
    %2 = tosa.greater %n, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %2 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %x: tensor<2xf32>):
    %2 = tosa.add %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = tosa.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %2, %3 : tensor<i32>, tensor<2xf32>
  }
  return %r#1 : tensor<2xf32>
}
tosa.variable @state = dense<[1.5, 2.5]> : tensor<2xf32>
tosa.variable @unset : tensor<?x2xi8>
func.func @variables(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.variable_read @state : tensor<2xf32>
  tosa.variable_write @state, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @others(%a: tensor<1x4x8xf32>, %b: tensor<10xi32>) {
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  %2, %3 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  %4 = tosa.custom %b {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<10xi32>) -> tensor<10xi32>
  return
}
// output:
// module {
//   func.func @abs(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.abs %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @ceil(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.ceil %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @floor(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.floor %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @exp(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.exp %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @log(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.log %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @reciprocal(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.reciprocal %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @rsqrt(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.rsqrt %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @tanh(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.tanh %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @sigmoid(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.sigmoid %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @erf(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.erf %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @sin(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.sin %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @cos(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.cos %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @bitwise_not_i(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
//     %0 = tosa.bitwise_not %arg0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
//     return %0 : tensor<2x3xi32>
//   }
//   func.func @clz_i(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
//     %0 = tosa.clz %arg0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
//     return %0 : tensor<2x3xi32>
//   }
//   func.func @logical_not(%arg0: tensor<2x3xi1>) -> tensor<2x3xi1> {
//     %0 = tosa.logical_not %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi1>
//     return %0 : tensor<2x3xi1>
//   }
//   func.func @add(%arg0: tensor<2x3xf32>, %arg1: tensor<1x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.add %arg0, %arg1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @sub(%arg0: tensor<2x3xf32>, %arg1: tensor<1x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.sub %arg0, %arg1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @pow(%arg0: tensor<2x3xf32>, %arg1: tensor<1x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.pow %arg0, %arg1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @maximum(%arg0: tensor<2x3xf32>, %arg1: tensor<1x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.maximum %arg0, %arg1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @minimum(%arg0: tensor<2x3xf32>, %arg1: tensor<1x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.minimum %arg0, %arg1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @bitwise_and_i(%arg0: tensor<2x3xi32>, %arg1: tensor<2x1xi32>) -> tensor<2x3xi32> {
//     %0 = tosa.bitwise_and %arg0, %arg1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
//     return %0 : tensor<2x3xi32>
//   }
//   func.func @bitwise_or_i(%arg0: tensor<2x3xi32>, %arg1: tensor<2x1xi32>) -> tensor<2x3xi32> {
//     %0 = tosa.bitwise_or %arg0, %arg1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
//     return %0 : tensor<2x3xi32>
//   }
//   func.func @bitwise_xor_i(%arg0: tensor<2x3xi32>, %arg1: tensor<2x1xi32>) -> tensor<2x3xi32> {
//     %0 = tosa.bitwise_xor %arg0, %arg1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
//     return %0 : tensor<2x3xi32>
//   }
//   func.func @logical_left_shift_i(%arg0: tensor<2x3xi32>, %arg1: tensor<2x1xi32>) -> tensor<2x3xi32> {
//     %0 = tosa.logical_left_shift %arg0, %arg1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
//     return %0 : tensor<2x3xi32>
//   }
//   func.func @logical_right_shift_i(%arg0: tensor<2x3xi32>, %arg1: tensor<2x1xi32>) -> tensor<2x3xi32> {
//     %0 = tosa.logical_right_shift %arg0, %arg1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
//     return %0 : tensor<2x3xi32>
//   }
//   func.func @intdiv_i(%arg0: tensor<2x3xi32>, %arg1: tensor<2x1xi32>) -> tensor<2x3xi32> {
//     %0 = tosa.intdiv %arg0, %arg1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
//     return %0 : tensor<2x3xi32>
//   }
//   func.func @logical_and(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi1>) -> tensor<2x3xi1> {
//     %0 = tosa.logical_and %arg0, %arg1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
//     return %0 : tensor<2x3xi1>
//   }
//   func.func @logical_or(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi1>) -> tensor<2x3xi1> {
//     %0 = tosa.logical_or %arg0, %arg1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
//     return %0 : tensor<2x3xi1>
//   }
//   func.func @logical_xor(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi1>) -> tensor<2x3xi1> {
//     %0 = tosa.logical_xor %arg0, %arg1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
//     return %0 : tensor<2x3xi1>
//   }
//   func.func @maximum_ignore(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.maximum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @arithmetic_right_shift(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
//     %0 = tosa.arithmetic_right_shift %arg0, %arg1 {round = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
//     return %0 : tensor<2x3xi32>
//   }
//   func.func @equal(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
//     %0 = tosa.equal %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
//     return %0 : tensor<2x3xi1>
//   }
//   func.func @greater(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
//     %0 = tosa.greater %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
//     return %0 : tensor<2x3xi1>
//   }
//   func.func @greater_equal(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
//     %0 = tosa.greater_equal %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
//     return %0 : tensor<2x3xi1>
//   }
//   func.func @mul(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
//     %1 = tosa.mul %arg0, %arg1, %0 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
//   func.func @select(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @clamp(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.clamp %arg0 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @clamp_ignore(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.clamp %arg0 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @negate(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
//     %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
//     %2 = tosa.negate %arg0, %0, %1 : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
//     return %2 : tensor<2x3xf32>
//   }
//   func.func @cast_i8_i16(%arg0: tensor<2x3xi8>) -> tensor<2x3xi16> {
//     %0 = tosa.cast %arg0 : (tensor<2x3xi8>) -> tensor<2x3xi16>
//     return %0 : tensor<2x3xi16>
//   }
//   func.func @table(%arg0: tensor<2x3xi8>, %arg1: tensor<256xi8>) -> tensor<2x3xi8> {
//     %0 = tosa.table %arg0, %arg1 : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x3xi8>
//     return %0 : tensor<2x3xi8>
//   }
//   func.func @matmul_i8(%arg0: tensor<1x2x3xi8>, %arg1: tensor<1x3x4xi8>) -> tensor<1x2x4xi32> {
//     %0 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
//     %1 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
//     %2 = tosa.matmul %arg0, %arg1, %0, %1 : (tensor<1x2x3xi8>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
//     return %2 : tensor<1x2x4xi32>
//   }
//   func.func @conv2d_i8(%arg0: tensor<1x6x6x2xi8>, %arg1: tensor<4x2x3x2xi8>, %arg2: tensor<4xi32>) -> tensor<1x5x4x4xi32> {
//     %0 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
//     %1 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
//     %2 = tosa.conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = i32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 2>, stride = array<i64: 1, 2>} : (tensor<1x6x6x2xi8>, tensor<4x2x3x2xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x4x4xi32>
//     return %2 : tensor<1x5x4x4xi32>
//   }
//   func.func @depthwise_conv2d(%arg0: tensor<1x6x6x2xf32>, %arg1: tensor<2x3x2x3xf32>, %arg2: tensor<6xf32>) -> tensor<1x5x4x6xf32> {
//     %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
//     %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
//     %2 = tosa.depthwise_conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 2>, stride = array<i64: 1, 2>} : (tensor<1x6x6x2xf32>, tensor<2x3x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x6xf32>
//     return %2 : tensor<1x5x4x6xf32>
//   }
//   func.func @conv3d(%arg0: tensor<1x4x4x4x2xf32>, %arg1: tensor<3x2x2x2x2xf32>, %arg2: tensor<3xf32>) -> tensor<1x3x3x3x3xf32> {
//     %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
//     %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
//     %2 = tosa.conv3d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x4x2xf32>, tensor<3x2x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x3x3xf32>
//     return %2 : tensor<1x3x3x3x3xf32>
//   }
//   func.func @transpose_conv2d(%arg0: tensor<1x3x3x2xf32>, %arg1: tensor<4x2x2x2xf32>, %arg2: tensor<4xf32>) -> tensor<1x6x6x4xf32> {
//     %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
//     %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
//     %2 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x3x3x2xf32>, tensor<4x2x2x2xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
//     return %2 : tensor<1x6x6x4xf32>
//   }
//   func.func @avg_pool_i8(%arg0: tensor<1x5x6x2xi8>) -> tensor<1x5x4x2xi8> {
//     %0 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
//     %1 = "tosa.const"() <{values = dense<-2> : tensor<1xi8>}> : () -> tensor<1xi8>
//     %2 = tosa.avg_pool2d %arg0, %0, %1 {acc_type = i32, kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>} : (tensor<1x5x6x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x4x2xi8>
//     return %2 : tensor<1x5x4x2xi8>
//   }
//   func.func @max_pool2d(%arg0: tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32> {
//     %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>} : (tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32>
//     return %0 : tensor<1x5x4x2xf32>
//   }
//   func.func @max_pool_ignore(%arg0: tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32> {
//     %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 3>, nan_mode = IGNORE, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>} : (tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32>
//     return %0 : tensor<1x5x4x2xf32>
//   }
//   func.func @reduce_sum(%arg0: tensor<2x3xf32>) -> tensor<2x1xf32> {
//     %0 = tosa.reduce_sum %arg0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
//     return %0 : tensor<2x1xf32>
//   }
//   func.func @reduce_product(%arg0: tensor<2x3xf32>) -> tensor<2x1xf32> {
//     %0 = tosa.reduce_product %arg0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
//     return %0 : tensor<2x1xf32>
//   }
//   func.func @reduce_max_ignore(%arg0: tensor<2x3xf32>) -> tensor<2x1xf32> {
//     %0 = tosa.reduce_max %arg0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x1xf32>
//     return %0 : tensor<2x1xf32>
//   }
//   func.func @reduce_min(%arg0: tensor<2x3xf32>) -> tensor<2x1xf32> {
//     %0 = tosa.reduce_min %arg0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
//     return %0 : tensor<2x1xf32>
//   }
//   func.func @reduce_all(%arg0: tensor<2x3xi1>) -> tensor<2x1xi1> {
//     %0 = tosa.reduce_all %arg0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
//     return %0 : tensor<2x1xi1>
//   }
//   func.func @reduce_any(%arg0: tensor<2x3xi1>) -> tensor<2x1xi1> {
//     %0 = tosa.reduce_any %arg0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
//     return %0 : tensor<2x1xi1>
//   }
//   func.func @argmax(%arg0: tensor<2x3xf32>) -> tensor<2xi32> {
//     %0 = tosa.argmax %arg0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
//     return %0 : tensor<2xi32>
//   }
//   func.func @argmax_ignore(%arg0: tensor<2x3xf32>) -> tensor<2xi32> {
//     %0 = tosa.argmax %arg0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2xi32>
//     return %0 : tensor<2xi32>
//   }
//   func.func @concat(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>) -> tensor<2x4xf32> {
//     %0 = tosa.concat %arg0, %arg1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
//     return %0 : tensor<2x4xf32>
//   }
//   func.func @pad(%arg0: tensor<2x3xf32>) -> tensor<3x6xf32> {
//     %0 = tosa.const_shape {values = dense<[1, 0, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
//     %1 = "tosa.const"() <{values = dense<2.500000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
//     %2 = tosa.pad %arg0, %0, %1 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x6xf32>
//     return %2 : tensor<3x6xf32>
//   }
//   func.func @reshape(%arg0: tensor<2x3xf32>) -> tensor<3x1x2xf32> {
//     %0 = tosa.const_shape {values = dense<[3, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
//     %1 = tosa.reshape %arg0, %0 : (tensor<2x3xf32>, !tosa.shape<3>) -> tensor<3x1x2xf32>
//     return %1 : tensor<3x1x2xf32>
//   }
//   func.func @slice(%arg0: tensor<2x3xf32>) -> tensor<1x2xf32> {
//     %0 = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
//     %1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
//     %2 = tosa.slice %arg0, %0, %1 : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
//     return %2 : tensor<1x2xf32>
//   }
//   func.func @tile(%arg0: tensor<2x3xf32>) -> tensor<4x9xf32> {
//     %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
//     %1 = tosa.tile %arg0, %0 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x9xf32>
//     return %1 : tensor<4x9xf32>
//   }
//   func.func @transpose(%arg0: tensor<2x3xf32>) -> tensor<3x2xf32> {
//     %0 = tosa.transpose %arg0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
//     return %0 : tensor<3x2xf32>
//   }
//   func.func @reverse(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.reverse %arg0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @gather(%arg0: tensor<2x5x3xf32>, %arg1: tensor<2x4xi32>) -> tensor<2x4x3xf32> {
//     %0 = tosa.gather %arg0, %arg1 : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<2x4x3xf32>
//     return %0 : tensor<2x4x3xf32>
//   }
//   func.func @scatter(%arg0: tensor<2x5x3xf32>, %arg1: tensor<2x4xi32>, %arg2: tensor<2x4x3xf32>) -> tensor<2x5x3xf32> {
//     %0 = tosa.scatter %arg0, %arg1, %arg2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<2x5x3xf32>
//     return %0 : tensor<2x5x3xf32>
//   }
//   func.func @resize_B_f32(%arg0: tensor<1x3x4x2xf32>) -> tensor<1x6x11x2xf32> {
//     %0 = tosa.const_shape {values = dense<[4, 2, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
//     %1 = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
//     %2 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
//     %3 = tosa.resize %arg0, %0, %1, %2 {mode = BILINEAR} : (tensor<1x3x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x11x2xf32>
//     return %3 : tensor<1x6x11x2xf32>
//   }
//   func.func @resize_N_i8(%arg0: tensor<1x3x4x2xi8>) -> tensor<1x6x11x2xi8> {
//     %0 = tosa.const_shape {values = dense<[4, 2, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
//     %1 = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
//     %2 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
//     %3 = tosa.resize %arg0, %0, %1, %2 {mode = NEAREST_NEIGHBOR} : (tensor<1x3x4x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x11x2xi8>
//     return %3 : tensor<1x6x11x2xi8>
//   }
//   func.func @identity(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tosa.identity %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @rescale_pc(%arg0: tensor<2x3xi8>) -> tensor<2x3xi32> {
//     %0 = "tosa.const"() <{values = dense<[1073741824, 1234567890, 1999999999]> : tensor<3xi32>}> : () -> tensor<3xi32>
//     %1 = "tosa.const"() <{values = dense<[30, 28, 35]> : tensor<3xi8>}> : () -> tensor<3xi8>
//     %2 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
//     %3 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
//     %4 = tosa.rescale %arg0, %0, %1, %2, %3 {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2x3xi32>
//     return %4 : tensor<2x3xi32>
//   }
//   func.func @apply_scale(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<3xi8>) -> tensor<3xi32> {
//     %0 = tosa.apply_scale %arg0, %arg1, %arg2 {rounding_mode = DOUBLE_ROUND} : (tensor<3xi32>, tensor<3xi32>, tensor<3xi8>) -> tensor<3xi32>
//     return %0 : tensor<3xi32>
//   }
//   func.func @cond_if(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i1>) -> tensor<2xf32> {
//     %0 = tosa.cond_if %arg2 : tensor<i1> -> tensor<2xf32> {
//       %1 = tosa.add %arg0, %arg1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
//       tosa.yield %1 : tensor<2xf32>
//     } else {
//       %2 = tosa.sub %arg0, %arg1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
//       tosa.yield %2 : tensor<2xf32>
//     }
//     return %0 : tensor<2xf32>
//   }
//   func.func @cond_inputs(%arg0: tensor<2xf32>, %arg1: tensor<i1>) -> tensor<2xf32> {
//     %0 = tosa.cond_if %arg1 (%arg2 = %arg0) : tensor<i1> (tensor<2xf32>) -> tensor<2xf32> {
//     ^bb0(%arg2: tensor<2xf32>):
//       tosa.yield %arg2 : tensor<2xf32>
//     } else {
//     ^bb0(%arg3: tensor<2xf32>):
//       %1 = tosa.add %arg3, %arg3 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
//       tosa.yield %1 : tensor<2xf32>
//     }
//     return %0 : tensor<2xf32>
//   }
//   func.func @while_loop(%arg0: tensor<i32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
//     %0 = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
//     %1 = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
//     %2:2 = tosa.while_loop (%arg2 = %0, %arg3 = %arg1) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
//       %3 = tosa.greater %arg0, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
//       tosa.yield %3 : tensor<i1>
//     } do {
//     ^bb0(%arg4: tensor<i32>, %arg5: tensor<2xf32>):
//       %4 = tosa.add %arg4, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
//       %5 = tosa.add %arg5, %arg5 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
//       tosa.yield %4, %5 : tensor<i32>, tensor<2xf32>
//     }
//     return %2#1 : tensor<2xf32>
//   }
//   tosa.variable @state = dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf32>
//   tosa.variable @unset : tensor<?x2xi8>
//   func.func @variables(%arg0: tensor<2xf32>) -> tensor<2xf32> {
//     %0 = tosa.variable_read @state : tensor<2xf32>
//     tosa.variable_write @state, %arg0 : tensor<2xf32>
//     return %0 : tensor<2xf32>
//   }
//   func.func @others(%arg0: tensor<1x4x8xf32>, %arg1: tensor<10xi32>) {
//     %0:2 = tosa.fft2d %arg0, %arg0 {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
//     %1:2 = tosa.rfft2d %arg0 : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
//     %2 = tosa.custom %arg1 {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<10xi32>) -> tensor<10xi32>
//     return
//   }
// }
// -----
// no-oracle: MLIR 22 has not all of these operations
// Spellings of MLIR 19 and 20.
func.func @older(%a: tensor<2x3xi32>, %c: tensor<i1>, %f: tensor<2x3xf32>) {
  %0 = tosa.int_div %a, %a : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = tosa.reduce_prod %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %2 = "tosa.const"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  %3 = tosa.cond_if %c -> (tensor<2xi32>) {
    tosa.yield %2 : tensor<2xi32>
  } else {
    tosa.yield %2 : tensor<2xi32>
  }
  %4 = tosa.maximum %f, %f {nan_mode = "IGNORE"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = "tosa.maximum"(%f, %f) {nan_mode = "IGNORE"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @older_attributes(%a0: tensor<2x3xi32>) -> tensor<3x4xi32> {
  %p = "tosa.const"() {value = dense<[[0, 0], [1, 0]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %c = "tosa.const"() {value = dense<9> : tensor<i32>} : () -> tensor<i32>
  %0 = tosa.pad %a0, %p, %c : (tensor<2x3xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<2x4xi32>
  %1 = tosa.mul %0, %0 {shift = 1 : i8} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  %2 = tosa.tile %1 {multiples = array<i64: 3, 1>} : (tensor<2x4xi32>) -> tensor<6x4xi32>
  %3 = tosa.slice %2 {size = array<i64: 3, 4>, start = array<i64: 1, 0>} : (tensor<6x4xi32>) -> tensor<3x4xi32>
  %4 = tosa.clamp %3 {min_fp = 0.0 : f32, max_fp = 1.0 : f32, min_int = -10 : i64, max_int = 5000 : i64} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %5 = tosa.reshape %4 {new_shape = array<i64: 4, -1>} : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %perms = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %6 = tosa.transpose %5, %perms : (tensor<4x3xi32>, tensor<2xi32>) -> tensor<3x4xi32>
  %7 = tosa.negate %6 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  return %7 : tensor<3x4xi32>
}
func.func @older_rescale(%a0: tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8> {
  %0 = tosa.resize %a0 {border = array<i64: 1, 1>, mode = "BILINEAR", offset = array<i64: 0, 0>, scale = array<i64: 4, 2, 4, 2>} : (tensor<1x2x2x1xi8>) -> tensor<1x3x3x1xi32>
  %1 = tosa.rescale %0 {double_round = true, input_zp = 0 : i32, multiplier = array<i32: 1073741824>, output_zp = 1 : i32, per_channel = false, scale32 = true, shift = array<i8: 34>} : (tensor<1x3x3x1xi32>) -> tensor<1x3x3x1xi8>
  %2 = tosa.avg_pool2d %1 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 1, 1, 1, 1>, quantization_info = #tosa.unary_quant<input_zp = 1, output_zp = 2>, stride = array<i64: 1, 1>} : (tensor<1x3x3x1xi8>) -> tensor<1x4x4x1xi8>
  return %2 : tensor<1x4x4x1xi8>
}
func.func @fully_connected_i8(%a0: tensor<2x3xi8>, %a1: tensor<4x3xi8>, %a2: tensor<4xi32>) -> tensor<2x4xi32> {
  %r = tosa.fully_connected %a0, %a1, %a2 {quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = 2>} : (tensor<2x3xi8>, tensor<4x3xi8>, tensor<4xi32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}
// output:
// module {
//   func.func @older(%arg0: tensor<2x3xi32>, %arg1: tensor<i1>, %arg2: tensor<2x3xf32>) {
//     %0 = tosa.intdiv %arg0, %arg0 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
//     %1 = tosa.reduce_product %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
//     %2 = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
//     %3 = tosa.cond_if %arg1 : tensor<i1> -> tensor<2xi32> {
//       tosa.yield %2 : tensor<2xi32>
//     } else {
//       tosa.yield %2 : tensor<2xi32>
//     }
//     %4 = tosa.maximum %arg2, %arg2 {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
//     %5 = tosa.maximum %arg2, %arg2 {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
//     return
//   }
//   func.func @older_attributes(%arg0: tensor<2x3xi32>) -> tensor<3x4xi32> {
//     %0 = "tosa.const"() <{values = dense<[[0, 0], [1, 0]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
//     %1 = "tosa.const"() <{values = dense<9> : tensor<i32>}> : () -> tensor<i32>
//     %2 = tosa.pad %arg0, %0, %1 : (tensor<2x3xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<2x4xi32>
//     %3 = tosa.mul %2, %2 {shift = 1 : i8} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
//     %4 = tosa.tile %3 {multiples = array<i64: 3, 1>} : (tensor<2x4xi32>) -> tensor<6x4xi32>
//     %5 = tosa.slice %4 {size = array<i64: 3, 4>, start = array<i64: 1, 0>} : (tensor<6x4xi32>) -> tensor<3x4xi32>
//     %6 = tosa.clamp %5 {max_fp = 1.000000e+00 : f32, max_int = 5000 : i64, min_fp = 0.000000e+00 : f32, min_int = -10 : i64} : (tensor<3x4xi32>) -> tensor<3x4xi32>
//     %7 = tosa.reshape %6 {new_shape = array<i64: 4, -1>} : (tensor<3x4xi32>) -> tensor<4x3xi32>
//     %8 = "tosa.const"() <{values = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
//     %9 = tosa.transpose %7, %8 : (tensor<4x3xi32>, tensor<2xi32>) -> tensor<3x4xi32>
//     %10 = tosa.negate %9 : (tensor<3x4xi32>) -> tensor<3x4xi32>
//     return %10 : tensor<3x4xi32>
//   }
//   func.func @older_rescale(%arg0: tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8> {
//     %0 = tosa.resize %arg0 {border = array<i64: 1, 1>, mode = BILINEAR, offset = array<i64: 0, 0>, scale = array<i64: 4, 2, 4, 2>} : (tensor<1x2x2x1xi8>) -> tensor<1x3x3x1xi32>
//     %1 = tosa.rescale %0 {double_round = true, input_zp = 0 : i32, multiplier = array<i32: 1073741824>, output_zp = 1 : i32, per_channel = false, scale32 = true, shift = array<i8: 34>} : (tensor<1x3x3x1xi32>) -> tensor<1x3x3x1xi8>
//     %2 = tosa.avg_pool2d %1 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 1, 1, 1, 1>, quantization_info = #tosa.unary_quant<input_zp = 1, output_zp = 2>, stride = array<i64: 1, 1>} : (tensor<1x3x3x1xi8>) -> tensor<1x4x4x1xi8>
//     return %2 : tensor<1x4x4x1xi8>
//   }
//   func.func @fully_connected_i8(%arg0: tensor<2x3xi8>, %arg1: tensor<4x3xi8>, %arg2: tensor<4xi32>) -> tensor<2x4xi32> {
//     %0 = tosa.fully_connected %arg0, %arg1, %arg2 {quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = 2>} : (tensor<2x3xi8>, tensor<4x3xi8>, tensor<4xi32>) -> tensor<2x4xi32>
//     return %0 : tensor<2x4xi32>
//   }
// }
// -----
// An unknown keyword.
func.func @f(%a: tensor<2xf32>) {
  %0 = tosa.maximum %a, %a {nan_mode = NEVER} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
// output:
// test.mlir:3:40: error: expected one of PROPAGATE, IGNORE, but found 'NEVER'
//   %0 = tosa.maximum %a, %a {nan_mode = NEVER} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
//                                        ^
