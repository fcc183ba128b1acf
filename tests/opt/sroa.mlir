// args: --passes=sroa
// Copies, fills, loads and stores of a structure are split. A scalar without accesses is left out.
llvm.func @f(%from: !llvm.ptr, %to: !llvm.ptr, %x: f32) -> f32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i8) : i8
  %size = llvm.mlir.constant(12 : i64) : i64
  %a = llvm.alloca %one x !llvm.struct<(f32, i32, i16)> : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<(f32, i32)> : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%a, %zero, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy"(%a, %from, %size) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %x, %a : f32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> !llvm.struct<(f32, i32)>
  llvm.store %v, %b : !llvm.struct<(f32, i32)>, !llvm.ptr
  %r = llvm.load %b : !llvm.ptr -> f32
  llvm.return %r : f32
}
// output:
// module {
//   llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: f32) -> f32 {
//     ... 3 lines
//     %3 = llvm.alloca %0 x !llvm.struct<(f32, i32, i16)> : (i64) -> !llvm.ptr
//     %4 = llvm.alloca %0 x !llvm.struct<(f32, i32)> : (i64) -> !llvm.ptr
//     %5 = llvm.mlir.constant(0 : i32) : i32
//     %6 = llvm.bitcast %5 : i32 to f32
//     llvm.store %6, %3 {alignment = 1 : i64} : f32, !llvm.ptr
//     %7 = llvm.mlir.constant(0 : i32) : i32
//     %8 = llvm.getelementptr %3[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %7, %8 {alignment = 1 : i64} : i32, !llvm.ptr
//     %9 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32
//     llvm.store %9, %3 {alignment = 4 : i64} : f32, !llvm.ptr
//     %10 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
//     %12 = llvm.getelementptr %3[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %11, %12 {alignment = 4 : i64} : i32, !llvm.ptr
//     llvm.store %arg2, %3 : f32, !llvm.ptr
//     %13 = llvm.mlir.undef : !llvm.struct<(f32, i32)>
//     %14 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %15 = llvm.insertvalue %14, %13[0] : !llvm.struct<(f32, i32)>
//     %16 = llvm.getelementptr %3[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
//     %18 = llvm.insertvalue %17, %15[1] : !llvm.struct<(f32, i32)>
//     %19 = llvm.extractvalue %18[0] : !llvm.struct<(f32, i32)>
//     llvm.store %19, %4 {alignment = 4 : i64} : f32, !llvm.ptr
//     %20 = llvm.extractvalue %18[1] : !llvm.struct<(f32, i32)>
//     %21 = llvm.getelementptr %4[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %20, %21 {alignment = 4 : i64} : i32, !llvm.ptr
//     %22 = llvm.load %4 : !llvm.ptr -> f32
//     llvm.return %22 : f32
//   }
// }
// -----
// args: --passes=sroa
// Bytes of a copy without scalar accesses are copied as integers, as large as possible.
llvm.func @gaps(%from: !llvm.ptr, %to: !llvm.ptr, %x: i16) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %size = llvm.mlir.constant(11 : i64) : i64
  %a = llvm.alloca %one x !llvm.array<12 x i8> : (i64) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %from, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %p = llvm.getelementptr %a[6] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %p : i16, !llvm.ptr
  "llvm.intr.memcpy"(%to, %a, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @gaps(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i16) {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.mlir.constant(11 : i64) : i64
//     %2 = llvm.alloca %0 x !llvm.array<12 x i8> : (i64) -> !llvm.ptr
//     %3 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i32
//     llvm.store %3, %2 {alignment = 1 : i64} : i32, !llvm.ptr
//     %4 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     %5 = llvm.load %4 {alignment = 1 : i64} : !llvm.ptr -> i16
//     %6 = llvm.getelementptr %2[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %5, %6 {alignment = 1 : i64} : i16, !llvm.ptr
//     %7 = llvm.getelementptr %arg0[6] : (!llvm.ptr) -> !llvm.ptr, i8
//     %8 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i16
//     %9 = llvm.getelementptr %2[6] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %8, %9 {alignment = 1 : i64} : i16, !llvm.ptr
//     %10 = llvm.getelementptr %arg0[8] : (!llvm.ptr) -> !llvm.ptr, i8
//     %11 = llvm.load %10 {alignment = 1 : i64} : !llvm.ptr -> i16
//     %12 = llvm.getelementptr %2[8] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %11, %12 {alignment = 1 : i64} : i16, !llvm.ptr
//     %13 = llvm.getelementptr %arg0[10] : (!llvm.ptr) -> !llvm.ptr, i8
//     %14 = llvm.load %13 {alignment = 1 : i64} : !llvm.ptr -> i8
//     %15 = llvm.getelementptr %2[10] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %14, %15 {alignment = 1 : i64} : i8, !llvm.ptr
//     %16 = llvm.getelementptr %2[6] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %arg2, %16 : i16, !llvm.ptr
//     %17 = llvm.load %2 {alignment = 1 : i64} : !llvm.ptr -> i32
//     llvm.store %17, %arg1 {alignment = 1 : i64} : i32, !llvm.ptr
//     %18 = llvm.getelementptr %2[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     %19 = llvm.load %18 {alignment = 1 : i64} : !llvm.ptr -> i16
//     %20 = llvm.getelementptr %arg1[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %19, %20 {alignment = 1 : i64} : i16, !llvm.ptr
//     %21 = llvm.getelementptr %2[6] : (!llvm.ptr) -> !llvm.ptr, i8
//     %22 = llvm.load %21 {alignment = 1 : i64} : !llvm.ptr -> i16
//     %23 = llvm.getelementptr %arg1[6] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %22, %23 {alignment = 1 : i64} : i16, !llvm.ptr
//     %24 = llvm.getelementptr %2[8] : (!llvm.ptr) -> !llvm.ptr, i8
//     %25 = llvm.load %24 {alignment = 1 : i64} : !llvm.ptr -> i16
//     %26 = llvm.getelementptr %arg1[8] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %25, %26 {alignment = 1 : i64} : i16, !llvm.ptr
//     %27 = llvm.getelementptr %2[10] : (!llvm.ptr) -> !llvm.ptr, i8
//     %28 = llvm.load %27 {alignment = 1 : i64} : !llvm.ptr -> i8
//     %29 = llvm.getelementptr %arg1[10] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %28, %29 {alignment = 1 : i64} : i8, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=sroa
// An alloca with a dynamic index is not split.
llvm.func @indexed(%from: !llvm.ptr, %i: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %size = llvm.mlir.constant(16 : i64) : i64
  %a = llvm.alloca %one x !llvm.array<4 x i32> : (i64) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %from, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @indexed(%arg0: !llvm.ptr, %arg1: i64) -> i32 {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.mlir.constant(16 : i64) : i64
//     %2 = llvm.alloca %0 x !llvm.array<4 x i32> : (i64) -> !llvm.ptr
//     "llvm.intr.memcpy"(%2, %arg0, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     %3 = llvm.getelementptr %2[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %4 = llvm.load %3 : !llvm.ptr -> i32
//     llvm.return %4 : i32
//   }
// }
// -----
// args: --passes=sroa
// An `i1` is copied as its byte. The `memset` of a scalar of more than 16 bytes is not split.
llvm.func @bits(%from: !llvm.ptr, %to: !llvm.ptr) -> i1 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %from, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%to, %a, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %b = llvm.load %a : !llvm.ptr -> i1
  llvm.return %b : i1
}
llvm.func @wide() -> vector<8xi32> {
  %one = llvm.mlir.constant(1 : i64) : i64
  %byte = llvm.mlir.constant(1 : i8) : i8
  %size = llvm.mlir.constant(32 : i64) : i64
  %a = llvm.alloca %one x vector<8xi32> : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%a, %byte, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %v = llvm.load %a : !llvm.ptr -> vector<8xi32>
  llvm.return %v : vector<8xi32>
}
// output:
// module {
//   llvm.func @bits(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i1 {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.alloca %0 x i8 : (i64) -> !llvm.ptr
//     %2 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i8
//     llvm.store %2, %1 {alignment = 1 : i64} : i8, !llvm.ptr
//     %3 = llvm.load %1 {alignment = 1 : i64} : !llvm.ptr -> i8
//     llvm.store %3, %arg1 {alignment = 1 : i64} : i8, !llvm.ptr
//     %4 = llvm.load %1 : !llvm.ptr -> i1
//     llvm.return %4 : i1
//   }
//   llvm.func @wide() -> vector<8xi32> {
//     ... 7 lines
//   }
// }
// -----
// args: --passes=sroa
// An aggregate load with `extractvalue` uses only is split. Loads with other uses and volatile loads stay.
llvm.func @parts(%p: !llvm.ptr, %q: !llvm.ptr) -> i64 {
  %a = llvm.load %p : !llvm.ptr -> !llvm.struct<(ptr, i32, array<2 x i64>)>
  %b = llvm.extractvalue %a[1] : !llvm.struct<(ptr, i32, array<2 x i64>)>
  %c = llvm.extractvalue %a[2, 1] : !llvm.struct<(ptr, i32, array<2 x i64>)>
  %d = llvm.sext %b : i32 to i64
  %e = llvm.load %p : !llvm.ptr -> !llvm.struct<(i32, i32)>
  %f = llvm.extractvalue %e[1] : !llvm.struct<(i32, i32)>
  llvm.store %e, %q : !llvm.struct<(i32, i32)>, !llvm.ptr
  %g = llvm.load volatile %p : !llvm.ptr -> !llvm.struct<(i64, i64)>
  %h = llvm.extractvalue %g[1] : !llvm.struct<(i64, i64)>
  %s = llvm.add %c, %d : i64
  %t = llvm.add %s, %h : i64
  llvm.return %t : i64
}
// output:
// module {
//   llvm.func @parts(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i64 {
//     %0 = llvm.mlir.undef : !llvm.struct<(ptr, i32, array<2 x i64>)>
//     %1 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
//     %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(ptr, i32, array<2 x i64>)>
//     %3 = llvm.getelementptr %arg0[8] : (!llvm.ptr) -> !llvm.ptr, i8
//     %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i32
//     %5 = llvm.insertvalue %4, %2[1] : !llvm.struct<(ptr, i32, array<2 x i64>)>
//     %6 = llvm.getelementptr %arg0[16] : (!llvm.ptr) -> !llvm.ptr, i8
//     %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
//     %8 = llvm.insertvalue %7, %5[2, 0] : !llvm.struct<(ptr, i32, array<2 x i64>)>
//     %9 = llvm.getelementptr %arg0[24] : (!llvm.ptr) -> !llvm.ptr, i8
//     %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
//     %11 = llvm.insertvalue %10, %8[2, 1] : !llvm.struct<(ptr, i32, array<2 x i64>)>
//     %12 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, i32, array<2 x i64>)>
//     %13 = llvm.extractvalue %11[2, 1] : !llvm.struct<(ptr, i32, array<2 x i64>)>
//     %14 = llvm.sext %12 : i32 to i64
//     ... 8 lines
//   }
// }
