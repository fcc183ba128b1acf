#include <stdint.h>

int32_t sieve(int64_t n, uint8_t *composite) {
  int32_t count = 0;
  for (int64_t i = 0; i < n; i++) composite[i] = 0;
  for (int64_t i = 2; i < n; i++)
    if (!composite[i]) {
      for (int64_t k = i * i; k < n; k += i) composite[k] = 1;
      count++;
    }
  return count;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 8192 };
static uint8_t composite[N];
static int32_t result;
static void fill(void) { fill_u8(composite, N, 0, 255); }
static void run_mlir(any f) { result = AS(f, int32_t, M1)(MEMREF1(composite, N)); }
static void run_twin(any f) { result = ((__typeof__(sieve) *)f)(N, composite); }
CASE(sieve, EXACT(result), EXACT(composite))
#endif
