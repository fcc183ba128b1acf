// The loop carries the argument in place.
func.func @in_place(%t: tensor<?xf32>, %n: index, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %t) -> (tensor<?xf32>) {
    %1 = tensor.insert %x into %s[%i] : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// output:
// module {
//   func.func @in_place(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> memref<?xf32> {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c0_0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0_0 : memref<?xf32>
//     %1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf32>
//     memref.copy %arg0, %1 : memref<?xf32> to memref<?xf32>
//     scf.for %arg3 = %c0 to %arg1 step %c1 {
//       memref.store %arg2, %1[%arg3] : memref<?xf32>
//     }
//     return %1 : memref<?xf32>
//   }
// }
// -----
// The initial value is read after the loop: one copy before the loop, which is returned.
func.func @copied_before(%t: tensor<8xf32>, %n: index, %x: f32) -> (tensor<8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %t) -> (tensor<8xf32>) {
    %1 = tensor.insert %x into %s[%i] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  %2 = tensor.extract %t[%c0] : tensor<8xf32>
  return %0, %2 : tensor<8xf32>, f32
}
// output:
// module {
//   func.func @copied_before(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) -> (memref<8xf32>, f32) {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//     scf.for %arg3 = %c0 to %arg1 step %c1 {
//       memref.store %arg2, %0[%arg3] : memref<8xf32>
//     }
//     %1 = memref.load %arg0[%c0] : memref<8xf32>
//     return %0, %1 : memref<8xf32>, f32
//   }
// }
// -----
// Two tensors are exchanged: the loop owns the buffers.
func.func @swapped(%a: tensor<8xf32>, %b: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a, %t = %b) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.yield %t, %s : tensor<8xf32>, tensor<8xf32>
  }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}
