// Conditions, loops and variables.
tosa.variable @state = dense<[1.5, 2.5]> : tensor<2xf32>
func.func @cond_if(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<i1>) -> tensor<2xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
    %s = tosa.add %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %s : tensor<2xf32>
  } else {
    %s = tosa.sub %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %s : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
func.func @cond_inputs(%a0: tensor<2xf32>, %a1: tensor<i1>) -> tensor<2xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.cond_if %a1 (%x = %a0) : tensor<i1> (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%x: tensor<2xf32>):
    tosa.yield %x : tensor<2xf32>
  } else {
  ^bb0(%x: tensor<2xf32>):
    %s = tosa.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %s : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
func.func @while_loop(%n: tensor<i32>, %a: tensor<2xf32>) -> tensor<2xf32> attributes {llvm.emit_c_interface} {
  %0 = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %1 = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = tosa.while_loop (%i = %0, %x = %a) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
    %2 = tosa.greater %n, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %2 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %x: tensor<2xf32>):
    %2 = tosa.add %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = tosa.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %2, %3 : tensor<i32>, tensor<2xf32>
  }
  return %r#1 : tensor<2xf32>
}
func.func @while_unranked(%a0: tensor<i32>) -> tensor<i32> attributes {llvm.emit_c_interface} {
  %0 = tosa.add %a0, %a0 : (tensor<i32>, tensor<i32>) -> tensor<*xi32>
  %1 = "tosa.const"() <{values = dense<100> : tensor<i32>}> : () -> tensor<i32>
  %2 = tosa.while_loop (%x = %0) : (tensor<*xi32>) -> tensor<*xi32> {
    %4 = tosa.greater_equal %1, %x : (tensor<i32>, tensor<*xi32>) -> tensor<*xi1>
    tosa.yield %4 : tensor<*xi1>
  } do {
  ^bb0(%x: tensor<*xi32>):
    %4 = tosa.add %x, %x : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
    tosa.yield %4 : tensor<*xi32>
  }
  %3 = tosa.negate %2 : (tensor<*xi32>) -> tensor<i32>
  return %3 : tensor<i32>
}
func.func @variables(%a0: tensor<2xf32>) -> tensor<2xf32> attributes {llvm.emit_c_interface} {
  %old = tosa.variable_read @state : tensor<2xf32>
  %sum = tosa.add %old, %a0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  tosa.variable_write @state, %sum : tensor<2xf32>
  %twice = tosa.variable_read @state : tensor<2xf32>
  return %twice : tensor<2xf32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 1};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 2);
//     float a1[] = {-1, 2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 2);
//     bool a2[] = {1};
//     struct MemRefDescriptor_i1_0 d2 = {a2, a2, 0};
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_cond_if(&r, &d0, &d1, &d2);
//     printf("cond_if: ");
//     for (int i = 0; i < 2; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 2);
//     bool a1[] = {0};
//     struct MemRefDescriptor_i1_0 d1 = {a1, a1, 0};
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_cond_inputs(&r, &d0, &d1);
//     printf("cond_inputs: ");
//     for (int i = 0; i < 2; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {3};
//     struct MemRefDescriptor_i32_0 d0 = {a0, a0, 0};
//     float a1[] = {-1, 2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 2);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_while_loop(&r, &d0, &d1);
//     printf("while_loop: ");
//     for (int i = 0; i < 2; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {7};
//     struct MemRefDescriptor_i32_0 d0 = {a0, a0, 0};
//     struct MemRefDescriptor_i32_0 r;
//     _mlir_ciface_while_unranked(&r, &d0);
//     printf("while_unranked: ");
//     for (int i = 0; i < 1; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 2);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_variables(&r, &d0);
//     printf("variables: ");
//     for (int i = 0; i < 2; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// cond_if: -3.5 3.5
// cond_inputs: -5 2
// while_loop: -8 20
// while_unranked: -112
// variables: -1 3.5
