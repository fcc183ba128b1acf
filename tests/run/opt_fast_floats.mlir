// Fast-math flags: the position of the largest magnitude at any stride, by a comparison that treats equal numbers as
// smaller, without NaN; quotients by constants as products, exact ones without a flag.
llvm.func @largest(%a: !llvm.ptr, %n: i32, %inc: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %v0 = llvm.load %a : !llvm.ptr -> f32
  %m0 = llvm.intr.fabs(%v0) : (f32) -> f32
  llvm.br ^header(%1, %inc, %0, %m0 : i32, i32, i32, f32)
^header(%i: i32, %k: i32, %at: i32, %m: f32):
  %cond = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %far = llvm.sext %k : i32 to i64
  %p = llvm.getelementptr %a[%far] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %w = llvm.intr.fabs(%v) : (f32) -> f32
  %is_kept = llvm.fcmp "ole" %w, %m {fastmathFlags = #llvm.fastmath<nnan, nsz>} : f32
  %next_at = llvm.select %is_kept, %at, %i : i1, i32
  %next_m = llvm.select %is_kept, %m, %w : i1, f32
  %next_k = llvm.add %k, %inc overflow<nsw> : i32
  %next = llvm.add %i, %1 overflow<nsw> : i32
  llvm.br ^header(%next, %next_k, %next_at, %next_m : i32, i32, i32, f32)
^exit:
  llvm.return %at : i32
}
func.func @quarter(%x: f32) -> f32 {
  %c = arith.constant -4.0 : f32
  %r = arith.divf %x, %c : f32
  return %r : f32
}
func.func @third(%x: f32) -> f32 {
  %c = arith.constant 3.0 : f32
  %r = arith.divf %x, %c : f32
  return %r : f32
}
func.func @about_third(%x: f64) -> f64 {
  %c = arith.constant 3.0 : f64
  %r = arith.divf %x, %c fastmath<arcp> : f64
  return %r : f64
}
// The reciprocal is subnormal.
func.func @huge(%x: f32) -> f32 {
  %c = arith.constant 0x7F000000 : f32
  %r = arith.divf %x, %c fastmath<arcp> : f32
  return %r : f32
}
// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// int32_t largest(const float *, int32_t, int32_t);
// float quarter(float), third(float), huge(float);
// double about_third(double);
// static int differ(float x, float y) { return memcmp(&x, &y, 4) != 0 && !(isnan(x) && isnan(y)); }
// int main(void) {
//   static float a[400];
//   int wrong = 0;
//   for (int i = 0; i < 400; i++) a[i] = (float)((i * 37) % 101 - 50);
//   for (int inc = 0; inc < 4; inc++)
//     for (int n = 0; n <= 100; n++) {
//       int at = 0;
//       float most = fabsf(a[0]);
//       for (int i = 1; i < n; i++)
//         if (fabsf(a[i * inc]) > most) at = i, most = fabsf(a[i * inc]);
//       wrong += largest(a, n, inc) != at;
//     }
//   float numbers[] = {0, -0.0f, 1, -3.5f, 1e-45f, 3e-45f, -1e-38f, 3e38f, INFINITY, -INFINITY, NAN, 1e-37f, 0.1f};
//   for (int i = 0; i < 13; i++) {
//     volatile float x = numbers[i];
//     wrong += differ(quarter(x), x / -4.0f) + differ(third(x), x / 3.0f) + differ(huge(x), x / 0x1p127f);
//     double y = x / 3.0, z = about_third(x);
//     wrong += isfinite(y) ? fabs(z - y) > 1e-15 * fabs(y) : isnan(y) ? !isnan(z) : z != y;
//   }
//   printf("%d wrong\n", wrong);
// }
// output:
// 0 wrong
