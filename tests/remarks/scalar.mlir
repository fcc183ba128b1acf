// args: --remarks=inline,unroll,promote,tail-recursion,if-convert
llvm.func internal @small(%a: i32) -> i32 {
  %r = llvm.add %a, %a : i32
  llvm.return %r : i32
}
llvm.func internal @kept(%a: i32) -> i32 attributes {no_inline} {
  llvm.return %a : i32
}
llvm.func @calls(%a: i32) -> i32 {
  %x = llvm.call @small(%a) : (i32) -> i32
  %y = llvm.call @kept(%x) : (i32) -> i32
  llvm.return %y : i32
}
// output:
// test.mlir:10:8: remark: @small inlined [inline]
//   %x = llvm.call @small(%a) : (i32) -> i32
//        ^
// test.mlir:11:8: remark: @kept not inlined: disabled by attributes or linkage [inline]
//   %y = llvm.call @kept(%x) : (i32) -> i32
//        ^
// -----
// args: --remarks
// A sum in memory is promoted. The versioned loop has one remark.
func.func @total(%x: memref<?xi32>, %sum: memref<i32>, %n: index) {
  affine.for %i = 0 to %n {
    %a = affine.load %sum[] : memref<i32>
    %b = affine.load %x[%i] : memref<?xi32>
    %c = arith.addi %a, %b : i32
    affine.store %c, %sum[] : memref<i32>
  }
  return
}
// output:
// test.mlir:4:3: remark: promoted a memory location to a register in loop, with a runtime overlap check [promote]
//   affine.for %i = 0 to %n {
//   ^
// test.mlir:4:3: remark: vectorized loop (vectorization width: 4, interleaved count: 8) [vectorize]
//   affine.for %i = 0 to %n {
//   ^
// -----
// args: --remarks
func.func @count_down(%n: i32, %sum: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ends = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %ends, ^end, ^again
^end:
  return %sum : i32
^again:
  %m = arith.subi %n, %one : i32
  %s = arith.addi %sum, %n : i32
  %r = func.call @count_down(%m, %s) : (i32, i32) -> i32
  return %r : i32
}
// output:
// test.mlir:6:3: remark: hoisted loop bound [licm]
//   cf.cond_br %ends, ^end, ^again
//   ^
// test.mlir:6:3: remark: vectorized loop (vectorization width: 4, interleaved count: 4) [vectorize]
//   cf.cond_br %ends, ^end, ^again
//   ^
// test.mlir:12:8: remark: transformed tail recursion into loop [tail-recursion]
//   %r = func.call @count_down(%m, %s) : (i32, i32) -> i32
//        ^
// -----
// args: --remarks=unroll,if-convert
func.func @four(%x: memref<4xi32>, %n: index, %y: memref<?xi32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %x[%i] : memref<4xi32>
    %w = arith.addi %v, %v : i32
    affine.store %w, %x[%i] : memref<4xi32>
  } loc("model.py":12:3)
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to %n {
    %v = affine.load %y[%i] : memref<?xi32>
    %c = arith.cmpi slt, %v, %zero : i32
    %r = scf.if %c -> i32 {
      scf.yield %zero : i32
    } else {
      scf.yield %v : i32
    }
    affine.store %r, %y[%i] : memref<?xi32>
  }
  return
}
// output:
// test.mlir:9:3: remark: if-converted branches in loop: 1 [if-convert]
//   affine.for %i = 0 to %n {
//   ^
// model.py:12:3: remark: completely unrolled loop with 4 iterations [unroll]
// -----
// args: --remarks=vectorize
// The stores of the loop may change its bound.
func.func @bound(%x: memref<?xindex>, %n: memref<index>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^header(%c0 : index)
^header(%i: index):
  %m = memref.load %n[] : memref<index>
  %cond = arith.cmpi slt, %i, %m : index
  cf.cond_br %cond, ^body, ^exit
^body:
  memref.store %i, %x[%i] : memref<?xindex>
  %next = arith.addi %i, %c1 : index
  cf.br ^header(%next : index)
^exit:
  return
}
// output:
// test.mlir:10:3: remark: loop not vectorized: the loop bound is not loop-invariant [vectorize]
//   cf.cond_br %cond, ^body, ^exit
//   ^
