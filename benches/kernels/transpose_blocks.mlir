// B = Aᵀ by blocks of 8 x 8, each a view.
func.func @transpose_blocks(%a: memref<?x?xf32>, %b: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c8 {
    scf.for %j = %c0 to %n step %c8 {
      %from = memref.subview %a[%i, %j] [8, 8] [1, 1] : memref<?x?xf32> to memref<8x8xf32, strided<[?, 1], offset: ?>>
      %to = memref.subview %b[%j, %i] [8, 8] [1, 1] : memref<?x?xf32> to memref<8x8xf32, strided<[?, 1], offset: ?>>
      scf.for %p = %c0 to %c8 step %c1 {
        scf.for %q = %c0 to %c8 step %c1 {
          %v = memref.load %from[%p, %q] : memref<8x8xf32, strided<[?, 1], offset: ?>>
          memref.store %v, %to[%q, %p] : memref<8x8xf32, strided<[?, 1], offset: ?>>
        }
      }
    }
  }
  return
}
