#include <stdint.h>

void insertion_sort(int64_t n, int32_t *x) {
  for (int64_t i = 1; i < n; i++) {
    int32_t v = x[i];
    int64_t j = i;
    for (; j > 0 && x[j - 1] > v; j--) x[j] = x[j - 1];
    x[j] = v;
  }
}

#ifdef DRIVER
#include <string.h>

#include "driver.h"
enum { N = 256 };
static int32_t source[N], x[N];
static void fill(void) { fill_i32(source, N, -1000000, 1000000); }
static void run_mlir(any f) {
  memcpy(x, source, sizeof x);
  AS(f, void, M1)(MEMREF1(x, N));
}
static void run_twin(any f) {
  memcpy(x, source, sizeof x);
  ((__typeof__(insertion_sort) *)f)(N, x);
}
CASE(insertion_sort, EXACT(x))
#endif
