// Tilings: padding, permutations of the tiles, sizes that are known at run time, and tiles that are.
func.func @pack(%s: tensor<5x7xf32>, %d: tensor<4x3x2x2xf32>, %p: f32) -> tensor<4x3x2x2xf32> {
  %0 = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<5x7xf32> -> tensor<4x3x2x2xf32>
  return %0 : tensor<4x3x2x2xf32>
}
func.func @pack_dynamic(%s: tensor<?x?xf32>, %d: tensor<?x?x?x2xf32>, %p: f32, %t: index) -> tensor<?x?x?x2xf32> {
  %0 = linalg.pack %s padding_value(%p : f32) inner_dims_pos = [1, 0] inner_tiles = [%t, 2] into %d : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  return %0 : tensor<?x?x?x2xf32>
}
func.func @split(%s: tensor<6xf32>, %d: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %0 = linalg.pack %s inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<6xf32> -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}
func.func @unpack(%s: tensor<4x3x2x2xf32>, %d: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %0 = linalg.unpack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x3x2x2xf32> -> tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}
func.func @unpack_dynamic(%s: tensor<?x?x?x2xf32>, %d: tensor<?x?xf32>, %t: index) -> tensor<?x?xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [1, 0] inner_tiles = [%t, 2] into %d : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @merge(%s: tensor<3x2xf32>, %d: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<3x2xf32> -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
// output:
// module {
//   func.func @pack(%arg0: tensor<5x7xf32>, %arg1: tensor<4x3x2x2xf32>, %arg2: f32) -> tensor<4x3x2x2xf32> {
//     %0 = tensor.pad %arg0 low[0, 0] high[1, 1] {
//     ^bb0(%arg3: index, %arg4: index):
//       tensor.yield %arg2 : f32
//     } : tensor<5x7xf32> to tensor<6x8xf32>
//     %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [3, 2, 4, 2] : tensor<6x8xf32> into tensor<3x2x4x2xf32>
//     %2 = linalg.transpose ins(%1 : tensor<3x2x4x2xf32>) outs(%arg1 : tensor<4x3x2x2xf32>) permutation = [2, 0, 1, 3]
//     return %2 : tensor<4x3x2x2xf32>
//   }
//   func.func @pack_dynamic(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?x?x2xf32>, %arg2: f32, %arg3: index) -> tensor<?x?x?x2xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = tensor.dim %arg1, %c0 : tensor<?x?x?x2xf32>
//     %c1 = arith.constant 1 : index
//     %1 = tensor.dim %arg1, %c1 : tensor<?x?x?x2xf32>
//     %c2 = arith.constant 2 : index
//     %2 = tensor.dim %arg1, %c2 : tensor<?x?x?x2xf32>
//     %c0_0 = arith.constant 0 : index
//     %3 = tensor.dim %arg0, %c0_0 : tensor<?x?xf32>
//     %c1_0 = arith.constant 1 : index
//     %4 = tensor.dim %arg0, %c1_0 : tensor<?x?xf32>
//     %c2_0 = arith.constant 2 : index
//     %5 = arith.muli %0, %c2_0 : index
//     %6 = arith.subi %5, %3 : index
//     %7 = arith.muli %1, %2 : index
//     %8 = arith.subi %7, %4 : index
//     %9 = tensor.pad %arg0 low[0, 0] high[%6, %8] {
//     ^bb0(%arg4: index, %arg5: index):
//       tensor.yield %arg2 : f32
//     } : tensor<?x?xf32> to tensor<?x?xf32>
//     %10 = tensor.expand_shape %9 [[0, 1], [2, 3]] output_shape [%0, 2, %1, %2] : tensor<?x?xf32> into tensor<?x2x?x?xf32>
//     %11 = linalg.transpose ins(%10 : tensor<?x2x?x?xf32>) outs(%arg1 : tensor<?x?x?x2xf32>) permutation = [0, 2, 3, 1]
//     return %11 : tensor<?x?x?x2xf32>
//   }
//   func.func @split(%arg0: tensor<6xf32>, %arg1: tensor<?x2xf32>) -> tensor<?x2xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = tensor.dim %arg1, %c0 : tensor<?x2xf32>
//     %1 = tensor.expand_shape %arg0 [[0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<3x2xf32>
//     %2 = tensor.cast %1 : tensor<3x2xf32> to tensor<?x2xf32>
//     return %2 : tensor<?x2xf32>
//   }
//   func.func @unpack(%arg0: tensor<4x3x2x2xf32>, %arg1: tensor<5x7xf32>) -> tensor<5x7xf32> {
//     %0 = tensor.empty() : tensor<3x2x4x2xf32>
//     %1 = linalg.transpose ins(%arg0 : tensor<4x3x2x2xf32>) outs(%0 : tensor<3x2x4x2xf32>) permutation = [1, 2, 0, 3]
//     %2 = tensor.collapse_shape %1 [[0, 1], [2, 3]] : tensor<3x2x4x2xf32> into tensor<6x8xf32>
//     %3 = tensor.extract_slice %2[0, 0] [5, 7] [1, 1] : tensor<6x8xf32> to tensor<5x7xf32>
//     return %3 : tensor<5x7xf32>
//   }
//   func.func @unpack_dynamic(%arg0: tensor<?x?x?x2xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<?x?xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = tensor.dim %arg0, %c0 : tensor<?x?x?x2xf32>
//     %c1 = arith.constant 1 : index
//     %1 = tensor.dim %arg0, %c1 : tensor<?x?x?x2xf32>
//     %c2 = arith.constant 2 : index
//     %2 = tensor.dim %arg0, %c2 : tensor<?x?x?x2xf32>
//     %c0_0 = arith.constant 0 : index
//     %3 = tensor.dim %arg0, %c0_0 : tensor<?x?x?x2xf32>
//     %c1_0 = arith.constant 1 : index
//     %4 = tensor.dim %arg0, %c1_0 : tensor<?x?x?x2xf32>
//     %c2_0 = arith.constant 2 : index
//     %5 = tensor.dim %arg0, %c2_0 : tensor<?x?x?x2xf32>
//     %6 = tensor.empty(%3, %4, %5) : tensor<?x2x?x?xf32>
//     %7 = linalg.transpose ins(%arg0 : tensor<?x?x?x2xf32>) outs(%6 : tensor<?x2x?x?xf32>) permutation = [0, 3, 1, 2]
//     %8 = tensor.collapse_shape %7 [[0, 1], [2, 3]] : tensor<?x2x?x?xf32> into tensor<?x?xf32>
//     %c0_1 = arith.constant 0 : index
//     %9 = tensor.dim %arg1, %c0_1 : tensor<?x?xf32>
//     %c1_1 = arith.constant 1 : index
//     %10 = tensor.dim %arg1, %c1_1 : tensor<?x?xf32>
//     %11 = tensor.extract_slice %8[0, 0] [%9, %10] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
//     return %11 : tensor<?x?xf32>
//   }
//   func.func @merge(%arg0: tensor<3x2xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
//     %0 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<3x2xf32> into tensor<6xf32>
//     return %0 : tensor<6xf32>
//   }
// }
// -----
func.func @f_4_3_rows(%image: tensor<1x10x3x2xf32>, %filter: tensor<2x3x1x2xf32>, %init: tensor<1x8x3x2xf32>) -> tensor<1x8x3x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<6x1x2x2xf32>
  %g = linalg.winograd_filter_transform fmr(F_4_3) ins(%filter : tensor<2x3x1x2xf32>) outs(%e0 : tensor<6x1x2x2xf32>) -> tensor<6x1x2x2xf32>
  %e1 = tensor.empty() : tensor<6x1x2x3x1x2xf32>
  %v = linalg.winograd_input_transform fmr(F_4_3) ins(%image : tensor<1x10x3x2xf32>) outs(%e1 : tensor<6x1x2x3x1x2xf32>) -> tensor<6x1x2x3x1x2xf32>
  %e2 = tensor.empty() : tensor<6x1x2x3x1x2xf32>
  %e3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6x1x2x3x1x2xf32>) -> tensor<6x1x2x3x1x2xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(h, w, t, u, n, f, c) -> (h, w, t, u, n, c)>, affine_map<(h, w, t, u, n, f, c) -> (h, w, c, f)>, affine_map<(h, w, t, u, n, f, c) -> (h, w, t, u, n, f)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v, %g : tensor<6x1x2x3x1x2xf32>, tensor<6x1x2x2xf32>) outs(%e3 : tensor<6x1x2x3x1x2xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %s, %p : f32
    linalg.yield %q : f32
  } -> tensor<6x1x2x3x1x2xf32>
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%y : tensor<6x1x2x3x1x2xf32>) outs(%init : tensor<1x8x3x2xf32>) -> tensor<1x8x3x2xf32>
  return %r : tensor<1x8x3x2xf32>
}
// output:
// module {
//   func.func @f_4_3_rows(%arg0: tensor<1x10x3x2xf32>, %arg1: tensor<2x3x1x2xf32>, %arg2: tensor<1x8x3x2xf32>) -> tensor<1x8x3x2xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<3x1x2x2xf32>
//     %1 = linalg.transpose ins(%arg1 : tensor<2x3x1x2xf32>) outs(%0 : tensor<3x1x2x2xf32>) permutation = [1, 2, 3, 0]
//     %cst_0 = arith.constant dense<[[1.000000e+00, 0.000000e+00, 0.000000e+00], [-0.333333343, 0.333333343, -0.333333343], [-0.333333343, -0.333333343, -0.333333343], [0.0833333358, -0.166666672, 0.333333343], [0.0833333358, 0.166666672, 0.333333343], [0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<6x3xf32>
//     %cst_1 = arith.constant 0.000000e+00 : f32
//     %2 = tensor.empty() : tensor<6x1x2x2xf32>
//     %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<6x1x2x2xf32>) -> tensor<6x1x2x2xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d4, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%cst_0, %1 : tensor<6x3xf32>, tensor<3x1x2x2xf32>) outs(%3 : tensor<6x1x2x2xf32>) {
//     ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
//       %5 = arith.mulf %arg7, %arg8 : f32
//       %6 = arith.addf %arg9, %5 : f32
//       linalg.yield %6 : f32
//     } -> tensor<6x1x2x2xf32>
//     %7 = tensor.empty() : tensor<6x1x2x3x1x2xf32>
//     %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d2 * 4 + d0, d1 + d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x10x3x2xf32>) outs(%7 : tensor<6x1x2x3x1x2xf32>) {
//     ^bb0(%arg10: f32, %arg11: f32):
//       linalg.yield %arg10 : f32
//     } -> tensor<6x1x2x3x1x2xf32>
//     %cst_2 = arith.constant dense<[[2.500000e-01, 0.000000e+00, -3.125000e-01, 0.000000e+00, 6.250000e-02, 0.000000e+00], [0.000000e+00, 2.500000e-01, -2.500000e-01, -6.250000e-02, 6.250000e-02, 0.000000e+00], [0.000000e+00, -2.500000e-01, -2.500000e-01, 6.250000e-02, 6.250000e-02, 0.000000e+00], [0.000000e+00, 2.500000e-01, -1.250000e-01, -2.500000e-01, 1.250000e-01, 0.000000e+00], [0.000000e+00, -2.500000e-01, -1.250000e-01, 2.500000e-01, 1.250000e-01, 0.000000e+00], [0.000000e+00, 2.500000e-01, 0.000000e+00, -3.125000e-01, 0.000000e+00, 6.250000e-02]]> : tensor<6x6xf32>
//     %cst_3 = arith.constant 0.000000e+00 : f32
//     %9 = tensor.empty() : tensor<6x1x2x3x1x2xf32>
//     %10 = linalg.fill ins(%cst_3 : f32) outs(%9 : tensor<6x1x2x3x1x2xf32>) -> tensor<6x1x2x3x1x2xf32>
//     %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d1, d2, d3, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%cst_2, %8 : tensor<6x6xf32>, tensor<6x1x2x3x1x2xf32>) outs(%10 : tensor<6x1x2x3x1x2xf32>) {
//     ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
//       %12 = arith.mulf %arg14, %arg15 : f32
//       %13 = arith.addf %arg16, %12 : f32
//       linalg.yield %13 : f32
//     } -> tensor<6x1x2x3x1x2xf32>
//     %14 = tensor.empty() : tensor<6x1x2x3x1x2xf32>
//     %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<6x1x2x3x1x2xf32>) -> tensor<6x1x2x3x1x2xf32>
//     %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d6, d5)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%11, %4 : tensor<6x1x2x3x1x2xf32>, tensor<6x1x2x2xf32>) outs(%15 : tensor<6x1x2x3x1x2xf32>) {
//     ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
//       %17 = arith.mulf %arg19, %arg20 : f32
//       %18 = arith.addf %arg21, %17 : f32
//       linalg.yield %18 : f32
//     } -> tensor<6x1x2x3x1x2xf32>
//     %cst_4 = arith.constant dense<[[1.250000e-01, 2.500000e-01, 2.500000e-01, 1.250000e-01, 1.250000e-01, 0.000000e+00], [0.000000e+00, -2.500000e-01, 2.500000e-01, -2.500000e-01, 2.500000e-01, 0.000000e+00], [0.000000e+00, 2.500000e-01, 2.500000e-01, 5.000000e-01, 5.000000e-01, 0.000000e+00], [0.000000e+00, -2.500000e-01, 2.500000e-01, -1.000000e+00, 1.000000e+00, 5.000000e-01]]> : tensor<4x6xf32>
//     %cst_5 = arith.constant 0.000000e+00 : f32
//     %19 = tensor.empty() : tensor<4x1x2x3x1x2xf32>
//     %20 = linalg.fill ins(%cst_5 : f32) outs(%19 : tensor<4x1x2x3x1x2xf32>) -> tensor<4x1x2x3x1x2xf32>
//     %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d1, d2, d3, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%cst_4, %16 : tensor<4x6xf32>, tensor<6x1x2x3x1x2xf32>) outs(%20 : tensor<4x1x2x3x1x2xf32>) {
//     ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
//       %22 = arith.mulf %arg24, %arg25 : f32
//       %23 = arith.addf %arg26, %22 : f32
//       linalg.yield %23 : f32
//     } -> tensor<4x1x2x3x1x2xf32>
//     %24 = tensor.expand_shape %arg2 [[0], [1, 2], [3, 4], [5]] output_shape [1, 2, 4, 3, 1, 2] : tensor<1x8x3x2xf32> into tensor<1x2x4x3x1x2xf32>
//     %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d4, d1, d3, d0, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<4x1x2x3x1x2xf32>) outs(%24 : tensor<1x2x4x3x1x2xf32>) {
//     ^bb0(%arg27: f32, %arg28: f32):
//       %cst_6 = arith.constant 3.200000e+01 : f32
//       %26 = arith.mulf %cst_6, %arg27 : f32
//       %27 = arith.addf %26, %arg28 : f32
//       linalg.yield %27 : f32
//     } -> tensor<1x2x4x3x1x2xf32>
//     %28 = tensor.collapse_shape %25 [[0], [1, 2], [3, 4], [5]] : tensor<1x2x4x3x1x2xf32> into tensor<1x8x3x2xf32>
//     return %28 : tensor<1x8x3x2xf32>
//   }
// }
