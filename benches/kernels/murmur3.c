#include <stdint.h>

static uint32_t rotate(uint32_t x, uint32_t by) { return x << by | x >> (32 - by); }
static uint32_t mix(uint32_t x, uint32_t shift) { return x ^ x >> shift; }

uint32_t murmur3(int64_t n, const uint32_t *x, uint32_t seed) {
  uint32_t h = seed;
  for (int64_t i = 0; i < n; i++) {
    h ^= rotate(x[i] * 0xcc9e2d51u, 15) * 0x1b873593u;
    h = rotate(h, 13) * 5 + 0xe6546b64u;
  }
  h = mix(h ^ (uint32_t)n * 4, 16) * 0x85ebca6bu;
  return mix(mix(h, 13) * 0xc2b2ae35u, 16);
}

#ifdef DRIVER
#include "driver.h"
enum { N = 2048 };
static uint32_t x[N];
static uint32_t result;
static void fill(void) { fill_i32((int32_t *)x, N, INT32_MIN, INT32_MAX); }
static void run_mlir(any f) { result = AS(f, uint32_t, M1, uint32_t)(MEMREF1(x, N), 42); }
static void run_twin(any f) { result = ((__typeof__(murmur3) *)f)(N, x, 42); }
CASE(murmur3, EXACT(result))
#endif
