// Masks.
func.func @constant_mask(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %m = vector.constant_mask [2, 1] : vector<3x2xi1>
  %one = arith.constant dense<1.0> : vector<3x2xf32>
  %zero = arith.constant dense<0.0> : vector<3x2xf32>
  %r = arith.select %m, %one, %zero : vector<3x2xi1>, vector<3x2xf32>
  %flat = vector.shape_cast %r : vector<3x2xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @constant_mask_zero(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %m = vector.constant_mask [0, 0] : vector<3x2xi1>
  %one = arith.constant dense<1.0> : vector<3x2xf32>
  %zero = arith.constant dense<0.0> : vector<3x2xf32>
  %r = arith.select %m, %one, %zero : vector<3x2xi1>, vector<3x2xf32>
  %flat = vector.shape_cast %r : vector<3x2xf32> to vector<6xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<6xf32>
  return
}
func.func @create_mask(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %a, %c0 : memref<64xf32>
  %b = arith.remui %n, %c2 : index
  %d = arith.addi %b, %c2 : index
  %m = vector.create_mask %d, %c2 : vector<3x3xi1>
  %one = arith.constant dense<1.0> : vector<3x3xf32>
  %zero = arith.constant dense<0.0> : vector<3x3xf32>
  %r = arith.select %m, %one, %zero : vector<3x3xi1>, vector<3x3xf32>
  %flat = vector.shape_cast %r : vector<3x3xf32> to vector<9xf32>
  vector.store %flat, %o[%c0] : memref<64xf32>, vector<9xf32>
  return
}
func.func @create_mask_negative(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant -5 : index
  %m = vector.create_mask %c5 : vector<3xi1>
  %one = arith.constant dense<1.0> : vector<3xf32>
  %zero = arith.constant dense<0.0> : vector<3xf32>
  %r = arith.select %m, %one, %zero : vector<3xi1>, vector<3xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<3xf32>
  return
}
func.func @create_mask_large(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 500 : index
  %m = vector.create_mask %c5 : vector<3xi1>
  %one = arith.constant dense<1.0> : vector<3xf32>
  %zero = arith.constant dense<0.0> : vector<3xf32>
  %r = arith.select %m, %one, %zero : vector<3xi1>, vector<3xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<3xf32>
  return
}
func.func @masked_read(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 0.5 : f32
  %m = vector.create_mask %c2 : vector<4xi1>
  %r = vector.mask %m { vector.transfer_read %a[%c2], %x {in_bounds = [true]} : memref<64xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @masked_write(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c2 : vector<4xi1>
  vector.mask %m { vector.transfer_write %v, %o[%c0] {in_bounds = [true]} : vector<4xf32>, memref<64xf32> } : vector<4xi1>
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
//   show("constant_mask", _mlir_ciface_constant_mask);
//   show("constant_mask_zero", _mlir_ciface_constant_mask_zero);
//   show("create_mask", _mlir_ciface_create_mask);
//   show("create_mask_negative", _mlir_ciface_create_mask_negative);
//   show("create_mask_large", _mlir_ciface_create_mask_large);
//   show("masked_read", _mlir_ciface_masked_read);
//   show("masked_write", _mlir_ciface_masked_write);
//   return 0;
// }
// output:
// constant_mask: 1 0 1 0 0 0
// constant_mask_zero: 0 0 0 0 0 0
// create_mask: 1 1 0 1 1 0 0 0 0
// create_mask_negative: 0 0 0
// create_mask_large: 1 1 1
// masked_read: 3 4 0.5 0.5
// masked_write: 1 2
// -----
// A mask with values for the other lanes, of an operation that cannot run under one, and of none.
// no-oracle: mlir-opt does not lower them, or with another value in the other lanes
func.func @masked_gather(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %c3 = arith.constant 3 : index
  %m = vector.create_mask %c3 : vector<4xi1>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %i = arith.constant dense<[9, 8, 7, 6]> : vector<4xi32>
  %r = vector.mask %m { vector.gather %a[%c0] [%i], %k, %v : memref<64xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @masked_passthru(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 0.5 : f32
  %p = arith.constant dense<[10.0, 20.0, 30.0, 40.0]> : vector<4xf32>
  %m = vector.create_mask %c2 : vector<4xi1>
  %r = vector.mask %m, %p { vector.transfer_read %a[%c2], %x {in_bounds = [true]} : memref<64xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.store %r, %o[%c0] : memref<64xf32>, vector<4xf32>
  return
}
func.func @others(%a: memref<64xf32>, %o: memref<64xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<64xf32>, vector<4xf32>
  %m = arith.constant dense<true> : vector<4xi1>
  %r = vector.mask %m { arith.addf %v, %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %s = vector.mask %m { vector.yield %r : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %m { } : vector<4xi1>
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
//   show("masked_gather", _mlir_ciface_masked_gather);
//   show("masked_passthru", _mlir_ciface_masked_passthru);
//   show("others", _mlir_ciface_others);
//   return 0;
// }
// output:
// masked_gather: 10 2 8 4
// masked_passthru: 3 4 30 40
// others: 2 4 6 8
