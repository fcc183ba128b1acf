// How many elements are below a bound.
func.func @count_i32(%x: memref<?xi32>, %bound: i32) -> i64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %x, %c0 : memref<?xi32>
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i64 {
    %v = memref.load %x[%i] : memref<?xi32>
    %less = arith.cmpi slt, %v, %bound : i32
    %one = arith.extui %less : i1 to i64
    %s = arith.addi %acc, %one : i64
    scf.yield %s : i64
  }
  return %count : i64
}
