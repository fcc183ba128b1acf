#include <stdint.h>

int32_t fib(int32_t n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

#ifdef DRIVER
#include "driver.h"
static int32_t result;
static void fill(void) {}
static void run_mlir(any f) { result = AS(f, int32_t, int32_t)(20); }
static void run_twin(any f) { result = ((__typeof__(fib) *)f)(20); }
CASE(fib, EXACT(result))
#endif
