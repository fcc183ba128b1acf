#include <stdint.h>

void complex_mul(int64_t n, const float *x, const float *y, float *z) {
  for (int64_t i = 0; i < n; i++) {
    float a = x[2 * i], b = x[2 * i + 1], c = y[2 * i], d = y[2 * i + 1];
    z[2 * i] = a * c - b * d;
    z[2 * i + 1] = a * d + b * c;
  }
}

#ifdef DRIVER
#include "driver.h"
enum { N = 2048 };
static float x[N][2], y[N][2], z[N][2];
static void fill(void) {
  fill_f32(*x, 2 * N, -1, 1);
  fill_f32(*y, 2 * N, -1, 1);
}
static void run_mlir(any f) { AS(f, void, M2, M2, M2)(MEMREF2(x, N, 2), MEMREF2(y, N, 2), MEMREF2(z, N, 2)); }
static void run_twin(any f) { ((__typeof__(complex_mul) *)f)(N, *x, *y, *z); }
CASE(complex_mul, EXACT(z))
#endif
