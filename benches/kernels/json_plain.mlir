// How long a JSON string goes on without a quote, an escape or a control character.
func.func @json_plain(%x: memref<?xi8>) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %quote = arith.constant 0x22 : i8
  %escape = arith.constant 0x5C : i8
  %space = arith.constant 0x20 : i8
  %n = memref.dim %x, %c0 : memref<?xi8>
  %plain = scf.while (%i = %c0) : (index) -> index {
    %inside = arith.cmpi ult, %i, %n : index
    %continue = scf.if %inside -> i1 {
      %v = memref.load %x[%i] : memref<?xi8>
      %is_quote = arith.cmpi eq, %v, %quote : i8
      %is_escape = arith.cmpi eq, %v, %escape : i8
      %is_control = arith.cmpi ult, %v, %space : i8
      %either = arith.ori %is_quote, %is_escape : i1
      %ends = arith.ori %either, %is_control : i1
      %true = arith.constant true
      %continues = arith.xori %ends, %true : i1
      scf.yield %continues : i1
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
  return %plain : index
}
