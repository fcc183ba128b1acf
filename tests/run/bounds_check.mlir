// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// Accesses in bounds.
func.func @inside(%m: memref<?x4xi32>, %d: index) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %m, %d : memref<?x4xi32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %v = vector.load %m[%i, %c0] : memref<?x4xi32>, vector<4xi32>
    %w = arith.divsi %v, %v : vector<4xi32>
    %r = vector.reduction <add>, %v : vector<4xi32> into i32
    %q = vector.reduction <add>, %w : vector<4xi32> into i32
    %t = arith.addi %r, %q : i32
    %u = arith.addi %s, %t : i32
    scf.yield %u : i32
  }
  %part = memref.subview %m[%c0, 2] [%n, 2] [1, 1] : memref<?x4xi32> to memref<?x2xi32, strided<[4, 1], offset: ?>>
  %u = memref.cast %part : memref<?x2xi32, strided<[4, 1], offset: ?>> to memref<*xi32>
  %back = memref.cast %u : memref<*xi32> to memref<2x2xi32, strided<[4, 1], offset: ?>>
  %empty = memref.subview %m[%n, 4] [0, 0] [1, 1] : memref<?x4xi32> to memref<0x0xi32, strided<[4, 1], offset: ?>>
  %last = affine.load %back[1, 1] : memref<2x2xi32, strided<[4, 1], offset: ?>>
  %1 = arith.addi %0, %last : i32
  return %1 : i32
}
func.func @masked(%m: memref<?xi32>, %i: index, %n: index) -> i32 attributes {llvm.emit_c_interface} {
  %mask = vector.create_mask %n : vector<4xi1>
  %none = arith.constant dense<0> : vector<4xi32>
  %positions = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
  %0 = vector.maskedload %m[%i], %mask, %none : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  %1 = vector.gather %m[%i] [%positions], %mask, %none : memref<?xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  %2 = vector.expandload %m[%i], %mask, %none : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  %3 = arith.addi %0, %1 : vector<4xi32>
  %4 = arith.addi %3, %2 : vector<4xi32>
  %5 = vector.reduction <add>, %4 : vector<4xi32> into i32
  return %5 : i32
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   int32_t a[] = {1, 2, 3, 4, 5, 6, 7, 8};
//   struct MemRefDescriptor_i32_2 m = {a, a, 0, {2, 4}, {4, 1}};
//   printf("%d\n", _mlir_ciface_inside(&m, 0));
//   struct MemRefDescriptor_i32_1 v = {a, a, 0, {8}, {1}};
//   printf("%d %d\n", _mlir_ciface_masked(&v, 6, 2), _mlir_ciface_masked(&v, 8, 0));
// }
// output:
// 52
// 45 0
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// An access to one element.
func.func @f(%m: memref<16xf32>, %n: index) attributes {llvm.emit_c_interface} {
  %0 = memref.load %m[%n] : memref<16xf32>
  memref.store %0, %m[%n] : memref<16xf32>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[16] = {0};
//   struct MemRefDescriptor_f32_1 m = {a, a, 0, {16}, {1}};
//   _mlir_ciface_f(&m, 15);
//   _mlir_ciface_f(&m, 17);
//   printf("not reached\n");
// }
// output:
// test.mlir:5:8: error: memref.load index 0 = 17 is out of bounds for dimension 0 of size 16
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A negative index of a dynamic dimension.
func.func @f(%m: memref<?x?xf32>, %n: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = arith.constant 0.0 : f32
  memref.store %x, %m[%c0, %n] : memref<?x?xf32>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[16] = {0};
//   struct MemRefDescriptor_f32_2 m = {a, a, 0, {2, 8}, {8, 1}};
//   _mlir_ciface_f(&m, 7);
//   _mlir_ciface_f(&m, -3);
//   printf("not reached\n");
// }
// output:
// test.mlir:7:3: error: memref.store index 1 = -3 is out of bounds for dimension 1 of size 8
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// An affine access, whose index is the result of its map.
func.func @f(%m: memref<?xf32>, %n: index) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %0 = affine.load %m[2 * %i + 1] : memref<?xf32>
    affine.store %0, %m[%i] : memref<?xf32>
  }
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[8] = {0};
//   struct MemRefDescriptor_f32_1 m = {a, a, 0, {8}, {1}};
//   _mlir_ciface_f(&m, 4);
//   _mlir_ciface_f(&m, 5);
//   printf("not reached\n");
// }
// output:
// test.mlir:6:10: error: affine.load index 0 = 9 is out of bounds for dimension 0 of size 8
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// The last element of a vector.
func.func @f(%m: memref<?xf32>, %n: index) attributes {llvm.emit_c_interface} {
  %0 = vector.load %m[%n] : memref<?xf32>, vector<4xf32>
  vector.store %0, %m[%n] : memref<?xf32>, vector<4xf32>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[8] = {0};
//   struct MemRefDescriptor_f32_1 m = {a, a, 0, {8}, {1}};
//   _mlir_ciface_f(&m, 4);
//   _mlir_ciface_f(&m, 5);
//   printf("not reached\n");
// }
// output:
// test.mlir:5:8: error: vector.load index 0 = 8 is out of bounds for dimension 0 of size 8
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A transfer with `in_bounds`.
func.func @f(%m: memref<?x4xf32>, %n: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%n, %c0], %x : memref<?x4xf32>, vector<8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [0], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  vector.transfer_write %1, %m[%n, %n] {in_bounds = [true]} : vector<4xf32>, memref<?x4xf32>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[8] = {0};
//   struct MemRefDescriptor_f32_2 m = {a, a, 0, {2, 4}, {4, 1}};
//   _mlir_ciface_f(&m, 0);
//   _mlir_ciface_f(&m, 1);
//   printf("not reached\n");
// }
// output:
// test.mlir:9:3: error: vector.transfer_write index 1 = 4 is out of bounds for dimension 1 of size 4
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A masked lane.
func.func @f(%m: memref<?xf32>, %n: index) attributes {llvm.emit_c_interface} {
  %c2 = arith.constant 2 : index
  %none = arith.constant dense<0.0> : vector<4xf32>
  %mask = vector.create_mask %n : vector<4xi1>
  vector.maskedstore %m[%c2], %mask, %none : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[8] = {0};
//   struct MemRefDescriptor_f32_1 m = {a, a, 0, {5}, {1}};
//   _mlir_ciface_f(&m, 3);
//   _mlir_ciface_f(&m, 4);
//   printf("not reached\n");
// }
// output:
// test.mlir:8:3: error: vector.maskedstore index 0 = 5 is out of bounds for dimension 0 of size 5
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A lane of a scatter.
func.func @f(%m: memref<?xf32>, %n: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %none = arith.constant dense<0.0> : vector<2xf32>
  %mask = arith.constant dense<[true, false]> : vector<2xi1>
  %positions = vector.broadcast %n : index to vector<2xindex>
  vector.scatter %m[%c0] [%positions], %mask, %none : memref<?xf32>, vector<2xindex>, vector<2xi1>, vector<2xf32>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[8] = {0};
//   struct MemRefDescriptor_f32_1 m = {a, a, 0, {8}, {1}};
//   _mlir_ciface_f(&m, 7);
//   _mlir_ciface_f(&m, -1);
//   printf("not reached\n");
// }
// output:
// test.mlir:9:3: error: vector.scatter index 0 = -1 is out of bounds for dimension 0 of size 8
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A subview that exceeds its source.
func.func @f(%m: memref<?xf32>, %n: index) attributes {llvm.emit_c_interface} {
  %0 = memref.subview %m[2] [%n] [3] : memref<?xf32> to memref<?xf32, strided<[3], offset: 2>>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[9] = {0};
//   struct MemRefDescriptor_f32_1 m = {a, a, 0, {9}, {1}};
//   _mlir_ciface_f(&m, 0);
//   _mlir_ciface_f(&m, 3);
//   _mlir_ciface_f(&m, 4);
//   printf("not reached\n");
// }
// output:
// test.mlir:5:8: error: memref.subview index 0 = 11 is out of bounds for dimension 0 of size 9
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A cast to another static size.
func.func @f(%m: memref<?xf32>, %n: index) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<?xf32> to memref<4xf32>
  %1 = memref.load %0[%c0] : memref<4xf32>
  return %1 : f32
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[4] = {0};
//   struct MemRefDescriptor_f32_1 m = {a, a, 0, {4}, {1}};
//   _mlir_ciface_f(&m, 0);
//   m.sizes[0] = 3;
//   _mlir_ciface_f(&m, 0);
//   printf("not reached\n");
// }
// output:
// test.mlir:6:8: error: memref.cast size of dimension 0 = 3 is not 4
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A cast to another rank.
func.func @f(%m: memref<*xf32>, %n: index) -> index attributes {llvm.emit_c_interface} {
  %0 = memref.cast %m : memref<*xf32> to memref<?xf32>
  %1 = memref.dim %0, %n : memref<?xf32>
  return %1 : index
}
func.func @g(%m: memref<?x?xf32>) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<?x?xf32> to memref<*xf32>
  %1 = call @f(%0, %c0) : (memref<*xf32>, index) -> index
  return %1 : index
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[4] = {0};
//   struct MemRefDescriptor_f32_2 m = {a, a, 0, {2, 2}, {2, 1}};
//   _mlir_ciface_g(&m);
//   printf("not reached\n");
// }
// output:
// test.mlir:5:8: error: memref.cast rank = 2 is not 1
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A division by zero.
func.func @f(%a: i32, %b: i32) -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.remui %a, %b : i32
  return %0 : i32
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   _mlir_ciface_f(7, 2);
//   _mlir_ciface_f(7, 0);
//   printf("not reached\n");
// }
// output:
// test.mlir:5:8: error: arith.remui divides by zero
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A division by zero in one lane, with a location in another file.
func.func @f(%a: index) -> index attributes {llvm.emit_c_interface} {
  %one = arith.constant dense<1> : vector<2x2xindex>
  %0 = vector.broadcast %a : index to vector<2x2xindex>
  %1 = vector.insert %a, %one [1, 0] : index into vector<2x2xindex>
  %2 = arith.floordivsi %0, %1 : vector<2x2xindex> loc("100%.f":3:4)
  %3 = vector.extract %2[1, 1] : index from vector<2x2xindex>
  return %3 : index
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   _mlir_ciface_f(7);
//   _mlir_ciface_f(0);
//   printf("not reached\n");
// }
// output:
// 100%.f:3:4: error: arith.floordivsi divides by zero
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A copy between buffers of different sizes.
func.func @f(%a: memref<?xi8>, %b: memref<?xi8>) attributes {llvm.emit_c_interface} {
  memref.copy %a, %b : memref<?xi8> to memref<?xi8>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   int8_t a[4] = {0}, b[3];
//   struct MemRefDescriptor_i8_1 m = {a, a, 0, {4}, {1}}, n = {b, b, 0, {3}, {1}};
//   _mlir_ciface_f(&m, &n);
//   printf("not reached\n");
// }
// output:
// test.mlir:5:3: error: memref.copy size of dimension 0 = 4 is not 3, as that of the target
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A structured operation whose operands are in bounds, one without iterations, and one with an operand out of bounds.
func.func @product(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[6] = {1, 2, 3, 4, 5, 6}, b[6] = {1, 0, 0, 1, 1, 1}, c[4] = {0};
//   struct MemRefDescriptor_f32_2 ma = {a, a, 0, {2, 3}, {3, 1}}, mb = {b, b, 0, {3, 2}, {2, 1}}, mc = {c, c, 0, {2, 2}, {2, 1}};
//   _mlir_ciface_product(&ma, &mb, &mc);
//   printf("%g %g %g %g\n", c[0], c[1], c[2], c[3]);
//   mb.sizes[0] = 0;
//   ma.sizes[1] = 0;
//   _mlir_ciface_product(&ma, &mb, &mc);
//   ma.sizes[1] = 3;
//   mb.sizes[0] = 2;
//   fflush(stdout);
//   _mlir_ciface_product(&ma, &mb, &mc);
//   printf("not reached\n");
// }
// output:
// 4 5 10 11
// test.mlir:5:3: error: linalg.matmul size of dimension 0 of operand 1 = 2 is not 3, as that of another operand
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A map with a negative stride.
func.func @reversed(%a: memref<?xf32>, %b: memref<?xf32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (-2 * i + 6)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%a : memref<?xf32>) outs(%b : memref<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[7] = {0, 1, 2, 3, 4, 5, 6}, b[5] = {0};
//   struct MemRefDescriptor_f32_1 ma = {a, a, 0, {7}, {1}}, mb = {b, b, 0, {4}, {1}};
//   _mlir_ciface_reversed(&ma, &mb);
//   printf("%g %g %g %g\n", b[0], b[1], b[2], b[3]);
//   fflush(stdout);
//   mb.sizes[0] = 5;
//   _mlir_ciface_reversed(&ma, &mb);
//   printf("not reached\n");
// }
// output:
// 6 4 2 0
// test.mlir:5:3: error: linalg.generic index 0 = -2 of operand 0 is out of bounds for dimension 0 of size 7
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// Views and reshapes of the right size, and lanes out of bounds that are masked off.
func.func @fits(%bytes: memref<?xi8>, %n: index, %list: memref<2xindex>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %m = memref.view %bytes[%c4][%n] : memref<?xi8> to memref<?x4xi32>
  %flat = memref.collapse_shape %m [[0, 1]] : memref<?x4xi32> into memref<?xi32>
  %e = memref.expand_shape %flat [[0, 1, 2]] output_shape [%n, 2, 2] : memref<?xi32> into memref<?x2x2xi32>
  %r = memref.reshape %flat(%list) : (memref<?xi32>, memref<2xindex>) -> memref<?x2xi32>
  %w = memref.assume_alignment %flat, 4 : memref<?xi32>
  %a = memref.load %e[%c1, %c1, %c1] : memref<?x2x2xi32>
  %b = memref.load %r[%c1, %c1] : memref<?x2xi32>
  %mask = vector.create_mask %n, %c1 : vector<4x4xi1>
  %v = vector.transfer_read %m[%c0, %c1], %zero, %mask {in_bounds = [true, true]} : memref<?x4xi32>, vector<4x4xi32>
  %s = vector.multi_reduction <add>, %v, %zero [0, 1] : vector<4x4xi32> to i32
  %t = vector.transfer_read %m[%c0, %c1], %zero, %mask {in_bounds = [true, false], permutation_map = affine_map<(i, j) -> (j, i)>} : memref<?x4xi32>, vector<4x4xi32>
  %u = vector.multi_reduction <add>, %t, %zero [0, 1] : vector<4x4xi32> to i32
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %0, %s : i32
  %2 = arith.addi %1, %u : i32
  return %2 : i32
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// int main(void) {
//   int32_t a[9] = {-1, 1, 2, 3, 4, 5, 6, 7, 8};
//   struct MemRefDescriptor_i8_1 m = {(int8_t *)a, (int8_t *)a, 0, {36}, {1}};
//   int64_t list[] = {4, 2};
//   struct MemRefDescriptor_index_1 l = {list, list, 0, {2}, {1}};
//   printf("%d\n", _mlir_ciface_fits(&m, 2, &l)); // 8 + 4 + 2 * (2 + 6)
// }
// output:
// 28
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A view that ends after its source.
func.func @f(%m: memref<?xi8>, %shift: index, %n: index) attributes {llvm.emit_c_interface} {
  %0 = memref.view %m[%shift][%n] : memref<?xi8> to memref<?x2xf64>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   int64_t a[4] = {0};
//   struct MemRefDescriptor_i8_1 m = {(int8_t *)a, (int8_t *)a, 0, {32}, {1}};
//   _mlir_ciface_f(&m, 0, 2);
//   _mlir_ciface_f(&m, 16, 1);
//   _mlir_ciface_f(&m, 8, 2);
//   printf("not reached\n");
// }
// output:
// test.mlir:5:8: error: memref.view ends at byte 40 of a buffer of 32 bytes
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A view that begins before its source.
func.func @f(%m: memref<?xi8>, %shift: index) attributes {llvm.emit_c_interface} {
  %0 = memref.view %m[%shift][] : memref<?xi8> to memref<2xf64>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   int64_t a[4] = {0};
//   struct MemRefDescriptor_i8_1 m = {(int8_t *)(a + 1), (int8_t *)(a + 1), 0, {24}, {1}};
//   _mlir_ciface_f(&m, 8);
//   _mlir_ciface_f(&m, -8);
//   printf("not reached\n");
// }
// output:
// test.mlir:5:8: error: memref.view byte shift = -8 is negative
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// Expanded dimensions whose product is not the size of the source.
func.func @f(%m: memref<?xf32>, %n: index) attributes {llvm.emit_c_interface} {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 3] : memref<?xf32> into memref<?x3xf32>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[8] = {0};
//   struct MemRefDescriptor_f32_1 m = {a, a, 0, {6}, {1}};
//   _mlir_ciface_f(&m, 2);
//   m.sizes[0] = 8;
//   _mlir_ciface_f(&m, 2);
//   printf("not reached\n");
// }
// output:
// test.mlir:5:8: error: memref.expand_shape makes 6 elements of dimension 0 of size 8
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// Rows with gaps cannot be collapsed; a single row, or none, can.
func.func @f(%m: memref<?x?xf32, strided<[?, 1]>>) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32, strided<[?, 1]>> into memref<?xf32, strided<[?]>>
  %1 = memref.dim %0, %c0 : memref<?xf32, strided<[?]>>
  return %1 : index
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[12] = {0};
//   struct MemRefDescriptor_f32_2 m = {a, a, 0, {3, 4}, {4, 1}};
//   printf("%d\n", (int)_mlir_ciface_f(&m));
//   m.sizes[1] = 0;
//   printf("%d\n", (int)_mlir_ciface_f(&m));
//   m.sizes[0] = 1;
//   m.sizes[1] = 2;
//   printf("%d\n", (int)_mlir_ciface_f(&m));
//   fflush(stdout);
//   m.sizes[0] = 3;
//   _mlir_ciface_f(&m);
//   printf("not reached\n");
// }
// output:
// 12
// 0
// 2
// test.mlir:6:8: error: memref.collapse_shape stride of dimension 0 = 4 is not 2, so that its elements do not follow those of the next
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A reshape to another number of elements.
func.func @f(%m: memref<?xf32>, %list: memref<2xi32>) attributes {llvm.emit_c_interface} {
  %0 = memref.reshape %m(%list) : (memref<?xf32>, memref<2xi32>) -> memref<?x3xf32>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[12] = {0};
//   int32_t list[] = {4, 3};
//   struct MemRefDescriptor_f32_1 m = {a, a, 0, {12}, {1}};
//   struct MemRefDescriptor_i32_1 l = {list, list, 0, {2}, {1}};
//   _mlir_ciface_f(&m, &l);
//   list[0] = 5;
//   _mlir_ciface_f(&m, &l);
//   printf("not reached\n");
// }
// output:
// test.mlir:5:8: error: memref.reshape makes 15 elements of 12
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// An address without the assumed alignment.
func.func @f(%m: memref<?xf32, strided<[1], offset: ?>>) attributes {llvm.emit_c_interface} {
  %0 = memref.assume_alignment %m, 64 : memref<?xf32, strided<[1], offset: ?>>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float space[48];
//   float *a = space + (64 - (uintptr_t)space % 64) / 4;
//   struct MemRefDescriptor_f32_1 m = {a, a, 16, {1}, {1}};
//   _mlir_ciface_f(&m);
//   m.offset = 3;
//   _mlir_ciface_f(&m);
//   printf("not reached\n");
// }
// output:
// test.mlir:5:8: error: memref.assume_alignment address is misaligned by 12 bytes: the alignment is 64
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A row under a mask of two dimensions.
func.func @f(%m: memref<?x4xf32>, %rows: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %none = arith.constant dense<0.0> : vector<4x4xf32>
  %mask = vector.create_mask %rows, %c4 : vector<4x4xi1>
  vector.maskedstore %m[%c0, %c0], %mask, %none : memref<?x4xf32>, vector<4x4xi1>, vector<4x4xf32>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[16] = {0};
//   struct MemRefDescriptor_f32_2 m = {a, a, 0, {3, 4}, {4, 1}};
//   _mlir_ciface_f(&m, 3);
//   _mlir_ciface_f(&m, 4);
//   printf("not reached\n");
// }
// output:
// test.mlir:9:3: error: vector.maskedstore index 0 = 3 is out of bounds for dimension 0 of size 3
// signal: 6 (SIGABRT)
// -----
// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// A transfer of `vector.mask`, which runs along another dimension.
func.func @f(%m: memref<?x4xf32>, %row: index, %n: index) attributes {llvm.emit_c_interface} {
  %c3 = arith.constant 3 : index
  %v = arith.constant dense<0.0> : vector<4xf32>
  %mask = vector.create_mask %n : vector<4xi1>
  vector.mask %mask { vector.transfer_write %v, %m[%row, %c3] {in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>} : vector<4xf32>, memref<?x4xf32> } : vector<4xi1>
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float a[16] = {0};
//   struct MemRefDescriptor_f32_2 m = {a, a, 0, {4, 4}, {4, 1}};
//   _mlir_ciface_f(&m, 1, 3);
//   _mlir_ciface_f(&m, 7, 0);
//   _mlir_ciface_f(&m, 2, 3);
//   printf("not reached\n");
// }
// output:
// test.mlir:8:23: error: vector.transfer_write index 0 = 4 is out of bounds for dimension 0 of size 4
// signal: 6 (SIGABRT)
