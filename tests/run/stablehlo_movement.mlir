// Moved elements.
func.func @constant(%a0: tensor<2xf32>) -> tensor<2x2xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @iota(%a0: tensor<2xf32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.iota dim = 1 : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @iota_float(%a0: tensor<2xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.iota dim = 0 : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @broadcast(%a0: tensor<3xf32>, %a1: tensor<2x1xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %b = stablehlo.broadcast_in_dim %a0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %c = stablehlo.broadcast_in_dim %a1, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
  %r = stablehlo.add %b, %c : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @broadcast_scalar(%a0: tensor<f32>) -> tensor<2x2xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.broadcast_in_dim %a0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @reshape(%a0: tensor<2x3xf32>) -> tensor<3x1x2xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.reshape %a0 : (tensor<2x3xf32>) -> tensor<3x1x2xf32>
  return %r : tensor<3x1x2xf32>
}
func.func @reshape_scalar(%a0: tensor<1x1xf32>) -> tensor<1xf32> attributes {llvm.emit_c_interface} {
  %s = stablehlo.reshape %a0 : (tensor<1x1xf32>) -> tensor<f32>
  %r = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
func.func @transpose(%a0: tensor<2x3xf32>) -> tensor<3x2xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.transpose %a0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @reverse(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.reverse %a0, dims = [0, 1] : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @slice(%a0: tensor<3x5xf32>) -> tensor<2x2xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.slice %a0 [1:3, 0:4:2] : (tensor<3x5xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @dynamic_slice(%a0: tensor<3x4xf32>, %a1: tensor<i32>, %a2: tensor<ui32>) -> tensor<2x2xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 2] : (tensor<3x4xf32>, tensor<i32>, tensor<ui32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @dynamic_update_slice(%a0: tensor<3x4xf32>, %a1: tensor<2x2xf32>, %a2: tensor<i32>, %a3: tensor<i32>) -> tensor<3x4xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.dynamic_update_slice %a0, %a1, %a2, %a3 : (tensor<3x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @concatenate(%a0: tensor<2x3xf32>, %a1: tensor<2x1xf32>) -> tensor<2x4xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.concatenate %a0, %a1, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func @pad(%a0: tensor<2x3xf32>, %a1: tensor<f32>) -> tensor<5x4xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.pad %a0, %a1, low = [1, -1], high = [1, 0], interior = [1, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x4xf32>
  return %r : tensor<5x4xf32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 2.5};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 2);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_constant(&r, &d0);
//     printf("constant:");
//     for (int i = 0; i < 4; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 2);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_iota(&r, &d0);
//     printf("iota:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 2);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_iota_float(&r, &d0);
//     printf("iota_float:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 3);
//     float a1[] = {1, 0.5};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_broadcast(&r, &d0, &d1);
//     printf("broadcast:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5};
//     struct MemRefDescriptor_f32_0 d0 = MemRefDescriptor_f32_0_contiguous(a0);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_broadcast_scalar(&r, &d0);
//     printf("broadcast_scalar:");
//     for (int i = 0; i < 4; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_3 r;
//     _mlir_ciface_reshape(&r, &d0);
//     printf("reshape:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 1, 1);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_reshape_scalar(&r, &d0);
//     printf("reshape_scalar:");
//     for (int i = 0; i < 1; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_transpose(&r, &d0);
//     printf("transpose:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_reverse(&r, &d0);
//     printf("reverse:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1, 0.5, 0.25, -1};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 3, 5);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_slice(&r, &d0);
//     printf("slice:");
//     for (int i = 0; i < 4; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 3, 4);
//     int32_t a1[] = {-3};
//     struct MemRefDescriptor_i32_0 d1 = MemRefDescriptor_i32_0_contiguous(a1);
//     int32_t a2[] = {0};
//     struct MemRefDescriptor_i32_0 d2 = MemRefDescriptor_i32_0_contiguous(a2);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_dynamic_slice(&r, &d0, &d1, &d2);
//     printf("dynamic_slice:");
//     for (int i = 0; i < 4; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25, -1, -1.5, -2.5, 2.5, 3, 1};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 3, 4);
//     float a1[] = {1, 0.5, 0.25, -1};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 2, 2);
//     int32_t a2[] = {0};
//     struct MemRefDescriptor_i32_0 d2 = MemRefDescriptor_i32_0_contiguous(a2);
//     int32_t a3[] = {7};
//     struct MemRefDescriptor_i32_0 d3 = MemRefDescriptor_i32_0_contiguous(a3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_dynamic_update_slice(&r, &d0, &d1, &d2, &d3);
//     printf("dynamic_update_slice:");
//     for (int i = 0; i < 12; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {1, 0.5};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_concatenate(&r, &d0, &d1);
//     printf("concatenate:");
//     for (int i = 0; i < 8; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {1};
//     struct MemRefDescriptor_f32_0 d1 = MemRefDescriptor_f32_0_contiguous(a1);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_pad(&r, &d0, &d1);
//     printf("pad:");
//     for (int i = 0; i < 20; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   return 0;
// }
// output:
// constant: 1 2 3 4
// iota: 0 1 2 0 1 2
// iota_float: 0 0 0 1 1 1
// broadcast: -1.5 3.5 4 -2 3 3.5
// broadcast_scalar: -2.5 -2.5 -2.5 -2.5
// reshape: -2.5 2.5 3 1 0.5 0.25
// reshape_scalar: -2.5
// transpose: -2.5 1 2.5 0.5 3 0.25
// reverse: 0.25 0.5 1 3 2.5 -2.5
// slice: 0.25 -1.5 3 0.5
// dynamic_slice: -2.5 2.5 0.5 0.25
// dynamic_update_slice: -2.5 2.5 1 0.5 0.5 0.25 0.25 -1 -2.5 2.5 3 1
// concatenate: -2.5 2.5 3 1 1 0.5 0.25 0.5
// pad: 1 1 1 1 1 2.5 1 3 1 1 1 1 1 0.5 1 0.25 1 1 1 1
