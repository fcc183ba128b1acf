// Contractions and outer products.
func.func @dot(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %x = arith.constant 0.5 : f32
  %r = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %x : vector<4xf32>, vector<4xf32> into f32
  memref.store %r, %o[%c0] : memref<64xf32>
  return
}
func.func @matmul(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %x = vector.shape_cast %xf : vector<6xf32> to vector<2x3xf32>
  %bf = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %b = vector.shape_cast %bf : vector<12xf32> to vector<3x4xf32>
  %cf = vector.load %a[%c0] : memref<64xf32>, vector<8xf32>
  %c = vector.shape_cast %cf : vector<8xf32> to vector<2x4xf32>
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %x, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %flat = vector.shape_cast %r : vector<2x4xf32> to vector<8xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<8xf32>
  return
}
func.func @matmul_transposed(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %x = vector.shape_cast %xf : vector<6xf32> to vector<3x2xf32>
  %bf = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %b = vector.shape_cast %bf : vector<12xf32> to vector<4x3xf32>
  %cf = vector.load %a[%c0] : memref<64xf32>, vector<8xf32>
  %c = vector.shape_cast %cf : vector<8xf32> to vector<4x2xf32>
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"]} %x, %b, %c : vector<3x2xf32>, vector<4x3xf32> into vector<4x2xf32>
  %flat = vector.shape_cast %r : vector<4x2xf32> to vector<8xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<8xf32>
  return
}
func.func @matvec(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %x = vector.shape_cast %xf : vector<6xf32> to vector<2x3xf32>
  %b = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  %c = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %r = vector.contract {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]} %x, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<2xf32>
  return
}
func.func @batch(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %x = vector.shape_cast %xf : vector<12xf32> to vector<2x2x3xf32>
  %bf = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %b = vector.shape_cast %bf : vector<12xf32> to vector<2x3x2xf32>
  %cf = vector.load %a[%c0] : memref<64xf32>, vector<8xf32>
  %c = vector.shape_cast %cf : vector<8xf32> to vector<2x2x2xf32>
  %r = vector.contract {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %x, %b, %c : vector<2x2x3xf32>, vector<2x3x2xf32> into vector<2x2x2xf32>
  %flat = vector.shape_cast %r : vector<2x2x2xf32> to vector<8xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<8xf32>
  return
}
func.func @two_reductions(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %x = vector.shape_cast %xf : vector<12xf32> to vector<2x2x3xf32>
  %bf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %b = vector.shape_cast %bf : vector<6xf32> to vector<2x3xf32>
  %c = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %r = vector.contract {indexing_maps = [affine_map<(m, k, l) -> (k, m, l)>, affine_map<(m, k, l) -> (k, l)>, affine_map<(m, k, l) -> (m)>], iterator_types = ["parallel", "reduction", "reduction"]} %x, %b, %c : vector<2x2x3xf32>, vector<2x3xf32> into vector<2xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<2xf32>
  return
}
func.func @all_reduced(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %x = vector.shape_cast %xf : vector<6xf32> to vector<2x3xf32>
  %c = arith.constant 0.5 : f32
  %r = vector.contract {indexing_maps = [affine_map<(k, l) -> (k, l)>, affine_map<(k, l) -> (k, l)>, affine_map<(k, l) -> ()>], iterator_types = ["reduction", "reduction"]} %x, %x, %c : vector<2x3xf32>, vector<2x3xf32> into f32
  memref.store %r, %o[%c0] : memref<64xf32>
  return
}
func.func @outerproduct(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %b = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  %r = vector.outerproduct %x, %b : vector<2xf32>, vector<3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @outerproduct_acc(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %b = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  %cf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %c = vector.shape_cast %cf : vector<6xf32> to vector<2x3xf32>
  %r = vector.outerproduct %x, %b, %c : vector<2xf32>, vector<3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @outerproduct_max(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %b = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  %cf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %c = vector.shape_cast %cf : vector<6xf32> to vector<2x3xf32>
  %r = vector.outerproduct %x, %b, %c {kind = #vector.kind<maxnumf>} : vector<2xf32>, vector<3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @axpy(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  %c = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  %y = arith.constant 10.0 : f32
  %r = vector.outerproduct %x, %y, %c : vector<3xf32>, f32
  vector.store %r, %o[%c0] : memref<64xf32>, vector<3xf32>
  return
}
func.func @masked_outerproduct(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %b = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  %cf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %c = vector.shape_cast %cf : vector<6xf32> to vector<2x3xf32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c1, %c2 : vector<2x3xi1>
  %r = vector.mask %m { vector.outerproduct %x, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
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
//   show("dot", _mlir_ciface_dot);
//   show("matmul", _mlir_ciface_matmul);
//   show("matmul_transposed", _mlir_ciface_matmul_transposed);
//   show("matvec", _mlir_ciface_matvec);
//   show("batch", _mlir_ciface_batch);
//   show("two_reductions", _mlir_ciface_two_reductions);
//   show("all_reduced", _mlir_ciface_all_reduced);
//   show("outerproduct", _mlir_ciface_outerproduct);
//   show("outerproduct_acc", _mlir_ciface_outerproduct_acc);
//   show("outerproduct_max", _mlir_ciface_outerproduct_max);
//   show("axpy", _mlir_ciface_axpy);
//   show("masked_outerproduct", _mlir_ciface_masked_outerproduct);
//   return 0;
// }
// output:
// dot: 30.5
// matmul: 39 46 53 60 88 104 120 136
// matmul_transposed: 23 30 52 68 81 106 110 144
// matvec: 15 34
// batch: 23 30 52 68 225 250 308 342
// two_reductions: 137 201
// all_reduced: 91.5
// outerproduct: 1 2 3 2 4 6
// outerproduct_acc: 2 4 6 6 9 12
// outerproduct_max: 1 2 3 4 5 6
// axpy: 11 22 33
// masked_outerproduct: 2 4 3 4 5 6
// -----
// Contractions of integers.
func.func @matmul(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<64xi32>, vector<6xi32>
  %x = vector.shape_cast %xf : vector<6xi32> to vector<2x3xi32>
  %bf = vector.load %a[%c0] : memref<64xi32>, vector<12xi32>
  %b = vector.shape_cast %bf : vector<12xi32> to vector<3x4xi32>
  %cf = vector.load %a[%c0] : memref<64xi32>, vector<8xi32>
  %c = vector.shape_cast %cf : vector<8xi32> to vector<2x4xi32>
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %x, %b, %c : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %flat = vector.shape_cast %r : vector<2x4xi32> to vector<8xi32>
  vector.store %flat, %o[%c0] : memref<64xi32>, vector<8xi32>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// typedef const struct MemRefDescriptor_i32_1 Buffer;
// static int32_t in[64], out[64];
//
// // Runs a kernel on 1, 2, ... and prints what it wrote before the first -1.
// static void show(const char *name, void (*kernel)(Buffer *, Buffer *)) {
//   Buffer a = {in, in, 0, {64}, {1}}, o = {out, out, 0, {64}, {1}};
//   for (int i = 0; i < 64; i++) {
//     in[i] = (int32_t)(i + 1);
//     out[i] = -1;
//   }
//   kernel(&a, &o);
//   printf("%s:", name);
//   for (int i = 0; i < 64 && out[i] != -1; i++)
//     printf(" %d", out[i]);
//   printf("\n");
// }
//
// int main(void) {
//   show("matmul", _mlir_ciface_matmul);
//   return 0;
// }
// output:
// matmul: 39 46 53 60 88 104 120 136
// -----
// Contractions under a mask, otherwise than by sums, and of operands narrower than the result.
// no-oracle: mlir-opt lowers them in a pipeline of its own only
func.func @max(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<64xi32>, vector<6xi32>
  %x = vector.shape_cast %xf : vector<6xi32> to vector<2x3xi32>
  %bf = vector.load %a[%c0] : memref<64xi32>, vector<12xi32>
  %b = vector.shape_cast %bf : vector<12xi32> to vector<3x4xi32>
  %cf = vector.load %a[%c0] : memref<64xi32>, vector<8xi32>
  %c = vector.shape_cast %cf : vector<8xi32> to vector<2x4xi32>
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>} %x, %b, %c : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %flat = vector.shape_cast %r : vector<2x4xi32> to vector<8xi32>
  vector.store %flat, %o[%c0] : memref<64xi32>, vector<8xi32>
  return
}
func.func @mixed(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<64xi32>, vector<6xi32>
  %x = vector.shape_cast %xf : vector<6xi32> to vector<2x3xi32>
  %c = vector.load %a[%c0] : memref<64xi32>, vector<2xi32>
  %s = arith.constant dense<-100> : vector<2x3xi32>
  %n = arith.muli %x, %s : vector<2x3xi32>
  %t = arith.trunci %n : vector<2x3xi32> to vector<2x3xi8>
  %u = vector.extract %t[0] : vector<3xi8> from vector<2x3xi8>
  %r = vector.contract {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]} %t, %u, %c : vector<2x3xi8>, vector<3xi8> into vector<2xi32>
  vector.store %r, %o[%c0] : memref<64xi32>, vector<2xi32>
  return
}
func.func @masked_matmul(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %xf = vector.load %a[%c0] : memref<64xi32>, vector<6xi32>
  %x = vector.shape_cast %xf : vector<6xi32> to vector<2x3xi32>
  %bf = vector.load %a[%c0] : memref<64xi32>, vector<12xi32>
  %b = vector.shape_cast %bf : vector<12xi32> to vector<3x4xi32>
  %cf = vector.load %a[%c0] : memref<64xi32>, vector<8xi32>
  %c = vector.shape_cast %cf : vector<8xi32> to vector<2x4xi32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = vector.create_mask %c1, %c3, %c2 : vector<2x4x3xi1>
  %r = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %x, %b, %c : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32> } : vector<2x4x3xi1> -> vector<2x4xi32>
  %flat = vector.shape_cast %r : vector<2x4xi32> to vector<8xi32>
  vector.store %flat, %o[%c0] : memref<64xi32>, vector<8xi32>
  return
}
func.func @masked_dot(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xi32>, vector<4xi32>
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c2 : vector<4xi1>
  %x = arith.constant 100 : i32
  %r = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %x : vector<4xi32>, vector<4xi32> into i32 } : vector<4xi1> -> i32
  memref.store %r, %o[%c0] : memref<64xi32>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// typedef const struct MemRefDescriptor_i32_1 Buffer;
// static int32_t in[64], out[64];
//
// // Runs a kernel on 1, 2, ... and prints what it wrote before the first -1.
// static void show(const char *name, void (*kernel)(Buffer *, Buffer *)) {
//   Buffer a = {in, in, 0, {64}, {1}}, o = {out, out, 0, {64}, {1}};
//   for (int i = 0; i < 64; i++) {
//     in[i] = (int32_t)(i + 1);
//     out[i] = -1;
//   }
//   kernel(&a, &o);
//   printf("%s:", name);
//   for (int i = 0; i < 64 && out[i] != -1; i++)
//     printf(" %d", out[i]);
//   printf("\n");
// }
//
// int main(void) {
//   show("max", _mlir_ciface_max);
//   show("mixed", _mlir_ciface_mixed);
//   show("masked_matmul", _mlir_ciface_masked_matmul);
//   show("masked_dot", _mlir_ciface_masked_dot);
//   return 0;
// }
// output:
// max: 27 30 33 36 54 60 66 72
// mixed: 15073 -6654
// masked_matmul: 12 16 20 4 5 6 7 8
// masked_dot: 105
