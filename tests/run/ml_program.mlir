// A global keeps its value between calls. A loaded value is that of the time of the load.
ml_program.global private mutable @seed(dense<[1, 2]> : tensor<2xi64>) : tensor<2xi64>
ml_program.global private @step(dense<[10, 20]> : tensor<2xi64>) : tensor<2xi64>
func.func @next() -> tensor<2xi64> attributes {llvm.emit_c_interface} {
  %before = ml_program.global_load @seed : tensor<2xi64>
  %step = ml_program.global_load_const @step : tensor<2xi64>
  %after = arith.addi %before, %step : tensor<2xi64>
  ml_program.global_store @seed = %after : tensor<2xi64>
  return %before : tensor<2xi64>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   for (int call = 0; call < 3; call++) {
//     MemRefDescriptor_i64_1 seed;
//     _mlir_ciface_next(&seed);
//     printf("%d %d\n", (int)seed.aligned[0], (int)seed.aligned[1]);
//     free(seed.allocated);
//   }
//   return 0;
// }
// output:
// 1 2
// 11 22
// 21 42
