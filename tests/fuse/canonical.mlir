// Elementwise operations of several kinds, and a fill, are one operation.
func.func @kinds(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %s: f32) -> tensor<4x8xf32> {
  %0 = tensor.empty() : tensor<4x8xf32>
  %1 = linalg.broadcast ins(%b : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) dimensions = [0]
  %2 = linalg.add ins(%a, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = linalg.fill ins(%s : f32) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = arith.mulf %2, %3 : tensor<4x8xf32>
  %5 = linalg.map { math.absf } ins(%4 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>)
  %6 = arith.constant dense<2.0> : tensor<4x8xf32>
  %7 = arith.maximumf %5, %6 : tensor<4x8xf32>
  return %7 : tensor<4x8xf32>
}
// output:
// module {
//   func.func @kinds(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: f32) -> tensor<4x8xf32> {
//     %0 = tensor.empty() : tensor<4x8xf32>
//     %cst = arith.constant 2.000000e+00 : f32
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
//       %2 = arith.addf %arg3, %arg4 : f32
//       %3 = arith.mulf %2, %arg2 : f32
//       %4 = math.absf %3 : f32
//       %5 = arith.maximumf %4, %cst : f32
//       linalg.yield %5 : f32
//     } -> tensor<4x8xf32>
//     return %1 : tensor<4x8xf32>
//   }
// }
// -----
// A tensor of equal elements that an operation returns is not a scalar.
func.func @splat(%s: i32) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = tensor.splat %s : tensor<4xi32>
  %1 = arith.addi %0, %0 : tensor<4xi32>
  return %0, %1 : tensor<4xi32>, tensor<4xi32>
}
// output:
// module {
//   func.func @splat(%arg0: i32) -> (tensor<4xi32>, tensor<4xi32>) {
//     %0 = tensor.splat %arg0 : tensor<4xi32>
//     %1 = tensor.empty() : tensor<4xi32>
//     %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%1 : tensor<4xi32>) {
//     ^bb0(%arg1: i32):
//       %3 = arith.addi %arg0, %arg0 : i32
//       linalg.yield %3 : i32
//     } -> tensor<4xi32>
//     return %0, %2 : tensor<4xi32>, tensor<4xi32>
//   }
// }
// -----
// The loop of dimension 1 has no other bound than the input with equal elements.
func.func @bound(%s: f32, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.splat %s : tensor<4x8xf32>
  %1 = linalg.reduce { arith.addf } ins(%0 : tensor<4x8xf32>) outs(%t : tensor<4xf32>) dimensions = [1]
  return %1 : tensor<4xf32>
}
// output:
// module {
//   func.func @bound(%arg0: f32, %arg1: tensor<4xf32>) -> tensor<4xf32> {
//     %0 = tensor.splat %arg0 : tensor<4x8xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<4x8xf32>) outs(%arg1 : tensor<4xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32):
//       %2 = arith.addf %arg3, %arg0 : f32
//       linalg.yield %2 : f32
//     } -> tensor<4xf32>
//     return %1 : tensor<4xf32>
//   }
// }
// -----
// Nobody reads the position of the maximum.
func.func @unread(%t: tensor<4x8xf32>, %m: tensor<4xf32>, %p: tensor<4xi64>) -> tensor<4xf32> {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%t : tensor<4x8xf32>) outs(%m, %p : tensor<4xf32>, tensor<4xi64>) {
  ^bb0(%x: f32, %max: f32, %at: i64):
    %1 = linalg.index 1 : index
    %2 = arith.index_cast %1 : index to i64
    %3 = arith.maximumf %x, %max : f32
    %4 = arith.cmpf ogt, %x, %max : f32
    %5 = arith.select %4, %2, %at : i64
    linalg.yield %3, %5 : f32, i64
  } -> (tensor<4xf32>, tensor<4xi64>)
  return %0#0 : tensor<4xf32>
}
// output:
// module {
//   func.func @unread(%arg0: tensor<4x8xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi64>) -> tensor<4xf32> {
//     %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32):
//       %1 = arith.maximumf %arg3, %arg4 : f32
//       linalg.yield %1 : f32
//     } -> tensor<4xf32>
//     return %0 : tensor<4xf32>
//   }
// }
// -----
// The position depends on the maximum, which nobody else reads: it stays.
func.func @needed(%t: tensor<4x8xf32>, %m: tensor<4xf32>, %p: tensor<4xi64>) -> tensor<4xi64> {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%t : tensor<4x8xf32>) outs(%m, %p : tensor<4xf32>, tensor<4xi64>) {
  ^bb0(%x: f32, %max: f32, %at: i64):
    %1 = linalg.index 1 : index
    %2 = arith.index_cast %1 : index to i64
    %3 = arith.maximumf %x, %max : f32
    %4 = arith.cmpf ogt, %x, %max : f32
    %5 = arith.select %4, %2, %at : i64
    linalg.yield %3, %5 : f32, i64
  } -> (tensor<4xf32>, tensor<4xi64>)
  return %0#1 : tensor<4xi64>
}
// output:
// module {
//   func.func @needed(%arg0: tensor<4x8xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi64>) -> tensor<4xi64> {
//     %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x8xf32>) outs(%arg1, %arg2 : tensor<4xf32>, tensor<4xi64>) {
//     ^bb0(%arg3: f32, %arg4: f32, %arg5: i64):
//       %1 = linalg.index 1 : index
//       %2 = arith.index_cast %1 : index to i64
//       %3 = arith.maximumf %arg3, %arg4 : f32
//       %4 = arith.cmpf ogt, %arg3, %arg4 : f32
//       %5 = arith.select %4, %2, %arg5 : i64
//       linalg.yield %3, %5 : f32, i64
//     } -> (tensor<4xf32>, tensor<4xi64>)
//     return %0#1 : tensor<4xi64>
//   }
// }
// -----
// A tensor of positions is computed where it is read.
func.func @generate(%t: tensor<?xindex>, %n: index) -> tensor<?xindex> {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %c2 = arith.constant 2 : index
    %1 = arith.muli %i, %c2 : index
    tensor.yield %1 : index
  } : tensor<?xindex>
  %2 = arith.addi %t, %0 : tensor<?xindex>
  return %2 : tensor<?xindex>
}
// output:
// module {
//   func.func @generate(%arg0: tensor<?xindex>, %arg1: index) -> tensor<?xindex> {
//     %c0 = arith.constant 0 : index
//     %0 = tensor.dim %arg0, %c0 : tensor<?xindex>
//     %1 = tensor.empty(%0) : tensor<?xindex>
//     %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xindex>) outs(%1 : tensor<?xindex>) {
//     ^bb0(%arg2: index, %arg3: index):
//       %3 = linalg.index 0 : index
//       %c2 = arith.constant 2 : index
//       %4 = arith.muli %3, %c2 : index
//       %5 = arith.addi %arg2, %4 : index
//       linalg.yield %5 : index
//     } -> tensor<?xindex>
//     return %2 : tensor<?xindex>
//   }
// }
// -----
// A payload with an effect stays as it is.
func.func @effect(%t: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.addi %t, %t : tensor<4xi32>
  %e = tensor.empty() : tensor<4xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %zero = arith.constant 0 : i32
    %2 = arith.cmpi sge, %x, %zero : i32
    cf.assert %2, "negative"
    linalg.yield %x : i32
  } -> tensor<4xi32>
  return %1 : tensor<4xi32>
}
// output:
// module {
//   func.func @effect(%arg0: tensor<4xi32>) -> tensor<4xi32> {
//     %0 = tensor.empty() : tensor<4xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi32>) outs(%0 : tensor<4xi32>) {
//     ^bb0(%arg1: i32, %arg2: i32):
//       %2 = arith.addi %arg1, %arg1 : i32
//       linalg.yield %2 : i32
//     } -> tensor<4xi32>
//     %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<4xi32>) outs(%0 : tensor<4xi32>) {
//     ^bb0(%arg3: i32, %arg4: i32):
//       %c0_i32 = arith.constant 0 : i32
//       %4 = arith.cmpi sge, %arg3, %c0_i32 : i32
//       cf.assert %4, "negative"
//       linalg.yield %arg3 : i32
//     } -> tensor<4xi32>
//     return %3 : tensor<4xi32>
//   }
// }
// -----
// An insertion of the slice that it replaces is its destination; an insertion at another position is not.
func.func @extracted(%t: tensor<8x4xf32>, %i: index) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
  %upper = tensor.extract_slice %t[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
  %lower = tensor.extract_slice %t[%i, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
  %0 = tensor.insert_slice %upper into %t[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x4xf32>
  %1 = tensor.insert_slice %lower into %0[%i, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x4xf32>
  %2 = tensor.insert_slice %lower into %t[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x4xf32>
  return %1, %2 : tensor<8x4xf32>, tensor<8x4xf32>
}
// output:
// module {
//   func.func @extracted(%arg0: tensor<8x4xf32>, %arg1: index) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
//     %0 = tensor.extract_slice %arg0[%arg1, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
//     %1 = tensor.insert_slice %0 into %arg0[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x4xf32>
//     return %arg0, %1 : tensor<8x4xf32>, tensor<8x4xf32>
//   }
// }
// -----
// An operation that keeps its output, and a copy of a buffer to itself.
func.func @kept(%t: tensor<4xf32>, %m: memref<4xf32>, %n: memref<4xf32>) -> tensor<4xf32> {
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.copy %m, %n : memref<4xf32> to memref<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%t : tensor<4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// output:
// module {
//   func.func @kept(%arg0: tensor<4xf32>, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> tensor<4xf32> {
//     memref.copy %arg1, %arg2 : memref<4xf32> to memref<4xf32>
//     return %arg0 : tensor<4xf32>
//   }
// }
