enum { HEAT_M = 20, HEAT_N = 22, HEAT_K = 24 };

#define A(i, j, k) a[((i) * HEAT_N + (j)) * HEAT_K + (k)]
void heat_3d(const double *a, double *b) {
  for (int i = 1; i < HEAT_M - 1; i++)
    for (int j = 1; j < HEAT_N - 1; j++)
      for (int k = 1; k < HEAT_K - 1; k++)
        b[(i * HEAT_N + j) * HEAT_K + k] = 0.125 * (A(i + 1, j, k) - 2.0 * A(i, j, k) + A(i - 1, j, k)) +
                                           0.125 * (A(i, j + 1, k) - 2.0 * A(i, j, k) + A(i, j - 1, k)) +
                                           0.125 * (A(i, j, k + 1) - 2.0 * A(i, j, k) + A(i, j, k - 1)) + A(i, j, k);
}

#ifdef DRIVER
#include "driver.h"
enum { M = HEAT_M, N = HEAT_N, K = HEAT_K };
static double a[M][N][K], b[M][N][K];
static void fill(void) { fill_f64(**a, M * N * K, -1, 1); }
static void run_mlir(any f) { AS(f, void, M3, M3)(MEMREF3(a, M, N, K), MEMREF3(b, M, N, K)); }
static void run_twin(any f) { ((__typeof__(heat_3d) *)f)(**a, **b); }
CASE(heat_3d, EXACT(b))
#endif
