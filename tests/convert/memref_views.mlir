// Static offsets, sizes and strides fold: a subview is a pointer and constants.
func.func @static_part(%m: memref<8x16xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[2, 4] [4, 4] [1, 2] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 2], offset: 36>>
  %v = memref.load %s[%c1, %c1] : memref<4x4xf32, strided<[16, 2], offset: 36>>
  return %v : f32
}
func.func @dynamic_part(%m: memref<?x?xf32>, %i: index, %n: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %s = memref.subview %m[%i, 0] [%n, 1] [2, 1] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %s : memref<?xf32, strided<[?], offset: ?>>
}
func.func @shapes(%m: memref<?x5xf32>, %n: index) -> memref<?xf32> {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 2, 5] : memref<?x5xf32> into memref<?x2x5xf32>
  %c = memref.collapse_shape %e [[0, 1, 2]] : memref<?x2x5xf32> into memref<?xf32>
  return %c : memref<?xf32>
}
// output:
// module {
//   llvm.func @static_part(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> f32 attributes {mlirc.signature = (memref<8x16xf32>) -> f32} {
//     %0 = llvm.getelementptr %arg1[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %1 = llvm.getelementptr inbounds|nuw %0[18] : (!llvm.ptr) -> !llvm.ptr, f32
//     %2 = llvm.load %1 : !llvm.ptr -> f32
//     llvm.return %2 : f32
//   }
//   llvm.func @dynamic_part(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {mlirc.signature = (memref<?x?xf32>, index, index) -> memref<?xf32, strided<[?], offset: ?>>} {
//     %0 = llvm.mul %arg7, %arg5 : i64
//     %1 = llvm.mlir.constant(2 : i64) : i64
//     %2 = llvm.mul %1, %arg5 : i64
//     %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %7 = llvm.insertvalue %arg8, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %8 = llvm.insertvalue %2, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     llvm.return %8 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//   }
//   llvm.func @shapes(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {mlirc.signature = (memref<?x5xf32>, index) -> memref<?xf32>} {
//     %0 = llvm.mlir.constant(10 : i64) : i64
//     %1 = llvm.mul %0, %arg7 : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.icmp "eq" %arg7, %2 : i64
//     %4 = llvm.select %3, %2, %0 : i1, i64
//     %5 = llvm.mlir.constant(2 : i64) : i64
//     %6 = llvm.mul %arg7, %5 : i64
//     %7 = llvm.mlir.constant(5 : i64) : i64
//     %8 = llvm.mul %6, %7 : i64
//     %9 = llvm.mlir.constant(0 : i64) : i64
//     %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %11 = llvm.insertvalue %arg0, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %12 = llvm.insertvalue %arg1, %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %13 = llvm.insertvalue %9, %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %14 = llvm.insertvalue %8, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %15 = llvm.insertvalue %2, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     llvm.return %15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//   }
// }
// -----
// An assumption, a hint, and the stack of a scope.
func.func @hints(%m: memref<4xf32>, %i: index) {
  %a = memref.assume_alignment %m, 64 : memref<4xf32>
  memref.prefetch %a[%i], write, locality<1>, data : memref<4xf32>
  memref.alloca_scope {
    %s = memref.alloca() : memref<2xf32>
    %v = memref.load %a[%i] : memref<4xf32>
    memref.store %v, %s[%i] : memref<2xf32>
  }
  return
}
// output:
// module {
//   llvm.func @hints(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) attributes {mlirc.signature = (memref<4xf32>, index) -> ()} {
//     %0 = llvm.mlir.constant(true) : i1
//     %1 = llvm.mlir.constant(64 : i64) : i64
//     llvm.intr.assume %0 ["align"(%arg1, %1 : !llvm.ptr, i64)] : i1
//     %2 = llvm.getelementptr inbounds|nuw %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     "llvm.intr.prefetch"(%2) <{cache = 1 : i32, hint = 1 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
//     %3 = llvm.intr.stacksave : !llvm.ptr
//     %4 = llvm.mlir.constant(2 : i64) : i64
//     %5 = llvm.alloca %4 x f32 : (i64) -> !llvm.ptr
//     %6 = llvm.getelementptr inbounds|nuw %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %7 = llvm.load %6 : !llvm.ptr -> f32
//     %8 = llvm.getelementptr inbounds|nuw %5[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %7, %8 : f32, !llvm.ptr
//     llvm.intr.stackrestore %3 : !llvm.ptr
//     llvm.return
//   }
// }
// -----
// no-agree: MLIR's passes leave memref.generic_atomic_rmw
// Atomic read-modify-write operations.
func.func @atomics(%m: memref<?xf32>, %i: index, %x: f32) -> f32 {
  %0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<?xf32>) -> f32
  %1 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%old: f32):
    %n = arith.divf %old, %x : f32
    memref.atomic_yield %n : f32
  }
  return %1 : f32
}
// output:
// module {
//   llvm.func @atomics(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: f32) -> f32 attributes {mlirc.signature = (memref<?xf32>, index, f32) -> f32} {
//     %0 = llvm.getelementptr inbounds|nuw %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %1 = llvm.atomicrmw fadd %0, %arg6 acq_rel : !llvm.ptr, f32
//     %2 = llvm.getelementptr inbounds|nuw %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %3 = llvm.load %2 : !llvm.ptr -> i32
//     llvm.br ^bb1(%3 : i32)
//   ^bb1(%4: i32):
//     %5 = llvm.bitcast %4 : i32 to f32
//     %6 = llvm.fdiv %5, %arg6 : f32
//     %7 = llvm.bitcast %6 : f32 to i32
//     %8 = llvm.cmpxchg %2, %4, %7 acq_rel monotonic : !llvm.ptr, i32
//     %9 = llvm.extractvalue %8[0] : !llvm.struct<(i32, i1)>
//     %10 = llvm.extractvalue %8[1] : !llvm.struct<(i32, i1)>
//     llvm.cond_br %10, ^bb2, ^bb1(%9 : i32)
//   ^bb2:
//     llvm.return %5 : f32
//   }
// }
// -----
// Another memory space of an unranked memref: its descriptor is copied with pointers into that space.
func.func @space(%u: memref<*xf32>) -> memref<*xf32> {
  %0 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 1>
  %1 = memref.memory_space_cast %0 : memref<*xf32, 1> to memref<*xf32>
  return %1 : memref<*xf32>
}
// output:
// module {
//   llvm.func @malloc(i64) -> !llvm.ptr
//   llvm.func @space(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {mlirc.signature = (memref<*xf32>) -> memref<*xf32>} {
//     %0 = llvm.mlir.constant(16 : i64) : i64
//     %1 = llvm.mul %arg0, %0 : i64
//     %2 = llvm.mlir.constant(24 : i64) : i64
//     %3 = llvm.add %1, %2 : i64
//     %4 = llvm.alloca %3 x i8 : (i64) -> !llvm.ptr
//     "llvm.intr.memcpy"(%4, %arg1, %3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
//     %6 = llvm.addrspacecast %5 : !llvm.ptr to !llvm.ptr<1>
//     llvm.store %6, %4 : !llvm.ptr<1>, !llvm.ptr
//     %7 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
//     %8 = llvm.load %7 : !llvm.ptr -> !llvm.ptr
//     %9 = llvm.addrspacecast %8 : !llvm.ptr to !llvm.ptr<1>
//     llvm.store %9, %7 : !llvm.ptr<1>, !llvm.ptr
//     %10 = llvm.mul %arg0, %0 : i64
//     %11 = llvm.add %10, %2 : i64
//     %12 = llvm.alloca %11 x i8 : (i64) -> !llvm.ptr
//     "llvm.intr.memcpy"(%12, %4, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     %13 = llvm.load %12 : !llvm.ptr -> !llvm.ptr<1>
//     %14 = llvm.addrspacecast %13 : !llvm.ptr<1> to !llvm.ptr
//     llvm.store %14, %12 : !llvm.ptr, !llvm.ptr
//     %15 = llvm.getelementptr %12[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
//     %16 = llvm.load %15 : !llvm.ptr -> !llvm.ptr<1>
//     %17 = llvm.addrspacecast %16 : !llvm.ptr<1> to !llvm.ptr
//     llvm.store %17, %15 : !llvm.ptr, !llvm.ptr
//     %18 = llvm.mul %arg0, %0 : i64
//     %19 = llvm.add %18, %2 : i64
//     %20 = llvm.call @malloc(%19) : (i64) -> !llvm.ptr
//     "llvm.intr.memcpy"(%20, %12, %19) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     %21 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
//     %22 = llvm.insertvalue %arg0, %21[0] : !llvm.struct<(i64, ptr)>
//     %23 = llvm.insertvalue %20, %22[1] : !llvm.struct<(i64, ptr)>
//     llvm.return %23 : !llvm.struct<(i64, ptr)>
//   }
// }
// -----
// no-agree: MLIR frees pointers of the default memory space only
// Heap memory in another memory space.
func.func @heap() {
  %0 = memref.alloc() : memref<4xi8, 1>
  memref.dealloc %0 : memref<4xi8, 1>
  return
}
// output:
// module {
//   llvm.func @malloc(i64) -> !llvm.ptr
//   llvm.func @free(!llvm.ptr)
//   llvm.func @heap() {
//     %0 = llvm.mlir.constant(4 : i64) : i64
//     %1 = llvm.call @malloc(%0) : (i64) -> !llvm.ptr
//     %2 = llvm.addrspacecast %1 : !llvm.ptr to !llvm.ptr<1>
//     %3 = llvm.addrspacecast %2 : !llvm.ptr<1> to !llvm.ptr
//     llvm.call @free(%3) : (!llvm.ptr) -> ()
//     llvm.return
//   }
// }
// -----
// Operations that are not supported.
func.func @unsupported(%u: memref<*xf32>, %shape: memref<?xindex>, %m: memref<4xf32>, %t: memref<4xi32>, %i: index) {
  memref.dma_wait %t[%i], %i : memref<4xi32>
  return
}
// output:
// test.mlir:3:3: error: 'memref.dma_wait' op cannot be converted: it needs a target with a unit for direct memory access
//   memref.dma_wait %t[%i], %i : memref<4xi32>
//   ^
