#include <stdint.h>

void jacobi_2d(int64_t m, int64_t n, const float *a, float *b) {
  for (int64_t i = 1; i < m - 1; i++)
    for (int64_t j = 1; j < n - 1; j++)
      b[i * n + j] = 0.2f * (a[i * n + j] + a[i * n + j - 1] + a[i * n + j + 1] + a[(i - 1) * n + j] + a[(i + 1) * n + j]);
}

#ifdef DRIVER
#include "driver.h"
enum { M = 66, N = 80 };
static float a[M][N], b[M][N];
static void fill(void) { fill_f32(*a, M * N, -1, 1); }
static void run_mlir(any f) { AS(f, void, M2, M2)(MEMREF2(a, M, N), MEMREF2(b, M, N)); }
static void run_twin(any f) { ((__typeof__(jacobi_2d) *)f)(M, N, *a, *b); }
CASE(jacobi_2d, EXACT(b))
#endif
