#include <stdint.h>

void sum_i32(int64_t n, const uint32_t *x, uint32_t *sum) {
  *sum = 0;
  for (int64_t i = 0; i < n; i++) *sum += x[i];
}

#ifdef DRIVER
#include "driver.h"
enum { N = 8192 };
static uint32_t x[N], result;
static void fill(void) { fill_i32((int32_t *)x, N, INT32_MIN, INT32_MAX); }
static void run_mlir(any f) {
  struct { void *allocated, *aligned; int64_t offset; } sum = {&result, &result, 0};
  AS(f, void, M1, void *)(MEMREF1(x, N), &sum);
}
static void run_twin(any f) { ((__typeof__(sum_i32) *)f)(N, x, &result); }
CASE(sum_i32, EXACT(result))
#endif
