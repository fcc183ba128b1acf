// Views: parts, other orders and shapes of the same memory. Layouts as strides and as maps.
#linear = affine_map<(d0, d1)[s0] -> (d0 * 8 + d1 + s0)>
func.func @views(%m: memref<8x16xf32>, %d: memref<?x4xf32>, %s: memref<?x42xf32, strided<[42, 1]>>, %bytes: memref<2048xi8>, %shape: memref<2xindex>, %l: memref<8x8xf32, #linear>, %i: index, %n: index) {
  %0 = memref.subview %m[%i, 0][4, %n][1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
  %1 = memref.subview %m[2, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: 32>>
  %2 = memref.subview %l[0, 0] [4, 4] [1, 1] : memref<8x8xf32, #linear> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  %3 = memref.transpose %m (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  %4 = memref.view %bytes[%i][] : memref<2048xi8> to memref<64x4xf32>
  %5 = memref.view %bytes[%i][%n] : memref<2048xi8> to memref<?x4xf32>
  %6 = memref.expand_shape %d [[0, 1], [2]] output_shape [%n, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
  %7 = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 2, 16] : memref<8x16xf32> into memref<4x2x16xf32>
  %8 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  %9 = memref.collapse_shape %s [[0, 1]] : memref<?x42xf32, strided<[42, 1]>> into memref<?xf32, strided<[1]>>
  %10 = memref.reshape %m(%shape) : (memref<8x16xf32>, memref<2xindex>) -> memref<?x?xf32>
  %11 = memref.memory_space_cast %m : memref<8x16xf32> to memref<8x16xf32, 1>
  %12 = memref.assume_alignment %m, 16 : memref<8x16xf32>
  memref.assume_alignment %d, 4 : memref<?x4xf32>
  %13:2 = memref.distinct_objects %m, %d : memref<8x16xf32>, memref<?x4xf32>
  return
}
// output:
// module {
//   func.func @views(%arg0: memref<8x16xf32>, %arg1: memref<?x4xf32>, %arg2: memref<?x42xf32, strided<[42, 1]>>, %arg3: memref<2048xi8>, %arg4: memref<2xindex>, %arg5: memref<8x8xf32, affine_map<(d0, d1)[s0] -> (d0 * 8 + d1 + s0)>>, %arg6: index, %arg7: index) {
//     %0 = memref.subview %arg0[%arg6, 0] [4, %arg7] [1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
//     %1 = memref.subview %arg0[2, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: 32>>
//     %2 = memref.subview %arg5[0, 0] [4, 4] [1, 1] : memref<8x8xf32, affine_map<(d0, d1)[s0] -> (d0 * 8 + d1 + s0)>> to memref<4x4xf32, strided<[8, 1], offset: ?>>
//     %3 = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
//     %4 = memref.view %arg3[%arg6][] : memref<2048xi8> to memref<64x4xf32>
//     %5 = memref.view %arg3[%arg6][%arg7] : memref<2048xi8> to memref<?x4xf32>
//     %6 = memref.expand_shape %arg1 [[0, 1], [2]] output_shape [%arg7, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
//     %7 = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [4, 2, 16] : memref<8x16xf32> into memref<4x2x16xf32>
//     %8 = memref.collapse_shape %arg0 [[0, 1]] : memref<8x16xf32> into memref<128xf32>
//     %9 = memref.collapse_shape %arg2 [[0, 1]] : memref<?x42xf32, strided<[42, 1]>> into memref<?xf32, strided<[1]>>
//     %10 = memref.reshape %arg0(%arg4) : (memref<8x16xf32>, memref<2xindex>) -> memref<?x?xf32>
//     %11 = memref.memory_space_cast %arg0 : memref<8x16xf32> to memref<8x16xf32, 1>
//     %12 = memref.assume_alignment %arg0, 16 : memref<8x16xf32>
//     %13 = memref.assume_alignment %arg1, 4 : memref<?x4xf32>
//     %14:2 = memref.distinct_objects %arg0, %arg1 : memref<8x16xf32>, memref<?x4xf32>
//     return
//   }
// }
// -----
// Atomic changes, allocation, caches, copies by a unit of their own.
func.func @memory(%m: memref<10xf32>, %t: memref<4xi32>, %x: f32, %i: index, %n: index) -> f32 {
  %0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<10xf32>) -> f32
  %1 = memref.atomic_rmw maximumf %x, %m[%i] {foo} : (f32, memref<10xf32>) -> f32
  %2 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%old: f32):
    %c = arith.mulf %old, %x : f32
    memref.atomic_yield %c : f32
  }
  %3 = memref.realloc %m : memref<10xf32> to memref<20xf32>
  %4 = memref.realloc %3(%n) {alignment = 64 : i64} : memref<20xf32> to memref<?xf32>
  %5 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %x : f32
  }
  memref.alloca_scope {
    %6 = memref.alloca() : memref<4xf32>
  }
  memref.prefetch %m[%i], read, locality<3>, data : memref<10xf32>
  memref.prefetch %m[%i], write, locality<0>, instr : memref<10xf32>
  memref.dma_start %m[%i], %m[%n], %n, %t[%i] : memref<10xf32>, memref<10xf32>, memref<4xi32>
  memref.dma_start %m[%i], %m[%n], %n, %t[%i], %i, %n : memref<10xf32>, memref<10xf32>, memref<4xi32>
  memref.dma_wait %t[%i], %n : memref<4xi32>
  return %5 : f32
}
// output:
// module {
//   func.func @memory(%arg0: memref<10xf32>, %arg1: memref<4xi32>, %arg2: f32, %arg3: index, %arg4: index) -> f32 {
//     %0 = memref.atomic_rmw addf %arg2, %arg0[%arg3] :(f32, memref<10xf32>) -> f32
//     %1 = memref.atomic_rmw maximumf %arg2, %arg0[%arg3] {foo} :(f32, memref<10xf32>) -> f32
//     %2 = memref.generic_atomic_rmw %arg0[%arg3] : memref<10xf32> {
//     ^bb0(%arg5: f32):
//       %3 = arith.mulf %arg5, %arg2 : f32
//       memref.atomic_yield %3 : f32
//     }
//     %4 = memref.realloc %arg0 : memref<10xf32> to memref<20xf32>
//     %5 = memref.realloc %4(%arg4) {alignment = 64 : i64} : memref<20xf32> to memref<?xf32>
//     %6 = memref.alloca_scope -> (f32) {
//       memref.alloca_scope.return %arg2 : f32
//     }
//     memref.alloca_scope {
//       %7 = memref.alloca() : memref<4xf32>
//     }
//     memref.prefetch %arg0[%arg3], read, locality<3>, data : memref<10xf32>
//     memref.prefetch %arg0[%arg3], write, locality<0>, instr : memref<10xf32>
//     memref.dma_start %arg0[%arg3], %arg0[%arg4], %arg4, %arg1[%arg3] : memref<10xf32>, memref<10xf32>, memref<4xi32>
//     memref.dma_start %arg0[%arg3], %arg0[%arg4], %arg4, %arg1[%arg3], %arg3, %arg4 : memref<10xf32>, memref<10xf32>, memref<4xi32>
//     memref.dma_wait %arg1[%arg3], %arg4 : memref<4xi32>
//     return %6 : f32
//   }
// }
// -----
// Generic form: all properties.
// args: --mlir-print-op-generic
func.func @generic(%m: memref<8x16xf32>, %i: index, %n: index, %x: f32) {
  %0 = memref.subview %m[%i, 0][4, %n][1, 2] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 2], offset: ?>>
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  %2 = memref.atomic_rmw addf %x, %m[%i, %n] : (f32, memref<8x16xf32>) -> f32
  memref.prefetch %m[%i, %n], read, locality<3>, data : memref<8x16xf32>
  return
}
// output:
// "builtin.module"() ({
//   "func.func"() <{function_type = (memref<8x16xf32>, index, index, f32) -> (), sym_name = "generic"}> ({
//   ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: f32):
//     %0 = "memref.subview"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 2>}> : (memref<8x16xf32>, index, index) -> memref<4x?xf32, strided<[16, 2], offset: ?>>
//     %1 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<8x16xf32>) -> memref<16x8xf32, strided<[1, 16]>>
//     %2 = "memref.atomic_rmw"(%arg3, %arg0, %arg1, %arg2) <{kind = 0 : i64}> : (f32, memref<8x16xf32>, index, index) -> f32
//     "memref.prefetch"(%arg0, %arg1, %arg2) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<8x16xf32>, index, index) -> ()
//     "func.return"() : () -> ()
//   }) : () -> ()
// }) : () -> ()
