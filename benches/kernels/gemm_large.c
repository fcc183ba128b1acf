#include <stdint.h>

void gemm_large(int64_t m, int64_t n, int64_t k, const float *a, const float *b, float *c) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++)
      for (int64_t l = 0; l < k; l++) c[i * n + j] += a[i * k + l] * b[l * n + j];
}

#ifdef DRIVER
#include "driver.h"
enum { M = 256, N = 256, K = 256 };
static float a[M][K], b[K][N], c[M][N];
static void fill(void) {
  fill_f32(*a, M * K, -1, 1);
  fill_f32(*b, K * N, -1, 1);
  fill_f32(*c, M * N, -1, 1);
}
static void run_mlir(any f) { AS(f, void, M2, M2, M2)(MEMREF2(a, M, K), MEMREF2(b, K, N), MEMREF2(c, M, N)); }
static void run_twin(any f) { ((__typeof__(gemm_large) *)f)(M, N, K, *a, *b, *c); }
CASE(gemm_large, EXACT(c))
#endif
