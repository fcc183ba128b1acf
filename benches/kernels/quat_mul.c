#include <stdint.h>

void quat_mul(int64_t n, const float *x, const float *y, float *z) {
  for (int64_t i = 0; i < n; i++, x += 4, y += 4, z += 4) {
    float z0 = x[0] * y[0] - x[1] * y[1] - x[2] * y[2] - x[3] * y[3];
    float z1 = x[0] * y[1] + x[1] * y[0] + x[2] * y[3] - x[3] * y[2];
    float z2 = x[0] * y[2] - x[1] * y[3] + x[2] * y[0] + x[3] * y[1];
    float z3 = x[0] * y[3] + x[1] * y[2] - x[2] * y[1] + x[3] * y[0];
    z[0] = z0, z[1] = z1, z[2] = z2, z[3] = z3;
  }
}

#ifdef DRIVER
#include "driver.h"
enum { N = 1024 };
static float x[N][4], y[N][4], z[N][4];
static void fill(void) {
  fill_f32(*x, 4 * N, -1, 1);
  fill_f32(*y, 4 * N, -1, 1);
}
static void run_mlir(any f) { AS(f, void, M2, M2, M2)(MEMREF2(x, N, 4), MEMREF2(y, N, 4), MEMREF2(z, N, 4)); }
static void run_twin(any f) { ((__typeof__(quat_mul) *)f)(N, *x, *y, *z); }
CASE(quat_mul, EXACT(z))
#endif
