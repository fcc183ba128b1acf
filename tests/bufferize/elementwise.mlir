// A scalar operation on tensors is a structured one with a new destination.
func.func @add(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = arith.addf %a, %b fastmath<fast> : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// output:
// module {
//   func.func @add(%arg0: memref<?x4xf32> {bufferization.access = "read"}, %arg1: memref<?x4xf32> {bufferization.access = "read"}) -> memref<?x4xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = memref.dim %arg0, %c0 : memref<?x4xf32>
//     %1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?x4xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : memref<?x4xf32>, memref<?x4xf32>) outs(%1 : memref<?x4xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.addf %arg2, %arg3 fastmath<fast> : f32
//       linalg.yield %2 : f32
//     }
//     return %1 : memref<?x4xf32>
//   }
// }
// -----
// A condition that is a scalar; a result of another element type.
func.func @select(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>) {
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  %1 = arith.cmpf olt, %a, %0 : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xi1>
}
// output:
// module {
//   func.func @select(%arg0: i1, %arg1: memref<4xf32> {bufferization.access = "read"}, %arg2: memref<4xf32> {bufferization.access = "read"}) -> (memref<4xf32>, memref<4xi1>) {
//     %0 = arith.select %arg0, %arg1, %arg2 : memref<4xf32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xi1>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1, %0 : memref<4xf32>, memref<4xf32>) outs(%1 : memref<4xi1>) {
//     ^bb0(%arg3: f32, %arg4: f32, %arg5: i1):
//       %2 = arith.cmpf olt, %arg3, %arg4 : f32
//       linalg.yield %2 : i1
//     }
//     %3 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     memref.copy %0, %3 : memref<4xf32> to memref<4xf32>
//     return %3, %1 : memref<4xf32>, memref<4xi1>
//   }
// }
// -----
// Two results; an operation of math.
func.func @two(%a: tensor<4xi32>, %b: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xf32>) {
  %0:2 = arith.mului_extended %a, %a : tensor<4xi32>
  %1 = math.sqrt %b : tensor<4xf32>
  return %0#0, %0#1, %1 : tensor<4xi32>, tensor<4xi32>, tensor<4xf32>
}
// output:
// module {
//   func.func @two(%arg0: memref<4xi32> {bufferization.access = "read"}, %arg1: memref<4xf32> {bufferization.access = "read"}) -> (memref<4xi32>, memref<4xi32>, memref<4xf32>) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg0 : memref<4xi32>, memref<4xi32>) outs(%0, %1 : memref<4xi32>, memref<4xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32):
//       %2:2 = arith.mului_extended %arg2, %arg3 : i32
//       linalg.yield %2#0, %2#1 : i32, i32
//     }
//     %3 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : memref<4xf32>) outs(%3 : memref<4xf32>) {
//     ^bb0(%arg6: f32, %arg7: f32):
//       %4 = math.sqrt %arg6 : f32
//       linalg.yield %4 : f32
//     }
//     return %0, %1, %3 : memref<4xi32>, memref<4xi32>, memref<4xf32>
//   }
// }
