// args: -fbounds-check=return
// no-oracle: the checks are not MLIR's

// A check that fails returns to C from calls and loops; results are zero.
func.func private @visit(%x: memref<?xf32>, %i: index) -> f32 {
  %v = memref.load %x[%i] : memref<?xf32>
  return %v : f32
}
func.func @sum(%x: memref<?xf32>, %n: index) -> f32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
    %v = func.call @visit(%x, %i) : (memref<?xf32>, index) -> f32
    %t = arith.addf %s, %v : f32
    scf.yield %t : f32
  }
  return %r : f32
}
func.func @quotient(%a: i32, %b: i32) -> (i32, i32) attributes {llvm.emit_c_interface} {
  %q = arith.divsi %a, %b : i32
  %r = arith.remsi %a, %b : i32
  return %q, %r : i32, i32
}
func.func @copy(%x: memref<4xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface} {
  %r = memref.alloc() : memref<4xf32>
  memref.copy %x, %r : memref<4xf32> to memref<4xf32>
  return %r : memref<4xf32>
}
// C calls MLIR again; its failure reaches the first caller.
func.func private @callback(memref<?xf32>) attributes {llvm.emit_c_interface}
func.func @through(%x: memref<?xf32>) -> i32 attributes {llvm.emit_c_interface} {
  func.call @callback(%x) : (memref<?xf32>) -> ()
  %one = arith.constant 1 : i32
  return %one : i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
//
// void _mlir_ciface_callback(const MemRefDescriptor_f32_1 *x) {
//   _mlir_ciface_sum(x, x->sizes[0] + (x->sizes[0] == 2));
// }
//
// static void report(void) {
//   const char *message = mlirc_error_message();
//   printf("%s\n", message ? message : "fine");
// }
//
// int main(void) {
//   float data[4] = {1, 2, 3, 4};
//   MemRefDescriptor_f32_1 x = MemRefDescriptor_f32_1_contiguous(data, 3);
//   report();
//   printf("%g ", _mlir_ciface_sum(&x, 3));
//   report();
//   printf("%g ", _mlir_ciface_sum(&x, 4));
//   report();
//   quotient_results q;
//   _mlir_ciface_quotient(&q, 7, 2);
//   printf("%d %d ", q.r0, q.r1);
//   report();
//   _mlir_ciface_quotient(&q, 7, 0);
//   printf("%d %d ", q.r0, q.r1);
//   report();
//   MemRefDescriptor_f32_1 r = x;
//   _mlir_ciface_copy(&r, &x);
//   printf("%d ", r.allocated == NULL);
//   report();
//   x.sizes[0] = 4;
//   _mlir_ciface_copy(&r, &x);
//   printf("%g ", r.aligned[3]);
//   report();
//   free(r.allocated);
//   printf("%d ", _mlir_ciface_through(&x));
//   report();
//   x.sizes[0] = 2;
//   printf("%d ", _mlir_ciface_through(&x));
//   report();
//   return 0;
// }
// output:
// fine
// 6 fine
// 0 test.mlir:6:8: error: memref.load index 0 = 3 is out of bounds for dimension 0 of size 3
// 3 1 fine
// 0 0 test.mlir:21:8: error: arith.divsi divides by zero
// 1 test.mlir:25:1: error: argument '%x' of 'copy' has size 3 in dimension 0, but its type requires 4
// 4 fine
// 1 fine
// 0 test.mlir:6:8: error: memref.load index 0 = 2 is out of bounds for dimension 0 of size 2
