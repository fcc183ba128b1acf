// Reductions along dimensions and of windows.
// args: -O0
func.func @sum(%a0: tensor<2x3xf32>) -> tensor<2xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @product_of_all(%a0: tensor<2x3xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %r = stablehlo.reduce(%a0 init: %z) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @argmax(%a0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %i = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a0 init: %z), (%i init: %c) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<i32>, %n: tensor<i32>)  {
    %g = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %g, %x, %y : tensor<i1>, tensor<f32>
    %p = stablehlo.select %g, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %v, %p : tensor<f32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi32>
}
func.func @window_max(%a0: tensor<5x4xf32>) -> tensor<3x2xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %r = "stablehlo.reduce_window"(%a0, %z) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @window_dilated(%a0: tensor<5xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%a0, %z) <{window_dimensions = array<i64: 2>, window_dilations = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @window_spread(%a0: tensor<3xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%a0, %z) <{window_dimensions = array<i64: 2>, base_dilations = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @select_and_scatter(%a0: tensor<4x4xf32>, %a1: tensor<2x2xf32>) -> tensor<4x4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// output:
// module {
//   func.func @sum(%arg0: tensor<2x3xf32>) -> tensor<2xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<2xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
//     %2 = linalg.reduce { arith.addf } ins(%arg0 : tensor<2x3xf32>) outs(%1 : tensor<2xf32>) dimensions = [1]
//     return %2 : tensor<2xf32>
//   }
//   func.func @product_of_all(%arg0: tensor<2x3xf32>) -> tensor<f32> {
//     %cst = arith.constant 1.000000e+00 : f32
//     %0 = tensor.empty() : tensor<f32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
//     %2 = linalg.reduce { arith.mulf } ins(%arg0 : tensor<2x3xf32>) outs(%1 : tensor<f32>) dimensions = [0, 1]
//     return %2 : tensor<f32>
//   }
//   func.func @argmax(%arg0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
//     %0 = tensor.empty() : tensor<2x3xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<2x3xi32>) {
//     ^bb0(%arg1: i32):
//       %2 = linalg.index 1 : index
//       %3 = arith.index_cast %2 : index to i32
//       linalg.yield %3 : i32
//     } -> tensor<2x3xi32>
//     %cst = arith.constant 0xFF800000 : f32
//     %4 = tensor.empty() : tensor<2xf32>
//     %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
//     %c0_i32 = arith.constant 0 : i32
//     %6 = tensor.empty() : tensor<2xi32>
//     %7 = linalg.fill ins(%c0_i32 : i32) outs(%6 : tensor<2xi32>) -> tensor<2xi32>
//     %8:2 = linalg.reduce ins(%arg0, %1 : tensor<2x3xf32>, tensor<2x3xi32>) outs(%5, %7 : tensor<2xf32>, tensor<2xi32>) dimensions = [1]
//     (%arg6: f32, %arg7: i32, %arg8: f32, %arg9: i32) {
//       %9 = arith.cmpf ogt, %arg8, %arg6 : f32
//       %10 = arith.select %9, %arg8, %arg6 : f32
//       %11 = arith.select %9, %arg9, %arg7 : i32
//       linalg.yield %10, %11 : f32, i32
//     }
//     return %8#0, %8#1 : tensor<2xf32>, tensor<2xi32>
//   }
//   func.func @window_max(%arg0: tensor<5x4xf32>) -> tensor<3x2xf32> {
//     %cst = arith.constant 0xFF800000 : f32
//     %0 = tensor.pad %arg0 low[0, 0] high[1, 0] {
//     ^bb0(%arg1: index, %arg2: index):
//       tensor.yield %cst : f32
//     } : tensor<5x4xf32> to tensor<6x4xf32>
//     %1 = tensor.empty() : tensor<3x2xf32>
//     %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x2xf32>) -> tensor<3x2xf32>
//     %3 = tensor.empty() : tensor<2x2xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 * 2 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%0, %3 : tensor<6x4xf32>, tensor<2x2xf32>) outs(%2 : tensor<3x2xf32>) {
//     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
//       %5 = arith.maximumf %arg7, %arg5 : f32
//       linalg.yield %5 : f32
//     } -> tensor<3x2xf32>
//     return %4 : tensor<3x2xf32>
//   }
//   func.func @window_dilated(%arg0: tensor<5xf32>) -> tensor<3xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<3xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
//     %2 = tensor.empty() : tensor<2xf32>
//     %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1 * 2)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%arg0, %2 : tensor<5xf32>, tensor<2xf32>) outs(%1 : tensor<3xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
//       %4 = arith.addf %arg5, %arg3 : f32
//       linalg.yield %4 : f32
//     } -> tensor<3xf32>
//     return %3 : tensor<3xf32>
//   }
//   func.func @window_spread(%arg0: tensor<3xf32>) -> tensor<4xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<5xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
//     %2 = tensor.insert_slice %arg0 into %1[0] [3] [2] : tensor<3xf32> into tensor<5xf32>
//     %3 = tensor.empty() : tensor<4xf32>
//     %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<4xf32>) -> tensor<4xf32>
//     %5 = tensor.empty() : tensor<2xf32>
//     %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2, %5 : tensor<5xf32>, tensor<2xf32>) outs(%4 : tensor<4xf32>) {
//     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
//       %7 = arith.addf %arg7, %arg5 : f32
//       linalg.yield %7 : f32
//     } -> tensor<4xf32>
//     return %6 : tensor<4xf32>
//   }
//   func.func @select_and_scatter(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2xf32>) -> tensor<4x4xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<4x4xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     %c0 = arith.constant 0 : index
//     %c1 = arith.constant 1 : index
//     %c2 = arith.constant 2 : index
//     %2 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %1) -> (tensor<4x4xf32>) {
//       %c0_0 = arith.constant 0 : index
//       %c1_0 = arith.constant 1 : index
//       %c2_0 = arith.constant 2 : index
//       %3 = scf.for %arg6 = %c0_0 to %c2_0 step %c1_0 iter_args(%arg7 = %arg5) -> (tensor<4x4xf32>) {
//         %c2_1 = arith.constant 2 : index
//         %c0_1 = arith.constant 0 : index
//         %4 = arith.muli %arg4, %c2_1 : index
//         %5 = arith.subi %4, %c0_1 : index
//         %c2_2 = arith.constant 2 : index
//         %c0_2 = arith.constant 0 : index
//         %6 = arith.muli %arg6, %c2_2 : index
//         %7 = arith.subi %6, %c0_2 : index
//         %c0_3 = arith.constant 0 : index
//         %false = arith.constant false
//         %c0_4 = arith.constant 0 : index
//         %c1_1 = arith.constant 1 : index
//         %c2_3 = arith.constant 2 : index
//         %8:4 = scf.for %arg8 = %c0_4 to %c2_3 step %c1_1 iter_args(%arg9 = %cst, %arg10 = %false, %arg11 = %c0_3, %arg12 = %c0_3) -> (f32, i1, index, index) {
//           %c0_5 = arith.constant 0 : index
//           %c1_2 = arith.constant 1 : index
//           %c2_4 = arith.constant 2 : index
//           %9:4 = scf.for %arg13 = %c0_5 to %c2_4 step %c1_2 iter_args(%arg14 = %arg9, %arg15 = %arg10, %arg16 = %arg11, %arg17 = %arg12) -> (f32, i1, index, index) {
//             %10 = arith.addi %5, %arg8 : index
//             %11 = arith.addi %7, %arg13 : index
//             %true = arith.constant true
//             %c0_6 = arith.constant 0 : index
//             %c3 = arith.constant 3 : index
//             %12 = arith.maxsi %10, %c0_6 : index
//             %13 = arith.minsi %12, %c3 : index
//             %14 = arith.cmpi eq, %13, %10 : index
//             %15 = arith.andi %true, %14 : i1
//             %c0_7 = arith.constant 0 : index
//             %c3_0 = arith.constant 3 : index
//             %16 = arith.maxsi %11, %c0_7 : index
//             %17 = arith.minsi %16, %c3_0 : index
//             %18 = arith.cmpi eq, %17, %11 : index
//             %19 = arith.andi %15, %18 : i1
//             %20 = tensor.extract %arg0[%13, %17] : tensor<4x4xf32>
//             %21 = arith.cmpf oge, %arg14, %20 : f32
//             %22 = arith.andi %arg15, %21 : i1
//             %true_0 = arith.constant true
//             %23 = arith.xori %22, %true_0 : i1
//             %24 = arith.andi %23, %19 : i1
//             %25 = arith.select %24, %20, %arg14 : f32
//             %26 = arith.ori %arg15, %19 : i1
//             %27 = arith.select %24, %13, %arg16 : index
//             %28 = arith.select %24, %17, %arg17 : index
//             scf.yield %25, %26, %27, %28 : f32, i1, index, index
//           }
//           scf.yield %9#0, %9#1, %9#2, %9#3 : f32, i1, index, index
//         }
//         %29 = tensor.extract %arg7[%8#2, %8#3] : tensor<4x4xf32>
//         %30 = tensor.extract %arg1[%arg4, %arg6] : tensor<2x2xf32>
//         %31 = arith.addf %29, %30 : f32
//         %32 = arith.select %8#1, %31, %29 : f32
//         %33 = tensor.insert %32 into %arg7[%8#2, %8#3] : tensor<4x4xf32>
//         scf.yield %33 : tensor<4x4xf32>
//       }
//       scf.yield %3 : tensor<4x4xf32>
//     }
//     return %2 : tensor<4x4xf32>
//   }
// }
