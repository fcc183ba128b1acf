// Loops whose iterations may run in any order.
func.func @box(%a: index, %b: index, %s: index, %out: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : index
  scf.parallel (%i, %j) = (%a, %one) to (%b, %b) step (%s, %one) {
    %0 = arith.muli %i, %j : index
    %1 = arith.index_cast %0 : index to i32
    memref.store %1, %out[%i, %j] : memref<?x?xi32>
  }
  return
}
func.func @reduce(%m: memref<?xf64>, %n: index, %start: f64) -> (f64, i32) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %each = arith.constant 1 : i32
  %0:2 = scf.parallel (%i, %j) = (%zero, %zero) to (%n, %n) step (%one, %one) init (%start, %none) -> (f64, i32) {
    %x = memref.load %m[%i] : memref<?xf64>
    scf.reduce(%x, %each : f64, i32) {
    ^bb0(%p: f64, %q: f64):
      %2 = arith.maximumf %p, %q : f64
      scf.reduce.return %2 : f64
    }, {
    ^bb0(%p: i32, %q: i32):
      %2 = arith.addi %p, %q : i32
      scf.reduce.return %2 : i32
    }
  }
  return %0#0, %0#1 : f64, i32
}
func.func @last(%m: memref<?xi32>, %n: index) -> memref<?xi32> attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%zero) to (%n) step (%one) init (%m) -> memref<?xi32> {
    scf.reduce(%m : memref<?xi32>) {
    ^bb0(%p: memref<?xi32>, %q: memref<?xi32>):
      scf.reduce.return %q : memref<?xi32>
    }
  }
  return %0 : memref<?xi32>
}
func.func @forall(%n: index, %out: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  scf.forall (%i, %j) in (%n, 3) {
    %0 = arith.addi %i, %j : index
    %1 = arith.index_cast %0 : index to i32
    memref.store %1, %out[%i, %j] : memref<?x?xi32>
    scf.forall.in_parallel {
    }
  }
  scf.forall (%i) = (1) to (%n) step (2) {
    %c = arith.constant 6 : index
    %1 = arith.index_cast %i : index to i32
    memref.store %1, %out[%i, %c] : memref<?x?xi32>
  }
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// static void show(const int32_t *grid) {
//   for (int i = 0; i < 56; i++)
//     printf("%d%c", grid[i], i % 7 == 6 ? '\n' : ' ');
// }
//
// int main(void) {
//   int32_t grid[56] = {0}, other[56] = {0};
//   struct MemRefDescriptor_i32_2 g = {grid, grid, 0, {8, 7}, {7, 1}};
//   _mlir_ciface_box(2, 6, 3, &g);
//   show(grid);
//   double d[3] = {1.5, 7.25, -3};
//   struct MemRefDescriptor_f64_1 m = {d, d, 0, {3}, {1}};
//   struct reduce_results r;
//   _mlir_ciface_reduce(&r, &m, 3, 2);
//   printf("%g %d\n", r.r0, r.r1);
//   _mlir_ciface_reduce(&r, &m, 0, 2);
//   printf("%g %d\n", r.r0, r.r1);
//   struct MemRefDescriptor_i32_1 l = {other, grid, 0, {5}, {1}}, k;
//   _mlir_ciface_last(&k, &l, 2);
//   printf("%d %d %lld\n", k.allocated == other, k.aligned == grid, (long long)k.sizes[0]);
//   struct MemRefDescriptor_i32_2 o = {other, other, 0, {8, 7}, {7, 1}};
//   _mlir_ciface_forall(4, &o);
//   show(other);
//   return 0;
// }
// output:
// 0 0 0 0 0 0 0
// 0 0 0 0 0 0 0
// 0 2 4 6 8 10 0
// 0 0 0 0 0 0 0
// 0 0 0 0 0 0 0
// 0 5 10 15 20 25 0
// 0 0 0 0 0 0 0
// 0 0 0 0 0 0 0
// 7.25 9
// 2 0
// 1 1 5
// 0 1 2 0 0 0 0
// 1 2 3 0 0 0 1
// 2 3 4 0 0 0 0
// 3 4 5 0 0 0 3
// 0 0 0 0 0 0 0
// 0 0 0 0 0 0 0
// 0 0 0 0 0 0 0
// 0 0 0 0 0 0 0
