// Functions that are accurate near zero, against the C library in double.
// no-oracle: MLIR's conversion computes `exp(x) - 1` and `log(1 + x)`, which are zero for small operands
#id = affine_map<(i) -> (i)>
func.func @exponentials_less_one(%x: memref<1003xf32>, %y: memref<1003xf32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<1003xf32>) outs(%y : memref<1003xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = math.expm1 %a : f32
    linalg.yield %c : f32
  }
  return
}
func.func @logarithms_of_one_more(%x: memref<1003xf32>, %y: memref<1003xf32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<1003xf32>) outs(%y : memref<1003xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = math.log1p %a : f32
    linalg.yield %c : f32
  }
  return
}
// main.c:
// #include "kernel.h"
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
//
// enum { COUNT = 1003 };
// static float x[COUNT], y[COUNT];
// typedef void Kernel(const MemRefDescriptor_f32_1 *, const MemRefDescriptor_f32_1 *);
//
// static double error(float found, double exact) {
//   float nearest = (float)exact;
//   if (isnan(nearest) || isinf(nearest)) return isnan(nearest) ? !isnan(found) * 1e9 : (found != nearest) * 1e9;
//   int exponent;
//   frexp(exact, &exponent);
//   double unit = ldexp(1, exponent < -125 ? -149 : exponent - 24);
//   return fabs(found - exact) / unit;
// }
//
// static void check(const char *name, Kernel *kernel, double (*exact)(double), double bound) {
//   MemRefDescriptor_f32_1 from = {x, x, 0, {COUNT}, {1}}, to = {y, y, 0, {COUNT}, {1}};
//   double largest = 0;
//   // All bit patterns in steps, and dense ranges around zero.
//   for (uint32_t block = 0; block < 4000; block++) {
//     for (int i = 0; i < COUNT; i++) {
//       uint32_t bits = (block * COUNT + (uint32_t)i) * 1071u;
//       memcpy(&x[i], &bits, 4);
//       if (block % 4 == 1) x[i] = (float)block / 4000 * 210 - 108 + (float)i * 1e-4f;
//       if (block % 4 == 2) x[i] = (float)block / 4000 * 10 - 5 + (float)i * 1e-5f;
//     }
//     kernel(&from, &to);
//     for (int i = 0; i < COUNT; i++) largest = fmax(largest, error(y[i], exact(x[i])));
//   }
//   printf("%s: %s\n", name, largest <= bound ? "accurate" : "not accurate");
//   if (largest > bound) printf("%g\n", largest);
//   const float special[] = {0, -0.0f, INFINITY, -INFINITY, NAN, 1e-40f, 88.72283f, 88.72284f, -87.4f, -104};
//   for (int i = 0; i < COUNT; i++) x[i] = special[i % 10];
//   kernel(&from, &to);
//   for (int i = 0; i < 10; i++) printf(" %g", isnan(y[i]) ? 9.0 : y[i]);
//   for (int i = 10; i < COUNT; i++)
//     if (memcmp(&y[i], &y[i % 10], 4)) printf(" differs at %d", i);
//   printf("\n");
// }
//
// int main(void) {
//   // C libraries, which -O0 calls, are less accurate than the polynomial.
//   check("expm1", _mlir_ciface_exponentials_less_one, expm1, 1.6);
//   check("log1p", _mlir_ciface_logarithms_of_one_more, log1p, 1);
//   return 0;
// }
// output:
// expm1: accurate
//  0 -0 inf -1 9 9.99995e-41 3.4028e+38 inf -1 -1
// log1p: accurate
//  0 -0 inf 9 9 9.99995e-41 4.49673 4.49673 9 9
