// Views.
func.func @views(%m: memref<8x16xf32>, %d: memref<?x?xf32, strided<[?, 1]>>, %i: index, %bytes: memref<64xi8>) {
  %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32>
  %1 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x3xf32, strided<[16, 1]>>
  %2 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf64, strided<[16, 1]>>
  %3 = memref.subview %m[0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  %4 = memref.subview %m[0, 0][4, -4][1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  %5 = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 3, 16] : memref<8x16xf32> into memref<4x3x16xf32>
  %6 = memref.expand_shape %m [[0], [1]] output_shape [8, 15] : memref<8x16xf32> into memref<8x16xf32>
  %7 = memref.collapse_shape %m [[0, 2]] : memref<8x16xf32> into memref<128xf32>
  %8 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<127xf32>
  %9 = memref.transpose %m (i, j) -> (i, i) : memref<8x16xf32> to memref<8x8xf32>
  %10 = memref.transpose %m (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32>
  %11 = memref.view %bytes[%i][%i] : memref<64xi8> to memref<4xf32>
  %12 = memref.memory_space_cast %m : memref<8x16xf32> to memref<8xf32, 1>
  %13 = memref.reinterpret_cast %m to offset: [2], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xf32>
  return
}
// output:
// test.mlir:3:8: error: 'memref.subview' op expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result layout)
//   %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32>
//        ^
// test.mlir:4:8: error: 'memref.subview' op expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result sizes)
//   %1 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x3xf32, strided<[16, 1]>>
//        ^
// test.mlir:5:8: error: 'memref.subview' op expected result element type to be 'f32'
//   %2 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf64, strided<[16, 1]>>
//        ^
// test.mlir:6:8: error: 'memref.subview' op expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.
//   %3 = memref.subview %m[0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
//        ^
// test.mlir:7:8: error: 'memref.subview' op expected sizes to be non-negative, but got -4
//   %4 = memref.subview %m[0, 0][4, -4][1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
//        ^
// test.mlir:8:8: error: 'memref.expand_shape' op collapsed dim size (8) must equal reassociation group size (12)
//   %5 = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 3, 16] : memref<8x16xf32> into memref<4x3x16xf32>
//        ^
// test.mlir:9:8: error: 'memref.expand_shape' op invalid output shape provided at pos 1
//   %6 = memref.expand_shape %m [[0], [1]] output_shape [8, 15] : memref<8x16xf32> into memref<8x16xf32>
//        ^
// test.mlir:10:8: error: 'memref.collapse_shape' op reassociation indices must be contiguous
//   %7 = memref.collapse_shape %m [[0, 2]] : memref<8x16xf32> into memref<128xf32>
//        ^
// test.mlir:11:8: error: 'memref.collapse_shape' op collapsed dim size (127) must equal reassociation group size (128)
//   %8 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<127xf32>
//        ^
// test.mlir:12:8: error: 'memref.transpose' op expected a permutation map
//   %9 = memref.transpose %m (i, j) -> (i, i) : memref<8x16xf32> to memref<8x8xf32>
//        ^
// test.mlir:13:9: error: 'memref.transpose' op result type 'memref<16x8xf32>' is not equivalent to the canonical transposed input type
//   %10 = memref.transpose %m (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32>
//         ^
// test.mlir:14:9: error: 'memref.view' op incorrect number of size operands for type 'memref<4xf32>'
//   %11 = memref.view %bytes[%i][%i] : memref<64xi8> to memref<4xf32>
//         ^
// test.mlir:15:9: error: 'memref.memory_space_cast' op operand type 'memref<8x16xf32>' and result type 'memref<8xf32, 1>' are cast incompatible
//   %12 = memref.memory_space_cast %m : memref<8x16xf32> to memref<8xf32, 1>
//         ^
// test.mlir:16:9: error: 'memref.reinterpret_cast' op expected result type with offset = 2 instead of 0
//   %13 = memref.reinterpret_cast %m to offset: [2], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xf32>
//         ^
// -----
// Memory.
func.func @memory(%m: memref<10xf32>, %t: memref<4xi32>, %x: f32, %n: i32, %i: index) {
  %0 = memref.atomic_rmw addi %x, %m[%i] : (f32, memref<10xf32>) -> f32
  %1 = memref.atomic_rmw addf %n, %t[%i] : (i32, memref<4xi32>) -> i32
  %2 = memref.atomic_rmw addf %x, %m[] : (f32, memref<10xf32>) -> f32
  %3 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%old: f32):
    memref.atomic_yield %n : i32
  }
  %4 = memref.realloc %m : memref<10xf32> to memref<?xf32>
  %5 = memref.realloc %m(%i) : memref<10xf32> to memref<12xf32>
  %6 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
  %7 = memref.assume_alignment %m, 3 : memref<10xf32>
  memref.prefetch %m[%i], read, locality<4>, data : memref<10xf32>
  memref.prefetch %m[], read, locality<3>, data : memref<10xf32>
  memref.dma_wait %t[], %i : memref<4xi32>
  "memref.dma_start"(%m, %i) : (memref<10xf32>, index) -> ()
  "memref.subview"() : () -> ()
  return
}
// output:
// test.mlir:3:8: error: 'memref.atomic_rmw' op with kind 'addi' expects an integer type
//   %0 = memref.atomic_rmw addi %x, %m[%i] : (f32, memref<10xf32>) -> f32
//        ^
// test.mlir:4:8: error: 'memref.atomic_rmw' op with kind 'addf' expects a floating-point type
//   %1 = memref.atomic_rmw addf %n, %t[%i] : (i32, memref<4xi32>) -> i32
//        ^
// test.mlir:5:8: error: 'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank
//   %2 = memref.atomic_rmw addf %x, %m[] : (f32, memref<10xf32>) -> f32
//        ^
// test.mlir:6:8: error: 'memref.generic_atomic_rmw' op types mismatch between yield op: 'i32' and its parent: 'f32'
//   %3 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
//        ^
// test.mlir:10:8: error: 'memref.realloc' op missing dimension operand for result type 'memref<?xf32>'
//   %4 = memref.realloc %m : memref<10xf32> to memref<?xf32>
//        ^
// test.mlir:11:8: error: 'memref.realloc' op unnecessary dimension operand for result type 'memref<12xf32>'
//   %5 = memref.realloc %m(%i) : memref<10xf32> to memref<12xf32>
//        ^
// test.mlir:12:8: error: 'memref.alloc' op alignment attribute is not a power of 2
//   %6 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
//        ^
// test.mlir:13:8: error: 'memref.assume_alignment' op alignment must be power of 2
//   %7 = memref.assume_alignment %m, 3 : memref<10xf32>
//        ^
// test.mlir:14:3: error: 'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
//   memref.prefetch %m[%i], read, locality<4>, data : memref<10xf32>
//   ^
// test.mlir:15:3: error: 'memref.prefetch' op too few indices
//   memref.prefetch %m[], read, locality<3>, data : memref<10xf32>
//   ^
// test.mlir:16:3: error: 'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 0
//   memref.dma_wait %t[], %i : memref<4xi32>
//   ^
// test.mlir:17:3: error: 'memref.dma_start' op expected at least 4 operands
//   "memref.dma_start"(%m, %i) : (memref<10xf32>, index) -> ()
//   ^
// test.mlir:18:3: error: 'memref.subview' op requires attribute 'static_offsets'
//   "memref.subview"() : () -> ()
//   ^
// -----
// A copy: the same element type, and shapes that may be equal.
func.func @f(%a: memref<4x?xf32>, %b: memref<5x?xf32>, %c: memref<4xf64>, %d: memref<4xf32>, %e: memref<?x?xf32>, %u: memref<*xf32>) {
  memref.copy %a, %b : memref<4x?xf32> to memref<5x?xf32>
  memref.copy %c, %d : memref<4xf64> to memref<4xf32>
  memref.copy %e, %d : memref<?x?xf32> to memref<4xf32>
  memref.copy %e, %a : memref<?x?xf32> to memref<4x?xf32>
  memref.copy %u, %a : memref<*xf32> to memref<4x?xf32>
  return
}
// output:
// test.mlir:3:3: error: 'memref.copy' op requires the same shape for all operands
//   memref.copy %a, %b : memref<4x?xf32> to memref<5x?xf32>
//   ^
// test.mlir:4:3: error: 'memref.copy' op requires the same element type for all operands
//   memref.copy %c, %d : memref<4xf64> to memref<4xf32>
//   ^
// test.mlir:5:3: error: 'memref.copy' op requires the same shape for all operands
//   memref.copy %e, %d : memref<?x?xf32> to memref<4xf32>
//   ^
