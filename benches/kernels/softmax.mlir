// Softmax of each row.
func.func @softmax(%x: memref<?x?xf32>, %y: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %m = memref.dim %x, %c0 : memref<?x?xf32>
  %n = memref.dim %x, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c1 {
    %max = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %lowest) -> f32 {
      %v = memref.load %x[%i, %j] : memref<?x?xf32>
      %greater = arith.cmpf ogt, %v, %acc : f32
      %r = arith.select %greater, %v, %acc : f32
      scf.yield %r : f32
    }
    %sum = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %zero) -> f32 {
      %v = memref.load %x[%i, %j] : memref<?x?xf32>
      %d = arith.subf %v, %max : f32
      %e = math.exp %d : f32
      memref.store %e, %y[%i, %j] : memref<?x?xf32>
      %s = arith.addf %acc, %e : f32
      scf.yield %s : f32
    }
    scf.for %j = %c0 to %n step %c1 {
      %e = memref.load %y[%i, %j] : memref<?x?xf32>
      %q = arith.divf %e, %sum : f32
      memref.store %q, %y[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
