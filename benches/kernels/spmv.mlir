// y = A x, the rows of A compressed.
func.func @spmv(%rows: memref<?xindex>, %columns: memref<?xi32>, %values: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %m = memref.dim %y, %c0 : memref<?xf64>
  scf.for %i = %c0 to %m step %c1 {
    %next = arith.addi %i, %c1 : index
    %from = memref.load %rows[%i] : memref<?xindex>
    %to = memref.load %rows[%next] : memref<?xindex>
    %sum = scf.for %k = %from to %to step %c1 iter_args(%acc = %zero) -> f64 {
      %column = memref.load %columns[%k] : memref<?xi32>
      %j = arith.index_cast %column : i32 to index
      %v = memref.load %values[%k] : memref<?xf64>
      %xj = memref.load %x[%j] : memref<?xf64>
      %p = arith.mulf %v, %xj : f64
      %s = arith.addf %acc, %p : f64
      scf.yield %s : f64
    }
    memref.store %sum, %y[%i] : memref<?xf64>
  }
  return
}
