// Views of buffers.
func.func @tile(%m: memref<?x?xi32>, %i: index, %n: index) -> memref<?x2xi32, strided<[?, 2], offset: ?>> attributes {llvm.emit_c_interface} {
  %t = memref.subview %m[%i, 1] [%n, 2] [1, 2] : memref<?x?xi32> to memref<?x2xi32, strided<[?, 2], offset: ?>>
  return %t : memref<?x2xi32, strided<[?, 2], offset: ?>>
}
func.func @column(%m: memref<4x5xi32>, %j: index) -> memref<4xi32, strided<[5], offset: ?>> attributes {llvm.emit_c_interface} {
  %c = memref.subview %m[0, %j] [4, 1] [1, 1] : memref<4x5xi32> to memref<4xi32, strided<[5], offset: ?>>
  return %c : memref<4xi32, strided<[5], offset: ?>>
}
func.func @turned(%m: memref<?x?xi32>) -> memref<?x?xi32, strided<[1, ?]>> attributes {llvm.emit_c_interface} {
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xi32> to memref<?x?xi32, strided<[1, ?]>>
  return %t : memref<?x?xi32, strided<[1, ?]>>
}
func.func @split(%m: memref<?x5xi32>, %n: index) -> memref<?x2x5xi32> attributes {llvm.emit_c_interface} {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 2, 5] : memref<?x5xi32> into memref<?x2x5xi32>
  return %e : memref<?x2x5xi32>
}
func.func @merged(%m: memref<?x2x5xi32>) -> memref<?xi32> attributes {llvm.emit_c_interface} {
  %c = memref.collapse_shape %m [[0, 1, 2]] : memref<?x2x5xi32> into memref<?xi32>
  return %c : memref<?xi32>
}
func.func @merged_strided(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> memref<?xi32, strided<[?], offset: ?>> attributes {llvm.emit_c_interface} {
  %c = memref.collapse_shape %m [[0, 1]] : memref<?x?xi32, strided<[?, ?], offset: ?>> into memref<?xi32, strided<[?], offset: ?>>
  return %c : memref<?xi32, strided<[?], offset: ?>>
}
func.func @bytes(%m: memref<?xi8>, %shift: index, %n: index) -> memref<?x2xi32> attributes {llvm.emit_c_interface} {
  %v = memref.view %m[%shift][%n] : memref<?xi8> to memref<?x2xi32>
  return %v : memref<?x2xi32>
}
func.func @linear_layout(%m: memref<20xi32>, %i: index, %j: index) -> i32 attributes {llvm.emit_c_interface} {
  %v = memref.reinterpret_cast %m to offset: [1], sizes: [3, 4], strides: [5, 1] : memref<20xi32> to memref<3x4xi32, strided<[5, 1], offset: 1>>
  %l = memref.cast %v : memref<3x4xi32, strided<[5, 1], offset: 1>> to memref<3x4xi32, affine_map<(d0, d1)[s0] -> (d0 * 5 + d1 + s0)>>
  %x = memref.load %l[%i, %j] : memref<3x4xi32, affine_map<(d0, d1)[s0] -> (d0 * 5 + d1 + s0)>>
  return %x : i32
}
func.func @same(%m: memref<4x5xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = memref.assume_alignment %m, 4 : memref<4x5xi32>
  memref.prefetch %m[%zero, %one], read, locality<3>, data : memref<4x5xi32>
  %v = memref.load %a[%one, %one] : memref<4x5xi32>
  return %v : i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   int32_t grid[20];
//   for (int i = 0; i < 20; i++)
//     grid[i] = i;
//   struct MemRefDescriptor_i32_2 whole = {grid, grid, 0, {4, 5}, {5, 1}}, part;
//   _mlir_ciface_tile(&part, &whole, 1, 2);
//   for (int i = 0; i < part.sizes[0]; i++)
//     for (int j = 0; j < part.sizes[1]; j++)
//       printf("%d%c", part.aligned[part.offset + i * part.strides[0] + j * part.strides[1]], i * 2 + j < 3 ? ' ' : '\n');
//   struct MemRefDescriptor_i32_1 row;
//   _mlir_ciface_column(&row, &whole, 2);
//   printf("%d %d %d\n", (int)row.offset, (int)row.sizes[0], (int)row.strides[0]);
//   _mlir_ciface_turned(&part, &whole);
//   printf("%d %d %d %d\n", (int)part.sizes[0], (int)part.sizes[1], (int)part.strides[0], (int)part.strides[1]);
//   struct MemRefDescriptor_i32_3 cube;
//   _mlir_ciface_split(&cube, &whole, 2);
//   printf("%d %d %d %d %d %d\n", (int)cube.sizes[0], (int)cube.sizes[1], (int)cube.sizes[2], (int)cube.strides[0], (int)cube.strides[1], (int)cube.strides[2]);
//   _mlir_ciface_merged(&row, &cube);
//   printf("%d %d\n", (int)row.sizes[0], (int)row.strides[0]);
//   struct MemRefDescriptor_i32_2 rows = {grid, grid, 3, {4, 1}, {5, 5}}, columns = {grid, grid, 3, {1, 4}, {8, 2}};
//   _mlir_ciface_merged_strided(&row, &rows);
//   printf("%d %d %d\n", (int)row.offset, (int)row.sizes[0], (int)row.strides[0]);
//   _mlir_ciface_merged_strided(&row, &columns);
//   printf("%d %d %d\n", (int)row.offset, (int)row.sizes[0], (int)row.strides[0]);
//   struct MemRefDescriptor_i8_1 raw = {(int8_t *)grid, (int8_t *)grid, 0, {80}, {1}};
//   _mlir_ciface_bytes(&part, &raw, 8, 3);
//   printf("%d %d %d\n", part.aligned[part.offset], (int)part.sizes[0], (int)part.strides[0]);
//   struct MemRefDescriptor_i32_1 flat = {grid, grid, 0, {20}, {1}};
//   printf("%d %d\n", _mlir_ciface_linear_layout(&flat, 2, 3), _mlir_ciface_same(&whole));
//   return 0;
// }
// output:
// 6 8 11 13
// 2 4 5
// 5 4 1 5
// 2 2 5 10 5 1
// 20 1
// 3 4 5
// 3 4 2
// 2 3 2
// 14 6
// -----
// Shapes that are in buffers.
// no-oracle: mlir-opt crashes
func.func @reshaped(%m: memref<4x5xi32>, %a: index, %b: index) -> (index, index, i32) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %shape = memref.alloca() : memref<2xindex>
  memref.store %a, %shape[%zero] : memref<2xindex>
  memref.store %b, %shape[%one] : memref<2xindex>
  %r = memref.reshape %m(%shape) : (memref<4x5xi32>, memref<2xindex>) -> memref<?x?xi32>
  %u = memref.reshape %m(%shape) : (memref<4x5xi32>, memref<2xindex>) -> memref<*xi32>
  %rank = memref.rank %u : memref<*xi32>
  %size = memref.dim %u, %one : memref<*xi32>
  %v = memref.load %r[%one, %one] : memref<?x?xi32>
  return %rank, %size, %v : index, index, i32
}
func.func @any_rank(%m: memref<4x5xi32>, %shape: memref<?xi32>, %d: index) -> (index, index, i32) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : index
  %u = memref.reshape %m(%shape) : (memref<4x5xi32>, memref<?xi32>) -> memref<*xi32>
  %rank = memref.rank %u : memref<*xi32>
  %size = memref.dim %u, %d : memref<*xi32>
  %back = memref.cast %u : memref<*xi32> to memref<?x?x?xi32>
  %v = memref.load %back[%one, %one, %one] : memref<?x?x?xi32>
  return %rank, %size, %v : index, index, i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   int32_t grid[20];
//   for (int i = 0; i < 20; i++)
//     grid[i] = i;
//   struct MemRefDescriptor_i32_2 whole = {grid, grid, 0, {4, 5}, {5, 1}};
//   int32_t sizes[3] = {2, 5, 2};
//   struct MemRefDescriptor_i32_1 shape = {sizes, sizes, 0, {3}, {1}};
//   struct any_rank_results any;
//   _mlir_ciface_any_rank(&any, &whole, &shape, 1);
//   printf("%d %d %d\n", (int)any.r0, (int)any.r1, any.r2);
//   struct reshaped_results reshaped;
//   _mlir_ciface_reshaped(&reshaped, &whole, 10, 2);
//   printf("%d %d %d\n", (int)reshaped.r0, (int)reshaped.r1, reshaped.r2);
//   return 0;
// }
// output:
// 3 5 13
// 2 2 3
