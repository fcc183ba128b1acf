// New tensors of all kinds, and views of them.
func.func @shapes(%n: index, %x: i16) -> (tensor<?x3xi16>, tensor<2x6xi16>, tensor<?xi16>) attributes {llvm.emit_c_interface} {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %c10 = arith.constant 10 : index
    %1 = arith.muli %i, %c10 : index
    %2 = arith.addi %1, %j : index
    %3 = arith.index_cast %2 : index to i16
    tensor.yield %3 : i16
  } : tensor<?x3xi16>
  %4 = tensor.from_elements %x, %x, %x : tensor<1x3xi16>
  %5 = tensor.concat dim(0) %4, %0, %4 : (tensor<1x3xi16>, tensor<?x3xi16>, tensor<1x3xi16>) -> tensor<?x3xi16>
  %6 = tensor.cast %5 : tensor<?x3xi16> to tensor<4x3xi16>
  %7 = tensor.collapse_shape %6 [[0, 1]] : tensor<4x3xi16> into tensor<12xi16>
  %8 = tensor.expand_shape %7 [[0, 1]] output_shape [2, 6] : tensor<12xi16> into tensor<2x6xi16>
  %9 = tensor.extract_slice %6[0, 1] [4, 2] [1, 1] : tensor<4x3xi16> to tensor<4x2xi16>
  %10 = tensor.collapse_shape %9 [[0, 1]] : tensor<4x2xi16> into tensor<8xi16>
  %shape = tensor.from_elements %n : tensor<1xindex>
  %11 = tensor.extract_slice %10[1] [%n] [2] : tensor<8xi16> to tensor<?xi16>
  %12 = tensor.reshape %11(%shape) : (tensor<?xi16>, tensor<1xindex>) -> tensor<?xi16>
  return %5, %8, %12 : tensor<?x3xi16>, tensor<2x6xi16>, tensor<?xi16>
}
// Bits of another type, a scalar, and constants.
func.func @scalars(%x: f32, %i: index) -> (i32, f32, i64, index) attributes {llvm.emit_c_interface} {
  %0 = tensor.splat %x : tensor<3xf32>
  %1 = tensor.bitcast %0 : tensor<3xf32> to tensor<3xi32>
  %2 = tensor.extract %1[%i] : tensor<3xi32>
  %3 = tensor.from_elements %x : tensor<f32>
  %4 = tensor.extract %3[] : tensor<f32>
  %5 = arith.constant dense<[5, 6, 7]> : tensor<3xi64>
  %6 = arith.addi %5, %5 : tensor<3xi64>
  %7 = tensor.extract %6[%i] : tensor<3xi64>
  bufferization.dealloc_tensor %6 : tensor<3xi64>
  %8 = tensor.rank %6 : tensor<3xi64>
  return %2, %4, %7, %8 : i32, f32, i64, index
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   struct shapes_results r;
//   _mlir_ciface_shapes(&r, 2, 99);
//   printf("%d:", (int)r.r0.sizes[0]);
//   for (int i = 0; i < 12; i++) printf(" %d", r.r0.aligned[i]);
//   printf("\n%d:", (int)r.r1.sizes[1]);
//   for (int i = 0; i < 12; i++) printf(" %d", r.r1.aligned[i]);
//   printf("\n%d:", (int)r.r2.sizes[0]);
//   for (int i = 0; i < 2; i++) printf(" %d", r.r2.aligned[i]);
//   printf("\n");
//   free(r.r0.allocated);
//   free(r.r1.allocated);
//   free(r.r2.allocated);
//   struct scalars_results s;
//   _mlir_ciface_scalars(&s, 1.0f, 2);
//   printf("%x %g %d %d\n", (unsigned)s.r0, (double)s.r1, (int)s.r2, (int)s.r3);
// }
// output:
// 4: 99 99 99 0 1 2 10 11 12 99 99 99
// 6: 99 99 99 0 1 2 10 11 12 99 99 99
// 2: 99 2
// 3f800000 1 14 1
