#include "comfort.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef PREFIX
#define doubled k_doubled
#define entry k_entry
#define blend k_blend
#define twice k_twice
#define twice_results k_twice_results
#define exp_ k_exp
#define sum_x_size1 k_sum_x_size1
#endif

static int live;

void *_mlir_memref_to_llvm_alloc(size_t size) {
  live++;
  return malloc(size);
}

void _mlir_memref_to_llvm_free(void *memory) {
  live--;
  free(memory);
}

int main(void) {
  float x[] = {1, 2, 3};
  MemRefDescriptor_f32_1 array = MemRefDescriptor_f32_1_contiguous(x, 3), result;
  doubled(&result, &array);
  printf("%g %g %d", result.aligned[2], blend(2.5f, 4), live);
  _mlir_memref_to_llvm_free(result.allocated);
  twice_results both;
  twice(&both, 5);
  printf(" %d %d", (int)both.r1, both.r0.allocated == both.r2.allocated);
  _mlir_memref_to_llvm_free(both.r0.allocated);
  table[1][2] = 8;
  printf(" %g %d %d", entry(1, 2), (int)limits[1], odd_x2e_name);
  printf(" %g %d %d\n", exp_(3), sum_x_size1, live);
  return live;
}
