// Every function of math that is supported, in both formats and on vectors.
func.func @f32_ops(%a: f32, %b: f32, %out: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %absf = math.absf %a : f32
  %k0 = arith.constant 0 : index
  memref.store %absf, %out[%k0] : memref<?xf32>
  %acos = math.acos %a : f32
  %k1 = arith.constant 1 : index
  memref.store %acos, %out[%k1] : memref<?xf32>
  %acosh = math.acosh %a : f32
  %k2 = arith.constant 2 : index
  memref.store %acosh, %out[%k2] : memref<?xf32>
  %asin = math.asin %a : f32
  %k3 = arith.constant 3 : index
  memref.store %asin, %out[%k3] : memref<?xf32>
  %asinh = math.asinh %a : f32
  %k4 = arith.constant 4 : index
  memref.store %asinh, %out[%k4] : memref<?xf32>
  %atan = math.atan %a : f32
  %k5 = arith.constant 5 : index
  memref.store %atan, %out[%k5] : memref<?xf32>
  %atanh = math.atanh %a : f32
  %k6 = arith.constant 6 : index
  memref.store %atanh, %out[%k6] : memref<?xf32>
  %cbrt = math.cbrt %a : f32
  %k7 = arith.constant 7 : index
  memref.store %cbrt, %out[%k7] : memref<?xf32>
  %ceil = math.ceil %a : f32
  %k8 = arith.constant 8 : index
  memref.store %ceil, %out[%k8] : memref<?xf32>
  %cos = math.cos %a : f32
  %k9 = arith.constant 9 : index
  memref.store %cos, %out[%k9] : memref<?xf32>
  %cosh = math.cosh %a : f32
  %k10 = arith.constant 10 : index
  memref.store %cosh, %out[%k10] : memref<?xf32>
  %erf = math.erf %a : f32
  %k11 = arith.constant 11 : index
  memref.store %erf, %out[%k11] : memref<?xf32>
  %erfc = math.erfc %a : f32
  %k12 = arith.constant 12 : index
  memref.store %erfc, %out[%k12] : memref<?xf32>
  %exp = math.exp %a : f32
  %k13 = arith.constant 13 : index
  memref.store %exp, %out[%k13] : memref<?xf32>
  %exp2 = math.exp2 %a : f32
  %k14 = arith.constant 14 : index
  memref.store %exp2, %out[%k14] : memref<?xf32>
  %expm1 = math.expm1 %a : f32
  %k15 = arith.constant 15 : index
  memref.store %expm1, %out[%k15] : memref<?xf32>
  %floor = math.floor %a : f32
  %k16 = arith.constant 16 : index
  memref.store %floor, %out[%k16] : memref<?xf32>
  %log = math.log %a : f32
  %k17 = arith.constant 17 : index
  memref.store %log, %out[%k17] : memref<?xf32>
  %log10 = math.log10 %a : f32
  %k18 = arith.constant 18 : index
  memref.store %log10, %out[%k18] : memref<?xf32>
  %log1p = math.log1p %a : f32
  %k19 = arith.constant 19 : index
  memref.store %log1p, %out[%k19] : memref<?xf32>
  %log2 = math.log2 %a : f32
  %k20 = arith.constant 20 : index
  memref.store %log2, %out[%k20] : memref<?xf32>
  %round = math.round %a : f32
  %k21 = arith.constant 21 : index
  memref.store %round, %out[%k21] : memref<?xf32>
  %roundeven = math.roundeven %a : f32
  %k22 = arith.constant 22 : index
  memref.store %roundeven, %out[%k22] : memref<?xf32>
  %rsqrt = math.rsqrt %a : f32
  %k23 = arith.constant 23 : index
  memref.store %rsqrt, %out[%k23] : memref<?xf32>
  %sin = math.sin %a : f32
  %k24 = arith.constant 24 : index
  memref.store %sin, %out[%k24] : memref<?xf32>
  %sinh = math.sinh %a : f32
  %k25 = arith.constant 25 : index
  memref.store %sinh, %out[%k25] : memref<?xf32>
  %sqrt = math.sqrt %a : f32
  %k26 = arith.constant 26 : index
  memref.store %sqrt, %out[%k26] : memref<?xf32>
  %tan = math.tan %a : f32
  %k27 = arith.constant 27 : index
  memref.store %tan, %out[%k27] : memref<?xf32>
  %tanh = math.tanh %a : f32
  %k28 = arith.constant 28 : index
  memref.store %tanh, %out[%k28] : memref<?xf32>
  %trunc = math.trunc %a : f32
  %k29 = arith.constant 29 : index
  memref.store %trunc, %out[%k29] : memref<?xf32>
  %atan2 = math.atan2 %a, %b : f32
  %k30 = arith.constant 30 : index
  memref.store %atan2, %out[%k30] : memref<?xf32>
  %copysign = math.copysign %a, %b : f32
  %k31 = arith.constant 31 : index
  memref.store %copysign, %out[%k31] : memref<?xf32>
  %powf = math.powf %a, %b : f32
  %k32 = arith.constant 32 : index
  memref.store %powf, %out[%k32] : memref<?xf32>
  %fma = math.fma %a, %b, %a : f32
  %k33 = arith.constant 33 : index
  memref.store %fma, %out[%k33] : memref<?xf32>
  %s, %c = math.sincos %b : f32
  %k34 = arith.constant 34 : index
  memref.store %s, %out[%k34] : memref<?xf32>
  %k35 = arith.constant 35 : index
  memref.store %c, %out[%k35] : memref<?xf32>
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %isfinite = math.isfinite %b : f32
  %risfinite = arith.select %isfinite, %one, %zero : f32
  %k36 = arith.constant 36 : index
  memref.store %risfinite, %out[%k36] : memref<?xf32>
  %isnan = math.isnan %b : f32
  %risnan = arith.select %isnan, %one, %zero : f32
  %k37 = arith.constant 37 : index
  memref.store %risnan, %out[%k37] : memref<?xf32>
  return
}
func.func @f64_ops(%a: f64, %b: f64, %out: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %absf = math.absf %a : f64
  %k0 = arith.constant 0 : index
  memref.store %absf, %out[%k0] : memref<?xf64>
  %acos = math.acos %a : f64
  %k1 = arith.constant 1 : index
  memref.store %acos, %out[%k1] : memref<?xf64>
  %acosh = math.acosh %a : f64
  %k2 = arith.constant 2 : index
  memref.store %acosh, %out[%k2] : memref<?xf64>
  %asin = math.asin %a : f64
  %k3 = arith.constant 3 : index
  memref.store %asin, %out[%k3] : memref<?xf64>
  %asinh = math.asinh %a : f64
  %k4 = arith.constant 4 : index
  memref.store %asinh, %out[%k4] : memref<?xf64>
  %atan = math.atan %a : f64
  %k5 = arith.constant 5 : index
  memref.store %atan, %out[%k5] : memref<?xf64>
  %atanh = math.atanh %a : f64
  %k6 = arith.constant 6 : index
  memref.store %atanh, %out[%k6] : memref<?xf64>
  %cbrt = math.cbrt %a : f64
  %k7 = arith.constant 7 : index
  memref.store %cbrt, %out[%k7] : memref<?xf64>
  %ceil = math.ceil %a : f64
  %k8 = arith.constant 8 : index
  memref.store %ceil, %out[%k8] : memref<?xf64>
  %cos = math.cos %a : f64
  %k9 = arith.constant 9 : index
  memref.store %cos, %out[%k9] : memref<?xf64>
  %cosh = math.cosh %a : f64
  %k10 = arith.constant 10 : index
  memref.store %cosh, %out[%k10] : memref<?xf64>
  %erf = math.erf %a : f64
  %k11 = arith.constant 11 : index
  memref.store %erf, %out[%k11] : memref<?xf64>
  %erfc = math.erfc %a : f64
  %k12 = arith.constant 12 : index
  memref.store %erfc, %out[%k12] : memref<?xf64>
  %exp = math.exp %a : f64
  %k13 = arith.constant 13 : index
  memref.store %exp, %out[%k13] : memref<?xf64>
  %exp2 = math.exp2 %a : f64
  %k14 = arith.constant 14 : index
  memref.store %exp2, %out[%k14] : memref<?xf64>
  %expm1 = math.expm1 %a : f64
  %k15 = arith.constant 15 : index
  memref.store %expm1, %out[%k15] : memref<?xf64>
  %floor = math.floor %a : f64
  %k16 = arith.constant 16 : index
  memref.store %floor, %out[%k16] : memref<?xf64>
  %log = math.log %a : f64
  %k17 = arith.constant 17 : index
  memref.store %log, %out[%k17] : memref<?xf64>
  %log10 = math.log10 %a : f64
  %k18 = arith.constant 18 : index
  memref.store %log10, %out[%k18] : memref<?xf64>
  %log1p = math.log1p %a : f64
  %k19 = arith.constant 19 : index
  memref.store %log1p, %out[%k19] : memref<?xf64>
  %log2 = math.log2 %a : f64
  %k20 = arith.constant 20 : index
  memref.store %log2, %out[%k20] : memref<?xf64>
  %round = math.round %a : f64
  %k21 = arith.constant 21 : index
  memref.store %round, %out[%k21] : memref<?xf64>
  %roundeven = math.roundeven %a : f64
  %k22 = arith.constant 22 : index
  memref.store %roundeven, %out[%k22] : memref<?xf64>
  %rsqrt = math.rsqrt %a : f64
  %k23 = arith.constant 23 : index
  memref.store %rsqrt, %out[%k23] : memref<?xf64>
  %sin = math.sin %a : f64
  %k24 = arith.constant 24 : index
  memref.store %sin, %out[%k24] : memref<?xf64>
  %sinh = math.sinh %a : f64
  %k25 = arith.constant 25 : index
  memref.store %sinh, %out[%k25] : memref<?xf64>
  %sqrt = math.sqrt %a : f64
  %k26 = arith.constant 26 : index
  memref.store %sqrt, %out[%k26] : memref<?xf64>
  %tan = math.tan %a : f64
  %k27 = arith.constant 27 : index
  memref.store %tan, %out[%k27] : memref<?xf64>
  %tanh = math.tanh %a : f64
  %k28 = arith.constant 28 : index
  memref.store %tanh, %out[%k28] : memref<?xf64>
  %trunc = math.trunc %a : f64
  %k29 = arith.constant 29 : index
  memref.store %trunc, %out[%k29] : memref<?xf64>
  %atan2 = math.atan2 %a, %b : f64
  %k30 = arith.constant 30 : index
  memref.store %atan2, %out[%k30] : memref<?xf64>
  %copysign = math.copysign %a, %b : f64
  %k31 = arith.constant 31 : index
  memref.store %copysign, %out[%k31] : memref<?xf64>
  %powf = math.powf %a, %b : f64
  %k32 = arith.constant 32 : index
  memref.store %powf, %out[%k32] : memref<?xf64>
  %fma = math.fma %a, %b, %a : f64
  %k33 = arith.constant 33 : index
  memref.store %fma, %out[%k33] : memref<?xf64>
  %s, %c = math.sincos %b : f64
  %k34 = arith.constant 34 : index
  memref.store %s, %out[%k34] : memref<?xf64>
  %k35 = arith.constant 35 : index
  memref.store %c, %out[%k35] : memref<?xf64>
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %isfinite = math.isfinite %b : f64
  %risfinite = arith.select %isfinite, %one, %zero : f64
  %k36 = arith.constant 36 : index
  memref.store %risfinite, %out[%k36] : memref<?xf64>
  %isnan = math.isnan %b : f64
  %risnan = arith.select %isnan, %one, %zero : f64
  %k37 = arith.constant 37 : index
  memref.store %risnan, %out[%k37] : memref<?xf64>
  return
}
func.func @integers(%x: i32, %out: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %0 = math.absi %x : i32
  %1 = math.ctlz %x : i32
  %2 = math.cttz %x : i32
  %3 = math.ctpop %x : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  memref.store %0, %out[%c0] : memref<?xi32>
  memref.store %1, %out[%c1] : memref<?xi32>
  memref.store %2, %out[%c2] : memref<?xi32>
  memref.store %3, %out[%c3] : memref<?xi32>
  return
}
// main.c:
// #include "kernel.h"
// #include <math.h>
// #include <stdio.h>
//
// static void run_f32(float a, float b) {
//   float out[38];
//   struct MemRefDescriptor_f32_1 memref = {out, out, 0, {38}, {1}};
//   _mlir_ciface_f32_ops(a, b, &memref);
//   printf("f32 %g %g:", (double)a, (double)b);
//   for (int i = 0; i < 38; i++)
//     if (isnan(out[i]))
//       printf(" nan");
//     else
//       printf(" %.5g", (double)out[i]);
//   printf("\n");
// }
//
// static void run_f64(double a, double b) {
//   double out[38];
//   struct MemRefDescriptor_f64_1 memref = {out, out, 0, {38}, {1}};
//   _mlir_ciface_f64_ops(a, b, &memref);
//   printf("f64 %g %g:", (double)a, (double)b);
//   for (int i = 0; i < 38; i++)
//     if (isnan(out[i]))
//       printf(" nan");
//     else
//       printf(" %.12g", (double)out[i]);
//   printf("\n");
// }
//
// int main(void) {
//   const double values[][2] = {{0.5, 2.25}, {0.75, -3}, {1.5, INFINITY}, {2.5, NAN}, {-0.25, 0}};
//   for (int i = 0; i < 5; i++) {
//     run_f32((float)values[i][0], (float)values[i][1]);
//     run_f64(values[i][0], values[i][1]);
//   }
//   const int32_t ints[] = {0, 1, -8, 1048576, -2147483647 - 1};
//   for (int i = 0; i < 5; i++) {
//     int32_t out[4];
//     struct MemRefDescriptor_i32_1 memref = {out, out, 0, {4}, {1}};
//     _mlir_ciface_integers(ints[i], &memref);
//     printf("%d: %d %d %d %d\n", ints[i], out[0], out[1], out[2], out[3]);
//   }
//   return 0;
// }
// output:
// f32 0.5 2.25: 0.5 1.0472 nan 0.5236 0.48121 0.46365 0.54931 0.7937 1 0.87758 1.1276 0.5205 0.4795 1.6487 1.4142 0.64872 0 -0.69315 -0.30103 0.40547 -1 1 0 1.4142 0.47943 0.5211 0.70711 0.5463 0.46212 0 0.21867 0.5 0.21022 1.625 0.77807 -0.62817 1 0
// f64 0.5 2.25: 0.5 1.0471975512 nan 0.523598775598 0.48121182506 0.463647609001 0.549306144334 0.793700525984 1 0.87758256189 1.12762596521 0.520499877813 0.479500122187 1.6487212707 1.41421356237 0.6487212707 0 -0.69314718056 -0.301029995664 0.405465108108 -1 1 0 1.41421356237 0.479425538604 0.521095305494 0.707106781187 0.546302489844 0.46211715726 0 0.218668945874 0.5 0.210224103813 1.625 0.778073196888 -0.628173622723 1 0
// f32 0.75 -3: 0.75 0.72273 nan 0.84806 0.69315 0.6435 0.97296 0.90856 1 0.73169 1.2947 0.71116 0.28884 2.117 1.6818 1.117 0 -0.28768 -0.12494 0.55962 -0.41504 1 1 1.1547 0.68164 0.82232 0.86603 0.9316 0.63515 0 2.8966 -0.75 2.3704 -1.5 -0.14112 -0.98999 1 0
// f64 0.75 -3: 0.75 0.722734247813 nan 0.848062078981 0.69314718056 0.643501108793 0.972955074528 0.908560296416 1 0.731688868874 1.29468328468 0.711155633654 0.288844366346 2.11700001661 1.68179283051 1.11700001661 0 -0.287682072452 -0.124938736608 0.559615787935 -0.415037499279 1 1 1.15470053838 0.681638760023 0.822316731936 0.866025403784 0.931596459944 0.635148952387 0 2.89661399046 -0.75 2.37037037037 -1.5 -0.14112000806 -0.9899924966 1 0
// f32 1.5 inf: 1.5 nan 0.96242 nan 1.1948 0.98279 nan 1.1447 2 0.070737 2.3524 0.96611 0.033895 4.4817 2.8284 3.4817 1 0.40547 0.17609 0.91629 0.58496 2 2 0.8165 0.99749 2.1293 1.2247 14.101 0.90515 1 0 1.5 inf inf nan nan 0 0
// f64 1.5 inf: 1.5 nan 0.962423650119 nan 1.19476321729 0.982793723247 nan 1.14471424255 2 0.0707372016677 2.35240961524 0.966105146475 0.0338948535247 4.48168907034 2.82842712475 3.48168907034 1 0.405465108108 0.176091259056 0.916290731874 0.584962500721 2 2 0.816496580928 0.997494986604 2.12927945509 1.22474487139 14.1014199472 0.905148253645 1 0 1.5 inf inf nan nan 0 0
// f32 2.5 nan: 2.5 nan 1.5668 nan 1.6472 1.1903 nan 1.3572 3 -0.80114 6.1323 0.99959 0.00040695 12.182 5.6569 11.182 2 0.91629 0.39794 1.2528 1.3219 3 2 0.63246 0.59847 6.0502 1.5811 -0.74702 0.98661 2 nan 2.5 nan nan nan nan 0 1
// f64 2.5 nan: 2.5 nan 1.56679923697 nan 1.64723114637 1.19028994968 nan 1.3572088083 3 -0.801143615547 6.13228947966 0.999593047983 0.000406952017445 12.1824939607 5.65685424949 11.1824939607 2 0.916290731874 0.397940008672 1.2527629685 1.32192809489 3 2 0.632455532034 0.598472144104 6.05020448104 1.58113883008 -0.747022297239 0.986614298151 2 nan 2.5 nan nan nan nan 0 1
// f32 -0.25 0: 0.25 1.8235 nan -0.25268 -0.24747 -0.24498 -0.25541 -0.62996 -0 0.96891 1.0314 -0.27633 1.2763 0.7788 0.8409 -0.2212 -1 nan nan -0.28768 nan -0 -0 nan -0.2474 -0.25261 nan -0.25534 -0.24492 -0 -1.5708 0.25 1 -0.25 0 1 1 0
// f64 -0.25 0: 0.25 1.82347658194 nan -0.252680255142 -0.247466461547 -0.244978663127 -0.255412811883 -0.629960524947 -0 0.968912421711 1.03141309988 -0.276326390168 1.27632639017 0.778800783071 0.840896415254 -0.221199216929 -1 nan nan -0.287682072452 nan -0 -0 nan -0.247403959255 -0.252612316808 nan -0.255341921221 -0.244918662404 -0 -1.57079632679 0.25 1 -0.25 0 1 1 0
// 0: 0 32 32 0
// 1: 1 31 0 1
// -8: 8 0 3 29
// 1048576: 1048576 11 20 1
// -2147483648: -2147483648 0 31 1
// -----
// no-oracle: LLVM calls functions of the compiler library that older ones do not have
// Functions that C does not have for half-precision floats are those for float, rounded.
func.func @halves(%m: memref<8xf16>, %b: memref<2xbf16>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.load %m[%c0] : memref<8xf16>
  %0 = math.tan %x : f16
  %1 = math.atan2 %x, %0 : f16
  memref.store %0, %m[%c1] : memref<8xf16>
  memref.store %1, %m[%c2] : memref<8xf16>
  %y = vector.load %b[%c0] : memref<2xbf16>, vector<2xbf16>
  %2 = math.cbrt %y : vector<2xbf16>
  vector.store %2, %b[%c0] : memref<2xbf16>, vector<2xbf16>
  return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   uint16_t a[8] = {0x3c00}, b[2] = {0x4100, 0xc1d8};
//   struct MemRefDescriptor_f16_1 m = {(void *)a, (void *)a, 0, {8}, {1}};
//   struct MemRefDescriptor_bf16_1 n = {(void *)b, (void *)b, 0, {2}, {1}};
//   _mlir_ciface_halves(&m, &n);
//   printf("%x %x %x %x\n", a[1], a[2], b[0], b[1]);
// }
// output:
// 3e3b 3891 4000 c040
// -----
// no-oracle: MLIR calls functions of the C library on f32 and f64 alone
// A function of the C library on 128 bits.
func.func @quad(%p: memref<2xf128>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %p[%c0] : memref<2xf128>
  %0 = math.tan %x : f128
  %1 = math.cbrt %0 : f128
  %2 = math.erf %1 : f128
  memref.store %2, %p[%c1] : memref<2xf128>
  return
}
// main.c:
// #pragma GCC diagnostic ignored "-Wpedantic"
// #include <math.h>
// #include <stdio.h>
// #include <stdint.h>
// struct memref { void *allocated, *aligned; int64_t offset, sizes[1], strides[1]; };
// void _mlir_ciface_quad(struct memref *p);
// extern _Float128 tanf128(_Float128), cbrtf128(_Float128), erff128(_Float128);
// int main(void) {
//   _Float128 p[2] = {0.75};
//   struct memref mp = {p, p, 0, {2}, {1}};
//   _mlir_ciface_quad(&mp);
//   printf("%d %.17g\n", p[1] == erff128(cbrtf128(tanf128(p[0]))), (double)p[1]);
// }
// output:
// 1 0.83278353995675569
// -----
// no-oracle: MLIR calls functions of the C library on f32 and f64 alone
// A function of the C library on `long double` of x86.
func.func @extended(%p: memref<2xf80>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %p[%c0] : memref<2xf80>
  %0 = math.atan2 %x, %x : f80
  %1 = math.expm1 %0 : f80
  memref.store %1, %p[%c1] : memref<2xf80>
  return
}
// main.c:
// #include <math.h>
// #include <stdio.h>
// #include <stdint.h>
// struct memref { void *allocated, *aligned; int64_t offset, sizes[1], strides[1]; };
// void _mlir_ciface_extended(struct memref *p);
// int main(void) {
//   long double p[2] = {3};
//   struct memref mp = {p, p, 0, {2}, {1}};
//   _mlir_ciface_extended(&mp);
//   printf("%d %.17g\n", p[1] == expm1l(atan2l(p[0], p[0])), (double)p[1]);
// }
// output:
// 1 1.1932800507380155
