#include <stdint.h>
#include <stdlib.h>
struct memref { int64_t *a, *p; int64_t offset, size[1], stride[1]; };
int64_t _mlir_ciface_outer(struct memref *, int64_t);
int64_t counted(int64_t, int64_t);
void _mlir_ciface_freed_twice(struct memref *);
int main(int count, char **arguments) {
  (void)arguments;
  if (count > 2) return (int)counted(10000000, 3) & 0;
  int64_t *data = malloc(32);
  struct memref m = {data, data, 0, {4}, {1}};
  if (count == 2) _mlir_ciface_freed_twice(&m);
  return (int)_mlir_ciface_outer(&m, 4) & 0;
}
