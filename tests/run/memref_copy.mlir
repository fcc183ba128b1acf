// Copies between buffers of different strides, without any runtime function.
// no-oracle: MLIR's own conversion calls memrefCopy of its runtime library
func.func @copy(%a: memref<?x?xi16, strided<[?, ?], offset: ?>>, %b: memref<?x?xi16>) attributes {llvm.emit_c_interface} {
  memref.copy %a, %b : memref<?x?xi16, strided<[?, ?], offset: ?>> to memref<?x?xi16>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   int16_t from[12], to[6] = {0};
//   for (int i = 0; i < 12; i++)
//     from[i] = (int16_t)(i * 10);
//   struct MemRefDescriptor_i16_2 view = {from, from, 1, {2, 3}, {6, 2}}, target = {to, to, 0, {2, 3}, {3, 1}};
//   _mlir_ciface_copy(&view, &target);
//   for (int i = 0; i < 6; i++)
//     printf("%d%c", to[i], i < 5 ? ' ' : '\n');
//   return 0;
// }
// output:
// 10 30 50 70 90 110
