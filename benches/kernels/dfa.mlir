// How often an automaton, given as a table, accepts while it reads bytes of 16 kinds.
func.func @dfa(%table: memref<16x16xi8>, %text: memref<?xi8>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %accepting = arith.constant 12 : index
  %n = memref.dim %text, %c0 : memref<?xi8>
  %end:2 = scf.for %i = %c0 to %n step %c1 iter_args(%state = %c0, %count = %zero) -> (index, i32) {
    %v = memref.load %text[%i] : memref<?xi8>
    %kind = arith.index_castui %v : i8 to index
    %next8 = memref.load %table[%state, %kind] : memref<16x16xi8>
    %next = arith.index_castui %next8 : i8 to index
    %accepts = arith.cmpi uge, %next, %accepting : index
    %one = arith.extui %accepts : i1 to i32
    %c = arith.addi %count, %one : i32
    scf.yield %next, %c : index, i32
  }
  return %end#1 : i32
}
