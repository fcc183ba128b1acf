#include <stdint.h>

int64_t json_plain(int64_t n, const uint8_t *x) {
  int64_t i = 0;
  while (i < n && x[i] != '"' && x[i] != '\\' && x[i] >= ' ') i++;
  return i;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 16384 };
static uint8_t x[N];
static int64_t result;
static void fill(void) {
  fill_u8(x, N, 'a', 'z');
  x[N - 3] = '"';
}
static void run_mlir(any f) { result = AS(f, int64_t, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(json_plain) *)f)(N, x); }
CASE(json_plain, EXACT(result))
#endif
