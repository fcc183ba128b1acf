// Branches pass tensors to other blocks, and other blocks use tensors. Every buffer is freed once.
func.func @select(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> attributes {llvm.emit_c_interface} {
  cf.cond_br %c, ^bb1(%a : tensor<4xf32>), ^bb1(%b : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  %f = arith.constant 9.0 : f32
  %i = arith.constant 1 : index
  %y = tensor.insert %f into %x[%i] : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func @power(%n: index, %a: tensor<?xf32>) -> tensor<?xf32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.addf %a, %a : tensor<?xf32>
  cf.br ^head(%c0, %a : index, tensor<?xf32>)
^head(%i: index, %x: tensor<?xf32>):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  %y = arith.mulf %x, %two : tensor<?xf32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %y : index, tensor<?xf32>)
^done:
  return %x : tensor<?xf32>
}
func.func @choose(%k: i32, %a: tensor<2x3xf32>) -> tensor<3xf32> attributes {llvm.emit_c_interface} {
  %b = arith.addf %a, %a : tensor<2x3xf32>
  %r0 = tensor.extract_slice %b[0, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<3xf32>
  %r1 = tensor.extract_slice %b[1, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<3xf32>
  %e = tensor.empty() : tensor<3xf32>
  %z = arith.constant dense<7.0> : tensor<3xf32>
  cf.switch %k : i32, [
    default: ^last(%z : tensor<3xf32>),
    0: ^last(%r0 : tensor<3xf32>),
    1: ^both(%r0, %r1 : tensor<3xf32>, tensor<3xf32>),
    2: ^none
  ]
^both(%p: tensor<3xf32>, %q: tensor<3xf32>):
  %s = arith.addf %p, %q : tensor<3xf32>
  cf.br ^last(%s : tensor<3xf32>)
^none:
  %one = arith.constant 1.0 : f32
  %filled = linalg.fill ins(%one : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  cf.br ^last(%filled : tensor<3xf32>)
^last(%r: tensor<3xf32>):
  return %r : tensor<3xf32>
}
func.func @swap(%n: index, %a: tensor<2xf32>, %b: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  cf.br ^loop(%c0, %a, %b : index, tensor<2xf32>, tensor<2xf32>)
^loop(%i: index, %x: tensor<2xf32>, %y: tensor<2xf32>):
  %f = tensor.extract %x[%c0] : tensor<2xf32>
  %x2 = tensor.insert %f into %x[%c1] : tensor<2xf32>
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi slt, %next, %n : index
  cf.cond_br %more, ^loop(%next, %y, %x2 : index, tensor<2xf32>, tensor<2xf32>), ^out
^out:
  return %x2, %x : tensor<2xf32>, tensor<2xf32>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   float a[] = {1, 2, 3, 4, 5, 6}, b[] = {10, 20, 30, 40};
//   struct MemRefDescriptor_f32_1 da = MemRefDescriptor_f32_1_contiguous(a, 4), db = MemRefDescriptor_f32_1_contiguous(b, 4), r;
//   for (int c = 0; c < 2; c++) {
//     _mlir_ciface_select(&r, c, &da, &db);
//     for (int i = 0; i < 4; i++) printf("%g ", (double)r.aligned[i]);
//     printf("\n"); free(r.allocated);
//     _mlir_ciface_power(&r, c * 3, &da);
//     for (int i = 0; i < 4; i++) printf("%g ", (double)r.aligned[i]);
//     printf("\n"); free(r.allocated);
//   }
//   struct MemRefDescriptor_f32_2 d2 = MemRefDescriptor_f32_2_contiguous(a, 2, 3);
//   for (int k = 0; k < 4; k++) {
//     _mlir_ciface_choose(&r, k, &d2);
//     for (int i = 0; i < 3; i++) printf("%g ", (double)r.aligned[i]);
//     printf("\n"); free(r.allocated);
//   }
//   da = MemRefDescriptor_f32_1_contiguous(a, 2), db = MemRefDescriptor_f32_1_contiguous(b, 2);
//   for (int n = 1; n < 4; n++) {
//     struct swap_results res;
//     _mlir_ciface_swap(&res, n, &da, &db);
//     printf("%g %g %g %g\n", (double)res.r0.aligned[0], (double)res.r0.aligned[1], (double)res.r1.aligned[0], (double)res.r1.aligned[1]);
//     free(res.r0.allocated); free(res.r1.allocated);
//   }
//   printf("%g %g\n", (double)a[1], (double)b[1]);
//   return 0;
// }
// output:
// 10 9 30 40
// 1 2 3 4
// 1 9 3 4
// 8 128 648 2048
// 2 4 6
// 10 14 18
// 1 1 1
// 7 7 7
// 1 1 1 2
// 10 10 10 20
// 1 1 1 1
// 2 20
