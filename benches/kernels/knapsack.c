#include <stdint.h>

void knapsack(int64_t n, const int32_t *weights, const int32_t *values, int64_t size, int32_t *best) {
  for (int64_t i = 0; i < n; i++) {
    int32_t weight = weights[i], value = values[i];
    for (int64_t c = size - 1; c >= weight; c--) {
      int32_t taken = best[c - weight] + value;
      best[c] = best[c] > taken ? best[c] : taken;
    }
  }
}

#ifdef DRIVER
#include <string.h>

#include "driver.h"
enum { N = 32, SIZE = 1024 };
static int32_t weights[N], values[N], best[SIZE];
static void fill(void) {
  fill_i32(weights, N, 1, 100);
  fill_i32(values, N, 1, 1000);
}
static void run_mlir(any f) {
  memset(best, 0, sizeof best);
  AS(f, void, M1, M1, M1)(MEMREF1(weights, N), MEMREF1(values, N), MEMREF1(best, SIZE));
}
static void run_twin(any f) {
  memset(best, 0, sizeof best);
  ((__typeof__(knapsack) *)f)(N, weights, values, SIZE, best);
}
CASE(knapsack, EXACT(best))
#endif
