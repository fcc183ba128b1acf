// A histogram: an iteration may load the count that the previous one stored.
func.func @count(%x: memref<?xi8>, %counts: memref<256xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %n = memref.dim %x, %c0 : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.load %x[%i] : memref<?xi8>
    %at = arith.index_castui %b : i8 to index
    %c = memref.load %counts[%at] : memref<256xi32>
    %more = arith.addi %c, %one : i32
    memref.store %more, %counts[%at] : memref<256xi32>
  }
  return
}
// A row of a table: each element depends on the previous one and on the row above.
func.func @row(%above: memref<?xi32>, %row: memref<?xi32>, %from: index, %to: index)
    attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  scf.for %i = %from to %to step %c1 {
    %next = arith.addi %i, %c1 : index
    %a = memref.load %above[%i] : memref<?xi32>
    %b = memref.load %above[%next] : memref<?xi32>
    %c = memref.load %row[%i] : memref<?xi32>
    %m = arith.maxsi %b, %c : i32
    %s = arith.addi %a, %m : i32
    memref.store %s, %row[%next] : memref<?xi32>
  }
  return
}
// Values that are loop-carried for two iterations; the counter goes down by 3, to the bound and including it.
func.func @down(%x: memref<?xi32>, %from: i32, %to: i32) -> (i32, i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  cf.br ^header(%from, %c0, %c0 : i32, i32, i32)
^header(%i: i32, %p: i32, %q: i32):
  %cond = arith.cmpi sge, %i, %to : i32
  cf.cond_br %cond, ^body, ^exit
^body:
  %at = arith.index_cast %i : i32 to index
  %v = memref.load %x[%at] : memref<?xi32>
  %w = arith.xori %v, %q : i32
  memref.store %w, %x[%at] : memref<?xi32>
  %next = arith.subi %i, %c3 : i32
  cf.br ^header(%next, %w, %p : i32, i32, i32)
^exit:
  return %i, %p : i32, i32
}
// Elements that are loaded and stored at indices from memory, with an exit test for equality and a step of 2.
func.func @gather(%x: memref<?xi32>, %order: memref<?xi32>, %out: memref<?xi64>, %from: i64, %to: i64) -> i64
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  cf.br ^header(%from, %c0 : i64, i64)
^header(%i: i64, %sum: i64):
  %cond = arith.cmpi ne, %i, %to : i64
  cf.cond_br %cond, ^body, ^exit
^body:
  %at = arith.index_cast %i : i64 to index
  %o = memref.load %order[%at] : memref<?xi32>
  %oi = arith.index_cast %o : i32 to index
  %v = memref.load %x[%oi] : memref<?xi32>
  %w = arith.extsi %v : i32 to i64
  %s = arith.addi %sum, %w : i64
  memref.store %s, %out[%oi] : memref<?xi64>
  %next = arith.addi %i, %c2 : i64
  cf.br ^header(%next, %s : i64, i64)
^exit:
  return %sum : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// enum { SIZE = 40 };
// #define M1(kind, x) &(struct MemRefDescriptor_##kind##_1){x, x, 0, {sizeof(x) / sizeof *(x)}, {1}}
// static int count(int n) {
//   uint8_t x[SIZE];
//   int32_t got[256] = {0}, want[256] = {0};
//   for (int i = 0; i < n; i++) x[i] = i * i % 3 * 100, want[x[i]]++;
//   struct MemRefDescriptor_i8_1 d = {(void *)x, (void *)x, 0, {n}, {1}};
//   _mlir_ciface_count(&d, M1(i32, got));
//   return !memcmp(got, want, sizeof got);
// }
// static int row(int from, int to, int distance) {
//   int32_t x[2 * SIZE], y[2 * SIZE];
//   for (int i = 0; i < 2 * SIZE; i++) x[i] = y[i] = i * 7919 % 101;
//   struct MemRefDescriptor_i32_1 above = {x, x, 0, {SIZE}, {1}}, row = {x, x + distance, 0, {SIZE}, {1}};
//   _mlir_ciface_row(&above, &row, from, to);
//   for (int i = from; i < to; i++) {
//     int32_t *z = y + distance;
//     z[i + 1] = (uint32_t)y[i] + (y[i + 1] > z[i] ? y[i + 1] : z[i]);
//   }
//   return !memcmp(x, y, sizeof x);
// }
// static int down(int from, int to) {
//   int32_t x[SIZE], y[SIZE], p = 0, q = 0, i;
//   for (i = 0; i < SIZE; i++) x[i] = y[i] = i * 7919 % 101;
//   struct down_result { int32_t i, p; } got;
//   _mlir_ciface_down((void *)&got, M1(i32, x), from, to);
//   for (i = from; i >= to; i -= 3) {
//     int32_t w = y[i] ^= q;
//     q = p, p = w;
//   }
//   return got.i == i && got.p == p && !memcmp(x, y, sizeof x);
// }
// static int gather(int from, int to) {
//   int32_t x[SIZE], order[SIZE];
//   int64_t out[SIZE] = {0}, want[SIZE] = {0}, sum = 0;
//   for (int i = 0; i < SIZE; i++) x[i] = i * 7919 % 101 - 50, order[i] = i * 7 % 11;
//   int64_t got = _mlir_ciface_gather(M1(i32, x), M1(i32, order), M1(i64, out), from, to);
//   for (int i = from; i != to; i += 2) want[order[i]] = sum += x[order[i]];
//   return got == sum && !memcmp(out, want, sizeof out);
// }
// int main(void) {
//   int good[4] = {0}, all[4] = {0};
//   for (int n = 0; n < SIZE; n++) good[0] += count(n), all[0]++;
//   for (int from = 0; from < 4; from++)
//     for (int to = from - 2; to < SIZE - 1; to++)
//       for (int distance = 0; distance < 6; distance++) good[1] += row(from, to, distance), all[1]++;
//   for (int from = 0; from < SIZE; from++)
//     for (int to = 0; to <= from + 2; to++) good[2] += down(from, to), all[2]++;
//   for (int from = 0; from < 5; from++)
//     for (int to = from; to < SIZE; to += 2) good[3] += gather(from, to), all[3]++;
//   for (int i = 0; i < 4; i++) printf("%d of %d\n", good[i], all[i]);
// }
// output:
// 40 of 40
// 948 of 948
// 900 of 900
// 96 of 96
