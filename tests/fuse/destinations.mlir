// A product is computed in a slice, and so is the fill that it adds to.
func.func @slice(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %t: tensor<8x8xf32>, %i: index) -> tensor<8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<4x4xf32>
  %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = tensor.insert_slice %2 into %t[%i, 2] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
// output:
// module {
//   func.func @slice(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8x8xf32>, %arg3: index) -> tensor<8x8xf32> {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.extract_slice %arg2[%arg3, 2] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     %5 = tensor.insert_slice %2 into %arg2[%arg3, 2] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
//     return %5 : tensor<8x8xf32>
//   }
// }
// -----
// The inserted tensor has another reader.
func.func @shared(%a: tensor<4xf32>, %t: tensor<8xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %0 = math.exp %a : tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1, %0 : tensor<8xf32>, tensor<4xf32>
}
// output:
// module {
//   func.func @shared(%arg0: tensor<4xf32>, %arg1: tensor<8xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
//     %0 = tensor.empty() : tensor<4xf32>
//     %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
//     ^bb0(%arg2: f32, %arg3: f32):
//       %2 = math.exp %arg2 : f32
//       linalg.yield %2 : f32
//     } -> tensor<4xf32>
//     %3 = tensor.insert_slice %1 into %arg1[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
//     return %3, %1 : tensor<8xf32>, tensor<4xf32>
//   }
// }
// -----
// Each product overwrites a fill of its own, and one overwrites a fill instead of a constant.
func.func @fills(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<4x4xf32>
  %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = linalg.matmul ins(%b, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %ones = arith.constant dense<1.0> : tensor<4x4xf32>
  %4 = linalg.matmul ins(%b, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%ones : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2, %3, %4 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
// output:
// module {
//   func.func @fills(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<4x4xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     %5 = tensor.empty() : tensor<4x4xf32>
//     %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     %7 = linalg.matmul ins(%arg1, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%6 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     %10 = tensor.empty() : tensor<4x4xf32>
//     %cst_0 = arith.constant 1.000000e+00 : f32
//     %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     %12 = linalg.matmul ins(%arg1, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%11 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     return %2, %7, %12 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
//   }
// }
// -----
// The product is overwritten by its square root. The argument of the function is not.
func.func @operand(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = math.sqrt %0 : tensor<4x4xf32>
  %2 = math.sqrt %a : tensor<4x4xf32>
  return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
}
// output:
// module {
//   func.func @operand(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
//     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
//     %3 = tensor.empty() : tensor<4x4xf32>
//     %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4xf32>) outs(%3 : tensor<4x4xf32>) {
//     ^bb0(%arg5: f32, %arg6: f32):
//       %5 = math.sqrt %arg5 : f32
//       linalg.yield %5 : f32
//     } -> tensor<4x4xf32>
//     %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xf32>) outs(%3 : tensor<4x4xf32>) {
//     ^bb0(%arg7: f32, %arg8: f32):
//       %7 = math.sqrt %arg7 : f32
//       linalg.yield %7 : f32
//     } -> tensor<4x4xf32>
//     return %4, %6 : tensor<4x4xf32>, tensor<4x4xf32>
//   }
// }
// -----
// Copies to destinations: a tensor, and a buffer that nobody else accesses.
func.func @materialize(%t: tensor<5xf32>, %m: memref<5xf32>, %other: memref<5xf32>, %f: f32, %g: f32, %h: f32) -> tensor<5xf32> {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %2 = bufferization.materialize_in_destination %1 in %t : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %3 = tensor.empty() : tensor<5xf32>
  %4 = linalg.fill ins(%g : f32) outs(%3 : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %4 in restrict writable %m : (tensor<5xf32>, memref<5xf32>) -> ()
  %5 = tensor.empty() : tensor<5xf32>
  %6 = linalg.fill ins(%h : f32) outs(%5 : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %6 in writable %other : (tensor<5xf32>, memref<5xf32>) -> ()
  return %2 : tensor<5xf32>
}
// output:
// module {
//   func.func @materialize(%arg0: tensor<5xf32>, %arg1: memref<5xf32>, %arg2: memref<5xf32>, %arg3: f32, %arg4: f32, %arg5: f32) -> tensor<5xf32> {
//     %0 = tensor.empty() : tensor<5xf32>
//     %1 = linalg.fill ins(%arg3 : f32) outs(%arg0 : tensor<5xf32>) -> tensor<5xf32>
//     %2 = bufferization.to_tensor %arg1 restrict writable : memref<5xf32> to tensor<5xf32>
//     %3 = linalg.fill ins(%arg4 : f32) outs(%2 : tensor<5xf32>) -> tensor<5xf32>
//     bufferization.materialize_in_destination %3 in restrict writable %arg1 : (tensor<5xf32>, memref<5xf32>) -> ()
//     %4 = linalg.fill ins(%arg5 : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
//     bufferization.materialize_in_destination %4 in writable %arg2 : (tensor<5xf32>, memref<5xf32>) -> ()
//     return %1 : tensor<5xf32>
//   }
// }
// -----
// Threads compute their slices in the shared tensor.
func.func @parallel(%t: tensor<8x4xf32>, %f: f32) -> tensor<8x4xf32> {
  %0 = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8x4xf32>) {
    %1 = tensor.empty() : tensor<4xf32>
    %2 = linalg.fill ins(%f : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %o[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
    }
  }
  return %0 : tensor<8x4xf32>
}
// output:
// module {
//   func.func @parallel(%arg0: tensor<8x4xf32>, %arg1: f32) -> tensor<8x4xf32> {
//     %0 = scf.forall (%arg2) in (8) shared_outs(%arg3 = %arg0) -> (tensor<8x4xf32>) {
//       %1 = tensor.extract_slice %arg3[%arg2, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<4xf32>
//       %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
//       scf.forall.in_parallel {
//         tensor.parallel_insert_slice %2 into %arg3[%arg2, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
//       }
//     }
//     return %0 : tensor<8x4xf32>
//   }
// }
// -----
// Two tensors are computed in slices of equal fills: each slice is of the fill into which its tensor is inserted.
func.func @two_slices(%a: tensor<4xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<6xf32>
  %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<6xf32>) -> tensor<6xf32>
  %2 = math.exp %a : tensor<4xf32>
  %3 = tensor.insert_slice %2 into %1[1] [4] [1] : tensor<4xf32> into tensor<6xf32>
  %4 = math.sin %a : tensor<4xf32>
  %5 = tensor.insert_slice %4 into %1[1] [4] [1] : tensor<4xf32> into tensor<6xf32>
  return %3, %5 : tensor<6xf32>, tensor<6xf32>
}
// output:
// module {
//   func.func @two_slices(%arg0: tensor<4xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
//     %cst = arith.constant 0.000000e+00 : f32
//     %0 = tensor.empty() : tensor<6xf32>
//     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6xf32>) -> tensor<6xf32>
//     %2 = tensor.extract_slice %1[1] [4] [1] : tensor<6xf32> to tensor<4xf32>
//     %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%2 : tensor<4xf32>) {
//     ^bb0(%arg3: f32, %arg4: f32):
//       %4 = math.exp %arg3 : f32
//       linalg.yield %4 : f32
//     } -> tensor<4xf32>
//     %5 = tensor.insert_slice %3 into %1[1] [4] [1] : tensor<4xf32> into tensor<6xf32>
//     %6 = tensor.empty() : tensor<6xf32>
//     %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<6xf32>) -> tensor<6xf32>
//     %8 = tensor.extract_slice %7[1] [4] [1] : tensor<6xf32> to tensor<4xf32>
//     %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%8 : tensor<4xf32>) {
//     ^bb0(%arg7: f32, %arg8: f32):
//       %10 = math.sin %arg7 : f32
//       linalg.yield %10 : f32
//     } -> tensor<4xf32>
//     %11 = tensor.insert_slice %9 into %7[1] [4] [1] : tensor<4xf32> into tensor<6xf32>
//     return %5, %11 : tensor<6xf32>, tensor<6xf32>
//   }
// }
// -----
// Both branches of a conditional compute into the slice that the result becomes.
func.func @branches(%a: tensor<4xf32>, %t: tensor<8xf32>, %x: f32, %p: i1, %i: index) -> tensor<8xf32> {
  %0 = scf.if %p -> tensor<4xf32> {
    %1 = tensor.empty() : tensor<4xf32>
    %2 = linalg.fill ins(%x : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    %1 = tensor.empty() : tensor<4xf32>
    %2 = linalg.exp ins(%a : tensor<4xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  }
  %3 = tensor.insert_slice %0 into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %3 : tensor<8xf32>
}
// output:
// module {
//   func.func @branches(%arg0: tensor<4xf32>, %arg1: tensor<8xf32>, %arg2: f32, %arg3: i1, %arg4: index) -> tensor<8xf32> {
//     %0 = scf.if %arg3 -> (tensor<4xf32>) {
//       %1 = tensor.extract_slice %arg1[%arg4] [4] [1] : tensor<8xf32> to tensor<4xf32>
//       %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
//       scf.yield %2 : tensor<4xf32>
//     } else {
//       %3 = tensor.extract_slice %arg1[%arg4] [4] [1] : tensor<8xf32> to tensor<4xf32>
//       %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%3 : tensor<4xf32>) {
//       ^bb0(%arg7: f32, %arg8: f32):
//         %5 = math.exp %arg7 : f32
//         linalg.yield %5 : f32
//       } -> tensor<4xf32>
//       scf.yield %4 : tensor<4xf32>
//     }
//     %6 = tensor.insert_slice %0 into %arg1[%arg4] [4] [1] : tensor<4xf32> into tensor<8xf32>
//     return %6 : tensor<8xf32>
//   }
// }
// -----
// The tensor is computed after the conditional.
func.func @late(%a: tensor<4xf32>, %t: tensor<8xf32>, %x: f32, %p: i1, %i: index) -> tensor<8xf32> {
  %0 = scf.if %p -> tensor<4xf32> {
    %1 = tensor.empty() : tensor<4xf32>
    %2 = linalg.fill ins(%x : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    %1 = tensor.empty() : tensor<4xf32>
    %2 = linalg.exp ins(%a : tensor<4xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  }
  %4 = tensor.insert %x into %t[%i] : tensor<8xf32>
  %5 = tensor.insert_slice %0 into %4[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %5 : tensor<8xf32>
}
// output:
// module {
//   func.func @late(%arg0: tensor<4xf32>, %arg1: tensor<8xf32>, %arg2: f32, %arg3: i1, %arg4: index) -> tensor<8xf32> {
//     %0 = scf.if %arg3 -> (tensor<4xf32>) {
//       %1 = tensor.empty() : tensor<4xf32>
//       %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
//       scf.yield %2 : tensor<4xf32>
//     } else {
//       %3 = tensor.empty() : tensor<4xf32>
//       %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%3 : tensor<4xf32>) {
//       ^bb0(%arg7: f32, %arg8: f32):
//         %5 = math.exp %arg7 : f32
//         linalg.yield %5 : f32
//       } -> tensor<4xf32>
//       scf.yield %4 : tensor<4xf32>
//     }
//     %6 = tensor.insert %arg2 into %arg1[%arg4] : tensor<8xf32>
//     %7 = tensor.insert_slice %0 into %6[%arg4] [4] [1] : tensor<4xf32> into tensor<8xf32>
//     return %7 : tensor<8xf32>
//   }
// }
// -----
// Threads fill tensors of their own, and compute into the slice that they insert.
func.func @threads(%t: tensor<8xf32>, %u: tensor<8xf32>, %x: f32) -> tensor<8xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%a = %t) -> (tensor<8xf32>) {
    %0 = tensor.extract_slice %a[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %1 = tensor.extract_slice %u[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %2 = linalg.exp ins(%0 : tensor<2xf32>) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
    %3 = linalg.fill ins(%x : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
    %4 = tensor.extract_slice %3[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %5 = arith.addf %2, %4 : tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %5 into %a[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// output:
// module {
//   func.func @threads(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: f32) -> tensor<8xf32> {
//     %0 = scf.forall (%arg3) in (4) shared_outs(%arg4 = %arg0) -> (tensor<8xf32>) {
//       %1 = tensor.extract_slice %arg4[%arg3] [2] [1] : tensor<8xf32> to tensor<2xf32>
//       %2 = tensor.extract_slice %arg4[%arg3] [2] [1] : tensor<8xf32> to tensor<2xf32>
//       %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<2xf32>) outs(%2 : tensor<2xf32>) {
//       ^bb0(%arg5: f32, %arg6: f32):
//         %4 = math.exp %arg5 : f32
//         %5 = arith.addf %4, %arg2 : f32
//         linalg.yield %5 : f32
//       } -> tensor<2xf32>
//       scf.forall.in_parallel {
//         tensor.parallel_insert_slice %3 into %arg4[%arg3] [2] [1] : tensor<2xf32> into tensor<8xf32>
//       }
//     }
//     return %0 : tensor<8xf32>
//   }
// }
