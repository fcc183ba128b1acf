#include <stdint.h>

int64_t is_sorted(int64_t n, const double *x) {
  int64_t i = 1;
  while (i < n && x[i - 1] <= x[i]) i++;
  return i;
}

#ifdef DRIVER
#include "driver.h"
enum { N = 4096 };
static double x[N];
static int64_t result;
static void fill(void) {
  for (int i = 0; i < N; i++) x[i] = i / 2;
  x[N - 3] = 0;
}
static void run_mlir(any f) { result = AS(f, int64_t, M1)(MEMREF1(x, N)); }
static void run_twin(any f) { result = ((__typeof__(is_sorted) *)f)(N, x); }
CASE(is_sorted, EXACT(result))
#endif
