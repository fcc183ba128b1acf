// args: -farenas
// Buffers that are in use at different times share memory. A result of a function is no temporary.
func.func @chain(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.transpose ins(%x : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) permutation = [1, 0]
  %f = tensor.empty() : tensor<64x64xf32>
  %1 = linalg.transpose ins(%0 : tensor<64x64xf32>) outs(%f : tensor<64x64xf32>) permutation = [1, 0]
  %g = tensor.empty() : tensor<64x64xf32>
  %2 = linalg.transpose ins(%1 : tensor<64x64xf32>) outs(%g : tensor<64x64xf32>) permutation = [1, 0]
  %h = tensor.empty() : tensor<64x64xf32>
  %3 = linalg.transpose ins(%2 : tensor<64x64xf32>) outs(%h : tensor<64x64xf32>) permutation = [1, 0]
  return %3 : tensor<64x64xf32>
}
// output:
// module {
//   func.func @chain(%arg0: memref<64x64xf32> {bufferization.access = "read"}) -> memref<64x64xf32> {
//     %0 = memref.alloc() {alignment = 64 : i64} : memref<32768xi8>
//     %c0 = arith.constant 0 : index
//     %1 = memref.view %0[%c0][] : memref<32768xi8> to memref<64x64xf32>
//     linalg.transpose ins(%arg0 : memref<64x64xf32>) outs(%1 : memref<64x64xf32>) permutation = [1, 0]
//     %c16384 = arith.constant 16384 : index
//     %2 = memref.view %0[%c16384][] : memref<32768xi8> to memref<64x64xf32>
//     linalg.transpose ins(%1 : memref<64x64xf32>) outs(%2 : memref<64x64xf32>) permutation = [1, 0]
//     %c0_0 = arith.constant 0 : index
//     %3 = memref.view %0[%c0_0][] : memref<32768xi8> to memref<64x64xf32>
//     linalg.transpose ins(%2 : memref<64x64xf32>) outs(%3 : memref<64x64xf32>) permutation = [1, 0]
//     %4 = memref.alloc() {alignment = 64 : i64} : memref<64x64xf32>
//     linalg.transpose ins(%3 : memref<64x64xf32>) outs(%4 : memref<64x64xf32>) permutation = [1, 0]
//     memref.dealloc %0 : memref<32768xi8>
//     return %4 : memref<64x64xf32>
//   }
// }
// -----
// args: -farenas
// A small arena is on the stack.
func.func @small(%x: tensor<8xf64>) -> f64 {
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.exp ins(%x : tensor<8xf64>) outs(%e : tensor<8xf64>) -> tensor<8xf64>
  %i = arith.constant 3 : index
  %r = tensor.extract %0[%i] : tensor<8xf64>
  return %r : f64
}
// output:
// module {
//   func.func @small(%arg0: memref<8xf64> {bufferization.access = "read"}) -> f64 {
//     %0 = memref.alloca() {alignment = 64 : i64} : memref<64xi8>
//     %c0 = arith.constant 0 : index
//     %1 = memref.view %0[%c0][] : memref<64xi8> to memref<8xf64>
//     linalg.exp ins(%arg0 : memref<8xf64>) outs(%1 : memref<8xf64>)
//     %c3 = arith.constant 3 : index
//     %3 = memref.load %1[%c3] : memref<8xf64>
//     return %3 : f64
//   }
// }
// -----
// args: -farenas
// Sizes that are known at run time are allocated one by one, and so are the buffers of other blocks.
func.func @dynamic(%x: tensor<?xi32>, %y: tensor<4096xi32>, %c: i1) -> i32 {
  %i = arith.constant 3 : index
  %n = tensor.dim %x, %i : tensor<?xi32>
  %e = tensor.empty(%n) : tensor<?xi32>
  %0 = linalg.add ins(%x, %x : tensor<?xi32>, tensor<?xi32>) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %r = tensor.extract %0[%i] : tensor<?xi32>
  %s = scf.if %c -> i32 {
    %f = tensor.empty() : tensor<4096xi32>
    %1 = linalg.add ins(%y, %y : tensor<4096xi32>, tensor<4096xi32>) outs(%f : tensor<4096xi32>) -> tensor<4096xi32>
    %2 = tensor.extract %1[%i] : tensor<4096xi32>
    scf.yield %2 : i32
  } else {
    scf.yield %r : i32
  }
  return %s : i32
}
// output:
// module {
//   func.func @dynamic(%arg0: memref<?xi32> {bufferization.access = "read"}, %arg1: memref<4096xi32> {bufferization.access = "read"}, %arg2: i1) -> i32 {
//     %c3 = arith.constant 3 : index
//     %0 = memref.dim %arg0, %c3 : memref<?xi32>
//     %1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xi32>
//     linalg.add ins(%arg0, %arg0 : memref<?xi32>, memref<?xi32>) outs(%1 : memref<?xi32>)
//     %3 = memref.load %1[%c3] : memref<?xi32>
//     memref.dealloc %1 : memref<?xi32>
//     %4 = scf.if %arg2 -> (i32) {
//       %5 = memref.alloc() {alignment = 64 : i64} : memref<4096xi32>
//       linalg.add ins(%arg1, %arg1 : memref<4096xi32>, memref<4096xi32>) outs(%5 : memref<4096xi32>)
//       %7 = memref.load %5[%c3] : memref<4096xi32>
//       memref.dealloc %5 : memref<4096xi32>
//       scf.yield %7 : i32
//     } else {
//       scf.yield %3 : i32
//     }
//     return %4 : i32
//   }
// }
