// Images of another size.
// args: -O0
func.func @resize_B_f32(%a0: tensor<1x3x4x2xf32>) -> tensor<1x6x11x2xf32> {
  %sc = tosa.const_shape {values = dense<[4, 2, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %sc, %of, %bo {mode = BILINEAR} : (tensor<1x3x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x11x2xf32>
  return %r : tensor<1x6x11x2xf32>
}
func.func @resize_N_i8(%a0: tensor<1x3x4x2xi8>) -> tensor<1x6x11x2xi8> {
  %sc = tosa.const_shape {values = dense<[4, 2, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %sc, %of, %bo {mode = NEAREST_NEIGHBOR} : (tensor<1x3x4x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x11x2xi8>
  return %r : tensor<1x6x11x2xi8>
}
// output:
// module {
//   func.func @resize_B_f32(%arg0: tensor<1x3x4x2xf32>) -> tensor<1x6x11x2xf32> {
//     %c2 = arith.constant 2 : index
//     %0 = arith.index_cast %c2 : index to i32
//     %c3 = arith.constant 3 : index
//     %1 = arith.index_cast %c3 : index to i32
//     %2 = tensor.empty() : tensor<1x6x11x2xf32>
//     %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%2 : tensor<1x6x11x2xf32>) {
//     ^bb0(%arg1: f32):
//       %4 = linalg.index 0 : index
//       %5 = linalg.index 1 : index
//       %6 = linalg.index 2 : index
//       %7 = linalg.index 3 : index
//       %c2_i32 = arith.constant 2 : i32
//       %c-1_i32 = arith.constant -1 : i32
//       %c4_i32 = arith.constant 4 : i32
//       %8 = arith.index_cast %5 : index to i32
//       %9 = arith.muli %8, %c2_i32 : i32
//       %10 = arith.addi %9, %c-1_i32 : i32
//       %11 = arith.remsi %10, %c4_i32 : i32
//       %12 = arith.sitofp %11 : i32 to f32
//       %cst = arith.constant 4.000000e+00 : f32
//       %13 = arith.divf %12, %cst : f32
//       %14 = arith.floordivsi %10, %c4_i32 : i32
//       %c2_i32_0 = arith.constant 2 : i32
//       %c0_i32 = arith.constant 0 : i32
//       %c6_i32 = arith.constant 6 : i32
//       %15 = arith.index_cast %6 : index to i32
//       %16 = arith.muli %15, %c2_i32_0 : i32
//       %17 = arith.addi %16, %c0_i32 : i32
//       %18 = arith.remsi %17, %c6_i32 : i32
//       %19 = arith.sitofp %18 : i32 to f32
//       %cst_0 = arith.constant 6.000000e+00 : f32
//       %20 = arith.divf %19, %cst_0 : f32
//       %21 = arith.floordivsi %17, %c6_i32 : i32
//       %c1_i32 = arith.constant 1 : i32
//       %22 = arith.addi %14, %c1_i32 : i32
//       %c0_i32_0 = arith.constant 0 : i32
//       %23 = arith.maxsi %14, %c0_i32_0 : i32
//       %24 = arith.minsi %23, %0 : i32
//       %25 = arith.index_cast %24 : i32 to index
//       %c0_i32_1 = arith.constant 0 : i32
//       %26 = arith.maxsi %22, %c0_i32_1 : i32
//       %27 = arith.minsi %26, %0 : i32
//       %28 = arith.index_cast %27 : i32 to index
//       %29 = arith.addi %21, %c1_i32 : i32
//       %c0_i32_2 = arith.constant 0 : i32
//       %30 = arith.maxsi %21, %c0_i32_2 : i32
//       %31 = arith.minsi %30, %1 : i32
//       %32 = arith.index_cast %31 : i32 to index
//       %c0_i32_3 = arith.constant 0 : i32
//       %33 = arith.maxsi %29, %c0_i32_3 : i32
//       %34 = arith.minsi %33, %1 : i32
//       %35 = arith.index_cast %34 : i32 to index
//       %36 = tensor.extract %arg0[%4, %25, %32, %7] : tensor<1x3x4x2xf32>
//       %37 = tensor.extract %arg0[%4, %25, %35, %7] : tensor<1x3x4x2xf32>
//       %38 = tensor.extract %arg0[%4, %28, %32, %7] : tensor<1x3x4x2xf32>
//       %39 = tensor.extract %arg0[%4, %28, %35, %7] : tensor<1x3x4x2xf32>
//       %cst_1 = arith.constant 1.000000e+00 : f32
//       %40 = arith.subf %cst_1, %20 : f32
//       %41 = arith.mulf %36, %40 : f32
//       %42 = arith.mulf %37, %20 : f32
//       %43 = arith.addf %41, %42 : f32
//       %cst_2 = arith.constant 1.000000e+00 : f32
//       %44 = arith.subf %cst_2, %20 : f32
//       %45 = arith.mulf %38, %44 : f32
//       %46 = arith.mulf %39, %20 : f32
//       %47 = arith.addf %45, %46 : f32
//       %cst_3 = arith.constant 1.000000e+00 : f32
//       %48 = arith.subf %cst_3, %13 : f32
//       %49 = arith.mulf %43, %48 : f32
//       %50 = arith.mulf %47, %13 : f32
//       %51 = arith.addf %49, %50 : f32
//       linalg.yield %51 : f32
//     } -> tensor<1x6x11x2xf32>
//     return %3 : tensor<1x6x11x2xf32>
//   }
//   func.func @resize_N_i8(%arg0: tensor<1x3x4x2xi8>) -> tensor<1x6x11x2xi8> {
//     %c2 = arith.constant 2 : index
//     %0 = arith.index_cast %c2 : index to i32
//     %c3 = arith.constant 3 : index
//     %1 = arith.index_cast %c3 : index to i32
//     %2 = tensor.empty() : tensor<1x6x11x2xi8>
//     %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%2 : tensor<1x6x11x2xi8>) {
//     ^bb0(%arg1: i8):
//       %4 = linalg.index 0 : index
//       %5 = linalg.index 1 : index
//       %6 = linalg.index 2 : index
//       %7 = linalg.index 3 : index
//       %c2_i32 = arith.constant 2 : i32
//       %c-1_i32 = arith.constant -1 : i32
//       %c4_i32 = arith.constant 4 : i32
//       %8 = arith.index_cast %5 : index to i32
//       %9 = arith.muli %8, %c2_i32 : i32
//       %10 = arith.addi %9, %c-1_i32 : i32
//       %11 = arith.remsi %10, %c4_i32 : i32
//       %12 = arith.divsi %10, %c4_i32 : i32
//       %c2_i32_0 = arith.constant 2 : i32
//       %c0_i32 = arith.constant 0 : i32
//       %c6_i32 = arith.constant 6 : i32
//       %13 = arith.index_cast %6 : index to i32
//       %14 = arith.muli %13, %c2_i32_0 : i32
//       %15 = arith.addi %14, %c0_i32 : i32
//       %16 = arith.remsi %15, %c6_i32 : i32
//       %17 = arith.divsi %15, %c6_i32 : i32
//       %c4_i32_0 = arith.constant 4 : i32
//       %c1_i32 = arith.constant 1 : i32
//       %18 = arith.shli %11, %c1_i32 : i32
//       %19 = arith.cmpi sge, %18, %c4_i32_0 : i32
//       %20 = arith.extui %19 : i1 to i32
//       %21 = arith.addi %12, %20 : i32
//       %c0_i32_0 = arith.constant 0 : i32
//       %22 = arith.maxsi %21, %c0_i32_0 : i32
//       %23 = arith.minsi %22, %0 : i32
//       %24 = arith.index_cast %23 : i32 to index
//       %c6_i32_0 = arith.constant 6 : i32
//       %c1_i32_0 = arith.constant 1 : i32
//       %25 = arith.shli %16, %c1_i32_0 : i32
//       %26 = arith.cmpi sge, %25, %c6_i32_0 : i32
//       %27 = arith.extui %26 : i1 to i32
//       %28 = arith.addi %17, %27 : i32
//       %c0_i32_1 = arith.constant 0 : i32
//       %29 = arith.maxsi %28, %c0_i32_1 : i32
//       %30 = arith.minsi %29, %1 : i32
//       %31 = arith.index_cast %30 : i32 to index
//       %32 = tensor.extract %arg0[%4, %24, %31, %7] : tensor<1x3x4x2xi8>
//       linalg.yield %32 : i8
//     } -> tensor<1x6x11x2xi8>
//     return %3 : tensor<1x6x11x2xi8>
//   }
// }
