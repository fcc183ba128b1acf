// Threads change their slices of the argument in place.
func.func @in_place(%t: tensor<8xf32>, %x: f32) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (8) shared_outs(%s = %t) -> (tensor<8xf32>) {
    %1 = tensor.extract_slice %s[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    %2 = linalg.fill ins(%x : f32) outs(%1 : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %s[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// output:
// module {
//   func.func @in_place(%arg0: memref<8xf32>, %arg1: f32) -> memref<8xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//     scf.forall (%arg2) in (8) {
//       %1 = memref.subview %0[%arg2] [1] [1] : memref<8xf32> to memref<1xf32, strided<[1], offset: ?>>
//       linalg.fill ins(%arg1 : f32) outs(%1 : memref<1xf32, strided<[1], offset: ?>>)
//     }
//     return %0 : memref<8xf32>
//   }
// }
// -----
// Threads read slices that others insert: the slices are inserted into a copy.
func.func @neighbours(%t: tensor<8xf32>) -> tensor<8xf32> {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %0 = scf.forall (%i) in (8) shared_outs(%s = %t) -> (tensor<8xf32>) {
    %1 = arith.addi %i, %c1 : index
    %2 = arith.remui %1, %c8 : index
    %3 = tensor.extract_slice %s[%2] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %3 into %s[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// output:
// module {
//   func.func @neighbours(%arg0: memref<8xf32>) -> memref<8xf32> {
//     %c1 = arith.constant 1 : index
//     %c8 = arith.constant 8 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//     scf.forall (%arg1) in (8) {
//       %1 = arith.addi %arg1, %c1 : index
//       %2 = arith.remui %1, %c8 : index
//       %3 = memref.subview %arg0[%2] [1] [1] : memref<8xf32> to memref<1xf32, strided<[1], offset: ?>>
//       %4 = memref.subview %0[%arg1] [1] [1] : memref<8xf32> to memref<1xf32, strided<[1], offset: ?>>
//       memref.copy %3, %4 : memref<1xf32, strided<[1], offset: ?>> to memref<1xf32, strided<[1], offset: ?>>
//     }
//     return %0 : memref<8xf32>
//   }
// }
// -----
// A thread changes the whole tensor for itself.
func.func @private_change(%t: tensor<8xf32>, %x: f32) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (8) shared_outs(%s = %t) -> (tensor<8xf32>) {
    %1 = linalg.fill ins(%x : f32) outs(%s : tensor<8xf32>) -> tensor<8xf32>
    %2 = tensor.extract_slice %1[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %s[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// output:
// module {
//   func.func @private_change(%arg0: memref<8xf32>, %arg1: f32) -> memref<8xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//     scf.forall (%arg2) in (8) {
//       %1 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//       linalg.fill ins(%arg1 : f32) outs(%1 : memref<8xf32>)
//       %2 = memref.subview %1[%arg2] [1] [1] : memref<8xf32> to memref<1xf32, strided<[1], offset: ?>>
//       %3 = memref.subview %0[%arg2] [1] [1] : memref<8xf32> to memref<1xf32, strided<[1], offset: ?>>
//       memref.copy %2, %3 : memref<1xf32, strided<[1], offset: ?>> to memref<1xf32, strided<[1], offset: ?>>
//       memref.dealloc %1 : memref<8xf32>
//     }
//     return %0 : memref<8xf32>
//   }
// }
// -----
// The old contents are read after the loop, and a temporary belongs to each thread.
func.func @read_after(%t: tensor<8xf32>, %x: f32, %j: index) -> (tensor<8xf32>, f32) {
  %0 = scf.forall (%i) in (8) shared_outs(%s = %t) -> (tensor<8xf32>) {
    %1 = tensor.splat %x : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %s[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  %2 = tensor.extract %t[%j] : tensor<8xf32>
  return %0, %2 : tensor<8xf32>, f32
}
// output:
// module {
//   func.func @read_after(%arg0: memref<8xf32>, %arg1: f32, %arg2: index) -> (memref<8xf32>, f32) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//     scf.forall (%arg3) in (8) {
//       %1 = memref.alloc() {alignment = 64 : i64} : memref<1xf32>
//       linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%1 : memref<1xf32>) {
//       ^bb0(%arg4: f32):
//         linalg.yield %arg1 : f32
//       }
//       %2 = memref.subview %0[%arg3] [1] [1] : memref<8xf32> to memref<1xf32, strided<[1], offset: ?>>
//       memref.copy %1, %2 : memref<1xf32> to memref<1xf32, strided<[1], offset: ?>>
//       memref.dealloc %1 : memref<1xf32>
//     }
//     %3 = memref.load %arg0[%arg2] : memref<8xf32>
//     return %0, %3 : memref<8xf32>, f32
//   }
// }
// -----
// Threads may not write to a tensor from outside of the loop.
func.func @captured(%t: tensor<8xf32>, %u: tensor<4xf32>, %x: f32, %j: index) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (8) shared_outs(%s = %t) -> (tensor<8xf32>) {
    %1 = tensor.insert %x into %u[%j] : tensor<4xf32>
    %2 = tensor.extract_slice %1[%j] [1] [1] : tensor<4xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %s[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// output:
// module {
//   func.func @captured(%arg0: memref<8xf32>, %arg1: memref<4xf32>, %arg2: f32, %arg3: index) -> memref<8xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//     scf.forall (%arg4) in (8) {
//       %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//       memref.copy %arg1, %1 : memref<4xf32> to memref<4xf32>
//       memref.store %arg2, %1[%arg3] : memref<4xf32>
//       %2 = memref.subview %1[%arg3] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>
//       %3 = memref.subview %0[%arg4] [1] [1] : memref<8xf32> to memref<1xf32, strided<[1], offset: ?>>
//       memref.copy %2, %3 : memref<1xf32, strided<[1], offset: ?>> to memref<1xf32, strided<[1], offset: ?>>
//       memref.dealloc %1 : memref<4xf32>
//     }
//     return %0 : memref<8xf32>
//   }
// }
