// A convolution of an image with a border of zeros, and the maximum of windows.
func.func @convolve(%image: tensor<6x6xi32>, %filter: tensor<3x3xi32>) -> (tensor<6x6xi32>, tensor<3x3xi32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %low = arith.constant -100000 : i32
  %0 = tensor.pad %image low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : i32
  } : tensor<6x6xi32> to tensor<8x8xi32>
  %1 = tensor.empty() : tensor<6x6xi32>
  %2 = linalg.fill ins(%zero : i32) outs(%1 : tensor<6x6xi32>) -> tensor<6x6xi32>
  %3 = linalg.conv_2d ins(%0, %filter : tensor<8x8xi32>, tensor<3x3xi32>) outs(%2 : tensor<6x6xi32>) -> tensor<6x6xi32>
  %4 = tensor.empty() : tensor<3x3xi32>
  %5 = linalg.fill ins(%low : i32) outs(%4 : tensor<3x3xi32>) -> tensor<3x3xi32>
  %window = tensor.empty() : tensor<2x2xi32>
  %6 = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i * 2 + k, j * 2 + l)>, affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%3, %window : tensor<6x6xi32>, tensor<2x2xi32>) outs(%5 : tensor<3x3xi32>) {
  ^bb0(%x: i32, %w: i32, %y: i32):
    %7 = arith.maxsi %x, %y : i32
    linalg.yield %7 : i32
  } -> tensor<3x3xi32>
  return %3, %6 : tensor<6x6xi32>, tensor<3x3xi32>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   int32_t image[36], filter[9], wrong = 0, sum = 0;
//   for (int i = 0; i < 36; i++) image[i] = i * 7 % 13 - 5;
//   for (int i = 0; i < 9; i++) filter[i] = i * 5 % 7 - 3;
//   struct MemRefDescriptor_i32_2 mi = {image, image, 0, {6, 6}, {6, 1}}, mf = {filter, filter, 0, {3, 3}, {3, 1}};
//   struct convolve_results r;
//   _mlir_ciface_convolve(&r, &mi, &mf);
//   int32_t expected[36], max[9];
//   for (int i = 0; i < 36; i++) {
//     expected[i] = 0;
//     for (int k = 0; k < 9; k++) {
//       int y = i / 6 + k / 3 - 1, x = i % 6 + k % 3 - 1;
//       if (y >= 0 && y < 6 && x >= 0 && x < 6) expected[i] += image[y * 6 + x] * filter[k];
//     }
//     wrong += expected[i] != r.r0.aligned[i];
//   }
//   for (int i = 0; i < 9; i++) max[i] = -100000;
//   for (int i = 0; i < 36; i++) {
//     int32_t *m = &max[i / 12 * 3 + i % 6 / 2];
//     *m = expected[i] > *m ? expected[i] : *m;
//   }
//   for (int i = 0; i < 9; i++) wrong += max[i] != r.r1.aligned[i], sum += max[i];
//   printf("%d wrong, sum %d\n", wrong, sum);
//   free(r.r0.allocated);
//   free(r.r1.allocated);
// }
// output:
// 0 wrong, sum 397
