// Rounding in loops, where it has no calls on processors without an instruction for it: signed zeros, halves, numbers without
// a fraction, infinities and NaN.
llvm.func @round_doubles(%from: !llvm.ptr, %to: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %p = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %x = llvm.load %p : !llvm.ptr -> f64
  %at = llvm.mul %i, %three : i64
  %q = llvm.getelementptr %to[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %0 = llvm.intr.floor(%x) : (f64) -> f64
  llvm.store %0, %q : f64, !llvm.ptr
  %q1 = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %1 = llvm.intr.ceil(%x) : (f64) -> f64
  llvm.store %1, %q1 : f64, !llvm.ptr
  %q2 = llvm.getelementptr %q[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %2 = llvm.intr.trunc(%x) : (f64) -> f64
  llvm.store %2, %q2 : f64, !llvm.ptr
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %more, ^loop(%j : i64), ^end
^end:
  llvm.return
}
llvm.func @round_floats(%from: !llvm.ptr, %to: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %p = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %p : !llvm.ptr -> f32
  %at = llvm.mul %i, %three : i64
  %q = llvm.getelementptr %to[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %0 = llvm.intr.floor(%x) : (f32) -> f32
  llvm.store %0, %q : f32, !llvm.ptr
  %q1 = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %1 = llvm.intr.ceil(%x) : (f32) -> f32
  llvm.store %1, %q1 : f32, !llvm.ptr
  %q2 = llvm.getelementptr %q[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %2 = llvm.intr.trunc(%x) : (f32) -> f32
  llvm.store %2, %q2 : f32, !llvm.ptr
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %more, ^loop(%j : i64), ^end
^end:
  llvm.return
}
// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #define COUNT 17
// void round_doubles(const double *, double *, int64_t), round_floats(const float *, float *, int64_t);
// static int differ(double a, double b) {
//   return isnan(a) ? !isnan(b) : !(a == b && !signbit(a) == !signbit(b));
// }
// int main(void) {
//   double x[COUNT] = {0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -1.5, 2.5, 1e300, -1e300, 4503599627370495.5, -8388607.5,
//                      INFINITY, -INFINITY, NAN, 1e-310};
//   double r[3 * COUNT];
//   float y[COUNT], s[3 * COUNT];
//   for (int i = 0; i < COUNT; i++) y[i] = (float)x[i];
//   round_doubles(x, r, COUNT);
//   round_floats(y, s, COUNT);
//   int wrong = 0;
//   for (int i = 0; i < COUNT; i++) {
//     wrong += differ(floor(x[i]), r[3 * i]) + differ(ceil(x[i]), r[3 * i + 1]) + differ(trunc(x[i]), r[3 * i + 2]);
//     wrong += differ(floorf(y[i]), s[3 * i]) + differ(ceilf(y[i]), s[3 * i + 1]) + differ(truncf(y[i]), s[3 * i + 2]);
//   }
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
