#include <stdint.h>

void column_sums(int64_t m, int64_t n, const float *a, float *y) {
  for (int64_t j = 0; j < n; j++) {
    float sum = 0;
    for (int64_t i = 0; i < m; i++) sum += a[i * n + j];
    y[j] = sum;
  }
}

#ifdef DRIVER
#include "driver.h"
enum { M = 64, N = 80 };
static float a[M][N], y[N];
static void fill(void) { fill_f32(*a, M * N, -1, 1); }
static void run_mlir(any f) { AS(f, void, M2, M1)(MEMREF2(a, M, N), MEMREF1(y, N)); }
static void run_twin(any f) { ((__typeof__(column_sums) *)f)(M, N, *a, y); }
CASE(column_sums, EXACT(y))
#endif
