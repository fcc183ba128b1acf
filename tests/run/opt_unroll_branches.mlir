// The elements above 0 are moved to the front.
llvm.func @compress(%n: i64, %x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%c0, %zero : i64, i32)
^header(%i: i64, %at: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %is_positive = llvm.icmp "sgt" %v, %zero : i32
  llvm.cond_br %is_positive, ^then, ^latch(%at : i32)
^then:
  %q = llvm.getelementptr %y[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %more = llvm.add %at, %one overflow<nsw> : i32
  llvm.br ^latch(%more : i32)
^latch(%to: i32):
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next, %to : i64, i32)
^exit:
  llvm.return %at : i32
}
// An iteration stores what the next one loads, unless two comparisons skip it. The counter goes down by 2, and is a
// result.
llvm.func @chain(%from: i32, %to: i32, %a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.br ^header(%from : i32)
^header(%i: i32):
  %cond = llvm.icmp "sge" %i, %to : i32
  llvm.cond_br %cond, ^first, ^exit
^first:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %is_negative = llvm.icmp "slt" %v, %c0 : i32
  llvm.cond_br %is_negative, ^latch, ^second
^second:
  %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %w = llvm.load %q : !llvm.ptr -> i32
  %is_small = llvm.icmp "slt" %w, %v : i32
  llvm.cond_br %is_small, ^third, ^fourth
^third:
  llvm.store %w, %p : i32, !llvm.ptr
  llvm.br ^fourth
^fourth:
  %before = llvm.sub %i, %c2 overflow<nsw> : i32
  %r = llvm.getelementptr %b[%before] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %s = llvm.add %w, %c1 : i32
  llvm.store %s, %r : i32, !llvm.ptr
  llvm.br ^latch
^latch:
  %next = llvm.sub %i, %c2 overflow<nsw> : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return %i : i32
}
// The last element that differs from 0 is used in every iteration, and so is the one before the last. There are 24.
llvm.func @last_(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}) -> f32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c24 = llvm.mlir.constant(24 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%c0, %zero, %zero : i64, f32, f32)
^header(%i: i64, %last: f32, %older: f32):
  %cond = llvm.icmp "ne" %i, %c24 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %is_new = llvm.fcmp "une" %v, %zero : f32
  llvm.cond_br %is_new, ^latch(%v, %last : f32, f32), ^old
^old:
  %quotient = llvm.fdiv %older, %last : f32
  %o = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %quotient, %o : f32, !llvm.ptr
  llvm.br ^latch(%last, %older : f32, f32)
^latch(%now: f32, %then: f32):
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next, %now, %then : i64, f32, f32)
^exit:
  %difference = llvm.fsub %last, %older : f32
  llvm.return %difference : f32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
//
// static int value(int i, int bits) { return (bits >> (i % 16) & 1 ? 1 : -1) * (i * 37 % 101 + 1); }
//
// static void check_compress(int n, int bits) {
//   int x[64], y[65] = {0}, expected[65] = {0}, at = 0;
//   for (int i = 0; i < n; i++) x[i] = value(i, bits);
//   for (int i = 0; i < n; i++) if (x[i] > 0) expected[at++] = x[i];
//   if (compress(n, x, y) != at) exit(1);
//   for (int i = 0; i < 65; i++) if (y[i] != expected[i]) exit(2);
// }
//
// static void check_chain(int from, int to, int bits) {
//   int a[64], b[64], c[64], d[64], i;
//   for (int i = 0; i < 64; i++) a[i] = c[i] = value(i, bits), b[i] = d[i] = value(i + 3, bits * 5);
//   for (i = from; i >= to; i -= 2) {
//     if (c[i] < 0) continue;
//     if (d[i] < c[i]) c[i] = d[i];
//     d[i - 2] = d[i] + 1;
//   }
//   if (chain(from, to, a, b) != i) exit(3);
//   for (int i = 0; i < 64; i++) if (a[i] != c[i] || b[i] != d[i]) exit(4);
// }
//
// static void check_last(int bits) {
//   float x[24], y[24] = {0}, z[24] = {0}, last = 0, older = 0;
//   for (int i = 0; i < 24; i++) x[i] = i < 2 || bits >> (i % 16) & 1 ? (float)value(i, bits) : 0;
//   for (int i = 0; i < 24; i++) {
//     if (x[i] != 0) older = last, last = x[i];
//     else z[i] = older / last;
//   }
//   if (last_(x, y) != last - older) exit(5);
//   for (int i = 0; i < 24; i++) if (y[i] != z[i]) exit(6);
// }
//
// int main(void) {
//   for (int bits = 0; bits < 65536; bits += 1213) {
//     for (int n = 0; n < 40; n++) check_compress(n, bits);
//     for (int to = 2; to < 12; to++) for (int n = -2; n < 40; n++) check_chain(to + n, to, bits);
//     check_last(bits);
//   }
//   puts("right");
// }
// output:
// right
