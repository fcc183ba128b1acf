#include <stdint.h>

static uint8_t blend(uint16_t over, uint16_t under, uint16_t alpha) {
  uint16_t sum = (uint16_t)(over * alpha + under * (255 - alpha) + 128);
  return (uint8_t)((sum + (sum >> 8)) >> 8);
}

void rgba_blend(int64_t n, const uint8_t *over, const uint8_t *under, uint8_t *out) {
  for (int64_t i = 0; i < n; i++, over += 4, under += 4, out += 4) {
    uint8_t alpha = over[3];
    uint8_t r = blend(over[0], under[0], alpha), g = blend(over[1], under[1], alpha);
    uint8_t b = blend(over[2], under[2], alpha), a = blend(over[3], under[3], alpha);
    out[0] = r, out[1] = g, out[2] = b, out[3] = a;
  }
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4096 };
static uint8_t over[N][4], under[N][4], out[N][4];
static void fill(void) {
  fill_u8(*over, 4 * N, 0, 255);
  fill_u8(*under, 4 * N, 0, 255);
}
static void run_mlir(any f) { AS(f, void, M2, M2, M2)(MEMREF2(over, N, 4), MEMREF2(under, N, 4), MEMREF2(out, N, 4)); }
static void run_twin(any f) { ((__typeof__(rgba_blend) *)f)(N, *over, *under, *out); }
CASE(rgba_blend, EXACT(out))
#endif
