// no-oracle: MLIR has no conversion of math.isinf to the LLVM dialect or the C library
func.func @isinf(%a: f32, %b: f64) -> (i1, i1) attributes {llvm.emit_c_interface} {
  %0 = math.isinf %a : f32
  %1 = math.isinf %b : f64
  return %0, %1 : i1, i1
}
// main.c:
// #include "kernel.h"
// #include <math.h>
// #include <stdio.h>
//
// int main(void) {
//   const double values[] = {0, -INFINITY, INFINITY, NAN, 1e38};
//   struct isinf_results result;
//   for (int i = 0; i < 5; i++) {
//     _mlir_ciface_isinf(&result, (float)values[i], values[i]);
//     printf("%g: %d %d\n", values[i], result.r0, result.r1);
//   }
//   return 0;
// }
// output:
// 0: 0 0
// -inf: 1 1
// inf: 1 1
// nan: 0 0
// 1e+38: 0 0
