// Polynomials for functions of f32, against the C library in double: the largest error in units in the last place, and
// special values. 1003 elements end with the remainder of a loop.
#id = affine_map<(i) -> (i)>
func.func @exponentials(%x: memref<1003xf32>, %y: memref<1003xf32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<1003xf32>) outs(%y : memref<1003xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = math.exp %a : f32
    linalg.yield %c : f32
  }
  return
}
func.func @error_functions(%x: memref<1003xf32>, %y: memref<1003xf32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<1003xf32>) outs(%y : memref<1003xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = math.erf %a : f32
    linalg.yield %c : f32
  }
  return
}
func.func @tangents(%x: memref<1003xf32>, %y: memref<1003xf32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<1003xf32>) outs(%y : memref<1003xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = math.tanh %a : f32
    linalg.yield %c : f32
  }
  return
}
// Vectors of several dimensions.
func.func @vectors(%x: vector<2x3xf32>) -> vector<2x3xf32> {
  %y = math.exp %x : vector<2x3xf32>
  return %y : vector<2x3xf32>
}
func.func @lane() -> f32 attributes {llvm.emit_c_interface} {
  %x = arith.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 1.0]]> : vector<2x3xf32>
  %y = func.call @vectors(%x) : (vector<2x3xf32>) -> vector<2x3xf32>
  %z = vector.extract %y[1, 2] : f32 from vector<2x3xf32>
  return %z : f32
}
func.func @powers_of_two(%x: memref<1003xf32>, %y: memref<1003xf32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<1003xf32>) outs(%y : memref<1003xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = math.exp2 %a : f32
    linalg.yield %c : f32
  }
  return
}
func.func @natural_logarithms(%x: memref<1003xf32>, %y: memref<1003xf32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<1003xf32>) outs(%y : memref<1003xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = math.log %a : f32
    linalg.yield %c : f32
  }
  return
}
func.func @binary_logarithms(%x: memref<1003xf32>, %y: memref<1003xf32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<1003xf32>) outs(%y : memref<1003xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = math.log2 %a : f32
    linalg.yield %c : f32
  }
  return
}
func.func @decimal_logarithms(%x: memref<1003xf32>, %y: memref<1003xf32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<1003xf32>) outs(%y : memref<1003xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = math.log10 %a : f32
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
//   check("exp", _mlir_ciface_exponentials, exp, 1);
//   check("erf", _mlir_ciface_error_functions, erf, 1.4);
//   // The C library, which -O0 calls, is less accurate than the polynomial.
//   check("tanh", _mlir_ciface_tangents, tanh, 2.5);
//   check("exp2", _mlir_ciface_powers_of_two, exp2, 1);
//   check("log", _mlir_ciface_natural_logarithms, log, 1);
//   check("log2", _mlir_ciface_binary_logarithms, log2, 1);
//   // The C library, which -O0 calls, is less accurate than the polynomial.
//   check("log10", _mlir_ciface_decimal_logarithms, log10, 2.5);
//   printf("%.6f\n", _mlir_ciface_lane());
//   return 0;
// }
// output:
// exp: accurate
//  1 1 inf 0 9 1 3.4028e+38 inf 1.10322e-38 0
// erf: accurate
//  0 -0 1 -1 9 1.12837e-40 1 1 -1 -1
// tanh: accurate
//  0 -0 1 -1 9 9.99995e-41 1 1 -1 -1
// exp2: accurate
//  1 1 inf 0 9 1 5.1078e+26 5.10782e+26 4.89754e-27 4.93038e-32
// log: accurate
//  -inf -inf inf 9 9 -92.1034 4.48552 4.48552 9 9
// log2: accurate
//  -inf -inf inf 9 9 -132.877 6.47123 6.47123 9 9
// log10: accurate
//  -inf -inf inf 9 9 -40 1.94804 1.94804 9 9
// 2.718282
