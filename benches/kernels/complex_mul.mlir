// Products of complex numbers by their parts, side by side in memory.
func.func @complex_mul(%x: memref<?x2xf32>, %y: memref<?x2xf32>, %z: memref<?x2xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?x2xf32>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i, %c0] : memref<?x2xf32>
    %b = memref.load %x[%i, %c1] : memref<?x2xf32>
    %c = memref.load %y[%i, %c0] : memref<?x2xf32>
    %d = memref.load %y[%i, %c1] : memref<?x2xf32>
    %ac = arith.mulf %a, %c : f32
    %bd = arith.mulf %b, %d : f32
    %ad = arith.mulf %a, %d : f32
    %bc = arith.mulf %b, %c : f32
    %re = arith.subf %ac, %bd : f32
    %im = arith.addf %ad, %bc : f32
    memref.store %re, %z[%i, %c0] : memref<?x2xf32>
    memref.store %im, %z[%i, %c1] : memref<?x2xf32>
  }
  return
}
