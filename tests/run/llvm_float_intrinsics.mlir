// Intrinsics on floats that are library calls, or tests of bits.

llvm.func @exp10_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %r = llvm.intr.exp10(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @tan_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %r = llvm.intr.tan(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @asin_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %r = llvm.intr.asin(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @acos_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %r = llvm.intr.acos(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @atan_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %r = llvm.intr.atan(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @sinh_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %r = llvm.intr.sinh(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @cosh_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %r = llvm.intr.cosh(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @tanh_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %r = llvm.intr.tanh(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @atan2_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %r = llvm.intr.atan2(%a, %b) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @sincos_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %s = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f32)>
  %x = llvm.extractvalue %s[0] : !llvm.struct<(f32, f32)>
  %y = llvm.extractvalue %s[1] : !llvm.struct<(f32, f32)>
  %r = llvm.fsub %x, %y : f32
  llvm.return %r : f32
}
llvm.func @frexp_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %s = llvm.intr.frexp(%a) : (f32) -> !llvm.struct<(f32, i32)>
  %x = llvm.extractvalue %s[0] : !llvm.struct<(f32, i32)>
  %y = llvm.extractvalue %s[1] : !llvm.struct<(f32, i32)>
  %z = llvm.sitofp %y : i32 to f32
  %r = llvm.fadd %x, %z : f32
  llvm.return %r : f32
}
llvm.func @ldexp_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %r = llvm.intr.ldexp(%a, %n) : (f32, i32) -> f32
  llvm.return %r : f32
}
llvm.func @powi_f32(%a: f32, %b: f32, %n: i32) -> f32 {
  %r = llvm.intr.powi(%a, %n) : (f32, i32) -> f32
  llvm.return %r : f32
}
llvm.func @lround_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = llvm.intr.lround(%a) : (f32) -> i64
  llvm.return %r : i64
}
llvm.func @llround_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = llvm.intr.llround(%a) : (f32) -> i64
  llvm.return %r : i64
}
llvm.func @lrint_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = llvm.intr.lrint(%a) : (f32) -> i64
  llvm.return %r : i64
}
llvm.func @llrint_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = llvm.intr.llrint(%a) : (f32) -> i64
  llvm.return %r : i64
}
llvm.func @class_1_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_2_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 2 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_4_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 4 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_8_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 8 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_16_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 16 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_32_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 32 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_64_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 64 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_128_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 128 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_256_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 256 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_512_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 512 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_3_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 3 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_1020_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1020 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_780_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 780 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_144_f32(%a: f32, %b: f32, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 144 : i32}> : (f32) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @constrained_f32(%a: f32, %b: f32, %n: i32) -> f64 {
  %0 = llvm.intr.experimental.constrained.sitofp %n tonearest ignore : i32 to f32
  %1 = llvm.intr.experimental.constrained.uitofp %n dynamic strict : i32 to f32
  %2 = llvm.fadd %0, %1 : f32
  %3 = llvm.intr.experimental.constrained.fpext %2 ignore : f32 to f64
  llvm.return %3 : f64
}
llvm.func @exp10_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %r = llvm.intr.exp10(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @tan_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %r = llvm.intr.tan(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @asin_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %r = llvm.intr.asin(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @acos_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %r = llvm.intr.acos(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @atan_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %r = llvm.intr.atan(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @sinh_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %r = llvm.intr.sinh(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @cosh_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %r = llvm.intr.cosh(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @tanh_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %r = llvm.intr.tanh(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @atan2_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %r = llvm.intr.atan2(%a, %b) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @sincos_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %s = llvm.intr.sincos(%a) : (f64) -> !llvm.struct<(f64, f64)>
  %x = llvm.extractvalue %s[0] : !llvm.struct<(f64, f64)>
  %y = llvm.extractvalue %s[1] : !llvm.struct<(f64, f64)>
  %r = llvm.fsub %x, %y : f64
  llvm.return %r : f64
}
llvm.func @frexp_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %s = llvm.intr.frexp(%a) : (f64) -> !llvm.struct<(f64, i32)>
  %x = llvm.extractvalue %s[0] : !llvm.struct<(f64, i32)>
  %y = llvm.extractvalue %s[1] : !llvm.struct<(f64, i32)>
  %z = llvm.sitofp %y : i32 to f64
  %r = llvm.fadd %x, %z : f64
  llvm.return %r : f64
}
llvm.func @ldexp_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %r = llvm.intr.ldexp(%a, %n) : (f64, i32) -> f64
  llvm.return %r : f64
}
llvm.func @powi_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %r = llvm.intr.powi(%a, %n) : (f64, i32) -> f64
  llvm.return %r : f64
}
llvm.func @lround_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = llvm.intr.lround(%a) : (f64) -> i64
  llvm.return %r : i64
}
llvm.func @llround_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = llvm.intr.llround(%a) : (f64) -> i64
  llvm.return %r : i64
}
llvm.func @lrint_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = llvm.intr.lrint(%a) : (f64) -> i64
  llvm.return %r : i64
}
llvm.func @llrint_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = llvm.intr.llrint(%a) : (f64) -> i64
  llvm.return %r : i64
}
llvm.func @class_1_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_2_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 2 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_4_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 4 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_8_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 8 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_16_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 16 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_32_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 32 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_64_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 64 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_128_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 128 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_256_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 256 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_512_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 512 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_3_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 3 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_1020_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1020 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_780_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 780 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @class_144_f64(%a: f64, %b: f64, %n: i32) -> i64 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 144 : i32}> : (f64) -> i1
  %o = llvm.zext %r : i1 to i64
  llvm.return %o : i64
}
llvm.func @constrained_f64(%a: f64, %b: f64, %n: i32) -> f64 {
  %0 = llvm.intr.experimental.constrained.sitofp %n tonearest ignore : i32 to f64
  %1 = llvm.intr.experimental.constrained.uitofp %n dynamic strict : i32 to f64
  %2 = llvm.fadd %0, %1 : f64
  %3 = llvm.intr.experimental.constrained.fptrunc %2 tonearest ignore : f64 to f32
  %4 = llvm.fpext %3 : f32 to f64
  llvm.return %4 : f64
}
// main.c:
// #include <math.h>
// #include <stdio.h>
// float exp10_f32(float, float, int);
// float tan_f32(float, float, int);
// float asin_f32(float, float, int);
// float acos_f32(float, float, int);
// float atan_f32(float, float, int);
// float sinh_f32(float, float, int);
// float cosh_f32(float, float, int);
// float tanh_f32(float, float, int);
// float atan2_f32(float, float, int);
// float sincos_f32(float, float, int);
// float frexp_f32(float, float, int);
// float ldexp_f32(float, float, int);
// float powi_f32(float, float, int);
// long lround_f32(float, float, int);
// long llround_f32(float, float, int);
// long lrint_f32(float, float, int);
// long llrint_f32(float, float, int);
// long class_1_f32(float, float, int);
// long class_2_f32(float, float, int);
// long class_4_f32(float, float, int);
// long class_8_f32(float, float, int);
// long class_16_f32(float, float, int);
// long class_32_f32(float, float, int);
// long class_64_f32(float, float, int);
// long class_128_f32(float, float, int);
// long class_256_f32(float, float, int);
// long class_512_f32(float, float, int);
// long class_3_f32(float, float, int);
// long class_1020_f32(float, float, int);
// long class_780_f32(float, float, int);
// long class_144_f32(float, float, int);
// double constrained_f32(float, float, int);
// double exp10_f64(double, double, int);
// double tan_f64(double, double, int);
// double asin_f64(double, double, int);
// double acos_f64(double, double, int);
// double atan_f64(double, double, int);
// double sinh_f64(double, double, int);
// double cosh_f64(double, double, int);
// double tanh_f64(double, double, int);
// double atan2_f64(double, double, int);
// double sincos_f64(double, double, int);
// double frexp_f64(double, double, int);
// double ldexp_f64(double, double, int);
// double powi_f64(double, double, int);
// long lround_f64(double, double, int);
// long llround_f64(double, double, int);
// long lrint_f64(double, double, int);
// long llrint_f64(double, double, int);
// long class_1_f64(double, double, int);
// long class_2_f64(double, double, int);
// long class_4_f64(double, double, int);
// long class_8_f64(double, double, int);
// long class_16_f64(double, double, int);
// long class_32_f64(double, double, int);
// long class_64_f64(double, double, int);
// long class_128_f64(double, double, int);
// long class_256_f64(double, double, int);
// long class_512_f64(double, double, int);
// long class_3_f64(double, double, int);
// long class_1020_f64(double, double, int);
// long class_780_f64(double, double, int);
// long class_144_f64(double, double, int);
// double constrained_f64(double, double, int);
// static const double values[] = {0.0, -0.0, 0.5, 1.5, -2.5, 3.25, -0.75, 0.1, 1e-40, -1e-40, 1e-310, INFINITY, -INFINITY, NAN};
// #define COUNT ((int)(sizeof values / sizeof values[0]))
// // Without the sign of what is no number.
// static double shown(double x) { return x != x ? (double)NAN : x + 0.0; }
// #define RUN(f, n) do { printf(#f); for (int i = 0; i < n; i++) printf(" %.5g", shown((double)f(values[i], values[(i + 3) % 8], i - 3))); printf("\n"); } while (0)
// int main(void) {
//   RUN(exp10_f32, 8);
//   RUN(tan_f32, 8);
//   RUN(asin_f32, 8);
//   RUN(acos_f32, 8);
//   RUN(atan_f32, 8);
//   RUN(sinh_f32, 8);
//   RUN(cosh_f32, 8);
//   RUN(tanh_f32, 8);
//   RUN(atan2_f32, 8);
//   RUN(sincos_f32, 8);
//   RUN(frexp_f32, 8);
//   RUN(ldexp_f32, 8);
//   RUN(powi_f32, 8);
//   RUN(lround_f32, 8);
//   RUN(llround_f32, 8);
//   RUN(lrint_f32, 8);
//   RUN(llrint_f32, 8);
//   RUN(class_1_f32, COUNT);
//   RUN(class_2_f32, COUNT);
//   RUN(class_4_f32, COUNT);
//   RUN(class_8_f32, COUNT);
//   RUN(class_16_f32, COUNT);
//   RUN(class_32_f32, COUNT);
//   RUN(class_64_f32, COUNT);
//   RUN(class_128_f32, COUNT);
//   RUN(class_256_f32, COUNT);
//   RUN(class_512_f32, COUNT);
//   RUN(class_3_f32, COUNT);
//   RUN(class_1020_f32, COUNT);
//   RUN(class_780_f32, COUNT);
//   RUN(class_144_f32, COUNT);
//   RUN(constrained_f32, 8);
//   RUN(exp10_f64, 8);
//   RUN(tan_f64, 8);
//   RUN(asin_f64, 8);
//   RUN(acos_f64, 8);
//   RUN(atan_f64, 8);
//   RUN(sinh_f64, 8);
//   RUN(cosh_f64, 8);
//   RUN(tanh_f64, 8);
//   RUN(atan2_f64, 8);
//   RUN(sincos_f64, 8);
//   RUN(frexp_f64, 8);
//   RUN(ldexp_f64, 8);
//   RUN(powi_f64, 8);
//   RUN(lround_f64, 8);
//   RUN(llround_f64, 8);
//   RUN(lrint_f64, 8);
//   RUN(llrint_f64, 8);
//   RUN(class_1_f64, COUNT);
//   RUN(class_2_f64, COUNT);
//   RUN(class_4_f64, COUNT);
//   RUN(class_8_f64, COUNT);
//   RUN(class_16_f64, COUNT);
//   RUN(class_32_f64, COUNT);
//   RUN(class_64_f64, COUNT);
//   RUN(class_128_f64, COUNT);
//   RUN(class_256_f64, COUNT);
//   RUN(class_512_f64, COUNT);
//   RUN(class_3_f64, COUNT);
//   RUN(class_1020_f64, COUNT);
//   RUN(class_780_f64, COUNT);
//   RUN(class_144_f64, COUNT);
//   RUN(constrained_f64, 8);
//   return 0;
// }
// output:
// exp10_f32 1 1 3.1623 31.623 0.0031623 1778.3 0.17783 1.2589
// tan_f32 0 0 0.5463 14.101 0.74702 0.10883 -0.9316 0.10033
// asin_f32 0 0 0.5236 nan nan nan -0.84806 0.10017
// acos_f32 1.5708 1.5708 1.0472 nan nan nan 2.4189 1.4706
// atan_f32 0 0 0.46365 0.98279 -1.1903 1.2723 -0.6435 0.099669
// sinh_f32 0 0 0.5211 2.1293 -6.0502 12.876 -0.82232 0.10017
// cosh_f32 1 1 1.1276 2.3524 6.1323 12.915 1.2947 1.005
// tanh_f32 0 0 0.46212 0.90515 -0.98661 0.997 -0.63515 0.099668
// atan2_f32 0 -3.1416 0.15265 2.0344 -1.5308 1.5708 -1.5708 0.1974
// sincos_f32 -1 -1 -0.39816 0.92676 0.20267 0.88593 -1.4133 -0.89517
// frexp_f32 0 0 0.5 1.75 1.375 2.8125 -0.75 -2.2
// ldexp_f32 0 0 0.25 1.5 -5 13 -6 1.6
// powi_f32 inf inf 2 1 -2.5 10.562 -0.42188 0.0001
// lround_f32 0 0 1 2 -3 3 -1 0
// llround_f32 0 0 1 2 -3 3 -1 0
// lrint_f32 0 0 0 2 -2 3 -1 0
// llrint_f32 0 0 0 2 -2 3 -1 0
// class_1_f32 0 0 0 0 0 0 0 0 0 0 0 0 0 0
// class_2_f32 0 0 0 0 0 0 0 0 0 0 0 0 0 1
// class_4_f32 0 0 0 0 0 0 0 0 0 0 0 0 1 0
// class_8_f32 0 0 0 0 1 0 1 0 0 0 0 0 0 0
// class_16_f32 0 0 0 0 0 0 0 0 0 1 0 0 0 0
// class_32_f32 0 1 0 0 0 0 0 0 0 0 0 0 0 0
// class_64_f32 1 0 0 0 0 0 0 0 0 0 1 0 0 0
// class_128_f32 0 0 0 0 0 0 0 0 1 0 0 0 0 0
// class_256_f32 0 0 1 1 0 1 0 1 0 0 0 0 0 0
// class_512_f32 0 0 0 0 0 0 0 0 0 0 0 1 0 0
// class_3_f32 0 0 0 0 0 0 0 0 0 0 0 0 0 1
// class_1020_f32 1 1 1 1 1 1 1 1 1 1 1 1 1 0
// class_780_f32 0 0 1 1 1 1 1 1 0 0 0 1 1 0
// class_144_f32 0 0 0 0 0 0 0 0 1 1 0 0 0 0
// constrained_f32 4.295e+09 4.295e+09 4.295e+09 0 2 4 6 8
// exp10_f64 1 1 3.1623 31.623 0.0031623 1778.3 0.17783 1.2589
// tan_f64 0 0 0.5463 14.101 0.74702 0.10883 -0.9316 0.10033
// asin_f64 0 0 0.5236 nan nan nan -0.84806 0.10017
// acos_f64 1.5708 1.5708 1.0472 nan nan nan 2.4189 1.4706
// atan_f64 0 0 0.46365 0.98279 -1.1903 1.2723 -0.6435 0.099669
// sinh_f64 0 0 0.5211 2.1293 -6.0502 12.876 -0.82232 0.10017
// cosh_f64 1 1 1.1276 2.3524 6.1323 12.915 1.2947 1.005
// tanh_f64 0 0 0.46212 0.90515 -0.98661 0.997 -0.63515 0.099668
// atan2_f64 0 -3.1416 0.15265 2.0344 -1.5308 1.5708 -1.5708 0.1974
// sincos_f64 -1 -1 -0.39816 0.92676 0.20267 0.88593 -1.4133 -0.89517
// frexp_f64 0 0 0.5 1.75 1.375 2.8125 -0.75 -2.2
// ldexp_f64 0 0 0.25 1.5 -5 13 -6 1.6
// powi_f64 inf inf 2 1 -2.5 10.562 -0.42188 0.0001
// lround_f64 0 0 1 2 -3 3 -1 0
// llround_f64 0 0 1 2 -3 3 -1 0
// lrint_f64 0 0 0 2 -2 3 -1 0
// llrint_f64 0 0 0 2 -2 3 -1 0
// class_1_f64 0 0 0 0 0 0 0 0 0 0 0 0 0 0
// class_2_f64 0 0 0 0 0 0 0 0 0 0 0 0 0 1
// class_4_f64 0 0 0 0 0 0 0 0 0 0 0 0 1 0
// class_8_f64 0 0 0 0 1 0 1 0 0 1 0 0 0 0
// class_16_f64 0 0 0 0 0 0 0 0 0 0 0 0 0 0
// class_32_f64 0 1 0 0 0 0 0 0 0 0 0 0 0 0
// class_64_f64 1 0 0 0 0 0 0 0 0 0 0 0 0 0
// class_128_f64 0 0 0 0 0 0 0 0 0 0 1 0 0 0
// class_256_f64 0 0 1 1 0 1 0 1 1 0 0 0 0 0
// class_512_f64 0 0 0 0 0 0 0 0 0 0 0 1 0 0
// class_3_f64 0 0 0 0 0 0 0 0 0 0 0 0 0 1
// class_1020_f64 1 1 1 1 1 1 1 1 1 1 1 1 1 0
// class_780_f64 0 0 1 1 1 1 1 1 1 1 0 1 1 0
// class_144_f64 0 0 0 0 0 0 0 0 0 0 1 0 0 0
// constrained_f64 4.295e+09 4.295e+09 4.295e+09 0 2 4 6 8
