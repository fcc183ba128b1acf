func.func @complex(%r: f32, %i: f32, %n: i32, %bits: i64) {
  %0 = complex.create %r, %i : complex<f32>
  %1 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %2 = complex.constant [0.1, 2.0] : complex<f64>
  %3 = complex.constant [1 : i32, 2 : i32] : complex<i32>
  %4 = complex.re %0 : complex<f32>
  %5 = complex.im %0 : complex<f32>
  %6 = complex.abs %0 fastmath<nnan> : complex<f32>
  %7 = complex.angle %0 : complex<f32>
  %8 = complex.add %0, %1 : complex<f32>
  %9 = complex.sub %0, %1 fastmath<contract> : complex<f32>
  %10 = complex.mul %0, %1 {tag} : complex<f32>
  %11 = complex.div %0, %1 : complex<f32>
  %12 = complex.pow %0, %1 : complex<f32>
  %13 = complex.powi %0, %n fastmath<fast> : complex<f32>, i32
  %14 = complex.atan2 %0, %1 : complex<f32>
  %15 = complex.eq %0, %1 : complex<f32>
  %16 = complex.neq %0, %1 : complex<f32>
  %17 = complex.bitcast %0 : complex<f32> to i64
  %18 = complex.bitcast %bits : i64 to complex<f32>
  %19 = complex.conj %0 : complex<f32>
  %20 = complex.cos %0 : complex<f32>
  %21 = complex.sin %0 : complex<f32>
  %22 = complex.tan %0 : complex<f32>
  %23 = complex.tanh %0 : complex<f32>
  %24 = complex.exp %0 : complex<f32>
  %25 = complex.expm1 %0 : complex<f32>
  %26 = complex.log %0 : complex<f32>
  %27 = complex.log1p %0 : complex<f32>
  %28 = complex.neg %0 : complex<f32>
  %29 = complex.sign %0 : complex<f32>
  %30 = complex.sqrt %0 : complex<f32>
  %31 = complex.rsqrt %0 : complex<f32>
  "attribute"() {a = #complex.number<:f64 1.0, 2.0> : complex<f64>} : () -> ()
  return
}
// output:
// module {
//   func.func @complex(%arg0: f32, %arg1: f32, %arg2: i32, %arg3: i64) {
//     %0 = complex.create %arg0, %arg1 : complex<f32>
//     %cst = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
//     %cst_0 = complex.constant [1.000000e-01, 2.000000e+00] : complex<f64>
//     %cst_1 = complex.constant [1 : i32, 2 : i32] : complex<i32>
//     %1 = complex.re %0 : complex<f32>
//     %2 = complex.im %0 : complex<f32>
//     %3 = complex.abs %0 fastmath<nnan> : complex<f32>
//     %4 = complex.angle %0 : complex<f32>
//     %5 = complex.add %0, %cst : complex<f32>
//     %6 = complex.sub %0, %cst fastmath<contract> : complex<f32>
//     %7 = complex.mul %0, %cst {tag} : complex<f32>
//     %8 = complex.div %0, %cst : complex<f32>
//     %9 = complex.pow %0, %cst : complex<f32>
//     %10 = complex.powi %0, %arg2 fastmath<fast> : complex<f32>, i32
//     %11 = complex.atan2 %0, %cst : complex<f32>
//     %12 = complex.eq %0, %cst : complex<f32>
//     %13 = complex.neq %0, %cst : complex<f32>
//     %14 = complex.bitcast %0 : complex<f32> to i64
//     %15 = complex.bitcast %arg3 : i64 to complex<f32>
//     %16 = complex.conj %0 : complex<f32>
//     %17 = complex.cos %0 : complex<f32>
//     %18 = complex.sin %0 : complex<f32>
//     %19 = complex.tan %0 : complex<f32>
//     %20 = complex.tanh %0 : complex<f32>
//     %21 = complex.exp %0 : complex<f32>
//     %22 = complex.expm1 %0 : complex<f32>
//     %23 = complex.log %0 : complex<f32>
//     %24 = complex.log1p %0 : complex<f32>
//     %25 = complex.neg %0 : complex<f32>
//     %26 = complex.sign %0 : complex<f32>
//     %27 = complex.sqrt %0 : complex<f32>
//     %28 = complex.rsqrt %0 : complex<f32>
//     "attribute"() {a = #complex.number<:f64 1.0, 2.0> : complex<f64>} : () -> ()
//     return
//   }
// }
// -----
func.func @ub(%c: i1) -> i32 {
  %0 = ub.poison : i32
  %1 = ub.poison {tag} : vector<4xf32>
  %2 = ub.poison <#ub.poison> : index
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %0 : i32
^bb2:
  ub.unreachable
}
// output:
// module {
//   func.func @ub(%arg0: i1) -> i32 {
//     %0 = ub.poison : i32
//     %1 = ub.poison {tag} : vector<4xf32>
//     %2 = ub.poison : index
//     cf.cond_br %arg0, ^bb1, ^bb2
//   ^bb1:
//     return %0 : i32
//   ^bb2:
//     ub.unreachable
//   }
// }
