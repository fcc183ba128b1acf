#include <stdint.h>

void xorshift(uint64_t seed, int64_t n, uint64_t *x) {
  for (int64_t i = 0; i < n; i++) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    x[i] = seed;
  }
}

#ifdef DRIVER
#include "driver.h"
enum { N = 2048 };
static uint64_t x[N];
static void fill(void) {}
static void run_mlir(any f) { AS(f, void, uint64_t, M1)(88172645463325252u, MEMREF1(x, N)); }
static void run_twin(any f) { ((__typeof__(xorshift) *)f)(88172645463325252u, N, x); }
CASE(xorshift, EXACT(x))
#endif
