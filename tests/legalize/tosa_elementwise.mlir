// Elements at the same position.
// args: -O0
func.func @add(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.add %a0, %a1 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @sigmoid(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.sigmoid %a0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @clamp_ignore(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.clamp %a0 {max_val = 1.0 : f32, min_val = 0.0 : f32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @maximum_ignore(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = tosa.maximum %a0, %a1 {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// output:
// module {
//   func.func @add(%arg0: tensor<2x3xf32>, %arg1: tensor<1x3xf32>) -> tensor<2x3xf32> {
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<1x3xf32>) outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.addf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
//   func.func @sigmoid(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %cst = arith.constant 1.000000e+00 : f32
//       %2 = arith.negf %arg1 : f32
//       %3 = math.exp %2 : f32
//       %4 = arith.addf %3, %cst : f32
//       %5 = arith.divf %cst, %4 : f32
//       linalg.yield %5 : f32
//     } -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
//   func.func @clamp_ignore(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %cst = arith.constant 0.000000e+00 : f32
//       %cst_0 = arith.constant 1.000000e+00 : f32
//       %2 = arith.minimumf %arg1, %cst_0 : f32
//       %3 = arith.maximumf %2, %cst : f32
//       %4 = arith.cmpf uno, %arg1, %arg1 : f32
//       %5 = arith.select %4, %cst, %3 : f32
//       linalg.yield %5 : f32
//     } -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
//   func.func @maximum_ignore(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.maximumf %arg2, %arg3 : f32
//       %3 = arith.cmpf uno, %arg2, %arg2 : f32
//       %4 = arith.cmpf uno, %arg3, %arg3 : f32
//       %5 = arith.select %3, %arg3, %2 : f32
//       %6 = arith.select %4, %arg2, %5 : f32
//       linalg.yield %6 : f32
//     } -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
// }
// -----
// Operands of another rank, and sizes that must agree at run time.
// args: -O0
func.func @ranks(%a: tensor<2x3xf32>, %b: tensor<f32>) -> tensor<2x3xf32> {
  %0 = tosa.sub %a, %b : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @broadcast_dynamic(%a: tensor<?x3xf32>, %b: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.add %a, %b : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// output:
// module {
//   func.func @ranks(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<2x3xf32> {
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<f32>) outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %2 = arith.subf %arg2, %arg3 : f32
//       linalg.yield %2 : f32
//     } -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
//   func.func @broadcast_dynamic(%arg0: tensor<?x3xf32>, %arg1: tensor<?x3xf32>) -> tensor<?x3xf32> {
//     %c0 = arith.constant 0 : index
//     %0 = tensor.dim %arg0, %c0 : tensor<?x3xf32>
//     %c0_0 = arith.constant 0 : index
//     %1 = tensor.dim %arg1, %c0_0 : tensor<?x3xf32>
//     %2 = arith.cmpi eq, %0, %1 : index
//     cf.assert %2, "sizes of operands differ"
//     %3 = tensor.empty(%1) : tensor<?x3xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x3xf32>, tensor<?x3xf32>) outs(%3 : tensor<?x3xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//       %5 = arith.addf %arg2, %arg3 : f32
//       linalg.yield %5 : f32
//     } -> tensor<?x3xf32>
//     return %4 : tensor<?x3xf32>
//   }
// }
// -----
// A shift makes products fixed-point numbers.
// args: -O0
func.func @mul_shift(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %s = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %s : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @mul_i8(%a0: tensor<2x3xi8>, %a1: tensor<2x3xi8>) -> tensor<2x3xi32> {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %s : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<1xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
// output:
// module {
//   func.func @mul_shift(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
//     %0 = tensor.empty() : tensor<2x3xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %c3_i8 = arith.constant 3 : i8
//       %2 = arith.extsi %arg2 : i32 to i64
//       %3 = arith.extsi %arg3 : i32 to i64
//       %4 = arith.extui %c3_i8 : i8 to i64
//       %5 = arith.muli %2, %3 : i64
//       %c1_i64 = arith.constant 1 : i64
//       %6 = arith.shli %c1_i64, %4 : i64
//       %7 = arith.shrui %6, %c1_i64 : i64
//       %8 = arith.addi %5, %7 : i64
//       %9 = arith.shrsi %8, %4 : i64
//       %10 = arith.trunci %9 : i64 to i32
//       linalg.yield %10 : i32
//     } -> tensor<2x3xi32>
//     return %1 : tensor<2x3xi32>
//   }
//   func.func @mul_i8(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi8>) -> tensor<2x3xi32> {
//     %0 = tensor.empty() : tensor<2x3xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi8>, tensor<2x3xi8>) outs(%0 : tensor<2x3xi32>) {
//     ^bb0(%arg2: i8, %arg3: i8, %arg4: i32):
//       %2 = arith.extsi %arg2 : i8 to i32
//       %3 = arith.extsi %arg3 : i8 to i32
//       %4 = arith.muli %2, %3 : i32
//       linalg.yield %4 : i32
//     } -> tensor<2x3xi32>
//     return %1 : tensor<2x3xi32>
//   }
// }
// -----
// Negations saturate.
// args: -O0
func.func @negate_i8(%a0: tensor<2x3xi8>) -> tensor<2x3xi8> {
  %z1 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z2 = "tosa.const"() <{values = dense<-7> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.negate %a0, %z1, %z2 : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @negate(%a0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %z1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %z1, %z2 : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// output:
// module {
//   func.func @negate_i8(%arg0: tensor<2x3xi8>) -> tensor<2x3xi8> {
//     %0 = tensor.empty() : tensor<2x3xi8>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi8>) outs(%0 : tensor<2x3xi8>) {
//     ^bb0(%arg1: i8, %arg2: i8):
//       %c-2_i16 = arith.constant -2 : i16
//       %2 = arith.extsi %arg1 : i8 to i16
//       %3 = arith.subi %c-2_i16, %2 : i16
//       %c-128_i16 = arith.constant -128 : i16
//       %c127_i16 = arith.constant 127 : i16
//       %4 = arith.maxsi %3, %c-128_i16 : i16
//       %5 = arith.minsi %4, %c127_i16 : i16
//       %6 = arith.trunci %5 : i16 to i8
//       linalg.yield %6 : i8
//     } -> tensor<2x3xi8>
//     return %1 : tensor<2x3xi8>
//   }
//   func.func @negate(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %2 = arith.negf %arg1 : f32
//       linalg.yield %2 : f32
//     } -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
// }
// -----
// Casts to integers saturate.
// args: -O0
func.func @cast_f32_i8(%a0: tensor<2x3xf32>) -> tensor<2x3xi8> {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @cast_f32_i32(%a0: tensor<2x3xf32>) -> tensor<2x3xi32> {
  %r = tosa.cast %a0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @cast_f16_i32(%a0: tensor<2x3xf16>) -> tensor<2x3xi32> {
  %r = tosa.cast %a0 : (tensor<2x3xf16>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @cast_i1_f32(%a0: tensor<2x3xi1>) -> tensor<2x3xf32> {
  %r = tosa.cast %a0 : (tensor<2x3xi1>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// output:
// module {
//   func.func @cast_f32_i8(%arg0: tensor<2x3xf32>) -> tensor<2x3xi8> {
//     %0 = tensor.empty() : tensor<2x3xi8>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xi8>) {
//     ^bb0(%arg1: f32, %arg2: i8):
//       %2 = math.roundeven %arg1 : f32
//       %cst = arith.constant -1.280000e+02 : f32
//       %cst_0 = arith.constant 1.270000e+02 : f32
//       %3 = arith.minimumf %2, %cst_0 : f32
//       %4 = arith.maximumf %3, %cst : f32
//       %5 = arith.fptosi %4 : f32 to i8
//       linalg.yield %5 : i8
//     } -> tensor<2x3xi8>
//     return %1 : tensor<2x3xi8>
//   }
//   func.func @cast_f32_i32(%arg0: tensor<2x3xf32>) -> tensor<2x3xi32> {
//     %0 = tensor.empty() : tensor<2x3xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xi32>) {
//     ^bb0(%arg1: f32, %arg2: i32):
//       %2 = math.roundeven %arg1 : f32
//       %cst = arith.constant -2.14748365E+9 : f32
//       %cst_0 = arith.constant 2.14748365E+9 : f32
//       %3 = arith.maximumf %2, %cst : f32
//       %4 = arith.fptosi %3 : f32 to i32
//       %5 = arith.cmpf uge, %2, %cst_0 : f32
//       %c2147483647_i32 = arith.constant 2147483647 : i32
//       %6 = arith.select %5, %c2147483647_i32, %4 : i32
//       linalg.yield %6 : i32
//     } -> tensor<2x3xi32>
//     return %1 : tensor<2x3xi32>
//   }
//   func.func @cast_f16_i32(%arg0: tensor<2x3xf16>) -> tensor<2x3xi32> {
//     %0 = tensor.empty() : tensor<2x3xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf16>) outs(%0 : tensor<2x3xi32>) {
//     ^bb0(%arg1: f16, %arg2: i32):
//       %2 = math.roundeven %arg1 : f16
//       %3 = arith.fptosi %2 : f16 to i32
//       %cst = arith.constant 0x7C00 : f16
//       %4 = arith.cmpf ueq, %2, %cst : f16
//       %c2147483647_i32 = arith.constant 2147483647 : i32
//       %5 = arith.select %4, %c2147483647_i32, %3 : i32
//       %cst_0 = arith.constant 0xFC00 : f16
//       %6 = arith.cmpf ueq, %2, %cst_0 : f16
//       %c-2147483648_i32 = arith.constant -2147483648 : i32
//       %7 = arith.select %6, %c-2147483648_i32, %5 : i32
//       linalg.yield %7 : i32
//     } -> tensor<2x3xi32>
//     return %1 : tensor<2x3xi32>
//   }
//   func.func @cast_i1_f32(%arg0: tensor<2x3xi1>) -> tensor<2x3xf32> {
//     %0 = tensor.empty() : tensor<2x3xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi1>) outs(%0 : tensor<2x3xf32>) {
//     ^bb0(%arg1: i1, %arg2: f32):
//       %2 = arith.uitofp %arg1 : i1 to f32
//       linalg.yield %2 : f32
//     } -> tensor<2x3xf32>
//     return %1 : tensor<2x3xf32>
//   }
// }
// -----
// Shifts round.
// args: -O0
func.func @arithmetic_right_shift(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
// output:
// module {
//   func.func @arithmetic_right_shift(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
//     %0 = tensor.empty() : tensor<2x3xi32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32>) outs(%0 : tensor<2x3xi32>) {
//     ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
//       %2 = arith.shrsi %arg2, %arg3 : i32
//       %c0_i32 = arith.constant 0 : i32
//       %c1_i32 = arith.constant 1 : i32
//       %3 = arith.cmpi sgt, %arg3, %c0_i32 : i32
//       %4 = arith.subi %arg3, %c1_i32 : i32
//       %5 = arith.shrsi %arg2, %4 : i32
//       %6 = arith.andi %5, %c1_i32 : i32
//       %7 = arith.select %3, %6, %c0_i32 : i32
//       %8 = arith.addi %2, %7 : i32
//       linalg.yield %8 : i32
//     } -> tensor<2x3xi32>
//     return %1 : tensor<2x3xi32>
//   }
// }
// -----
// Tables.
// args: -O0
func.func @table(%a0: tensor<2x3xi8>, %a1: tensor<256xi8>) -> tensor<2x3xi8> {
  %r = tosa.table %a0, %a1 : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
// output:
// module {
//   func.func @table(%arg0: tensor<2x3xi8>, %arg1: tensor<256xi8>) -> tensor<2x3xi8> {
//     %0 = tensor.empty() : tensor<2x3xi8>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi8>) outs(%0 : tensor<2x3xi8>) {
//     ^bb0(%arg2: i8, %arg3: i8):
//       %2 = arith.index_cast %arg2 : i8 to index
//       %c128 = arith.constant 128 : index
//       %3 = arith.addi %2, %c128 : index
//       %4 = tensor.extract %arg1[%3] : tensor<256xi8>
//       linalg.yield %4 : i8
//     } -> tensor<2x3xi8>
//     return %1 : tensor<2x3xi8>
//   }
// }
