// cflags: -fassociative-math -fno-signed-zeros -fno-trapping-math
#include <stdint.h>

double sum_mixed(int64_t n, const float *x) {
  double sum = 0;
  for (int64_t i = 0; i < n; i++) sum += x[i];
  return sum;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 8192 };
static float x[N];
static double result;
static void fill(void) { fill_f32(x, N, -1, 1); }
static void run_mlir(any f) { result = AS(f, double, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(sum_mixed) *)f)(N, x); }
CASE(sum_mixed, NEAR_F64(result, 1e-10))
#endif
