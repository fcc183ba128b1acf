// A buffer of the caller: results are written to it directly.
func.func @into_memref(%m: memref<4xf32>, %x: f32) {
  %0 = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// output:
// module {
//   func.func @into_memref(%arg0: memref<4xf32>, %arg1: f32) {
//     linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<4xf32>)
//     return
//   }
// }
// -----
// Without `writable` the buffer is only read.
func.func @read_only(%m: memref<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %1[%i] : tensor<4xf32>
  return %2 : f32
}
// output:
// module {
//   func.func @read_only(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> f32 {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg0, %0 : memref<4xf32> to memref<4xf32>
//     memref.store %arg1, %0[%arg2] : memref<4xf32>
//     %1 = memref.load %0[%arg2] : memref<4xf32>
//     memref.dealloc %0 : memref<4xf32>
//     return %1 : f32
//   }
// }
// -----
// Explicit tensors, with and without contents, and a copy to a destination.
func.func @explicit(%t: tensor<?xf32>, %n: index, %x: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %1 = bufferization.materialize_in_destination %t in %0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %2 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %3 = linalg.fill ins(%x : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  bufferization.dealloc_tensor %t : tensor<?xf32>
  return %1, %3 : tensor<?xf32>, tensor<?xf32>
}
// output:
// module {
//   func.func @explicit(%arg0: memref<?xf32> {bufferization.access = "read"}, %arg1: index, %arg2: f32) -> (memref<?xf32>, memref<?xf32>) {
//     %0 = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
//     memref.copy %arg0, %0 : memref<?xf32> to memref<?xf32>
//     %c0 = arith.constant 0 : index
//     %1 = memref.dim %arg0, %c0 : memref<?xf32>
//     %2 = memref.alloc(%1) {alignment = 64 : i64} : memref<?xf32>
//     memref.copy %arg0, %2 : memref<?xf32> to memref<?xf32>
//     linalg.fill ins(%arg2 : f32) outs(%2 : memref<?xf32>)
//     return %0, %2 : memref<?xf32>, memref<?xf32>
//   }
// }
// -----
// A memref of a tensor may be written, unless it is read-only.
func.func @to_buffer(%t: tensor<4xf32>, %x: f32, %i: index) -> (f32, f32) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  %1 = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  %2 = memref.load %1[%i] : memref<4xf32, strided<[1], offset: ?>>
  %3 = tensor.extract %t[%i] : tensor<4xf32>
  return %2, %3 : f32, f32
}
// output:
// module {
//   func.func @to_buffer(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> (f32, f32) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg0, %0 : memref<4xf32> to memref<4xf32>
//     memref.store %arg1, %0[%arg2] : memref<4xf32>
//     %1 = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
//     %2 = memref.load %1[%arg2] : memref<4xf32, strided<[1], offset: ?>>
//     %3 = memref.load %arg0[%arg2] : memref<4xf32>
//     memref.dealloc %0 : memref<4xf32>
//     return %2, %3 : f32, f32
//   }
// }
// -----
// Without `restrict`, the program may write to the memref later, so the tensor is a copy.
func.func @not_restrict(%m: memref<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}
// output:
// module {
//   func.func @not_restrict(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> f32 {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg0, %0 : memref<4xf32> to memref<4xf32>
//     memref.store %arg1, %arg0[%arg2] : memref<4xf32>
//     %1 = memref.load %0[%arg2] : memref<4xf32>
//     memref.dealloc %0 : memref<4xf32>
//     return %1 : f32
//   }
// }
// -----
// A slice has not the layout of the memref: it is copied.
func.func @layout(%t: tensor<8xf32>, %i: index) -> (f32, f32) {
  %0 = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 read_only : tensor<4xf32> to memref<4xf32>
  %2 = bufferization.to_buffer %0 read_only : tensor<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  %3 = memref.load %1[%i] : memref<4xf32>
  %4 = memref.load %2[%i] : memref<4xf32, strided<[1], offset: ?>>
  return %3, %4 : f32, f32
}
// output:
// module {
//   func.func @layout(%arg0: memref<8xf32> {bufferization.access = "read"}, %arg1: index) -> (f32, f32) {
//     %0 = memref.subview %arg0[%arg1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %0, %1 : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
//     %2 = memref.load %1[%arg1] : memref<4xf32>
//     %3 = memref.load %0[%arg1] : memref<4xf32, strided<[1], offset: ?>>
//     memref.dealloc %1 : memref<4xf32>
//     return %2, %3 : f32, f32
//   }
// }
