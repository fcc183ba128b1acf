// A function writes to its argument, which its caller reads afterwards; constants are not written.
func.func private @set(%t: tensor<?xi32>, %i: index, %x: i32) -> tensor<?xi32> {
  %0 = tensor.insert %x into %t[%i] : tensor<?xi32>
  return %0 : tensor<?xi32>
}
func.func private @exchange(%a: tensor<2xi32>, %b: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  return %b, %a : tensor<2xi32>, tensor<2xi32>
}
func.func @calls(%t: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<2xi32>, tensor<2xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %five = arith.constant 5 : i32
  %six = arith.constant 6 : i32
  %0 = call @set(%t, %c0, %five) : (tensor<?xi32>, index, i32) -> tensor<?xi32>
  %1 = call @set(%t, %c1, %six) : (tensor<?xi32>, index, i32) -> tensor<?xi32>
  %2 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %3 = tensor.cast %2 : tensor<2xi32> to tensor<?xi32>
  %4 = call @set(%3, %c0, %five) : (tensor<?xi32>, index, i32) -> tensor<?xi32>
  %5 = tensor.cast %4 : tensor<?xi32> to tensor<2xi32>
  %6:2 = call @exchange(%5, %2) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  return %0, %1, %6#0, %6#1 : tensor<?xi32>, tensor<?xi32>, tensor<2xi32>, tensor<2xi32>
}
// A function that calls itself adds up the elements of slices.
func.func @sum(%t: tensor<?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  %0 = arith.cmpi eq, %n, %c0 : index
  %1 = scf.if %0 -> (i32) {
    scf.yield %zero : i32
  } else {
    %2 = tensor.extract %t[%c0] : tensor<?xi32>
    %m = arith.subi %n, %c1 : index
    %3 = tensor.extract_slice %t[1] [%m] [1] : tensor<?xi32> to tensor<?xi32>
    %4 = func.call @sum(%3) : (tensor<?xi32>) -> i32
    %5 = arith.addi %2, %4 : i32
    scf.yield %5 : i32
  }
  return %1 : i32
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// static void print(struct MemRefDescriptor_i32_1 m) {
//   for (int i = 0; i < m.sizes[0]; i++) printf("%d ", m.aligned[m.offset + i]);
//   printf("\n");
//   free(m.allocated);
// }
// int main(void) {
//   int32_t data[] = {10, 20, 30};
//   struct MemRefDescriptor_i32_1 m = {data, data, 0, {3}, {1}};
//   struct calls_results r;
//   printf("%d\n", _mlir_ciface_sum(&m));
//   _mlir_ciface_calls(&r, &m);
//   print(r.r0);
//   print(r.r1);
//   print(r.r2);
//   print(r.r3);
// }
// output:
// 60
// 5 20 30
// 10 6 30
// 1 2
// 5 2
