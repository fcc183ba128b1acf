#include <math.h>
#include <stdint.h>

void softmax(int64_t m, int64_t n, const float *x, float *y) {
  for (int64_t i = 0; i < m; i++) {
    float max = -INFINITY, sum = 0;
    for (int64_t j = 0; j < n; j++) max = x[i * n + j] > max ? x[i * n + j] : max;
    for (int64_t j = 0; j < n; j++) sum += y[i * n + j] = expf(x[i * n + j] - max);
    for (int64_t j = 0; j < n; j++) y[i * n + j] /= sum;
  }
}

#ifdef DRIVER
#include "driver.h"
enum { M = 16, N = 128 };
static float x[M][N], y[M][N];
static void fill(void) { fill_f32(*x, M * N, -4, 4); }
static void run_mlir(any f) { AS(f, void, M2, M2)(MEMREF2(x, M, N), MEMREF2(y, M, N)); }
static void run_twin(any f) { ((__typeof__(softmax) *)f)(M, N, *x, *y); }
CASE(softmax, NEAR_F32(y, 1e-6))
#endif
