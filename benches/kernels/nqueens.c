#include <stdint.h>

uint32_t nqueens(uint32_t all, uint32_t columns, uint32_t left, uint32_t right) {
  if (columns == all) return 1;
  uint32_t count = 0;
  for (uint32_t places = all & ~(columns | left | right); places != 0;) {
    uint32_t bit = places & -places;
    places ^= bit;
    count += nqueens(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
  }
  return count;
}

#ifdef DRIVER
#include "driver.h"
static uint32_t result;
static void fill(void) {}
static void run_mlir(any f) { result = AS(f, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t)(255, 0, 0, 0); }
static void run_twin(any f) { result = ((__typeof__(nqueens) *)f)(255, 0, 0, 0); }
CASE(nqueens, EXACT(result))
#endif
