// Operations that MLIR 22 has no more, and positions in outer dimensions that it does not lower.
// no-oracle: MLIR 22 does not know them
func.func @splat(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<64xf32>
  %r = vector.splat %x : vector<2x3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @extractelement(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %i = arith.constant 2 : i32
  %x = vector.extractelement %v[%i : i32] : vector<4xf32>
  %z = vector.splat %x : vector<f32>
  %r = vector.extractelement %z[] : vector<f32>
  memref.store %r, %o[%c0] : memref<64xf32>
  return
}
func.func @insertelement(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %n = memref.dim %a, %c0 : memref<64xf32>
  %c3 = arith.constant 3 : index
  %i = arith.remui %n, %c3 : index
  %x = arith.constant 9.5 : f32
  %r = vector.insertelement %x, %v[%i : index] : vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @matrix_multiply(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %y = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %r = vector.matrix_multiply %x, %y {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 4 : i32} : (vector<6xf32>, vector<12xf32>) -> vector<8xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<8xf32>
  return
}
func.func @flat_transpose(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %r = vector.flat_transpose %x {rows = 2 : i32, columns = 3 : i32} : vector<6xf32> -> vector<6xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @extract_dynamic(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %vf : vector<12xf32> to vector<2x3x2xf32>
  %n = memref.dim %a, %c0 : memref<64xf32>
  %c3 = arith.constant 3 : index
  %i = arith.remui %n, %c3 : index
  %r = vector.extract %v[%i, %i] : vector<2xf32> from vector<2x3x2xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<2xf32>
  return
}
func.func @insert_dynamic(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %vf : vector<12xf32> to vector<2x3x2xf32>
  %n = memref.dim %a, %c0 : memref<64xf32>
  %c3 = arith.constant 3 : index
  %i = arith.remui %n, %c3 : index
  %x = arith.constant 0.5 : f32
  %r = vector.insert %x, %v [%i, 2, %i] : f32 into vector<2x3x2xf32>
  %flat = vector.shape_cast %r : vector<2x3x2xf32> to vector<12xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<12xf32>
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
//   show("splat", _mlir_ciface_splat);
//   show("extractelement", _mlir_ciface_extractelement);
//   show("insertelement", _mlir_ciface_insertelement);
//   show("matrix_multiply", _mlir_ciface_matrix_multiply);
//   show("flat_transpose", _mlir_ciface_flat_transpose);
//   show("extract_dynamic", _mlir_ciface_extract_dynamic);
//   show("insert_dynamic", _mlir_ciface_insert_dynamic);
//   return 0;
// }
// output:
// splat: 1 1 1 1 1 1
// extractelement: 3
// insertelement: 1 9.5 3 4
// matrix_multiply: 22 28 49 64 76 100 103 136
// flat_transpose: 1 3 5 2 4 6
// extract_dynamic: 9 10
// insert_dynamic: 1 2 3 4 5 6 7 8 9 10 11 0.5
