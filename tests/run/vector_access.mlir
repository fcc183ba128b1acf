// Loads and stores of vectors, under masks and at given positions.
func.func @load_store(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %r = vector.load %a[%c3] {alignment = 4} : memref<64xf32>, vector<5xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<5xf32>
  return
}
func.func @maskedload(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c3 = arith.constant 3 : index
  %r = vector.maskedload %a[%c3], %k, %v : memref<64xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @maskedstore(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %k = arith.constant dense<[true, true, false, true]> : vector<4xi1>
  vector.maskedstore %o[%c0], %k, %v : memref<64xf32>, vector<4xi1>, vector<4xf32>
  return
}
func.func @gather(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c3 = arith.constant 3 : index
  %i = arith.constant dense<[5, 1, 0, -3]> : vector<4xi32>
  %r = vector.gather %a[%c3] [%i], %k, %v : memref<64xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @gather_index(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %i = arith.constant dense<[5, 1, 0, 3]> : vector<4xindex>
  %r = vector.gather %a[%c0] [%i], %k, %v : memref<64xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @scatter(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %k = arith.constant dense<[true, true, true, false]> : vector<4xi1>
  %i = arith.constant dense<[1, 0, 1, 2]> : vector<4xi32>
  vector.scatter %o[%c0] [%i], %k, %v : memref<64xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
func.func @expandload(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c3 = arith.constant 3 : index
  %r = vector.expandload %a[%c3], %k, %v : memref<64xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @compressstore(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  vector.compressstore %o[%c0], %k, %v : memref<64xf32>, vector<4xi1>, vector<4xf32>
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
//   show("load_store", _mlir_ciface_load_store);
//   show("maskedload", _mlir_ciface_maskedload);
//   show("maskedstore", _mlir_ciface_maskedstore);
//   show("gather", _mlir_ciface_gather);
//   show("gather_index", _mlir_ciface_gather_index);
//   show("scatter", _mlir_ciface_scatter);
//   show("expandload", _mlir_ciface_expandload);
//   show("compressstore", _mlir_ciface_compressstore);
//   return 0;
// }
// output:
// load_store: 4 5 6 7 8
// maskedload: 4 2 6 7
// maskedstore: 1 2
// gather: 9 2 4 1
// gather_index: 6 2 1 4
// scatter: 2 3
// expandload: 4 2 5 6
// compressstore: 1 3 4
// -----
// Accesses with vectors of several dimensions, to memrefs of vectors, and with strides.
// no-oracle: mlir-opt lowers only vectors of one dimension and consecutive elements
func.func @load_2d(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [8, 8], strides: [8, 1] : memref<64xf32> to memref<8x8xf32>
  %r = vector.load %m[%c1, %c1] : memref<8x8xf32>, vector<2x3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @store_2d(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %v = vector.shape_cast %vf : vector<4xf32> to vector<2x2xf32>
  %m = memref.reinterpret_cast %o to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<64xf32> to memref<2x2xf32>
  vector.store %v, %m[%c0, %c0] : memref<2x2xf32>, vector<2x2xf32>
  return
}
func.func @gather_strided(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c1 = arith.constant 1 : index
  %i = arith.constant dense<[3, 1, 0, 2]> : vector<4xi8>
  %m = memref.reinterpret_cast %a to offset: [1], sizes: [8], strides: [3] : memref<64xf32> to memref<8xf32, strided<[3], offset: 1>>
  %r = vector.gather %m[%c1] [%i], %k, %v : memref<8xf32, strided<[3], offset: 1>>, vector<4xi8>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @gather_2d(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %v = vector.shape_cast %vf : vector<4xf32> to vector<2x2xf32>
  %k = arith.constant dense<[[true, true], [false, true]]> : vector<2x2xi1>
  %i = arith.constant dense<[[3, 1], [0, 2]]> : vector<2x2xindex>
  %r = vector.gather %a[%c0] [%i], %k, %v : memref<64xf32>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  %flat = vector.shape_cast %r : vector<2x2xf32> to vector<4xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @maskedload_2d(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %v = vector.shape_cast %vf : vector<4xf32> to vector<2x2xf32>
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<[[true, false], [false, true]]> : vector<2x2xi1>
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [8, 8], strides: [8, 1] : memref<64xf32> to memref<8x8xf32>
  %r = vector.maskedload %m[%c1, %c1], %k, %v : memref<8x8xf32>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  %flat = vector.shape_cast %r : vector<2x2xf32> to vector<4xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @memref_of_vectors(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xvector<4xf32>>
  vector.store %v, %m[%c1] : memref<2xvector<4xf32>>, vector<4xf32>
  %r = vector.load %m[%c1] : memref<2xvector<4xf32>>, vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @booleans(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<8xi1>
  %v = arith.constant dense<[true, false, true]> : vector<3xi1>
  vector.store %v, %m[%c0] : memref<8xi1>, vector<3xi1>
  %c2 = arith.constant 2 : index
  %b = memref.load %m[%c2] : memref<8xi1>
  %w = vector.load %m[%c0] : memref<8xi1>, vector<3xi1>
  %x = vector.broadcast %b : i1 to vector<3xi1>
  %y = arith.andi %w, %x : vector<3xi1>
  %r = arith.uitofp %y : vector<3xi1> to vector<3xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<3xf32>
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
//   show("load_2d", _mlir_ciface_load_2d);
//   show("store_2d", _mlir_ciface_store_2d);
//   show("gather_strided", _mlir_ciface_gather_strided);
//   show("gather_2d", _mlir_ciface_gather_2d);
//   show("maskedload_2d", _mlir_ciface_maskedload_2d);
//   show("memref_of_vectors", _mlir_ciface_memref_of_vectors);
//   show("booleans", _mlir_ciface_booleans);
//   return 0;
// }
// output:
// load_2d: 10 11 12 18 19 20
// store_2d: 1 2 3 4
// gather_strided: 14 2 5 11
// gather_2d: 4 2 3 3
// maskedload_2d: 10 2 3 19
// memref_of_vectors: 1 2 3 4
// booleans: 1 0 1
