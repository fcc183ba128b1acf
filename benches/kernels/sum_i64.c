#include <stdint.h>

int64_t sum_i64(int64_t n, const int64_t *x) {
  int64_t sum = 0;
  for (int64_t i = 0; i < n; i++)
    if (x[i] > 0) sum += x[i];
  return sum;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4096 };
static int64_t x[N], result;
static void fill(void) { fill_i64(x, N, -1000000000000, 1000000000000); }
static void run_mlir(any f) { result = AS(f, int64_t, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(sum_i64) *)f)(N, x); }
CASE(sum_i64, EXACT(result))
#endif
