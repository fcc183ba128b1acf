// A chain of elementwise operations and reductions along rows, as in a softmax: the tensors share few buffers.
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @normalize(%a: tensor<?x?xf64>) -> tensor<?x?xf64> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf64>
  %m = tensor.dim %a, %c1 : tensor<?x?xf64>
  %zero = arith.constant 0.0 : f64
  %low = arith.constant -1.0e300 : f64
  %rows = tensor.empty(%n) : tensor<?xf64>
  %lows = linalg.fill ins(%low : f64) outs(%rows : tensor<?xf64>) -> tensor<?xf64>
  %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf64>) outs(%lows : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    %0 = arith.maximumf %x, %y : f64
    linalg.yield %0 : f64
  } -> tensor<?xf64>
  %e = tensor.empty(%n, %m) : tensor<?x?xf64>
  %weights = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %max : tensor<?x?xf64>, tensor<?xf64>) outs(%e : tensor<?x?xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %one = arith.constant 1.0 : f64
    %0 = arith.subf %y, %x : f64
    %1 = arith.addf %0, %one : f64
    %2 = arith.divf %one, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<?x?xf64>
  %zeros = linalg.fill ins(%zero : f64) outs(%rows : tensor<?xf64>) -> tensor<?xf64>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%weights : tensor<?x?xf64>) outs(%zeros : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    %0 = arith.addf %y, %x : f64
    linalg.yield %0 : f64
  } -> tensor<?xf64>
  %r = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%sum : tensor<?xf64>) outs(%weights : tensor<?x?xf64>) {
  ^bb0(%s: f64, %x: f64):
    %0 = arith.divf %x, %s : f64
    linalg.yield %0 : f64
  } -> tensor<?x?xf64>
  return %r : tensor<?x?xf64>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   double a[3 * 5], expected[3 * 5];
//   int wrong = 0;
//   for (int i = 0; i < 15; i++) a[i] = (i * 7 % 11) - 4.5;
//   for (int i = 0; i < 3; i++) {
//     double max = -1e300, sum = 0;
//     for (int j = 0; j < 5; j++) max = a[i * 5 + j] > max ? a[i * 5 + j] : max;
//     for (int j = 0; j < 5; j++) sum += expected[i * 5 + j] = 1.0 / (max - a[i * 5 + j] + 1.0);
//     for (int j = 0; j < 5; j++) expected[i * 5 + j] /= sum;
//   }
//   struct MemRefDescriptor_f64_2 m = {a, a, 0, {3, 5}, {5, 1}}, r;
//   _mlir_ciface_normalize(&r, &m);
//   for (int i = 0; i < 15; i++) wrong += r.aligned[i] != expected[i] || a[i] != (i * 7 % 11) - 4.5;
//   printf("%d x %d, %d wrong\n", (int)r.sizes[0], (int)r.sizes[1], wrong);
//   free(r.allocated);
// }
// output:
// 3 x 5, 0 wrong
