// A layout that an attribute gives to an argument. What the function must not write is constant for C.
func.func @given(%t: tensor<4x4xf32> {bufferization.buffer_layout = affine_map<(i, j) -> (i * 8 + j)>, bufferization.writable = false}, %x: f32, %i: index) -> tensor<4x4xf32> {
  %0 = tensor.insert %x into %t[%i, %i] : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// output:
// module {
//   func.func @given(%arg0: memref<4x4xf32, strided<[8, 1]>> {bufferization.access = "read"}, %arg1: f32, %arg2: index) -> memref<4x4xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
//     memref.copy %arg0, %0 : memref<4x4xf32, strided<[8, 1]>> to memref<4x4xf32>
//     memref.store %arg1, %0[%arg2, %arg2] : memref<4x4xf32>
//     return %0 : memref<4x4xf32>
//   }
// }
// -----
// An argument that is only written is not copied for a call, nor one that is not accessed.
func.func private @write(%t: tensor<4xf32> {bufferization.access = "write"}) -> f32
func.func private @none(%t: tensor<4xf32> {bufferization.access = "none"}) -> f32
func.func @call(%t: tensor<4xf32> {bufferization.writable = false}) -> (f32, f32) {
  %0 = call @write(%t) : (tensor<4xf32>) -> f32
  %1 = call @none(%t) : (tensor<4xf32>) -> f32
  return %0, %1 : f32, f32
}
// output:
// module {
//   func.func private @write(memref<4xf32>) -> f32
//   func.func private @none(memref<4xf32> {bufferization.access = "read"}) -> f32
//   func.func @call(%arg0: memref<4xf32> {bufferization.access = "read"}) -> (f32, f32) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     %1 = call @write(%0) : (memref<4xf32>) -> f32
//     memref.dealloc %0 : memref<4xf32>
//     %2 = call @none(%arg0) : (memref<4xf32>) -> f32
//     return %1, %2 : f32, f32
//   }
// }
// -----
// The caller has no buffer of this layout.
func.func private @strided(%t: tensor<4xf32> {bufferization.buffer_layout = affine_map<(i) -> (i * 2)>}) -> f32
func.func @other(%t: tensor<4xf32>) -> f32 {
  %0 = call @strided(%t) : (tensor<4xf32>) -> f32
  return %0 : f32
}
// output:
// test.mlir:4:8: error: 'func.call' op cannot be bufferized: a copy of the tensor does not have the layout of 'memref<4xf32, strided<[2]>>'
//   %0 = call @strided(%t) : (tensor<4xf32>) -> f32
//        ^
