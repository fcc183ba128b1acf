// Nested loops, sums in memory that may alias their operands, and loops that do not run.
func.func @matmul(%A: memref<?x?xf64>, %B: memref<?x?xf64>, %C: memref<?x?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %A, %c0 : memref<?x?xf64>
  %k = memref.dim %A, %c1 : memref<?x?xf64>
  %n = memref.dim %B, %c1 : memref<?x?xf64>
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      affine.for %p = 0 to %k {
        %a = affine.load %A[%i, %p] : memref<?x?xf64>
        %b = affine.load %B[%p, %j] : memref<?x?xf64>
        %c = affine.load %C[%i, %j] : memref<?x?xf64>
        %x = arith.mulf %a, %b : f64
        %y = arith.addf %c, %x : f64
        affine.store %y, %C[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}
func.func @sum(%n: index, %x: memref<?xi32>, %s: memref<2xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %0 = affine.load %x[%i] : memref<?xi32>
    %1 = affine.load %s[0] : memref<2xi32>
    %2 = arith.addi %0, %1 : i32
    affine.store %2, %s[0] : memref<2xi32>
    %3 = affine.load %s[1] : memref<2xi32>
    %4 = arith.xori %0, %3 : i32
    affine.store %4, %s[1] : memref<2xi32>
  }
  return
}
func.func @collatz(%n: i64) -> i64 attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %zero = arith.constant 0 : i64
  %r:2 = scf.while (%x = %n, %steps = %zero) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %x, %one : i64
    scf.condition(%more) %x, %steps : i64, i64
  } do {
  ^bb0(%x: i64, %steps: i64):
    %odd = arith.andi %x, %one : i64
    %is_odd = arith.cmpi eq, %odd, %one : i64
    %next = scf.if %is_odd -> i64 {
      %0 = arith.muli %x, %three : i64
      %1 = arith.addi %0, %one : i64
      scf.yield %1 : i64
    } else {
      %0 = arith.shrui %x, %one : i64
      scf.yield %0 : i64
    }
    %s = arith.addi %steps, %one : i64
    scf.yield %next, %s : i64, i64
  }
  return %r#1 : i64
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// static unsigned long sum;
// static void check(int good, const char *what, int n) { sum += good; if (!good) printf("%s %d\n", what, n); }
// static void matmul(int m, int n, int k, double *a, double *b, double *c) {
//   for (int i = 0; i < m; i++)
//     for (int j = 0; j < n; j++)
//       for (int p = 0; p < k; p++) c[i * n + j] += a[i * k + p] * b[p * n + j];
// }
// int main(void) {
//   double x[600], y[600];
//   int32_t v[100], w[100];
//   for (int n = 0; n < 9; n++)
//     for (int k = 0; k < 9; k++)
//       for (int shift = -20; shift < 90; shift += 10) {
//         for (int i = 0; i < 600; i++) x[i] = y[i] = i % 7;
//         struct MemRefDescriptor_f64_2 a = {x + 200, x + 200, 0, {5, k}, {k, 1}}, b = {x + 300, x + 300, 0, {k, n}, {n, 1}};
//         struct MemRefDescriptor_f64_2 c = {x + 200 + shift, x + 200 + shift, 0, {5, n}, {n, 1}};
//         _mlir_ciface_matmul(&a, &b, &c);
//         matmul(5, n, k, y + 200, y + 300, y + 200 + shift);
//         check(!memcmp(x, y, sizeof x), "matmul", n);
//       }
//   for (int n = 0; n < 70; n++)
//     for (int at = 0; at < 80; at += 9) {
//       for (int i = 0; i < 100; i++) v[i] = w[i] = i;
//       struct MemRefDescriptor_i32_1 mv = {v, v, 0, {n}, {1}}, ms = {v + at, v + at, 0, {2}, {1}};
//       _mlir_ciface_sum(n, &mv, &ms);
//       for (int i = 0; i < n; i++) {
//         int32_t t = w[i];
//         w[at] += t, w[at + 1] ^= t;
//       }
//       check(!memcmp(v, w, sizeof v), "sum", n);
//     }
//   printf("%lu %d %d\n", sum, (int)_mlir_ciface_collatz(1), (int)_mlir_ciface_collatz(27));
// }
// output:
// 1521 0 111
