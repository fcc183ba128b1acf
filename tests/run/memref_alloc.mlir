// Buffers that grow, and memory of a scope.
// no-oracle: MLIR expands realloc and lowers bufferization in passes of their own
func.func @grow(%m: memref<?xi64>, %n: index) -> memref<?xi64> attributes {llvm.emit_c_interface} {
  %r = memref.realloc %m(%n) : memref<?xi64> to memref<?xi64>
  return %r : memref<?xi64>
}
func.func @make(%n: index) -> memref<?xi64> attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %zero to %n step %one {
    %v = arith.index_cast %i : index to i64
    memref.store %v, %m[%i] : memref<?xi64>
  }
  return %m : memref<?xi64>
}
func.func @scoped(%x: f32, %n: index) -> f32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 0.0 : f32
  %r = scf.for %i = %zero to %n step %one iter_args(%acc = %start) -> (f32) {
    %s = memref.alloca_scope -> (f32) {
      %m = memref.alloca() : memref<4xf32>
      memref.store %x, %m[%one] : memref<4xf32>
      %v = memref.load %m[%one] : memref<4xf32>
      %w = arith.addf %v, %acc : f32
      memref.alloca_scope.return %w : f32
    }
    scf.yield %s : f32
  }
  return %r : f32
}
func.func @cloned(%m: memref<2x3xi32, strided<[?, ?], offset: ?>>) -> memref<2x?xi32> attributes {llvm.emit_c_interface} {
  %c = bufferization.clone %m : memref<2x3xi32, strided<[?, ?], offset: ?>> to memref<2x?xi32>
  return %c : memref<2x?xi32>
}
func.func @release(%a: memref<?xi64>, %b: memref<?xi64>, %c: i1, %d: i1) -> i1 attributes {llvm.emit_c_interface} {
  %o = bufferization.dealloc (%a, %b : memref<?xi64>, memref<?xi64>) if (%c, %d) retain (%b : memref<?xi64>)
  return %o : i1
}
func.func @same(%m: memref<4xi32>, %n: memref<4xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %a, %b = memref.distinct_objects %m, %n : memref<4xi32>, memref<4xi32>
  %s = memref.memory_space_cast %a : memref<4xi32> to memref<4xi32>
  %x = memref.load %s[%zero] : memref<4xi32>
  %y = memref.load %b[%zero] : memref<4xi32>
  %r = arith.addi %x, %y : i32
  return %r : i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
//
// int main(void) {
//   struct MemRefDescriptor_i64_1 m, r, s;
//   _mlir_ciface_make(&m, 4);
//   _mlir_ciface_grow(&r, &m, 8);
//   printf("%d %d %d\n", (int)r.sizes[0], (int)r.aligned[0], (int)r.aligned[3]);
//   _mlir_ciface_grow(&s, &r, 2);
//   printf("%d %d %d\n", (int)s.sizes[0], (int)s.aligned[1], s.allocated == r.allocated);
//   printf("%g\n", (double)_mlir_ciface_scoped(1.5f, 4));
//   int32_t grid[12];
//   for (int i = 0; i < 12; i++)
//     grid[i] = i;
//   struct MemRefDescriptor_i32_2 odd = {grid, grid, 1, {2, 3}, {6, 2}}, copy;
//   _mlir_ciface_cloned(&copy, &odd);
//   for (int i = 0; i < 6; i++)
//     printf("%d ", copy.aligned[i]);
//   printf("%d %d\n", (int)copy.sizes[1], (int)copy.strides[0]);
//   free(copy.allocated);
//   printf("%d", _mlir_ciface_release(&s, &s, 1, 0));
//   _mlir_ciface_make(&m, 4);
//   printf("%d", _mlir_ciface_release(&s, &m, 1, 1));
//   printf("%d\n", (int)m.aligned[3]);
//   free(m.allocated);
//   struct MemRefDescriptor_i32_1 a = {grid, grid, 0, {4}, {1}}, b = {grid + 4, grid + 4, 0, {4}, {1}};
//   printf("%d\n", _mlir_ciface_same(&a, &b));
//   return 0;
// }
// output:
// 8 0 3
// 2 1 1
// 6
// 1 3 5 7 9 11 3 3
// 113
// 4
