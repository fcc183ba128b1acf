// Control flow.
func.func @while_(%a0: tensor<3xf32>, %a1: tensor<i32>) -> (tensor<i32>, tensor<3xf32>) attributes {llvm.emit_c_interface} {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.abs %a1 : tensor<i32>
  %r:2 = stablehlo.while(%i = %c, %x = %a0) : tensor<i32>, tensor<3xf32>
  cond {
    %0 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %0 : tensor<i32>
    %2 = stablehlo.add %x, %x : tensor<3xf32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<3xf32>
  }
  return %r#0, %r#1 : tensor<i32>, tensor<3xf32>
}
func.func @if_(%a0: tensor<i1>, %a1: tensor<3xf32>) -> tensor<3xf32> attributes {llvm.emit_c_interface} {
  %r = "stablehlo.if"(%a0) ({
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a1 : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_first(%a0: tensor<i32>, %a1: tensor<3xf32>) -> tensor<3xf32> attributes {llvm.emit_c_interface} {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.multiply %a0, %z : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a1 : tensor<3xf32>
  }, {
    %0 = stablehlo.abs %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_second(%a0: tensor<3xf32>) -> tensor<3xf32> attributes {llvm.emit_c_interface} {
  %i = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.negate %a0 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a0 : tensor<3xf32>
  }, {
    %0 = stablehlo.abs %a0 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_default(%a0: tensor<i32>, %a1: tensor<3xf32>) -> tensor<3xf32> attributes {llvm.emit_c_interface} {
  %i = stablehlo.negate %a0 : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a1 : tensor<3xf32>
  }, {
    %0 = stablehlo.abs %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_of_two(%a0: tensor<i32>, %a1: tensor<3xf32>, %a2: tensor<f32>) -> tensor<f32> attributes {llvm.emit_c_interface} {
  %r = "stablehlo.case"(%a0) ({
    stablehlo.return %a2 : tensor<f32>
  }, {
    %0 = stablehlo.add %a2, %a2 : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %r : tensor<f32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 2.5, 3};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 3);
//     int32_t a1[] = {-3};
//     struct MemRefDescriptor_i32_0 d1 = MemRefDescriptor_i32_0_contiguous(a1);
//     struct while__results r;
//     _mlir_ciface_while_(&r, &d0, &d1);
//     printf("while_:");
//     for (int i = 0; i < 1; i++) printf(" %d", (int)r.r0.aligned[i]);
//     for (int i = 0; i < 3; i++) printf(" %.4g", (double)r.r1.aligned[i]);
//     printf("\n");
//     free(r.r0.allocated);
//     free(r.r1.allocated);
//   }
//   {
//     bool a0[] = {0};
//     struct MemRefDescriptor_i1_0 d0 = MemRefDescriptor_i1_0_contiguous(a0);
//     float a1[] = {1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 3);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_if_(&r, &d0, &d1);
//     printf("if_:");
//     for (int i = 0; i < 3; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5};
//     struct MemRefDescriptor_i32_0 d0 = MemRefDescriptor_i32_0_contiguous(a0);
//     float a1[] = {1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 3);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_case_first(&r, &d0, &d1);
//     printf("case_first:");
//     for (int i = 0; i < 3; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 3);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_case_second(&r, &d0);
//     printf("case_second:");
//     for (int i = 0; i < 3; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5};
//     struct MemRefDescriptor_i32_0 d0 = MemRefDescriptor_i32_0_contiguous(a0);
//     float a1[] = {1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 3);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_case_default(&r, &d0, &d1);
//     printf("case_default:");
//     for (int i = 0; i < 3; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5};
//     struct MemRefDescriptor_i32_0 d0 = MemRefDescriptor_i32_0_contiguous(a0);
//     float a1[] = {1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 3);
//     float a2[] = {-1};
//     struct MemRefDescriptor_f32_0 d2 = MemRefDescriptor_f32_0_contiguous(a2);
//     struct MemRefDescriptor_f32_0 r;
//     _mlir_ciface_case_of_two(&r, &d0, &d1, &d2);
//     printf("case_of_two:");
//     for (int i = 0; i < 1; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   return 0;
// }
// output:
// while_: 3 -20 20 24
// if_: 1 0.5 0.25
// case_first: -1 -0.5 -0.25
// case_second: -2.5 2.5 3
// case_default: 1 0.5 0.25
// case_of_two: -2
