// Static strides and offsets fold; the parts of a descriptor that its type fixes are not read.
func.func @access(%m: memref<?x4xf32>, %s: memref<?x8xf32, strided<[?, 2], offset: ?>>, %i: index) -> f32 {
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %0 = memref.load %m[%i, %c3] : memref<?x4xf32>
  memref.store %0, %s[%i, %i] : memref<?x8xf32, strided<[?, 2], offset: ?>>
  %1 = memref.load %m[%c1, %c3] {nontemporal = true, alignment = 16 : i64} : memref<?x4xf32>
  return %1 : f32
}

// output:
// module {
//   llvm.func @access(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64) -> f32 attributes {mlirc.signature = (memref<?x4xf32>, memref<?x8xf32, strided<[?, 2], offset: ?>>, index) -> f32} {
//     %0 = llvm.mlir.constant(4 : i64) : i64
//     %1 = llvm.mul %arg14, %0 overflow<nsw, nuw> : i64
//     %2 = llvm.mlir.constant(3 : i64) : i64
//     %3 = llvm.add %1, %2 overflow<nsw, nuw> : i64
//     %4 = llvm.getelementptr inbounds|nuw %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %5 = llvm.load %4 : !llvm.ptr -> f32
//     %6 = llvm.getelementptr %arg8[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %7 = llvm.mul %arg14, %arg12 overflow<nsw, nuw> : i64
//     %8 = llvm.mlir.constant(2 : i64) : i64
//     %9 = llvm.mul %arg14, %8 overflow<nsw, nuw> : i64
//     %10 = llvm.add %7, %9 overflow<nsw, nuw> : i64
//     %11 = llvm.getelementptr inbounds|nuw %6[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %5, %11 : f32, !llvm.ptr
//     %12 = llvm.getelementptr inbounds|nuw %arg1[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     %13 = llvm.load %12 {alignment = 16 : i64, nontemporal} : !llvm.ptr -> f32
//     llvm.return %13 : f32
//   }
// }
// -----

// Without dimensions, there is no address computation.
func.func @scalar(%m: memref<i32>) -> i32 {
  %0 = memref.load %m[] : memref<i32>
  memref.store %0, %m[] : memref<i32>
  return %0 : i32
}

// output:
// module {
//   llvm.func @scalar(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) -> i32 attributes {mlirc.signature = (memref<i32>) -> i32} {
//     %0 = llvm.load %arg1 : !llvm.ptr -> i32
//     llvm.store %0, %arg1 : i32, !llvm.ptr
//     llvm.return %0 : i32
//   }
// }
// -----

func.func @alloc(%n: index) {
  %0 = memref.alloc(%n) : memref<?x4xf32>
  %1 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
  %2 = memref.alloca(%n) {alignment = 16 : i64} : memref<3x?xi8>
  %3 = memref.alloc() : memref<2xvector<8xf32>>
  memref.dealloc %0 : memref<?x4xf32>
  memref.dealloc %1 : memref<8xf32>
  memref.dealloc %3 : memref<2xvector<8xf32>>
  return
}

// output:
// module {
//   llvm.func @malloc(i64) -> !llvm.ptr
//   llvm.func @free(!llvm.ptr)
//   llvm.func @alloc(%arg0: i64) {
//     %0 = llvm.mlir.constant(4 : i64) : i64
//     %1 = llvm.mul %arg0, %0 : i64
//     %2 = llvm.mul %1, %0 : i64
//     %3 = llvm.call @malloc(%2) : (i64) -> !llvm.ptr
//     %4 = llvm.mlir.constant(96 : i64) : i64
//     %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
//     %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
//     %7 = llvm.mlir.constant(63 : i64) : i64
//     %8 = llvm.mlir.constant(-64 : i64) : i64
//     %9 = llvm.add %6, %7 : i64
//     %10 = llvm.and %9, %8 : i64
//     %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
//     %12 = llvm.mlir.constant(3 : i64) : i64
//     %13 = llvm.mul %12, %arg0 : i64
//     %14 = llvm.alloca %13 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
//     %15 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
//     %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
//     %17 = llvm.mlir.constant(31 : i64) : i64
//     %18 = llvm.mlir.constant(-32 : i64) : i64
//     %19 = llvm.add %16, %17 : i64
//     %20 = llvm.and %19, %18 : i64
//     %21 = llvm.inttoptr %20 : i64 to !llvm.ptr
//     llvm.call @free(%3) : (!llvm.ptr) -> ()
//     llvm.call @free(%5) : (!llvm.ptr) -> ()
//     llvm.call @free(%15) : (!llvm.ptr) -> ()
//     llvm.return
//   }
// }
// -----

