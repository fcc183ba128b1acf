// Reductions into one half of a buffer that read the other half: far enough apart, nearly, and not. The last number of
// iterations is unknown.
func.func @apart(%m: memref<160xf32>, %x: memref<64x24xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 24 {
      %x0 = affine.load %x[%i, %j] : memref<64x24xf32>
      %x1 = affine.load %m[%i] : memref<160xf32>
      %x2 = affine.load %m[%i + 64] : memref<160xf32>
      %d = arith.subf %x0, %x1 : f32
      %p = arith.mulf %d, %d : f32
      %s = arith.addf %p, %x2 : f32
      affine.store %s, %m[%i + 64] : memref<160xf32>
    }
  }
  return
}
func.func @far(%m: memref<160xf32>, %x: memref<64x24xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 24 {
      %x0 = affine.load %x[%i, %j] : memref<64x24xf32>
      %x1 = affine.load %m[%i] : memref<160xf32>
      %x2 = affine.load %m[%i + 96] : memref<160xf32>
      %d = arith.subf %x0, %x1 : f32
      %p = arith.mulf %d, %d : f32
      %s = arith.addf %p, %x2 : f32
      affine.store %s, %m[%i + 96] : memref<160xf32>
    }
  }
  return
}
func.func @touching(%m: memref<160xf32>, %x: memref<64x24xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 24 {
      %x0 = affine.load %x[%i, %j] : memref<64x24xf32>
      %x1 = affine.load %m[%i] : memref<160xf32>
      %x2 = affine.load %m[%i + 63] : memref<160xf32>
      %d = arith.subf %x0, %x1 : f32
      %p = arith.mulf %d, %d : f32
      %s = arith.addf %p, %x2 : f32
      affine.store %s, %m[%i + 63] : memref<160xf32>
    }
  }
  return
}
func.func @near(%m: memref<160xf32>, %x: memref<64x24xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 24 {
      %x0 = affine.load %x[%i, %j] : memref<64x24xf32>
      %x1 = affine.load %m[%i] : memref<160xf32>
      %x2 = affine.load %m[%i + 2] : memref<160xf32>
      %d = arith.subf %x0, %x1 : f32
      %p = arith.mulf %d, %d : f32
      %s = arith.addf %p, %x2 : f32
      affine.store %s, %m[%i + 2] : memref<160xf32>
    }
  }
  return
}
func.func @unknown(%m: memref<160xf32>, %x: memref<64x24xf32>, %n: index) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 24 {
      %x0 = affine.load %x[%i, %j] : memref<64x24xf32>
      %x1 = affine.load %m[%i] : memref<160xf32>
      %x2 = affine.load %m[%i + 64] : memref<160xf32>
      %d = arith.subf %x0, %x1 : f32
      %p = arith.mulf %d, %d : f32
      %s = arith.addf %p, %x2 : f32
      affine.store %s, %m[%i + 64] : memref<160xf32>
    }
  }
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <string.h>
//
// static float m[160], expected[160], x[64][24];
//
// static void reference(int offset, int n) {
//   for (int i = 0; i < n; i++)
//     for (int j = 0; j < 24; j++) {
//       float d = x[i][j] - expected[i];
//       volatile float square = d * d;
//       expected[i + offset] += square;
//     }
// }
//
// static void fill(void) {
//   for (int i = 0; i < 64; i++)
//     for (int j = 0; j < 24; j++) x[i][j] = (float)((i * 5 + j * 3) % 7 - 3);
//   for (int i = 0; i < 160; i++) m[i] = expected[i] = (float)(i % 3);
// }
//
// #define RUN(NAME, OFFSET, N, ...)                                                           \
//   do {                                                                                      \
//     struct MemRefDescriptor_f32_1 a = {m, m, 0, {160}, {1}};                                \
//     struct MemRefDescriptor_f32_2 b = {x[0], x[0], 0, {64, 24}, {24, 1}};                   \
//     fill();                                                                                 \
//     _mlir_ciface_##NAME(&a, &b __VA_ARGS__);                                                \
//     reference(OFFSET, N);                                                                   \
//     printf("%s %d\n", #NAME, memcmp(m, expected, sizeof m));                                \
//   } while (0)
//
// #define COMMA ,
//
// int main(void) {
//   RUN(apart, 64, 64, );
//   RUN(far, 96, 64, );
//   RUN(touching, 63, 64, );
//   RUN(near, 2, 64, );
//   RUN(unknown, 64, 64, COMMA 64);
//   RUN(unknown, 64, 3, COMMA 3);
//   return 0;
// }
// output:
// apart 0
// far 0
// touching 0
// near 0
// unknown 0
// unknown 0
