// The transforms of Winograd's convolution, combined to convolutions, which are compared with direct ones.
func.func @f_2_3(%image: tensor<2x6x8x3xf32>, %filter: tensor<2x3x3x3xf32>, %init: tensor<2x4x6x2xf32>) -> tensor<2x4x6x2xf32> attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x4x3x2xf32>
  %g = linalg.winograd_filter_transform fmr(F_2_3) ins(%filter : tensor<2x3x3x3xf32>) outs(%e0 : tensor<4x4x3x2xf32>) -> tensor<4x4x3x2xf32>
  %e1 = tensor.empty() : tensor<4x4x2x3x2x3xf32>
  %v = linalg.winograd_input_transform fmr(F_2_3) ins(%image : tensor<2x6x8x3xf32>) outs(%e1 : tensor<4x4x2x3x2x3xf32>) -> tensor<4x4x2x3x2x3xf32>
  %e2 = tensor.empty() : tensor<4x4x2x3x2x2xf32>
  %e3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<4x4x2x3x2x2xf32>) -> tensor<4x4x2x3x2x2xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(h, w, t, u, n, f, c) -> (h, w, t, u, n, c)>, affine_map<(h, w, t, u, n, f, c) -> (h, w, c, f)>, affine_map<(h, w, t, u, n, f, c) -> (h, w, t, u, n, f)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v, %g : tensor<4x4x2x3x2x3xf32>, tensor<4x4x3x2xf32>) outs(%e3 : tensor<4x4x2x3x2x2xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %s, %p : f32
    linalg.yield %q : f32
  } -> tensor<4x4x2x3x2x2xf32>
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%y : tensor<4x4x2x3x2x2xf32>) outs(%init : tensor<2x4x6x2xf32>) -> tensor<2x4x6x2xf32>
  return %r : tensor<2x4x6x2xf32>
}
func.func @f_2_3_direct(%image: tensor<2x6x8x3xf32>, %filter: tensor<2x3x3x3xf32>, %init: tensor<2x4x6x2xf32>) -> tensor<2x4x6x2xf32> attributes {llvm.emit_c_interface} {
  %r = linalg.conv_2d_nhwc_fhwc ins(%image, %filter : tensor<2x6x8x3xf32>, tensor<2x3x3x3xf32>) outs(%init : tensor<2x4x6x2xf32>) -> tensor<2x4x6x2xf32>
  return %r : tensor<2x4x6x2xf32>
}
func.func @f_4_3(%image: tensor<1x10x6x2xf32>, %filter: tensor<3x3x3x2xf32>, %init: tensor<1x8x4x3xf32>) -> tensor<1x8x4x3xf32> attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<6x6x2x3xf32>
  %g = linalg.winograd_filter_transform fmr(F_4_3) ins(%filter : tensor<3x3x3x2xf32>) outs(%e0 : tensor<6x6x2x3xf32>) -> tensor<6x6x2x3xf32>
  %e1 = tensor.empty() : tensor<6x6x2x1x1x2xf32>
  %v = linalg.winograd_input_transform fmr(F_4_3) ins(%image : tensor<1x10x6x2xf32>) outs(%e1 : tensor<6x6x2x1x1x2xf32>) -> tensor<6x6x2x1x1x2xf32>
  %e2 = tensor.empty() : tensor<6x6x2x1x1x3xf32>
  %e3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6x6x2x1x1x3xf32>) -> tensor<6x6x2x1x1x3xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(h, w, t, u, n, f, c) -> (h, w, t, u, n, c)>, affine_map<(h, w, t, u, n, f, c) -> (h, w, c, f)>, affine_map<(h, w, t, u, n, f, c) -> (h, w, t, u, n, f)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v, %g : tensor<6x6x2x1x1x2xf32>, tensor<6x6x2x3xf32>) outs(%e3 : tensor<6x6x2x1x1x3xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %s, %p : f32
    linalg.yield %q : f32
  } -> tensor<6x6x2x1x1x3xf32>
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%y : tensor<6x6x2x1x1x3xf32>) outs(%init : tensor<1x8x4x3xf32>) -> tensor<1x8x4x3xf32>
  return %r : tensor<1x8x4x3xf32>
}
func.func @f_4_3_direct(%image: tensor<1x10x6x2xf32>, %filter: tensor<3x3x3x2xf32>, %init: tensor<1x8x4x3xf32>) -> tensor<1x8x4x3xf32> attributes {llvm.emit_c_interface} {
  %r = linalg.conv_2d_nhwc_fhwc ins(%image, %filter : tensor<1x10x6x2xf32>, tensor<3x3x3x2xf32>) outs(%init : tensor<1x8x4x3xf32>) -> tensor<1x8x4x3xf32>
  return %r : tensor<1x8x4x3xf32>
}
func.func @f_2_5(%image: tensor<1x6x8x2xf32>, %filter: tensor<2x5x5x2xf32>, %init: tensor<1x2x4x2xf32>) -> tensor<1x2x4x2xf32> attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<6x6x2x2xf32>
  %g = linalg.winograd_filter_transform fmr(F_2_5) ins(%filter : tensor<2x5x5x2xf32>) outs(%e0 : tensor<6x6x2x2xf32>) -> tensor<6x6x2x2xf32>
  %e1 = tensor.empty() : tensor<6x6x1x2x1x2xf32>
  %v = linalg.winograd_input_transform fmr(F_2_5) ins(%image : tensor<1x6x8x2xf32>) outs(%e1 : tensor<6x6x1x2x1x2xf32>) -> tensor<6x6x1x2x1x2xf32>
  %e2 = tensor.empty() : tensor<6x6x1x2x1x2xf32>
  %e3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6x6x1x2x1x2xf32>) -> tensor<6x6x1x2x1x2xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(h, w, t, u, n, f, c) -> (h, w, t, u, n, c)>, affine_map<(h, w, t, u, n, f, c) -> (h, w, c, f)>, affine_map<(h, w, t, u, n, f, c) -> (h, w, t, u, n, f)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v, %g : tensor<6x6x1x2x1x2xf32>, tensor<6x6x2x2xf32>) outs(%e3 : tensor<6x6x1x2x1x2xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %s, %p : f32
    linalg.yield %q : f32
  } -> tensor<6x6x1x2x1x2xf32>
  %r = linalg.winograd_output_transform fmr(F_2_5) ins(%y : tensor<6x6x1x2x1x2xf32>) outs(%init : tensor<1x2x4x2xf32>) -> tensor<1x2x4x2xf32>
  return %r : tensor<1x2x4x2xf32>
}
func.func @f_2_5_direct(%image: tensor<1x6x8x2xf32>, %filter: tensor<2x5x5x2xf32>, %init: tensor<1x2x4x2xf32>) -> tensor<1x2x4x2xf32> attributes {llvm.emit_c_interface} {
  %r = linalg.conv_2d_nhwc_fhwc ins(%image, %filter : tensor<1x6x8x2xf32>, tensor<2x5x5x2xf32>) outs(%init : tensor<1x2x4x2xf32>) -> tensor<1x2x4x2xf32>
  return %r : tensor<1x2x4x2xf32>
}
func.func @f_4_3_rows(%image: tensor<1x10x3x2xf32>, %filter: tensor<2x3x1x2xf32>, %init: tensor<1x8x3x2xf32>) -> tensor<1x8x3x2xf32> attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<6x1x2x2xf32>
  %g = linalg.winograd_filter_transform fmr(F_4_3) ins(%filter : tensor<2x3x1x2xf32>) outs(%e0 : tensor<6x1x2x2xf32>) -> tensor<6x1x2x2xf32>
  %e1 = tensor.empty() : tensor<6x1x2x3x1x2xf32>
  %v = linalg.winograd_input_transform fmr(F_4_3) ins(%image : tensor<1x10x3x2xf32>) outs(%e1 : tensor<6x1x2x3x1x2xf32>) -> tensor<6x1x2x3x1x2xf32>
  %e2 = tensor.empty() : tensor<6x1x2x3x1x2xf32>
  %e3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6x1x2x3x1x2xf32>) -> tensor<6x1x2x3x1x2xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(h, w, t, u, n, f, c) -> (h, w, t, u, n, c)>, affine_map<(h, w, t, u, n, f, c) -> (h, w, c, f)>, affine_map<(h, w, t, u, n, f, c) -> (h, w, t, u, n, f)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v, %g : tensor<6x1x2x3x1x2xf32>, tensor<6x1x2x2xf32>) outs(%e3 : tensor<6x1x2x3x1x2xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %s, %p : f32
    linalg.yield %q : f32
  } -> tensor<6x1x2x3x1x2xf32>
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%y : tensor<6x1x2x3x1x2xf32>) outs(%init : tensor<1x8x3x2xf32>) -> tensor<1x8x3x2xf32>
  return %r : tensor<1x8x3x2xf32>
}
func.func @f_4_3_rows_direct(%image: tensor<1x10x3x2xf32>, %filter: tensor<2x3x1x2xf32>, %init: tensor<1x8x3x2xf32>) -> tensor<1x8x3x2xf32> attributes {llvm.emit_c_interface} {
  %r = linalg.conv_2d_nhwc_fhwc ins(%image, %filter : tensor<1x10x3x2xf32>, tensor<2x3x1x2xf32>) outs(%init : tensor<1x8x3x2xf32>) -> tensor<1x8x3x2xf32>
  return %r : tensor<1x8x3x2xf32>
}
func.func @f_2_3_columns(%image: tensor<2x3x6x1xf32>, %filter: tensor<2x1x3x1xf32>, %init: tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32> attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<1x4x1x2xf32>
  %g = linalg.winograd_filter_transform fmr(F_2_3) ins(%filter : tensor<2x1x3x1xf32>) outs(%e0 : tensor<1x4x1x2xf32>) -> tensor<1x4x1x2xf32>
  %e1 = tensor.empty() : tensor<1x4x3x2x2x1xf32>
  %v = linalg.winograd_input_transform fmr(F_2_3) ins(%image : tensor<2x3x6x1xf32>) outs(%e1 : tensor<1x4x3x2x2x1xf32>) -> tensor<1x4x3x2x2x1xf32>
  %e2 = tensor.empty() : tensor<1x4x3x2x2x2xf32>
  %e3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x4x3x2x2x2xf32>) -> tensor<1x4x3x2x2x2xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(h, w, t, u, n, f, c) -> (h, w, t, u, n, c)>, affine_map<(h, w, t, u, n, f, c) -> (h, w, c, f)>, affine_map<(h, w, t, u, n, f, c) -> (h, w, t, u, n, f)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v, %g : tensor<1x4x3x2x2x1xf32>, tensor<1x4x1x2xf32>) outs(%e3 : tensor<1x4x3x2x2x2xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %s, %p : f32
    linalg.yield %q : f32
  } -> tensor<1x4x3x2x2x2xf32>
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%y : tensor<1x4x3x2x2x2xf32>) outs(%init : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
  return %r : tensor<2x3x4x2xf32>
}
func.func @f_2_3_columns_direct(%image: tensor<2x3x6x1xf32>, %filter: tensor<2x1x3x1xf32>, %init: tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32> attributes {llvm.emit_c_interface} {
  %r = linalg.conv_2d_nhwc_fhwc ins(%image, %filter : tensor<2x3x6x1xf32>, tensor<2x1x3x1xf32>) outs(%init : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
  return %r : tensor<2x3x4x2xf32>
}
// main.c:
// #include <math.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// static float image[1024], filter[1024], init[1024];
// // The functions write to their arguments.
// static void reset(void) {
//   for (int i = 0; i < 1024; i++) init[i] = (float)(i % 3);
// }
// // The largest difference of the elements of two results.
// static double difference(struct MemRefDescriptor_f32_4 a, struct MemRefDescriptor_f32_4 b, int n) {
//   double largest = 0;
//   for (int i = 0; i < n; i++) largest = fmax(largest, fabs((double)a.aligned[i] - (double)b.aligned[i]));
//   free(a.allocated);
//   free(b.allocated);
//   return largest;
// }
// #define COMPARE(name, n, ih, iw, c, f, rh, rw, h, w) do { \
//     struct MemRefDescriptor_f32_4 x = MemRefDescriptor_f32_4_contiguous(image, n, ih, iw, c); \
//     struct MemRefDescriptor_f32_4 k = MemRefDescriptor_f32_4_contiguous(filter, f, rh, rw, c); \
//     struct MemRefDescriptor_f32_4 o = MemRefDescriptor_f32_4_contiguous(init, n, h, w, f), a, b; \
//     reset(); \
//     _mlir_ciface_##name(&a, &x, &k, &o); \
//     reset(); \
//     _mlir_ciface_##name##_direct(&b, &x, &k, &o); \
//     printf(#name ": %s\n", difference(a, b, n * h * w * f) < 1e-3 ? "equal" : "different"); \
//   } while (0)
// int main(void) {
//   for (int i = 0; i < 1024; i++) {
//     image[i] = (float)((i * 7) % 13) - 6;
//     filter[i] = (float)((i * 5) % 11) - 5;
//   }
//   COMPARE(f_2_3, 2, 6, 8, 3, 2, 3, 3, 4, 6);
//   COMPARE(f_4_3, 1, 10, 6, 2, 3, 3, 3, 8, 4);
//   COMPARE(f_2_5, 1, 6, 8, 2, 2, 5, 5, 2, 4);
//   COMPARE(f_4_3_rows, 1, 10, 3, 2, 2, 3, 1, 8, 3);
//   COMPARE(f_2_3_columns, 2, 3, 6, 1, 2, 1, 3, 3, 4);
//   return 0;
// }
// output:
// f_2_3: equal
// f_4_3: equal
// f_2_5: equal
// f_4_3_rows: equal
// f_2_3_columns: equal
