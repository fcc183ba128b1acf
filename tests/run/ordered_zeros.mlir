// Minima and maxima that propagate NaN and order zeros, of two values and with constants, in loops and alone.

func.func @max_f32(%a: memref<?xf32>, %b: memref<?xf32>, %both: memref<?xf32>, %zero: memref<?xf32>, %negzero: memref<?xf32>, %one: memref<?xf32>, %inf: memref<?xf32>, %ninf: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %size = memref.dim %a, %i0 : memref<?xf32>
  %c_zero = arith.constant 0.0 : f32
  %c_negzero = arith.constant -0.0 : f32
  %c_one = arith.constant 1.5 : f32
  %c_inf = arith.constant 0x7F800000 : f32
  %c_ninf = arith.constant 0xFF800000 : f32
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = memref.load %b[%i] : memref<?xf32>
    %m = arith.maximumf %x, %y : f32
    memref.store %m, %both[%i] : memref<?xf32>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %m = arith.maximumf %x, %c_zero : f32
    memref.store %m, %zero[%i] : memref<?xf32>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %m = arith.maximumf %x, %c_negzero : f32
    memref.store %m, %negzero[%i] : memref<?xf32>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %m = arith.maximumf %x, %c_one : f32
    memref.store %m, %one[%i] : memref<?xf32>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %m = arith.maximumf %x, %c_inf : f32
    memref.store %m, %inf[%i] : memref<?xf32>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %m = arith.maximumf %x, %c_ninf : f32
    memref.store %m, %ninf[%i] : memref<?xf32>
  }
  return
}

func.func @max_f64(%a: memref<?xf64>, %b: memref<?xf64>, %both: memref<?xf64>, %zero: memref<?xf64>, %negzero: memref<?xf64>, %one: memref<?xf64>, %inf: memref<?xf64>, %ninf: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %size = memref.dim %a, %i0 : memref<?xf64>
  %c_zero = arith.constant 0.0 : f64
  %c_negzero = arith.constant -0.0 : f64
  %c_one = arith.constant 1.5 : f64
  %c_inf = arith.constant 0x7FF0000000000000 : f64
  %c_ninf = arith.constant 0xFFF0000000000000 : f64
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = memref.load %b[%i] : memref<?xf64>
    %m = arith.maximumf %x, %y : f64
    memref.store %m, %both[%i] : memref<?xf64>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %m = arith.maximumf %x, %c_zero : f64
    memref.store %m, %zero[%i] : memref<?xf64>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %m = arith.maximumf %x, %c_negzero : f64
    memref.store %m, %negzero[%i] : memref<?xf64>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %m = arith.maximumf %x, %c_one : f64
    memref.store %m, %one[%i] : memref<?xf64>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %m = arith.maximumf %x, %c_inf : f64
    memref.store %m, %inf[%i] : memref<?xf64>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %m = arith.maximumf %x, %c_ninf : f64
    memref.store %m, %ninf[%i] : memref<?xf64>
  }
  return
}

func.func @min_f32(%a: memref<?xf32>, %b: memref<?xf32>, %both: memref<?xf32>, %zero: memref<?xf32>, %negzero: memref<?xf32>, %one: memref<?xf32>, %inf: memref<?xf32>, %ninf: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %size = memref.dim %a, %i0 : memref<?xf32>
  %c_zero = arith.constant 0.0 : f32
  %c_negzero = arith.constant -0.0 : f32
  %c_one = arith.constant 1.5 : f32
  %c_inf = arith.constant 0x7F800000 : f32
  %c_ninf = arith.constant 0xFF800000 : f32
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = memref.load %b[%i] : memref<?xf32>
    %m = arith.minimumf %x, %y : f32
    memref.store %m, %both[%i] : memref<?xf32>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %m = arith.minimumf %x, %c_zero : f32
    memref.store %m, %zero[%i] : memref<?xf32>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %m = arith.minimumf %x, %c_negzero : f32
    memref.store %m, %negzero[%i] : memref<?xf32>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %m = arith.minimumf %x, %c_one : f32
    memref.store %m, %one[%i] : memref<?xf32>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %m = arith.minimumf %x, %c_inf : f32
    memref.store %m, %inf[%i] : memref<?xf32>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %m = arith.minimumf %x, %c_ninf : f32
    memref.store %m, %ninf[%i] : memref<?xf32>
  }
  return
}

