#include <stdint.h>

static void make_table(uint32_t *table) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t c = i;
    for (int bit = 0; bit < 8; bit++) c = c & 1 ? c >> 1 ^ 0xEDB88320 : c >> 1;
    table[i] = c;
  }
}

uint32_t crc32(int64_t n, const uint8_t *x) {
  uint32_t table[256], crc = 0xffffffff;
  make_table(table);
  for (int64_t i = 0; i < n; i++) crc = table[(crc ^ x[i]) & 255] ^ crc >> 8;
  return ~crc;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 8192 };
static uint8_t x[N];
static uint32_t result;
static void fill(void) { fill_u8(x, N, 0, 255); }
static void run_mlir(any f) { result = AS(f, uint32_t, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(crc32) *)f)(N, x); }
CASE(crc32, EXACT(result))
#endif
