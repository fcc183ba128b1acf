#include <stdint.h>

void mat4_mul(int64_t n, const float *a, const float *b, float *c) {
  for (int64_t i = 0; i < n; i++, a += 16, b += 16, c += 16)
    for (int r = 0; r < 4; r++) {
      float sums[4];
      for (int j = 0; j < 4; j++)
        sums[j] = a[4 * r] * b[j] + a[4 * r + 1] * b[4 + j] + a[4 * r + 2] * b[8 + j] + a[4 * r + 3] * b[12 + j];
      for (int j = 0; j < 4; j++) c[4 * r + j] = sums[j];
    }
}

#ifdef DRIVER
#include "driver.h"
enum { N = 128 };
static float a[N][4][4], b[N][4][4], c[N][4][4];
static void fill(void) {
  fill_f32(**a, 16 * N, -1, 1);
  fill_f32(**b, 16 * N, -1, 1);
}
static void run_mlir(any f) { AS(f, void, M3, M3, M3)(MEMREF3(a, N, 4, 4), MEMREF3(b, N, 4, 4), MEMREF3(c, N, 4, 4)); }
static void run_twin(any f) { ((__typeof__(mat4_mul) *)f)(N, **a, **b, **c); }
CASE(mat4_mul, EXACT(c))
#endif
