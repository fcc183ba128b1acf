#include <stdint.h>

void fill_matrix(int32_t value, int64_t rows, int64_t columns, int32_t *x) {
  for (int64_t i = 0; i < rows; i++)
    for (int64_t j = 0; j < columns; j++) x[i * columns + j] = value;
}

#ifdef DRIVER
#include "driver.h"
enum { M = 48, N = 96 };
static int32_t x[M][N];
static void fill(void) { fill_i32(*x, M * N, -9, 9); }
static void run_mlir(any f) { AS(f, void, int32_t, M2)(7, MEMREF2(x, M, N)); }
static void run_twin(any f) { ((__typeof__(fill_matrix) *)f)(7, M, N, *x); }
CASE(fill_matrix, EXACT(x))
#endif
