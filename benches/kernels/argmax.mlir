// The place of the first of the largest numbers.
func.func @argmax(%x: memref<?xf32>) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %first = memref.load %x[%c0] : memref<?xf32>
  %best:2 = scf.for %i = %c1 to %n step %c1 iter_args(%max = %first, %at = %c0) -> (f32, index) {
    %v = memref.load %x[%i] : memref<?xf32>
    %greater = arith.cmpf ogt, %v, %max : f32
    %m = arith.select %greater, %v, %max : f32
    %a = arith.select %greater, %i, %at : index
    scf.yield %m, %a : f32, index
  }
  return %best#1 : index
}
