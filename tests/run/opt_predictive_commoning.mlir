// Loads of what the previous iteration stored: with steps of one and two, upwards and downwards, and in a row of a table.
func.func @sums(%x: memref<?xi32>, %n: index) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %n step %c1 {
    %j = arith.subi %i, %c1 : index
    %a = memref.load %x[%j] : memref<?xi32>
    %b = memref.load %x[%i] : memref<?xi32>
    %s = arith.addi %a, %b : i32
    memref.store %s, %x[%i] : memref<?xi32>
  }
  return
}
func.func @skips(%x: memref<?xf64>, %n: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c2 {
    %j = arith.addi %i, %c2 : index
    %a = memref.load %x[%i] : memref<?xf64>
    %b = arith.addf %a, %a : f64
    memref.store %b, %x[%j] : memref<?xf64>
  }
  return
}
// The longest common subsequence of two texts.
func.func @table(%a: memref<?xi8>, %b: memref<?xi8>, %t: memref<?x?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %m = memref.dim %a, %c0 : memref<?xi8>
  %n = memref.dim %b, %c0 : memref<?xi8>
  scf.for %i = %c0 to %m step %c1 {
    %x = memref.load %a[%i] : memref<?xi8>
    %i1 = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %n step %c1 {
      %y = memref.load %b[%j] : memref<?xi8>
      %j1 = arith.addi %j, %c1 : index
      %diagonal = memref.load %t[%i, %j] : memref<?x?xi32>
      %up = memref.load %t[%i, %j1] : memref<?x?xi32>
      %left = memref.load %t[%i1, %j] : memref<?x?xi32>
      %equal = arith.cmpi eq, %x, %y : i8
      %longer = arith.addi %diagonal, %one : i32
      %max = arith.maxsi %up, %left : i32
      %r = arith.select %equal, %longer, %max : i32
      memref.store %r, %t[%i1, %j1] : memref<?x?xi32>
    }
  }
  %result = memref.load %t[%m, %n] : memref<?x?xi32>
  return %result : i32
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// int main(void) {
//   int32_t x[10];
//   for (int n = 0; n <= 10; n += 5) {
//     for (int i = 0; i < 10; i++) x[i] = i + 1;
//     struct MemRefDescriptor_i32_1 mx = {x, x, 0, {10}, {1}};
//     _mlir_ciface_sums(&mx, n);
//     for (int i = 0; i < 10; i++) printf("%d ", x[i]);
//     puts(".");
//   }
//   double d[10] = {1, 3};
//   struct MemRefDescriptor_f64_1 md = {d, d, 0, {10}, {1}};
//   _mlir_ciface_skips(&md, 7);
//   for (int i = 0; i < 10; i++) printf("%g ", d[i]);
//   puts(".");
//   char a[] = "carried numbers", b[] = "a sum is carried";
//   int32_t t[16][17];
//   memset(t, 0, sizeof t);
//   struct MemRefDescriptor_i8_1 ma = {(int8_t *)a, (int8_t *)a, 0, {15}, {1}}, mb = {(int8_t *)b, (int8_t *)b, 0, {16}, {1}};
//   struct MemRefDescriptor_i32_2 mt = {t[0], t[0], 0, {16, 17}, {17, 1}};
//   printf("%d\n", _mlir_ciface_table(&ma, &mb, &mt));
// }
// output:
// 1 2 3 4 5 6 7 8 9 10 .
// 1 3 6 10 15 6 7 8 9 10 .
// 1 3 6 10 15 21 28 36 45 55 .
// 1 3 2 0 4 0 8 0 16 0 .
// 7
