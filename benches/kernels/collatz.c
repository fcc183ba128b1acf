#include <stdint.h>

uint64_t collatz(int64_t bound) {
  uint64_t best = 0;
  for (int64_t start = 1; start < bound; start++) {
    uint64_t steps = 0;
    for (uint64_t n = (uint64_t)start; n != 1; steps++) n = n & 1 ? 3 * n + 1 : n >> 1;
    best = steps > best ? steps : best;
  }
  return best;
}

#ifdef DRIVER
#include "driver.h"
static uint64_t result;
static void fill(void) {}
static void run_mlir(any f) { result = AS(f, uint64_t, int64_t)(1000); }
static void run_twin(any f) { result = ((__typeof__(collatz) *)f)(1000); }
CASE(collatz, EXACT(result))
#endif
