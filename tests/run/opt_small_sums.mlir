// Sums of extended integers, in loops of any trip count and of 16 iterations: absolute differences in
// several spellings, products, and sums of both kinds of extensions.
func.func @apart(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i32 {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %c = arith.extui %a : i8 to i32
    %d = arith.extui %b : i8 to i32
    %e = arith.subi %c, %d : i32
    %f = math.absi %e : i32
    %t = arith.addi %f, %s : i32
    affine.yield %t : i32
  }
  return %sum : i32
}
// A select by the sign of the difference, of 64 bits.
func.func @apart_by_sign(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i64
  %none = arith.constant 0 : i64
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i64 {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %c = arith.extui %a : i8 to i64
    %d = arith.extui %b : i8 to i64
    %e = arith.subi %c, %d : i64
    %g = arith.subi %none, %e : i64
    %less = arith.cmpi slt, %e, %none : i64
    %f = arith.select %less, %g, %e : i64
    %t = arith.addi %s, %f : i64
    affine.yield %t : i64
  }
  return %sum : i64
}
// The maximum minus the minimum, of 16 bits.
func.func @apart_by_limits(%n: index, %x: memref<?xi16>, %y: memref<?xi16>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 7 : i32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i32 {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = affine.load %y[%i] : memref<?xi16>
    %c = arith.extui %a : i16 to i32
    %d = arith.extui %b : i16 to i32
    %e = arith.maxui %c, %d : i32
    %g = arith.minsi %d, %c : i32
    %f = arith.subi %e, %g : i32
    %t = arith.addi %s, %f : i32
    affine.yield %t : i32
  }
  return %sum : i32
}
// A select by a comparison of the operands; the difference is stored.
func.func @stored(%n: index, %x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?xi16>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %c = arith.extui %a : i8 to i16
    %d = arith.extui %b : i8 to i16
    %e = arith.subi %c, %d : i16
    %g = arith.subi %d, %c : i16
    %more = arith.cmpi ult, %c, %d : i16
    %f = arith.select %more, %g, %e : i16
    affine.store %f, %z[%i] : memref<?xi16>
  }
  return
}
// Not absolute differences of unsigned bytes: their negation, and differences of signed bytes.
func.func @not_apart(%n: index, %x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?xi16>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i32 {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %c = arith.extui %a : i8 to i16
    %d = arith.extui %b : i8 to i16
    %e = arith.subi %c, %d : i16
    %g = arith.subi %d, %c : i16
    %more = arith.cmpi ugt, %c, %d : i16
    %f = arith.select %more, %g, %e : i16
    affine.store %f, %z[%i] : memref<?xi16>
    %h = arith.extsi %a : i8 to i32
    %k = arith.extsi %b : i8 to i32
    %l = arith.subi %h, %k : i32
    %m = math.absi %l : i32
    %t = arith.addi %s, %m : i32
    affine.yield %t : i32
  }
  return %sum : i32
}
func.func @rows(%n: index, %x: memref<?x16xi8>, %y: memref<?x16xi8>, %z: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to %n {
    %sum = affine.for %j = 0 to 16 iter_args(%s = %zero) -> i32 {
      %a = affine.load %x[%i, %j] : memref<?x16xi8>
      %b = affine.load %y[%i, %j] : memref<?x16xi8>
      %c = arith.extui %a : i8 to i32
      %d = arith.extui %b : i8 to i32
      %e = arith.subi %c, %d : i32
      %f = math.absi %e : i32
      %t = arith.addi %s, %f : i32
      affine.yield %t : i32
    }
    affine.store %sum, %z[%i] : memref<?xi32>
  }
  return
}
func.func @dot_i8(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i32 {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %c = arith.extsi %a : i8 to i32
    %d = arith.extui %b : i8 to i32
    %e = arith.muli %c, %d : i32
    %t = arith.addi %s, %e : i32
    affine.yield %t : i32
  }
  return %sum : i32
}
// Two products of the least integer have a sum of more than 32 bits with the sign.
func.func @dot_i16(%n: index, %x: memref<?xi16>, %y: memref<?xi16>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i32 {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = affine.load %y[%i] : memref<?xi16>
    %c = arith.extsi %a : i16 to i32
    %d = arith.extsi %b : i16 to i32
    %e = arith.muli %c, %d : i32
    %t = arith.addi %s, %e : i32
    affine.yield %t : i32
  }
  return %sum : i32
}
func.func @dot_i16_wide(%n: index, %x: memref<?xi16>, %y: memref<?xi16>) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i64
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i64 {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = affine.load %y[%i] : memref<?xi16>
    %c = arith.extsi %a : i16 to i64
    %d = arith.extsi %b : i16 to i64
    %e = arith.muli %c, %d : i64
    %t = arith.addi %s, %e : i64
    affine.yield %t : i64
  }
  return %sum : i64
}
func.func @dot_u16(%n: index, %x: memref<?xi16>, %y: memref<?xi16>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i32 {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = affine.load %y[%i] : memref<?xi16>
    %c = arith.extui %a : i16 to i32
    %d = arith.extui %b : i16 to i32
    %e = arith.muli %c, %d : i32
    %t = arith.addi %s, %e : i32
    affine.yield %t : i32
  }
  return %sum : i32
}
// Sign-extended and zero-extended bytes that are added and subtracted, and 16-bit integers extended to 64 bits.
func.func @mixed(%n: index, %x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?xi16>) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i64
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i64 {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %c = affine.load %z[%i] : memref<?xi16>
    %d = arith.extsi %a : i8 to i64
    %e = arith.extui %b : i8 to i64
    %f = arith.extui %c : i16 to i64
    %t = arith.addi %s, %d : i64
    %u = arith.subi %t, %e : i64
    %v = arith.addi %f, %u : i64
    affine.yield %v : i64
  }
  return %sum : i64
}
// A sum that wraps.
func.func @short(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) -> i16 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i16
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i16 {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %c = arith.extsi %a : i8 to i16
    %d = arith.extui %b : i8 to i16
    %t = arith.addi %s, %c : i16
    %u = arith.addi %t, %d : i16
    affine.yield %u : i16
  }
  return %sum : i16
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include <string.h>
// #include "kernel.h"
// enum { N = 300 };
// #define M(T, p) &((struct MemRefDescriptor_##T##_1){p, p, 0, {N}, {1}})
// #define M2(p) &((struct MemRefDescriptor_i8_2){p, p, 0, {N / 16, 16}, {16, 1}})
// static int8_t x[N], y[N];
// static int16_t s[N], t[N], z[N], w[N];
// static int32_t sums[N / 16];
// static uint32_t seed = 1;
// static int next(int kind) {
//   static const int16_t limits[] = {-32768, 32767, -1, 0, 255, 128, -128, 127};
//   seed = seed * 1664525 + 1013904223;
//   return kind == 0 ? (int)(seed >> 16) : kind < 9 ? limits[kind - 1] : limits[(seed >> 20) % 8];
// }
// int main(void) {
//   int good = 0;
//   for (int kind = 0; kind < 100; kind++) {
//     for (int i = 0; i < N; i++) {
//       x[i] = (int8_t)next(kind % 10), y[i] = (int8_t)next(kind / 10);
//       s[i] = (int16_t)next(kind % 10), t[i] = (int16_t)next(kind / 10);
//     }
//     for (int n = 0; n <= N; n += 1 + n / 3) {
//       uint32_t apart = 0, limits = 7, other = 0, dot8 = 0, dot16 = 0, dotu16 = 0;
//       uint64_t wide = 0, mixed = 0;
//       uint16_t brief = 0;
//       int fits = 1;
//       _mlir_ciface_stored(n, M(i8, x), M(i8, y), M(i16, z));
//       other = (uint32_t)_mlir_ciface_not_apart(n, M(i8, x), M(i8, y), M(i16, w));
//       for (int i = 0; i < n; i++) {
//         int a = (uint8_t)x[i], b = (uint8_t)y[i], c = (uint16_t)s[i], d = (uint16_t)t[i];
//         apart += (uint32_t)abs(a - b), limits += (uint32_t)abs(c - d);
//         fits &= z[i] == abs(a - b) && w[i] == -abs(a - b);
//         other -= (uint32_t)abs(x[i] - y[i]);
//         dot8 += (uint32_t)(x[i] * b), dot16 += (uint32_t)s[i] * (uint32_t)t[i], dotu16 += (uint32_t)c * (uint32_t)d;
//         wide += (uint64_t)((int64_t)s[i] * t[i]), mixed += (uint64_t)x[i] - (uint64_t)b + (uint64_t)c;
//         brief = (uint16_t)(brief + x[i] + b);
//       }
//       good += fits && other == 0;
//       good += (uint32_t)_mlir_ciface_apart(n, M(i8, x), M(i8, y)) == apart;
//       good += (uint64_t)_mlir_ciface_apart_by_sign(n, M(i8, x), M(i8, y)) == apart;
//       good += (uint32_t)_mlir_ciface_apart_by_limits(n, M(i16, s), M(i16, t)) == limits;
//       good += (uint32_t)_mlir_ciface_dot_i8(n, M(i8, x), M(i8, y)) == dot8;
//       good += (uint32_t)_mlir_ciface_dot_i16(n, M(i16, s), M(i16, t)) == dot16;
//       good += (uint64_t)_mlir_ciface_dot_i16_wide(n, M(i16, s), M(i16, t)) == wide;
//       good += (uint32_t)_mlir_ciface_dot_u16(n, M(i16, s), M(i16, t)) == dotu16;
//       good += (uint64_t)_mlir_ciface_mixed(n, M(i8, x), M(i8, y), M(i16, s)) == mixed;
//       good += (uint16_t)_mlir_ciface_short(n, M(i8, x), M(i8, y)) == brief;
//     }
//     _mlir_ciface_rows(N / 16, M2(x), M2(y), M(i32, sums));
//     for (int i = 0; i < N / 16; i++) {
//       int sum = 0;
//       for (int j = 0; j < 16; j++) sum += abs((uint8_t)x[16 * i + j] - (uint8_t)y[16 * i + j]);
//       good += sums[i] == sum;
//     }
//   }
//   printf("%d\n", good);
//   return 0;
// }
// output:
// 19800
