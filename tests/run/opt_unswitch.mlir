// Loops with invariant conditions: true and false, with no and with many iterations, sums that are used after the
// loop, two conditions at once, and a condition that may trap, so that a loop without iterations must not compute it.
func.func @scaled(%x: memref<?xi32>, %n: index, %c: i1) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %v = memref.load %x[%i] : memref<?xi32>
    %w = scf.if %c -> i32 {
      %a = arith.muli %v, %three : i32
      scf.yield %a : i32
    } else {
      scf.yield %v : i32
    }
    memref.store %w, %x[%i] : memref<?xi32>
    %t = arith.addi %s, %w : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
func.func @selects(%x: memref<?xf64>, %n: index, %a: i32, %b: i1) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %five = arith.constant 5 : i32
  %half = arith.constant 0.5 : f64
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%l = %c0) -> index {
    %v = memref.load %x[%i] : memref<?xf64>
    %is_large = arith.cmpi sgt, %a, %five : i32
    %w = arith.select %is_large, %half, %v : f64
    %sum = arith.addf %w, %v : f64
    %y = arith.select %b, %sum, %w : f64
    memref.store %y, %x[%i] : memref<?xf64>
    scf.yield %i : index
  }
  return %last : index
}
func.func @quotients(%x: memref<?xi32>, %n: index, %d: i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i32
  scf.for %i = %c0 to %n step %c1 {
    %q = arith.divsi %two, %d : i32
    %c = arith.cmpi eq, %q, %two : i32
    scf.if %c {
      memref.store %q, %x[%i] : memref<?xi32>
    }
  }
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   for (int n = 0; n <= 20; n += 10)
//     for (int c = 0; c < 2; c++) {
//       int32_t x[20];
//       for (int i = 0; i < 20; i++) x[i] = i + 1;
//       struct MemRefDescriptor_i32_1 mx = {x, x, 0, {20}, {1}};
//       int32_t sum = _mlir_ciface_scaled(&mx, n, c);
//       printf("%d %d %d\n", sum, x[9], x[19]);
//     }
//   for (int a = 5; a <= 6; a++)
//     for (int b = 0; b < 2; b++) {
//       double x[9];
//       for (int i = 0; i < 9; i++) x[i] = i;
//       struct MemRefDescriptor_f64_1 mx = {x, x, 0, {9}, {1}};
//       int last = (int)_mlir_ciface_selects(&mx, 8, a, b);
//       printf("%d %g %g %g\n", last, x[0], x[7], x[8]);
//     }
//   int32_t x[3] = {7, 7, 7};
//   struct MemRefDescriptor_i32_1 mx = {x, x, 0, {3}, {1}};
//   _mlir_ciface_quotients(&mx, 0, 0);
//   _mlir_ciface_quotients(&mx, 1, 2);
//   _mlir_ciface_quotients(&mx, 2, 1);
//   printf("%d %d %d\n", x[0], x[1], x[2]);
//   return 0;
// }
// output:
// 0 10 20
// 0 10 20
// 55 10 20
// 165 30 20
// 210 10 20
// 630 30 60
// 7 0 7 8
// 7 0 14 8
// 7 0.5 0.5 8
// 7 0.5 7.5 8
// 2 2 7
