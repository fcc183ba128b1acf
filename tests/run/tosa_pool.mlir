// Pooling; padding does not count.
func.func @avg_pool2d(%a0: tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %z1, %z2 {acc_type = f32, kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>} : (tensor<1x5x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x2xf32>
  return %r : tensor<1x5x4x2xf32>
}
func.func @avg_pool_i8(%a0: tensor<1x5x6x2xi8>) -> tensor<1x5x4x2xi8> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<-2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.avg_pool2d %a0, %z1, %z2 {acc_type = i32, kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>} : (tensor<1x5x6x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x4x2xi8>
  return %r : tensor<1x5x4x2xi8>
}
func.func @max_pool2d(%a0: tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>} : (tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32>
  return %r : tensor<1x5x4x2xf32>
}
func.func @max_pool_ignore(%a0: tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>, nan_mode = IGNORE} : (tensor<1x5x6x2xf32>) -> tensor<1x5x4x2xf32>
  return %r : tensor<1x5x4x2xf32>
}
func.func @max_pool_i8(%a0: tensor<1x5x6x2xi8>) -> tensor<1x5x4x2xi8> attributes {llvm.emit_c_interface} {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 3>, pad = array<i64: 0, 1, 2, 1>, stride = array<i64: 1, 2>} : (tensor<1x5x6x2xi8>) -> tensor<1x5x4x2xi8>
  return %r : tensor<1x5x4x2xi8>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5};
//     struct MemRefDescriptor_f32_4 d0 = MemRefDescriptor_f32_4_contiguous(a0, 1, 5, 6, 2);
//     struct MemRefDescriptor_f32_4 r;
//     _mlir_ciface_avg_pool2d(&r, &d0);
//     printf("avg_pool2d: ");
//     for (int i = 0; i < 40; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99, -62, -25, 12, 49, 86, 123, -96, -59, -22, 15, 52, 89, 126, -93, -56, -19, 18, 55, 92, -127, -90, -53, -16, 21, 58, 95, -124, -87, -50, -13, 24, 61, 98, -121, -84, -47, -10, 27, 64, 101, -118, -81, -44, -7, 30, 67, 104, -115, -78, -41, -4, 33, 70, 107};
//     struct MemRefDescriptor_i8_4 d0 = MemRefDescriptor_i8_4_contiguous(a0, 1, 5, 6, 2);
//     struct MemRefDescriptor_i8_4 r;
//     _mlir_ciface_avg_pool_i8(&r, &d0);
//     printf("avg_pool_i8: ");
//     for (int i = 0; i < 40; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5};
//     struct MemRefDescriptor_f32_4 d0 = MemRefDescriptor_f32_4_contiguous(a0, 1, 5, 6, 2);
//     struct MemRefDescriptor_f32_4 r;
//     _mlir_ciface_max_pool2d(&r, &d0);
//     printf("max_pool2d: ");
//     for (int i = 0; i < 40; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5};
//     struct MemRefDescriptor_f32_4 d0 = MemRefDescriptor_f32_4_contiguous(a0, 1, 5, 6, 2);
//     struct MemRefDescriptor_f32_4 r;
//     _mlir_ciface_max_pool_ignore(&r, &d0);
//     printf("max_pool_ignore: ");
//     for (int i = 0; i < 40; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99, -62, -25, 12, 49, 86, 123, -96, -59, -22, 15, 52, 89, 126, -93, -56, -19, 18, 55, 92, -127, -90, -53, -16, 21, 58, 95, -124, -87, -50, -13, 24, 61, 98, -121, -84, -47, -10, 27, 64, 101, -118, -81, -44, -7, 30, 67, 104, -115, -78, -41, -4, 33, 70, 107};
//     struct MemRefDescriptor_i8_4 d0 = MemRefDescriptor_i8_4_contiguous(a0, 1, 5, 6, 2);
//     struct MemRefDescriptor_i8_4 r;
//     _mlir_ciface_max_pool_i8(&r, &d0);
//     printf("max_pool_i8: ");
//     for (int i = 0; i < 40; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// avg_pool2d: -0.75 0 -0.1667 0.5833 0.08333 -0.08333 -0.875 -0.125 0 0.75 0.5833 0.4167 -0.08333 -0.25 -0.125 -0.75 0.75 1.5 0.4167 0.25 -0.25 -0.4167 -0.75 0 1.5 -0.5 0.25 0.08333 -0.4167 -0.5833 0 0.75 0.5 -1.5 0.1667 0 -0.5 -0.6667 1.75 -0.25
// avg_pool_i8: -67 -30 7 1 27 -21 10 47 -7 -98 -18 -24 2 -4 -58 -21 53 -38 -1 -49 -24 13 -62 -25 -15 22 16 -32 -6 -12 -2 35 -49 -12 25 -23 2 -46 28 65
// max_pool2d: 1 1 2.5 2.5 2 2 1.5 1.5 1 2.5 2.5 2.5 2 2 1.5 1 2.5 2.5 2.5 2.5 2 1.5 1 2.5 2.5 0.5 2.5 2 1.5 1.5 2.5 2.5 0.5 -1.5 2 1.5 1 1.5 2.5 0.5
// max_pool_ignore: 1 1 2.5 2.5 2 2 1.5 1.5 1 2.5 2.5 2.5 2 2 1.5 1 2.5 2.5 2.5 2.5 2 1.5 1 2.5 2.5 0.5 2.5 2 1.5 1.5 2.5 2.5 0.5 -1.5 2 1.5 1 1.5 2.5 0.5
// max_pool_i8: -28 9 120 89 126 89 86 123 92 -59 92 89 126 95 18 55 92 61 98 61 64 101 64 101 24 61 104 67 104 101 70 107 -44 -7 104 67 104 33 70 107
