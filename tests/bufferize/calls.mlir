// The callee writes to its argument, which the caller reads afterwards; the result belongs to the caller.
func.func private @writes(%t: tensor<?xf32>, %x: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.insert %x into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @read_after(%t: tensor<?xf32>, %x: f32, %i: index) -> (f32, f32) {
  %0 = call @writes(%t, %x, %i) : (tensor<?xf32>, f32, index) -> tensor<?xf32>
  %1 = tensor.extract %t[%i] : tensor<?xf32>
  %2 = tensor.extract %0[%i] : tensor<?xf32>
  return %1, %2 : f32, f32
}
func.func @not_read(%t: tensor<?xf32>, %x: f32, %i: index) -> tensor<?xf32> {
  %0 = call @writes(%t, %x, %i) : (tensor<?xf32>, f32, index) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// output:
// module {
//   func.func private @writes(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> memref<?xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0 : memref<?xf32>
//     %1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf32>
//     memref.copy %arg0, %1 : memref<?xf32> to memref<?xf32>
//     memref.store %arg1, %1[%arg2] : memref<?xf32>
//     return %1 : memref<?xf32>
//   }
//   func.func @read_after(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> (f32, f32) {
//     %c0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0 : memref<?xf32>
//     %1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf32>
//     memref.copy %arg0, %1 : memref<?xf32> to memref<?xf32>
//     %2 = call @writes(%1, %arg1, %arg2) : (memref<?xf32>, f32, index) -> memref<?xf32>
//     memref.dealloc %1 : memref<?xf32>
//     %3 = memref.load %arg0[%arg2] : memref<?xf32>
//     %4 = memref.load %2[%arg2] : memref<?xf32>
//     memref.dealloc %2 : memref<?xf32>
//     return %3, %4 : f32, f32
//   }
//   func.func @not_read(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> memref<?xf32> {
//     %0 = call @writes(%arg0, %arg1, %arg2) : (memref<?xf32>, f32, index) -> memref<?xf32>
//     return %0 : memref<?xf32>
//   }
// }
// -----
// The callee only reads its arguments, which may be one buffer. A slice is copied to a contiguous buffer.
func.func private @reads(%t: tensor<4xf32>, %u: tensor<4xf32>, %i: index) -> f32 {
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  %1 = tensor.extract %u[%i] : tensor<4xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}
func.func @twice(%t: tensor<4xf32>, %m: tensor<4x4xf32>, %i: index) -> (f32, f32) {
  %0 = call @reads(%t, %t, %i) : (tensor<4xf32>, tensor<4xf32>, index) -> f32
  %1 = tensor.extract_slice %m[0, %i] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
  %2 = call @reads(%1, %t, %i) : (tensor<4xf32>, tensor<4xf32>, index) -> f32
  return %0, %2 : f32, f32
}
// output:
// module {
//   func.func private @reads(%arg0: memref<4xf32> {bufferization.access = "read"}, %arg1: memref<4xf32> {bufferization.access = "read"}, %arg2: index) -> f32 {
//     %0 = memref.load %arg0[%arg2] : memref<4xf32>
//     %1 = memref.load %arg1[%arg2] : memref<4xf32>
//     %2 = arith.addf %0, %1 : f32
//     return %2 : f32
//   }
//   func.func @twice(%arg0: memref<4xf32>, %arg1: memref<4x4xf32>, %arg2: index) -> (f32, f32) {
//     %0 = call @reads(%arg0, %arg0, %arg2) : (memref<4xf32>, memref<4xf32>, index) -> f32
//     %1 = memref.subview %arg1[0, %arg2] [4, 1] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[4], offset: ?>>
//     %2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %1, %2 : memref<4xf32, strided<[4], offset: ?>> to memref<4xf32>
//     %3 = call @reads(%2, %arg0, %arg2) : (memref<4xf32>, memref<4xf32>, index) -> f32
//     memref.dealloc %2 : memref<4xf32>
//     return %0, %3 : f32, f32
//   }
// }
// -----
// One buffer for an argument that is written and one that is read.
func.func private @mixed(%t: tensor<4xf32>, %u: tensor<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %u[%i] : tensor<4xf32>
  %2 = tensor.extract %0[%i] : tensor<4xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
func.func @both(%t: tensor<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = call @mixed(%t, %t, %x, %i) : (tensor<4xf32>, tensor<4xf32>, f32, index) -> f32
  return %0 : f32
}
// output:
// module {
//   func.func private @mixed(%arg0: memref<4xf32>, %arg1: memref<4xf32> {bufferization.access = "read"}, %arg2: f32, %arg3: index) -> f32 {
//     memref.store %arg2, %arg0[%arg3] : memref<4xf32>
//     %0 = memref.load %arg1[%arg3] : memref<4xf32>
//     %1 = memref.load %arg0[%arg3] : memref<4xf32>
//     %2 = arith.addf %0, %1 : f32
//     return %2 : f32
//   }
//   func.func @both(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> f32 {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg0, %0 : memref<4xf32> to memref<4xf32>
//     %1 = call @mixed(%0, %arg0, %arg1, %arg2) : (memref<4xf32>, memref<4xf32>, f32, index) -> f32
//     memref.dealloc %0 : memref<4xf32>
//     return %1 : f32
//   }
// }
// -----
// A function without a body may write to its arguments, unless its attributes exclude it.
func.func private @unknown(tensor<4xf32>, tensor<4xf32> {bufferization.writable = false}, tensor<4xf32> {bufferization.access = "read"})
func.func @calls(%t: tensor<4xf32>, %u: tensor<4xf32>, %i: index) -> (f32, f32) {
  call @unknown(%t, %u, %u) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  %1 = tensor.extract %u[%i] : tensor<4xf32>
  return %0, %1 : f32, f32
}
// output:
// module {
//   func.func private @unknown(memref<4xf32>, memref<4xf32> {bufferization.access = "read"}, memref<4xf32> {bufferization.access = "read"})
//   func.func @calls(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: index) -> (f32, f32) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg0, %0 : memref<4xf32> to memref<4xf32>
//     call @unknown(%0, %arg1, %arg1) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
//     memref.dealloc %0 : memref<4xf32>
//     %1 = memref.load %arg0[%arg2] : memref<4xf32>
//     %2 = memref.load %arg1[%arg2] : memref<4xf32>
//     return %1, %2 : f32, f32
//   }
// }
// -----
// An argument that is not writable is copied before the write.
func.func @read_only(%t: tensor<4xf32> {bufferization.writable = false}, %x: f32, %i: index) -> f32 {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}
// output:
// module {
//   func.func @read_only(%arg0: memref<4xf32> {bufferization.access = "read"}, %arg1: f32, %arg2: index) -> f32 {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg0, %0 : memref<4xf32> to memref<4xf32>
//     memref.store %arg1, %0[%arg2] : memref<4xf32>
//     %1 = memref.load %0[%arg2] : memref<4xf32>
//     memref.dealloc %0 : memref<4xf32>
//     return %1 : f32
//   }
// }
