// Means of five neighbours.
func.func @jacobi_2d(%a: memref<?x?xf32>, %b: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %fifth = arith.constant 0.2 : f32
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  %m1 = arith.subi %m, %c1 : index
  %n1 = arith.subi %n, %c1 : index
  scf.for %i = %c1 to %m1 step %c1 {
    scf.for %j = %c1 to %n1 step %c1 {
      %up = arith.subi %i, %c1 : index
      %down = arith.addi %i, %c1 : index
      %left = arith.subi %j, %c1 : index
      %right = arith.addi %j, %c1 : index
      %v0 = memref.load %a[%i, %j] : memref<?x?xf32>
      %v1 = memref.load %a[%i, %left] : memref<?x?xf32>
      %v2 = memref.load %a[%i, %right] : memref<?x?xf32>
      %v3 = memref.load %a[%up, %j] : memref<?x?xf32>
      %v4 = memref.load %a[%down, %j] : memref<?x?xf32>
      %s1 = arith.addf %v0, %v1 : f32
      %s2 = arith.addf %s1, %v2 : f32
      %s3 = arith.addf %s2, %v3 : f32
      %s4 = arith.addf %s3, %v4 : f32
      %mean = arith.mulf %fifth, %s4 : f32
      memref.store %mean, %b[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
