/* The function of MLIR's runner library that copies memrefs with strides, to which MLIR lowers memref.copy. */
#include <stdint.h>
#include <string.h>

enum { MAX_RANK = 16 };

struct unranked {
  int64_t rank;
  void *descriptor;
};

struct memref {
  char *allocated, *aligned;
  int64_t offset, sizes_and_strides[];
};

void memrefCopy(int64_t size, const struct unranked *from, const struct unranked *to) {
  const struct memref *source = from->descriptor, *target = to->descriptor;
  int64_t rank = from->rank, index[MAX_RANK] = {0};
  for (int64_t dim = 0; dim < rank; dim++)
    if (source->sizes_and_strides[dim] == 0)
      return;
  for (;;) {
    int64_t read = source->offset, write = target->offset;
    for (int64_t dim = 0; dim < rank; dim++) {
      read += index[dim] * source->sizes_and_strides[rank + dim];
      write += index[dim] * target->sizes_and_strides[rank + dim];
    }
    memcpy(target->aligned + write * size, source->aligned + read * size, (size_t)size);
    int64_t dim = rank - 1;
    while (dim >= 0 && ++index[dim] == source->sizes_and_strides[dim])
      index[dim--] = 0;
    if (dim < 0)
      return;
  }
}
