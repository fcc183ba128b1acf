// args: --function-boundary-type-conversion=infer-layout-map
// Arguments have any strides. A part of an allocation is returned without a copy.
func.func @column(%t: tensor<3x4xf32> {bufferization.writable = false}, %i: index) -> tensor<3xf32> attributes {llvm.emit_c_interface} {
  %e = tensor.empty() : tensor<3x4xf32>
  %0 = linalg.add ins(%t, %t : tensor<3x4xf32>, tensor<3x4xf32>) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>
  %1 = tensor.extract_slice %0[0, %i] [3, 1] [1, 1] : tensor<3x4xf32> to tensor<3xf32>
  return %1 : tensor<3xf32>
}
func.func @scale(%t: tensor<?xf32>, %by: f32) -> tensor<?xf32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %s = tensor.splat %by[%n] : tensor<?xf32>
  %0 = linalg.mul ins(%t, %s : tensor<?xf32>, tensor<?xf32>) outs(%s : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @both(%t: tensor<3x4xf32>, %i: index, %by: f32) -> tensor<?xf32> attributes {llvm.emit_c_interface} {
  %0 = call @column(%t, %i) : (tensor<3x4xf32>, index) -> tensor<3xf32>
  %1 = tensor.cast %0 : tensor<3xf32> to tensor<?xf32>
  %2 = call @scale(%1, %by) : (tensor<?xf32>, f32) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}
func.func @rows(%t: tensor<2x2xi32> {bufferization.buffer_layout = affine_map<(i, j) -> (i * 4 + j)>}, %x: i32) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %0 = tensor.insert %x into %t[%c1, %c1] : tensor<2x2xi32>
  %1 = bufferization.to_buffer %0 read_only : tensor<2x2xi32> to memref<2x2xi32, strided<[4, 1]>>
  %2 = memref.load %1[%c1, %c1] : memref<2x2xi32, strided<[4, 1]>>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
//
// static void show(const struct MemRefDescriptor_f32_1 *x) {
//   for (int i = 0; i < (int)x->sizes[0]; i++)
//     printf("%g ", (double)x->aligned[x->offset + i * x->strides[0]]);
//   printf("\n");
//   free(x->allocated);
// }
//
// int main(void) {
//   float x[30];
//   for (int i = 0; i < 30; i++) x[i] = (float)i;
//   /* Every second element of columns: a transposed matrix with an offset. */
//   struct MemRefDescriptor_f32_2 t = {x, x, 1, {3, 4}, {2, 7}};
//   struct MemRefDescriptor_f32_1 v = {x, x, 29, {4}, {-3}}, r;
//   _mlir_ciface_column(&r, &t, 2);
//   show(&r);
//   _mlir_ciface_scale(&r, &v, 2);
//   show(&r);
//   _mlir_ciface_both(&r, &t, 3, 10);
//   show(&r);
//   int y[8] = {0};
//   struct MemRefDescriptor_i32_2 rows = {y, y, 0, {2, 2}, {4, 1}};
//   _mlir_ciface_rows(&rows, 7);
//   printf("%d %d\n", y[3], y[5]);
//   return 0;
// }
// output:
// 30 34 38
// 58 52 46 40
// 440 480 520
// 0 7
