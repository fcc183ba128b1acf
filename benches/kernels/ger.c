#include <stdint.h>

void ger(double alpha, int64_t m, int64_t n, const double *x, const double *y, double *a) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) a[i * n + j] += alpha * x[i] * y[j];
}

#ifdef DRIVER
#include "driver.h"
enum { M = 64, N = 80 };
static double x[M], y[N], a[M][N];
static void fill(void) {
  fill_f64(x, M, -1, 1);
  fill_f64(y, N, -1, 1);
  fill_f64(*a, M * N, -1, 1);
}
static void run_mlir(any f) { AS(f, void, double, M1, M1, M2)(0.5, MEMREF1(x, M), MEMREF1(y, N), MEMREF2(a, M, N)); }
static void run_twin(any f) { ((__typeof__(ger) *)f)(0.5, M, N, x, y, *a); }
CASE(ger, EXACT(a))
#endif
