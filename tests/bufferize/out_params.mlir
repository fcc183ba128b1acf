// args: --tensor-results=out-params
// A result of constant size is computed in the memref of the caller. Callers in the module allocate it.
func.func @layer(%x: tensor<4x8xf32>) -> (tensor<4x8xf32> {llvm.name = "y"}, i32) {
  %one = arith.constant 1 : i32
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %one : tensor<4x8xf32>, i32
}
func.func private @twice(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0, %n = call @layer(%x) : (tensor<4x8xf32>) -> (tensor<4x8xf32>, i32)
  %1, %m = call @layer(%0) : (tensor<4x8xf32>) -> (tensor<4x8xf32>, i32)
  return %1 : tensor<4x8xf32>
}
// output:
// module {
//   func.func @layer(%arg0: memref<4x8xf32> {bufferization.access = "read"}, %arg1: memref<4x8xf32> {llvm.name = "y"}) -> i32 {
//     %c1_i32 = arith.constant 1 : i32
//     linalg.exp ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
//     return %c1_i32 : i32
//   }
//   func.func private @twice(%arg0: memref<4x8xf32>) -> memref<4x8xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
//     %1 = call @layer(%arg0, %0) : (memref<4x8xf32>, memref<4x8xf32>) -> i32
//     %2 = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
//     %3 = call @layer(%0, %2) : (memref<4x8xf32>, memref<4x8xf32>) -> i32
//     memref.dealloc %0 : memref<4x8xf32>
//     return %2 : memref<4x8xf32>
//   }
// }
// -----
// args: --tensor-results=out-params
// A result whose size is known at run time, and one that is an argument, are copied.
func.func @dynamic(%x: tensor<?xf32>, %y: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
  %0 = math.exp %x : tensor<?xf32>
  return %0, %y : tensor<?xf32>, tensor<4xf32>
}
// output:
// module {
//   func.func @dynamic(%arg0: memref<?xf32> {bufferization.access = "read"}, %arg1: memref<4xf32> {bufferization.access = "read"}, %arg2: memref<?xf32>, %arg3: memref<4xf32>) {
//     %c0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0 : memref<?xf32>
//     %1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : memref<?xf32>) outs(%1 : memref<?xf32>) {
//     ^bb0(%arg4: f32, %arg5: f32):
//       %2 = math.exp %arg4 : f32
//       linalg.yield %2 : f32
//     }
//     memref.copy %arg1, %arg3 : memref<4xf32> to memref<4xf32>
//     memref.copy %1, %arg2 : memref<?xf32> to memref<?xf32>
//     memref.dealloc %1 : memref<?xf32>
//     return
//   }
// }
// -----
// args: --tensor-results=out-params
func.func @callee(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.exp %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @caller(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = call @callee(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// output:
// test.mlir:7:8: error: 'func.call' op cannot be bufferized: the size of a result that is an out-parameter is not constant
//   %0 = call @callee(%x) : (tensor<?xf32>) -> tensor<?xf32>
//        ^
