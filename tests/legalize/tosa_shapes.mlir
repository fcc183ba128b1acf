// Types are inferred from operands.
// args: -O0
func.func @unranked(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) -> tensor<2x1xf32> {
  %0 = tosa.add %a0, %a1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<*xf32>
  %1 = tosa.exp %0 : (tensor<*xf32>) -> tensor<*xf32>
  %2 = tosa.reduce_sum %1 {axis = 1 : i32} : (tensor<*xf32>) -> tensor<?x?xf32>
  %3 = tosa.log %2 : (tensor<?x?xf32>) -> tensor<2x1xf32>
  return %3 : tensor<2x1xf32>
}
// output:
// module {
//   func.func @unranked(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x1xf32> {
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<3xf32>) outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.addf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<2x3xf32>
//     %3 = tensor.empty() : tensor<2x3xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x3xf32>) outs(%3 : tensor<2x3xf32>) {
//     ^bb0(%arg5: f32, %arg6: f32):
//       %5 = math.exp %arg5 : f32
//       linalg.yield %5 : f32
//     } -> tensor<2x3xf32>
//     %cst = arith.constant 0.000000e+00 : f32
//     %6 = tensor.empty() : tensor<2xf32>
//     %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2xf32>) -> tensor<2xf32>
//     %8 = linalg.reduce ins(%4 : tensor<2x3xf32>) outs(%7 : tensor<2xf32>) dimensions = [1]
//     (%arg9: f32, %arg10: f32) {
//       %9 = arith.addf %arg9, %arg10 : f32
//       linalg.yield %9 : f32
//     }
//     %10 = tensor.expand_shape %8 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
//     %11 = tensor.empty() : tensor<2x1xf32>
//     %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<2x1xf32>) outs(%11 : tensor<2x1xf32>) {
//     ^bb0(%arg11: f32, %arg12: f32):
//       %13 = math.log %arg11 : f32
//       linalg.yield %13 : f32
//     } -> tensor<2x1xf32>
//     return %12 : tensor<2x1xf32>
//   }
// }
// -----
// Sizes that only the result has.
// args: -O0
func.func @flattened(%a: tensor<?x3xf32>) -> tensor<6xf32> {
  %0 = tosa.reshape %a {new_shape = array<i64: 6>} : (tensor<?x3xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
func.func @scalar(%a: tensor<?x1xf32>) -> tensor<f32> {
  %0 = tosa.reshape %a {new_shape = array<i64>} : (tensor<?x1xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// output:
// module {
//   func.func @flattened(%arg0: tensor<?x3xf32>) -> tensor<6xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = tensor.dim %arg0, %c0 : tensor<?x3xf32>
//     %1 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
//     %2 = tensor.cast %1 : tensor<?xf32> to tensor<6xf32>
//     return %2 : tensor<6xf32>
//   }
//   func.func @scalar(%arg0: tensor<?x1xf32>) -> tensor<f32> {
//     %c0 = arith.constant 0 : index
//     %0 = tensor.dim %arg0, %c0 : tensor<?x1xf32>
//     %1 = tensor.cast %arg0 : tensor<?x1xf32> to tensor<1x1xf32>
//     %2 = tensor.collapse_shape %1 [] : tensor<1x1xf32> into tensor<f32>
//     return %2 : tensor<f32>
//   }
// }
// -----
// Attributes of MLIR 19.
// args: -O0
func.func @older(%a0: tensor<2x3xi32>) -> tensor<3x4xi32> {
  %p = "tosa.const"() {value = dense<[[0, 0], [1, 0]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %c = "tosa.const"() {value = dense<9> : tensor<i32>} : () -> tensor<i32>
  %0 = tosa.pad %a0, %p, %c : (tensor<2x3xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<2x4xi32>
  %1 = tosa.mul %0, %0 {shift = 1 : i8} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  %2 = tosa.tile %1 {multiples = array<i64: 3, 1>} : (tensor<2x4xi32>) -> tensor<6x4xi32>
  %3 = tosa.slice %2 {size = array<i64: 3, 4>, start = array<i64: 1, 0>} : (tensor<6x4xi32>) -> tensor<3x4xi32>
  %4 = tosa.clamp %3 {min_fp = 0.0 : f32, max_fp = 1.0 : f32, min_int = -10 : i64, max_int = 5000 : i64} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %5 = tosa.reshape %4 {new_shape = array<i64: 4, -1>} : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %perms = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %6 = tosa.transpose %5, %perms : (tensor<4x3xi32>, tensor<2xi32>) -> tensor<3x4xi32>
  %7 = tosa.negate %6 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  return %7 : tensor<3x4xi32>
}
// output:
// module {
//   func.func @older(%arg0: tensor<2x3xi32>) -> tensor<3x4xi32> {
//     %c9_i32 = arith.constant 9 : i32
//     %0 = tensor.pad %arg0 low[0, 1] high[0, 0] {
//     ^bb0(%arg1: index, %arg2: index):
//       tensor.yield %c9_i32 : i32
//     } : tensor<2x3xi32> to tensor<2x4xi32>
//     %1 = tensor.empty() : tensor<2x4xi32>
//     %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %0 : tensor<2x4xi32>, tensor<2x4xi32>) outs(%1 : tensor<2x4xi32>) {
//     ^bb0(%arg3: i32, %arg4: i32, %arg5: i32):
//       %c1_i8 = arith.constant 1 : i8
//       %3 = arith.extsi %arg3 : i32 to i64
//       %4 = arith.extsi %arg4 : i32 to i64
//       %5 = arith.extui %c1_i8 : i8 to i64
//       %6 = arith.muli %3, %4 : i64
//       %c1_i64 = arith.constant 1 : i64
//       %7 = arith.shli %c1_i64, %5 : i64
//       %8 = arith.shrui %7, %c1_i64 : i64
//       %9 = arith.addi %6, %8 : i64
//       %10 = arith.shrsi %9, %5 : i64
//       %11 = arith.trunci %10 : i64 to i32
//       linalg.yield %11 : i32
//     } -> tensor<2x4xi32>
//     %12 = tensor.empty() : tensor<3x2x1x4xi32>
//     %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x4xi32>) outs(%12 : tensor<3x2x1x4xi32>) {
//     ^bb0(%arg6: i32, %arg7: i32):
//       linalg.yield %arg6 : i32
//     } -> tensor<3x2x1x4xi32>
//     %14 = tensor.collapse_shape %13 [[0, 1], [2, 3]] : tensor<3x2x1x4xi32> into tensor<6x4xi32>
//     %15 = tensor.extract_slice %14[1, 0] [3, 4] [1, 1] : tensor<6x4xi32> to tensor<3x4xi32>
//     %16 = tensor.empty() : tensor<3x4xi32>
//     %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<3x4xi32>) outs(%16 : tensor<3x4xi32>) {
//     ^bb0(%arg8: i32, %arg9: i32):
//       %c-10_i32 = arith.constant -10 : i32
//       %c5000_i32 = arith.constant 5000 : i32
//       %18 = arith.maxsi %arg8, %c-10_i32 : i32
//       %19 = arith.minsi %18, %c5000_i32 : i32
//       linalg.yield %19 : i32
//     } -> tensor<3x4xi32>
//     %20 = tensor.collapse_shape %17 [[0, 1]] : tensor<3x4xi32> into tensor<12xi32>
//     %21 = tensor.expand_shape %20 [[0, 1]] output_shape [4, 3] : tensor<12xi32> into tensor<4x3xi32>
//     %22 = tensor.empty() : tensor<3x4xi32>
//     %23 = linalg.transpose ins(%21 : tensor<4x3xi32>) outs(%22 : tensor<3x4xi32>) permutation = [1, 0]
//     %24 = tensor.empty() : tensor<3x4xi32>
//     %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<3x4xi32>) outs(%24 : tensor<3x4xi32>) {
//     ^bb0(%arg12: i32, %arg13: i32):
//       %c0_i32 = arith.constant 0 : i32
//       %26 = arith.subi %c0_i32, %arg12 : i32
//       linalg.yield %26 : i32
//     } -> tensor<3x4xi32>
//     return %25 : tensor<3x4xi32>
//   }
// }
