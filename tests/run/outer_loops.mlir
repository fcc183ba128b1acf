// Operations that run for one slice after the other: images with odd sizes, strides, borders of other values than zero,
// and results that are read later.
func.func @two_layers(%x: tensor<1x5x40x41xf32>, %k: tensor<5x3x3xf32>, %b: tensor<5xf32>) -> tensor<1x5x20x21xf32> attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %padded = tensor.pad %x low[0, 0, 1, 2] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b1: index, %c: index, %d: index):
    tensor.yield %one : f32
  } : tensor<1x5x40x41xf32> to tensor<1x5x42x44xf32>
  %empty = tensor.empty() : tensor<1x5x40x42xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x5x40x42xf32>) -> tensor<1x5x40x42xf32>
  %sums = linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
    ins(%padded, %k : tensor<1x5x42x44xf32>, tensor<5x3x3xf32>) outs(%fill : tensor<1x5x40x42xf32>) -> tensor<1x5x40x42xf32>
  %biased = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>],
    iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%sums, %b : tensor<1x5x40x42xf32>, tensor<5xf32>) outs(%empty : tensor<1x5x40x42xf32>) {
  ^bb0(%s: f32, %bias: f32, %o: f32):
    %sum = arith.addf %s, %bias : f32
    %positive = arith.maximumf %sum, %zero : f32
    linalg.yield %positive : f32
  } -> tensor<1x5x40x42xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %small = tensor.empty() : tensor<1x5x20x21xf32>
  %least = arith.constant 0xFF800000 : f32
  %start = linalg.fill ins(%least : f32) outs(%small : tensor<1x5x20x21xf32>) -> tensor<1x5x20x21xf32>
  %pooled = linalg.pooling_nchw_max {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
    ins(%biased, %window : tensor<1x5x40x42xf32>, tensor<2x2xf32>) outs(%start : tensor<1x5x20x21xf32>) -> tensor<1x5x20x21xf32>
  return %pooled : tensor<1x5x20x21xf32>
}
// The sums are a result, too, so that they keep all channels.
func.func @two_results(%x: tensor<4x66x70xf32>, %k: tensor<4x3x3xf32>) -> (tensor<1x4x64x68xf32>, tensor<1x4x64x68xf32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %four = tensor.expand_shape %x [[0, 1], [2], [3]] output_shape [1, 4, 66, 70] : tensor<4x66x70xf32> into tensor<1x4x66x70xf32>
  %empty = tensor.empty() : tensor<1x4x64x68xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x4x64x68xf32>) -> tensor<1x4x64x68xf32>
  %sums = linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
    ins(%four, %k : tensor<1x4x66x70xf32>, tensor<4x3x3xf32>) outs(%fill : tensor<1x4x64x68xf32>) -> tensor<1x4x64x68xf32>
  %squares = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>],
    iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%sums : tensor<1x4x64x68xf32>) outs(%empty : tensor<1x4x64x68xf32>) {
  ^bb0(%s: f32, %o: f32):
    %square = arith.mulf %s, %s : f32
    linalg.yield %square : f32
  } -> tensor<1x4x64x68xf32>
  return %sums, %squares : tensor<1x4x64x68xf32>, tensor<1x4x64x68xf32>
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
//
// static float x[5][40][41], padded[5][42][44], k[5][3][3], b[5], sums[5][40][42];
// static float x2[4][66][70];
//
// int main(void) {
//   int wrong = 0;
//   for (int c = 0; c < 5; c++) {
//     b[c] = (float)(c * 3 - 7);
//     for (int i = 0; i < 9; i++) k[c][i / 3][i % 3] = (float)((c * 9 + i) * 5 % 13 - 6);
//     for (int i = 0; i < 40; i++) for (int j = 0; j < 41; j++) x[c][i][j] = (float)((c * 1640 + i * 41 + j) * 7 % 19 - 9);
//     for (int i = 0; i < 42; i++)
//       for (int j = 0; j < 44; j++)
//         padded[c][i][j] = i >= 1 && i < 41 && j >= 2 && j < 43 ? x[c][i - 1][j - 2] : 1;
//     for (int i = 0; i < 40; i++)
//       for (int j = 0; j < 42; j++) {
//         float sum = 0;
//         for (int p = 0; p < 3; p++) for (int q = 0; q < 3; q++) sum += padded[c][i + p][j + q] * k[c][p][q];
//         sums[c][i][j] = sum + b[c] > 0 ? sum + b[c] : 0;
//       }
//   }
//   struct MemRefDescriptor_f32_4 in = {&x[0][0][0], &x[0][0][0], 0, {1, 5, 40, 41}, {8200, 1640, 41, 1}}, out;
//   struct MemRefDescriptor_f32_3 kernel = {&k[0][0][0], &k[0][0][0], 0, {5, 3, 3}, {9, 3, 1}};
//   struct MemRefDescriptor_f32_1 bias = {b, b, 0, {5}, {1}};
//   _mlir_ciface_two_layers(&out, &in, &kernel, &bias);
//   for (int c = 0; c < 5; c++)
//     for (int i = 0; i < 20; i++)
//       for (int j = 0; j < 21; j++) {
//         float most = sums[c][2 * i][2 * j];
//         for (int p = 1; p < 4; p++)
//           if (sums[c][2 * i + p / 2][2 * j + p % 2] > most) most = sums[c][2 * i + p / 2][2 * j + p % 2];
//         wrong += out.aligned[(c * 20 + i) * 21 + j] != most;
//       }
//   free(out.allocated);
//   printf("two_layers: %d wrong\n", wrong);
//   wrong = 0;
//   for (int i = 0; i < 4 * 66 * 70; i++) (&x2[0][0][0])[i] = (float)(i * 11 % 17 - 8);
//   struct MemRefDescriptor_f32_3 in2 = {&x2[0][0][0], &x2[0][0][0], 0, {4, 66, 70}, {4620, 70, 1}};
//   two_results_results results;
//   kernel.sizes[0] = 4;
//   _mlir_ciface_two_results(&results, &in2, &kernel);
//   for (int c = 0; c < 4; c++)
//     for (int i = 0; i < 64; i++)
//       for (int j = 0; j < 68; j++) {
//         float sum = 0;
//         for (int p = 0; p < 3; p++) for (int q = 0; q < 3; q++) sum += x2[c][i + p][j + q] * k[c][p][q];
//         int at = (c * 64 + i) * 68 + j;
//         wrong += results.r0.aligned[at] != sum || results.r1.aligned[at] != sum * sum;
//       }
//   free(results.r0.allocated);
//   free(results.r1.allocated);
//   printf("two_results: %d wrong\n", wrong);
//   return 0;
// }
// output:
// two_layers: 0 wrong
// two_results: 0 wrong
