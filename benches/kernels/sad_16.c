#include <stdint.h>
#include <stdlib.h>

void sad_16(int64_t n, const uint8_t *x, const uint8_t *y, int32_t *sums) {
  for (int64_t i = 0; i < n; i++) {
    int32_t sum = 0;
    for (int j = 0; j < 16; j++) sum += abs(x[16 * i + j] - y[16 * i + j]);
    sums[i] = sum;
  }
}

#ifdef DRIVER
#include "driver.h"
enum { N = 1024 };
static uint8_t x[N][16], y[N][16];
static int32_t sums[N];
static void fill(void) {
  fill_u8(*x, 16 * N, 0, 255);
  fill_u8(*y, 16 * N, 0, 255);
}
static void run_mlir(any f) { AS(f, void, M2, M2, M1)(MEMREF2(x, N, 16), MEMREF2(y, N, 16), MEMREF1(sums, N)); }
static void run_twin(any f) { ((__typeof__(sad_16) *)f)(N, *x, *y, sums); }
CASE(sad_16, EXACT(sums))
#endif
