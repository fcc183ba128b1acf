// Contractions whose rows and lanes are positions of several loops, and blocks that no size is a multiple of. Each
// element must equal that of plain loops.
func.func @dynamic(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
func.func @primes(%a: memref<37x401xf32>, %b: memref<401x53xf32>, %c: memref<37x53xf32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<37x401xf32>, memref<401x53xf32>) outs(%c : memref<37x53xf32>)
  return
}
// Lanes in a panel, and rows in the input.
func.func @columns(%a: memref<50x30xf32>, %b: memref<30x8xf32>, %c: memref<50x8xf32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<50x30xf32>, memref<30x8xf32>) outs(%c : memref<50x8xf32>)
  return
}
// Images whose rows and columns are one axis.
func.func @pixels(%a: memref<1x20x9x9xf32>, %b: memref<14x20x3x3xf32>, %c: memref<1x14x7x7xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_nchw_fchw {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%a, %b : memref<1x20x9x9xf32>, memref<14x20x3x3xf32>)
    outs(%c : memref<1x14x7x7xf32>)
  return
}
func.func @strided(%a: memref<2x5x15x17xf32>, %b: memref<6x5x3x3xf32>, %c: memref<2x6x6x7xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_nchw_fchw {strides = dense<2> : vector<2xi64>, dilations = dense<2> : vector<2xi64>} ins(%a, %b : memref<2x5x15x17xf32>, memref<6x5x3x3xf32>)
    outs(%c : memref<2x6x6x7xf32>)
  return
}
// Rows of which no tile is a part: their positions in tiles repeat after some of them.
func.func @periods(%a: memref<1x3x23x30xf32>, %b: memref<5x3x3x3xf32>, %c: memref<1x5x21x28xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_nchw_fchw {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%a, %b : memref<1x3x23x30xf32>, memref<5x3x3x3xf32>)
    outs(%c : memref<1x5x21x28xf32>)
  return
}
func.func @strided_periods(%a: memref<1x3x45x57xf32>, %b: memref<5x3x3x3xf32>, %c: memref<1x5x22x28xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_nchw_fchw {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%a, %b : memref<1x3x45x57xf32>, memref<5x3x3x3xf32>)
    outs(%c : memref<1x5x22x28xf32>)
  return
}
// Integers that are extended once, in panels.
func.func @bytes(%a: memref<21x90xi8>, %b: memref<90x35xi8>, %c: memref<21x35xi32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<21x90xi8>, memref<90x35xi8>) outs(%c : memref<21x35xi32>)
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// enum { COUNT = 30000 };
// static float a[COUNT], b[COUNT], c[COUNT], expected[COUNT];
// static int8_t a_i8[COUNT], b_i8[COUNT];
// static int32_t c_i32[COUNT];
//
// static void fill(void) {
//   for (int i = 0; i < COUNT; i++) {
//     a[i] = (float)(i * 37 % 101 - 50) * 0.37f;
//     b[i] = (float)(i * 53 % 97 - 48) * 0.11f;
//     c[i] = expected[i] = (float)(i % 7);
//     a_i8[i] = (int8_t)(i * 37 % 255 - 128);
//     b_i8[i] = (int8_t)(i * 91 % 255 - 128);
//     c_i32[i] = i % 100;
//   }
// }
//
// // Also compares the number after the last, which must not change.
// static void compare(const char *name, int count) {
//   int wrong = 0;
//   for (int i = 0; i <= count; i++)
//     wrong += c[i] != expected[i];
//   printf("%s: %d of %d differ\n", name, wrong, count);
// }
//
// static void multiply(int rows, int terms, int columns) {
//   for (int i = 0; i < rows; i++)
//     for (int j = 0; j < columns; j++)
//       for (int k = 0; k < terms; k++) {
//         volatile float product = a[i * terms + k] * b[k * columns + j];
//         expected[i * columns + j] += product;
//       }
// }
//
// static void convolve(int images, int channels, int height, int width, int filters, int stride, int dilation) {
//   int rows = (height - 1 - 2 * dilation) / stride + 1, columns = (width - 1 - 2 * dilation) / stride + 1;
//   for (int n = 0; n < images; n++)
//     for (int f = 0; f < filters; f++)
//       for (int y = 0; y < rows; y++)
//         for (int x = 0; x < columns; x++)
//           for (int q = 0; q < channels; q++)
//             for (int i = 0; i < 3; i++)
//               for (int j = 0; j < 3; j++) {
//                 int row = y * stride + i * dilation, column = x * stride + j * dilation;
//                 volatile float product = a[((n * channels + q) * height + row) * width + column] *
//                                          b[((f * channels + q) * 3 + i) * 3 + j];
//                 expected[((n * filters + f) * rows + y) * columns + x] += product;
//               }
// }
//
// typedef const struct MemRefDescriptor_f32_2 *Matrix;
//
// static void product(const char *name, void (*run)(Matrix, Matrix, Matrix), int rows, int terms, int columns) {
//   struct MemRefDescriptor_f32_2 x = {a, a, 0, {rows, terms}, {terms, 1}};
//   struct MemRefDescriptor_f32_2 y = {b, b, 0, {terms, columns}, {columns, 1}};
//   struct MemRefDescriptor_f32_2 z = {c, c, 0, {rows, columns}, {columns, 1}};
//   fill();
//   multiply(rows, terms, columns);
//   run(&x, &y, &z);
//   compare(name, rows * columns);
// }
//
// int main(void) {
//   product("dynamic", _mlir_ciface_dynamic, 33, 65, 127);
//   product("dynamic", _mlir_ciface_dynamic, 101, 203, 97);
//   product("dynamic", _mlir_ciface_dynamic, 3, 2, 5);
//   product("dynamic", _mlir_ciface_dynamic, 1, 400, 1);
//   product("dynamic", _mlir_ciface_dynamic, 4, 0, 8);
//   product("dynamic", _mlir_ciface_dynamic, 0, 7, 8);
//   product("primes", _mlir_ciface_primes, 37, 401, 53);
//   product("columns", _mlir_ciface_columns, 50, 30, 8);
//   {
//     struct MemRefDescriptor_f32_4 x = {a, a, 0, {1, 20, 9, 9}, {1620, 81, 9, 1}};
//     struct MemRefDescriptor_f32_4 y = {b, b, 0, {14, 20, 3, 3}, {180, 9, 3, 1}};
//     struct MemRefDescriptor_f32_4 z = {c, c, 0, {1, 14, 7, 7}, {686, 49, 7, 1}};
//     fill();
//     convolve(1, 20, 9, 9, 14, 1, 1);
//     _mlir_ciface_pixels(&x, &y, &z);
//     compare("pixels", 686);
//   }
//   {
//     struct MemRefDescriptor_f32_4 x = {a, a, 0, {2, 5, 15, 17}, {1275, 255, 17, 1}};
//     struct MemRefDescriptor_f32_4 y = {b, b, 0, {6, 5, 3, 3}, {45, 9, 3, 1}};
//     struct MemRefDescriptor_f32_4 z = {c, c, 0, {2, 6, 6, 7}, {252, 42, 7, 1}};
//     fill();
//     convolve(2, 5, 15, 17, 6, 2, 2);
//     _mlir_ciface_strided(&x, &y, &z);
//     compare("strided", 504);
//   }
//   {
//     struct MemRefDescriptor_f32_4 x = {a, a, 0, {1, 3, 23, 30}, {2070, 690, 30, 1}};
//     struct MemRefDescriptor_f32_4 y = {b, b, 0, {5, 3, 3, 3}, {27, 9, 3, 1}};
//     struct MemRefDescriptor_f32_4 z = {c, c, 0, {1, 5, 21, 28}, {2940, 588, 28, 1}};
//     fill();
//     convolve(1, 3, 23, 30, 5, 1, 1);
//     _mlir_ciface_periods(&x, &y, &z);
//     compare("periods", 2940);
//   }
//   {
//     struct MemRefDescriptor_f32_4 x = {a, a, 0, {1, 3, 45, 57}, {7695, 2565, 57, 1}};
//     struct MemRefDescriptor_f32_4 y = {b, b, 0, {5, 3, 3, 3}, {27, 9, 3, 1}};
//     struct MemRefDescriptor_f32_4 z = {c, c, 0, {1, 5, 22, 28}, {3080, 616, 28, 1}};
//     fill();
//     convolve(1, 3, 45, 57, 5, 2, 1);
//     _mlir_ciface_strided_periods(&x, &y, &z);
//     compare("strided periods", 3080);
//   }
//   {
//     struct MemRefDescriptor_i8_2 x = {a_i8, a_i8, 0, {21, 90}, {90, 1}};
//     struct MemRefDescriptor_i8_2 y = {b_i8, b_i8, 0, {90, 35}, {35, 1}};
//     struct MemRefDescriptor_i32_2 z = {c_i32, c_i32, 0, {21, 35}, {35, 1}};
//     fill();
//     _mlir_ciface_bytes(&x, &y, &z);
//     int wrong = 0;
//     for (int i = 0; i < 21; i++)
//       for (int j = 0; j < 35; j++) {
//         int32_t sum = (i * 35 + j) % 100;
//         for (int k = 0; k < 90; k++)
//           sum += a_i8[i * 90 + k] * b_i8[k * 35 + j];
//         wrong += sum != c_i32[i * 35 + j];
//       }
//     printf("bytes: %d differ\n", wrong);
//   }
//   return 0;
// }
// output:
// dynamic: 0 of 4191 differ
// dynamic: 0 of 9797 differ
// dynamic: 0 of 15 differ
// dynamic: 0 of 1 differ
// dynamic: 0 of 32 differ
// dynamic: 0 of 0 differ
// primes: 0 of 1961 differ
// columns: 0 of 400 differ
// pixels: 0 of 686 differ
// strided: 0 of 504 differ
// periods: 0 of 2940 differ
// strided periods: 0 of 3080 differ
// bytes: 0 differ
