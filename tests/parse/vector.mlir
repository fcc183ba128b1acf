// The vector dialect: each operation, with the parts of its syntax that may be missing.
func.func @shapes(%x: f32, %v: vector<4xf32>, %w: vector<4x4xf32>, %z: vector<f32>, %m: memref<4x4xf32>, %i: index) {
  %0 = vector.broadcast %x : f32 to vector<2x4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %3 = vector.shape_cast %w : vector<4x4xf32> to vector<16xf32>
  %4 = vector.bitcast %w : vector<4x4xf32> to vector<4x8xi16>
  %5 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x4xf32>>
  %7 = vector.transpose %w, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
  %9 = vector.shuffle %v, %v [0, 5, -1] : vector<4xf32>, vector<4xf32>
  %10 = vector.shuffle %z, %z [0, 1] : vector<f32>, vector<f32>
  %11 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %12:2 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %13 = vector.step : vector<[4]xindex>
  %14 = vector.vscale
  %15 = vector.fma %w, %w, %w : vector<4x4xf32>
  return
}
// output:
// module {
//   func.func @shapes(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<4x4xf32>, %arg3: vector<f32>, %arg4: memref<4x4xf32>, %arg5: index) {
//     %0 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
//     %1 = vector.broadcast %arg1 : vector<4xf32> to vector<2x4xf32>
//     %2 = vector.shape_cast %arg2 : vector<4x4xf32> to vector<16xf32>
//     %3 = vector.bitcast %arg2 : vector<4x4xf32> to vector<4x8xi16>
//     %4 = vector.type_cast %arg4 : memref<4x4xf32> to memref<vector<4x4xf32>>
//     %5 = vector.transpose %arg2, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
//     %6 = vector.shuffle %arg1, %arg1 [0, 5, -1] : vector<4xf32>, vector<4xf32>
//     %7 = vector.shuffle %arg3, %arg3 [0, 1] : vector<f32>, vector<f32>
//     %8 = vector.interleave %arg1, %arg1 : vector<4xf32> -> vector<8xf32>
//     %9:2 = vector.deinterleave %arg1 : vector<4xf32> -> vector<2xf32>
//     %10 = vector.step : vector<[4]xindex>
//     %11 = vector.vscale
//     %12 = vector.fma %arg2, %arg2, %arg2 : vector<4x4xf32>
//     return
//   }
// }
// -----
func.func @elements(%x: f32, %v: vector<4xf32>, %w: vector<4x4xf32>, %z: vector<f32>, %s: vector<[8]xf32>, %i: index, %k: i32) {
  %0 = vector.extract %w[%i, 2] : f32 from vector<4x4xf32>
  %1 = vector.extract %w[3] : vector<4xf32> from vector<4x4xf32>
  %2 = vector.extract %z[] : f32 from vector<f32>
  %3 = vector.insert %x, %w[2, %i] : f32 into vector<4x4xf32>
  %4 = vector.insert %v, %w [0] {note} : vector<4xf32> into vector<4x4xf32>
  %8:4 = vector.to_elements %v : vector<4xf32>
  %9 = vector.from_elements %x, %x : vector<2x1xf32>
  %10 = vector.extract_strided_slice %w {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %11 = vector.insert_strided_slice %v, %w {offsets = [1, 0], strides = [1]} : vector<4xf32> into vector<4x4xf32>
  %12 = vector.scalable.extract %s[4] : vector<4xf32> from vector<[8]xf32>
  %13 = vector.scalable.insert %v, %s[0] : vector<4xf32> into vector<[8]xf32>
  return
}
// output:
// module {
//   func.func @elements(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<4x4xf32>, %arg3: vector<f32>, %arg4: vector<[8]xf32>, %arg5: index, %arg6: i32) {
//     %0 = vector.extract %arg2[%arg5, 2] : f32 from vector<4x4xf32>
//     %1 = vector.extract %arg2[3] : vector<4xf32> from vector<4x4xf32>
//     %2 = vector.extract %arg3[] : f32 from vector<f32>
//     %3 = vector.insert %arg0, %arg2 [2, %arg5] : f32 into vector<4x4xf32>
//     %4 = vector.insert %arg1, %arg2 [0] {note} : vector<4xf32> into vector<4x4xf32>
//     %5:4 = vector.to_elements %arg1 : vector<4xf32>
//     %6 = vector.from_elements %arg0, %arg0 : vector<2x1xf32>
//     %7 = vector.extract_strided_slice %arg2 {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
//     %8 = vector.insert_strided_slice %arg1, %arg2 {offsets = [1, 0], strides = [1]} : vector<4xf32> into vector<4x4xf32>
//     %9 = vector.scalable.extract %arg4[4] : vector<4xf32> from vector<[8]xf32>
//     %10 = vector.scalable.insert %arg1, %arg4[0] : vector<4xf32> into vector<[8]xf32>
//     return
//   }
// }
// -----
#dot = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"]
}
func.func @combine(%x: f32, %v: vector<4xf32>, %w: vector<4x4xf32>) {
  %0 = vector.contract #dot %v, %v, %x : vector<4xf32>, vector<4xf32> into f32
  %1 = vector.contract {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"], kind = #vector.kind<maximumf>
  } %w, %v, %v {note = 1 : i32} : vector<4x4xf32>, vector<4xf32> into vector<4xf32>
  %2 = vector.reduction <add>, %v : vector<4xf32> into f32
  %3 = vector.reduction <mul>, %v, %x fastmath<nnan> : vector<4xf32> into f32
  %4 = vector.multi_reduction <minnumf>, %w, %v [1] : vector<4x4xf32> to vector<4xf32>
  %5 = vector.multi_reduction #vector.kind<add>, %w, %x {note} [0, 1] : vector<4x4xf32> to f32
  %6:2 = vector.scan <add>, %w, %v {inclusive = true, reduction_dim = 0 : i64} : vector<4x4xf32>, vector<4xf32>
  %7 = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>
  %8 = vector.outerproduct %v, %v, %w : vector<4xf32>, vector<4xf32>
  %9 = vector.outerproduct %v, %x, %v {kind = #vector.kind<maxnumf>} : vector<4xf32>, f32
  return
}
// output:
// module {
//   func.func @combine(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<4x4xf32>) {
//     %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg1, %arg1, %arg0 : vector<4xf32>, vector<4xf32> into f32
//     %1 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<maximumf>} %arg2, %arg1, %arg1 {note = 1 : i32} : vector<4x4xf32>, vector<4xf32> into vector<4xf32>
//     %2 = vector.reduction <add>, %arg1 : vector<4xf32> into f32
//     %3 = vector.reduction <mul>, %arg1, %arg0 fastmath<nnan> : vector<4xf32> into f32
//     %4 = vector.multi_reduction <minnumf>, %arg2, %arg1 [1] : vector<4x4xf32> to vector<4xf32>
//     %5 = vector.multi_reduction <add>, %arg2, %arg0 {note} [0, 1] : vector<4x4xf32> to f32
//     %6:2 = vector.scan <add>, %arg2, %arg1 {inclusive = true, reduction_dim = 0 : i64} : vector<4x4xf32>, vector<4xf32>
//     %7 = vector.outerproduct %arg1, %arg1 : vector<4xf32>, vector<4xf32>
//     %8 = vector.outerproduct %arg1, %arg1, %arg2 {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
//     %9 = vector.outerproduct %arg1, %arg0, %arg1 {kind = #vector.kind<maxnumf>} : vector<4xf32>, f32
//     return
//   }
// }
// -----
func.func @transfers(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %n: memref<?xvector<4xf32>>, %z: memref<f32>, %i: index, %pad: f32, %vpad: vector<4xf32>, %k: vector<4xi1>, %k2: vector<8x4xi1>, %v: vector<4xf32>) -> tensor<?x?xf32> {
  %0 = vector.transfer_read %m[%i, %i], %pad : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %pad, %k2 {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %t[%i, %i], %pad {permutation_map = affine_map<(d0, d1) -> (0, d1)>, in_bounds = [true, true], note} : tensor<?x?xf32>, vector<2x4xf32>
  %3 = vector.transfer_read %n[%i], %vpad : memref<?xvector<4xf32>>, vector<2x4xf32>
  %4 = vector.transfer_read %z[], %pad : memref<f32>, vector<f32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  %6 = vector.transfer_write %v, %t[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<?x?xf32>
  return %6 : tensor<?x?xf32>
}
// output:
// module {
//   func.func @transfers(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: memref<?xvector<4xf32>>, %arg3: memref<f32>, %arg4: index, %arg5: f32, %arg6: vector<4xf32>, %arg7: vector<4xi1>, %arg8: vector<8x4xi1>, %arg9: vector<4xf32>) -> tensor<?x?xf32> {
//     %0 = vector.transfer_read %arg0[%arg4, %arg4], %arg5 : memref<?x?xf32>, vector<4xf32>
//     %1 = vector.transfer_read %arg0[%arg4, %arg4], %arg5, %arg8 {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x8xf32>
//     %2 = vector.transfer_read %arg1[%arg4, %arg4], %arg5 {in_bounds = [true, true], note, permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<?x?xf32>, vector<2x4xf32>
//     %3 = vector.transfer_read %arg2[%arg4], %arg6 : memref<?xvector<4xf32>>, vector<2x4xf32>
//     %4 = vector.transfer_read %arg3[], %arg5 : memref<f32>, vector<f32>
//     vector.transfer_write %arg9, %arg0[%arg4, %arg4] : vector<4xf32>, memref<?x?xf32>
//     vector.transfer_write %arg9, %arg0[%arg4, %arg4], %arg7 {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
//     %5 = vector.transfer_write %arg9, %arg1[%arg4, %arg4] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<?x?xf32>
//     return %5 : tensor<?x?xf32>
//   }
// }
// -----
func.func @accesses(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %v: vector<4xf32>, %p: vector<4xi32>, %k: vector<4xi1>) {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  %1 = vector.load %m[%i, %i] {alignment = 16 : i64, nontemporal = true} : memref<?x?xf32>, vector<2x4xf32>
  vector.store %v, %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  %2 = vector.maskedload %m[%i, %i], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %k, %v {alignment = 4 : i64} : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.gather %m[%i, %i] [%p], %k, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i, %i][%p], %k, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %4 = vector.scatter %t[%i] [%p], %k, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  %5 = vector.expandload %m[%i, %i], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i, %i], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// output:
// module {
//   func.func @accesses(%arg0: memref<?x?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<4xi32>, %arg5: vector<4xi1>) {
//     %0 = vector.load %arg0[%arg2, %arg2] : memref<?x?xf32>, vector<4xf32>
//     %1 = vector.load %arg0[%arg2, %arg2] {alignment = 16 : i64, nontemporal = true} : memref<?x?xf32>, vector<2x4xf32>
//     vector.store %arg3, %arg0[%arg2, %arg2] : memref<?x?xf32>, vector<4xf32>
//     %2 = vector.maskedload %arg0[%arg2, %arg2], %arg5, %arg3 : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
//     vector.maskedstore %arg0[%arg2, %arg2], %arg5, %arg3 {alignment = 4 : i64} : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
//     %3 = vector.gather %arg0[%arg2, %arg2] [%arg4], %arg5, %arg3 : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
//     vector.scatter %arg0[%arg2, %arg2] [%arg4], %arg5, %arg3 : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
//     %4 = vector.scatter %arg1[%arg2] [%arg4], %arg5, %arg3 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
//     %5 = vector.expandload %arg0[%arg2, %arg2], %arg5, %arg3 : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
//     vector.compressstore %arg0[%arg2, %arg2], %arg5, %arg3 : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
//     return
//   }
// }
// -----
func.func @masks(%m: memref<?xf32>, %i: index, %v: vector<4xf32>, %x: f32) {
  %0 = vector.constant_mask [3, 2] : vector<4x4xi1>
  %1 = vector.create_mask %i : vector<4xi1>
  %2 = vector.mask %1 { vector.reduction <add>, %v : vector<4xf32> into f32 } {note} : vector<4xi1> -> f32
  %3 = vector.mask %1, %v { vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %1 { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  vector.mask %1 { } : vector<4xi1>
  %4 = vector.mask %1 { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}
// output:
// module {
//   func.func @masks(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: f32) {
//     %0 = vector.constant_mask [3, 2] : vector<4x4xi1>
//     %1 = vector.create_mask %arg1 : vector<4xi1>
//     %2 = vector.mask %1 { vector.reduction <add>, %arg2 : vector<4xf32> into f32 } {note} : vector<4xi1> -> f32
//     %4 = vector.mask %1, %arg2 { vector.transfer_read %arg0[%arg1], %arg3 : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
//     vector.mask %1 { vector.transfer_write %arg2, %arg0[%arg1] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
//     vector.mask %1 { vector.yield } : vector<4xi1>
//     %6 = vector.mask %1 { vector.yield %arg2 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
//     return
//   }
// }
// -----
func.func @others(%i: index, %v: vector<4xf32>, %x: f32) {
  vector.print %v : vector<4xf32>
  vector.print %x : f32 punctuation <comma>
  vector.print punctuation <open>
  vector.print str "text"
  vector.print
  return
}
// output:
// module {
//   func.func @others(%arg0: index, %arg1: vector<4xf32>, %arg2: f32) {
//     vector.print %arg1 : vector<4xf32>
//     vector.print %arg2 : f32 punctuation <comma>
//     vector.print punctuation <open>
//     vector.print str "text"
//     vector.print
//     return
//   }
// }
// -----
// no-oracle: old spelling
// In generic form, with the attributes as MLIR 19 wrote them.
func.func @generic(%v: vector<4xf32>, %w: vector<4x4xf32>, %x: f32, %z: memref<f32>) {
  %0 = "vector.shuffle"(%v, %v) <{mask = [0, 4]}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  %1 = "vector.multi_reduction"(%w, %x) <{kind = #vector.kind<add>, reduction_dims = [0, 1]}> : (vector<4x4xf32>, f32) -> f32
  %2 = "vector.constant_mask"() <{mask_dim_sizes = [2]}> : () -> vector<4xi1>
  %3 = "vector.outerproduct"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4x4xf32>
  %4 = vector.transfer_read %z[], %x : memref<f32>, vector<1xf32>
  return
}
// output:
// module {
//   func.func @generic(%arg0: vector<4xf32>, %arg1: vector<4x4xf32>, %arg2: f32, %arg3: memref<f32>) {
//     %0 = vector.shuffle %arg0, %arg0 [0, 4] : vector<4xf32>, vector<4xf32>
//     %1 = vector.multi_reduction <add>, %arg1, %arg2 [0, 1] : vector<4x4xf32> to f32
//     %2 = vector.constant_mask [2] : vector<4xi1>
//     %3 = vector.outerproduct %arg0, %arg0 : vector<4xf32>, vector<4xf32>
//     %4 = vector.transfer_read %arg3[], %arg2 {permutation_map = affine_map<() -> (0)>} : memref<f32>, vector<1xf32>
//     return
//   }
// }
// -----
// Operations that MLIR 22 has no more.
// no-oracle: MLIR 22 does not know them
func.func @old(%x: f32, %v: vector<4xf32>, %w: vector<4x4xf32>, %z: vector<f32>, %i: index, %k: i32) {
  %r0 = vector.splat %x : vector<4xf32>
  %r1 = vector.reshape %w, [%i, %i], [%i], [] : vector<4x4xf32> to vector<16xf32>
  %r2 = vector.flat_transpose %v {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> -> vector<4xf32>
  %r3 = vector.extractelement %v[%k : i32] : vector<4xf32>
  %r4 = vector.extractelement %z[] : vector<f32>
  %r5 = vector.insertelement %x, %v[%i : index] : vector<4xf32>
  %r6 = vector.matrix_multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  vector.warp_execute_on_lane_0(%i)[32] {
  }
  %0 = vector.warp_execute_on_lane_0(%i)[32] args(%v : vector<4xf32>) -> (vector<4xf32>) {
  ^bb0(%whole: vector<128xf32>):
    vector.yield %whole : vector<128xf32>
  } {note}
  return
}
// output:
// module {
//   func.func @old(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<4x4xf32>, %arg3: vector<f32>, %arg4: index, %arg5: i32) {
//     %0 = vector.splat %arg0 : vector<4xf32>
//     %1 = vector.reshape %arg2, [%arg4, %arg4], [%arg4], [] : vector<4x4xf32> to vector<16xf32>
//     %2 = vector.flat_transpose %arg1 {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> -> vector<4xf32>
//     %3 = vector.extractelement %arg1[%arg5 : i32] : vector<4xf32>
//     %4 = vector.extractelement %arg3[] : vector<f32>
//     %5 = vector.insertelement %arg0, %arg1[%arg4 : index] : vector<4xf32>
//     %6 = vector.matrix_multiply %arg1, %arg1 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
//     vector.warp_execute_on_lane_0(%arg4)[32] {
//     }
//     %7 = vector.warp_execute_on_lane_0(%arg4)[32] args(%arg1 : vector<4xf32>) -> (vector<4xf32>) {
//     ^bb0(%arg6: vector<128xf32>):
//       vector.yield %arg6 : vector<128xf32>
//     } {note}
//     return
//   }
// }
