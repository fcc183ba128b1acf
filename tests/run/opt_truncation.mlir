// Truncated lanes: integers that are clamped to the narrow range, that fit, that are the high half, and that wrap.
func.func @mix(%a: memref<?xi16>, %b: memref<?xi16>, %o: memref<?xi16>, %g: i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %low = arith.constant -32768 : i32
  %high = arith.constant 32767 : i32
  %n = memref.dim %a, %c0 : memref<?xi16>
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xi16>
    %y = affine.load %b[%i] : memref<?xi16>
    %xw = arith.extsi %x : i16 to i32
    %yw = arith.extsi %y : i16 to i32
    %p = arith.muli %xw, %g : i32
    %s = arith.addi %p, %yw : i32
    %l = arith.minsi %s, %high : i32
    %h = arith.maxsi %l, %low : i32
    %r = arith.trunci %h : i32 to i16
    affine.store %r, %o[%i] : memref<?xi16>
  }
  return
}
// The same to bytes, signed and unsigned, with the minimum and the maximum in the other order.
func.func @bytes(%a: memref<?xi32>, %s: memref<?xi8>, %u: memref<?xi8>, %w: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %most = arith.constant 255 : i32
  %low = arith.constant -128 : i32
  %high = arith.constant 127 : i32
  %n = memref.dim %a, %c0 : memref<?xi32>
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xi32>
    %1 = arith.maxsi %x, %low : i32
    %2 = arith.minsi %1, %high : i32
    %3 = arith.trunci %2 : i32 to i8
    affine.store %3, %s[%i] : memref<?xi8>
    %4 = arith.maxsi %x, %zero : i32
    %5 = arith.minsi %4, %most : i32
    %6 = arith.trunci %5 : i32 to i8
    affine.store %6, %u[%i] : memref<?xi8>
    %7 = arith.trunci %x : i32 to i8
    affine.store %7, %w[%i] : memref<?xi8>
  }
  return
}
// The high halves of 32 and 64 bits, by shifts of both kinds, and shifts by one bit more and less than half the width.
func.func @halves(%a: memref<?xi32>, %b: memref<?xi64>, %o: memref<?xi16>, %p: memref<?xi16>, %q: memref<?xi16>, %r: memref<?xi16>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %k15 = arith.constant 15 : i32
  %k16 = arith.constant 16 : i32
  %k17 = arith.constant 17 : i32
  %k48 = arith.constant 48 : i64
  %n = memref.dim %a, %c0 : memref<?xi32>
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xi32>
    %1 = arith.shrui %x, %k16 : i32
    %2 = arith.trunci %1 : i32 to i16
    affine.store %2, %o[%i] : memref<?xi16>
    %3 = arith.shrui %x, %k17 : i32
    %4 = arith.trunci %3 : i32 to i16
    affine.store %4, %p[%i] : memref<?xi16>
    %5 = arith.shrsi %x, %k15 : i32
    %6 = arith.trunci %5 : i32 to i16
    affine.store %6, %q[%i] : memref<?xi16>
    %y = affine.load %b[%i] : memref<?xi64>
    %7 = arith.shrsi %y, %k48 : i64
    %8 = arith.trunci %7 : i64 to i16
    affine.store %8, %r[%i] : memref<?xi16>
  }
  return
}
// Averages, rounded up, and similar expressions that are no averages.
func.func @averages(%a: memref<?xi8>, %b: memref<?xi8>, %o: memref<?xi8>, %p: memref<?xi8>, %q: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %n = memref.dim %a, %c0 : memref<?xi8>
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xi8>
    %y = affine.load %b[%i] : memref<?xi8>
    %xw = arith.extui %x : i8 to i32
    %yw = arith.extui %y : i8 to i32
    %y1 = arith.addi %yw, %k1 : i32
    %s = arith.addi %xw, %y1 : i32
    %h = arith.shrui %s, %k1 : i32
    %r = arith.trunci %h : i32 to i8
    affine.store %r, %o[%i] : memref<?xi8>
    %t = arith.addi %s, %k1 : i32
    %th = arith.shrui %t, %k1 : i32
    %u = arith.trunci %th : i32 to i8
    affine.store %u, %p[%i] : memref<?xi8>
    %sh = arith.shrui %s, %k2 : i32
    %v = arith.trunci %sh : i32 to i8
    affine.store %v, %q[%i] : memref<?xi8>
  }
  return
}

