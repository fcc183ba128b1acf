// y = A x.
func.func @matvec(%a: memref<?x?xf32>, %x: memref<?xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c1 {
    memref.store %zero, %y[%i] : memref<?xf32>
    scf.for %j = %c0 to %n step %c1 {
      %aij = memref.load %a[%i, %j] : memref<?x?xf32>
      %xj = memref.load %x[%j] : memref<?xf32>
      %yi = memref.load %y[%i] : memref<?xf32>
      %p = arith.mulf %aij, %xj : f32
      %s = arith.addf %yi, %p : f32
      memref.store %s, %y[%i] : memref<?xf32>
    }
  }
  return
}
