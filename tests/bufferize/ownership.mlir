// A temporary is freed after its last use.
func.func @temporary(%x: f32, %i: index) -> f32 {
  %0 = tensor.splat %x : tensor<4xf32>
  %1 = tensor.extract_slice %0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %2 = tensor.extract %1[%i] : tensor<2xf32>
  %3 = arith.addf %2, %x : f32
  return %3 : f32
}
// output:
// module {
//   func.func @temporary(%arg0: f32, %arg1: index) -> f32 {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : memref<4xf32>) {
//     ^bb0(%arg2: f32):
//       linalg.yield %arg0 : f32
//     }
//     %1 = memref.subview %0[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
//     %2 = memref.load %1[%arg1] : memref<2xf32, strided<[1], offset: 1>>
//     memref.dealloc %0 : memref<4xf32>
//     %3 = arith.addf %2, %arg0 : f32
//     return %3 : f32
//   }
// }
// -----
// A tensor that nobody uses has no buffer.
func.func @unused(%n: index) {
  %0 = tensor.empty(%n) : tensor<?xf32>
  return
}
// output:
// module {
//   func.func @unused(%arg0: index) {
//     return
//   }
// }
// -----
// A new tensor is returned without a copy, unless it is returned twice.
func.func @returned(%x: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) {
  %0 = tensor.splat %x : tensor<4xf32>
  %1 = tensor.extract_slice %0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %0, %0, %1 : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>
}
// output:
// module {
//   func.func @returned(%arg0: f32) -> (memref<4xf32>, memref<4xf32>, memref<2xf32>) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : memref<4xf32>) {
//     ^bb0(%arg1: f32):
//       linalg.yield %arg0 : f32
//     }
//     %1 = memref.subview %0[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
//     %2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %0, %2 : memref<4xf32> to memref<4xf32>
//     %3 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
//     memref.copy %1, %3 : memref<2xf32, strided<[1], offset: 1>> to memref<2xf32>
//     return %0, %2, %3 : memref<4xf32>, memref<4xf32>, memref<2xf32>
//   }
// }
// -----
// An argument is copied when it is returned.
func.func @argument(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
// output:
// module {
//   func.func @argument(%arg0: memref<4xf32> {bufferization.access = "read"}) -> memref<4xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg0, %0 : memref<4xf32> to memref<4xf32>
//     return %0 : memref<4xf32>
//   }
// }
// -----
// The result of a call that nobody uses is freed.
func.func private @new() -> tensor<4xf32>
func.func @unused_result() {
  %0 = call @new() : () -> tensor<4xf32>
  return
}
// output:
// module {
//   func.func private @new() -> memref<4xf32>
//   func.func @unused_result() {
//     %0 = call @new() : () -> memref<4xf32>
//     memref.dealloc %0 : memref<4xf32>
//     return
//   }
// }
// -----
// A view of the memref of a tensor keeps the buffer.
func.func @view(%x: f32, %i: index) -> f32 {
  %0 = tensor.splat %x : tensor<8xf32>
  %1 = bufferization.to_buffer %0 : tensor<8xf32> to memref<8xf32>
  %2 = memref.subview %1[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  %3 = memref.load %2[%i] : memref<4xf32, strided<[1], offset: 2>>
  return %3 : f32
}
// output:
// module {
//   func.func @view(%arg0: f32, %arg1: index) -> f32 {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : memref<8xf32>) {
//     ^bb0(%arg2: f32):
//       linalg.yield %arg0 : f32
//     }
//     %1 = memref.subview %0[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
//     %2 = memref.load %1[%arg1] : memref<4xf32, strided<[1], offset: 2>>
//     memref.dealloc %0 : memref<8xf32>
//     return %2 : f32
//   }
// }
// -----
// The buffer is freed at the end of its block: the memref is in memory.
func.func @stored(%x: f32, %i: index, %m: memref<1xmemref<8xf32>>) -> f32 {
  %0 = tensor.splat %x : tensor<8xf32>
  %1 = bufferization.to_buffer %0 : tensor<8xf32> to memref<8xf32>
  memref.store %1, %m[%i] : memref<1xmemref<8xf32>>
  %2 = memref.load %m[%i] : memref<1xmemref<8xf32>>
  %3 = memref.load %2[%i] : memref<8xf32>
  return %3 : f32
}
// output:
// module {
//   func.func @stored(%arg0: f32, %arg1: index, %arg2: memref<1xmemref<8xf32>>) -> f32 {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : memref<8xf32>) {
//     ^bb0(%arg3: f32):
//       linalg.yield %arg0 : f32
//     }
//     memref.store %0, %arg2[%arg1] : memref<1xmemref<8xf32>>
//     %1 = memref.load %arg2[%arg1] : memref<1xmemref<8xf32>>
//     %2 = memref.load %1[%arg1] : memref<8xf32>
//     memref.dealloc %0 : memref<8xf32>
//     return %2 : f32
//   }
// }
