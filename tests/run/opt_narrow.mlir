// Small integers that are extended, computed with and truncated: expressions that fit in lanes of 16 bits, and some that
// do not, because higher bits matter.
func.func @fits(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %w = arith.constant 255 : i32
  %r = arith.constant 510 : i32
  %by = arith.constant 8 : i32
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = arith.extui %a : i8 to i32
    %c = arith.muli %b, %w : i32
    %d = arith.addi %c, %r : i32
    %e = arith.shrui %d, %by : i32
    %f = arith.trunci %e : i32 to i8
    affine.store %f, %y[%i] : memref<?xi8>
  }
  return
}
// The largest value is one more than fits in 16 bits.
func.func @too_large(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %w = arith.constant 255 : i32
  %r = arith.constant 511 : i32
  %by = arith.constant 9 : i32
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = arith.extui %a : i8 to i32
    %c = arith.muli %b, %w : i32
    %d = arith.addi %c, %r : i32
    %e = arith.shrui %d, %by : i32
    %f = arith.trunci %e : i32 to i8
    affine.store %f, %y[%i] : memref<?xi8>
  }
  return
}
// Only the low bits of a product, a difference and a left shift are demanded; the factor is invariant.
func.func @low(%n: index, %k: i64, %x: memref<?xi8>, %y: memref<?xi16>) attributes {llvm.emit_c_interface} {
  %by = arith.constant 7 : i64
  %m = arith.constant 40000 : i64
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %s = arith.extsi %a : i8 to i64
    %u = arith.extui %a : i8 to i64
    %b = arith.muli %s, %k : i64
    %c = arith.shli %b, %by : i64
    %d = arith.subi %c, %u : i64
    %e = arith.muli %d, %d : i64
    %f = arith.xori %e, %m : i64
    %g = arith.trunci %f : i64 to i16
    affine.store %g, %y[%i] : memref<?xi16>
  }
  return
}
// A difference may be negative: a right shift demands the bits above those of the lane.
func.func @negative(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %w = arith.constant 200 : i32
  %by = arith.constant 9 : i32
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = arith.extui %a : i8 to i32
    %c = arith.subi %b, %w : i32
    %d = arith.shrui %c, %by : i32
    %e = arith.trunci %d : i32 to i8
    affine.store %e, %y[%i] : memref<?xi8>
  }
  return
}
// Another use demands all bits of the product, but not of its operands.
func.func @both(%n: index, %x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %w = arith.constant 30011 : i32
  %r = arith.constant 19 : i32
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = arith.extsi %a : i16 to i32
    %c = arith.muli %b, %w : i32
    affine.store %c, %z[%i] : memref<?xi32>
    %d = arith.addi %b, %r : i32
    %e = arith.trunci %d : i32 to i16
    affine.store %e, %y[%i] : memref<?xi16>
  }
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = arith.extsi %a : i16 to i32
    %c = arith.muli %b, %w : i32
    %f = affine.load %z[%i] : memref<?xi32>
    %g = arith.addi %f, %c : i32
    affine.store %g, %z[%i] : memref<?xi32>
    %d = arith.addi %c, %r : i32
    %e = arith.trunci %d : i32 to i16
    affine.store %e, %y[%i] : memref<?xi16>
  }
  return
}
// A minimum of bytes that are truncated from 32 bits: a load, and the sum of it and a constant. Neither the load nor
// the sum is an extension.
func.func @wide(%n: index, %x: memref<?xi32>, %y: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant 2147483647 : i32
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xi32>
    %w = arith.addi %most, %v : i32
    %a = arith.trunci %v : i32 to i8
    %b = arith.trunci %w : i32 to i8
    %less = arith.cmpi sle, %b, %a : i8
    %s = arith.select %less, %b, %a : i8
    %e = arith.extsi %s : i8 to i32
    memref.store %e, %y[%i] : memref<?xi32>
  }
  return
}
// Sums and products of more than 16 bits, shifted right: the bits that are demanded of the results come from the low 16.
func.func @middle(%n: index, %x: memref<?xi16>, %y: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %eight = arith.constant 8 : i32
  %five = arith.constant 5 : i32
  %mask = arith.constant 60 : i32
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = arith.extui %a : i16 to i32
    %c = arith.shrui %b, %eight : i32
    %d = arith.addi %b, %c : i32
    %e = arith.shrui %d, %eight : i32
    %f = arith.extsi %a : i16 to i32
    %g = arith.muli %f, %b : i32
    %h = arith.shrsi %g, %five : i32
    %k = arith.andi %h, %mask : i32
    %l = arith.subi %k, %e : i32
    %m = arith.trunci %l : i32 to i8
    affine.store %m, %y[%i] : memref<?xi8>
  }
  return
}
// A comparison demands all 17 bits of the sum.
func.func @compared(%n: index, %x: memref<?xi16>, %y: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %eight = arith.constant 8 : i32
  %most = arith.constant 255 : i32
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = arith.extui %a : i16 to i32
    %c = arith.shrui %b, %eight : i32
    %d = arith.addi %b, %c : i32
    %e = arith.shrui %d, %eight : i32
    %f = arith.minui %e, %most : i32
    %m = arith.trunci %f : i32 to i8
    affine.store %m, %y[%i] : memref<?xi8>
  }
  return
}
llvm.func @counter(%n: i16, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i16) : i16
  %c1 = llvm.mlir.constant(1 : i16) : i16
  %w = llvm.mlir.constant(3001 : i32) : i32
  llvm.br ^header(%c0 : i16)
