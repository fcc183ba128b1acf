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
