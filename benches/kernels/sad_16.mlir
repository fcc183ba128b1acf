// How far pieces of 16 bytes are apart: sums of absolute differences.
func.func @sad_16(%x: memref<?x16xi8>, %y: memref<?x16xi8>, %sums: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %sums, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %sum = scf.for %j = %c0 to %c16 step %c1 iter_args(%s = %zero) -> i32 {
      %a = memref.load %x[%i, %j] : memref<?x16xi8>
      %b = memref.load %y[%i, %j] : memref<?x16xi8>
      %aw = arith.extui %a : i8 to i32
      %bw = arith.extui %b : i8 to i32
      %d = arith.subi %aw, %bw : i32
      %e = math.absi %d : i32
      %t = arith.addi %s, %e : i32
      scf.yield %t : i32
    }
    memref.store %sum, %sums[%i] : memref<?xi32>
  }
  return
}
