// Calls: direct, through values, with several results and buffers, out to C and back.
func.func private @c_square(i32) -> i32 attributes {llvm.emit_c_interface}
func.func private @c_flip(i1, i8, i16) -> i1 attributes {llvm.emit_c_interface}
func.func private @c_make(index) -> memref<?xf32> attributes {llvm.emit_c_interface}
func.func private @c_pair(memref<?xf32>) -> (f32, index) attributes {llvm.emit_c_interface}
func.func private @helper(%a: i32, %b: f32, %m: memref<2xf32>) -> (f32, i32, memref<2xf32>) {
  %0 = arith.sitofp %a : i32 to f32
  %1 = arith.addf %0, %b : f32
  return %1, %a, %m : f32, i32, memref<2xf32>
}
func.func @several(%a: i32, %b: f32, %m: memref<2xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %0:3 = call @helper(%a, %b, %m) : (i32, f32, memref<2xf32>) -> (f32, i32, memref<2xf32>)
  %one = arith.constant 1 : index
  %1 = memref.load %0#2[%one] : memref<2xf32>
  %2 = arith.addf %0#0, %1 : f32
  return %2 : f32
}
func.func @fibonacci(%n: i32) -> i64 attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %small = arith.cmpi sle, %n, %one : i32
  %0 = scf.if %small -> (i64) {
    %1 = arith.extsi %n : i32 to i64
    scf.yield %1 : i64
  } else {
    %1 = arith.subi %n, %one : i32
    %2 = arith.subi %n, %two : i32
    %3 = func.call @fibonacci(%1) : (i32) -> i64
    %4 = func.call @fibonacci(%2) : (i32) -> i64
    %5 = arith.addi %3, %4 : i64
    scf.yield %5 : i64
  }
  return %0 : i64
}
func.func @double(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @apply(%twice: i1, %x: i32) -> i32 attributes {llvm.emit_c_interface} {
  %f = func.constant @double : (i32) -> i32
  %g = func.constant @c_square : (i32) -> i32
  %h = arith.select %twice, %f, %g : (i32) -> i32
  %0 = func.call_indirect %h(%x) : (i32) -> i32
  return %0 : i32
}
func.func @narrow(%a: i1, %b: i8, %c: i16) -> i1 attributes {llvm.emit_c_interface} {
  %0 = call @c_flip(%a, %b, %c) : (i1, i8, i16) -> i1
  return %0 : i1
}
func.func @through_c(%n: index) -> f32 attributes {llvm.emit_c_interface} {
  %m = call @c_make(%n) : (index) -> memref<?xf32>
  %r:2 = call @c_pair(%m) : (memref<?xf32>) -> (f32, index)
  %i = arith.index_cast %r#1 : index to i32
  %f = arith.sitofp %i : i32 to f32
  %0 = arith.addf %r#0, %f : f32
  memref.dealloc %m : memref<?xf32>
  return %0 : f32
}
func.func @nothing() attributes {llvm.emit_c_interface} {
  return
}
func.func @many(%a: i64, %b: f64, %c: i32, %d: f32, %e: i64, %f: f64, %g: i32, %h: f32, %i: i64, %j: f64, %k: i32, %l: f32,
                %m: i64, %n: f64, %o: i32, %p: f32, %q: i8, %r: i16, %s: f64, %t: f32, %u: f64) -> f64 attributes {llvm.emit_c_interface} {
  %0 = arith.sitofp %a : i64 to f64
  %1 = arith.sitofp %o : i32 to f64
  %2 = arith.sitofp %q : i8 to f64
  %3 = arith.sitofp %r : i16 to f64
  %4 = arith.extf %t : f32 to f64
  %5 = arith.sitofp %m : i64 to f64
  %6 = arith.addf %0, %1 : f64
  %7 = arith.addf %2, %3 : f64
  %8 = arith.addf %4, %5 : f64
  %9 = arith.addf %6, %7 : f64
  %10 = arith.addf %8, %9 : f64
  %11 = arith.addf %10, %u : f64
  return %11 : f64
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
//
// int32_t _mlir_ciface_c_square(int32_t x) { return x * x; }
//
// bool _mlir_ciface_c_flip(bool a, int8_t b, int16_t c) {
//   printf("flip %d %d %d\n", a, b, c);
//   return !a;
// }
//
// void _mlir_ciface_c_make(struct MemRefDescriptor_f32_1 *result, int64_t n) {
//   float *data = malloc((size_t)n * sizeof(float));
//   for (int64_t i = 0; i < n; i++)
//     data[i] = (float)i;
//   struct MemRefDescriptor_f32_1 made = {data, data, 0, {n}, {1}};
//   *result = made;
// }
//
// void _mlir_ciface_c_pair(struct c_pair_results *result, const struct MemRefDescriptor_f32_1 *m) {
//   result->r0 = 0;
//   for (int64_t i = 0; i < m->sizes[0]; i++)
//     result->r0 += m->aligned[m->offset + i * m->strides[0]];
//   result->r1 = m->sizes[0] * 100;
// }
//
// int main(void) {
//   float two[2] = {0.5f, 0.25f};
//   struct MemRefDescriptor_f32_1 m = {two, two, 0, {2}, {1}};
//   printf("%g\n", (double)_mlir_ciface_several(3, 1.5f, &m));
//   printf("%lld\n", (long long)_mlir_ciface_fibonacci(20));
//   printf("%d %d\n", _mlir_ciface_apply(true, 21), _mlir_ciface_apply(false, 21));
//   printf("%d\n", _mlir_ciface_narrow(false, -7, -300));
//   printf("%d\n", _mlir_ciface_narrow(true, 127, 32767));
//   printf("%g\n", (double)_mlir_ciface_through_c(5));
//   _mlir_ciface_nothing();
//   printf("%g\n", _mlir_ciface_many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, -17, -18, 19, 20, 21));
//   return 0;
// }
// output:
// 4.75
// 6765
// 42 441
// flip 0 -7 -300
// 1
// flip 1 127 32767
// 0
// 510
// 35
