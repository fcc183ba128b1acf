// Casts between a type and the type that it is converted to are dropped.
func.func @scalars(%i: index, %f: () -> (), %c: complex<f32>) -> (i64, !llvm.ptr, !llvm.struct<(f32, f32)>) {
  %0 = builtin.unrealized_conversion_cast %i : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  %2 = builtin.unrealized_conversion_cast %1 : index to i64
  %3 = builtin.unrealized_conversion_cast %f : () -> () to !llvm.ptr
  %4 = builtin.unrealized_conversion_cast %c : complex<f32> to !llvm.struct<(f32, f32)>
  return %2, %3, %4 : i64, !llvm.ptr, !llvm.struct<(f32, f32)>
}

// output:
// module {
//   llvm.func @scalars(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.struct<(f32, f32)>) -> !llvm.struct<(i64, ptr, struct<(f32, f32)>)> {
//     %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr, struct<(f32, f32)>)>
//     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr, struct<(f32, f32)>)>
//     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr, struct<(f32, f32)>)>
//     %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(i64, ptr, struct<(f32, f32)>)>
//     llvm.return %3 : !llvm.struct<(i64, ptr, struct<(f32, f32)>)>
//   }
// }
// -----

// A structure is split into the fields that are used, and stays whole where the structure itself is used.
llvm.func @descriptor(%s: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %i: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %0 = builtin.unrealized_conversion_cast %s : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
  %1 = builtin.unrealized_conversion_cast %i : i64 to index
  %2 = memref.load %0[%1] : memref<?xf32>
  memref.store %2, %0[%1] : memref<?xf32>
  %3 = builtin.unrealized_conversion_cast %0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %3 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}

// output:
// module {
//   llvm.func @descriptor(%arg0: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %arg1: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
//     %0 = llvm.extractvalue %arg0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %1 = llvm.getelementptr inbounds|nuw %0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %2 = llvm.load %1 : !llvm.ptr -> f32
//     %3 = llvm.getelementptr inbounds|nuw %0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %2, %3 : f32, !llvm.ptr
//     llvm.return %arg0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//   }
// }
// -----
// no-agree: MLIR leaves casts of several values

// A memref and all of its parts.
llvm.func @parts(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> f32 {
  %0 = builtin.unrealized_conversion_cast %a, %b, %o, %n, %s : !llvm.ptr, !llvm.ptr, i64, i64, i64 to memref<?xf32, strided<[?], offset: ?>>
  %1 = arith.constant 1 : index
  %2 = memref.load %0[%1] : memref<?xf32, strided<[?], offset: ?>>
  llvm.return %2 : f32
}

// output:
// module {
//   llvm.func @parts(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> f32 {
//     %0 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %1 = llvm.getelementptr inbounds|nuw %0[%arg4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %2 = llvm.load %1 : !llvm.ptr -> f32
//     llvm.return %2 : f32
//   }
// }
// -----

func.func @wrong(%i: index, %m: memref<?xf32>) {
  %0 = builtin.unrealized_conversion_cast %i : index to i32
  %1:2 = builtin.unrealized_conversion_cast %m : memref<?xf32> to !llvm.ptr, i64
  %2 = builtin.unrealized_conversion_cast %0 : i32 to i16
  %3 = arith.addi %1#1, %1#1 : i64
  %4 = arith.addi %0, %0 : i32
  %5 = arith.addi %2, %2 : i16
  return
}

// output:
// test.mlir:3:8: error: 'builtin.unrealized_conversion_cast' op casts 'index' to 'i32', which are different types in the LLVM dialect
//   %0 = builtin.unrealized_conversion_cast %i : index to i32
//        ^
// test.mlir:4:10: error: 'builtin.unrealized_conversion_cast' op casts 'memref<?xf32>' to (!llvm.ptr, i64), which are different types in the LLVM dialect
//   %1:2 = builtin.unrealized_conversion_cast %m : memref<?xf32> to !llvm.ptr, i64
//          ^
// test.mlir:5:8: error: 'builtin.unrealized_conversion_cast' op casts 'i32' to 'i16', which are different types in the LLVM dialect
//   %2 = builtin.unrealized_conversion_cast %0 : i32 to i16
//        ^
// -----

module @outer attributes {foo.bar} {
  module @inner {
    func.func @f() -> memref<4xi8> {
      %0 = memref.alloc() : memref<4xi8>
      return %0 : memref<4xi8>
    }
  }
}
// output:
// module @outer attributes {foo.bar} {
//   module @inner {
//     llvm.func @malloc(i64) -> !llvm.ptr
//     llvm.func @f() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
//       %0 = llvm.mlir.constant(4 : i64) : i64
//       %1 = llvm.call @malloc(%0) : (i64) -> !llvm.ptr
//       %2 = llvm.mlir.constant(0 : i64) : i64
//       %3 = llvm.mlir.constant(1 : i64) : i64
//       %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//       %5 = llvm.insertvalue %1, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//       %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//       %7 = llvm.insertvalue %2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//       %8 = llvm.insertvalue %0, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//       %9 = llvm.insertvalue %3, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//       llvm.return %9 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     }
//   }
// }
// -----
// no-agree: MLIR does not read types of dialects that it does not know
// Casts that cancel each other are dropped, whatever the type in between; so are casts without uses.
func.func @chains(%a: i64, %m: memref<?xf32>) -> (i64, index, i64, i64, memref<?xf32>) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  %2 = builtin.unrealized_conversion_cast %0 : i32 to !foo.bar
  %3 = builtin.unrealized_conversion_cast %2 : !foo.bar to index
  %4:2 = builtin.unrealized_conversion_cast %a, %1 : i64, i64 to i32, i32
  %5:2 = builtin.unrealized_conversion_cast %4#0, %4#1 : i32, i32 to i64, i64
  %6 = builtin.unrealized_conversion_cast %m : memref<?xf32> to !foo.buffer
  %7 = builtin.unrealized_conversion_cast %6 : !foo.buffer to memref<?xf32>
  %8 = builtin.unrealized_conversion_cast %a : i64 to i16
  %9 = builtin.unrealized_conversion_cast to i8
  return %1, %3, %5#0, %5#1, %7 : i64, index, i64, i64, memref<?xf32>
}
// output:
// module {
//   llvm.func @chains(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(i64, i64, i64, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> attributes {mlirc.signature = (i64, memref<?xf32>) -> (i64, index, i64, i64, memref<?xf32>)} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %3 = llvm.insertvalue %arg1, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %4 = llvm.insertvalue %arg2, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %6 = llvm.insertvalue %arg4, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %7 = llvm.insertvalue %1, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %8 = llvm.mlir.poison : !llvm.struct<(i64, i64, i64, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
//     %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(i64, i64, i64, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
//     %10 = llvm.insertvalue %arg0, %9[1] : !llvm.struct<(i64, i64, i64, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
//     %11 = llvm.insertvalue %arg0, %10[2] : !llvm.struct<(i64, i64, i64, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
//     %12 = llvm.insertvalue %arg0, %11[3] : !llvm.struct<(i64, i64, i64, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
//     %13 = llvm.insertvalue %7, %12[4] : !llvm.struct<(i64, i64, i64, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
//     llvm.return %13 : !llvm.struct<(i64, i64, i64, i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
//   }
// }
