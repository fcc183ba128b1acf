// Operations whose loops, or whose region, the text says.
#id = affine_map<(d0, d1) -> (d0, d1)>
#trait = {doc = "x", indexing_maps = [#id, #id], iterator_types = ["parallel", "reduction"], library_call = "foo"}
func.func @f(%m: memref<4x4xf32>, %v: memref<4xf32>, %t: tensor<4x4xf32>, %in: tensor<128x256xf32>, %tiled: tensor<16x8x16x32xf32>, %x: f32) {
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
  %3 = linalg.pack %in outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %tiled : tensor<128x256xf32> -> tensor<16x8x16x32xf32>
  %4 = linalg.pack %in padding_value(%x : f32) inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %tiled : tensor<128x256xf32> -> tensor<16x8x16x32xf32>
  %5 = linalg.unpack %tiled inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %in : tensor<16x8x16x32xf32> -> tensor<128x256xf32>
  return
}
// -----
// The spellings of before 2025.
func.func @old(%m: memref<4x4xf32>, %b: memref<2x4x4xf32>, %in: tensor<128x256xf32>, %tiled: tensor<16x8x16x32xf32>) {
  linalg.matmul_transpose_a ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  linalg.batch_matmul_transpose_b ins(%b, %b : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%b : memref<2x4x4xf32>)
  linalg.elemwise_unary ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  linalg.elemwise_binary {fun = #linalg.binary_fn<mul>} ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  %0 = tensor.pack %in inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %tiled : tensor<128x256xf32> -> tensor<16x8x16x32xf32>
  return
}
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
