// Sorts in place.
func.func @insertion_sort(%x: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  scf.for %i = %c1 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xi32>
    %place = scf.while (%j = %i) : (index) -> index {
      %inside = arith.cmpi ugt, %j, %c0 : index
      %continue = scf.if %inside -> i1 {
        %before = arith.subi %j, %c1 : index
        %w = memref.load %x[%before] : memref<?xi32>
        %greater = arith.cmpi sgt, %w, %v : i32
        scf.yield %greater : i1
      } else {
        %false = arith.constant false
        scf.yield %false : i1
      }
      scf.condition(%continue) %j : index
    } do {
    ^bb0(%j: index):
      %before = arith.subi %j, %c1 : index
      %w = memref.load %x[%before] : memref<?xi32>
      memref.store %w, %x[%j] : memref<?xi32>
      scf.yield %before : index
    }
    memref.store %v, %x[%place] : memref<?xi32>
  }
  return
}
