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
// -----
// Globals that are numbers.
ml_program.global private mutable @count(5 : i32) : i32
ml_program.global private @rate(0.5 : f64) : f64
ml_program.global private mutable @on(true) : i1
func.func @step(%by: i32) -> (f64, i1) attributes {llvm.emit_c_interface} {
  %old = ml_program.global_load @count : i32
  %rate = ml_program.global_load_const @rate : f64
  %on = ml_program.global_load @on : i1
  %new = arith.addi %old, %by : i32
  ml_program.global_store @count = %new : i32
  %one = arith.constant true
  %off = arith.xori %on, %one : i1
  ml_program.global_store @on = %off : i1
  %float = arith.sitofp %old : i32 to f64
  %scaled = arith.mulf %float, %rate : f64
  return %scaled, %on : f64, i1
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   for (int call = 0; call < 3; call++) {
//     struct step_results r;
//     _mlir_ciface_step(&r, 10);
//     printf("%g %d\n", r.r0, r.r1);
//   }
//   return 0;
// }
// output:
// 2.5 1
// 7.5 0
// 12.5 1
