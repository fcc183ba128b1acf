// Integers of 32 bits of which 8 or 16 bits are demanded: behind comparisons, selects, extremes and shifts; conditions of lanes of
// several widths; blocks that all branches lead to.

func.func @edges(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %most = arith.constant 255 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
    %a8 = llvm.load %p : !llvm.ptr -> i8
    %b8 = llvm.load %p1 : !llvm.ptr -> i8
    %d8 = llvm.load %p2 : !llvm.ptr -> i8
    %a = arith.extui %a8 : i8 to i32
    %b = arith.extui %b8 : i8 to i32
    %d = arith.extui %d8 : i8 to i32
    %t = arith.muli %a, %two : i32
    %u = arith.subi %t, %b : i32
    %g = arith.subi %u, %d : i32
    %is_less = arith.cmpi slt, %g, %zero : i32
    %m = arith.subi %zero, %g : i32
    %h = arith.select %is_less, %m, %g : i32
    %is_more = arith.cmpi sgt, %h, %most : i32
    %r = arith.select %is_more, %most, %h : i32
    %r8 = arith.trunci %r : i32 to i8
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %r8, %q : i8, !llvm.ptr
  }
  return
}
func.func @bytes(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %first = arith.constant 65 : i32
  %last = arith.constant 90 : i32
  %bit = arith.constant 32 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %a8 = llvm.load %p : !llvm.ptr -> i8
    %a = arith.extsi %a8 : i8 to i32
    %is_first = arith.cmpi sge, %a, %first : i32
    %r = scf.if %is_first -> i32 {
      %is_last = arith.cmpi sle, %a, %last : i32
      %s = scf.if %is_last -> i32 {
        %t = arith.ori %a, %bit : i32
        scf.yield %t : i32
      } else {
        scf.yield %a : i32
      }
      scf.yield %s : i32
    } else {
      scf.yield %a : i32
    }
    %r8 = arith.trunci %r : i32 to i8
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %r8, %q : i8, !llvm.ptr
  }
  return
}
// Products of words do not fit in 16 bits, those of bytes do.
func.func @words(%n: i64, %x: !llvm.ptr, %s: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %three = arith.constant 3 : i32
  %more = arith.constant 77 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %a8 = llvm.load %p : !llvm.ptr -> i8
    %o = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %b16 = llvm.load %o : !llvm.ptr -> i16
    %a = arith.extui %a8 : i8 to i32
    %b = arith.extsi %b16 : i16 to i32
    %a3 = arith.muli %a, %three : i32
    %b3 = arith.muli %b, %three : i32
    %is_more = arith.cmpi sgt, %b3, %a3 : i32
    %t = arith.shrui %a, %three : i32
    %u = arith.addi %a, %more : i32
    %r = arith.select %is_more, %t, %u : i32
    %r8 = arith.trunci %r : i32 to i8
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %r8, %q : i8, !llvm.ptr
  }
  return
}
func.func @wide(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %bound = arith.constant 200 : i32
  %base = arith.constant 100000 : i32
  %other = arith.constant -5 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %a8 = llvm.load %p : !llvm.ptr -> i8
    %b8 = llvm.load %p1 : !llvm.ptr -> i8
    %a = arith.extui %a8 : i8 to i32
    %b = arith.extui %b8 : i8 to i32
    %sum = arith.addi %a, %b : i32
    %is_more = arith.cmpi sgt, %sum, %bound : i32
    %k = arith.trunci %i : i64 to i32
    %t = arith.addi %k, %base : i32
    %r = arith.select %is_more, %t, %other : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @masks(%n: i64, %x: !llvm.ptr, %v: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %zero = arith.constant 0 : i32
  %c7 = arith.constant 7 : i8
  %c20 = arith.constant 20 : i8
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %a = llvm.load %p : !llvm.ptr -> i8
    %b = llvm.load %p1 : !llvm.ptr -> i8
    %o = llvm.getelementptr %v[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %d = llvm.load %o : !llvm.ptr -> i32
    %is_large = arith.cmpi ugt, %a, %c20 : i8
    %is_less = arith.cmpi slt, %d, %zero : i32
    %is_seven = arith.cmpi eq, %b, %c7 : i8
    %either = arith.ori %is_less, %is_seven : i1
    %both = arith.andi %is_large, %either : i1
    scf.if %both {
      %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %a, %q : i8, !llvm.ptr
    }
  }
  return
}
// A short loop with a branch on its counter in a loop, and a condition of two.
func.func @around(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c3 = arith.constant 3 : i64
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %bound = arith.constant 200 : i32
  %true = arith.constant true
  %false = arith.constant false
  scf.for %i = %c0 to %n step %c1 : i64 {
    %sum = scf.for %k = %c0 to %c3 step %c1 iter_args(%s = %zero) -> i32 : i64 {
      %is_other = arith.cmpi ne, %k, %c1 : i64
      %t = scf.if %is_other -> i32 {
        %at = arith.addi %i, %k : i64
        %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %a8 = llvm.load %p : !llvm.ptr -> i8
        %a = arith.extui %a8 : i8 to i32
        %t = arith.addi %s, %a : i32
        scf.yield %t : i32
      } else {
        scf.yield %s : i32
      }
      scf.yield %t : i32
    }
    %is_three = arith.cmpi eq, %sum, %three : i32
    %r = scf.if %is_three -> i1 {
      scf.yield %true : i1
    } else {
      %is_less = arith.cmpi slt, %sum, %bound : i32
      %u = scf.if %is_less -> i1 {
        %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
        %m = llvm.load %q : !llvm.ptr -> i8
        %zero8 = arith.constant 0 : i8
        %is_set = arith.cmpi ne, %m, %zero8 : i8
        scf.yield %is_set : i1
      } else {
        scf.yield %false : i1
      }
      scf.yield %u : i1
    }
    %r8 = arith.extui %r : i1 to i8
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %r8, %q : i8, !llvm.ptr
  }
  return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// void edges(int64_t, const uint8_t *, uint8_t *), bytes(int64_t, const int8_t *, int8_t *);
// void words(int64_t, const uint8_t *, const int16_t *, uint8_t *), wide(int64_t, const uint8_t *, int32_t *);
// void masks(int64_t, const uint8_t *, const int32_t *, uint8_t *), around(const uint8_t *, uint8_t *, int64_t);
// enum { N = 300 };
// static int wrong;
// static uint8_t x[N + 4], y[N], w[N];
// static int16_t s[N];
// static int32_t v[N], wv[N], yv[N];
// static void check(int is_right, const char *what, int n) {
//   if (!is_right && !wrong++) printf("%s: %d\n", what, n);
// }
// static void start(void) { memset(y, 9, N), memset(w, 9, N); }
// static void all(int n) {
//   start(), edges(n, x, y);
//   for (int i = 0; i < n; i++) {
//     int g = x[i] * 2 - x[i + 1] - x[i + 2];
//     if (g < 0) g = -g;
//     w[i] = g > 255 ? 255 : g;
//   }
//   check(!memcmp(y, w, N), "edges", n);
//   start(), bytes(n, (int8_t *)x, (int8_t *)y);
//   for (int i = 0; i < n; i++) {
//     int8_t c = (int8_t)x[i];
//     w[i] = c >= 'A' && c <= 'Z' ? c | 32 : c;
//   }
//   check(!memcmp(y, w, N), "bytes", n);
//   start(), words(n, x, s, y);
//   for (int i = 0; i < n; i++) {
//     int a = s[i] * 3, b = x[i] * 3;
//     w[i] = a > b ? x[i] >> 3 : x[i] + 77;
//   }
//   check(!memcmp(y, w, N), "words", n);
//   memset(yv, 9, sizeof yv), memset(wv, 9, sizeof wv);
//   wide(n, x, yv);
//   for (int i = 0; i < n; i++) wv[i] = x[i] + x[i + 1] > 200 ? 100000 + i : -5;
//   check(!memcmp(yv, wv, sizeof yv), "wide", n);
//   start(), masks(n, x, v, y);
//   for (int i = 0; i < n; i++)
//     if (x[i] > 20 && (v[i] < 0 || x[i + 1] == 7)) w[i] = x[i];
//   check(!memcmp(y, w, N), "masks", n);
// }
// int main(void) {
//   for (int i = 0; i < N + 4; i++) x[i] = i * 37 % 256;
//   for (int i = 0; i < N; i++) s[i] = (int16_t)(i * 7919), v[i] = i * 0x9e3779b9u;
//   for (int n = 0; n <= N; n += n < 70 ? 1 : 23) all(n);
//   start(), around(x, y, 100);
//   for (int i = 0; i < 100; i++) {
//     int sum = 0;
//     for (int k = -1; k <= 1; k++)
//       if (k) sum += x[i + 1 + k];
//     w[i] = sum == 3 || (sum < 200 && x[i + 1]);
//   }
//   check(!memcmp(y, w, N), "around", 0);
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
