// Contractions whose outputs are larger than a second-level cache: all terms of a block of columns are added before the next
// block. Rows, columns and terms are no multiples of tiles and blocks.
func.func @products(%a: memref<403x230xf64>, %b: memref<230x391xf64>, %c: memref<403x391xf64>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<403x230xf64>, memref<230x391xf64>) outs(%c : memref<403x391xf64>)
  return
}
// Sizes that are known at run time only.
func.func @dynamic(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}
// A batch that reuses panels, with another order of the loops.
func.func @batch(%a: memref<5x230x83xf64>, %b: memref<391x230xf64>, %c: memref<5x83x391xf64>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [affine_map<(n, i, j, k) -> (n, k, i)>, affine_map<(n, i, j, k) -> (j, k)>,
                                   affine_map<(n, i, j, k) -> (n, i, j)>],
                  iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%a, %b : memref<5x230x83xf64>, memref<391x230xf64>) outs(%c : memref<5x83x391xf64>) {
  ^bb0(%x: f64, %y: f64, %sum: f64):
    %product = arith.mulf %x, %y : f64
    %next = arith.addf %sum, %product : f64
    linalg.yield %next : f64
  }
  return
}
// Two loops over terms are around those of a panel.
func.func @convolution(%a: memref<1x41x40x230xf64>, %b: memref<2x1x230x96xf64>, %c: memref<1x40x40x96xf64>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
    ins(%a, %b : memref<1x41x40x230xf64>, memref<2x1x230x96xf64>) outs(%c : memref<1x40x40x96xf64>)
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// enum { I = 403, J = 391, K = 230, N = 5, SIZE = 40, FILTERS = 96 };
// static double a[41 * 40 * K], b[J * K], c[N * 83 * J + 1];
//
// static void fill(void) {
//   for (int i = 0; i < 41 * 40 * K; i++)
//     a[i] = i % 13 - 6;
//   for (int i = 0; i < J * K; i++)
//     b[i] = i * 7 % 11 - 5;
//   for (int i = 0; i <= N * 83 * J; i++)
//     c[i] = i % 100;
// }
//
// // The sum of terms whose factors are at a distance from each other.
// static double sum(int at, const double *x, int x_step, const double *y, int y_step) {
//   double sum = at % 100;
//   for (int k = 0; k < K; k++)
//     sum += x[k * x_step] * y[k * y_step];
//   return sum;
// }
//
// static void show(const char *name, int wrong, int count) {
//   printf("%s: %d wrong, %g %g, %g\n", name, wrong, c[0], c[count - 1], c[count] - count % 100);
// }
//
// int main(void) {
//   struct MemRefDescriptor_f64_2 x = {a, a, 0, {I, K}, {K, 1}};
//   struct MemRefDescriptor_f64_2 y = {b, b, 0, {K, J}, {J, 1}};
//   struct MemRefDescriptor_f64_2 z = {c, c, 0, {I, J}, {J, 1}};
//   fill();
//   _mlir_ciface_products(&x, &y, &z);
//   int wrong = 0;
//   for (int i = 0; i < I * J; i++)
//     wrong += c[i] != sum(i, a + i / J * K, 1, b + i % J, J);
//   show("products", wrong, I * J);
//   fill();
//   _mlir_ciface_dynamic(&x, &y, &z);
//   wrong = 0;
//   for (int i = 0; i < I * J; i++)
//     wrong += c[i] != sum(i, a + i / J * K, 1, b + i % J, J);
//   show("dynamic", wrong, I * J);
//   struct MemRefDescriptor_f64_3 rows = {a, a, 0, {N, K, 83}, {83 * K, 83, 1}};
//   struct MemRefDescriptor_f64_2 columns = {b, b, 0, {J, K}, {K, 1}};
//   struct MemRefDescriptor_f64_3 batch = {c, c, 0, {N, 83, J}, {83 * J, J, 1}};
//   fill();
//   _mlir_ciface_batch(&rows, &columns, &batch);
//   wrong = 0;
//   for (int i = 0; i < N * 83 * J; i++)
//     wrong += c[i] != sum(i, a + i / (83 * J) * 83 * K + i / J % 83, 83, b + i % J * K, 1);
//   show("batch", wrong, N * 83 * J);
//   struct MemRefDescriptor_f64_4 image = {a, a, 0, {1, 41, 40, K}, {41 * 40 * K, 40 * K, K, 1}};
//   struct MemRefDescriptor_f64_4 kernel = {b, b, 0, {2, 1, K, FILTERS}, {K * FILTERS, K * FILTERS, FILTERS, 1}};
//   struct MemRefDescriptor_f64_4 output = {
//       c, c, 0, {1, SIZE, SIZE, FILTERS}, {SIZE * SIZE * FILTERS, SIZE * FILTERS, FILTERS, 1}};
//   fill();
//   _mlir_ciface_convolution(&image, &kernel, &output);
//   wrong = 0;
//   for (int i = 0; i < SIZE * SIZE * FILTERS; i++) {
//     const double *at = a + i / FILTERS * K, *weights = b + i % FILTERS;
//     double expected = sum(i, at, 1, weights, FILTERS);
//     wrong += c[i] != expected - i % 100 + sum(i, at + SIZE * K, 1, weights + K * FILTERS, FILTERS);
//   }
//   show("convolution", wrong, SIZE * SIZE * FILTERS);
//   return 0;
// }
// output:
// products: 0 wrong, -43 122, 0
// dynamic: 0 wrong, -43 122, 0
// batch: 0 wrong, 76 176, 0
// convolution: 0 wrong, 35 23, 0
