// Products of matrices, with zero points.
func.func @matmul(%a0: tensor<1x2x3xf32>, %a1: tensor<1x3x4xf32>) -> tensor<1x2x4xf32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a0, %a1, %z1, %z2 : (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  return %r : tensor<1x2x4xf32>
}
func.func @matmul_i8(%a0: tensor<1x2x3xi8>, %a1: tensor<1x3x4xi8>) -> tensor<1x2x4xi32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %z1, %z2 : (tensor<1x2x3xi8>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return %r : tensor<1x2x4xi32>
}
func.func @matmul_i8_0(%a0: tensor<1x2x3xi8>, %a1: tensor<1x3x4xi8>) -> tensor<1x2x4xi32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %z1, %z2 : (tensor<1x2x3xi8>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return %r : tensor<1x2x4xi32>
}
func.func @fully_connected(%a0: tensor<2x3xf32>, %a1: tensor<4x3xf32>, %a2: tensor<4xf32>) -> tensor<2x4xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.fully_connected %a0, %a1, %a2 : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func @fully_connected_i8(%a0: tensor<2x3xi8>, %a1: tensor<4x3xi8>, %a2: tensor<4xi32>) -> tensor<2x4xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.fully_connected %a0, %a1, %a2 {quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = 2>} : (tensor<2x3xi8>, tensor<4x3xi8>, tensor<4xi32>) -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_3 d0 = MemRefDescriptor_f32_3_contiguous(a0, 1, 2, 3);
//     float a1[] = {-1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1};
//     struct MemRefDescriptor_f32_3 d1 = MemRefDescriptor_f32_3_contiguous(a1, 1, 3, 4);
//     struct MemRefDescriptor_f32_3 r;
//     _mlir_ciface_matmul(&r, &d0, &d1);
//     printf("matmul: ");
//     for (int i = 0; i < 8; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_3 d0 = MemRefDescriptor_i8_3_contiguous(a0, 1, 2, 3);
//     int8_t a1[] = {-17, 20, 57, 94, -125, -88, -51, -14, 23, 60, 97, -122};
//     struct MemRefDescriptor_i8_3 d1 = MemRefDescriptor_i8_3_contiguous(a1, 1, 3, 4);
//     struct MemRefDescriptor_i32_3 r;
//     _mlir_ciface_matmul_i8(&r, &d0, &d1);
//     printf("matmul_i8: ");
//     for (int i = 0; i < 8; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_3 d0 = MemRefDescriptor_i8_3_contiguous(a0, 1, 2, 3);
//     int8_t a1[] = {-17, 20, 57, 94, -125, -88, -51, -14, 23, 60, 97, -122};
//     struct MemRefDescriptor_i8_3 d1 = MemRefDescriptor_i8_3_contiguous(a1, 1, 3, 4);
//     struct MemRefDescriptor_i32_3 r;
//     _mlir_ciface_matmul_i8_0(&r, &d0, &d1);
//     printf("matmul_i8_0: ");
//     for (int i = 0; i < 8; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 4, 3);
//     float a2[] = {0.5, -1.5, 2, 0};
//     struct MemRefDescriptor_f32_1 d2 = MemRefDescriptor_f32_1_contiguous(a2, 4);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_fully_connected(&r, &d0, &d1, &d2);
//     printf("fully_connected: ");
//     for (int i = 0; i < 8; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     int8_t a1[] = {-17, 20, 57, 94, -125, -88, -51, -14, 23, 60, 97, -122};
//     struct MemRefDescriptor_i8_2 d1 = MemRefDescriptor_i8_2_contiguous(a1, 4, 3);
//     int32_t a2[] = {0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_1 d2 = MemRefDescriptor_i32_1_contiguous(a2, 4);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_fully_connected_i8(&r, &d0, &d1, &d2);
//     printf("fully_connected_i8: ");
//     for (int i = 0; i < 8; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// matmul: 5 -3.75 -4.25 6.25 -0.75 10 -1.25 -1.5
// matmul_i8: 480 1368 2256 -8376 -18771 -15034 -11297 18040
// matmul_i8_0: 409 1408 2407 -8370 -18688 -14840 -10992 18200
// fully_connected: 5 4.25 9 8.25 -1.5 -4.25 -1.5 -4.25
// fully_connected_i8: 3170 -7731 2404 1999993498 -4916 1434 -8300 2000028461
