// Divisions by powers of two are shifts and masks; known numbers fold.
func.func @expressions(%x: index, %n: index) -> (index, index, index, index) {
  %c = arith.constant -9 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 8 + d0 mod 8 - s0)>(%x)[%n]
  %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%x)
  %2 = affine.apply affine_map<(d0) -> (d0 floordiv 4 + d0 mod 5)>(%c)
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%x)[%n]
  return %0, %1, %2, %3 : index, index, index, index
}
// output:
// module {
//   llvm.func @expressions(%arg0: i64, %arg1: i64) -> !llvm.struct<(i64, i64, i64, i64)> {
//     %0 = llvm.mlir.constant(3 : i64) : i64
//     %1 = llvm.ashr %arg0, %0 : i64
//     %2 = llvm.mlir.constant(7 : i64) : i64
//     %3 = llvm.and %arg0, %2 : i64
//     %4 = llvm.add %1, %3 : i64
//     %5 = llvm.sub %4, %arg1 : i64
//     %6 = llvm.mlir.constant(2 : i64) : i64
//     %7 = llvm.ashr %arg0, %6 : i64
//     %8 = llvm.and %arg0, %0 : i64
//     %9 = llvm.mlir.constant(0 : i64) : i64
//     %10 = llvm.icmp "ne" %8, %9 : i64
//     %11 = llvm.zext %10 : i1 to i64
//     %12 = llvm.add %7, %11 : i64
//     %13 = llvm.mlir.constant(-2 : i64) : i64
//     %14 = llvm.srem %arg0, %arg1 : i64
//     %15 = llvm.icmp "slt" %14, %9 : i64
//     %16 = llvm.add %14, %arg1 : i64
//     %17 = llvm.select %15, %16, %14 : i1, i64
//     %18 = llvm.mlir.poison : !llvm.struct<(i64, i64, i64, i64)>
//     %19 = llvm.insertvalue %5, %18[0] : !llvm.struct<(i64, i64, i64, i64)>
//     %20 = llvm.insertvalue %12, %19[1] : !llvm.struct<(i64, i64, i64, i64)>
//     %21 = llvm.insertvalue %13, %20[2] : !llvm.struct<(i64, i64, i64, i64)>
//     %22 = llvm.insertvalue %17, %21[3] : !llvm.struct<(i64, i64, i64, i64)>
//     llvm.return %22 : !llvm.struct<(i64, i64, i64, i64)>
//   }
// }
// -----
// A loop and the operations in it.
func.func @loop(%m: memref<?x16xf32>, %n: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 100)>()[%n] step 2 {
    affine.if affine_set<(d0)[s0] : (d0 - 3 >= 0, s0 - d0 * 2 == 0)>(%i)[%n] {
      %0 = affine.load %m[%i + 1, 3] : memref<?x16xf32>
      affine.store %0, %m[0, symbol(%n) mod 16] : memref<?x16xf32>
    }
  }
  return
}
// output:
// module {
//   llvm.func @loop(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) attributes {mlirc.signature = (memref<?x16xf32>, index) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(100 : i64) : i64
//     %2 = llvm.intr.smin(%arg7, %1) : (i64, i64) -> i64
//     %3 = llvm.mlir.constant(2 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.icmp "slt" %4, %2 : i64
//     llvm.cond_br %5, ^bb2, ^bb5
//   ^bb2:
//     %6 = llvm.mlir.constant(-3 : i64) : i64
//     %7 = llvm.add %4, %6 : i64
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.icmp "sge" %7, %8 : i64
//     %10 = llvm.mlir.constant(-2 : i64) : i64
//     %11 = llvm.mul %4, %10 : i64
//     %12 = llvm.add %11, %arg7 : i64
//     %13 = llvm.icmp "eq" %12, %8 : i64
//     %14 = llvm.and %9, %13 : i1
//     llvm.cond_br %14, ^bb3, ^bb4
//   ^bb3:
//     %15 = llvm.mlir.constant(1 : i64) : i64
//     %16 = llvm.add %4, %15 : i64
//     %17 = llvm.mlir.constant(16 : i64) : i64
//     %18 = llvm.mul %16, %17 overflow<nsw, nuw> : i64
//     %19 = llvm.mlir.constant(3 : i64) : i64
//     %20 = llvm.add %18, %19 overflow<nsw, nuw> : i64
//     %21 = llvm.getelementptr inbounds|nuw %arg1[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %22 = llvm.load %21 : !llvm.ptr -> f32
//     %23 = llvm.mlir.constant(15 : i64) : i64
//     %24 = llvm.and %arg7, %23 : i64
//     %25 = llvm.getelementptr inbounds|nuw %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %22, %25 : f32, !llvm.ptr
//     llvm.br ^bb4
//   ^bb4:
//     %26 = llvm.add %4, %3 : i64
//     llvm.br ^bb1(%26 : i64)
//   ^bb5:
//     llvm.return
//   }
// }
// -----
// A reduction starts with its neutral element.
func.func @reduction(%m: memref<8xi32>) -> i32 {
  %0 = affine.parallel (%i) = (0) to (8) reduce ("addi") -> (i32) {
    %x = affine.load %m[%i] : memref<8xi32>
    affine.yield %x : i32
  }
  return %0 : i32
}
// output:
// module {
//   llvm.func @reduction(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> i32 attributes {mlirc.signature = (memref<8xi32>) -> i32} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(8 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.mlir.constant(0 : i32) : i32
//     llvm.br ^bb1(%0, %3 : i64, i32)
//   ^bb1(%4: i64, %5: i32):
//     %6 = llvm.icmp "slt" %4, %1 : i64
//     llvm.cond_br %6, ^bb2, ^bb3
//   ^bb2:
//     %7 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %8 = llvm.load %7 : !llvm.ptr -> i32
//     %9 = llvm.add %5, %8 : i32
//     %10 = llvm.add %4, %2 : i64
//     llvm.br ^bb1(%10, %9 : i64, i32)
//   ^bb3:
//     llvm.return %5 : i32
//   }
// }
// -----
// no-agree: MLIR's passes leave vector.load of several dimensions
// Elements are aligned as elements, also in vectors.
func.func @vectors(%m: memref<4x8xf32>, %i: index) {
  %v = affine.vector_load %m[%i, 4] : memref<4x8xf32>, vector<2x4xf32>
  affine.vector_store %v, %m[0, 0] : memref<4x8xf32>, vector<2x4xf32>
  return
}
// output:
// module {
//   llvm.func @vectors(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) attributes {mlirc.signature = (memref<4x8xf32>, index) -> ()} {
//     %0 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
//     %1 = llvm.mlir.constant(8 : i64) : i64
//     %2 = llvm.mul %arg7, %1 overflow<nsw, nuw> : i64
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.add %2, %3 overflow<nsw, nuw> : i64
//     %5 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %7 = llvm.insertvalue %6, %0[0] : !llvm.array<2 x vector<4xf32>>
//     %8 = llvm.mlir.constant(1 : i64) : i64
//     %9 = llvm.add %arg7, %8 : i64
//     %10 = llvm.mul %9, %1 overflow<nsw, nuw> : i64
//     %11 = llvm.add %10, %3 overflow<nsw, nuw> : i64
//     %12 = llvm.getelementptr inbounds|nuw %arg1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %14 = llvm.insertvalue %13, %7[1] : !llvm.array<2 x vector<4xf32>>
//     %15 = llvm.extractvalue %14[0] : !llvm.array<2 x vector<4xf32>>
//     llvm.store %15, %arg1 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %16 = llvm.extractvalue %14[1] : !llvm.array<2 x vector<4xf32>>
//     %17 = llvm.getelementptr inbounds|nuw %arg1[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %16, %17 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.return
//   }
// }
// -----
func.func @hint(%m: memref<4x8xf32>, %i: index) {
  affine.prefetch %m[%i, 4], write, locality<2>, data : memref<4x8xf32>
  return
}
// output:
// module {
//   llvm.func @hint(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) attributes {mlirc.signature = (memref<4x8xf32>, index) -> ()} {
//     %0 = llvm.mlir.constant(8 : i64) : i64
//     %1 = llvm.mul %arg7, %0 overflow<nsw, nuw> : i64
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.add %1, %2 overflow<nsw, nuw> : i64
//     %4 = llvm.getelementptr inbounds|nuw %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     "llvm.intr.prefetch"(%4) <{cache = 1 : i32, hint = 2 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
//     llvm.return
//   }
// }
// -----
func.func @positions(%x: index, %b: index) -> (index, index, index, index) {
  %0:3 = affine.delinearize_index %x into (2, %b, 8) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (2, %b, 8) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}
