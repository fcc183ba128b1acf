// A sum in the order of the loop.
func.func @sum_f64(%x: memref<?xf64>) -> f64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %sum = affine.for %i = 0 to %n iter_args(%acc = %zero) -> f64 {
    %v = affine.load %x[%i] : memref<?xf64>
    %s = arith.addf %acc, %v : f64
    affine.yield %s : f64
  }
  return %sum : f64
}
