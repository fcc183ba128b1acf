// An element is inserted into the buffer of an argument that nobody reads later. The result is a copy for the caller.
func.func @insert(%t: tensor<4xf32>, %x: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// output:
// module {
//   func.func @insert(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> memref<4xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg0, %0 : memref<4xf32> to memref<4xf32>
//     memref.store %arg1, %0[%arg2] : memref<4xf32>
//     return %0 : memref<4xf32>
//   }
// }
// -----
// The old contents are read afterwards: the element is inserted into a copy.
func.func @read_after_write(%t: tensor<?xf32>, %x: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = tensor.insert %x into %t[%i] : tensor<?xf32>
  %1 = tensor.extract %t[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, f32
}
// output:
// module {
//   func.func @read_after_write(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> (memref<?xf32>, f32) {
//     %c0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0 : memref<?xf32>
//     %1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf32>
//     memref.copy %arg0, %1 : memref<?xf32> to memref<?xf32>
//     memref.store %arg1, %1[%arg2] : memref<?xf32>
//     %2 = memref.load %arg0[%arg2] : memref<?xf32>
//     return %1, %2 : memref<?xf32>, f32
//   }
// }
// -----
// Sizes can be read after a write.
func.func @sizes(%t: tensor<?x4xf32>, %x: f32, %i: index) -> (f32, index, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %x into %t[%i, %i] : tensor<?x4xf32>
  %1 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %2 = tensor.rank %t : tensor<?x4xf32>
  %3 = tensor.extract %0[%i, %c0] : tensor<?x4xf32>
  return %3, %1, %2 : f32, index, index
}
// output:
// module {
//   func.func @sizes(%arg0: memref<?x4xf32>, %arg1: f32, %arg2: index) -> (f32, index, index) {
//     %c0 = arith.constant 0 : index
//     memref.store %arg1, %arg0[%arg2, %arg2] : memref<?x4xf32>
//     %0 = memref.dim %arg0, %c0 : memref<?x4xf32>
//     %1 = memref.rank %arg0 : memref<?x4xf32>
//     %2 = memref.load %arg0[%arg2, %c0] : memref<?x4xf32>
//     return %2, %0, %1 : f32, index, index
//   }
// }
// -----
// New tensors: no copies.
func.func @new(%x: f32, %y: f32, %n: index) -> (tensor<2x2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x4xf32>) {
  %0 = tensor.from_elements %x, %y, %y, %x : tensor<2x2xf32>
  %1 = tensor.splat %x[%n] : tensor<?xf32>
  %2 = tensor.generate %n {
  ^bb0(%i: index):
    %4 = arith.index_cast %i : index to i32
    %5 = arith.sitofp %4 : i32 to f32
    tensor.yield %5 : f32
  } : tensor<?xf32>
  %3 = tensor.empty(%n) : tensor<?x4xf32>
  return %0, %1, %2, %3 : tensor<2x2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x4xf32>
}
// output:
// module {
//   func.func @new(%arg0: f32, %arg1: f32, %arg2: index) -> (memref<2x2xf32>, memref<?xf32>, memref<?xf32>, memref<?x4xf32>) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
//     %c0 = arith.constant 0 : index
//     %c0_0 = arith.constant 0 : index
//     memref.store %arg0, %0[%c0, %c0_0] : memref<2x2xf32>
//     %c0_1 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     memref.store %arg1, %0[%c0_1, %c1] : memref<2x2xf32>
//     %c1_0 = arith.constant 1 : index
//     %c0_2 = arith.constant 0 : index
//     memref.store %arg1, %0[%c1_0, %c0_2] : memref<2x2xf32>
//     %c1_1 = arith.constant 1 : index
//     %c1_2 = arith.constant 1 : index
//     memref.store %arg0, %0[%c1_1, %c1_2] : memref<2x2xf32>
//     %1 = memref.alloc(%arg2) {alignment = 64 : i64} : memref<?xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%1 : memref<?xf32>) {
//     ^bb0(%arg3: f32):
//       linalg.yield %arg0 : f32
//     }
//     %2 = memref.alloc(%arg2) {alignment = 64 : i64} : memref<?xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%2 : memref<?xf32>) {
//     ^bb0(%arg4: f32):
//       %3 = linalg.index 0 : index
//       %4 = arith.index_cast %3 : index to i32
//       %5 = arith.sitofp %4 : i32 to f32
//       linalg.yield %5 : f32
//     }
//     %6 = memref.alloc(%arg2) {alignment = 64 : i64} : memref<?x4xf32>
//     return %0, %1, %2, %6 : memref<2x2xf32>, memref<?xf32>, memref<?xf32>, memref<?x4xf32>
//   }
// }
// -----
// A tensor without dimensions.
func.func @scalar(%x: f32) -> f32 {
  %0 = tensor.from_elements %x : tensor<f32>
  %1 = tensor.extract %0[] : tensor<f32>
  return %1 : f32
}
// output:
// module {
//   func.func @scalar(%arg0: f32) -> f32 {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<f32>
//     memref.store %arg0, %0[] : memref<f32>
//     %1 = memref.load %0[] : memref<f32>
//     memref.dealloc %0 : memref<f32>
//     return %1 : f32
//   }
// }
// -----
// A cast is the same buffer; the insertion writes to that of the argument.
func.func @cast(%t: tensor<?xf32>, %x: f32, %i: index) -> f32 {
  %0 = tensor.cast %t : tensor<?xf32> to tensor<8xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<8xf32>
  %2 = tensor.extract %1[%i] : tensor<8xf32>
  return %2 : f32
}
// output:
// module {
//   func.func @cast(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> f32 {
//     %0 = memref.cast %arg0 : memref<?xf32> to memref<8xf32>
//     memref.store %arg1, %0[%arg2] : memref<8xf32>
//     %1 = memref.load %0[%arg2] : memref<8xf32>
//     return %1 : f32
//   }
// }
// -----
// Casts between ranked and unranked tensors are views, too.
func.func @unranked(%t: tensor<*xf32>, %i: index) -> (f32, index) {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  %2 = tensor.rank %t : tensor<*xf32>
  return %1, %2 : f32, index
}
// output:
// module {
//   func.func @unranked(%arg0: memref<*xf32> {bufferization.access = "read"}, %arg1: index) -> (f32, index) {
//     %0 = memref.cast %arg0 : memref<*xf32> to memref<?xf32>
//     %1 = memref.load %0[%arg1] : memref<?xf32>
//     %2 = memref.rank %arg0 : memref<*xf32>
//     return %1, %2 : f32, index
//   }
// }
// -----
// Reshapes are views.
func.func @reshapes(%t: tensor<4x6xf32>, %n: index) -> (f32, f32) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [2, 3, 4] : tensor<24xf32> into tensor<2x3x4xf32>
  %2 = tensor.extract %1[%n, %n, %n] : tensor<2x3x4xf32>
  %3 = tensor.extract %0[%n] : tensor<24xf32>
  return %2, %3 : f32, f32
}
// output:
// module {
//   func.func @reshapes(%arg0: memref<4x6xf32> {bufferization.access = "read"}, %arg1: index) -> (f32, f32) {
//     %0 = memref.collapse_shape %arg0 [[0, 1]] : memref<4x6xf32> into memref<24xf32>
//     %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
//     %2 = memref.load %1[%arg1, %arg1, %arg1] : memref<2x3x4xf32>
//     %3 = memref.load %0[%arg1] : memref<24xf32>
//     return %2, %3 : f32, f32
//   }
// }
// -----
// The columns of a slice are not evenly spaced when its dimensions are merged: it is copied before.
func.func @collapse_of_a_slice(%t: tensor<4x6xf32>, %i: index) -> f32 {
  %0 = tensor.extract_slice %t[0, 1] [4, 3] [1, 1] : tensor<4x6xf32> to tensor<4x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x3xf32> into tensor<12xf32>
  %2 = tensor.extract %1[%i] : tensor<12xf32>
  return %2 : f32
}
// output:
// module {
//   func.func @collapse_of_a_slice(%arg0: memref<4x6xf32> {bufferization.access = "read"}, %arg1: index) -> f32 {
//     %0 = memref.subview %arg0[0, 1] [4, 3] [1, 1] : memref<4x6xf32> to memref<4x3xf32, strided<[6, 1], offset: 1>>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4x3xf32>
//     memref.copy %0, %1 : memref<4x3xf32, strided<[6, 1], offset: 1>> to memref<4x3xf32>
//     %2 = memref.collapse_shape %1 [[0, 1]] : memref<4x3xf32> into memref<12xf32>
//     %3 = memref.load %2[%arg1] : memref<12xf32>
//     memref.dealloc %1 : memref<4x3xf32>
//     return %3 : f32
//   }
// }
// -----
// The shape of a reshape is read; a slice is copied before.
func.func @reshape(%t: tensor<4x6xf32>, %shape: tensor<2xindex>, %i: index) -> (f32, f32) {
  %0 = tensor.reshape %t(%shape) : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.extract_slice %t[0, 0] [4, 2] [1, 1] : tensor<4x6xf32> to tensor<4x2xf32>
  %2 = tensor.reshape %1(%shape) : (tensor<4x2xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = tensor.extract %0[%i, %i] : tensor<?x?xf32>
  %4 = tensor.extract %2[%i, %i] : tensor<?x?xf32>
  return %3, %4 : f32, f32
}
// output:
// module {
//   func.func @reshape(%arg0: memref<4x6xf32> {bufferization.access = "read"}, %arg1: memref<2xindex> {bufferization.access = "read"}, %arg2: index) -> (f32, f32) {
//     %0 = memref.reshape %arg0(%arg1) : (memref<4x6xf32>, memref<2xindex>) -> memref<?x?xf32>
//     %1 = memref.subview %arg0[0, 0] [4, 2] [1, 1] : memref<4x6xf32> to memref<4x2xf32, strided<[6, 1]>>
//     %2 = memref.alloc() {alignment = 64 : i64} : memref<4x2xf32>
//     memref.copy %1, %2 : memref<4x2xf32, strided<[6, 1]>> to memref<4x2xf32>
//     %3 = memref.reshape %2(%arg1) : (memref<4x2xf32>, memref<2xindex>) -> memref<?x?xf32>
//     %4 = memref.load %0[%arg2, %arg2] : memref<?x?xf32>
//     %5 = memref.load %3[%arg2, %arg2] : memref<?x?xf32>
//     memref.dealloc %2 : memref<4x2xf32>
//     return %4, %5 : f32, f32
//   }
// }
// -----
// The border is computed for all elements, and the source is copied to the middle.
func.func @pad(%t: tensor<?x4xf32>, %low: index, %x: f32) -> tensor<?x7xf32> {
  %0 = tensor.pad %t low[%low, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32> to tensor<?x7xf32>
  return %0 : tensor<?x7xf32>
}
// output:
// module {
//   func.func @pad(%arg0: memref<?x4xf32> {bufferization.access = "read"}, %arg1: index, %arg2: f32) -> memref<?x7xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0 : memref<?x4xf32>
//     %1 = arith.addi %arg1, %0 : index
//     %2 = memref.alloc(%1) {alignment = 64 : i64} : memref<?x7xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%2 : memref<?x7xf32>) {
//     ^bb0(%arg3: f32):
//       %3 = linalg.index 0 : index
//       %4 = linalg.index 1 : index
//       linalg.yield %arg2 : f32
//     }
//     %5 = memref.subview %2[%arg1, 1] [%0, 4] [1, 1] : memref<?x7xf32> to memref<?x4xf32, strided<[7, 1], offset: ?>>
//     memref.copy %arg0, %5 : memref<?x4xf32> to memref<?x4xf32, strided<[7, 1], offset: ?>>
//     return %2 : memref<?x7xf32>
//   }
// }
// -----
// Each part is copied to its position.
func.func @concat(%a: tensor<2x3xf32>, %b: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = tensor.concat dim(1) %a, %b, %a : (tensor<2x3xf32>, tensor<2x?xf32>, tensor<2x3xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
// output:
// module {
//   func.func @concat(%arg0: memref<2x3xf32> {bufferization.access = "read"}, %arg1: memref<2x?xf32> {bufferization.access = "read"}) -> memref<2x?xf32> {
//     %c1 = arith.constant 1 : index
//     %0 = memref.dim %arg1, %c1 : memref<2x?xf32>
//     %c3 = arith.constant 3 : index
//     %1 = arith.addi %c3, %0 : index
//     %c3_0 = arith.constant 3 : index
//     %2 = arith.addi %1, %c3_0 : index
//     %3 = memref.alloc(%2) {alignment = 64 : i64} : memref<2x?xf32>
//     %4 = memref.subview %3[0, 0] [2, 3] [1, 1] : memref<2x?xf32> to memref<2x3xf32, strided<[?, 1]>>
//     memref.copy %arg0, %4 : memref<2x3xf32> to memref<2x3xf32, strided<[?, 1]>>
//     %5 = memref.subview %3[0, 3] [2, %0] [1, 1] : memref<2x?xf32> to memref<2x?xf32, strided<[?, 1], offset: 3>>
//     memref.copy %arg1, %5 : memref<2x?xf32> to memref<2x?xf32, strided<[?, 1], offset: 3>>
//     %6 = memref.subview %3[0, %1] [2, 3] [1, 1] : memref<2x?xf32> to memref<2x3xf32, strided<[?, 1], offset: ?>>
//     memref.copy %arg0, %6 : memref<2x3xf32> to memref<2x3xf32, strided<[?, 1], offset: ?>>
//     return %3 : memref<2x?xf32>
//   }
// }
// -----
// Other bits of the same width.
func.func @bitcast(%t: tensor<4xi32>) -> tensor<4xf32> {
  %0 = tensor.bitcast %t : tensor<4xi32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
// output:
// module {
//   func.func @bitcast(%arg0: memref<4xi32> {bufferization.access = "read"}) -> memref<4xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : memref<4xi32>) outs(%0 : memref<4xf32>) {
//     ^bb0(%arg1: i32, %arg2: f32):
//       %1 = arith.bitcast %arg1 : i32 to f32
//       linalg.yield %1 : f32
//     }
//     return %0 : memref<4xf32>
//   }
// }
// -----
// Vectors are read from and written to the buffer.
func.func @vectors(%t: tensor<8xf32>, %i: index, %m: vector<4xi1>) -> tensor<8xf32> {
  %pad = arith.constant 0.0 : f32
  %at = arith.constant dense<[0, 2, 1, 3]> : vector<4xindex>
  %0 = vector.transfer_read %t[%i], %pad : tensor<8xf32>, vector<4xf32>
  %1 = vector.gather %t[%i] [%at], %m, %0 : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = arith.addf %0, %1 : vector<4xf32>
  %3 = vector.transfer_write %2, %t[%i] : vector<4xf32>, tensor<8xf32>
  return %3 : tensor<8xf32>
}
// output:
// module {
//   func.func @vectors(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<4xi1>) -> memref<8xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %cst_0 = arith.constant dense<[0, 2, 1, 3]> : vector<4xindex>
//     %0 = vector.transfer_read %arg0[%arg1], %cst : memref<8xf32>, vector<4xf32>
//     %1 = vector.gather %arg0[%arg1] [%cst_0], %arg2, %0 : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
//     %2 = arith.addf %0, %1 : vector<4xf32>
//     %3 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %3 : memref<8xf32> to memref<8xf32>
//     vector.transfer_write %2, %3[%arg1] : vector<4xf32>, memref<8xf32>
//     return %3 : memref<8xf32>
//   }
// }
// -----
// Merged dimensions of dynamic size have the identity layout.
func.func @dynamic_collapse(%t: tensor<4x?xf32>, %i: index) -> f32 {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  return %1 : f32
}
// output:
// module {
//   func.func @dynamic_collapse(%arg0: memref<4x?xf32> {bufferization.access = "read"}, %arg1: index) -> f32 {
//     %0 = memref.collapse_shape %arg0 [[0, 1]] : memref<4x?xf32> into memref<?xf32>
//     %1 = memref.load %0[%arg1] : memref<?xf32>
//     return %1 : f32
//   }
// }
