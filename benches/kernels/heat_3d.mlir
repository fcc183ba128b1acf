// One step of the heat equation on a grid of known size.
func.func @heat_3d(%a: memref<20x22x24xf64>, %b: memref<20x22x24xf64>) attributes {llvm.emit_c_interface} {
  %two = arith.constant 2.0 : f64
  %eighth = arith.constant 0.125 : f64
  affine.for %i = 1 to 19 {
    affine.for %j = 1 to 21 {
      affine.for %k = 1 to 23 {
        %v = affine.load %a[%i, %j, %k] : memref<20x22x24xf64>
        %twice = arith.mulf %two, %v : f64
        %i0 = affine.load %a[%i - 1, %j, %k] : memref<20x22x24xf64>
        %i1 = affine.load %a[%i + 1, %j, %k] : memref<20x22x24xf64>
        %di = arith.subf %i1, %twice : f64
        %ddi = arith.addf %di, %i0 : f64
        %ti = arith.mulf %eighth, %ddi : f64
        %j0 = affine.load %a[%i, %j - 1, %k] : memref<20x22x24xf64>
        %j1 = affine.load %a[%i, %j + 1, %k] : memref<20x22x24xf64>
        %dj = arith.subf %j1, %twice : f64
        %ddj = arith.addf %dj, %j0 : f64
        %tj = arith.mulf %eighth, %ddj : f64
        %k0 = affine.load %a[%i, %j, %k - 1] : memref<20x22x24xf64>
        %k1 = affine.load %a[%i, %j, %k + 1] : memref<20x22x24xf64>
        %dk = arith.subf %k1, %twice : f64
        %ddk = arith.addf %dk, %k0 : f64
        %tk = arith.mulf %eighth, %ddk : f64
        %tij = arith.addf %ti, %tj : f64
        %tijk = arith.addf %tij, %tk : f64
        %r = arith.addf %tijk, %v : f64
        affine.store %r, %b[%i, %j, %k] : memref<20x22x24xf64>
      }
    }
  }
  return
}
