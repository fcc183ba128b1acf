// The sum of the products of two vectors.

func.func @dot(%x: memref<?xf64>, %y: memref<?xf64>) -> f64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%before = %zero) -> f64 {
    %xi = memref.load %x[%i] : memref<?xf64>
    %yi = memref.load %y[%i] : memref<?xf64>
    %product = arith.mulf %xi, %yi : f64
    %after = arith.addf %before, %product : f64
    scf.yield %after : f64
  }
  return %sum : f64
}
