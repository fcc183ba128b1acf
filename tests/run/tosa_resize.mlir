// Images of another size.
func.func @resize_B_f32(%a0: tensor<1x3x4x2xf32>) -> tensor<1x6x11x2xf32> attributes {llvm.emit_c_interface} {
  %sc = tosa.const_shape {values = dense<[4, 2, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %sc, %of, %bo {mode = BILINEAR} : (tensor<1x3x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x11x2xf32>
  return %r : tensor<1x6x11x2xf32>
}
func.func @resize_B_i8(%a0: tensor<1x3x4x2xi8>) -> tensor<1x6x11x2xi32> attributes {llvm.emit_c_interface} {
  %sc = tosa.const_shape {values = dense<[4, 2, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %sc, %of, %bo {mode = BILINEAR} : (tensor<1x3x4x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x11x2xi32>
  return %r : tensor<1x6x11x2xi32>
}
func.func @resize_N_f32(%a0: tensor<1x3x4x2xf32>) -> tensor<1x6x11x2xf32> attributes {llvm.emit_c_interface} {
  %sc = tosa.const_shape {values = dense<[4, 2, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %sc, %of, %bo {mode = NEAREST_NEIGHBOR} : (tensor<1x3x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x11x2xf32>
  return %r : tensor<1x6x11x2xf32>
}
func.func @resize_N_i8(%a0: tensor<1x3x4x2xi8>) -> tensor<1x6x11x2xi8> attributes {llvm.emit_c_interface} {
  %sc = tosa.const_shape {values = dense<[4, 2, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %sc, %of, %bo {mode = NEAREST_NEIGHBOR} : (tensor<1x3x4x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x11x2xi8>
  return %r : tensor<1x6x11x2xi8>
}
func.func @resize_row(%a0: tensor<1x1x3x1xf32>) -> tensor<1x3x5x1xf32> attributes {llvm.emit_c_interface} {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x5x1xf32>
  return %r : tensor<1x3x5x1xf32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1};
//     struct MemRefDescriptor_f32_4 d0 = MemRefDescriptor_f32_4_contiguous(a0, 1, 3, 4, 2);
//     struct MemRefDescriptor_f32_4 r;
//     _mlir_ciface_resize_B_f32(&r, &d0);
//     printf("resize_B_f32: ");
//     for (int i = 0; i < 132; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99, -62, -25, 12, 49, 86, 123, -96, -59, -22, 15, 52, 89, 126, -93, -56, -19, 18, 55};
//     struct MemRefDescriptor_i8_4 d0 = MemRefDescriptor_i8_4_contiguous(a0, 1, 3, 4, 2);
//     struct MemRefDescriptor_i32_4 r;
//     _mlir_ciface_resize_B_i8(&r, &d0);
//     printf("resize_B_i8: ");
//     for (int i = 0; i < 132; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1, -1, 2.5, 0.5, -1.5, 2, 0, -2, 1.5, -0.5, -2.5, 1};
//     struct MemRefDescriptor_f32_4 d0 = MemRefDescriptor_f32_4_contiguous(a0, 1, 3, 4, 2);
//     struct MemRefDescriptor_f32_4 r;
//     _mlir_ciface_resize_N_f32(&r, &d0);
//     printf("resize_N_f32: ");
//     for (int i = 0; i < 132; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99, -62, -25, 12, 49, 86, 123, -96, -59, -22, 15, 52, 89, 126, -93, -56, -19, 18, 55};
//     struct MemRefDescriptor_i8_4 d0 = MemRefDescriptor_i8_4_contiguous(a0, 1, 3, 4, 2);
//     struct MemRefDescriptor_i8_4 r;
//     _mlir_ciface_resize_N_i8(&r, &d0);
//     printf("resize_N_i8: ");
//     for (int i = 0; i < 132; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1};
//     struct MemRefDescriptor_f32_4 d0 = MemRefDescriptor_f32_4_contiguous(a0, 1, 1, 3, 1);
//     struct MemRefDescriptor_f32_4 r;
//     _mlir_ciface_resize_row(&r, &d0);
//     printf("resize_row: ");
//     for (int i = 0; i < 15; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// resize_B_f32: -2.5 1 -2 1.5 -1.5 2 -1 2.5 -0.5 1.167 2.98e-08 -0.1667 0.5 -1.5 1 -1 1.5 -0.5 2 0 2 0 -2.375 1.125 -1.875 1.167 -1.375 1.208 -0.875 1.25 -0.375 0.375 0.125 -0.5 0.625 -1.375 1.125 -0.875 1.625 -0.375 2.125 0.125 2.125 0.125 -2.125 1.375 -1.625 0.5 -1.125 -0.375 -0.625 -1.25 -0.125 -1.208 0.375 -1.167 0.875 -1.125 1.375 -0.625 1.875 -0.125 2.375 0.375 2.375 0.375 -1.875 1.625 -1.375 0.2917 -0.875 -1.042 -0.375 -2.375 0.125 -1.875 0.625 -1.375 1.125 -0.875 1.167 -0.375 1.208 0.125 1.25 0.625 1.25 0.625 -1.625 1.875 -1.125 0.5417 -0.625 -0.7917 -0.125 -2.125 0.375 -1.625 0.875 -1.125 1.375 -0.625 0.5 -0.125 -0.375 0.375 -1.25 0.875 -1.25 0.875 -1.5 2 -1 0.6667 -0.5 -0.6667 0 -2 0.5 -1.5 1 -1 1.5 -0.5 0.1667 2.98e-08 -1.167 0.5 -2.5 1 -2.5 1
// resize_B_i8: -912 -24 -320 568 272 1160 864 1752 1968 296 3072 -1160 4176 -2616 2208 -2024 240 -1432 -1728 -840 -1728 -840 -432 456 160 1048 752 1640 1344 2232 1424 776 1504 -680 1584 -2136 640 -1544 -304 -952 -1248 -360 -1248 -360 48 936 640 1528 1232 2120 1824 2712 880 1256 -64 -200 -1008 -1656 -928 -1064 -848 -472 -768 120 -768 120 528 1416 1120 1496 1712 1576 2304 1656 848 712 -608 -232 -2064 -1176 -1472 -584 -880 8 -288 600 -288 600 1008 1896 1600 952 2192 8 2784 -936 1328 -856 -128 -776 -1584 -696 -992 -104 -400 488 192 1080 192 1080 1248 2136 1840 680 2432 -776 3024 -2232 1568 -1640 112 -1048 -1344 -456 -752 136 -160 728 432 1320 432 1320
// resize_N_f32: -2.5 1 -2.5 1 -1 2.5 -1 2.5 -1 2.5 0.5 -1.5 0.5 -1.5 0.5 -1.5 2 0 2 0 2 0 -2.5 1 -2.5 1 -1 2.5 -1 2.5 -1 2.5 0.5 -1.5 0.5 -1.5 0.5 -1.5 2 0 2 0 2 0 -2 1.5 -2 1.5 -0.5 -2.5 -0.5 -2.5 -0.5 -2.5 1 -1 1 -1 1 -1 2.5 0.5 2.5 0.5 2.5 0.5 -2 1.5 -2 1.5 -0.5 -2.5 -0.5 -2.5 -0.5 -2.5 1 -1 1 -1 1 -1 2.5 0.5 2.5 0.5 2.5 0.5 -1.5 2 -1.5 2 0 -2 0 -2 0 -2 1.5 -0.5 1.5 -0.5 1.5 -0.5 -2.5 1 -2.5 1 -2.5 1 -1.5 2 -1.5 2 0 -2 0 -2 0 -2 1.5 -0.5 1.5 -0.5 1.5 -0.5 -2.5 1 -2.5 1 -2.5 1
// resize_N_i8: -28 9 -28 9 46 83 46 83 46 83 120 -99 120 -99 120 -99 -62 -25 -62 -25 -62 -25 -28 9 -28 9 46 83 46 83 46 83 120 -99 120 -99 120 -99 -62 -25 -62 -25 -62 -25 12 49 12 49 86 123 86 123 86 123 -96 -59 -96 -59 -96 -59 -22 15 -22 15 -22 15 12 49 12 49 86 123 86 123 86 123 -96 -59 -96 -59 -96 -59 -22 15 -22 15 -22 15 52 89 52 89 126 -93 126 -93 126 -93 -56 -19 -56 -19 -56 -19 18 55 18 55 18 55 52 89 52 89 126 -93 126 -93 126 -93 -56 -19 -56 -19 -56 -19 18 55 18 55 18 55
// resize_row: -2.5 -0.75 1 0 -1 -2.5 -0.75 1 0 -1 -2.5 -0.75 1 0 -1
