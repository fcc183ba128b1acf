// Counters of 32 bits as in C, from any number upwards and downwards: indices that do not wrap, and one that does.
func.func @up(%x: memref<?xi32>, %from: i32, %to: i32, %base: i64, %factor: i32) -> i32
    attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : i32
  cf.br ^header(%from : i32)
^header(%i: i32):
  %last = arith.subi %to, %c1 overflow<nsw> : i32
  %cond = arith.cmpi sle, %i, %last : i32
  cf.cond_br %cond, ^body, ^exit
^body:
  %wide = arith.extsi %i : i32 to i64
  %distance = arith.subi %wide, %base : i64
  %at = arith.index_cast %distance : i64 to index
  %v = memref.load %x[%at] : memref<?xi32>
  %product = arith.muli %factor, %i overflow<nsw> : i32
  %more = arith.addi %product, %c1 overflow<nsw> : i32
  %s = arith.addi %v, %more : i32
  memref.store %s, %x[%at] : memref<?xi32>
  %next = arith.addi %i, %c1 overflow<nsw> : i32
  cf.br ^header(%next : i32)
^exit:
  return %i : i32
}
func.func @down(%x: memref<?xi16>, %from: i32, %to: i32, %n: i32) -> i32 attributes {llvm.emit_c_interface} {
  %c3 = arith.constant 3 : i32
  %c0 = arith.constant 0 : i32
  cf.br ^header(%from, %c0 : i32, i32)
^header(%i: i32, %sum: i32):
  %cond = arith.cmpi sgt, %i, %to : i32
  cf.cond_br %cond, ^body, ^exit
^body:
  %row = arith.muli %i, %n overflow<nsw> : i32
  %position = arith.addi %row, %c3 overflow<nsw> : i32
  %at = arith.index_cast %position : i32 to index
  %v = memref.load %x[%at] : memref<?xi16>
  %w = arith.extsi %v : i16 to i32
  %s = arith.muli %sum, %c3 : i32
  %t = arith.addi %s, %w : i32
  %next = arith.subi %i, %c3 overflow<nsw> : i32
  cf.br ^header(%next, %t : i32, i32)
^exit:
  return %sum : i32
}
// The counter of 8 bits wraps, so that elements are accessed again.
func.func @around(%x: memref<256xi32>, %from: i8, %times: index) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : i8
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : index
  %middle = arith.constant 128 : index
  %end = scf.for %k = %c0 to %times step %one iter_args(%i = %from) -> i8 {
    %wide = arith.index_cast %i : i8 to index
    %at = arith.addi %wide, %middle : index
    %w = arith.index_cast %k : index to i32
    memref.store %w, %x[%at] : memref<256xi32>
    %next = arith.addi %i, %c1 : i8
    scf.yield %next : i8
  }
  return
}
// main.c:
// #include <limits.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// enum { SIZE = 64 };
// #define M1(kind, x) &(struct MemRefDescriptor_##kind##_1){x, x, 0, {sizeof(x) / sizeof *(x)}, {1}}
// static int up(int from, int to, int factor) {
//   int32_t x[SIZE], y[SIZE];
//   int64_t base = (int64_t)from - 2;
//   for (int i = 0; i < SIZE; i++) x[i] = y[i] = i * 7919;
//   int32_t end = _mlir_ciface_up(M1(i32, x), from, to, base, factor);
//   for (int64_t i = from; i < to; i++) y[i - base] = (uint32_t)y[i - base] + factor * i + 1;
//   return end == (from < to ? to : from) && !memcmp(x, y, sizeof x);
// }
// static int down(int from, int to, int n) {
//   int16_t x[16 * SIZE];
//   uint32_t sum = 0;
//   for (int i = 0; i < 16 * SIZE; i++) x[i] = i * 7919;
//   for (int i = from; i > to; i -= 3) sum = sum * 3 + x[i * n + 3];
//   return (uint32_t)_mlir_ciface_down(M1(i16, x), from, to, n) == sum;
// }
// static int around(int from, int times) {
//   int32_t x[256] = {0}, y[256] = {0};
//   _mlir_ciface_around(M1(i32, x), from, times);
//   for (int k = 0; k < times; k++) y[128 + (int8_t)(from + k)] = k;
//   return !memcmp(x, y, sizeof x);
// }
// int main(void) {
//   int good[3] = {0}, all[3] = {0};
//   int starts[] = {0, -1000, INT_MIN + 3, INT_MAX - SIZE, 5};
//   for (int s = 0; s < 5; s++)
//     for (int n = 0; n < SIZE - 4; n++)
//       good[0] += up(starts[s], starts[s] + n - 1, s == 0 || s == 4 ? n - 7 : 0), all[0]++;
//   for (int from = 0; from < SIZE; from++)
//     for (int n = 0; n < 15; n += 2) good[1] += down(from, n - 2 < 0 ? -1 : n - 2, n), all[1]++;
//   for (int from = -128; from < 128; from += 15)
//     for (int times = 0; times < 600; times += 37) good[2] += around(from, times), all[2]++;
//   for (int i = 0; i < 3; i++) printf("%d of %d\n", good[i], all[i]);
// }
// output:
// 300 of 300
// 512 of 512
// 306 of 306
