#include <stdint.h>

void mandelbrot(int64_t m, int64_t n, int32_t *out) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) {
      float ci = (float)(int32_t)i * 0.046875f - 1.5f, cr = (float)(int32_t)j * 0.046875f - 2.0f, r = 0, s = 0;
      int32_t k = 0;
      while (r * r + s * s <= 4 && k < 100) {
        float next = r * r - s * s + cr;
        s = r * s * 2 + ci;
        r = next;
        k++;
      }
      out[i * n + j] = k;
    }
}

#ifdef DRIVER
#include "driver.h"
enum { M = 64, N = 64 };
static int32_t out[M][N];
static void fill(void) {}
static void run_mlir(any f) { AS(f, void, M2)(MEMREF2(out, M, N)); }
static void run_twin(any f) { ((__typeof__(mandelbrot) *)f)(M, N, *out); }
CASE(mandelbrot, EXACT(out))
#endif
