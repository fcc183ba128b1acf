// Selects of another width than the comparisons that are their conditions.
func.func @from_8_to_16(%n: index, %k: i8, %x: memref<?xi8>, %y: memref<?xi16>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i16
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi8>
    %w = affine.load %y[%i] : memref<?xi16>
    %less = arith.cmpi slt, %v, %k : i8
    %r = arith.select %less, %w, %three : i16
    affine.store %r, %y[%i] : memref<?xi16>
  }
  return
}
func.func @from_8_to_32(%n: index, %k: i8, %x: memref<?xi8>, %y: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i32
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi8>
    %w = affine.load %y[%i] : memref<?xi32>
    %less = arith.cmpi slt, %v, %k : i8
    %r = arith.select %less, %w, %three : i32
    affine.store %r, %y[%i] : memref<?xi32>
  }
  return
}
func.func @from_8_to_64(%n: index, %k: i8, %x: memref<?xi8>, %y: memref<?xi64>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i64
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi8>
    %w = affine.load %y[%i] : memref<?xi64>
    %less = arith.cmpi slt, %v, %k : i8
    %r = arith.select %less, %w, %three : i64
    affine.store %r, %y[%i] : memref<?xi64>
  }
  return
}
func.func @from_16_to_8(%n: index, %k: i16, %x: memref<?xi16>, %y: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i8
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi16>
    %w = affine.load %y[%i] : memref<?xi8>
    %less = arith.cmpi slt, %v, %k : i16
    %r = arith.select %less, %w, %three : i8
    affine.store %r, %y[%i] : memref<?xi8>
  }
  return
}
func.func @from_16_to_32(%n: index, %k: i16, %x: memref<?xi16>, %y: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i32
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi16>
    %w = affine.load %y[%i] : memref<?xi32>
    %less = arith.cmpi slt, %v, %k : i16
    %r = arith.select %less, %w, %three : i32
    affine.store %r, %y[%i] : memref<?xi32>
  }
  return
}
func.func @from_16_to_64(%n: index, %k: i16, %x: memref<?xi16>, %y: memref<?xi64>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i64
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi16>
    %w = affine.load %y[%i] : memref<?xi64>
    %less = arith.cmpi slt, %v, %k : i16
    %r = arith.select %less, %w, %three : i64
    affine.store %r, %y[%i] : memref<?xi64>
  }
  return
}
func.func @from_32_to_8(%n: index, %k: i32, %x: memref<?xi32>, %y: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i8
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi32>
    %w = affine.load %y[%i] : memref<?xi8>
    %less = arith.cmpi slt, %v, %k : i32
    %r = arith.select %less, %w, %three : i8
    affine.store %r, %y[%i] : memref<?xi8>
  }
  return
}
func.func @from_32_to_16(%n: index, %k: i32, %x: memref<?xi32>, %y: memref<?xi16>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i16
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi32>
    %w = affine.load %y[%i] : memref<?xi16>
    %less = arith.cmpi slt, %v, %k : i32
    %r = arith.select %less, %w, %three : i16
    affine.store %r, %y[%i] : memref<?xi16>
  }
  return
}
func.func @from_32_to_64(%n: index, %k: i32, %x: memref<?xi32>, %y: memref<?xi64>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i64
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi32>
    %w = affine.load %y[%i] : memref<?xi64>
    %less = arith.cmpi slt, %v, %k : i32
    %r = arith.select %less, %w, %three : i64
    affine.store %r, %y[%i] : memref<?xi64>
  }
  return
}
func.func @from_64_to_8(%n: index, %k: i64, %x: memref<?xi64>, %y: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i8
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi64>
    %w = affine.load %y[%i] : memref<?xi8>
    %less = arith.cmpi slt, %v, %k : i64
    %r = arith.select %less, %w, %three : i8
    affine.store %r, %y[%i] : memref<?xi8>
  }
  return
}
func.func @from_64_to_16(%n: index, %k: i64, %x: memref<?xi64>, %y: memref<?xi16>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i16
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi64>
    %w = affine.load %y[%i] : memref<?xi16>
    %less = arith.cmpi slt, %v, %k : i64
    %r = arith.select %less, %w, %three : i16
    affine.store %r, %y[%i] : memref<?xi16>
  }
  return
}
func.func @from_64_to_32(%n: index, %k: i64, %x: memref<?xi64>, %y: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %three = arith.constant 3 : i32
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xi64>
    %w = affine.load %y[%i] : memref<?xi32>
    %less = arith.cmpi slt, %v, %k : i64
    %r = arith.select %less, %w, %three : i32
    affine.store %r, %y[%i] : memref<?xi32>
  }
  return
}
func.func @count(%n: index, %k: i8, %x: memref<?xi8>) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i64
  %count = affine.for %i = 0 to %n iter_args(%c = %zero) -> i64 {
    %v = affine.load %x[%i] : memref<?xi8>
    %less = arith.cmpi slt, %v, %k : i8
    %one = arith.extui %less : i1 to i64
    %next = arith.addi %c, %one : i64
    affine.yield %next : i64
  }
  return %count : i64
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// #define M(T, p) &((struct MemRefDescriptor_##T##_1){p, p, 0, {200}, {1}})
// #define CHECK(A, B) do { \
//   int##A##_t x[200]; int##B##_t y[200]; \
//   for (int i = 0; i < 200; i++) x[i] = (int##A##_t)(i * 37 % 101), y[i] = (int##B##_t)(-i * 1234567); \
//   _mlir_ciface_from_##A##_to_##B(n, 50, M(i##A, x), M(i##B, y)); \
//   for (int i = 0; i < 200; i++) { \
//     int##B##_t w = (int##B##_t)(-i * 1234567); \
//     good += y[i] == (i >= n || x[i] < 50 ? w : 3); \
//   } \
// } while (0)
// int main(void) {
//   int good = 0;
//   int8_t b[200];
//   for (int i = 0; i < 200; i++) b[i] = (int8_t)(i * 37 % 101);
//   for (int n = 0; n < 150; n++) {
//     int count = 0;
//     for (int i = 0; i < n; i++) count += b[i] < 50;
//     good += _mlir_ciface_count(n, 50, M(i8, b)) == count;
//     CHECK(8, 16);
//     CHECK(8, 32);
//     CHECK(8, 64);
//     CHECK(16, 8);
//     CHECK(16, 32);
//     CHECK(16, 64);
//     CHECK(32, 8);
//     CHECK(32, 16);
//     CHECK(32, 64);
//     CHECK(64, 8);
//     CHECK(64, 16);
//     CHECK(64, 32);
//   }
//   printf("%d\n", good);
//   return 0;
// }
// output:
// 360150