^header(%i: i16):
  %cond = llvm.icmp "slt" %i, %n : i16
  %e = llvm.zext %i : i16 to i32
  %m = llvm.mul %e, %w : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %t = llvm.trunc %m : i32 to i8
  %p = llvm.getelementptr %y[%i] : (!llvm.ptr, i16) -> !llvm.ptr, i8
  llvm.store %t, %p : i8, !llvm.ptr
  %next = llvm.add %i, %c1 : i16
  llvm.br ^header(%next : i16)
^exit:
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// #define M(T, p) &((struct MemRefDescriptor_##T##_1){p, p, 0, {300}, {1}})
// void counter(int16_t, int8_t *);
// int main(void) {
//   int8_t x[300], y[300], w[300];
//   int16_t s[300], t[300], v[300];
//   int32_t z[300], o[300];
//   int good = 0;
//   for (int n = 0; n <= 300; n += 1 + n / 20) {
//     for (int i = 0; i < 300; i++) x[i] = (int8_t)(255 - i), s[i] = (int16_t)(i * 3001), z[i] = o[i] = y[i] = w[i] = t[i] = v[i] = 0;
//     _mlir_ciface_fits(n, M(i8, x), M(i8, y));
//     for (int i = 0; i < n; i++) w[i] = (int8_t)(((uint8_t)x[i] * 255 + 510) >> 8);
//     good += !memcmp(y, w, sizeof y);
//     _mlir_ciface_too_large(n, M(i8, x), M(i8, y));
//     for (int i = 0; i < n; i++) w[i] = (int8_t)(((uint8_t)x[i] * 255 + 511) >> 9);
//     good += !memcmp(y, w, sizeof y);
//     _mlir_ciface_low(n, 0x123456789, M(i8, x), M(i16, t));
//     for (int i = 0; i < n; i++) {
//       uint64_t d = ((uint64_t)x[i] * 0x123456789 << 7) - (uint8_t)x[i];
//       v[i] = (int16_t)((d * d) ^ 40000);
//     }
//     good += !memcmp(t, v, sizeof t);
//     _mlir_ciface_negative(n, M(i8, x), M(i8, y));
//     for (int i = 0; i < n; i++) w[i] = (int8_t)(((uint32_t)(uint8_t)x[i] - 200) >> 9);
//     good += !memcmp(y, w, sizeof y);
//     _mlir_ciface_both(n, M(i16, s), M(i16, t), M(i32, z));
//     for (int i = 0; i < n; i++) o[i] = (int32_t)(2u * (uint32_t)(s[i] * 30011)), v[i] = (int16_t)(s[i] * 30011 + 19);
//     good += !memcmp(t, v, sizeof t) && !memcmp(z, o, sizeof z);
//     for (int i = 0; i < n; i++) z[i] = i * 77 - 12345;
//     _mlir_ciface_wide(n, M(i32, z), M(i32, o));
//     for (int i = 0; i < n; i++) {
//       int8_t a = (int8_t)z[i], b = (int8_t)(z[i] + 0x7fffffffu);
//       z[i] = b <= a ? b : a;
//     }
//     good += !memcmp(z, o, sizeof z);
//     _mlir_ciface_middle(n, M(i16, s), M(i8, y));
//     for (int i = 0; i < n; i++) {
//       uint32_t b = (uint16_t)s[i], product = (uint32_t)(int32_t)s[i] * b;
//       w[i] = (int8_t)((product >> 5 & 60) - ((b + (b >> 8)) >> 8));
//     }
//     good += !memcmp(y, w, sizeof y);
//     _mlir_ciface_compared(n, M(i16, s), M(i8, y));
//     for (int i = 0; i < n; i++) {
//       uint32_t b = (uint16_t)s[i], e = (b + (b >> 8)) >> 8;
//       w[i] = (int8_t)(e < 255 ? e : 255);
//     }
//     good += !memcmp(y, w, sizeof y);
//   }
//   for (int16_t n = 0; n <= 300; n++) {
//     counter(n, y);
//     for (int i = 0; i < n; i++) w[i] = (int8_t)(i * 3001);
//     good += !memcmp(y, w, sizeof y);
//   }
//   printf("%d\n", good);
//   return 0;
// }
// output:
// 837
