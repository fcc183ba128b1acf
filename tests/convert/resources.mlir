// Resources that are missing, of another size, or no blobs. All are reported.

memref.global "private" constant @missing : memref<2xf32> = dense_resource<nowhere>
memref.global "private" constant @short : memref<3xf32> = dense_resource<two>
func.func @long() -> vector<1xf32> {
  %c = arith.constant dense_resource<two> : vector<1xf32>
  return %c : vector<1xf32>
}
func.func @digits() -> vector<2xf32> {
  %c = arith.constant dense_resource<odd> : vector<2xf32>
  return %c : vector<2xf32>
}
{-#
  dialect_resources: {
    builtin: {
      two: "0x040000000000803F00000040",
      odd: "0x040000000000803F0000004"
    }
  }
#-}
// output:
// test.mlir:3:1: error: resource 'nowhere' is not defined in this module
// memref.global "private" constant @missing : memref<2xf32> = dense_resource<nowhere>
// ^
// test.mlir: note: resources are defined in the metadata of the file, '{-# dialect_resources: { builtin: { … } } #-}'
// test.mlir:4:1: error: resource 'two' has 8 bytes, but type 'tensor<3xf32>' needs 12
// memref.global "private" constant @short : memref<3xf32> = dense_resource<two>
// ^
// test.mlir:16:7: note: it is defined here
//       two: "0x040000000000803F00000040",
//       ^
// test.mlir:6:8: error: resource 'two' has 8 bytes, but type 'vector<1xf32>' needs 4
//   %c = arith.constant dense_resource<two> : vector<1xf32>
//        ^
// test.mlir:16:7: note: it is defined here
//       two: "0x040000000000803F00000040",
//       ^
// test.mlir:10:8: error: resource 'odd' is no blob: a string of '0x' and an even number of hex digits, the first eight of which are an alignment
//   %c = arith.constant dense_resource<odd> : vector<2xf32>
//        ^
// test.mlir:17:7: note: it is defined here
//       odd: "0x040000000000803F0000004"
//       ^
