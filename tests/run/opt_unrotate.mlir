// Loops with exit tests at the bottom: with and without guards, one directly after another, and with uses after the loop of
// the values and counters of the last iterations.
llvm.func @sum(%x: !llvm.ptr, %n: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  %any = llvm.icmp "sgt" %n, %zero : i32
  llvm.cond_br %any, ^before, ^exit(%zero : i32)
^before:
  %wide = llvm.zext %n : i32 to i64
  llvm.br ^loop(%c0, %zero : i64, i32)
^loop(%i: i64, %sum: i32):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %sum, %v : i32
  %next = llvm.add %i, %c1 : i64
  %end = llvm.icmp "eq" %next, %wide : i64
  llvm.cond_br %end, ^exit(%s : i32), ^loop(%next, %s : i64, i32)
^exit(%r: i32):
  llvm.return %r : i32
}
llvm.func @squares(%x: !llvm.ptr, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%c0 : i64)
^loop(%i: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.mul %v, %v : i32
  llvm.store %w, %p : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  %more = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^exit
^exit:
  llvm.return %w : i32
}
llvm.func @history(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c100 = llvm.mlir.constant(100 : i64) : i64
  %none = llvm.icmp "eq" %n, %c0 : i64
  llvm.cond_br %none, ^out, ^loop(%c0, %c0, %c0 : i64, i64, i64)
^loop(%i: i64, %before: i64, %twice: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %d = llvm.sub %v, %twice : i64
  llvm.store %d, %q : i64, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %v, %before : i64, i64, i64), ^exit(%twice : i64)
^exit(%t: i64):
  %a = llvm.mul %t, %c100 : i64
  %b = llvm.add %a, %before : i64
  %c = llvm.mul %b, %c100 : i64
  %d1 = llvm.add %c, %v : i64
  %e = llvm.mul %d1, %c100 : i64
  %f = llvm.add %e, %i : i64
  llvm.return %f : i64
^out:
  llvm.return %c0 : i64
}
// The exit of the first loop is the second loop.
llvm.func @both(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64, %m: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^first(%c0, %c0 : i64, i64)
^first(%i: i64, %s: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %sum = llvm.add %s, %v : i64
  %next = llvm.add %i, %c1 : i64
  %end = llvm.icmp "uge" %next, %n : i64
  llvm.cond_br %end, ^second(%c0, %next : i64, i64), ^first(%next, %sum : i64, i64)
^second(%j: i64, %t: i64):
  %q = llvm.getelementptr %y[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %w = llvm.load %q : !llvm.ptr -> i64
  %u = llvm.xor %w, %sum : i64
  llvm.store %u, %q : i64, !llvm.ptr
  %total = llvm.add %t, %u : i64
  %after = llvm.add %j, %c1 : i64
  %more = llvm.icmp "ugt" %m, %after : i64
  llvm.cond_br %more, ^second(%after, %total : i64, i64), ^out
^out:
  %result = llvm.add %total, %i : i64
  llvm.return %result : i64
}
// The value that is passed to the second iteration and all later ones is loop-invariant.
llvm.func @constant(%x: !llvm.ptr, %n: i64, %u: i64, %v: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %any = llvm.icmp "ne" %n, %c0 : i64
  llvm.cond_br %any, ^loop(%c0, %u : i64, i64), ^exit(%u : i64)
^loop(%i: i64, %a: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %a, %p : i64, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  %more = llvm.icmp "ne" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %v : i64, i64), ^exit(%v : i64)
^exit(%r: i64):
  %twice = llvm.add %r, %v : i64
  llvm.return %twice : i64
}
llvm.func @branches(%x: !llvm.ptr, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  %any = llvm.icmp "ne" %n, %c0 : i64
  llvm.cond_br %any, ^loop(%c0, %zero : i64, i32), ^exit(%zero : i32)
^loop(%i: i64, %sum: i32):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %some = llvm.icmp "sgt" %v, %zero : i32
  llvm.cond_br %some, ^add, ^latch(%sum : i32)
^add:
  %more = llvm.add %sum, %v : i32
  llvm.br ^latch(%more : i32)
^latch(%s: i32):
  %next = llvm.add %i, %c1 : i64
  %cond = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %cond, ^loop(%next, %s : i64, i32), ^after
^after:
  %both = llvm.sub %v, %s : i32
  %one_less = llvm.sub %both, %sum : i32
  llvm.br ^exit(%one_less : i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include "kernel.h"
//
// static int32_t a[100];
// static int64_t x[100], y[100], z[100];
//
// int main(void) {
//   int wrong = 0;
//   for (int n = -1; n <= 70; n++) {
//     int32_t total = 0;
//     for (int i = 0; i < 100; i++) a[i] = i * 77 - 1234;
//     for (int i = 0; i < n; i++) total += a[i];
//     wrong += sum(a, n) != total;
//     int32_t positive = 0, less = 0;
//     for (int i = 0; i < n; i++) less = positive, positive += a[i] > 0 ? a[i] : 0;
//     if (n >= 0) wrong += branches(a, n) != (n ? a[n - 1] - positive - less : 0);
//
//     int32_t last = squares(a, (uint64_t)(n < 0 ? 0 : n));
//     int count = n < 1 ? 1 : n;
//     for (int i = 0; i < 100; i++) {
//       int32_t v = i * 77 - 1234;
//       wrong += a[i] != (i < count ? v * v : v);
//     }
//     wrong += last != a[count - 1];
//
//     for (int i = 0; i < 100; i++) { x[i] = i * i % 97; y[i] = -1; }
//     int64_t before = 0, twice = 0, v = 0, at = 0, t = 0, b = 0;
//     for (int64_t i = 0; i < (n ? count : 0); i++) {
//       v = x[i]; t = twice; b = before; at = i;
//       z[i] = v - twice;
//       twice = before; before = v;
//     }
//     wrong += history(x, y, n) != ((t * 100 + b) * 100 + v) * 100 + at;
//     for (int i = 0; i < (n ? count : 0); i++) wrong += y[i] != z[i];
//     wrong += y[n ? count : 0] != -1;
//
//     for (int i = 0; i < 100; i++) y[i] = i * 31;
//     int64_t s = 0, all = count;
//     for (int i = 0; i < count; i++) s += x[i];
//     for (int i = 0; i < 9; i++) all += (i * 31) ^ s;
//     wrong += both(x, y, count, 9) != all + count - 1;
//     for (int i = 0; i < 20; i++) wrong += y[i] != (i < 9 ? (i * 31) ^ s : i * 31);
//     wrong += constant(x, n < 0 ? 0 : n, 40, 2) != (n < 1 ? 42 : 4);
//     for (int i = 0; i < n; i++) wrong += x[i] != (i == 0 ? 40 : 2);
//   }
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
