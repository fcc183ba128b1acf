// args: --tensor-results=out-params
// Results are out-parameters: nothing is allocated for them.
func.func @scaled(%x: tensor<6xf32>, %by: f32) -> (tensor<6xf32>, f32) attributes {llvm.emit_c_interface} {
  %e = tensor.empty() : tensor<6xf32>
  %s = tensor.splat %by : tensor<6xf32>
  %0 = linalg.mul ins(%x, %s : tensor<6xf32>, tensor<6xf32>) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  %zero = arith.constant 0.0 : f32
  %z = tensor.from_elements %zero : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%0 : tensor<6xf32>) outs(%z : tensor<f32>) dimensions = [0]
  %r = tensor.extract %sum[] : tensor<f32>
  return %0, %r : tensor<6xf32>, f32
}
func.func @reversed(%x: tensor<?xf32>) -> tensor<?xf32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %last = arith.subi %n, %c1 : index
    %j = arith.subi %last, %i : index
    %v = tensor.extract %x[%j] : tensor<?xf32>
    tensor.yield %v : f32
  } : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @both(%x: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %two = arith.constant 2.0 : f32
  %0, %a = call @scaled(%x, %two) : (tensor<6xf32>, f32) -> (tensor<6xf32>, f32)
  %1, %b = call @scaled(%0, %a) : (tensor<6xf32>, f32) -> (tensor<6xf32>, f32)
  return %1 : tensor<6xf32>
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// static void show(const float *x, int count) {
//   for (int i = 0; i < count; i++)
//     printf("%g ", (double)x[i]);
//   printf("\n");
// }
//
// int main(void) {
//   float x[6] = {1, 2, 3, 4, 5, 6}, y[6];
//   struct MemRefDescriptor_f32_1 in = {x, x, 0, {6}, {1}}, out = {y, y, 0, {6}, {1}};
//   float sum = _mlir_ciface_scaled(&in, 3, &out);
//   show(y, 6);
//   printf("sum %g\n", (double)sum);
//   _mlir_ciface_reversed(&in, &out);
//   show(y, 6);
//   _mlir_ciface_both(&in, &out);
//   show(y, 6);
//   return 0;
// }
// output:
// 3 6 9 12 15 18
// sum 63
// 6 5 4 3 2 1
// 84 168 252 336 420 504
