/* Calls functions of a module in the LLVM dialect. Such a module no longer knows what its pointers point to, so the
   header says `void *`. */

#include "llvm_dialect.h"
#include <stdio.h>

int main(void) {
  int failures = 0;

  /* The compiled code prints with putchar(), to the same stdout. */
  printf("1994 is ");
  failures += roman(1994) != 1;
  printf("2026 is ");
  failures += roman(2026) != 2;

  /* A memref<?xi64> argument, expanded: allocated, aligned, offset, size, stride. */
  int64_t values[4] = {1, 20, 300, 4000};
  int64_t total = sum(values, values, 0, 4, 1);
  printf("sum %lld\n", (long long)total);
  failures += total != 4321;

  struct {
    int32_t quotient, remainder;
  } result;
  _mlir_ciface_divmod(&result, -17, 5);
  printf("-17 = %d * 5 + %d\n", (int)result.quotient, (int)result.remainder);
  failures += result.quotient != -3 || result.remainder != -2;

  return failures != 0;
}
