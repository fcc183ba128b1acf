#include <stdint.h>

void floyd_warshall(int64_t n, int32_t *d) {
  for (int64_t k = 0; k < n; k++)
    for (int64_t i = 0; i < n; i++)
      for (int64_t j = 0; j < n; j++) {
        int32_t s = d[i * n + k] + d[k * n + j];
        d[i * n + j] = d[i * n + j] < s ? d[i * n + j] : s;
      }
}

#ifdef DRIVER
#include <string.h>

#include "driver.h"
enum { N = 60 };
static int32_t source[N][N], d[N][N];
static void fill(void) { fill_i32(*source, N * N, 1, 10000); }
static void run_mlir(any f) {
  memcpy(d, source, sizeof d);
  AS(f, void, M2)(MEMREF2(d, N, N));
}
static void run_twin(any f) {
  memcpy(d, source, sizeof d);
  ((__typeof__(floyd_warshall) *)f)(N, *d);
}
CASE(floyd_warshall, EXACT(d))
#endif
