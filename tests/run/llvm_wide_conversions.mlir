// Conversions between integers of 65 to 128 bits and narrow floats, and products of 128 bits with overflow.

llvm.func @s128_to_f16(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %r = llvm.sitofp %a : i128 to f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @s100_to_f16(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %b = llvm.trunc %a : i128 to i100
  %r = llvm.sitofp %b : i100 to f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @f16_to_s128(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %r = llvm.fptosi %a : f16 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @f16_to_s100(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.fptosi %a : f16 to i100
  %r = llvm.sext %b : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @u128_to_f16(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %r = llvm.uitofp %a : i128 to f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @u100_to_f16(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %b = llvm.trunc %a : i128 to i100
  %r = llvm.uitofp %b : i100 to f16
  llvm.store %r, %o : f16, !llvm.ptr
  llvm.return
}
llvm.func @f16_to_u128(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %r = llvm.fptoui %a : f16 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @f16_to_u100(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f16
  %b = llvm.fptoui %a : f16 to i100
  %r = llvm.zext %b : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @s128_to_f32(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %r = llvm.sitofp %a : i128 to f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @s100_to_f32(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %b = llvm.trunc %a : i128 to i100
  %r = llvm.sitofp %b : i100 to f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @f32_to_s128(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f32
  %r = llvm.fptosi %a : f32 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @f32_to_s100(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f32
  %b = llvm.fptosi %a : f32 to i100
  %r = llvm.sext %b : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @u128_to_f32(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %r = llvm.uitofp %a : i128 to f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @u100_to_f32(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %b = llvm.trunc %a : i128 to i100
  %r = llvm.uitofp %b : i100 to f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @f32_to_u128(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f32
  %r = llvm.fptoui %a : f32 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @f32_to_u100(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f32
  %b = llvm.fptoui %a : f32 to i100
  %r = llvm.zext %b : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @s128_to_f64(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %r = llvm.sitofp %a : i128 to f64
  llvm.store %r, %o : f64, !llvm.ptr
  llvm.return
}
llvm.func @s100_to_f64(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %b = llvm.trunc %a : i128 to i100
  %r = llvm.sitofp %b : i100 to f64
  llvm.store %r, %o : f64, !llvm.ptr
  llvm.return
}
llvm.func @f64_to_s128(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f64
  %r = llvm.fptosi %a : f64 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @f64_to_s100(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f64
  %b = llvm.fptosi %a : f64 to i100
  %r = llvm.sext %b : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @u128_to_f64(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %r = llvm.uitofp %a : i128 to f64
  llvm.store %r, %o : f64, !llvm.ptr
  llvm.return
}
llvm.func @u100_to_f64(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %b = llvm.trunc %a : i128 to i100
  %r = llvm.uitofp %b : i100 to f64
  llvm.store %r, %o : f64, !llvm.ptr
  llvm.return
}
llvm.func @f64_to_u128(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f64
  %r = llvm.fptoui %a : f64 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @f64_to_u100(%p: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> f64
  %b = llvm.fptoui %a : f64 to i100
  %r = llvm.zext %b : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @smul_128(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) -> (i1 {llvm.zeroext}) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %b = llvm.load %q : !llvm.ptr -> i128
  %r = "llvm.intr.smul.with.overflow"(%a, %b) : (i128, i128) -> !llvm.struct<(i128, i1)>
  %v = llvm.extractvalue %r[0] : !llvm.struct<(i128, i1)>
  %f = llvm.extractvalue %r[1] : !llvm.struct<(i128, i1)>
  llvm.store %v, %o : i128, !llvm.ptr
  llvm.return %f : i1
}
llvm.func @smul_90(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) -> (i1 {llvm.zeroext}) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %b = llvm.load %q : !llvm.ptr -> i128
  %x = llvm.trunc %a : i128 to i90
  %y = llvm.trunc %b : i128 to i90
  %r = "llvm.intr.smul.with.overflow"(%x, %y) : (i90, i90) -> !llvm.struct<(i90, i1)>
  %v = llvm.extractvalue %r[0] : !llvm.struct<(i90, i1)>
  %f = llvm.extractvalue %r[1] : !llvm.struct<(i90, i1)>
  %w = llvm.sext %v : i90 to i128
  llvm.store %w, %o : i128, !llvm.ptr
  llvm.return %f : i1
}
llvm.func @umul_128(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) -> (i1 {llvm.zeroext}) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %b = llvm.load %q : !llvm.ptr -> i128
  %r = "llvm.intr.umul.with.overflow"(%a, %b) : (i128, i128) -> !llvm.struct<(i128, i1)>
  %v = llvm.extractvalue %r[0] : !llvm.struct<(i128, i1)>
  %f = llvm.extractvalue %r[1] : !llvm.struct<(i128, i1)>
  llvm.store %v, %o : i128, !llvm.ptr
  llvm.return %f : i1
}
llvm.func @umul_90(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) -> (i1 {llvm.zeroext}) {
  %a = llvm.load %p : !llvm.ptr -> i128
  %b = llvm.load %q : !llvm.ptr -> i128
  %x = llvm.trunc %a : i128 to i90
  %y = llvm.trunc %b : i128 to i90
  %r = "llvm.intr.umul.with.overflow"(%x, %y) : (i90, i90) -> !llvm.struct<(i90, i1)>
  %v = llvm.extractvalue %r[0] : !llvm.struct<(i90, i1)>
  %f = llvm.extractvalue %r[1] : !llvm.struct<(i90, i1)>
  %w = llvm.zext %v : i90 to i128
  llvm.store %w, %o : i128, !llvm.ptr
  llvm.return %f : i1
}
// main.c:
// #pragma GCC diagnostic ignored "-Wpedantic"
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// typedef __int128 s128;
// typedef unsigned __int128 u128;
// static int calls, wrong;
// #define CHECK(name, from, to, input, want) do { \
//   void name(void*, void*); from in = (input); to out, expected = (want); name(&in, &out); calls++; \
//   if (out != expected && wrong++ < 9) printf("%s differs\n", #name); } while (0)
// static void report(const char* what) { printf("%s: %d checked, %d wrong\n", what, calls, wrong); calls = wrong = 0; }
// static uint64_t seed = 88172645463325252u;
// static uint64_t next(void) { seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17; return seed; }
// static u128 number(void) {
//   u128 n = (u128)next() << 64 | next();
//   if (next() % 4 == 0) n &= -(u128)1 << next() % 128;
//   if (next() % 4 == 0) n ^= 1;
//   n >>= next() % 128;
//   return next() & 1 ? n : -n;
// }
// #define U100(n) ((n) & (((u128)1 << 100) - 1))
// #define S100(n) ((s128)((n) << 28) >> 28)
// // Not every C compiler has a type for them.
// typedef uint16_t half;
// static half to_half(double x) {
//   unsigned sign = signbit(x) ? 0x8000 : 0, bits = 0x7c00;
//   int exponent;
//   if (x == 0) return (half)sign;
//   x = fabs(x);
//   (void)frexp(x, &exponent);
//   if (exponent < -13) exponent = -13;
//   if (exponent <= 16) bits = ((unsigned)(exponent + 13) << 10) + (unsigned)nearbyint(ldexp(x, 11 - exponent));
//   return (half)(sign | bits);
// }
// static double from_half(half h) {
//   int exponent = h >> 10 & 31;
//   double x = exponent ? ldexp(1024 + (h & 1023), exponent - 25) : ldexp(h & 1023, -24);
//   return h >> 15 ? -x : x;
// }
// int main(void) {
//   for (int i = 0; i < 5000; i++) {
//     u128 n = number();
//     int32_t small = (int32_t)(n % 65520) >> next() % 16;
//     CHECK(s128_to_f32, u128, float, n, (float)(s128)n);
//     CHECK(u128_to_f32, u128, float, n, (float)n);
//     CHECK(s128_to_f64, u128, double, n, (double)(s128)n);
//     CHECK(u128_to_f64, u128, double, n, (double)n);
//     CHECK(s100_to_f32, u128, float, n, (float)S100(n));
//     CHECK(u100_to_f32, u128, float, n, (float)U100(n));
//     CHECK(s100_to_f64, u128, double, n, (double)S100(n));
//     CHECK(u100_to_f64, u128, double, n, (double)U100(n));
//     CHECK(s128_to_f16, s128, half, -small, to_half(-small));
//     CHECK(u128_to_f16, u128, half, small, to_half(small));
//     CHECK(s100_to_f16, s128, half, -small, to_half(-small));
//     CHECK(u100_to_f16, u128, half, small, to_half(small));
//     CHECK(u128_to_f16, u128, half, (u128)1 << (17 + i % 111), 0x7c00);
//   }
//   report("to floats");
//   for (int i = 0; i < 5000; i++) {
//     u128 n = number();
//     double s = ldexp((double)(int64_t)n, (int)(next() % 100) - 40), u = fabs(s);
//     float t = ldexpf((float)(int32_t)n, (int)(next() % 100) - 8), v = fabsf(t);
//     half h = to_half(ldexp((double)(int16_t)n, (int)(next() % 8) - 8));
//     CHECK(f64_to_s128, double, s128, s, (s128)s);
//     CHECK(f64_to_u128, double, u128, u, (u128)u);
//     CHECK(f32_to_s128, float, s128, t, (s128)t);
//     CHECK(f32_to_u128, float, u128, v, (u128)v);
//     CHECK(f64_to_s100, double, s128, s / 16777216, (s128)(s / 16777216));
//     CHECK(f64_to_u100, double, u128, u / 16777216, (u128)(u / 16777216));
//     CHECK(f32_to_s100, float, s128, t / 16777216, (s128)(t / 16777216));
//     CHECK(f32_to_u100, float, u128, v / 16777216, (u128)(v / 16777216));
//     CHECK(f16_to_s128, half, s128, h, (s128)from_half(h));
//     CHECK(f16_to_u128, half, u128, h & 0x7fff, (u128)from_half(h & 0x7fff));
//     CHECK(f16_to_s100, half, s128, h, (s128)from_half(h));
//     CHECK(f16_to_u100, half, u128, h & 0x7fff, (u128)from_half(h & 0x7fff));
//   }
//   report("from floats");
//   _Bool smul_128(void*, void*, void*), umul_128(void*, void*, void*);
//   _Bool smul_90(void*, void*, void*), umul_90(void*, void*, void*);
// #define PRODUCT(name, type, a, b, fits) do { type x = (a), y = (b), out, product; \
//   _Bool over = __builtin_mul_overflow(x, y, &product) || !(fits); calls++; \
//   if ((name(&x, &y, &out) != over || (!over && out != product)) && wrong++ < 9) printf("%s differs\n", #name); } while (0)
//   for (int i = 0; i < 5000; i++) {
//     u128 a = number(), b = number();
//     PRODUCT(smul_128, s128, a, b, 1);
//     PRODUCT(umul_128, u128, a, b, 1);
//     a = (s128)a >> 39, b = (s128)b >> 39;
//     PRODUCT(smul_90, s128, a, b, product == (s128)((u128)product << 38) >> 38);
//     a = (a << 38) >> 38, b = (b << 38) >> 38;
//     PRODUCT(umul_90, u128, a, b, product == (product << 38) >> 38);
//   }
//   report("products");
// }
// output:
// to floats: 65000 checked, 0 wrong
// from floats: 60000 checked, 0 wrong
// products: 20000 checked, 0 wrong
