// One element is added to all elements of a range, which may contain it, or lie before or after it.
func.func @add(%k: index, %from: index, %to: index, %x: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %at = arith.addi %k, %c2 : index
  scf.for %i = %from to %to step %c1 {
    %a = memref.load %x[%at] : memref<?xi32>
    %b = memref.load %x[%i] : memref<?xi32>
    %s = arith.addi %a, %b : i32
    memref.store %s, %x[%i] : memref<?xi32>
  }
  return
}
// The same, and the sum of the old elements.
func.func @add_and_sum(%k: index, %from: index, %to: index, %x: memref<?xi16>) -> i16 attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i16
  %sum = scf.for %i = %from to %to step %c1 iter_args(%sum = %zero) -> (i16) {
    %a = memref.load %x[%k] : memref<?xi16>
    %b = memref.load %x[%i] : memref<?xi16>
    %s = arith.addi %a, %b : i16
    memref.store %s, %x[%i] : memref<?xi16>
    %next = arith.addi %sum, %b : i16
    scf.yield %next : i16
  }
  return %sum : i16
}
// An array and its mirror image: from the middle on, iterations load what those before stored. Forwards and backwards, and
// with another middle than that of the iterations.
func.func @mirrored(%from: index, %to: index, %x: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %last = arith.subi %to, %c1 : index
  scf.for %i = %from to %to step %c1 {
    %at = arith.subi %last, %i : index
    %a = memref.load %x[%at] : memref<?xi32>
    %b = memref.load %x[%i] : memref<?xi32>
    %s = arith.subi %a, %b : i32
    memref.store %s, %x[%i] : memref<?xi32>
  }
  return
}
func.func @stored_mirrored(%from: index, %to: index, %x: memref<?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %end = arith.addi %to, %c2 : index
  %sum = scf.for %i = %from to %to step %c1 iter_args(%sum = %zero) -> i32 {
    %at = arith.subi %end, %i : index
    %a = memref.load %x[%i] : memref<?xi32>
    %b = arith.addi %a, %a : i32
    memref.store %b, %x[%at] : memref<?xi32>
    %next = arith.addi %sum, %a : i32
    scf.yield %next : i32
  }
  return %sum : i32
}
func.func @middle(%x: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c57 = arith.constant 57 : index
  scf.for %i = %c0 to %c57 step %c1 {
    %at = arith.subi %c57, %i : index
    %a = memref.load %x[%at] : memref<?xi32>
    %b = arith.addi %a, %a : i32
    memref.store %b, %x[%i] : memref<?xi32>
  }
  return
}
// Shortest paths between all pairs.
func.func @shortest_paths(%d: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %d, %c0 : memref<?x?xi32>
  affine.for %k = 0 to %n {
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %n {
        %ik = affine.load %d[%i, %k] : memref<?x?xi32>
        %kj = affine.load %d[%k, %j] : memref<?x?xi32>
        %ij = affine.load %d[%i, %j] : memref<?x?xi32>
        %s = arith.addi %ik, %kj : i32
        %m = arith.minsi %ij, %s : i32
        affine.store %m, %d[%i, %j] : memref<?x?xi32>
      }
    }
  }
  return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// enum { SIZE = 64 };
// int main(void) {
//   int good = 0, all = 0;
//   int32_t x[SIZE], y[SIZE];
//   int16_t u[SIZE], v[SIZE];
//   for (int k = 0; k < 60; k++)
//     for (int from = 0; from < 50; from += 7)
//       for (int to = from - 2; to < 62; to++, all += 2) {
//         for (int i = 0; i < SIZE; i++) x[i] = y[i] = u[i] = v[i] = i * i % 31 - 7;
//         _mlir_ciface_add(k, from, to, &(struct MemRefDescriptor_i32_1){x, x, 0, {SIZE}, {1}});
//         for (int i = from; i < to; i++) y[i] += y[k + 2];
//         good += !memcmp(x, y, sizeof x);
//         int16_t got =
//             _mlir_ciface_add_and_sum(k, from, to, &(struct MemRefDescriptor_i16_1){u, u, 0, {SIZE}, {1}});
//         int16_t want = 0;
//         for (int i = from; i < to; i++) want += v[i], v[i] += v[k];
//         good += got == want && !memcmp(u, v, sizeof u);
//       }
//   for (int from = 0; from < 5; from++)
//     for (int to = from; to < 60; to++, all += 2) {
//       for (int i = 0; i < SIZE; i++) x[i] = y[i] = i * i % 31 - 7;
//       _mlir_ciface_mirrored(from, to, &(struct MemRefDescriptor_i32_1){x, x, 0, {SIZE}, {1}});
//       for (int i = from; i < to; i++) y[i] = y[to - 1 - i] - y[i];
//       good += !memcmp(x, y, sizeof x);
//       int32_t got = _mlir_ciface_stored_mirrored(from, to, &(struct MemRefDescriptor_i32_1){x, x, 0, {SIZE}, {1}});
//       uint32_t want = 0;
//       for (int i = from; i < to; i++) want += y[i], y[to + 2 - i] = 2u * y[i];
//       good += got == (int32_t)want && !memcmp(x, y, sizeof x);
//     }
//   _mlir_ciface_middle(&(struct MemRefDescriptor_i32_1){x, x, 0, {SIZE}, {1}}), all++;
//   for (int i = 0; i < 57; i++) y[i] = 2u * y[57 - i];
//   good += !memcmp(x, y, sizeof x);
//   for (int n = 0; n < 30; n++, all++) {
//     int32_t d[30 * 30], e[30 * 30];
//     for (int i = 0; i < n * n; i++) d[i] = e[i] = i * 7919 % 211 - 3;
//     _mlir_ciface_shortest_paths(&(struct MemRefDescriptor_i32_2){d, d, 0, {n, n}, {n, 1}});
//     for (int k = 0; k < n; k++)
//       for (int i = 0; i < n; i++)
//         for (int j = 0; j < n; j++) {
//           int32_t s = e[i * n + k] + e[k * n + j];
//           if (s < e[i * n + j]) e[i * n + j] = s;
//         }
//     good += !memcmp(d, e, n * n * sizeof *d);
//   }
//   printf("%d\n", all - good);
//   return 0;
// }
// output:
// 0
