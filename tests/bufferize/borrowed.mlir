// A conditional yields buffers from before it, which keep their owners.
func.func @conditional(%p: i1, %a: tensor<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = tensor.splat %x : tensor<4xf32>
  %1 = scf.if %p -> tensor<4xf32> {
    scf.yield %a : tensor<4xf32>
  } else {
    scf.yield %0 : tensor<4xf32>
  }
  %2 = tensor.extract %1[%i] : tensor<4xf32>
  return %2 : f32
}
// output:
// module {
//   func.func @conditional(%arg0: i1, %arg1: memref<4xf32> {bufferization.access = "read"}, %arg2: f32, %arg3: index) -> f32 {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : memref<4xf32>) {
//     ^bb0(%arg4: f32):
//       linalg.yield %arg2 : f32
//     }
//     %1 = scf.if %arg0 -> (memref<4xf32>) {
//       scf.yield %arg1 : memref<4xf32>
//     } else {
//       scf.yield %0 : memref<4xf32>
//     }
//     %2 = memref.load %1[%arg3] : memref<4xf32>
//     memref.dealloc %0 : memref<4xf32>
//     return %2 : f32
//   }
// }
// -----
// Views of buffers from before have strides that are known at run time.
func.func @views(%k: index, %a: tensor<8xf32>, %i: index, %v: f32) -> f32 {
  %0 = scf.index_switch %k -> tensor<4xf32>
  case 0 {
    %1 = tensor.extract_slice %a[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  default {
    %2 = tensor.extract_slice %a[%i] [4] [2] : tensor<8xf32> to tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  }
  %3 = tensor.insert %v into %0[%i] : tensor<4xf32>
  %4 = tensor.extract %3[%i] : tensor<4xf32>
  return %4 : f32
}
// output:
// module {
//   func.func @views(%arg0: index, %arg1: memref<8xf32>, %arg2: index, %arg3: f32) -> f32 {
//     %0 = scf.index_switch %arg0 -> memref<4xf32, strided<[?], offset: ?>>
//     case 0 {
//       %3 = memref.subview %arg1[%arg2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
//       %4 = memref.cast %3 : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
//       scf.yield %4 : memref<4xf32, strided<[?], offset: ?>>
//     }
//     default {
//       %1 = memref.subview %arg1[%arg2] [4] [2] : memref<8xf32> to memref<4xf32, strided<[2], offset: ?>>
//       %2 = memref.cast %1 : memref<4xf32, strided<[2], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
//       scf.yield %2 : memref<4xf32, strided<[?], offset: ?>>
//     }
//     memref.store %arg3, %0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
//     %5 = memref.load %0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
//     return %5 : f32
//   }
// }
// -----
// A write to the selected tensor would change what is read later.
func.func @select(%p: i1, %a: tensor<4xf32>, %b: tensor<4xf32>, %x: f32, %i: index) -> (f32, f32) {
  %0 = arith.select %p, %a, %b : tensor<4xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %1[%i] : tensor<4xf32>
  %3 = tensor.extract %b[%i] : tensor<4xf32>
  return %2, %3 : f32, f32
}
// output:
// module {
//   func.func @select(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>, %arg3: f32, %arg4: index) -> (f32, f32) {
//     %0 = arith.select %arg0, %arg1, %arg2 : memref<4xf32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %0, %1 : memref<4xf32> to memref<4xf32>
//     memref.store %arg3, %1[%arg4] : memref<4xf32>
//     %2 = memref.load %1[%arg4] : memref<4xf32>
//     memref.dealloc %1 : memref<4xf32>
//     %3 = memref.load %arg2[%arg4] : memref<4xf32>
//     return %2, %3 : f32, f32
//   }
// }
// -----
// Both allocations live as long as the selected one.
func.func @lifetimes(%p: i1, %n: index, %x: f32, %y: f32, %i: index) -> f32 {
  %0 = tensor.splat %x[%n] : tensor<?xf32>
  %1 = tensor.splat %y[%n] : tensor<?xf32>
  %2 = arith.select %p, %0, %1 : tensor<?xf32>
  %3 = tensor.extract %2[%i] : tensor<?xf32>
  return %3 : f32
}
// output:
// module {
//   func.func @lifetimes(%arg0: i1, %arg1: index, %arg2: f32, %arg3: f32, %arg4: index) -> f32 {
//     %0 = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : memref<?xf32>) {
//     ^bb0(%arg5: f32):
//       linalg.yield %arg2 : f32
//     }
//     %1 = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%1 : memref<?xf32>) {
//     ^bb0(%arg6: f32):
//       linalg.yield %arg3 : f32
//     }
//     %2 = arith.select %arg0, %0, %1 : memref<?xf32>
//     %3 = memref.load %2[%arg4] : memref<?xf32>
//     memref.dealloc %0 : memref<?xf32>
//     memref.dealloc %1 : memref<?xf32>
//     return %3 : f32
//   }
// }
// -----
// A new buffer belongs to the branch: it is moved.
func.func @moved(%p: i1, %a: tensor<4xf32>, %x: f32, %i: index) -> f32 {
  %0 = scf.if %p -> tensor<4xf32> {
    %1 = tensor.splat %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  %2 = tensor.extract %0[%i] : tensor<4xf32>
  return %2 : f32
}
// output:
// module {
//   func.func @moved(%arg0: i1, %arg1: memref<4xf32> {bufferization.access = "read"}, %arg2: f32, %arg3: index) -> f32 {
//     %0 = scf.if %arg0 -> (memref<4xf32>) {
//       %1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//       linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%1 : memref<4xf32>) {
//       ^bb0(%arg4: f32):
//         linalg.yield %arg2 : f32
//       }
//       scf.yield %1 : memref<4xf32>
//     } else {
//       %2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//       memref.copy %arg1, %2 : memref<4xf32> to memref<4xf32>
//       scf.yield %2 : memref<4xf32>
//     }
//     %3 = memref.load %0[%arg3] : memref<4xf32>
//     memref.dealloc %0 : memref<4xf32>
//     return %3 : f32
//   }
// }
