// x *= a.
func.func @scal(%a: f64, %x: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %xi = affine.load %x[%i] : memref<?xf64>
    %p = arith.mulf %a, %xi : f64
    affine.store %p, %x[%i] : memref<?xf64>
  }
  return
}
