// Padding that is negative removes elements, up to all of them.
func.func @start(%a: tensor<4xi64>) -> tensor<5xi64> attributes {llvm.emit_c_interface} {
  %0 = tensor.pad %a low[-1] high[2] {
  ^bb0(%i0: index):
    %e = arith.index_cast %i0 : index to i64
    tensor.yield %e : i64
  } : tensor<4xi64> to tensor<5xi64>
  return %0 : tensor<5xi64>
}

func.func @end(%a: tensor<4xi64>) -> tensor<3xi64> attributes {llvm.emit_c_interface} {
  %x = arith.constant 70 : i64
  %0 = tensor.pad %a low[1] high[-2] {
  ^bb0(%i0: index):
    tensor.yield %x : i64
  } : tensor<4xi64> to tensor<3xi64>
  return %0 : tensor<3xi64>
}

func.func @nothing(%a: tensor<4xi64>) -> tensor<2xi64> attributes {llvm.emit_c_interface} {
  %x = arith.constant 70 : i64
  %0 = tensor.pad %a low[-6] high[4] {
  ^bb0(%i0: index):
    tensor.yield %x : i64
  } : tensor<4xi64> to tensor<2xi64>
  return %0 : tensor<2xi64>
}

func.func @computed(%a: tensor<4xi64>, %n: index) -> tensor<?xi64> attributes {llvm.emit_c_interface} {
  %0 = tensor.pad %a low[%n] high[-3] {
  ^bb0(%i0: index):
    %e = arith.index_cast %i0 : index to i64
    tensor.yield %e : i64
  } : tensor<4xi64> to tensor<?xi64>
  return %0 : tensor<?xi64>
}

func.func @square(%a: tensor<3x3xi64>) -> tensor<2x3xi64> attributes {llvm.emit_c_interface} {
  %x = arith.constant 70 : i64
  %0 = tensor.pad %a low[-1, -1] high[0, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %x : i64
  } : tensor<3x3xi64> to tensor<2x3xi64>
  return %0 : tensor<2x3xi64>
}

// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// static void print(int64_t *allocated, int64_t *aligned, int64_t count) {
//   for (int64_t i = 0; i < count; i++) printf(" %d", (int)aligned[i]);
//   printf("\n");
//   free(allocated);
// }
// int main(void) {
//   int64_t a[9];
//   for (int i = 0; i < 9; i++) a[i] = 10 + i;
//   struct MemRefDescriptor_i64_1 four = {a, a, 0, {4}, {1}}, r;
//   struct MemRefDescriptor_i64_2 nine = {a, a, 0, {3, 3}, {3, 1}}, s;
//   _mlir_ciface_start(&r, &four);
//   print(r.allocated, r.aligned, r.sizes[0]);
//   _mlir_ciface_end(&r, &four);
//   print(r.allocated, r.aligned, r.sizes[0]);
//   _mlir_ciface_nothing(&r, &four);
//   print(r.allocated, r.aligned, r.sizes[0]);
//   _mlir_ciface_computed(&r, &four, 2);
//   print(r.allocated, r.aligned, r.sizes[0]);
//   _mlir_ciface_square(&s, &nine);
//   print(s.allocated, s.aligned, s.sizes[0] * s.sizes[1]);
//   return 0;
// }
//
// output:
//  11 12 13 3 4
//  70 10 11
//  70 70
//  0 1 10
//  14 15 70 17 18 70
