// How far an array is in order, at most to its end: two neighbours in each iteration.
func.func @is_sorted(%x: memref<?xf64>) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %end = scf.while (%i = %c1) : (index) -> index {
    %inside = arith.cmpi ult, %i, %n : index
    %continue = scf.if %inside -> i1 {
      %before = arith.subi %i, %c1 : index
      %a = memref.load %x[%before] : memref<?xf64>
      %b = memref.load %x[%i] : memref<?xf64>
      %in_order = arith.cmpf ole, %a, %b : f64
      scf.yield %in_order : i1
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
  return %end : index
}
