// Pointers and integers that are affine in a counter, upward and downward, and their values after the loop.
llvm.func @scale(%x: !llvm.ptr, %n: i64, %from: i64) -> !llvm.ptr {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2.0 : f32) : f32
  llvm.br ^header(%from, %x : i64, !llvm.ptr)
^header(%i: i64, %p: !llvm.ptr):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> f32
  %w = llvm.fmul %v, %two : f32
  llvm.store %w, %p : f32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.br ^header(%next, %q : i64, !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
llvm.func @reverse(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}, %n: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c3 = llvm.mlir.constant(-3 : i64) : i64
  %last = llvm.sub %n, %c1 : i64
  %end = llvm.getelementptr %y[%last] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  llvm.br ^header(%c0, %x, %end, %n : i64, !llvm.ptr, !llvm.ptr, i64)
^header(%i: i64, %p: !llvm.ptr, %q: !llvm.ptr, %j: i64):
  %more = llvm.icmp "ne" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.trunc %v : i32 to i16
  %t = llvm.trunc %j : i64 to i16
  %u = llvm.add %s, %t : i16
  llvm.store %u, %q : i16, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  %p2 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %q2 = llvm.getelementptr %q[-1] : (!llvm.ptr) -> !llvm.ptr, i16
  %j2 = llvm.add %j, %c3 : i64
  llvm.br ^header(%next, %p2, %q2, %j2 : i64, !llvm.ptr, !llvm.ptr, i64)
^exit:
  llvm.return %j : i64
}
llvm.func @halves(%x: !llvm.ptr, %n: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  llvm.br ^header(%c0, %x, %c0, %c0 : i64, !llvm.ptr, i64, i64)
^header(%i: i64, %p: !llvm.ptr, %k: i64, %sum: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i64
  %w = llvm.mul %v, %k : i64
  %s = llvm.add %sum, %w : i64
  %next = llvm.add %i, %c2 : i64
  %q = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i64
  %l = llvm.add %k, %c1 : i64
  llvm.br ^header(%next, %q, %l, %s : i64, !llvm.ptr, i64, i64)
^exit:
  llvm.return %sum : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include "kernel.h"
//
// static float f[100];
// static int32_t a[100];
// static int16_t b[100];
// static int64_t x[200];
//
// int main(void) {
//   int wrong = 0;
//   for (int n = 0; n < 60; n++) {
//     for (int i = 0; i < 100; i++) { f[i] = (float)i; a[i] = i * 1000; b[i] = -1; }
//     wrong += (char *)scale(f + 3, n - 7, -7) != (char *)(f + 3 + n);
//     for (int i = 0; i < 100; i++) wrong += f[i] != (float)(i >= 3 && i < 3 + n ? 2 * i : i);
//     wrong += reverse(a, b, n) != n - 3 * n;
//     for (int i = 0; i < 100; i++) wrong += b[i] != (i < n ? (int16_t)((n - 1 - i) * 1000 + n - 3 * (n - 1 - i)) : -1);
//     int64_t sum = 0;
//     for (int i = 0; i < 200; i++) x[i] = i * 37 % 101;
//     for (int i = 0; i < n; i += 2) sum += x[i / 2 * 3] * (i / 2);
//     wrong += halves(x, n) != sum;
//   }
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
