// Tiles of a product, which loops extract, compute and insert again.
func.func @tiled(%a: tensor<8x12xi64>, %b: tensor<12x8xi64>, %c: tensor<8x8xi64>) -> tensor<8x8xi64> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %0 = scf.for %i = %c0 to %c8 step %c4 iter_args(%s = %c) -> (tensor<8x8xi64>) {
    %1 = scf.for %j = %c0 to %c8 step %c4 iter_args(%t = %s) -> (tensor<8x8xi64>) {
      %2 = scf.for %k = %c0 to %c12 step %c4 iter_args(%u = %t) -> (tensor<8x8xi64>) {
        %x = tensor.extract_slice %a[%i, %k] [4, 4] [1, 1] : tensor<8x12xi64> to tensor<4x4xi64>
        %y = tensor.extract_slice %b[%k, %j] [4, 4] [1, 1] : tensor<12x8xi64> to tensor<4x4xi64>
        %z = tensor.extract_slice %u[%i, %j] [4, 4] [1, 1] : tensor<8x8xi64> to tensor<4x4xi64>
        %3 = linalg.matmul ins(%x, %y : tensor<4x4xi64>, tensor<4x4xi64>) outs(%z : tensor<4x4xi64>) -> tensor<4x4xi64>
        %4 = tensor.insert_slice %3 into %u[%i, %j] [4, 4] [1, 1] : tensor<4x4xi64> into tensor<8x8xi64>
        scf.yield %4 : tensor<8x8xi64>
      }
      scf.yield %2 : tensor<8x8xi64>
    }
    scf.yield %1 : tensor<8x8xi64>
  }
  return %0 : tensor<8x8xi64>
}
// Rows move down by one: an iteration reads the row that the one before has not written yet.
func.func @shift(%a: tensor<?x3xi64>) -> tensor<?x3xi64> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<?x3xi64>
  %last = arith.subi %n, %c1 : index
  %0 = scf.for %i = %c0 to %last step %c1 iter_args(%s = %a) -> (tensor<?x3xi64>) {
    %j = arith.addi %i, %c1 : index
    %row = tensor.extract_slice %a[%i, 0] [1, 3] [1, 1] : tensor<?x3xi64> to tensor<3xi64>
    %1 = tensor.insert_slice %row into %s[%j, 0] [1, 3] [1, 1] : tensor<3xi64> into tensor<?x3xi64>
    scf.yield %1 : tensor<?x3xi64>
  }
  return %0 : tensor<?x3xi64>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   int64_t a[96], b[96], c[64], expected[64];
//   int wrong = 0;
//   for (int i = 0; i < 96; i++) a[i] = i * 5 % 17 - 8, b[i] = i * 3 % 11 - 5;
//   for (int i = 0; i < 64; i++) {
//     expected[i] = c[i] = i;
//     for (int k = 0; k < 12; k++) expected[i] += a[i / 8 * 12 + k] * b[k * 8 + i % 8];
//   }
//   struct MemRefDescriptor_i64_2 ma = {a, a, 0, {8, 12}, {12, 1}}, mb = {b, b, 0, {12, 8}, {8, 1}}, mc = {c, c, 0, {8, 8}, {8, 1}}, r;
//   _mlir_ciface_tiled(&r, &ma, &mb, &mc);
//   for (int i = 0; i < 64; i++) wrong += r.aligned[i] != expected[i];
//   free(r.allocated);
//   struct MemRefDescriptor_i64_2 rows = {a, a, 0, {32, 3}, {3, 1}};
//   for (int i = 0; i < 96; i++) a[i] = i;
//   _mlir_ciface_shift(&r, &rows);
//   for (int i = 0; i < 96; i++) wrong += r.aligned[i] != (i < 3 ? i : i - 3);
//   printf("%d wrong\n", wrong);
//   free(r.allocated);
// }
// output:
// 0 wrong
