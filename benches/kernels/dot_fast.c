// cflags: -ffast-math
#include <stdint.h>

float dot_fast(int64_t n, const float *x, const float *y) {
  float sum = 0;
  for (int64_t i = 0; i < n; i++) sum += x[i] * y[i];
  return sum;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4096 };
static float x[N], y[N], result;
static void fill(void) {
  fill_f32(x, N, -1, 1);
  fill_f32(y, N, -1, 1);
}
static void run_mlir(any f) { result = AS(f, float, M1, M1)(MEMREF1(x, N), MEMREF1(y, N)); }
static void run_twin(any f) { result = ((__typeof__(dot_fast) *)f)(N, x, y); }
CASE(dot_fast, NEAR_F32(result, 1e-4))
#endif
