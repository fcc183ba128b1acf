// Buffers.
memref.global "private" constant @table : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global "private" @counter : memref<i64> = dense<40>
memref.global @shared : memref<4xf32> = uninitialized {alignment = 64 : i64}
func.func @count() -> i64 attributes {llvm.emit_c_interface} {
  %m = memref.get_global @counter : memref<i64>
  %v = memref.load %m[] : memref<i64>
  %one = arith.constant 1 : i64
  %w = arith.addi %v, %one : i64
  memref.store %w, %m[] : memref<i64>
  return %w : i64
}
func.func @lookup(%i: index, %j: index) -> i32 attributes {llvm.emit_c_interface} {
  %m = memref.get_global @table : memref<2x3xi32>
  %v = memref.load %m[%i, %j] : memref<2x3xi32>
  return %v : i32
}
func.func @global_alignment() -> index attributes {llvm.emit_c_interface} {
  %m = memref.get_global @shared : memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  %c64 = arith.constant 64 : index
  %r = arith.remui %p, %c64 : index
  return %r : index
}
func.func @squares(%n: index) -> memref<?xi64> attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %zero to %n step %one {
    %v = arith.index_cast %i : index to i64
    %s = arith.muli %v, %v : i64
    memref.store %s, %m[%i] : memref<?xi64>
  }
  return %m : memref<?xi64>
}
func.func @aligned() -> index attributes {llvm.emit_c_interface} {
  %m = memref.alloc() {alignment = 256 : i64} : memref<3x5xf64>
  %p = memref.extract_aligned_pointer_as_index %m : memref<3x5xf64> -> index
  %c256 = arith.constant 256 : index
  %r = arith.remui %p, %c256 : index
  memref.dealloc %m : memref<3x5xf64>
  return %r : index
}
func.func @stack(%x: f32) -> f32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  %m = memref.alloca() : memref<8xf32>
  scf.for %i = %zero to %eight step %one {
    memref.store %x, %m[%i] : memref<8xf32>
  }
  %start = arith.constant 0.0 : f32
  %sum = scf.for %i = %zero to %eight step %one iter_args(%acc = %start) -> (f32) {
    %v = memref.load %m[%i] : memref<8xf32>
    %n = arith.addf %acc, %v : f32
    scf.yield %n : f32
  }
  return %sum : f32
}
func.func @strided(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> i32 attributes {llvm.emit_c_interface} {
  %v = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %v : i32
}
func.func @shape(%m: memref<?x4xf32>, %d: index) -> (index, index, index, index) attributes {llvm.emit_c_interface} {
  %u = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %rank = memref.rank %u : memref<*xf32>
  %dynamic = memref.dim %u, %d : memref<*xf32>
  %same = memref.dim %m, %d : memref<?x4xf32>
  %back = memref.cast %u : memref<*xf32> to memref<?x4xf32>
  %zero = arith.constant 0 : index
  %first = memref.dim %back, %zero : memref<?x4xf32>
  return %rank, %dynamic, %same, %first : index, index, index, index
}
func.func @copy_contiguous(%a: memref<2x3xi16>, %b: memref<2x3xi16>) attributes {llvm.emit_c_interface} {
  memref.copy %a, %b : memref<2x3xi16> to memref<2x3xi16>
  return
}
// The transpose of a matrix as a view.
func.func @transposed(%m: memref<?x?xi32>, %i: index, %j: index) -> i32 attributes {llvm.emit_c_interface} {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x?xi32> -> memref<i32>, index, index, index, index, index
  %t = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#1, %sizes#0], strides: [%strides#1, %strides#0]
    : memref<i32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %v = memref.load %t[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %v : i32
}
func.func @nontemporal(%m: memref<?xf64>, %i: index) -> f64 attributes {llvm.emit_c_interface} {
  %v = memref.load %m[%i] {nontemporal = true} : memref<?xf64>
  %d = arith.addf %v, %v : f64
  memref.store %d, %m[%i] {nontemporal = true} : memref<?xf64>
  return %d : f64
}
func.func @release(%m: memref<?xi64>) attributes {llvm.emit_c_interface} {
  memref.dealloc %m : memref<?xi64>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   long long first = (long long)_mlir_ciface_count(), second = (long long)_mlir_ciface_count();
//   printf("%lld %lld\n", first, second);
//   printf("%d %d\n", _mlir_ciface_lookup(0, 2), _mlir_ciface_lookup(1, 1));
//   printf("%lld %lld\n", (long long)_mlir_ciface_global_alignment(), (long long)_mlir_ciface_aligned());
//   struct MemRefDescriptor_i64_1 squares;
//   _mlir_ciface_squares(&squares, 6);
//   printf("%lld:", (long long)squares.sizes[0]);
//   for (int64_t i = 0; i < squares.sizes[0]; i++)
//     printf(" %lld", (long long)squares.aligned[squares.offset + i * squares.strides[0]]);
//   printf("\n");
//   _mlir_ciface_release(&squares);
//   printf("%g\n", (double)_mlir_ciface_stack(1.25f));
//   int32_t grid[20];
//   for (int i = 0; i < 20; i++)
//     grid[i] = i;
//   struct MemRefDescriptor_i32_2 odd = {grid, grid, 3, {2, 3}, {5, 2}};
//   printf("%d %d\n", _mlir_ciface_strided(&odd, 0, 0), _mlir_ciface_strided(&odd, 1, 2));
//   struct MemRefDescriptor_i32_2 whole = {grid, grid, 0, {4, 5}, {5, 1}};
//   printf("%d\n", _mlir_ciface_transposed(&whole, 4, 2));
//   float f[12];
//   struct MemRefDescriptor_f32_2 matrix = {f, f, 0, {3, 4}, {4, 1}};
//   struct shape_results shape;
//   for (int64_t d = 0; d < 2; d++) {
//     _mlir_ciface_shape(&shape, &matrix, d);
//     printf("%lld %lld %lld %lld\n", (long long)shape.r0, (long long)shape.r1, (long long)shape.r2, (long long)shape.r3);
//   }
//   int16_t from[12], to[6] = {0};
//   for (int i = 0; i < 12; i++)
//     from[i] = (int16_t)(i * 10);
//   struct MemRefDescriptor_i16_2 target = {to, to, 0, {2, 3}, {3, 1}};
//   struct MemRefDescriptor_i16_2 start = {from, from, 0, {2, 3}, {3, 1}};
//   _mlir_ciface_copy_contiguous(&start, &target);
//   for (int i = 0; i < 6; i++)
//     printf("%d%c", to[i], i < 5 ? ' ' : '\n');
//   double d[2] = {1.5, 2.5};
//   struct MemRefDescriptor_f64_1 pair = {d, d, 0, {2}, {1}};
//   double doubled = _mlir_ciface_nontemporal(&pair, 1);
//   printf("%g %g\n", doubled, d[1]);
//   return 0;
// }
// output:
// 41 42
// 3 5
// 0 0
// 6: 0 1 4 9 16 25
// 10
// 3 12
// 14
// 2 3 3 3
// 2 4 4 3
// 0 10 20 30 40 50
// 5 5
