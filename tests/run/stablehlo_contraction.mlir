// Products and convolutions.
func.func @matmul(%a0: tensor<2x3xf32>, %a1: tensor<3x2xf32>) -> tensor<2x2xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @batch_matmul(%a0: tensor<2x2x3xf32>, %a1: tensor<2x3x2xf32>) -> tensor<2x2x2xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.dot_general %a0, %a1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x3xf32>, tensor<2x3x2xf32>) -> tensor<2x2x2xf32>
  return %r : tensor<2x2x2xf32>
}
func.func @transposed(%a0: tensor<3x2xf32>, %a1: tensor<2x3xf32>) -> tensor<2x2xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [0] x [1] : (tensor<3x2xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @bytes(%a0: tensor<2x3xui8>, %a1: tensor<3x2xui8>) -> tensor<2x2xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
func.func @dot(%a0: tensor<3xf32>, %a1: tensor<3xf32>) -> tensor<f32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.dot %a0, %a1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @convolution(%a0: tensor<1x4x4x2xf32>, %a1: tensor<2x2x2x1xf32>) -> tensor<1x3x3x1xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], feature_group_count = 1 : i64} : (tensor<1x4x4x2xf32>, tensor<2x2x2x1xf32>) -> tensor<1x3x3x1xf32>
  return %r : tensor<1x3x3x1xf32>
}
func.func @convolution_grouped(%a0: tensor<1x2x5xf32>, %a1: tensor<2x1x2xf32>) -> tensor<1x2x3xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[1, 0]], rhs_dilate = [1]} {batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], feature_group_count = 2 : i64} : (tensor<1x2x5xf32>, tensor<2x1x2xf32>) -> tensor<1x2x3xf32>
  return %r : tensor<1x2x3xf32>
}
func.func @convolution_spread(%a0: tensor<1x3x1xf32>, %a1: tensor<2x1x1xf32>) -> tensor<1x6x1xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]], lhs_dilate = [2], reverse = [true]} {batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], feature_group_count = 1 : i64} : (tensor<1x3x1xf32>, tensor<2x1x1xf32>) -> tensor<1x6x1xf32>
  return %r : tensor<1x6x1xf32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 3, 2);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_matmul(&r, &d0, &d1);
//     printf("matmul:");
//     for (int i = 0; i < 4; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1};
//     struct MemRefDescriptor_f32_3 d0 = MemRefDescriptor_f32_3_contiguous(a0, 2, 2, 3);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1, 0.5, 0.25, -1};
//     struct MemRefDescriptor_f32_3 d1 = MemRefDescriptor_f32_3_contiguous(a1, 2, 3, 2);
//     struct MemRefDescriptor_f32_3 r;
//     _mlir_ciface_batch_matmul(&r, &d0, &d1);
//     printf("batch_matmul:");
//     for (int i = 0; i < 8; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 3, 2);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_transposed(&r, &d0, &d1);
//     printf("transposed:");
//     for (int i = 0; i < 4; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {5, 7, 1, -3, -8, 100};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     int8_t a1[] = {-3, -8, 100, 0, 2, 5};
//     struct MemRefDescriptor_i8_2 d1 = MemRefDescriptor_i8_2_contiguous(a1, 3, 2);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_bytes(&r, &d0, &d1);
//     printf("bytes:");
//     for (int i = 0; i < 4; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 3);
//     float a1[] = {1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 3);
//     struct MemRefDescriptor_f32_0 r;
//     _mlir_ciface_dot(&r, &d0, &d1);
//     printf("dot:");
//     for (int i = 0; i < 1; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5};
//     struct MemRefDescriptor_f32_4 d0 = MemRefDescriptor_f32_4_contiguous(a0, 1, 4, 4, 2);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3};
//     struct MemRefDescriptor_f32_4 d1 = MemRefDescriptor_f32_4_contiguous(a1, 2, 2, 2, 1);
//     struct MemRefDescriptor_f32_4 r;
//     _mlir_ciface_convolution(&r, &d0, &d1);
//     printf("convolution:");
//     for (int i = 0; i < 9; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5};
//     struct MemRefDescriptor_f32_3 d0 = MemRefDescriptor_f32_3_contiguous(a0, 1, 2, 5);
//     float a1[] = {1, 0.5, 0.25, -1};
//     struct MemRefDescriptor_f32_3 d1 = MemRefDescriptor_f32_3_contiguous(a1, 2, 1, 2);
//     struct MemRefDescriptor_f32_3 r;
//     _mlir_ciface_convolution_grouped(&r, &d0, &d1);
//     printf("convolution_grouped:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3};
//     struct MemRefDescriptor_f32_3 d0 = MemRefDescriptor_f32_3_contiguous(a0, 1, 3, 1);
//     float a1[] = {1, 0.5};
//     struct MemRefDescriptor_f32_3 d1 = MemRefDescriptor_f32_3_contiguous(a1, 2, 1, 1);
//     struct MemRefDescriptor_f32_3 r;
//     _mlir_ciface_convolution_spread(&r, &d0, &d1);
//     printf("convolution_spread:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   return 0;
// }
// output:
// matmul: -6.375 -11.25 0.75 -0.625
// batch_matmul: -6.375 -11.25 0.75 -0.625 -4.625 -1.25 9.5 8
// transposed: -0.875 -3.25 3.062 -4.625
// bytes: 1967 1245 89009 63244
// dot: -0.5
// convolution: 6.5 -1.625 -6.5 6.5 -1.625 -6.5 6.5 -1.625 -6.5
// convolution_grouped: -1.25 4 1.25 -0.25 1.25 -3.125
// convolution_spread: -2.5 -1.25 2.5 1.25 3 1.5
