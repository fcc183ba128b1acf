#include <stdint.h>

void binary_search(int64_t n, const int32_t *sorted, int64_t m, const int32_t *keys, uint64_t *places) {
  for (int64_t k = 0; k < m; k++) {
    uint64_t low = 0, high = (uint64_t)n;
    while (low < high) {
      uint64_t middle = (low + high) >> 1;
      if (sorted[middle] < keys[k])
        low = middle + 1;
      else
        high = middle;
    }
    places[k] = low;
  }
}

#ifdef DRIVER
#include "driver.h"
// So many keys that a processor does not learn from call to call which way each of them goes.
enum { N = 1000, M = 16384 };
static int32_t sorted[N], keys[M];
static uint64_t places[M];
static void fill(void) {
  for (int i = 0; i < N; i++) sorted[i] = 3 * i;
  fill_i32(keys, M, -5, 3 * N + 5);
}
static void run_mlir(any f) { AS(f, void, M1, M1, M1)(MEMREF1(sorted, N), MEMREF1(keys, M), MEMREF1(places, M)); }
static void run_twin(any f) { ((__typeof__(binary_search) *)f)(N, sorted, M, keys, places); }
CASE(binary_search, EXACT(places))
#endif
