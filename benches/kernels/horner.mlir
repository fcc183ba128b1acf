// A polynomial of degree 7 at many places.
func.func @horner(%x: memref<?xf64>, %k: memref<8xf64>, %y: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xf64>
    %r = affine.for %d = 0 to 8 iter_args(%acc = %zero) -> f64 {
      %c = affine.load %k[%d] : memref<8xf64>
      %p = arith.mulf %acc, %v : f64
      %s = arith.addf %p, %c : f64
      affine.yield %s : f64
    }
    affine.store %r, %y[%i] : memref<?xf64>
  }
  return
}
