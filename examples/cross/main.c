/* A kernel that was compiled for another machine, called there. */

#include "kernel.h"
#include <stdio.h>

int main(void) {
  double x[4] = {1, 2, 3, 4}, y[4] = {0.5, 0.25, 2, -1};
  MemRefDescriptor_f64_1 dx = MemRefDescriptor_f64_1_contiguous(x, 4);
  MemRefDescriptor_f64_1 dy = MemRefDescriptor_f64_1_contiguous(y, 4);
  printf("%g\n", _mlir_ciface_dot(&dx, &dy));
  return 0;
}
