// Merged operations: transpositions, positions, broadcasts, reductions, and a store between producer and consumer.
func.func @transposed(%a: tensor<2x3xi32>, %b: tensor<3xi32>) -> tensor<3x2xi32> attributes {llvm.emit_c_interface} {
  %e = tensor.empty() : tensor<2x3xi32>
  %0 = linalg.broadcast ins(%b : tensor<3xi32>) outs(%e : tensor<2x3xi32>) dimensions = [0]
  %1 = arith.addi %a, %0 : tensor<2x3xi32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x3xi32>) outs(%e : tensor<2x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %c100 = arith.constant 100 : i32
    %row = linalg.index 0 : index
    %3 = arith.index_cast %row : index to i32
    %4 = arith.muli %3, %c100 : i32
    %5 = arith.addi %x, %4 : i32
    linalg.yield %5 : i32
  } -> tensor<2x3xi32>
  %6 = tensor.empty() : tensor<3x2xi32>
  %7 = linalg.transpose ins(%2 : tensor<2x3xi32>) outs(%6 : tensor<3x2xi32>) permutation = [1, 0]
  %c1000 = arith.constant dense<1000> : tensor<3x2xi32>
  %8 = arith.addi %7, %c1000 : tensor<3x2xi32>
  return %8 : tensor<3x2xi32>
}
func.func @variance(%a: tensor<2x?xf32>, %mean: tensor<2xf32>) -> tensor<2xf32> attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %a, %c1 : tensor<2x?xf32>
  %e = tensor.empty(%n) : tensor<2x?xf32>
  %0 = linalg.broadcast ins(%mean : tensor<2xf32>) outs(%e : tensor<2x?xf32>) dimensions = [1]
  %1 = arith.subf %a, %0 : tensor<2x?xf32>
  %2 = arith.mulf %1, %1 : tensor<2x?xf32>
  %3 = tensor.empty() : tensor<2xf32>
  %4 = linalg.fill ins(%zero : f32) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
  %5 = linalg.reduce { arith.addf } ins(%2 : tensor<2x?xf32>) outs(%4 : tensor<2xf32>) dimensions = [1]
  return %5 : tensor<2xf32>
}
func.func @memory(%m: memref<4xi32>, %x: i32, %i: index) -> tensor<4xi32> attributes {llvm.emit_c_interface} {
  %0 = bufferization.to_tensor %m restrict : memref<4xi32> to tensor<4xi32>
  %1 = arith.addi %0, %0 : tensor<4xi32>
  memref.store %x, %m[%i] : memref<4xi32>
  %2 = arith.muli %1, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   int32_t a[] = {1, 2, 3, 4, 5, 6}, b[] = {10, 20, 30}, t[] = {1, 2, 3, 4};
//   float f[] = {1, 2, 3, 5, 7, 9}, mean[] = {2, 7};
//   struct MemRefDescriptor_i32_2 ma = {a, a, 0, {2, 3}, {3, 1}}, r;
//   struct MemRefDescriptor_i32_1 mb = {b, b, 0, {3}, {1}}, mt = {t, t, 0, {4}, {1}}, r1;
//   struct MemRefDescriptor_f32_2 mf = {f, f, 0, {2, 3}, {3, 1}};
//   struct MemRefDescriptor_f32_1 mm = {mean, mean, 0, {2}, {1}}, rf;
//   _mlir_ciface_transposed(&r, &ma, &mb);
//   for (int i = 0; i < 6; i++) printf("%d ", r.aligned[i]);
//   _mlir_ciface_variance(&rf, &mf, &mm);
//   printf("\n%g %g\n", (double)rf.aligned[0], (double)rf.aligned[1]);
//   _mlir_ciface_memory(&r1, &mt, 50, 2);
//   for (int i = 0; i < 4; i++) printf("%d ", r1.aligned[i]);
//   printf("%d\n", t[2]);
//   free(r.allocated), free(rf.allocated), free(r1.allocated);
// }
// output:
// 1011 1114 1022 1125 1033 1136
// 2 8
// 4 16 36 64 50
// -----
// A sum with two readers: the first one reduces it, the second one reads it transposed.
func.func @residual(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>, %c: tensor<3x2xi32>) -> (tensor<2xi32>, tensor<3x2xi32>, tensor<2x3xi32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %a, %b : tensor<2x3xi32>
  %e = tensor.empty() : tensor<2xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %1 = linalg.reduce { arith.addi } ins(%0 : tensor<2x3xi32>) outs(%f : tensor<2xi32>) dimensions = [1]
  %d = arith.divsi %a, %b : tensor<2x3xi32>
  %g = tensor.empty() : tensor<3x2xi32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0, %d, %c : tensor<2x3xi32>, tensor<2x3xi32>, tensor<3x2xi32>) outs(%g : tensor<3x2xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32, %w: i32):
    %3 = arith.muli %x, %y : i32
    %4 = arith.subi %3, %z : i32
    linalg.yield %4 : i32
  } -> tensor<3x2xi32>
  return %1, %2, %d : tensor<2xi32>, tensor<3x2xi32>, tensor<2x3xi32>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   int32_t a[] = {10, 20, 30, 40, 50, 60}, b[] = {1, 2, 3, 4, 5, 6}, c[] = {1, 2, 3, 4, 5, 6};
//   struct MemRefDescriptor_i32_2 ma = {a, a, 0, {2, 3}, {3, 1}}, mb = {b, b, 0, {2, 3}, {3, 1}};
//   struct MemRefDescriptor_i32_2 mc = {c, c, 0, {3, 2}, {2, 1}};
//   struct residual_results r;
//   _mlir_ciface_residual(&r, &ma, &mb, &mc);
//   for (int i = 0; i < 2; i++) printf("%d ", r.r0.aligned[i]);
//   for (int i = 0; i < 6; i++) printf("%d ", r.r1.aligned[i]);
//   for (int i = 0; i < 6; i++) printf("%d ", r.r2.aligned[i]);
//   printf("\n");
//   free(r.r0.allocated), free(r.r1.allocated), free(r.r2.allocated);
// }
// output:
// 66 165 109 438 217 546 325 654 10 10 10 10 10 10
