// Conditionals and selections that share the buffers of their operands.
func.func @choose(%k: i32, %a: tensor<6xi32> {bufferization.writable = false}, %b: tensor<?xi32>, %i: index) -> (tensor<3xi32>, i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %p = arith.cmpi sgt, %k, %zero : i32
  %fixed = tensor.cast %b : tensor<?xi32> to tensor<6xi32>
  %sum = arith.addi %a, %a : tensor<6xi32>
  %0 = arith.select %p, %a, %sum : tensor<6xi32>
  %n = arith.index_cast %k : i32 to index
  %1 = scf.index_switch %n -> tensor<3xi32>
  case 0 {
    %s = tensor.extract_slice %0[%i] [3] [1] : tensor<6xi32> to tensor<3xi32>
    scf.yield %s : tensor<3xi32>
  }
  case 1 {
    %s = tensor.extract_slice %fixed[%i] [3] [2] : tensor<6xi32> to tensor<3xi32>
    scf.yield %s : tensor<3xi32>
  }
  default {
    %s = tensor.extract_slice %0[3] [3] [1] : tensor<6xi32> to tensor<3xi32>
    scf.yield %s : tensor<3xi32>
  }
  %2 = tensor.insert %seven into %1[%c0] : tensor<3xi32>
  %3 = tensor.extract %fixed[%i] : tensor<6xi32>
  return %2, %3 : tensor<3xi32>, i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
//
// int main(void) {
//   for (int k = 0; k < 3; k++) {
//     int a[6] = {1, 2, 3, 4, 5, 6}, b[6] = {10, 20, 30, 40, 50, 60};
//     struct MemRefDescriptor_i32_1 x = {a, a, 0, {6}, {1}}, y = {b, b, 0, {6}, {1}};
//     struct choose_results r;
//     _mlir_ciface_choose(&r, k, &x, &y, 1);
//     for (int i = 0; i < 3; i++) printf("%d ", r.r0.aligned[r.r0.offset + i]);
//     printf("and %d, %d\n", r.r1, a[1]);
//     free(r.r0.allocated);
//   }
//   return 0;
// }
// output:
// 7 6 8 and 20, 2
// 7 40 60 and 20, 2
// 7 5 6 and 20, 2
