// Columns of a matrix to rows of another, with elements of one row of the first side by side: where the rows of the second are
// apart, several rows of the first at once.
func.func @columns(%n: index, %from: memref<?x8xf32, strided<[?, 1]>>, %to: memref<8x?xf32, strided<[?, 1]>>) attributes {llvm.emit_c_interface} {
  affine.for %p = 0 to %n {
    affine.for %q = 0 to 8 {
      %v = affine.load %from[%p, %q] : memref<?x8xf32, strided<[?, 1]>>
      affine.store %v, %to[%q, %p] : memref<8x?xf32, strided<[?, 1]>>
    }
  }
  return
}
// Products of 16 bits, with the rows of the result from the last to the first.
func.func @squares(%n: index, %from: memref<?x8xi16, strided<[?, 1]>>, %to: memref<8x?xi16, strided<[?, 1]>>) attributes {llvm.emit_c_interface} {
  affine.for %p = 0 to %n {
    affine.for %q = 0 to 8 {
      %v = affine.load %from[%p, %q] : memref<?x8xi16, strided<[?, 1]>>
      %w = arith.muli %v, %v : i16
      affine.store %w, %to[7 - %q, %p] : memref<8x?xi16, strided<[?, 1]>>
    }
  }
  return
}
// Differences of columns, from the last row to the first.
func.func @differences(%n: index, %from: memref<?x4xf64, strided<[?, 1]>>, %to: memref<?xf64>) attributes {llvm.emit_c_interface} {
  affine.for %p = 0 to %n {
    %a = affine.load %from[%n - 1 - %p, 0] : memref<?x4xf64, strided<[?, 1]>>
    %b = affine.load %from[%n - 1 - %p, 1] : memref<?x4xf64, strided<[?, 1]>>
    %c = affine.load %from[%n - 1 - %p, 2] : memref<?x4xf64, strided<[?, 1]>>
    %d = affine.load %from[%n - 1 - %p, 3] : memref<?x4xf64, strided<[?, 1]>>
    %ab = arith.subf %a, %b : f64
    %cd = arith.mulf %c, %d : f64
    %e = arith.subf %ab, %cd : f64
    affine.store %e, %to[%n - 1 - %p] : memref<?xf64>
  }
  return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// enum { SIZE = 1000 };
// static float f[SIZE], g[SIZE];
// static int16_t s[SIZE], t[SIZE];
// static double d[SIZE], e[SIZE];
// static int columns(int n, int from, int row, int to, int column) {
//   for (int i = 0; i < SIZE; i++) f[i] = g[i] = i * 37 % 251;
//   _mlir_ciface_columns(n, &(struct MemRefDescriptor_f32_2){f + from, f + from, 0, {n, 8}, {row, 1}},
//                        &(struct MemRefDescriptor_f32_2){f + to, f + to, 0, {8, n}, {column, 1}});
//   for (int p = 0; p < n; p++)
//     for (int q = 0; q < 8; q++) g[to + q * column + p] = g[from + p * row + q];
//   return !memcmp(f, g, sizeof f);
// }
// static int squares(int n, int from, int row, int to, int column) {
//   for (int i = 0; i < SIZE; i++) s[i] = t[i] = i * 37 % 251;
//   _mlir_ciface_squares(n, &(struct MemRefDescriptor_i16_2){s + from, s + from, 0, {n, 8}, {row, 1}},
//                        &(struct MemRefDescriptor_i16_2){s + to, s + to, 0, {8, n}, {column, 1}});
//   for (int p = 0; p < n; p++)
//     for (int q = 0; q < 8; q++) {
//       int v = t[from + p * row + q];
//       t[to + (7 - q) * column + p] = v * v;
//     }
//   return !memcmp(s, t, sizeof s);
// }
// static int differences(int n, int from, int row, int to) {
//   for (int i = 0; i < SIZE; i++) d[i] = e[i] = i * 37 % 251;
//   _mlir_ciface_differences(n, &(struct MemRefDescriptor_f64_2){d + from, d + from, 0, {n, 4}, {row, 1}},
//                            &(struct MemRefDescriptor_f64_1){d + to, d + to, 0, {n}, {1}});
//   for (int p = n - 1; p >= 0; p--) {
//     double *v = e + from + p * row;
//     e[to + p] = (v[0] - v[1]) - v[2] * v[3];
//   }
//   return !memcmp(d, e, sizeof d);
// }
// int main(void) {
//   // Rows apart, side by side, into each other, all in one place, and from the last to the first.
//   static const int distances[] = {40, 25, 24, 23, 8, 1, 0, -1, -23, -24, -25, -40};
//   static const int positions[] = {0, 300, 399, 401, 500};
//   int good = 0, all = 0;
//   for (int n = 0; n < 26; n++)
//     for (int i = 0; i < 12; i++)
//       for (int j = 0; j < 12; j++)
//         for (int k = 0; k < 5; k++) {
//           int row = distances[i] * 9 / 40, column = distances[j];
//           int from = row < 0 ? 230 : 0, to = column < 0 ? positions[k] + 280 : positions[k];
//           good += columns(n, from, row, to, column) + squares(n, from, row, to, column);
//           good += differences(n, from, row, positions[k] / 2);
//           all += 3;
//         }
//   printf("%d\n", all - good);
//   return 0;
// }
// output:
// 0
