#include <stdint.h>

void scal(double a, int64_t n, double *x) {
  for (int64_t i = 0; i < n; i++) x[i] *= a;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 2048 };
static double x[N];
static void fill(void) { fill_f64(x, N, -1, 1); }
// -1, so that many calls neither overflow nor underflow.
static void run_mlir(any f) { AS(f, void, double, M1)(-1, MEMREF1(x, N)); }
static void run_twin(any f) { ((__typeof__(scal) *)f)(-1, N, x); }
CASE(scal, EXACT(x))
#endif
