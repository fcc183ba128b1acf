// What the verifiers of the vector dialect refuse, in MLIR's words.
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<4xf64>
  return
}
// output:
// test.mlir:3:8: error: 'vector.shape_cast' op has different source and result element types
//   %0 = vector.shape_cast %v : vector<4xf32> to vector<4xf64>
//        ^
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<5xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.shape_cast' op has different number of elements at source (4) and result (5)
//   %0 = vector.shape_cast %v : vector<4xf32> to vector<5xf32>
//        ^
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<[4]xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.shape_cast' op has different number of scalable dims at source (0) and result (1)
//   %0 = vector.shape_cast %v : vector<4xf32> to vector<[4]xf32>
//        ^
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<2x2xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.bitcast' op failed to verify that all of {source, result} have same rank
//   %0 = vector.bitcast %v : vector<4xf32> to vector<2x2xf32>
//        ^
// -----
func.func @f(%v: vector<4xf32>, %a: f32) {
  %0 = vector.from_elements %a, %a : vector<3xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types
//   %0 = vector.from_elements %a, %a : vector<3xf32>
//        ^
// -----
func.func @f(%v: vector<4xf32>, %a: f32) {
  %0 = "vector.to_elements"(%v) : (vector<4xf32>) -> (f32)
  return
}
// output:
// test.mlir:2:8: error: 'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types
//   %0 = "vector.to_elements"(%v) : (vector<4xf32>) -> (f32)
//        ^
// -----
func.func @f(%v: vector<f32>, %a: f32) {
  %0 = vector.broadcast %a : f32 to vector<3xf64>
  return
}
// output:
// test.mlir:2:8: error: 'vector.broadcast' op failed to verify that source operand and result have same element type
//   %0 = vector.broadcast %a : f32 to vector<3xf64>
//        ^
// -----
func.func @f(%v: vector<f32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.transfer_read %m[%i, %i], %a : memref<4xf32>, vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.transfer_read' op requires 1 indices
//   %0 = vector.transfer_read %m[%i, %i], %a : memref<4xf32>, vector<4xf32>
//        ^
// -----
func.func @f(%v: vector<f32>, %a: f32, %m: memref<4xf32, strided<[2]>>, %i: index) {
  %0 = vector.load %m[%i] : memref<4xf32, strided<[2]>>, vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.load' op most minor memref dim must have unit stride
//   %0 = vector.load %m[%i] : memref<4xf32, strided<[2]>>, vector<4xf32>
//        ^
// -----
func.func @f(%v: vector<3xf32>, %a: f32, %m: memref<4xf32, strided<[2]>>, %i: index) {
  %0 = vector.deinterleave %v : vector<3xf32> -> vector<2xf32>
  return
}
// output:
// test.mlir:2:8: error: operation defines 2 results but was provided 1 to bind
//   %0 = vector.deinterleave %v : vector<3xf32> -> vector<2xf32>
//        ^
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<4xf32, strided<[2]>>, %i: index) {
  %0, %1 = vector.deinterleave %v : vector<4xf32> -> vector<3xf32>
  return
}
// output:
// test.mlir:2:12: error: 'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension
//   %0, %1 = vector.deinterleave %v : vector<4xf32> -> vector<3xf32>
//            ^
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<4xf32, strided<[2]>>, %i: index) {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<4xf32> to f32
  return
}
// output:
// test.mlir:2:8: error: 'vector.multi_reduction' op destination type 'f32' is incompatible with source type 'vector<4xf32>'
//   %0 = vector.multi_reduction <add>, %v, %a [1] : vector<4xf32> to f32
//        ^
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.load %m[%i] {alignment = 3} : memref<4xf32>, vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
//   %0 = vector.load %m[%i] {alignment = 3} : memref<4xf32>, vector<4xf32>
//        ^
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.shuffle %v, %v [0, -1] : vector<4xf32>, vector<4xf32>
  return
}
// output:
// accepted
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.extract %v[0, 1] : f32 from vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.extract' op expected position attribute of rank no greater than vector rank
//   %0 = vector.extract %v[0, 1] : f32 from vector<4xf32>
//        ^
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.extract %v[0] : f32 from vector<4x4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.extract' op inferred type(s) 'vector<4xf32>' are incompatible with return type(s) of operation 'f32'
//   %0 = vector.extract %v[0] : f32 from vector<4x4xf32>
//        ^
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.extract %v[7] : vector<4xf32> from vector<4x4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)
//   %0 = vector.extract %v[7] : vector<4xf32> from vector<4x4xf32>
//        ^
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.insert %a, %v[7] : f32 into vector<4x4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension or poison (-1)
//   %0 = vector.insert %a, %v[7] : f32 into vector<4x4xf32>
//        ^
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.insert %a, %v[7, 4] : f32 into vector<4x4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension or poison (-1)
//   %0 = vector.insert %a, %v[7, 4] : f32 into vector<4x4xf32>
//        ^
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  vector.print %a : f32 punctuation <foo>
  return
}
// output:
// test.mlir:2:38: error: expected one of no_punctuation, newline, comma, open, close
//   vector.print %a : f32 punctuation <foo>
//                                      ^
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<4xf32>, %i: index) {
  vector.print %m : memref<4xf32>
  return
}
// output:
// test.mlir:2:3: error: 'vector.print' op operand #0 must be vector of any type values or integer or index or floating-point, but got 'memref<4xf32>'
//   vector.print %m : memref<4xf32>
//   ^
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<?xf32>, %i: index, %k: vector<4xi1>) {
  vector.maskedstore %m[%i, %i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// output:
// test.mlir:2:3: error: 'vector.maskedstore' op requires 1 indices
//   vector.maskedstore %m[%i, %i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
//   ^
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<?xf32>, %i: index, %k: vector<5xi1>) {
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<5xi1>, vector<4xf32>
  return
}
// output:
// test.mlir:2:3: error: 'vector.maskedstore' op expected valueToStore shape to match mask shape
//   vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<5xi1>, vector<4xf32>
//   ^
// -----
func.func @f(%v: vector<4xf32>, %a: f32, %m: memref<?xf32>, %i: index, %k: vector<5xi1>) {
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<5xi1>, vector<4xf32>
  return
}
// output:
// test.mlir:2:3: error: 'vector.compressstore' op expected valueToStore dim to match mask dim
//   vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<5xi1>, vector<4xf32>
//   ^
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<?xf32>, %i: index, %k: vector<4x3xi1>) {
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<4x3xi1>, vector<4x4xf32>
  return
}
// output:
// test.mlir:2:3: error: 'vector.compressstore' op expected valueToStore dim to match mask dim
//   vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<4x3xi1>, vector<4x4xf32>
//   ^
// -----
func.func @f(%v: vector<4x4xf32>, %a: f32, %m: memref<?xf32>, %i: index, %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i], %a {in_bounds = [false], permutation_map = affine_map<(d0)->(0)>} : memref<?xf32>, vector<4xf32>
  return
}
// output:
// accepted
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = vector.transfer_read %m[%i], %i : memref<?xf32>, vector<4xf32>
  return
}
// output:
// test.mlir:2:37: error: use of value '%i' expects different type than prior uses: 'f32' vs 'index'
//   %0 = vector.transfer_read %m[%i], %i : memref<?xf32>, vector<4xf32>
//                                     ^
// test.mlir:1:33: note: prior use here
// func.func @f(%m: memref<?xf32>, %i: index) {
//                                 ^
// -----
func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0 + 1)>} : memref<?xf32>, vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)
//   %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0 + 1)>} : memref<?xf32>, vector<4xf32>
//        ^
// -----
func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<?xf32>, vector<4x4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)
//   %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<?xf32>, vector<4x4xf32>
//        ^
// -----
func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0)[s0] -> (d0)>} : memref<?xf32>, vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.transfer_read' op requires permutation_map without symbols
//   %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0)[s0] -> (d0)>} : memref<?xf32>, vector<4xf32>
//        ^
// -----
func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  %0 = vector.transfer_read %m[%i], %x {in_bounds = [true, true]} : memref<?xf32>, vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0) -> (d0)> vs inBounds of size: 2
//   %0 = vector.transfer_read %m[%i], %x {in_bounds = [true, true]} : memref<?xf32>, vector<4xf32>
//        ^
// -----
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] {permutation_map = affine_map<(d0) -> (0)>} : vector<4xf32>, memref<?xf32>
  return
}
// output:
// test.mlir:2:3: error: 'vector.transfer_write' op should not have broadcast dimensions
//   vector.transfer_write %v, %m[%i] {permutation_map = affine_map<(d0) -> (0)>} : vector<4xf32>, memref<?xf32>
//   ^
// -----
func.func @f(%m: memref<*xf32>, %i: index, %x: f32) {
  %0 = vector.transfer_read %m[%i], %x : memref<*xf32>, vector<4xf32>
  return
}
// output:
// test.mlir:2:42: error: requires memref or ranked tensor type
//   %0 = vector.transfer_read %m[%i], %x : memref<*xf32>, vector<4xf32>
//                                          ^
// -----
func.func @f(%v: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["reduction"]} %v, %v, %x : vector<4xf32>, vector<4xf32> into f32
  return
}
// output:
// test.mlir:2:8: error: 'vector.contract' op expected an indexing map for each vector operand
//   %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["reduction"]} %v, %v, %x : vector<4xf32>, vector<4xf
//        ^
// -----
func.func @f(%v: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} %v, %v, %v : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.contract' op expected at least one contracting dimension pair
//   %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} %v, %v, %v : ve
//        ^
// -----
func.func @f(%v: vector<4xf32>, %w: vector<5xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %w, %x : vector<4xf32>, vector<5xf32> into f32
  return
}
// output:
// test.mlir:2:8: error: 'vector.contract' op invalid contracting dimension map
//   %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %w, %x : ve
//        ^
// -----
func.func @f(%v: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["sum"]} %v, %v, %x : vector<4xf32>, vector<4xf32> into f32
  return
}
// output:
// test.mlir:2:24: error: unexpected iterator_type (sum)
//   %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["sum"]} %v, %v, %x : vector<4
//                        ^
// -----
func.func @f(%v: vector<4xf32>, %x: f32) {
  %0 = vector.reduction <and>, %v : vector<4xf32> into f32
  return
}
// output:
// test.mlir:2:8: error: 'vector.reduction' op unsupported reduction type 'f32' for kind 'and'
//   %0 = vector.reduction <and>, %v : vector<4xf32> into f32
//        ^
// -----
func.func @f(%v: vector<4x4xf32>, %x: f32) {
  %0 = vector.reduction <add>, %v : vector<4x4xf32> into f32
  return
}
// output:
// test.mlir:2:8: error: 'vector.reduction' op unsupported reduction rank: 2
//   %0 = vector.reduction <add>, %v : vector<4x4xf32> into f32
//        ^
// -----
func.func @f(%v: vector<4x4xf32>, %w: vector<4xf32>) {
  %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 2 : i64} : vector<4x4xf32>, vector<4xf32>
  return
}
// output:
// test.mlir:2:10: error: 'vector.scan' op reduction dimension 2 has to be less than 2
//   %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 2 : i64} : vector<4x4xf32>, vector<4xf32>
//          ^
// -----
func.func @f(%v: vector<4x4xf32>, %w: vector<4xf32>) {
  %0 = vector.outerproduct %v, %w : vector<4x4xf32>, vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.outerproduct' op expected 1-d vector for operand #1
//   %0 = vector.outerproduct %v, %w : vector<4x4xf32>, vector<4xf32>
//        ^
// -----
func.func @f(%w: vector<4xf32>, %v: vector<6xf32>) {
  %0 = vector.matrix_multiply %w, %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.matrix_multiply' op expects operands and result to have as many elements as their rows and columns say
//   %0 = vector.matrix_multiply %w, %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<4xf32>
//        ^
// -----
func.func @f(%v: vector<4x3xf32>) {
  %0 = vector.transpose %v, [1, 1] : vector<4x3xf32> to vector<3x4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.transpose' op duplicate position index: 1
//   %0 = vector.transpose %v, [1, 1] : vector<4x3xf32> to vector<3x4xf32>
//        ^
// -----
func.func @f(%v: vector<4x3xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<4x3xf32> to vector<4x3xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.transpose' op dimension size mismatch at: 1
//   %0 = vector.transpose %v, [1, 0] : vector<4x3xf32> to vector<4x3xf32>
//        ^
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<4x3xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.broadcast' op dimension mismatch (4 vs. 3)
//   %0 = vector.broadcast %v : vector<4xf32> to vector<4x3xf32>
//        ^
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shuffle %v, %v [0, 8] : vector<4xf32>, vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.shuffle' op mask index #2 out of range
//   %0 = vector.shuffle %v, %v [0, 8] : vector<4xf32>, vector<4xf32>
//        ^
// -----
func.func @f(%v: vector<4x3xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [3], strides = [1]} : vector<4x3xf32> to vector<3x3xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)
//   %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [3], strides = [1]} : vector<4x3xf32> to vector<3x3xf32>
//        ^
// -----
func.func @f(%v: vector<4x3xf32>, %w: vector<3xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [4, 0], strides = [1]} : vector<3xf32> into vector<4x3xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)
//   %0 = vector.insert_strided_slice %w, %v {offsets = [4, 0], strides = [1]} : vector<3xf32> into vector<4x3xf32>
//        ^
// -----
func.func @f(%v: vector<4xf32>, %w: vector<[8]xf32>) {
  %0 = vector.scalable.insert %v, %w[2] : vector<4xf32> into vector<[8]xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.scalable.insert' op failed to verify that position is a multiple of the source length.
//   %0 = vector.scalable.insert %v, %w[2] : vector<4xf32> into vector<[8]xf32>
//        ^
// -----
func.func @f(%v: vector<4xf32>, %i: index) {
  %0 = vector.extractelement %v[] : vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.extractelement' op expected position for 1-D vector
//   %0 = vector.extractelement %v[] : vector<4xf32>
//        ^
// -----
func.func @f() {
  %0 = vector.constant_mask [5] : vector<4xi1>
  return
}
// output:
// test.mlir:2:8: error: 'vector.constant_mask' op array attr of size out of bounds of vector result dimension size
//   %0 = vector.constant_mask [5] : vector<4xi1>
//        ^
// -----
func.func @f() {
  %0 = vector.constant_mask [0, 2] : vector<4x4xi1>
  return
}
// output:
// test.mlir:2:8: error: 'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim
//   %0 = vector.constant_mask [0, 2] : vector<4x4xi1>
//        ^
// -----
func.func @f(%i: index) {
  %0 = vector.create_mask %i : vector<4x4xi1>
  return
}
// output:
// test.mlir:2:8: error: 'vector.create_mask' op must specify an operand for each result vector dimension
//   %0 = vector.create_mask %i : vector<4x4xi1>
//        ^
// -----
func.func @f(%k: vector<3xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<3xi1> -> f32
  return
}
// output:
// test.mlir:2:8: error: 'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation
//   %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<3xi1> -> f32
//        ^
// -----
func.func @f(%k: vector<4xi1>, %v: vector<4xf32>, %x: f32) {
  %0 = vector.mask %k, %x { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}
// output:
// test.mlir:2:8: error: 'vector.mask' op doesn't expect a passthru argument for this maskable operation
//   %0 = vector.mask %k, %x { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
//        ^
// -----
func.func @f(%k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %k {
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    %2 = vector.reduction <mul>, %v : vector<4xf32> into f32
    vector.yield %2 : f32
  } : vector<4xi1> -> f32
  return
}
// output:
// test.mlir:2:8: error: 'vector.mask' op expects only one operation to mask
//   %0 = vector.mask %k {
//        ^
// -----
func.func @f(%m: memref<?xf32>, %i: index, %p: vector<3xi32>, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.gather %m[%i] [%p], %k, %v : memref<?xf32>, vector<3xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// output:
// test.mlir:2:8: error: 'vector.gather' op expected result dim to match indices dim
//   %0 = vector.gather %m[%i] [%p], %k, %v : memref<?xf32>, vector<3xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
//        ^
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 1]>>) {
  %0 = vector.type_cast %m : memref<4x4xf32, strided<[8, 1]>> to memref<vector<4x4xf32>>
  return
}
// output:
// test.mlir:2:8: error: 'vector.type_cast' op expects operand to be a memref with identity layout
//   %0 = vector.type_cast %m : memref<4x4xf32, strided<[8, 1]>> to memref<vector<4x4xf32>>
//        ^
// -----
func.func @f(%x: f32) {
  "vector.print"(%x) <{stringLiteral = "a"}> : (f32) -> ()
  return
}
// output:
// test.mlir:2:3: error: 'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings
//   "vector.print"(%x) <{stringLiteral = "a"}> : (f32) -> ()
//   ^
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
// output:
// test.mlir:6:8: error: 'vector.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<64xf32>' to 'vector<4xf32>' with warp size = 32
//   %1 = vector.warp_execute_on_lane_0(%i)[32] args(%v : vector<4xf32>) -> (vector<4xf32>) {
//        ^
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
// output:
// test.mlir:3:3: error: 'vector.transfer_read' op requires attribute 'permutation_map'
//   "vector.transfer_read"() : () -> ()
//   ^
// test.mlir:4:3: error: 'vector.extract' op requires attribute 'static_position'
//   "vector.extract"(%v) : (vector<4xf32>) -> f32
//   ^
// test.mlir:5:3: error: 'vector.contract' op requires attribute 'indexing_maps'
//   "vector.contract"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> f32
//   ^
// test.mlir:6:3: error: 'vector.mask' op expected 1 or more operands, but found 0
//   "vector.mask"() ({}) : () -> ()
//   ^
// test.mlir:7:3: error: 'vector.warp_execute_on_lane_0' op requires attribute 'warp_size'
//   "vector.warp_execute_on_lane_0"() ({}) : () -> ()
//   ^
// test.mlir:8:3: error: 'vector.shuffle' op result #0 must be vector of any type values
//   "vector.shuffle"(%v, %v) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf32>) -> f32
//   ^
// test.mlir:9:8: error: 'vector.transfer_read' op attribute 'permutation_map' failed to satisfy constraint: AffineMap attribute
//   %0 = "vector.transfer_read"(%v, %x) <{in_bounds = [], permutation_map = 1 : i32}> : (vector<4xf32>, f32) -> vector<4xf32>
//        ^
