#include <stdint.h>

int32_t dot_i8(int64_t n, const int8_t *x, const int8_t *y) {
  int32_t sum = 0;
  for (int64_t i = 0; i < n; i++) sum += x[i] * y[i];
  return sum;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 8192 };
static int8_t x[N], y[N];
static int32_t result;
static void fill(void) {
  fill_u8((uint8_t *)x, N, 0, 255);
  fill_u8((uint8_t *)y, N, 0, 255);
}
static void run_mlir(any f) { result = AS(f, int32_t, M1, M1)(MEMREF1(x, N), MEMREF1(y, N)); }
static void run_twin(any f) { result = ((__typeof__(dot_i8) *)f)(N, x, y); }
CASE(dot_i8, EXACT(result))
#endif
