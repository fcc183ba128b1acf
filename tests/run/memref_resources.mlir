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
// test.mlir:3:1: error: 'llvm.mlir.global' op is not supported yet: it needs a resource of the right size in the file for 'dense_resource<weights> : tensor<2xf32>'
// memref.global "private" constant @weights : memref<2xf32> = dense_resource<weights>
// ^
