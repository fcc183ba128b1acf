// Products and a convolution into outputs that are filled before: the sums begin with the scalar, if one pass adds all
// terms. Sizes are odd, so that some tiles are on the stack.
func.func @short(%a: memref<37x50xf32>, %b: memref<50x41xf32>, %c: memref<37x41xf32>) attributes {llvm.emit_c_interface} {
  %half = arith.constant 0.5 : f32
  linalg.fill ins(%half : f32) outs(%c : memref<37x41xf32>)
  linalg.matmul ins(%a, %b : memref<37x50xf32>, memref<50x41xf32>) outs(%c : memref<37x41xf32>)
  return
}
func.func @long(%a: memref<20x300xf32>, %b: memref<300x33xf32>, %c: memref<20x33xf32>, %start: f32) attributes {llvm.emit_c_interface} {
  linalg.fill ins(%start : f32) outs(%c : memref<20x33xf32>)
  linalg.matmul ins(%a, %b : memref<20x300xf32>, memref<300x33xf32>) outs(%c : memref<20x33xf32>)
  return
}
func.func @unknown(%a: memref<?x?xi32>, %b: memref<?x?xi32>, %c: memref<?x?xi32>, %start: i32) attributes {llvm.emit_c_interface} {
  linalg.fill ins(%start : i32) outs(%c : memref<?x?xi32>)
  linalg.matmul ins(%a, %b : memref<?x?xi32>, memref<?x?xi32>) outs(%c : memref<?x?xi32>)
  return
}
func.func @pixels(%x: memref<1x24x7x7xf32>, %k: memref<20x24x1x1xf32>, %y: memref<1x20x7x7xf32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<1x20x7x7xf32>)
  linalg.conv_2d_nchw_fchw ins(%x, %k : memref<1x24x7x7xf32>, memref<20x24x1x1xf32>) outs(%y : memref<1x20x7x7xf32>)
  return
}
// The output is read between the fill and the product.
func.func @used(%a: memref<37x50xf32>, %b: memref<50x41xf32>, %c: memref<37x41xf32>, %d: memref<37x41xf32>) attributes {llvm.emit_c_interface} {
  %two = arith.constant 2.0 : f32
  linalg.fill ins(%two : f32) outs(%c : memref<37x41xf32>)
  memref.copy %c, %d : memref<37x41xf32> to memref<37x41xf32>
  linalg.matmul ins(%a, %b : memref<37x50xf32>, memref<50x41xf32>) outs(%c : memref<37x41xf32>)
  return
}
// main.c:
// #include "kernel.h"
// #include <math.h>
// #include <stdio.h>
//
// static float a[20 * 300], b[300 * 41], c[37 * 41], d[37 * 41], k[20 * 24];
// static int32_t p[37 * 50], q[50 * 41], r[37 * 41];
//
// #define MATRIX(NAME, T, DATA, M, N) MemRefDescriptor_##T##_2 NAME = {DATA, DATA, 0, {M, N}, {N, 1}}
//
// static int wrong(int m, int n, int terms, float start) {
//   for (int i = 0; i < m; ++i)
//     for (int j = 0; j < n; ++j) {
//       float sum = start;
//       for (int t = 0; t < terms; ++t) sum += a[i * terms + t] * b[t * n + j];
//       if (sum != c[i * n + j]) return 1;
//     }
//   return 0;
// }
//
// int main(void) {
//   for (int i = 0; i < 20 * 300; ++i) a[i] = (float)(i % 7 - 3);
//   for (int i = 0; i < 300 * 41; ++i) b[i] = (float)(i % 11 - 5);
//   for (int i = 0; i < 37 * 41; ++i) c[i] = NAN;
//   MATRIX(a1, f32, a, 37, 50);
//   MATRIX(b1, f32, b, 50, 41);
//   MATRIX(c1, f32, c, 37, 41);
//   MATRIX(d1, f32, d, 37, 41);
//   _mlir_ciface_short(&a1, &b1, &c1);
//   printf("short %d\n", wrong(37, 41, 50, 0.5f));
//   _mlir_ciface_used(&a1, &b1, &c1, &d1);
//   printf("used %d %g %g\n", wrong(37, 41, 50, 2), d[0], d[37 * 41 - 1]);
//   MATRIX(a2, f32, a, 20, 300);
//   MATRIX(b2, f32, b, 300, 33);
//   MATRIX(c2, f32, c, 20, 33);
//   _mlir_ciface_long(&a2, &b2, &c2, -4);
//   printf("long %d\n", wrong(20, 33, 300, -4));
//   for (int i = 0; i < 37 * 50; ++i) p[i] = i * 77;
//   for (int i = 0; i < 50 * 41; ++i) q[i] = i * 1001;
//   MATRIX(p1, i32, p, 37, 50);
//   MATRIX(q1, i32, q, 50, 41);
//   MATRIX(r1, i32, r, 37, 41);
//   _mlir_ciface_unknown(&p1, &q1, &r1, 9);
//   int bad = 0;
//   for (int i = 0; i < 37; ++i)
//     for (int j = 0; j < 41; ++j) {
//       uint32_t sum = 9;
//       for (int t = 0; t < 50; ++t) sum += (uint32_t)p[i * 50 + t] * (uint32_t)q[t * 41 + j];
//       bad += sum != (uint32_t)r[i * 41 + j];
//     }
//   printf("unknown %d\n", bad);
//   for (int i = 0; i < 20 * 24; ++i) k[i] = (float)(i % 5 - 2);
//   MemRefDescriptor_f32_4 x4 = {b, b, 0, {1, 24, 7, 7}, {24 * 49, 49, 7, 1}};
//   MemRefDescriptor_f32_4 k4 = {k, k, 0, {20, 24, 1, 1}, {24, 1, 1, 1}};
//   MemRefDescriptor_f32_4 y4 = {c, c, 0, {1, 20, 7, 7}, {20 * 49, 49, 7, 1}};
//   for (int i = 0; i < 20 * 49; ++i) c[i] = NAN;
//   _mlir_ciface_pixels(&x4, &k4, &y4);
//   bad = 0;
//   for (int f = 0; f < 20; ++f)
//     for (int i = 0; i < 49; ++i) {
//       float sum = 0;
//       for (int t = 0; t < 24; ++t) sum += b[t * 49 + i] * k[f * 24 + t];
//       bad += sum != c[f * 49 + i];
//     }
//   printf("pixels %d\n", bad);
//   return 0;
// }
// output:
// short 0
// used 0 2 2
// long 0
// unknown 0
// pixels 0