// The size of a dimension with a dynamic index is selected from all sizes.
func.func @dim(%m: memref<?x4x?xf32>, %u: memref<*xf32>, %i: index) -> (index, index, index, index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c1 : memref<?x4x?xf32>
  %1 = memref.dim %m, %i : memref<?x4x?xf32>
  %2 = memref.dim %u, %i : memref<*xf32>
  %3 = memref.rank %m : memref<?x4x?xf32>
  %4 = memref.rank %u : memref<*xf32>
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// output:
// module {
//   llvm.func @dim(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: i64) -> !llvm.struct<(i64, i64, i64, i64, i64)> attributes {mlirc.signature = (memref<?x4x?xf32>, memref<*xf32>, index) -> (index, index, index, index, index)} {
//     %0 = llvm.mlir.constant(4 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.icmp "eq" %arg11, %1 : i64
//     %3 = llvm.select %2, %0, %arg5 : i1, i64
//     %4 = llvm.mlir.constant(0 : i64) : i64
//     %5 = llvm.icmp "eq" %arg11, %4 : i64
//     %6 = llvm.select %5, %arg3, %3 : i1, i64
//     %7 = llvm.getelementptr %arg10[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
//     %8 = llvm.getelementptr %7[1] : (!llvm.ptr) -> !llvm.ptr, i64
//     %9 = llvm.getelementptr %8[%arg11] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %10 = llvm.load %9 : !llvm.ptr -> i64
//     %11 = llvm.mlir.constant(3 : i64) : i64
//     %12 = llvm.mlir.poison : !llvm.struct<(i64, i64, i64, i64, i64)>
//     %13 = llvm.insertvalue %0, %12[0] : !llvm.struct<(i64, i64, i64, i64, i64)>
//     %14 = llvm.insertvalue %6, %13[1] : !llvm.struct<(i64, i64, i64, i64, i64)>
//     %15 = llvm.insertvalue %10, %14[2] : !llvm.struct<(i64, i64, i64, i64, i64)>
//     %16 = llvm.insertvalue %11, %15[3] : !llvm.struct<(i64, i64, i64, i64, i64)>
//     %17 = llvm.insertvalue %arg9, %16[4] : !llvm.struct<(i64, i64, i64, i64, i64)>
//     llvm.return %17 : !llvm.struct<(i64, i64, i64, i64, i64)>
//   }
// }
// -----

func.func @cast(%m: memref<4x?xf32>, %i: index) -> (f32, f32) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %1 = memref.load %0[%i, %i] : memref<?x8xf32, strided<[?, 1], offset: ?>>
  %2 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %3 = memref.cast %2 : memref<*xf32> to memref<?x?xf32>
  %4 = memref.load %3[%i, %i] : memref<?x?xf32>
  return %1, %4 : f32, f32
}

// output:
// module {
//   llvm.func @cast(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.struct<(f32, f32)> attributes {mlirc.signature = (memref<4x?xf32>, index) -> (f32, f32)} {
//     %0 = llvm.mul %arg7, %arg5 overflow<nsw, nuw> : i64
//     %1 = llvm.add %0, %arg7 overflow<nsw, nuw> : i64
//     %2 = llvm.getelementptr inbounds|nuw %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %3 = llvm.load %2 : !llvm.ptr -> f32
//     %4 = llvm.mlir.constant(0 : i64) : i64
//     %5 = llvm.mlir.constant(4 : i64) : i64
//     %6 = llvm.mlir.constant(1 : i64) : i64
//     %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %8 = llvm.insertvalue %arg0, %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %9 = llvm.insertvalue %arg1, %8[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %10 = llvm.insertvalue %4, %9[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %11 = llvm.insertvalue %5, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %12 = llvm.insertvalue %arg4, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %14 = llvm.insertvalue %6, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %15 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
//     llvm.store %14, %15 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
//     %16 = llvm.mlir.constant(2 : i64) : i64
//     %17 = llvm.load %15 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %18 = llvm.extractvalue %17[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %19 = llvm.extractvalue %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %20 = llvm.mul %arg7, %19 overflow<nsw, nuw> : i64
//     %21 = llvm.add %20, %arg7 overflow<nsw, nuw> : i64
//     %22 = llvm.getelementptr inbounds|nuw %18[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %23 = llvm.load %22 : !llvm.ptr -> f32
//     %24 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
//     %25 = llvm.insertvalue %3, %24[0] : !llvm.struct<(f32, f32)>
//     %26 = llvm.insertvalue %23, %25[1] : !llvm.struct<(f32, f32)>
//     llvm.return %26 : !llvm.struct<(f32, f32)>
//   }
// }
// -----

