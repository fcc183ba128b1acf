#include <stdint.h>

void scale_columns(int64_t m, int64_t n, const float *a, float *b) {
  for (int64_t j = 0; j < n; j++)
    for (int64_t i = 0; i < m; i++) b[i * n + j] = a[i * n + j] + a[i * n + j];
}

#ifdef DRIVER
#include "driver.h"
enum { M = 160, N = 160 };
static float a[M][N], b[M][N];
static void fill(void) { fill_f32(*a, M * N, -1, 1); }
static void run_mlir(any f) { AS(f, void, M2, M2)(MEMREF2(a, M, N), MEMREF2(b, M, N)); }
static void run_twin(any f) { ((__typeof__(scale_columns) *)f)(M, N, *a, *b); }
CASE(scale_columns, EXACT(b))
#endif
