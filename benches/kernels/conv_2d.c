#include <stdint.h>

void conv_2d(int64_t m, int64_t n, const float *x, const float *k, float *y) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++)
      for (int p = 0; p < 3; p++)
        for (int q = 0; q < 3; q++) y[i * n + j] += x[(i + p) * (n + 2) + j + q] * k[p * 3 + q];
}

#ifdef DRIVER
#include "driver.h"
enum { M = 48, N = 64 };
static float x[M + 2][N + 2], k[3][3], y[M][N];
static void fill(void) {
  fill_f32(*x, (M + 2) * (N + 2), -1, 1);
  fill_f32(*k, 9, -1, 1);
  fill_f32(*y, M * N, -1, 1);
}
static void run_mlir(any f) { AS(f, void, M2, M2, M2)(MEMREF2(x, M + 2, N + 2), MEMREF2(k, 3, 3), MEMREF2(y, M, N)); }
static void run_twin(any f) { ((__typeof__(conv_2d) *)f)(M, N, *x, *k, *y); }
CASE(conv_2d, EXACT(y))
#endif
