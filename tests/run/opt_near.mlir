// A knapsack: the distance between the load and the store of other iterations is positive, negative or zero.
func.func @knapsack(%best: memref<?xi32>, %distance: index, %from: index, %to: index, %v: i32)
    attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %count = arith.subi %to, %from : index
  %c0 = arith.constant 0 : index
  scf.for %k = %c0 to %count step %c1 {
    %down = arith.subi %to, %k : index
    %at = arith.subi %down, %c1 : index
    %other = arith.subi %at, %distance : index
    %old = memref.load %best[%at] : memref<?xi32>
    %previous = memref.load %best[%other] : memref<?xi32>
    %taken = arith.addi %previous, %v : i32
    %r = arith.maxsi %old, %taken : i32
    memref.store %r, %best[%at] : memref<?xi32>
  }
  return
}
// Three loads from one array and two stores to another, upwards; the element that is stored second is loaded first.
func.func @three(%x: memref<?xi16>, %y: memref<?xi16>, %n: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %i1 = arith.addi %i, %c1 : index
    %i2 = arith.addi %i, %c2 : index
    %a = memref.load %x[%i] : memref<?xi16>
    %b = memref.load %x[%i1] : memref<?xi16>
    %c = memref.load %x[%i2] : memref<?xi16>
    %s = arith.addi %a, %b : i16
    memref.store %s, %y[%i1] : memref<?xi16>
    %d = memref.load %x[%i1] : memref<?xi16>
    %t = arith.subi %c, %d : i16
    memref.store %t, %y[%i] : memref<?xi16>
  }
  return
}
// A store to each array, and a sum of the elements that are loaded between the stores.
func.func @stores(%x: memref<?xi32>, %y: memref<?xi32>, %n: index) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i32 {
    %w = arith.index_cast %i : index to i32
    memref.store %w, %x[%i] : memref<?xi32>
    %a = memref.load %y[%i] : memref<?xi32>
    %next = arith.addi %sum, %a : i32
    memref.store %zero, %y[%i] : memref<?xi32>
    scf.yield %next : i32
  }
  return %sum : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// enum { SIZE = 160, MIDDLE = 60, MOST = 50 };
// #define M1(kind, x) &(struct MemRefDescriptor_##kind##_1){x, x, 0, {SIZE}, {1}}
// static int knapsack(int distance, int n) {
//   int32_t x[SIZE], y[SIZE];
//   for (int i = 0; i < SIZE; i++) x[i] = y[i] = i * 7919 % 101;
//   _mlir_ciface_knapsack(M1(i32, x), distance, MIDDLE, MIDDLE + n, 5);
//   for (int i = MIDDLE + n - 1; i >= MIDDLE; i--)
//     if (y[i] < y[i - distance] + 5) y[i] = y[i - distance] + 5;
//   return !memcmp(x, y, sizeof x);
// }
// static int three(int distance, int n) {
//   int16_t x[SIZE], y[SIZE];
//   for (int i = 0; i < SIZE; i++) x[i] = y[i] = i * 7919 % 101;
//   _mlir_ciface_three(M1(i16, x + MIDDLE), M1(i16, x + MIDDLE + distance), n);
//   int16_t *u = y + MIDDLE, *v = y + MIDDLE + distance;
//   for (int i = 0; i < n; i++) {
//     int c = u[i + 2];
//     v[i + 1] = u[i] + u[i + 1];
//     v[i] = c - u[i + 1];
//   }
//   return !memcmp(x, y, sizeof x);
// }
// static int stores(int distance, int n) {
//   int32_t x[SIZE], y[SIZE], sum = 0;
//   for (int i = 0; i < SIZE; i++) x[i] = y[i] = i * 7919 % 101;
//   int32_t got = _mlir_ciface_stores(M1(i32, x + MIDDLE), M1(i32, x + MIDDLE + distance), n);
//   int32_t *u = y + MIDDLE, *v = y + MIDDLE + distance;
//   for (int i = 0; i < n; i++) {
//     u[i] = i;
//     sum += v[i];
//     v[i] = 0;
//   }
//   return got == sum && !memcmp(x, y, sizeof x);
// }
// int main(void) {
//   int good[3] = {0}, all = 0;
//   for (int distance = -MOST; distance <= MOST; distance++)
//     for (int n = 0; n < 48; n++, all++) {
//       good[0] += knapsack(distance, n);
//       good[1] += three(distance, n);
//       good[2] += stores(distance, n);
//     }
//   printf("%d, %d and %d of %d\n", good[0], good[1], good[2], all);
// }
// output:
// 4848, 4848 and 4848 of 4848
