#include <stdint.h>

void lu(int64_t n, double *a) {
  for (int64_t k = 0; k < n; k++) {
    double pivot = a[k * n + k];
    for (int64_t i = k + 1; i < n; i++) {
      double factor = a[i * n + k] / pivot;
      a[i * n + k] = factor;
      for (int64_t j = k + 1; j < n; j++) a[i * n + j] -= factor * a[k * n + j];
    }
  }
}

#ifdef DRIVER
#include <string.h>

#include "driver.h"
enum { N = 64 };
static double source[N][N], a[N][N];
static void fill(void) {
  fill_f64(*source, N * N, -1, 1);
  for (int i = 0; i < N; i++) source[i][i] += N;
}
static void run_mlir(any f) {
  memcpy(a, source, sizeof a);
  AS(f, void, M2)(MEMREF2(a, N, N));
}
static void run_twin(any f) {
  memcpy(a, source, sizeof a);
  ((__typeof__(lu) *)f)(N, *a);
}
CASE(lu, EXACT(a))
#endif
