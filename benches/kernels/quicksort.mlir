// Sorts x[low..high] in place, recursively, by the last element.
func.func @quicksort(%x: memref<?xi32>, %low: i64, %high: i64) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i64
  %several = arith.cmpi slt, %low, %high : i64
  scf.if %several {
    %last = arith.index_cast %high : i64 to index
    %from = arith.index_cast %low : i64 to index
    %c1 = arith.constant 1 : index
    %pivot = memref.load %x[%last] : memref<?xi32>
    %middle = scf.for %i = %from to %last step %c1 iter_args(%store = %from) -> index {
      %v = memref.load %x[%i] : memref<?xi32>
      %less = arith.cmpi slt, %v, %pivot : i32
      %next = scf.if %less -> index {
        %w = memref.load %x[%store] : memref<?xi32>
        memref.store %v, %x[%store] : memref<?xi32>
        memref.store %w, %x[%i] : memref<?xi32>
        %s = arith.addi %store, %c1 : index
        scf.yield %s : index
      } else {
        scf.yield %store : index
      }
      scf.yield %next : index
    }
    %w = memref.load %x[%middle] : memref<?xi32>
    memref.store %pivot, %x[%middle] : memref<?xi32>
    memref.store %w, %x[%last] : memref<?xi32>
    %at = arith.index_cast %middle : index to i64
    %before = arith.subi %at, %one : i64
    %after = arith.addi %at, %one : i64
    func.call @quicksort(%x, %low, %before) : (memref<?xi32>, i64, i64) -> ()
    func.call @quicksort(%x, %after, %high) : (memref<?xi32>, i64, i64) -> ()
  }
  return
}
