// What the verifiers of the vector dialect refuse, in MLIR's words.
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<4xf64>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<5xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<[4]xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<2x2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %a: f32) {
  %0 = vector.from_elements %a, %a : vector<3xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %a: f32) {
  %0 = "vector.to_elements"(%v) : (vector<4xf32>) -> (f32)
  return
}
// -----
func.func @f(%v: vector<f32>, %a: f32) {
  %0 = vector.broadcast %a : f32 to vector<3xf64>
  return
}
// -----
func.func @f(%v: vector<f32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.transfer_read %m[%i, %i], %a : memref<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<f32>, %a: f32, %m: memref<4xf32, strided<[2]>>, %i: index) {
  %0 = vector.load %m[%i] : memref<4xf32, strided<[2]>>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<3xf32>, %a: f32, %m: memref<4xf32, strided<[2]>>, %i: index) {
  %0 = vector.deinterleave %v : vector<3xf32> -> vector<2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<4xf32, strided<[2]>>, %i: index) {
  %0, %1 = vector.deinterleave %v : vector<4xf32> -> vector<3xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<4xf32, strided<[2]>>, %i: index) {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<4xf32> to f32
  return
}
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.load %m[%i] {alignment = 3} : memref<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.shuffle %v, %v [0, -1] : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.extract %v[0, 1] : f32 from vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.extract %v[0] : f32 from vector<4x4xf32>
  return
}
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.extract %v[7] : vector<4xf32> from vector<4x4xf32>
  return
}
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.insert %a, %v[7] : f32 into vector<4x4xf32>
  return
}
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.insert %a, %v[7, 4] : f32 into vector<4x4xf32>
  return
}
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  vector.print %a : f32 punctuation <foo>
  return
}
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  vector.print %m : memref<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<?xf32>, %i: index, %k: vector<4xi1>) {
  vector.maskedstore %m[%i, %i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<?xf32>, %i: index, %k: vector<5xi1>) {
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<5xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<?xf32>, %i: index, %k: vector<5xi1>) {
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<5xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<?xf32>, %i: index, %k: vector<4x3xi1>) {
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<4x3xi1>, vector<4x4xf32>
  return
}
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<?xf32>, %i: index, %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i], %a {in_bounds = [false], permutation_map = affine_map<(d0)->(0)>} : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = vector.transfer_read %m[%i], %i : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0 + 1)>} : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0)[s0] -> (d0)>} : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  %0 = vector.transfer_read %m[%i], %x {in_bounds = [true, true]} : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] {permutation_map = affine_map<(d0) -> (0)>} : vector<4xf32>, memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<*xf32>, %i: index, %x: f32) {
  %0 = vector.transfer_read %m[%i], %x : memref<*xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["reduction"]} %v, %v, %x : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
func.func @f(%v: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} %v, %v, %v : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %w: vector<5xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %w, %x : vector<4xf32>, vector<5xf32> into f32
  return
}
// -----
func.func @f(%v: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["sum"]} %v, %v, %x : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
func.func @f(%v: vector<4xf32>, %x: f32) {
  %0 = vector.reduction <and>, %v : vector<4xf32> into f32
  return
}
// -----
func.func @f(%v: vector<4x4xf32>, %x: f32) {
  %0 = vector.reduction <add>, %v : vector<4x4xf32> into f32
  return
}
// -----
func.func @f(%v: vector<4x4xf32>, %w: vector<4xf32>) {
  %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 2 : i64} : vector<4x4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x4xf32>, %w: vector<4xf32>) {
  %0 = vector.outerproduct %v, %w : vector<4x4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%w: vector<4xf32>, %v: vector<6xf32>) {
  %0 = vector.matrix_multiply %w, %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x3xf32>) {
  %0 = vector.transpose %v, [1, 1] : vector<4x3xf32> to vector<3x4xf32>
  return
}
// -----
func.func @f(%v: vector<4x3xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<4x3xf32> to vector<4x3xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<4x3xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shuffle %v, %v [0, 8] : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4x3xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [3], strides = [1]} : vector<4x3xf32> to vector<3x3xf32>
  return
}
// -----
func.func @f(%v: vector<4x3xf32>, %w: vector<3xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [4, 0], strides = [1]} : vector<3xf32> into vector<4x3xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %w: vector<[8]xf32>) {
  %0 = vector.scalable.insert %v, %w[2] : vector<4xf32> into vector<[8]xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %i: index) {
  %0 = vector.extractelement %v[] : vector<4xf32>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [5] : vector<4xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [0, 2] : vector<4x4xi1>
  return
}
// -----
func.func @f(%i: index) {
  %0 = vector.create_mask %i : vector<4x4xi1>
  return
}
// -----
func.func @f(%k: vector<3xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<3xi1> -> f32
  return
}
// -----
func.func @f(%k: vector<4xi1>, %v: vector<4xf32>, %x: f32) {
  %0 = vector.mask %k, %x { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}
// -----
func.func @f(%k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %k {
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    %2 = vector.reduction <mul>, %v : vector<4xf32> into f32
    vector.yield %2 : f32
  } : vector<4xi1> -> f32
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %p: vector<3xi32>, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.gather %m[%i] [%p], %k, %v : memref<?xf32>, vector<3xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 1]>>) {
  %0 = vector.type_cast %m : memref<4x4xf32, strided<[8, 1]>> to memref<vector<4x4xf32>>
  return
}
// -----
func.func @f(%x: f32) {
  "vector.print"(%x) <{stringLiteral = "a"}> : (f32) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>) {
  %0 = vector.warp_execute_on_lane_0(%i)[32] -> (vector<4xf32>) {
    %1 = vector.broadcast %i : index to vector<64xindex>
    vector.yield %v : vector<4xf32>
  }
  %1 = vector.warp_execute_on_lane_0(%i)[32] args(%v : vector<4xf32>) -> (vector<4xf32>) {
  ^bb0(%whole: vector<64xf32>):
    vector.yield %v : vector<4xf32>
  }
  return
}
// -----
// Operands that are missing in generic form are no reason to fail in any other way.
func.func @f(%v: vector<4xf32>, %x: f32) {
  "vector.transfer_read"() : () -> ()
  "vector.extract"(%v) : (vector<4xf32>) -> f32
  "vector.contract"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> f32
  "vector.mask"() ({}) : () -> ()
  "vector.warp_execute_on_lane_0"() ({}) : () -> ()
  "vector.shuffle"(%v, %v) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf32>) -> f32
  %0 = "vector.transfer_read"(%v, %x) <{in_bounds = [], permutation_map = 1 : i32}> : (vector<4xf32>, f32) -> vector<4xf32>
  return
}
