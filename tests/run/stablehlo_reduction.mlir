// Reductions along dimensions and of windows.
func.func @sum(%a0: tensor<2x3xf32>) -> tensor<2xf32> attributes {llvm.emit_c_interface} {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @product_of_all(%a0: tensor<2x3xf32>) -> tensor<f32> attributes {llvm.emit_c_interface} {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %r = stablehlo.reduce(%a0 init: %z) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @argmax(%a0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi32>) attributes {llvm.emit_c_interface} {
  %i = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a0 init: %z), (%i init: %c) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<i32>, %n: tensor<i32>)  {
    %g = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %g, %x, %y : tensor<i1>, tensor<f32>
    %p = stablehlo.select %g, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %v, %p : tensor<f32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi32>
}
func.func @window_max(%a0: tensor<5x4xf32>) -> tensor<3x2xf32> attributes {llvm.emit_c_interface} {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %r = "stablehlo.reduce_window"(%a0, %z) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @window_dilated(%a0: tensor<5xf32>) -> tensor<3xf32> attributes {llvm.emit_c_interface} {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%a0, %z) <{window_dimensions = array<i64: 2>, window_dilations = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @window_spread(%a0: tensor<3xf32>) -> tensor<4xf32> attributes {llvm.emit_c_interface} {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%a0, %z) <{window_dimensions = array<i64: 2>, base_dilations = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @select_and_scatter(%a0: tensor<4x4xf32>, %a1: tensor<2x2xf32>) -> tensor<4x4xf32> attributes {llvm.emit_c_interface} {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_sum(&r, &d0);
//     printf("sum:");
//     for (int i = 0; i < 2; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_0 r;
//     _mlir_ciface_product_of_all(&r, &d0);
//     printf("product_of_all:");
//     for (int i = 0; i < 1; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct argmax_results r;
//     _mlir_ciface_argmax(&r, &d0);
//     printf("argmax:");
//     for (int i = 0; i < 2; i++) printf(" %.4g", (double)r.r0.aligned[i]);
//     for (int i = 0; i < 2; i++) printf(" %d", (int)r.r1.aligned[i]);
//     printf("\n");
//     free(r.r0.allocated);
//     free(r.r1.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 5, 4);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_window_max(&r, &d0);
//     printf("window_max:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 5);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_window_dilated(&r, &d0);
//     printf("window_dilated:");
//     for (int i = 0; i < 3; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 3);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_window_spread(&r, &d0);
//     printf("window_spread:");
//     for (int i = 0; i < 4; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 4, 4);
//     float a1[] = {1, 0.5, 0.25, -1};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 2, 2);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_select_and_scatter(&r, &d0, &d1);
//     printf("select_and_scatter:");
//     for (int i = 0; i < 16; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   return 0;
// }
// output:
// sum: 3 1.75
// product_of_all: -2.344
// argmax: 3 1 2 0
// window_max: 2.5 3 2.5 3 2.5 3
// window_dilated: 0.5 3.5 3.5
// window_spread: -2.5 2.5 2.5 3
// select_and_scatter: 0 1 0.5 0 0 0 0 0 0 0.25 -1 0 0 0 0 0
