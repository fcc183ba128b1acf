// Shortest ways between all pairs, in place.
func.func @floyd_warshall(%d: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %d, %c0 : memref<?x?xi32>
  affine.for %k = 0 to %n {
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %n {
        %ik = affine.load %d[%i, %k] : memref<?x?xi32>
        %kj = affine.load %d[%k, %j] : memref<?x?xi32>
        %ij = affine.load %d[%i, %j] : memref<?x?xi32>
        %s = arith.addi %ik, %kj : i32
        %m = arith.minsi %ij, %s : i32
        affine.store %m, %d[%i, %j] : memref<?x?xi32>
      }
    }
  }
  return
}
