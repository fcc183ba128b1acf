#include <stdint.h>

void transpose_blocks(int64_t m, int64_t n, const float *a, float *b) {
  for (int64_t i = 0; i < m; i += 8)
    for (int64_t j = 0; j < n; j += 8)
      for (int64_t p = 0; p < 8; p++)
        for (int64_t q = 0; q < 8; q++) b[(j + q) * m + i + p] = a[(i + p) * n + j + q];
}

#ifdef DRIVER
#include "driver.h"
enum { M = 64, N = 80 };
static float a[M][N], b[N][M];
static void fill(void) { fill_f32(*a, M * N, -1, 1); }
static void run_mlir(any f) { AS(f, void, M2, M2)(MEMREF2(a, M, N), MEMREF2(b, N, M)); }
static void run_twin(any f) { ((__typeof__(transpose_blocks) *)f)(M, N, *a, *b); }
CASE(transpose_blocks, EXACT(b))
#endif
