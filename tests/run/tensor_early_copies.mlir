// Slices that are changed and inserted into tensors that keep their elements, and loads of globals.
ml_program.global private mutable @g(dense<[1, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
func.func @nested(%t: tensor<4x4xi32> {bufferization.writable = false}, %i: index, %x: i32) -> tensor<4x4xi32> attributes {llvm.emit_c_interface} {
  %0 = tensor.extract_slice %t[0, %i] [4, 2] [1, 1] : tensor<4x4xi32> to tensor<4x2xi32>
  %1 = tensor.extract_slice %0[2, 0] [1, 2] [1, 1] : tensor<4x2xi32> to tensor<2xi32>
  %2 = linalg.fill ins(%x : i32) outs(%1 : tensor<2xi32>) -> tensor<2xi32>
  %3 = tensor.insert_slice %2 into %0[2, 0] [1, 2] [1, 1] : tensor<2xi32> into tensor<4x2xi32>
  %4 = tensor.insert_slice %3 into %t[0, %i] [4, 2] [1, 1] : tensor<4x2xi32> into tensor<4x4xi32>
  return %4 : tensor<4x4xi32>
}
func.func @branches(%t: tensor<4xi32>, %k: index, %i: index, %x: i32) -> (tensor<4xi32>, i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = scf.index_switch %k -> tensor<2xi32>
  case 0 {
    %1 = tensor.empty() : tensor<2xi32>
    %2 = linalg.fill ins(%x : i32) outs(%1 : tensor<2xi32>) -> tensor<2xi32>
    scf.yield %2 : tensor<2xi32>
  }
  case 1 {
    %1 = tensor.extract_slice %t[%i] [2] [1] : tensor<4xi32> to tensor<2xi32>
    %2 = tensor.insert %x into %1[%c0] : tensor<2xi32>
    scf.yield %2 : tensor<2xi32>
  }
  default {
    %1 = tensor.extract_slice %t[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
    scf.yield %1 : tensor<2xi32>
  }
  %3 = tensor.insert_slice %0 into %t[%i] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %p = arith.cmpi sgt, %x, %x : i32
  %4 = scf.if %p -> tensor<2xi32> {
    %5 = tensor.empty() : tensor<2xi32>
    %6 = linalg.fill ins(%x : i32) outs(%5 : tensor<2xi32>) -> tensor<2xi32>
    scf.yield %6 : tensor<2xi32>
  } else {
    %5 = tensor.extract_slice %t[1] [2] [1] : tensor<4xi32> to tensor<2xi32>
    scf.yield %5 : tensor<2xi32>
  }
  %7 = tensor.insert_slice %4 into %3[0] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %8 = tensor.extract %3[%c0] : tensor<4xi32>
  return %7, %8 : tensor<4xi32>, i32
}
func.func @both(%t: tensor<4xi32>, %p: i1, %x: i32) -> (tensor<4xi32>, i32) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %0 = scf.if %p -> tensor<2xi32> {
    %1 = tensor.empty() : tensor<2xi32>
    %2 = linalg.fill ins(%x : i32) outs(%1 : tensor<2xi32>) -> tensor<2xi32>
    scf.yield %2 : tensor<2xi32>
  } else {
    %1 = tensor.empty() : tensor<2xi32>
    %3 = tensor.extract_slice %t[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3 : tensor<2xi32>) outs(%1 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %d = arith.addi %in, %in : i32
      linalg.yield %d : i32
    } -> tensor<2xi32>
    scf.yield %2 : tensor<2xi32>
  }
  %4 = tensor.insert_slice %0 into %t[1] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %5 = tensor.extract %t[%c1] : tensor<4xi32>
  return %4, %5 : tensor<4xi32>, i32
}
func.func @unused(%t: tensor<4xi32>, %u: tensor<4xi32>) -> tensor<4xi32> attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i32
  %r:2 = scf.forall (%i) in (4) shared_outs(%a = %t, %b = %u) -> (tensor<4xi32>, tensor<4xi32>) {
    %0 = tensor.extract_slice %a[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %1 = tensor.extract_slice %b[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %2 = arith.addi %0, %1 : tensor<1xi32>
    %3 = linalg.fill ins(%one : i32) outs(%b : tensor<4xi32>) -> tensor<4xi32>
    %4 = tensor.extract_slice %3[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %5 = arith.addi %2, %4 : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %5 into %a[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
      tensor.parallel_insert_slice %2 into %b[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r#0 : tensor<4xi32>
}
func.func @loads(%i: index, %x: i32) -> (i32, i32, i32) attributes {llvm.emit_c_interface} {
  %0 = ml_program.global_load @g : tensor<4xi32>
  %1 = ml_program.global_load @g : tensor<4xi32>
  %2 = tensor.insert %x into %0[%i] : tensor<4xi32>
  %3 = tensor.extract %1[%i] : tensor<4xi32>
  ml_program.global_store @g = %2 : tensor<4xi32>
  %4 = ml_program.global_load @g : tensor<4xi32>
  %5 = tensor.extract %1[%i] : tensor<4xi32>
  %6 = tensor.extract %4[%i] : tensor<4xi32>
  %7 = arith.addi %3, %5 : i32
  return %7, %6, %3 : i32, i32, i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
//
// int main(void) {
//   int a[16];
//   for (int i = 0; i < 16; i++) a[i] = i;
//   struct MemRefDescriptor_i32_2 x = {a, a, 0, {4, 4}, {4, 1}}, r;
//   _mlir_ciface_nested(&r, &x, 1, 100);
//   for (int i = 0; i < 16; i++) printf("%d ", r.aligned[i]);
//   printf("and %d\n", a[9]);
//   free(r.allocated);
//   int b[4], c[4] = {10, 20, 30, 40};
//   struct MemRefDescriptor_i32_1 y = {b, b, 0, {4}, {1}}, z = {c, c, 0, {4}, {1}}, s;
//   for (int k = 0; k < 3; k++) {
//     struct branches_results q;
//     for (int i = 0; i < 4; i++) b[i] = i + 1;
//     _mlir_ciface_branches(&q, &y, k, 2, 7);
//     for (int i = 0; i < 4; i++) printf("%d ", q.r0.aligned[i]);
//     printf("and %d\n", q.r1);
//     free(q.r0.allocated);
//   }
//   for (int k = 0; k < 2; k++) {
//     struct both_results q;
//     for (int i = 0; i < 4; i++) b[i] = i + 1;
//     _mlir_ciface_both(&q, &y, k, 7);
//     for (int i = 0; i < 4; i++) printf("%d ", q.r0.aligned[i]);
//     printf("and %d\n", q.r1);
//     free(q.r0.allocated);
//   }
//   for (int i = 0; i < 4; i++) b[i] = i + 1;
//   _mlir_ciface_unused(&s, &y, &z);
//   for (int i = 0; i < 4; i++) printf("%d ", s.aligned[i]);
//   free(s.allocated);
//   struct loads_results l;
//   _mlir_ciface_loads(&l, 2, 50);
//   printf("\n%d %d %d\n", l.r0, l.r1, l.r2);
//   return 0;
// }
// output:
// 0 1 2 3 4 5 6 7 8 100 100 11 12 13 14 15 and 9
// 2 3 7 7 and 1
// 2 3 7 4 and 1
// 2 3 1 2 and 1
// 1 2 4 4 and 2
// 1 7 7 4 and 2
// 12 23 34 45
// 6 50 3
