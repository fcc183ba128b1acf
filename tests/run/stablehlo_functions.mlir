// Functions of floats.
func.func @f_asinh(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = chlo.asinh %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_atan(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = chlo.atan %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_cosh(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = chlo.cosh %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_erf(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = chlo.erf %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_erfc(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = chlo.erfc %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_sinh(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = chlo.sinh %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @square(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = chlo.square %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_tan(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = chlo.tan %a0 : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_acos(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %c = stablehlo.constant dense<0.4> : tensor<6xf32>
  %m = stablehlo.multiply %a0, %c : tensor<6xf32>
  %t = stablehlo.tanh %m : tensor<6xf32>
  %r = chlo.acos %t : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_asin(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %c = stablehlo.constant dense<0.4> : tensor<6xf32>
  %m = stablehlo.multiply %a0, %c : tensor<6xf32>
  %t = stablehlo.tanh %m : tensor<6xf32>
  %r = chlo.asin %t : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_atanh(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %c = stablehlo.constant dense<0.4> : tensor<6xf32>
  %m = stablehlo.multiply %a0, %c : tensor<6xf32>
  %t = stablehlo.tanh %m : tensor<6xf32>
  %r = chlo.atanh %t : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @erf_inv(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %c = stablehlo.constant dense<0.4> : tensor<6xf32>
  %m = stablehlo.multiply %a0, %c : tensor<6xf32>
  %t = stablehlo.tanh %m : tensor<6xf32>
  %r = chlo.erf_inv %t : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_acosh(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %c = stablehlo.constant dense<1.0> : tensor<6xf32>
  %m = stablehlo.add %a0, %c : tensor<6xf32>
  %r = chlo.acosh %m : tensor<6xf32> -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @erf_inv_ends(%a0: tensor<3xf32>) -> tensor<3xf32> attributes {llvm.emit_c_interface} {
  %c = stablehlo.constant dense<[-1.0, 0.0, 1.0]> : tensor<3xf32>
  %r = chlo.erf_inv %c : tensor<3xf32> -> tensor<3xf32>
  return %r : tensor<3xf32>
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
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_asinh(&r, &d0);
//     printf("f_asinh:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_atan(&r, &d0);
//     printf("f_atan:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_cosh(&r, &d0);
//     printf("f_cosh:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_erf(&r, &d0);
//     printf("f_erf:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_erfc(&r, &d0);
//     printf("f_erfc:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_sinh(&r, &d0);
//     printf("f_sinh:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_square(&r, &d0);
//     printf("square:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_tan(&r, &d0);
//     printf("f_tan:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_acos(&r, &d0);
//     printf("f_acos:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_asin(&r, &d0);
//     printf("f_asin:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_atanh(&r, &d0);
//     printf("f_atanh:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_erf_inv(&r, &d0);
//     printf("erf_inv:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_acosh(&r, &d0);
//     printf("f_acosh:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 3);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_erf_inv_ends(&r, &d0);
//     printf("erf_inv_ends:");
//     for (int i = 0; i < 3; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   return 0;
// }
// output:
// f_asinh: -1.647 1.647 1.818 0.8814 0.4812 0.2475
// f_atan: -1.19 1.19 1.249 0.7854 0.4636 0.245
// f_cosh: 6.132 6.132 10.07 1.543 1.128 1.031
// f_erf: -0.9996 0.9996 1 0.8427 0.5205 0.2763
// f_erfc: 2 0.000407 2.209e-05 0.1573 0.4795 0.7237
// f_sinh: -6.05 6.05 10.02 1.175 0.5211 0.2526
// square: 6.25 6.25 9 1 0.25 0.0625
// f_tan: 0.747 -0.747 -0.1425 1.557 0.5463 0.2553
// f_acos: 2.437 0.705 0.5851 1.181 1.372 1.471
// f_asin: -0.8658 0.8658 0.9857 0.3897 0.1987 0.09983
// f_atanh: -1 1 1.2 0.4 0.2 0.1
// erf_inv: -0.8337 0.8337 0.9787 0.3506 0.1767 0.08856
// f_acosh: 1.925 1.925 2.063 1.317 0.9624 0.6931
// erf_inv_ends: -inf 0 inf
// -----
// no-oracle: MLIR 22 has no lowering of math.isinf
func.func @is_inf(%a0: tensor<2xf32>) -> tensor<2xi1> attributes {llvm.emit_c_interface} {
  %z = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %q = stablehlo.divide %a0, %z : tensor<2xf32>
  %r = chlo.is_inf %q : tensor<2xf32> -> tensor<2xi1>
  return %r : tensor<2xi1>
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
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_is_inf(&r, &d0);
//     printf("is_inf:");
//     for (int i = 0; i < 2; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   return 0;
// }
// output:
// is_inf: 1 0
