/* Receives several results in one struct. */

#include "several_results.h"
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int failures = 0;

  float values[6] = {3, -1.5f, 8, 2.25f, 8, 0};
  struct MemRefDescriptor_f32_1 x = {values, values, 0, {6}, {1}};
  struct extremes_results extremes;
  _mlir_ciface_extremes(&extremes, &x);
  printf("min %g, max %g at %lld\n", (double)extremes.r0, (double)extremes.r1, (long long)extremes.r2);
  failures += extremes.r0 != -1.5f || extremes.r1 != 8 || extremes.r2 != 2;

  int32_t steps[5] = {5, -7, 4, 2147483647, 1};
  const int64_t expected[5] = {5, -2, 2, 2147483649, 2147483650};
  struct MemRefDescriptor_i32_1 s = {steps, steps, 0, {5}, {1}};
  struct running_sums_results sums;
  _mlir_ciface_running_sums(&sums, &s);
  printf("running sums:");
  for (int64_t i = 0; i < sums.r0.sizes[0]; i++) {
    int64_t sum = sums.r0.aligned[sums.r0.offset + i * sums.r0.strides[0]];
    printf(" %lld", (long long)sum);
    failures += sum != expected[i];
  }
  printf(", %s, total %lld\n", sums.r1 ? "one is negative" : "none is negative", (long long)sums.r2);
  failures += sums.r0.sizes[0] != 5 || !sums.r1 || sums.r2 != 2147483650;
  free(sums.r0.allocated);

  return failures != 0;
}
