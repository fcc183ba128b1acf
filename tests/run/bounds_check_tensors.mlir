// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A tensor of another size than that of the type of the argument.
func.func @first(%t: tensor<?x4xf32>, %i: index) -> f32 attributes {llvm.emit_c_interface} {
  %0 = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  return %0 : f32
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float x[16] = {1, 2, 3};
//   struct MemRefDescriptor_f32_2 t = {x, x, 0, {4, 4}, {4, 1}};
//   printf("%g\n", (double)_mlir_ciface_first(&t, 0));
//   fflush(stdout);
//   t.sizes[1] = 3;
//   t.strides[0] = 3;
//   _mlir_ciface_first(&t, 0);
//   printf("not reached\n");
// }
// output:
// 1
// test.mlir:4:1: error: argument '%t' of 'first' has size 3 in dimension 1, but its type requires 4
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// Dimensions that must be equal: the second operand is larger.
func.func @sum(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   float x[4] = {1, 2, 3, 4};
//   struct MemRefDescriptor_f32_1 a = {x, x, 0, {3}, {1}}, b = {x, x, 0, {3}, {1}}, r;
//   _mlir_ciface_sum(&r, &a, &b);
//   printf("%g %g\n", (double)r.aligned[0], (double)r.aligned[2]);
//   fflush(stdout);
//   free(r.allocated);
//   b.sizes[0] = 4;
//   _mlir_ciface_sum(&r, &a, &b);
//   printf("not reached\n");
// }
// output:
// 2 6
// test.mlir:8:8: error: linalg.generic size of dimension 0 of operand 1 = 4 is not 3, as that of another operand
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A cast to a static size.
func.func @fixed(%a: tensor<?xf32>) -> tensor<4xf32> attributes {llvm.emit_c_interface} {
  %0 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   float x[4] = {1, 2, 3, 4};
//   struct MemRefDescriptor_f32_1 a = {x, x, 0, {4}, {1}}, r;
//   _mlir_ciface_fixed(&r, &a);
//   printf("%g\n", (double)r.aligned[3]);
//   fflush(stdout);
//   free(r.allocated);
//   a.sizes[0] = 3;
//   _mlir_ciface_fixed(&r, &a);
//   printf("not reached\n");
// }
// output:
// 4
// test.mlir:5:8: error: memref.cast size of dimension 0 = 3 is not 4
// signal: 6 (SIGABRT)
