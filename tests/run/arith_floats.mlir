// Every float operation of arith, in two formats.
func.func @f32_ops(%a: f32, %b: f32, %out: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %addf = arith.addf %a, %b : f32
  %k0 = arith.constant 0 : index
  memref.store %addf, %out[%k0] : memref<?xf32>
  %subf = arith.subf %a, %b : f32
  %k1 = arith.constant 1 : index
  memref.store %subf, %out[%k1] : memref<?xf32>
  %mulf = arith.mulf %a, %b : f32
  %k2 = arith.constant 2 : index
  memref.store %mulf, %out[%k2] : memref<?xf32>
  %divf = arith.divf %a, %b : f32
  %k3 = arith.constant 3 : index
  memref.store %divf, %out[%k3] : memref<?xf32>
  %remf = arith.remf %a, %b : f32
  %k4 = arith.constant 4 : index
  memref.store %remf, %out[%k4] : memref<?xf32>
  %maximumf = arith.maximumf %a, %b : f32
  %k5 = arith.constant 5 : index
  memref.store %maximumf, %out[%k5] : memref<?xf32>
  %minimumf = arith.minimumf %a, %b : f32
  %k6 = arith.constant 6 : index
  memref.store %minimumf, %out[%k6] : memref<?xf32>
  %maxnumf = arith.maxnumf %a, %b : f32
  %k7 = arith.constant 7 : index
  memref.store %maxnumf, %out[%k7] : memref<?xf32>
  %minnumf = arith.minnumf %a, %b : f32
  %k8 = arith.constant 8 : index
  memref.store %minnumf, %out[%k8] : memref<?xf32>
  %neg = arith.negf %a : f32
  %k9 = arith.constant 9 : index
  memref.store %neg, %out[%k9] : memref<?xf32>
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %coeq = arith.cmpf oeq, %a, %b : f32
  %soeq = arith.select %coeq, %one, %zero : f32
  %k10 = arith.constant 10 : index
  memref.store %soeq, %out[%k10] : memref<?xf32>
  %cogt = arith.cmpf ogt, %a, %b : f32
  %sogt = arith.select %cogt, %one, %zero : f32
  %k11 = arith.constant 11 : index
  memref.store %sogt, %out[%k11] : memref<?xf32>
  %coge = arith.cmpf oge, %a, %b : f32
  %soge = arith.select %coge, %one, %zero : f32
  %k12 = arith.constant 12 : index
  memref.store %soge, %out[%k12] : memref<?xf32>
  %colt = arith.cmpf olt, %a, %b : f32
  %solt = arith.select %colt, %one, %zero : f32
  %k13 = arith.constant 13 : index
  memref.store %solt, %out[%k13] : memref<?xf32>
  %cole = arith.cmpf ole, %a, %b : f32
  %sole = arith.select %cole, %one, %zero : f32
  %k14 = arith.constant 14 : index
  memref.store %sole, %out[%k14] : memref<?xf32>
  %cone = arith.cmpf one, %a, %b : f32
  %sone = arith.select %cone, %one, %zero : f32
  %k15 = arith.constant 15 : index
  memref.store %sone, %out[%k15] : memref<?xf32>
  %cord = arith.cmpf ord, %a, %b : f32
  %sord = arith.select %cord, %one, %zero : f32
  %k16 = arith.constant 16 : index
  memref.store %sord, %out[%k16] : memref<?xf32>
  %cueq = arith.cmpf ueq, %a, %b : f32
  %sueq = arith.select %cueq, %one, %zero : f32
  %k17 = arith.constant 17 : index
  memref.store %sueq, %out[%k17] : memref<?xf32>
  %cugt = arith.cmpf ugt, %a, %b : f32
  %sugt = arith.select %cugt, %one, %zero : f32
  %k18 = arith.constant 18 : index
  memref.store %sugt, %out[%k18] : memref<?xf32>
  %cuge = arith.cmpf uge, %a, %b : f32
  %suge = arith.select %cuge, %one, %zero : f32
  %k19 = arith.constant 19 : index
  memref.store %suge, %out[%k19] : memref<?xf32>
  %cult = arith.cmpf ult, %a, %b : f32
  %sult = arith.select %cult, %one, %zero : f32
  %k20 = arith.constant 20 : index
  memref.store %sult, %out[%k20] : memref<?xf32>
  %cule = arith.cmpf ule, %a, %b : f32
  %sule = arith.select %cule, %one, %zero : f32
  %k21 = arith.constant 21 : index
  memref.store %sule, %out[%k21] : memref<?xf32>
  %cune = arith.cmpf une, %a, %b : f32
  %sune = arith.select %cune, %one, %zero : f32
  %k22 = arith.constant 22 : index
  memref.store %sune, %out[%k22] : memref<?xf32>
  %cuno = arith.cmpf uno, %a, %b : f32
  %suno = arith.select %cuno, %one, %zero : f32
  %k23 = arith.constant 23 : index
  memref.store %suno, %out[%k23] : memref<?xf32>
  %cfalse = arith.cmpf false, %a, %b : f32
  %sfalse = arith.select %cfalse, %one, %zero : f32
  %k24 = arith.constant 24 : index
  memref.store %sfalse, %out[%k24] : memref<?xf32>
  %ctrue = arith.cmpf true, %a, %b : f32
  %strue = arith.select %ctrue, %one, %zero : f32
  %k25 = arith.constant 25 : index
  memref.store %strue, %out[%k25] : memref<?xf32>
  return
}
func.func @f64_ops(%a: f64, %b: f64, %out: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %addf = arith.addf %a, %b : f64
  %k0 = arith.constant 0 : index
  memref.store %addf, %out[%k0] : memref<?xf64>
  %subf = arith.subf %a, %b : f64
  %k1 = arith.constant 1 : index
  memref.store %subf, %out[%k1] : memref<?xf64>
  %mulf = arith.mulf %a, %b : f64
  %k2 = arith.constant 2 : index
  memref.store %mulf, %out[%k2] : memref<?xf64>
  %divf = arith.divf %a, %b : f64
  %k3 = arith.constant 3 : index
  memref.store %divf, %out[%k3] : memref<?xf64>
  %remf = arith.remf %a, %b : f64
  %k4 = arith.constant 4 : index
  memref.store %remf, %out[%k4] : memref<?xf64>
  %maximumf = arith.maximumf %a, %b : f64
  %k5 = arith.constant 5 : index
  memref.store %maximumf, %out[%k5] : memref<?xf64>
  %minimumf = arith.minimumf %a, %b : f64
  %k6 = arith.constant 6 : index
  memref.store %minimumf, %out[%k6] : memref<?xf64>
  %maxnumf = arith.maxnumf %a, %b : f64
  %k7 = arith.constant 7 : index
  memref.store %maxnumf, %out[%k7] : memref<?xf64>
  %minnumf = arith.minnumf %a, %b : f64
  %k8 = arith.constant 8 : index
  memref.store %minnumf, %out[%k8] : memref<?xf64>
  %neg = arith.negf %a : f64
  %k9 = arith.constant 9 : index
  memref.store %neg, %out[%k9] : memref<?xf64>
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %coeq = arith.cmpf oeq, %a, %b : f64
  %soeq = arith.select %coeq, %one, %zero : f64
  %k10 = arith.constant 10 : index
  memref.store %soeq, %out[%k10] : memref<?xf64>
  %cogt = arith.cmpf ogt, %a, %b : f64
  %sogt = arith.select %cogt, %one, %zero : f64
  %k11 = arith.constant 11 : index
  memref.store %sogt, %out[%k11] : memref<?xf64>
  %coge = arith.cmpf oge, %a, %b : f64
  %soge = arith.select %coge, %one, %zero : f64
  %k12 = arith.constant 12 : index
  memref.store %soge, %out[%k12] : memref<?xf64>
  %colt = arith.cmpf olt, %a, %b : f64
  %solt = arith.select %colt, %one, %zero : f64
  %k13 = arith.constant 13 : index
  memref.store %solt, %out[%k13] : memref<?xf64>
  %cole = arith.cmpf ole, %a, %b : f64
  %sole = arith.select %cole, %one, %zero : f64
  %k14 = arith.constant 14 : index
  memref.store %sole, %out[%k14] : memref<?xf64>
  %cone = arith.cmpf one, %a, %b : f64
  %sone = arith.select %cone, %one, %zero : f64
  %k15 = arith.constant 15 : index
  memref.store %sone, %out[%k15] : memref<?xf64>
  %cord = arith.cmpf ord, %a, %b : f64
  %sord = arith.select %cord, %one, %zero : f64
  %k16 = arith.constant 16 : index
  memref.store %sord, %out[%k16] : memref<?xf64>
  %cueq = arith.cmpf ueq, %a, %b : f64
  %sueq = arith.select %cueq, %one, %zero : f64
  %k17 = arith.constant 17 : index
  memref.store %sueq, %out[%k17] : memref<?xf64>
  %cugt = arith.cmpf ugt, %a, %b : f64
  %sugt = arith.select %cugt, %one, %zero : f64
  %k18 = arith.constant 18 : index
  memref.store %sugt, %out[%k18] : memref<?xf64>
  %cuge = arith.cmpf uge, %a, %b : f64
  %suge = arith.select %cuge, %one, %zero : f64
  %k19 = arith.constant 19 : index
  memref.store %suge, %out[%k19] : memref<?xf64>
  %cult = arith.cmpf ult, %a, %b : f64
  %sult = arith.select %cult, %one, %zero : f64
  %k20 = arith.constant 20 : index
  memref.store %sult, %out[%k20] : memref<?xf64>
  %cule = arith.cmpf ule, %a, %b : f64
  %sule = arith.select %cule, %one, %zero : f64
  %k21 = arith.constant 21 : index
  memref.store %sule, %out[%k21] : memref<?xf64>
  %cune = arith.cmpf une, %a, %b : f64
  %sune = arith.select %cune, %one, %zero : f64
  %k22 = arith.constant 22 : index
  memref.store %sune, %out[%k22] : memref<?xf64>
  %cuno = arith.cmpf uno, %a, %b : f64
  %suno = arith.select %cuno, %one, %zero : f64
  %k23 = arith.constant 23 : index
  memref.store %suno, %out[%k23] : memref<?xf64>
  %cfalse = arith.cmpf false, %a, %b : f64
  %sfalse = arith.select %cfalse, %one, %zero : f64
  %k24 = arith.constant 24 : index
  memref.store %sfalse, %out[%k24] : memref<?xf64>
  %ctrue = arith.cmpf true, %a, %b : f64
  %strue = arith.select %ctrue, %one, %zero : f64
  %k25 = arith.constant 25 : index
  memref.store %strue, %out[%k25] : memref<?xf64>
  return
}
// main.c:
// #include "kernel.h"
// #include <math.h>
// #include <stdio.h>
//
// static void run_f32(float a, float b) {
//   float out[26];
//   struct MemRefDescriptor_f32_1 memref = {out, out, 0, {26}, {1}};
//   _mlir_ciface_f32_ops(a, b, &memref);
//   printf("f32 %g %g:", (double)a, (double)b);
//   for (int i = 0; i < 26; i++)
//     if ((i == 7 || i == 8) && a == 0 && b == 0)
//       printf(" either"); /* which zero maxnumf and minnumf give is not defined */
//     else if (isnan(out[i]))
//       printf(" nan");
//     else
//       printf(" %.9g", (double)out[i]);
//   printf("\n");
// }
//
// static void run_f64(double a, double b) {
//   double out[26];
//   struct MemRefDescriptor_f64_1 memref = {out, out, 0, {26}, {1}};
//   _mlir_ciface_f64_ops(a, b, &memref);
//   printf("f64 %g %g:", (double)a, (double)b);
//   for (int i = 0; i < 26; i++)
//     if ((i == 7 || i == 8) && a == 0 && b == 0)
//       printf(" either"); /* which zero maxnumf and minnumf give is not defined */
//     else if (isnan(out[i]))
//       printf(" nan");
//     else
//       printf(" %.9g", (double)out[i]);
//   printf("\n");
// }
//
// int main(void) {
//   const double values[][2] = {{1.5, 2.25}, {-7.5, 2}, {0.0, -0.0}, {-0.0, 0.0}, {3, 3}, {1e30, -1e-30}, {INFINITY, 1}, {-INFINITY, 5}, {0.1, 0.3}};
//   for (int i = 0; i < 9; i++) {
//     run_f32((float)values[i][0], (float)values[i][1]);
//     run_f64(values[i][0], values[i][1]);
//   }
//   run_f32(NAN, 1);
//   run_f32(2, NAN);
//   run_f64(NAN, NAN);
//   return 0;
// }
// output:
// f32 1.5 2.25: 3.75 -0.75 3.375 0.666666687 1.5 2.25 1.5 2.25 1.5 -1.5 0 0 0 1 1 1 1 0 0 0 1 1 1 0 0 1
// f64 1.5 2.25: 3.75 -0.75 3.375 0.666666667 1.5 2.25 1.5 2.25 1.5 -1.5 0 0 0 1 1 1 1 0 0 0 1 1 1 0 0 1
// f32 -7.5 2: -5.5 -9.5 -15 -3.75 -1.5 2 -7.5 2 -7.5 7.5 0 0 0 1 1 1 1 0 0 0 1 1 1 0 0 1
// f64 -7.5 2: -5.5 -9.5 -15 -3.75 -1.5 2 -7.5 2 -7.5 7.5 0 0 0 1 1 1 1 0 0 0 1 1 1 0 0 1
// f32 0 -0: 0 0 -0 nan nan 0 -0 either either -0 1 0 1 0 1 0 1 1 0 1 0 1 0 0 0 1
// f64 0 -0: 0 0 -0 nan nan 0 -0 either either -0 1 0 1 0 1 0 1 1 0 1 0 1 0 0 0 1
// f32 -0 0: 0 -0 -0 nan nan 0 -0 either either 0 1 0 1 0 1 0 1 1 0 1 0 1 0 0 0 1
// f64 -0 0: 0 -0 -0 nan nan 0 -0 either either 0 1 0 1 0 1 0 1 1 0 1 0 1 0 0 0 1
// f32 3 3: 6 0 9 1 0 3 3 3 3 -3 1 0 1 0 1 0 1 1 0 1 0 1 0 0 0 1
// f64 3 3: 6 0 9 1 0 3 3 3 3 -3 1 0 1 0 1 0 1 1 0 1 0 1 0 0 0 1
// f32 1e+30 -1e-30: 1.00000002e+30 1.00000002e+30 -1 -inf 8.16681565e-31 1.00000002e+30 -1e-30 1.00000002e+30 -1e-30 -1.00000002e+30 0 1 1 0 0 1 1 0 1 1 0 0 1 0 0 1
// f64 1e+30 -1e-30: 1e+30 1e+30 -1 -1e+60 9.16498973e-31 1e+30 -1e-30 1e+30 -1e-30 -1e+30 0 1 1 0 0 1 1 0 1 1 0 0 1 0 0 1
// f32 inf 1: inf inf inf inf nan inf 1 inf 1 -inf 0 1 1 0 0 1 1 0 1 1 0 0 1 0 0 1
// f64 inf 1: inf inf inf inf nan inf 1 inf 1 -inf 0 1 1 0 0 1 1 0 1 1 0 0 1 0 0 1
// f32 -inf 5: -inf -inf -inf -inf nan 5 -inf 5 -inf inf 0 0 0 1 1 1 1 0 0 0 1 1 1 0 0 1
// f64 -inf 5: -inf -inf -inf -inf nan 5 -inf 5 -inf inf 0 0 0 1 1 1 1 0 0 0 1 1 1 0 0 1
// f32 0.1 0.3: 0.400000006 -0.200000018 0.0300000012 0.333333313 0.100000001 0.300000012 0.100000001 0.300000012 0.100000001 -0.100000001 0 0 0 1 1 1 1 0 0 0 1 1 1 0 0 1
// f64 0.1 0.3: 0.4 -0.2 0.03 0.333333333 0.1 0.3 0.1 0.3 0.1 -0.1 0 0 0 1 1 1 1 0 0 0 1 1 1 0 0 1
// f32 nan 1: nan nan nan nan nan nan nan 1 1 nan 0 0 0 0 0 0 0 1 1 1 1 1 1 1 0 1
// f32 2 nan: nan nan nan nan nan nan nan 2 2 -2 0 0 0 0 0 0 0 1 1 1 1 1 1 1 0 1
// f64 nan nan: nan nan nan nan nan nan nan nan nan nan 0 0 0 0 0 0 0 1 1 1 1 1 1 1 0 1
