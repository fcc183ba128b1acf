#include <math.h>
#include <stdint.h>

void gelu(int64_t n, const float *x, float *y) {
  for (int64_t i = 0; i < n; i++)
    y[i] = 0.5f * x[i] * (1.0f + tanhf(0.7978845608f * (x[i] + 0.044715f * (x[i] * x[i] * x[i]))));
}

#ifdef DRIVER
#include "driver.h"
enum { N = 2048 };
static float x[N], y[N];
static void fill(void) { fill_f32(x, N, -4, 4); }
static void run_mlir(any f) { AS(f, void, M1, M1)(MEMREF1(x, N), MEMREF1(y, N)); }
static void run_twin(any f) { ((__typeof__(gelu) *)f)(N, x, y); }
CASE(gelu, NEAR_F32(y, 1e-6))
#endif
