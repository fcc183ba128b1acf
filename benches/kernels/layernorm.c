// cflags: -ffast-math
#include <math.h>
#include <stdint.h>

void layernorm(int64_t m, int64_t n, const float *x, const float *scale, const float *shift, float *y) {
  for (int64_t i = 0; i < m; i++) {
    float sum = 0, squares = 0;
    for (int64_t j = 0; j < n; j++) sum += x[i * n + j];
    float mean = sum / (float)(int32_t)n;
    for (int64_t j = 0; j < n; j++) squares += (x[i * n + j] - mean) * (x[i * n + j] - mean);
    float inverse = 1 / sqrtf(squares / (float)(int32_t)n + 1e-5f);
    for (int64_t j = 0; j < n; j++) y[i * n + j] = (x[i * n + j] - mean) * inverse * scale[j] + shift[j];
  }
}

#ifdef DRIVER
#include "driver.h"
enum { M = 16, N = 256 };
static float x[M][N], scale[N], shift[N], y[M][N];
static void fill(void) {
  fill_f32(*x, M * N, -4, 4);
  fill_f32(scale, N, 0.5, 2);
  fill_f32(shift, N, -1, 1);
}
static void run_mlir(any f) {
  AS(f, void, M2, M1, M1, M2)(MEMREF2(x, M, N), MEMREF1(scale, N), MEMREF1(shift, N), MEMREF2(y, M, N));
}
static void run_twin(any f) { ((__typeof__(layernorm) *)f)(M, N, *x, scale, shift, *y); }
CASE(layernorm, NEAR_F32(y, 1e-4))
#endif
