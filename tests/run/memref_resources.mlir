// Elements that are kept in the metadata of the file.

memref.global "private" constant @weights : memref<2x2xf32> = dense_resource<weights>
func.func @weight(%i: index, %j: index) -> f32 {
  %m = memref.get_global @weights : memref<2x2xf32>
  %x = memref.load %m[%i, %j] : memref<2x2xf32>
  return %x : f32
}
llvm.func @lane(%i: i64) -> i16 {
  %v = llvm.mlir.constant(dense_resource<lanes> : vector<4xi16>) : vector<4xi16>
  %x = llvm.extractelement %v[%i : i64] : vector<4xi16>
  llvm.return %x : i16
}
{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F000000400000404000008040",
      lanes: "0x020000000100FEFF03000400"
    }
  }
#-}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// float weight(int64_t, int64_t);
// short lane(int64_t);
// int main(void) {
//   printf("%g %g %g %g\n", weight(0, 0), weight(0, 1), weight(1, 0), weight(1, 1));
//   printf("%d %d\n", lane(1), lane(3));
//   return 0;
// }
//
// output:
// 1 2 3 4
// -2 4
// -----
// no-oracle: LLVM has no resources of 'i1'
// Elements of `i1` are one byte each.
memref.global "private" constant @bits : memref<4xi1> = dense_resource<bits>
func.func @bit(%i: index) -> i1 {
  %m = memref.get_global @bits : memref<4xi1>
  %x = memref.load %m[%i] : memref<4xi1>
  return %x : i1
}
{-# dialect_resources: { builtin: { bits: "0x0100000001000101" } } #-}

// main.c:
// #include <stdbool.h>
// #include <stdint.h>
// #include <stdio.h>
// bool bit(int64_t);
// int main(void) {
//   printf("%d%d%d%d\n", bit(0), bit(1), bit(2), bit(3));
//   return 0;
// }
//
// output:
// 1011
// -----
// no-oracle: an error of our own
// The size of a resource must be that of its type.
memref.global "private" constant @weights : memref<2xf32> = dense_resource<weights>
func.func @weight(%i: index) -> f32 {
  %m = memref.get_global @weights : memref<2xf32>
  %x = memref.load %m[%i] : memref<2xf32>
  return %x : f32
}
{-# dialect_resources: { builtin: { weights: "0x040000000000803F" } } #-}

// main.c:
// int main(void) { return 0; }
//
// output:
// test.mlir:3:1: error: resource 'weights' has 4 bytes, but type 'tensor<2xf32>' needs 8
// memref.global "private" constant @weights : memref<2xf32> = dense_resource<weights>
// ^
// test.mlir:9:37: note: it is defined here
// {-# dialect_resources: { builtin: { weights: "0x040000000000803F" } } #-}
//                                     ^
// -----
// Large data, constant and mutable: the object has it in sections of its own.
memref.global "private" constant @large : memref<20000xf32> = dense<2.5>
memref.global "private" @counts : memref<100x100xi64> = dense<7> {alignment = 256 : i64}
memref.global "private" @bytes : memref<70001xi8> = dense<-3>
func.func @element(%i: index) -> f32 {
  %m = memref.get_global @large : memref<20000xf32>
  %x = memref.load %m[%i] : memref<20000xf32>
  return %x : f32
}
func.func @count(%i: index, %j: index) -> i64 {
  %m = memref.get_global @counts : memref<100x100xi64>
  %x = memref.load %m[%i, %j] : memref<100x100xi64>
  %one = arith.constant 1 : i64
  %y = arith.addi %x, %one : i64
  memref.store %y, %m[%i, %j] : memref<100x100xi64>
  return %y : i64
}
func.func @byte(%i: index) -> i64 {
  %m = memref.get_global @bytes : memref<70001xi8>
  %x = memref.load %m[%i] : memref<70001xi8>
  %y = arith.extsi %x : i8 to i64
  memref.store %x, %m[%i] : memref<70001xi8>
  return %y : i64
}

// main.c:
// #include "kernel.h"
// #include <stdio.h>
// int main(void) {
//   printf("%g %g\n", element(0), element(19999));
//   printf("%d %d\n", (int)byte(0), (int)byte(70000));
//   for (int i = 0; i < 2; i++) {
//     printf("%d ", (int)count(99, 99));
//   }
//   printf("%d\n", (int)count(0, 0));
//   return 0;
// }
//
// output:
// 2.5 2.5
// -3 -3
// 8 9 8
