// args: --function-boundary-type-conversion=fully-dynamic-layout-map
// Arguments and results have any layout.
func.func private @external(tensor<?xf32>) -> tensor<?xf32>
func.func @slice(%x: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.splat %x : tensor<8xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<8xf32>
  %2 = tensor.extract_slice %1[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %2 : tensor<4xf32>
}
func.func @calls(%t: tensor<?x6xf32>, %x: f32, %i: index) -> (tensor<4xf32>, tensor<?xf32>, tensor<?x6xf32>) {
  %0 = call @slice(%x, %i) : (f32, index) -> tensor<4xf32>
  %1 = tensor.extract_slice %t[%i, 0] [1, 6] [1, 1] : tensor<?x6xf32> to tensor<6xf32>
  %2 = tensor.cast %1 : tensor<6xf32> to tensor<?xf32>
  %3 = call @external(%2) : (tensor<?xf32>) -> tensor<?xf32>
  return %0, %3, %t : tensor<4xf32>, tensor<?xf32>, tensor<?x6xf32>
}
// output:
// module {
//   func.func private @external(memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>>
//   func.func @slice(%arg0: f32, %arg1: index) -> memref<4xf32, strided<[?], offset: ?>> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : memref<8xf32>) {
//     ^bb0(%arg2: f32):
//       linalg.yield %arg0 : f32
//     }
//     memref.store %arg0, %0[%arg1] : memref<8xf32>
//     %1 = memref.subview %0[%arg1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//     %2 = memref.cast %1 : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
//     return %2 : memref<4xf32, strided<[?], offset: ?>>
//   }
//   func.func @calls(%arg0: memref<?x6xf32, strided<[?, ?], offset: ?>>, %arg1: f32, %arg2: index) -> (memref<4xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?x6xf32, strided<[?, ?], offset: ?>>) {
//     %0 = call @slice(%arg1, %arg2) : (f32, index) -> memref<4xf32, strided<[?], offset: ?>>
//     %1 = memref.subview %arg0[%arg2, 0] [1, 6] [1, 1] : memref<?x6xf32, strided<[?, ?], offset: ?>> to memref<6xf32, strided<[?], offset: ?>>
//     %2 = memref.cast %1 : memref<6xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
//     %c0 = arith.constant 0 : index
//     %3 = memref.dim %2, %c0 : memref<?xf32, strided<[?], offset: ?>>
//     %4 = memref.alloc(%3) {alignment = 64 : i64} : memref<?xf32>
//     memref.copy %2, %4 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
//     %5 = memref.cast %4 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
//     %6 = call @external(%5) : (memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>>
//     memref.dealloc %4 : memref<?xf32>
//     %c0_0 = arith.constant 0 : index
//     %7 = memref.dim %arg0, %c0_0 : memref<?x6xf32, strided<[?, ?], offset: ?>>
//     %8 = memref.alloc(%7) {alignment = 64 : i64} : memref<?x6xf32>
//     memref.copy %arg0, %8 : memref<?x6xf32, strided<[?, ?], offset: ?>> to memref<?x6xf32>
//     %9 = memref.cast %8 : memref<?x6xf32> to memref<?x6xf32, strided<[?, ?], offset: ?>>
//     return %0, %6, %9 : memref<4xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?x6xf32, strided<[?, ?], offset: ?>>
//   }
// }
// -----
// The attribute of an argument says more than the option. A tensor of another layout is copied.
func.func private @callee(%t: tensor<4x4xf32> {bufferization.buffer_layout = affine_map<(i, j) -> (i * 4 + j)>}, %i: index) -> f32 {
  %0 = tensor.extract %t[%i, %i] : tensor<4x4xf32>
  return %0 : f32
}
func.func @caller(%t: tensor<8x8xf32> {bufferization.buffer_layout = affine_map<(i, j) -> (i * 16 + j)>}, %i: index) -> f32 {
  %0 = tensor.extract_slice %t[0, %i] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  %1 = call @callee(%0, %i) : (tensor<4x4xf32>, index) -> f32
  return %1 : f32
}
// output:
// module {
//   func.func private @callee(%arg0: memref<4x4xf32> {bufferization.access = "read"}, %arg1: index) -> f32 {
//     %0 = memref.load %arg0[%arg1, %arg1] : memref<4x4xf32>
//     return %0 : f32
//   }
//   func.func @caller(%arg0: memref<8x8xf32, strided<[16, 1]>>, %arg1: index) -> f32 {
//     %0 = memref.subview %arg0[0, %arg1] [4, 4] [1, 1] : memref<8x8xf32, strided<[16, 1]>> to memref<4x4xf32, strided<[16, 1], offset: ?>>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
//     memref.copy %0, %1 : memref<4x4xf32, strided<[16, 1], offset: ?>> to memref<4x4xf32>
//     %2 = call @callee(%1, %arg1) : (memref<4x4xf32>, index) -> f32
//     memref.dealloc %1 : memref<4x4xf32>
//     return %2 : f32
//   }
// }
