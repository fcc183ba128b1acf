// Integers: results that are defined for all operands, and conversions.
// args: -O0
func.func @f_abs(%a0: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.abs %a0 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @negate(%a0: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.negate %a0 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @not(%a0: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.not %a0 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @popcnt(%a0: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.popcnt %a0 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @count_leading_zeros(%a0: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.count_leading_zeros %a0 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @sign(%a0: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.sign %a0 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @add(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.add %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @add_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.add %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @and(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.and %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @and_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.and %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @or(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.or %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @or_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.or %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @xor(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.xor %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @xor_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.xor %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @multiply(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.multiply %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @multiply_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.multiply %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @subtract(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.subtract %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @subtract_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.subtract %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @divide(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.divide %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @divide_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.divide %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @f_remainder(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.remainder %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @remainder_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.remainder %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @maximum(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.maximum %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @maximum_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.maximum %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @minimum(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.minimum %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @minimum_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.minimum %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @shift_left(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.shift_left %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @shift_left_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.shift_left %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @shift_right_arithmetic(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.shift_right_arithmetic %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @shift_right_arithmetic_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.shift_right_arithmetic %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @shift_right_logical(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.shift_right_logical %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @shift_right_logical_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> {
  %r = stablehlo.shift_right_logical %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @sign_unsigned(%a0: tensor<8xui8>) -> tensor<8xui8> {
  %r = stablehlo.sign %a0 : tensor<8xui8>
  return %r : tensor<8xui8>
}
func.func @power(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> {
  %r = stablehlo.power %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @divide_min(%a0: tensor<2xi32>) -> tensor<2xi32> {
  %m = stablehlo.constant dense<-2147483648> : tensor<2xi32>
  %n = stablehlo.constant dense<[-1, 0]> : tensor<2xi32>
  %r = stablehlo.divide %m, %n : tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @clamp_unsigned(%a0: tensor<8xui8>) -> tensor<8xui8> {
  %l = stablehlo.constant dense<3> : tensor<8xui8>
  %h = stablehlo.constant dense<200> : tensor<8xui8>
  %r = stablehlo.clamp %l, %a0, %h : tensor<8xui8>
  return %r : tensor<8xui8>
}
func.func @compare_lt_i32(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi1> {
  %r = stablehlo.compare LT, %a0, %a1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @compare_lt_ui32(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xi1> {
  %r = stablehlo.compare LT, %a0, %a1, UNSIGNED : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @compare_ge_ui32(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xi1> {
  %r = stablehlo.compare GE, %a0, %a1, UNSIGNED : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @compare_eq_i32(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi1> {
  %r = stablehlo.compare EQ, %a0, %a1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @add_conditions(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> {
  %s = stablehlo.add %a0, %a1 : tensor<4xi1>
  %r = stablehlo.multiply %s, %a0 : tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @convert_i32_f32(%a0: tensor<6xi32>) -> tensor<6xf32> {
  %r = stablehlo.convert %a0 : (tensor<6xi32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @convert_ui32_f32(%a0: tensor<6xui32>) -> tensor<6xf32> {
  %r = stablehlo.convert %a0 : (tensor<6xui32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @convert_f32_i32(%a0: tensor<6xf32>) -> tensor<6xi32> {
  %r = stablehlo.convert %a0 : (tensor<6xf32>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @convert_f32_ui8(%a0: tensor<6xf32>) -> tensor<6xui8> {
  %r = stablehlo.convert %a0 : (tensor<6xf32>) -> tensor<6xui8>
  return %r : tensor<6xui8>
}
func.func @convert_i32_i8(%a0: tensor<6xi32>) -> tensor<6xi8> {
  %r = stablehlo.convert %a0 : (tensor<6xi32>) -> tensor<6xi8>
  return %r : tensor<6xi8>
}
func.func @convert_i8_i32(%a0: tensor<6xi8>) -> tensor<6xi32> {
  %r = stablehlo.convert %a0 : (tensor<6xi8>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @convert_ui8_i32(%a0: tensor<6xui8>) -> tensor<6xi32> {
  %r = stablehlo.convert %a0 : (tensor<6xui8>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @convert_i1_f32(%a0: tensor<6xi1>) -> tensor<6xf32> {
  %r = stablehlo.convert %a0 : (tensor<6xi1>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @convert_f32_i1(%a0: tensor<6xf32>) -> tensor<6xi1> {
  %r = stablehlo.convert %a0 : (tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @convert_i32_i1(%a0: tensor<6xi32>) -> tensor<6xi1> {
  %r = stablehlo.convert %a0 : (tensor<6xi32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @convert_f32_f64(%a0: tensor<6xf32>) -> tensor<6xf64> {
  %r = stablehlo.convert %a0 : (tensor<6xf32>) -> tensor<6xf64>
  return %r : tensor<6xf64>
}
func.func @convert_i1_i32(%a0: tensor<6xi1>) -> tensor<6xi32> {
  %r = stablehlo.convert %a0 : (tensor<6xi1>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @bitcast(%a0: tensor<3xf32>) -> tensor<3xi32> {
  %r = stablehlo.bitcast_convert %a0 : (tensor<3xf32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// output:
// module {
//   func.func @f_abs(%arg0: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg1: i32, %arg2: i32):
//       %2 = math.absi %arg1 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @negate(%arg0: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg1: i32, %arg2: i32):
//       %c0_i32 = arith.constant 0 : i32
//       %2 = arith.subi %c0_i32, %arg1 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @not(%arg0: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg1: i32, %arg2: i32):
//       %c-1_i32 = arith.constant -1 : i32
//       %2 = arith.xori %arg1, %c-1_i32 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @popcnt(%arg0: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg1: i32, %arg2: i32):
//       %2 = math.ctpop %arg1 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @count_leading_zeros(%arg0: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg1: i32, %arg2: i32):
//       %2 = math.ctlz %arg1 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @sign(%arg0: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg1: i32, %arg2: i32):
//       %c0_i32 = arith.constant 0 : i32
//       %c1_i32 = arith.constant 1 : i32
//       %c-1_i32 = arith.constant -1 : i32
//       %2 = arith.cmpi slt, %arg1, %c0_i32 : i32
//       %3 = arith.cmpi eq, %arg1, %c0_i32 : i32
//       %4 = arith.select %2, %c-1_i32, %c1_i32 : i32
//       %5 = arith.select %3, %c0_i32, %4 : i32
//       linalg.yield %5 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @add(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.addi %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @add_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.addi %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @and(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.andi %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @and_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.andi %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @or(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.ori %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @or_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.ori %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @xor(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.xori %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @xor_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.xori %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @multiply(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.muli %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @multiply_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.muli %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @subtract(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.subi %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @subtract_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.subi %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @divide(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %c0_i32 = arith.constant 0 : i32
//       %c1_i32 = arith.constant 1 : i32
//       %c-1_i32 = arith.constant -1 : i32
//       %2 = arith.cmpi eq, %arg3, %c0_i32 : i32
//       %c-2147483648_i32 = arith.constant -2147483648 : i32
//       %3 = arith.cmpi eq, %arg2, %c-2147483648_i32 : i32
//       %4 = arith.cmpi eq, %arg3, %c-1_i32 : i32
//       %5 = arith.andi %3, %4 : i1
//       %6 = arith.ori %2, %5 : i1
//       %7 = arith.select %6, %c1_i32, %arg3 : i32
//       %8 = arith.divsi %arg2, %7 : i32
//       %9 = arith.select %2, %c-1_i32, %8 : i32
//       linalg.yield %9 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @divide_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %c0_i32 = arith.constant 0 : i32
//       %c1_i32 = arith.constant 1 : i32
//       %c-1_i32 = arith.constant -1 : i32
//       %2 = arith.cmpi eq, %arg3, %c0_i32 : i32
//       %3 = arith.select %2, %c1_i32, %arg3 : i32
//       %4 = arith.divui %arg2, %3 : i32
//       %5 = arith.select %2, %c-1_i32, %4 : i32
//       linalg.yield %5 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @f_remainder(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %c0_i32 = arith.constant 0 : i32
//       %c1_i32 = arith.constant 1 : i32
//       %c-1_i32 = arith.constant -1 : i32
//       %2 = arith.cmpi eq, %arg3, %c0_i32 : i32
//       %c-2147483648_i32 = arith.constant -2147483648 : i32
//       %3 = arith.cmpi eq, %arg2, %c-2147483648_i32 : i32
//       %4 = arith.cmpi eq, %arg3, %c-1_i32 : i32
//       %5 = arith.andi %3, %4 : i1
//       %6 = arith.ori %2, %5 : i1
//       %7 = arith.select %6, %c1_i32, %arg3 : i32
//       %8 = arith.remsi %arg2, %7 : i32
//       %9 = arith.select %2, %arg2, %8 : i32
//       linalg.yield %9 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @remainder_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %c0_i32 = arith.constant 0 : i32
//       %c1_i32 = arith.constant 1 : i32
//       %2 = arith.cmpi eq, %arg3, %c0_i32 : i32
//       %3 = arith.select %2, %c1_i32, %arg3 : i32
//       %4 = arith.remui %arg2, %3 : i32
//       %5 = arith.select %2, %arg2, %4 : i32
//       linalg.yield %5 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @maximum(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.maxsi %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @maximum_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.maxui %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @minimum(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.minsi %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @minimum_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.minui %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @shift_left(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %c31_i32 = arith.constant 31 : i32
//       %2 = arith.minui %arg3, %c31_i32 : i32
//       %3 = arith.shli %arg2, %2 : i32
//       %4 = arith.cmpi ule, %arg3, %c31_i32 : i32
//       %c0_i32 = arith.constant 0 : i32
//       %5 = arith.select %4, %3, %c0_i32 : i32
//       linalg.yield %5 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @shift_left_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %c31_i32 = arith.constant 31 : i32
//       %2 = arith.minui %arg3, %c31_i32 : i32
//       %3 = arith.shli %arg2, %2 : i32
//       %4 = arith.cmpi ule, %arg3, %c31_i32 : i32
//       %c0_i32 = arith.constant 0 : i32
//       %5 = arith.select %4, %3, %c0_i32 : i32
//       linalg.yield %5 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @shift_right_arithmetic(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %c31_i32 = arith.constant 31 : i32
//       %2 = arith.minui %arg3, %c31_i32 : i32
//       %3 = arith.shrsi %arg2, %2 : i32
//       linalg.yield %3 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @shift_right_arithmetic_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %c31_i32 = arith.constant 31 : i32
//       %2 = arith.minui %arg3, %c31_i32 : i32
//       %3 = arith.shrsi %arg2, %2 : i32
//       linalg.yield %3 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @shift_right_logical(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %c31_i32 = arith.constant 31 : i32
//       %2 = arith.minui %arg3, %c31_i32 : i32
//       %3 = arith.shrui %arg2, %2 : i32
//       %4 = arith.cmpi ule, %arg3, %c31_i32 : i32
//       %c0_i32 = arith.constant 0 : i32
//       %5 = arith.select %4, %3, %c0_i32 : i32
//       linalg.yield %5 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @shift_right_logical_unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %c31_i32 = arith.constant 31 : i32
//       %2 = arith.minui %arg3, %c31_i32 : i32
//       %3 = arith.shrui %arg2, %2 : i32
//       %4 = arith.cmpi ule, %arg3, %c31_i32 : i32
//       %c0_i32 = arith.constant 0 : i32
//       %5 = arith.select %4, %3, %c0_i32 : i32
//       linalg.yield %5 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @sign_unsigned(%arg0: tensor<8xi8>) -> tensor<8xi8> {
//     %0 = tensor.empty() : tensor<8xi8>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xi8>) outs(%0 : tensor<8xi8>) {
//     ^bb0(%arg1: i8, %arg2: i8):
//       %c0_i8 = arith.constant 0 : i8
//       %c1_i8 = arith.constant 1 : i8
//       %2 = arith.cmpi slt, %arg1, %c0_i8 : i8
//       %3 = arith.cmpi eq, %arg1, %c0_i8 : i8
//       %4 = arith.select %2, %c1_i8, %c1_i8 : i8
//       %5 = arith.select %3, %c0_i8, %4 : i8
//       linalg.yield %5 : i8
//     } -> tensor<8xi8>
//     return %1 : tensor<8xi8>
//   }
//   func.func @power(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = tensor.empty() : tensor<8xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = math.ipowi %arg2, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<8xi32>
//     return %1 : tensor<8xi32>
//   }
//   func.func @divide_min(%arg0: tensor<2xi32>) -> tensor<2xi32> {
//     %cst = arith.constant dense<[-1, 0]> : tensor<2xi32>
//     %0 = tensor.empty() : tensor<2xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst : tensor<2xi32>) outs(%0 : tensor<2xi32>) {
//     ^bb0(%arg1: i32, %arg2: i32):
//       %c-2147483648_i32 = arith.constant -2147483648 : i32
//       %c0_i32 = arith.constant 0 : i32
//       %c1_i32 = arith.constant 1 : i32
//       %c-1_i32 = arith.constant -1 : i32
//       %2 = arith.cmpi eq, %arg1, %c0_i32 : i32
//       %c-2147483648_i32_0 = arith.constant -2147483648 : i32
//       %3 = arith.cmpi eq, %c-2147483648_i32, %c-2147483648_i32_0 : i32
//       %4 = arith.cmpi eq, %arg1, %c-1_i32 : i32
//       %5 = arith.andi %3, %4 : i1
//       %6 = arith.ori %2, %5 : i1
//       %7 = arith.select %6, %c1_i32, %arg1 : i32
//       %8 = arith.divsi %c-2147483648_i32, %7 : i32
//       %9 = arith.select %2, %c-1_i32, %8 : i32
//       linalg.yield %9 : i32
//     } -> tensor<2xi32>
//     return %1 : tensor<2xi32>
//   }
//   func.func @clamp_unsigned(%arg0: tensor<8xi8>) -> tensor<8xi8> {
//     %0 = tensor.empty() : tensor<8xi8>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xi8>) outs(%0 : tensor<8xi8>) {
//     ^bb0(%arg1: i8, %arg2: i8):
//       %c3_i8 = arith.constant 3 : i8
//       %c-56_i8 = arith.constant -56 : i8
//       %2 = arith.maxui %c3_i8, %arg1 : i8
//       %3 = arith.minui %2, %c-56_i8 : i8
//       linalg.yield %3 : i8
//     } -> tensor<8xi8>
//     return %1 : tensor<8xi8>
//   }
//   func.func @compare_lt_i32(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi1> {
//     %0 = tensor.empty() : tensor<8xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi1>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i1):
//       %2 = arith.cmpi slt, %arg2, %arg3 : i32
//       linalg.yield %2 : i1
//     } -> tensor<8xi1>
//     return %1 : tensor<8xi1>
//   }
//   func.func @compare_lt_ui32(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi1> {
//     %0 = tensor.empty() : tensor<8xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi1>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i1):
//       %2 = arith.cmpi ult, %arg2, %arg3 : i32
//       linalg.yield %2 : i1
//     } -> tensor<8xi1>
//     return %1 : tensor<8xi1>
//   }
//   func.func @compare_ge_ui32(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi1> {
//     %0 = tensor.empty() : tensor<8xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi1>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i1):
//       %2 = arith.cmpi uge, %arg2, %arg3 : i32
//       linalg.yield %2 : i1
//     } -> tensor<8xi1>
//     return %1 : tensor<8xi1>
//   }
//   func.func @compare_eq_i32(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi1> {
//     %0 = tensor.empty() : tensor<8xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi1>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i1):
//       %2 = arith.cmpi eq, %arg2, %arg3 : i32
//       linalg.yield %2 : i1
//     } -> tensor<8xi1>
//     return %1 : tensor<8xi1>
//   }
//   func.func @add_conditions(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
//     %0 = tensor.empty() : tensor<4xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<4xi1>, tensor<4xi1>) outs(%0 : tensor<4xi1>) {
//     ^bb0(%arg2: i1, %arg3: i1, %arg4: i1):
//       %2 = arith.ori %arg2, %arg3 : i1
//       linalg.yield %2 : i1
//     } -> tensor<4xi1>
//     %3 = tensor.empty() : tensor<4xi1>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1, %arg0 : tensor<4xi1>, tensor<4xi1>) outs(%3 : tensor<4xi1>) {
//     ^bb0(%arg5: i1, %arg6: i1, %arg7: i1):
//       %5 = arith.andi %arg5, %arg6 : i1
//       linalg.yield %5 : i1
//     } -> tensor<4xi1>
//     return %4 : tensor<4xi1>
//   }
//   func.func @convert_i32_f32(%arg0: tensor<6xi32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: i32, %arg2: f32):
//       %2 = arith.sitofp %arg1 : i32 to f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @convert_ui32_f32(%arg0: tensor<6xi32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: i32, %arg2: f32):
//       %2 = arith.uitofp %arg1 : i32 to f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @convert_f32_i32(%arg0: tensor<6xf32>) -> tensor<6xi32> {
//     %0 = tensor.empty() : tensor<6xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xi32>) {
//     ^bb0(%arg1: f32, %arg2: i32):
//       %2 = arith.fptosi %arg1 : f32 to i32
//       linalg.yield %2 : i32
//     } -> tensor<6xi32>
//     return %1 : tensor<6xi32>
//   }
//   func.func @convert_f32_ui8(%arg0: tensor<6xf32>) -> tensor<6xi8> {
//     %0 = tensor.empty() : tensor<6xi8>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xi8>) {
//     ^bb0(%arg1: f32, %arg2: i8):
//       %2 = arith.fptoui %arg1 : f32 to i8
//       linalg.yield %2 : i8
//     } -> tensor<6xi8>
//     return %1 : tensor<6xi8>
//   }
//   func.func @convert_i32_i8(%arg0: tensor<6xi32>) -> tensor<6xi8> {
//     %0 = tensor.empty() : tensor<6xi8>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi32>) outs(%0 : tensor<6xi8>) {
//     ^bb0(%arg1: i32, %arg2: i8):
//       %2 = arith.trunci %arg1 : i32 to i8
//       linalg.yield %2 : i8
//     } -> tensor<6xi8>
//     return %1 : tensor<6xi8>
//   }
//   func.func @convert_i8_i32(%arg0: tensor<6xi8>) -> tensor<6xi32> {
//     %0 = tensor.empty() : tensor<6xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi8>) outs(%0 : tensor<6xi32>) {
//     ^bb0(%arg1: i8, %arg2: i32):
//       %2 = arith.extsi %arg1 : i8 to i32
//       linalg.yield %2 : i32
//     } -> tensor<6xi32>
//     return %1 : tensor<6xi32>
//   }
//   func.func @convert_ui8_i32(%arg0: tensor<6xi8>) -> tensor<6xi32> {
//     %0 = tensor.empty() : tensor<6xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi8>) outs(%0 : tensor<6xi32>) {
//     ^bb0(%arg1: i8, %arg2: i32):
//       %2 = arith.extui %arg1 : i8 to i32
//       linalg.yield %2 : i32
//     } -> tensor<6xi32>
//     return %1 : tensor<6xi32>
//   }
//   func.func @convert_i1_f32(%arg0: tensor<6xi1>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi1>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: i1, %arg2: f32):
//       %2 = arith.uitofp %arg1 : i1 to f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @convert_f32_i1(%arg0: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = tensor.empty() : tensor<6xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xi1>) {
//     ^bb0(%arg1: f32, %arg2: i1):
//       %cst = arith.constant 0.000000e+00 : f32
//       %2 = arith.cmpf une, %arg1, %cst : f32
//       linalg.yield %2 : i1
//     } -> tensor<6xi1>
//     return %1 : tensor<6xi1>
//   }
//   func.func @convert_i32_i1(%arg0: tensor<6xi32>) -> tensor<6xi1> {
//     %0 = tensor.empty() : tensor<6xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi32>) outs(%0 : tensor<6xi1>) {
//     ^bb0(%arg1: i32, %arg2: i1):
//       %c0_i32 = arith.constant 0 : i32
//       %2 = arith.cmpi ne, %arg1, %c0_i32 : i32
//       linalg.yield %2 : i1
//     } -> tensor<6xi1>
//     return %1 : tensor<6xi1>
//   }
//   func.func @convert_f32_f64(%arg0: tensor<6xf32>) -> tensor<6xf64> {
//     %0 = tensor.empty() : tensor<6xf64>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf64>) {
//     ^bb0(%arg1: f32, %arg2: f64):
//       %2 = arith.extf %arg1 : f32 to f64
//       linalg.yield %2 : f64
//     } -> tensor<6xf64>
//     return %1 : tensor<6xf64>
//   }
//   func.func @convert_i1_i32(%arg0: tensor<6xi1>) -> tensor<6xi32> {
//     %0 = tensor.empty() : tensor<6xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xi1>) outs(%0 : tensor<6xi32>) {
//     ^bb0(%arg1: i1, %arg2: i32):
//       %2 = arith.extui %arg1 : i1 to i32
//       linalg.yield %2 : i32
//     } -> tensor<6xi32>
//     return %1 : tensor<6xi32>
//   }
//   func.func @bitcast(%arg0: tensor<3xf32>) -> tensor<3xi32> {
//     %0 = tensor.empty() : tensor<3xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf32>) outs(%0 : tensor<3xi32>) {
//     ^bb0(%arg1: f32, %arg2: i32):
//       %2 = arith.bitcast %arg1 : f32 to i32
//       linalg.yield %2 : i32
//     } -> tensor<3xi32>
//     return %1 : tensor<3xi32>
//   }
// }
