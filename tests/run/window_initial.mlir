// Initial values of reductions over windows. A fill, for vectors and an odd rest.
func.func @filled(%x: memref<1x2x9x13xf32>, %w: memref<2x3x3xf32>, %y: memref<1x2x7x11xf32>) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%y : memref<1x2x7x11xf32>)
  linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
    ins(%x, %w : memref<1x2x9x13xf32>, memref<2x3x3xf32>) outs(%y : memref<1x2x7x11xf32>)
  return
}
// A bias that is a constant, with channels last and strides.
memref.global "private" constant @bias : memref<6xf64> = dense<[1.0, -2.0, 3.0, -4.0, 5.0, -6.0]>
func.func @biased(%x: memref<1x9x9x6xf64>, %w: memref<3x3x6xf64>, %y: memref<1x4x4x6xf64>) attributes {llvm.emit_c_interface} {
  %b = memref.get_global @bias : memref<6xf64>
  linalg.broadcast ins(%b : memref<6xf64>) outs(%y : memref<1x4x4x6xf64>) dimensions = [0, 1, 2]
  linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
    ins(%x, %w : memref<1x9x9x6xf64>, memref<3x3x6xf64>) outs(%y : memref<1x4x4x6xf64>)
  return
}
// Dynamic sizes, and initial values that are computed with comparisons from a bias in memory of its own.
func.func @computed(%x: memref<?x?xi32>, %w: memref<3xi32>, %y: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %limit = arith.constant 5 : i32
  %b = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  memref.store %seven, %b[%c0] : memref<1xi32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (0)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    ins(%b : memref<1xi32>) outs(%y : memref<?x?xi32>) {
  ^bb0(%e: i32, %old: i32):
    %two = arith.constant 2 : i32
    %product = arith.muli %e, %two : i32
    %less = arith.cmpi slt, %product, %limit : i32
    %result = arith.select %less, %product, %limit : i32
    linalg.yield %result : i32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j + k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %w : memref<?x?xi32>, memref<3xi32>) outs(%y : memref<?x?xi32>) {
  ^bb0(%e: i32, %f: i32, %sum: i32):
    %product = arith.muli %e, %f : i32
    %next = arith.addi %sum, %product : i32
    linalg.yield %next : i32
  }
  memref.dealloc %b : memref<1xi32>
  return
}
// A bias that may be a part of the output.
func.func @overlapping(%x: memref<8x10xi32>, %w: memref<3xi32>, %b: memref<8xi32>, %y: memref<8x8xi32>) attributes {llvm.emit_c_interface} {
  linalg.broadcast ins(%b : memref<8xi32>) outs(%y : memref<8x8xi32>) dimensions = [0]
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j + k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %w : memref<8x10xi32>, memref<3xi32>) outs(%y : memref<8x8xi32>) {
  ^bb0(%e: i32, %f: i32, %sum: i32):
    %product = arith.muli %e, %f : i32
    %next = arith.addi %sum, %product : i32
    linalg.yield %next : i32
  }
  return
}
// The largest elements, in another order of loops, and parts of one allocation.
func.func @pooled(%x: memref<1x2x12x10xf32>, %y: memref<1x2x6x5xf32>) attributes {llvm.emit_c_interface} {
  %least = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : index
  %half = arith.constant 256 : index
  %all = memref.alloc() : memref<512xi8>
  %window = memref.view %all[%half][] : memref<512xi8> to memref<2x2xf32>
  %out = memref.view %all[%zero][] : memref<512xi8> to memref<1x2x6x5xf32>
  linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (c, d, a, b)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    outs(%out : memref<1x2x6x5xf32>) {
  ^bb0(%old: f32):
    linalg.yield %least : f32
  }
  linalg.pooling_nchw_max {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
    ins(%x, %window : memref<1x2x12x10xf32>, memref<2x2xf32>) outs(%out : memref<1x2x6x5xf32>)
  memref.copy %out, %y : memref<1x2x6x5xf32> to memref<1x2x6x5xf32>
  memref.dealloc %all : memref<512xi8>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// enum { COUNT = 1000 };
// static float x_f32[COUNT], w_f32[COUNT], y_f32[COUNT];
// static double x_f64[COUNT], w_f64[COUNT], y_f64[COUNT];
// static int32_t x_i32[COUNT], w_i32[COUNT], y_i32[COUNT];
//
// static void fill(void) {
//   for (int i = 0; i < COUNT; i++) {
//     x_f32[i] = (float)(x_f64[i] = x_i32[i] = i * 5 % 17 - 8);
//     w_f32[i] = (float)(w_f64[i] = w_i32[i] = i * 3 % 7 - 3);
//     y_f32[i] = (float)(y_f64[i] = y_i32[i] = 100 + i);
//   }
// }
//
// static void show(const char *name, double wanted, double sum, double after) {
//   printf("%s: %s %g, then %g\n", name, wanted == sum ? "equal" : "different", sum, after);
// }
//
// int main(void) {
//   double wanted = 0, sum = 0;
//   {
//     struct MemRefDescriptor_f32_4 x = {x_f32, x_f32, 0, {1, 2, 9, 13}, {234, 117, 13, 1}};
//     struct MemRefDescriptor_f32_3 w = {w_f32, w_f32, 0, {2, 3, 3}, {9, 3, 1}};
//     struct MemRefDescriptor_f32_4 y = {y_f32, y_f32, 0, {1, 2, 7, 11}, {154, 77, 11, 1}};
//     fill();
//     _mlir_ciface_filled(&x, &w, &y);
//     for (int c = 0; c < 2; c++)
//       for (int i = 0; i < 77; i++) {
//         double one = 1;
//         for (int k = 0; k < 9; k++)
//           one += x_f64[c * 117 + (i / 11 + k / 3) * 13 + i % 11 + k % 3] * w_f64[c * 9 + k];
//         wanted += one * (i % 5 + 1);
//         sum += y_f32[c * 77 + i] * (i % 5 + 1);
//       }
//     show("filled", wanted, sum, y_f32[154]);
//   }
//   {
//     struct MemRefDescriptor_f64_4 x = {x_f64, x_f64, 0, {1, 9, 9, 6}, {486, 54, 6, 1}};
//     struct MemRefDescriptor_f64_3 w = {w_f64, w_f64, 0, {3, 3, 6}, {18, 6, 1}};
//     struct MemRefDescriptor_f64_4 y = {y_f64, y_f64, 0, {1, 4, 4, 6}, {96, 24, 6, 1}};
//     static const double bias[] = {1, -2, 3, -4, 5, -6};
//     fill();
//     _mlir_ciface_biased(&x, &w, &y);
//     wanted = sum = 0;
//     for (int i = 0; i < 16; i++)
//       for (int c = 0; c < 6; c++) {
//         double one = bias[c];
//         for (int k = 0; k < 9; k++)
//           one += x_f64[(i / 4 * 2 + k / 3) * 54 + (i % 4 * 2 + k % 3) * 6 + c] * w_f64[k * 6 + c];
//         wanted += one * (i % 5 + 1);
//         sum += y_f64[i * 6 + c] * (i % 5 + 1);
//       }
//     show("biased", wanted, sum, y_f64[96]);
//   }
//   for (int size = 1; size < 24; size += 11) {
//     struct MemRefDescriptor_i32_2 x = {x_i32, x_i32, 0, {5, size + 2}, {size + 2, 1}};
//     struct MemRefDescriptor_i32_1 w = {w_i32, w_i32, 0, {3}, {1}};
//     struct MemRefDescriptor_i32_2 y = {y_i32, y_i32, 0, {5, size}, {size, 1}};
//     fill();
//     _mlir_ciface_computed(&x, &w, &y);
//     wanted = sum = 0;
//     for (int i = 0; i < 5 * size; i++) {
//       double one = 5;
//       for (int k = 0; k < 3; k++)
//         one += x_f64[i / size * (size + 2) + i % size + k] * w_f64[k];
//       wanted += one * (i % 5 + 1);
//       sum += y_i32[i] * (i % 5 + 1);
//     }
//     show("computed", wanted, sum, y_i32[5 * size]);
//   }
//   {
//     struct MemRefDescriptor_i32_2 x = {x_i32, x_i32, 0, {8, 10}, {10, 1}};
//     struct MemRefDescriptor_i32_1 w = {w_i32, w_i32, 0, {3}, {1}};
//     struct MemRefDescriptor_i32_1 b = {y_i32, y_i32, 0, {8}, {1}};
//     struct MemRefDescriptor_i32_2 y = {y_i32, y_i32, 0, {8, 8}, {8, 1}};
//     fill();
//     _mlir_ciface_overlapping(&x, &w, &b, &y);
//     wanted = sum = 0;
//     for (int i = 0; i < 64; i++) {
//       double one = 100 + i % 8;
//       for (int k = 0; k < 3; k++)
//         one += x_f64[i / 8 * 10 + i % 8 + k] * w_f64[k];
//       wanted += one * (i % 5 + 1);
//       sum += y_i32[i] * (i % 5 + 1);
//     }
//     show("overlapping", wanted, sum, y_i32[64]);
//   }
//   {
//     struct MemRefDescriptor_f32_4 x = {x_f32, x_f32, 0, {1, 2, 12, 10}, {240, 120, 10, 1}};
//     struct MemRefDescriptor_f32_4 y = {y_f32, y_f32, 0, {1, 2, 6, 5}, {60, 30, 5, 1}};
//     fill();
//     _mlir_ciface_pooled(&x, &y);
//     wanted = sum = 0;
//     for (int i = 0; i < 60; i++) {
//       double one = -100;
//       for (int k = 0; k < 4; k++) {
//         double x_k = x_f64[i / 30 * 120 + (i % 30 / 5 * 2 + k / 2) * 10 + i % 5 * 2 + k % 2];
//         one = x_k > one ? x_k : one;
//       }
//       wanted += one * (i % 5 + 1);
//       sum += y_f32[i] * (i % 5 + 1);
//     }
//     show("pooled", wanted, sum, y_f32[60]);
//   }
//   return 0;
// }
// output:
// filled: equal 825, then 254
// biased: equal -361, then 196
// computed: equal -189, then 105
// computed: equal 945, then 160
// computed: equal 1875, then 215
// overlapping: equal 19144, then 164
// pooled: equal 753, then 160
