// Square roots of the C library: instructions, and calls that set `errno` for negative numbers.
llvm.func @sqrtf(f32) -> f32
llvm.func @sqrt(f64) -> f64
llvm.func @root(%x: f64) -> f64 {
  %r = llvm.call @sqrt(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @length(%x: f64, %y: f64) -> f64 {
  %xx = llvm.fmul %x, %x : f64
  %yy = llvm.fmul %y, %y : f64
  %s = llvm.fadd %xx, %yy : f64
  %r = llvm.call @sqrt(%s) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @roots(%p: !llvm.ptr, %n: i64) -> f32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%zero, %none : i64, f32)
^header(%i: i64, %sum: f32):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %q : !llvm.ptr -> f32
  %r = llvm.call @sqrtf(%x) : (f32) -> f32
  llvm.store %r, %q : f32, !llvm.ptr
  %next = llvm.fadd %sum, %r : f32
  %j = llvm.add %i, %one : i64
  llvm.br ^header(%j, %next : i64, f32)
^end:
  llvm.return %sum : f32
}
// main.c:
// #include <errno.h>
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// double root(double x), length(double x, double y);
// float roots(float *p, int64_t n);
// static const char *error(void) {
//   const char *is = errno == EDOM ? "EDOM" : errno ? "?" : "none";
//   errno = 0;
//   return is;
// }
// int main(void) {
//   double zero = root(-0.0);
//   printf("%g %g %d %s\n", root(2.25), zero, signbit(zero) != 0, error());
//   printf("%d %s\n", isnan(root(NAN)) != 0, error());
//   printf("%g %s\n", root(INFINITY), error());
//   printf("%d", isnan(root(-1.0)) != 0);
//   printf(" %s\n", error());
//   printf("%g %s\n", length(-3, 4), error());
//   printf("%d %s\n", isnan(length(NAN, -1)) != 0, error());
//   float some[5] = {1, 4, 9, 16, 25}, negative[3] = {4, -4, 9};
//   float sum = roots(some, 5);
//   printf("%g %g %s\n", sum, some[4], error());
//   sum = roots(negative, 3);
//   printf("%d %g %d %g %s\n", isnan(sum) != 0, negative[0], isnan(negative[1]) != 0, negative[2], error());
//   return 0;
// }
// output:
// 1.5 -0 1 none
// 1 none
// inf none
// 1 EDOM
// 5 none
// 1 none
// 15 5 none
// 1 2 1 3 EDOM
