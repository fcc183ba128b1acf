#include <stdint.h>

void jacobi_1d(int64_t n, double *a, double *b) {
  for (int64_t i = 1; i < n - 1; i++) b[i] = 0.33333 * (a[i - 1] + a[i] + a[i + 1]);
  for (int64_t i = 1; i < n - 1; i++) a[i] = 0.33333 * (b[i - 1] + b[i] + b[i + 1]);
}

#ifdef DRIVER
#include "driver.h"
enum { N = 1500 };
static double a[N], b[N];
static void fill(void) {
  fill_f64(a, N, 1, 2);
  fill_f64(b, N, 1, 2);
}
static void run_mlir(any f) { AS(f, void, M1, M1)(MEMREF1(a, N), MEMREF1(b, N)); }
static void run_twin(any f) { ((__typeof__(jacobi_1d) *)f)(N, a, b); }
CASE(jacobi_1d, EXACT(a), EXACT(b))
#endif
