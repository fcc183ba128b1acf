// Tensors from memrefs and in memrefs, and vectors from tensors.
func.func @scale(%in: memref<8xf32>, %out: memref<8xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %0 = bufferization.to_tensor %in restrict : memref<8xf32> to tensor<8xf32>
  %1 = bufferization.to_tensor %out restrict writable : memref<8xf32> to tensor<8xf32>
  %2 = vector.transfer_read %0[%c0], %zero : tensor<8xf32>, vector<4xf32>
  %3 = vector.transfer_read %0[%c4], %zero : tensor<8xf32>, vector<4xf32>
  %4 = arith.mulf %2, %3 : vector<4xf32>
  %5 = vector.transfer_write %4, %1[%c0] : vector<4xf32>, tensor<8xf32>
  %6 = vector.transfer_write %3, %5[%c4] : vector<4xf32>, tensor<8xf32>
  bufferization.materialize_in_destination %6 in restrict writable %out : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}
func.func @to_buffer(%t: tensor<4xf32>, %x: f32) -> (tensor<4xf32>, f32) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  memref.store %x, %1[%c1] : memref<4xf32>
  %2 = memref.subview %1[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %c0 = arith.constant 0 : index
  %3 = memref.load %2[%c0] : memref<2xf32, strided<[1], offset: 1>>
  return %t, %3 : tensor<4xf32>, f32
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   float in[] = {1, 2, 3, 4, 5, 6, 7, 8}, out[8] = {0};
//   struct MemRefDescriptor_f32_1 mi = {in, in, 0, {8}, {1}}, mo = {out, out, 0, {8}, {1}}, half = {in, in, 0, {4}, {1}};
//   _mlir_ciface_scale(&mi, &mo);
//   for (int i = 0; i < 8; i++) printf("%g ", (double)out[i]);
//   struct to_buffer_results r;
//   _mlir_ciface_to_buffer(&r, &half, 0.5f);
//   printf("\n%g %g %g\n", (double)in[1], (double)r.r0.aligned[1], (double)r.r1);
//   free(r.r0.allocated);
// }
// output:
// 5 12 21 32 5 6 7 8
// 2 2 0.5
