/* Receives memory from compiled code, reads it through the descriptor, and frees it. */

#include "alloc_result.h"
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int failures = 0;

  struct MemRefDescriptor_i64_1 squares;
  _mlir_ciface_squares(&squares, 8);
  printf("%lld squares:", (long long)squares.sizes[0]);
  for (int64_t i = 0; i < squares.sizes[0]; i++) {
    int64_t square = squares.aligned[squares.offset + i * squares.strides[0]];
    printf(" %lld", (long long)square);
    failures += square != i * i;
  }
  printf("\n");
  free(squares.allocated);

  float data[6] = {1, 2, 3, 4, 5, 6};
  struct MemRefDescriptor_f32_2 matrix = {data, data, 0, {2, 3}, {3, 1}};
  struct MemRefDescriptor_f32_2 transposed;
  _mlir_ciface_transpose(&transposed, &matrix);
  failures += transposed.sizes[0] != 3 || transposed.sizes[1] != 2;
  failures += (uintptr_t)transposed.aligned % 64 != 0;
  printf("transposed:");
  for (int64_t i = 0; i < transposed.sizes[0]; i++) {
    for (int64_t j = 0; j < transposed.sizes[1]; j++) {
      int64_t position = transposed.offset + i * transposed.strides[0] + j * transposed.strides[1];
      printf(" %g", (double)transposed.aligned[position]);
      failures += transposed.aligned[position] != data[3 * j + i];
    }
    printf(i + 1 < transposed.sizes[0] ? "," : "\n");
  }
  free(transposed.allocated);

  return failures != 0;
}
