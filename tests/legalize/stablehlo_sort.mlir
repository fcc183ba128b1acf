// Sorting.
// args: -O0
func.func @sort(%a0: tensor<7xf32>) -> tensor<7xf32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
    %s = stablehlo.compare LT, %x0, %x1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<7xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}
func.func @sort_columns(%a0: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64}> ({
  ^bb0(%x0: tensor<i32>, %x1: tensor<i32>):
    %s = stablehlo.compare GT, %x0, %x1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @argsort(%a0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<9xi32>
  %r:2 = "stablehlo.sort"(%a0, %i) <{is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<i32>, %x3: tensor<i32>):
    %s = stablehlo.compare LT, %x0, %x1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<9xf32>, tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xf32>, tensor<9xi32>
}
func.func @top_k(%a0: tensor<2x5xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {
  %r:2 = chlo.top_k(%a0, k = 2) : tensor<2x5xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return %r#0, %r#1 : tensor<2x2xf32>, tensor<2x2xi32>
}
// output:
// module {
//   func.func @sort(%arg0: tensor<7xf32>) -> tensor<7xf32> {
//     %c1 = arith.constant 1 : index
//     %c0 = arith.constant 0 : index
//     %c1_0 = arith.constant 1 : index
//     %c3 = arith.constant 3 : index
//     %0:2 = scf.for %arg1 = %c0 to %c3 step %c1_0 iter_args(%arg2 = %arg0, %arg3 = %c1) -> (tensor<7xf32>, index) {
//       %1 = tensor.empty() : tensor<7xf32>
//       %c0_0 = arith.constant 0 : index
//       %c7 = arith.constant 7 : index
//       %c0_1 = arith.constant 0 : index
//       %c1_1 = arith.constant 1 : index
//       %c7_0 = arith.constant 7 : index
//       %2:3 = scf.for %arg4 = %c0_1 to %c7_0 step %c1_1 iter_args(%arg5 = %1, %arg6 = %c0_0, %arg7 = %c0_0) -> (tensor<7xf32>, index, index) {
//         %3 = arith.addi %arg3, %arg3 : index
//         %4 = arith.remui %arg4, %3 : index
//         %5 = arith.subi %arg4, %4 : index
//         %6 = arith.addi %5, %arg3 : index
//         %7 = arith.minsi %6, %c7 : index
//         %8 = arith.addi %5, %3 : index
//         %9 = arith.minsi %8, %c7 : index
//         %10 = arith.cmpi eq, %4, %c0_0 : index
//         %11 = arith.select %10, %5, %arg6 : index
//         %12 = arith.select %10, %7, %arg7 : index
//         %c0_2 = arith.constant 0 : index
//         %c6 = arith.constant 6 : index
//         %13 = arith.maxsi %11, %c0_2 : index
//         %14 = arith.minsi %13, %c6 : index
//         %15 = tensor.extract %arg2[%14] : tensor<7xf32>
//         %c0_3 = arith.constant 0 : index
//         %c6_0 = arith.constant 6 : index
//         %16 = arith.maxsi %12, %c0_3 : index
//         %17 = arith.minsi %16, %c6_0 : index
//         %18 = tensor.extract %arg2[%17] : tensor<7xf32>
//         %19 = arith.cmpi slt, %11, %7 : index
//         %20 = arith.cmpi slt, %12, %9 : index
//         %21 = arith.cmpf olt, %18, %15 : f32
//         %true = arith.constant true
//         %22 = arith.xori %19, %true : i1
//         %23 = arith.ori %22, %21 : i1
//         %24 = arith.andi %20, %23 : i1
//         %25 = arith.select %24, %18, %15 : f32
//         %26 = tensor.insert %25 into %arg5[%arg4] : tensor<7xf32>
//         %27 = arith.index_castui %24 : i1 to index
//         %c1_2 = arith.constant 1 : index
//         %28 = arith.subi %c1_2, %27 : index
//         %29 = arith.addi %11, %28 : index
//         %30 = arith.addi %12, %27 : index
//         scf.yield %26, %29, %30 : tensor<7xf32>, index, index
//       }
//       %31 = arith.addi %arg3, %arg3 : index
//       scf.yield %2#0, %31 : tensor<7xf32>, index
//     }
//     return %0#0 : tensor<7xf32>
//   }
//   func.func @sort_columns(%arg0: tensor<4x3xi32>) -> tensor<4x3xi32> {
//     %c1 = arith.constant 1 : index
//     %c0 = arith.constant 0 : index
//     %c1_0 = arith.constant 1 : index
//     %c2 = arith.constant 2 : index
//     %0:2 = scf.for %arg1 = %c0 to %c2 step %c1_0 iter_args(%arg2 = %arg0, %arg3 = %c1) -> (tensor<4x3xi32>, index) {
//       %1 = tensor.empty() : tensor<4x3xi32>
//       %c0_0 = arith.constant 0 : index
//       %c1_1 = arith.constant 1 : index
//       %c3 = arith.constant 3 : index
//       %2 = scf.for %arg4 = %c0_0 to %c3 step %c1_1 iter_args(%arg5 = %1) -> (tensor<4x3xi32>) {
//         %c0_1 = arith.constant 0 : index
//         %c4 = arith.constant 4 : index
//         %c0_2 = arith.constant 0 : index
//         %c1_2 = arith.constant 1 : index
//         %c4_0 = arith.constant 4 : index
//         %3:3 = scf.for %arg6 = %c0_2 to %c4_0 step %c1_2 iter_args(%arg7 = %arg5, %arg8 = %c0_1, %arg9 = %c0_1) -> (tensor<4x3xi32>, index, index) {
//           %4 = arith.addi %arg3, %arg3 : index
//           %5 = arith.remui %arg6, %4 : index
//           %6 = arith.subi %arg6, %5 : index
//           %7 = arith.addi %6, %arg3 : index
//           %8 = arith.minsi %7, %c4 : index
//           %9 = arith.addi %6, %4 : index
//           %10 = arith.minsi %9, %c4 : index
//           %11 = arith.cmpi eq, %5, %c0_1 : index
//           %12 = arith.select %11, %6, %arg8 : index
//           %13 = arith.select %11, %8, %arg9 : index
//           %c0_3 = arith.constant 0 : index
//           %c3_0 = arith.constant 3 : index
//           %14 = arith.maxsi %12, %c0_3 : index
//           %15 = arith.minsi %14, %c3_0 : index
//           %16 = tensor.extract %arg2[%15, %arg4] : tensor<4x3xi32>
//           %c0_4 = arith.constant 0 : index
//           %c3_1 = arith.constant 3 : index
//           %17 = arith.maxsi %13, %c0_4 : index
//           %18 = arith.minsi %17, %c3_1 : index
//           %19 = tensor.extract %arg2[%18, %arg4] : tensor<4x3xi32>
//           %20 = arith.cmpi slt, %12, %8 : index
//           %21 = arith.cmpi slt, %13, %10 : index
//           %22 = arith.cmpi sgt, %19, %16 : i32
//           %true = arith.constant true
//           %23 = arith.xori %20, %true : i1
//           %24 = arith.ori %23, %22 : i1
//           %25 = arith.andi %21, %24 : i1
//           %26 = arith.select %25, %19, %16 : i32
//           %27 = tensor.insert %26 into %arg7[%arg6, %arg4] : tensor<4x3xi32>
//           %28 = arith.index_castui %25 : i1 to index
//           %c1_3 = arith.constant 1 : index
//           %29 = arith.subi %c1_3, %28 : index
//           %30 = arith.addi %12, %29 : index
//           %31 = arith.addi %13, %28 : index
//           scf.yield %27, %30, %31 : tensor<4x3xi32>, index, index
//         }
//         scf.yield %3#0 : tensor<4x3xi32>
//       }
//       %32 = arith.addi %arg3, %arg3 : index
//       scf.yield %2, %32 : tensor<4x3xi32>, index
//     }
//     return %0#0 : tensor<4x3xi32>
//   }
//   func.func @argsort(%arg0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xi32>) {
//     %0 = tensor.empty() : tensor<9xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<9xi32>) {
//     ^bb0(%arg1: i32):
//       %2 = linalg.index 0 : index
//       %3 = arith.index_cast %2 : index to i32
//       linalg.yield %3 : i32
//     } -> tensor<9xi32>
//     %c1 = arith.constant 1 : index
//     %c0 = arith.constant 0 : index
//     %c1_0 = arith.constant 1 : index
//     %c4 = arith.constant 4 : index
//     %4:3 = scf.for %arg2 = %c0 to %c4 step %c1_0 iter_args(%arg3 = %arg0, %arg4 = %1, %arg5 = %c1) -> (tensor<9xf32>, tensor<9xi32>, index) {
//       %5 = tensor.empty() : tensor<9xf32>
//       %6 = tensor.empty() : tensor<9xi32>
//       %c0_0 = arith.constant 0 : index
//       %c9 = arith.constant 9 : index
//       %c0_1 = arith.constant 0 : index
//       %c1_1 = arith.constant 1 : index
//       %c9_0 = arith.constant 9 : index
//       %7:4 = scf.for %arg6 = %c0_1 to %c9_0 step %c1_1 iter_args(%arg7 = %5, %arg8 = %6, %arg9 = %c0_0, %arg10 = %c0_0) -> (tensor<9xf32>, tensor<9xi32>, index, index) {
//         %8 = arith.addi %arg5, %arg5 : index
//         %9 = arith.remui %arg6, %8 : index
//         %10 = arith.subi %arg6, %9 : index
//         %11 = arith.addi %10, %arg5 : index
//         %12 = arith.minsi %11, %c9 : index
//         %13 = arith.addi %10, %8 : index
//         %14 = arith.minsi %13, %c9 : index
//         %15 = arith.cmpi eq, %9, %c0_0 : index
//         %16 = arith.select %15, %10, %arg9 : index
//         %17 = arith.select %15, %12, %arg10 : index
//         %c0_2 = arith.constant 0 : index
//         %c8 = arith.constant 8 : index
//         %18 = arith.maxsi %16, %c0_2 : index
//         %19 = arith.minsi %18, %c8 : index
//         %20 = tensor.extract %arg3[%19] : tensor<9xf32>
//         %21 = tensor.extract %arg4[%19] : tensor<9xi32>
//         %c0_3 = arith.constant 0 : index
//         %c8_0 = arith.constant 8 : index
//         %22 = arith.maxsi %17, %c0_3 : index
//         %23 = arith.minsi %22, %c8_0 : index
//         %24 = tensor.extract %arg3[%23] : tensor<9xf32>
//         %25 = tensor.extract %arg4[%23] : tensor<9xi32>
//         %26 = arith.cmpi slt, %16, %12 : index
//         %27 = arith.cmpi slt, %17, %14 : index
//         %28 = arith.cmpf olt, %24, %20 : f32
//         %true = arith.constant true
//         %29 = arith.xori %26, %true : i1
//         %30 = arith.ori %29, %28 : i1
//         %31 = arith.andi %27, %30 : i1
//         %32 = arith.select %31, %24, %20 : f32
//         %33 = tensor.insert %32 into %arg7[%arg6] : tensor<9xf32>
//         %34 = arith.select %31, %25, %21 : i32
//         %35 = tensor.insert %34 into %arg8[%arg6] : tensor<9xi32>
//         %36 = arith.index_castui %31 : i1 to index
//         %c1_2 = arith.constant 1 : index
//         %37 = arith.subi %c1_2, %36 : index
//         %38 = arith.addi %16, %37 : index
//         %39 = arith.addi %17, %36 : index
//         scf.yield %33, %35, %38, %39 : tensor<9xf32>, tensor<9xi32>, index, index
//       }
//       %40 = arith.addi %arg5, %arg5 : index
//       scf.yield %7#0, %7#1, %40 : tensor<9xf32>, tensor<9xi32>, index
//     }
//     return %4#0, %4#1 : tensor<9xf32>, tensor<9xi32>
//   }
//   func.func @top_k(%arg0: tensor<2x5xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {
//     %0 = tensor.empty() : tensor<2x5xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<2x5xi32>) {
//     ^bb0(%arg1: i32):
//       %2 = linalg.index 1 : index
//       %3 = arith.index_cast %2 : index to i32
//       linalg.yield %3 : i32
//     } -> tensor<2x5xi32>
//     %c1 = arith.constant 1 : index
//     %c0 = arith.constant 0 : index
//     %c1_0 = arith.constant 1 : index
//     %c3 = arith.constant 3 : index
//     %4:3 = scf.for %arg2 = %c0 to %c3 step %c1_0 iter_args(%arg3 = %arg0, %arg4 = %1, %arg5 = %c1) -> (tensor<2x5xf32>, tensor<2x5xi32>, index) {
//       %5 = tensor.empty() : tensor<2x5xf32>
//       %6 = tensor.empty() : tensor<2x5xi32>
//       %c0_0 = arith.constant 0 : index
//       %c1_1 = arith.constant 1 : index
//       %c2 = arith.constant 2 : index
//       %7:2 = scf.for %arg6 = %c0_0 to %c2 step %c1_1 iter_args(%arg7 = %5, %arg8 = %6) -> (tensor<2x5xf32>, tensor<2x5xi32>) {
//         %c0_1 = arith.constant 0 : index
//         %c5 = arith.constant 5 : index
//         %c0_2 = arith.constant 0 : index
//         %c1_2 = arith.constant 1 : index
//         %c5_0 = arith.constant 5 : index
//         %8:4 = scf.for %arg9 = %c0_2 to %c5_0 step %c1_2 iter_args(%arg10 = %arg7, %arg11 = %arg8, %arg12 = %c0_1, %arg13 = %c0_1) -> (tensor<2x5xf32>, tensor<2x5xi32>, index, index) {
//           %9 = arith.addi %arg5, %arg5 : index
//           %10 = arith.remui %arg9, %9 : index
//           %11 = arith.subi %arg9, %10 : index
//           %12 = arith.addi %11, %arg5 : index
//           %13 = arith.minsi %12, %c5 : index
//           %14 = arith.addi %11, %9 : index
//           %15 = arith.minsi %14, %c5 : index
//           %16 = arith.cmpi eq, %10, %c0_1 : index
//           %17 = arith.select %16, %11, %arg12 : index
//           %18 = arith.select %16, %13, %arg13 : index
//           %c0_3 = arith.constant 0 : index
//           %c4 = arith.constant 4 : index
//           %19 = arith.maxsi %17, %c0_3 : index
//           %20 = arith.minsi %19, %c4 : index
//           %21 = tensor.extract %arg3[%arg6, %20] : tensor<2x5xf32>
//           %22 = tensor.extract %arg4[%arg6, %20] : tensor<2x5xi32>
//           %c0_4 = arith.constant 0 : index
//           %c4_0 = arith.constant 4 : index
//           %23 = arith.maxsi %18, %c0_4 : index
//           %24 = arith.minsi %23, %c4_0 : index
//           %25 = tensor.extract %arg3[%arg6, %24] : tensor<2x5xf32>
//           %26 = tensor.extract %arg4[%arg6, %24] : tensor<2x5xi32>
//           %27 = arith.cmpi slt, %17, %13 : index
//           %28 = arith.cmpi slt, %18, %15 : index
//           %29 = arith.bitcast %25 : f32 to i32
//           %c0_i32 = arith.constant 0 : i32
//           %c2147483647_i32 = arith.constant 2147483647 : i32
//           %30 = arith.cmpi slt, %29, %c0_i32 : i32
//           %31 = arith.xori %29, %c2147483647_i32 : i32
//           %32 = arith.select %30, %31, %29 : i32
//           %33 = arith.bitcast %21 : f32 to i32
//           %c0_i32_0 = arith.constant 0 : i32
//           %c2147483647_i32_0 = arith.constant 2147483647 : i32
//           %34 = arith.cmpi slt, %33, %c0_i32_0 : i32
//           %35 = arith.xori %33, %c2147483647_i32_0 : i32
//           %36 = arith.select %34, %35, %33 : i32
//           %37 = arith.cmpi sgt, %32, %36 : i32
//           %true = arith.constant true
//           %38 = arith.xori %27, %true : i1
//           %39 = arith.ori %38, %37 : i1
//           %40 = arith.andi %28, %39 : i1
//           %41 = arith.select %40, %25, %21 : f32
//           %42 = tensor.insert %41 into %arg10[%arg6, %arg9] : tensor<2x5xf32>
//           %43 = arith.select %40, %26, %22 : i32
//           %44 = tensor.insert %43 into %arg11[%arg6, %arg9] : tensor<2x5xi32>
//           %45 = arith.index_castui %40 : i1 to index
//           %c1_3 = arith.constant 1 : index
//           %46 = arith.subi %c1_3, %45 : index
//           %47 = arith.addi %17, %46 : index
//           %48 = arith.addi %18, %45 : index
//           scf.yield %42, %44, %47, %48 : tensor<2x5xf32>, tensor<2x5xi32>, index, index
//         }
//         scf.yield %8#0, %8#1 : tensor<2x5xf32>, tensor<2x5xi32>
//       }
//       %49 = arith.addi %arg5, %arg5 : index
//       scf.yield %7#0, %7#1, %49 : tensor<2x5xf32>, tensor<2x5xi32>, index
//     }
//     %50 = tensor.extract_slice %4#0[0, 0] [2, 2] [1, 1] : tensor<2x5xf32> to tensor<2x2xf32>
//     %51 = tensor.extract_slice %4#1[0, 0] [2, 2] [1, 1] : tensor<2x5xi32> to tensor<2x2xi32>
//     return %50, %51 : tensor<2x2xf32>, tensor<2x2xi32>
//   }
// }
