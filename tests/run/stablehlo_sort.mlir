// Sorting.
func.func @sort(%a0: tensor<7xf32>) -> tensor<7xf32> attributes {llvm.emit_c_interface} {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
    %s = stablehlo.compare LT, %x0, %x1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<7xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}
func.func @sort_columns(%a0: tensor<4x3xi32>) -> tensor<4x3xi32> attributes {llvm.emit_c_interface} {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64}> ({
  ^bb0(%x0: tensor<i32>, %x1: tensor<i32>):
    %s = stablehlo.compare GT, %x0, %x1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @argsort(%a0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xi32>) attributes {llvm.emit_c_interface} {
  %i = stablehlo.iota dim = 0 : tensor<9xi32>
  %r:2 = "stablehlo.sort"(%a0, %i) <{is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<i32>, %x3: tensor<i32>):
    %s = stablehlo.compare LT, %x0, %x1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<9xf32>, tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xf32>, tensor<9xi32>
}
func.func @top_k(%a0: tensor<2x5xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) attributes {llvm.emit_c_interface} {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<2x5xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return %r#0, %r#1 : tensor<2x2xf32>, tensor<2x2xi32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 7);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_sort(&r, &d0);
//     printf("sort:");
//     for (int i = 0; i < 7; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2, 5, 7, 1, -3};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 4, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_sort_columns(&r, &d0);
//     printf("sort_columns:");
//     for (int i = 0; i < 12; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 9);
//     struct argsort_results r;
//     _mlir_ciface_argsort(&r, &d0);
//     printf("argsort:");
//     for (int i = 0; i < 9; i++) printf(" %.4g", (double)r.r0.aligned[i]);
//     for (int i = 0; i < 9; i++) printf(" %d", (int)r.r1.aligned[i]);
//     printf("\n");
//     free(r.r0.allocated);
//     free(r.r1.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 5);
//     struct top_k_results r;
//     _mlir_ciface_top_k(&r, &d0);
//     printf("top_k:");
//     for (int i = 0; i < 4; i++) printf(" %.4g", (double)r.r0.aligned[i]);
//     for (int i = 0; i < 4; i++) printf(" %d", (int)r.r1.aligned[i]);
//     printf("\n");
//     free(r.r0.allocated);
//     free(r.r1.allocated);
//   }
//   return 0;
// }
// output:
// sort: -2.5 -1 0.25 0.5 1 2.5 3
// sort_columns: 7 7 100 5 2 5 0 1 1 -3 -8 -3
// argsort: -2.5 -2.5 -1.5 -1 0.25 0.5 1 2.5 3 0 8 7 6 5 4 3 1 2
// top_k: 3 2.5 2.5 0.25 2 1 4 0
