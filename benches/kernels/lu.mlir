// A = L U in place, without pivoting.
func.func @lu(%a: memref<?x?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  scf.for %k = %c0 to %n step %c1 {
    %pivot = memref.load %a[%k, %k] : memref<?x?xf64>
    %next = arith.addi %k, %c1 : index
    scf.for %i = %next to %n step %c1 {
      %aik = memref.load %a[%i, %k] : memref<?x?xf64>
      %factor = arith.divf %aik, %pivot : f64
      memref.store %factor, %a[%i, %k] : memref<?x?xf64>
      scf.for %j = %next to %n step %c1 {
        %aij = memref.load %a[%i, %j] : memref<?x?xf64>
        %akj = memref.load %a[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %factor, %akj : f64
        %d = arith.subf %aij, %p : f64
        memref.store %d, %a[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}
