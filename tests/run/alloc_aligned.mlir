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
// int posix_memalign(void **memory, size_t alignment, size_t size);
// void *aligned_alloc(size_t alignment, size_t size) {
//   printf("aligned_alloc(%zu, %zu)\n", alignment, size);
//   void *memory = NULL;
//   return posix_memalign(&memory, alignment, size) ? NULL : memory;
// }
//
// int main(void) {
//   struct make_results results;
//   _mlir_ciface_make(&results, 10);
//   printf("%d %d\n", (int)((uintptr_t)results.r1.aligned % 64), (int)((uintptr_t)results.r2.aligned % 32));
//   printf("%d\n", (void *)results.r1.aligned == (void *)results.r1.allocated);
//   free(results.r0.allocated);
//   free(results.r1.allocated);
//   free(results.r2.allocated);
//   return 0;
// }
// output:
// aligned_alloc(16, 160)
// aligned_alloc(64, 64)
// aligned_alloc(32, 32)
// 0 0
// 1