// main.c:
// #include "kernel.h"
// #include <stdio.h>
// enum { N = 70 };
// static int wrong;
// static void check(int is_right, const char *what, int n, int i) {
//   if (!is_right && !wrong++) printf("%s: %d of %d\n", what, i, n);
// }
// static int clamped(int x, int low, int high) { return x < low ? low : x > high ? high : x; }
// int main(void) {
//   int16_t a[N + 1], b[N + 1], o[N + 1], p[N + 1], q[N + 1], r[N + 1];
//   int8_t s[N + 1], u[N + 1], w[N + 1];
//   int32_t c[N + 1];
//   int64_t d[N + 1];
//   uint32_t x = 1;
//   for (int i = 0; i <= N; i++) {
//     x = x * 1664525 + 1013904223;
//     a[i] = (int16_t)(x >> 16), b[i] = (int16_t)(x >> 3);
//     c[i] = i % 3 ? (int32_t)x >> (i % 29) : (int32_t)(i * 40) - 600;
//     d[i] = (int64_t)((uint64_t)x * 0x9e3779b97f4a7c15u);
//   }
//   for (int n = 0; n <= N; n++) {
//     struct MemRefDescriptor_i16_1 ma = {a, a, 0, {n}, {1}}, mb = {b, b, 0, {n}, {1}}, mo = {o, o, 0, {n}, {1}};
//     struct MemRefDescriptor_i16_1 mp = {p, p, 0, {n}, {1}}, mq = {q, q, 0, {n}, {1}}, mr = {r, r, 0, {n}, {1}};
//     struct MemRefDescriptor_i8_1 ms = {s, s, 0, {n}, {1}}, mu = {u, u, 0, {n}, {1}}, mw = {w, w, 0, {n}, {1}};
//     struct MemRefDescriptor_i32_1 mc = {c, c, 0, {n}, {1}};
//     struct MemRefDescriptor_i64_1 md = {d, d, 0, {n}, {1}};
//     o[n] = p[n] = q[n] = r[n] = 77;
//     s[n] = u[n] = w[n] = 77;
//     _mlir_ciface_mix(&ma, &mb, &mo, n - 2);
//     for (int i = 0; i < n; i++) check(o[i] == clamped(a[i] * (n - 2) + b[i], -32768, 32767), "mix", n, i);
//     _mlir_ciface_bytes(&mc, &ms, &mu, &mw);
//     for (int i = 0; i < n; i++) {
//       check(s[i] == clamped(c[i], -128, 127), "signed", n, i);
//       check((uint8_t)u[i] == clamped(c[i], 0, 255), "unsigned", n, i);
//       check(w[i] == (int8_t)c[i], "wrapped", n, i);
//     }
//     _mlir_ciface_halves(&mc, &md, &mo, &mp, &mq, &mr);
//     for (int i = 0; i < n; i++) {
//       check(o[i] == (int16_t)((uint32_t)c[i] >> 16), "high", n, i);
//       check(p[i] == (int16_t)((uint32_t)c[i] >> 17), "high and one", n, i);
//       check(q[i] == (int16_t)(c[i] >> 15), "one too many", n, i);
//       check(r[i] == (int16_t)(d[i] >> 48), "of 64 bits", n, i);
//     }
//     struct MemRefDescriptor_i8_1 ba = {(int8_t *)a, (int8_t *)a, 0, {n}, {1}}, bb = {(int8_t *)c, (int8_t *)c, 0, {n}, {1}};
//     _mlir_ciface_averages(&ba, &bb, &ms, &mu, &mw);
//     for (int i = 0; i < n; i++) {
//       int sum = ((uint8_t *)a)[i] + ((uint8_t *)c)[i] + 1;
//       check((uint8_t)s[i] == sum >> 1, "average", n, i);
//       check(u[i] == (int8_t)((sum + 1) >> 1), "of one more", n, i);
//       check((uint8_t)w[i] == sum >> 2, "half an average", n, i);
//     }
//     check(o[n] == 77 && p[n] == 77 && q[n] == 77 && r[n] == 77, "behind", n, n);
//     check(s[n] == 77 && u[n] == 77 && w[n] == 77, "bytes behind", n, n);
//   }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
//
// output:
// all right
