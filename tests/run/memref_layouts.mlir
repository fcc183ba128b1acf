// no-oracle: MLIR allocates buffers without a layout only
// The last element determines the size of a buffer with a layout; the symbols of the layout are operands.
func.func @padded() -> i32 attributes {llvm.emit_c_interface} {
  %m = memref.alloc() : memref<3x4xi32, strided<[8, 1], offset: 2>>
  %r = call @fill(%m) : (memref<3x4xi32, strided<[8, 1], offset: 2>>) -> i32
  memref.dealloc %m : memref<3x4xi32, strided<[8, 1], offset: 2>>
  return %r : i32
}
func.func @fill(%m: memref<3x4xi32, strided<[8, 1], offset: 2>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %p = arith.muli %i, %c4 : index
      %q = arith.addi %p, %j : index
      %v = arith.index_cast %q : index to i32
      memref.store %v, %m[%i, %j] : memref<3x4xi32, strided<[8, 1], offset: 2>>
    }
  }
  %flat = memref.reinterpret_cast %m to offset: [0], sizes: [22], strides: [1]
    : memref<3x4xi32, strided<[8, 1], offset: 2>> to memref<22xi32>
  // The element [2, 3] is the last one.
  %c21 = arith.constant 21 : index
  %r = memref.load %flat[%c21] : memref<22xi32>
  return %r : i32
}
func.func @symbols(%n: index, %stride: index, %offset: index) -> (memref<?x4xi16, strided<[?, 1], offset: ?>>, i16) attributes {llvm.emit_c_interface} {
  %m = memref.alloc(%n)[%offset, %stride] : memref<?x4xi16, strided<[?, 1], offset: ?>>
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 77 : i16
  memref.store %v, %m[%c2, %c3] : memref<?x4xi16, strided<[?, 1], offset: ?>>
  %r = memref.load %m[%c2, %c3] : memref<?x4xi16, strided<[?, 1], offset: ?>>
  return %m, %r : memref<?x4xi16, strided<[?, 1], offset: ?>>, i16
}
func.func @map(%n: index, %a: index, %b: index) -> memref<?x3xf64, affine_map<(i, j)[s, t] -> (i * s + j * 2 + t)>> attributes {llvm.emit_c_interface} {
  %m = memref.alloc(%n)[%a, %b] : memref<?x3xf64, affine_map<(i, j)[s, t] -> (i * s + j * 2 + t)>>
  return %m : memref<?x3xf64, affine_map<(i, j)[s, t] -> (i * s + j * 2 + t)>>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   printf("%d\n", _mlir_ciface_padded());
//   struct symbols_results s;
//   _mlir_ciface_symbols(&s, 3, 10, 5);
//   printf("%d %d %d %d %d\n", (int)s.r0.offset, (int)s.r0.sizes[0], (int)s.r0.strides[0], (int)s.r0.strides[1], s.r1);
//   printf("%d\n", s.r0.aligned[5 + 2 * 10 + 3]);
//   free(s.r0.allocated);
//   struct MemRefDescriptor_f64_2 m;
//   _mlir_ciface_map(&m, 4, 9, 1);
//   printf("%d %d %d %d\n", (int)m.offset, (int)m.sizes[0], (int)m.strides[0], (int)m.strides[1]);
//   free(m.allocated);
// }
// output:
// 11
// 5 3 10 1 77
// 77
// 1 4 9 2
// -----
// no-oracle: MLIR's conversion refuses maps with several results
// A transposed buffer lies in memory column by column.
func.func @set(%m: memref<2x3xi8, affine_map<(i, j) -> (j, i)>>, %v: i8) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  memref.store %v, %m[%c1, %c2] : memref<2x3xi8, affine_map<(i, j) -> (j, i)>>
  return
}
func.func @made() -> memref<2x3xi8, affine_map<(i, j) -> (j, i)>> attributes {llvm.emit_c_interface} {
  %m = memref.alloc() : memref<2x3xi8, affine_map<(i, j) -> (j, i)>>
  %zero = arith.constant 0 : i8
  linalg.fill ins(%zero : i8) outs(%m : memref<2x3xi8, affine_map<(i, j) -> (j, i)>>)
  return %m : memref<2x3xi8, affine_map<(i, j) -> (j, i)>>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   struct MemRefDescriptor_i8_2 m;
//   _mlir_ciface_made(&m);
//   _mlir_ciface_set(&m, 9);
//   printf("%d %d:", (int)m.strides[0], (int)m.strides[1]);
//   for (int i = 0; i < 6; i++) printf(" %d", m.aligned[i]);
//   printf("\n");
//   free(m.allocated);
// }
// output:
// 1 2: 0 0 0 0 0 9