func.func @copy(%a: memref<4x?xf32>, %b: memref<4x?xf32>) {
  memref.copy %a, %b : memref<4x?xf32> to memref<4x?xf32>
  return
}

// output:
// module {
//   llvm.func @copy(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) attributes {mlirc.signature = (memref<4x?xf32>, memref<4x?xf32>) -> ()} {
//     %0 = llvm.mlir.constant(16 : i64) : i64
//     %1 = llvm.mul %arg11, %0 : i64
//     "llvm.intr.memcpy"(%arg8, %arg1, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     llvm.return
//   }
// }
// -----

func.func @copy_strided(%a: memref<4x?xf32>, %b: memref<4x?xf32, strided<[1, 4], offset: ?>>) {
  memref.copy %a, %b : memref<4x?xf32> to memref<4x?xf32, strided<[1, 4], offset: ?>>
  return
}

// output:
// module {
//   llvm.func @copy_strided(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) attributes {mlirc.signature = (memref<4x?xf32>, memref<4x?xf32, strided<[1, 4], offset: ?>>) -> ()} {
//     %0 = llvm.getelementptr %arg8[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %1 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%1 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.icmp "slt" %2, %3 : i64
//     llvm.cond_br %4, ^bb2, ^bb6
//   ^bb2:
//     %5 = llvm.mul %2, %arg5 overflow<nsw> : i64
//     %6 = llvm.getelementptr %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %7 = llvm.getelementptr %0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb3(%8 : i64)
//   ^bb3(%9: i64):
//     %10 = llvm.icmp "slt" %9, %arg4 : i64
//     llvm.cond_br %10, ^bb4, ^bb5
//   ^bb4:
//     %11 = llvm.getelementptr %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %12 = llvm.mlir.constant(4 : i64) : i64
//     %13 = llvm.mul %9, %12 overflow<nsw> : i64
//     %14 = llvm.getelementptr %7[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %15 = llvm.load %11 : !llvm.ptr -> f32
//     llvm.store %15, %14 : f32, !llvm.ptr
//     %16 = llvm.mlir.constant(1 : i64) : i64
//     %17 = llvm.add %9, %16 overflow<nsw, nuw> : i64
//     llvm.br ^bb3(%17 : i64)
//   ^bb5:
//     %18 = llvm.mlir.constant(1 : i64) : i64
//     %19 = llvm.add %2, %18 overflow<nsw, nuw> : i64
//     llvm.br ^bb1(%19 : i64)
//   ^bb6:
//     llvm.return
//   }
// }
// -----

memref.global "private" constant @table : memref<2x2xi16> = dense<[[1, 2], [3, -4]]> {alignment = 64 : i64}
memref.global @scalar : memref<f32> = dense<1.5>
memref.global @index : memref<2xindex> = dense<[1, -1]>
memref.global @uninitialized : memref<4xi8> = uninitialized
memref.global "private" @external : memref<4xi8>
func.func @globals(%i: index) -> (i16, memref<f32>) {
  %0 = memref.get_global @table : memref<2x2xi16>
  %1 = memref.load %0[%i, %i] : memref<2x2xi16>
  %2 = memref.get_global @scalar : memref<f32>
  return %1, %2 : i16, memref<f32>
}

