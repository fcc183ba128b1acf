// Nests whose iterations load what another iteration of the inner loop stored, in another row: above, two rows above and one
// below, diagonally, in the same row, by steps that do not fit, upwards, by two stores, several times, in rows that overlap, in
// pairs of columns, and with a store in the outer loop. Arrays may be the same or overlap.
func.func @above(%a: memref<1600xi32>, %b: memref<1600xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 36 {
    affine.for %j = 1 to 40 {
      %x0 = affine.load %a[%j * 36 + %i - 36] : memref<1600xi32>
      %x1 = affine.load %b[%j * 36 + %i] : memref<1600xi32>
      %s2 = arith.addi %x0, %x1 : i32
      affine.store %s2, %a[%j * 36 + %i] : memref<1600xi32>
    }
  }
  return
}
func.func @around(%a: memref<1600xi32>, %b: memref<1600xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 36 {
    affine.for %j = 2 to 39 {
      %x0 = affine.load %a[%j * 36 + %i - 72] : memref<1600xi32>
      %x1 = affine.load %a[%j * 36 + %i + 36] : memref<1600xi32>
      %s2 = arith.addi %x0, %x1 : i32
      affine.store %s2, %a[%j * 36 + %i] : memref<1600xi32>
    }
  }
  return
}
func.func @diagonal(%a: memref<1600xi32>, %b: memref<1600xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 35 {
    affine.for %j = 1 to 40 {
      %x0 = affine.load %a[%j * 36 + %i - 35] : memref<1600xi32>
      %x1 = affine.load %b[%j * 36 + %i] : memref<1600xi32>
      %s2 = arith.addi %x0, %x1 : i32
      affine.store %s2, %a[%j * 36 + %i] : memref<1600xi32>
    }
  }
  return
}
func.func @before(%a: memref<1600xi32>, %b: memref<1600xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 1 to 36 {
    affine.for %j = 0 to 40 {
      %x0 = affine.load %a[%j * 36 + %i - 1] : memref<1600xi32>
      %x1 = affine.load %b[%j * 36 + %i] : memref<1600xi32>
      %s2 = arith.addi %x0, %x1 : i32
      affine.store %s2, %a[%j * 36 + %i] : memref<1600xi32>
    }
  }
  return
}
func.func @both(%a: memref<1600xi32>, %b: memref<1600xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 1 to 36 {
    affine.for %j = 1 to 40 {
      %x0 = affine.load %a[%j * 36 + %i - 1] : memref<1600xi32>
      %x1 = affine.load %a[%j * 36 + %i - 36] : memref<1600xi32>
      %s2 = arith.addi %x0, %x1 : i32
      affine.store %s2, %a[%j * 36 + %i] : memref<1600xi32>
    }
  }
  return
}
func.func @steps(%a: memref<1600xi32>, %b: memref<1600xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 36 {
    affine.for %j = 3 to 40 step 2 {
      %x0 = affine.load %a[%j * 36 + %i - 108] : memref<1600xi32>
      %x1 = affine.load %b[%j * 36 + %i] : memref<1600xi32>
      %s2 = arith.addi %x0, %x1 : i32
      affine.store %s2, %a[%j * 36 + %i] : memref<1600xi32>
    }
  }
  return
}
func.func @upwards(%a: memref<1600xi32>, %b: memref<1600xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 36 {
    affine.for %j = 1 to 40 {
      %x0 = affine.load %a[%j * -36 + %i + 1440] : memref<1600xi32>
      %x1 = affine.load %b[%j * 36 + %i] : memref<1600xi32>
      %s2 = arith.addi %x0, %x1 : i32
      affine.store %s2, %a[%j * -36 + %i + 1404] : memref<1600xi32>
    }
  }
  return
}
func.func @two(%a: memref<1600xi32>, %b: memref<1600xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 36 {
    affine.for %j = 1 to 40 {
      %x0 = affine.load %a[%j * 36 + %i - 36] : memref<1600xi32>
      %x1 = affine.load %b[%j * 36 + %i] : memref<1600xi32>
      %s2 = arith.addi %x0, %x1 : i32
      affine.store %s2, %a[%j * 36 + %i] : memref<1600xi32>
      %x2 = affine.load %a[%j * 36 + %i] : memref<1600xi32>
      %x3 = affine.load %b[%j * 36 + %i] : memref<1600xi32>
      %s4 = arith.addi %x2, %x3 : i32
      affine.store %s4, %a[%j * 36 + %i - 36] : memref<1600xi32>
    }
  }
  return
}
func.func @again(%a: memref<1600xi32>, %b: memref<1600xi32>) attributes {llvm.emit_c_interface} {
  affine.for %k = 0 to 3 {
    affine.for %i = 0 to 36 {
      affine.for %j = 1 to 40 {
        %x0 = affine.load %a[%j * 36 + %i - 36] : memref<1600xi32>
        %x1 = affine.load %b[%j * 36 + %i] : memref<1600xi32>
        %s2 = arith.addi %x0, %x1 : i32
        affine.store %s2, %a[%j * 36 + %i] : memref<1600xi32>
      }
    }
  }
  return
}
func.func @overlapping(%a: memref<1600xi32>, %b: memref<1600xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 36 {
    affine.for %j = 1 to 40 {
      %x0 = affine.load %a[%j * 30 + %i - 30] : memref<1600xi32>
      %x1 = affine.load %b[%j * 36 + %i] : memref<1600xi32>
      %s2 = arith.addi %x0, %x1 : i32
      affine.store %s2, %a[%j * 30 + %i] : memref<1600xi32>
    }
  }
  return
}
func.func @pairs(%a: memref<1600xi32>, %b: memref<1600xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 18 {
    affine.for %j = 1 to 40 {
      %x0 = affine.load %a[%j * 36 + %i * 2 - 35] : memref<1600xi32>
      %x1 = affine.load %b[%j * 36 + %i] : memref<1600xi32>
      %s2 = arith.addi %x0, %x1 : i32
      affine.store %s2, %a[%j * 36 + %i * 2] : memref<1600xi32>
      %x2 = affine.load %a[%j * 36 + %i * 2 - 36] : memref<1600xi32>
      %x3 = affine.load %b[%j * 36 + %i] : memref<1600xi32>
      %s4 = arith.addi %x2, %x3 : i32
      affine.store %s4, %a[%j * 36 + %i * 2 + 1] : memref<1600xi32>
    }
  }
  return
}
func.func @scaled(%a: memref<1600xi32>, %b: memref<1600xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 36 {
    %x = affine.load %b[%i] : memref<1600xi32>
    %z = arith.muli %x, %x : i32
    affine.store %z, %b[%i] : memref<1600xi32>
    affine.for %j = 1 to 40 {
      %u = affine.load %a[%j * 36 + %i - 36] : memref<1600xi32>
      %v = affine.load %b[%i] : memref<1600xi32>
      %s = arith.addi %u, %v : i32
      affine.store %s, %a[%j * 36 + %i] : memref<1600xi32>
    }
  }
  return
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// typedef struct MemRefDescriptor_i32_1 Vector;
// static void c_above(int32_t *a, int32_t *b) {
//   for (int i = 0; i < 36; i += 1) for (int j = 1; j < 40; j += 1) a[j * 36 + i] = a[j * 36 + i - 36] + b[j * 36 + i];
// }
// static void c_around(int32_t *a, int32_t *b) {
//   (void)b;
//   for (int i = 0; i < 36; i += 1) for (int j = 2; j < 39; j += 1) a[j * 36 + i] = a[j * 36 + i - 72] + a[j * 36 + i + 36];
// }
// static void c_diagonal(int32_t *a, int32_t *b) {
//   for (int i = 0; i < 35; i += 1) for (int j = 1; j < 40; j += 1) a[j * 36 + i] = a[j * 36 + i - 35] + b[j * 36 + i];
// }
// static void c_before(int32_t *a, int32_t *b) {
//   for (int i = 1; i < 36; i += 1) for (int j = 0; j < 40; j += 1) a[j * 36 + i] = a[j * 36 + i - 1] + b[j * 36 + i];
// }
// static void c_both(int32_t *a, int32_t *b) {
//   (void)b;
//   for (int i = 1; i < 36; i += 1) for (int j = 1; j < 40; j += 1) a[j * 36 + i] = a[j * 36 + i - 1] + a[j * 36 + i - 36];
// }
// static void c_steps(int32_t *a, int32_t *b) {
//   for (int i = 0; i < 36; i += 1) for (int j = 3; j < 40; j += 2) a[j * 36 + i] = a[j * 36 + i - 108] + b[j * 36 + i];
// }
// static void c_upwards(int32_t *a, int32_t *b) {
//   for (int i = 0; i < 36; i += 1) for (int j = 1; j < 40; j += 1) a[j * -36 + i + 1404] = a[j * -36 + i + 1440] + b[j * 36 + i];
// }
// static void c_two(int32_t *a, int32_t *b) {
//   for (int i = 0; i < 36; i += 1) for (int j = 1; j < 40; j += 1) { a[j * 36 + i] = a[j * 36 + i - 36] + b[j * 36 + i]; a[j * 36 + i - 36] = a[j * 36 + i] + b[j * 36 + i]; }
// }
// static void c_again(int32_t *a, int32_t *b) {
//   for (int k = 0; k < 3; k += 1) for (int i = 0; i < 36; i += 1) for (int j = 1; j < 40; j += 1) a[j * 36 + i] = a[j * 36 + i - 36] + b[j * 36 + i];
// }
// static void c_overlapping(int32_t *a, int32_t *b) {
//   for (int i = 0; i < 36; i += 1) for (int j = 1; j < 40; j += 1) a[j * 30 + i] = a[j * 30 + i - 30] + b[j * 36 + i];
// }
// static void c_pairs(int32_t *a, int32_t *b) {
//   for (int i = 0; i < 18; i += 1) for (int j = 1; j < 40; j += 1) { a[j * 36 + i * 2] = a[j * 36 + i * 2 - 35] + b[j * 36 + i]; a[j * 36 + i * 2 + 1] = a[j * 36 + i * 2 - 36] + b[j * 36 + i]; }
// }
// static void c_scaled(int32_t *a, int32_t *b) {
//   for (int i = 0; i < 36; i++) {
//     b[i] *= b[i];
//     for (int j = 1; j < 40; j++) a[j * 36 + i] = a[j * 36 + i - 36] + b[i];
//   }
// }
// #define BOTH(X) X(above) X(around) X(diagonal) X(before) X(both) X(steps) X(upwards) X(two) X(again) X(overlapping) X(pairs) X(scaled)
// #define CHECK(name) wrong += differ(_mlir_ciface_##name, c_##name);
// static int differ(void (*f)(const Vector *, const Vector *), void (*c)(int32_t *, int32_t *)) {
//   static int32_t s[4000], t[4000];
//   int wrong = 0, distances[] = {2000, 0, 1, 36, 40, -1, -36, 800};
//   for (int at = 0; at < 8; at++) {
//     for (int i = 0; i < 4000; i++) s[i] = t[i] = i * i % 1013;
//     int32_t *a = s + 100, *b = a + distances[at];
//     Vector x = {a, a, 0, {1600}, {1}}, y = {b, b, 0, {1600}, {1}};
//     f(&x, &y);
//     c(t + 100, t + 100 + distances[at]);
//     wrong += memcmp(s, t, sizeof s) != 0;
//   }
//   return wrong;
// }
// int main(void) {
//   int wrong = 0;
//   BOTH(CHECK)
//   printf("%d wrong\n", wrong);
// }
// output:
// 0 wrong
