#include <stdint.h>

int64_t mismatch(int64_t n, const uint8_t *x, const uint8_t *y) {
  int64_t i = 0;
  while (i < n && x[i] == y[i]) i++;
  return i;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 16384 };
static uint8_t x[N], y[N];
static int64_t result;
static void fill(void) {
  fill_u8(x, N, 0, 255);
  for (int i = 0; i < N; i++) y[i] = x[i];
  y[N - 3]++;
}
static void run_mlir(any f) { result = AS(f, int64_t, M1, M1)(MEMREF1(x, N), MEMREF1(y, N)); }
static void run_twin(any f) { result = ((__typeof__(mismatch) *)f)(N, x, y); }
CASE(mismatch, EXACT(result))
#endif
