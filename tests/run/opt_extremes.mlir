// Extremes of floats by comparisons and selects in vectorized loops: NaNs are not selected, and of zeros of both signs the
// first one is. The last counter for which a condition holds.
llvm.func @larger(%a: !llvm.ptr, %n: i64, %first: f32) -> f32 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0, %first : i64, f32)
^header(%i: i64, %m: f32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %is_larger = llvm.fcmp "ogt" %v, %m : f32
  %next_m = llvm.select %is_larger, %v, %m : i1, f32
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next, %next_m : i64, f32)
^exit:
  llvm.return %m : f32
}
// As branches, of 64 bits, with the loop-carried operand on the left; equal numbers are selected.
llvm.func @smaller(%a: !llvm.ptr, %n: i32, %first: f64) -> f64 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%0, %first : i32, f64)
^header(%i: i32, %m: f64):
  %cond = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f64
  %v = llvm.load %p : !llvm.ptr -> f64
  %is_kept = llvm.fcmp "ult" %m, %v : f64
  llvm.cond_br %is_kept, ^merge(%m : f64), ^merge(%v : f64)
^merge(%next_m: f64):
  %next = llvm.add %i, %1 overflow<nsw> : i32
  llvm.br ^header(%next, %next_m : i32, f64)
^exit:
  llvm.return %m : f64
}
// NaNs are selected, so that the order of elements matters.
llvm.func @unordered(%a: !llvm.ptr, %n: i64, %first: f32) -> f32 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0, %first : i64, f32)
^header(%i: i64, %m: f32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %is_kept = llvm.fcmp "ogt" %m, %v : f32
  %next_m = llvm.select %is_kept, %m, %v : i1, f32
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next, %next_m : i64, f32)
^exit:
  llvm.return %m : f32
}
llvm.func @last(%a: !llvm.ptr, %n: i32) -> i32 {
  %none = llvm.mlir.constant(-1 : i32) : i32
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%0, %none : i32, i32)
^header(%i: i32, %last: i32):
  %cond = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %is_negative = llvm.fcmp "olt" %v, %zero : f32
  llvm.cond_br %is_negative, ^merge(%i : i32), ^merge(%last : i32)
^merge(%next_last: i32):
  %next = llvm.add %i, %1 overflow<nsw> : i32
  llvm.br ^header(%next, %next_last : i32, i32)
