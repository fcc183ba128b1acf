// Atomic changes of elements, by an instruction and by a loop.
func.func @rmw(%f: memref<?xf32>, %n: memref<?xi32>, %x: f32, %k: i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %0 = memref.atomic_rmw addf %x, %f[%c0] : (f32, memref<?xf32>) -> f32
  %2 = memref.atomic_rmw maximumf %x, %f[%c2] : (f32, memref<?xf32>) -> f32
  %3 = memref.atomic_rmw minimumf %x, %f[%c3] : (f32, memref<?xf32>) -> f32
  %4 = memref.atomic_rmw assign %x, %f[%c4] : (f32, memref<?xf32>) -> f32
  %5 = memref.atomic_rmw addi %k, %n[%c0] : (i32, memref<?xi32>) -> i32
  %7 = memref.atomic_rmw maxs %k, %n[%c2] : (i32, memref<?xi32>) -> i32
  %8 = memref.atomic_rmw mins %k, %n[%c3] : (i32, memref<?xi32>) -> i32
  %9 = memref.atomic_rmw maxu %k, %n[%c4] : (i32, memref<?xi32>) -> i32
  %10 = memref.atomic_rmw minu %k, %n[%c5] : (i32, memref<?xi32>) -> i32
  %11 = memref.atomic_rmw andi %k, %n[%c6] : (i32, memref<?xi32>) -> i32
  %12 = memref.atomic_rmw ori %k, %n[%c7] : (i32, memref<?xi32>) -> i32
  %13 = memref.atomic_rmw assign %k, %n[%c8] : (i32, memref<?xi32>) -> i32
  %14 = memref.atomic_rmw addi %13, %n[%c9] : (i32, memref<?xi32>) -> i32
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   float f[10];
//   int32_t n[10];
//   for (int i = 0; i < 10; i++) {
//     f[i] = (float)i - 2.5f;
//     n[i] = i * 3 - 7;
//   }
//   struct MemRefDescriptor_f32_1 floats = {f, f, 0, {10}, {1}};
//   struct MemRefDescriptor_i32_1 ints = {n, n, 0, {10}, {1}};
//   _mlir_ciface_rmw(&floats, &ints, 0.75f, 5);
//   for (int i = 0; i < 10; i++)
//     printf("%g %d\n", (double)f[i], n[i]);
//   return 0;
// }
// output:
// -1.75 -2
// -1.5 -4
// 0.75 5
// 0.5 2
// 0.75 5
// 2.5 5
// 3.5 1
// 4.5 15
// 5.5 5
// 6.5 37
// -----
// Loops: products, regions, and floats, which are exchanged by their bits.
// no-oracle: after the passes before it, MLIR does not convert them
func.func @clamp(%f: memref<?xf64>, %i: index, %x: f64) -> f64 attributes {llvm.emit_c_interface} {
  %0 = memref.generic_atomic_rmw %f[%i] : memref<?xf64> {
  ^bb0(%old: f64):
    %s = arith.addf %old, %x : f64
    %h = arith.mulf %s, %s : f64
    memref.atomic_yield %h : f64
  }
  %1 = memref.atomic_rmw mulf %x, %f[%i] : (f64, memref<?xf64>) -> f64
  %2 = arith.addf %0, %1 : f64
  return %2 : f64
}
func.func @generic(%f: memref<2x?xi32>, %i: index, %j: index, %k: i32) -> i32 attributes {llvm.emit_c_interface} {
  %0 = memref.generic_atomic_rmw %f[%i, %j] : memref<2x?xi32> {
  ^bb0(%old: i32):
    %c = arith.cmpi sgt, %old, %k : i32
    %a = arith.subi %old, %k : i32
    %new = arith.select %c, %a, %k : i32
    memref.atomic_yield %new : i32
  }
  return %0 : i32
}
func.func @product(%n: memref<?xi32>, %i: index, %k: i32) -> i32 attributes {llvm.emit_c_interface} {
  %0 = memref.atomic_rmw muli %k, %n[%i] : (i32, memref<?xi32>) -> i32
  return %0 : i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   double d[2] = {1.5, 2.5};
//   struct MemRefDescriptor_f64_1 pair = {d, d, 0, {2}, {1}};
//   double old = _mlir_ciface_clamp(&pair, 1, 0.5);
//   int32_t n[2] = {3, 4};
//   struct MemRefDescriptor_i32_1 ints = {n, n, 0, {2}, {1}};
//   int32_t before = _mlir_ciface_product(&ints, 1, 5);
//   int32_t m[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
//   struct MemRefDescriptor_i32_2 grid = {m, m, 0, {2, 5}, {5, 1}};
//   printf("%d", _mlir_ciface_generic(&grid, 1, 2, 4));
//   printf(" %d", m[7]);
//   printf(" %d", _mlir_ciface_generic(&grid, 1, 4, 2));
//   printf(" %d\n", m[9]);
//   printf("%g %g %g %d %d\n", old, d[0], d[1], before, n[1]);
//   return 0;
// }
// output:
// 8 4 10 8
// 11.5 1.5 4.5 4 20
