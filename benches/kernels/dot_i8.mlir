// Inner product of bytes in 32 bits, as quantised networks have it.
func.func @dot_i8(%x: memref<?xi8>, %y: memref<?xi8>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?xi8>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %x8 = memref.load %x[%i] : memref<?xi8>
    %y8 = memref.load %y[%i] : memref<?xi8>
    %x32 = arith.extsi %x8 : i8 to i32
    %y32 = arith.extsi %y8 : i8 to i32
    %p = arith.muli %x32, %y32 : i32
    %s = arith.addi %acc, %p : i32
    scf.yield %s : i32
  }
  return %sum : i32
}
