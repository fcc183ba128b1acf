// Calls out to functions that the user writes in C or C++. A declaration with `llvm.emit_c_interface` is called through
// its C interface: the user defines _mlir_ciface_visit and _mlir_ciface_weight.

func.func private @visit(memref<?xf64>, index) attributes {llvm.emit_c_interface}
func.func private @weight(index, i1) -> f64 attributes {llvm.emit_c_interface}

// Hands every row of the matrix, each element times the weight of its column, to @visit. Returns the sum of all weights
// used. The weight is told whether the column is the last one.
func.func @for_each_row(%matrix: memref<?x?xf64>) -> f64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %rows = memref.dim %matrix, %c0 : memref<?x?xf64>
  %columns = memref.dim %matrix, %c1 : memref<?x?xf64>
  %last = arith.subi %columns, %c1 : index
  %row = memref.alloc(%columns) : memref<?xf64>
  %total = scf.for %i = %c0 to %rows step %c1 iter_args(%outer = %zero) -> f64 {
    %sum = scf.for %j = %c0 to %columns step %c1 iter_args(%inner = %outer) -> f64 {
      %is_last = arith.cmpi eq, %j, %last : index
      %w = func.call @weight(%j, %is_last) : (index, i1) -> f64
      %x = memref.load %matrix[%i, %j] : memref<?x?xf64>
      %weighted = arith.mulf %w, %x : f64
      memref.store %weighted, %row[%j] : memref<?xf64>
      %next = arith.addf %inner, %w : f64
      scf.yield %next : f64
    }
    func.call @visit(%row, %i) : (memref<?xf64>, index) -> ()
    scf.yield %sum : f64
  }
  memref.dealloc %row : memref<?xf64>
  return %total : f64
}
