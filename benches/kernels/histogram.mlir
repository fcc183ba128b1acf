// How often each byte occurs.
func.func @histogram(%x: memref<?xi8>, %counts: memref<256xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = memref.dim %x, %c0 : memref<?xi8>
  affine.for %i = 0 to 256 {
    affine.store %zero, %counts[%i] : memref<256xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xi8>
    %at = arith.index_castui %v : i8 to index
    %old = memref.load %counts[%at] : memref<256xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %counts[%at] : memref<256xi32>
  }
  return
}
