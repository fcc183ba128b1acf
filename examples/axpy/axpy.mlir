// y += a * x, for vectors of any length.

func.func @axpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %xi = memref.load %x[%i] : memref<?xf32>
    %yi = memref.load %y[%i] : memref<?xf32>
    %ax = arith.mulf %a, %xi : f32
    %sum = arith.addf %yi, %ax : f32
    memref.store %sum, %y[%i] : memref<?xf32>
  }
  return
}

// The same for vectors whose elements need not be neighbours: the layout says that the stride and the offset come with
// the descriptor. Without it (above) the compiler may assume stride 1 and offset 0, and does.

!strided = memref<?xf32, strided<[?], offset: ?>>

func.func @axpy_strided(%a: f32, %x: !strided, %y: !strided) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : !strided
  scf.for %i = %c0 to %n step %c1 {
    %xi = memref.load %x[%i] : !strided
    %yi = memref.load %y[%i] : !strided
    %ax = arith.mulf %a, %xi : f32
    %sum = arith.addf %yi, %ax : f32
    memref.store %sum, %y[%i] : !strided
  }
  return
}
