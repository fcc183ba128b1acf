// no-oracle: old spelling
// Spellings of MLIR 12 to 18 that have changed since: arithmetic.
func.func @arith(%x: f32, %y: f32, %i: i32, %c: i1) {
  %0 = arith.maxf %x, %y : f32
  %1 = arith.minf %x, %y : f32
  %2, %3 = arith.addui_carry %i, %i : i32, i1
  %4 = math.abs %x : f32
  %5 = std.maxf %x, %y : f32
  %6 = fmaf %x, %x, %y : f32
  %7 = maxsi %i, %i : i32
  %8 = std.select %c, %x, %y : f32
  return
}
// output:
// module {
//   func.func @arith(%arg0: f32, %arg1: f32, %arg2: i32, %arg3: i1) {
//     %0 = arith.maximumf %arg0, %arg1 : f32
//     %1 = arith.minimumf %arg0, %arg1 : f32
//     %2:2 = arith.addui_extended %arg2, %arg2 : i32, i1
//     %3 = math.absf %arg0 : f32
//     %4 = arith.maximumf %arg0, %arg1 : f32
//     %5 = math.fma %arg0, %arg0, %arg1 : f32
//     %6 = arith.maxsi %arg2, %arg2 : i32
//     %7 = arith.select %arg3, %arg0, %arg1 : f32
//     return
//   }
// }
// -----
// no-oracle: old spelling
// Vectors.
func.func @vectors(%v: vector<4xf32>, %w: vector<4x4xf32>, %x: f32) {
  %0 = vector.extract %w[1] : vector<4x4xf32>
  %1 = vector.extract %w[1, 2] : vector<4x4xf32>
  %2 = vector.reduction <maxf>, %v : vector<4xf32> into f32
  %3 = vector.reduction "minf", %v : vector<4xf32> into f32
  %4 = vector.reduction "add", %v, %x : vector<4xf32> into f32
  %5 = vector.multi_reduction <maxf>, %w, %v [1] : vector<4x4xf32> to vector<4xf32>
  %6 = vector.outerproduct %v, %v, %w {kind = #vector.kind<minf>} : vector<4xf32>, vector<4xf32>
  return
}
// output:
// module {
//   func.func @vectors(%arg0: vector<4xf32>, %arg1: vector<4x4xf32>, %arg2: f32) {
//     %0 = vector.extract %arg1[1] : vector<4xf32> from vector<4x4xf32>
//     %1 = vector.extract %arg1[1, 2] : f32 from vector<4x4xf32>
//     %2 = vector.reduction <maxnumf>, %arg0 : vector<4xf32> into f32
//     %3 = vector.reduction <minnumf>, %arg0 : vector<4xf32> into f32
//     %4 = vector.reduction <add>, %arg0, %arg2 : vector<4xf32> into f32
//     %5 = vector.multi_reduction <maxnumf>, %arg1, %arg0 [1] : vector<4x4xf32> to vector<4xf32>
//     %6 = vector.outerproduct %arg0, %arg0, %arg1 {kind = #vector.kind<minnumf>} : vector<4xf32>, vector<4xf32>
//     return
//   }
// }
// -----
// no-oracle: old spelling
// Buffers. The sizes that are not known follow from the source.
func.func @buffers(%m: memref<4x4xf32>, %d: memref<?x?xf32>, %x: f32, %n: index) {
  %0 = memref.expand_shape %m [[0, 1], [2]] : memref<4x4xf32> into memref<2x2x4xf32>
  %1 = memref.expand_shape %d [[0, 1], [2]] : memref<?x?xf32> into memref<?x2x?xf32>
  %2 = linalg.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %3 = memref.clone %m : memref<4x4xf32> to memref<4x4xf32>
  %4 = atomic_rmw addf %x, %m[%n, %n] : (f32, memref<4x4xf32>) -> f32
  %5 = memref.atomic_rmw maxf %x, %m[%n, %n] : (f32, memref<4x4xf32>) -> f32
  linalg.fill(%x, %m) : f32, memref<4x4xf32>
  linalg.copy(%m, %m) : memref<4x4xf32>, memref<4x4xf32>
  return
}
// output:
// module {
//   func.func @buffers(%arg0: memref<4x4xf32>, %arg1: memref<?x?xf32>, %arg2: f32, %arg3: index) {
//     %0 = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32>
//     %c0 = arith.constant 0 : index
//     %1 = memref.dim %arg1, %c0 : memref<?x?xf32>
//     %c2 = arith.constant 2 : index
//     %2 = arith.divui %1, %c2 : index
//     %c1 = arith.constant 1 : index
//     %3 = memref.dim %arg1, %c1 : memref<?x?xf32>
//     %4 = memref.expand_shape %arg1 [[0, 1], [2]] output_shape [%2, 2, %3] : memref<?x?xf32> into memref<?x2x?xf32>
//     %5 = memref.collapse_shape %arg0 [[0, 1]] : memref<4x4xf32> into memref<16xf32>
//     %6 = bufferization.clone %arg0 : memref<4x4xf32> to memref<4x4xf32>
//     %7 = memref.atomic_rmw addf %arg2, %arg0[%arg3, %arg3] :(f32, memref<4x4xf32>) -> f32
//     %8 = memref.atomic_rmw maximumf %arg2, %arg0[%arg3, %arg3] :(f32, memref<4x4xf32>) -> f32
//     linalg.fill ins(%arg2 : f32) outs(%arg0 : memref<4x4xf32>)
//     linalg.copy ins(%arg0 : memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
//     return
//   }
// }
// -----
// no-oracle: old spelling
// Tensors.
func.func @tensors(%t: tensor<4x?xf32>, %m: memref<4x?xf32>, %x: f32, %n: index) {
  %0 = memref.tensor_load %m : memref<4x?xf32>
  %1 = memref.buffer_cast %t : memref<4x?xf32>
  memref.tensor_store %t, %m : memref<4x?xf32>
  %2 = linalg.init_tensor [4, %n] : tensor<4x?xf32>
  %3 = linalg.fill(%x, %2) : f32, tensor<4x?xf32> -> tensor<4x?xf32>
  %4 = linalg.tensor_collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] : tensor<?xf32> into tensor<4x?xf32>
  %6 = subtensor %t[0, 0] [2, 2] [1, 1] : tensor<4x?xf32> to tensor<2x2xf32>
  %7 = linalg.pad_tensor %6 low[0, 0] high[1, 1] {
  ^bb0(%a: index, %b: index):
    linalg.yield %x : f32
  } : tensor<2x2xf32> to tensor<3x3xf32>
  return
}
// output:
// module {
//   func.func @tensors(%arg0: tensor<4x?xf32>, %arg1: memref<4x?xf32>, %arg2: f32, %arg3: index) {
//     %0 = bufferization.to_tensor %arg1 : memref<4x?xf32> to tensor<4x?xf32>
//     %1 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32>
//     bufferization.materialize_in_destination %arg0 in writable %arg1 : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
//     %2 = tensor.empty(%arg3) : tensor<4x?xf32>
//     %3 = linalg.fill ins(%arg2 : f32) outs(%2 : tensor<4x?xf32>) -> tensor<4x?xf32>
//     %4 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
//     %c0 = arith.constant 0 : index
//     %5 = tensor.dim %4, %c0 : tensor<?xf32>
//     %c4 = arith.constant 4 : index
//     %6 = arith.divui %5, %c4 : index
//     %7 = tensor.expand_shape %4 [[0, 1]] output_shape [4, %6] : tensor<?xf32> into tensor<4x?xf32>
//     %8 = tensor.extract_slice %arg0[0, 0] [2, 2] [1, 1] : tensor<4x?xf32> to tensor<2x2xf32>
//     %9 = tensor.pad %8 low[0, 0] high[1, 1] {
//     ^bb0(%arg6: index, %arg7: index):
//       tensor.yield %arg2 : f32
//     } : tensor<2x2xf32> to tensor<3x3xf32>
//     return
//   }
// }
// -----
// no-oracle: old spelling
// Loops: each reduction of `scf.parallel` was an operation of its own.
func.func @loops(%n: index, %x: f32, %y: f32, %m: memref<4xf32>) -> (f32, f32) {
  %0:2 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x, %y) -> (f32, f32) {
    scf.reduce(%y) : f32 {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
    %z = arith.mulf %x, %y : f32
    scf.reduce(%z) : f32 {
    ^bb0(%a: f32, %b: f32):
      %s = arith.mulf %a, %b : f32
      scf.reduce.return %s : f32
    }
    scf.yield
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    memref.store %x, %m[%i] : memref<4xf32>
    scf.yield
  }
  scf.foreach_thread (%i) in (%n) {
    memref.store %x, %m[%i] : memref<4xf32>
  }
  scf.foreach_thread (%i) in (%n) -> () {
    memref.store %x, %m[%i] : memref<4xf32>
    scf.foreach_thread.perform_concurrently {
    }
  }
  affine.for %i = 0 to 4 {
    affine.terminator
  }
  %1 = affine.apply (d0)[s0] -> (d0 + s0)(%n)[%n]
  %2 = affine.apply () -> (7)()
  affine.if (d0) : (d0 - 1 >= 0)(%n) {
  }
  affine.parallel (%i) = (0) to (4) reduce ("maxf") -> f32 {
    affine.yield %x : f32
  }
  return %0#0, %0#1 : f32, f32
}
// output:
// module {
//   func.func @loops(%arg0: index, %arg1: f32, %arg2: f32, %arg3: memref<4xf32>) -> (f32, f32) {
//     %0:2 = scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg0) init (%arg1, %arg2) -> (f32, f32) {
//       %1 = arith.mulf %arg1, %arg2 : f32
//       scf.reduce(%arg2, %1 : f32, f32) {
//       ^bb0(%arg5: f32, %arg6: f32):
//         %2 = arith.addf %arg5, %arg6 : f32
//         scf.reduce.return %2 : f32
//       }, {
//       ^bb0(%arg7: f32, %arg8: f32):
//         %3 = arith.mulf %arg7, %arg8 : f32
//         scf.reduce.return %3 : f32
//       }
//     }
//     scf.parallel (%arg9) = (%arg0) to (%arg0) step (%arg0) {
//       memref.store %arg1, %arg3[%arg9] : memref<4xf32>
//       scf.reduce
//     }
//     scf.forall (%arg10) in (%arg0) {
//       memref.store %arg1, %arg3[%arg10] : memref<4xf32>
//     }
//     scf.forall (%arg11) in (%arg0) {
//       memref.store %arg1, %arg3[%arg11] : memref<4xf32>
//     }
//     affine.for %arg12 = 0 to 4 {
//     }
//     %4 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%arg0)[%arg0]
//     %5 = affine.apply affine_map<() -> (7)>()
//     affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%arg0) {
//     }
//     %6 = affine.parallel (%arg13) = (0) to (4) reduce ("maximumf") -> (f32) {
//       affine.yield %arg1 : f32
//     }
//     return %0#0, %0#1 : f32, f32
//   }
// }
// -----
// no-oracle: old spelling
// The LLVM dialect.
llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @llvm(%s: !llvm.struct<(i32, f32)>, %v: vector<2xf32>, %i: i32, %p: !llvm.ptr<i32>) {
  %0 = llvm.extractvalue %s[0 : i32] : !llvm.struct<(i32, f32)>
  %1 = llvm.insertvalue %i, %s[0 : i32] : !llvm.struct<(i32, f32)>
  %2 = llvm.shufflevector %v, %v [1 : i32, 2 : i32] : vector<2xf32>, vector<2xf32>
  %3 = llvm.atomicrmw add %p, %i monotonic : i32
  %4 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : i32
  %5 = llvm.mlir.null : !llvm.ptr<i8>
  %6 = llvm.mlir.addressof @g : !llvm.ptr<i32>
  llvm.return
}
// output:
// module {
//   llvm.mlir.global internal @g(1 : i32) : i32
//   llvm.func @llvm(%arg0: !llvm.struct<(i32, f32)>, %arg1: vector<2xf32>, %arg2: i32, %arg3: !llvm.ptr) {
//     %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(i32, f32)>
//     %1 = llvm.insertvalue %arg2, %arg0[0] : !llvm.struct<(i32, f32)>
//     %2 = llvm.shufflevector %arg1, %arg1 [1, 2] : vector<2xf32>
//     %3 = llvm.atomicrmw add %arg3, %arg2 monotonic : !llvm.ptr, i32
//     %4 = llvm.cmpxchg %arg3, %arg2, %arg2 acq_rel monotonic : !llvm.ptr, i32
//     %5 = llvm.mlir.zero : !llvm.ptr
//     %6 = llvm.mlir.addressof @g : !llvm.ptr
//     llvm.return
//   }
// }
// -----
// no-oracle: MLIR 22 has no vector.splat any more
func @splat(%x: f32) -> vector<4xf32> {
  %0 = splat %x : vector<4xf32>
  return %0 : vector<4xf32>
}
// output:
// module {
//   func.func @splat(%arg0: f32) -> vector<4xf32> {
//     %0 = vector.splat %arg0 : vector<4xf32>
//     return %0 : vector<4xf32>
//   }
// }
