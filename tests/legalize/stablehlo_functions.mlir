// Functions of floats.
// args: -O0
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
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.asinh %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_atan(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.atan %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_cosh(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.cosh %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_erf(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.erf %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_erfc(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.erfc %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @f_sinh(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = math.sinh %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     return %1 : tensor<6xf32>
//   }
//   func.func @square(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = arith.mulf %arg1, %arg1 : f32
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
//   func.func @f_acos(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %cst = arith.constant 4.000000e-01 : f32
//       %2 = arith.mulf %arg1, %cst : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     %3 = tensor.empty() : tensor<6xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<6xf32>) outs(%3 : tensor<6xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32):
//       %5 = math.tanh %arg3 : f32
//       linalg.yield %5 : f32
//     } -> tensor<6xf32>
//     %6 = tensor.empty() : tensor<6xf32>
//     %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4 : tensor<6xf32>) outs(%6 : tensor<6xf32>) {
//     ^bb0(%arg5: f32, %arg6: f32):
//       %8 = math.acos %arg5 : f32
//       linalg.yield %8 : f32
//     } -> tensor<6xf32>
//     return %7 : tensor<6xf32>
//   }
//   func.func @f_asin(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %cst = arith.constant 4.000000e-01 : f32
//       %2 = arith.mulf %arg1, %cst : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     %3 = tensor.empty() : tensor<6xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<6xf32>) outs(%3 : tensor<6xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32):
//       %5 = math.tanh %arg3 : f32
//       linalg.yield %5 : f32
//     } -> tensor<6xf32>
//     %6 = tensor.empty() : tensor<6xf32>
//     %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4 : tensor<6xf32>) outs(%6 : tensor<6xf32>) {
//     ^bb0(%arg5: f32, %arg6: f32):
//       %8 = math.asin %arg5 : f32
//       linalg.yield %8 : f32
//     } -> tensor<6xf32>
//     return %7 : tensor<6xf32>
//   }
//   func.func @f_atanh(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %cst = arith.constant 4.000000e-01 : f32
//       %2 = arith.mulf %arg1, %cst : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     %3 = tensor.empty() : tensor<6xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<6xf32>) outs(%3 : tensor<6xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32):
//       %5 = math.tanh %arg3 : f32
//       linalg.yield %5 : f32
//     } -> tensor<6xf32>
//     %6 = tensor.empty() : tensor<6xf32>
//     %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4 : tensor<6xf32>) outs(%6 : tensor<6xf32>) {
//     ^bb0(%arg5: f32, %arg6: f32):
//       %8 = math.atanh %arg5 : f32
//       linalg.yield %8 : f32
//     } -> tensor<6xf32>
//     return %7 : tensor<6xf32>
//   }
//   func.func @erf_inv(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %cst = arith.constant 4.000000e-01 : f32
//       %2 = arith.mulf %arg1, %cst : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     %3 = tensor.empty() : tensor<6xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<6xf32>) outs(%3 : tensor<6xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32):
//       %5 = math.tanh %arg3 : f32
//       linalg.yield %5 : f32
//     } -> tensor<6xf32>
//     %6 = tensor.empty() : tensor<6xf32>
//     %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4 : tensor<6xf32>) outs(%6 : tensor<6xf32>) {
//     ^bb0(%arg5: f32, %arg6: f32):
//       %8 = arith.extf %arg5 : f32 to f64
//       %cst_0 = arith.constant 1.000000e+00 : f64
//       %9 = arith.subf %cst_0, %8 : f64
//       %10 = arith.addf %cst_0, %8 : f64
//       %11 = arith.mulf %9, %10 : f64
//       %12 = math.log %11 : f64
//       %cst_1 = arith.constant 5.000000e-01 : f64
//       %cst_2 = arith.constant 4.3307467507998734 : f64
//       %cst_3 = arith.constant 6.8027210884353746 : f64
//       %13 = arith.mulf %12, %cst_1 : f64
//       %14 = arith.addf %13, %cst_2 : f64
//       %15 = arith.mulf %14, %14 : f64
//       %16 = arith.mulf %12, %cst_3 : f64
//       %17 = arith.subf %15, %16 : f64
//       %18 = math.sqrt %17 : f64
//       %19 = arith.subf %18, %14 : f64
//       %20 = math.sqrt %19 : f64
//       %21 = math.copysign %20, %8 : f64
//       %22 = math.erf %21 : f64
//       %23 = arith.subf %22, %8 : f64
//       %24 = arith.mulf %21, %21 : f64
//       %25 = math.exp %24 : f64
//       %cst_4 = arith.constant 0.88622692545275794 : f64
//       %26 = arith.mulf %25, %cst_4 : f64
//       %27 = arith.mulf %23, %26 : f64
//       %28 = arith.subf %21, %27 : f64
//       %29 = math.erf %28 : f64
//       %30 = arith.subf %29, %8 : f64
//       %31 = arith.mulf %28, %28 : f64
//       %32 = math.exp %31 : f64
//       %cst_5 = arith.constant 0.88622692545275794 : f64
//       %33 = arith.mulf %32, %cst_5 : f64
//       %34 = arith.mulf %30, %33 : f64
//       %35 = arith.subf %28, %34 : f64
//       %36 = math.erf %35 : f64
//       %37 = arith.subf %36, %8 : f64
//       %38 = arith.mulf %35, %35 : f64
//       %39 = math.exp %38 : f64
//       %cst_6 = arith.constant 0.88622692545275794 : f64
//       %40 = arith.mulf %39, %cst_6 : f64
//       %41 = arith.mulf %37, %40 : f64
//       %42 = arith.subf %35, %41 : f64
//       %cst_7 = arith.constant 0x7FF0000000000000 : f64
//       %43 = math.copysign %cst_7, %8 : f64
//       %44 = math.absf %8 : f64
//       %45 = arith.cmpf oeq, %44, %cst_0 : f64
//       %46 = arith.select %45, %43, %42 : f64
//       %47 = arith.truncf %46 : f64 to f32
//       linalg.yield %47 : f32
//     } -> tensor<6xf32>
//     return %7 : tensor<6xf32>
//   }
//   func.func @f_acosh(%arg0: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %cst = arith.constant 1.000000e+00 : f32
//       %2 = arith.addf %arg1, %cst : f32
//       linalg.yield %2 : f32
//     } -> tensor<6xf32>
//     %3 = tensor.empty() : tensor<6xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<6xf32>) outs(%3 : tensor<6xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32):
//       %5 = math.acosh %arg3 : f32
//       linalg.yield %5 : f32
//     } -> tensor<6xf32>
//     return %4 : tensor<6xf32>
//   }
//   func.func @is_inf(%arg0: tensor<2xf32>) -> tensor<2xi1> {
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
//       %5 = math.isinf %arg4 : f32
//       linalg.yield %5 : i1
//     } -> tensor<2xi1>
//     return %4 : tensor<2xi1>
//   }
//   func.func @erf_inv_ends(%arg0: tensor<3xf32>) -> tensor<3xf32> {
//     %cst = arith.constant dense<[-1.000000e+00, 0.000000e+00, 1.000000e+00]> : tensor<3xf32>
//     %0 = tensor.empty() : tensor<3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst : tensor<3xf32>) outs(%0 : tensor<3xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = arith.extf %arg1 : f32 to f64
//       %cst_0 = arith.constant 1.000000e+00 : f64
//       %3 = arith.subf %cst_0, %2 : f64
//       %4 = arith.addf %cst_0, %2 : f64
//       %5 = arith.mulf %3, %4 : f64
//       %6 = math.log %5 : f64
//       %cst_1 = arith.constant 5.000000e-01 : f64
//       %cst_2 = arith.constant 4.3307467507998734 : f64
//       %cst_3 = arith.constant 6.8027210884353746 : f64
//       %7 = arith.mulf %6, %cst_1 : f64
//       %8 = arith.addf %7, %cst_2 : f64
//       %9 = arith.mulf %8, %8 : f64
//       %10 = arith.mulf %6, %cst_3 : f64
//       %11 = arith.subf %9, %10 : f64
//       %12 = math.sqrt %11 : f64
//       %13 = arith.subf %12, %8 : f64
//       %14 = math.sqrt %13 : f64
//       %15 = math.copysign %14, %2 : f64
//       %16 = math.erf %15 : f64
//       %17 = arith.subf %16, %2 : f64
//       %18 = arith.mulf %15, %15 : f64
//       %19 = math.exp %18 : f64
//       %cst_4 = arith.constant 0.88622692545275794 : f64
//       %20 = arith.mulf %19, %cst_4 : f64
//       %21 = arith.mulf %17, %20 : f64
//       %22 = arith.subf %15, %21 : f64
//       %23 = math.erf %22 : f64
//       %24 = arith.subf %23, %2 : f64
//       %25 = arith.mulf %22, %22 : f64
//       %26 = math.exp %25 : f64
//       %cst_5 = arith.constant 0.88622692545275794 : f64
//       %27 = arith.mulf %26, %cst_5 : f64
//       %28 = arith.mulf %24, %27 : f64
//       %29 = arith.subf %22, %28 : f64
//       %30 = math.erf %29 : f64
//       %31 = arith.subf %30, %2 : f64
//       %32 = arith.mulf %29, %29 : f64
//       %33 = math.exp %32 : f64
//       %cst_6 = arith.constant 0.88622692545275794 : f64
//       %34 = arith.mulf %33, %cst_6 : f64
//       %35 = arith.mulf %31, %34 : f64
//       %36 = arith.subf %29, %35 : f64
//       %cst_7 = arith.constant 0x7FF0000000000000 : f64
//       %37 = math.copysign %cst_7, %2 : f64
//       %38 = math.absf %2 : f64
//       %39 = arith.cmpf oeq, %38, %cst_0 : f64
//       %40 = arith.select %39, %37, %36 : f64
//       %41 = arith.truncf %40 : f64 to f32
//       linalg.yield %41 : f32
//     } -> tensor<3xf32>
//     return %1 : tensor<3xf32>
//   }
// }
