// args: --alloc=aligned
// no-oracle: it is an option of one of MLIR's passes

// The size that aligned_alloc gets is a multiple of the alignment, and what it returns is freed as it is.
func.func @make(%n: index) -> (memref<?xvector<3xf32>>, memref<5xf32>, memref<?xi8>)
    attributes {llvm.emit_c_interface} {
  %a = memref.alloc(%n) : memref<?xvector<3xf32>>
  %b = memref.alloc() {alignment = 64} : memref<5xf32>
  %c = memref.alloc(%n) {alignment = 32} : memref<?xi8>
  return %a, %b, %c : memref<?xvector<3xf32>>, memref<5xf32>, memref<?xi8>
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
//
// static char *made[3];
// static int count;
// void *aligned_alloc(size_t alignment, size_t size) {
//   printf("aligned_alloc(%zu, %zu)\n", alignment, size);
//   char *memory = malloc(size + alignment);
//   made[count] = memory + alignment - (uintptr_t)memory % alignment;
//   return made[count++];
// }
//
// int main(void) {
//   struct make_results results;
//   _mlir_ciface_make(&results, 10);
//   printf("%d %d\n", (int)((uintptr_t)results.r1.aligned % 64), (int)((uintptr_t)results.r2.aligned % 32));
//   printf("%d\n", (void *)results.r1.aligned == (void *)results.r1.allocated);
//   void *allocated[] = {results.r0.allocated, results.r1.allocated, results.r2.allocated};
//   for (int i = 0; i < count; i++) printf("%d%c", allocated[i] == made[i], i < 2 ? ' ' : '\n');
//   return 0;
// }
// output:
// aligned_alloc(16, 160)
// aligned_alloc(64, 64)
// aligned_alloc(32, 32)
// 0 0
// 1
// 1 1 1
