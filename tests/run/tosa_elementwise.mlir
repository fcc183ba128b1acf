// Functions of floats.
func.func @elementwise_abs(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.abs %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @elementwise_ceil(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.ceil %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @elementwise_floor(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.floor %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @elementwise_exp(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.exp %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @elementwise_log(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.log %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @reciprocal(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.reciprocal %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @rsqrt(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.rsqrt %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @elementwise_tanh(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.tanh %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @sigmoid(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.sigmoid %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @elementwise_erf(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.erf %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @elementwise_sin(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.sin %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @elementwise_cos(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.cos %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @add(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.add %a0, %a1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @sub(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.sub %a0, %a1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @elementwise_pow(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.pow %a0, %a1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @maximum(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.maximum %a0, %a1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @minimum(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.minimum %a0, %a1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @maximum_ignore(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.maximum %a0, %a1 {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @mul(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %s : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @clamp(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.clamp %a0 {max_val = 1.0 : f32, min_val = 0.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @clamp_ignore(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.clamp %a0 {max_val = 1.0 : f32, min_val = 0.0 : f32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @negate(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %z1, %z2 : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @equal(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.equal %a0, %a1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @greater(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.greater %a0, %a1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @greater_equal(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.greater_equal %a0, %a1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @select(%a0: tensor<2x3xi1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.select %a0, %a1, %a2 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @identity(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.identity %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// main.c:
// #include <inttypes.h>
// #include <math.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_elementwise_abs(&r, &d0);
//     printf("abs: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_elementwise_ceil(&r, &d0);
//     printf("ceil: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_elementwise_floor(&r, &d0);
//     printf("floor: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_elementwise_exp(&r, &d0);
//     printf("exp: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {1, 2, 3, 0.5, 4, 9};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_elementwise_log(&r, &d0);
//     printf("log: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_reciprocal(&r, &d0);
//     printf("reciprocal: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {1, 2, 3, 0.25, 4, 9};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_rsqrt(&r, &d0);
//     printf("rsqrt: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_elementwise_tanh(&r, &d0);
//     printf("tanh: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_sigmoid(&r, &d0);
//     printf("sigmoid: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_elementwise_erf(&r, &d0);
//     printf("erf: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_elementwise_sin(&r, &d0);
//     printf("sin: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_elementwise_cos(&r, &d0);
//     printf("cos: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 1, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_add(&r, &d0, &d1);
//     printf("add: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 1, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_sub(&r, &d0, &d1);
//     printf("sub: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {1, 2, 3, 0.5, 4, 9};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 1, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_elementwise_pow(&r, &d0, &d1);
//     printf("pow: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-1, NAN, 3, 4, 5, 6};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 1, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_maximum(&r, &d0, &d1);
//     printf("maximum: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 1, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_minimum(&r, &d0, &d1);
//     printf("minimum: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-1, NAN, 3, 4, 5, 6};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5, -1.5, 2, 0};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_maximum_ignore(&r, &d0, &d1);
//     printf("maximum_ignore: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {1, 2, 3, 4, 5, 6};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5, -1.5, 2, 0};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_mul(&r, &d0, &d1);
//     printf("mul: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_clamp(&r, &d0);
//     printf("clamp: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-1, NAN, 3, 0.5, 5, 6};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_clamp_ignore(&r, &d0);
//     printf("clamp_ignore: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_negate(&r, &d0);
//     printf("negate: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5, -1.5, 2, 0};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_equal(&r, &d0, &d1);
//     printf("equal: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5, -1.5, 2, 0};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_greater(&r, &d0, &d1);
//     printf("greater: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5, -1.5, 2, 0};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_greater_equal(&r, &d0, &d1);
//     printf("greater_equal: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 1, 0, 0, 1};
//     struct MemRefDescriptor_i1_2 d0 = MemRefDescriptor_i1_2_contiguous(a0, 2, 3);
//     float a1[] = {-1, 2.5, 0.5, -1.5, 2, 0};
//     struct MemRefDescriptor_f32_2 d1 = MemRefDescriptor_f32_2_contiguous(a1, 2, 3);
//     float a2[] = {0.5, -1.5, 2, 0, -2, 1.5};
//     struct MemRefDescriptor_f32_2 d2 = MemRefDescriptor_f32_2_contiguous(a2, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_select(&r, &d0, &d1, &d2);
//     printf("select: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_identity(&r, &d0);
//     printf("identity: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// abs: 2.5 1 1 2.5 0.5 1.5
// ceil: -2 1 -1 3 1 -1
// floor: -3 1 -1 2 0 -2
// exp: 0.08208 2.718 0.3679 12.18 1.649 0.2231
// log: 0 0.6931 1.099 -0.6931 1.386 2.197
// reciprocal: -0.4 1 -1 0.4 2 -0.6667
// rsqrt: 1 0.7071 0.5774 2 0.5 0.3333
// tanh: -0.9866 0.7616 -0.7616 0.9866 0.4621 -0.9051
// sigmoid: 0.07586 0.7311 0.2689 0.9241 0.6225 0.1824
// erf: -0.9996 0.8427 -0.8427 0.9996 0.5205 -0.9661
// sin: -0.5985 0.8415 -0.8415 0.5985 0.4794 -0.9975
// cos: -0.8011 0.5403 0.5403 -0.8011 0.8776 0.07074
// add: -3.5 3.5 -0.5 1.5 3 -1
// sub: -1.5 -1.5 -1.5 3.5 -2 -2
// pow: 1 5.657 1.732 2 32 3
// maximum: -1 nan 3 4 5 6
// minimum: -2.5 1 -1 -1 0.5 -1.5
// maximum_ignore: -1 2.5 3 4 5 6
// mul: -1 5 1.5 -6 10 0
// clamp: 0 1 0 1 0.5 0
// clamp_ignore: 0 0 1 0.5 1 1
// negate: 2.5 -1 1 -2.5 -0.5 1.5
// equal: 0 0 0 0 0 0
// greater: 0 0 0 1 0 0
// greater_equal: 0 0 0 1 0 0
// select: 0.5 2.5 0.5 0 -2 0
// identity: -2.5 1 -1 2.5 0.5 -1.5
// -----
// Functions of integers and conditions.
func.func @abs_i(%a0: tensor<2x3xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.abs %a0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @bitwise_not_i(%a0: tensor<2x3xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.bitwise_not %a0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @clz_i(%a0: tensor<2x3xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.clz %a0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @add_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.add %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @sub_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.sub %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @maximum_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.maximum %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @minimum_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.minimum %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @bitwise_and_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.bitwise_and %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @bitwise_or_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.bitwise_or %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @bitwise_xor_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.bitwise_xor %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @logical_left_shift_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.logical_left_shift %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @logical_right_shift_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.logical_right_shift %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @intdiv_i(%a0: tensor<2x3xi32>, %a1: tensor<2x1xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.intdiv %a0, %a1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @arithmetic_right_shift(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @ars_noround(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = false} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @mul_shift(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %s = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %s : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @mul_i8(%a0: tensor<2x3xi8>, %a1: tensor<2x3xi8>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %s : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<1xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @clamp_i8(%a0: tensor<2x3xi8>) -> tensor<2x3xi8> attributes {llvm.emit_c_interface} {
  %r = tosa.clamp %a0 {max_val = 100 : i8, min_val = -5 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @negate_i8(%a0: tensor<2x3xi8>) -> tensor<2x3xi8> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<-7> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.negate %a0, %z1, %z2 : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @negate_i8_0(%a0: tensor<2x3xi8>) -> tensor<2x3xi8> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.negate %a0, %z1, %z2 : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @negate_i32(%a0: tensor<2x3xi32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %z2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.negate %a0, %z1, %z2 : (tensor<2x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @negate_i16(%a0: tensor<2x3xi16>) -> tensor<2x3xi16> attributes {llvm.emit_c_interface} {
  %z1 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %z2 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.negate %a0, %z1, %z2 : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}
func.func @equal_i(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> tensor<2x3xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.equal %a0, %a1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @greater_i(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> tensor<2x3xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.greater %a0, %a1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @greater_equal_i(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> tensor<2x3xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.greater_equal %a0, %a1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @logical_not(%a0: tensor<2x3xi1>) -> tensor<2x3xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.logical_not %a0 : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @logical_and(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi1>) -> tensor<2x3xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.logical_and %a0, %a1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @logical_or(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi1>) -> tensor<2x3xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.logical_or %a0, %a1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @logical_xor(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi1>) -> tensor<2x3xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.logical_xor %a0, %a1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @const_add(%a0: tensor<2xi32>) -> tensor<2xi32> attributes {llvm.emit_c_interface} {
  %r = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = tosa.add %a0, %r : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %s : tensor<2xi32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_abs_i(&r, &d0);
//     printf("abs_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_bitwise_not_i(&r, &d0);
//     printf("bitwise_not_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_clz_i(&r, &d0);
//     printf("clz_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {-7, 0};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_add_i(&r, &d0, &d1);
//     printf("add_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {-7, 0};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_sub_i(&r, &d0, &d1);
//     printf("sub_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {-7, 0};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_maximum_i(&r, &d0, &d1);
//     printf("maximum_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {-7, 0};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_minimum_i(&r, &d0, &d1);
//     printf("minimum_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {-7, 0};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_bitwise_and_i(&r, &d0, &d1);
//     printf("bitwise_and_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {-7, 0};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_bitwise_or_i(&r, &d0, &d1);
//     printf("bitwise_or_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {-7, 0};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_bitwise_xor_i(&r, &d0, &d1);
//     printf("bitwise_xor_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {3, 1};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_logical_left_shift_i(&r, &d0, &d1);
//     printf("logical_left_shift_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {3, 1};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_logical_right_shift_i(&r, &d0, &d1);
//     printf("logical_right_shift_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {7, -3};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 1);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_intdiv_i(&r, &d0, &d1);
//     printf("intdiv_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {0, 1, 2, 3, 4, 31};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_arithmetic_right_shift(&r, &d0, &d1);
//     printf("arithmetic_right_shift: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {0, 1, 2, 3, 4, 31};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_ars_noround(&r, &d0, &d1);
//     printf("ars_noround: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {-7, 0, 3, 50, 2000000000, -100000};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_mul_shift(&r, &d0, &d1);
//     printf("mul_shift: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     int8_t a1[] = {-17, 20, 57, 94, -125, -88};
//     struct MemRefDescriptor_i8_2 d1 = MemRefDescriptor_i8_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_mul_i8(&r, &d0, &d1);
//     printf("mul_i8: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i8_2 r;
//     _mlir_ciface_clamp_i8(&r, &d0);
//     printf("clamp_i8: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i8_2 r;
//     _mlir_ciface_negate_i8(&r, &d0);
//     printf("negate_i8: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i8_2 r;
//     _mlir_ciface_negate_i8_0(&r, &d0);
//     printf("negate_i8_0: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_negate_i32(&r, &d0);
//     printf("negate_i32: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int16_t a0[] = {-2768, 7205, 17178, 27151, -28412, -18439};
//     struct MemRefDescriptor_i16_2 d0 = MemRefDescriptor_i16_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i16_2 r;
//     _mlir_ciface_negate_i16(&r, &d0);
//     printf("negate_i16: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {-7, 0, 3, 50, 2000000000, -100000};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_equal_i(&r, &d0, &d1);
//     printf("equal_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {-7, 0, 3, 50, 2000000000, -100000};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_greater_i(&r, &d0, &d1);
//     printf("greater_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     int32_t a1[] = {-7, 0, 3, 50, 2000000000, -100000};
//     struct MemRefDescriptor_i32_2 d1 = MemRefDescriptor_i32_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_greater_equal_i(&r, &d0, &d1);
//     printf("greater_equal_i: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 1, 0, 0, 1};
//     struct MemRefDescriptor_i1_2 d0 = MemRefDescriptor_i1_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_logical_not(&r, &d0);
//     printf("logical_not: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 1, 0, 0, 1};
//     struct MemRefDescriptor_i1_2 d0 = MemRefDescriptor_i1_2_contiguous(a0, 2, 3);
//     bool a1[] = {1, 1, 0, 0, 1, 1};
//     struct MemRefDescriptor_i1_2 d1 = MemRefDescriptor_i1_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_logical_and(&r, &d0, &d1);
//     printf("logical_and: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 1, 0, 0, 1};
//     struct MemRefDescriptor_i1_2 d0 = MemRefDescriptor_i1_2_contiguous(a0, 2, 3);
//     bool a1[] = {1, 1, 0, 0, 1, 1};
//     struct MemRefDescriptor_i1_2 d1 = MemRefDescriptor_i1_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_logical_or(&r, &d0, &d1);
//     printf("logical_or: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 1, 0, 0, 1};
//     struct MemRefDescriptor_i1_2 d0 = MemRefDescriptor_i1_2_contiguous(a0, 2, 3);
//     bool a1[] = {1, 1, 0, 0, 1, 1};
//     struct MemRefDescriptor_i1_2 d1 = MemRefDescriptor_i1_2_contiguous(a1, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_logical_xor(&r, &d0, &d1);
//     printf("logical_xor: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 2);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_const_add(&r, &d0);
//     printf("const_add: ");
//     for (int i = 0; i < 2; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// abs_i: 100000 7 0 3 50 2000000000
// bitwise_not_i: 99999 6 -1 -4 -51 -2000000001
// clz_i: 0 0 32 30 26 1
// add_i: -100007 -14 -7 3 50 2000000000
// sub_i: -99993 0 7 3 50 2000000000
// maximum_i: -7 -7 0 3 50 2000000000
// minimum_i: -100000 -7 -7 0 0 0
// bitwise_and_i: -100000 -7 0 0 0 0
// bitwise_or_i: -7 -7 -7 3 50 2000000000
// bitwise_xor_i: 99993 0 -7 3 50 2000000000
// logical_left_shift_i: -800000 -56 0 6 100 -294967296
// logical_right_shift_i: 536858412 536870911 0 1 25 1000000000
// intdiv_i: -14285 -1 0 -1 -16 -666666666
// arithmetic_right_shift: -100000 -3 0 0 3 1
// ars_noround: -100000 -4 0 0 3 0
// mul_shift: 87500 0 0 19 -384901888 1004630016
// mul_i8: 476 180 2622 7802 -15000 8712
// clamp_i8: -5 9 46 83 100 -5
// negate_i8: 26 -11 -48 -85 -122 97
// negate_i8_0: 28 -9 -46 -83 -120 99
// negate_i32: 100000 7 0 -3 -50 -2000000000
// negate_i16: 2768 -7205 -17178 -27151 28412 18439
// equal_i: 0 0 0 0 0 0
// greater_i: 0 0 0 0 0 1
// greater_equal_i: 0 0 0 0 0 1
// logical_not: 1 0 0 1 1 0
// logical_and: 0 1 0 0 0 1
// logical_or: 1 1 1 0 1 1
// logical_xor: 1 0 1 0 1 0
// const_add: -99999 -5
// -----
// Tables, with interpolation for 16 bits.
func.func @table(%a0: tensor<2x3xi8>, %a1: tensor<256xi8>) -> tensor<2x3xi8> attributes {llvm.emit_c_interface} {
  %r = tosa.table %a0, %a1 : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @table_i16(%a0: tensor<2x3xi16>, %a1: tensor<513xi16>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.table %a0, %a1 : (tensor<2x3xi16>, tensor<513xi16>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     int8_t a1[] = {-17, 20, 57, 94, -125, -88, -51, -14, 23, 60, 97, -122, -85, -48, -11, 26, 63, 100, -119, -82, -45, -8, 29, 66, 103, -116, -79, -42, -5, 32, 69, 106, -113, -76, -39, -2, 35, 72, 109, -110, -73, -36, 1, 38, 75, 112, -107, -70, -33, 4, 41, 78, 115, -104, -67, -30, 7, 44, 81, 118, -101, -64, -27, 10, 47, 84, 121, -98, -61, -24, 13, 50, 87, 124, -95, -58, -21, 16, 53, 90, 127, -92, -55, -18, 19, 56, 93, -126, -89, -52, -15, 22, 59, 96, -123, -86, -49, -12, 25, 62, 99, -120, -83, -46, -9, 28, 65, 102, -117, -80, -43, -6, 31, 68, 105, -114, -77, -40, -3, 34, 71, 108, -111, -74, -37, 0, 37, 74, 111, -108, -71, -34, 3, 40, 77, 114, -105, -68, -31, 6, 43, 80, 117, -102, -65, -28, 9, 46, 83, 120, -99, -62, -25, 12, 49, 86, 123, -96, -59, -22, 15, 52, 89, 126, -93, -56, -19, 18, 55, 92, -127, -90, -53, -16, 21, 58, 95, -124, -87, -50, -13, 24, 61, 98, -121, -84, -47, -10, 27, 64, 101, -118, -81, -44, -7, 30, 67, 104, -115, -78, -41, -4, 33, 70, 107, -112, -75, -38, -1, 36, 73, 110, -109, -72, -35, 2, 39, 76, 113, -106, -69, -32, 5, 42, 79, 116, -103, -66, -29, 8, 45, 82, 119, -100, -63, -26, 11, 48, 85, 122, -97, -60, -23, 14, 51, 88, 125, -94, -57, -20, 17, 54, 91, -128, -91, -54};
//     struct MemRefDescriptor_i8_1 d1 = MemRefDescriptor_i8_1_contiguous(a1, 256);
//     struct MemRefDescriptor_i8_2 r;
//     _mlir_ciface_table(&r, &d0, &d1);
//     printf("table: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int16_t a0[] = {-2768, 7205, 17178, 27151, -28412, -18439};
//     struct MemRefDescriptor_i16_2 d0 = MemRefDescriptor_i16_2_contiguous(a0, 2, 3);
//     int16_t a1[] = {-2691, 7282, 17255, 27228, -28335, -18362, -8389, 1584, 11557, 21530, 31503, -24060, -14087, -4114, 5859, 15832, 25805, -29758, -19785, -9812, 161, 10134, 20107, 30080, -25483, -15510, -5537, 4436, 14409, 24382, -31181, -21208, -11235, -1262, 8711, 18684, 28657, -26906, -16933, -6960, 3013, 12986, 22959, -32604, -22631, -12658, -2685, 7288, 17261, 27234, -28329, -18356, -8383, 1590, 11563, 21536, 31509, -24054, -14081, -4108, 5865, 15838, 25811, -29752, -19779, -9806, 167, 10140, 20113, 30086, -25477, -15504, -5531, 4442, 14415, 24388, -31175, -21202, -11229, -1256, 8717, 18690, 28663, -26900, -16927, -6954, 3019, 12992, 22965, -32598, -22625, -12652, -2679, 7294, 17267, 27240, -28323, -18350, -8377, 1596, 11569, 21542, 31515, -24048, -14075, -4102, 5871, 15844, 25817, -29746, -19773, -9800, 173, 10146, 20119, 30092, -25471, -15498, -5525, 4448, 14421, 24394, -31169, -21196, -11223, -1250, 8723, 18696, 28669, -26894, -16921, -6948, 3025, 12998, 22971, -32592, -22619, -12646, -2673, 7300, 17273, 27246, -28317, -18344, -8371, 1602, 11575, 21548, 31521, -24042, -14069, -4096, 5877, 15850, 25823, -29740, -19767, -9794, 179, 10152, 20125, 30098, -25465, -15492, -5519, 4454, 14427, 24400, -31163, -21190, -11217, -1244, 8729, 18702, 28675, -26888, -16915, -6942, 3031, 13004, 22977, -32586, -22613, -12640, -2667, 7306, 17279, 27252, -28311, -18338, -8365, 1608, 11581, 21554, 31527, -24036, -14063, -4090, 5883, 15856, 25829, -29734, -19761, -9788, 185, 10158, 20131, 30104, -25459, -15486, -5513, 4460, 14433, 24406, -31157, -21184, -11211, -1238, 8735, 18708, 28681, -26882, -16909, -6936, 3037, 13010, 22983, -32580, -22607, -12634, -2661, 7312, 17285, 27258, -28305, -18332, -8359, 1614, 11587, 21560, 31533, -24030, -14057, -4084, 5889, 15862, 25835, -29728, -19755, -9782, 191, 10164, 20137, 30110, -25453, -15480, -5507, 4466, 14439, 24412, -31151, -21178, -11205, -1232, 8741, 18714, 28687, -26876, -16903, -6930, 3043, 13016, 22989, -32574, -22601, -12628, -2655, 7318, 17291, 27264, -28299, -18326, -8353, 1620, 11593, 21566, 31539, -24024, -14051, -4078, 5895, 15868, 25841, -29722, -19749, -9776, 197, 10170, 20143, 30116, -25447, -15474, -5501, 4472, 14445, 24418, -31145, -21172, -11199, -1226, 8747, 18720, 28693, -26870, -16897, -6924, 3049, 13022, 22995, -32568, -22595, -12622, -2649, 7324, 17297, 27270, -28293, -18320, -8347, 1626, 11599, 21572, 31545, -24018, -14045, -4072, 5901, 15874, 25847, -29716, -19743, -9770, 203, 10176, 20149, 30122, -25441, -15468, -5495, 4478, 14451, 24424, -31139, -21166, -11193, -1220, 8753, 18726, 28699, -26864, -16891, -6918, 3055, 13028, 23001, -32562, -22589, -12616, -2643, 7330, 17303, 27276, -28287, -18314, -8341, 1632, 11605, 21578, 31551, -24012, -14039, -4066, 5907, 15880, 25853, -29710, -19737, -9764, 209, 10182, 20155, 30128, -25435, -15462, -5489, 4484, 14457, 24430, -31133, -21160, -11187, -1214, 8759, 18732, 28705, -26858, -16885, -6912, 3061, 13034, 23007, -32556, -22583, -12610, -2637, 7336, 17309, 27282, -28281, -18308, -8335, 1638, 11611, 21584, 31557, -24006, -14033, -4060, 5913, 15886, 25859, -29704, -19731, -9758, 215, 10188, 20161, 30134, -25429, -15456, -5483, 4490, 14463, 24436, -31127, -21154, -11181, -1208, 8765, 18738, 28711, -26852, -16879, -6906, 3067, 13040, 23013, -32550, -22577, -12604, -2631, 7342, 17315, 27288, -28275, -18302, -8329, 1644, 11617, 21590, 31563, -24000, -14027, -4054, 5919, 15892, 25865, -29698, -19725, -9752, 221, 10194, 20167, 30140, -25423, -15450, -5477, 4496, 14469, 24442, -31121, -21148, -11175, -1202, 8771, 18744, 28717, -26846, -16873, -6900, 3073, 13046, 23019, -32544, -22571, -12598, -2625, 7348, 17321, 27294, -28269, -18296, -8323};
//     struct MemRefDescriptor_i16_1 d1 = MemRefDescriptor_i16_1_contiguous(a1, 513);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_table_i16(&r, &d0, &d1);
//     printf("table_i16: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// table: 99 -68 21 110 -57 32
// table_i16: -3144336 1616873 2839138 1636571 1154900 -47667
// -----
// Casts round half to even and saturate.
func.func @cast_i8_i16(%a0: tensor<2x3xi8>) -> tensor<2x3xi16> attributes {llvm.emit_c_interface} {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}
func.func @cast_i32_i8(%a0: tensor<2x3xi32>) -> tensor<2x3xi8> attributes {llvm.emit_c_interface} {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @cast_i1_i32(%a0: tensor<2x3xi1>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @cast_i32_i1(%a0: tensor<2x3xi32>) -> tensor<2x3xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.cast %a0 : (tensor<2x3xi32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @cast_f32_i8(%a0: tensor<2x3xf32>) -> tensor<2x3xi8> attributes {llvm.emit_c_interface} {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @cast_f32_i32(%a0: tensor<2x3xf32>) -> tensor<2x3xi32> attributes {llvm.emit_c_interface} {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @cast_f32_i1(%a0: tensor<2x3xf32>) -> tensor<2x3xi1> attributes {llvm.emit_c_interface} {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @cast_i8_f32(%a0: tensor<2x3xi8>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.cast %a0 : (tensor<2x3xi8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @cast_i1_f32(%a0: tensor<2x3xi1>) -> tensor<2x3xf32> attributes {llvm.emit_c_interface} {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @cast_f32_i16(%a0: tensor<2x3xf32>) -> tensor<2x3xi16> attributes {llvm.emit_c_interface} {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}
func.func @cast_f32_i64(%a0: tensor<2x3xf32>) -> tensor<2x3xi64> attributes {llvm.emit_c_interface} {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}
// main.c:
// #include <inttypes.h>
// #include <math.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i16_2 r;
//     _mlir_ciface_cast_i8_i16(&r, &d0);
//     printf("cast_i8_i16: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i8_2 r;
//     _mlir_ciface_cast_i32_i8(&r, &d0);
//     printf("cast_i32_i8: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 1, 0, 0, 1};
//     struct MemRefDescriptor_i1_2 d0 = MemRefDescriptor_i1_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_cast_i1_i32(&r, &d0);
//     printf("cast_i1_i32: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {-100000, -7, 0, 3, 50, 2000000000};
//     struct MemRefDescriptor_i32_2 d0 = MemRefDescriptor_i32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_cast_i32_i1(&r, &d0);
//     printf("cast_i32_i1: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {0.5, 1.5, -2.5, 300, -300, INFINITY};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i8_2 r;
//     _mlir_ciface_cast_f32_i8(&r, &d0);
//     printf("cast_f32_i8: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {0.5, 1.5, -2.5, 3e9f, -3e9f, INFINITY};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i32_2 r;
//     _mlir_ciface_cast_f32_i32(&r, &d0);
//     printf("cast_f32_i32: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 1, -1, 2.5, 0.5, -1.5};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i1_2 r;
//     _mlir_ciface_cast_f32_i1(&r, &d0);
//     printf("cast_f32_i1: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {-28, 9, 46, 83, 120, -99};
//     struct MemRefDescriptor_i8_2 d0 = MemRefDescriptor_i8_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_cast_i8_f32(&r, &d0);
//     printf("cast_i8_f32: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 1, 0, 0, 1};
//     struct MemRefDescriptor_i1_2 d0 = MemRefDescriptor_i1_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_f32_2 r;
//     _mlir_ciface_cast_i1_f32(&r, &d0);
//     printf("cast_i1_f32: ");
//     for (int i = 0; i < 6; i++) printf("%.4g ", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {0.5, 1.5, -2.5, 40000, -40000, INFINITY};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i16_2 r;
//     _mlir_ciface_cast_f32_i16(&r, &d0);
//     printf("cast_f32_i16: ");
//     for (int i = 0; i < 6; i++) printf("%d ", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {0.5, 1.5, -2.5, 3e9f, -3e9f, INFINITY};
//     struct MemRefDescriptor_f32_2 d0 = MemRefDescriptor_f32_2_contiguous(a0, 2, 3);
//     struct MemRefDescriptor_i64_2 r;
//     _mlir_ciface_cast_f32_i64(&r, &d0);
//     printf("cast_f32_i64: ");
//     for (int i = 0; i < 6; i++) printf("%" PRId64 " ", r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
// }
// output:
// cast_i8_i16: -28 9 46 83 120 -99
// cast_i32_i8: 96 -7 0 3 50 0
// cast_i1_i32: 0 1 1 0 0 1
// cast_i32_i1: 1 1 0 1 1 1
// cast_f32_i8: 0 2 -2 127 -128 127
// cast_f32_i32: 0 2 -2 2147483647 -2147483648 2147483647
// cast_f32_i1: 1 1 1 1 1 1
// cast_i8_f32: -28 9 46 83 120 -99
// cast_i1_f32: 0 1 1 0 0 1
// cast_f32_i16: 0 2 -2 32767 -32768 32767
// cast_f32_i64: 0 2 -2 3000000000 -3000000000 9223372036854775807
