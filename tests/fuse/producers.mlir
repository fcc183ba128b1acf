// An expensive producer is computed once for each element: it is merged where each element is read once.
func.func @once(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = math.exp %a : tensor<4x8xf32>
  %e = tensor.empty() : tensor<8x4xf32>
  %1 = linalg.transpose ins(%0 : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  %2 = arith.addf %1, %b : tensor<8x4xf32>
  return %2 : tensor<8x4xf32>
}
// output:
// module {
//   func.func @once(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>) -> tensor<8x4xf32> {
//     %0 = tensor.empty() : tensor<8x4xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<8x4xf32>, tensor<4x8xf32>) outs(%0 : tensor<8x4xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = math.exp %arg3 : f32
//       %3 = arith.addf %2, %arg2 : f32
//       linalg.yield %3 : f32
//     } -> tensor<8x4xf32>
//     return %1 : tensor<8x4xf32>
//   }
// }
// -----
// The reciprocal is read in every row.
func.func @expensive(%a: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = math.rsqrt %b : tensor<8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %1 = linalg.broadcast ins(%0 : tensor<8xf32>) outs(%e : tensor<4x8xf32>) dimensions = [0]
  %2 = arith.mulf %a, %1 : tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}
// output:
// module {
//   func.func @expensive(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> {
//     %0 = tensor.empty() : tensor<8xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32):
//       %2 = math.rsqrt %arg2 : f32
//       linalg.yield %2 : f32
//     } -> tensor<8xf32>
//     %3 = tensor.empty() : tensor<4x8xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<8xf32>) outs(%3 : tensor<4x8xf32>) {
//     ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
//       %5 = arith.mulf %arg4, %arg5 : f32
//       linalg.yield %5 : f32
//     } -> tensor<4x8xf32>
//     return %4 : tensor<4x8xf32>
//   }
// }
// -----
// Two readers of an exponential: it is computed once. Two readers of a negation: each computes it.
func.func @readers(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = math.exp %a : tensor<4xf32>
  %1 = arith.addf %0, %b : tensor<4xf32>
  %2 = arith.mulf %0, %b : tensor<4xf32>
  %3 = arith.negf %a : tensor<4xf32>
  %4 = arith.subf %3, %b : tensor<4xf32>
  %5 = arith.divf %3, %b : tensor<4xf32>
  return %1, %2, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// output:
// module {
//   func.func @readers(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
//     %0 = tensor.empty() : tensor<4xf32>
//     %1:3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%0, %0, %0 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32):
//       %2 = math.exp %arg3 : f32
//       %3 = arith.addf %2, %arg2 : f32
//       %4 = arith.mulf %2, %arg2 : f32
//       linalg.yield %4, %3, %2 : f32, f32, f32
//     } -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
//     %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
//     ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
//       %6 = arith.negf %arg8 : f32
//       %7 = arith.subf %6, %arg7 : f32
//       linalg.yield %7 : f32
//     } -> tensor<4xf32>
//     %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
//     ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
//       %9 = arith.negf %arg11 : f32
//       %10 = arith.divf %9, %arg10 : f32
//       linalg.yield %10 : f32
//     } -> tensor<4xf32>
//     return %1#1, %1#0, %5, %8 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
//   }
// }
// -----
// A reduction reads the sum of squares of differences.
func.func @variance(%a: tensor<4x?xf32>, %mean: tensor<4xf32>, %out: tensor<4xf32>) -> tensor<4xf32> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c1 : tensor<4x?xf32>
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %0 = linalg.broadcast ins(%mean : tensor<4xf32>) outs(%e : tensor<4x?xf32>) dimensions = [1]
  %1 = arith.subf %a, %0 : tensor<4x?xf32>
  %2 = arith.mulf %1, %1 : tensor<4x?xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x?xf32>) outs(%out : tensor<4xf32>) dimensions = [1]
  return %3 : tensor<4xf32>
}
// output:
// module {
//   func.func @variance(%arg0: tensor<4x?xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
//     %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4xf32>) outs(%arg2 : tensor<4xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
//       %1 = arith.subf %arg3, %arg4 : f32
//       %2 = arith.mulf %1, %1 : f32
//       %3 = arith.addf %arg5, %2 : f32
//       linalg.yield %3 : f32
//     } -> tensor<4xf32>
//     return %0 : tensor<4xf32>
//   }
// }
// -----
// Products keep their operands.
func.func @product(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = arith.negf %a : tensor<4x8xf32>
  %1 = linalg.matmul ins(%0, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = arith.negf %1 : tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
// output:
// module {
//   func.func @product(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
//     %0 = tensor.empty() : tensor<4x8xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32):
//       %2 = arith.negf %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<4x8xf32>
//     %3 = linalg.matmul ins(%1, %arg1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     %6 = tensor.empty() : tensor<4x4xf32>
//     %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x4xf32>) outs(%6 : tensor<4x4xf32>) {
//     ^bb0(%arg8: f32, %arg9: f32):
//       %8 = arith.negf %arg8 : f32
//       linalg.yield %8 : f32
//     } -> tensor<4x4xf32>
//     return %7 : tensor<4x4xf32>
//   }
// }
// -----
// The iterations of the producer are those of the consumer in another order.
func.func @index(%a: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %e = tensor.empty() : tensor<4x4xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<4x4xi32>) {
  ^bb0(%y: i32):
    %1 = linalg.index 0 : index
    %2 = arith.index_cast %1 : index to i32
    linalg.yield %2 : i32
  } -> tensor<4x4xi32>
  %3 = linalg.transpose ins(%0 : tensor<4x4xi32>) outs(%e : tensor<4x4xi32>) permutation = [1, 0]
  %4 = arith.addi %3, %a : tensor<4x4xi32>
  return %4 : tensor<4x4xi32>
}
// output:
// module {
//   func.func @index(%arg0: tensor<4x4xi32>) -> tensor<4x4xi32> {
//     %0 = tensor.empty() : tensor<4x4xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xi32>) outs(%0 : tensor<4x4xi32>) {
//     ^bb0(%arg1: i32, %arg2: i32):
//       %2 = linalg.index 1 : index
//       %3 = arith.index_cast %2 : index to i32
//       %4 = arith.addi %3, %arg1 : i32
//       linalg.yield %4 : i32
//     } -> tensor<4x4xi32>
//     return %1 : tensor<4x4xi32>
//   }
// }
// -----
// The sum is read after an element of its operand was replaced in place.
func.func @overwritten(%a: tensor<4xi32>, %x: i32, %i: index) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = arith.addi %a, %a : tensor<4xi32>
  %1 = tensor.insert %x into %a[%i] : tensor<4xi32>
  %2 = arith.muli %0, %0 : tensor<4xi32>
  return %1, %2 : tensor<4xi32>, tensor<4xi32>
}
// output:
// module {
//   func.func @overwritten(%arg0: tensor<4xi32>, %arg1: i32, %arg2: index) -> (tensor<4xi32>, tensor<4xi32>) {
//     %0 = tensor.empty() : tensor<4xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi32>) outs(%0 : tensor<4xi32>) {
//     ^bb0(%arg3: i32, %arg4: i32):
//       %2 = arith.addi %arg3, %arg3 : i32
//       linalg.yield %2 : i32
//     } -> tensor<4xi32>
//     %3 = tensor.insert %arg1 into %arg0[%arg2] : tensor<4xi32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%1 : tensor<4xi32>) {
//     ^bb0(%arg5: i32):
//       %5 = arith.muli %arg5, %arg5 : i32
//       linalg.yield %5 : i32
//     } -> tensor<4xi32>
//     return %3, %4 : tensor<4xi32>, tensor<4xi32>
//   }
// }
// -----
// A store to the buffer is between the producer and the consumer.
func.func @memory(%m: memref<4xi32>, %x: i32, %i: index) -> tensor<4xi32> {
  %0 = bufferization.to_tensor %m restrict : memref<4xi32> to tensor<4xi32>
  %1 = arith.addi %0, %0 : tensor<4xi32>
  memref.store %x, %m[%i] : memref<4xi32>
  %2 = arith.muli %1, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}
// output:
// module {
//   func.func @memory(%arg0: memref<4xi32>, %arg1: i32, %arg2: index) -> tensor<4xi32> {
//     %0 = bufferization.to_tensor %arg0 restrict : memref<4xi32> to tensor<4xi32>
//     %1 = tensor.empty() : tensor<4xi32>
//     %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xi32>) outs(%1 : tensor<4xi32>) {
//     ^bb0(%arg3: i32, %arg4: i32):
//       %3 = arith.addi %arg3, %arg3 : i32
//       linalg.yield %3 : i32
//     } -> tensor<4xi32>
//     memref.store %arg1, %arg0[%arg2] : memref<4xi32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%2 : tensor<4xi32>) {
//     ^bb0(%arg5: i32):
//       %5 = arith.muli %arg5, %arg5 : i32
//       linalg.yield %5 : i32
//     } -> tensor<4xi32>
//     return %4 : tensor<4xi32>
//   }
// }
