// Functions of many types, called by tests/execution.rs.

func.func @main() -> i32 {
  %c = arith.constant 42 : i32
  return %c : i32
}

func.func @third() -> f32 {
  %c = arith.constant 0.333333343 : f32
  return %c : f32
}

func.func @gemm(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

func.func @twice(%x: tensor<2x3xf64>) -> (tensor<2x3xf64>, i64) {
  %y = arith.addf %x, %x : tensor<2x3xf64>
  %k = arith.constant -3 : i64
  return %y, %k : tensor<2x3xf64>, i64
}

func.func @conjugate(%z: complex<f32>) -> complex<f32> {
  %re = complex.re %z : complex<f32>
  %im = complex.im %z : complex<f32>
  %n = arith.negf %im : f32
  %c = complex.create %re, %n : complex<f32>
  return %c : complex<f32>
}

func.func @same(%x: memref<*xi16>) -> memref<*xi16> {
  return %x : memref<*xi16>
}

func.func @pass(%v: vector<4xf32>, %h: f16, %t: tensor<4xi1>) -> (vector<4xf32>, f16, tensor<4xi1>) {
  %w = arith.addf %v, %v : vector<4xf32>
  return %w, %h, %t : vector<4xf32>, f16, tensor<4xi1>
}

// Columns first, with an offset.
func.func @strided(%x: memref<3x4xi32, strided<[1, 3], offset: 2>>, %k: index) -> index {
  %c1 = arith.constant 1 : index
  %v = memref.load %x[%c1, %k] : memref<3x4xi32, strided<[1, 3], offset: 2>>
  %w = arith.addi %v, %v : i32
  memref.store %w, %x[%c1, %k] : memref<3x4xi32, strided<[1, 3], offset: 2>>
  %r = arith.index_cast %v : i32 to index
  return %r : index
}

memref.global "private" constant @table : memref<3xui8> = dense<[1, 2, 255]>

// New memory, an argument or a global.
func.func @owned(%selector: i32, %x: memref<3xui8>) -> memref<3xui8> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %is_new = arith.cmpi eq, %selector, %c0 : i32
  %is_argument = arith.cmpi eq, %selector, %c1 : i32
  %r = scf.if %is_new -> memref<3xui8> {
    %m = memref.alloc() : memref<3xui8>
    memref.copy %x, %m : memref<3xui8> to memref<3xui8>
    scf.yield %m : memref<3xui8>
  } else {
    %g = memref.get_global @table : memref<3xui8>
    %s = arith.select %is_argument, %x, %g : memref<3xui8>
    scf.yield %s : memref<3xui8>
  }
  return %r : memref<3xui8>
}

// One allocation as two results.
func.func @shared() -> (memref<2xbf16>, memref<2xbf16>) {
  %c = arith.constant 1.5 : bf16
  %m = memref.alloc() : memref<2xbf16>
  linalg.fill ins(%c : bf16) outs(%m : memref<2xbf16>)
  return %m, %m : memref<2xbf16>, memref<2xbf16>
}

func.func @half(%x: bf16, %y: memref<2xbf16>) -> bf16 {
  %c0 = arith.constant 0 : index
  memref.store %x, %y[%c0] : memref<2xbf16>
  return %x : bf16
}

func.func @at(%x: memref<?xi32>, %i: index) -> i32 {
  %v = memref.load %x[%i] : memref<?xi32>
  return %v : i32
}

func.func @assert(%x: i1) {
  cf.assert %x, "x must be true"
  return
}

func.func private @printF32(f32)
func.func private @printNewline()

func.func @show(%x: f32) {
  call @printF32(%x) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @counted(%x: memref<?xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %s = affine.for %i = 0 to %n iter_args(%s = %zero) -> f64 {
    %e = affine.load %x[%i] : memref<?xf64>
    %t = math.fma %e, %e, %s : f64
    affine.yield %t : f64
  }
  %r = math.sqrt %s : f64
  return %r : f64
}
