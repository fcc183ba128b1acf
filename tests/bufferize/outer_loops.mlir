// args: -ffuse-tensors
// A padded image is one channel, whose border is filled once; all operations run for one channel after the other.
func.func @padded(%x: tensor<1x16x32x32xf32>, %k: tensor<16x3x3xf32>) -> tensor<1x16x32x32xf32> {
  %zero = arith.constant 0.0 : f32
  %padded = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x16x32x32xf32> to tensor<1x16x34x34xf32>
  %empty = tensor.empty() : tensor<1x16x32x32xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x16x32x32xf32>) -> tensor<1x16x32x32xf32>
  %sums = linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
    ins(%padded, %k : tensor<1x16x34x34xf32>, tensor<16x3x3xf32>) outs(%fill : tensor<1x16x32x32xf32>) -> tensor<1x16x32x32xf32>
  return %sums : tensor<1x16x32x32xf32>
}
// A product reads all rows of its operand, so it is not in the loop of the operations that compute them.
func.func @product(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x64xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
  %first = linalg.matmul ins(%x, %y : tensor<64x64xf32>, tensor<64x64xf32>) outs(%fill : tensor<64x64xf32>) -> tensor<64x64xf32>
  %second = linalg.matmul ins(%first, %y : tensor<64x64xf32>, tensor<64x64xf32>) outs(%fill : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %second : tensor<64x64xf32>
}
// The payload reads the number of the channel, so the loop would change it.
func.func @index(%x: tensor<16x1024xf32>) -> (tensor<16x1024xf32>, tensor<16x1024xf32>) {
  %empty = tensor.empty() : tensor<16x1024xf32>
  %scaled = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
    ins(%x : tensor<16x1024xf32>) outs(%empty : tensor<16x1024xf32>) {
  ^bb0(%a: f32, %b: f32):
    %row = linalg.index 0 : index
    %int = arith.index_cast %row : index to i32
    %number = arith.sitofp %int : i32 to f32
    %product = arith.mulf %a, %number : f32
    linalg.yield %product : f32
  } -> tensor<16x1024xf32>
  %transposed = linalg.transpose ins(%scaled : tensor<16x1024xf32>) outs(%empty : tensor<16x1024xf32>) permutation = [0, 1]
  return %scaled, %transposed : tensor<16x1024xf32>, tensor<16x1024xf32>
}
// The payload reads any row of what the first operation computes.
func.func @gather(%x: tensor<16x1024xf32>, %rows: tensor<16x1024xindex>) -> tensor<16x1024xf32> {
  %empty = tensor.empty() : tensor<16x1024xf32>
  %c3 = arith.constant 3 : index
  %squares = linalg.square ins(%x : tensor<16x1024xf32>) outs(%empty : tensor<16x1024xf32>) -> tensor<16x1024xf32>
  %picked = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
    ins(%rows : tensor<16x1024xindex>) outs(%empty : tensor<16x1024xf32>) {
  ^bb0(%row: index, %b: f32):
    %v = tensor.extract %squares[%row, %c3] : tensor<16x1024xf32>
    linalg.yield %v : f32
  } -> tensor<16x1024xf32>
  %roots = linalg.sqrt ins(%picked : tensor<16x1024xf32>) outs(%empty : tensor<16x1024xf32>) -> tensor<16x1024xf32>
  return %roots : tensor<16x1024xf32>
}
// output:
// module {
//   func.func @padded(%arg0: memref<1x16x32x32xf32> {bufferization.access = "read"}, %arg1: memref<16x3x3xf32> {bufferization.access = "read"}) -> memref<1x16x32x32xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<1x1x34x34xf32>
//     linalg.fill ins(%cst : f32) outs(%0 : memref<1x1x34x34xf32>)
//     %1 = memref.subview %0[0, 0, 1, 1] [1, 1, 32, 32] [1, 1, 1, 1] : memref<1x1x34x34xf32> to memref<1x1x32x32xf32, strided<[1156, 1156, 34, 1], offset: 35>>
//     %2 = memref.alloc() {alignment = 64 : i64} : memref<1x16x32x32xf32>
//     %c0 = arith.constant 0 : index
//     %c16 = arith.constant 16 : index
//     %c1 = arith.constant 1 : index
//     scf.for %arg4 = %c0 to %c16 step %c1 {
//       %3 = memref.subview %arg0[0, %arg4, 0, 0] [1, 1, 32, 32] [1, 1, 1, 1] : memref<1x16x32x32xf32> to memref<1x1x32x32xf32, strided<[16384, 1024, 32, 1], offset: ?>>
//       memref.copy %3, %1 : memref<1x1x32x32xf32, strided<[16384, 1024, 32, 1], offset: ?>> to memref<1x1x32x32xf32, strided<[1156, 1156, 34, 1], offset: 35>>
//       %4 = memref.subview %2[0, %arg4, 0, 0] [1, 1, 32, 32] [1, 1, 1, 1] : memref<1x16x32x32xf32> to memref<1x1x32x32xf32, strided<[16384, 1024, 32, 1], offset: ?>>
//       linalg.fill ins(%cst : f32) outs(%4 : memref<1x1x32x32xf32, strided<[16384, 1024, 32, 1], offset: ?>>)
//       %5 = memref.subview %arg1[%arg4, 0, 0] [1, 3, 3] [1, 1, 1] : memref<16x3x3xf32> to memref<1x3x3xf32, strided<[9, 3, 1], offset: ?>>
//       linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%0, %5 : memref<1x1x34x34xf32>, memref<1x3x3xf32, strided<[9, 3, 1], offset: ?>>) outs(%4 : memref<1x1x32x32xf32, strided<[16384, 1024, 32, 1], offset: ?>>)
//     }
//     memref.dealloc %0 : memref<1x1x34x34xf32>
//     return %2 : memref<1x16x32x32xf32>
//   }
//   func.func @product(%arg0: memref<64x64xf32> {bufferization.access = "read"}, %arg1: memref<64x64xf32> {bufferization.access = "read"}) -> memref<64x64xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<64x64xf32>
//     linalg.fill ins(%cst : f32) outs(%0 : memref<64x64xf32>)
//     linalg.matmul ins(%arg0, %arg1 : memref<64x64xf32>, memref<64x64xf32>) outs(%0 : memref<64x64xf32>)
//     %3 = memref.alloc() {alignment = 64 : i64} : memref<64x64xf32>
//     linalg.fill ins(%cst : f32) outs(%3 : memref<64x64xf32>)
//     linalg.matmul ins(%0, %arg1 : memref<64x64xf32>, memref<64x64xf32>) outs(%3 : memref<64x64xf32>)
//     memref.dealloc %0 : memref<64x64xf32>
//     return %3 : memref<64x64xf32>
//   }
//   func.func @index(%arg0: memref<16x1024xf32> {bufferization.access = "read"}) -> (memref<16x1024xf32>, memref<16x1024xf32>) {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<16x1024xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<16x1024xf32>) outs(%0 : memref<16x1024xf32>) {
//     ^bb0(%arg1: f32, %arg2: f32):
//       %1 = linalg.index 0 : index
//       %2 = arith.index_cast %1 : index to i32
//       %3 = arith.sitofp %2 : i32 to f32
//       %4 = arith.mulf %arg1, %3 : f32
//       linalg.yield %4 : f32
//     }
//     %5 = memref.alloc() {alignment = 64 : i64} : memref<16x1024xf32>
//     memref.copy %0, %5 : memref<16x1024xf32> to memref<16x1024xf32>
//     return %0, %5 : memref<16x1024xf32>, memref<16x1024xf32>
//   }
//   func.func @gather(%arg0: memref<16x1024xf32> {bufferization.access = "read"}, %arg1: memref<16x1024xindex> {bufferization.access = "read"}) -> memref<16x1024xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<16x1024xf32>
//     %c3 = arith.constant 3 : index
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<16x1024xf32>
//     linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<16x1024xf32>) outs(%1 : memref<16x1024xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32):
//       %2 = arith.mulf %arg2, %arg2 : f32
//       linalg.yield %2 : f32
//     }
//     linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : memref<16x1024xindex>) outs(%0 : memref<16x1024xf32>) {
//     ^bb0(%arg4: index, %arg5: f32):
//       %3 = memref.load %1[%arg4, %c3] : memref<16x1024xf32>
//       %4 = math.sqrt %3 : f32
//       linalg.yield %4 : f32
//     }
//     memref.dealloc %1 : memref<16x1024xf32>
//     return %0 : memref<16x1024xf32>
//   }
// }
