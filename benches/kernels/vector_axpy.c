#include <stdint.h>

void vector_axpy(float a, int64_t n, const float *x, float *y) {
  for (int64_t i = 0; i < n; i++) y[i] += a * x[i];
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4094 };
static float x[N], y[N];
static void fill(void) {
  fill_f32(x, N, -1, 1);
  fill_f32(y, N, -1, 1);
}
static void run_mlir(any f) { AS(f, void, float, M1, M1)(0.5f, MEMREF1(x, N), MEMREF1(y, N)); }
static void run_twin(any f) { ((__typeof__(vector_axpy) *)f)(0.5f, N, x, y); }
CASE(vector_axpy, EXACT(y))
#endif
