enum { GEMM_N = 64 };

void gemm_f64(const double *a, const double *b, double *c) {
  for (int i = 0; i < GEMM_N; i++)
    for (int j = 0; j < GEMM_N; j++)
      for (int l = 0; l < GEMM_N; l++) c[i * GEMM_N + j] += a[i * GEMM_N + l] * b[l * GEMM_N + j];
}

#ifdef DRIVER
#include "driver.h"
enum { N = GEMM_N };
static double a[N][N], b[N][N], c[N][N];
static void fill(void) {
  fill_f64(*a, N * N, -1, 1);
  fill_f64(*b, N * N, -1, 1);
  fill_f64(*c, N * N, -1, 1);
}
static void run_mlir(any f) { AS(f, void, M2, M2, M2)(MEMREF2(a, N, N), MEMREF2(b, N, N), MEMREF2(c, N, N)); }
static void run_twin(any f) { ((__typeof__(gemm_f64) *)f)(*a, *b, *c); }
CASE(gemm_f64, EXACT(c))
#endif
