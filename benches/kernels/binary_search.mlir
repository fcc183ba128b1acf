// The place of each of many keys in a sorted buffer.
func.func @binary_search(%sorted: memref<?xi32>, %keys: memref<?xi32>, %places: memref<?xindex>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %sorted, %c0 : memref<?xi32>
  %m = memref.dim %keys, %c0 : memref<?xi32>
  scf.for %k = %c0 to %m step %c1 {
    %key = memref.load %keys[%k] : memref<?xi32>
    %end:2 = scf.while (%low = %c0, %high = %n) : (index, index) -> (index, index) {
      %more = arith.cmpi ult, %low, %high : index
      scf.condition(%more) %low, %high : index, index
    } do {
    ^bb0(%low: index, %high: index):
      %sum = arith.addi %low, %high : index
      %middle = arith.shrui %sum, %c1 : index
      %v = memref.load %sorted[%middle] : memref<?xi32>
      %less = arith.cmpi slt, %v, %key : i32
      %after = arith.addi %middle, %c1 : index
      %l = arith.select %less, %after, %low : index
      %h = arith.select %less, %high, %middle : index
      scf.yield %l, %h : index, index
    }
    memref.store %end#0, %places[%k] : memref<?xindex>
  }
  return
}
