// Contractions. A product whose sizes are known at run time only: rows and lanes remain.
func.func @products(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
// Several blocks of terms, the last of which is smaller; 2 rows remain.
func.func @blocks(%a: memref<10x700xf32>, %b: memref<700x24xf32>, %c: memref<10x24xf32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<10x700xf32>, memref<700x24xf32>) outs(%c : memref<10x24xf32>)
  return
}
// Lanes that are not adjacent in the input; one lane remains.
func.func @transposed(%a: memref<12x40xf64>, %b: memref<21x40xf64>, %c: memref<12x21xf64>) attributes {llvm.emit_c_interface} {
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>,
                                 affine_map<(i, j, k) -> (i, j)>]
    ins(%a, %b : memref<12x40xf64>, memref<21x40xf64>) outs(%c : memref<12x21xf64>)
  return
}
// Batches, with integers.
func.func @batches(%a: memref<3x8x16xi32>, %b: memref<3x16x20xi32>, %c: memref<3x8x20xi32>) attributes {llvm.emit_c_interface} {
  linalg.batch_matmul ins(%a, %b : memref<3x8x16xi32>, memref<3x16x20xi32>) outs(%c : memref<3x8x20xi32>)
  return
}
// Factors that are computed from elements.
func.func @quantized(%a: memref<16x16xi8>, %b: memref<16x16xi8>, %c: memref<16x16xi32>) attributes {llvm.emit_c_interface} {
  %x = arith.constant 3 : i32
  %y = arith.constant -2 : i32
  linalg.quantized_matmul ins(%a, %b, %x, %y : memref<16x16xi8>, memref<16x16xi8>, i32, i32) outs(%c : memref<16x16xi32>)
  return
}
// A convolution with strides: the lanes are columns.
func.func @channels_first(%a: memref<2x3x11x19xf32>, %b: memref<6x3x3x3xf32>, %c: memref<2x6x5x9xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_nchw_fchw {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%a, %b : memref<2x3x11x19xf32>, memref<6x3x3x3xf32>)
    outs(%c : memref<2x6x5x9xf32>)
  return
}
// A convolution with dilations: the lanes are filters.
func.func @channels_last(%a: memref<1x9x9x5xf32>, %b: memref<3x3x5x16xf32>, %c: memref<1x5x5x16xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : vector<2xi64>, dilations = dense<2> : vector<2xi64>} ins(%a, %b : memref<1x9x9x5xf32>, memref<3x3x5x16xf32>)
    outs(%c : memref<1x5x5x16xf32>)
  return
}
// The factors of rows are at equal distances for the inner two reduction loops only, and are not packed.
func.func @images(%a: memref<1x?x?x8xf32>, %b: memref<3x3x8x16xf32>, %c: memref<1x?x?x16xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_nhwc_hwcf ins(%a, %b : memref<1x?x?x8xf32>, memref<3x3x8x16xf32>) outs(%c : memref<1x?x?x16xf32>)
  return
}
// Two loops that are one.
func.func @pointwise(%a: memref<1x24x3x3xf32>, %b: memref<24x24x1x1xf32>, %c: memref<1x24x3x3xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_nchw_fchw {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%a, %b : memref<1x24x3x3xf32>, memref<24x24x1x1xf32>)
    outs(%c : memref<1x24x3x3xf32>)
  return
}
// Groups of channels.
func.func @groups(%a: memref<1x3x4x8x10xf32>, %b: memref<3x5x4x3x3xf32>, %c: memref<1x3x5x6x8xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_ngchw_gfchw {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%a, %b : memref<1x3x4x8x10xf32>, memref<3x5x4x3x3xf32>)
    outs(%c : memref<1x3x5x6x8xf32>)
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// enum { COUNT = 18000 };
// static float a_f32[COUNT], b_f32[COUNT], c_f32[COUNT];
// static double a_f64[COUNT], b_f64[COUNT], c_f64[COUNT];
// static int32_t a_i32[COUNT], b_i32[COUNT], c_i32[COUNT];
// static int8_t a_i8[COUNT], b_i8[COUNT];
//
// static void fill(void) {
//   for (int i = 0; i < COUNT; i++) {
//     int a = i % 13 - 6, b = i * 7 % 11 - 5, c = i % 100;
//     a_f32[i] = (float)a;
//     b_f32[i] = (float)b;
//     c_f32[i] = (float)c;
//     a_f64[i] = a;
//     b_f64[i] = b;
//     c_f64[i] = c;
//     a_i32[i] = a;
//     b_i32[i] = b;
//     c_i32[i] = c;
//     a_i8[i] = (int8_t)a;
//     b_i8[i] = (int8_t)b;
//   }
// }
//
// static double c_f32_as_double(int i) { return c_f32[i]; }
// static double c_f64_as_double(int i) { return c_f64[i]; }
// static double c_i32_as_double(int i) { return c_i32[i]; }
//
// // Prints the first and the last number, a weighted sum, and the number after the last, which must not change.
// static void show(const char *name, double (*at)(int), int count) {
//   double sum = 0;
//   for (int i = 0; i < count; i++)
//     sum += at(i) * (i % 17 + 1);
//   printf("%s: %g %g, sum %.0f, %g\n", name, at(0), at(count - 1), sum, at(count));
// }
//
// int main(void) {
//   {
//     struct MemRefDescriptor_f32_2 a = {a_f32, a_f32, 0, {33, 17}, {17, 1}};
//     struct MemRefDescriptor_f32_2 b = {b_f32, b_f32, 0, {17, 29}, {29, 1}};
//     struct MemRefDescriptor_f32_2 c = {c_f32, c_f32, 0, {33, 29}, {29, 1}};
//     fill();
//     _mlir_ciface_products(&a, &b, &c);
//     show("products", c_f32_as_double, 957);
//   }
//   {
//     struct MemRefDescriptor_f32_2 a = {a_f32, a_f32, 0, {10, 700}, {700, 1}};
//     struct MemRefDescriptor_f32_2 b = {b_f32, b_f32, 0, {700, 24}, {24, 1}};
//     struct MemRefDescriptor_f32_2 c = {c_f32, c_f32, 0, {10, 24}, {24, 1}};
//     fill();
//     _mlir_ciface_blocks(&a, &b, &c);
//     show("blocks", c_f32_as_double, 240);
//   }
//   {
//     struct MemRefDescriptor_f64_2 a = {a_f64, a_f64, 0, {12, 40}, {40, 1}};
//     struct MemRefDescriptor_f64_2 b = {b_f64, b_f64, 0, {21, 40}, {40, 1}};
//     struct MemRefDescriptor_f64_2 c = {c_f64, c_f64, 0, {12, 21}, {21, 1}};
//     fill();
//     _mlir_ciface_transposed(&a, &b, &c);
//     show("transposed", c_f64_as_double, 252);
//   }
//   {
//     struct MemRefDescriptor_i32_3 a = {a_i32, a_i32, 0, {3, 8, 16}, {128, 16, 1}};
//     struct MemRefDescriptor_i32_3 b = {b_i32, b_i32, 0, {3, 16, 20}, {320, 20, 1}};
//     struct MemRefDescriptor_i32_3 c = {c_i32, c_i32, 0, {3, 8, 20}, {160, 20, 1}};
//     fill();
//     _mlir_ciface_batches(&a, &b, &c);
//     show("batches", c_i32_as_double, 480);
//   }
//   {
//     struct MemRefDescriptor_i8_2 a = {a_i8, a_i8, 0, {16, 16}, {16, 1}};
//     struct MemRefDescriptor_i8_2 b = {b_i8, b_i8, 0, {16, 16}, {16, 1}};
//     struct MemRefDescriptor_i32_2 c = {c_i32, c_i32, 0, {16, 16}, {16, 1}};
//     fill();
//     _mlir_ciface_quantized(&a, &b, &c);
//     show("quantized", c_i32_as_double, 256);
//   }
//   {
//     struct MemRefDescriptor_f32_4 a = {a_f32, a_f32, 0, {2, 3, 11, 19}, {627, 209, 19, 1}};
//     struct MemRefDescriptor_f32_4 b = {b_f32, b_f32, 0, {6, 3, 3, 3}, {27, 9, 3, 1}};
//     struct MemRefDescriptor_f32_4 c = {c_f32, c_f32, 0, {2, 6, 5, 9}, {270, 45, 9, 1}};
//     fill();
//     _mlir_ciface_channels_first(&a, &b, &c);
//     show("channels_first", c_f32_as_double, 540);
//   }
//   {
//     struct MemRefDescriptor_f32_4 a = {a_f32, a_f32, 0, {1, 9, 9, 5}, {405, 45, 5, 1}};
//     struct MemRefDescriptor_f32_4 b = {b_f32, b_f32, 0, {3, 3, 5, 16}, {240, 80, 16, 1}};
//     struct MemRefDescriptor_f32_4 c = {c_f32, c_f32, 0, {1, 5, 5, 16}, {400, 80, 16, 1}};
//     fill();
//     _mlir_ciface_channels_last(&a, &b, &c);
//     show("channels_last", c_f32_as_double, 400);
//   }
//   {
//     struct MemRefDescriptor_f32_4 a = {a_f32, a_f32, 0, {1, 10, 13, 8}, {1040, 104, 8, 1}};
//     struct MemRefDescriptor_f32_4 b = {b_f32, b_f32, 0, {3, 3, 8, 16}, {384, 128, 16, 1}};
//     struct MemRefDescriptor_f32_4 c = {c_f32, c_f32, 0, {1, 8, 11, 16}, {1408, 176, 16, 1}};
//     fill();
//     _mlir_ciface_images(&a, &b, &c);
//     show("images", c_f32_as_double, 1408);
//   }
//   {
//     struct MemRefDescriptor_f32_4 a = {a_f32, a_f32, 0, {1, 24, 3, 3}, {216, 9, 3, 1}};
//     struct MemRefDescriptor_f32_4 b = {b_f32, b_f32, 0, {24, 24, 1, 1}, {24, 1, 1, 1}};
//     struct MemRefDescriptor_f32_4 c = {c_f32, c_f32, 0, {1, 24, 3, 3}, {216, 9, 3, 1}};
//     fill();
//     _mlir_ciface_pointwise(&a, &b, &c);
//     show("pointwise", c_f32_as_double, 216);
//   }
//   {
//     struct MemRefDescriptor_f32_5 a = {a_f32, a_f32, 0, {1, 3, 4, 8, 10}, {960, 320, 80, 10, 1}};
//     struct MemRefDescriptor_f32_5 b = {b_f32, b_f32, 0, {3, 5, 4, 3, 3}, {180, 36, 9, 3, 1}};
//     struct MemRefDescriptor_f32_5 c = {c_f32, c_f32, 0, {1, 3, 5, 6, 8}, {720, 240, 48, 8, 1}};
//     fill();
//     _mlir_ciface_groups(&a, &b, &c);
//     show("groups", c_f32_as_double, 720);
//   }
//   double wanted = 0;
//   for (int i = 0; i < 33; i++)
//     for (int j = 0; j < 29; j++) {
//       double sum = (i * 29 + j) % 100;
//       for (int k = 0; k < 17; k++)
//         sum += a_f64[i * 17 + k] * b_f64[k * 29 + j];
//       wanted += sum * ((i * 29 + j) % 17 + 1);
//     }
//   printf("wanted for products: %.0f\n", wanted);
//   return 0;
// }
// output:
// products: -60 80, sum 416842, 57
// blocks: -36 27, sum 96711, 40
// transposed: -30 -29, sum 101394, 52
// batches: -1 28, sum 205359, 80
// quantized: -110 -36, sum -118368, 56
// channels_first: 61 59, sum 235963, 40
// channels_last: 34 -17, sum 174194, 0
// images: -19 -45, sum 636290, 8
// pointwise: 82 -61, sum 93244, 16
// groups: 114 -48, sum 303827, 20
// wanted for products: 416842
