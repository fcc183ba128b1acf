// Padding and concatenation of computed tensors, products that overwrite a fill, and views of constants.
func.func @padded(%a: tensor<?x2xi32>, %low: index, %x: i32) -> tensor<?x4xi32> attributes {llvm.emit_c_interface} {
  %0 = arith.muli %a, %a : tensor<?x2xi32>
  %1 = tensor.pad %0 low[%low, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : i32
  } : tensor<?x2xi32> to tensor<?x4xi32>
  return %1 : tensor<?x4xi32>
}
func.func @joined(%a: tensor<2x?xi32>, %b: tensor<2x1xi32>) -> tensor<2x?xi32> attributes {llvm.emit_c_interface} {
  %0 = arith.addi %a, %a : tensor<2x?xi32>
  %1 = arith.muli %b, %b : tensor<2x1xi32>
  %2 = tensor.concat dim(1) %0, %1, %0 : (tensor<2x?xi32>, tensor<2x1xi32>, tensor<2x?xi32>) -> tensor<2x?xi32>
  return %2 : tensor<2x?xi32>
}
func.func @products(%a: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i32
  %w = arith.constant dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi32>
  %c = tensor.collapse_shape %w [[0, 1], [2]] : tensor<2x1x2xi32> into tensor<2x2xi32>
  %e = tensor.empty() : tensor<2x2xi32>
  %t = linalg.transpose ins(%c : tensor<2x2xi32>) outs(%e : tensor<2x2xi32>) permutation = [1, 0]
  %0 = linalg.fill ins(%one : i32) outs(%e : tensor<2x2xi32>) -> tensor<2x2xi32>
  %1 = linalg.matmul ins(%a, %c : tensor<2x2xi32>, tensor<2x2xi32>) outs(%0 : tensor<2x2xi32>) -> tensor<2x2xi32>
  %2 = linalg.matmul ins(%a, %t : tensor<2x2xi32>, tensor<2x2xi32>) outs(%0 : tensor<2x2xi32>) -> tensor<2x2xi32>
  %3 = arith.addi %2, %2 : tensor<2x2xi32>
  return %1, %3 : tensor<2x2xi32>, tensor<2x2xi32>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// static void print(int32_t *data, int64_t count) {
//   for (int64_t i = 0; i < count; i++) printf("%d ", data[i]);
//   printf("\n");
// }
// int main(void) {
//   int32_t a[] = {1, 2, 3, 4}, b[] = {5, 6};
//   struct MemRefDescriptor_i32_2 ma = {a, a, 0, {2, 2}, {2, 1}}, mb = {b, b, 0, {2, 1}, {1, 1}}, r;
//   struct products_results p;
//   _mlir_ciface_padded(&r, &ma, 1, 9);
//   print(r.aligned, r.sizes[0] * r.sizes[1]), free(r.allocated);
//   _mlir_ciface_joined(&r, &ma, &mb);
//   print(r.aligned, r.sizes[0] * r.sizes[1]), free(r.allocated);
//   _mlir_ciface_products(&p, &ma);
//   print(p.r0.aligned, 4), print(p.r1.aligned, 4);
//   free(p.r0.allocated), free(p.r1.allocated);
// }
// output:
// 9 9 9 9 9 1 4 9 9 9 16 9
// 2 4 25 2 4 6 8 36 6 8
// 8 11 16 23
// 12 24 24 52
