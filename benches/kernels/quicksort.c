#include <stdint.h>

void quicksort(int32_t *x, int64_t low, int64_t high) {
  if (low >= high) return;
  int32_t pivot = x[high];
  int64_t middle = low;
  for (int64_t i = low; i < high; i++)
    if (x[i] < pivot) {
      int32_t v = x[i];
      x[i] = x[middle];
      x[middle++] = v;
    }
  x[high] = x[middle];
  x[middle] = pivot;
  quicksort(x, low, middle - 1);
  quicksort(x, middle + 1, high);
}

#ifdef DRIVER
#include <string.h>

#include "driver.h"
enum { N = 2048 };
static int32_t source[N], x[N];
static void fill(void) { fill_i32(source, N, -1000000000, 1000000000); }
static void run_mlir(any f) {
  memcpy(x, source, sizeof x);
  AS(f, void, M1, int64_t, int64_t)(MEMREF1(x, N), 0, N - 1);
}
static void run_twin(any f) {
  memcpy(x, source, sizeof x);
  ((__typeof__(quicksort) *)f)(x, 0, N - 1);
}
CASE(quicksort, EXACT(x))
#endif
