// C += A B of known sizes, in affine loops.
func.func @gemm_f64(%a: memref<64x64xf64>, %b: memref<64x64xf64>, %c: memref<64x64xf64>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %l = 0 to 64 {
        %x = affine.load %a[%i, %l] : memref<64x64xf64>
        %y = affine.load %b[%l, %j] : memref<64x64xf64>
        %z = affine.load %c[%i, %j] : memref<64x64xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.addf %z, %p : f64
        affine.store %s, %c[%i, %j] : memref<64x64xf64>
      }
    }
  }
  return
}
