// no-oracle: old spelling
// The generic form of MLIR 13.
"module"() ({
  "llvm.mlir.global"() ({
  }) {linkage = 1 : i64, sym_name = "g", type = i32} : () -> ()
  "func"() ({
  ^bb0(%x: f32, %i: i32, %m: memref<4x4xf32>):
    %0 = "std.addf"(%x, %x) : (f32, f32) -> f32
    %1 = "std.constant"() {value = 3 : index} : () -> index
    %2 = "std.maxf"(%x, %0) : (f32, f32) -> f32
    "linalg.fill"(%x, %m) ({
    ^bb0(%a: f32, %b: f32):
      "linalg.yield"(%a) : (f32) -> ()
    }) : (f32, memref<4x4xf32>) -> ()
    "std.return"() : () -> ()
  }) {sym_name = "f", type = (f32, i32, memref<4x4xf32>) -> ()} : () -> ()
}) : () -> ()
// output:
// module {
//   llvm.mlir.global internal @g() : i32
//   func.func @f(%arg0: f32, %arg1: i32, %arg2: memref<4x4xf32>) {
//     %0 = arith.addf %arg0, %arg0 : f32
//     %c3 = arith.constant 3 : index
//     %1 = arith.maximumf %arg0, %0 : f32
//     linalg.fill ins(%arg0 : f32) outs(%arg2 : memref<4x4xf32>)
//     return
//   }
// }
// -----
// no-oracle: old spelling
// The generic form of MLIR 14 to 16.
"builtin.func"() ({
^bb0(%x: f32, %i: i32, %n: index, %m: memref<4x4xf32>, %d: memref<?x4xf32>, %w: vector<4x4xf32>, %s: !llvm.struct<(i32, f32)>, %p: !llvm.ptr<struct<(i32, f32)>>, %o: !llvm.ptr<i8>, %t: tensor<4x4xf32>, %b: i8):
  %0 = "arith.maxf"(%x, %x) : (f32, f32) -> f32
  %1:2 = "arith.addui_carry"(%i, %i) : (i32, i32) -> (i32, i1)
  %2 = "math.abs"(%x) : (f32) -> f32
  %3 = "vector.extract"(%w) {position = [1]} : (vector<4x4xf32>) -> vector<4xf32>
  %4 = "vector.reduction"(%3) {kind = #vector.kind<maxf>} : (vector<4xf32>) -> f32
  %5 = "vector.transfer_read"(%m, %n, %n, %x) {operand_segment_sizes = dense<[1, 2, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0, d1) -> (d1)>} : (memref<4x4xf32>, index, index, f32) -> vector<4xf32>
  %6 = "vector.contract"(%w, %3, %3) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<minf>} : (vector<4x4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %7 = "memref.expand_shape"(%d) {reassociation = [[0, 1], [2]]} : (memref<?x4xf32>) -> memref<?x2x4xf32>
  "memref.assume_alignment"(%m) {alignment = 64 : i32} : (memref<4x4xf32>) -> ()
  "memref.tensor_store"(%t, %m) : (tensor<4x4xf32>, memref<4x4xf32>) -> ()
  %8 = "bufferization.alloc_tensor"() {operand_segment_sizes = array<i32: 0, 0>} : () -> tensor<4xf32>
  %9 = "llvm.extractvalue"(%s) {position = [0 : i32]} : (!llvm.struct<(i32, f32)>) -> i32
  %10 = "llvm.getelementptr"(%p, %i) {structIndices = dense<[-2147483648, 1]> : tensor<2xi32>} : (!llvm.ptr<struct<(i32, f32)>>, i32) -> !llvm.ptr<f32>
  %11 = "llvm.getelementptr"(%o, %i) : (!llvm.ptr<i8>, i32) -> !llvm.ptr<i8>
  %12 = "llvm.alloca"(%i) : (i32) -> !llvm.ptr<f32>
  %13 = "llvm.mlir.constant"() {value = true} : () -> i1
  %14 = "llvm.intr.ctlz"(%i, %13) : (i32, i1) -> i32
  "llvm.intr.memset"(%o, %b, %i, %13) : (!llvm.ptr<i8>, i8, i32, i1) -> ()
  %15 = "scf.parallel"(%n, %n, %n, %x) ({
  ^bb0(%j: index):
    "scf.reduce"(%x) ({
    ^bb0(%q: f32, %r: f32):
      "scf.reduce.return"(%q) : (f32) -> ()
    }) : (f32) -> ()
    "scf.yield"() : () -> ()
  }) {operand_segment_sizes = dense<1> : vector<4xi32>} : (index, index, index, f32) -> f32
  "scf.foreach_thread"(%n) ({
  ^bb0(%j: index):
    "memref.store"(%x, %m, %j, %j) : (f32, memref<4x4xf32>, index, index) -> ()
    "scf.foreach_thread.perform_concurrently"() ({
    ^bb0:
    }) : () -> ()
  }) : (index) -> ()
  "affine.for"(%n) ({
  ^bb0(%j: index):
    "affine.yield"() : () -> ()
  }) {lower_bound = affine_map<() -> (0)>, step = 1 : index, upper_bound = affine_map<(d0) -> (d0)>} : (index) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (f32, i32, index, memref<4x4xf32>, memref<?x4xf32>, vector<4x4xf32>, !llvm.struct<(i32, f32)>, !llvm.ptr<struct<(i32, f32)>>, !llvm.ptr<i8>, tensor<4x4xf32>, i8) -> ()} : () -> ()
// output:
// module {
//   func.func @f(%arg0: f32, %arg1: i32, %arg2: index, %arg3: memref<4x4xf32>, %arg4: memref<?x4xf32>, %arg5: vector<4x4xf32>, %arg6: !llvm.struct<(i32, f32)>, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: tensor<4x4xf32>, %arg10: i8) {
//     %0 = arith.maximumf %arg0, %arg0 : f32
//     %1:2 = arith.addui_extended %arg1, %arg1 : i32, i1
//     %2 = math.absf %arg0 : f32
//     %3 = vector.extract %arg5[1] : vector<4xf32> from vector<4x4xf32>
//     %4 = vector.reduction <maxnumf>, %3 : vector<4xf32> into f32
//     %5 = vector.transfer_read %arg3[%arg2, %arg2], %arg0 : memref<4x4xf32>, vector<4xf32>
//     %6 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<minnumf>} %arg5, %3, %3 : vector<4x4xf32>, vector<4xf32> into vector<4xf32>
//     %c0 = arith.constant 0 : index
//     %7 = memref.dim %arg4, %c0 : memref<?x4xf32>
//     %c2 = arith.constant 2 : index
//     %8 = arith.divui %7, %c2 : index
//     %9 = memref.expand_shape %arg4 [[0, 1], [2]] output_shape [%8, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
//     %10 = memref.assume_alignment %arg3, 64 : memref<4x4xf32>
//     bufferization.materialize_in_destination %arg9 in writable %arg3 : (tensor<4x4xf32>, memref<4x4xf32>) -> ()
//     %11 = bufferization.alloc_tensor() : tensor<4xf32>
//     %12 = llvm.extractvalue %arg6[0] : !llvm.struct<(i32, f32)>
//     %13 = llvm.getelementptr %arg7[%arg1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
//     %14 = llvm.getelementptr %arg8[%arg1] : (!llvm.ptr, i32) -> !llvm.ptr, i8
//     %15 = llvm.alloca %arg1 x f32 : (i32) -> !llvm.ptr
//     %16 = llvm.mlir.constant(true) : i1
//     %17 = "llvm.intr.ctlz"(%arg1) <{is_zero_poison = true}> : (i32) -> i32
//     "llvm.intr.memset"(%arg8, %arg10, %arg1) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
//     %18 = scf.parallel (%arg11) = (%arg2) to (%arg2) step (%arg2) init (%arg0) -> f32 {
//       scf.reduce(%arg0 : f32) {
//       ^bb0(%arg12: f32, %arg13: f32):
//         scf.reduce.return %arg12 : f32
//       }
//     }
//     scf.forall (%arg14) in (%arg2) {
//       memref.store %arg0, %arg3[%arg14, %arg14] : memref<4x4xf32>
//     }
//     affine.for %arg15 = 0 to affine_map<(d0) -> (d0)>(%arg2) {
//     }
//     return
//   }
// }