func.func @min_f64(%a: memref<?xf64>, %b: memref<?xf64>, %both: memref<?xf64>, %zero: memref<?xf64>, %negzero: memref<?xf64>, %one: memref<?xf64>, %inf: memref<?xf64>, %ninf: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %size = memref.dim %a, %i0 : memref<?xf64>
  %c_zero = arith.constant 0.0 : f64
  %c_negzero = arith.constant -0.0 : f64
  %c_one = arith.constant 1.5 : f64
  %c_inf = arith.constant 0x7FF0000000000000 : f64
  %c_ninf = arith.constant 0xFFF0000000000000 : f64
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = memref.load %b[%i] : memref<?xf64>
    %m = arith.minimumf %x, %y : f64
    memref.store %m, %both[%i] : memref<?xf64>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %m = arith.minimumf %x, %c_zero : f64
    memref.store %m, %zero[%i] : memref<?xf64>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %m = arith.minimumf %x, %c_negzero : f64
    memref.store %m, %negzero[%i] : memref<?xf64>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %m = arith.minimumf %x, %c_one : f64
    memref.store %m, %one[%i] : memref<?xf64>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %m = arith.minimumf %x, %c_inf : f64
    memref.store %m, %inf[%i] : memref<?xf64>
  }
  scf.for %i = %i0 to %size step %i1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %m = arith.minimumf %x, %c_ninf : f64
    memref.store %m, %ninf[%i] : memref<?xf64>
  }
  return
}

// main.c:
// #include "kernel.h"
// #include <math.h>
// #include <stdio.h>
//
// enum { SIZE = 81 };
//
// static double expected(double a, double b, int is_max) {
//   if (a != a || b != b) return NAN;
//   if (a == 0 && b == 0) return is_max ? (signbit(a) && signbit(b) ? -0.0 : 0.0) : (signbit(a) || signbit(b) ? -0.0 : 0.0);
//   return is_max ? (a > b ? a : b) : (a < b ? a : b);
// }
//
// static int differs(double found, double a, double b, int is_max) {
//   double want = expected(a, b, is_max);
//   if (want != want) return found == found;
//   return found != want || signbit(found) != signbit(want);
// }
//
// static const double special[9] = {NAN, -NAN, 0.0, -0.0, 1.5, -1.5, INFINITY, -INFINITY, 0.25};
// static const double constants[5] = {0.0, -0.0, 1.5, INFINITY, -INFINITY};
//
// #define CHECK(NAME, T, D, IS_MAX)                                                                      \
//   do {                                                                                                 \
//     static T a[SIZE], b[SIZE], out[6][SIZE];                                                           \
//     D of[8];                                                                                           \
//     for (int i = 0; i < SIZE; ++i) a[i] = special[i % 9], b[i] = special[i / 9];                       \
//     for (int i = 0; i < 8; ++i) {                                                                      \
//       T *data = i == 0 ? a : i == 1 ? b : out[i - 2];                                                  \
//       of[i] = (D){data, data, 0, {SIZE}, {1}};                                                         \
//     }                                                                                                  \
//     _mlir_ciface_##NAME(&of[0], &of[1], &of[2], &of[3], &of[4], &of[5], &of[6], &of[7]);               \
//     int wrong = 0;                                                                                     \
//     for (int i = 0; i < SIZE; ++i) {                                                                   \
//       wrong += differs(out[0][i], a[i], b[i], IS_MAX);                                                 \
//       for (int k = 0; k < 5; ++k) wrong += differs(out[k + 1][i], a[i], constants[k], IS_MAX);         \
//     }                                                                                                  \
//     printf("%s: %d wrong\n", #NAME, wrong);                                                            \
//   } while (0)
//
// int main(void) {
//   CHECK(max_f32, float, MemRefDescriptor_f32_1, 1);
//   CHECK(max_f64, double, MemRefDescriptor_f64_1, 1);
//   CHECK(min_f32, float, MemRefDescriptor_f32_1, 0);
//   CHECK(min_f64, double, MemRefDescriptor_f64_1, 0);
//   return 0;
// }
// output:
// max_f32: 0 wrong
// max_f64: 0 wrong
// min_f32: 0 wrong
// min_f64: 0 wrong
