// Gathers and scatters.
// args: -O0
func.func @gather_rows(%a0: tensor<4x3xf32>, %a1: tensor<3x1xi32>) -> tensor<3x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<3x1xi32>) -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
func.func @gather_batch(%a0: tensor<2x4xf32>, %a1: tensor<2x3xi32>) -> tensor<2x3xf32> {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @scatter_add(%a0: tensor<4x3xf32>, %a1: tensor<3x1xi32>, %a2: tensor<3x3xf32>) -> tensor<4x3xf32> {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @scatter_pairs(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<2x1xi32>, %a3: tensor<2xf32>, %a4: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %u: tensor<f32>, %v: tensor<f32>):
    %m = stablehlo.maximum %x, %u : tensor<f32>
    stablehlo.return %m, %v : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// output:
// module {
//   func.func @gather_rows(%arg0: tensor<4x3xf32>, %arg1: tensor<3x1xi32>) -> tensor<3x3xf32> {
//     %0 = tensor.empty() : tensor<3x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<3x3xf32>) {
//     ^bb0(%arg2: f32):
//       %2 = linalg.index 0 : index
//       %3 = linalg.index 1 : index
//       %c0 = arith.constant 0 : index
//       %4 = tensor.extract %arg1[%2, %c0] : tensor<3x1xi32>
//       %5 = arith.index_cast %4 : i32 to index
//       %c0_0 = arith.constant 0 : index
//       %c3 = arith.constant 3 : index
//       %6 = arith.maxsi %5, %c0_0 : index
//       %7 = arith.minsi %6, %c3 : index
//       %8 = tensor.extract %arg0[%7, %3] : tensor<4x3xf32>
//       linalg.yield %8 : f32
//     } -> tensor<3x3xf32>
//     return %1 : tensor<3x3xf32>
//   }
//   func.func @gather_batch(%arg0: tensor<2x4xf32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xf32> {
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg2: f32):
//       %2 = linalg.index 0 : index
//       %3 = linalg.index 1 : index
//       %4 = tensor.extract %arg1[%2, %3] : tensor<2x3xi32>
//       %5 = arith.index_cast %4 : i32 to index
//       %c0 = arith.constant 0 : index
//       %c3 = arith.constant 3 : index
//       %6 = arith.maxsi %5, %c0 : index
//       %7 = arith.minsi %6, %c3 : index
//       %8 = tensor.extract %arg0[%2, %7] : tensor<2x4xf32>
//       linalg.yield %8 : f32
//     } -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
//   func.func @scatter_add(%arg0: tensor<4x3xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x3xf32>) -> tensor<4x3xf32> {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c3 = arith.constant 3 : index
//     %0 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg0) -> (tensor<4x3xf32>) {
//       %c0_0 = arith.constant 0 : index
//       %c1_0 = arith.constant 1 : index
//       %c3_0 = arith.constant 3 : index
//       %1 = scf.for %arg5 = %c0_0 to %c3_0 step %c1_0 iter_args(%arg6 = %arg4) -> (tensor<4x3xf32>) {
//         %c0_1 = arith.constant 0 : index
//         %2 = tensor.extract %arg1[%arg3, %c0_1] : tensor<3x1xi32>
//         %3 = arith.index_cast %2 : i32 to index
//         %true = arith.constant true
//         %c0_2 = arith.constant 0 : index
//         %c3_1 = arith.constant 3 : index
//         %4 = arith.maxsi %3, %c0_2 : index
//         %5 = arith.minsi %4, %c3_1 : index
//         %6 = arith.cmpi eq, %5, %3 : index
//         %7 = arith.andi %true, %6 : i1
//         %c0_3 = arith.constant 0 : index
//         %c2 = arith.constant 2 : index
//         %8 = arith.maxsi %arg5, %c0_3 : index
//         %9 = arith.minsi %8, %c2 : index
//         %10 = arith.cmpi eq, %9, %arg5 : index
//         %11 = arith.andi %7, %10 : i1
//         %12 = tensor.extract %arg6[%5, %9] : tensor<4x3xf32>
//         %13 = tensor.extract %arg2[%arg3, %arg5] : tensor<3x3xf32>
//         %14 = arith.addf %12, %13 : f32
//         %15 = arith.select %11, %14, %12 : f32
//         %16 = tensor.insert %15 into %arg6[%5, %9] : tensor<4x3xf32>
//         scf.yield %16 : tensor<4x3xf32>
//       }
//       scf.yield %1 : tensor<4x3xf32>
//     }
//     return %0 : tensor<4x3xf32>
//   }
//   func.func @scatter_pairs(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<2x1xi32>, %arg3: tensor<2xf32>, %arg4: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c2 = arith.constant 2 : index
//     %0:2 = scf.for %arg5 = %c0 to %c2 step %c1 iter_args(%arg6 = %arg0, %arg7 = %arg1) -> (tensor<4xf32>, tensor<4xf32>) {
//       %c0_0 = arith.constant 0 : index
//       %1 = tensor.extract %arg2[%arg5, %c0_0] : tensor<2x1xi32>
//       %2 = arith.index_cast %1 : i32 to index
//       %true = arith.constant true
//       %c0_1 = arith.constant 0 : index
//       %c3 = arith.constant 3 : index
//       %3 = arith.maxsi %2, %c0_1 : index
//       %4 = arith.minsi %3, %c3 : index
//       %5 = arith.cmpi eq, %4, %2 : index
//       %6 = arith.andi %true, %5 : i1
//       %7 = tensor.extract %arg6[%4] : tensor<4xf32>
//       %8 = tensor.extract %arg7[%4] : tensor<4xf32>
//       %9 = tensor.extract %arg3[%arg5] : tensor<2xf32>
//       %10 = tensor.extract %arg4[%arg5] : tensor<2xf32>
//       %11 = arith.maximumf %7, %9 : f32
//       %12 = arith.select %6, %11, %7 : f32
//       %13 = tensor.insert %12 into %arg6[%4] : tensor<4xf32>
//       %14 = arith.select %6, %10, %8 : f32
//       %15 = tensor.insert %14 into %arg7[%4] : tensor<4xf32>
//       scf.yield %13, %15 : tensor<4xf32>, tensor<4xf32>
//     }
//     return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
//   }
// }
