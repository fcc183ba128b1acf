#include <stdint.h>

void life(int64_t m, int64_t n, const uint8_t *a, uint8_t *b) {
  for (int64_t i = 1; i < m - 1; i++)
    for (int64_t j = 1; j < n - 1; j++) {
      const uint8_t *up = a + (i - 1) * n + j, *here = up + n, *down = here + n;
      uint8_t sum = (uint8_t)(up[-1] + up[0] + up[1] + here[-1] + here[1] + down[-1] + down[0] + down[1]);
      b[i * n + j] = (sum == 3) | (sum == 2 ? here[0] : 0);
    }
}

#ifdef DRIVER
#include "driver.h"
enum { M = 66, N = 130 };
static uint8_t a[M][N], b[M][N];
static void fill(void) { fill_u8(*a, M * N, 0, 1); }
static void run_mlir(any f) { AS(f, void, M2, M2)(MEMREF2(a, M, N), MEMREF2(b, M, N)); }
static void run_twin(any f) { ((__typeof__(life) *)f)(M, N, *a, *b); }
CASE(life, EXACT(b))
#endif
