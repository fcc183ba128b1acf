// Unroll-and-jam of outer loops: products of matrices, with sums in memory and in registers, of rows and
// of columns; trip counts around the unroll factor; results that overlap their operands, and each other.
func.func @product(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %c, %c0 : memref<?x?xf32>
  %n = memref.dim %c, %c1 : memref<?x?xf32>
  %k = memref.dim %a, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %l = %c0 to %k step %c1 {
        %x = memref.load %a[%i, %l] : memref<?x?xf32>
        %y = memref.load %b[%l, %j] : memref<?x?xf32>
        %z = memref.load %c[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        memref.store %s, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
// The second matrix is transposed.
func.func @transposed(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %c, %c0 : memref<?x?xf32>
  %n = memref.dim %c, %c1 : memref<?x?xf32>
  %k = memref.dim %a, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %z = memref.load %c[%i, %j] : memref<?x?xf32>
      %r = scf.for %l = %c0 to %k step %c1 iter_args(%s = %z) -> f32 {
        %x = memref.load %a[%i, %l] : memref<?x?xf32>
        %y = memref.load %b[%j, %l] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %t = arith.addf %s, %p : f32
        scf.yield %t : f32
      }
      memref.store %r, %c[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// Sums of columns, which every row updates, and a sum for each row.
func.func @sums(%a: memref<?x?xi32>, %x: memref<?xi32>, %rows: memref<?xi32>, %columns: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xi32>
  %n = memref.dim %a, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %m step %c1 {
    %w = memref.load %rows[%i] : memref<?xi32>
    scf.for %j = %c0 to %n step %c1 {
      %v = memref.load %a[%i, %j] : memref<?x?xi32>
      %p = arith.muli %v, %w : i32
      %s = memref.load %columns[%j] : memref<?xi32>
      %t = arith.addi %s, %p : i32
      memref.store %t, %columns[%j] : memref<?xi32>
    }
  }
  return
}
func.func @rows(%a: memref<?x?xf64>, %x: memref<?xf64>, %y: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %n = memref.dim %a, %c1 : memref<?x?xf64>
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %m step %c1 {
    %r = scf.for %j = %c0 to %n step %c1 iter_args(%s = %zero) -> f64 {
      %v = memref.load %a[%i, %j] : memref<?x?xf64>
      %w = memref.load %x[%j] : memref<?xf64>
      %p = arith.mulf %v, %w : f64
      %t = arith.addf %s, %p : f64
      scf.yield %t : f64
    }
    memref.store %r, %y[%i] : memref<?xf64>
  }
  return
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// enum { N = 40 };
// static float a[N * N], b[N * N], c[3 * N * N], d[3 * N * N];
// static double e[N * N], x[2 * N], y[2 * N], z[2 * N];
// static int32_t p[N * N], q[N], r[2 * N], s[2 * N];
// static struct MemRefDescriptor_f32_2 matrix(float *at, int rows, int columns, int stride) {
//   struct MemRefDescriptor_f32_2 m = {at, at, 0, {rows, columns}, {stride, 1}};
//   return m;
// }
// static void reset(void) {
//   for (int i = 0; i < N * N; i++) a[i] = i % 7 - 3, b[i] = i % 5 - 2, e[i] = i % 9, p[i] = i % 11;
//   for (int i = 0; i < 3 * N * N; i++) c[i] = d[i] = i % 3;
//   for (int i = 0; i < 2 * N; i++) x[i] = y[i] = z[i] = i % 4, r[i] = s[i] = i % 6;
// }
// // The same on d, where the operands may lie in d as well.
// static int products(int m, int n, int k, int stride, float *ma, float *mb) {
//   int wrong = 0;
//   for (int t = 0; t < 2; t++) {
//     reset();
//     struct MemRefDescriptor_f32_2 da = matrix(ma, m, k, N), db = matrix(mb, t ? n : k, t ? k : n, N), dc = matrix(c, m, n, stride);
//     (t ? _mlir_ciface_transposed : _mlir_ciface_product)(&da, &db, &dc);
//     float *ra = ma >= c && ma < c + 3 * N * N ? d + (ma - c) : ma, *rb = mb >= c && mb < c + 3 * N * N ? d + (mb - c) : mb;
//     for (int i = 0; i < m; i++)
//       for (int j = 0; j < n; j++) {
//         float sum = d[i * stride + j];
//         for (int l = 0; l < k; l++) {
//           float product = ra[i * N + l] * (t ? rb[j * N + l] : rb[l * N + j]);
//           if (t) sum += product;
//           else d[i * stride + j] += product;
//         }
//         if (t) d[i * stride + j] = sum;
//       }
//     wrong += memcmp(c, d, sizeof c) != 0;
//   }
//   return wrong;
// }
// int main(void) {
//   int wrong = 0, sizes[] = {0, 1, 3, 4, 5, 8, 17, 33};
//   for (int i = 0; i < 8; i++)
//     for (int j = 0; j < 8; j++)
//       for (int l = 0; l < 8; l++) wrong += products(sizes[i], sizes[j], sizes[l], N, a, b);
//   printf("products: %d wrong\n", wrong);
//   wrong = 0;
//   // Rows of the result that overlap by one element, that are one row, and that go backwards.
//   wrong += products(9, 17, 9, 16, a, b) + products(9, 17, 9, 0, a, b) + products(9, 17, 9, 17, a, b);
//   printf("rows: %d wrong\n", wrong);
//   wrong = 0;
//   for (int shift = 0; shift < 200; shift += 39) wrong += products(9, 13, 9, N, c + shift, b) + products(9, 13, 9, N, a, c + shift);
//   printf("overlaps: %d wrong\n", wrong);
//   wrong = 0;
//   for (int m = 0; m < 12; m++)
//     for (int n = 0; n < N; n += 1 + n / 4)
//       for (int shift = 0; shift < 2; shift++) {
//         reset();
//         struct MemRefDescriptor_f64_2 de = {e, e, 0, {m, n}, {N, 1}};
//         // Results that are factors of those after them.
//         double *at = shift ? y + 2 : z;
//         struct MemRefDescriptor_f64_1 dx = {y, y, 0, {n}, {1}}, dy = {at, at, 0, {m}, {1}};
//         _mlir_ciface_rows(&de, &dx, &dy);
//         for (int i = 0; i < m; i++) {
//           double sum = 0;
//           for (int j = 0; j < n; j++) sum += e[i * N + j] * x[j];
//           if (shift) x[i + 2] = sum;
//           else wrong += z[i] != sum;
//         }
//         wrong += memcmp(x, y, sizeof x) != 0;
//         struct MemRefDescriptor_i32_2 dp = {p, p, 0, {m, n}, {N, 1}};
//         int32_t *columns = shift ? r + 3 : r, *other = shift ? s + 3 : s;
//         struct MemRefDescriptor_i32_1 dq = {q, q, 0, {n}, {1}}, dr = {r, r, 0, {m}, {1}}, dc = {columns, columns, 0, {n}, {1}};
//         _mlir_ciface_sums(&dp, &dq, &dr, &dc);
//         for (int i = 0; i < m; i++) {
//           int32_t w = s[i];
//           for (int j = 0; j < n; j++) other[j] += p[i * N + j] * w;
//         }
//         wrong += memcmp(r, s, sizeof r) != 0;
//       }
//   printf("vectors: %d wrong\n", wrong);
// }
// output:
// products: 0 wrong
// rows: 0 wrong
// overlaps: 0 wrong
// vectors: 0 wrong
