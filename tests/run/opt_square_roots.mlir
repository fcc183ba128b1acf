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
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// double root(double x), length(double x, double y);
// float roots(float *p, int64_t n);
// /* Other C libraries do not set errno, or set it for NaN as well. */
// #if defined(__GLIBC__) && !defined(__APPLE__)
// #include <errno.h>
// static void print_error(int expected) {
//   printf(" %s\n", errno == (expected ? EDOM : 0) ? "as expected" : "wrong errno");
//   errno = 0;
// }
// #else
// static void print_error(int expected) {
//   (void)expected;
//   printf(" as expected\n");
// }
// #endif
// int main(void) {
//   double r = root(-0.0);
//   printf("%g %g %d", root(2.25), r, signbit(r) != 0);
//   print_error(0);
//   printf("%d", isnan(root(NAN)) != 0);
//   print_error(0);
//   printf("%g", root(INFINITY));
//   print_error(0);
//   printf("%d", isnan(root(-1.0)) != 0);
//   print_error(1);
//   printf("%g", length(-3, 4));
//   print_error(0);
//   printf("%d", isnan(length(NAN, -1)) != 0);
//   print_error(0);
//   float some[5] = {1, 4, 9, 16, 25}, negative[3] = {4, -4, 9};
//   float sum = roots(some, 5);
//   printf("%g %g", sum, some[4]);
//   print_error(0);
//   sum = roots(negative, 3);
//   printf("%d %g %d %g", isnan(sum) != 0, negative[0], isnan(negative[1]) != 0, negative[2]);
//   print_error(1);
//   return 0;
// }
// output:
// 1.5 -0 1 as expected
// 1 as expected
// inf as expected
// 1 as expected
// 5 as expected
// 1 as expected
// 15 5 as expected
// 1 2 1 3 as expected
