// A sum of f32 in f64 that may be reassociated.
func.func @sum_mixed(%x: memref<?xf32>) -> f64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> f64 {
    %v = memref.load %x[%i] : memref<?xf32>
    %w = arith.extf %v : f32 to f64
    %s = arith.addf %acc, %w fastmath<reassoc,nsz> : f64
    scf.yield %s : f64
  }
  return %sum : f64
}
