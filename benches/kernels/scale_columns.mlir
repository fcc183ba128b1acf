// A matrix, twice, column by column.
func.func @scale_columns(%a: memref<?x?xf32>, %b: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  scf.for %j = %c0 to %n step %c1 {
    scf.for %i = %c0 to %m step %c1 {
      %x = memref.load %a[%i, %j] : memref<?x?xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %b[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
