#include <stdint.h>

uint64_t fnv1a(int64_t n, const uint8_t *x) {
  uint64_t hash = 14695981039346656037u;
  for (int64_t i = 0; i < n; i++) hash = (hash ^ x[i]) * 1099511628211u;
  return hash;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4096 };
static uint8_t x[N];
static uint64_t result;
static void fill(void) { fill_u8(x, N, 0, 255); }
static void run_mlir(any f) { result = AS(f, uint64_t, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(fnv1a) *)f)(N, x); }
CASE(fnv1a, EXACT(result))
#endif
