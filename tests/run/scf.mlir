// Structured control flow.
func.func @sum(%n: index, %step: index) -> (i64, index) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %start = arith.constant 0 : i64
  %sum, %last = scf.for %i = %zero to %n step %step iter_args(%acc = %start, %p = %zero) -> (i64, index) {
    %v = arith.index_cast %i : index to i64
    %next = arith.addi %acc, %v : i64
    scf.yield %next, %i : i64, index
  }
  return %sum, %last : i64, index
}
func.func @signed_and_unsigned(%lb: i8, %ub: i8) -> (i32, i32) attributes {llvm.emit_c_interface} {
  %step = arith.constant 50 : i8
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %0 = scf.for %i = %lb to %ub step %step iter_args(%n = %zero) -> (i32) : i8 {
    %next = arith.addi %n, %one : i32
    scf.yield %next : i32
  }
  %1 = scf.for unsigned %i = %lb to %ub step %step iter_args(%n = %zero) -> (i32) : i8 {
    %next = arith.addi %n, %one : i32
    scf.yield %next : i32
  }
  return %0, %1 : i32, i32
}
func.func @clamp(%x: f32, %lo: f32, %hi: f32, %count: memref<i32>) -> f32 attributes {llvm.emit_c_interface} {
  %low = arith.cmpf olt, %x, %lo : f32
  %0 = scf.if %low -> (f32) {
    scf.yield %lo : f32
  } else {
    %high = arith.cmpf ogt, %x, %hi : f32
    %1 = scf.if %high -> (f32) {
      %n = memref.load %count[] : memref<i32>
      %one = arith.constant 1 : i32
      %m = arith.addi %n, %one : i32
      memref.store %m, %count[] : memref<i32>
      scf.yield %hi : f32
    } else {
      scf.yield %x : f32
    }
    scf.yield %1 : f32
  }
  return %0 : f32
}
func.func @gcd(%a: i64, %b: i64) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i64
  %r:2 = scf.while (%x = %a, %y = %b) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %y, %zero : i64
    scf.condition(%more) %x, %y : i64, i64
  } do {
  ^bb0(%x: i64, %y: i64):
    %remainder = arith.remsi %x, %y : i64
    scf.yield %y, %remainder : i64, i64
  }
  return %r#0 : i64
}
func.func @region(%x: i32) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %0 = scf.execute_region -> i32 {
    %negative = arith.cmpi slt, %x, %zero : i32
    cf.cond_br %negative, ^flip, ^keep
  ^flip:
    %y = arith.subi %zero, %x : i32
    scf.yield %y : i32
  ^keep:
    scf.yield %x : i32
  }
  return %0 : i32
}
func.func @switch(%i: index) -> (i32, f32) attributes {llvm.emit_c_interface} {
  %0:2 = scf.index_switch %i -> i32, f32
  case 2 {
    %a = arith.constant 20 : i32
    %b = arith.constant 2.5 : f32
    scf.yield %a, %b : i32, f32
  }
  case -1 {
    %a = arith.constant -10 : i32
    %b = arith.constant 1.5 : f32
    scf.yield %a, %b : i32, f32
  }
  default {
    %a = arith.constant 0 : i32
    %b = arith.constant 0.5 : f32
    scf.yield %a, %b : i32, f32
  }
  return %0#0, %0#1 : i32, f32
}
// A buffer that is selected by a condition and loop-carried.
func.func @fill(%c: i1, %a: memref<4xi32>, %b: memref<4xi32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %m = scf.if %c -> (memref<4xi32>) {
    scf.yield %a : memref<4xi32>
  } else {
    scf.yield %b : memref<4xi32>
  }
  %r = scf.for %i = %zero to %four step %one iter_args(%p = %m) -> (memref<4xi32>) {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %p[%i] : memref<4xi32>
    scf.yield %p : memref<4xi32>
  }
  %seven = arith.constant 7 : i32
  memref.store %seven, %r[%zero] : memref<4xi32>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   struct sum_results sum;
//   for (int64_t n = -1; n < 12; n += 4) {
//     _mlir_ciface_sum(&sum, n, 2);
//     printf("%lld %lld\n", (long long)sum.r0, (long long)sum.r1);
//   }
//   struct signed_and_unsigned_results trips;
//   _mlir_ciface_signed_and_unsigned(&trips, -100, 100);
//   printf("%d %d\n", trips.r0, trips.r1);
//   _mlir_ciface_signed_and_unsigned(&trips, 100, -106);
//   printf("%d %d\n", trips.r0, trips.r1);
//   int32_t n = 0;
//   struct MemRefDescriptor_i32_0 count = {&n, &n, 0};
//   printf("%g ", (double)_mlir_ciface_clamp(-1, 0, 1, &count));
//   printf("%g ", (double)_mlir_ciface_clamp(2, 0, 1, &count));
//   printf("%g %d\n", (double)_mlir_ciface_clamp(0.5f, 0, 1, &count), n);
//   printf("%lld\n", (long long)_mlir_ciface_gcd(1071, 462));
//   printf("%d %d\n", _mlir_ciface_region(-3), _mlir_ciface_region(4));
//   struct switch_results chosen;
//   for (int64_t i = -1; i < 4; i++) {
//     _mlir_ciface_switch(&chosen, i);
//     printf("%d %g\n", chosen.r0, (double)chosen.r1);
//   }
//   int32_t x[4] = {9, 9, 9, 9}, y[4] = {9, 9, 9, 9};
//   struct MemRefDescriptor_i32_1 a = {x, x, 0, {4}, {1}}, b = {y, y, 0, {4}, {1}};
//   _mlir_ciface_fill(false, &a, &b);
//   for (int i = 0; i < 4; i++)
//     printf("%d %d\n", x[i], y[i]);
//   return 0;
// }
// output:
// 0 0
// 2 2
// 12 6
// 30 10
// 4 0
// 0 1
// 0 1 0.5 1
// 21
// 3 4
// -10 1.5
// 0 0.5
// 0 0.5
// 20 2.5
// 0 0.5
// 9 7
// 9 1
// 9 2
// 9 3
