/* Calls the kernel. How it is built is the point: see the folders beside. */

#include "kernel.h"
#include <stdio.h>

int main(void) {
  float x[3] = {1, 2, 3};
  MemRefDescriptor_f32_1 memref = MemRefDescriptor_f32_1_contiguous(x, show_x_size0);
  printf("%g\n", (double)_mlir_ciface_squares(&memref));
  fflush(stdout);
  _mlir_ciface_show(&memref);
  return 0;
}
