float vector_sum(const float *x) {
  float lanes[8] = {0}, sum = 0;
  for (int i = 0; i < 4096; i += 8)
    for (int k = 0; k < 8; k++) lanes[k] += x[i + k];
  for (int k = 0; k < 8; k++) sum += lanes[k];
  return sum;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4096 };
static float x[N], result;
static void fill(void) { fill_f32(x, N, -1, 1); }
static void run_mlir(any f) { result = AS(f, float, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(vector_sum) *)f)(x); }
CASE(vector_sum, EXACT(result))
#endif
