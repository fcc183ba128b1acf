// Reductions and scans of floats.
func.func @add(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<5xf32>
  %r = vector.reduction <add>, %v : vector<5xf32> into f32
  memref.store %r, %o[%c0] : memref<64xf32>
  return
}
func.func @add_acc(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<5xf32>
  %x = arith.constant 0.5 : f32
  %r = vector.reduction <add>, %v, %x : vector<5xf32> into f32
  memref.store %r, %o[%c0] : memref<64xf32>
  return
}
func.func @mul(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<5xf32>
  %r = vector.reduction <mul>, %v fastmath<nnan> : vector<5xf32> into f32
  memref.store %r, %o[%c0] : memref<64xf32>
  return
}
func.func @maximumf(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<5xf32>
  %x = arith.constant 7.5 : f32
  %r = vector.reduction <maximumf>, %v, %x : vector<5xf32> into f32
  memref.store %r, %o[%c0] : memref<64xf32>
  return
}
func.func @minnumf(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<5xf32>
  %r = vector.reduction <minnumf>, %v : vector<5xf32> into f32
  memref.store %r, %o[%c0] : memref<64xf32>
  return
}
func.func @multi_inner(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %vf : vector<6xf32> to vector<2x3xf32>
  %acc = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %r = vector.multi_reduction <add>, %v, %acc [1] : vector<2x3xf32> to vector<2xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<2xf32>
  return
}
func.func @multi_outer(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %vf : vector<6xf32> to vector<2x3xf32>
  %acc = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  %r = vector.multi_reduction <mul>, %v, %acc [0] : vector<2x3xf32> to vector<3xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<3xf32>
  return
}
func.func @multi_middle(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %vf : vector<12xf32> to vector<2x3x2xf32>
  %accf = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %acc = vector.shape_cast %accf : vector<4xf32> to vector<2x2xf32>
  %r = vector.multi_reduction <maximumf>, %v, %acc [1] : vector<2x3x2xf32> to vector<2x2xf32>
  %flat = vector.shape_cast %r : vector<2x2xf32> to vector<4xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @multi_outer_and_inner(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<12xf32>
  %v = vector.shape_cast %vf : vector<12xf32> to vector<2x3x2xf32>
  %acc = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  %r = vector.multi_reduction <add>, %v, %acc [0, 2] : vector<2x3x2xf32> to vector<3xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<3xf32>
  return
}
func.func @multi_all(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %vf : vector<6xf32> to vector<2x3xf32>
  %x = arith.constant 0.5 : f32
  %r = vector.multi_reduction <add>, %v, %x [0, 1] : vector<2x3xf32> to f32
  memref.store %r, %o[%c0] : memref<64xf32>
  return
}
func.func @fma(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %vf : vector<6xf32> to vector<2x3xf32>
  %r = vector.fma %v, %v, %v : vector<2x3xf32>
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
//   show("add", _mlir_ciface_add);
//   show("add_acc", _mlir_ciface_add_acc);
//   show("mul", _mlir_ciface_mul);
//   show("maximumf", _mlir_ciface_maximumf);
//   show("minnumf", _mlir_ciface_minnumf);
//   show("multi_inner", _mlir_ciface_multi_inner);
//   show("multi_outer", _mlir_ciface_multi_outer);
//   show("multi_middle", _mlir_ciface_multi_middle);
//   show("multi_outer_and_inner", _mlir_ciface_multi_outer_and_inner);
//   show("multi_all", _mlir_ciface_multi_all);
//   show("fma", _mlir_ciface_fma);
//   return 0;
// }
// output:
// add: 15
// add_acc: 15.5
// mul: 120
// maximumf: 7.5
// minnumf: 1
// multi_inner: 7 17
// multi_outer: 4 20 54
// multi_middle: 5 6 11 12
// multi_outer_and_inner: 19 28 37
// multi_all: 21.5
// fma: 2 6 12 20 30 42
// -----
// Reductions of integers.
func.func @add(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xi32>, vector<4xi32>
  %r = vector.reduction <add>, %v : vector<4xi32> into i32
  memref.store %r, %o[%c0] : memref<64xi32>
  return
}
func.func @mul_acc(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xi32>, vector<4xi32>
  %x = arith.constant 3 : i32
  %r = vector.reduction <mul>, %v, %x : vector<4xi32> into i32
  memref.store %r, %o[%c0] : memref<64xi32>
  return
}
func.func @minsi(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xi32>, vector<4xi32>
  %x = arith.constant -3 : i32
  %r = vector.reduction <minsi>, %v, %x : vector<4xi32> into i32
  memref.store %r, %o[%c0] : memref<64xi32>
  return
}
func.func @minui(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xi32>, vector<4xi32>
  %x = arith.constant -3 : i32
  %r = vector.reduction <minui>, %v, %x : vector<4xi32> into i32
  memref.store %r, %o[%c0] : memref<64xi32>
  return
}
func.func @maxsi(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xi32>, vector<4xi32>
  %x = arith.constant -3 : i32
  %r = vector.reduction <maxsi>, %v, %x : vector<4xi32> into i32
  memref.store %r, %o[%c0] : memref<64xi32>
  return
}
func.func @maxui(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xi32>, vector<4xi32>
  %x = arith.constant 9 : i32
  %r = vector.reduction <maxui>, %v, %x : vector<4xi32> into i32
  memref.store %r, %o[%c0] : memref<64xi32>
  return
}
func.func @and(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xi32>, vector<4xi32>
  %x = arith.constant 7 : i32
  %r = vector.reduction <and>, %v, %x : vector<4xi32> into i32
  memref.store %r, %o[%c0] : memref<64xi32>
  return
}
func.func @or(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xi32>, vector<4xi32>
  %r = vector.reduction <or>, %v : vector<4xi32> into i32
  memref.store %r, %o[%c0] : memref<64xi32>
  return
}
func.func @xor(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xi32>, vector<5xi32>
  %r = vector.reduction <xor>, %v : vector<5xi32> into i32
  memref.store %r, %o[%c0] : memref<64xi32>
  return
}
func.func @masked(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xi32>, vector<4xi32>
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c2 : vector<4xi1>
  %x = arith.constant 5 : i32
  %r = vector.mask %m { vector.reduction <mul>, %v, %x : vector<4xi32> into i32 } : vector<4xi1> -> i32
  memref.store %r, %o[%c0] : memref<64xi32>
  return
}
func.func @masked_multi(%a: memref<64xi32>, %o: memref<64xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xi32>, vector<6xi32>
  %v = vector.shape_cast %vf : vector<6xi32> to vector<2x3xi32>
  %acc = vector.load %a[%c0] : memref<64xi32>, vector<2xi32>
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c2, %c2 : vector<2x3xi1>
  %r = vector.mask %m { vector.multi_reduction <add>, %v, %acc [1] : vector<2x3xi32> to vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  vector.store %r, %o[%c0] : memref<64xi32>, vector<2xi32>
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
//   show("add", _mlir_ciface_add);
//   show("mul_acc", _mlir_ciface_mul_acc);
//   show("minsi", _mlir_ciface_minsi);
//   show("minui", _mlir_ciface_minui);
//   show("maxsi", _mlir_ciface_maxsi);
//   show("maxui", _mlir_ciface_maxui);
//   show("and", _mlir_ciface_and);
//   show("or", _mlir_ciface_or);
//   show("xor", _mlir_ciface_xor);
//   show("masked", _mlir_ciface_masked);
//   show("masked_multi", _mlir_ciface_masked_multi);
//   return 0;
// }
// output:
// add: 10
// mul_acc: 72
// minsi: -3
// minui: 1
// maxsi: 4
// maxui: 9
// and: 0
// or: 7
// xor: 1
// masked: 10
// masked_multi: 4 11
// -----
// Scans, in both dimensions.
// no-oracle: no pass of mlir-opt lowers them
func.func @inclusive(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %vf : vector<6xf32> to vector<2x3xf32>
  %i = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %r, %l = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @exclusive(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %vf : vector<6xf32> to vector<2x3xf32>
  %i = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %r, %l = vector.scan <add>, %v, %i {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @outer(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %vf : vector<6xf32> to vector<2x3xf32>
  %i = vector.load %a[%c0] : memref<64xf32>, vector<3xf32>
  %r, %l = vector.scan <mul>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
  %flat = vector.shape_cast %r : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @last(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %vf = vector.load %a[%c0] : memref<64xf32>, vector<6xf32>
  %v = vector.shape_cast %vf : vector<6xf32> to vector<2x3xf32>
  %i = vector.load %a[%c0] : memref<64xf32>, vector<2xf32>
  %r, %l = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
  vector.store %l, %o[%c0] : memref<64xf32>, vector<2xf32>
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
//   show("inclusive", _mlir_ciface_inclusive);
//   show("exclusive", _mlir_ciface_exclusive);
//   show("outer", _mlir_ciface_outer);
//   show("last", _mlir_ciface_last);
//   return 0;
// }
// output:
// inclusive: 1 3 6 4 9 15
// exclusive: 1 2 4 2 6 11
// outer: 1 2 3 1 4 9
// last: 6 15
