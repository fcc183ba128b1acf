// Tilings: padding, permutations of the tiles, sizes that are known at run time, and tiles that are.
func.func @pack(%s: tensor<5x7xf32>, %d: tensor<4x3x2x2xf32>, %p: f32) -> tensor<4x3x2x2xf32> attributes {llvm.emit_c_interface} {
  %0 = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<5x7xf32> -> tensor<4x3x2x2xf32>
  return %0 : tensor<4x3x2x2xf32>
}
func.func @pack_dynamic(%s: tensor<?x?xf32>, %d: tensor<?x?x?x2xf32>, %p: f32, %t: index) -> tensor<?x?x?x2xf32> attributes {llvm.emit_c_interface} {
  %0 = linalg.pack %s padding_value(%p : f32) inner_dims_pos = [1, 0] inner_tiles = [%t, 2] into %d : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  return %0 : tensor<?x?x?x2xf32>
}
func.func @split(%s: tensor<6xf32>, %d: tensor<?x2xf32>) -> tensor<?x2xf32> attributes {llvm.emit_c_interface} {
  %0 = linalg.pack %s inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<6xf32> -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}
func.func @unpack(%s: tensor<4x3x2x2xf32>, %d: tensor<5x7xf32>) -> tensor<5x7xf32> attributes {llvm.emit_c_interface} {
  %0 = linalg.unpack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x3x2x2xf32> -> tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}
func.func @unpack_dynamic(%s: tensor<?x?x?x2xf32>, %d: tensor<?x?xf32>, %t: index) -> tensor<?x?xf32> attributes {llvm.emit_c_interface} {
  %0 = linalg.unpack %s inner_dims_pos = [1, 0] inner_tiles = [%t, 2] into %d : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @merge(%s: tensor<3x2xf32>, %d: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<3x2xf32> -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
// no-oracle: --expand-strided-metadata of mlir-opt 22 crashes
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// static void show(const char *name, const float *x, int n) {
//   printf("%s:", name);
//   for (int i = 0; i < n; i++) printf(" %g", (double)x[i]);
//   printf("\n");
// }
// int main(void) {
//   float a[35], d[48] = {0};
//   for (int i = 0; i < 35; i++) a[i] = i;
//   struct MemRefDescriptor_f32_2 s = MemRefDescriptor_f32_2_contiguous(a, 5, 7), to, r2;
//   struct MemRefDescriptor_f32_4 d4 = MemRefDescriptor_f32_4_contiguous(d, 4, 3, 2, 2), r4;
//   _mlir_ciface_pack(&r4, &s, &d4, -1);
//   show("pack", r4.aligned, 48);
//   to = MemRefDescriptor_f32_2_contiguous(d, 5, 7);
//   _mlir_ciface_unpack(&r2, &r4, &to);
//   show("unpack", r2.aligned, 35);
//   free(r2.allocated);
//   free(r4.allocated);
//   // Tiles of 2 rows and 3 columns.
//   s = MemRefDescriptor_f32_2_contiguous(a, 3, 5);
//   d4 = MemRefDescriptor_f32_4_contiguous(d, 2, 2, 3, 2);
//   _mlir_ciface_pack_dynamic(&r4, &s, &d4, -1, 3);
//   show("pack_dynamic", r4.aligned, 24);
//   to = MemRefDescriptor_f32_2_contiguous(d, 3, 5);
//   _mlir_ciface_unpack_dynamic(&r2, &r4, &to, 3);
//   show("unpack_dynamic", r2.aligned, 15);
//   free(r2.allocated);
//   free(r4.allocated);
//   struct MemRefDescriptor_f32_1 s1 = MemRefDescriptor_f32_1_contiguous(a, 6), r1;
//   to = MemRefDescriptor_f32_2_contiguous(d, 3, 2);
//   _mlir_ciface_split(&r2, &s1, &to);
//   show("split", r2.aligned, 6);
//   _mlir_ciface_merge(&r1, &r2, &s1);
//   show("merge", r1.aligned, 6);
//   free(r2.allocated);
//   free(r1.allocated);
//   return 0;
// }
// output:
// pack: 0 1 7 8 14 15 21 22 28 29 -1 -1 2 3 9 10 16 17 23 24 30 31 -1 -1 4 5 11 12 18 19 25 26 32 33 -1 -1 6 -1 13 -1 20 -1 27 -1 34 -1 -1 -1
// unpack: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34
// pack_dynamic: 0 5 1 6 2 7 3 8 4 9 -1 -1 10 -1 11 -1 12 -1 13 -1 14 -1 -1 -1
// unpack_dynamic: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14
// split: 0 1 2 3 4 5
// merge: 0 1 2 3 4 5
