memref.global @table : memref<2x3xf32> = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>
memref.global constant @limits : memref<2xindex> = dense<[3, 9]>
memref.global "private" constant @hidden : memref<2xindex> = dense<[3, 9]>
llvm.mlir.global external constant @"odd.name"(7 : i32) : i32
llvm.mlir.global internal @counter(0 : i32) : i32

llvm.func @blend(%alpha: f32, %times: i64) -> f32 {
  %n = llvm.sitofp %times : i64 to f32
  %r = llvm.fmul %alpha, %n : f32
  llvm.return %r : f32
}
func.func @entry(%i: index, %j: index) -> f32 attributes {llvm.emit_c_interface} {
  %t = memref.get_global @table : memref<2x3xf32>
  %v = memref.load %t[%i, %j] : memref<2x3xf32>
  return %v : f32
}
// A new array.
func.func @doubled(%x: memref<?xf32, strided<[?], offset: ?>> {llvm.readonly}) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32, strided<[?], offset: ?>>
  %r = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf32, strided<[?], offset: ?>>
    %w = arith.addf %v, %v : f32
    memref.store %w, %r[%i] : memref<?xf32>
  }
  return %r : memref<?xf32>
}
// A new array, or the argument.
func.func @maybe(%flag: i1, %x: memref<?xf32>) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  %c4 = arith.constant 4 : index
  %r = scf.if %flag -> memref<?xf32> {
    %new = memref.alloc(%c4) : memref<?xf32>
    scf.yield %new : memref<?xf32>
  } else {
    scf.yield %x : memref<?xf32>
  }
  return %r : memref<?xf32>
}
// One allocation twice, and a number.
func.func @twice(%n: index) -> (memref<?xf32>, index, memref<?xf32>) attributes {llvm.emit_c_interface} {
  %r = memref.alloc(%n) : memref<?xf32>
  return %r, %n, %r : memref<?xf32>, index, memref<?xf32>
}
func.func @sum(%x: memref<2x3xf32, strided<[?, ?], offset: ?>> {llvm.readonly}) -> f32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%s = %zero) -> f32 {
    %row = scf.for %j = %c0 to %c3 step %c1 iter_args(%t = %s) -> f32 {
      %v = memref.load %x[%i, %j] : memref<2x3xf32, strided<[?, ?], offset: ?>>
      %u = arith.addf %t, %v : f32
      scf.yield %u : f32
    }
    scf.yield %row : f32
  }
  return %r : f32
}
func.func @at(%x: memref<2x3xf32>, %i: index, %j: index) -> f32 attributes {llvm.emit_c_interface} {
  %v = memref.load %x[%i, %j] : memref<2x3xf32>
  return %v : f32
}
func.func @half(%x: f16) -> f16 attributes {llvm.emit_c_interface} { return %x : f16 }
func.func @dot(%v: vector<4xf64>, %z: complex<f32>, %flag: i1) -> (complex<f32>, vector<4xf64>, i1) attributes {llvm.emit_c_interface} {
  %w = arith.addf %v, %v : vector<4xf64>
  return %z, %w, %flag : complex<f32>, vector<4xf64>, i1
}
func.func @exp(%x: f32) -> f32 attributes {llvm.emit_c_interface} { return %x : f32 }
