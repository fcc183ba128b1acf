#include <stdint.h>

void matvec(int64_t m, int64_t n, const float *a, const float *x, float *y) {
  for (int64_t i = 0; i < m; i++) {
    y[i] = 0;
    for (int64_t j = 0; j < n; j++) y[i] += a[i * n + j] * x[j];
  }
}

#ifdef DRIVER
#include "driver.h"
enum { M = 96, N = 128 };
static float a[M][N], x[N], y[M];
static void fill(void) {
  fill_f32(*a, M * N, -1, 1);
  fill_f32(x, N, -1, 1);
}
static void run_mlir(any f) { AS(f, void, M2, M1, M1)(MEMREF2(a, M, N), MEMREF1(x, N), MEMREF1(y, M)); }
static void run_twin(any f) { ((__typeof__(matvec) *)f)(M, N, *a, x, y); }
CASE(matvec, EXACT(y))
#endif
