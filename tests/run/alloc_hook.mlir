// args: --alloc=hook
// no-oracle: it is an option of one of MLIR's passes

// Buffers come from the program's own functions; the descriptor of an unranked result from malloc, as always.
func.func @make(%n: index) -> memref<*xf32> attributes {llvm.emit_c_interface} {
  %temporary = memref.alloc(%n) : memref<?xf64>
  memref.dealloc %temporary : memref<?xf64>
  %a = memref.alloc() {alignment = 64} : memref<5xf32>
  %u = memref.cast %a : memref<5xf32> to memref<*xf32>
  return %u : memref<*xf32>
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
//
// static int live;
// void *_mlir_memref_to_llvm_alloc(size_t size) {
//   live++;
//   printf("alloc %zu\n", size);
//   return malloc(size);
// }
// void _mlir_memref_to_llvm_free(void *memory) {
//   live--;
//   printf("free\n");
//   free(memory);
// }
//
// int main(void) {
//   UnrankedMemRefDescriptor_f32 result;
//   _mlir_ciface_make(&result, 10);
//   printf("rank %d, live %d\n", (int)result.rank, live);
//   _mlir_memref_to_llvm_free(*(void **)result.descriptor);
//   free(result.descriptor);
//   return live;
// }
// output:
// alloc 80
// free
// alloc 84
// rank 1, live 1
// free
