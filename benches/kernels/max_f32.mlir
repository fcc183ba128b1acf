// The largest number; NaN where there is one.
func.func @max_f32(%x: memref<?xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %lowest = arith.constant 0xFF800000 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %max = affine.for %i = 0 to %n iter_args(%acc = %lowest) -> f32 {
    %v = affine.load %x[%i] : memref<?xf32>
    %m = arith.maximumf %acc, %v : f32
    affine.yield %m : f32
  }
  return %max : f32
}
