// Sums with their carry, and both halves of products.
func.func @add(%a: i32, %b: i32) -> (i32, i1) attributes {llvm.emit_c_interface} {
  %0, %1 = arith.addui_extended %a, %b : i32, i1
  return %0, %1 : i32, i1
}
func.func @signed(%a: i64, %b: i64) -> (i64, i64) attributes {llvm.emit_c_interface} {
  %0, %1 = arith.mulsi_extended %a, %b : i64
  return %0, %1 : i64, i64
}
func.func @unsigned(%a: i64, %b: i64) -> (i64, i64) attributes {llvm.emit_c_interface} {
  %0, %1 = arith.mului_extended %a, %b : i64
  return %0, %1 : i64, i64
}
func.func @small(%a: i8, %b: i8) -> (i8, i8, i8, i8) attributes {llvm.emit_c_interface} {
  %0, %1 = arith.mulsi_extended %a, %b : i8
  %2, %3 = arith.mului_extended %a, %b : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
func.func @lanes(%m: memref<4xi32>) attributes {llvm.emit_c_interface} {
  %v = affine.vector_load %m[0] : memref<4xi32>, vector<4xi32>
  %low, %high = arith.mulsi_extended %v, %v : vector<4xi32>
  %sum, %carry = arith.addui_extended %low, %v : vector<4xi32>, vector<4xi1>
  %one = arith.extui %carry : vector<4xi1> to vector<4xi32>
  %all = arith.addi %high, %one : vector<4xi32>
  affine.vector_store %all, %m[0] : memref<4xi32>, vector<4xi32>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   struct add_results a;
//   _mlir_ciface_add(&a, -1, 2);
//   printf("%d %d\n", a.r0, a.r1);
//   _mlir_ciface_add(&a, 5, 2);
//   printf("%d %d\n", a.r0, a.r1);
//   const int64_t numbers[] = {3, -3, INT64_MAX, INT64_MIN};
//   for (int i = 0; i < 4; i++)
//     for (int j = 0; j < 4; j++) {
//       struct signed_results s;
//       struct unsigned_results u;
//       _mlir_ciface_signed(&s, numbers[i], numbers[j]);
//       _mlir_ciface_unsigned(&u, numbers[i], numbers[j]);
//       printf("%lld %lld, %llu %llu\n", (long long)s.r0, (long long)s.r1, (unsigned long long)u.r0, (unsigned long long)u.r1);
//     }
//   struct small_results m;
//   _mlir_ciface_small(&m, -3, 100);
//   printf("%d %d %d %d\n", m.r0, m.r1, m.r2, m.r3);
//   int32_t k[4] = {1, -1, 1 << 20, -2147483647 - 1};
//   struct MemRefDescriptor_i32_1 v = {k, k, 0, {4}, {1}};
//   _mlir_ciface_lanes(&v);
//   printf("%d %d %d %d\n", k[0], k[1], k[2], k[3]);
//   return 0;
// }
// output:
// 1 1
// 7 0
// 9 0, 9 0
// -9 -1, 18446744073709551607 2
// 9223372036854775805 1, 9223372036854775805 1
// -9223372036854775808 -2, 9223372036854775808 1
// -9 -1, 18446744073709551607 2
// 9 0, 9 18446744073709551610
// -9223372036854775805 -2, 9223372036854775811 9223372036854775805
// -9223372036854775808 1, 9223372036854775808 9223372036854775806
// 9223372036854775805 1, 9223372036854775805 1
// -9223372036854775805 -2, 9223372036854775811 9223372036854775805
// 1 4611686018427387903, 1 4611686018427387903
// -9223372036854775808 -4611686018427387904, 9223372036854775808 4611686018427387903
// -9223372036854775808 -2, 9223372036854775808 1
// -9223372036854775808 1, 9223372036854775808 9223372036854775806
// -9223372036854775808 -4611686018427387904, 9223372036854775808 4611686018427387903
// 0 4611686018427387904, 0 4611686018427387904
// -44 -2 -44 98
// 0 1 256 1073741824
// -----
// Poison that is never selected, and an unreachable block.
func.func @checked(%x: i32) -> i32 attributes {llvm.emit_c_interface} {
  %poison = ub.poison : i32
  %zero = arith.constant 0 : i32
  %bad = arith.cmpi slt, %x, %zero : i32
  cf.cond_br %bad, ^bb1, ^bb2(%x : i32)
^bb1:
  ub.unreachable
^bb2(%y: i32):
  %never = arith.constant false
  %0 = arith.select %never, %poison, %y : i32
  return %0 : i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   printf("%d\n", _mlir_ciface_checked(5));
//   return 0;
// }
// output:
// 5
