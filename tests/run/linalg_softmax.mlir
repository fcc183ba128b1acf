// Softmax of elements of 16 bits: each step is rounded.
func.func @half(%m: memref<2x3xf16>) attributes {llvm.emit_c_interface} {
  linalg.softmax dimension(1) ins(%m : memref<2x3xf16>) outs(%m : memref<2x3xf16>)
  return
}
func.func @bfloat(%m: memref<2x3xbf16>) attributes {llvm.emit_c_interface} {
  linalg.softmax dimension(0) ins(%m : memref<2x3xbf16>) outs(%m : memref<2x3xbf16>)
  return
}
// no-oracle: MLIR does not decompose it on memrefs
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   // 1, 2, 3 and 0, -1, 1.
//   uint16_t h[] = {0x3c00, 0x4000, 0x4200, 0, 0xbc00, 0x3c00};
//   uint16_t b[] = {0x3f80, 0x4000, 0x4040, 0, 0xbf80, 0x3f80};
//   struct MemRefDescriptor_f16_2 half = MemRefDescriptor_f16_2_contiguous((void *)h, 2, 3);
//   struct MemRefDescriptor_bf16_2 bfloat = MemRefDescriptor_bf16_2_contiguous((void *)b, 2, 3);
//   _mlir_ciface_half(&half);
//   _mlir_ciface_bfloat(&bfloat);
//   for (int i = 0; i < 6; i++) printf("%04x %04x\n", h[i], b[i]);
//   return 0;
// }
// output:
// 2dc3 3f3b
// 33d4 3f75
// 3952 3f62
// 33d4 3e8a
// 2dc3 3d43
// 3952 3df5
