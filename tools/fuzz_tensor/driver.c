// Calls the programs of a table, from one on, and writes a line for each: a checksum of its results and of the arguments
// that it must not write, the number of allocations that it did not free, and the number of wrong deallocations.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_ALLOCATIONS = 1 << 16, SECONDS = 10, ROWS = 4, COLUMNS = 6 };

struct vector {
  int32_t *allocated, *aligned;
  int64_t offset, sizes[1], strides[1];
};
struct matrix {
  int32_t *allocated, *aligned;
  int64_t offset, sizes[2], strides[2];
};
struct results {
  struct matrix matrix;
  struct vector vector;
  int32_t scalar;
};
typedef void program(struct results *, struct matrix *, struct matrix *, struct matrix *, struct vector *, struct vector *, int32_t);
extern program *const programs[];
extern const int program_count;

static struct {
  char *start;
  size_t size;
  int is_freed;
} allocations[MAX_ALLOCATIONS];
static int allocation_count, wrong_frees;

void *_mlir_memref_to_llvm_alloc(size_t size);
void _mlir_memref_to_llvm_free(void *pointer);

// The contents of each allocation are others, so that a program that depends on them is found.
void *_mlir_memref_to_llvm_alloc(size_t size) {
  char *start = malloc(size + 1);
  if (!start || allocation_count == MAX_ALLOCATIONS) abort();
  memset(start, 17 * allocation_count + 5, size + 1);
  allocations[allocation_count].start = start;
  allocations[allocation_count].size = size;
  allocations[allocation_count++].is_freed = 0;
  return start;
}

// Freed memory is not used again before the next program.
void _mlir_memref_to_llvm_free(void *pointer) {
  for (int i = 0; i < allocation_count; i++) {
    if (allocations[i].start == pointer && !allocations[i].is_freed) {
      allocations[i].is_freed = 1;
      memset(pointer, 0xdb, allocations[i].size);
      return;
    }
  }
  wrong_frees++;
}

static int release(void) {
  int live = 0;
  for (int i = 0; i < allocation_count; i++) {
    live += !allocations[i].is_freed;
    free(allocations[i].start);
  }
  allocation_count = 0;
  return live;
}

static uint64_t add(uint64_t hash, uint64_t word) { return (hash ^ word) * 1099511628211u ^ hash >> 29; }

static uint64_t add_matrix(uint64_t hash, const struct matrix *m) {
  for (int64_t i = 0; i < m->sizes[0]; i++)
    for (int64_t j = 0; j < m->sizes[1]; j++)
      hash = add(hash, (uint32_t)m->aligned[m->offset + i * m->strides[0] + j * m->strides[1]]);
  return add(add(hash, (uint64_t)m->sizes[0]), (uint64_t)m->sizes[1]);
}

static uint64_t add_vector(uint64_t hash, const struct vector *v) {
  for (int64_t i = 0; i < v->sizes[0]; i++) hash = add(hash, (uint32_t)v->aligned[v->offset + i * v->strides[0]]);
  return add(hash, (uint64_t)v->sizes[0]);
}

static void call(int number) {
  static int32_t data[3][ROWS * COLUMNS], lines[2][COLUMNS];
  for (int i = 0; i < ROWS * COLUMNS; i++)
    for (int k = 0; k < 3; k++) data[k][i] = (i * 37 + k * 1009 + number) % 101 - 50;
  for (int i = 0; i < COLUMNS; i++)
    for (int k = 0; k < 2; k++) lines[k][i] = (i * 53 + k * 211 + number) % 89 - 40;
  struct matrix matrices[3];
  for (int k = 0; k < 3; k++) matrices[k] = (struct matrix){data[k], data[k], 0, {ROWS, COLUMNS}, {COLUMNS, 1}};
  struct vector vectors[2];
  for (int k = 0; k < 2; k++) vectors[k] = (struct vector){lines[k], lines[k], 0, {COLUMNS}, {1}};
  struct results results;
  programs[number](&results, &matrices[0], &matrices[1], &matrices[2], &vectors[0], &vectors[1], number % 7 - 3);
  uint64_t hash = add_vector(add_matrix(14695981039346656037u, &results.matrix), &results.vector);
  hash = add(hash, (uint32_t)results.scalar);
  // The second matrix and the second vector must not be written.
  hash = add_vector(add_matrix(hash, &matrices[1]), &vectors[1]);
  _mlir_memref_to_llvm_free(results.matrix.allocated);
  _mlir_memref_to_llvm_free(results.vector.allocated);
  int live = release();
  printf("%d %016llx %d leaked, %d freed wrongly\n", number, (unsigned long long)hash, live, wrong_frees);
  fflush(stdout);
  wrong_frees = 0;
}

int main(int argc, char **argv) {
  for (int number = argc > 1 ? atoi(argv[1]) : 0; number < program_count; number++) {
    alarm(SECONDS);
    call(number);
  }
  return 0;
}
