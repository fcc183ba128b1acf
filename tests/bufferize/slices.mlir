// A slice is changed and inserted again at its position: no copy.
func.func @matching(%t: tensor<8xf32>, %i: index, %x: f32) -> tensor<8xf32> {
  %0 = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %2 : tensor<8xf32>
}
// output:
// module {
//   func.func @matching(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) -> memref<8xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//     %1 = memref.subview %0[%arg1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//     linalg.fill ins(%arg2 : f32) outs(%1 : memref<4xf32, strided<[1], offset: ?>>)
//     return %0 : memref<8xf32>
//   }
// }
// -----
// Another position: the changed slice is a copy.
func.func @other_position(%t: tensor<8xf32>, %i: index, %j: index, %x: f32) -> tensor<8xf32> {
  %0 = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[%j] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %2 : tensor<8xf32>
}
// output:
// module {
//   func.func @other_position(%arg0: memref<8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> memref<8xf32> {
//     %0 = memref.subview %arg0[%arg1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.fill ins(%arg3 : f32) outs(%1 : memref<4xf32>)
//     %2 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %2 : memref<8xf32> to memref<8xf32>
//     %3 = memref.subview %2[%arg2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//     memref.copy %1, %3 : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
//     memref.dealloc %1 : memref<4xf32>
//     return %2 : memref<8xf32>
//   }
// }
// -----
// The slice that is inserted may overlap the slice that it replaces.
func.func @overlap(%t: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
// output:
// module {
//   func.func @overlap(%arg0: memref<8xf32>) -> memref<8xf32> {
//     %0 = memref.subview %arg0[0] [4] [1] : memref<8xf32> to memref<4xf32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %1 : memref<8xf32> to memref<8xf32>
//     %2 = memref.subview %1[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
//     memref.copy %0, %2 : memref<4xf32> to memref<4xf32, strided<[1], offset: 2>>
//     return %1 : memref<8xf32>
//   }
// }
// -----
// The old slice is read after the change.
func.func @read_after_change(%t: tensor<8xf32>, %i: index, %x: f32) -> (tensor<8xf32>, f32) {
  %0 = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %3 = tensor.extract %0[%i] : tensor<4xf32>
  return %2, %3 : tensor<8xf32>, f32
}
// output:
// module {
//   func.func @read_after_change(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) -> (memref<8xf32>, f32) {
//     %0 = memref.subview %arg0[%arg1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.fill ins(%arg2 : f32) outs(%1 : memref<4xf32>)
//     %2 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %2 : memref<8xf32> to memref<8xf32>
//     %3 = memref.subview %2[%arg1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//     memref.copy %1, %3 : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
//     memref.dealloc %1 : memref<4xf32>
//     %4 = memref.load %0[%arg1] : memref<4xf32, strided<[1], offset: ?>>
//     return %2, %4 : memref<8xf32>, f32
//   }
// }
// -----
// Rows without the dimension of size 1, and a stride.
func.func @rank_reduced(%t: tensor<4x6xf32>, %i: index, %x: f32) -> tensor<4x6xf32> {
  %0 = tensor.extract_slice %t[%i, 0] [1, 3] [1, 2] : tensor<4x6xf32> to tensor<3xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
  %2 = tensor.insert_slice %1 into %t[%i, 0] [1, 3] [1, 2] : tensor<3xf32> into tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}
// output:
// module {
//   func.func @rank_reduced(%arg0: memref<4x6xf32>, %arg1: index, %arg2: f32) -> memref<4x6xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4x6xf32>
//     memref.copy %arg0, %0 : memref<4x6xf32> to memref<4x6xf32>
//     %1 = memref.subview %0[%arg1, 0] [1, 3] [1, 2] : memref<4x6xf32> to memref<3xf32, strided<[2], offset: ?>>
//     linalg.fill ins(%arg2 : f32) outs(%1 : memref<3xf32, strided<[2], offset: ?>>)
//     return %0 : memref<4x6xf32>
//   }
// }
// -----
// Dynamic sizes.
func.func @dynamic(%t: tensor<?x?xf32>, %i: index, %n: index, %x: f32) -> tensor<?x?xf32> {
  %0 = tensor.extract_slice %t[%i, 0] [%n, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %t[%i, 0] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
// output:
// module {
//   func.func @dynamic(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> memref<?x?xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0 : memref<?x?xf32>
//     %c1 = arith.constant 1 : index
//     %1 = memref.dim %arg0, %c1 : memref<?x?xf32>
//     %2 = memref.alloc(%0, %1) {alignment = 64 : i64} : memref<?x?xf32>
//     memref.copy %arg0, %2 : memref<?x?xf32> to memref<?x?xf32>
//     %3 = memref.subview %2[%arg1, 0] [%arg2, %arg2] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
//     linalg.fill ins(%arg3 : f32) outs(%3 : memref<?x?xf32, strided<[?, 1], offset: ?>>)
//     return %2 : memref<?x?xf32>
//   }
// }
// -----
// A tile that a loop changes in place.
func.func @tile(%t: tensor<8xf32>, %i: index, %x: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = scf.for %j = %c0 to %c4 step %c1 iter_args(%s = %0) -> (tensor<4xf32>) {
    %3 = tensor.insert %x into %s[%j] : tensor<4xf32>
    scf.yield %3 : tensor<4xf32>
  }
  %2 = tensor.insert_slice %1 into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %2 : tensor<8xf32>
}
// output:
// module {
//   func.func @tile(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) -> memref<8xf32> {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c4 = arith.constant 4 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//     %1 = memref.subview %0[%arg1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//     scf.for %arg3 = %c0 to %c4 step %c1 {
//       memref.store %arg2, %1[%arg3] : memref<4xf32, strided<[1], offset: ?>>
//     }
//     return %0 : memref<8xf32>
//   }
// }
// -----
// Each iteration extracts the slice from the tensor outside of the loop: a copy for each.
func.func @slice_of_outer(%t: tensor<8xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %x) -> (f32) {
    %1 = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %2 = linalg.fill ins(%sum : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    %3 = tensor.insert_slice %2 into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %4 = tensor.extract %3[%c0] : tensor<8xf32>
    %5 = arith.addf %4, %sum : f32
    scf.yield %5 : f32
  }
  return %0 : f32
}
// output:
// module {
//   func.func @slice_of_outer(%arg0: memref<8xf32>, %arg1: f32) -> f32 {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c4 = arith.constant 4 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     %1 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %arg1) -> (f32) {
//       memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//       %2 = memref.subview %0[%arg2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//       linalg.fill ins(%arg3 : f32) outs(%2 : memref<4xf32, strided<[1], offset: ?>>)
//       %3 = memref.load %0[%c0] : memref<8xf32>
//       %4 = arith.addf %3, %arg3 : f32
//       scf.yield %4 : f32
//     }
//     memref.dealloc %0 : memref<8xf32>
//     return %1 : f32
//   }
// }
// -----
// A slice of fewer columns, known at run time, is not contiguous.
func.func @columns(%x: tensor<6x?xi32>, %n: index) -> tensor<6x?xi32> {
  %0 = tensor.extract_slice %x[0, 0] [6, %n] [1, 1] : tensor<6x?xi32> to tensor<6x?xi32>
  %1 = arith.addi %0, %0 : tensor<6x?xi32>
  return %1 : tensor<6x?xi32>
}
// output:
// module {
//   func.func @columns(%arg0: memref<6x?xi32> {bufferization.access = "read"}, %arg1: index) -> memref<6x?xi32> {
//     %0 = memref.subview %arg0[0, 0] [6, %arg1] [1, 1] : memref<6x?xi32> to memref<6x?xi32, strided<[?, 1]>>
//     %c1 = arith.constant 1 : index
//     %1 = memref.dim %0, %c1 : memref<6x?xi32, strided<[?, 1]>>
//     %2 = memref.alloc(%1) {alignment = 64 : i64} : memref<6x?xi32>
//     linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %0 : memref<6x?xi32, strided<[?, 1]>>, memref<6x?xi32, strided<[?, 1]>>) outs(%2 : memref<6x?xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %3 = arith.addi %arg2, %arg3 : i32
//       linalg.yield %3 : i32
//     }
//     return %2 : memref<6x?xi32>
//   }
// }
// -----
// The slice is read after the insertion, which changes nothing.
func.func @read_source(%t: tensor<?xf32>, %x: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = tensor.extract_slice %t[%i] [%i] [1] : tensor<?xf32> to tensor<?xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.insert_slice %1 into %t[%i] [%i] [1] : tensor<?xf32> into tensor<?xf32>
  %3 = tensor.extract %1[%i] : tensor<?xf32>
  return %2, %3 : tensor<?xf32>, f32
}
// output:
// module {
//   func.func @read_source(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> (memref<?xf32>, f32) {
//     %c0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0 : memref<?xf32>
//     %1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf32>
//     memref.copy %arg0, %1 : memref<?xf32> to memref<?xf32>
//     %2 = memref.subview %1[%arg2] [%arg2] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
//     linalg.fill ins(%arg1 : f32) outs(%2 : memref<?xf32, strided<[1], offset: ?>>)
//     %3 = memref.load %2[%arg2] : memref<?xf32, strided<[1], offset: ?>>
//     return %1, %3 : memref<?xf32>, f32
//   }
// }
// -----
// Parts of slices, and a part of the size of the slice.
func.func @nested(%t: tensor<?x?xf32>, %x: f32, %i: index, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.extract_slice %t[%i, %i] [%n, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.extract_slice %1[1, 0] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
  %3 = linalg.fill ins(%x : f32) outs(%2 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = tensor.insert_slice %3 into %1[1, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  %5 = tensor.insert_slice %4 into %t[%i, %i] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %5 : tensor<?x?xf32>
}
// output:
// module {
//   func.func @nested(%arg0: memref<?x?xf32>, %arg1: f32, %arg2: index, %arg3: index) -> memref<?x?xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0 : memref<?x?xf32>
//     %c1 = arith.constant 1 : index
//     %1 = memref.dim %arg0, %c1 : memref<?x?xf32>
//     %2 = memref.alloc(%0, %1) {alignment = 64 : i64} : memref<?x?xf32>
//     memref.copy %arg0, %2 : memref<?x?xf32> to memref<?x?xf32>
//     %3 = memref.subview %2[%arg2, %arg2] [%arg3, %arg3] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
//     %4 = memref.subview %3[0, 0] [%arg3, %arg3] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
//     %5 = memref.subview %4[1, 0] [4, 4] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<4x4xf32, strided<[?, 1], offset: ?>>
//     linalg.fill ins(%arg1 : f32) outs(%5 : memref<4x4xf32, strided<[?, 1], offset: ?>>)
//     return %2 : memref<?x?xf32>
//   }
// }
