// Loops over large memory that copy and fill, up and down, with overlap and without.
memref.global @table : memref<12000xi32> = uninitialized
func.func @copy(%from: memref<12000xi32>) attributes {llvm.emit_c_interface} {
  %to = memref.get_global @table : memref<12000xi32>
  %other = memref.alloc() : memref<12000xi32>
  affine.for %i = 0 to 12000 {
    %x = affine.load %from[%i] : memref<12000xi32>
    affine.store %x, %other[%i] : memref<12000xi32>
  }
  affine.for %i = 0 to 12000 {
    %x = affine.load %other[11999 - %i] : memref<12000xi32>
    affine.store %x, %to[11999 - %i] : memref<12000xi32>
  }
  memref.dealloc %other : memref<12000xi32>
  return
}
func.func @shift(%x: memref<24000xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 12000 {
    %a = affine.load %x[%i] : memref<24000xi32>
    affine.store %a, %x[%i + 1] : memref<24000xi32>
  }
  return
}
func.func @halves(%x: memref<24000xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 12000 {
    %a = affine.load %x[%i] : memref<24000xi32>
    affine.store %a, %x[%i + 12000] : memref<24000xi32>
  }
  return
}
func.func @fill(%x: memref<24000xi32>, %y: memref<40000xi8>, %byte: i8) attributes {llvm.emit_c_interface} {
  %minus = arith.constant -1 : i32
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 10000 {
    affine.store %minus, %x[%i + 1] : memref<24000xi32>
  }
  affine.for %i = 0 to 10000 {
    affine.store %zero, %x[21000 - %i] : memref<24000xi32>
  }
  affine.for %i = 0 to 39998 {
    affine.store %byte, %y[%i + 1] : memref<40000xi8>
  }
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// static int32_t x[24000], y[24000];
// static int8_t bytes[40000];
//
// static int wrong(const int32_t *a, const int32_t *b, int n) {
//   for (int i = 0; i < n; ++i)
//     if (a[i] != b[i]) return 1;
//   return 0;
// }
//
// int main(void) {
//   MemRefDescriptor_i32_1 first = {x, x, 0, {12000}, {1}}, all = {x, x, 0, {24000}, {1}};
//   MemRefDescriptor_i8_1 of_bytes = {bytes, bytes, 0, {40000}, {1}};
//   for (int i = 0; i < 24000; ++i) x[i] = y[i] = i * 7;
//   _mlir_ciface_copy(&first);
//   printf("copy %d\n", wrong(x, table, 12000));
//   _mlir_ciface_halves(&all);
//   for (int i = 0; i < 12000; ++i) y[i + 12000] = y[i];
//   printf("halves %d\n", wrong(x, y, 24000));
//   _mlir_ciface_shift(&all);
//   for (int i = 0; i < 12000; ++i) y[i + 1] = y[i];
//   printf("shift %d\n", wrong(x, y, 24000));
//   _mlir_ciface_fill(&all, &of_bytes, 77);
//   for (int i = 0; i < 10000; ++i) y[i + 1] = -1;
//   for (int i = 0; i < 10000; ++i) y[21000 - i] = 0;
//   int bad = bytes[0] != 0 || bytes[39999] != 0;
//   for (int i = 1; i < 39999; ++i) bad += bytes[i] != 77;
//   printf("fill %d %d\n", wrong(x, y, 24000), bad);
//   return 0;
// }
// output:
// copy 0
// halves 0
// shift 0
// fill 0 0
