#include <stdint.h>

void spmv(int64_t m, const int64_t *rows, const int32_t *columns, const double *values, const double *x, double *y) {
  for (int64_t i = 0; i < m; i++) {
    double sum = 0;
    for (int64_t k = rows[i]; k < rows[i + 1]; k++) sum += values[k] * x[columns[k]];
    y[i] = sum;
  }
}

#ifdef DRIVER
#include "driver.h"
enum { M = 256, N = 512, NONZERO = 4096 };
static int64_t rows[M + 1];
static int32_t columns[NONZERO];
static double values[NONZERO], x[N], y[M];
// Rows of 8 and of 24 elements.
static void fill(void) {
  for (int i = 0; i < M; i++) rows[i + 1] = rows[i] + (i % 2 ? 24 : 8);
  fill_i32(columns, NONZERO, 0, N - 1);
  fill_f64(values, NONZERO, -1, 1);
  fill_f64(x, N, -1, 1);
}
static void run_mlir(any f) {
  AS(f, void, M1, M1, M1, M1, M1)
  (MEMREF1(rows, M + 1), MEMREF1(columns, NONZERO), MEMREF1(values, NONZERO), MEMREF1(x, N), MEMREF1(y, M));
}
static void run_twin(any f) { ((__typeof__(spmv) *)f)(M, rows, columns, values, x, y); }
CASE(spmv, EXACT(y))
#endif
