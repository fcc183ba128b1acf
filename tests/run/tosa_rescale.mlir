// Fixed-point products.
func.func @rescale_i8(%a0: tensor<2x3xi32>) -> tensor<2x3xi8> attributes {llvm.emit_c_interface} {
  %m = "tosa.const"() <{values = dense<[1073741824]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[33]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z1 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %z2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %z1, %z2 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<2x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @rescale_pc(%a0: tensor<2x3xi8>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %m = "tosa.const"() <{values = dense<[1073741824, 1234567890, 1999999999]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %s = "tosa.const"() <{values = dense<[30, 28, 35]> : tensor<3xi8>}> : () -> tensor<3xi8>
  %z1 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.rescale %a0, %m, %s, %z1, %z2 {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @rescale_16(%a0: tensor<2x3xi8>) -> tensor<2x3xi8> attributes {llvm.emit_c_interface} {
  %m = "tosa.const"() <{values = dense<[19689]> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<[15]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z1 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %z1, %z2 {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<2x3xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @rescale_1632(%a0: tensor<2x3xi16>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %m = "tosa.const"() <{values = dense<[19689]> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<[15]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z1 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %z2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.rescale %a0, %m, %s, %z1, %z2 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>, tensor<1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @rescale_uu(%a0: tensor<2x3xi8>) -> tensor<2x3xi8> attributes {llvm.emit_c_interface} {
  %m = "tosa.const"() <{values = dense<[1073741824]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<[30]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z1 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %m, %s, %z1, %z2 {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @apply_scale(%a: tensor<3xi32>, %b: tensor<3xi32>, %c: tensor<3xi8>) -> tensor<3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (tensor<3xi32>, tensor<3xi32>, tensor<3xi8>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i8_2 r;
//     _mlir_ciface_rescale_i8(&r, &d0);
//     printf("rescale_i8: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_rescale_pc(&r, &d0);
//     printf("rescale_pc: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i8_2 r;
//     _mlir_ciface_rescale_16(&r, &d0);
//     printf("rescale_16: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int16_t a0[] = {-2768, 7205, 17178, 27151, -28412, -18439};
//     struct MemRefDescriptor_i16_2 d0 = MemRefDescriptor_i16_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_rescale_1632(&r, &d0);
//     printf("rescale_1632: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i8_2 r;
//     _mlir_ciface_rescale_uu(&r, &d0);
//     printf("rescale_uu: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-1000000, 5, 123456};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 3);
//     int32_t a1[] = {1073741824, 1999999999, 1234567890};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 3);
//     int8_t a2[] = {30, 31, 40};
//     struct MemRefDescriptor_i8_1 d2 = MemRefDescriptor_i8_1_contiguous(a2, 3);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_apply_scale(&r, &d0, &d1, &d2);
//     printf("apply_scale: ");
//     for (int i = 0; i < 3; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// rescale_i8: -128 2 3 4 9 127
// rescale_pc: -32 23 2 79 533 -6
// rescale_16: 127 0 22 44 67 89
// rescale_1632: -1663 4329 10322 16314 -17072 -11079
// rescale_uu: -35 -1 -1 -1 -1 -106
// apply_scale: -1000000 5 139
