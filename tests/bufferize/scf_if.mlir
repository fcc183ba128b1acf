// Both branches change the argument in place.
func.func @in_place(%c: i1, %t: tensor<4xf32>, %x: f32, %i: index) -> tensor<4xf32> {
  %0 = scf.if %c -> (tensor<4xf32>) {
    %1 = tensor.insert %x into %t[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
// output:
// module {
//   func.func @in_place(%arg0: i1, %arg1: memref<4xf32>, %arg2: f32, %arg3: index) -> memref<4xf32> {
//     scf.if %arg0 {
//       memref.store %arg2, %arg1[%arg3] : memref<4xf32>
//     } else {
//     }
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg1, %0 : memref<4xf32> to memref<4xf32>
//     return %0 : memref<4xf32>
//   }
// }
// -----
// One branch reads what the other one changes.
func.func @exclusive(%c: i1, %t: tensor<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = scf.if %c -> (f32) {
    %1 = tensor.insert %x into %t[%i] : tensor<4xf32>
    %2 = tensor.extract %1[%i] : tensor<4xf32>
    scf.yield %2 : f32
  } else {
    %3 = tensor.extract %t[%i] : tensor<4xf32>
    scf.yield %3 : f32
  }
  return %0 : f32
}
// output:
// module {
//   func.func @exclusive(%arg0: i1, %arg1: memref<4xf32>, %arg2: f32, %arg3: index) -> f32 {
//     %0 = scf.if %arg0 -> (f32) {
//       memref.store %arg2, %arg1[%arg3] : memref<4xf32>
//       %1 = memref.load %arg1[%arg3] : memref<4xf32>
//       scf.yield %1 : f32
//     } else {
//       %2 = memref.load %arg1[%arg3] : memref<4xf32>
//       scf.yield %2 : f32
//     }
//     return %0 : f32
//   }
// }
// -----
// Different buffers: that of the argument is copied, and the result is owned.
func.func @different(%c: i1, %t: tensor<?xf32>, %x: f32) -> tensor<?xf32> {
  %0 = scf.if %c -> (tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %1 = tensor.dim %t, %c0 : tensor<?xf32>
    %2 = tensor.splat %x[%1] : tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  } else {
    scf.yield %t : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// output:
// module {
//   func.func @different(%arg0: i1, %arg1: memref<?xf32> {bufferization.access = "read"}, %arg2: f32) -> memref<?xf32> {
//     %0 = scf.if %arg0 -> (memref<?xf32>) {
//       %c0 = arith.constant 0 : index
//       %1 = memref.dim %arg1, %c0 : memref<?xf32>
//       %2 = memref.alloc(%1) {alignment = 64 : i64} : memref<?xf32>
//       linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%2 : memref<?xf32>) {
//       ^bb0(%arg3: f32):
//         linalg.yield %arg2 : f32
//       }
//       scf.yield %2 : memref<?xf32>
//     } else {
//       %c0_0 = arith.constant 0 : index
//       %3 = memref.dim %arg1, %c0_0 : memref<?xf32>
//       %4 = memref.alloc(%3) {alignment = 64 : i64} : memref<?xf32>
//       memref.copy %arg1, %4 : memref<?xf32> to memref<?xf32>
//       scf.yield %4 : memref<?xf32>
//     }
//     return %0 : memref<?xf32>
//   }
// }
// -----
// The argument is read after the change in a branch.
func.func @read_after(%c: i1, %t: tensor<4xf32>, %x: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = scf.if %c -> (tensor<4xf32>) {
    %1 = tensor.insert %x into %t[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %2 : tensor<4xf32>, f32
}
// output:
// module {
//   func.func @read_after(%arg0: i1, %arg1: memref<4xf32>, %arg2: f32, %arg3: index) -> (memref<4xf32>, f32) {
//     %0 = scf.if %arg0 -> (memref<4xf32>) {
//       %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//       memref.copy %arg1, %1 : memref<4xf32> to memref<4xf32>
//       memref.store %arg2, %1[%arg3] : memref<4xf32>
//       scf.yield %1 : memref<4xf32>
//     } else {
//       %2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//       memref.copy %arg1, %2 : memref<4xf32> to memref<4xf32>
//       scf.yield %2 : memref<4xf32>
//     }
//     %3 = memref.load %arg1[%arg3] : memref<4xf32>
//     return %0, %3 : memref<4xf32>, f32
//   }
// }
// -----
// A switch, and a region that executes once.
func.func @others(%n: index, %t: tensor<4xf32>, %x: f32, %i: index) -> tensor<4xf32> {
  %0 = scf.index_switch %n -> tensor<4xf32>
  case 2 {
    %1 = tensor.insert %x into %t[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  default {
    scf.yield %t : tensor<4xf32>
  }
  %2 = scf.execute_region -> tensor<4xf32> {
    %3 = tensor.insert %x into %0[%n] : tensor<4xf32>
    scf.yield %3 : tensor<4xf32>
  }
  return %2 : tensor<4xf32>
}
// output:
// module {
//   func.func @others(%arg0: index, %arg1: memref<4xf32>, %arg2: f32, %arg3: index) -> memref<4xf32> {
//     scf.index_switch %arg0
//     case 2 {
//       memref.store %arg2, %arg1[%arg3] : memref<4xf32>
//     }
//     default {
//       scf.yield
//     }
//     scf.execute_region {
//       memref.store %arg2, %arg1[%arg0] : memref<4xf32>
//       scf.yield
//     }
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %arg1, %0 : memref<4xf32> to memref<4xf32>
//     return %0 : memref<4xf32>
//   }
// }
