// Counts of the bytes for which a comparison holds, in loops of any trip count: in 64, 32 and 16 bits, of which the last wrap,
// together with other sums, and subtracted.
func.func @zeros(%n: index, %x: memref<?xi8>) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i64
  %none = arith.constant 0 : i8
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i64 {
    %a = affine.load %x[%i] : memref<?xi8>
    %is = arith.cmpi eq, %a, %none : i8
    %b = arith.extui %is : i1 to i64
    %t = arith.addi %s, %b : i64
    affine.yield %t : i64
  }
  return %sum : i64
}
func.func @less(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i32 {
    %a = affine.load %x[%i] : memref<?xi8>
    %c = affine.load %y[%i] : memref<?xi8>
    %is = arith.cmpi slt, %a, %c : i8
    %b = arith.extui %is : i1 to i32
    %t = arith.subi %s, %b : i32
    affine.yield %t : i32
  }
  return %sum : i32
}
// The sum of the count and the bytes themselves.
func.func @with_sum(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0xfffffff0 : i32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i32 {
    %a = affine.load %x[%i] : memref<?xi8>
    %c = affine.load %y[%i] : memref<?xi8>
    %is = arith.cmpi uge, %a, %c : i8
    %b = arith.extui %is : i1 to i32
    %d = arith.extui %a : i8 to i32
    %e = arith.addi %b, %d : i32
    %t = arith.addi %s, %e : i32
    affine.yield %t : i32
  }
  return %sum : i32
}
func.func @brief(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) -> i16 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i16
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i16 {
    %a = affine.load %x[%i] : memref<?xi8>
    %c = affine.load %y[%i] : memref<?xi8>
    %is = arith.cmpi ne, %a, %c : i8
    %b = arith.extui %is : i1 to i16
    %t = arith.addi %s, %b : i16
    affine.yield %t : i16
  }
  return %sum : i16
}
// main.c:
// #include "kernel.h"
// #include <stdint.h>
// #include <stdio.h>
//
// #define M(data) &(MemRefDescriptor_i8_1){data, data, 0, {n}, {1}}
//
// int main(void) {
//   enum { LONG = 70001 };
//   static int8_t memory[2][LONG + 16];
//   int good = 0;
//   uint32_t random = 1;
//   for (int n = 0; n <= LONG; n = n < 150 ? n + 1 : n == LONG ? n + 1 : LONG)
//     for (int kind = 0; kind < 3; kind++) {
//       int8_t *x = memory[0] + n % 16, *y = memory[1] + 7 * n % 16;
//       uint64_t zeros = 0;
//       uint32_t less = 0, with_sum = 0xfffffff0;
//       uint16_t brief = 0;
//       for (int i = 0; i < n; i++) {
//         random = random * 1664525 + 1013904223;
//         /* Any, few different ones, and such that all are counted. */
//         int any = (int)(random >> 16);
//         x[i] = (int8_t)(kind == 0 ? any >> 8 : kind == 1 ? (any >> 8 & 1) - 1 : -1);
//         y[i] = (int8_t)(kind == 0 ? any : kind == 1 ? (any & 3) - 2 : 0);
//         zeros += x[i] == 0, less -= x[i] < y[i], brief = (uint16_t)(brief + (x[i] != y[i]));
//         with_sum += (uint8_t)x[i] + ((uint8_t)x[i] >= (uint8_t)y[i]);
//       }
//       good += (uint64_t)_mlir_ciface_zeros(n, M(x)) == zeros;
//       good += (uint32_t)_mlir_ciface_less(n, M(x), M(y)) == less;
//       good += (uint32_t)_mlir_ciface_with_sum(n, M(x), M(y)) == with_sum;
//       good += (uint16_t)_mlir_ciface_brief(n, M(x), M(y)) == brief;
//     }
//   printf("%d of %d\n", good, 152 * 3 * 4);
//   return 0;
// }
// output:
// 1824 of 1824
