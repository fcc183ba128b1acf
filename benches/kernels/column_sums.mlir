// The sums of columns, each a strided view.
func.func @column_sums(%a: memref<?x?xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  scf.for %j = %c0 to %n step %c1 {
    %column = memref.subview %a[0, %j] [%m, 1] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %sum = scf.for %i = %c0 to %m step %c1 iter_args(%acc = %zero) -> f32 {
      %v = memref.load %column[%i] : memref<?xf32, strided<[?], offset: ?>>
      %s = arith.addf %acc, %v : f32
      scf.yield %s : f32
    }
    memref.store %sum, %y[%j] : memref<?xf32>
  }
  return
}
