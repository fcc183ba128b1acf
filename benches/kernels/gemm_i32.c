#include <stdint.h>

void gemm_i32(int64_t m, int64_t n, int64_t k, const uint32_t *a, const uint32_t *b, uint32_t *c) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t l = 0; l < k; l++) {
      uint32_t x = a[i * k + l];
      for (int64_t j = 0; j < n; j++) c[i * n + j] += x * b[l * n + j];
    }
}

#ifdef DRIVER
#include "driver.h"
enum { M = 64, N = 72, K = 64 };
static uint32_t a[M][K], b[K][N], c[M][N];
static void fill(void) {
  fill_i32((int32_t *)a, M * K, -1000, 1000);
  fill_i32((int32_t *)b, K * N, -1000, 1000);
  fill_i32((int32_t *)c, M * N, -1000, 1000);
}
static void run_mlir(any f) { AS(f, void, M2, M2, M2)(MEMREF2(a, M, K), MEMREF2(b, K, N), MEMREF2(c, M, N)); }
static void run_twin(any f) { ((__typeof__(gemm_i32) *)f)(M, N, K, *a, *b, *c); }
CASE(gemm_i32, EXACT(c))
#endif
