// Loops and branches that carry tensors. The tensor doubles until it has at least a number of elements.
func.func @double(%t: tensor<?xi32>, %count: index) -> tensor<?xi32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = scf.while (%s = %t) : (tensor<?xi32>) -> tensor<?xi32> {
    %n = tensor.dim %s, %c0 : tensor<?xi32>
    %1 = arith.cmpi ult, %n, %count : index
    scf.condition(%1) %s : tensor<?xi32>
  } do {
  ^bb0(%s: tensor<?xi32>):
    %2 = tensor.concat dim(0) %s, %s : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    scf.yield %2 : tensor<?xi32>
  }
  return %0 : tensor<?xi32>
}
// Subtracts Fibonacci numbers, whose two tensors are exchanged, from elements that are not negative.
func.func @choose(%t: tensor<8xi32>) -> (tensor<8xi32>, tensor<1xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %x = arith.constant dense<0> : tensor<1xi32>
  %y = arith.constant dense<1> : tensor<1xi32>
  %0:3 = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %t, %a = %x, %b = %y) -> (tensor<8xi32>, tensor<1xi32>, tensor<1xi32>) {
    %1 = tensor.extract %s[%i] : tensor<8xi32>
    %2 = tensor.extract %a[%c0] : tensor<1xi32>
    %3 = arith.cmpi sge, %1, %zero : i32
    %4 = scf.if %3 -> (tensor<8xi32>) {
      %7 = arith.subi %1, %2 : i32
      %8 = tensor.insert %7 into %s[%i] : tensor<8xi32>
      scf.yield %8 : tensor<8xi32>
    } else {
      scf.yield %s : tensor<8xi32>
    }
    %5 = arith.addi %a, %b : tensor<1xi32>
    scf.yield %4, %b, %5 : tensor<8xi32>, tensor<1xi32>, tensor<1xi32>
  }
  return %0#0, %0#1 : tensor<8xi32>, tensor<1xi32>
}
// The tensor outside of the loop is the same in each iteration.
func.func @again(%t: tensor<4xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %zero) -> (i32) {
    %1 = tensor.insert %zero into %t[%i] : tensor<4xi32>
    %2 = scf.for %j = %c0 to %c4 step %c1 iter_args(%s = %sum) -> (i32) {
      %3 = tensor.extract %1[%j] : tensor<4xi32>
      %4 = arith.addi %s, %3 : i32
      scf.yield %4 : i32
    }
    scf.yield %2 : i32
  }
  return %0 : i32
}
func.func @switch(%n: index, %t: tensor<2xi32>) -> tensor<2xi32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %0 = scf.index_switch %n -> tensor<2xi32>
  case 1 {
    %1 = tensor.insert %seven into %t[%c0] : tensor<2xi32>
    scf.yield %1 : tensor<2xi32>
  }
  case 2 {
    %2 = tensor.splat %seven : tensor<2xi32>
    scf.yield %2 : tensor<2xi32>
  }
  default {
    scf.yield %t : tensor<2xi32>
  }
  return %0 : tensor<2xi32>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// static void print(struct MemRefDescriptor_i32_1 *m) {
//   for (int i = 0; i < m->sizes[0]; i++) printf("%d ", m->aligned[m->offset + i]);
//   printf("\n");
//   free(m->allocated);
// }
// int main(void) {
//   int32_t data[] = {100, -2, 100, 0, 100, 100, -6, 100}, pair[] = {1, 2};
//   struct MemRefDescriptor_i32_1 three = {data, data, 0, {3}, {1}}, all = {data, data, 0, {8}, {1}}, r;
//   _mlir_ciface_double(&r, &three, 10);
//   print(&r);
//   _mlir_ciface_double(&r, &three, 2);
//   print(&r);
//   int32_t four[] = {1, 10, 100, 1000};
//   struct MemRefDescriptor_i32_1 fourth = {four, four, 0, {4}, {1}};
//   printf("%d\n", _mlir_ciface_again(&fourth));
//   struct choose_results both;
//   _mlir_ciface_choose(&both, &all);
//   print(&both.r0);
//   print(&both.r1);
//   for (int n = 0; n < 3; n++) {
//     struct MemRefDescriptor_i32_1 two = {pair, pair, 0, {2}, {1}};
//     _mlir_ciface_switch(&r, n, &two);
//     print(&r);
//   }
// }
// output:
// 100 -2 100 100 -2 100 100 -2 100 100 -2 100
// 100 -2 100
// 3333
// 100 -2 99 -2 97 95 -6 87
// 21
// 1 2
// 7 2
// 7 7
