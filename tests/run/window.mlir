// Reductions over windows. A depthwise convolution in NCHW: rows of 10 elements end with an overlapping vector.
func.func @channels_first(%x: memref<2x3x9x12xf32>, %w: memref<3x3x3xf32>, %y: memref<2x3x7x10xf32>) attributes {llvm.emit_c_interface} {
  linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%x, %w : memref<2x3x9x12xf32>, memref<3x3x3xf32>)
    outs(%y : memref<2x3x7x10xf32>)
  return
}
// Stride 2: the last element of a row is the last one of the input.
func.func @stride(%x: memref<1x4x11x43xf32>, %w: memref<4x3x3xf32>, %y: memref<1x4x5x21xf32>) attributes {llvm.emit_c_interface} {
  linalg.depthwise_conv_2d_nchw_chw {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%x, %w : memref<1x4x11x43xf32>, memref<4x3x3xf32>)
    outs(%y : memref<1x4x5x21xf32>)
  return
}
// NHWC with dilation, in f64; the lanes are channels, of which one remains.
func.func @channels_last(%x: memref<1x9x11x5xf64>, %w: memref<3x3x5xf64>, %y: memref<1x5x7x5xf64>) attributes {llvm.emit_c_interface} {
  linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<1> : vector<2xi64>, dilations = dense<2> : vector<2xi64>} ins(%x, %w : memref<1x9x11x5xf64>, memref<3x3x5xf64>)
    outs(%y : memref<1x5x7x5xf64>)
  return
}
// Dynamic sizes with a constant window.
func.func @dynamic(%x: memref<?x?x?x?xi32>, %w: memref<?x3x3xi32>, %y: memref<?x?x?x?xi32>) attributes {llvm.emit_c_interface} {
  linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%x, %w : memref<?x?x?x?xi32>, memref<?x3x3xi32>)
    outs(%y : memref<?x?x?x?xi32>)
  return
}
// Poolings, in both layouts. The elements of the window operand are not read.
func.func @max_pool(%x: memref<1x2x9x17xf32>, %y: memref<1x2x4x8xf32>) attributes {llvm.emit_c_interface} {
  %w = memref.alloca() : memref<3x3xf32>
  linalg.pooling_nchw_max {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%x, %w : memref<1x2x9x17xf32>, memref<3x3xf32>)
    outs(%y : memref<1x2x4x8xf32>)
  return
}
func.func @sum_pool(%x: memref<1x10x10x9xi32>, %y: memref<1x5x5x9xi32>) attributes {llvm.emit_c_interface} {
  %w = memref.alloca() : memref<2x2xi32>
  linalg.pooling_nhwc_sum {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%x, %w : memref<1x10x10x9xi32>, memref<2x2xi32>)
    outs(%y : memref<1x5x5x9xi32>)
  return
}
// A window of one loop, with factors that do not depend on the lane.
func.func @one_loop(%x: memref<25xf32>, %w: memref<5xf32>, %y: memref<21xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_1d ins(%x, %w : memref<25xf32>, memref<5xf32>) outs(%y : memref<21xf32>)
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// enum { COUNT = 2500 };
// static float x_f32[COUNT], w_f32[COUNT], y_f32[COUNT], z_f32[COUNT];
// static double x_f64[COUNT], w_f64[COUNT], y_f64[COUNT], z_f64[COUNT];
// static int32_t x_i32[COUNT], w_i32[COUNT], y_i32[COUNT], z_i32[COUNT];
//
// static void fill(void) {
//   for (int i = 0; i < COUNT; i++) {
//     x_f32[i] = (float)(x_f64[i] = (i * 37 % 101) / 7.0 - 7);
//     w_f32[i] = (float)(w_f64[i] = (i * 11 % 23) / 3.0 - 3);
//     y_f32[i] = z_f32[i] = (float)(y_f64[i] = z_f64[i] = i % 5 / 9.0);
//     x_i32[i] = i * 37 % 101 - 50, w_i32[i] = i * 11 % 23 - 9, y_i32[i] = z_i32[i] = i % 5;
//   }
// }
// // The number of images, channels, rows and columns of the output, rows and columns of the input, size of the window,
// // stride, dilation, and true for channels first.
// typedef struct { int n, c, h, w, ih, iw, size, stride, dilation, first; } Shape;
// static int at(Shape s, int n, int c, int i, int j, int h, int w) {
//   return s.first ? ((n * s.c + c) * h + i) * w + j : ((n * h + i) * w + j) * s.c + c;
// }
// #define WINDOWS(NAME, T, COMBINE)                                                                       \
//   static void NAME(Shape s, const T *x, const T *w, T *z) {                                             \
//     for (int n = 0; n < s.n; n++) for (int c = 0; c < s.c; c++)                                         \
//       for (int i = 0; i < s.h; i++) for (int j = 0; j < s.w; j++) {                                     \
//         T *out = &z[at(s, n, c, i, j, s.h, s.w)];                                                       \
//         for (int k = 0; k < s.size; k++) for (int l = 0; l < s.size; l++) {                             \
//           T in = x[at(s, n, c, i * s.stride + k * s.dilation, j * s.stride + l * s.dilation, s.ih, s.iw)]; \
//           T factor = w[s.first ? (c * s.size + k) * s.size + l : (k * s.size + l) * s.c + c];           \
//           (void)factor;                                                                                 \
//           *out = COMBINE;                                                                               \
//         }                                                                                               \
//       }                                                                                                 \
//   }
// // The volatile product is rounded, also where floats are evaluated in a wider format.
// static float product(float a, float b) {
//   volatile float rounded = a * b;
//   return rounded;
// }
// WINDOWS(products_f32, float, *out + product(in, factor))
// WINDOWS(products_f64, double, *out + in * factor)
// WINDOWS(products_i32, int32_t, *out + in * factor)
// WINDOWS(sums_i32, int32_t, *out + in)
// WINDOWS(largest_f32, float, in > *out ? in : *out)
//
// #define REPORT(T)                                                    \
//   static void report_##T(const char *name) {                         \
//     int bad = 0;                                                     \
//     for (int i = 0; i < COUNT; i++) bad += y_##T[i] != z_##T[i];     \
//     printf("%s: %d differ\n", name, bad);                            \
//     fill();                                                          \
//   }
// REPORT(f32) REPORT(f64) REPORT(i32)
//
// #define MEMREF4(NAME, T, DATA, A, B, C, D)                                                   \
//   MemRefDescriptor_##T##_4 NAME = {DATA, DATA, 0, {A, B, C, D}, {(B) * (C) * (D), (C) * (D), D, 1}}
// #define MEMREF3(NAME, T, DATA, A, B, C)                                                      \
//   MemRefDescriptor_##T##_3 NAME = {DATA, DATA, 0, {A, B, C}, {(B) * (C), C, 1}}
// #define MEMREF1(NAME, T, DATA, A) MemRefDescriptor_##T##_1 NAME = {DATA, DATA, 0, {A}, {1}}
//
// int main(void) {
//   fill();
//   {
//     MEMREF4(x, f32, x_f32, 2, 3, 9, 12); MEMREF3(w, f32, w_f32, 3, 3, 3); MEMREF4(y, f32, y_f32, 2, 3, 7, 10);
//     _mlir_ciface_channels_first(&x, &w, &y);
//     products_f32((Shape){2, 3, 7, 10, 9, 12, 3, 1, 1, 1}, x_f32, w_f32, z_f32);
//     report_f32("channels first");
//   }
//   {
//     MEMREF4(x, f32, x_f32, 1, 4, 11, 43); MEMREF3(w, f32, w_f32, 4, 3, 3); MEMREF4(y, f32, y_f32, 1, 4, 5, 21);
//     _mlir_ciface_stride(&x, &w, &y);
//     products_f32((Shape){1, 4, 5, 21, 11, 43, 3, 2, 1, 1}, x_f32, w_f32, z_f32);
//     report_f32("stride");
//   }
//   {
//     MEMREF4(x, f64, x_f64, 1, 9, 11, 5); MEMREF3(w, f64, w_f64, 3, 3, 5); MEMREF4(y, f64, y_f64, 1, 5, 7, 5);
//     _mlir_ciface_channels_last(&x, &w, &y);
//     products_f64((Shape){1, 5, 5, 7, 9, 11, 3, 1, 2, 0}, x_f64, w_f64, z_f64);
//     report_f64("channels last");
//   }
//   for (int columns = 1; columns < 24; columns += 2) {
//     MEMREF4(x, i32, x_i32, 1, 2, 7, columns + 2); MEMREF3(w, i32, w_i32, 2, 3, 3);
//     MEMREF4(y, i32, y_i32, 1, 2, 5, columns);
//     _mlir_ciface_dynamic(&x, &w, &y);
//     products_i32((Shape){1, 2, 5, columns, 7, columns + 2, 3, 1, 1, 1}, x_i32, w_i32, z_i32);
//     report_i32("dynamic");
//   }
//   {
//     MEMREF4(x, f32, x_f32, 1, 2, 9, 17); MEMREF4(y, f32, y_f32, 1, 2, 4, 8);
//     _mlir_ciface_max_pool(&x, &y);
//     largest_f32((Shape){1, 2, 4, 8, 9, 17, 3, 2, 1, 1}, x_f32, w_f32, z_f32);
//     report_f32("largest");
//   }
//   {
//     MEMREF4(x, i32, x_i32, 1, 10, 10, 9); MEMREF4(y, i32, y_i32, 1, 5, 5, 9);
//     _mlir_ciface_sum_pool(&x, &y);
//     sums_i32((Shape){1, 9, 5, 5, 10, 10, 2, 2, 1, 0}, x_i32, w_i32, z_i32);
//     report_i32("sums");
//   }
//   {
//     MEMREF1(x, f32, x_f32, 25); MEMREF1(w, f32, w_f32, 5); MEMREF1(y, f32, y_f32, 21);
//     _mlir_ciface_one_loop(&x, &w, &y);
//     for (int i = 0; i < 21; i++)
//       for (int k = 0; k < 5; k++) z_f32[i] += product(x_f32[i + k], w_f32[k]);
//     report_f32("one loop");
//   }
//   return 0;
// }
// output:
// channels first: 0 differ
// stride: 0 differ
// channels last: 0 differ
// dynamic: 0 differ
// dynamic: 0 differ
// dynamic: 0 differ
// dynamic: 0 differ
// dynamic: 0 differ
// dynamic: 0 differ
// dynamic: 0 differ
// dynamic: 0 differ
// dynamic: 0 differ
// dynamic: 0 differ
// dynamic: 0 differ
// dynamic: 0 differ
// largest: 0 differ
// sums: 0 differ
// one loop: 0 differ
