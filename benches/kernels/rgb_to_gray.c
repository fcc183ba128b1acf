#include <stdint.h>

void rgb_to_gray(int64_t n, const uint8_t *x, uint8_t *y) {
  for (int64_t i = 0; i < n; i++)
    y[i] = (uint8_t)((77u * x[3 * i] + 150u * x[3 * i + 1] + 29u * x[3 * i + 2] + 128) >> 8);
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4096 };
static uint8_t x[N][3], y[N];
static void fill(void) { fill_u8(*x, 3 * N, 0, 255); }
static void run_mlir(any f) { AS(f, void, M2, M1)(MEMREF2(x, N, 3), MEMREF1(y, N)); }
static void run_twin(any f) { ((__typeof__(rgb_to_gray) *)f)(N, *x, y); }
CASE(rgb_to_gray, EXACT(y))
#endif
