#include <stdint.h>

uint32_t bit_count(int64_t n, const uint32_t *x) {
  uint32_t count = 0;
  for (int64_t i = 0; i < n; i++) {
    uint32_t v = x[i] - (x[i] >> 1 & 0x55555555);
    v = (v & 0x33333333) + (v >> 2 & 0x33333333);
    count += ((v + (v >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24;
  }
  return count;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4096 };
static uint32_t x[N], result;
static void fill(void) { fill_i32((int32_t *)x, N, INT32_MIN, INT32_MAX); }
static void run_mlir(any f) { result = AS(f, uint32_t, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(bit_count) *)f)(N, x); }
CASE(bit_count, EXACT(result))
#endif
