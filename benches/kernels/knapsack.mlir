// The best value of each capacity, each thing taken once: from the largest capacity down.
func.func @knapsack(%weights: memref<?xi32>, %values: memref<?xi32>, %best: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %weights, %c0 : memref<?xi32>
  %size = memref.dim %best, %c0 : memref<?xi32>
  %last = arith.subi %size, %c1 : index
  scf.for %i = %c0 to %n step %c1 {
    %w32 = memref.load %weights[%i] : memref<?xi32>
    %w = arith.index_cast %w32 : i32 to index
    %v = memref.load %values[%i] : memref<?xi32>
    %count = arith.subi %size, %w : index
    scf.for %k = %c0 to %count step %c1 {
      %at = arith.subi %last, %k : index
      %from = arith.subi %at, %w : index
      %old = memref.load %best[%at] : memref<?xi32>
      %rest = memref.load %best[%from] : memref<?xi32>
      %taken = arith.addi %rest, %v : i32
      %r = arith.maxsi %old, %taken : i32
      memref.store %r, %best[%at] : memref<?xi32>
    }
  }
  return
}
