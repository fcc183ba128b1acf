// Memrefs among other results; a memref whose elements are memrefs; functions as results.
func.func @mixed(%n: index) -> (memref<f32>, i1, memref<?xi8>, f64) attributes {llvm.emit_c_interface} {
  %0 = memref.alloc() : memref<f32>
  %1 = memref.alloc(%n) : memref<?xi8>
  %x = arith.constant 2.5 : f32
  %y = arith.constant 0.125 : f64
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i8
  %true = arith.constant true
  memref.store %x, %0[] : memref<f32>
  memref.store %seven, %1[%c0] : memref<?xi8>
  return %0, %true, %1, %y : memref<f32>, i1, memref<?xi8>, f64
}
func.func @used(%n: index) -> f64 attributes {llvm.emit_c_interface} {
  %0:4 = call @mixed(%n) : (index) -> (memref<f32>, i1, memref<?xi8>, f64)
  %c0 = arith.constant 0 : index
  %1 = memref.load %0#0[] : memref<f32>
  %2 = memref.load %0#2[%c0] : memref<?xi8>
  %3 = memref.dim %0#2, %c0 : memref<?xi8>
  %4 = arith.extf %1 : f32 to f64
  %5 = arith.sitofp %2 : i8 to f64
  %6 = arith.index_cast %3 : index to i64
  %7 = arith.sitofp %6 : i64 to f64
  %8 = arith.addf %4, %5 : f64
  %9 = arith.addf %7, %0#3 : f64
  %10 = arith.addf %8, %9 : f64
  memref.dealloc %0#0 : memref<f32>
  memref.dealloc %0#2 : memref<?xi8>
  return %10 : f64
}
func.func @rows(%a: memref<?xi32>, %b: memref<?xi32>, %i: index, %j: index) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloca() : memref<2xmemref<?xi32>>
  memref.store %a, %0[%c0] : memref<2xmemref<?xi32>>
  memref.store %b, %0[%c1] : memref<2xmemref<?xi32>>
  %1 = memref.load %0[%i] : memref<2xmemref<?xi32>>
  %2 = memref.load %1[%j] : memref<?xi32>
  %3 = memref.dim %1, %c0 : memref<?xi32>
  %4 = arith.index_cast %3 : index to i32
  %5 = arith.addi %2, %4 : i32
  return %5 : i32
}
func.func @add(%a: i32) -> i32 {
  %c = arith.constant 10 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
func.func @mul(%a: i32) -> i32 {
  %c = arith.constant 10 : i32
  %0 = arith.muli %a, %c : i32
  return %0 : i32
}
func.func @choose(%p: i1) -> ((i32) -> i32) {
  %0 = constant @add : (i32) -> i32
  %1 = constant @mul : (i32) -> i32
  %2 = arith.select %p, %0, %1 : (i32) -> i32
  return %2 : (i32) -> i32
}
func.func @apply(%f: (i1) -> ((i32) -> i32), %p: i1, %x: i32) -> i32 {
  %0 = call_indirect %f(%p) : (i1) -> ((i32) -> i32)
  %1 = call_indirect %0(%x) : (i32) -> i32
  return %1 : i32
}
func.func @higher(%p: i1, %x: i32) -> i32 attributes {llvm.emit_c_interface} {
  %0 = constant @choose : (i1) -> ((i32) -> i32)
  %1 = call @apply(%0, %p, %x) : ((i1) -> ((i32) -> i32), i1, i32) -> i32
  return %1 : i32
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   struct mixed_results r;
//   _mlir_ciface_mixed(&r, 3);
//   printf("%g %d %d %d %g\n", *r.r0.aligned, r.r1, (int)r.r2.sizes[0], r.r2.aligned[0], r.r3);
//   free(r.r0.allocated);
//   free(r.r2.allocated);
//   printf("%g\n", _mlir_ciface_used(100));
//   int32_t a[] = {1, 2, 3}, b[] = {40, 50};
//   struct MemRefDescriptor_i32_1 ma = {a, a, 0, {3}, {1}}, mb = {b, b, 0, {2}, {1}};
//   printf("%d %d\n", _mlir_ciface_rows(&ma, &mb, 0, 2), _mlir_ciface_rows(&ma, &mb, 1, 0));
//   printf("%d %d\n", _mlir_ciface_higher(1, 4), _mlir_ciface_higher(0, 4));
// }
// output:
// 2.5 1 3 7 0.125
// 109.625
// 6 42
// 14 40
// -----
// The descriptor of a returned unranked memref is on the heap, and C frees it; callers in MLIR do so themselves.
func.func @unranked(%selector: i1) -> (memref<*xi32>, i32) attributes {llvm.emit_c_interface} {
  %c5 = arith.constant 5 : index
  %0 = memref.alloc() : memref<2x3xi32>
  %1 = memref.alloc(%c5) : memref<?xi32>
  %2 = memref.cast %0 : memref<2x3xi32> to memref<*xi32>
  %3 = memref.cast %1 : memref<?xi32> to memref<*xi32>
  %4 = arith.select %selector, %2, %3 : memref<*xi32>
  %n = arith.constant 9 : i32
  return %4, %n : memref<*xi32>, i32
}
func.func @sizes(%times: index) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %f = constant @unranked : (i1) -> (memref<*xi32>, i32)
  %0 = scf.for %i = %c0 to %times step %c1 iter_args(%sum = %c0) -> index {
    %false = arith.constant false
    %1:2 = func.call @unranked(%true) : (i1) -> (memref<*xi32>, i32)
    %2:2 = func.call_indirect %f(%false) : (i1) -> (memref<*xi32>, i32)
    %3 = memref.rank %1#0 : memref<*xi32>
    %4 = memref.dim %2#0, %c0 : memref<*xi32>
    %5 = arith.addi %3, %4 : index
    %6 = arith.addi %sum, %5 : index
    memref.dealloc %1#0 : memref<*xi32>
    memref.dealloc %2#0 : memref<*xi32>
    scf.yield %6 : index
  }
  return %0 : index
}
// Makes the header describe the type.
func.func @rows(%m: memref<?x?xi32>) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %m, %c0 : memref<?x?xi32>
  return %0 : index
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include "kernel.h"
// int main(void) {
//   struct unranked_results r;
//   _mlir_ciface_unranked(&r, 1);
//   struct MemRefDescriptor_i32_2 *m = r.r0.descriptor;
//   printf("%d %d %d %d\n", (int)r.r0.rank, (int)m->sizes[0], (int)m->sizes[1], r.r1);
//   printf("%d\n", (int)_mlir_ciface_rows(m));
//   free(m->allocated);
//   free(m);
//   printf("%d\n", (int)_mlir_ciface_sizes(1000));
// }
// output:
// 2 2 3 9
// 2
// 7000
