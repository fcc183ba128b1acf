// A sum that may be reassociated.
func.func @sum_f32(%x: memref<?xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %sum = affine.for %i = 0 to %n iter_args(%acc = %zero) -> f32 {
    %v = affine.load %x[%i] : memref<?xf32>
    %s = arith.addf %acc, %v fastmath<reassoc,nsz> : f32
    affine.yield %s : f32
  }
  return %sum : f32
}
