// The sum of squares of a vector, and a function that needs the runtime: vector.print calls functions of it.

func.func @squares(%x: memref<?xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> f32 {
    %v = memref.load %x[%i] : memref<?xf32>
    %square = arith.mulf %v, %v : f32
    memref.store %square, %x[%i] : memref<?xf32>
    %next = arith.addf %sum, %square : f32
    scf.yield %next : f32
  }
  return %sum : f32
}

func.func @show(%x: memref<3xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %x[%c0] : memref<3xf32>, vector<3xf32>
  vector.print %v : vector<3xf32>
  return
}
