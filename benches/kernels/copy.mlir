// y = x, element by element; the buffers may overlap for all the compiler knows.
func.func @copy(%x: memref<?xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %xi = memref.load %x[%i] : memref<?xf32>
    memref.store %xi, %y[%i] : memref<?xf32>
  }
  return
}
