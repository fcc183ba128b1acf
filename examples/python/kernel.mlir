// Matrix multiplication for Python: C += A * B.
func.func @gemm(%a: memref<?x?xf64> {bufferization.access = "read"}, %b: memref<?x?xf64> {bufferization.access = "read"},
    %c: memref<?x?xf64>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}

// The sums of the rows, in new memory.
func.func @row_sums(%a: memref<?x?xf64> {bufferization.access = "read"}) -> memref<?xf64>
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  %sums = memref.alloc(%n) : memref<?xf64>
  linalg.fill ins(%zero : f64) outs(%sums : memref<?xf64>)
  linalg.reduce ins(%a : memref<?x?xf64>) outs(%sums : memref<?xf64>) dimensions = [1]
    (%x: f64, %sum: f64) {
      %0 = arith.addf %x, %sum : f64
      linalg.yield %0 : f64
    }
  return %sums : memref<?xf64>
}
