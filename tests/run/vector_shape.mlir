// Operations that copy the elements of vectors, put them in another order or see them as another type.
func.func @broadcast_scalar(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<64xf32>
  %r = vector.broadcast %x : f32 to vector<2x3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @broadcast_row(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  %r = vector.broadcast %f : vector<3xf32> to vector<2x3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @broadcast_column(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %v = vector.shape_cast %f : vector<2xf32> to vector<2x1xf32>
  %r = vector.broadcast %v : vector<2x1xf32> to vector<2x2x3xf32>
  %flat = vector.shape_cast %r : vector<2x2x3xf32> to vector<12xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<12xf32>
  return
}
func.func @broadcast_middle(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %f : vector<6xf32> to vector<2x1x3xf32>
  %r = vector.broadcast %v : vector<2x1x3xf32> to vector<2x2x3xf32>
  %flat = vector.shape_cast %r : vector<2x2x3xf32> to vector<12xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<12xf32>
  return
}
func.func @broadcast_0d(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<64xf32>
  %z = vector.broadcast %x : f32 to vector<f32>
  %r = vector.broadcast %z : vector<f32> to vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @shape_cast(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %f : vector<12xf32> to vector<3x4xf32>
  %r = vector.shape_cast %v : vector<3x4xf32> to vector<2x6xf32>
  %flat = vector.shape_cast %r : vector<2x6xf32> to vector<12xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<12xf32>
  return
}
func.func @bitcast(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %v = vector.shape_cast %f : vector<4xf32> to vector<2x2xf32>
  %i = vector.bitcast %v : vector<2x2xf32> to vector<2x8xi8>
  %r = vector.bitcast %i : vector<2x8xi8> to vector<2x2xf32>
  %flat = vector.shape_cast %r : vector<2x2xf32> to vector<4xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @transpose(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %f : vector<6xf32> to vector<2x3xf32>
  %r = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %flat = vector.shape_cast %r : vector<3x2xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @transpose_rows(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %f : vector<12xf32> to vector<2x3x2xf32>
  %r = vector.transpose %v, [1, 0, 2] : vector<2x3x2xf32> to vector<3x2x2xf32>
  %flat = vector.shape_cast %r : vector<3x2x2xf32> to vector<12xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<12xf32>
  return
}
func.func @transpose_3d(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %f : vector<12xf32> to vector<2x3x2xf32>
  %r = vector.transpose %v, [2, 0, 1] : vector<2x3x2xf32> to vector<2x2x3xf32>
  %flat = vector.shape_cast %r : vector<2x2x3xf32> to vector<12xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<12xf32>
  return
}
func.func @shuffle(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %r = vector.shuffle %f, %f [3, 0, 7, 4, 1] : vector<4xf32>, vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<5xf32>
  return
}
func.func @shuffle_lengths(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %g = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %r = vector.shuffle %f, %g [3, 5, 4] : vector<4xf32>, vector<2xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<3xf32>
  return
}
func.func @shuffle_2d(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %f : vector<6xf32> to vector<3x2xf32>
  %r = vector.shuffle %v, %v [2, 3, 1, 0] : vector<3x2xf32>, vector<3x2xf32>
  %flat = vector.shape_cast %r : vector<4x2xf32> to vector<8xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<8xf32>
  return
}
func.func @interleave(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %f : vector<6xf32> to vector<2x3xf32>
  %w = arith.addf %v, %v : vector<2x3xf32>
  %r = vector.interleave %v, %w : vector<2x3xf32> -> vector<2x6xf32>
  %flat = vector.shape_cast %r : vector<2x6xf32> to vector<12xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<12xf32>
  return
}
func.func @deinterleave(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %f = vector.load %a[%c0] : memref<64xf32>, vector<8xf32>
  %v = vector.shape_cast %f : vector<8xf32> to vector<2x4xf32>
  %x, %y = vector.deinterleave %v : vector<2x4xf32> -> vector<2x2xf32>
  %r = arith.subf %y, %x : vector<2x2xf32>
  %s = arith.addf %r, %x : vector<2x2xf32>
  %flat = vector.shape_cast %s : vector<2x2xf32> to vector<4xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @step(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %s = vector.step : vector<4xindex>
  %i = arith.index_cast %s : vector<4xindex> to vector<4xi32>
  %r = arith.sitofp %i : vector<4xi32> to vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @type_cast(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() {alignment = 32} : memref<2x4xf32>
  %w = vector.type_cast %m : memref<2x4xf32> to memref<vector<2x4xf32>>
  %f = vector.load %a[%c0] : memref<64xf32>, vector<8xf32>
  %v = vector.shape_cast %f : vector<8xf32> to vector<2x4xf32>
  memref.store %v, %w[] : memref<vector<2x4xf32>>
  %r = vector.load %m[%c1, %c0] : memref<2x4xf32>, vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
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
//   show("broadcast_scalar", _mlir_ciface_broadcast_scalar);
//   show("broadcast_row", _mlir_ciface_broadcast_row);
//   show("broadcast_column", _mlir_ciface_broadcast_column);
//   show("broadcast_middle", _mlir_ciface_broadcast_middle);
//   show("broadcast_0d", _mlir_ciface_broadcast_0d);
//   show("shape_cast", _mlir_ciface_shape_cast);
//   show("bitcast", _mlir_ciface_bitcast);
//   show("transpose", _mlir_ciface_transpose);
//   show("transpose_rows", _mlir_ciface_transpose_rows);
//   show("transpose_3d", _mlir_ciface_transpose_3d);
//   show("shuffle", _mlir_ciface_shuffle);
//   show("shuffle_lengths", _mlir_ciface_shuffle_lengths);
//   show("shuffle_2d", _mlir_ciface_shuffle_2d);
//   show("interleave", _mlir_ciface_interleave);
//   show("deinterleave", _mlir_ciface_deinterleave);
//   show("step", _mlir_ciface_step);
//   show("type_cast", _mlir_ciface_type_cast);
//   return 0;
// }
// output:
// broadcast_scalar: 1 1 1 1 1 1
// broadcast_row: 1 2 3 1 2 3
// broadcast_column: 1 1 1 2 2 2 1 1 1 2 2 2
// broadcast_middle: 1 2 3 1 2 3 4 5 6 4 5 6
// broadcast_0d: 1 1 1 1
// shape_cast: 1 2 3 4 5 6 7 8 9 10 11 12
// bitcast: 1 2 3 4
// transpose: 1 4 2 5 3 6
// transpose_rows: 1 2 7 8 3 4 9 10 5 6 11 12
// transpose_3d: 1 3 5 7 9 11 2 4 6 8 10 12
// shuffle: 4 1 4 1 2
// shuffle_lengths: 4 2 1
// shuffle_2d: 5 6 1 2 3 4 1 2
// interleave: 1 2 2 4 3 6 4 8 5 10 6 12
// deinterleave: 2 4 6 8
// step: 0 1 2 3
// type_cast: 5 6 7 8
