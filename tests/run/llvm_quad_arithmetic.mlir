// f128 that C does not see: functions of the support library, with all forms in which operands and results are passed.

llvm.func @compute(%a: f64, %b: f64, %out: !llvm.ptr) -> i64 {
  %x = llvm.fpext %a : f64 to f128
  %y = llvm.fpext %b : f64 to f128
  %sum = llvm.fadd %x, %y : f128
  %difference = llvm.fsub %x, %y : f128
  %product = llvm.fmul %sum, %difference : f128
  %quotient = llvm.fdiv %product, %y : f128
  %s = llvm.fptrunc %sum : f128 to f64
  llvm.store %s, %out : f64, !llvm.ptr
  %1 = llvm.getelementptr %out[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %p = llvm.fptrunc %product : f128 to f64
  llvm.store %p, %1 : f64, !llvm.ptr
  %2 = llvm.getelementptr %out[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %q = llvm.fptrunc %quotient : f128 to f32
  %q64 = llvm.fpext %q : f32 to f64
  llvm.store %q64, %2 : f64, !llvm.ptr
  %less = llvm.fcmp "olt" %quotient, %y : f128
  %i = llvm.fptosi %product : f128 to i64
  %j = llvm.zext %less : i1 to i64
  %k = llvm.add %i, %j : i64
  %n = llvm.sitofp %k : i64 to f128
  %m = llvm.fadd %n, %x : f128
  %r = llvm.fptosi %m : f128 to i64
  llvm.return %r : i64
}

// main.c:
// #include <stdio.h>
// long long compute(double, double, double*);
// int main(void) {
//   // sum 9, product 9 * 6 = 54, quotient 54 / 1.5 = 36, which is not less than 1.5; 54 + 7.5 = 61.5
//   double out[3];
//   long long r = compute(7.5, 1.5, out);
//   printf("%g %g %g %lld\n", out[0], out[1], out[2], r);
//   // sum -1, product -1 * 5 = -5, quotient -5 / -3 = 1.66667, not less than -3; -5 + 2 = -3
//   r = compute(2, -3, out);
//   printf("%g %g %g %lld\n", out[0], out[1], out[2], r);
//   // sum 5, product 5 * -3 = -15, quotient -15 / 4 = -3.75 < 4; -14 + 1 = -13
//   r = compute(1, 4, out);
//   printf("%g %g %g %lld\n", out[0], out[1], out[2], r);
//   return 0;
// }
// output:
// 9 54 36 61
// -1 -5 1.66667 -3
// 5 -15 -3.75 -13
