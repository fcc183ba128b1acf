// The data layout of the module makes indices 32 bits wide: in the code, in descriptors and in the header.
// no-oracle: the width is an option of several of MLIR's passes
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @sum(%m: memref<?xi16>) -> (index, i64) attributes {llvm.emit_c_interface} {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %n = memref.dim %m, %zero : memref<?xi16>
    %sum = scf.for %i = %zero to %n step %one iter_args(%acc = %zero) -> (index) {
      %v = memref.load %m[%i] : memref<?xi16>
      %w = arith.index_cast %v : i16 to index
      %next = arith.addi %acc, %w : index
      scf.yield %next : index
    }
    %size = index.sizeof
    %bits = arith.index_cast %size : index to i64
    return %sum, %bits : index, i64
  }
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   int16_t data[4] = {1, -2, 3, 40};
//   struct MemRefDescriptor_i16_1_index32 m = {data, data, 0, {4}, {1}};
//   struct sum_results result;
//   _mlir_ciface_sum(&result, &m);
//   printf("%d %lld %d\n", result.r0, (long long)result.r1, (int)sizeof m.offset);
//   return 0;
// }
// output:
// 42 32 4
