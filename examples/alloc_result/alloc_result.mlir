// Functions that return memory they allocated. The caller owns it and frees what `allocated` points to.

// The first n square numbers.
func.func @squares(%n: index) -> memref<?xi64> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %out = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %i64 = arith.index_cast %i : index to i64
    %square = arith.muli %i64, %i64 : i64
    memref.store %square, %out[%i] : memref<?xi64>
  }
  return %out : memref<?xi64>
}

// The transpose. The data is aligned to 64 bytes, so `aligned` need not be `allocated`: only the latter can be freed.
func.func @transpose(%in: memref<?x?xf32>) -> memref<?x?xf32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %in, %c0 : memref<?x?xf32>
  %columns = memref.dim %in, %c1 : memref<?x?xf32>
  %out = memref.alloc(%columns, %rows) {alignment = 64 : i64} : memref<?x?xf32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %x = memref.load %in[%i, %j] : memref<?x?xf32>
      memref.store %x, %out[%j, %i] : memref<?x?xf32>
    }
  }
  return %out : memref<?x?xf32>
}
