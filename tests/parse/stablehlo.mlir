// no-oracle: MLIR has no such dialect
// Operations on elements of floats.
func.func @f_abs(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.abs %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_ceil(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.ceil %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @cosine(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.cosine %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @exponential(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.exponential %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @exponential_minus_one(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.exponential_minus_one %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_floor(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.floor %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @logistic(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.logistic %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @negate(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.negate %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @round_nearest_afz(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.round_nearest_afz %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @round_nearest_even(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.round_nearest_even %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @sign(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.sign %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @sine(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.sine %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_tan(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.tan %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_tanh(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.tanh %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_cbrt(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.cbrt %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_log(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.log %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @log_plus_one(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.log_plus_one %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @rsqrt(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.rsqrt %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_sqrt(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.sqrt %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @add(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.add %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_atan2(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.atan2 %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @divide(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.divide %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @maximum(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.maximum %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @minimum(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.minimum %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @multiply(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.multiply %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @power(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.power %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_remainder(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.remainder %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @subtract(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.subtract %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @is_finite(%a0: tensor<2xf32>) -> tensor<2xi1> {
  %z = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %q = stablehlo.divide %a0, %z : tensor<2xf32>
  %r = stablehlo.is_finite %q : (tensor<2xf32>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}
func.func @compare_eq(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xi1> {
  %r = stablehlo.compare EQ, %a0, %a1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @compare_ne(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xi1> {
  %r = stablehlo.compare NE, %a0, %a1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @compare_ge(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xi1> {
  %r = stablehlo.compare GE, %a0, %a1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @compare_gt(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xi1> {
  %r = stablehlo.compare GT, %a0, %a1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @compare_le(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xi1> {
  %r = stablehlo.compare LE, %a0, %a1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @compare_lt(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xi1> {
  %r = stablehlo.compare LT, %a0, %a1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @compare_total(%a0: tensor<6xf32>) -> tensor<6xi1> {
  %z = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 0x7FC00000, 0xFFC00000]> : tensor<6xf32>
  %n = stablehlo.constant dense<-0.0> : tensor<6xf32>
  %r = stablehlo.compare GT, %z, %n, TOTALORDER : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @select(%a0: tensor<6xi1>, %a1: tensor<6xf32>, %a2: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<6xi1>, tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @select_scalar(%a0: tensor<i1>, %a1: tensor<6xf32>, %a2: tensor<6xf32>) -> tensor<6xf32> {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<i1>, tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @clamp(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %l = stablehlo.constant dense<-1.0> : tensor<f32>
  %h = stablehlo.constant dense<1.5> : tensor<f32>
  %r = stablehlo.clamp %l, %a0, %h : (tensor<f32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @reduce_precision(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %c = stablehlo.constant dense<1.001> : tensor<6xf32>
  %m = stablehlo.multiply %a0, %c : tensor<6xf32>
  %r = stablehlo.reduce_precision %m, format = e8m7 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @barrier(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %b:2 = stablehlo.optimization_barrier %a0, %a0 : tensor<6xf32>, tensor<6xf32>
  %r = stablehlo.add %b#0, %b#1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @scalars(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %s = stablehlo.add %a0, %a1 : tensor<f32>
  %r = stablehlo.multiply %s, %s : tensor<f32>
  return %r : tensor<f32>
}
// output:
// module {
//   func.func @f_abs(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.abs %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_ceil(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.ceil %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @cosine(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.cosine %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @exponential(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.exponential %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @exponential_minus_one(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.exponential_minus_one %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_floor(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.floor %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @logistic(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.logistic %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @negate(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.negate %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @round_nearest_afz(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.round_nearest_afz %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @round_nearest_even(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.round_nearest_even %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @sign(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.sign %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @sine(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.sine %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_tan(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.tan %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_tanh(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.tanh %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_cbrt(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.cbrt %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_log(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.log %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @log_plus_one(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.log_plus_one %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @rsqrt(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.rsqrt %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_sqrt(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.sqrt %arg0 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @add(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.add %arg0, %arg1 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_atan2(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.atan2 %arg0, %arg1 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @divide(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.divide %arg0, %arg1 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @maximum(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.maximum %arg0, %arg1 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @minimum(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.minimum %arg0, %arg1 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @multiply(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.multiply %arg0, %arg1 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @power(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.power %arg0, %arg1 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_remainder(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.remainder %arg0, %arg1 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @subtract(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.subtract %arg0, %arg1 : tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @is_finite(%arg0: tensor<2xf32>) -> tensor<2xi1> {
//     %cst = stablehlo.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>
//     %0 = stablehlo.divide %arg0, %cst : tensor<2xf32>
//     %1 = stablehlo.is_finite %0 : (tensor<2xf32>) -> tensor<2xi1>
//     return %1 : tensor<2xi1>
//   }
//   func.func @compare_eq(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
//     return %0 : tensor<6xi1>
//   }
//   func.func @compare_ne(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
//     return %0 : tensor<6xi1>
//   }
//   func.func @compare_ge(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
//     return %0 : tensor<6xi1>
//   }
//   func.func @compare_gt(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
//     return %0 : tensor<6xi1>
//   }
//   func.func @compare_le(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
//     return %0 : tensor<6xi1>
//   }
//   func.func @compare_lt(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
//     return %0 : tensor<6xi1>
//   }
//   func.func @compare_total(%arg0: tensor<6xf32>) -> tensor<6xi1> {
//     %cst = stablehlo.constant dense<[0.000000e+00, -0.000000e+00, 0.000000e+00, -0.000000e+00, 0x7FC00000, 0xFFC00000]> : tensor<6xf32>
//     %cst_0 = stablehlo.constant dense<-0.000000e+00> : tensor<6xf32>
//     %0 = stablehlo.compare GT, %cst, %cst_0, TOTALORDER : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
//     return %0 : tensor<6xi1>
//   }
//   func.func @select(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @select_scalar(%arg0: tensor<i1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @clamp(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
//     %cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
//     %0 = stablehlo.clamp %cst, %arg0, %cst_0 : (tensor<f32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @reduce_precision(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %cst = stablehlo.constant dense<1.001000e+00> : tensor<6xf32>
//     %0 = stablehlo.multiply %arg0, %cst : tensor<6xf32>
//     %1 = stablehlo.reduce_precision %0, format = e8m7 : tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @barrier(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0:2 = stablehlo.optimization_barrier %arg0, %arg0 : tensor<6xf32>, tensor<6xf32>
//     %1 = stablehlo.add %0#0, %0#1 : tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @scalars(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
//     %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
//     %1 = stablehlo.multiply %0, %0 : tensor<f32>
//     return %1 : tensor<f32>
//   }
// }
// -----
// no-oracle: MLIR has no such dialect
// Functions of floats.
func.func @f_asinh(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = chlo.asinh %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_atan(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = chlo.atan %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_cosh(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = chlo.cosh %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_erf(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = chlo.erf %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_erfc(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = chlo.erfc %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_sinh(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = chlo.sinh %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @square(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = chlo.square %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_tan(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %r = chlo.tan %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_acos(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %c = stablehlo.constant dense<0.4> : tensor<6xf32>
  %m = stablehlo.multiply %a0, %c : tensor<6xf32>
  %t = stablehlo.tanh %m : tensor<6xf32>
  %r = chlo.acos %t : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_asin(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %c = stablehlo.constant dense<0.4> : tensor<6xf32>
  %m = stablehlo.multiply %a0, %c : tensor<6xf32>
  %t = stablehlo.tanh %m : tensor<6xf32>
  %r = chlo.asin %t : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_atanh(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %c = stablehlo.constant dense<0.4> : tensor<6xf32>
  %m = stablehlo.multiply %a0, %c : tensor<6xf32>
  %t = stablehlo.tanh %m : tensor<6xf32>
  %r = chlo.atanh %t : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @erf_inv(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %c = stablehlo.constant dense<0.4> : tensor<6xf32>
  %m = stablehlo.multiply %a0, %c : tensor<6xf32>
  %t = stablehlo.tanh %m : tensor<6xf32>
  %r = chlo.erf_inv %t : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_acosh(%a0: tensor<6xf32>) -> tensor<6xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<6xf32>
  %m = stablehlo.add %a0, %c : tensor<6xf32>
  %r = chlo.acosh %m : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @is_inf(%a0: tensor<2xf32>) -> tensor<2xi1> {
  %z = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %q = stablehlo.divide %a0, %z : tensor<2xf32>
  %r = chlo.is_inf %q : tensor<2xf32> -> tensor<2xi1>
  return %r : tensor<2xi1>
}
func.func @erf_inv_ends(%a0: tensor<3xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<[-1.0, 0.0, 1.0]> : tensor<3xf32>
  %r = chlo.erf_inv %c : tensor<3xf32> -> tensor<3xf32>
  return %r : tensor<3xf32>
}
// output:
// module {
//   func.func @f_asinh(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = chlo.asinh %arg0 : tensor<6xf32> -> tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_atan(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = chlo.atan %arg0 : tensor<6xf32> -> tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_cosh(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = chlo.cosh %arg0 : tensor<6xf32> -> tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_erf(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = chlo.erf %arg0 : tensor<6xf32> -> tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_erfc(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = chlo.erfc %arg0 : tensor<6xf32> -> tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_sinh(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = chlo.sinh %arg0 : tensor<6xf32> -> tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @square(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = chlo.square %arg0 : tensor<6xf32> -> tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_tan(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = chlo.tan %arg0 : tensor<6xf32> -> tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @f_acos(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %cst = stablehlo.constant dense<4.000000e-01> : tensor<6xf32>
//     %0 = stablehlo.multiply %arg0, %cst : tensor<6xf32>
//     %1 = stablehlo.tanh %0 : tensor<6xf32>
//     %2 = chlo.acos %1 : tensor<6xf32> -> tensor<6xf32>
//     return %2 : tensor<6xf32>
//   }
//   func.func @f_asin(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %cst = stablehlo.constant dense<4.000000e-01> : tensor<6xf32>
//     %0 = stablehlo.multiply %arg0, %cst : tensor<6xf32>
//     %1 = stablehlo.tanh %0 : tensor<6xf32>
//     %2 = chlo.asin %1 : tensor<6xf32> -> tensor<6xf32>
//     return %2 : tensor<6xf32>
//   }
//   func.func @f_atanh(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %cst = stablehlo.constant dense<4.000000e-01> : tensor<6xf32>
//     %0 = stablehlo.multiply %arg0, %cst : tensor<6xf32>
//     %1 = stablehlo.tanh %0 : tensor<6xf32>
//     %2 = chlo.atanh %1 : tensor<6xf32> -> tensor<6xf32>
//     return %2 : tensor<6xf32>
//   }
//   func.func @erf_inv(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %cst = stablehlo.constant dense<4.000000e-01> : tensor<6xf32>
//     %0 = stablehlo.multiply %arg0, %cst : tensor<6xf32>
//     %1 = stablehlo.tanh %0 : tensor<6xf32>
//     %2 = chlo.erf_inv %1 : tensor<6xf32> -> tensor<6xf32>
//     return %2 : tensor<6xf32>
//   }
//   func.func @f_acosh(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %cst = stablehlo.constant dense<1.000000e+00> : tensor<6xf32>
//     %0 = stablehlo.add %arg0, %cst : tensor<6xf32>
//     %1 = chlo.acosh %0 : tensor<6xf32> -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @is_inf(%arg0: tensor<2xf32>) -> tensor<2xi1> {
//     %cst = stablehlo.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>
//     %0 = stablehlo.divide %arg0, %cst : tensor<2xf32>
//     %1 = chlo.is_inf %0 : tensor<2xf32> -> tensor<2xi1>
//     return %1 : tensor<2xi1>
//   }
//   func.func @erf_inv_ends(%arg0: tensor<3xf32>) -> tensor<3xf32> {
//     %cst = stablehlo.constant dense<[-1.000000e+00, 0.000000e+00, 1.000000e+00]> : tensor<3xf32>
//     %0 = chlo.erf_inv %cst : tensor<3xf32> -> tensor<3xf32>
//     return %0 : tensor<3xf32>
//   }
// }
// -----
// no-oracle: MLIR has no such dialect
// Integers: results that are defined for all operands, and conversions.
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
//     %0 = stablehlo.abs %arg0 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @negate(%arg0: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.negate %arg0 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @not(%arg0: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.not %arg0 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @popcnt(%arg0: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.popcnt %arg0 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @count_leading_zeros(%arg0: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.count_leading_zeros %arg0 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @sign(%arg0: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.sign %arg0 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @add(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.add %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @add_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.add %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @and(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.and %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @and_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.and %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @or(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.or %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @or_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.or %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @xor(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.xor %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @xor_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.xor %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @multiply(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.multiply %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @multiply_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.multiply %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @subtract(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.subtract %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @subtract_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.subtract %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @divide(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.divide %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @divide_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.divide %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @f_remainder(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.remainder %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @remainder_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.remainder %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @maximum(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.maximum %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @maximum_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.maximum %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @minimum(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.minimum %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @minimum_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.minimum %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @shift_left(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.shift_left %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @shift_left_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.shift_left %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @shift_right_arithmetic(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @shift_right_arithmetic_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @shift_right_logical(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @shift_right_logical_unsigned(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xui32> {
//     %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<8xui32>
//     return %0 : tensor<8xui32>
//   }
//   func.func @sign_unsigned(%arg0: tensor<8xui8>) -> tensor<8xui8> {
//     %0 = stablehlo.sign %arg0 : tensor<8xui8>
//     return %0 : tensor<8xui8>
//   }
//   func.func @power(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
//     %0 = stablehlo.power %arg0, %arg1 : tensor<8xi32>
//     return %0 : tensor<8xi32>
//   }
//   func.func @divide_min(%arg0: tensor<2xi32>) -> tensor<2xi32> {
//     %cst = stablehlo.constant dense<-2147483648> : tensor<2xi32>
//     %cst_0 = stablehlo.constant dense<[-1, 0]> : tensor<2xi32>
//     %0 = stablehlo.divide %cst, %cst_0 : tensor<2xi32>
//     return %0 : tensor<2xi32>
//   }
//   func.func @clamp_unsigned(%arg0: tensor<8xui8>) -> tensor<8xui8> {
//     %cst = stablehlo.constant dense<3> : tensor<8xui8>
//     %cst_0 = stablehlo.constant dense<200> : tensor<8xui8>
//     %0 = stablehlo.clamp %cst, %arg0, %cst_0 : tensor<8xui8>
//     return %0 : tensor<8xui8>
//   }
//   func.func @compare_lt_i32(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi1> {
//     %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
//     return %0 : tensor<8xi1>
//   }
//   func.func @compare_lt_ui32(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xi1> {
//     %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xi1>
//     return %0 : tensor<8xi1>
//   }
//   func.func @compare_ge_ui32(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>) -> tensor<8xi1> {
//     %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xi1>
//     return %0 : tensor<8xi1>
//   }
//   func.func @compare_eq_i32(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi1> {
//     %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
//     return %0 : tensor<8xi1>
//   }
//   func.func @add_conditions(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
//     %0 = stablehlo.add %arg0, %arg1 : tensor<4xi1>
//     %1 = stablehlo.multiply %0, %arg0 : tensor<4xi1>
//     return %1 : tensor<4xi1>
//   }
//   func.func @convert_i32_f32(%arg0: tensor<6xi32>) -> tensor<6xf32> {
//     %0 = stablehlo.convert %arg0 : (tensor<6xi32>) -> tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @convert_ui32_f32(%arg0: tensor<6xui32>) -> tensor<6xf32> {
//     %0 = stablehlo.convert %arg0 : (tensor<6xui32>) -> tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @convert_f32_i32(%arg0: tensor<6xf32>) -> tensor<6xi32> {
//     %0 = stablehlo.convert %arg0 : (tensor<6xf32>) -> tensor<6xi32>
//     return %0 : tensor<6xi32>
//   }
//   func.func @convert_f32_ui8(%arg0: tensor<6xf32>) -> tensor<6xui8> {
//     %0 = stablehlo.convert %arg0 : (tensor<6xf32>) -> tensor<6xui8>
//     return %0 : tensor<6xui8>
//   }
//   func.func @convert_i32_i8(%arg0: tensor<6xi32>) -> tensor<6xi8> {
//     %0 = stablehlo.convert %arg0 : (tensor<6xi32>) -> tensor<6xi8>
//     return %0 : tensor<6xi8>
//   }
//   func.func @convert_i8_i32(%arg0: tensor<6xi8>) -> tensor<6xi32> {
//     %0 = stablehlo.convert %arg0 : (tensor<6xi8>) -> tensor<6xi32>
//     return %0 : tensor<6xi32>
//   }
//   func.func @convert_ui8_i32(%arg0: tensor<6xui8>) -> tensor<6xi32> {
//     %0 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xi32>
//     return %0 : tensor<6xi32>
//   }
//   func.func @convert_i1_f32(%arg0: tensor<6xi1>) -> tensor<6xf32> {
//     %0 = stablehlo.convert %arg0 : (tensor<6xi1>) -> tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
//   func.func @convert_f32_i1(%arg0: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = stablehlo.convert %arg0 : (tensor<6xf32>) -> tensor<6xi1>
//     return %0 : tensor<6xi1>
//   }
//   func.func @convert_i32_i1(%arg0: tensor<6xi32>) -> tensor<6xi1> {
//     %0 = stablehlo.convert %arg0 : (tensor<6xi32>) -> tensor<6xi1>
//     return %0 : tensor<6xi1>
//   }
//   func.func @convert_f32_f64(%arg0: tensor<6xf32>) -> tensor<6xf64> {
//     %0 = stablehlo.convert %arg0 : (tensor<6xf32>) -> tensor<6xf64>
//     return %0 : tensor<6xf64>
//   }
//   func.func @convert_i1_i32(%arg0: tensor<6xi1>) -> tensor<6xi32> {
//     %0 = stablehlo.convert %arg0 : (tensor<6xi1>) -> tensor<6xi32>
//     return %0 : tensor<6xi32>
//   }
//   func.func @bitcast(%arg0: tensor<3xf32>) -> tensor<3xi32> {
//     %0 = stablehlo.bitcast_convert %arg0 : (tensor<3xf32>) -> tensor<3xi32>
//     return %0 : tensor<3xi32>
//   }
// }
// -----
// no-oracle: MLIR has no such dialect
// Moved elements.
func.func @constant(%a0: tensor<2xf32>) -> tensor<2x2xf32> {
  %r = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @iota(%a0: tensor<2xf32>) -> tensor<2x3xi32> {
  %r = stablehlo.iota dim = 1 : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @iota_float(%a0: tensor<2xf32>) -> tensor<2x3xf32> {
  %r = stablehlo.iota dim = 0 : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @broadcast(%a0: tensor<3xf32>, %a1: tensor<2x1xf32>) -> tensor<2x3xf32> {
  %b = stablehlo.broadcast_in_dim %a0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %c = stablehlo.broadcast_in_dim %a1, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
  %r = stablehlo.add %b, %c : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @broadcast_scalar(%a0: tensor<f32>) -> tensor<2x2xf32> {
  %r = stablehlo.broadcast_in_dim %a0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @reshape(%a0: tensor<2x3xf32>) -> tensor<3x1x2xf32> {
  %r = stablehlo.reshape %a0 : (tensor<2x3xf32>) -> tensor<3x1x2xf32>
  return %r : tensor<3x1x2xf32>
}
func.func @reshape_scalar(%a0: tensor<1x1xf32>) -> tensor<1xf32> {
  %s = stablehlo.reshape %a0 : (tensor<1x1xf32>) -> tensor<f32>
  %r = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
func.func @transpose(%a0: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %r = stablehlo.transpose %a0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @reverse(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = stablehlo.reverse %a0, dims = [0, 1] : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @slice(%a0: tensor<3x5xf32>) -> tensor<2x2xf32> {
  %r = stablehlo.slice %a0 [1:3, 0:4:2] : (tensor<3x5xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @dynamic_slice(%a0: tensor<3x4xf32>, %a1: tensor<i32>, %a2: tensor<ui32>) -> tensor<2x2xf32> {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 2] : (tensor<3x4xf32>, tensor<i32>, tensor<ui32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @dynamic_update_slice(%a0: tensor<3x4xf32>, %a1: tensor<2x2xf32>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<3x4xf32> {
  %r = stablehlo.dynamic_update_slice %a0, %a1, %a2, %a3 : (tensor<3x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @concatenate(%a0: tensor<2x3xf32>, %a1: tensor<2x1xf32>) -> tensor<2x4xf32> {
  %r = stablehlo.concatenate %a0, %a1, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func @pad(%a0: tensor<2x3xf32>, %a1: tensor<f32>) -> tensor<5x4xf32> {
  %r = stablehlo.pad %a0, %a1, low = [1, -1], high = [1, 0], interior = [1, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x4xf32>
  return %r : tensor<5x4xf32>
}
// output:
// module {
//   func.func @constant(%arg0: tensor<2xf32>) -> tensor<2x2xf32> {
//     %cst = stablehlo.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
//     return %cst : tensor<2x2xf32>
//   }
//   func.func @iota(%arg0: tensor<2xf32>) -> tensor<2x3xi32> {
//     %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
//     return %0 : tensor<2x3xi32>
//   }
//   func.func @iota_float(%arg0: tensor<2xf32>) -> tensor<2x3xf32> {
//     %0 = stablehlo.iota dim = 0 : tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @broadcast(%arg0: tensor<3xf32>, %arg1: tensor<2x1xf32>) -> tensor<2x3xf32> {
//     %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
//     %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
//     %2 = stablehlo.add %0, %1 : tensor<2x3xf32>
//     return %2 : tensor<2x3xf32>
//   }
//   func.func @broadcast_scalar(%arg0: tensor<f32>) -> tensor<2x2xf32> {
//     %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
//     return %0 : tensor<2x2xf32>
//   }
//   func.func @reshape(%arg0: tensor<2x3xf32>) -> tensor<3x1x2xf32> {
//     %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<3x1x2xf32>
//     return %0 : tensor<3x1x2xf32>
//   }
//   func.func @reshape_scalar(%arg0: tensor<1x1xf32>) -> tensor<1xf32> {
//     %0 = stablehlo.reshape %arg0 : (tensor<1x1xf32>) -> tensor<f32>
//     %1 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
//     return %1 : tensor<1xf32>
//   }
//   func.func @transpose(%arg0: tensor<2x3xf32>) -> tensor<3x2xf32> {
//     %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
//     return %0 : tensor<3x2xf32>
//   }
//   func.func @reverse(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @slice(%arg0: tensor<3x5xf32>) -> tensor<2x2xf32> {
//     %0 = stablehlo.slice %arg0 [1:3, 0:4:2] : (tensor<3x5xf32>) -> tensor<2x2xf32>
//     return %0 : tensor<2x2xf32>
//   }
//   func.func @dynamic_slice(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>, %arg2: tensor<ui32>) -> tensor<2x2xf32> {
//     %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, sizes = [2, 2] : (tensor<3x4xf32>, tensor<i32>, tensor<ui32>) -> tensor<2x2xf32>
//     return %0 : tensor<2x2xf32>
//   }
//   func.func @dynamic_update_slice(%arg0: tensor<3x4xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<3x4xf32> {
//     %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg3 : (tensor<3x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
//     return %0 : tensor<3x4xf32>
//   }
//   func.func @concatenate(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>) -> tensor<2x4xf32> {
//     %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
//     return %0 : tensor<2x4xf32>
//   }
//   func.func @pad(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<5x4xf32> {
//     %0 = stablehlo.pad %arg0, %arg1, low = [1, -1], high = [1, 0], interior = [1, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x4xf32>
//     return %0 : tensor<5x4xf32>
//   }
// }
// -----
// no-oracle: MLIR has no such dialect
// Reductions along dimensions and of windows.
func.func @sum(%a0: tensor<2x3xf32>) -> tensor<2xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @product_of_all(%a0: tensor<2x3xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %r = stablehlo.reduce(%a0 init: %z) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @argmax(%a0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %i = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a0 init: %z), (%i init: %c) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<i32>, %n: tensor<i32>)  {
    %g = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %g, %x, %y : tensor<i1>, tensor<f32>
    %p = stablehlo.select %g, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %v, %p : tensor<f32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi32>
}
func.func @window_max(%a0: tensor<5x4xf32>) -> tensor<3x2xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %r = "stablehlo.reduce_window"(%a0, %z) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @window_dilated(%a0: tensor<5xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%a0, %z) <{window_dimensions = array<i64: 2>, window_dilations = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @window_spread(%a0: tensor<3xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%a0, %z) <{window_dimensions = array<i64: 2>, base_dilations = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @select_and_scatter(%a0: tensor<4x4xf32>, %a1: tensor<2x2xf32>) -> tensor<4x4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// output:
// module {
//   func.func @sum(%arg0: tensor<2x3xf32>) -> tensor<2xf32> {
//     %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
//     %0 = stablehlo.reduce(%arg0 init: %cst) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32> reducer(%arg1: tensor<f32>, %arg2: tensor<f32>) {
//       %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
//       stablehlo.return %1 : tensor<f32>
//     }
//     return %0 : tensor<2xf32>
//   }
//   func.func @product_of_all(%arg0: tensor<2x3xf32>) -> tensor<f32> {
//     %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
//     %0 = stablehlo.reduce(%arg0 init: %cst) across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32> reducer(%arg1: tensor<f32>, %arg2: tensor<f32>) {
//       %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
//       stablehlo.return %1 : tensor<f32>
//     }
//     return %0 : tensor<f32>
//   }
//   func.func @argmax(%arg0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
//     %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
//     %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
//     %cst_0 = stablehlo.constant dense<0> : tensor<i32>
//     %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %cst_0) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>) reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>) {
//       %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
//       %3 = stablehlo.select %2, %arg1, %arg3 : tensor<i1>, tensor<f32>
//       %4 = stablehlo.select %2, %arg2, %arg4 : tensor<i1>, tensor<i32>
//       stablehlo.return %3, %4 : tensor<f32>, tensor<i32>
//     }
//     return %1#0, %1#1 : tensor<2xf32>, tensor<2xi32>
//   }
//   func.func @window_max(%arg0: tensor<5x4xf32>) -> tensor<3x2xf32> {
//     %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
//     %0 = "stablehlo.reduce_window"(%arg0, %cst) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
//     ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
//       %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
//       stablehlo.return %1 : tensor<f32>
//     }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<3x2xf32>
//     return %0 : tensor<3x2xf32>
//   }
//   func.func @window_dilated(%arg0: tensor<5xf32>) -> tensor<3xf32> {
//     %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
//     %0 = "stablehlo.reduce_window"(%arg0, %cst) <{window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>}> ({
//     ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
//       %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
//       stablehlo.return %1 : tensor<f32>
//     }) : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
//     return %0 : tensor<3xf32>
//   }
//   func.func @window_spread(%arg0: tensor<3xf32>) -> tensor<4xf32> {
//     %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
//     %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2>, window_dimensions = array<i64: 2>}> ({
//     ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
//       %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
//       stablehlo.return %1 : tensor<f32>
//     }) : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
//     return %0 : tensor<4xf32>
//   }
//   func.func @select_and_scatter(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2xf32>) -> tensor<4x4xf32> {
//     %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
//     %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %cst) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
//     ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
//       %1 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
//       stablehlo.return %1 : tensor<i1>
//     }, {
//     ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
//       %2 = stablehlo.add %arg4, %arg5 : tensor<f32>
//       stablehlo.return %2 : tensor<f32>
//     }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
//     return %0 : tensor<4x4xf32>
//   }
// }
// -----
// no-oracle: MLIR has no such dialect
// Gathers and scatters.
func.func @gather_rows(%a0: tensor<4x3xf32>, %a1: tensor<3x1xi32>) -> tensor<3x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<3x1xi32>) -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
func.func @gather_batch(%a0: tensor<2x4xf32>, %a1: tensor<2x3xi32>) -> tensor<2x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @scatter_add(%a0: tensor<4x3xf32>, %a1: tensor<3x1xi32>, %a2: tensor<3x3xf32>) -> tensor<4x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @scatter_pairs(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<2x1xi32>, %a3: tensor<2xf32>, %a4: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %u: tensor<f32>, %v: tensor<f32>):
    %m = stablehlo.maximum %x, %u : tensor<f32>
    stablehlo.return %m, %v : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// output:
// module {
//   func.func @gather_rows(%arg0: tensor<4x3xf32>, %arg1: tensor<3x1xi32>) -> tensor<3x3xf32> {
//     %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<3x1xi32>) -> tensor<3x3xf32>
//     return %0 : tensor<3x3xf32>
//   }
//   func.func @gather_batch(%arg0: tensor<2x4xf32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xf32> {
//     %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
//     return %0 : tensor<2x3xf32>
//   }
//   func.func @scatter_add(%arg0: tensor<4x3xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x3xf32>) -> tensor<4x3xf32> {
//     %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
//     ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
//       %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
//       stablehlo.return %1 : tensor<f32>
//     }) : (tensor<4x3xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<4x3xf32>
//     return %0 : tensor<4x3xf32>
//   }
//   func.func @scatter_pairs(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<2x1xi32>, %arg3: tensor<2xf32>, %arg4: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
//     %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
//     ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>):
//       %1 = stablehlo.maximum %arg5, %arg7 : tensor<f32>
//       stablehlo.return %1, %arg8 : tensor<f32>, tensor<f32>
//     }) : (tensor<4xf32>, tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>)
//     return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
//   }
// }
// -----
// no-oracle: MLIR has no such dialect
// Products and convolutions.
func.func @matmul(%a0: tensor<2x3xf32>, %a1: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @batch_matmul(%a0: tensor<2x2x3xf32>, %a1: tensor<2x3x2xf32>) -> tensor<2x2x2xf32> {
  %r = stablehlo.dot_general %a0, %a1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x3xf32>, tensor<2x3x2xf32>) -> tensor<2x2x2xf32>
  return %r : tensor<2x2x2xf32>
}
func.func @transposed(%a0: tensor<3x2xf32>, %a1: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [0] x [1] : (tensor<3x2xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @bytes(%a0: tensor<2x3xui8>, %a1: tensor<3x2xui8>) -> tensor<2x2xi32> {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
func.func @dot(%a0: tensor<3xf32>, %a1: tensor<3xf32>) -> tensor<f32> {
  %r = stablehlo.dot %a0, %a1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @convolution(%a0: tensor<1x4x4x2xf32>, %a1: tensor<2x2x2x1xf32>) -> tensor<1x3x3x1xf32> {
  %r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], feature_group_count = 1 : i64} : (tensor<1x4x4x2xf32>, tensor<2x2x2x1xf32>) -> tensor<1x3x3x1xf32>
  return %r : tensor<1x3x3x1xf32>
}
func.func @convolution_grouped(%a0: tensor<1x2x5xf32>, %a1: tensor<2x1x2xf32>) -> tensor<1x2x3xf32> {
  %r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[1, 0]], rhs_dilate = [1]} {batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], feature_group_count = 2 : i64} : (tensor<1x2x5xf32>, tensor<2x1x2xf32>) -> tensor<1x2x3xf32>
  return %r : tensor<1x2x3xf32>
}
func.func @convolution_spread(%a0: tensor<1x3x1xf32>, %a1: tensor<2x1x1xf32>) -> tensor<1x6x1xf32> {
  %r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]], lhs_dilate = [2], reverse = [true]} {batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], feature_group_count = 1 : i64} : (tensor<1x3x1xf32>, tensor<2x1x1xf32>) -> tensor<1x6x1xf32>
  return %r : tensor<1x6x1xf32>
}
// output:
// module {
//   func.func @matmul(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<2x2xf32> {
//     %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
//     return %0 : tensor<2x2xf32>
//   }
//   func.func @batch_matmul(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x3x2xf32>) -> tensor<2x2x2xf32> {
//     %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x3xf32>, tensor<2x3x2xf32>) -> tensor<2x2x2xf32>
//     return %0 : tensor<2x2x2xf32>
//   }
//   func.func @transposed(%arg0: tensor<3x2xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x2xf32> {
//     %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1] : (tensor<3x2xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
//     return %0 : tensor<2x2xf32>
//   }
//   func.func @bytes(%arg0: tensor<2x3xui8>, %arg1: tensor<3x2xui8>) -> tensor<2x2xi32> {
//     %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x2xi32>
//     return %0 : tensor<2x2xi32>
//   }
//   func.func @dot(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<f32> {
//     %0 = stablehlo.dot %arg0, %arg1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
//     return %0 : tensor<f32>
//   }
//   func.func @convolution(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<2x2x2x1xf32>) -> tensor<1x3x3x1xf32> {
//     %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x2xf32>, tensor<2x2x2x1xf32>) -> tensor<1x3x3x1xf32>
//     return %0 : tensor<1x3x3x1xf32>
//   }
//   func.func @convolution_grouped(%arg0: tensor<1x2x5xf32>, %arg1: tensor<2x1x2xf32>) -> tensor<1x2x3xf32> {
//     %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[1, 0]], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x5xf32>, tensor<2x1x2xf32>) -> tensor<1x2x3xf32>
//     return %0 : tensor<1x2x3xf32>
//   }
//   func.func @convolution_spread(%arg0: tensor<1x3x1xf32>, %arg1: tensor<2x1x1xf32>) -> tensor<1x6x1xf32> {
//     %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]], lhs_dilate = [2], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x1xf32>, tensor<2x1x1xf32>) -> tensor<1x6x1xf32>
//     return %0 : tensor<1x6x1xf32>
//   }
// }
// -----
// no-oracle: MLIR has no such dialect
// Control flow.
func.func @while_(%a0: tensor<3xf32>, %a1: tensor<i32>) -> (tensor<i32>, tensor<3xf32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.abs %a1 : tensor<i32>
  %r:2 = stablehlo.while(%i = %c, %x = %a0) : tensor<i32>, tensor<3xf32>
  cond {
    %0 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %0 : tensor<i32>
    %2 = stablehlo.add %x, %x : tensor<3xf32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<3xf32>
  }
  return %r#0, %r#1 : tensor<i32>, tensor<3xf32>
}
func.func @if_(%a0: tensor<i1>, %a1: tensor<3xf32>) -> tensor<3xf32> {
  %r = "stablehlo.if"(%a0) ({
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a1 : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_first(%a0: tensor<i32>, %a1: tensor<3xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.multiply %a0, %z : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a1 : tensor<3xf32>
  }, {
    %0 = stablehlo.abs %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_second(%a0: tensor<3xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.negate %a0 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a0 : tensor<3xf32>
  }, {
    %0 = stablehlo.abs %a0 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_default(%a0: tensor<i32>, %a1: tensor<3xf32>) -> tensor<3xf32> {
  %i = stablehlo.negate %a0 : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a1 : tensor<3xf32>
  }, {
    %0 = stablehlo.abs %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_of_two(%a0: tensor<i32>, %a1: tensor<3xf32>, %a2: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a2 : tensor<f32>
  }, {
    %0 = stablehlo.add %a2, %a2 : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %r : tensor<f32>
}
// output:
// module {
//   func.func @while_(%arg0: tensor<3xf32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<3xf32>) {
//     %cst = stablehlo.constant dense<0> : tensor<i32>
//     %0 = stablehlo.abs %arg1 : tensor<i32>
//     %1:2 = stablehlo.while(%arg2 = %cst, %arg3 = %arg0) : tensor<i32>, tensor<3xf32> cond {
//       %2 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
//       stablehlo.return %2 : tensor<i1>
//     } do {
//     ^bb0(%arg4: tensor<i32>, %arg5: tensor<3xf32>):
//       %cst_0 = stablehlo.constant dense<1> : tensor<i32>
//       %3 = stablehlo.add %arg4, %cst_0 : tensor<i32>
//       %4 = stablehlo.add %arg5, %arg5 : tensor<3xf32>
//       stablehlo.return %3, %4 : tensor<i32>, tensor<3xf32>
//     }
//     return %1#0, %1#1 : tensor<i32>, tensor<3xf32>
//   }
//   func.func @if_(%arg0: tensor<i1>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
//     %0 = "stablehlo.if"(%arg0) ({
//       %1 = stablehlo.negate %arg1 : tensor<3xf32>
//       stablehlo.return %1 : tensor<3xf32>
//     }, {
//       stablehlo.return %arg1 : tensor<3xf32>
//     }) : (tensor<i1>) -> tensor<3xf32>
//     return %0 : tensor<3xf32>
//   }
//   func.func @case_first(%arg0: tensor<i32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
//     %cst = stablehlo.constant dense<0> : tensor<i32>
//     %0 = stablehlo.multiply %arg0, %cst : tensor<i32>
//     %1 = "stablehlo.case"(%0) ({
//       %2 = stablehlo.negate %arg1 : tensor<3xf32>
//       stablehlo.return %2 : tensor<3xf32>
//     }, {
//       stablehlo.return %arg1 : tensor<3xf32>
//     }, {
//       %3 = stablehlo.abs %arg1 : tensor<3xf32>
//       stablehlo.return %3 : tensor<3xf32>
//     }) : (tensor<i32>) -> tensor<3xf32>
//     return %1 : tensor<3xf32>
//   }
//   func.func @case_second(%arg0: tensor<3xf32>) -> tensor<3xf32> {
//     %cst = stablehlo.constant dense<1> : tensor<i32>
//     %0 = "stablehlo.case"(%cst) ({
//       %1 = stablehlo.negate %arg0 : tensor<3xf32>
//       stablehlo.return %1 : tensor<3xf32>
//     }, {
//       stablehlo.return %arg0 : tensor<3xf32>
//     }, {
//       %2 = stablehlo.abs %arg0 : tensor<3xf32>
//       stablehlo.return %2 : tensor<3xf32>
//     }) : (tensor<i32>) -> tensor<3xf32>
//     return %0 : tensor<3xf32>
//   }
//   func.func @case_default(%arg0: tensor<i32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
//     %0 = stablehlo.negate %arg0 : tensor<i32>
//     %1 = "stablehlo.case"(%0) ({
//       %2 = stablehlo.negate %arg1 : tensor<3xf32>
//       stablehlo.return %2 : tensor<3xf32>
//     }, {
//       stablehlo.return %arg1 : tensor<3xf32>
//     }, {
//       %3 = stablehlo.abs %arg1 : tensor<3xf32>
//       stablehlo.return %3 : tensor<3xf32>
//     }) : (tensor<i32>) -> tensor<3xf32>
//     return %1 : tensor<3xf32>
//   }
//   func.func @case_of_two(%arg0: tensor<i32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<f32> {
//     %0 = "stablehlo.case"(%arg0) ({
//       stablehlo.return %arg2 : tensor<f32>
//     }, {
//       %1 = stablehlo.add %arg2, %arg2 : tensor<f32>
//       stablehlo.return %1 : tensor<f32>
//     }) : (tensor<i32>) -> tensor<f32>
//     return %0 : tensor<f32>
//   }
// }
// -----
// no-oracle: MLIR has no such dialect
// Sorting.
func.func @sort(%a0: tensor<7xf32>) -> tensor<7xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
    %s = stablehlo.compare LT, %x0, %x1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<7xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}
func.func @sort_columns(%a0: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64}> ({
  ^bb0(%x0: tensor<i32>, %x1: tensor<i32>):
    %s = stablehlo.compare GT, %x0, %x1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @argsort(%a0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<9xi32>
  %r:2 = "stablehlo.sort"(%a0, %i) <{is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<i32>, %x3: tensor<i32>):
    %s = stablehlo.compare LT, %x0, %x1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<9xf32>, tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xf32>, tensor<9xi32>
}
func.func @top_k(%a0: tensor<2x5xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<2x5xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return %r#0, %r#1 : tensor<2x2xf32>, tensor<2x2xi32>
}
// output:
// module {
//   func.func @sort(%arg0: tensor<7xf32>) -> tensor<7xf32> {
//     %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
//     ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
//       %1 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
//       stablehlo.return %1 : tensor<i1>
//     }) : (tensor<7xf32>) -> tensor<7xf32>
//     return %0 : tensor<7xf32>
//   }
//   func.func @sort_columns(%arg0: tensor<4x3xi32>) -> tensor<4x3xi32> {
//     %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64}> ({
//     ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
//       %1 = stablehlo.compare GT, %arg1, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
//       stablehlo.return %1 : tensor<i1>
//     }) : (tensor<4x3xi32>) -> tensor<4x3xi32>
//     return %0 : tensor<4x3xi32>
//   }
//   func.func @argsort(%arg0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xi32>) {
//     %0 = stablehlo.iota dim = 0 : tensor<9xi32>
//     %1:2 = "stablehlo.sort"(%arg0, %0) <{is_stable = true}> ({
//     ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
//       %2 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
//       stablehlo.return %2 : tensor<i1>
//     }) : (tensor<9xf32>, tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>)
//     return %1#0, %1#1 : tensor<9xf32>, tensor<9xi32>
//   }
//   func.func @top_k(%arg0: tensor<2x5xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {
//     %0:2 = chlo.top_k(%arg0, k = 2) : tensor<2x5xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
//     return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xi32>
//   }
// }
// -----
// no-oracle: MLIR has no such dialect
// Operations that are read only.
func.func @refused(%a: tensor<4xf32>, %m: tensor<2x2xf32>, %k: tensor<2xui64>) {
  %0 = stablehlo.complex %a, %a : tensor<4xcomplex<f32>>
  %1 = stablehlo.real %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %2 = stablehlo.imag %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %3 = stablehlo.fft %0, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %4 = stablehlo.cholesky %m, lower = true : tensor<2x2xf32>
  %5 = "stablehlo.triangular_solve"(%m, %m) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %6 = stablehlo.custom_call @target(%a) {api_version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %7, %8 = "stablehlo.rng_bit_generator"(%k) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %9 = chlo.lgamma %a : tensor<4xf32> -> tensor<4xf32>
  %10 = chlo.digamma %a : tensor<4xf32> -> tensor<4xf32>
  %11 = chlo.bessel_i1e %a : tensor<4xf32> -> tensor<4xf32>
  %12 = chlo.next_after %a, %a : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  return
}
// output:
// module {
//   func.func @refused(%arg0: tensor<4xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<2xui64>) {
//     %0 = stablehlo.complex %arg0, %arg0 : tensor<4xcomplex<f32>>
//     %1 = stablehlo.real %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
//     %2 = stablehlo.imag %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
//     %3 = stablehlo.fft %0, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
//     %4 = stablehlo.cholesky %arg1, lower = true : tensor<2x2xf32>
//     %5 = "stablehlo.triangular_solve"(%arg1, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
//     %6 = stablehlo.custom_call @target(%arg0) {api_version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
//     %7:2 = "stablehlo.rng_bit_generator"(%arg2) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
//     %8 = chlo.lgamma %arg0 : tensor<4xf32> -> tensor<4xf32>
//     %9 = chlo.digamma %arg0 : tensor<4xf32> -> tensor<4xf32>
//     %10 = chlo.bessel_i1e %arg0 : tensor<4xf32> -> tensor<4xf32>
//     %11 = chlo.next_after %arg0, %arg0 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
//     return
//   }
// }
// -----
// no-oracle: MLIR has no such dialect
// Attributes in the generic form, which JAX writes with the module.
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3xi1> {jax.result_info = "result"}) {
    %0 = "stablehlo.compare"(%arg0, %arg0) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    return %0 : tensor<3xi1>
  }
}
// output:
// module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
//   func.func public @main(%arg0: tensor<3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3xi1> {jax.result_info = "result"}) {
//     %0 = stablehlo.compare LT, %arg0, %arg0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
//     return %0 : tensor<3xi1>
//   }
// }
// -----
// no-oracle: MLIR has no such dialect
// An algorithm of a product.
func.func @algorithm(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// output:
// module {
//   func.func @algorithm(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
//     %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
//     return %0 : tensor<2x2xf32>
//   }
// }
