// A filter of 16 taps.
func.func @conv_1d(%x: memref<?xf32>, %taps: memref<16xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %y, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %sum = affine.for %k = 0 to 16 iter_args(%acc = %zero) -> f32 {
      %v = affine.load %x[%i + %k] : memref<?xf32>
      %t = affine.load %taps[%k] : memref<16xf32>
      %p = arith.mulf %v, %t : f32
      %s = arith.addf %acc, %p : f32
      affine.yield %s : f32
    }
    affine.store %sum, %y[%i] : memref<?xf32>
  }
  return
}
