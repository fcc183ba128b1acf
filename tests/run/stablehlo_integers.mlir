// Integers: results that are defined for all operands, and conversions.
func.func @f_abs(%a0: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.abs %a0 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @negate(%a0: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.negate %a0 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @not(%a0: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.not %a0 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @popcnt(%a0: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.popcnt %a0 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @count_leading_zeros(%a0: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.count_leading_zeros %a0 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @sign(%a0: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.sign %a0 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @add(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.add %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @add_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.add %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @and(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.and %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @and_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.and %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @or(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.or %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @or_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.or %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @xor(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.xor %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @xor_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.xor %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @multiply(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.multiply %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @multiply_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.multiply %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @subtract(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.subtract %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @subtract_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.subtract %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @divide(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.divide %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @divide_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.divide %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @f_remainder(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.remainder %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @remainder_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.remainder %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @maximum(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.maximum %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @maximum_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.maximum %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @minimum(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.minimum %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @minimum_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.minimum %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @shift_left(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.shift_left %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @shift_left_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.shift_left %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @shift_right_arithmetic(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.shift_right_arithmetic %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @shift_right_arithmetic_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.shift_right_arithmetic %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @shift_right_logical(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.shift_right_logical %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @shift_right_logical_unsigned(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xui32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.shift_right_logical %a0, %a1 : tensor<8xui32>
  return %r : tensor<8xui32>
}
func.func @sign_unsigned(%a0: tensor<8xui8>) -> tensor<8xui8> attributes {llvm.emit_c_interface} {
  %r = stablehlo.sign %a0 : tensor<8xui8>
  return %r : tensor<8xui8>
}
func.func @power(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.power %a0, %a1 : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @divide_min(%a0: tensor<2xi32>) -> tensor<2xi32> attributes {llvm.emit_c_interface} {
  %m = stablehlo.constant dense<-2147483648> : tensor<2xi32>
  %n = stablehlo.constant dense<[-1, 0]> : tensor<2xi32>
  %r = stablehlo.divide %m, %n : tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @clamp_unsigned(%a0: tensor<8xui8>) -> tensor<8xui8> attributes {llvm.emit_c_interface} {
  %l = stablehlo.constant dense<3> : tensor<8xui8>
  %h = stablehlo.constant dense<200> : tensor<8xui8>
  %r = stablehlo.clamp %l, %a0, %h : tensor<8xui8>
  return %r : tensor<8xui8>
}
func.func @compare_lt_i32(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi1> attributes {llvm.emit_c_interface} {
  %r = stablehlo.compare LT, %a0, %a1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @compare_lt_ui32(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xi1> attributes {llvm.emit_c_interface} {
  %r = stablehlo.compare LT, %a0, %a1, UNSIGNED : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @compare_ge_ui32(%a0: tensor<8xui32>, %a1: tensor<8xui32>) -> tensor<8xi1> attributes {llvm.emit_c_interface} {
  %r = stablehlo.compare GE, %a0, %a1, UNSIGNED : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @compare_eq_i32(%a0: tensor<8xi32>, %a1: tensor<8xi32>) -> tensor<8xi1> attributes {llvm.emit_c_interface} {
  %r = stablehlo.compare EQ, %a0, %a1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @add_conditions(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> tensor<4xi1> attributes {llvm.emit_c_interface} {
  %s = stablehlo.add %a0, %a1 : tensor<4xi1>
  %r = stablehlo.multiply %s, %a0 : tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @convert_i32_f32(%a0: tensor<6xi32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convert %a0 : (tensor<6xi32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @convert_ui32_f32(%a0: tensor<6xui32>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convert %a0 : (tensor<6xui32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @convert_f32_i32(%a0: tensor<6xf32>) -> tensor<6xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convert %a0 : (tensor<6xf32>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @convert_f32_ui8(%a0: tensor<6xf32>) -> tensor<6xui8> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convert %a0 : (tensor<6xf32>) -> tensor<6xui8>
  return %r : tensor<6xui8>
}
func.func @convert_i32_i8(%a0: tensor<6xi32>) -> tensor<6xi8> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convert %a0 : (tensor<6xi32>) -> tensor<6xi8>
  return %r : tensor<6xi8>
}
func.func @convert_i8_i32(%a0: tensor<6xi8>) -> tensor<6xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convert %a0 : (tensor<6xi8>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @convert_ui8_i32(%a0: tensor<6xui8>) -> tensor<6xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convert %a0 : (tensor<6xui8>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @convert_i1_f32(%a0: tensor<6xi1>) -> tensor<6xf32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convert %a0 : (tensor<6xi1>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @convert_f32_i1(%a0: tensor<6xf32>) -> tensor<6xi1> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convert %a0 : (tensor<6xf32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @convert_i32_i1(%a0: tensor<6xi32>) -> tensor<6xi1> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convert %a0 : (tensor<6xi32>) -> tensor<6xi1>
  return %r : tensor<6xi1>
}
func.func @convert_f32_f64(%a0: tensor<6xf32>) -> tensor<6xf64> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convert %a0 : (tensor<6xf32>) -> tensor<6xf64>
  return %r : tensor<6xf64>
}
func.func @convert_i1_i32(%a0: tensor<6xi1>) -> tensor<6xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.convert %a0 : (tensor<6xi1>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}
func.func @bitcast(%a0: tensor<3xf32>) -> tensor<3xi32> attributes {llvm.emit_c_interface} {
  %r = stablehlo.bitcast_convert %a0 : (tensor<3xf32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// main.c:
// #include <inttypes.h>
// #include <stdbool.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_f_abs(&r, &d0);
//     printf("f_abs:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_negate(&r, &d0);
//     printf("negate:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_not(&r, &d0);
//     printf("not:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_popcnt(&r, &d0);
//     printf("popcnt:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_count_leading_zeros(&r, &d0);
//     printf("count_leading_zeros:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_sign(&r, &d0);
//     printf("sign:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_add(&r, &d0, &d1);
//     printf("add:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_add_unsigned(&r, &d0, &d1);
//     printf("add_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_and(&r, &d0, &d1);
//     printf("and:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_and_unsigned(&r, &d0, &d1);
//     printf("and_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_or(&r, &d0, &d1);
//     printf("or:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_or_unsigned(&r, &d0, &d1);
//     printf("or_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_xor(&r, &d0, &d1);
//     printf("xor:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_xor_unsigned(&r, &d0, &d1);
//     printf("xor_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_multiply(&r, &d0, &d1);
//     printf("multiply:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_multiply_unsigned(&r, &d0, &d1);
//     printf("multiply_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_subtract(&r, &d0, &d1);
//     printf("subtract:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_subtract_unsigned(&r, &d0, &d1);
//     printf("subtract_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_divide(&r, &d0, &d1);
//     printf("divide:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_divide_unsigned(&r, &d0, &d1);
//     printf("divide_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_f_remainder(&r, &d0, &d1);
//     printf("f_remainder:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_remainder_unsigned(&r, &d0, &d1);
//     printf("remainder_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_maximum(&r, &d0, &d1);
//     printf("maximum:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_maximum_unsigned(&r, &d0, &d1);
//     printf("maximum_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_minimum(&r, &d0, &d1);
//     printf("minimum:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_minimum_unsigned(&r, &d0, &d1);
//     printf("minimum_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_shift_left(&r, &d0, &d1);
//     printf("shift_left:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_shift_left_unsigned(&r, &d0, &d1);
//     printf("shift_left_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_shift_right_arithmetic(&r, &d0, &d1);
//     printf("shift_right_arithmetic:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_shift_right_arithmetic_unsigned(&r, &d0, &d1);
//     printf("shift_right_arithmetic_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_shift_right_logical(&r, &d0, &d1);
//     printf("shift_right_logical:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_shift_right_logical_unsigned(&r, &d0, &d1);
//     printf("shift_right_logical_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i8_1 d0 = MemRefDescriptor_i8_1_contiguous(a0, 8);
//     struct MemRefDescriptor_i8_1 r;
//     _mlir_ciface_sign_unsigned(&r, &d0);
//     printf("sign_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {0, 2, 1, 0, 2, 2, 1, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_power(&r, &d0, &d1);
//     printf("power:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 2);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_divide_min(&r, &d0);
//     printf("divide_min:");
//     for (int i = 0; i < 2; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i8_1 d0 = MemRefDescriptor_i8_1_contiguous(a0, 8);
//     struct MemRefDescriptor_i8_1 r;
//     _mlir_ciface_clamp_unsigned(&r, &d0);
//     printf("clamp_unsigned:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_compare_lt_i32(&r, &d0, &d1);
//     printf("compare_lt_i32:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_compare_lt_ui32(&r, &d0, &d1);
//     printf("compare_lt_ui32:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_compare_ge_ui32(&r, &d0, &d1);
//     printf("compare_ge_ui32:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100, 0, 2};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 8);
//     int32_t a1[] = {-3, -8, 100, 0, 2, 5, 7, 1};
//     struct MemRefDescriptor_i32_1 d1 = MemRefDescriptor_i32_1_contiguous(a1, 8);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_compare_eq_i32(&r, &d0, &d1);
//     printf("compare_eq_i32:");
//     for (int i = 0; i < 8; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 0, 1};
//     struct MemRefDescriptor_i1_1 d0 = MemRefDescriptor_i1_1_contiguous(a0, 4);
//     bool a1[] = {1, 0, 1, 0};
//     struct MemRefDescriptor_i1_1 d1 = MemRefDescriptor_i1_1_contiguous(a1, 4);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_add_conditions(&r, &d0, &d1);
//     printf("add_conditions:");
//     for (int i = 0; i < 4; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_convert_i32_f32(&r, &d0);
//     printf("convert_i32_f32:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_convert_ui32_f32(&r, &d0);
//     printf("convert_ui32_f32:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_convert_f32_i32(&r, &d0);
//     printf("convert_f32_i32:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_i8_1 r;
//     _mlir_ciface_convert_f32_ui8(&r, &d0);
//     printf("convert_f32_ui8:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_i8_1 r;
//     _mlir_ciface_convert_i32_i8(&r, &d0);
//     printf("convert_i32_i8:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {5, 7, 1, -3, -8, 100};
//     struct MemRefDescriptor_i8_1 d0 = MemRefDescriptor_i8_1_contiguous(a0, 6);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_convert_i8_i32(&r, &d0);
//     printf("convert_i8_i32:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int8_t a0[] = {5, 7, 1, -3, -8, 100};
//     struct MemRefDescriptor_i8_1 d0 = MemRefDescriptor_i8_1_contiguous(a0, 6);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_convert_ui8_i32(&r, &d0);
//     printf("convert_ui8_i32:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 0, 1, 0, 1};
//     struct MemRefDescriptor_i1_1 d0 = MemRefDescriptor_i1_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f32_1 r;
//     _mlir_ciface_convert_i1_f32(&r, &d0);
//     printf("convert_i1_f32:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_convert_f32_i1(&r, &d0);
//     printf("convert_f32_i1:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     int32_t a0[] = {5, 7, 1, -3, -8, 100};
//     struct MemRefDescriptor_i32_1 d0 = MemRefDescriptor_i32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_i1_1 r;
//     _mlir_ciface_convert_i32_i1(&r, &d0);
//     printf("convert_i32_i1:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3, 1, 0.5, 0.25};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 6);
//     struct MemRefDescriptor_f64_1 r;
//     _mlir_ciface_convert_f32_f64(&r, &d0);
//     printf("convert_f32_f64:");
//     for (int i = 0; i < 6; i++) printf(" %.4g", (double)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     bool a0[] = {0, 1, 0, 1, 0, 1};
//     struct MemRefDescriptor_i1_1 d0 = MemRefDescriptor_i1_1_contiguous(a0, 6);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_convert_i1_i32(&r, &d0);
//     printf("convert_i1_i32:");
//     for (int i = 0; i < 6; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   {
//     float a0[] = {-2.5, 2.5, 3};
//     struct MemRefDescriptor_f32_1 d0 = MemRefDescriptor_f32_1_contiguous(a0, 3);
//     struct MemRefDescriptor_i32_1 r;
//     _mlir_ciface_bitcast(&r, &d0);
//     printf("bitcast:");
//     for (int i = 0; i < 3; i++) printf(" %d", (int)r.aligned[i]);
//     printf("\n");
//     free(r.allocated);
//   }
//   return 0;
// }
// output:
// f_abs: 5 7 1 3 8 100 0 2
// negate: -5 -7 -1 3 8 -100 0 -2
// not: -6 -8 -2 2 7 -101 -1 -3
// popcnt: 2 3 1 31 29 3 0 1
// count_leading_zeros: 29 29 31 0 0 25 32 30
// sign: 1 1 1 -1 -1 1 0 1
// add: 2 -1 101 -3 -6 105 7 3
// add_unsigned: 2 -1 101 -3 -6 105 7 3
// and: 5 0 0 0 0 4 0 0
// and_unsigned: 5 0 0 0 0 4 0 0
// or: -3 -1 101 -3 -6 101 7 3
// or_unsigned: -3 -1 101 -3 -6 101 7 3
// xor: -8 -1 101 -3 -6 97 7 3
// xor_unsigned: -8 -1 101 -3 -6 97 7 3
// multiply: -15 -56 100 0 -16 500 0 2
// multiply_unsigned: -15 -56 100 0 -16 500 0 2
// subtract: 8 15 -99 -3 -10 95 -7 1
// subtract_unsigned: 8 15 -99 -3 -10 95 -7 1
// divide: -1 0 0 -1 -4 20 0 2
// divide_unsigned: 0 0 0 -1 2147483644 20 0 2
// f_remainder: 2 7 1 -3 0 0 0 0
// remainder_unsigned: 5 7 1 -3 0 0 0 0
// maximum: 5 7 100 0 2 100 7 2
// maximum_unsigned: -3 -8 100 -3 -8 100 7 2
// minimum: -3 -8 1 -3 -8 5 0 1
// minimum_unsigned: 5 7 1 0 2 5 0 1
// shift_left: 0 0 0 -3 -32 3200 0 4
// shift_left_unsigned: 0 0 0 -3 -32 3200 0 4
// shift_right_arithmetic: 0 0 0 -3 -2 3 0 1
// shift_right_arithmetic_unsigned: 0 0 0 -3 -2 3 0 1
// shift_right_logical: 0 0 0 -3 1073741822 3 0 1
// shift_right_logical_unsigned: 0 0 0 -3 1073741822 3 0 1
// sign_unsigned: 1 1 1 1 1 1 0 1
// power: 1 49 1 1 64 10000 0 2
// divide_min: -2147483648 -1
// clamp_unsigned: 5 7 3 -56 -56 100 3 3
// compare_lt_i32: 0 0 1 1 1 0 1 0
// compare_lt_ui32: 1 1 1 0 0 0 1 0
// compare_ge_ui32: 0 0 0 1 1 1 0 1
// compare_eq_i32: 0 0 0 0 0 0 0 0
// add_conditions: 0 1 0 1
// convert_i32_f32: 5 7 1 -3 -8 100
// convert_ui32_f32: 5 7 1 4.295e+09 4.295e+09 100
// convert_f32_i32: -2 2 3 1 0 0
// convert_f32_ui8: 2 2 3 1 0 0
// convert_i32_i8: 5 7 1 -3 -8 100
// convert_i8_i32: 5 7 1 -3 -8 100
// convert_ui8_i32: 5 7 1 253 248 100
// convert_i1_f32: 0 1 0 1 0 1
// convert_f32_i1: 1 1 1 1 1 1
// convert_i32_i1: 1 1 1 1 1 1
// convert_f32_f64: -2.5 2.5 3 1 0.5 0.25
// convert_i1_i32: 0 1 0 1 0 1
// bitcast: -1071644672 1075838976 1077936128
