#include <stdint.h>

void histogram(int64_t n, const uint8_t *x, int32_t *counts) {
  for (int i = 0; i < 256; i++) counts[i] = 0;
  for (int64_t i = 0; i < n; i++) counts[x[i]]++;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 8192 };
static uint8_t x[N];
static int32_t counts[256];
static void fill(void) { fill_u8(x, N, 0, 255); }
static void run_mlir(any f) { AS(f, void, M1, M1)(MEMREF1(x, N), MEMREF1(counts, 256)); }
static void run_twin(any f) { ((__typeof__(histogram) *)f)(N, x, counts); }
CASE(histogram, EXACT(counts))
#endif
