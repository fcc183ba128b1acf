// First-order recurrences in vectorized loops, and peeled loops: recurrences of one and two steps, of
// several sizes, in downward loops, with loop-carried values used after the loop; loads that follow a store.
func.func @pairs(%a: memref<?xf32>, %b: memref<?xf32>, %first: f32) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> f32 {
    %v = memref.load %b[%i] : memref<?xf32>
    %s = arith.addf %v, %x : f32
    memref.store %s, %a[%i] : memref<?xf32>
    scf.yield %v : f32
  }
  return %last : f32
}
func.func @triples(%a: memref<?xf64>, %b: memref<?xf64>, %x: f64, %y: f64) -> (f64, f64) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf64>
  %last:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (f64, f64) {
    %v = memref.load %b[%i] : memref<?xf64>
    %s = arith.addf %v, %p : f64
    %t = arith.mulf %s, %q : f64
    memref.store %t, %a[%i] : memref<?xf64>
    scf.yield %v, %p : f64, f64
  }
  return %last#0, %last#1 : f64, f64
}
// The load for the next iteration follows the store of the loop-carried value.
llvm.func @late(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64, %first: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0, %first : i64, i8)
^header(%i: i64, %x: i8):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %x, %p : i8, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i8
  %w = llvm.mul %v, %v : i8
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next, %w : i64, i8)
^exit:
  llvm.return %x : i8
}
llvm.func @down(%a: !llvm.ptr, %b: !llvm.ptr, %n: i32, %first: i16) -> i16 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%n, %first : i32, i16)
^header(%i: i32, %x: i16):
  %cond = llvm.icmp "sgt" %i, %0 : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.sub %i, %1 : i32
  %p = llvm.getelementptr %a[%next] : (!llvm.ptr, i32) -> !llvm.ptr, i16
  %q = llvm.getelementptr %b[%next] : (!llvm.ptr, i32) -> !llvm.ptr, i16
  %v = llvm.load %q : !llvm.ptr -> i16
  %d = llvm.sub %v, %x : i16
  llvm.store %d, %p : i16, !llvm.ptr
  llvm.br ^header(%next, %v : i32, i16)
^exit:
  llvm.return %x : i16
}
// Loop-carried values that are the counters of the two previous iterations: two iterations are peeled.
func.func @neighbours(%a: memref<?xf32>, %b: memref<?xf32>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %n = memref.dim %b, %c0 : memref<?xf32>
  %m = arith.index_cast %n : index to i32
  %x = arith.subi %m, %k1 : i32
  %y = arith.subi %m, %k2 : i32
  %last:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (i32, i32) {
    %pi = arith.index_cast %p : i32 to index
    %qi = arith.index_cast %q : i32 to index
    %v = memref.load %b[%i] : memref<?xf32>
    %vp = memref.load %b[%pi] : memref<?xf32>
    %vq = memref.load %b[%qi] : memref<?xf32>
    %s = arith.addf %v, %vp : f32
    %t = arith.addf %s, %vq : f32
    memref.store %t, %a[%i] : memref<?xf32>
    %now = arith.index_cast %i : index to i32
    scf.yield %now, %p : i32, i32
  }
  return %last#1 : i32
}
// The loop-carried value is one argument in the first iteration, and another one in all others.
func.func @invariant(%a: memref<?xi32>, %x: i32, %y: i32) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> i32 {
    %v = memref.load %a[%i] : memref<?xi32>
    %s = arith.muli %v, %p : i32
    memref.store %s, %a[%i] : memref<?xi32>
    scf.yield %y : i32
  }
  return %last : i32
}
// The next value is a load of what the iteration stored, which depends on the current value.
func.func @products(%a: memref<?xi8>, %b: memref<?xi8>, %first: i8) -> i8 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %b, %c0 : memref<?xi8>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> i8 {
    %i1 = arith.addi %i, %c1 : index
    %v = memref.load %a[%i1] : memref<?xi8>
    %p = arith.muli %v, %x : i8
    memref.store %p, %a[%i] : memref<?xi8>
    memref.store %p, %b[%i] : memref<?xi8>
    %next = memref.load %a[%i] : memref<?xi8>
    scf.yield %next : i8
  }
  return %last : i8
}

// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <string.h>
// int8_t late(int8_t *, const int8_t *, int64_t, int8_t);
// int16_t down(int16_t *, const int16_t *, int32_t, int16_t);
// enum { N = 70 };
// static int wrong;
// static void check(int is_right, const char *what, int n, int i) {
//   if (!is_right && !wrong++) printf("%s: %d of %d\n", what, i, n);
// }
// static void narrow(int n) {
//   int8_t a[N + 1], b[N + 1], x = 7;
//   int16_t c[N + 1], d[N + 1], y = -3;
//   for (int i = 0; i <= N; i++) a[i] = -1, b[i] = (int8_t)(i * 11), c[i] = -1, d[i] = (int16_t)(i * 1111);
//   int8_t last = late(a, b, n, x);
//   for (int i = 0; i < n; i++) {
//     check(a[i] == x, "late", n, i);
//     x = (int8_t)(b[i] * b[i]);
//   }
//   check(last == x && a[n] == -1, "late, last", n, n);
//   int16_t first = down(c, d, n, y);
//   for (int i = n - 1; i >= 0; i--) {
//     check(c[i] == (int16_t)(d[i] - y), "down", n, i);
//     y = d[i];
//   }
//   check(first == y && c[n] == -1, "down, last", n, n);
// }
// static void stored(int n) {
//   int8_t a[N + 1], b[N], x = 3;
//   for (int i = 0; i <= N; i++) a[i] = (int8_t)(2 * i + 1);
//   struct MemRefDescriptor_i8_1 ma = {a, a, 0, {n + 1}, {1}}, mb = {b, b, 0, {n}, {1}};
//   int8_t last = _mlir_ciface_products(&ma, &mb, x);
//   for (int i = 0; i < n; i++) {
//     x = (int8_t)(x * (int8_t)(2 * i + 3));
//     check(a[i] == x && b[i] == x, "products", n, i);
//   }
//   check(last == x, "products, last", n, n);
// }
// int main(void) {
//   for (int n = 0; n < N; n++) {
//     float a[N], b[N], before = 5;
//     double c[N], d[N], x = 2, y = 3;
//     int32_t e[N];
//     for (int i = 0; i < N; i++) b[i] = (float)(i * i % 37), d[i] = i * 3 % 29, e[i] = i;
//     struct MemRefDescriptor_f32_1 ma = {a, a, 0, {n}, {1}}, mb = {b, b, 0, {n}, {1}};
//     struct MemRefDescriptor_f64_1 mc = {c, c, 0, {n}, {1}}, md = {d, d, 0, {n}, {1}};
//     struct MemRefDescriptor_i32_1 me = {e, e, 0, {n}, {1}};
//     float last = _mlir_ciface_pairs(&ma, &mb, before);
//     for (int i = 0; i < n; i++) {
//       check(a[i] == b[i] + before, "pairs", n, i);
//       before = b[i];
//     }
//     check(last == before, "pairs, last", n, n);
//     struct triples_results both;
//     _mlir_ciface_triples(&both, &mc, &md, x, y);
//     for (int i = 0; i < n; i++) {
//       check(c[i] == (d[i] + x) * y, "triples", n, i);
//       y = x;
//       x = d[i];
//     }
//     check(both.r0 == x && both.r1 == y, "triples, last", n, n);
//     narrow(n);
//     stored(n);
//     if (n >= 2) {
//       int before_last = _mlir_ciface_neighbours(&ma, &mb);
//       for (int i = 0; i < n; i++)
//         check(a[i] == b[i] + b[(i + n - 1) % n] + b[(i + n - 2) % n], "neighbours", n, i);
//       check(before_last == n - 2, "neighbours, last", n, before_last);
//     }
//     int settled = _mlir_ciface_invariant(&me, 3, 5);
//     for (int i = 0; i < n; i++) check(e[i] == i * (i ? 5 : 3), "invariant", n, i);
//     check(settled == (n ? 5 : 3), "invariant, last", n, settled);
//   }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
//
// output:
// all right
