// The order of the sums is left open by vector.contract, hence the tolerance.
void vector_contract(const float *a, const float *b, float *c) {
  for (int i = 0; i < 64; i++)
    for (int j = 0; j < 64; j++)
      for (int k = 0; k < 64; k++) c[i * 64 + j] += a[i * 64 + k] * b[k * 64 + j];
}

#ifdef DRIVER
#include <string.h>

#include "driver.h"
enum { N = 64 };
static float a[N][N], b[N][N], source[N][N], c[N][N];
static void fill(void) {
  fill_f32(*a, N * N, -1, 1);
  fill_f32(*b, N * N, -1, 1);
  fill_f32(*source, N * N, -1, 1);
}
static void run_mlir(any f) {
  memcpy(c, source, sizeof c);
  AS(f, void, M2, M2, M2)(MEMREF2(a, N, N), MEMREF2(b, N, N), MEMREF2(c, N, N));
}
static void run_twin(any f) {
  memcpy(c, source, sizeof c);
  ((__typeof__(vector_contract) *)f)(*a, *b, *c);
}
CASE(vector_contract, NEAR_F32(c, 1e-5))
#endif
