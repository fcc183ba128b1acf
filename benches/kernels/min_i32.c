#include <stdint.h>

int32_t min_i32(int64_t n, const int32_t *x) {
  int32_t min = INT32_MAX;
  for (int64_t i = 0; i < n; i++) min = x[i] < min ? x[i] : min;
  return min;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 8192 };
static int32_t x[N], result;
static void fill(void) { fill_i32(x, N, -1000000000, 1000000000); }
static void run_mlir(any f) { result = AS(f, int32_t, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(min_i32) *)f)(N, x); }
CASE(min_i32, EXACT(result))
#endif
