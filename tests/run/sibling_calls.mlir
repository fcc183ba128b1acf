// Calls in tail position: mutual recursion, calls through pointers, and a structure that the caller owns.
llvm.func @even(%n: i64) -> (i1 {llvm.zeroext}) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %yes = llvm.mlir.constant(true) : i1
  %is_zero = llvm.icmp "eq" %n, %zero : i64
  llvm.cond_br %is_zero, ^done(%yes : i1), ^more
^more:
  %m = llvm.sub %n, %one : i64
  %odd = llvm.call @odd(%m) : (i64) -> (i1 {llvm.zeroext})
  llvm.br ^done(%odd : i1)
^done(%result: i1):
  llvm.return %result : i1
}
llvm.func @odd(%n: i64) -> (i1 {llvm.zeroext}) attributes {passthrough = ["noinline"]} {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %no = llvm.mlir.constant(false) : i1
  %is_zero = llvm.icmp "eq" %n, %zero : i64
  llvm.cond_br %is_zero, ^done(%no : i1), ^more
^more:
  %m = llvm.sub %n, %one : i64
  %even = llvm.call @even(%m) : (i64) -> (i1 {llvm.zeroext})
  llvm.br ^done(%even : i1)
^done(%result: i1):
  llvm.return %result : i1
}
// Values live across a call are in saved registers, which are restored before the jump.
llvm.func @through(%f: !llvm.ptr, %a: f64, %b: i64, %c: i64) -> f64 {
  %0 = llvm.call @twice(%b) : (i64) -> i64
  %1 = llvm.add %0, %c : i64
  %2 = llvm.call tail %f(%a, %1) : !llvm.ptr, (f64, i64) -> f64
  llvm.return %2 : f64
}
llvm.func @twice(i64) -> i64
// More arguments than registers: those of the caller stay on the stack.
llvm.func @last(%a: i64, %b: i64, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64) -> i64 {
  %0 = llvm.sub %g, %h : i64
  %1 = llvm.call tail @twice(%0) : (i64) -> i64
  llvm.return %1 : i64
}
llvm.func @fill(%result: !llvm.ptr {llvm.sret = !llvm.struct<(i64, i64, i64)>}, %n: i64)
llvm.func @forward(%result: !llvm.ptr {llvm.sret = !llvm.struct<(i64, i64, i64)>}, %n: i64) {
  llvm.call @fill(%result, %n) : (!llvm.ptr {llvm.sret = !llvm.struct<(i64, i64, i64)>}, i64) -> ()
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// typedef struct {
//   int64_t a, b, c;
// } Triple;
// _Bool even(int64_t n);
// double through(double (*f)(double, int64_t), double a, int64_t b, int64_t c);
// int64_t last(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, int64_t f, int64_t g, int64_t h);
// Triple forward(int64_t n);
// int64_t twice(int64_t n) { return 2 * n; }
// Triple fill(int64_t n) {
//   Triple all = {n, n + 1, n + 2};
//   return all;
// }
// static double product(double a, int64_t b) { return a * (double)b; }
// int main(void) {
//   Triple all = forward(40);
//   printf("%d %d\n", even(4000), even(3999));
//   printf("%g\n", through(product, 1.5, 10, 7));
//   printf("%lld\n", (long long)last(1, 2, 3, 4, 5, 6, 100, 58));
//   printf("%lld %lld %lld\n", (long long)all.a, (long long)all.b, (long long)all.c);
//   return 0;
// }
// output:
// 1 0
// 40.5
// 84
// 40 41 42
