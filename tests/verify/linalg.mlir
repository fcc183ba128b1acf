// Loops, maps and regions must fit.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0) -> (d0)>
func.func @f(%m: memref<4x4xf32>, %o: memref<3x4xf32>, %i: memref<4x4xi32>, %v: memref<4xf32>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%v : memref<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%i : memref<4x4xi32>) outs(%m : memref<4x4xf32>) {
  ^bb0(%a: i32, %b: f32):
    linalg.yield %a : i32
  }
  linalg.matmul ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%o : memref<3x4xf32>)
  linalg.reduce { arith.addf } ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) dimensions = [1]
  linalg.broadcast ins(%v : memref<4xf32>) outs(%m : memref<4x4xf32>) dimensions = [3]
  linalg.transpose ins(%m : memref<4x4xf32>) outs(%o : memref<3x4xf32>) permutation = [1, 0]
  "linalg.matmul"() : () -> ()
  return
}
// output:
// test.mlir:5:3: error: 'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)
//   linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) {
//   ^
// test.mlir:9:3: error: 'linalg.generic' op expected the number of iterator types (1) to match the number of loops (2)
//   linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) {
//   ^
// test.mlir:13:3: error: 'linalg.generic' op expected indexing_map #1 to have 2 dim(s) to match the number of loops
//   linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%v : memref<4xf32>) {
//   ^
// test.mlir:17:3: error: 'linalg.generic' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg op ('f32')
//   linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%i : memref<4x4xi32>) outs(%m : memref<4x4xf32>) {
//   ^
// test.mlir:21:3: error: 'linalg.matmul' op inferred input/output operand #2 has shape's dimension #0 to be 4, but found 3
//   linalg.matmul ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%o : memref<3x4xf32>)
//   ^
// test.mlir:22:3: error: 'linalg.reduce' op number of dimensions after reduction 1 doesn't match the init rank 2
//   linalg.reduce { arith.addf } ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) dimensions = [1]
//   ^
// test.mlir:23:3: error: 'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 3
//   linalg.broadcast ins(%v : memref<4xf32>) outs(%m : memref<4x4xf32>) dimensions = [3]
//   ^
// test.mlir:24:3: error: 'linalg.transpose' op dim(result, 0) = 3 doesn't match dim(input, permutation[0]) = 4
//   linalg.transpose ins(%m : memref<4x4xf32>) outs(%o : memref<3x4xf32>) permutation = [1, 0]
//   ^
// test.mlir:25:3: error: 'linalg.matmul' op expected the number of indexing_map (3) to be equal to the number of input/output operands (0)
//   "linalg.matmul"() : () -> ()
//   ^
// -----
// Element types that a name does not allow.
func.func @g(%i: memref<4x4xi32>) {
  linalg.exp ins(%i : memref<4x4xi32>) outs(%i : memref<4x4xi32>)
  return
}
// output:
// test.mlir:4:3: error: custom op 'linalg.exp' unsupported non numeric type
//   return
//   ^
// -----
func.func @winograd(%f: tensor<2x3x5x5xf32>, %g: tensor<6x6x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x5x5xf32>) outs(%g : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}
// output:
// test.mlir:2:8: error: 'linalg.winograd_filter_transform' op the shapes of its operands do not match
//   %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x5x5xf32>) outs(%g : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
//        ^
// -----
func.func @winograd(%i: tensor<1x5x6x5xf32>, %v: tensor<6x6x1x1x1x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<1x5x6x5xf32>) outs(%v : tensor<6x6x1x1x1x5xf32>) -> tensor<6x6x1x1x1x5xf32>
  return
}
// output:
// test.mlir:2:8: error: 'linalg.winograd_input_transform' op the shapes of its operands do not match
//   %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<1x5x6x5xf32>) outs(%v : tensor<6x6x1x1x1x5xf32>) -> tensor<6x6x1x1x1x5xf32>
//        ^
