// Products of quaternions.
func.func @quat_mul(%x: memref<?x4xf32>, %y: memref<?x4xf32>, %z: memref<?x4xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n = memref.dim %x, %c0 : memref<?x4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x0 = memref.load %x[%i, %c0] : memref<?x4xf32>
    %x1 = memref.load %x[%i, %c1] : memref<?x4xf32>
    %x2 = memref.load %x[%i, %c2] : memref<?x4xf32>
    %x3 = memref.load %x[%i, %c3] : memref<?x4xf32>
    %y0 = memref.load %y[%i, %c0] : memref<?x4xf32>
    %y1 = memref.load %y[%i, %c1] : memref<?x4xf32>
    %y2 = memref.load %y[%i, %c2] : memref<?x4xf32>
    %y3 = memref.load %y[%i, %c3] : memref<?x4xf32>
    %p00 = arith.mulf %x0, %y0 : f32
    %p01 = arith.mulf %x1, %y1 : f32
    %p02 = arith.mulf %x2, %y2 : f32
    %p03 = arith.mulf %x3, %y3 : f32
    %s01 = arith.subf %p00, %p01 : f32
    %s02 = arith.subf %s01, %p02 : f32
    %s03 = arith.subf %s02, %p03 : f32
    %p10 = arith.mulf %x0, %y1 : f32
    %p11 = arith.mulf %x1, %y0 : f32
    %p12 = arith.mulf %x2, %y3 : f32
    %p13 = arith.mulf %x3, %y2 : f32
    %s11 = arith.addf %p10, %p11 : f32
    %s12 = arith.addf %s11, %p12 : f32
    %s13 = arith.subf %s12, %p13 : f32
    %p20 = arith.mulf %x0, %y2 : f32
    %p21 = arith.mulf %x1, %y3 : f32
    %p22 = arith.mulf %x2, %y0 : f32
    %p23 = arith.mulf %x3, %y1 : f32
    %s21 = arith.subf %p20, %p21 : f32
    %s22 = arith.addf %s21, %p22 : f32
    %s23 = arith.addf %s22, %p23 : f32
    %p30 = arith.mulf %x0, %y3 : f32
    %p31 = arith.mulf %x1, %y2 : f32
    %p32 = arith.mulf %x2, %y1 : f32
    %p33 = arith.mulf %x3, %y0 : f32
    %s31 = arith.addf %p30, %p31 : f32
    %s32 = arith.subf %s31, %p32 : f32
    %s33 = arith.addf %s32, %p33 : f32
    memref.store %s03, %z[%i, %c0] : memref<?x4xf32>
    memref.store %s13, %z[%i, %c1] : memref<?x4xf32>
    memref.store %s23, %z[%i, %c2] : memref<?x4xf32>
    memref.store %s33, %z[%i, %c3] : memref<?x4xf32>
  }
  return
}
