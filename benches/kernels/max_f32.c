#include <math.h>
#include <stdint.h>

// What arith.maximumf says but for the sign of zeros.
float max_f32(int64_t n, const float *x) {
  float max = -INFINITY;
  for (int64_t i = 0; i < n; i++) {
    float v = x[i];
    max = isnan(max) || max > v ? max : v;
  }
  return max;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4096 };
static float x[N], result;
static void fill(void) { fill_f32(x, N, -1, 1); }
static void run_mlir(any f) { result = AS(f, float, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(max_f32) *)f)(N, x); }
CASE(max_f32, EXACT(result))
#endif
