func.func @encoding(%t: tensor<4xf32, "sparse">) {
  return
}
// output:
// test.mlir:1:1: error: 'func.func' op cannot be bufferized: the encoding of 'tensor<4xf32, "sparse">' needs a sparse compiler
// func.func @encoding(%t: tensor<4xf32, "sparse">) {
// ^
// -----
func.func @layout(%t: tensor<4xf32> {bufferization.buffer_layout = affine_map<(i) -> (i floordiv 2)>}) {
  return
}
// output:
// test.mlir:1:1: error: 'func.func' op cannot be bufferized: the layout of an argument has no strides
// func.func @layout(%t: tensor<4xf32> {bufferization.buffer_layout = affine_map<(i) -> (i floordiv 2)>}) {
// ^
// -----
func.func @nested(%x: f32, %i: index) -> f32 {
  %0 = scf.execute_region -> f32 {
    %1 = tensor.splat %x : tensor<8xf32>
    cf.br ^bb1(%1 : tensor<8xf32>)
  ^bb1(%2: tensor<8xf32>):
    %3 = tensor.extract %2[%i] : tensor<8xf32>
    scf.yield %3 : f32
  }
  return %0 : f32
}
// output:
// test.mlir:4:5: error: 'cf.br' op cannot be bufferized: tensors cannot be passed along branches within another operation
//     cf.br ^bb1(%1 : tensor<8xf32>)
//     ^
// -----
// An argument of the function can be used in all blocks. It may be read after a write in another block.
func.func @argument(%c: i1, %t: tensor<4xf32>, %x: f32, %i: index) -> f32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  cf.br ^bb2
^bb2:
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  return %2 : f32
}
// output:
// module {
//   func.func @argument(%arg0: i1, %arg1: memref<4xf32>, %arg2: f32, %arg3: index) -> f32 {
//     cf.cond_br %arg0, ^bb1, ^bb2
//   ^bb1:
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg1, %0 : memref<4xf32> to memref<4xf32>
//     memref.store %arg2, %0[%arg3] : memref<4xf32>
//     %1 = memref.load %0[%arg3] : memref<4xf32>
//     memref.dealloc %0 : memref<4xf32>
//     cf.br ^bb2
//   ^bb2:
//     %2 = memref.load %arg1[%arg3] : memref<4xf32>
//     return %2 : f32
//   }
// }
// -----
func.func @unranked(%t: tensor<*xf32>) -> tensor<*xf32> {
  return %t : tensor<*xf32>
}
// output:
// test.mlir:2:3: error: 'func.return' op cannot be bufferized: the buffer of an unranked tensor cannot be allocated
//   return %t : tensor<*xf32>
//   ^
// -----
func.func @unranked_elementwise(%t: tensor<*xf32>) {
  %0 = math.sqrt %t : tensor<*xf32>
  return
}
// output:
// test.mlir:2:8: error: 'math.sqrt' op cannot be bufferized: unranked tensors have no elements that could be visited
//   %0 = math.sqrt %t : tensor<*xf32>
//        ^
// -----
func.func @indirect(%f: (tensor<4xf32>) -> (), %t: tensor<4xf32>) {
  call_indirect %f(%t) : (tensor<4xf32>) -> ()
  return
}
// output:
// test.mlir:2:3: error: 'func.call_indirect' op cannot be bufferized: it is unknown what the function does with its arguments
//   call_indirect %f(%t) : (tensor<4xf32>) -> ()
//   ^
// -----
func.func @returned_memref(%x: f32) -> memref<8xf32> {
  %0 = tensor.splat %x : tensor<8xf32>
  %1 = bufferization.to_buffer %0 : tensor<8xf32> to memref<8xf32>
  return %1 : memref<8xf32>
}
// output:
// test.mlir:4:3: error: 'func.return' op cannot be bufferized: the memref of a tensor leaves the block that frees the tensor
//   return %1 : memref<8xf32>
//   ^
// -----
func.func @yielded_memref(%c: i1, %m: memref<8xf32>, %x: f32, %i: index) -> f32 {
  %0 = scf.if %c -> (memref<8xf32>) {
    %1 = tensor.splat %x : tensor<8xf32>
    %2 = bufferization.to_buffer %1 : tensor<8xf32> to memref<8xf32>
    scf.yield %2 : memref<8xf32>
  } else {
    scf.yield %m : memref<8xf32>
  }
  %3 = memref.load %0[%i] : memref<8xf32>
  return %3 : f32
}
// output:
// test.mlir:5:5: error: 'scf.yield' op cannot be bufferized: the memref of a tensor leaves the block that frees the tensor
//     scf.yield %2 : memref<8xf32>
//     ^
// -----
func.func @selected_memref(%c: i1, %x: f32, %i: index) -> f32 {
  %0 = tensor.splat %x : tensor<8xf32>
  %1 = bufferization.alloc_tensor() copy(%0) : tensor<8xf32>
  %2 = bufferization.to_buffer %0 : tensor<8xf32> to memref<8xf32>
  %3 = bufferization.to_buffer %1 : tensor<8xf32> to memref<8xf32>
  %4 = arith.select %c, %2, %3 : memref<8xf32>
  %5 = memref.load %4[%i] : memref<8xf32>
  return %5 : f32
}
// output:
// test.mlir:6:8: error: 'arith.select' op cannot be bufferized: it is unknown into which buffer its result points
//   %4 = arith.select %c, %2, %3 : memref<8xf32>
//        ^
// -----
// Every global that cannot be replaced is reported.
ml_program.global private mutable @extern(#ml_program.extern) : tensor<4xi32>
ml_program.global private mutable @dynamic(dense<0> : tensor<4xi32>) : tensor<?xi32>
ml_program.global private mutable @other : vector<4xf32>
// output:
// test.mlir:2:1: error: 'ml_program.global' op cannot be bufferized: '#ml_program.extern' is no list of its elements
// ml_program.global private mutable @extern(#ml_program.extern) : tensor<4xi32>
// ^
// test.mlir:3:1: error: 'ml_program.global' op cannot be bufferized: its type is neither a number nor a tensor of constant shape
// ml_program.global private mutable @dynamic(dense<0> : tensor<4xi32>) : tensor<?xi32>
// ^
// test.mlir:4:1: error: 'ml_program.global' op cannot be bufferized: its type is neither a number nor a tensor of constant shape
// ml_program.global private mutable @other : vector<4xf32>
// ^
// -----
// The buffer is freed at the end of its block.
func.func @memref_of_other_block(%x: f32, %i: index) -> f32 {
  %0 = tensor.splat %x : tensor<8xf32>
  %1 = bufferization.to_buffer %0 : tensor<8xf32> to memref<8xf32>
  cf.br ^bb1
^bb1:
  %2 = memref.load %1[%i] : memref<8xf32>
  return %2 : f32
}
// output:
// test.mlir:7:8: error: 'memref.load' op cannot be bufferized: the memref of a tensor leaves the block that frees the tensor
//   %2 = memref.load %1[%i] : memref<8xf32>
//        ^
// -----
func.func private @new() -> tensor<4xf32>
%0 = call @new() : () -> tensor<4xf32>
// output:
// test.mlir:2:6: error: 'func.call' op cannot be bufferized: it is in no function
// %0 = call @new() : () -> tensor<4xf32>
//      ^
// -----
func.func @removed(%a: tensor<?xi64>, %x: i64) -> tensor<?xi64> {
  %0 = tensor.pad %a low[-1] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : i64
  } : tensor<?xi64> to tensor<?xi64>
  return %0 : tensor<?xi64>
}
// output:
// test.mlir:2:8: error: 'tensor.pad' op cannot be bufferized: it needs negative padding of dynamic sizes
//   %0 = tensor.pad %a low[-1] high[0] {
//        ^
