// x such that L x = b, L lower triangular.
func.func @trsv(%l: memref<?x?xf64>, %b: memref<?xf64>, %x: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %l, %c0 : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %bi = memref.load %b[%i] : memref<?xf64>
    %rest = scf.for %j = %c0 to %i step %c1 iter_args(%acc = %bi) -> f64 {
      %lij = memref.load %l[%i, %j] : memref<?x?xf64>
      %xj = memref.load %x[%j] : memref<?xf64>
      %p = arith.mulf %lij, %xj : f64
      %d = arith.subf %acc, %p : f64
      scf.yield %d : f64
    }
    %lii = memref.load %l[%i, %i] : memref<?x?xf64>
    %xi = arith.divf %rest, %lii : f64
    memref.store %xi, %x[%i] : memref<?xf64>
  }
  return
}
