// Inferred shapes, and batches of unknown size.
func.func @unranked(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) -> tensor<2x1xf32> attributes {llvm.emit_c_interface} {
  %0 = tosa.add %a0, %a1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<*xf32>
  %1 = tosa.exp %0 : (tensor<*xf32>) -> tensor<*xf32>
  %2 = tosa.reduce_sum %1 {axis = 1 : i32} : (tensor<*xf32>) -> tensor<?x?xf32>
  %3 = tosa.log %2 : (tensor<?x?xf32>) -> tensor<2x1xf32>
  return %3 : tensor<2x1xf32>
}
func.func @batch(%a0: tensor<?x3xf32>, %a1: tensor<1x3xf32>) -> tensor<?x3xf32> attributes {llvm.emit_c_interface} {
  %0 = tosa.sub %a0, %a1 : (tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
  %1 = tosa.add %0, %a0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}
func.func @batch_conv(%a0: tensor<?x4x4x1xf32>) -> tensor<?x4xf32> attributes {llvm.emit_c_interface} {
  %w = "tosa.const"() <{values = dense<[[[[1.0], [2.0]], [[3.0], [4.0]]]]> : tensor<1x2x2x1xf32>}> : () -> tensor<1x2x2x1xf32>
  %b = "tosa.const"() <{values = dense<0.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %a0, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<?x4x4x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x4x4x1xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<?x4x4x1xf32>) -> tensor<?x2x2x1xf32>
  %s = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.reshape %1, %s : (tensor<?x2x2x1xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
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
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_unranked(&r, &d0, &d1);
//     printf("unranked: ");
//     for (int i = 0; i < 2; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 1, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_batch(&r, &d0, &d1);
//     printf("batch: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5};
//     struct MemRefDescriptor_f32_4 d0 = MemRefDescriptor_f32_4_contiguous(a0, 2, 4, 4, 1);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_batch_conv(&r, &d0);
//     printf("batch_conv: ");
//     for (int i = 0; i < 8; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// unranked: 3.519 3.216
// batch: -4 -0.5 -2.5 6 -1.5 -3.5
// batch_conv: 5.5 10.5 8 4.5 8 1.5 10.5 3.5
// -----
// Spellings of MLIR 19.
func.func @older(%a0: tensor<2x3xi32>) -> tensor<3x4xi32> attributes {llvm.emit_c_interface} {
  %p = "tosa.const"() {value = dense<[[0, 0], [1, 0]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %c = "tosa.const"() {value = dense<9> : tensor<i32>} : () -> tensor<i32>
  %0 = tosa.pad %a0, %p, %c : (tensor<2x3xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<2x4xi32>
  %1 = tosa.mul %0, %0 {shift = 1 : i8} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  %2 = tosa.tile %1 {multiples = array<i64: 3, 1>} : (tensor<2x4xi32>) -> tensor<6x4xi32>
  %3 = tosa.slice %2 {size = array<i64: 3, 4>, start = array<i64: 1, 0>} : (tensor<6x4xi32>) -> tensor<3x4xi32>
  %4 = tosa.clamp %3 {min_fp = 0.0 : f32, max_fp = 1.0 : f32, min_int = -10 : i64, max_int = 5000 : i64} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %5 = tosa.reshape %4 {new_shape = array<i64: 4, -1>} : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %perms = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %6 = tosa.transpose %5, %perms : (tensor<4x3xi32>, tensor<2xi32>) -> tensor<3x4xi32>
  %7 = tosa.negate %6 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  return %7 : tensor<3x4xi32>
}
func.func @older_rescale(%a0: tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8> attributes {llvm.emit_c_interface} {
  %0 = tosa.resize %a0 {border = array<i64: 1, 1>, mode = "BILINEAR", offset = array<i64: 0, 0>, scale = array<i64: 4, 2, 4, 2>} : (tensor<1x2x2x1xi8>) -> tensor<1x3x3x1xi32>
  %1 = tosa.rescale %0 {double_round = true, input_zp = 0 : i32, multiplier = array<i32: 1073741824>, output_zp = 1 : i32, per_channel = false, scale32 = true, shift = array<i8: 34>} : (tensor<1x3x3x1xi32>) -> tensor<1x3x3x1xi8>
  %2 = tosa.avg_pool2d %1 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 1, 1, 1, 1>, quantization_info = #tosa.unary_quant<input_zp = 1, output_zp = 2>, stride = array<i64: 1, 1>} : (tensor<1x3x3x1xi8>) -> tensor<1x4x4x1xi8>
  return %2 : tensor<1x4x4x1xi8>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     int32_t a0[] = {1, -2, 3, 40, 50, -60};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_older(&r, &d0);
//     printf("older: ");
//     for (int i = 0; i < 12; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83};
//     struct MemRefDescriptor_i8_4 d0 = MemRefDescriptor_i8_4_contiguous(a0, 1, 2, 2, 1);
//     struct MemRefDescriptor_i8_4 r;
//     _mlir_ciface_older_rescale(&r, &d0);
//     printf("older_rescale: ");
//     for (int i = 0; i < 16; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// older: -41 -1800 -2 -800 -800 -41 -5 -1250 -1250 -1 -41 -1800
// older_rescale: -26 -17 1 11 -8 2 20 30 30 39 58 67 48 58 76 85
