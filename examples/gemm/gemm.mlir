// Matrix product, C += A * B: three nested loops, the innermost one a dot product carried in a register.

// Shapes known at compile time: every size and stride below is a constant.
func.func @gemm_4x8x6(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>)
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant 4 : index
  %n = arith.constant 6 : index
  %k = arith.constant 8 : index
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %start = memref.load %c[%i, %j] : memref<4x6xf32>
      %dot = scf.for %p = %c0 to %k step %c1 iter_args(%sum = %start) -> f32 {
        %x = memref.load %a[%i, %p] : memref<4x8xf32>
        %y = memref.load %b[%p, %j] : memref<8x6xf32>
        %xy = arith.mulf %x, %y : f32
        %next = arith.addf %sum, %xy : f32
        scf.yield %next : f32
      }
      memref.store %dot, %c[%i, %j] : memref<4x6xf32>
    }
  }
  return
}

// Shapes known at run time: they come with the arguments.
func.func @gemm(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>)
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %c, %c0 : memref<?x?xf64>
  %n = memref.dim %c, %c1 : memref<?x?xf64>
  %k = memref.dim %a, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %start = memref.load %c[%i, %j] : memref<?x?xf64>
      %dot = scf.for %p = %c0 to %k step %c1 iter_args(%sum = %start) -> f64 {
        %x = memref.load %a[%i, %p] : memref<?x?xf64>
        %y = memref.load %b[%p, %j] : memref<?x?xf64>
        %xy = arith.mulf %x, %y : f64
        %next = arith.addf %sum, %xy : f64
        scf.yield %next : f64
      }
      memref.store %dot, %c[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
