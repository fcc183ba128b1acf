// Sums of all prefixes.
func.func @prefix_sum(%x: memref<?xi32>, %y: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %total = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %v = memref.load %x[%i] : memref<?xi32>
    %s = arith.addi %acc, %v : i32
    memref.store %s, %y[%i] : memref<?xi32>
    scf.yield %s : i32
  }
  return
}
