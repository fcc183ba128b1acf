// Convolutions with pads, strides, dilations and zero points.
func.func @conv2d(%a0: tensor<1x6x6x2xf32>, %a1: tensor<4x2x3x2xf32>, %a2: tensor<4xf32>) -> tensor<1x5x4x4xf32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 2>, stride = array<i64: 1, 2>} : (tensor<1x6x6x2xf32>, tensor<4x2x3x2xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x4xf32>
  return %r : tensor<1x5x4x4xf32>
}
func.func @conv2d_i8(%a0: tensor<1x6x6x2xi8>, %a1: tensor<4x2x3x2xi8>, %a2: tensor<4xi32>) -> tensor<1x5x4x4xi32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = i32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 2>, stride = array<i64: 1, 2>} : (tensor<1x6x6x2xi8>, tensor<4x2x3x2xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x4x4xi32>
  return %r : tensor<1x5x4x4xi32>
}
func.func @conv2d_i8_0(%a0: tensor<1x6x6x2xi8>, %a1: tensor<4x2x3x2xi8>, %a2: tensor<1xi32>) -> tensor<1x5x4x4xi32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = i32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 2>, stride = array<i64: 1, 2>} : (tensor<1x6x6x2xi8>, tensor<4x2x3x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x4x4xi32>
  return %r : tensor<1x5x4x4xi32>
}
func.func @depthwise_conv2d(%a0: tensor<1x6x6x2xf32>, %a1: tensor<2x3x2x3xf32>, %a2: tensor<6xf32>) -> tensor<1x5x4x6xf32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 2>, stride = array<i64: 1, 2>} : (tensor<1x6x6x2xf32>, tensor<2x3x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x6xf32>
  return %r : tensor<1x5x4x6xf32>
}
func.func @depthwise_i8(%a0: tensor<1x6x6x2xi8>, %a1: tensor<2x3x2x3xi8>, %a2: tensor<6xi32>) -> tensor<1x5x4x6xi32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = i32, dilation = array<i64: 2, 1>, pad = array<i64: 1, 0, 1, 2>, stride = array<i64: 1, 2>} : (tensor<1x6x6x2xi8>, tensor<2x3x2x3xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x4x6xi32>
  return %r : tensor<1x5x4x6xi32>
}
func.func @conv3d(%a0: tensor<1x4x4x4x2xf32>, %a1: tensor<3x2x2x2x2xf32>, %a2: tensor<3xf32>) -> tensor<1x3x3x3x3xf32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv3d %a0, %a1, %a2, %z1, %z2 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x4x2xf32>, tensor<3x2x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x3x3xf32>
  return %r : tensor<1x3x3x3x3xf32>
}
func.func @transpose_conv2d(%a0: tensor<1x3x3x2xf32>, %a1: tensor<4x2x2x2xf32>, %a2: tensor<4xf32>) -> tensor<1x6x6x4xf32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x3x3x2xf32>, tensor<4x2x2x2xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return %r : tensor<1x6x6x4xf32>
}
func.func @transpose_conv2d_i8(%a0: tensor<1x3x3x2xi8>, %a1: tensor<4x2x2x2xi8>, %a2: tensor<4xi32>) -> tensor<1x5x6x4xi32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %z1, %z2 {acc_type = i32, out_pad = array<i64: 0, -1, 1, -1>, stride = array<i64: 2, 2>} : (tensor<1x3x3x2xi8>, tensor<4x2x2x2xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x6x4xi32>
  return %r : tensor<1x5x6x4xi32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_4 d0 = MemRefDescriptor_f32_4_contiguous(a0, 1, 6, 6, 2);
//     float a1[] = {-1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_4 d1 = MemRefDescriptor_f32_4_contiguous(a1, 4, 2, 3, 2);
//     float a2[] = {0.5, -1.5, 2, 0};
//     struct MemRefDescriptor_f32_1 d2 = MemRefDescriptor_f32_1_contiguous(a2, 4);
//     struct MemRefDescriptor_f32_4 r;
//     _mlir_ciface_conv2d(&r, &d0, &d1, &d2);
//     printf("conv2d: ");
//     for (int i = 0; i < 80; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99, -62, -25, 12, 49, 86, 123, -96, -59, -22, 15, 52, 89, 126, -93, -56, -19, 18, 55, 92, -127, -90, -53, -16, 21, 58, 95, -124, -87, -50, -13, 24, 61, 98, -121, -84, -47, -10, 27, 64, 101, -118, -81, -44, -7, 30, 67, 104, -115, -78, -41, -4, 33, 70, 107, -112, -75, -38, -1, 36, 73, 110, -109, -72, -35, 2, 39};
//     struct MemRefDescriptor_i8_4 d0 = MemRefDescriptor_i8_4_contiguous(a0, 1, 6, 6, 2);
//     int8_t a1[] = {-17, 20, 57, 94, -125, -88, -51, -14, 23, 60, 97, -122, -85, -48, -11, 26, 63, 100, -119, -82, -45, -8, 29, 66, 103, -116, -79, -42, -5, 32, 69, 106, -113, -76, -39, -2, 35, 72, 109, -110, -73, -36, 1, 38, 75, 112, -107, -70};
//     struct MemRefDescriptor_i8_4 d1 = MemRefDescriptor_i8_4_contiguous(a1, 4, 2, 3, 2);
//     int32_t a2[] = {0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_1 d2 = MemRefDescriptor_i32_1_contiguous(a2, 4);
//     struct MemRefDescriptor_i32_4 r;
//     _mlir_ciface_conv2d_i8(&r, &d0, &d1, &d2);
//     printf("conv2d_i8: ");
//     for (int i = 0; i < 80; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99, -62, -25, 12, 49, 86, 123, -96, -59, -22, 15, 52, 89, 126, -93, -56, -19, 18, 55, 92, -127, -90, -53, -16, 21, 58, 95, -124, -87, -50, -13, 24, 61, 98, -121, -84, -47, -10, 27, 64, 101, -118, -81, -44, -7, 30, 67, 104, -115, -78, -41, -4, 33, 70, 107, -112, -75, -38, -1, 36, 73, 110, -109, -72, -35, 2, 39};
//     struct MemRefDescriptor_i8_4 d0 = MemRefDescriptor_i8_4_contiguous(a0, 1, 6, 6, 2);
//     int8_t a1[] = {-17, 20, 57, 94, -125, -88, -51, -14, 23, 60, 97, -122, -85, -48, -11, 26, 63, 100, -119, -82, -45, -8, 29, 66, 103, -116, -79, -42, -5, 32, 69, 106, -113, -76, -39, -2, 35, 72, 109, -110, -73, -36, 1, 38, 75, 112, -107, -70};
//     struct MemRefDescriptor_i8_4 d1 = MemRefDescriptor_i8_4_contiguous(a1, 4, 2, 3, 2);
//     int32_t a2[] = {0};
//     struct MemRefDescriptor_i32_1 d2 = MemRefDescriptor_i32_1_contiguous(a2, 1);
//     struct MemRefDescriptor_i32_4 r;
//     _mlir_ciface_conv2d_i8_0(&r, &d0, &d1, &d2);
//     printf("conv2d_i8_0: ");
//     for (int i = 0; i < 80; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_4 d0 = MemRefDescriptor_f32_4_contiguous(a0, 1, 6, 6, 2);
//     float a1[] = {-1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5};
//     struct MemRefDescriptor_f32_4 d1 = MemRefDescriptor_f32_4_contiguous(a1, 2, 3, 2, 3);
//     float a2[] = {0.5, -1.5, 2, 0, -2, 1.5};
//     struct MemRefDescriptor_f32_1 d2 = MemRefDescriptor_f32_1_contiguous(a2, 6);
//     struct MemRefDescriptor_f32_4 r;
//     _mlir_ciface_depthwise_conv2d(&r, &d0, &d1, &d2);
//     printf("depthwise_conv2d: ");
//     for (int i = 0; i < 120; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99, -62, -25, 12, 49, 86, 123, -96, -59, -22, 15, 52, 89, 126, -93, -56, -19, 18, 55, 92, -127, -90, -53, -16, 21, 58, 95, -124, -87, -50, -13, 24, 61, 98, -121, -84, -47, -10, 27, 64, 101, -118, -81, -44, -7, 30, 67, 104, -115, -78, -41, -4, 33, 70, 107, -112, -75, -38, -1, 36, 73, 110, -109, -72, -35, 2, 39};
//     struct MemRefDescriptor_i8_4 d0 = MemRefDescriptor_i8_4_contiguous(a0, 1, 6, 6, 2);
//     int8_t a1[] = {-17, 20, 57, 94, -125, -88, -51, -14, 23, 60, 97, -122, -85, -48, -11, 26, 63, 100, -119, -82, -45, -8, 29, 66, 103, -116, -79, -42, -5, 32, 69, 106, -113, -76, -39, -2};
//     struct MemRefDescriptor_i8_4 d1 = MemRefDescriptor_i8_4_contiguous(a1, 2, 3, 2, 3);
//     int32_t a2[] = {0, 3, 50, 2000000000, -100000, -7};
//     struct MemRefDescriptor_i32_1 d2 = MemRefDescriptor_i32_1_contiguous(a2, 6);
//     struct MemRefDescriptor_i32_4 r;
//     _mlir_ciface_depthwise_i8(&r, &d0, &d1, &d2);
//     printf("depthwise_i8: ");
//     for (int i = 0; i < 120; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2};
//     struct MemRefDescriptor_f32_5 d0 = MemRefDescriptor_f32_5_contiguous(a0, 1, 4, 4, 4, 2);
//     float a1[] = {-1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_5 d1 = MemRefDescriptor_f32_5_contiguous(a1, 3, 2, 2, 2, 2);
//     float a2[] = {0.5, -1.5, 2};
//     struct MemRefDescriptor_f32_1 d2 = MemRefDescriptor_f32_1_contiguous(a2, 3);
//     struct MemRefDescriptor_f32_5 r;
//     _mlir_ciface_conv3d(&r, &d0, &d1, &d2);
//     printf("conv3d: ");
//     for (int i = 0; i < 81; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2};
//     struct MemRefDescriptor_f32_4 d0 = MemRefDescriptor_f32_4_contiguous(a0, 1, 3, 3, 2);
//     float a1[] = {-1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5};
//     struct MemRefDescriptor_f32_4 d1 = MemRefDescriptor_f32_4_contiguous(a1, 4, 2, 2, 2);
//     float a2[] = {0.5, -1.5, 2, 0};
//     struct MemRefDescriptor_f32_1 d2 = MemRefDescriptor_f32_1_contiguous(a2, 4);
//     struct MemRefDescriptor_f32_4 r;
//     _mlir_ciface_transpose_conv2d(&r, &d0, &d1, &d2);
//     printf("transpose_conv2d: ");
//     for (int i = 0; i < 144; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99, -62, -25, 12, 49, 86, 123, -96, -59, -22, 15, 52, 89};
//     struct MemRefDescriptor_i8_4 d0 = MemRefDescriptor_i8_4_contiguous(a0, 1, 3, 3, 2);
//     int8_t a1[] = {-17, 20, 57, 94, -125, -88, -51, -14, 23, 60, 97, -122, -85, -48, -11, 26, 63, 100, -119, -82, -45, -8, 29, 66, 103, -116, -79, -42, -5, 32, 69, 106};
//     struct MemRefDescriptor_i8_4 d1 = MemRefDescriptor_i8_4_contiguous(a1, 4, 2, 2, 2);
//     int32_t a2[] = {0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_1 d2 = MemRefDescriptor_i32_1_contiguous(a2, 4);
//     struct MemRefDescriptor_i32_4 r;
//     _mlir_ciface_transpose_conv2d_i8(&r, &d0, &d1, &d2);
//     printf("transpose_conv2d_i8: ");
//     for (int i = 0; i < 120; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// conv2d: 4.5 -6.25 10.5 -3 -6 2.75 -5 3.75 -5.5 0.25 3.25 -7.5 7 -5.75 0.75 7.25 -8 0 -0.25 5 6.5 -4.25 -4 4.5 9 6 -2.5 -2.75 -8.75 -2 7.5 -7.75 1.5 -5.25 -1 0.5 8.5 7.25 -2.25 -3.5 -16.5 9.25 10.25 -10.75 11.25 -10 -6.5 10.75 2.75 3.25 3.75 -6.75 -11.5 -3.25 7.75 -3.25 13 -12.25 9.25 8.75 -7.25 4 1.5 -9.25 -4.25 -7.5 8.5 5.25 7 -5.5 -4.25 5.25 -4.25 -0.75 0 9 4.5 -1.25 1.25 3.75
// conv2d_i8: -9712 5195 17074 1999987640 30888 -3817 -17230 2000007148 -12508 -77 5998 1999984328 -1560 -6113 6530 2000001924 -21468 1943 8246 1999996020 8778 5669 -24276 2000022994 -31182 14925 34196 1999971962 3782 -5327 -10808 2000010750 19028 -7609 870 2000004132 -7678 5789 -7580 1999973322 -9750 -12603 23244 2000025714 8270 17657 -21552 2000001094 2692 -8457 2198 2000020948 -23366 6677 9884 1999989954 -6494 7229 -5884 1999995754 -4394 -11327 11992 2000000910 -4940 -601 12230 1999980932 17010 -1907 17876 1999997114 23642 -11595 -8132 1999992674 94 11657 1248 1999991254
// conv2d_i8_0: -9712 5144 16160 -12504 31016 -4148 -17296 7444 -12516 -544 5796 -15512 -1688 -6652 7072 2108 -21572 2508 7132 -4372 8622 5366 -24770 23174 -31354 14606 33686 -27874 3730 -6198 -10238 11322 18892 -7076 -276 3708 -7882 5438 -8122 -26546 -9970 -12970 22686 25830 7946 16514 -21254 1394 2524 -7956 1020 20492 -23618 6278 9294 -9962 -6762 6814 -6490 -4178 -4478 -12230 12530 1450 -5140 -132 11020 -19556 16710 -2354 17238 -2850 23326 -12058 -8786 -7306 -262 10482 1514 -8478
// depthwise_conv2d: -0.25 -9.25 6.5 -0.5 1.25 0.25 3.5 -0.5 -7.25 2.5 -11.5 4.75 2.5 2.5 2.5 -3 3.5 -3.75 -3.25 -0.25 8.25 1 -3 4 2.25 -5.5 3.25 4 -9.75 -1.5 8.25 -0.5 -1 -3 6.75 0 -2.5 -0.5 9.75 -6.25 0.5 4.5 2.5 -3.25 -0.75 2.75 -6 -1 6.75 1.25 1.25 1.5 1 3.25 -2 -0.5 9.25 -7.25 1.75 5.25 -7.25 5 -4.75 3.25 -1.75 1.5 1.5 -7.25 3.25 1 -2.5 7.75 3 -8.5 4.75 -9.25 3.5 -0.25 -6.75 5 -5.25 7.75 -14.25 -0.5 4.5 -14.25 5.5 -1 4.25 -1.5 3.25 -0.25 -3.75 2 -4.5 2.75 -9 3.75 0 4.75 -10.5 -1 7.75 -0.5 -0.5 -2 5.5 -0.75 -3 -0.5 10.25 5.75 -11.75 1 2.25 -4.25 0.25 -5.25 4.5 -2.25
// depthwise_i8: -11798 8961 10820 2000001742 -100108 -1965 16362 9260 -16742 2000003586 -96340 3727 -19758 -1728 -2598 1999997806 -104636 -7085 -1800 -1242 -640 1999999532 -98544 3373 668 -21817 2334 2000012256 -91444 3313 11694 17967 5340 1999993368 -126964 -711 -29594 -705 9284 2000007384 -80860 11945 4866 5979 7136 2000011304 -115568 -11727 15900 10231 -14338 2000003696 -100596 10977 -33834 -6305 2324 2000005208 -103340 -30839 -882 -16273 14972 1999993112 -83348 21241 14250 10331 6456 2000005592 -108904 -10095 412 11559 3806 1999986432 -118452 9937 -514 -26737 -6324 2000006040 -81252 12505 23734 20127 -2380 1999993944 -126796 -951 -7086 -6565 -6000 1999997576 -95072 8177 -23780 4183 13246 2000003984 -101492 -21823 19494 14527 -9340 1999991768 -83740 21801 -13090 4559 3308 2000005784 -103172 -31079 2298 -2213 -6680 1999991864 -88408 9809
// conv3d: -1.25 -2.5 1.75 19 -7.75 -12.5 -10.25 -2 14.5 8.25 -1.5 -0.25 1 -9.5 7.5 -6.25 12.75 15.25 9.5 -3.25 0.5 2.25 -11.25 8.25 -2.25 2.75 -3.25 1 -9.5 7.5 -6.25 12.75 15.25 -13.5 4.75 -7.25 2.25 -11.25 8.25 -2.25 2.75 -3.25 -1.25 -2.5 1.75 -10.25 -2 14.5 -1 1 -2.5 8.25 -1.5 -0.25 -2.25 2.75 -3.25 -1.25 -2.5 1.75 19 -7.75 -12.5 -1 1 -2.5 8.25 -1.5 -0.25 1 -9.5 7.5 -13.5 4.75 -7.25 9.5 -3.25 0.5 2.25 -11.25 8.25
// transpose_conv2d: 5.5 -2.75 0 -2.75 -2.25 -5 -2.25 -5 7.75 -7.25 -3 -4.25 -3.75 -5 -0.75 -2 -3.75 2 5 2.5 3 0.5 3.5 1 -4.5 -7.25 9.25 6.5 7 4.25 7 -1.25 -1.5 -2.75 7 5.75 6.25 5 9.25 -5.75 1.5 -1 -0.75 -3.25 -2.75 -5.25 -2.25 3.5 -1.5 -2.5 2 1 1.5 0.5 5 4 6.25 -4.25 -1 -3.25 -2.75 -5 -1.75 -4 -5.25 5 7 3.5 4 0.5 2.5 -1 4.5 3.5 -3 -4 -3.5 -4.5 0 -1 -3.5 -5.75 8.5 6.25 6.75 4.5 7.75 -2.75 -0.5 -4 0.75 -2.75 -2.25 -5.75 -3.75 6.5 -3 0.5 4 2 2.5 0.5 4 2 -0.75 -4 1 0.5 1 0.5 5.5 5 7 -5.75 -2 -3.75 -3.25 -5 -1.25 -3 2.5 0.5 -1.5 -3.5 -3 -5 -1.5 2 5.5 5 -3.75 -4.25 -3.75 -4.25 0.75 -2.5 -2.5 -4.25 7.75 6 6.5 4.75 8.5 -4.25
// transpose_conv2d_i8: 0 3 50 2000000000 673 -244 -1117 1999996121 -1029 -3738 3069 2000002099 747 5750 10797 1999995011 9997 -5736 -11953 1999992997 -4043 -3360 -2633 2000023853 0 3 50 2000000000 3157 2240 1367 2000000397 1455 538 -335 1999998695 -12753 -7750 -2703 2000002247 -3503 1500 6547 2000011497 -5879 -5196 -4469 1999996161 0 3 50 2000000000 639 -2998 -6591 1999996631 -6095 -2820 9971 2000006281 713 2996 5323 1999995521 4931 -4818 -5051 1999997179 787 8990 17237 1999994411 0 3 50 2000000000 10467 6830 3237 1999999547 3733 96 -3497 1999992813 -5443 -3160 -833 2000001397 -1225 1058 3385 2000005615 -21353 -13150 -4903 2000003247 0 3 50 2000000000 605 -5752 -12065 1999997141 -11161 -1902 16873 2000010463 679 242 -151 1999996031 -135 -3900 1851 2000001361 753 6236 11763 1999994921
