// Recurrences whose latency is reduced: operands at the limits of their types, and conditions that are true, false, and
// either. The loop-carried values are stored, so that the loops are not vectorized.
//
// A running maximum that restarts where a key is found.
func.func @largest(%x: memref<?xi32>, %out: memref<?xi32>, %key: i32, %start: i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %start) -> i32 {
    %a = memref.load %x[%i] : memref<?xi32>
    %found = arith.cmpi eq, %a, %key : i32
    %m = arith.maxsi %p, %a : i32
    %s = arith.select %found, %key, %m : i32
    memref.store %s, %out[%i] : memref<?xi32>
    scf.yield %s : i32
  }
  return
}
// An unsigned running minimum of two bytes in each iteration, if one of them is odd.
func.func @least(%x: memref<?xi8>, %y: memref<?xi8>, %out: memref<?xi8>, %start: i8) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i8
  %n = memref.dim %x, %c0 : memref<?xi8>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %start) -> i8 {
    %a = memref.load %x[%i] : memref<?xi8>
    %b = memref.load %y[%i] : memref<?xi8>
    %bit = arith.andi %a, %one : i8
    %odd = arith.cmpi eq, %bit, %one : i8
    %m = arith.minui %p, %a : i8
    %less = arith.cmpi ult, %b, %m : i8
    %k = arith.select %less, %b, %m : i8
    %s = arith.select %odd, %k, %p : i8
    memref.store %s, %out[%i] : memref<?xi8>
    scf.yield %s : i8
  }
  return
}
// A value that is kept while it is larger than an element, and is one of two elements otherwise.
func.func @kept(%x: memref<?xi64>, %y: memref<?xi64>, %out: memref<?xi64>, %start: i64) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %start) -> i64 {
    %a = memref.load %x[%i] : memref<?xi64>
    %b = memref.load %y[%i] : memref<?xi64>
    %first = arith.cmpi slt, %a, %b : i64
    %less = arith.cmpi sge, %a, %p : i64
    %k = arith.select %less, %b, %p : i64
    %s = arith.select %first, %a, %k : i64
    memref.store %s, %out[%i] : memref<?xi64>
    scf.yield %s : i64
  }
  return
}
// A sum of three terms, one of which is conditional.
func.func @sum(%x: memref<?xi32>, %out: memref<?xi32>, %start: i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %start) -> i32 {
    %a = memref.load %x[%i] : memref<?xi32>
    %negative = arith.cmpi slt, %a, %zero : i32
    %q = arith.subi %p, %a : i32
    %r = arith.addi %q, %three : i32
    %s = arith.select %negative, %r, %q : i32
    %t = arith.subi %s, %three : i32
    memref.store %t, %out[%i] : memref<?xi32>
    scf.yield %t : i32
  }
  return
}
// A conditional `xor`, and a conditional shift.
func.func @bits(%x: memref<?xi32>, %out: memref<?xi32>, %start: i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %start) -> i32 {
    %a = memref.load %x[%i] : memref<?xi32>
    %negative = arith.cmpi slt, %a, %zero : i32
    %q = arith.xori %p, %a : i32
    %s = arith.select %negative, %q, %p : i32
    %t = arith.xori %three, %s : i32
    %u = arith.shrui %t, %three : i32
    %v = arith.select %negative, %t, %u : i32
    memref.store %v, %out[%i] : memref<?xi32>
    scf.yield %v : i32
  }
  return
}
// Products with a power of two plus or minus one, and sums with other numbers.
func.func @hash(%x: memref<?xi32>, %out: memref<?xi32>, %start: i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%p = %start) -> i32 {
    %v = memref.load %x[%i] : memref<?xi32>
    %k = arith.constant 31 : i32
    %m = arith.muli %p, %k : i32
    %q = arith.addi %m, %v : i32
    memref.store %q, %out[%i] : memref<?xi32>
    scf.yield %q : i32
  }
  return
}
func.func @other_hash(%x: memref<?xi32>, %out: memref<?xi32>, %start: i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%p = %start) -> i32 {
    %v = memref.load %x[%i] : memref<?xi32>
    %k = arith.constant 33 : i32
    %seven = arith.constant 7 : i32
    %m = arith.muli %p, %k : i32
    %s = arith.subi %m, %v : i32
    %q = arith.addi %s, %seven : i32
    memref.store %q, %out[%i] : memref<?xi32>
    scf.yield %q : i32
  }
  return
}
// The edit distance of two texts.
func.func @distance(%a: memref<?xi8>, %b: memref<?xi8>, %t: memref<?x?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
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
      %differs = arith.cmpi ne, %x, %y : i8
      %cost = arith.select %differs, %one, %zero : i32
      %changed = arith.addi %diagonal, %cost : i32
      %inserted = arith.addi %left, %one : i32
      %removed = arith.addi %up, %one : i32
      %least = arith.minsi %inserted, %removed : i32
      %r = arith.minsi %least, %changed : i32
      memref.store %r, %t[%i1, %j1] : memref<?x?xi32>
    }
  }
  %result = memref.load %t[%m, %n] : memref<?x?xi32>
  return %result : i32
}
// main.c:
// #include <limits.h>
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// enum { N = 23 };
// static unsigned state = 1;
// static unsigned next(void) { return (state = state * 1103515245u + 12345u) >> 7; }
// static const int32_t ends[] = {0, 1, -1, 2, -2, 3, INT_MAX, INT_MIN, INT_MIN + 1, INT_MAX - 1};
// static int64_t any(int wide) {
//   int64_t end = ends[next() % 10];
//   return !wide || next() % 2 ? end : end < 0 ? INT64_MIN + (end & 3) : INT64_MAX - (end & 3);
// }
// static int words(int n) {
//   int32_t x[N], out[N], key = any(0), p = any(0), bad = 0;
//   for (int i = 0; i < n; i++) x[i] = any(0);
//   struct MemRefDescriptor_i32_1 mx = {x, x, 0, {n}, {1}}, mo = {out, out, 0, {n}, {1}};
//   _mlir_ciface_largest(&mx, &mo, key, p);
//   for (int i = 0; i < n; i++) bad += (p = x[i] == key ? key : p > x[i] ? p : x[i]) != out[i];
//   uint32_t s = p, q = s;
//   _mlir_ciface_sum(&mx, &mo, p);
//   for (int i = 0; i < n; i++) bad += (s = s - x[i] - 3 * (x[i] >= 0)) != (uint32_t)out[i];
//   _mlir_ciface_bits(&mx, &mo, p);
//   for (int i = 0; i < n; i++) bad += (q = x[i] < 0 ? q ^ x[i] ^ 3 : (q ^ 3) >> 3) != (uint32_t)out[i];
//   uint32_t h = p, k = h;
//   _mlir_ciface_hash(&mx, &mo, p);
//   for (int i = 0; i < n; i++) bad += (h = h * 31 + x[i]) != (uint32_t)out[i];
//   _mlir_ciface_other_hash(&mx, &mo, p);
//   for (int i = 0; i < n; i++) bad += (k = k * 33 - x[i] + 7) != (uint32_t)out[i];
//   return bad;
// }
// static int bytes(int n) {
//   uint8_t x[N], y[N], out[N], p = any(0), bad = 0;
//   for (int i = 0; i < n; i++) x[i] = any(0) + next() % 3, y[i] = any(0);
//   struct MemRefDescriptor_i8_1 mx = {(void *)x, (void *)x, 0, {n}, {1}}, my = {(void *)y, (void *)y, 0, {n}, {1}}, mo = {(void *)out, (void *)out, 0, {n}, {1}};
//   _mlir_ciface_least(&mx, &my, &mo, p);
//   for (int i = 0; i < n; i++) {
//     uint8_t m = x[i] < p ? x[i] : p, k = y[i] < m ? y[i] : m;
//     bad += (p = x[i] & 1 ? k : p) != out[i];
//   }
//   return bad;
// }
// static int longs(int n) {
//   int64_t x[N], y[N], out[N], p = any(1);
//   int bad = 0;
//   for (int i = 0; i < n; i++) x[i] = any(1), y[i] = any(1);
//   struct MemRefDescriptor_i64_1 mx = {x, x, 0, {n}, {1}}, my = {y, y, 0, {n}, {1}}, mo = {out, out, 0, {n}, {1}};
//   _mlir_ciface_kept(&mx, &my, &mo, p);
//   for (int i = 0; i < n; i++) bad += (p = x[i] < y[i] ? x[i] : x[i] >= p ? y[i] : p) != out[i];
//   return bad;
// }
// int main(void) {
//   int bad = 0;
//   for (int k = 0; k < 4000; k++) bad += words(k % (N + 1)) + bytes(k % (N + 1)) + longs(k % (N + 1));
//   printf("%d\n", bad);
//   int32_t t[8][9];
//   const char *a = "kitten ", *b = "sitting!";
//   for (int i = 0; i < 8; i++) t[i][0] = i;
//   for (int j = 0; j < 9; j++) t[0][j] = j;
//   struct MemRefDescriptor_i8_1 ma = {(void *)a, (void *)a, 0, {7}, {1}}, mb = {(void *)b, (void *)b, 0, {8}, {1}};
//   struct MemRefDescriptor_i32_2 mt = {&t[0][0], &t[0][0], 0, {8, 9}, {9, 1}};
//   int32_t last = _mlir_ciface_distance(&ma, &mb, &mt);
//   printf("%d %d\n", last, t[6][7]);
// }
// output:
// 0
// 4 3
