#include <stdint.h>

void conv_1d(int64_t n, const float *x, const float *taps, float *y) {
  for (int64_t i = 0; i < n; i++) {
    float sum = 0;
    for (int k = 0; k < 16; k++) sum += x[i + k] * taps[k];
    y[i] = sum;
  }
}

#ifdef DRIVER
#include "driver.h"
enum { N = 2048, TAPS = 16 };
static float x[N + TAPS - 1], taps[TAPS], y[N];
static void fill(void) {
  fill_f32(x, N + TAPS - 1, -1, 1);
  fill_f32(taps, TAPS, -1, 1);
}
static void run_mlir(any f) { AS(f, void, M1, M1, M1)(MEMREF1(x, N + TAPS - 1), MEMREF1(taps, TAPS), MEMREF1(y, N)); }
static void run_twin(any f) { ((__typeof__(conv_1d) *)f)(N, x, taps, y); }
CASE(conv_1d, EXACT(y))
#endif
