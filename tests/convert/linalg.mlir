// args: -O1
// A nest of loops. Addresses are computed in the loop that they depend on last.
func.func @matmul(%a: memref<?x8xf32>, %b: memref<8x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x8xf32>, memref<8x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
// output:
// module {
//   llvm.func @matmul(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {mlirc.signature = (memref<?x8xf32>, memref<8x?xf32>, memref<?x?xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%1: i64):
//     %2 = llvm.icmp "slt" %1, %arg3 : i64
//     llvm.cond_br %2, ^bb2, ^bb9
//   ^bb2:
//     %3 = llvm.mlir.constant(8 : i64) : i64
//     %4 = llvm.mul %1, %3 : i64
//     %5 = llvm.getelementptr %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.mul %1, %arg19 : i64
//     %7 = llvm.getelementptr %arg15[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb3(%8 : i64)
//   ^bb3(%9: i64):
//     %10 = llvm.icmp "slt" %9, %arg11 : i64
//     llvm.cond_br %10, ^bb4, ^bb8
//   ^bb4:
//     %11 = llvm.getelementptr %arg8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %12 = llvm.getelementptr %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %13 = llvm.mlir.constant(0 : i64) : i64
//     %14 = llvm.mlir.constant(8 : i64) : i64
//     llvm.br ^bb5(%13 : i64)
//   ^bb5(%15: i64):
//     %16 = llvm.icmp "slt" %15, %14 : i64
//     llvm.cond_br %16, ^bb6, ^bb7
//   ^bb6:
//     %17 = llvm.getelementptr %5[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %18 = llvm.mul %15, %arg12 : i64
//     %19 = llvm.getelementptr %11[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %20 = llvm.load %17 : !llvm.ptr -> f32
//     %21 = llvm.load %19 : !llvm.ptr -> f32
//     %22 = llvm.load %12 : !llvm.ptr -> f32
//     %23 = llvm.fmul %20, %21 : f32
//     %24 = llvm.fadd %22, %23 : f32
//     llvm.store %24, %12 : f32, !llvm.ptr
//     %25 = llvm.mlir.constant(1 : i64) : i64
//     %26 = llvm.add %15, %25 : i64
//     llvm.br ^bb5(%26 : i64)
//   ^bb7:
//     %27 = llvm.mlir.constant(1 : i64) : i64
//     %28 = llvm.add %9, %27 : i64
//     llvm.br ^bb3(%28 : i64)
//   ^bb8:
//     %29 = llvm.mlir.constant(1 : i64) : i64
//     %30 = llvm.add %1, %29 : i64
//     llvm.br ^bb1(%30 : i64)
//   ^bb9:
//     llvm.return
//   }
// }
// -----
// Buffers without dimensions need no loops. The element of the output is not loaded if it has no uses.
func.func @scalar(%m: memref<f32>, %x: f32) {
  linalg.fill ins(%x : f32) outs(%m : memref<f32>)
  return
}
// output:
// module {
//   llvm.func @scalar(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: f32) attributes {mlirc.signature = (memref<f32>, f32) -> ()} {
//     llvm.store %arg3, %arg1 : f32, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// Operations that are not supported.
#map = affine_map<(d0) -> (d0 * 2)>
func.func @unsupported(%t: tensor<4xf32>, %x: f32, %m: memref<8xf32>) -> tensor<4xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%m : memref<8xf32>) {
  ^bb0(%o: f32):
    linalg.yield %x : f32
  }
  %s = linalg.softmax dimension(0) ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}
// output:
// test.mlir:5:3: error: 'linalg.generic' op has a loop whose number of iterations is the size of no dimension
//   linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%m : memref<8xf32>) {
//   ^
