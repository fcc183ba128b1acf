#include <stdint.h>

void transpose(int64_t m, int64_t n, const float *a, float *b) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) b[j * m + i] = a[i * n + j];
}

#ifdef DRIVER
#include "driver.h"
enum { M = 512, N = 512 };
static float a[M][N], b[N][M];
static void fill(void) { fill_f32(*a, M * N, -1, 1); }
static void run_mlir(any f) { AS(f, void, M2, M2)(MEMREF2(a, M, N), MEMREF2(b, N, M)); }
static void run_twin(any f) { ((__typeof__(transpose) *)f)(M, N, *a, *b); }
CASE(transpose, EXACT(b))
#endif
