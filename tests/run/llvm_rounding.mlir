// Rounding to whole numbers gives libm's results bit by bit, for scalars and vectors.

llvm.func @floor_f(%x: f32) -> f32 {
  %0 = llvm.intr.floor(%x) : (f32) -> f32
  llvm.return %0 : f32
}
llvm.func @floor_vf(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<4xf32>
  %1 = llvm.intr.floor(%0) : (vector<4xf32>) -> vector<4xf32>
  llvm.store %1, %to : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @floor_d(%x: f64) -> f64 {
  %0 = llvm.intr.floor(%x) : (f64) -> f64
  llvm.return %0 : f64
}
llvm.func @floor_vd(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<2xf64>
  %1 = llvm.intr.floor(%0) : (vector<2xf64>) -> vector<2xf64>
  llvm.store %1, %to : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @ceil_f(%x: f32) -> f32 {
  %0 = llvm.intr.ceil(%x) : (f32) -> f32
  llvm.return %0 : f32
}
llvm.func @ceil_vf(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<4xf32>
  %1 = llvm.intr.ceil(%0) : (vector<4xf32>) -> vector<4xf32>
  llvm.store %1, %to : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @ceil_d(%x: f64) -> f64 {
  %0 = llvm.intr.ceil(%x) : (f64) -> f64
  llvm.return %0 : f64
}
llvm.func @ceil_vd(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<2xf64>
  %1 = llvm.intr.ceil(%0) : (vector<2xf64>) -> vector<2xf64>
  llvm.store %1, %to : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_f(%x: f32) -> f32 {
  %0 = llvm.intr.trunc(%x) : (f32) -> f32
  llvm.return %0 : f32
}
llvm.func @trunc_vf(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<4xf32>
  %1 = llvm.intr.trunc(%0) : (vector<4xf32>) -> vector<4xf32>
  llvm.store %1, %to : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_d(%x: f64) -> f64 {
  %0 = llvm.intr.trunc(%x) : (f64) -> f64
  llvm.return %0 : f64
}
llvm.func @trunc_vd(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<2xf64>
  %1 = llvm.intr.trunc(%0) : (vector<2xf64>) -> vector<2xf64>
  llvm.store %1, %to : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @even_f(%x: f32) -> f32 {
  %0 = llvm.intr.roundeven(%x) : (f32) -> f32
  llvm.return %0 : f32
}
llvm.func @even_vf(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<4xf32>
  %1 = llvm.intr.roundeven(%0) : (vector<4xf32>) -> vector<4xf32>
  llvm.store %1, %to : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @even_d(%x: f64) -> f64 {
  %0 = llvm.intr.roundeven(%x) : (f64) -> f64
  llvm.return %0 : f64
}
llvm.func @even_vd(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<2xf64>
  %1 = llvm.intr.roundeven(%0) : (vector<2xf64>) -> vector<2xf64>
  llvm.store %1, %to : vector<2xf64>, !llvm.ptr
  llvm.return
}

// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #define DECLARE(name) float name##_f(float); double name##_d(double); \
//   void name##_vf(const float *, float *); void name##_vd(const double *, double *);
// DECLARE(floor) DECLARE(ceil) DECLARE(trunc) DECLARE(even)
// static int wrong;
// static int differ(const void *a, const void *b, int size) { return memcmp(a, b, size) != 0; }
// #define CHECK(name, reference) do { \
//   volatile float rf = reference##f(f); float gf = name##_f(f), ef = rf; \
//   volatile double rd = reference(d); double gd = name##_d(d), ed = rd; \
//   float vf[4] = {1.5f, f, -2.5f, f}, wf[4]; double vd[2] = {d, -0.5}, wd[2]; \
//   name##_vf(vf, wf); name##_vd(vd, wd); \
//   if (differ(&gf, &ef, 4) | differ(&gd, &ed, 8) | differ(&wf[1], &ef, 4) | differ(&wf[3], &ef, 4) | differ(wd, &ed, 8)) \
//     wrong++, printf(#name " %a %a: %a %a\n", f, d, gf, gd); } while (0)
// int main(void) {
//   const double values[] = {0, 0.25, 0.5, 0.75, 1, 1.5, 2.5, 3.5, 4.49999, 0.49999999999999994, 4194303.5, 8388607.5, 8388608,
//     8388609, 2251799813685247.75, 4503599627370495.5, 4503599627370496, 4503599627370497, 1e300, 1e-300, 5e-324, INFINITY, NAN};
//   for (unsigned i = 0; i < sizeof values / sizeof *values; i++)
//     for (int sign = 0; sign < 2; sign++) {
//       double d = sign ? -values[i] : values[i];
//       float f = (float)d;
//       CHECK(floor, floor); CHECK(ceil, ceil); CHECK(trunc, trunc); CHECK(even, rint);
//     }
//   uint64_t state = 1;
//   for (int i = 0; i < 100000; i++) {
//     state = state * 6364136223846793005u + 1442695040888963407u;
//     uint32_t bits = (uint32_t)(state >> 32);
//     // An exponent from the range where there is something to round.
//     bits = (bits & 0x80ffffff) | (100 + bits % 60) << 23;
//     float f;
//     memcpy(&f, &bits, 4);
//     double d = f + (double)(state >> 40 & 0xfff) / 4096;
//     CHECK(floor, floor); CHECK(ceil, ceil); CHECK(trunc, trunc); CHECK(even, rint);
//   }
//   printf("%d\n", wrong);
//   return 0;
// }
//
// output:
// 0
