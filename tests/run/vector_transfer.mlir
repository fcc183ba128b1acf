// Reading slices of a buffer of 3 rows and 5 columns; elements out of bounds are 0.5.
func.func @inside(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %d[%c1, %c1], %pad : memref<?x?xf32>, vector<3xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<3xf32>
  return
}
func.func @past_the_end(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %d[%c1, %c3], %pad : memref<?x?xf32>, vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @no_padding(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %d[%c1, %c1], %pad {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @static(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %m[%c1, %c1], %pad : memref<3x5xf32>, vector<2x3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @corner(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %d[%c1, %c3], %pad : memref<?x?xf32>, vector<3x3xf32>
  %flat = vector.shape_cast %r : vector<3x3xf32> to vector<9xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<9xf32>
  return
}
func.func @rows_without_padding(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %d[%c1, %c3], %pad {in_bounds = [true, false]} : memref<?x?xf32>, vector<2x3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @column(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %d[%c1, %c1], %pad {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<3xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<3xf32>
  return
}
func.func @transposed(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %d[%c1, %c2], %pad {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x3xf32>
  %flat = vector.shape_cast %r : vector<4x3xf32> to vector<12xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<12xf32>
  return
}
func.func @broadcast(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %d[%c1, %c2], %pad {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<2x4xf32>
  %flat = vector.shape_cast %r : vector<2x4xf32> to vector<8xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<8xf32>
  return
}
func.func @broadcast_lanes(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %d[%c1, %c2], %pad {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : memref<?x?xf32>, vector<2x3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @masked(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %k = vector.create_mask %c2, %c3 : vector<2x4xi1>
  %r = vector.transfer_read %d[%c1, %c2], %pad, %k : memref<?x?xf32>, vector<2x4xf32>
  %flat = vector.shape_cast %r : vector<2x4xf32> to vector<8xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<8xf32>
  return
}
func.func @masked_transposed(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %k = vector.create_mask %c1, %c2 : vector<2x3xi1>
  %r = vector.transfer_read %d[%c1, %c2], %pad, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<3x2xf32>
  %flat = vector.shape_cast %r : vector<3x2xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @strided(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %s = memref.reinterpret_cast %a to offset: [1], sizes: [2, 3], strides: [10, 2] : memref<64xf32> to memref<2x3xf32, strided<[10, 2], offset: 1>>
  %r = vector.transfer_read %s[%c1, %c1], %pad : memref<2x3xf32, strided<[10, 2], offset: 1>>, vector<3xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<3xf32>
  return
}
func.func @many(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %d[%c1, %c2], %pad : memref<?x?xf32>, vector<4x6xf32>
  %flat = vector.shape_cast %r : vector<4x6xf32> to vector<24xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<24xf32>
  return
}
func.func @many_transposed(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %d[%c1, %c2], %pad {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<5x4xf32>
  %flat = vector.shape_cast %r : vector<5x4xf32> to vector<20xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<20xf32>
  return
}
func.func @many_broadcast(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %r = vector.transfer_read %d[%c1, %c2], %pad {in_bounds = [false, true, false], permutation_map = affine_map<(d0, d1) -> (d0, 0, d1)>} : memref<?x?xf32>, vector<3x2x4xf32>
  %flat = vector.shape_cast %r : vector<3x2x4xf32> to vector<24xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<24xf32>
  return
}
func.func @many_masked(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %k = vector.create_mask %c2, %c3 : vector<4x6xi1>
  %r = vector.transfer_read %d[%c1, %c1], %pad, %k : memref<?x?xf32>, vector<4x6xf32>
  %flat = vector.shape_cast %r : vector<4x6xf32> to vector<24xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<24xf32>
  return
}
func.func @many_masked_transposed(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %k = vector.create_mask %c2, %c3 : vector<4x6xi1>
  %r = vector.transfer_read %d[%c1, %c1], %pad, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<6x4xf32>
  %flat = vector.shape_cast %r : vector<6x4xf32> to vector<24xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<24xf32>
  return
}
func.func @zero_d(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %pad = arith.constant 0.5 : f32
  %v = vector.transfer_read %d[%c1, %c1], %pad {permutation_map = affine_map<(d0, d1) -> ()>} : memref<?x?xf32>, vector<f32>
  %r = vector.extract %v[] : f32 from vector<f32>
  memref.store %r, %o[%c0] : memref<64xf32>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// typedef const struct MemRefDescriptor_f32_1 Buffer;
// static float in[64], out[64];
//
// // Runs a kernel on 1, 2, ... and prints what it wrote before the first -1.
// static void show(const char *name, void (*kernel)(Buffer *, Buffer *)) {
//   Buffer a = {in, in, 0, {64}, {1}}, o = {out, out, 0, {64}, {1}};
//   for (int i = 0; i < 64; i++) {
//     in[i] = (float)(i + 1);
//     out[i] = -1;
//   }
//   kernel(&a, &o);
//   printf("%s:", name);
//   for (int i = 0; i < 64 && out[i] != -1; i++)
//     printf(" %g", out[i]);
//   printf("\n");
// }
//
// int main(void) {
//   show("inside", _mlir_ciface_inside);
//   show("past_the_end", _mlir_ciface_past_the_end);
//   show("no_padding", _mlir_ciface_no_padding);
//   show("static", _mlir_ciface_static);
//   show("corner", _mlir_ciface_corner);
//   show("rows_without_padding", _mlir_ciface_rows_without_padding);
//   show("column", _mlir_ciface_column);
//   show("transposed", _mlir_ciface_transposed);
//   show("broadcast", _mlir_ciface_broadcast);
//   show("broadcast_lanes", _mlir_ciface_broadcast_lanes);
//   show("masked", _mlir_ciface_masked);
//   show("masked_transposed", _mlir_ciface_masked_transposed);
//   show("strided", _mlir_ciface_strided);
//   show("many", _mlir_ciface_many);
//   show("many_transposed", _mlir_ciface_many_transposed);
//   show("many_broadcast", _mlir_ciface_many_broadcast);
//   show("many_masked", _mlir_ciface_many_masked);
//   show("many_masked_transposed", _mlir_ciface_many_masked_transposed);
//   show("zero_d", _mlir_ciface_zero_d);
//   return 0;
// }
// output:
// inside: 7 8 9
// past_the_end: 9 10 0.5 0.5
// no_padding: 7 8 9 12 13 14
// static: 7 8 9 12 13 14
// corner: 9 10 0.5 14 15 0.5 0.5 0.5 0.5
// rows_without_padding: 9 10 0.5 14 15 0.5
// column: 7 12 0.5
// transposed: 8 13 0.5 9 14 0.5 10 15 0.5 0.5 0.5 0.5
// broadcast: 8 9 10 0.5 8 9 10 0.5
// broadcast_lanes: 8 8 8 13 13 13
// masked: 8 9 10 0.5 13 14 15 0.5
// masked_transposed: 8 0.5 9 0.5 0.5 0.5
// strided: 14 16 0.5
// many: 8 9 10 0.5 0.5 0.5 13 14 15 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5
// many_transposed: 8 13 0.5 0.5 9 14 0.5 0.5 10 15 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5
// many_broadcast: 8 9 10 0.5 8 9 10 0.5 13 14 15 0.5 13 14 15 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5
// many_masked: 7 8 9 0.5 0.5 0.5 12 13 14 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5
// many_masked_transposed: 7 12 0.5 0.5 8 13 0.5 0.5 9 14 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5
// zero_d: 7
// -----
// Writing slices of a buffer of 3 rows and 5 columns.
func.func @inside(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.reinterpret_cast %o to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %n = arith.constant dense<0.0> : vector<15xf32>
  vector.store %n, %o[%c0] : memref<64xf32>, vector<15xf32>
  %v = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  vector.transfer_write %v, %d[%c1, %c1] : vector<3xf32>, memref<?x?xf32>
  return
}
func.func @past_the_end(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.reinterpret_cast %o to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %n = arith.constant dense<0.0> : vector<15xf32>
  vector.store %n, %o[%c0] : memref<64xf32>, vector<15xf32>
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  vector.transfer_write %v, %d[%c1, %c3] : vector<4xf32>, memref<?x?xf32>
  return
}
func.func @no_padding(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.reinterpret_cast %o to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %n = arith.constant dense<0.0> : vector<15xf32>
  vector.store %n, %o[%c0] : memref<64xf32>, vector<15xf32>
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %vf : vector<6xf32> to vector<2x3xf32>
  vector.transfer_write %v, %d[%c1, %c1] {in_bounds = [true, true]} : vector<2x3xf32>, memref<?x?xf32>
  return
}
func.func @corner(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.reinterpret_cast %o to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %n = arith.constant dense<0.0> : vector<15xf32>
  vector.store %n, %o[%c0] : memref<64xf32>, vector<15xf32>
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<9xf32>
  %v = vector.shape_cast %vf : vector<9xf32> to vector<3x3xf32>
  vector.transfer_write %v, %d[%c1, %c3] : vector<3x3xf32>, memref<?x?xf32>
  return
}
func.func @transposed(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.reinterpret_cast %o to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %n = arith.constant dense<0.0> : vector<15xf32>
  vector.store %n, %o[%c0] : memref<64xf32>, vector<15xf32>
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %vf : vector<12xf32> to vector<4x3xf32>
  vector.transfer_write %v, %d[%c1, %c2] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x3xf32>, memref<?x?xf32>
  return
}
func.func @column(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.reinterpret_cast %o to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %n = arith.constant dense<0.0> : vector<15xf32>
  vector.store %n, %o[%c0] : memref<64xf32>, vector<15xf32>
  %v = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  vector.transfer_write %v, %d[%c1, %c1] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<3xf32>, memref<?x?xf32>
  return
}
func.func @masked(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.reinterpret_cast %o to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %n = arith.constant dense<0.0> : vector<15xf32>
  vector.store %n, %o[%c0] : memref<64xf32>, vector<15xf32>
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<8xf32>
  %v = vector.shape_cast %vf : vector<8xf32> to vector<2x4xf32>
  %k = vector.create_mask %c2, %c3 : vector<2x4xi1>
  vector.transfer_write %v, %d[%c1, %c2], %k : vector<2x4xf32>, memref<?x?xf32>
  return
}
func.func @many(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.reinterpret_cast %o to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %n = arith.constant dense<0.0> : vector<15xf32>
  vector.store %n, %o[%c0] : memref<64xf32>, vector<15xf32>
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<24xf32>
  %v = vector.shape_cast %vf : vector<24xf32> to vector<4x6xf32>
  vector.transfer_write %v, %d[%c1, %c2] : vector<4x6xf32>, memref<?x?xf32>
  return
}
func.func @many_transposed(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.reinterpret_cast %o to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %n = arith.constant dense<0.0> : vector<15xf32>
  vector.store %n, %o[%c0] : memref<64xf32>, vector<15xf32>
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<20xf32>
  %v = vector.shape_cast %vf : vector<20xf32> to vector<5x4xf32>
  vector.transfer_write %v, %d[%c1, %c2] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<5x4xf32>, memref<?x?xf32>
  return
}
func.func @many_masked(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.reinterpret_cast %o to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %n = arith.constant dense<0.0> : vector<15xf32>
  vector.store %n, %o[%c0] : memref<64xf32>, vector<15xf32>
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<24xf32>
  %v = vector.shape_cast %vf : vector<24xf32> to vector<4x6xf32>
  %k = vector.create_mask %c2, %c3 : vector<4x6xi1>
  vector.transfer_write %v, %d[%c1, %c1], %k : vector<4x6xf32>, memref<?x?xf32>
  return
}
func.func @zero_d(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.reinterpret_cast %o to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<64xf32> to memref<3x5xf32>
  %d = memref.cast %m : memref<3x5xf32> to memref<?x?xf32>
  %n = arith.constant dense<0.0> : vector<15xf32>
  vector.store %n, %o[%c0] : memref<64xf32>, vector<15xf32>
  %x = memref.load %a[%c0] : memref<64xf32>
  %v = vector.broadcast %x : f32 to vector<f32>
  vector.transfer_write %v, %d[%c1, %c1] {permutation_map = affine_map<(d0, d1) -> ()>} : vector<f32>, memref<?x?xf32>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// typedef const struct MemRefDescriptor_f32_1 Buffer;
// static float in[64], out[64];
//
// // Runs a kernel on 1, 2, ... and prints what it wrote before the first -1.
// static void show(const char *name, void (*kernel)(Buffer *, Buffer *)) {
//   Buffer a = {in, in, 0, {64}, {1}}, o = {out, out, 0, {64}, {1}};
//   for (int i = 0; i < 64; i++) {
//     in[i] = (float)(i + 1);
//     out[i] = -1;
//   }
//   kernel(&a, &o);
//   printf("%s:", name);
//   for (int i = 0; i < 64 && out[i] != -1; i++)
//     printf(" %g", out[i]);
//   printf("\n");
// }
//
// int main(void) {
//   show("inside", _mlir_ciface_inside);
//   show("past_the_end", _mlir_ciface_past_the_end);
//   show("no_padding", _mlir_ciface_no_padding);
//   show("corner", _mlir_ciface_corner);
//   show("transposed", _mlir_ciface_transposed);
//   show("column", _mlir_ciface_column);
//   show("masked", _mlir_ciface_masked);
//   show("many", _mlir_ciface_many);
//   show("many_transposed", _mlir_ciface_many_transposed);
//   show("many_masked", _mlir_ciface_many_masked);
//   show("zero_d", _mlir_ciface_zero_d);
//   return 0;
// }
// output:
// inside: 0 0 0 0 0 0 1 2 3 0 0 0 0 0 0
// past_the_end: 0 0 0 0 0 0 0 0 1 2 0 0 0 0 0
// no_padding: 0 0 0 0 0 0 1 2 3 0 0 4 5 6 0
// corner: 0 0 0 0 0 0 0 0 1 2 0 0 0 4 5
// transposed: 0 0 0 0 0 0 0 1 4 7 0 0 2 5 8
// column: 0 0 0 0 0 0 1 0 0 0 0 2 0 0 0
// masked: 0 0 0 0 0 0 0 1 2 3 0 0 5 6 7
// many: 0 0 0 0 0 0 0 1 2 3 0 0 7 8 9
// many_transposed: 0 0 0 0 0 0 0 1 5 9 0 0 2 6 10
// many_masked: 0 0 0 0 0 0 1 2 3 0 0 7 8 9 0
// zero_d: 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0
// -----
// Elements that are vectors themselves.
// no-oracle: mlir-opt does not lower them
func.func @of_vectors(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %m = memref.alloca() : memref<3xvector<4xf32>>
  %w = arith.addf %v, %v : vector<4xf32>
  memref.store %v, %m[%c0] : memref<3xvector<4xf32>>
  memref.store %w, %m[%c1] : memref<3xvector<4xf32>>
  %pad = arith.constant dense<0.5> : vector<4xf32>
  %r = vector.transfer_read %m[%c0], %pad {in_bounds = [true]} : memref<3xvector<4xf32>>, vector<2x4xf32>
  %n = memref.alloca() : memref<3xvector<4xf32>>
  vector.transfer_write %r, %n[%c1] {in_bounds = [true]} : vector<2x4xf32>, memref<3xvector<4xf32>>
  %s = memref.load %n[%c1] : memref<3xvector<4xf32>>
  vector.store %s, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// typedef const struct MemRefDescriptor_f32_1 Buffer;
// static float in[64], out[64];
//
// // Runs a kernel on 1, 2, ... and prints what it wrote before the first -1.
// static void show(const char *name, void (*kernel)(Buffer *, Buffer *)) {
//   Buffer a = {in, in, 0, {64}, {1}}, o = {out, out, 0, {64}, {1}};
//   for (int i = 0; i < 64; i++) {
//     in[i] = (float)(i + 1);
//     out[i] = -1;
//   }
//   kernel(&a, &o);
//   printf("%s:", name);
//   for (int i = 0; i < 64 && out[i] != -1; i++)
//     printf(" %g", out[i]);
//   printf("\n");
// }
//
// int main(void) {
//   show("of_vectors", _mlir_ciface_of_vectors);
//   return 0;
// }
// output:
// of_vectors: 1 2 3 4
