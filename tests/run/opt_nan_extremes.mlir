// Minima and maxima of floats as comparisons and selects that propagate NaNs, and similar ones that do not. The bits of the
// result are those of the loop: the sign of a zero, and the first or last of several NaNs.

llvm.func @most_kept(%n: i64, %x: !llvm.ptr, %first: f32) -> f32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%c0, %first : i64, f32)
^header(%i: i64, %m: f32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %nan = "llvm.intr.is.fpclass"(%m) <{bit = 3 : i32}> : (f32) -> i1
  llvm.cond_br %nan, ^keep, ^compare
^compare:
  %more = llvm.fcmp "ogt" %m, %v : f32
  llvm.cond_br %more, ^keep, ^take
^keep:
  llvm.br ^latch(%m : f32)
^take:
  llvm.br ^latch(%v : f32)
^latch(%m1: f32):
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next, %m1 : i64, f32)
^exit:
  llvm.return %m : f32
}
llvm.func @least_taken(%n: i64, %x: !llvm.ptr, %first: f64) -> f64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  llvm.br ^header(%c0, %first : i64, f64)
^header(%i: i64, %m: f64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %p : !llvm.ptr -> f64
  %nan = llvm.fcmp "une" %v, %v : f64
  %less = llvm.fcmp "ole" %v, %m : f64
  %either = llvm.or %nan, %less : i1
  %m1 = llvm.select %either, %v, %m : i1, f64
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next, %m1 : i64, f64)
^exit:
  llvm.return %m : f64
}
llvm.func @least_inverse(%n: i64, %x: !llvm.ptr, %first: f32) -> f32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%c0, %first : i64, f32)
^header(%i: i64, %m: f32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %number = llvm.fcmp "ord" %m, %zero : f32
  %below = llvm.fcmp "uge" %m, %v : f32
  %both = llvm.and %below, %number : i1
  %m1 = llvm.select %both, %v, %m : i1, f32
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next, %m1 : i64, f32)
^exit:
  llvm.return %m : f32
}
// A NaN from memory is never selected.
llvm.func @most_of_first_nan(%n: i64, %x: !llvm.ptr, %first: f32) -> f32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%c0, %first : i64, f32)
^header(%i: i64, %m: f32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %nan = llvm.fcmp "uno" %m, %m : f32
  %more = llvm.fcmp "uge" %m, %v : f32
  %either = llvm.or %nan, %more : i1
  %m1 = llvm.select %either, %m, %v : i1, f32
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next, %m1 : i64, f32)
^exit:
  llvm.return %m : f32
}
// A NaN is replaced by the next number.
llvm.func @most_without_nan(%n: i64, %x: !llvm.ptr, %first: f32) -> f32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%c0, %first : i64, f32)
^header(%i: i64, %m: f32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %nan = llvm.fcmp "uno" %m, %m : f32
  %more = llvm.fcmp "olt" %m, %v : f32
  %either = llvm.or %nan, %more : i1
  %m1 = llvm.select %either, %v, %m : i1, f32
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next, %m1 : i64, f32)
^exit:
  llvm.return %m : f32
}
// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// float most_kept(int64_t, float *, float), least_inverse(int64_t, float *, float);
// float most_of_first_nan(int64_t, float *, float), most_without_nan(int64_t, float *, float);
// double least_taken(int64_t, double *, double);
// enum { N = 90 };
// static int wrong;
// static void check(int is_right, const char *what, int n, int kind) {
//   if (!is_right && !wrong++) printf("%s: %d, %d\n", what, n, kind);
// }
// static int is_same(float a, float b) { return !memcmp(&a, &b, sizeof a); }
// static float nan_of(uint32_t payload) {
//   uint32_t bits = 0x7fc00000u | payload;
//   float number;
//   memcpy(&number, &bits, sizeof number);
//   return number;
// }
// static double wide_nan_of(uint64_t payload) {
//   uint64_t bits = 0x7ff8000000000000u | payload;
//   double number;
//   memcpy(&number, &bits, sizeof number);
//   return number;
// }
// // Kind 0: numbers; 1: zeros of both signs, and numbers on one side of them; 2, 3: with one NaN or two.
// static void fill(float *x, double *y, int n, int kind, int side) {
//   for (int i = 0; i < n; i++) {
//     float number = (float)((i * 37 + n) % 23 - 11);
//     if (kind == 1) number = i % 3 == 1 ? 0.0f : i % 3 == 2 ? -0.0f : (float)side * (1 + i % 5);
//     x[i] = number, y[i] = number;
//   }
//   if (kind >= 2 && n > 0) x[n / 3] = nan_of(5), y[n / 3] = wide_nan_of(5);
//   if (kind == 3 && n > 1) x[n - 1] = nan_of(9), y[n - 1] = wide_nan_of(9);
// }
// static void all(int n, int kind, float first) {
//   float x[N];
//   double y[N];
//   fill(x, y, n, kind, -1);
//   float most = first, loses = first, without = first;
//   for (int i = 0; i < n; i++) {
//     most = isnan(most) || most > x[i] ? most : x[i];
//     loses = isnan(loses) || !(loses < x[i]) ? loses : x[i];
//     without = isnan(without) || without < x[i] ? x[i] : without;
//   }
//   check(is_same(most_kept(n, x, first), most), "most_kept", n, kind);
//   check(is_same(most_of_first_nan(n, x, first), loses), "most_of_first_nan", n, kind);
//   check(is_same(most_without_nan(n, x, first), without), "most_without_nan", n, kind);
//   fill(x, y, n, kind, 1);
//   float least = first;
//   double wide = first;
//   for (int i = 0; i < n; i++) {
//     least = !isnan(least) && !(least < x[i]) ? x[i] : least;
//     wide = isnan(y[i]) || y[i] <= wide ? y[i] : wide;
//   }
//   check(is_same(least_inverse(n, x, first), least), "least_inverse", n, kind);
//   double found = least_taken(n, y, first);
//   check(!memcmp(&found, &wide, sizeof wide), "least_taken", n, kind);
// }
// int main(void) {
//   float firsts[] = {0.0f, -0.0f, 3.0f, -INFINITY, INFINITY, nan_of(3)};
//   for (int n = 0; n < N; n++)
//     for (int kind = 0; kind < 4; kind++)
//       for (int first = 0; first < 6; first++) all(n, kind, firsts[first]);
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
