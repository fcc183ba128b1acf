// no-agree: MLIR refuses to_tensor without restrict
// Single elements and slices that are known without memory, and copies to destinations.
func.func @elements(%a: f32, %b: f32, %t: tensor<4xf32>, %i: index) -> f32 attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %0 = tensor.from_elements %a, %b : tensor<2xf32>
  %1 = tensor.extract %0[%c1] : tensor<2xf32>
  %2 = arith.addf %t, %t : tensor<4xf32>
  %3 = tensor.extract %2[%i] : tensor<4xf32>
  %4 = tensor.insert %a into %t[%i] : tensor<4xf32>
  %5 = tensor.extract %4[%i] : tensor<4xf32>
  %6 = arith.subf %3, %1 : f32
  %7 = arith.addf %6, %5 : f32
  return %7 : f32
}
func.func @destinations(%m: memref<4xf32>, %other: memref<4xf32>, %x: f32, %y: f32) -> tensor<2x4xf32> attributes {llvm.emit_c_interface} {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  %2 = bufferization.to_tensor %other : memref<4xf32> to tensor<4xf32>
  %c0 = arith.constant 0 : index
  memref.store %y, %other[%c0] : memref<4xf32>
  %3 = tensor.empty() : tensor<2x4xf32>
  %4 = scf.forall (%i) in (2) shared_outs(%o = %3) -> (tensor<2x4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %p = linalg.add ins(%2, %2 : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<2x4xf32>
    }
  }
  return %4 : tensor<2x4xf32>
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
//
// int main(void) {
//   float t[4] = {1, 2, 3, 4}, u[4] = {5, 6, 7, 8};
//   struct MemRefDescriptor_f32_1 m = {t, t, 0, {4}, {1}}, other = {u, u, 0, {4}, {1}};
//   printf("%g\n", (double)_mlir_ciface_elements(10, 20, &m, 2));
//   struct MemRefDescriptor_f32_2 r;
//   _mlir_ciface_destinations(&r, &m, &other, 0.5f, 9);
//   for (int i = 0; i < 8; i++) printf("%g ", (double)r.aligned[i]);
//   printf("\n%g %g %g\n", (double)t[0], (double)t[3], (double)u[0]);
//   free(r.allocated);
//   return 0;
// }
// output:
// -4
// 10 12 14 16 10 12 14 16
// 0.5 0.5 9
