memref.global "private" constant @table : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]> {alignment = 16 : i64}
memref.global @buffer : memref<8xi8> = uninitialized
memref.global "private" @external : memref<i64>
func.func @f(%n: index, %v: f32, %s: memref<4x?xf32, strided<[?, 1], offset: ?>>, %u: memref<*xf32>) -> index {
  %0 = memref.alloc(%n) : memref<?x4xf32>
  %1 = memref.alloc() {alignment = 64 : i64} : memref<f32>
  %2 = memref.alloca(%n, %n) : memref<?x?xf32>
  %3 = memref.load %0[%n, %n] : memref<?x4xf32>
  %4 = memref.load %1[] {nontemporal = true} : memref<f32>
  memref.store %v, %s[%n, %n] : memref<4x?xf32, strided<[?, 1], offset: ?>>
  memref.store %v, %1[] {nontemporal = true} : memref<f32>
  %5 = memref.cast %0 : memref<?x4xf32> to memref<*xf32>
  memref.copy %s, %s : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %6 = memref.dim %u, %n : memref<*xf32>
  %7 = memref.rank %u : memref<*xf32>
  %8 = memref.get_global @table : memref<2x2xf32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %s : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %9 = memref.extract_aligned_pointer_as_index %s : memref<4x?xf32, strided<[?, 1], offset: ?>> -> index
  %10 = memref.reinterpret_cast %base to offset: [%offset], sizes: [4, %sizes#1], strides: [%strides#0, 1] : memref<f32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  memref.dealloc %0 : memref<?x4xf32>
  return %7 : index
}
// output:
// module {
//   memref.global "private" constant @table : memref<2x2xf32> = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> {alignment = 16 : i64}
//   memref.global @buffer : memref<8xi8> = uninitialized
//   memref.global "private" @external : memref<i64>
//   func.func @f(%arg0: index, %arg1: f32, %arg2: memref<4x?xf32, strided<[?, 1], offset: ?>>, %arg3: memref<*xf32>) -> index {
//     %0 = memref.alloc(%arg0) : memref<?x4xf32>
//     %1 = memref.alloc() {alignment = 64 : i64} : memref<f32>
//     %2 = memref.alloca(%arg0, %arg0) : memref<?x?xf32>
//     %3 = memref.load %0[%arg0, %arg0] : memref<?x4xf32>
//     %4 = memref.load %1[] {nontemporal = true} : memref<f32>
//     memref.store %arg1, %arg2[%arg0, %arg0] : memref<4x?xf32, strided<[?, 1], offset: ?>>
//     memref.store %arg1, %1[] {nontemporal = true} : memref<f32>
//     %5 = memref.cast %0 : memref<?x4xf32> to memref<*xf32>
//     memref.copy %arg2, %arg2 : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
//     %6 = memref.dim %arg3, %arg0 : memref<*xf32>
//     %7 = memref.rank %arg3 : memref<*xf32>
//     %8 = memref.get_global @table : memref<2x2xf32>
//     %9:6 = memref.extract_strided_metadata %arg2 : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
//     %10 = memref.extract_aligned_pointer_as_index %arg2 : memref<4x?xf32, strided<[?, 1], offset: ?>> -> index
//     %11 = memref.reinterpret_cast %9#0 to offset: [%9#1], sizes: [4, %9#3], strides: [%9#4, 1] : memref<f32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
//     memref.dealloc %0 : memref<?x4xf32>
//     return %7 : index
//   }
// }
// -----
// The type of an initial value is that of the memref, whatever its form.
memref.global "private" constant @sparse : memref<3x4xi32> = sparse<[[0, 0], [1, 2]], [1, 5]>
memref.global "private" constant @resource : memref<2xf32> = dense_resource<weights>
// output:
// module {
//   memref.global "private" constant @sparse : memref<3x4xi32> = sparse<[[0, 0], [1, 2]], [1, 5]>
//   memref.global "private" constant @resource : memref<2xf32> = dense_resource<weights>
// }
