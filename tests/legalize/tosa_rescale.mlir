// Fixed-point products.
// args: -O0
func.func @rescale_i8(%a0: tensor<2x3xi32>) -> tensor<2x3xi8> {
  %m = "tosa.const"() <{values = dense<[1073741824]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[33]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z1 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %z2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %z1, %z2 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<2x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @rescale_pc(%a0: tensor<2x3xi8>) -> tensor<2x3xi32> {
  %m = "tosa.const"() <{values = dense<[1073741824, 1234567890, 1999999999]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %s = "tosa.const"() <{values = dense<[30, 28, 35]> : tensor<3xi8>}> : () -> tensor<3xi8>
  %z1 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.rescale %a0, %m, %s, %z1, %z2 {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @rescale_uu(%a0: tensor<2x3xi8>) -> tensor<2x3xi8> {
  %m = "tosa.const"() <{values = dense<[1073741824]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[30]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z1 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %z1, %z2 {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
// output:
// module {
//   func.func @rescale_i8(%arg0: tensor<2x3xi32>) -> tensor<2x3xi8> {
//     %0 = tensor.empty() : tensor<2x3xi8>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi32>) outs(%0 : tensor<2x3xi8>) {
//     ^bb0(%arg1: i32, %arg2: i8):
//       %c1073741824_i32 = arith.constant 1073741824 : i32
//       %c33_i8 = arith.constant 33 : i8
//       %c0_i32 = arith.constant 0 : i32
//       %2 = arith.subi %arg1, %c0_i32 : i32
//       %3 = arith.extsi %2 : i32 to i64
//       %4 = arith.extsi %c1073741824_i32 : i32 to i64
//       %5 = arith.extui %c33_i8 : i8 to i64
//       %6 = arith.muli %3, %4 : i64
//       %c1_i64 = arith.constant 1 : i64
//       %7 = arith.shli %c1_i64, %5 : i64
//       %8 = arith.shrui %7, %c1_i64 : i64
//       %9 = arith.addi %6, %8 : i64
//       %c0_i64 = arith.constant 0 : i64
//       %10 = arith.cmpi sge, %3, %c0_i64 : i64
//       %c1073741824_i64 = arith.constant 1073741824 : i64
//       %c-1073741824_i64 = arith.constant -1073741824 : i64
//       %11 = arith.select %10, %c1073741824_i64, %c-1073741824_i64 : i64
//       %12 = arith.addi %11, %9 : i64
//       %c31_i64 = arith.constant 31 : i64
//       %13 = arith.cmpi sgt, %5, %c31_i64 : i64
//       %14 = arith.select %13, %12, %9 : i64
//       %15 = arith.shrsi %14, %5 : i64
//       %16 = arith.trunci %15 : i64 to i32
//       %c3_i32 = arith.constant 3 : i32
//       %17 = arith.addi %16, %c3_i32 : i32
//       %c-128_i32 = arith.constant -128 : i32
//       %c127_i32 = arith.constant 127 : i32
//       %18 = arith.maxsi %17, %c-128_i32 : i32
//       %19 = arith.minsi %18, %c127_i32 : i32
//       %20 = arith.trunci %19 : i32 to i8
//       linalg.yield %20 : i8
//     } -> tensor<2x3xi8>
//     return %1 : tensor<2x3xi8>
//   }
//   func.func @rescale_pc(%arg0: tensor<2x3xi8>) -> tensor<2x3xi32> {
//     %cst = arith.constant dense<[1073741824, 1234567890, 1999999999]> : tensor<3xi32>
//     %cst_0 = arith.constant dense<[30, 28, 35]> : tensor<3xi8>
//     %0 = tensor.empty() : tensor<2x3xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %cst, %cst_0 : tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>) outs(%0 : tensor<2x3xi32>) {
//     ^bb0(%arg1: i8, %arg2: i32, %arg3: i8, %arg4: i32):
//       %2 = arith.extsi %arg1 : i8 to i32
//       %c4_i32 = arith.constant 4 : i32
//       %3 = arith.subi %2, %c4_i32 : i32
//       %4 = arith.extsi %3 : i32 to i64
//       %5 = arith.extsi %arg2 : i32 to i64
//       %6 = arith.extui %arg3 : i8 to i64
//       %7 = arith.muli %4, %5 : i64
//       %c1_i64 = arith.constant 1 : i64
//       %8 = arith.shli %c1_i64, %6 : i64
//       %9 = arith.shrui %8, %c1_i64 : i64
//       %10 = arith.addi %7, %9 : i64
//       %11 = arith.shrsi %10, %6 : i64
//       %12 = arith.trunci %11 : i64 to i32
//       %c0_i32 = arith.constant 0 : i32
//       %13 = arith.addi %12, %c0_i32 : i32
//       linalg.yield %13 : i32
//     } -> tensor<2x3xi32>
//     return %1 : tensor<2x3xi32>
//   }
//   func.func @rescale_uu(%arg0: tensor<2x3xi8>) -> tensor<2x3xi8> {
//     %0 = tensor.empty() : tensor<2x3xi8>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi8>) outs(%0 : tensor<2x3xi8>) {
//     ^bb0(%arg1: i8, %arg2: i8):
//       %c1073741824_i32 = arith.constant 1073741824 : i32
//       %c30_i8 = arith.constant 30 : i8
//       %2 = arith.extsi %arg1 : i8 to i32
//       %c4_i32 = arith.constant 4 : i32
//       %3 = arith.subi %2, %c4_i32 : i32
//       %4 = arith.extsi %3 : i32 to i64
//       %5 = arith.extsi %c1073741824_i32 : i32 to i64
//       %6 = arith.extui %c30_i8 : i8 to i64
//       %7 = arith.muli %4, %5 : i64
//       %c1_i64 = arith.constant 1 : i64
//       %8 = arith.shli %c1_i64, %6 : i64
//       %9 = arith.shrui %8, %c1_i64 : i64
//       %10 = arith.addi %7, %9 : i64
//       %11 = arith.shrsi %10, %6 : i64
//       %12 = arith.trunci %11 : i64 to i32
//       %c253_i32 = arith.constant 253 : i32
//       %13 = arith.addi %12, %c253_i32 : i32
//       %c0_i32 = arith.constant 0 : i32
//       %c255_i32 = arith.constant 255 : i32
//       %14 = arith.maxsi %13, %c0_i32 : i32
//       %15 = arith.minsi %14, %c255_i32 : i32
//       %16 = arith.trunci %15 : i32 to i8
//       linalg.yield %16 : i8
//     } -> tensor<2x3xi8>
//     return %1 : tensor<2x3xi8>
//   }
// }
// -----
// Unsigned integers.
// args: -O0
func.func @rescale_ui8(%a0: tensor<2xui8>) -> tensor<2xui8> {
  %0 = tosa.rescale %a0 {double_round = false, input_zp = 17 : i32, multiplier = array<i32: 19689>, output_zp = 22 : i32, per_channel = false, scale32 = false, shift = array<i8: 15>} : (tensor<2xui8>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}
// output:
// module {
//   func.func @rescale_ui8(%arg0: tensor<2xui8>) -> tensor<2xui8> {
//     %0 = tensor.empty() : tensor<2xui8>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xui8>) outs(%0 : tensor<2xui8>) {
//     ^bb0(%arg1: ui8, %arg2: ui8):
//       %c19689_i32 = arith.constant 19689 : i32
//       %c15_i8 = arith.constant 15 : i8
//       %2 = builtin.unrealized_conversion_cast %arg1 : ui8 to i8
//       %3 = arith.extui %2 : i8 to i32
//       %c17_i32 = arith.constant 17 : i32
//       %4 = arith.subi %3, %c17_i32 : i32
//       %5 = arith.extsi %4 : i32 to i64
//       %6 = arith.extsi %c19689_i32 : i32 to i64
//       %7 = arith.extui %c15_i8 : i8 to i64
//       %8 = arith.muli %5, %6 : i64
//       %c1_i64 = arith.constant 1 : i64
//       %9 = arith.shli %c1_i64, %7 : i64
//       %10 = arith.shrui %9, %c1_i64 : i64
//       %11 = arith.addi %8, %10 : i64
//       %12 = arith.shrsi %11, %7 : i64
//       %13 = arith.trunci %12 : i64 to i32
//       %c22_i32 = arith.constant 22 : i32
//       %14 = arith.addi %13, %c22_i32 : i32
//       %c0_i32 = arith.constant 0 : i32
//       %c255_i32 = arith.constant 255 : i32
//       %15 = arith.maxsi %14, %c0_i32 : i32
//       %16 = arith.minsi %15, %c255_i32 : i32
//       %17 = arith.trunci %16 : i32 to i8
//       %18 = builtin.unrealized_conversion_cast %17 : i8 to ui8
//       linalg.yield %18 : ui8
//     } -> tensor<2xui8>
//     return %1 : tensor<2xui8>
//   }
// }
// -----
// Scales of numbers.
// args: -O0
func.func @apply_scale(%a: tensor<3xi32>, %b: tensor<3xi32>, %c: tensor<3xi8>) -> tensor<3xi32> {
  %r = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (tensor<3xi32>, tensor<3xi32>, tensor<3xi8>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// output:
// module {
//   func.func @apply_scale(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<3xi8>) -> tensor<3xi32> {
//     %0 = tensor.empty() : tensor<3xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<3xi32>, tensor<3xi32>, tensor<3xi8>) outs(%0 : tensor<3xi32>) {
//     ^bb0(%arg3: i32, %arg4: i32, %arg5: i8, %arg6: i32):
//       %2 = arith.extsi %arg3 : i32 to i64
//       %3 = arith.extsi %arg4 : i32 to i64
//       %4 = arith.extui %arg5 : i8 to i64
//       %5 = arith.muli %2, %3 : i64
//       %c1_i64 = arith.constant 1 : i64
//       %6 = arith.shli %c1_i64, %4 : i64
//       %7 = arith.shrui %6, %c1_i64 : i64
//       %8 = arith.addi %5, %7 : i64
//       %c0_i64 = arith.constant 0 : i64
//       %9 = arith.cmpi sge, %2, %c0_i64 : i64
//       %c1073741824_i64 = arith.constant 1073741824 : i64
//       %c-1073741824_i64 = arith.constant -1073741824 : i64
//       %10 = arith.select %9, %c1073741824_i64, %c-1073741824_i64 : i64
//       %11 = arith.addi %10, %8 : i64
//       %c31_i64 = arith.constant 31 : i64
//       %12 = arith.cmpi sgt, %4, %c31_i64 : i64
//       %13 = arith.select %12, %11, %8 : i64
//       %14 = arith.shrsi %13, %4 : i64
//       %15 = arith.trunci %14 : i64 to i32
//       linalg.yield %15 : i32
//     } -> tensor<3xi32>
//     return %1 : tensor<3xi32>
//   }
// }
