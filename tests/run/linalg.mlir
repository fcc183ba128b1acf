// Structured operations whose loops or region the text says: dynamic sizes, strides, reductions, positions, indices that
// are not linear.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0) -> (d0)>
func.func @row_sums(%m: memref<?x?xf64, strided<[?, ?], offset: ?>>, %s: memref<?xf64>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%m : memref<?x?xf64, strided<[?, ?], offset: ?>>) outs(%s : memref<?xf64>) {
  ^bb0(%a: f64, %acc: f64):
    %r = arith.addf %acc, %a : f64
    linalg.yield %r : f64
  }
  return
}
func.func @positions(%m: memref<3x4xi32>, %k: i32) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, #id], iterator_types = ["parallel", "parallel"]} ins(%k : i32) outs(%m : memref<3x4xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ten = arith.constant 10 : index
    %x = arith.muli %i, %ten : index
    %y = arith.addi %x, %j : index
    %two = arith.constant 2 : index
    %c = arith.cmpi ult, %j, %two : index
    %z = scf.if %c -> (i32) {
      %w = arith.index_cast %j : index to i32
      scf.yield %w : i32
    } else {
      %w = arith.index_cast %y : index to i32
      scf.yield %w : i32
    }
    %r = arith.addi %z, %a : i32
    linalg.yield %r : i32
  }
  return
}
func.func @halves(%m: memref<8xi32>, %o: memref<8xi32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0 floordiv 2)>, affine_map<(d0) -> (d0 mod 4 + 1)>, #one], iterator_types = ["parallel"]} ins(%m, %m : memref<8xi32>, memref<8xi32>) outs(%o : memref<8xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %r = arith.addi %a, %b : i32
    linalg.yield %r : i32
  }
  return
}
func.func @two_outputs(%m: memref<?xf32>, %a: memref<?xf32>, %b: memref<?xf32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]} ins(%m : memref<?xf32>) outs(%a, %b : memref<?xf32>, memref<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %x : f32
    %t = arith.mulf %x, %x : f32
    linalg.yield %s, %t : f32, f32
  }
  return
}
func.func @mapped(%m: memref<?x4xf32>, %o: memref<?x4xf32>) attributes {llvm.emit_c_interface} {
  linalg.map { arith.subf } ins(%m, %o : memref<?x4xf32>, memref<?x4xf32>) outs(%o : memref<?x4xf32>)
  linalg.map ins(%o : memref<?x4xf32>) outs(%o : memref<?x4xf32>) (%a: f32, %init: f32) {
    %r = arith.negf %a : f32
    linalg.yield %r : f32
  }
  return
}
func.func @reduced(%m: memref<3x4xi32>, %s: memref<3xi32>, %t: memref<i32>) attributes {llvm.emit_c_interface} {
  linalg.reduce { arith.maxsi } ins(%m : memref<3x4xi32>) outs(%s : memref<3xi32>) dimensions = [1]
  linalg.reduce ins(%m : memref<3x4xi32>) outs(%t : memref<i32>) dimensions = [0, 1] (%in: i32, %acc: i32) {
    %r = arith.addi %in, %acc : i32
    linalg.yield %r : i32
  }
  return
}
func.func @moved(%m: memref<3x4xi32>, %t: memref<4x3xi32>, %s: memref<3xi32>, %b: memref<3x2xi32>) attributes {llvm.emit_c_interface} {
  linalg.transpose ins(%m : memref<3x4xi32>) outs(%t : memref<4x3xi32>) permutation = [1, 0]
  linalg.broadcast ins(%s : memref<3xi32>) outs(%b : memref<3x2xi32>) dimensions = [1]
  return
}
func.func @affine_maps(%a: memref<3x4xf32>, %b: memref<4x3xf32>, %o: memref<3x3xf32>, %p: memref<3x3xf32>) attributes {llvm.emit_c_interface} {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<3x4xf32>, memref<4x3xf32>) outs(%o : memref<3x3xf32>)
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%b, %a : memref<4x3xf32>, memref<3x4xf32>) outs(%p : memref<3x3xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%o, %p : memref<3x3xf32>, memref<3x3xf32>) outs(%p : memref<3x3xf32>)
  return
}
func.func @old_spellings(%a: memref<4x3xf32>, %b: memref<4x3xf32>, %o: memref<3x3xf32>) attributes {llvm.emit_c_interface} {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4x3xf32>, memref<4x3xf32>) outs(%o : memref<3x3xf32>)
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// static void show_ints(const char *name, const int32_t *x, int count) {
//   printf("%s:", name);
//   for (int i = 0; i < count; i++)
//     printf(" %d", x[i]);
//   printf("\n");
// }
//
// static void show_floats(const char *name, const float *x, int count) {
//   printf("%s:", name);
//   for (int i = 0; i < count; i++)
//     printf(" %g", (double)x[i]);
//   printf("\n");
// }
//
// int main(void) {
//   double d[24], sums[2] = {100, 200};
//   for (int i = 0; i < 24; i++)
//     d[i] = i;
//   struct MemRefDescriptor_f64_2 odd = {d, d, 1, {2, 3}, {12, 2}};
//   struct MemRefDescriptor_f64_1 into = {sums, sums, 0, {2}, {1}};
//   _mlir_ciface_row_sums(&odd, &into);
//   printf("sums: %g %g\n", sums[0], sums[1]);
//   int32_t n[12], m[12], k[12];
//   struct MemRefDescriptor_i32_2 grid = {n, n, 0, {3, 4}, {4, 1}};
//   _mlir_ciface_positions(&grid, 1000);
//   show_ints("positions", n, 12);
//   for (int i = 0; i < 12; i++)
//     n[i] = (i * 7) % 12 - 3;
//   struct MemRefDescriptor_i32_1 eight = {n, n, 0, {8}, {1}}, out = {m, m, 0, {8}, {1}};
//   _mlir_ciface_halves(&eight, &out);
//   show_ints("halves", m, 8);
//   float f[12], g[12], h[12];
//   for (int i = 0; i < 12; i++) {
//     f[i] = (float)i * 0.5f;
//     g[i] = (float)(i % 5);
//     h[i] = 1;
//   }
//   struct MemRefDescriptor_f32_1 x = {f, f, 0, {5}, {1}}, y = {g, g, 0, {5}, {1}}, z = {h, h, 0, {5}, {1}};
//   _mlir_ciface_two_outputs(&x, &y, &z);
//   show_floats("doubles", g, 5);
//   show_floats("squares", h, 5);
//   struct MemRefDescriptor_f32_2 a = {f, f, 0, {3, 4}, {4, 1}}, b = {g, g, 0, {3, 4}, {4, 1}};
//   _mlir_ciface_mapped(&a, &b);
//   show_floats("mapped", g, 12);
//   int32_t total[1] = {1000};
//   for (int i = 0; i < 3; i++)
//     m[i] = -100;
//   struct MemRefDescriptor_i32_1 three = {m, m, 0, {3}, {1}};
//   struct MemRefDescriptor_i32_0 one = {total, total, 0};
//   _mlir_ciface_reduced(&grid, &three, &one);
//   show_ints("largest", m, 3);
//   show_ints("total", total, 1);
//   int32_t wide[6];
//   struct MemRefDescriptor_i32_2 turned = {k, k, 0, {4, 3}, {3, 1}}, twice = {wide, wide, 0, {3, 2}, {2, 1}};
//   _mlir_ciface_moved(&grid, &turned, &three, &twice);
//   show_ints("turned", k, 12);
//   show_ints("twice", wide, 6);
//   float p[9] = {0}, q[9] = {0};
//   struct MemRefDescriptor_f32_2 tall = {g, g, 0, {4, 3}, {3, 1}}, o = {p, p, 0, {3, 3}, {3, 1}}, r = {q, q, 0, {3, 3}, {3, 1}};
//   _mlir_ciface_affine_maps(&a, &tall, &o, &r);
//   show_floats("contract", p, 9);
//   show_floats("difference", q, 9);
//   struct MemRefDescriptor_f32_2 first = {f, f, 0, {4, 3}, {3, 1}};
//   _mlir_ciface_old_spellings(&first, &tall, &o);
//   show_floats("transposed", p, 9);
//   return 0;
// }
// output:
// sums: 109 245
// positions: 1000 1001 1002 1003 1000 1001 1012 1013 1000 1001 1022 1023
// halves: 1 -4 10 5 3 -2 12 7
// doubles: 0 1 2 3 4
// squares: 0 0.25 1 2.25 4
// mapped: -0 0.5 1 1.5 2 -2.5 -2 -1.5 -1 -0.5 -5 -4.5
// largest: 6 8 7
// total: 1030
// turned: -3 1 5 4 8 0 -1 3 7 6 -2 2
// twice: 6 6 8 8 7 7
// contract: -2 -8 -9 -4 -16 -23 -6 -24 -37
// difference: 0 -4 -3 4 0 1 3 -1 0
// transposed: -8 -32 -36 -10.5 -42 -53.5 -13 -52 -71
// -----
// Spellings of before 2025: the name says which operand is transposed, an attribute has the function.
// no-oracle: old spelling
func.func @old(%a: memref<4x3xf32>, %b: memref<4x3xf32>, %c: memref<3x3xf32>, %d: memref<4x4xf32>) attributes {llvm.emit_c_interface} {
  linalg.matmul_transpose_a ins(%a, %b : memref<4x3xf32>, memref<4x3xf32>) outs(%c : memref<3x3xf32>)
  linalg.matmul_transpose_b ins(%a, %b : memref<4x3xf32>, memref<4x3xf32>) outs(%d : memref<4x4xf32>)
  return
}
func.func @batches(%a: memref<1x4x3xf32>, %b: memref<1x4x3xf32>, %c: memref<1x3x3xf32>, %d: memref<1x4x4xf32>) attributes {llvm.emit_c_interface} {
  linalg.batch_matmul_transpose_a ins(%a, %b : memref<1x4x3xf32>, memref<1x4x3xf32>) outs(%c : memref<1x3x3xf32>)
  linalg.batch_matmul_transpose_b ins(%a, %b : memref<1x4x3xf32>, memref<1x4x3xf32>) outs(%d : memref<1x4x4xf32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<mul>} ins(%c, %c : memref<1x3x3xf32>, memref<1x3x3xf32>) outs(%c : memref<1x3x3xf32>)
  linalg.elemwise_unary {fun = #linalg.unary_fn<negf>} ins(%d : memref<1x4x4xf32>) outs(%d : memref<1x4x4xf32>)
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// static void show(const char *name, const float *x, int count) {
//   printf("%s:", name);
//   for (int i = 0; i < count; i++)
//     printf(" %g", (double)x[i]);
//   printf("\n");
// }
//
// int main(void) {
//   float f[12], g[12], c[9] = {0}, d[16] = {0};
//   for (int i = 0; i < 12; i++) {
//     f[i] = (float)i;
//     g[i] = (float)(i % 5);
//   }
//   struct MemRefDescriptor_f32_2 a = {f, f, 0, {4, 3}, {3, 1}}, b = {g, g, 0, {4, 3}, {3, 1}};
//   struct MemRefDescriptor_f32_2 small = {c, c, 0, {3, 3}, {3, 1}}, large = {d, d, 0, {4, 4}, {4, 1}};
//   _mlir_ciface_old(&a, &b, &small, &large);
//   show("a", c, 9);
//   show("b", d, 16);
//   struct MemRefDescriptor_f32_3 a3 = {f, f, 0, {1, 4, 3}, {12, 3, 1}}, b3 = {g, g, 0, {1, 4, 3}, {12, 3, 1}};
//   struct MemRefDescriptor_f32_3 small3 = {c, c, 0, {1, 3, 3}, {9, 3, 1}}, large3 = {d, d, 0, {1, 4, 4}, {16, 4, 1}};
//   _mlir_ciface_batches(&a3, &b3, &small3, &large3);
//   show("a", c, 9);
//   show("b", d, 16);
//   return 0;
// }
// output:
// a: 51 24 27 59 31 33 67 38 39
// b: 5 4 8 2 14 25 26 17 23 46 44 32 32 67 62 47
// a: 10404 2304 2916 13924 3844 4356 17956 5776 6084
// b: -10 -8 -16 -4 -28 -50 -52 -34 -46 -92 -88 -64 -64 -134 -124 -94
// -----
// Exponentials divided by their sum, along rows and columns.
// no-oracle: MLIR lowers it on tensors only
func.func @rows(%m: memref<?x3xf64>, %o: memref<?x3xf64>) attributes {llvm.emit_c_interface} {
  linalg.softmax dimension(1) ins(%m : memref<?x3xf64>) outs(%o : memref<?x3xf64>)
  return
}
func.func @columns(%m: memref<2x3xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface} {
  linalg.softmax dimension(0) ins(%m : memref<2x3xf32, strided<[?, ?], offset: ?>>) outs(%m : memref<2x3xf32, strided<[?, ?], offset: ?>>)
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   double d[6] = {1, 2, 3, 1000, 1001, 999}, o[6];
//   struct MemRefDescriptor_f64_2 in = {d, d, 0, {2, 3}, {3, 1}}, out = {o, o, 0, {2, 3}, {3, 1}};
//   _mlir_ciface_rows(&in, &out);
//   for (int i = 0; i < 6; i++)
//     printf("%.5f%c", o[i], i < 5 ? ' ' : '\n');
//   float f[6] = {0, 1, -1, 0, 2, 2};
//   struct MemRefDescriptor_f32_2 turned = {f, f, 0, {2, 3}, {1, 2}};
//   _mlir_ciface_columns(&turned);
//   for (int i = 0; i < 6; i++)
//     printf("%.5f%c", (double)f[i], i < 5 ? ' ' : '\n');
//   return 0;
// }
// output:
// 0.09003 0.24473 0.66524 0.24473 0.66524 0.09003
// 0.26894 0.73106 0.26894 0.73106 0.50000 0.50000
