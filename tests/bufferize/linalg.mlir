// A fill of unspecified contents, and a product that adds to it.
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<4x16xf32>
  %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %2 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%1 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %2 : tensor<4x16xf32>
}
// output:
// module {
//   func.func @matmul(%arg0: memref<4x8xf32> {bufferization.access = "read"}, %arg1: memref<8x16xf32> {bufferization.access = "read"}) -> memref<4x16xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
//     linalg.fill ins(%cst : f32) outs(%0 : memref<4x16xf32>)
//     linalg.matmul ins(%arg0, %arg1 : memref<4x8xf32>, memref<8x16xf32>) outs(%0 : memref<4x16xf32>)
//     return %0 : memref<4x16xf32>
//   }
// }
// -----
// Two destinations of one buffer: the second one is another buffer.
func.func @two(%x: f32, %y: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.fill ins(%y : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}
// output:
// module {
//   func.func @two(%arg0: f32, %arg1: f32) -> (memref<4xf32>, memref<4xf32>) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.fill ins(%arg0 : f32) outs(%1 : memref<4xf32>)
//     linalg.fill ins(%arg1 : f32) outs(%0 : memref<4xf32>)
//     return %1, %0 : memref<4xf32>, memref<4xf32>
//   }
// }
// -----
// One operation with two results in one buffer.
func.func @two_results(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%t, %t : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    %2 = arith.mulf %a, %b : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
// output:
// module {
//   func.func @two_results(%arg0: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg0, %0 : memref<4xf32> to memref<4xf32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg0, %1 : memref<4xf32> to memref<4xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0, %1 : memref<4xf32>, memref<4xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = arith.addf %arg1, %arg2 : f32
//       %3 = arith.mulf %arg1, %arg2 : f32
//       linalg.yield %2, %3 : f32, f32
//     }
//     return %0, %1 : memref<4xf32>, memref<4xf32>
//   }
// }
// -----
// An element is read only before it is written: input and destination share the buffer.
func.func @elementwise(%t: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<?xf32>) outs(%t : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %a : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// output:
// module {
//   func.func @elementwise(%arg0: memref<?xf32>) -> memref<?xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0 : memref<?xf32>
//     %1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : memref<?xf32>) outs(%1 : memref<?xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = arith.addf %arg1, %arg1 : f32
//       linalg.yield %2 : f32
//     }
//     return %1 : memref<?xf32>
//   }
// }
// -----
// A transposed input is not read before the write.
func.func @transposed(%t: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// output:
// module {
//   func.func @transposed(%arg0: memref<4x4xf32>) -> memref<4x4xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x4xf32>) outs(%0 : memref<4x4xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       linalg.yield %arg1 : f32
//     }
//     return %0 : memref<4x4xf32>
//   }
// }
// -----
// The input is a slice of the destination.
func.func @slice_as_input(%t: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.extract_slice %t[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.extract_slice %t[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  %3 = tensor.insert_slice %2 into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %3 : tensor<8xf32>
}
// output:
// module {
//   func.func @slice_as_input(%arg0: memref<8xf32>) -> memref<8xf32> {
//     %0 = memref.subview %arg0[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %1 : memref<8xf32> to memref<8xf32>
//     %2 = memref.subview %1[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : memref<4xf32, strided<[1], offset: 4>>) outs(%2 : memref<4xf32, strided<[1], offset: 2>>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       linalg.yield %arg1 : f32
//     }
//     return %1 : memref<8xf32>
//   }
// }
// -----
// The old elements do not matter: nothing is copied to the new buffer.
func.func @overwritten(%t: tensor<4xf32>, %x: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
// output:
// module {
//   func.func @overwritten(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> (memref<4xf32>, f32) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.fill ins(%arg1 : f32) outs(%0 : memref<4xf32>)
//     %1 = memref.load %arg0[%arg2] : memref<4xf32>
//     return %0, %1 : memref<4xf32>, f32
//   }
// }
// -----
// Operations with destinations of their own syntax.
func.func @named(%a: tensor<4x6xf32>, %v: tensor<4xf32>, %x: tensor<4x6xf32>) -> (tensor<6x4xf32>, tensor<4xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
  %0 = tensor.empty() : tensor<6x4xf32>
  %1 = linalg.transpose ins(%a : tensor<4x6xf32>) outs(%0 : tensor<6x4xf32>) permutation = [1, 0]
  %2 = linalg.reduce ins(%a : tensor<4x6xf32>) outs(%v : tensor<4xf32>) dimensions = [1] (%in: f32, %out: f32) {
    %9 = arith.addf %in, %out : f32
    linalg.yield %9 : f32
  }
  %3 = tensor.empty() : tensor<4x6xf32>
  %4 = linalg.broadcast ins(%v : tensor<4xf32>) outs(%3 : tensor<4x6xf32>) dimensions = [1]
  %5 = linalg.map ins(%a, %x : tensor<4x6xf32>, tensor<4x6xf32>) outs(%x : tensor<4x6xf32>) (%in: f32, %y: f32, %out: f32) {
    %9 = arith.addf %in, %y : f32
    linalg.yield %9 : f32
  }
  %6 = tensor.empty() : tensor<4x6xf32>
  %7 = linalg.softmax dimension(1) ins(%a : tensor<4x6xf32>) outs(%6 : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %1, %2, %4, %5, %7 : tensor<6x4xf32>, tensor<4xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
}
// output:
// module {
//   func.func @named(%arg0: memref<4x6xf32> {bufferization.access = "read"}, %arg1: memref<4xf32>, %arg2: memref<4x6xf32>) -> (memref<6x4xf32>, memref<4xf32>, memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<6x4xf32>
//     linalg.transpose ins(%arg0 : memref<4x6xf32>) outs(%0 : memref<6x4xf32>) permutation = [1, 0]
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg1, %1 : memref<4xf32> to memref<4xf32>
//     linalg.reduce ins(%arg0 : memref<4x6xf32>) outs(%1 : memref<4xf32>) dimensions = [1]
//     (%arg5: f32, %arg6: f32) {
//       %2 = arith.addf %arg5, %arg6 : f32
//       linalg.yield %2 : f32
//     }
//     %3 = memref.alloc() {alignment = 64 : i64} : memref<4x6xf32>
//     linalg.broadcast ins(%arg1 : memref<4xf32>) outs(%3 : memref<4x6xf32>) dimensions = [1]
//     %4 = memref.alloc() {alignment = 64 : i64} : memref<4x6xf32>
//     linalg.map { arith.addf } ins(%arg0, %arg2 : memref<4x6xf32>, memref<4x6xf32>) outs(%4 : memref<4x6xf32>)
//     %6 = memref.alloc() {alignment = 64 : i64} : memref<4x6xf32>
//     linalg.softmax dimension(1) ins(%arg0 : memref<4x6xf32>) outs(%6 : memref<4x6xf32>)
//     return %0, %1, %3, %4, %6 : memref<6x4xf32>, memref<4xf32>, memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>
//   }
// }
// -----
// The payload reads another tensor, which the operation may not change.
func.func @captured(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%t : tensor<4xf32>) {
  ^bb0(%b: f32):
    %c0 = arith.constant 0 : index
    %1 = tensor.extract %t[%c0] : tensor<4xf32>
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// output:
// module {
//   func.func @captured(%arg0: memref<4xf32>) -> memref<4xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : memref<4xf32>) {
//     ^bb0(%arg1: f32):
//       %c0 = arith.constant 0 : index
//       %1 = memref.load %arg0[%c0] : memref<4xf32>
//       linalg.yield %1 : f32
//     }
//     return %0 : memref<4xf32>
//   }
// }
// -----
// Two outputs need two buffers, also if one was computed in the empty tensor of the other.
func.func @two_outputs(%a: tensor<4xf32>, %i: index) -> (f32, f32) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.exp ins(%a : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%1, %0 : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%in: f32, %x: f32, %y: f32):
    %s = arith.addf %in, %x : f32
    linalg.yield %s, %x : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  %3 = tensor.extract %2#0[%i] : tensor<4xf32>
  %4 = tensor.extract %2#1[%i] : tensor<4xf32>
  return %3, %4 : f32, f32
}
// output:
// module {
//   func.func @two_outputs(%arg0: memref<4xf32> {bufferization.access = "read"}, %arg1: index) -> (f32, f32) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.exp ins(%arg0 : memref<4xf32>) outs(%1 : memref<4xf32>)
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : memref<4xf32>) outs(%1, %0 : memref<4xf32>, memref<4xf32>) {
//     ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
//       %3 = arith.addf %arg4, %arg5 : f32
//       linalg.yield %3, %arg5 : f32, f32
//     }
//     %4 = memref.load %1[%arg1] : memref<4xf32>
//     memref.dealloc %1 : memref<4xf32>
//     %5 = memref.load %0[%arg1] : memref<4xf32>
//     memref.dealloc %0 : memref<4xf32>
//     return %4, %5 : f32, f32
//   }
// }
