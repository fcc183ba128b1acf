// Moved elements.
func.func @concat(%a0: tensor<2x3xf32>, %a1: tensor<2x1xf32>) -> tensor<2x4xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.concat %a0, %a1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func @pad(%a0: tensor<2x3xf32>) -> tensor<3x6xf32> attributes {llvm.emit_c_interface} {
  %p = tosa.const_shape {values = dense<[1, 0, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %z1 = "tosa.const"() <{values = dense<2.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %a0, %p, %z1 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x6xf32>
  return %r : tensor<3x6xf32>
}
func.func @reshape(%a0: tensor<2x3xf32>) -> tensor<3x1x2xf32> attributes {llvm.emit_c_interface} {
  %p = tosa.const_shape {values = dense<[3, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = tosa.reshape %a0, %p : (tensor<2x3xf32>, !tosa.shape<3>) -> tensor<3x1x2xf32>
  return %r : tensor<3x1x2xf32>
}
func.func @slice(%a0: tensor<2x3xf32>) -> tensor<1x2xf32> attributes {llvm.emit_c_interface} {
  %p = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %q = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %a0, %p, %q : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}
func.func @tile(%a0: tensor<2x3xf32>) -> tensor<4x9xf32> attributes {llvm.emit_c_interface} {
  %p = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %p : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x9xf32>
  return %r : tensor<4x9xf32>
}
func.func @transpose(%a0: tensor<2x3xf32>) -> tensor<3x2xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.transpose %a0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @reverse(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.reverse %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @gather(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>) -> tensor<2x4x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.gather %a0, %a1 : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
func.func @scatter(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x4x3xf32>) -> tensor<2x5x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_concat(&r, &d0, &d1);
//     printf("concat: ");
//     for (int i = 0; i < 8; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_pad(&r, &d0);
//     printf("pad: ");
//     for (int i = 0; i < 18; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_3 r;
//     _mlir_ciface_reshape(&r, &d0);
//     printf("reshape: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_slice(&r, &d0);
//     printf("slice: ");
//     for (int i = 0; i < 2; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_tile(&r, &d0);
//     printf("tile: ");
//     for (int i = 0; i < 36; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_transpose(&r, &d0);
//     printf("transpose: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_reverse(&r, &d0);
//     printf("reverse: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0};
//     struct MemRefDescriptor_f32_3 d0 = MemRefDescriptor_f32_3_contiguous(a0, 2, 5, 3);
//     int32_t a1[] = {0, 4, 2, 2, 1, 3, 0, 0};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 4);
//     struct MemRefDescriptor_f32_3 r;
//     _mlir_ciface_gather(&r, &d0, &d1);
//     printf("gather: ");
//     for (int i = 0; i < 24; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0};
//     struct MemRefDescriptor_f32_3 d0 = MemRefDescriptor_f32_3_contiguous(a0, 2, 5, 3);
//     int32_t a1[] = {0, 4, 2, 1, 1, 3, 0, 4};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 4);
//     float a2[] = {0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_3 d2 = MemRefDescriptor_f32_3_contiguous(a2, 2, 4, 3);
//     struct MemRefDescriptor_f32_3 r;
//     _mlir_ciface_scatter(&r, &d0, &d1, &d2);
//     printf("scatter: ");
//     for (int i = 0; i < 30; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// concat: -2.5 1 -1 -1 2.5 0.5 -1.5 2.5
// pad: 2.5 2.5 2.5 2.5 2.5 2.5 2.5 -2.5 1 -1 2.5 2.5 2.5 2.5 0.5 -1.5 2.5 2.5
// reshape: -2.5 1 -1 2.5 0.5 -1.5
// slice: 2.5 0.5
// tile: -2.5 1 -1 -2.5 1 -1 -2.5 1 -1 2.5 0.5 -1.5 2.5 0.5 -1.5 2.5 0.5 -1.5 -2.5 1 -1 -2.5 1 -1 -2.5 1 -1 2.5 0.5 -1.5 2.5 0.5 -1.5 2.5 0.5 -1.5
// transpose: -2.5 2.5 1 0.5 -1 -1.5
// reverse: -1 1 -2.5 -1.5 0.5 2.5
// gather: -2.5 1 -1 1 -1 2.5 2 0 -2 2 0 -2 0 -2 1.5 -1 2.5 0.5 0.5 -1.5 2 0.5 -1.5 2
// scatter: 0.5 -1.5 2 -1 2.5 0.5 -0.5 -2.5 1 1.5 -0.5 -2.5 0 -2 1.5 -2.5 1 -1 -1.5 2 0 -0.5 -2.5 1 -2 1.5 -0.5 2.5 0.5 -1.5
