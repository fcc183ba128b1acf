// Threads compute tiles; threads read what others insert; a tensor that is read after the loop.
func.func @tiles(%a: tensor<6x4xi32>, %o: tensor<6x4xi32>) -> (tensor<6x4xi32>, i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i, %j) = (0, 0) to (6, 4) step (2, 2) shared_outs(%s = %o) -> (tensor<6x4xi32>) {
    %1 = tensor.extract_slice %a[%i, %j] [2, 2] [1, 1] : tensor<6x4xi32> to tensor<2x2xi32>
    %2 = tensor.extract_slice %s[%i, %j] [2, 2] [1, 1] : tensor<6x4xi32> to tensor<2x2xi32>
    %3 = linalg.add ins(%1, %2 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%2 : tensor<2x2xi32>) -> tensor<2x2xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %3 into %s[%i, %j] [2, 2] [1, 1] : tensor<2x2xi32> into tensor<6x4xi32>
    }
  }
  %4 = tensor.extract %o[%c0, %c0] : tensor<6x4xi32>
  return %0, %4 : tensor<6x4xi32>, i32
}
func.func @reverse(%a: tensor<?xi32>) -> tensor<?xi32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<?xi32>
  %last = arith.subi %n, %c1 : index
  %0 = scf.forall (%i) in (%n) shared_outs(%s = %a) -> (tensor<?xi32>) {
    %j = arith.subi %last, %i : index
    %1 = tensor.extract_slice %s[%j] [1] [1] : tensor<?xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %s[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
    }
  }
  return %0 : tensor<?xi32>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   int32_t a[24], o[24], wrong = 0;
//   for (int i = 0; i < 24; i++) a[i] = i, o[i] = 100 + i * i;
//   struct MemRefDescriptor_i32_2 ma = {a, a, 0, {6, 4}, {4, 1}}, mo = {o, o, 0, {6, 4}, {4, 1}};
//   struct tiles_results r;
//   _mlir_ciface_tiles(&r, &ma, &mo);
//   for (int i = 0; i < 24; i++) wrong += r.r0.aligned[i] != i + 100 + i * i;
//   printf("%d wrong, %d\n", wrong, r.r1);
//   free(r.r0.allocated);
//   struct MemRefDescriptor_i32_1 line = {a, a, 0, {24}, {1}}, reversed;
//   _mlir_ciface_reverse(&reversed, &line);
//   for (int i = 0; i < 24; i++) wrong += reversed.aligned[i] != 23 - i;
//   printf("%d wrong\n", wrong);
//   free(reversed.allocated);
// }
// output:
// 0 wrong, 100
// 0 wrong
