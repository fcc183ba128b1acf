#include <stdint.h>

void relu(int64_t m, int64_t n, const float *x, float *y) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) y[i * n + j] = x[i * n + j] > 0 ? x[i * n + j] : 0;
}

#ifdef DRIVER
#include "driver.h"
enum { M = 48, N = 90 };
static float x[M][N], y[M][N];
static void fill(void) { fill_f32(*x, M * N, -1, 1); }
static void run_mlir(any f) { AS(f, void, M2, M2)(MEMREF2(x, M, N), MEMREF2(y, M, N)); }
static void run_twin(any f) { ((__typeof__(relu) *)f)(M, N, *x, *y); }
CASE(relu, EXACT(y))
#endif
