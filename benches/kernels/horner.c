#include <stdint.h>

void horner(int64_t n, const double *x, const double *k, double *y) {
  for (int64_t i = 0; i < n; i++) {
    double r = 0;
    for (int d = 0; d < 8; d++) r = r * x[i] + k[d];
    y[i] = r;
  }
}

#ifdef DRIVER
#include "driver.h"
enum { N = 2048 };
static double x[N], k[8], y[N];
static void fill(void) {
  fill_f64(x, N, -1, 1);
  fill_f64(k, 8, -1, 1);
}
static void run_mlir(any f) { AS(f, void, M1, M1, M1)(MEMREF1(x, N), MEMREF1(k, 8), MEMREF1(y, N)); }
static void run_twin(any f) { ((__typeof__(horner) *)f)(N, x, k, y); }
CASE(horner, EXACT(y))
#endif
