// Outer loops that are jammed: trip counts with and without remaining iterations, arrays that overlap, sums in memory and in
// registers, neighbours in one row and in one column, and inner loops that do not run.
func.func @multiply(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32, strided<[?, 1], offset: ?>>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %k = memref.dim %a, %c1 : memref<?x?xf32>
  %n = memref.dim %b, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %l = %c0 to %k step %c1 {
        %x = memref.load %a[%i, %l] : memref<?x?xf32>
        %y = memref.load %b[%l, %j] : memref<?x?xf32>
        %z = memref.load %c[%i, %j] : memref<?x?xf32, strided<[?, 1], offset: ?>>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        memref.store %s, %c[%i, %j] : memref<?x?xf32, strided<[?, 1], offset: ?>>
      }
    }
  }
  return
}
// Products of rows of one matrix, for the triangle below the diagonal.
func.func @rows(%a: memref<?x?xf64>, %c: memref<?x?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %k = memref.dim %a, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %m step %c1 {
    %end = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %end step %c1 {
      %r = scf.for %l = %c0 to %k step %c1 iter_args(%s = %zero) -> f64 {
        %x = memref.load %a[%i, %l] : memref<?x?xf64>
        %y = memref.load %a[%j, %l] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %t = arith.addf %s, %p : f64
        scf.yield %t : f64
      }
      memref.store %r, %c[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
// A window over a row, with a step, a condition on the inner counter, and a select of loaded values; results are pairs.
func.func @windows(%x: memref<?xf32>, %taps: memref<?xf32>, %y: memref<?x2xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = memref.dim %y, %c0 : memref<?x2xf32>
  %k = memref.dim %taps, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %i2 = arith.muli %i, %c2 : index
    %r:2 = scf.for %l = %c0 to %k step %c1 iter_args(%s = %zero, %count = %zero) -> (f32, f32) {
      %at = arith.addi %i2, %l : index
      %v = memref.load %x[%at] : memref<?xf32>
      %t = memref.load %taps[%l] : memref<?xf32>
      %p = arith.mulf %v, %t : f32
      %is = arith.cmpf ogt, %v, %zero : f32
      %selected = arith.select %is, %p, %zero : f32
      %sum = arith.addf %s, %selected : f32
      %first = arith.cmpi ult, %l, %c2 : index
      %more = scf.if %first -> f32 {
        %u = arith.addf %count, %v : f32
        scf.yield %u : f32
      } else {
        %u = arith.addf %count, %one : f32
        scf.yield %u : f32
      }
      scf.yield %sum, %more : f32, f32
    }
    memref.store %r#0, %y[%i, %c0] : memref<?x2xf32>
    memref.store %r#1, %y[%i, %c1] : memref<?x2xf32>
  }
  return
}
// Sums in memory over two inner loops, begun by a store, of numbers of another width.
func.func @blocks(%x: memref<?x?xi16>, %y: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %x, %c0 : memref<?x?xi16>
  %n = memref.dim %y, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %zero, %y[%i] : memref<?xi32>
    scf.for %a = %c0 to %h step %c1 {
      scf.for %b = %c0 to %h step %c1 {
        %at = arith.addi %i, %b : index
        %v = memref.load %x[%a, %at] : memref<?x?xi16>
        %w = arith.extsi %v : i16 to i32
        %old = memref.load %y[%i] : memref<?xi32>
        %scaled = arith.muli %old, %w : i32
        %new = arith.addi %scaled, %w : i32
        memref.store %new, %y[%i] : memref<?xi32>
      }
    }
  }
  return
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// static int good;
// static void check(int is_good, const char *what, int m, int n) { good += is_good; if (!is_good) printf("%s %d %d\n", what, m, n); }
// static float f[3][2000], g[3][2000];
// static double d[2][1600], e[1600];
// static short s[4000];
// static int t[200], u[200];
// #define M2(T, p, offset, r, c, stride) ((struct MemRefDescriptor_##T##_2){p, p, offset, {r, c}, {stride, 1}})
// int main(void) {
//   for (int n = 0; n < 40; n += n < 20 ? 1 : 7) {
//     for (int k = 0; k < 6; k++) {
//       // The product apart, and in what is multiplied.
//       for (int shift = 0; shift <= 2; shift++) {
//         for (int i = 0; i < 3; i++) for (int j = 0; j < 2000; j++) g[i][j] = f[i][j] = (float)((i * 7 + j * 5) % 5 - 2);
//         int where[3] = {0, 2000, 4000 - 40};
//         float *fs = f[0], *gs = g[0];
//         struct MemRefDescriptor_f32_2 a = M2(f32, fs, 0, 3, k, k), b = M2(f32, fs + 2000, 0, k, n, n);
//         struct MemRefDescriptor_f32_2 c = M2(f32, fs, where[shift], 3, n, 40);
//         _mlir_ciface_multiply(&a, &b, &c);
//         for (int i = 0; i < 3; i++)
//           for (int j = 0; j < n; j++)
//             for (int l = 0; l < k; l++)
//               gs[where[shift] + i * 40 + j] += gs[i * k + l] * gs[2000 + l * n + j];
//         check(!memcmp(f, g, sizeof f), "multiply", n, k);
//       }
//     }
//     for (int j = 0; j < 1600; j++) d[0][j] = j * 3 % 7 - 3, d[1][j] = e[j] = 5;
//     struct MemRefDescriptor_f64_2 a = M2(f64, d[0], 0, n, 9, 9), c = M2(f64, d[1], 0, n, n, 40);
//     _mlir_ciface_rows(&a, &c);
//     for (int i = 0; i < n; i++)
//       for (int j = 0; j <= i; j++) {
//         e[i * 40 + j] = 0;
//         for (int l = 0; l < 9; l++) e[i * 40 + j] += d[0][i * 9 + l] * d[0][j * 9 + l];
//       }
//     check(!memcmp(d[1], e, sizeof e), "rows", n, 9);
//     for (int k = 0; k < 12; k += 3) {
//       for (int j = 0; j < 2000; j++) f[0][j] = (float)(j * 3 % 7 - 3), f[1][j] = (float)(j % 4), f[2][j] = g[2][j] = 9;
//       struct MemRefDescriptor_f32_1 x = {f[0], f[0], 0, {2000}, {1}}, taps = {f[1], f[1], 0, {k}, {1}};
//       struct MemRefDescriptor_f32_2 y = M2(f32, f[2], 0, n, 2, 2);
//       _mlir_ciface_windows(&x, &taps, &y);
//       for (int i = 0; i < n; i++) {
//         float sum = 0, count = 0;
//         for (int l = 0; l < k; l++) {
//           float v = f[0][2 * i + l];
//           if (v > 0) sum += v * f[1][l];
//           count += l < 2 ? v : 1;
//         }
//         g[2][2 * i] = sum, g[2][2 * i + 1] = count;
//       }
//       check(!memcmp(f[2], g[2], sizeof g[2]), "windows", n, k);
//     }
//     for (int h = 0; h < 4; h++) {
//       for (int j = 0; j < 4000; j++) s[j] = (short)(j * 7 % 11 - 5);
//       for (int j = 0; j < 200; j++) t[j] = u[j] = j;
//       struct MemRefDescriptor_i16_2 x = M2(i16, s, 0, h, 60, 60);
//       struct MemRefDescriptor_i32_1 y = {t, t, 0, {n}, {1}};
//       _mlir_ciface_blocks(&x, &y);
//       for (int i = 0; i < n; i++) {
//         u[i] = 0;
//         for (int a = 0; a < h; a++)
//           for (int b = 0; b < h; b++) u[i] = u[i] * s[a * 60 + i + b] + s[a * 60 + i + b];
//       }
//       check(!memcmp(t, u, sizeof t), "blocks", n, h);
//     }
//   }
//   printf("%d\n", good);
// }
// output:
// 621
