// The smallest integer.
func.func @min_i32(%x: memref<?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %highest = arith.constant 2147483647 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %min = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %highest) -> i32 {
    %v = memref.load %x[%i] : memref<?xi32>
    %m = arith.minsi %acc, %v : i32
    scf.yield %m : i32
  }
  return %min : i32
}
