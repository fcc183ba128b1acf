#include <stdint.h>

void trsv(int64_t n, const double *l, const double *b, double *x) {
  for (int64_t i = 0; i < n; i++) {
    double rest = b[i];
    for (int64_t j = 0; j < i; j++) rest -= l[i * n + j] * x[j];
    x[i] = rest / l[i * n + i];
  }
}

#ifdef DRIVER
#include "driver.h"
enum { N = 96 };
static double l[N][N], b[N], x[N];
static void fill(void) {
  fill_f64(*l, N * N, -0.01, 0.01);
  for (int i = 0; i < N; i++) l[i][i] = 1 + i * 0.01;
  fill_f64(b, N, -1, 1);
}
static void run_mlir(any f) { AS(f, void, M2, M1, M1)(MEMREF2(l, N, N), MEMREF1(b, N), MEMREF1(x, N)); }
static void run_twin(any f) { ((__typeof__(trsv) *)f)(N, *l, b, x); }
CASE(trsv, EXACT(x))
#endif