// output:
// module {
//   llvm.func @positions(%arg0: i64, %arg1: i64) -> !llvm.struct<(i64, i64, i64, i64)> {
//     %0 = llvm.mlir.constant(8 : i64) : i64
//     %1 = llvm.mul %0, %arg1 : i64
//     %2 = llvm.sdiv %arg0, %1 : i64
//     %3 = llvm.mul %2, %1 : i64
//     %4 = llvm.icmp "ne" %3, %arg0 : i64
//     %5 = llvm.xor %arg0, %1 : i64
//     %6 = llvm.mlir.constant(0 : i64) : i64
//     %7 = llvm.icmp "slt" %5, %6 : i64
//     %8 = llvm.and %4, %7 : i1
//     %9 = llvm.zext %8 : i1 to i64
//     %10 = llvm.sub %2, %9 : i64
//     %11 = llvm.srem %arg0, %1 : i64
//     %12 = llvm.icmp "slt" %11, %6 : i64
//     %13 = llvm.add %11, %1 : i64
//     %14 = llvm.select %12, %13, %11 : i1, i64
//     %15 = llvm.mlir.constant(3 : i64) : i64
//     %16 = llvm.ashr %14, %15 : i64
//     %17 = llvm.mlir.constant(7 : i64) : i64
//     %18 = llvm.and %14, %17 : i64
//     %19 = llvm.mul %0, %arg1 : i64
//     %20 = llvm.mul %10, %19 : i64
//     %21 = llvm.mul %16, %0 : i64
//     %22 = llvm.add %20, %21 : i64
//     %23 = llvm.add %22, %18 : i64
//     %24 = llvm.mlir.poison : !llvm.struct<(i64, i64, i64, i64)>
//     %25 = llvm.insertvalue %10, %24[0] : !llvm.struct<(i64, i64, i64, i64)>
//     %26 = llvm.insertvalue %16, %25[1] : !llvm.struct<(i64, i64, i64, i64)>
//     %27 = llvm.insertvalue %18, %26[2] : !llvm.struct<(i64, i64, i64, i64)>
//     %28 = llvm.insertvalue %23, %27[3] : !llvm.struct<(i64, i64, i64, i64)>
//     llvm.return %28 : !llvm.struct<(i64, i64, i64, i64)>
//   }
// }
// -----
// Operations that cannot be converted.
func.func @errors(%m: memref<?x?xf32, strided<[?, ?]>>, %n: index, %v: vector<4xf32>, %t: memref<1xi32>, %f: f32) {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 0)>(%n)
  %1 = affine.apply affine_map<(d0) -> (d0 mod -3)>(%n)
  affine.vector_store %v, %m[%n, %n] : memref<?x?xf32, strided<[?, ?]>>, vector<4xf32>
  affine.dma_wait %t[0], %n : memref<1xi32>
  %2 = affine.parallel (%i) = (0) to (4) reduce ("assign") -> (f32) {
    affine.yield %f : f32
  }
  return
}
// output:
// test.mlir:3:8: error: 'affine.apply' op has a division by a non-positive value, which is not supported
//   %0 = affine.apply affine_map<(d0) -> (d0 floordiv 0)>(%n)
//        ^
// test.mlir:4:8: error: 'affine.apply' op has a modulo by a non-positive value, which is not supported
//   %1 = affine.apply affine_map<(d0) -> (d0 mod -3)>(%n)
//        ^
// test.mlir:5:3: error: 'affine.vector_store' op needs a memref whose last dimension has a stride of 1
//   affine.vector_store %v, %m[%n, %n] : memref<?x?xf32, strided<[?, ?]>>, vector<4xf32>
//   ^
// test.mlir:6:3: error: 'affine.dma_wait' op cannot be converted: it needs a target with a unit for direct memory access
//   affine.dma_wait %t[0], %n : memref<1xi32>
//   ^
// test.mlir:7:8: error: 'affine.parallel' op is not supported yet: reduction 'assign' has no order-free meaning
//   %2 = affine.parallel (%i) = (0) to (4) reduce ("assign") -> (f32) {
//        ^
