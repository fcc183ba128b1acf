// Multiply-adds of negated factors, of which a negation may have other uses, in numbers and in vectors.
llvm.func @first(%a: f32, %b: f32, %c: f32) -> f32 {
  %n = llvm.fneg %a : f32
  %r = llvm.intr.fmuladd(%n, %b, %c) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @second(%a: f64, %b: f64, %c: f64) -> f64 {
  %n = llvm.fneg %b : f64
  %r = llvm.intr.fmuladd(%a, %n, %c) : (f64, f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @both(%a: f32, %b: f32, %c: f32) -> f32 {
  %n = llvm.fneg %a : f32
  %m = llvm.fneg %b : f32
  %r = llvm.intr.fmuladd(%n, %m, %c) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @used_again(%a: f64, %b: f64, %c: f64) -> f64 {
  %n = llvm.fneg %a : f64
  %r = llvm.intr.fmuladd(%n, %b, %n) : (f64, f64, f64) -> f64
  %s = llvm.fadd %r, %c : f64
  llvm.return %s : f64
}
llvm.func @square(%a: f32, %c: f32) -> f32 {
  %n = llvm.fneg %a : f32
  %r = llvm.intr.fmuladd(%n, %n, %c) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @lanes(%x: !llvm.ptr, %y: !llvm.ptr, %z: !llvm.ptr) {
  %a = llvm.load %x {alignment = 4 : i64} : !llvm.ptr -> vector<6xf32>
  %b = llvm.load %y {alignment = 4 : i64} : !llvm.ptr -> vector<6xf32>
  %c = llvm.load %z {alignment = 4 : i64} : !llvm.ptr -> vector<6xf32>
  %n = llvm.fneg %a : vector<6xf32>
  %r = llvm.intr.fmuladd(%n, %b, %c) : (vector<6xf32>, vector<6xf32>, vector<6xf32>) -> vector<6xf32>
  llvm.store %r, %z {alignment = 4 : i64} : vector<6xf32>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <math.h>
// #include <stdio.h>
// float first(float, float, float), both(float, float, float), square(float, float);
// double second(double, double, double), used_again(double, double, double);
// void lanes(const float *, const float *, float *);
// int main(void) {
//   int wrong = 0;
//   float x[] = {3, -5, 0, -0.0f, INFINITY, 7}, y[] = {2, 4, -6, 1, 3, -1}, z[] = {1, 0, 5, 0, 2, -8};
//   for (int i = 0; i < 6; i++) {
//     float a = x[i], b = y[i], c = z[i];
//     wrong += first(a, b, c) != c - a * b || second(a, b, c) != c - a * b || both(a, b, c) != a * b + c;
//     wrong += square(a, c) != a * a + c || (!isinf(a) && used_again(a, b, c) != (-a - a * b) + c);
//   }
//   wrong += signbit(first(0, 1, 0)) != 0 || signbit(first(0, 1, -0.0f)) == 0 || !isnan(first(NAN, 1, 1));
//   float want[6];
//   for (int i = 0; i < 6; i++) want[i] = z[i] - x[i] * y[i];
//   lanes(x, y, z);
//   for (int i = 0; i < 6; i++) wrong += z[i] != want[i];
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
