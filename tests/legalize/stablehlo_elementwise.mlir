// Operations on elements of floats.
// args: -O0
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
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.absf %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_ceil(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.ceil %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @cosine(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.cos %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @exponential(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.exp %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @exponential_minus_one(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.expm1 %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_floor(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.floor %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @logistic(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %cst = arith.constant 1.000000e+00 : f32
//       %2 = arith.negf %arg1 : f32
//       %3 = math.exp %2 : f32
//       %4 = arith.addf %3, %cst : f32
//       %5 = arith.divf %cst, %4 : f32
//       linalg.yield %5 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @negate(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = arith.negf %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @round_nearest_afz(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.round %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @round_nearest_even(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.roundeven %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @sign(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %cst = arith.constant 0.000000e+00 : f32
//       %cst_0 = arith.constant 1.000000e+00 : f32
//       %2 = arith.cmpf ueq, %arg1, %cst : f32
//       %3 = math.copysign %cst_0, %arg1 : f32
//       %4 = arith.select %2, %arg1, %3 : f32
//       linalg.yield %4 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @sine(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.sin %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_tan(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.tan %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_tanh(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.tanh %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_cbrt(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.cbrt %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_log(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.log %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @log_plus_one(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.log1p %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @rsqrt(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.rsqrt %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_sqrt(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.sqrt %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @add(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.addf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_atan2(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = math.atan2 %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @divide(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.divf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @maximum(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.maximumf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @minimum(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.minimumf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @multiply(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.mulf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @power(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = math.powf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_remainder(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.remf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @subtract(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.subf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @is_finite(%arg0: tensor<2xf32>) -> tensor<2xi1> {
//     %cst = arith.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>
//     %0 = tensor.empty() : tensor<2xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %cst : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
//       %2 = arith.divf %arg1, %arg2 : f32
//       linalg.yield %2 : f32
//     } -> tensor<2xf32>
//     %3 = tensor.empty() : tensor<2xi1>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<2xf32>) outs(%3 : tensor<2xi1>) {
//     ^bb0(%arg4: f32, %arg5: i1):
//       %5 = math.isfinite %arg4 : f32
//       linalg.yield %5 : i1
//     } -> tensor<2xi1>
//     return %4 : tensor<2xi1>
//   }
//   func.func @compare_eq(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = tensor.empty() : tensor<6xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xi1>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: i1):
//       %2 = arith.cmpf oeq, %arg2, %arg3 : f32
//       linalg.yield %2 : i1
//     } -> tensor<6xi1>
//     return %1 : tensor<6xi1>
//   }
//   func.func @compare_ne(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = tensor.empty() : tensor<6xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xi1>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: i1):
//       %2 = arith.cmpf une, %arg2, %arg3 : f32
//       linalg.yield %2 : i1
//     } -> tensor<6xi1>
//     return %1 : tensor<6xi1>
//   }
//   func.func @compare_ge(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = tensor.empty() : tensor<6xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xi1>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: i1):
//       %2 = arith.cmpf oge, %arg2, %arg3 : f32
//       linalg.yield %2 : i1
//     } -> tensor<6xi1>
//     return %1 : tensor<6xi1>
//   }
//   func.func @compare_gt(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = tensor.empty() : tensor<6xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xi1>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: i1):
//       %2 = arith.cmpf ogt, %arg2, %arg3 : f32
//       linalg.yield %2 : i1
//     } -> tensor<6xi1>
//     return %1 : tensor<6xi1>
//   }
//   func.func @compare_le(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = tensor.empty() : tensor<6xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xi1>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: i1):
//       %2 = arith.cmpf ole, %arg2, %arg3 : f32
//       linalg.yield %2 : i1
//     } -> tensor<6xi1>
//     return %1 : tensor<6xi1>
//   }
//   func.func @compare_lt(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xi1> {
//     %0 = tensor.empty() : tensor<6xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xi1>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: i1):
//       %2 = arith.cmpf olt, %arg2, %arg3 : f32
//       linalg.yield %2 : i1
//     } -> tensor<6xi1>
//     return %1 : tensor<6xi1>
//   }
//   func.func @compare_total(%arg0: tensor<6xf32>) -> tensor<6xi1> {
//     %cst = arith.constant dense<[0.000000e+00, -0.000000e+00, 0.000000e+00, -0.000000e+00, 0x7FC00000, 0xFFC00000]> : tensor<6xf32>
//     %0 = tensor.empty() : tensor<6xi1>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst : tensor<6xf32>) outs(%0 : tensor<6xi1>) {
//     ^bb0(%arg1: f32, %arg2: i1):
//       %cst_0 = arith.constant -0.000000e+00 : f32
//       %2 = arith.bitcast %arg1 : f32 to i32
//       %c0_i32 = arith.constant 0 : i32
//       %c2147483647_i32 = arith.constant 2147483647 : i32
//       %3 = arith.cmpi slt, %2, %c0_i32 : i32
//       %4 = arith.xori %2, %c2147483647_i32 : i32
//       %5 = arith.select %3, %4, %2 : i32
//       %6 = arith.bitcast %cst_0 : f32 to i32
//       %c0_i32_0 = arith.constant 0 : i32
//       %c2147483647_i32_0 = arith.constant 2147483647 : i32
//       %7 = arith.cmpi slt, %6, %c0_i32_0 : i32
//       %8 = arith.xori %6, %c2147483647_i32_0 : i32
//       %9 = arith.select %7, %8, %6 : i32
//       %10 = arith.cmpi sgt, %5, %9 : i32
//       linalg.yield %10 : i1
//     } -> tensor<6xi1>
//     return %1 : tensor<6xi1>
//   }
//   func.func @select(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg3: i1, %arg4: f32, %arg5: f32, %arg6: f32):
//       %2 = arith.select %arg3, %arg4, %arg5 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @select_scalar(%arg0: tensor<i1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<i1>, tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg3: i1, %arg4: f32, %arg5: f32, %arg6: f32):
//       %2 = arith.select %arg3, %arg4, %arg5 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @clamp(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %cst = arith.constant -1.000000e+00 : f32
//       %cst_0 = arith.constant 1.500000e+00 : f32
//       %2 = arith.maximumf %cst, %arg1 : f32
//       %3 = arith.minimumf %2, %cst_0 : f32
//       linalg.yield %3 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @reduce_precision(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %cst = arith.constant 1.001000e+00 : f32
//       %2 = arith.mulf %arg1, %cst : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     %3 = tensor.empty() : tensor<6xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<6xf32>) outs(%3 : tensor<6xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32):
//       %5 = arith.truncf %arg3 : f32 to bf16
//       %6 = arith.extf %5 : bf16 to f32
//       linalg.yield %6 : f32
//     } -> tensor<6xf32>
//     return %4 : tensor<6xf32>
//   }
//   func.func @barrier(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
//       %2 = arith.addf %arg1, %arg2 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @scalars(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
//     %0 = tensor.extract %arg0[] : tensor<f32>
//     %1 = tensor.extract %arg1[] : tensor<f32>
//     %2 = arith.addf %0, %1 : f32
//     %3 = arith.mulf %2, %2 : f32
//     %4 = tensor.from_elements %3 : tensor<f32>
//     return %4 : tensor<f32>
//   }
// }
