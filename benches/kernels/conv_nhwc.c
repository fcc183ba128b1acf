#include <stdint.h>

enum { IN = 8, OUT = 16 };
void conv_nhwc(int64_t h, int64_t w, const float *x, const float *k, float *y) {
  for (int64_t i = 0; i < h; i++)
    for (int64_t j = 0; j < w; j++)
      for (int f = 0; f < OUT; f++)
        for (int p = 0; p < 3; p++)
          for (int q = 0; q < 3; q++)
            for (int c = 0; c < IN; c++)
              y[(i * w + j) * OUT + f] += x[((i + p) * (w + 2) + j + q) * IN + c] * k[((p * 3 + q) * IN + c) * OUT + f];
}

#ifdef DRIVER
#include "driver.h"
enum { H = 12, W = 14 };
static float x[1][H + 2][W + 2][IN], k[3][3][IN][OUT], y[1][H][W][OUT];
static void fill(void) {
  fill_f32(***x, (H + 2) * (W + 2) * IN, -1, 1);
  fill_f32(***k, 9 * IN * OUT, -1, 1);
  fill_f32(***y, H * W * OUT, -1, 1);
}
static void run_mlir(any f) {
  AS(f, void, M4, M4, M4)(MEMREF4(x, 1, H + 2, W + 2, IN), MEMREF4(k, 3, 3, IN, OUT), MEMREF4(y, 1, H, W, OUT));
}
static void run_twin(any f) { ((__typeof__(conv_nhwc) *)f)(H, W, ***x, ***k, ***y); }
CASE(conv_nhwc, EXACT(y))
#endif
