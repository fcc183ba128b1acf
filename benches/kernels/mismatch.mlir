// The first place where two arrays of bytes differ.
func.func @mismatch(%x: memref<?xi8>, %y: memref<?xi8>) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi8>
  %found = scf.while (%i = %c0) : (index) -> index {
    %inside = arith.cmpi ult, %i, %n : index
    %continue = scf.if %inside -> i1 {
      %a = memref.load %x[%i] : memref<?xi8>
      %b = memref.load %y[%i] : memref<?xi8>
      %same = arith.cmpi eq, %a, %b : i8
      scf.yield %same : i1
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
