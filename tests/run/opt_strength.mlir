// Addresses with products of counters: of one counter and of two, with constant and invariant factors, upwards and
// downwards, in conditional blocks, and of counters that wrap.
func.func @column(%x: memref<?x?xf32>, %y: memref<?xf32>, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.dim %x, %c0 : memref<?x?xf32>
  scf.for %i = %c1 to %m step %c2 {
    %v = memref.load %x[%i, %j] : memref<?x?xf32>
    %even = arith.cmpf ogt, %v, %v : f32
    scf.if %even {
      memref.store %v, %y[%j] : memref<?xf32>
    }
    memref.store %v, %y[%i] : memref<?xf32>
  }
  return
}
func.func @two_counters(%x: memref<?xi64>, %a: index, %b: index, %n: index) -> i64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %last = arith.subi %n, %c1 : index
  %end:3 = scf.for %i = %c0 to %n step %c1 iter_args(%k = %last, %hash = %zero, %step = %c0) -> (index, i64, index) {
    %p = arith.muli %i, %a : index
    %q = arith.muli %k, %b : index
    %at = arith.addi %p, %q : index
    %v = memref.load %x[%at] : memref<?xi64>
    %three = arith.constant 3 : i64
    %h = arith.muli %hash, %three : i64
    %next = arith.addi %h, %v : i64
    %down = arith.subi %k, %c1 : index
    scf.yield %down, %next, %at : index, i64, index
  }
  return %end#1 : i64
}
llvm.func @down(%x: !llvm.ptr, %n: i64, %stride: i64, %step: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(-1 : i64) : i64
  llvm.br ^loop(%n, %zero, %zero : i64, i64, i64)
^loop(%i: i64, %j: i64, %sum: i64):
  %row = llvm.mul %stride, %i : i64
  %p = llvm.getelementptr %x[%row] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i16)>
  %v = llvm.load %p : !llvm.ptr -> i32
  %odd = llvm.mul %j, %stride : i64
  %at = llvm.sub %odd, %i : i64
  %q = llvm.getelementptr %x[%at, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i16)>
  %w = llvm.load %q : !llvm.ptr -> i16
  %a = llvm.sext %v : i32 to i64
  %b = llvm.sext %w : i16 to i64
  %c = llvm.mul %sum, %stride : i64
  %d = llvm.add %a, %c : i64
  %e = llvm.xor %d, %b : i64
  %less = llvm.add %i, %one : i64
  %more = llvm.add %step, %j : i64
  %on = llvm.icmp "sgt" %less, %zero : i64
  llvm.cond_br %on, ^loop(%less, %more, %e : i64, i64, i64), ^exit
^exit:
  llvm.return %e : i64
}
// Three addresses with the same stride, two of them in one array, with any start and step.
llvm.func @alike(%x: !llvm.ptr, %y: !llvm.ptr, %from: i64, %end: i64, %step: i64, %stride: i64, %j: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^loop(%from, %zero : i64, i64)
^loop(%i: i64, %sum: i64):
  %row = llvm.mul %i, %stride : i64
  %p = llvm.getelementptr %x[%row] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %at = llvm.add %row, %j : i64
  %q = llvm.getelementptr %y[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %w = llvm.load %q : !llvm.ptr -> i64
  %r = llvm.getelementptr %y[%row] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %s = llvm.getelementptr %r[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %a = llvm.add %v, %w : i64
  llvm.store %a, %s : i64, !llvm.ptr
  %b = llvm.mul %sum, %three : i64
  %c = llvm.add %a, %b : i64
  %next = llvm.add %i, %step : i64
  %more = llvm.icmp "ne" %next, %end : i64
  llvm.cond_br %more, ^loop(%next, %c : i64, i64), ^exit
^exit:
  llvm.return %c : i64
}
llvm.func @wraps(%x: !llvm.ptr, %start: i64, %n: i64, %big: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%start, %zero, %zero : i64, i64, i64)
^loop(%i: i64, %count: i64, %sum: i64):
  %row = llvm.mul %i, %big : i64
  %p = llvm.getelementptr %x[%row] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %shifted = llvm.shl %sum, %one : i64
  %s = llvm.add %shifted, %v : i64
  %next = llvm.add %i, %one : i64
  %c = llvm.add %count, %one : i64
  %on = llvm.icmp "ne" %c, %n : i64
  llvm.cond_br %on, ^loop(%next, %c, %s : i64, i64, i64), ^exit
^exit:
  llvm.return %s : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include "kernel.h"
//
// int main(void) {
//   static float x[7 * 5], y[7];
//   for (int i = 0; i < 35; i++) x[i] = (float)(i * i % 37);
//   MemRefDescriptor_f32_2 table = {x, x, 0, {7, 5}, {5, 1}};
//   MemRefDescriptor_f32_1 out = {y, y, 0, {7}, {1}};
//   _mlir_ciface_column(&table, &out, 3);
//   for (int i = 0; i < 7; i++) printf("%g ", y[i]);
//   printf("\n");
//
//   static int64_t numbers[100];
//   for (int i = 0; i < 100; i++) numbers[i] = i * 7919 % 101;
//   MemRefDescriptor_i64_1 line = {numbers, numbers, 0, {100}, {1}};
//   int64_t hash = 0;
//   for (int i = 0; i < 9; i++) hash = hash * 3 + numbers[i * 5 + (8 - i) * 7];
//   printf("%d\n", _mlir_ciface_two_counters(&line, 5, 7, 9) == hash);
//
//   static struct { int32_t a; int16_t b; } pairs[200];
//   for (int i = 0; i < 200; i++) { pairs[i].a = i * 1009 - 77777; pairs[i].b = (int16_t)(i * 333); }
//   int64_t sum = 0;
//   for (int64_t i = 9, j = 0; i > 0; i--, j += 4)
//     sum = (pairs[i * 3 + 20].a + sum * 3) ^ pairs[j * 3 - i + 20].b;
//   printf("%d\n", down(pairs + 20, 9, 3, 4) == sum);
//
//   /* Rows of 6 numbers: up from the first, down from the last, and by two from one before the beginning. */
//   const int64_t ranges[3][3] = {{0, 12, 1}, {11, -1, -1}, {-1, 11, 2}};
//   int good = 0;
//   for (int range = 0; range < 3; range++)
//     for (int64_t j = 0; j < 6; j++) {
//       static int64_t found[90], wanted[90];
//       for (int i = 0; i < 90; i++) found[i] = wanted[i] = numbers[i] * 1000 + i;
//       const int64_t *from = ranges[range];
//       int64_t total = 0;
//       for (int64_t i = from[0]; i != from[1]; i += from[2]) {
//         int64_t a = numbers[6 + i * 6] + wanted[6 + i * 6 + j];
//         wanted[6 + i * 6 + 1] = a;
//         total = total * 3 + a;
//       }
//       good += alike(numbers + 6, found + 6, from[0], from[1], from[2], 6, j) == total;
//       for (int i = 0; i < 90; i++) good += found[i] == wanted[i];
//     }
//   printf("%d\n", good == 3 * 6 * 91);
//
//   int64_t expected = 0;
//   for (int64_t i = 0; i < 5; i++) expected = (expected << 1) + numbers[40 + (i - 2) * 8];
//   /* 2^61 times 8 bytes is 0, so that only the other bits of the factor matter. */
//   printf("%d\n", wraps(numbers + 40, -2, 5, 8 + ((int64_t)1 << 61)) == expected);
//   return 0;
// }
// output:
// 0 27 0 28 0 7 0
// 1
// 1
// 1
// 1
