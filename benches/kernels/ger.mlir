// A += a x yᵀ.
func.func @ger(%alpha: f64, %x: memref<?xf64>, %y: memref<?xf64>, %a: memref<?x?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %n = memref.dim %a, %c1 : memref<?x?xf64>
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %xi = affine.load %x[%i] : memref<?xf64>
      %yj = affine.load %y[%j] : memref<?xf64>
      %aij = affine.load %a[%i, %j] : memref<?x?xf64>
      %ax = arith.mulf %alpha, %xi : f64
      %p = arith.mulf %ax, %yj : f64
      %s = arith.addf %aij, %p : f64
      affine.store %s, %a[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
