#include <stdint.h>

int32_t ackermann(int32_t m, int32_t n) {
  if (m == 0) return n + 1;
  if (n == 0) return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

#ifdef DRIVER
#include "driver.h"
static int32_t result;
static void fill(void) {}
static void run_mlir(any f) { result = AS(f, int32_t, int32_t, int32_t)(2, 100); }
static void run_twin(any f) { result = ((__typeof__(ackermann) *)f)(2, 100); }
CASE(ackermann, EXACT(result))
#endif
