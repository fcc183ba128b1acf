#include <stdint.h>

void stencil_i32(int64_t m, int64_t n, const int32_t *a, int32_t *b) {
  for (int64_t i = 1; i < m - 1; i++)
    for (int64_t j = 1; j < n - 1; j++)
      b[i * n + j] = 4 * a[i * n + j] - (a[(i - 1) * n + j] + a[(i + 1) * n + j] + (a[i * n + j - 1] + a[i * n + j + 1]));
}

#ifdef DRIVER
#include "driver.h"
enum { M = 66, N = 80 };
static int32_t a[M][N], b[M][N];
static void fill(void) { fill_i32(*a, M * N, -10000, 10000); }
static void run_mlir(any f) { AS(f, void, M2, M2)(MEMREF2(a, M, N), MEMREF2(b, M, N)); }
static void run_twin(any f) { ((__typeof__(stencil_i32) *)f)(M, N, *a, *b); }
CASE(stencil_i32, EXACT(b))
#endif
