// The tensor may not be written: one copy, before the slices.
func.func @nested(%t: tensor<8x8xf32> {bufferization.writable = false}, %i: index, %x: f32) -> tensor<8x8xf32> {
  %0 = tensor.extract_slice %t[0, %i] [8, 4] [1, 1] : tensor<8x8xf32> to tensor<8x4xf32>
  %1 = tensor.extract_slice %0[2, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<4xf32>
  %2 = linalg.fill ins(%x : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = tensor.insert_slice %2 into %0[2, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
  %4 = tensor.insert_slice %3 into %t[0, %i] [8, 4] [1, 1] : tensor<8x4xf32> into tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}
// output:
// module {
//   func.func @nested(%arg0: memref<8x8xf32> {bufferization.access = "read"}, %arg1: index, %arg2: f32) -> memref<8x8xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8x8xf32>
//     memref.copy %arg0, %0 : memref<8x8xf32> to memref<8x8xf32>
//     %1 = memref.subview %0[0, %arg1] [8, 4] [1, 1] : memref<8x8xf32> to memref<8x4xf32, strided<[8, 1], offset: ?>>
//     %2 = memref.subview %1[2, 0] [1, 4] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
//     linalg.fill ins(%arg2 : f32) outs(%2 : memref<4xf32, strided<[1], offset: ?>>)
//     return %0 : memref<8x8xf32>
//   }
// }
// -----
// The tensor is read later.
func.func @read_later(%n: index, %x: f32, %i: index) -> (f32, f32) {
  %t = tensor.splat %x[%n] : tensor<?xf32>
  %0 = tensor.extract_slice %t[%i] [4] [1] : tensor<?xf32> to tensor<4xf32>
  %1 = arith.addf %0, %0 : tensor<4xf32>
  %2 = tensor.insert %x into %1[%i] : tensor<4xf32>
  %3 = tensor.insert_slice %2 into %t[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
  %4 = tensor.extract %t[%i] : tensor<?xf32>
  %5 = tensor.extract %3[%i] : tensor<?xf32>
  return %4, %5 : f32, f32
}
// output:
// module {
//   func.func @read_later(%arg0: index, %arg1: f32, %arg2: index) -> (f32, f32) {
//     %0 = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : memref<?xf32>) {
//     ^bb0(%arg3: f32):
//       linalg.yield %arg1 : f32
//     }
//     %1 = memref.subview %0[%arg2] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
//     %2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1, %1 : memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) outs(%2 : memref<4xf32>) {
//     ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
//       %3 = arith.addf %arg4, %arg5 : f32
//       linalg.yield %3 : f32
//     }
//     memref.store %arg1, %2[%arg2] : memref<4xf32>
//     %c0 = arith.constant 0 : index
//     %4 = memref.dim %0, %c0 : memref<?xf32>
//     %5 = memref.alloc(%4) {alignment = 64 : i64} : memref<?xf32>
//     memref.copy %0, %5 : memref<?xf32> to memref<?xf32>
//     %6 = memref.subview %5[%arg2] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
//     memref.copy %2, %6 : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
//     memref.dealloc %2 : memref<4xf32>
//     %7 = memref.load %0[%arg2] : memref<?xf32>
//     memref.dealloc %0 : memref<?xf32>
//     %8 = memref.load %5[%arg2] : memref<?xf32>
//     memref.dealloc %5 : memref<?xf32>
//     return %7, %8 : f32, f32
//   }
// }
// -----
// The old slice is read after the insertion, which copies in any case.
func.func @slice_read_later(%t: tensor<8xf32> {bufferization.writable = false}, %i: index, %x: f32) -> (f32, f32) {
  %0 = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %3 = tensor.extract %0[%i] : tensor<4xf32>
  %4 = tensor.extract %2[%i] : tensor<8xf32>
  return %3, %4 : f32, f32
}
// output:
// module {
//   func.func @slice_read_later(%arg0: memref<8xf32> {bufferization.access = "read"}, %arg1: index, %arg2: f32) -> (f32, f32) {
//     %0 = memref.subview %arg0[%arg1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %0, %1 : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
//     memref.store %arg2, %1[%arg1] : memref<4xf32>
//     %2 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %2 : memref<8xf32> to memref<8xf32>
//     %3 = memref.subview %2[%arg1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//     memref.copy %1, %3 : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
//     memref.dealloc %1 : memref<4xf32>
//     %4 = memref.load %0[%arg1] : memref<4xf32, strided<[1], offset: ?>>
//     %5 = memref.load %2[%arg1] : memref<8xf32>
//     memref.dealloc %2 : memref<8xf32>
//     return %4, %5 : f32, f32
//   }
// }
// -----
// Both branches change the slice.
func.func @branches(%t: tensor<8xf32>, %c: i1, %i: index, %x: f32) -> tensor<8xf32> {
  %0 = scf.if %c -> tensor<4xf32> {
    %1 = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %2 = tensor.insert %x into %1[%i] : tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    %1 = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  %3 = tensor.insert_slice %0 into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %3 : tensor<8xf32>
}
// output:
// module {
//   func.func @branches(%arg0: memref<8xf32>, %arg1: i1, %arg2: index, %arg3: f32) -> memref<8xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//     %1 = scf.if %arg1 -> (memref<4xf32, strided<[?], offset: ?>>) {
//       %2 = memref.subview %0[%arg2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//       memref.store %arg3, %2[%arg2] : memref<4xf32, strided<[1], offset: ?>>
//       %3 = memref.cast %2 : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
//       scf.yield %3 : memref<4xf32, strided<[?], offset: ?>>
//     } else {
//       %4 = memref.subview %0[%arg2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//       %5 = memref.cast %4 : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
//       scf.yield %5 : memref<4xf32, strided<[?], offset: ?>>
//     }
//     return %0 : memref<8xf32>
//   }
// }
// -----
// One branch yields another slice.
func.func @other_slice(%t: tensor<8xf32>, %c: i1, %i: index, %j: index) -> tensor<8xf32> {
  %0 = scf.if %c -> tensor<4xf32> {
    %1 = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    %1 = tensor.extract_slice %t[%j] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  %2 = tensor.insert_slice %0 into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %2 : tensor<8xf32>
}
// output:
// module {
//   func.func @other_slice(%arg0: memref<8xf32>, %arg1: i1, %arg2: index, %arg3: index) -> memref<8xf32> {
//     %0 = scf.if %arg1 -> (memref<4xf32, strided<[?], offset: ?>>) {
//       %1 = memref.subview %arg0[%arg2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//       %2 = memref.cast %1 : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
//       scf.yield %2 : memref<4xf32, strided<[?], offset: ?>>
//     } else {
//       %3 = memref.subview %arg0[%arg3] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//       %4 = memref.cast %3 : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
//       scf.yield %4 : memref<4xf32, strided<[?], offset: ?>>
//     }
//     %5 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %5 : memref<8xf32> to memref<8xf32>
//     %6 = memref.subview %5[%arg2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//     memref.copy %0, %6 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
//     return %5 : memref<8xf32>
//   }
// }
// -----
// An operation that reads its destination at the same elements, through another value.
func.func @same_buffer(%a: tensor<8xf32> {bufferization.access = "read"}, %t: tensor<8xf32>, %x: f32, %i: index) -> f32 {
  %0 = linalg.fill ins(%x : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.reduce ins(%a : tensor<8xf32>) outs(%0 : tensor<8xf32>) dimensions = []
    (%in: f32, %acc: f32) {
      %s = arith.addf %in, %acc : f32
      linalg.yield %s : f32
    }
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<8xf32>) outs(%t : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = math.exp %in : f32
    linalg.yield %y : f32
  } -> tensor<8xf32>
  %3 = tensor.extract %2[%i] : tensor<8xf32>
  return %3 : f32
}
// output:
// module {
//   func.func @same_buffer(%arg0: memref<8xf32> {bufferization.access = "read"}, %arg1: memref<8xf32>, %arg2: f32, %arg3: index) -> f32 {
//     linalg.fill ins(%arg2 : f32) outs(%arg1 : memref<8xf32>)
//     linalg.reduce ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf32>) dimensions = []
//     (%arg6: f32, %arg7: f32) {
//       %0 = arith.addf %arg6, %arg7 : f32
//       linalg.yield %0 : f32
//     }
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : memref<8xf32>) outs(%arg1 : memref<8xf32>) {
//     ^bb0(%arg8: f32, %arg9: f32):
//       %1 = math.exp %arg8 : f32
//       linalg.yield %1 : f32
//     }
//     %2 = memref.load %arg1[%arg3] : memref<8xf32>
//     return %2 : f32
//   }
// }
