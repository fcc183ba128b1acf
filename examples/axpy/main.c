/* Calls axpy on dense arrays, and on a column and a row of a matrix, which are views with strides. */

#include "axpy.h"
#include <stdio.h>

/* n elements of data, each `stride` elements after the one before, the first at data[offset]. */
static struct MemRefDescriptor_f32_1 view(float *data, int64_t offset, int64_t n, int64_t stride) {
  struct MemRefDescriptor_f32_1 memref = {data, data, offset, {n}, {stride}};
  return memref;
}

static int failures = 0;

static void print(const char *name, const float *values, int n, const float *expected) {
  printf("%s:", name);
  for (int i = 0; i < n; i++) {
    printf(" %g", (double)values[i]);
    failures += values[i] != expected[i];
  }
  printf("\n");
}

int main(void) {
  float x[5] = {1, 2, 3, 4, 5};
  float y[5] = {10, 20, 30, 40, 50};
  const float y_expected[5] = {12, 24, 36, 48, 60};
  struct MemRefDescriptor_f32_1 all_x = view(x, 0, 5, 1);
  struct MemRefDescriptor_f32_1 all_y = view(y, 0, 5, 1);
  _mlir_ciface_axpy(2.0f, &all_x, &all_y);
  print("y + 2 x", y, 5, y_expected);

  /* A matrix of 3 rows and 4 columns. Column 3 starts at element 3 and goes on in steps of 4; row 2 starts at element
     8 and is dense. Add 10 times the first three elements of row 2 to column 3. */
  float matrix[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  const float matrix_expected[12] = {0, 1, 2, 83, 4, 5, 6, 97, 8, 9, 10, 111};
  struct MemRefDescriptor_f32_1 column = view(matrix, 3, 3, 4);
  struct MemRefDescriptor_f32_1 row = view(matrix, 8, 3, 1);
  _mlir_ciface_axpy_strided(10.0f, &row, &column);
  print("column 3 + 10 row 2", matrix, 12, matrix_expected);

  return failures != 0;
}