// output:
// module {
//   func.func @swapped(%arg0: memref<8xf32> {bufferization.access = "read"}, %arg1: memref<8xf32> {bufferization.access = "read"}, %arg2: index) -> (memref<8xf32>, memref<8xf32>) {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg1, %1 : memref<8xf32> to memref<8xf32>
//     %2:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %0, %arg5 = %1) -> (memref<8xf32>, memref<8xf32>) {
//       scf.yield %arg5, %arg4 : memref<8xf32>, memref<8xf32>
//     }
//     return %2#0, %2#1 : memref<8xf32>, memref<8xf32>
//   }
// }
// -----
// Each iteration has a new tensor, whose size differs.
func.func @growing(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %t) -> (tensor<?xf32>) {
    %1 = tensor.concat dim(0) %s, %s : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// output:
// module {
//   func.func @growing(%arg0: memref<?xf32> {bufferization.access = "read"}, %arg1: index) -> memref<?xf32> {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c0_0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0_0 : memref<?xf32>
//     %1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf32>
//     memref.copy %arg0, %1 : memref<?xf32> to memref<?xf32>
//     %2 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %1) -> (memref<?xf32>) {
//       %c0_1 = arith.constant 0 : index
//       %3 = memref.dim %arg3, %c0_1 : memref<?xf32>
//       %c0_2 = arith.constant 0 : index
//       %4 = memref.dim %arg3, %c0_2 : memref<?xf32>
//       %5 = arith.addi %3, %4 : index
//       %6 = memref.alloc(%5) {alignment = 64 : i64} : memref<?xf32>
//       %7 = memref.subview %6[0] [%3] [1] : memref<?xf32> to memref<?xf32>
//       memref.copy %arg3, %7 : memref<?xf32> to memref<?xf32>
//       %8 = memref.subview %6[%3] [%4] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
//       memref.copy %arg3, %8 : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
//       memref.dealloc %arg3 : memref<?xf32>
//       scf.yield %6 : memref<?xf32>
//     }
//     return %2 : memref<?xf32>
//   }
// }
// -----
// The next iteration reads the tensor from outside of the loop: it is not written.
func.func @next_iteration(%t: tensor<4xi32>, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %x) -> (i32) {
    %1 = tensor.insert %x into %t[%i] : tensor<4xi32>
    %2 = tensor.extract %1[%c0] : tensor<4xi32>
    %3 = arith.addi %sum, %2 : i32
    scf.yield %3 : i32
  }
  return %0 : i32
}
// output:
// module {
//   func.func @next_iteration(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
//     %1 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg2) -> (i32) {
//       memref.copy %arg0, %0 : memref<4xi32> to memref<4xi32>
//       memref.store %arg2, %0[%arg3] : memref<4xi32>
//       %2 = memref.load %0[%c0] : memref<4xi32>
//       %3 = arith.addi %arg4, %2 : i32
//       scf.yield %3 : i32
//     }
//     memref.dealloc %0 : memref<4xi32>
//     return %1 : i32
//   }
// }
// -----
// The same for an operation whose input is its destination.
func.func @next_iteration_of_generic(%t: tensor<4xi32>, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %x) -> (i32) {
    %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xi32>) outs(%t : tensor<4xi32>) {
    ^bb0(%a: i32, %b: i32):
      %4 = arith.addi %a, %x : i32
      linalg.yield %4 : i32
    } -> tensor<4xi32>
    %2 = tensor.extract %1[%c0] : tensor<4xi32>
    %3 = arith.addi %sum, %2 : i32
    scf.yield %3 : i32
  }
  return %0 : i32
}
// output:
// module {
//   func.func @next_iteration_of_generic(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
//     %1 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg2) -> (i32) {
//       linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : memref<4xi32>) outs(%0 : memref<4xi32>) {
//       ^bb0(%arg5: i32, %arg6: i32):
//         %2 = arith.addi %arg5, %arg2 : i32
//         linalg.yield %2 : i32
//       }
//       %3 = memref.load %0[%c0] : memref<4xi32>
//       %4 = arith.addi %arg4, %3 : i32
//       scf.yield %4 : i32
//     }
//     memref.dealloc %0 : memref<4xi32>
//     return %1 : i32
//   }
// }
// -----
// A loop allocates no temporary of constant size: it is allocated before.
func.func @temporary(%t: tensor<8xf32>, %n: index, %x: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %t) -> (tensor<8xf32>) {
    %1 = tensor.empty() : tensor<8xf32>
    %2 = linalg.fill ins(%x : f32) outs(%1 : tensor<8xf32>) -> tensor<8xf32>
    %3 = tensor.extract %2[%i] : tensor<8xf32>
    %4 = tensor.insert %3 into %s[%i] : tensor<8xf32>
    scf.yield %4 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
// output:
// module {
//   func.func @temporary(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) -> memref<8xf32> {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     scf.for %arg3 = %c0 to %arg1 step %c1 {
//       linalg.fill ins(%arg2 : f32) outs(%1 : memref<8xf32>)
//       %2 = memref.load %1[%arg3] : memref<8xf32>
//       memref.store %2, %0[%arg3] : memref<8xf32>
//     }
//     memref.dealloc %1 : memref<8xf32>
//     return %0 : memref<8xf32>
//   }
// }
// -----
// Nested loops carry one buffer.
func.func @nested(%t: tensor<4x4xf32>, %n: index, %x: f32) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %t) -> (tensor<4x4xf32>) {
    %1 = scf.for %j = %c0 to %n step %c1 iter_args(%u = %s) -> (tensor<4x4xf32>) {
      %2 = tensor.insert %x into %u[%i, %j] : tensor<4x4xf32>
      scf.yield %2 : tensor<4x4xf32>
    }
    scf.yield %1 : tensor<4x4xf32>
  }
  return %0 : tensor<4x4xf32>
}
// output:
// module {
//   func.func @nested(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f32) -> memref<4x4xf32> {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
//     memref.copy %arg0, %0 : memref<4x4xf32> to memref<4x4xf32>
//     scf.for %arg3 = %c0 to %arg1 step %c1 {
//       scf.for %arg4 = %c0 to %arg1 step %c1 {
//         memref.store %arg2, %0[%arg3, %arg4] : memref<4x4xf32>
//       }
//     }
//     return %0 : memref<4x4xf32>
//   }
// }
// -----
// The inner loop changes a copy of the argument, which the outer loop passes on: it is copied once for each iteration.
func.func @passed_on(%t: tensor<8xf32>, %n: index, %x: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %k = %c0 to %n step %c1 iter_args(%w = %t, %v = %t) -> (tensor<8xf32>, tensor<8xf32>) {
    %1 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %t) -> (tensor<8xf32>) {
      %2 = tensor.insert %x into %s[%i] : tensor<8xf32>
      scf.yield %2 : tensor<8xf32>
    }
    scf.yield %1, %w : tensor<8xf32>, tensor<8xf32>
  }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}
// output:
// module {
//   func.func @passed_on(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) -> (memref<8xf32>, memref<8xf32>) {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//     memref.copy %arg0, %1 : memref<8xf32> to memref<8xf32>
//     %2:2 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %0, %arg5 = %1) -> (memref<8xf32>, memref<8xf32>) {
//       memref.dealloc %arg5 : memref<8xf32>
//       %3 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//       memref.copy %arg0, %3 : memref<8xf32> to memref<8xf32>
//       scf.for %arg6 = %c0 to %arg1 step %c1 {
//         memref.store %arg2, %3[%arg6] : memref<8xf32>
//       }
//       scf.yield %3, %arg4 : memref<8xf32>, memref<8xf32>
//     }
//     return %2#0, %2#1 : memref<8xf32>, memref<8xf32>
//   }
// }
