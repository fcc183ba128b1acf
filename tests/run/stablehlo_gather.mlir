// Gathers and scatters.
func.func @gather_rows(%a0: tensor<4x3xf32>, %a1: tensor<3x1xi32>) -> tensor<3x3xf32> attributes {llvm.emit_c_interface} {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<3x1xi32>) -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
func.func @gather_batch(%a0: tensor<2x4xf32>, %a1: tensor<2x3xi32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @scatter_add(%a0: tensor<4x3xf32>, %a1: tensor<3x1xi32>, %a2: tensor<3x3xf32>) -> tensor<4x3xf32> attributes {llvm.emit_c_interface} {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @scatter_pairs(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<2x1xi32>, %a3: tensor<2xf32>, %a4: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {llvm.emit_c_interface} {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %u: tensor<f32>, %v: tensor<f32>):
    %m = stablehlo.maximum %x, %u : tensor<f32>
    stablehlo.return %m, %v : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 4, 3);
//     int32_t a1[] = {-3, -8, 100};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 3, 1);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_gather_rows(&r, &d0, &d1);
//     printf("gather_rows:");
//     for (int i = 0; i < 9; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 4);
//     int32_t a1[] = {0, 2, 1, 0, 2, 2};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_gather_batch(&r, &d0, &d1);
//     printf("gather_batch:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 4, 3);
//     int32_t a1[] = {-3, -8, 100};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 3, 1);
//     float a2[] = {-1, -1.5, -2.5, 2.5, 3, 1, 0.5, 0.25, -1};
//     struct MemRefDescriptor_f32_2 d2 = MemRefDescriptor_f32_2_contiguous(a2, 3, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_scatter_add(&r, &d0, &d1, &d2);
//     printf("scatter_add:");
//     for (int i = 0; i < 12; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 4);
//     float a1[] = {1, 0.5, 0.25, -1};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 4);
//     int32_t a2[] = {0, 2};
//     struct MemRefDescriptor_i32_2 d2 = MemRefDescriptor_i32_2_contiguous(a2, 2, 1);
//     float a3[] = {2.5, 3};
//     struct MemRefDescriptor_f32_1 d3 = MemRefDescriptor_f32_1_contiguous(a3, 2);
//     float a4[] = {0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d4 = MemRefDescriptor_f32_1_contiguous(a4, 2);
//     struct scatter_pairs_results r;
//     _mlir_ciface_scatter_pairs(&r, &d0, &d1, &d2, &d3, &d4);
//     printf("scatter_pairs:");
//     for (int i = 0; i < 4; i++) printf(" %.4g", (double)r.r0.aligned[i]);
//     for (int i = 0; i < 4; i++) printf(" %.4g", (double)r.r1.aligned[i]);
//     printf("\n");
//     free(r.r0.allocated);
//     free(r.r1.allocated);
//   }
//   return 0;
// }
// output:
// gather_rows: -2.5 2.5 3 -2.5 2.5 3 2.5 3 1
// gather_batch: -2.5 3 2.5 0.5 -1 -1
// scatter_add: -2.5 2.5 3 1 0.5 0.25 -1 -1.5 -2.5 2.5 3 1
// scatter_pairs: 2.5 2.5 3 1 0.5 0.5 0.25 -1
