#include <stdint.h>

int32_t dfa(const uint8_t *table, int64_t n, const uint8_t *text) {
  int32_t count = 0;
  uint64_t state = 0;
  for (int64_t i = 0; i < n; i++) {
    state = table[state * 16 + text[i]];
    count += state >= 12;
  }
  return count;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 8192 };
static uint8_t table[16][16], text[N];
static int32_t result;
static void fill(void) {
  fill_u8(*table, 256, 0, 15);
  fill_u8(text, N, 0, 15);
}
static void run_mlir(any f) { result = AS(f, int32_t, M2, M1)(MEMREF2(table, 16, 16), MEMREF1(text, N)); }
static void run_twin(any f) { result = ((__typeof__(dfa) *)f)(*table, N, text); }
CASE(dfa, EXACT(result))
#endif
