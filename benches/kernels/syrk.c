#include <stdint.h>

void syrk(int64_t n, int64_t k, const float *a, float *c) {
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j <= i; j++)
      for (int64_t l = 0; l < k; l++) c[i * n + j] += a[i * k + l] * a[j * k + l];
}

#ifdef DRIVER
#include "driver.h"
enum { N = 72, K = 64 };
static float a[N][K], c[N][N];
static void fill(void) {
  fill_f32(*a, N * K, -1, 1);
  fill_f32(*c, N * N, -1, 1);
}
static void run_mlir(any f) { AS(f, void, M2, M2)(MEMREF2(a, N, K), MEMREF2(c, N, N)); }
static void run_twin(any f) { ((__typeof__(syrk) *)f)(N, K, *a, *c); }
CASE(syrk, EXACT(c))
#endif
