func.func @floats(%a: f32, %b: f64, %i: i32, %v: vector<4xf32>) {
  %0 = math.absf %a : f32
  %1 = math.acos %a : f32
  %2 = math.acosh %a : f32
  %3 = math.asin %a : f32
  %4 = math.asinh %a : f32
  %5 = math.atan %a : f32
  %6 = math.atanh %a : f32
  %7 = math.cbrt %a : f32
  %8 = math.ceil %a : f32
  %9 = math.cos %a : f32
  %10 = math.cosh %a : f32
  %11 = math.erf %a : f32
  %12 = math.erfc %a : f32
  %13 = math.exp %a : f32
  %14 = math.exp2 %a : f32
  %15 = math.expm1 %a : f32
  %16 = math.floor %a : f32
  %17 = math.log %a : f32
  %18 = math.log10 %a : f32
  %19 = math.log1p %a : f32
  %20 = math.log2 %a : f32
  %21 = math.round %a : f32
  %22 = math.roundeven %a : f32
  %23 = math.rsqrt %a : f32
  %24 = math.sin %a : f32
  %25 = math.sinh %a : f32
  %26 = math.sqrt %a : f32
  %27 = math.tan %a : f32
  %28 = math.tanh %a : f32
  %29 = math.trunc %a : f32
  %30 = math.sqrt %v fastmath<nnan, contract> : vector<4xf32>
  %31 = math.atan2 %a, %a : f32
  %32 = math.copysign %b, %b fastmath<fast> : f64
  %33 = math.powf %b, %b : f64
  %34 = math.fma %b, %b, %b : f64
  %35 = math.fpowi %a, %i fastmath<fast> : f32, i32
  %36 = math.ipowi %i, %i : i32
  %sin, %cos = math.sincos %v : vector<4xf32>
  %37 = math.clampf %a to [%a, %a] fastmath<nsz> : f32
  %38 = math.absi %i : i32
  %39 = math.ctlz %i : i32
  %40 = math.ctpop %i : i32
  %41 = math.cttz %i : i32
  %42 = math.isfinite %v : vector<4xf32>
  %43 = math.isinf %a : f32
  %44 = math.isnan %a {fastmath = #arith.fastmath<nnan>} : f32
  %45 = math.isnormal %b : f64
  return
}
// output:
// module {
//   func.func @floats(%arg0: f32, %arg1: f64, %arg2: i32, %arg3: vector<4xf32>) {
//     %0 = math.absf %arg0 : f32
//     %1 = math.acos %arg0 : f32
//     %2 = math.acosh %arg0 : f32
//     %3 = math.asin %arg0 : f32
//     %4 = math.asinh %arg0 : f32
//     %5 = math.atan %arg0 : f32
//     %6 = math.atanh %arg0 : f32
//     %7 = math.cbrt %arg0 : f32
//     %8 = math.ceil %arg0 : f32
//     %9 = math.cos %arg0 : f32
//     %10 = math.cosh %arg0 : f32
//     %11 = math.erf %arg0 : f32
//     %12 = math.erfc %arg0 : f32
//     %13 = math.exp %arg0 : f32
//     %14 = math.exp2 %arg0 : f32
//     %15 = math.expm1 %arg0 : f32
//     %16 = math.floor %arg0 : f32
//     %17 = math.log %arg0 : f32
//     %18 = math.log10 %arg0 : f32
//     %19 = math.log1p %arg0 : f32
//     %20 = math.log2 %arg0 : f32
//     %21 = math.round %arg0 : f32
//     %22 = math.roundeven %arg0 : f32
//     %23 = math.rsqrt %arg0 : f32
//     %24 = math.sin %arg0 : f32
//     %25 = math.sinh %arg0 : f32
//     %26 = math.sqrt %arg0 : f32
//     %27 = math.tan %arg0 : f32
//     %28 = math.tanh %arg0 : f32
//     %29 = math.trunc %arg0 : f32
//     %30 = math.sqrt %arg3 fastmath<nnan,contract> : vector<4xf32>
//     %31 = math.atan2 %arg0, %arg0 : f32
//     %32 = math.copysign %arg1, %arg1 fastmath<fast> : f64
//     %33 = math.powf %arg1, %arg1 : f64
//     %34 = math.fma %arg1, %arg1, %arg1 : f64
//     %35 = math.fpowi %arg0, %arg2 fastmath<fast> : f32, i32
//     %36 = math.ipowi %arg2, %arg2 : i32
//     %37:2 = math.sincos %arg3 : vector<4xf32>
//     %38 = math.clampf %arg0 to[%arg0, %arg0] fastmath<nsz> : f32
//     %39 = math.absi %arg2 : i32
//     %40 = math.ctlz %arg2 : i32
//     %41 = math.ctpop %arg2 : i32
//     %42 = math.cttz %arg2 : i32
//     %43 = math.isfinite %arg3 : vector<4xf32>
//     %44 = math.isinf %arg0 : f32
//     %45 = math.isnan %arg0 {fastmath = #arith.fastmath<nnan>} : f32
//     %46 = math.isnormal %arg1 : f64
//     return
//   }
// }
