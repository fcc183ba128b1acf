// Operations on elements of floats.
func.func @f_abs(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.abs %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_ceil(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.ceil %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @cosine(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.cosine %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @exponential(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.exponential %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @exponential_minus_one(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.exponential_minus_one %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_floor(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.floor %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @logistic(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.logistic %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @negate(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.negate %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @round_nearest_afz(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.round_nearest_afz %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @round_nearest_even(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.round_nearest_even %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @sign(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.sign %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @sine(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.sine %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_tan(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.tan %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_tanh(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.tanh %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_cbrt(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.cbrt %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_log(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.log %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @log_plus_one(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.log_plus_one %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @rsqrt(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.rsqrt %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_sqrt(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.sqrt %a0 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @add(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.add %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_atan2(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.atan2 %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @divide(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.divide %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @maximum(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.maximum %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @minimum(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.minimum %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @multiply(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.multiply %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @power(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.power %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @f_remainder(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.remainder %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @subtract(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.subtract %a0, %a1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @is_finite(%a0: tensor<2xf32>) -> tensor<2xi1> attributes {llvm.emit_c_interface} {
  %z = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %q = stablehlo.divide %a0, %z : tensor<2xf32>
  %r = stablehlo.is_finite %q : (tensor<2xf32>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}
func.func @compare_eq(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xi1> attributes {llvm.emit_c_interface} {
  %r = stablehlo.compare EQ, %a0, %a1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @compare_ne(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xi1> attributes {llvm.emit_c_interface} {
  %r = stablehlo.compare NE, %a0, %a1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @compare_ge(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xi1> attributes {llvm.emit_c_interface} {
  %r = stablehlo.compare GE, %a0, %a1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @compare_gt(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xi1> attributes {llvm.emit_c_interface} {
  %r = stablehlo.compare GT, %a0, %a1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @compare_le(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xi1> attributes {llvm.emit_c_interface} {
  %r = stablehlo.compare LE, %a0, %a1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @compare_lt(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> tensor<6xi1> attributes {llvm.emit_c_interface} {
  %r = stablehlo.compare LT, %a0, %a1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @compare_total(%a0: tensor<6xf32>) -> tensor<6xi1> attributes {llvm.emit_c_interface} {
  %z = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 0x7FC00000, 0xFFC00000]> : tensor<6xf32>
  %n = stablehlo.constant dense<-0.0> : tensor<6xf32>
  %r = stablehlo.compare GT, %z, %n, TOTALORDER : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @select(%a0: tensor<6xi1>, %a1: tensor<6xf32>, %a2: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<6xi1>, tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @select_scalar(%a0: tensor<i1>, %a1: tensor<6xf32>, %a2: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<i1>, tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @clamp(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %l = stablehlo.constant dense<-1.0> : tensor<f32>
  %h = stablehlo.constant dense<1.5> : tensor<f32>
  %r = stablehlo.clamp %l, %a0, %h : (tensor<f32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @barrier(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %b:2 = stablehlo.optimization_barrier %a0, %a0 : tensor<6xf32>, tensor<6xf32>
  %r = stablehlo.add %b#0, %b#1 : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @scalars(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> attributes {llvm.emit_c_interface} {
  %s = stablehlo.add %a0, %a1 : tensor<f32>
  %r = stablehlo.multiply %s, %s : tensor<f32>
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
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_abs(&r, &d0);
//     printf("f_abs:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_ceil(&r, &d0);
//     printf("f_ceil:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_cosine(&r, &d0);
//     printf("cosine:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_exponential(&r, &d0);
//     printf("exponential:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_exponential_minus_one(&r, &d0);
//     printf("exponential_minus_one:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_floor(&r, &d0);
//     printf("f_floor:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_logistic(&r, &d0);
//     printf("logistic:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_negate(&r, &d0);
//     printf("negate:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_round_nearest_afz(&r, &d0);
//     printf("round_nearest_afz:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_round_nearest_even(&r, &d0);
//     printf("round_nearest_even:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_sign(&r, &d0);
//     printf("sign:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_sine(&r, &d0);
//     printf("sine:");
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
//     _mlir_ciface_f_tanh(&r, &d0);
//     printf("f_tanh:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_cbrt(&r, &d0);
//     printf("f_cbrt:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_log(&r, &d0);
//     printf("f_log:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_log_plus_one(&r, &d0);
//     printf("log_plus_one:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_rsqrt(&r, &d0);
//     printf("rsqrt:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_sqrt(&r, &d0);
//     printf("f_sqrt:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_add(&r, &d0, &d1);
//     printf("add:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_atan2(&r, &d0, &d1);
//     printf("f_atan2:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_divide(&r, &d0, &d1);
//     printf("divide:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_maximum(&r, &d0, &d1);
//     printf("maximum:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_minimum(&r, &d0, &d1);
//     printf("minimum:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_multiply(&r, &d0, &d1);
//     printf("multiply:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_power(&r, &d0, &d1);
//     printf("power:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_f_remainder(&r, &d0, &d1);
//     printf("f_remainder:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_subtract(&r, &d0, &d1);
//     printf("subtract:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 2);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_is_finite(&r, &d0);
//     printf("is_finite:");
//     for (int i = 0; i < 2; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_compare_eq(&r, &d0, &d1);
//     printf("compare_eq:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_compare_ne(&r, &d0, &d1);
//     printf("compare_ne:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_compare_ge(&r, &d0, &d1);
//     printf("compare_ge:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_compare_gt(&r, &d0, &d1);
//     printf("compare_gt:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_compare_le(&r, &d0, &d1);
//     printf("compare_le:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_compare_lt(&r, &d0, &d1);
//     printf("compare_lt:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_compare_total(&r, &d0);
//     printf("compare_total:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 0, 1, 0, 1};
//     struct MemRefDescriptor_i1_1 d0 = MemRefDescriptor_i1_1_contiguous(a0, 6);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     float a2[] = {-1, -1.5, -2.5, 2.5, 3, 1};
//     struct MemRefDescriptor_f32_1 d2 = MemRefDescriptor_f32_1_contiguous(a2, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_select(&r, &d0, &d1, &d2);
//     printf("select:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0};
//     struct MemRefDescriptor_i1_0 d0 = MemRefDescriptor_i1_0_contiguous(a0);
//     float a1[] = {1, 0.5, 0.25, -1, -1.5, -2.5};
//     struct MemRefDescriptor_f32_1 d1 = MemRefDescriptor_f32_1_contiguous(a1, 6);
//     float a2[] = {-1, -1.5, -2.5, 2.5, 3, 1};
//     struct MemRefDescriptor_f32_1 d2 = MemRefDescriptor_f32_1_contiguous(a2, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_select_scalar(&r, &d0, &d1, &d2);
//     printf("select_scalar:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_clamp(&r, &d0);
//     printf("clamp:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_barrier(&r, &d0);
//     printf("barrier:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5};
//     struct MemRefDescriptor_f32_0 d0 = MemRefDescriptor_f32_0_contiguous(a0);
//     float a1[] = {1};
//     struct MemRefDescriptor_f32_0 d1 = MemRefDescriptor_f32_0_contiguous(a1);
//     struct MemRefDescriptor_f32_0 r;
//     _mlir_ciface_scalars(&r, &d0, &d1);
//     printf("scalars:");
//     for (int i = 0; i < 1; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   return 0;
// }
// output:
// f_abs: 2.5 2.5 3 1 0.5 0.25
// f_ceil: -2 3 3 1 1 1
// cosine: -0.8011 -0.8011 -0.99 0.5403 0.8776 0.9689
// exponential: 0.08208 12.18 20.09 2.718 1.649 1.284
// exponential_minus_one: -0.9179 11.18 19.09 1.718 0.6487 0.284
// f_floor: -3 2 3 1 0 0
// logistic: 0.07586 0.9241 0.9526 0.7311 0.6225 0.5622
// negate: 2.5 -2.5 -3 -1 -0.5 -0.25
// round_nearest_afz: -3 3 3 1 1 0
// round_nearest_even: -2 2 3 1 0 0
// sign: -1 1 1 1 1 1
// sine: -0.5985 0.5985 0.1411 0.8415 0.4794 0.2474
// f_tan: 0.747 -0.747 -0.1425 1.557 0.5463 0.2553
// f_tanh: -0.9866 0.9866 0.9951 0.7616 0.4621 0.2449
// f_cbrt: -1.357 1.357 1.442 1 0.7937 0.63
// f_log: 0.9163 0.9163 1.099 0 -0.6931 -1.386
// log_plus_one: 1.253 1.253 1.386 0.6931 0.4055 0.2231
// rsqrt: 0.6325 0.6325 0.5774 1 1.414 2
// f_sqrt: 1.581 1.581 1.732 1 0.7071 0.5
// add: -1.5 3 3.25 0 -1 -2.25
// f_atan2: -1.19 1.373 1.488 2.356 2.82 3.042
// divide: -2.5 5 12 -1 -0.3333 -0.1
// maximum: 1 2.5 3 1 0.5 0.25
// minimum: -2.5 0.5 0.25 -1 -1.5 -2.5
// multiply: -2.5 1.25 0.75 -1 -0.75 -0.625
// power: 2.5 1.581 1.316 1 2.828 32
// f_remainder: -0.5 0 0 0 0.5 0.25
// subtract: -3.5 2 2.75 2 2 2.75
// is_finite: 0 1
// compare_eq: 0 0 0 0 0 0
// compare_ne: 1 1 1 1 1 1
// compare_ge: 0 1 1 1 1 1
// compare_gt: 0 1 1 1 1 1
// compare_le: 1 0 0 0 0 0
// compare_lt: 1 0 0 0 0 0
// compare_total: 1 0 1 0 1 0
// select: -1 0.5 -2.5 -1 3 -2.5
// select_scalar: -1 -1.5 -2.5 2.5 3 1
// clamp: -1 1.5 1.5 1 0.5 0.25
// barrier: -5 5 6 2 1 0.5
// scalars: 2.25
// -----
// no-oracle: the C library of old compilers has no function that LLVM calls for truncations to bf16
func.func @reduce_precision(%a0: tensor<6xf32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %c = stablehlo.constant dense<1.001> : tensor<6xf32>
  %m = stablehlo.multiply %a0, %c : tensor<6xf32>
  %r = stablehlo.reduce_precision %m, format = e8m7 : tensor<6xf32>
  return %r : tensor<6xf32>
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
//     _mlir_ciface_reduce_precision(&r, &d0);
//     printf("reduce_precision:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   return 0;
// }
// output:
// reduce_precision: -2.5 2.5 3 1 0.5 0.25
