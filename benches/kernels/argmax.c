#include <stdint.h>

int64_t argmax(int64_t n, const float *x) {
  float max = x[0];
  int64_t at = 0;
  for (int64_t i = 1; i < n; i++)
    if (x[i] > max) {
      max = x[i];
      at = i;
    }
  return at;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 8192 };
static float x[N];
static int64_t result;
static void fill(void) { fill_f32(x, N, -1, 1); }
static void run_mlir(any f) { result = AS(f, int64_t, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(argmax) *)f)(N, x); }
CASE(argmax, EXACT(result))
#endif
