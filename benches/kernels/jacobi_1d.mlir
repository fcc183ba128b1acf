// Means of three neighbours, from one buffer to another and back.
func.func @jacobi_1d(%a: memref<?xf64>, %b: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %third = arith.constant 0.33333 : f64
  %n = memref.dim %a, %c0 : memref<?xf64>
  affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
    %x = affine.load %a[%i - 1] : memref<?xf64>
    %y = affine.load %a[%i] : memref<?xf64>
    %z = affine.load %a[%i + 1] : memref<?xf64>
    %xy = arith.addf %x, %y : f64
    %xyz = arith.addf %xy, %z : f64
    %m = arith.mulf %third, %xyz : f64
    affine.store %m, %b[%i] : memref<?xf64>
  }
  affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
    %x = affine.load %b[%i - 1] : memref<?xf64>
    %y = affine.load %b[%i] : memref<?xf64>
    %z = affine.load %b[%i + 1] : memref<?xf64>
    %xy = arith.addf %x, %y : f64
    %xyz = arith.addf %xy, %z : f64
    %m = arith.mulf %third, %xyz : f64
    affine.store %m, %a[%i] : memref<?xf64>
  }
  return
}
