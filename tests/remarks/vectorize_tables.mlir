// Irregular accesses: a runtime check excludes overlaps if the index has a known range, by its type, a clamp or a
// remainder. An index of 32 bits is out of the limit.
func.func @memref_i32(%a: memref<?xf32>, %t: memref<?xf32>, %s: memref<?xi8>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %j = arith.index_cast %i : i32 to index
    %b = memref.load %s[%j] : memref<?xi8>
    %k = arith.index_castui %b : i8 to index
    %x = memref.load %t[%k] : memref<?xf32>
    %y = arith.mulf %x, %x : f32
    %z = arith.addf %y, %x : f32
    memref.store %z, %a[%j] : memref<?xf32>
  }
  return
}
func.func @clamp(%a: memref<?xf32>, %t: memref<?xf32>, %s: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %lo = arith.constant 0 : i32
  %hi = arith.constant 255 : i32
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.load %s[%i] : memref<?xi32>
    %m = arith.maxsi %b, %lo : i32
    %m2 = arith.minsi %m, %hi : i32
    %k = arith.index_cast %m2 : i32 to index
    %x = memref.load %t[%k] : memref<?xf32>
    %y = arith.mulf %x, %x : f32
    %z = arith.addf %y, %x : f32
    memref.store %z, %a[%i] : memref<?xf32>
  }
  return
}
func.func @rem(%a: memref<?xf32>, %t: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.remui %i, %c12 : index
    %x = memref.load %t[%k] : memref<?xf32>
    %w = memref.load %a[%i] : memref<?xf32>
    %y = arith.mulf %x, %w : f32
    %z = arith.addf %y, %x : f32
    memref.store %z, %a[%i] : memref<?xf32>
  }
  return
}
func.func @unbounded(%a: memref<?xf32>, %t: memref<?xf32>, %s: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.load %s[%i] : memref<?xi32>
    %k = arith.index_cast %b : i32 to index
    %x = memref.load %t[%k] : memref<?xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %a[%i] : memref<?xf32>
  }
  return
}
// args: -O2 --remarks=vectorize
// output:
// test.mlir:6:3: remark: vectorized loop (vectorization width: 4, interleaved count: 1), with 2 runtime overlap checks [vectorize]
//   scf.for %i = %c0 to %n step %c1 : i32 {
//   ^
// test.mlir:23:3: remark: vectorized loop (vectorization width: 4, interleaved count: 1), with 2 runtime overlap checks [vectorize]
//   scf.for %i = %c0 to %n step %c1 {
//   ^
// test.mlir:40:3: remark: vectorized loop (vectorization width: 4, interleaved count: 1), with a runtime overlap check [vectorize]
//   scf.for %i = %c0 to %n step %c1 {
//   ^
// test.mlir:54:3: remark: loop not vectorized: memory operations may alias, and cannot identify array bounds for a runtime check [vectorize]
//   scf.for %i = %c0 to %n step %c1 {
//   ^
// test.mlir:57:10: note: this 'llvm.load' op
//     %x = memref.load %t[%k] : memref<?xf32>
//          ^
// test.mlir:59:5: note: this 'llvm.store' op
//     memref.store %y, %a[%i] : memref<?xf32>
//     ^