// output:
// module {
//   llvm.mlir.global private constant @table(dense<[[1, 2], [3, -4]]> : tensor<2x2xi16>) {alignment = 64 : i64} : !llvm.array<2 x array<2 x i16>>
//   llvm.mlir.global external @scalar(1.500000e+00 : f32) : f32
//   llvm.mlir.global external @index(dense<[1, -1]> : tensor<2xi64>) : !llvm.array<2 x i64>
//   llvm.mlir.global external @uninitialized() : !llvm.array<4 x i8> {
//     %0 = llvm.mlir.undef : !llvm.array<4 x i8>
//     llvm.return %0 : !llvm.array<4 x i8>
//   }
//   llvm.mlir.global private @external() : !llvm.array<4 x i8>
//   llvm.func @globals(%arg0: i64) -> !llvm.struct<(i16, struct<(ptr, ptr, i64)>)> {
//     %0 = llvm.mlir.addressof @table : !llvm.ptr
//     %1 = llvm.mlir.constant(2 : i64) : i64
//     %2 = llvm.mul %arg0, %1 overflow<nsw, nuw> : i64
//     %3 = llvm.add %2, %arg0 overflow<nsw, nuw> : i64
//     %4 = llvm.getelementptr inbounds|nuw %0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i16
//     %5 = llvm.load %4 : !llvm.ptr -> i16
//     %6 = llvm.mlir.addressof @scalar : !llvm.ptr
//     %7 = llvm.mlir.constant(3735928559 : i64) : i64
//     %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
//     %9 = llvm.mlir.constant(0 : i64) : i64
//     %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
//     %11 = llvm.insertvalue %8, %10[0] : !llvm.struct<(ptr, ptr, i64)>
//     %12 = llvm.insertvalue %6, %11[1] : !llvm.struct<(ptr, ptr, i64)>
//     %13 = llvm.insertvalue %9, %12[2] : !llvm.struct<(ptr, ptr, i64)>
//     %14 = llvm.mlir.poison : !llvm.struct<(i16, struct<(ptr, ptr, i64)>)>
//     %15 = llvm.insertvalue %5, %14[0] : !llvm.struct<(i16, struct<(ptr, ptr, i64)>)>
//     %16 = llvm.insertvalue %13, %15[1] : !llvm.struct<(i16, struct<(ptr, ptr, i64)>)>
//     llvm.return %16 : !llvm.struct<(i16, struct<(ptr, ptr, i64)>)>
//   }
// }
// -----

