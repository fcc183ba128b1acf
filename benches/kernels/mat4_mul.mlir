// Products of matrices of 4 x 4, row by row.
func.func @mat4_mul(%a: memref<?x4x4xf32>, %b: memref<?x4x4xf32>, %c: memref<?x4x4xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %a, %c0 : memref<?x4x4xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %r = %c0 to %c4 step %c1 {
      %a0 = memref.load %a[%i, %r, %c0] : memref<?x4x4xf32>
      %a1 = memref.load %a[%i, %r, %c1] : memref<?x4x4xf32>
      %a2 = memref.load %a[%i, %r, %c2] : memref<?x4x4xf32>
      %a3 = memref.load %a[%i, %r, %c3] : memref<?x4x4xf32>
      %b00 = memref.load %b[%i, %c0, %c0] : memref<?x4x4xf32>
      %b01 = memref.load %b[%i, %c0, %c1] : memref<?x4x4xf32>
      %b02 = memref.load %b[%i, %c0, %c2] : memref<?x4x4xf32>
      %b03 = memref.load %b[%i, %c0, %c3] : memref<?x4x4xf32>
      %b10 = memref.load %b[%i, %c1, %c0] : memref<?x4x4xf32>
      %b11 = memref.load %b[%i, %c1, %c1] : memref<?x4x4xf32>
      %b12 = memref.load %b[%i, %c1, %c2] : memref<?x4x4xf32>
      %b13 = memref.load %b[%i, %c1, %c3] : memref<?x4x4xf32>
      %b20 = memref.load %b[%i, %c2, %c0] : memref<?x4x4xf32>
      %b21 = memref.load %b[%i, %c2, %c1] : memref<?x4x4xf32>
      %b22 = memref.load %b[%i, %c2, %c2] : memref<?x4x4xf32>
      %b23 = memref.load %b[%i, %c2, %c3] : memref<?x4x4xf32>
      %b30 = memref.load %b[%i, %c3, %c0] : memref<?x4x4xf32>
      %b31 = memref.load %b[%i, %c3, %c1] : memref<?x4x4xf32>
      %b32 = memref.load %b[%i, %c3, %c2] : memref<?x4x4xf32>
      %b33 = memref.load %b[%i, %c3, %c3] : memref<?x4x4xf32>
      %p00 = arith.mulf %a0, %b00 : f32
      %p10 = arith.mulf %a1, %b10 : f32
      %p20 = arith.mulf %a2, %b20 : f32
      %p30 = arith.mulf %a3, %b30 : f32
      %s10 = arith.addf %p00, %p10 : f32
      %s20 = arith.addf %s10, %p20 : f32
      %s30 = arith.addf %s20, %p30 : f32
      %p01 = arith.mulf %a0, %b01 : f32
      %p11 = arith.mulf %a1, %b11 : f32
      %p21 = arith.mulf %a2, %b21 : f32
      %p31 = arith.mulf %a3, %b31 : f32
      %s11 = arith.addf %p01, %p11 : f32
      %s21 = arith.addf %s11, %p21 : f32
      %s31 = arith.addf %s21, %p31 : f32
      %p02 = arith.mulf %a0, %b02 : f32
      %p12 = arith.mulf %a1, %b12 : f32
      %p22 = arith.mulf %a2, %b22 : f32
      %p32 = arith.mulf %a3, %b32 : f32
      %s12 = arith.addf %p02, %p12 : f32
      %s22 = arith.addf %s12, %p22 : f32
      %s32 = arith.addf %s22, %p32 : f32
      %p03 = arith.mulf %a0, %b03 : f32
      %p13 = arith.mulf %a1, %b13 : f32
      %p23 = arith.mulf %a2, %b23 : f32
      %p33 = arith.mulf %a3, %b33 : f32
      %s13 = arith.addf %p03, %p13 : f32
      %s23 = arith.addf %s13, %p23 : f32
      %s33 = arith.addf %s23, %p33 : f32
      memref.store %s30, %c[%i, %r, %c0] : memref<?x4x4xf32>
      memref.store %s31, %c[%i, %r, %c1] : memref<?x4x4xf32>
      memref.store %s32, %c[%i, %r, %c2] : memref<?x4x4xf32>
      memref.store %s33, %c[%i, %r, %c3] : memref<?x4x4xf32>
    }
  }
  return
}
