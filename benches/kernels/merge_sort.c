#include <stdint.h>

void merge_sort(int64_t n, float *x, float *y) {
  for (int64_t width = 1; width < n; width *= 2) {
    for (int64_t low = 0; low < n; low += 2 * width) {
      int64_t middle = low + width, high = middle + width, i = low, j = middle;
      for (int64_t k = low; k < high; k++) {
        if (i < middle && (j >= high || x[i] <= x[j]))
          y[k] = x[i++];
        else
          y[k] = x[j++];
      }
    }
    for (int64_t i = 0; i < n; i++) x[i] = y[i];
  }
}

#ifdef DRIVER
#include <string.h>

#include "driver.h"
enum { N = 1024 };
static float source[N], x[N], y[N];
static void fill(void) { fill_f32(source, N, -1, 1); }
static void run_mlir(any f) {
  memcpy(x, source, sizeof x);
  AS(f, void, M1, M1)(MEMREF1(x, N), MEMREF1(y, N));
}
static void run_twin(any f) {
  memcpy(x, source, sizeof x);
  ((__typeof__(merge_sort) *)f)(N, x, y);
}
CASE(merge_sort, EXACT(x))
#endif
