// args: --memref-abi=bare-ptr
// Bare pointers: C passes and gets arrays.
func.func @dot(%a: memref<2x3xi32>, %b: memref<3xi32>, %out: memref<2xi32>) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  scf.for %i = %c0 to %c2 step %c1 {
    %sum = scf.for %j = %c0 to %c3 step %c1 iter_args(%s = %zero) -> i32 {
      %x = memref.load %a[%i, %j] : memref<2x3xi32>
      %y = memref.load %b[%j] : memref<3xi32>
      %p = arith.muli %x, %y : i32
      %t = arith.addi %s, %p : i32
      scf.yield %t : i32
    }
    memref.store %sum, %out[%i] : memref<2xi32>
  }
  return %out : memref<2xi32>
}
func.func private @from_c(memref<3xi32>) -> memref<3xi32> attributes {llvm.emit_c_interface}
memref.global constant @table : memref<3xi32> = dense<[5, 6, 7]>
func.func @through_c(%a: memref<2x3xi32>, %f: (memref<3xi32>) -> memref<3xi32>) -> memref<2xi32> {
  %0 = memref.get_global @table : memref<3xi32>
  %1 = call @from_c(%0) : (memref<3xi32>) -> memref<3xi32>
  %2 = call_indirect %f(%1) : (memref<3xi32>) -> memref<3xi32>
  %3 = memref.alloc() : memref<2xi32>
  %4 = call @dot(%a, %2, %3) : (memref<2x3xi32>, memref<3xi32>, memref<2xi32>) -> memref<2xi32>
  return %4 : memref<2xi32>
}
func.func @global() -> memref<3xi32> {
  %0 = memref.get_global @table : memref<3xi32>
  return %0 : memref<3xi32>
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// #include <string.h>
// #include "kernel.h"
// static int32_t doubled[3];
// int32_t *from_c(int32_t *p) { for (int i = 0; i < 3; i++) doubled[i] = 2 * p[i]; return doubled; }
// static int32_t *increment(int32_t *p) { for (int i = 0; i < 3; i++) p[i]++; return p; }
// int main(void) {
//   int32_t a[2][3] = {{1, 2, 3}, {4, 5, 6}}, b[3] = {1, 10, 100}, out[2];
//   int32_t *r = dot(a[0], b, out);
//   printf("%d %d %d\n", out[0], out[1], r == out);
//   int32_t *(*function)(int32_t *) = increment;
//   void *pointer;
//   memcpy(&pointer, &function, sizeof pointer);
//   r = through_c(&a[0][0], pointer);
//   printf("%d %d\n", r[0], r[1]);
//   free(r);
//   printf("%d\n", global()[2]);
// }
// output:
// 321 654 1
// 82 199
// 7
// -----
// One function whose memrefs are bare pointers, called from one whose are not.
func.func @sum(%a: memref<4xf32>) -> (f32, memref<4xf32>) attributes {llvm.bareptr} {
  %0 = affine.vector_load %a[0] : memref<4xf32>, vector<4xf32>
  %1 = vector.reduction <add>, %0 : vector<4xf32> into f32
  return %1, %a : f32, memref<4xf32>
}
func.func @expanded(%a: memref<4xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %c3 = arith.constant 3 : index
  %0:2 = call @sum(%a) : (memref<4xf32>) -> (f32, memref<4xf32>)
  %1 = memref.load %0#1[%c3] : memref<4xf32>
  %2 = arith.addf %0#0, %1 : f32
  return %2 : f32
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[4] = {1, 2, 3, 4};
//   struct MemRefDescriptor_f32_1 m = {a, a, 0, {4}, {1}};
//   printf("%g\n", _mlir_ciface_expanded(&m));
// }
// output:
// 14
// -----
// args: --memref-abi=descriptor-ptr
// Pointers to descriptors: the callee has its own copy, and calls in a loop share one stack slot.
func.func @get(%m: memref<?xi64>, %i: index) -> i64 {
  %0 = memref.load %m[%i] : memref<?xi64>
  return %0 : i64
}
func.func @total(%m: memref<?xi64>, %times: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %m, %c0 : memref<?xi64>
  %0 = scf.for %t = %c0 to %times step %c1 iter_args(%s = %zero) -> i64 {
    %i = arith.remui %t, %n : index
    %x = func.call @get(%m, %i) : (memref<?xi64>, index) -> i64
    %y = arith.addi %s, %x : i64
    scf.yield %y : i64
  }
  return %0 : i64
}
func.func @tail(%m: memref<?xi64>) -> (memref<?xi64, strided<[1], offset: 1>>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  %less = arith.subi %n, %c1 : index
  %0 = memref.subview %m[1] [%less] [1] : memref<?xi64> to memref<?xi64, strided<[1], offset: 1>>
  return %0, %less : memref<?xi64, strided<[1], offset: 1>>, index
}
func.func @rank(%m: memref<*xi64>, %f: (memref<*xi64>) -> memref<*xi64>) -> index {
  %0 = call_indirect %f(%m) : (memref<*xi64>) -> memref<*xi64>
  %1 = memref.rank %0 : memref<*xi64>
  return %1 : index
}
func.func @same(%m: memref<*xi64>) -> memref<*xi64> {
  return %m : memref<*xi64>
}
func.func @rank_of_same(%m: memref<?xi64>) -> index attributes {llvm.emit_c_interface} {
  %0 = memref.cast %m : memref<?xi64> to memref<*xi64>
  %1 = func.constant @same : (memref<*xi64>) -> memref<*xi64>
  %2 = call @rank(%0, %1) : (memref<*xi64>, (memref<*xi64>) -> memref<*xi64>) -> index
  return %2 : index
}
func.func @wrapped(%m: memref<?xi64>) -> i64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0, %1 = call @tail(%m) : (memref<?xi64>) -> (memref<?xi64, strided<[1], offset: 1>>, index)
  %2 = memref.load %0[%c0] : memref<?xi64, strided<[1], offset: 1>>
  %3 = call @in_c(%m) : (memref<?xi64>) -> i64
  %4 = arith.addi %2, %3 : i64
  return %4 : i64
}
func.func private @in_c(memref<?xi64>) -> i64 attributes {llvm.emit_c_interface}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int64_t _mlir_ciface_in_c(const struct MemRefDescriptor_i64_1 *m) { return 1000 * m->sizes[0]; }
// int main(void) {
//   int64_t a[] = {1, 20, 300};
//   struct MemRefDescriptor_i64_1 m = {a, a, 0, {3}, {1}};
//   printf("%ld\n", (long)total(&m, 4));
//   printf("%ld\n", (long)total(&m, 3000000));
//   printf("%ld\n", (long)_mlir_ciface_wrapped(&m));
//   printf("%ld\n", (long)_mlir_ciface_rank_of_same(&m));
// }
// output:
// 322
// 321000000
// 3020
// 1
// -----
// args: --memref-abi=descriptor-ptr
// The header has the types of what pointers point to, also of functions that C defines.
func.func private @weight(%m: memref<?x2xf32>, %row: index) -> f32 attributes {llvm.emit_c_interface}
func.func @weighted(%m: memref<?x2xf32>, %any: memref<*xi8>, %row: index) -> f32 {
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%row, %c1] : memref<?x2xf32>
  %w = call @weight(%m, %row) : (memref<?x2xf32>, index) -> f32
  %rank = memref.rank %any : memref<*xi8>
  %i = arith.index_cast %rank : index to i32
  %f = arith.sitofp %i : i32 to f32
  %y = arith.mulf %x, %w : f32
  %z = arith.addf %y, %f : f32
  return %z : f32
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// float _mlir_ciface_weight(const MemRefDescriptor_f32_2 *m, int64_t row) { return (float)(m->sizes[0] + row); }
// int main(void) {
//   float data[3][2] = {{1, 2}, {3, 4}, {5, 6}};
//   MemRefDescriptor_f32_2 m = MemRefDescriptor_f32_2_contiguous(data[0], 3, weighted_m_size1);
//   UnrankedMemRefDescriptor_i8 any = {7, NULL};
//   float (*function)(const MemRefDescriptor_f32_2 *, const UnrankedMemRefDescriptor_i8 *, int64_t) = weighted;
//   // 6 * (3 + 2) + 7
//   printf("%g\n", (double)function(&m, &any, 2));
//   return 0;
// }
// output:
// 37
