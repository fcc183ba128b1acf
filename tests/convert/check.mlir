// args: -fbounds-check
// Checks that fail at compile time are errors.
func.func @static(%m: memref<4x16xf32>, %d: memref<?xf32>, %x: i32, %v: vector<4xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c13 = arith.constant 13 : index
  %c17 = arith.constant 17 : index
  %minus = arith.constant -1 : index
  %zero = arith.constant 0 : i32
  %0 = memref.load %m[%c3, %c17] : memref<4x16xf32>
  memref.store %0, %m[%minus, %c0] : memref<4x16xf32>
  %1 = affine.load %m[4, 2] : memref<4x16xf32>
  vector.store %v, %m[%c0, %c13] : memref<4x16xf32>, vector<4xf32>
  %2 = arith.divsi %x, %zero : i32
  %3 = memref.dim %m, %c3 : memref<4x16xf32>
  %4 = memref.subview %m[2, %c13] [2, 4] [1, 1] : memref<4x16xf32> to memref<2x4xf32, strided<[16, 1], offset: ?>>
  return
}
// output:
// test.mlir:10:8: error: 'memref.load' op index 1 = 17 is out of bounds for dimension 1 of size 16
//   %0 = memref.load %m[%c3, %c17] : memref<4x16xf32>
//        ^
// test.mlir:11:3: error: 'memref.store' op index 0 = -1 is out of bounds for dimension 0 of size 4
//   memref.store %0, %m[%minus, %c0] : memref<4x16xf32>
//   ^
// test.mlir:12:8: error: 'affine.load' op index 0 = 4 is out of bounds for dimension 0 of size 4
//   %1 = affine.load %m[4, 2] : memref<4x16xf32>
//        ^
// test.mlir:13:3: error: 'vector.store' op index 1 = 16 is out of bounds for dimension 1 of size 16
//   vector.store %v, %m[%c0, %c13] : memref<4x16xf32>, vector<4xf32>
//   ^
// test.mlir:14:8: error: 'arith.divsi' op divides by zero
//   %2 = arith.divsi %x, %zero : i32
//        ^
// test.mlir:15:8: error: 'memref.dim' op index 3 is out of bounds for rank 2
//   %3 = memref.dim %m, %c3 : memref<4x16xf32>
//        ^
// test.mlir:16:8: error: 'memref.subview' op index 1 = 16 is out of bounds for dimension 1 of size 16
//   %4 = memref.subview %m[2, %c13] [2, 4] [1, 1] : memref<4x16xf32> to memref<2x4xf32, strided<[16, 1], offset: ?>>
//        ^
// -----
// args: -fbounds-check
// Indices that are known to be in bounds are not checked. Messages are constants of the module.
func.func @dynamic(%m: memref<?x16xf32>, %i: index) -> f32 {
  %c3 = arith.constant 3 : index
  %0 = memref.load %m[%i, %c3] : memref<?x16xf32>
  return %0 : f32
}
// output:
// module {
//   llvm.mlir.global private constant @check_msg("test.mlir:5:8: error: memref.load index 0 = %lld is out of bounds for dimension 0 of size %lld\0A\00")
//   llvm.func @dprintf(i32, !llvm.ptr, ...) -> i32
//   llvm.func @abort()
//   llvm.func @dynamic(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> f32 attributes {mlirc.signature = (memref<?x16xf32>, index) -> f32} {
//     %0 = llvm.icmp "ult" %arg7, %arg3 : i64
//     llvm.cond_br %0, ^bb1, ^bb2
//   ^bb1:
//     %1 = llvm.mlir.constant(16 : i64) : i64
//     %2 = llvm.mul %arg7, %1 overflow<nsw, nuw> : i64
//     %3 = llvm.mlir.constant(3 : i64) : i64
//     %4 = llvm.add %2, %3 overflow<nsw, nuw> : i64
//     %5 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.load %5 : !llvm.ptr -> f32
//     llvm.return %6 : f32
//   ^bb2:
//     %7 = llvm.mlir.constant(2 : i32) : i32
//     %8 = llvm.mlir.addressof @check_msg : !llvm.ptr
//     %9 = llvm.call @dprintf(%7, %8, %arg7, %arg3) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr, i64, i64) -> i32
//     llvm.call @abort() : () -> ()
//     llvm.unreachable
//   }
// }
