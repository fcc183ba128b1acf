// Reductions along a dimension, and positions of maxima.
func.func @reduce_sum(%a0: tensor<2x3xf32>) -> tensor<2x1xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @reduce_product(%a0: tensor<2x3xf32>) -> tensor<2x1xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.reduce_product %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @reduce_max(%a0: tensor<2x3xf32>) -> tensor<2x1xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @reduce_min(%a0: tensor<2x3xf32>) -> tensor<2x1xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @reduce_sum_i(%a0: tensor<2x3xi32>) -> tensor<1x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %r : tensor<1x3xi32>
}
func.func @reduce_product_i(%a0: tensor<2x3xi32>) -> tensor<1x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %r : tensor<1x3xi32>
}
func.func @reduce_max_i(%a0: tensor<2x3xi32>) -> tensor<1x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %r : tensor<1x3xi32>
}
func.func @reduce_min_i(%a0: tensor<2x3xi32>) -> tensor<1x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %r : tensor<1x3xi32>
}
func.func @reduce_max_ignore(%a0: tensor<2x3xf32>) -> tensor<2x1xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.reduce_max %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @reduce_all(%a0: tensor<2x3xi1>) -> tensor<2x1xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.reduce_all %a0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return %r : tensor<2x1xi1>
}
func.func @reduce_any(%a0: tensor<2x3xi1>) -> tensor<2x1xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.reduce_any %a0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return %r : tensor<2x1xi1>
}
func.func @argmax(%a0: tensor<2x3xf32>) -> tensor<2xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @argmax_ignore(%a0: tensor<2x3xf32>) -> tensor<2xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.argmax %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @argmax_i(%a0: tensor<2x3xi8>) -> tensor<3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.argmax %a0 {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// main.c:
// #include <inttypes.h>
// #include <math.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_reduce_sum(&r, &d0);
//     printf("reduce_sum: ");
//     for (int i = 0; i < 2; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_reduce_product(&r, &d0);
//     printf("reduce_product: ");
//     for (int i = 0; i < 2; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_reduce_max(&r, &d0);
//     printf("reduce_max: ");
//     for (int i = 0; i < 2; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_reduce_min(&r, &d0);
//     printf("reduce_min: ");
//     for (int i = 0; i < 2; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_reduce_sum_i(&r, &d0);
//     printf("reduce_sum_i: ");
//     for (int i = 0; i < 3; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_reduce_product_i(&r, &d0);
//     printf("reduce_product_i: ");
//     for (int i = 0; i < 3; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_reduce_max_i(&r, &d0);
//     printf("reduce_max_i: ");
//     for (int i = 0; i < 3; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_reduce_min_i(&r, &d0);
//     printf("reduce_min_i: ");
//     for (int i = 0; i < 3; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-1, NAN, 3, NAN, NAN, NAN};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_reduce_max_ignore(&r, &d0);
//     printf("reduce_max_ignore: ");
//     for (int i = 0; i < 2; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 1, 0, 0, 1};
//     struct MemRefDescriptor_i1_2 d0 = MemRefDescriptor_i1_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_reduce_all(&r, &d0);
//     printf("reduce_all: ");
//     for (int i = 0; i < 2; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 1, 0, 0, 1};
//     struct MemRefDescriptor_i1_2 d0 = MemRefDescriptor_i1_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_reduce_any(&r, &d0);
//     printf("reduce_any: ");
//     for (int i = 0; i < 2; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-1, NAN, 3, 4, 5, 6};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_argmax(&r, &d0);
//     printf("argmax: ");
//     for (int i = 0; i < 2; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-1, NAN, 3, 4, 5, 6};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_argmax_ignore(&r, &d0);
//     printf("argmax_ignore: ");
//     for (int i = 0; i < 2; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_argmax_i(&r, &d0);
//     printf("argmax_i: ");
//     for (int i = 0; i < 3; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// reduce_sum: -2.5 1.5
// reduce_product: 2.5 -1.875
// reduce_max: 1 2.5
// reduce_min: -2.5 -1.5
// reduce_sum_i: -99997 43 2000000000
// reduce_product_i: -300000 -350 0
// reduce_max_i: 3 50 2000000000
// reduce_min_i: -100000 -7 0
// reduce_max_ignore: 3 nan
// reduce_all: 0 0
// reduce_any: 1 1
// argmax: 1 2
// argmax_ignore: 2 2
// argmax_i: 1 1 0