^exit:
  llvm.return %last : i32
}
// The position of the maximum: its select uses the same comparison.
llvm.func @index_of(%a: !llvm.ptr, %n: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(-1 : i64) : i64
  %lowest = llvm.mlir.constant(-3.0e+38 : f32) : f32
  llvm.br ^header(%0, %lowest, %none : i64, f32, i64)
^header(%i: i64, %m: f32, %at: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %is_larger = llvm.fcmp "ogt" %v, %m : f32
  %next_m = llvm.select %is_larger, %v, %m : i1, f32
  %next_at = llvm.select %is_larger, %i, %at : i1, i64
  %next = llvm.add %i, %1 overflow<nsw> : i64
  llvm.br ^header(%next, %next_m, %next_at : i64, f32, i64)
^exit:
  llvm.return %at : i64
}
// The position of the minimum of a matrix: a counter, and a value that is invariant in the inner loop.
llvm.func @position(%a: !llvm.ptr, %rows: i32, %columns: i32, %at: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %most = llvm.mlir.constant(2147483647 : i32) : i32
  %none = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^outer(%0, %most, %none, %none : i32, i32, i32, i32)
^outer(%y: i32, %m0: i32, %y0: i32, %x0: i32):
  %more = llvm.icmp "slt" %y, %rows : i32
  llvm.cond_br %more, ^row, ^exit
^row:
  %row = llvm.mul %y, %columns overflow<nsw> : i32
  llvm.br ^header(%0, %m0, %y0, %x0 : i32, i32, i32, i32)
^header(%x: i32, %m: i32, %y1: i32, %x1: i32):
  %cond = llvm.icmp "slt" %x, %columns : i32
  llvm.cond_br %cond, ^body, ^next_row
^body:
  %i = llvm.add %row, %x overflow<nsw> : i32
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %is_smaller = llvm.icmp "slt" %v, %m : i32
  llvm.cond_br %is_smaller, ^latch(%v, %y, %x : i32, i32, i32), ^latch(%m, %y1, %x1 : i32, i32, i32)
^latch(%m2: i32, %y2: i32, %x2: i32):
  %next = llvm.add %x, %1 overflow<nsw> : i32
  llvm.br ^header(%next, %m2, %y2, %x2 : i32, i32, i32, i32)
^next_row:
  %next_y = llvm.add %y, %1 overflow<nsw> : i32
  llvm.br ^outer(%next_y, %m, %y1, %x1 : i32, i32, i32, i32)
^exit:
  %second = llvm.getelementptr %at[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y0, %at : i32, !llvm.ptr
  llvm.store %x0, %second : i32, !llvm.ptr
  llvm.return %m0 : i32
}
// The minimum and the maximum of the integers that satisfy a condition, if any does.
llvm.func @least_above(%a: !llvm.ptr, %n: i64, %limit: i32, %first: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0, %first : i64, i32)
^header(%i: i64, %m: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %counts = llvm.icmp "sgt" %v, %limit : i32
  llvm.cond_br %counts, ^check, ^next(%m : i32)
^check:
  %is_new = llvm.icmp "slt" %v, %m : i32
  llvm.cond_br %is_new, ^new, ^next(%m : i32)
^new:
  llvm.br ^next(%v : i32)
^next(%k: i32):
  %j = llvm.add %i, %1 : i64
  llvm.br ^header(%j, %k : i64, i32)
^exit:
  llvm.return %m : i32
}
llvm.func @most_below(%a: !llvm.ptr, %n: i64, %limit: i32, %first: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0, %first : i64, i32)
^header(%i: i64, %m: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %counts = llvm.icmp "slt" %v, %limit : i32
  llvm.cond_br %counts, ^check, ^next(%m : i32)
^check:
  %is_new = llvm.icmp "sgt" %v, %m : i32
  llvm.cond_br %is_new, ^new, ^next(%m : i32)
^new:
  llvm.br ^next(%v : i32)
^next(%k: i32):
  %j = llvm.add %i, %1 : i64
  llvm.br ^header(%j, %k : i64, i32)
^exit:
  llvm.return %m : i32
}
llvm.func @unsigned_most(%a: !llvm.ptr, %n: i64, %limit: i32, %first: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0, %first : i64, i32)
^header(%i: i64, %m: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %counts = llvm.icmp "ne" %v, %limit : i32
  llvm.cond_br %counts, ^check, ^next(%m : i32)
^check:
  %is_new = llvm.icmp "ugt" %v, %m : i32
  llvm.cond_br %is_new, ^new, ^next(%m : i32)
^new:
  llvm.br ^next(%v : i32)
^next(%k: i32):
  %j = llvm.add %i, %1 : i64
  llvm.br ^header(%j, %k : i64, i32)
^exit:
  llvm.return %m : i32
}

// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// float larger(const float *, int64_t, float);
// double smaller(const double *, int32_t, double);
// float unordered(const float *, int64_t, float);
// int32_t last(const float *, int32_t);
// int64_t index_of(const float *, int64_t);
// int32_t position(const int32_t *, int32_t, int32_t, int32_t *);
// int32_t least_above(const int32_t *, int64_t, int32_t, int32_t);
// int32_t most_below(const int32_t *, int64_t, int32_t, int32_t);
// int32_t unsigned_most(const int32_t *, int64_t, int32_t, int32_t);
// enum { N = 150 };
// static int wrong;
// static void check(const void *x, const void *y, size_t size, const char *what, int n, int round) {
//   if (memcmp(x, y, size) && !wrong++) printf("%s of %d numbers, round %d\n", what, n, round);
// }
// int main(void) {
//   const float kinds[] = {0.0f, -0.0f, -1.0f, NAN, 1.0f, -2.0f, 0.0f, -INFINITY};
//   uint32_t random = 12345;
//   for (int round = 0; round < 40; round++)
//     for (int n = 0; n < N; n++) {
//       float a[N], m = kinds[round % 8], k = m;
//       double b[N], s = round % 5 == 0 ? NAN : (double)kinds[(round + 3) % 8];
//       int32_t index = -1;
//       int most = round % 4 == 0 ? 2 : round % 4 == 1 ? 4 : 8;
//       for (int i = 0; i < n; i++) {
//         random = random * 1103515245u + 12345u;
//         a[i] = kinds[(random >> 16) % most] * (round % 3 == 2 ? (float)(random >> 20) : 1.0f);
//         b[i] = -(double)a[i];
//       }
//       float x = larger(a, n, m), z = unordered(a, n, k);
//       double y = smaller(b, n, s);
//       int32_t found = last(a, n);
//       int64_t largest = index_of(a, n), at = -1;
//       for (int i = 0; i < n; i++)
//         if (a[i] > (at < 0 ? -3.0e+38f : a[at])) at = i;
//       check(&largest, &at, sizeof at, "index", n, round);
//       for (int i = 0; i < n; i++) {
//         if (a[i] > m) m = a[i];
//         k = k > a[i] ? k : a[i];
//         s = !(s >= b[i]) ? s : b[i];
//         if (a[i] < 0) index = i;
//       }
//       check(&x, &m, sizeof m, "larger", n, round);
//       if (!(isnan(y) && isnan(s))) check(&y, &s, sizeof s, "smaller", n, round);
//       if (!(isnan(z) && isnan(k))) check(&z, &k, sizeof k, "unordered", n, round);
//       check(&found, &index, sizeof index, "last", n, round);
//     }
//   for (int round = 0; round < 40; round++)
//     for (int n = 0; n < 40; n++) {
//       int32_t a[3 * 40], at[2], y0 = -1, x0 = -1, m = INT32_MAX;
//       for (int i = 0; i < 3 * n; i++) {
//         random = random * 1103515245u + 12345u;
//         a[i] = round % 8 == 7 ? INT32_MAX : (int32_t)(random >> (16 + round % 12)) - 3;
//         if (a[i] < m) m = a[i], y0 = i / n, x0 = i % n;
//       }
//       int32_t least = position(a, 3, n, at);
//       check(&least, &m, sizeof m, "position", n, round);
//       check(&at[0], &y0, sizeof y0, "row", n, round);
//       check(&at[1], &x0, sizeof x0, "column", n, round);
//       const int32_t firsts[] = {INT32_MAX, INT32_MIN, 0, 100, -1};
//       int32_t first = firsts[round % 5], limit = round % 3 * 1000 - 1;
//       int32_t u = first, v = first, w = first;
//       for (int i = 0; i < 3 * n; i++) {
//         if (a[i] > limit && a[i] < u) u = a[i];
//         if (a[i] < limit && a[i] > v) v = a[i];
//         if (a[i] != limit && (uint32_t)a[i] > (uint32_t)w) w = a[i];
//       }
//       int32_t x = least_above(a, 3 * n, limit, first), y = most_below(a, 3 * n, limit, first);
//       int32_t z = unsigned_most(a, 3 * n, limit, first);
//       check(&x, &u, sizeof u, "least above", n, round);
//       check(&y, &v, sizeof v, "most below", n, round);
//       check(&z, &w, sizeof w, "unsigned most", n, round);
//     }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
//
// output:
// all right
