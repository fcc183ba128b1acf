// Each row with mean 0 and variance 1, scaled and shifted; sums may be reassociated.
func.func @layernorm(%x: memref<?x?xf32>, %scale: memref<?xf32>, %shift: memref<?xf32>, %y: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %epsilon = arith.constant 1.0e-5 : f32
  %m = memref.dim %x, %c0 : memref<?x?xf32>
  %n = memref.dim %x, %c1 : memref<?x?xf32>
  %ni = arith.index_cast %n : index to i32
  %nf = arith.sitofp %ni : i32 to f32
  scf.for %i = %c0 to %m step %c1 {
    %sum = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %zero) -> f32 {
      %v = memref.load %x[%i, %j] : memref<?x?xf32>
      %s = arith.addf %acc, %v fastmath<fast> : f32
      scf.yield %s : f32
    }
    %mean = arith.divf %sum, %nf : f32
    %squares = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %zero) -> f32 {
      %v = memref.load %x[%i, %j] : memref<?x?xf32>
      %d = arith.subf %v, %mean fastmath<fast> : f32
      %dd = arith.mulf %d, %d fastmath<fast> : f32
      %s = arith.addf %acc, %dd fastmath<fast> : f32
      scf.yield %s : f32
    }
    %variance = arith.divf %squares, %nf : f32
    %shifted = arith.addf %variance, %epsilon : f32
    %deviation = math.sqrt %shifted : f32
    %one = arith.constant 1.0 : f32
    %inverse = arith.divf %one, %deviation : f32
    scf.for %j = %c0 to %n step %c1 {
      %v = memref.load %x[%i, %j] : memref<?x?xf32>
      %a = memref.load %scale[%j] : memref<?xf32>
      %b = memref.load %shift[%j] : memref<?xf32>
      %d = arith.subf %v, %mean : f32
      %normal = arith.mulf %d, %inverse : f32
      %scaled = arith.mulf %normal, %a : f32
      %r = arith.addf %scaled, %b : f32
      memref.store %r, %y[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
