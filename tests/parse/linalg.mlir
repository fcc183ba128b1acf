// Operations whose loops, or whose region, the text says.
#id = affine_map<(d0, d1) -> (d0, d1)>
#trait = {doc = "x", indexing_maps = [#id, #id], iterator_types = ["parallel", "reduction"], library_call = "foo"}
func.func @f(%m: memref<4x4xf32>, %v: memref<4xf32>, %t: tensor<4x4xf32>, %in: tensor<128x256xf32>, %tiled: tensor<8x8x16x32xf32>, %x: f32) {
  linalg.generic #trait ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) attrs = {foo = 1 : i64} {
  ^bb0(%a: f32, %b: f32):
    %i = linalg.index 0 : index
    linalg.yield %a : f32
  }
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4x4xf32>
  linalg.map { arith.addf } ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  linalg.map { math.exp {foo} } ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  linalg.map ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) (%a: f32, %out: f32) {
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  }
  linalg.reduce { arith.addf {fastmath = #arith.fastmath<reassoc>} } ins(%m : memref<4x4xf32>) outs(%v : memref<4xf32>) dimensions = [1]
  linalg.reduce ins(%m : memref<4x4xf32>) outs(%v : memref<4xf32>) dimensions = [1] (%a: f32, %b: f32) {
    %s = arith.mulf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.transpose ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) permutation = [1, 0]
  %1 = linalg.transpose ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) permutation = [1, 0]
  linalg.broadcast ins(%v : memref<4xf32>) outs(%m : memref<4x4xf32>) dimensions = [1]
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  %2 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  linalg.softmax dimension(1) ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  %3 = linalg.pack %in outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %tiled : tensor<128x256xf32> -> tensor<8x8x16x32xf32>
  %4 = linalg.pack %in padding_value(%x : f32) inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %tiled : tensor<128x256xf32> -> tensor<8x8x16x32xf32>
  %5 = linalg.unpack %tiled inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %in : tensor<8x8x16x32xf32> -> tensor<128x256xf32>
  return
}
// output:
// module {
//   func.func @f(%arg0: memref<4x4xf32>, %arg1: memref<4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<128x256xf32>, %arg4: tensor<8x8x16x32xf32>, %arg5: f32) {
//     linalg.generic {doc = "x", indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "reduction"], library_call = "foo"} ins(%arg0 : memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>) attrs =  {foo = 1 : i64} {
//     ^bb0(%arg6: f32, %arg7: f32):
//       %0 = linalg.index 0 : index
//       linalg.yield %arg6 : f32
//     }
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) {
//     ^bb0(%arg8: f32, %arg9: f32):
//       linalg.yield %arg8 : f32
//     } -> tensor<4x4xf32>
//     linalg.map { arith.addf } ins(%arg0, %arg0 : memref<4x4xf32>, memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
//     linalg.map { math.exp {foo} } ins(%arg0 : memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
//     linalg.map ins(%arg0 : memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
//     (%arg15: f32, %arg16: f32) {
//       %4 = arith.addf %arg15, %arg15 : f32
//       linalg.yield %4 : f32
//     }
//     linalg.reduce { arith.addf {fastmath = #arith.fastmath<reassoc>} } ins(%arg0 : memref<4x4xf32>) outs(%arg1 : memref<4xf32>) dimensions = [1]
//     linalg.reduce ins(%arg0 : memref<4x4xf32>) outs(%arg1 : memref<4xf32>) dimensions = [1]
//     (%arg19: f32, %arg20: f32) {
//       %6 = arith.mulf %arg19, %arg20 : f32
//       linalg.yield %6 : f32
//     }
//     linalg.transpose ins(%arg0 : memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>) permutation = [1, 0]
//     %7 = linalg.transpose ins(%arg2 : tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) permutation = [1, 0]
//     linalg.broadcast ins(%arg1 : memref<4xf32>) outs(%arg0 : memref<4x4xf32>) dimensions = [1]
//     linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg0 : memref<4x4xf32>, memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
//     linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%arg0, %arg0 : memref<4x4xf32>, memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
//     %11 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg2, %arg2 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     linalg.softmax dimension(1) ins(%arg0 : memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
//     %14 = linalg.pack %arg3 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %arg4 : tensor<128x256xf32> -> tensor<8x8x16x32xf32>
//     %15 = linalg.pack %arg3 padding_value(%arg5 : f32) inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %arg4 : tensor<128x256xf32> -> tensor<8x8x16x32xf32>
//     %16 = linalg.unpack %arg4 inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %arg3 : tensor<8x8x16x32xf32> -> tensor<128x256xf32>
//     return
//   }
// }
// -----
// The spellings of before 2025.
// no-oracle: old spelling
func.func @old(%m: memref<4x4xf32>, %b: memref<2x4x4xf32>, %in: tensor<128x256xf32>, %tiled: tensor<8x8x16x32xf32>) {
  linalg.matmul_transpose_a ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  linalg.matmul_transpose_b ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  linalg.batch_matmul_transpose_a ins(%b, %b : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%b : memref<2x4x4xf32>)
  linalg.batch_matmul_transpose_b ins(%b, %b : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%b : memref<2x4x4xf32>)
  %0 = tensor.pack %in inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %tiled : tensor<128x256xf32> -> tensor<8x8x16x32xf32>
  return
}
// output:
// module {
//   func.func @old(%arg0: memref<4x4xf32>, %arg1: memref<2x4x4xf32>, %arg2: tensor<128x256xf32>, %arg3: tensor<8x8x16x32xf32>) {
//     linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%arg0, %arg0 : memref<4x4xf32>, memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
//     linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%arg0, %arg0 : memref<4x4xf32>, memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
//     linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%arg1, %arg1 : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%arg1 : memref<2x4x4xf32>)
//     linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%arg1, %arg1 : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%arg1 : memref<2x4x4xf32>)
//     %8 = linalg.pack %arg2 inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %arg3 : tensor<128x256xf32> -> tensor<8x8x16x32xf32>
//     return
//   }
// }
// -----
// Generic form: the regions that names and short forms imply.
// args: --mlir-print-op-generic
func.func @generic(%m: memref<4x4xf32>, %i: memref<4x4xi32>, %i8: memref<4x4xi8>, %v: memref<4xf32>, %low: f64, %seed: i32) {
  linalg.matmul ins(%i8, %i8 : memref<4x4xi8>, memref<4x4xi8>) outs(%i : memref<4x4xi32>)
  linalg.reduce { arith.addf } ins(%m : memref<4x4xf32>) outs(%v : memref<4xf32>) dimensions = [1]
  linalg.reciprocal ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%i : memref<4x4xi32>) outs(%m : memref<4x4xf32>)
  linalg.fill_rng_2d ins(%low, %low, %seed : f64, f64, i32) outs(%m : memref<4x4xf32>)
  return
}
// output:
// "builtin.module"() ({
//   "func.func"() <{function_type = (memref<4x4xf32>, memref<4x4xi32>, memref<4x4xi8>, memref<4xf32>, f64, i32) -> (), sym_name = "generic"}> ({
//   ^bb0(%arg0: memref<4x4xf32>, %arg1: memref<4x4xi32>, %arg2: memref<4x4xi8>, %arg3: memref<4xf32>, %arg4: f64, %arg5: i32):
//     "linalg.matmul"(%arg2, %arg2, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
//     ^bb0(%arg6: i8, %arg7: i8, %arg8: i32):
//       %0 = "arith.extsi"(%arg6) : (i8) -> i32
//       %1 = "arith.extsi"(%arg7) : (i8) -> i32
//       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
//       %3 = "arith.addi"(%arg8, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
//       "linalg.yield"(%3) : (i32) -> ()
//     }) : (memref<4x4xi8>, memref<4x4xi8>, memref<4x4xi32>) -> ()
//     "linalg.reduce"(%arg0, %arg3) <{dimensions = array<i64: 1>}> ({
//     ^bb0(%arg9: f32, %arg10: f32):
//       %4 = "arith.addf"(%arg10, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
//       "linalg.yield"(%4) : (f32) -> ()
//     }) : (memref<4x4xf32>, memref<4xf32>) -> ()
//     "linalg.reciprocal"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
//     ^bb0(%arg11: f32, %arg12: f32):
//       %cst = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
//       %5 = "arith.divf"(%cst, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
//       "linalg.yield"(%5) : (f32) -> ()
//     }) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
//     "linalg.copy"(%arg1, %arg0) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
//     ^bb0(%arg13: i32, %arg14: f32):
//       %6 = "arith.uitofp"(%arg13) : (i32) -> f32
//       "linalg.yield"(%6) : (f32) -> ()
//     }) : (memref<4x4xi32>, memref<4x4xf32>) -> ()
//     "linalg.fill_rng_2d"(%arg4, %arg4, %arg5, %arg0) <{operandSegmentSizes = array<i32: 3, 1>}> ({
//     ^bb0(%arg15: f64, %arg16: f64, %arg17: i32, %arg18: f32):
//       %c2147483647_i64 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
//       %7 = "arith.sitofp"(%c2147483647_i64) : (i64) -> f64
//       %8 = "linalg.index"() <{dim = 1 : i64}> : () -> index
//       %9 = "arith.index_cast"(%8) : (index) -> i32
//       %10 = "linalg.index"() <{dim = 0 : i64}> : () -> index
//       %11 = "arith.index_cast"(%10) : (index) -> i32
//       %12 = "arith.addi"(%11, %arg17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
//       %c1103515245_i64 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
//       %13 = "arith.trunci"(%c1103515245_i64) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
//       %14 = "arith.muli"(%12, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
//       %c12345_i64 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
//       %15 = "arith.trunci"(%c12345_i64) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
//       %16 = "arith.addi"(%14, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
//       %17 = "arith.addi"(%9, %16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
//       %c1103515245_i64_0 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
//       %18 = "arith.trunci"(%c1103515245_i64_0) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
//       %19 = "arith.muli"(%17, %18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
//       %c12345_i64_0 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
//       %20 = "arith.trunci"(%c12345_i64_0) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
//       %21 = "arith.addi"(%19, %20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
//       %22 = "arith.sitofp"(%21) : (i32) -> f64
//       %23 = "arith.addf"(%7, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
//       %24 = "arith.subf"(%arg16, %arg15) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
//       %cst_0 = "arith.constant"() <{value = 2.3283063999999999E-10 : f64}> : () -> f64
//       %25 = "arith.mulf"(%24, %cst_0) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
//       %26 = "arith.mulf"(%23, %25) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
//       %27 = "arith.addf"(%26, %arg15) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
//       %28 = "arith.truncf"(%27) : (f64) -> f32
//       "linalg.yield"(%28) : (f32) -> ()
//     }) : (f64, f64, i32, memref<4x4xf32>) -> ()
//     "func.return"() : () -> ()
//   }) : () -> ()
// }) : () -> ()
// -----
// Operations of before 2025.
// no-oracle: mlir-opt-22 has no such operations
func.func @elemwise(%m: memref<4x4xf32>, %i: memref<4x4xi8>) {
  linalg.elemwise_unary ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<mul>} ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  linalg.elemwise_unary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.unary_fn<abs>} ins(%i : memref<4x4xi8>) outs(%m : memref<4x4xf32>)
  return
}
// output:
// module {
//   func.func @elemwise(%arg0: memref<4x4xf32>, %arg1: memref<4x4xi8>) {
//     linalg.elemwise_unary ins(%arg0 : memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
//     linalg.elemwise_binary {fun = #linalg.binary_fn<mul>} ins(%arg0, %arg0 : memref<4x4xf32>, memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
//     linalg.elemwise_unary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.unary_fn<abs>} ins(%arg1 : memref<4x4xi8>) outs(%arg0 : memref<4x4xf32>)
//     return
//   }
// }
// -----
// Casts to complex numbers.
// args: --mlir-print-op-generic
func.func @complex(%m: memref<4x4xf16>, %c: memref<4x4xcomplex<f16>>, %o: memref<4x4xcomplex<f32>>) {
  linalg.matmul ins(%m, %c : memref<4x4xf16>, memref<4x4xcomplex<f16>>) outs(%o : memref<4x4xcomplex<f32>>)
  return
}
// output:
// "builtin.module"() ({
//   "func.func"() <{function_type = (memref<4x4xf16>, memref<4x4xcomplex<f16>>, memref<4x4xcomplex<f32>>) -> (), sym_name = "complex"}> ({
//   ^bb0(%arg0: memref<4x4xf16>, %arg1: memref<4x4xcomplex<f16>>, %arg2: memref<4x4xcomplex<f32>>):
//     "linalg.matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
//     ^bb0(%arg3: f16, %arg4: complex<f16>, %arg5: complex<f32>):
//       %0 = "arith.extf"(%arg3) : (f16) -> f32
//       %cst = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
//       %1 = "complex.create"(%0, %cst) : (f32, f32) -> complex<f32>
//       %2 = "complex.re"(%arg4) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> f16
//       %3 = "complex.im"(%arg4) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> f16
//       %4 = "arith.extf"(%2) : (f16) -> f32
//       %5 = "arith.extf"(%3) : (f16) -> f32
//       %6 = "complex.create"(%4, %5) : (f32, f32) -> complex<f32>
//       %7 = "complex.mul"(%1, %6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
//       %8 = "complex.add"(%arg5, %7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
//       "linalg.yield"(%8) : (complex<f32>) -> ()
//     }) : (memref<4x4xf16>, memref<4x4xcomplex<f16>>, memref<4x4xcomplex<f32>>) -> ()
//     "func.return"() : () -> ()
//   }) : () -> ()
// }) : () -> ()
// -----
func.func @winograd(%f: tensor<2x3x3x5xf32>, %g: tensor<6x6x5x2xf32>, %i: tensor<1x6x10x5xf32>, %v: tensor<6x6x1x2x1x5xf32>, %y: tensor<6x6x1x2x1x2xf32>, %o: tensor<1x4x8x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%g : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<1x6x10x5xf32>) outs(%v : tensor<6x6x1x2x1x5xf32>) -> tensor<6x6x1x2x1x5xf32>
  %2 = "linalg.winograd_output_transform"(%y, %o) <{fmr = 1 : i32}> : (tensor<6x6x1x2x1x2xf32>, tensor<1x4x8x2xf32>) -> tensor<1x4x8x2xf32>
  return
}
// output:
// module {
//   func.func @winograd(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<1x6x10x5xf32>, %arg3: tensor<6x6x1x2x1x5xf32>, %arg4: tensor<6x6x1x2x1x2xf32>, %arg5: tensor<1x4x8x2xf32>) {
//     %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
//     %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg2 : tensor<1x6x10x5xf32>) outs(%arg3 : tensor<6x6x1x2x1x5xf32>) -> tensor<6x6x1x2x1x5xf32>
//     %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg4 : tensor<6x6x1x2x1x2xf32>) outs(%arg5 : tensor<1x4x8x2xf32>) -> tensor<1x4x8x2xf32>
//     return
//   }
// }
