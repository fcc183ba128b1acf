// A sum of those elements that are positive.
func.func @sum_i64(%x: memref<?xi64>) -> i64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %x, %c0 : memref<?xi64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i64 {
    %v = memref.load %x[%i] : memref<?xi64>
    %positive = arith.cmpi sgt, %v, %zero : i64
    %next = scf.if %positive -> i64 {
      %s = arith.addi %acc, %v : i64
      scf.yield %s : i64
    } else {
      scf.yield %acc : i64
    }
    scf.yield %next : i64
  }
  return %sum : i64
}
