// The distance of each point from the origin, in new memory.
func.func @lengths(%points: memref<?x2xf64> {bufferization.access = "read"}) -> memref<?xf64>
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %points, %c0 : memref<?x2xf64>
  %lengths = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %points[%i, %c0] : memref<?x2xf64>
    %y = memref.load %points[%i, %c1] : memref<?x2xf64>
    %xx = arith.mulf %x, %x : f64
    %yy = arith.mulf %y, %y : f64
    %sum = arith.addf %xx, %yy : f64
    %length = math.sqrt %sum : f64
    memref.store %length, %lengths[%i] : memref<?xf64>
  }
  return %lengths : memref<?xf64>
}

func.func @reverse_rows(%m: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %rows = memref.dim %m, %c0 : memref<?x?xi32>
  %columns = memref.dim %m, %c1 : memref<?x?xi32>
  %half = arith.divui %columns, %c2 : index
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %half step %c1 {
      %last = arith.subi %columns, %c1 : index
      %k = arith.subi %last, %j : index
      %a = memref.load %m[%i, %j] : memref<?x?xi32>
      %b = memref.load %m[%i, %k] : memref<?x?xi32>
      memref.store %b, %m[%i, %j] : memref<?x?xi32>
      memref.store %a, %m[%i, %k] : memref<?x?xi32>
    }
  }
  return
}
