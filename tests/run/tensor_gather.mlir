// Gathers and scatters of slices: slices with all dimensions and with fewer, and indices of several types.
func.func @gather(%s: tensor<3x2x4xf32>, %i: tensor<2x2x2xindex>) -> tensor<2x2x1x2x1xf32> attributes {llvm.emit_c_interface} {
  %0 = tensor.gather %s[%i] gather_dims([0, 2]) unique : (tensor<3x2x4xf32>, tensor<2x2x2xindex>) -> tensor<2x2x1x2x1xf32>
  return %0 : tensor<2x2x1x2x1xf32>
}
func.func @rows(%s: tensor<?x4xf32>, %i: tensor<?x1xi32>) -> tensor<?x4xf32> attributes {llvm.emit_c_interface} {
  %0 = tensor.gather %s[%i] gather_dims([0]) : (tensor<?x4xf32>, tensor<?x1xi32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @scatter(%s: tensor<2x4xf32>, %d: tensor<?x4xf32>, %i: tensor<2x1xi8>) -> tensor<?x4xf32> attributes {llvm.emit_c_interface} {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) unique : (tensor<2x4xf32>, tensor<?x4xf32>, tensor<2x1xi8>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @elements(%s: tensor<2x1x1xf32>, %d: tensor<2x4xf32>, %i: tensor<2x2xindex>) -> tensor<2x4xf32> attributes {llvm.emit_c_interface} {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 1]) unique : (tensor<2x1x1xf32>, tensor<2x4xf32>, tensor<2x2xindex>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// static void show(const float *x, int n, void *memory) {
//   for (int i = 0; i < n; i++) printf("%g ", (double)x[i]);
//   printf("\n");
//   free(memory);
// }
// int main(void) {
//   float a[24], d[8] = {0};
//   for (int i = 0; i < 24; i++) a[i] = i;
//   intptr_t at[] = {0, 3, 2, 1, 1, 0, 2, 2}, pairs[] = {1, 3, 0, 2};
//   struct MemRefDescriptor_f32_3 s3 = MemRefDescriptor_f32_3_contiguous(a, 3, 2, 4);
//   struct MemRefDescriptor_index_3 i3 = MemRefDescriptor_index_3_contiguous(at, 2, 2, 2);
//   struct MemRefDescriptor_f32_5 r5;
//   _mlir_ciface_gather(&r5, &s3, &i3);
//   show(r5.aligned, 8, r5.allocated);
//   int32_t rows[] = {4, 0, 4};
//   struct MemRefDescriptor_f32_2 s2 = MemRefDescriptor_f32_2_contiguous(a, 6, 4), r2;
//   struct MemRefDescriptor_i32_2 i2 = MemRefDescriptor_i32_2_contiguous(rows, 3, 1);
//   _mlir_ciface_rows(&r2, &s2, &i2);
//   show(r2.aligned, 12, r2.allocated);
//   int8_t to[] = {2, 0};
//   s2 = MemRefDescriptor_f32_2_contiguous(a, 2, 4);
//   struct MemRefDescriptor_f32_2 d2 = MemRefDescriptor_f32_2_contiguous(a + 8, 3, 4);
//   struct MemRefDescriptor_i8_2 i8 = MemRefDescriptor_i8_2_contiguous(to, 2, 1);
//   _mlir_ciface_scatter(&r2, &s2, &d2, &i8);
//   show(r2.aligned, 12, r2.allocated);
//   s3 = MemRefDescriptor_f32_3_contiguous(a + 22, 2, 1, 1);
//   d2 = MemRefDescriptor_f32_2_contiguous(d, 2, 4);
//   struct MemRefDescriptor_index_2 p2 = MemRefDescriptor_index_2_contiguous(pairs, 2, 2);
//   _mlir_ciface_elements(&r2, &s3, &d2, &p2);
//   show(r2.aligned, 8, r2.allocated);
//   return 0;
// }
// output:
// 3 7 17 21 8 12 18 22
// 16 17 18 19 0 1 2 3 16 17 18 19
// 4 5 6 7 12 13 14 15 0 1 2 3
// 0 0 23 0 0 0 0 22
