// GELU by tanh.
func.func @gelu(%x: memref<?xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %a = arith.constant 0.7978845608 : f32
  %b = arith.constant 0.044715 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xf32>
    %vv = arith.mulf %v, %v : f32
    %vvv = arith.mulf %vv, %v : f32
    %bv = arith.mulf %b, %vvv : f32
    %in = arith.addf %v, %bv : f32
    %arg = arith.mulf %a, %in : f32
    %t = math.tanh %arg : f32
    %t1 = arith.addf %one, %t : f32
    %hv = arith.mulf %half, %v : f32
    %r = arith.mulf %hv, %t1 : f32
    affine.store %r, %y[%i] : memref<?xf32>
  }
  return
}
