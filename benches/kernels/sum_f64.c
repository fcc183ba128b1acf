#include <stdint.h>

double sum_f64(int64_t n, const double *x) {
  double sum = 0;
  for (int64_t i = 0; i < n; i++) sum += x[i];
  return sum;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4096 };
static double x[N], result;
static void fill(void) { fill_f64(x, N, -1, 1); }
static void run_mlir(any f) { result = AS(f, double, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(sum_f64) *)f)(N, x); }
CASE(sum_f64, EXACT(result))
#endif