func.func @metadata(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index) -> (f32, index, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [4, %sizes#0], strides: [1, %strides#0] : memref<f32> to memref<4x?xf32, strided<[1, ?], offset: ?>>
  %1 = memref.load %0[%i, %i] : memref<4x?xf32, strided<[1, ?], offset: ?>>
  %2 = memref.extract_aligned_pointer_as_index %m : memref<?x?xf32, strided<[?, 1], offset: ?>> -> index
  return %1, %2, %strides#1 : f32, index, index
}

// output:
// module {
//   llvm.func @metadata(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.struct<(f32, i64, i64)> attributes {mlirc.signature = (memref<?x?xf32, strided<[?, 1], offset: ?>>, index) -> (f32, index, index)} {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %2 = llvm.mul %arg7, %arg5 overflow<nsw, nuw> : i64
//     %3 = llvm.add %arg7, %2 overflow<nsw, nuw> : i64
//     %4 = llvm.getelementptr inbounds|nuw %1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %5 = llvm.load %4 : !llvm.ptr -> f32
//     %6 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %7 = llvm.mlir.poison : !llvm.struct<(f32, i64, i64)>
//     %8 = llvm.insertvalue %5, %7[0] : !llvm.struct<(f32, i64, i64)>
//     %9 = llvm.insertvalue %6, %8[1] : !llvm.struct<(f32, i64, i64)>
//     %10 = llvm.insertvalue %0, %9[2] : !llvm.struct<(f32, i64, i64)>
//     llvm.return %10 : !llvm.struct<(f32, i64, i64)>
//   }
// }
// -----

// With a negative stride, the address computation does not have the flag `nuw`.
func.func @backward(%m: memref<4xf32, strided<[-1], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[-1], offset: 3>>
  return %0 : f32
}

// output:
// module {
//   llvm.func @backward(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> f32 attributes {mlirc.signature = (memref<4xf32, strided<[-1], offset: 3>>, index) -> f32} {
//     %0 = llvm.getelementptr %arg1[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     %1 = llvm.mlir.constant(-1 : i64) : i64
//     %2 = llvm.mul %arg5, %1 overflow<nsw> : i64
//     %3 = llvm.getelementptr inbounds %0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %4 = llvm.load %3 : !llvm.ptr -> f32
//     llvm.return %4 : f32
//   }
// }
// -----

// An element may be a memref itself: its descriptor is stored.
func.func @nested(%m: memref<2xmemref<?xf32>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<2xmemref<?xf32>>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.store %0, %m[%i] : memref<2xmemref<?xf32>>
  return %1 : f32
}
// output:
// module {
//   llvm.func @nested(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> f32 attributes {mlirc.signature = (memref<2xmemref<?xf32>>, index) -> f32} {
//     %0 = llvm.getelementptr inbounds|nuw %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %1 = llvm.load %0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %3 = llvm.getelementptr inbounds|nuw %2[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %4 = llvm.load %3 : !llvm.ptr -> f32
//     %5 = llvm.getelementptr inbounds|nuw %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     llvm.store %1, %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
//     llvm.return %4 : f32
//   }
// }
// -----

// Unranked memrefs: the address of each element is computed from its linear index.
func.func @copy_unranked(%a: memref<*xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}
// output:
// module {
//   llvm.func @copy_unranked(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr) attributes {mlirc.signature = (memref<*xf32>, memref<*xf32>) -> ()} {
//     %0 = llvm.getelementptr %arg1[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
//     %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
//     %2 = llvm.getelementptr %arg1[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
//     %3 = llvm.load %2 : !llvm.ptr -> i64
//     %4 = llvm.getelementptr %1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %5 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, i64
//     %6 = llvm.getelementptr %arg3[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
//     %7 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
//     %8 = llvm.getelementptr %arg3[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
//     %9 = llvm.load %8 : !llvm.ptr -> i64
//     %10 = llvm.getelementptr %7[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %11 = llvm.getelementptr %8[1] : (!llvm.ptr) -> !llvm.ptr, i64
//     %12 = llvm.mlir.constant(1 : i64) : i64
//     %13 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%13, %12 : i64, i64)
//   ^bb1(%14: i64, %15: i64):
//     %16 = llvm.icmp "slt" %14, %arg0 : i64
//     llvm.cond_br %16, ^bb2, ^bb3
//   ^bb2:
//     %17 = llvm.getelementptr %5[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %18 = llvm.load %17 : !llvm.ptr -> i64
//     %19 = llvm.mul %15, %18 : i64
//     %20 = llvm.mlir.constant(1 : i64) : i64
//     %21 = llvm.add %14, %20 overflow<nsw, nuw> : i64
//     llvm.br ^bb1(%21, %19 : i64, i64)
//   ^bb3:
//     %22 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb4(%22 : i64)
//   ^bb4(%23: i64):
//     %24 = llvm.icmp "slt" %23, %15 : i64
//     llvm.cond_br %24, ^bb5, ^bb9
//   ^bb5:
//     %25 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb6(%25, %arg0, %23, %25, %25 : i64, i64, i64, i64, i64)
//   ^bb6(%26: i64, %27: i64, %28: i64, %29: i64, %30: i64):
//     %31 = llvm.icmp "slt" %26, %arg0 : i64
//     llvm.cond_br %31, ^bb7, ^bb8
//   ^bb7:
//     %32 = llvm.mlir.constant(1 : i64) : i64
//     %33 = llvm.sub %27, %32 : i64
//     %34 = llvm.getelementptr %5[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %35 = llvm.load %34 : !llvm.ptr -> i64
//     %36 = llvm.urem %28, %35 : i64
//     %37 = llvm.udiv %28, %35 : i64
//     %38 = llvm.add %arg0, %33 : i64
//     %39 = llvm.getelementptr %5[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %40 = llvm.load %39 : !llvm.ptr -> i64
//     %41 = llvm.mul %36, %40 : i64
//     %42 = llvm.add %29, %41 : i64
//     %43 = llvm.getelementptr %11[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %44 = llvm.load %43 : !llvm.ptr -> i64
//     %45 = llvm.mul %36, %44 : i64
//     %46 = llvm.add %30, %45 : i64
//     %47 = llvm.add %26, %32 overflow<nsw, nuw> : i64
//     llvm.br ^bb6(%47, %33, %37, %42, %46 : i64, i64, i64, i64, i64)
//   ^bb8:
//     %48 = llvm.getelementptr %4[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %49 = llvm.getelementptr %10[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %50 = llvm.load %48 : !llvm.ptr -> f32
//     llvm.store %50, %49 : f32, !llvm.ptr
//     %51 = llvm.mlir.constant(1 : i64) : i64
//     %52 = llvm.add %23, %51 overflow<nsw, nuw> : i64
//     llvm.br ^bb4(%52 : i64)
//   ^bb9:
//     llvm.return
//   }
// }
