// A layer of a network: a product, a bias for each column, and the larger one of the sum and zero.
func.func @layer(%a: tensor<?x8xf32>, %w: tensor<8x6xf32>, %bias: tensor<6xf32>) -> tensor<?x6xf32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %a, %c0 : tensor<?x8xf32>
  %0 = tensor.empty(%n) : tensor<?x6xf32>
  %1 = linalg.broadcast ins(%bias : tensor<6xf32>) outs(%0 : tensor<?x6xf32>) dimensions = [0]
  %2 = linalg.matmul ins(%a, %w : tensor<?x8xf32>, tensor<8x6xf32>) outs(%1 : tensor<?x6xf32>) -> tensor<?x6xf32>
  %3 = tensor.splat %zero[%n] : tensor<?x6xf32>
  %4 = arith.maximumf %2, %3 : tensor<?x6xf32>
  return %4 : tensor<?x6xf32>
}
// Two layers, and the sums of the rows. The argument stays as it is.
func.func @network(%a: tensor<?x8xf32> {bufferization.writable = false}, %w: tensor<8x6xf32>, %bias: tensor<6xf32>, %v: tensor<6x8xf32>) -> (tensor<?xf32>, tensor<?x6xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %0 = call @layer(%a, %w, %bias) : (tensor<?x8xf32>, tensor<8x6xf32>, tensor<6xf32>) -> tensor<?x6xf32>
  %1 = linalg.matmul ins(%0, %v : tensor<?x6xf32>, tensor<6x8xf32>) outs(%a : tensor<?x8xf32>) -> tensor<?x8xf32>
  %2 = call @layer(%1, %w, %bias) : (tensor<?x8xf32>, tensor<8x6xf32>, tensor<6xf32>) -> tensor<?x6xf32>
  %n = tensor.dim %2, %c0 : tensor<?x6xf32>
  %3 = tensor.splat %zero[%n] : tensor<?xf32>
  %4 = linalg.reduce ins(%2 : tensor<?x6xf32>) outs(%3 : tensor<?xf32>) dimensions = [1] (%x: f32, %s: f32) {
    %5 = arith.addf %x, %s : f32
    linalg.yield %5 : f32
  }
  return %4, %2 : tensor<?xf32>, tensor<?x6xf32>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include <string.h>
// #include "kernel.h"
// enum { N = 3 };
// static float a[N * 8], w[8 * 6], bias[6], v[6 * 8];
// static void layer(const float *in, float *out) {
//   for (int i = 0; i < N; i++)
//     for (int j = 0; j < 6; j++) {
//       float sum = bias[j];
//       for (int k = 0; k < 8; k++) sum += in[i * 8 + k] * w[k * 6 + j];
//       out[i * 6 + j] = sum > 0 ? sum : 0;
//     }
// }
// int main(void) {
//   for (int i = 0; i < N * 8; i++) a[i] = (float)(i * 5 % 9 - 4);
//   for (int i = 0; i < 48; i++) w[i] = (float)(i * 3 % 7 - 3), v[i] = (float)(i * 2 % 5 - 2);
//   for (int i = 0; i < 6; i++) bias[i] = (float)(i - 3);
//   float first[N * 6], middle[N * 8], second[N * 6], before[N * 8], sums[N] = {0};
//   memcpy(before, a, sizeof a);
//   layer(a, first);
//   for (int i = 0; i < N; i++)
//     for (int j = 0; j < 8; j++) {
//       middle[i * 8 + j] = a[i * 8 + j];
//       for (int k = 0; k < 6; k++) middle[i * 8 + j] += first[i * 6 + k] * v[k * 8 + j];
//     }
//   layer(middle, second);
//   for (int i = 0; i < N * 6; i++) sums[i / 6] += second[i];
//   struct MemRefDescriptor_f32_2 ma = {a, a, 0, {N, 8}, {8, 1}}, mw = {w, w, 0, {8, 6}, {6, 1}}, mv = {v, v, 0, {6, 8}, {8, 1}}, r;
//   struct MemRefDescriptor_f32_1 mb = {bias, bias, 0, {6}, {1}};
//   int wrong = 0;
//   _mlir_ciface_layer(&r, &ma, &mw, &mb);
//   for (int i = 0; i < N * 6; i++) wrong += r.aligned[i] != first[i];
//   free(r.allocated);
//   struct network_results both;
//   _mlir_ciface_network(&both, &ma, &mw, &mb, &mv);
//   for (int i = 0; i < N; i++) wrong += both.r0.aligned[i] != sums[i];
//   for (int i = 0; i < N * 6; i++) wrong += both.r1.aligned[i] != second[i];
//   printf("%d wrong, sum %d, argument %s\n", wrong, (int)sums[1], memcmp(before, a, sizeof a) ? "changed" : "as before");
//   free(both.r0.allocated);
//   free(both.r1.allocated);
// }
// output:
// 0 wrong, sum 943, argument as before
