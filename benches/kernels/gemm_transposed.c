#include <stdint.h>

void gemm_transposed(int64_t m, int64_t n, int64_t k, const float *a, const float *b, float *c) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) {
      float sum = 0;
      for (int64_t l = 0; l < k; l++) sum += a[i * k + l] * b[j * k + l];
      c[i * n + j] = sum;
    }
}

#ifdef DRIVER
#include "driver.h"
enum { M = 56, N = 64, K = 64 };
static float a[M][K], b[N][K], c[M][N];
static void fill(void) {
  fill_f32(*a, M * K, -1, 1);
  fill_f32(*b, N * K, -1, 1);
}
static void run_mlir(any f) { AS(f, void, M2, M2, M2)(MEMREF2(a, M, K), MEMREF2(b, N, K), MEMREF2(c, M, N)); }
static void run_twin(any f) { ((__typeof__(gemm_transposed) *)f)(M, N, K, *a, *b, *c); }
CASE(gemm_transposed, EXACT(c))
#endif
