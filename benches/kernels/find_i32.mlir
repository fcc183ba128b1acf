// The place of the first element with a value: a loop with an early exit.
func.func @find_i32(%x: memref<?xi32>, %value: i32) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  %found = scf.while (%i = %c0) : (index) -> index {
    %inside = arith.cmpi ult, %i, %n : index
    %continue = scf.if %inside -> i1 {
      %v = memref.load %x[%i] : memref<?xi32>
      %differs = arith.cmpi ne, %v, %value : i32
      scf.yield %differs : i1
    } else {
      %false = arith.constant false
      scf.yield %false : i1
    }
    scf.condition(%continue) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return %found : index
}
