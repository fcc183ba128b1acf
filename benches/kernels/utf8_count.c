#include <stdint.h>

int64_t utf8_count(int64_t n, const uint8_t *x) {
  int64_t count = 0;
  for (int64_t i = 0; i < n; i++) count += (x[i] & 0xC0) != 0x80;
  return count;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 16384 };
static uint8_t x[N];
static int64_t result;
static void fill(void) { fill_u8(x, N, 0, 255); }
static void run_mlir(any f) { result = AS(f, int64_t, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(utf8_count) *)f)(N, x); }
CASE(utf8_count, EXACT(result))
#endif
