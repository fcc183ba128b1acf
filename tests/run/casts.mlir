// Casts that a conversion in progress leaves: between a buffer and its descriptor, an index and an integer.
func.func @first(%m: memref<?xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %s = builtin.unrealized_conversion_cast %m : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %s[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %n = llvm.ptrtoint %p : !llvm.ptr to i64
  %q = llvm.inttoptr %n : i64 to !llvm.ptr
  %r = llvm.addrspacecast %q : !llvm.ptr to !llvm.ptr
  %t = llvm.insertvalue %r, %s[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %back = builtin.unrealized_conversion_cast %t : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
  %zero = llvm.mlir.constant(0 : i64) : i64
  %i = builtin.unrealized_conversion_cast %zero : i64 to index
  %v = memref.load %back[%i] : memref<?xf32>
  return %v : f32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   float data[2] = {2.5f, 7};
//   struct MemRefDescriptor_f32_1 m = {data, data, 1, {1}, {1}};
//   printf("%g\n", (double)_mlir_ciface_first(&m));
//   return 0;
// }
// output:
// 2.5
