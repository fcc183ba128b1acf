// args: --arena=caller -fno-fuse-tensors
// The arena of the entry block is the last argument. That of a loop is allocated.
func.func @public(%x: tensor<64x64xf32> {mlirc.note}, %n: index) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<64x64xf32>
  %a = linalg.exp ins(%x : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = tensor.empty() : tensor<64x64xf32>
  %b = linalg.log ins(%a : tensor<64x64xf32>) outs(%r : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %b : tensor<64x64xf32>
}
// output:
// module {
//   func.func @public(%arg0: memref<64x64xf32> {bufferization.access = "read", mlirc.note}, %arg1: index, %arg2: memref<16384xi8>) -> memref<64x64xf32> {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c0_0 = arith.constant 0 : index
//     %0 = memref.view %arg2[%c0_0][] : memref<16384xi8> to memref<64x64xf32>
//     linalg.exp ins(%arg0 : memref<64x64xf32>) outs(%0 : memref<64x64xf32>)
//     %2 = memref.alloc() {alignment = 64 : i64} : memref<64x64xf32>
//     linalg.log ins(%0 : memref<64x64xf32>) outs(%2 : memref<64x64xf32>)
//     return %2 : memref<64x64xf32>
//   }
// }
// -----
// args: --arena=caller -fno-fuse-tensors
// The module itself calls the function. A small arena is on the stack.
func.func @called(%x: tensor<64x64xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<64x64xf32>
  %a = linalg.exp ins(%x : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %b = tensor.extract %a[%c0, %c0] : tensor<64x64xf32>
  return %b : f32
}
func.func @caller(%x: tensor<64x64xf32>, %y: tensor<8xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %0 = func.call @called(%x) : (tensor<64x64xf32>) -> f32
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%y : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.extract %a[%c0] : tensor<8xf32>
  return %0, %1 : f32, f32
}
// output:
// module {
//   func.func @called(%arg0: memref<64x64xf32> {bufferization.access = "read"}) -> f32 {
//     %c0 = arith.constant 0 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<64x64xf32>
//     linalg.exp ins(%arg0 : memref<64x64xf32>) outs(%0 : memref<64x64xf32>)
//     %2 = memref.load %0[%c0, %c0] : memref<64x64xf32>
//     memref.dealloc %0 : memref<64x64xf32>
//     return %2 : f32
//   }
//   func.func @caller(%arg0: memref<64x64xf32>, %arg1: memref<8xf32> {bufferization.access = "read"}) -> (f32, f32) {
//     %c0 = arith.constant 0 : index
//     %0 = call @called(%arg0) : (memref<64x64xf32>) -> f32
//     %1 = memref.alloca() {alignment = 64 : i64} : memref<32xi8>
//     %c0_0 = arith.constant 0 : index
//     %2 = memref.view %1[%c0_0][] : memref<32xi8> to memref<8xf32>
//     linalg.exp ins(%arg1 : memref<8xf32>) outs(%2 : memref<8xf32>)
//     %4 = memref.load %2[%c0] : memref<8xf32>
//     return %0, %4 : f32, f32
//   }
// }
