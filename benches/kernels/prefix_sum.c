#include <stdint.h>

void prefix_sum(int64_t n, const uint32_t *x, uint32_t *y) {
  uint32_t sum = 0;
  for (int64_t i = 0; i < n; i++) y[i] = sum += x[i];
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4096 };
static uint32_t x[N], y[N];
static void fill(void) { fill_i32((int32_t *)x, N, INT32_MIN, INT32_MAX); }
static void run_mlir(any f) { AS(f, void, M1, M1)(MEMREF1(x, N), MEMREF1(y, N)); }
static void run_twin(any f) { ((__typeof__(prefix_sum) *)f)(N, x, y); }
CASE(prefix_sum, EXACT(y))
#endif
