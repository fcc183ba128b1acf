// args: -fno-load-elimination
// Loads of elements that were just stored, between other accesses of the group: the store stays before the load. Load
// elimination is disabled, which would forward the stored values.
func.func @after(%n: index, %x: memref<?xi32>, %y: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i32
  affine.for %i = 0 to %n {
    %a = affine.load %x[2 * %i] : memref<?xi32>
    %b = affine.load %x[2 * %i + 1] : memref<?xi32>
    %c = arith.muli %a, %three : i32
    %d = arith.addi %b, %three : i32
    affine.store %d, %x[2 * %i] : memref<?xi32>
    affine.store %c, %x[2 * %i + 1] : memref<?xi32>
    %e = affine.load %x[2 * %i + 1] : memref<?xi32>
    %f = affine.load %x[2 * %i] : memref<?xi32>
    %g = arith.subi %e, %f : i32
    affine.store %g, %y[%i] : memref<?xi32>
  }
  return
}
// A load between two stores of one group.
func.func @between(%n: index, %x: memref<?xi32>, %y: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i32
  affine.for %i = 0 to %n {
    %a = affine.load %y[2 * %i] : memref<?xi32>
    affine.store %a, %x[2 * %i] : memref<?xi32>
    %b = affine.load %x[2 * %i] : memref<?xi32>
    %c = arith.muli %b, %three : i32
    affine.store %c, %x[2 * %i + 1] : memref<?xi32>
  }
  return
}
// A load moves up to the other one of its group, and a store moves down to the other one of its group.
func.func @crossing(%n: index, %x: memref<?xi32>, %y: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to %n {
    affine.store %zero, %x[2 * %i + 2] : memref<?xi32>
    %a = affine.load %x[2 * %i + 1] : memref<?xi32>
    affine.store %a, %x[2 * %i + 1] : memref<?xi32>
    %b = affine.load %x[2 * %i] : memref<?xi32>
    affine.store %b, %y[%i] : memref<?xi32>
  }
  return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// #define M(p) &((struct MemRefDescriptor_i32_1){p, p, 0, {400}, {1}})
// int main(void) {
//   int32_t x[400], y[400], v[400], w[400];
//   int good = 0;
//   for (int n = 0; n < 100; n++) {
//     for (int i = 0; i < 400; i++) x[i] = v[i] = i * 11 % 101, y[i] = w[i] = -i;
//     _mlir_ciface_after(n, M(x), M(y));
//     for (int i = 0; i < n; i++) {
//       int32_t a = v[2 * i], b = v[2 * i + 1];
//       v[2 * i] = b + 3, v[2 * i + 1] = a * 3, w[i] = a * 3 - b - 3;
//     }
//     good += !memcmp(x, v, sizeof x) && !memcmp(y, w, sizeof y);
//     _mlir_ciface_between(n, M(x), M(y));
//     for (int i = 0; i < n; i++) v[2 * i] = w[2 * i], v[2 * i + 1] = w[2 * i] * 3;
//     good += !memcmp(x, v, sizeof x);
//     _mlir_ciface_crossing(n, M(x), M(y));
//     for (int i = 0; i < n; i++) v[2 * i + 2] = 0, w[i] = v[2 * i];
//     good += !memcmp(x, v, sizeof x) && !memcmp(y, w, sizeof y);
//   }
//   printf("%d\n", good);
//   return 0;
// }
// output:
// 300
