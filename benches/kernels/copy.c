#include <stdint.h>

void copy(int64_t n, const float *x, float *y) {
  for (int64_t i = 0; i < n; i++) y[i] = x[i];
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4096 };
static float x[N], y[N];
static void fill(void) { fill_f32(x, N, -1, 1); }
static void run_mlir(any f) { AS(f, void, M1, M1)(MEMREF1(x, N), MEMREF1(y, N)); }
static void run_twin(any f) { ((__typeof__(copy) *)f)(N, x, y); }
CASE(copy, EXACT(y))
#endif
