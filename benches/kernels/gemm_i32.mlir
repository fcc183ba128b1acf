// C += A B of integers, with the middle loop innermost.
func.func @gemm_i32(%a: memref<?x?xi32>, %b: memref<?x?xi32>, %c: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xi32>
  %k = memref.dim %a, %c1 : memref<?x?xi32>
  %n = memref.dim %b, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %l = %c0 to %k step %c1 {
      %x = memref.load %a[%i, %l] : memref<?x?xi32>
      scf.for %j = %c0 to %n step %c1 {
        %y = memref.load %b[%l, %j] : memref<?x?xi32>
        %z = memref.load %c[%i, %j] : memref<?x?xi32>
        %p = arith.muli %x, %y : i32
        %s = arith.addi %z, %p : i32
        memref.store %s, %c[%i, %j] : memref<?x?xi32>
      }
    }
  }
  return
}
