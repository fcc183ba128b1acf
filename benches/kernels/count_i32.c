#include <stdint.h>

int64_t count_i32(int64_t n, const int32_t *x, int32_t bound) {
  int64_t count = 0;
  for (int64_t i = 0; i < n; i++) count += x[i] < bound;
  return count;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 8192 };
static int32_t x[N];
static int64_t result;
static void fill(void) { fill_i32(x, N, -1000, 1000); }
static void run_mlir(any f) { result = AS(f, int64_t, M1, int32_t)(MEMREF1(x, N), 123); }
static void run_twin(any f) { result = ((__typeof__(count_i32) *)f)(N, x, 123); }
CASE(count_i32, EXACT(result))
#endif
