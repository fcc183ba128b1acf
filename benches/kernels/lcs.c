#include <stdint.h>

int32_t lcs(int64_t m, int64_t n, const uint8_t *a, const uint8_t *b, int32_t *table) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) {
      int32_t *here = table + i * (n + 1) + j;
      int32_t corner = here[0], up = here[1], left = here[n + 1];
      here[n + 2] = a[i] == b[j] ? corner + 1 : up > left ? up : left;
    }
  return table[m * (n + 1) + n];
}

#ifdef DRIVER
#include "driver.h"
enum { M = 96, N = 100 };
static uint8_t a[M], b[N];
static int32_t table[M + 1][N + 1], result;
static void fill(void) {
  fill_u8(a, M, 'a', 'd');
  fill_u8(b, N, 'a', 'd');
}
static void run_mlir(any f) {
  result = AS(f, int32_t, M1, M1, M2)(MEMREF1(a, M), MEMREF1(b, N), MEMREF2(table, M + 1, N + 1));
}
static void run_twin(any f) { result = ((__typeof__(lcs) *)f)(M, N, a, b, *table); }
CASE(lcs, EXACT(result), EXACT(table))
#endif
