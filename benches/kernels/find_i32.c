#include <stdint.h>

int64_t find_i32(int64_t n, const int32_t *x, int32_t value) {
  int64_t i = 0;
  while (i < n && x[i] != value) i++;
  return i;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 8192 };
static int32_t x[N];
static int64_t result;
static void fill(void) {
  fill_i32(x, N, -1000000000, 1000000000);
  x[N - 3] = 1000000001;
}
static void run_mlir(any f) { result = AS(f, int64_t, M1, int32_t)(MEMREF1(x, N), 1000000001); }
static void run_twin(any f) { result = ((__typeof__(find_i32) *)f)(N, x, 1000000001); }
CASE(find_i32, EXACT(result))
#endif
