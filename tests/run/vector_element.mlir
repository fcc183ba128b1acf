// Elements and slices of vectors, at constant and at other positions.
func.func @extract(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %f : vector<12xf32> to vector<2x3x2xf32>
  %x = vector.extract %v[1, 2, 0] : f32 from vector<2x3x2xf32>
  memref.store %x, %o[%c0] : memref<64xf32>
  return
}
func.func @extract_slice(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %f : vector<12xf32> to vector<2x3x2xf32>
  %r = vector.extract %v[1, 0] : vector<2xf32> from vector<2x3x2xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<2xf32>
  return
}
func.func @insert(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %f : vector<6xf32> to vector<2x3xf32>
  %x = arith.constant 9.5 : f32
  %r = vector.insert %x, %v [1, 1] : f32 into vector<2x3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @insert_slice(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %f : vector<6xf32> to vector<2x3xf32>
  %x = arith.constant 7.5 : f32
  %w = vector.broadcast %x : f32 to vector<3xf32>
  %r = vector.insert %w, %v [0] : vector<3xf32> into vector<2x3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @extract_0d(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<64xf32>
  %z = vector.broadcast %x : f32 to vector<f32>
  %y = vector.extract %z[] : f32 from vector<f32>
  %w = vector.insert %y, %z [] : f32 into vector<f32>
  %u = vector.extract %w[] : f32 from vector<f32>
  memref.store %u, %o[%c0] : memref<64xf32>
  return
}
func.func @extract_strided_slice(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %f : vector<12xf32> to vector<3x4xf32>
  %r = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x4xf32> to vector<2x2xf32>
  %flat = vector.shape_cast %r : vector<2x2xf32> to vector<4xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @extract_strided_rows(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %f : vector<12xf32> to vector<3x4xf32>
  %r = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<3x4xf32> to vector<2x4xf32>
  %flat = vector.shape_cast %r : vector<2x4xf32> to vector<8xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<8xf32>
  return
}
func.func @insert_strided_slice(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %f : vector<12xf32> to vector<3x4xf32>
  %w = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<3x4xf32> to vector<2x2xf32>
  %r = vector.insert_strided_slice %w, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<3x4xf32>
  %flat = vector.shape_cast %r : vector<3x4xf32> to vector<12xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<12xf32>
  return
}
func.func @insert_strided_row(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %f : vector<12xf32> to vector<3x4xf32>
  %w = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %r = vector.insert_strided_slice %w, %v {offsets = [2, 1], strides = [1]} : vector<2xf32> into vector<3x4xf32>
  %flat = vector.shape_cast %r : vector<3x4xf32> to vector<12xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<12xf32>
  return
}
func.func @elements(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %e:4 = vector.to_elements %f : vector<4xf32>
  %r = vector.from_elements %e#3, %e#2, %e#1, %e#0, %e#0, %e#0 : vector<3x2xf32>
  %flat = vector.shape_cast %r : vector<3x2xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @extract_dynamic_lane(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %i = arith.constant 2 : index
  %j = memref.dim %a, %c0 : memref<64xf32>
  %k = arith.remui %j, %i : index
  %x = vector.extract %f[%k] : f32 from vector<4xf32>
  %y = vector.insert %x, %f [%i] : f32 into vector<4xf32>
  vector.store %y, %o[%c0] : memref<64xf32>, vector<4xf32>
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
//   show("extract", _mlir_ciface_extract);
//   show("extract_slice", _mlir_ciface_extract_slice);
//   show("insert", _mlir_ciface_insert);
//   show("insert_slice", _mlir_ciface_insert_slice);
//   show("extract_0d", _mlir_ciface_extract_0d);
//   show("extract_strided_slice", _mlir_ciface_extract_strided_slice);
//   show("extract_strided_rows", _mlir_ciface_extract_strided_rows);
//   show("insert_strided_slice", _mlir_ciface_insert_strided_slice);
//   show("insert_strided_row", _mlir_ciface_insert_strided_row);
//   show("elements", _mlir_ciface_elements);
//   show("extract_dynamic_lane", _mlir_ciface_extract_dynamic_lane);
//   return 0;
// }
// output:
// extract: 11
// extract_slice: 7 8
// insert: 1 2 3 4 9.5 6
// insert_slice: 7.5 7.5 7.5 4 5 6
// extract_0d: 1
// extract_strided_slice: 6 7 10 11
// extract_strided_rows: 5 6 7 8 9 10 11 12
// insert_strided_slice: 1 2 3 4 5 6 1 2 9 10 5 6
// insert_strided_row: 1 2 3 4 5 6 7 8 9 1 2 12
// elements: 4 3 2 1 1 1
// extract_dynamic_lane: 1 2 1 4
