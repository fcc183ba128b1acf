// no-oracle: old spelling
// Operations of the old standard dialect.
func @callee(i32) -> i32
func private @ops(%a: i32, %b: i32, %c: i1, %f: f32, %g: f32, %i: index, %m: memref<4 x ? x f32>, %v: vector<4xi32>) -> index {
  %0 = addi %a, %b : i32
  %1 = subi %0, %b : i32
  %2 = std.muli %1, %b : i32
  %3 = divi_signed %2, %b : i32
  %4 = remi_unsigned %3, %b : i32
  %5 = and %4, %b : i32
  %6 = shift_left %5, %b : i32
  %7 = cmpi "slt", %6, %b : i32
  %8 = cmpi "ult", %v, %v : vector<4xi32>
  %9 = cmpf "olt", %f, %g {tag} : f32
  %10 = addf %f, %g : f32
  %11 = select %7, %a, %b : i32
  %12 = index_cast %a : i32 to index
  %13 = sexti %a : i32 to i64
  %14 = constant 1.5 : f32
  %15 = constant dense<1> : vector<4xi32>
  %16 = constant @callee : (i32) -> i32
  %17 = call_indirect %16(%a) : (i32) -> i32
  %18 = call @callee(%a) : (i32) -> i32
  %19 = alloc(%i) : memref<?xf32>
  %20 = alloca() : memref<4xf32>
  %21 = load %m[%i, 1] : memref<4x?xf32>
  store %21, %m[%i, %i] : memref<4x?xf32>
  %22 = memref_cast %m : memref<4x?xf32> to memref<?x?xf32>
  %23 = dim %m, 1 : memref<4x?xf32>
  %24 = dim %m, %i : memref<4x?xf32>
  %25 = rank %m : memref<4x?xf32>
  dealloc %19 : memref<?xf32>
  loop.for %j = %i to %23 step %25 {
    store %f, %m[%j, %j] : memref<4x?xf32>
    loop.terminator
  }
  cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  br ^bb2
^bb2:
  return %23 : index
}
// output:
// module {
//   func.func private @callee(i32) -> i32
//   func.func private @ops(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: f32, %arg4: f32, %arg5: index, %arg6: memref<4x?xf32>, %arg7: vector<4xi32>) -> index {
//     %0 = arith.addi %arg0, %arg1 : i32
//     %1 = arith.subi %0, %arg1 : i32
//     %2 = arith.muli %1, %arg1 : i32
//     %3 = arith.divsi %2, %arg1 : i32
//     %4 = arith.remui %3, %arg1 : i32
//     %5 = arith.andi %4, %arg1 : i32
//     %6 = arith.shli %5, %arg1 : i32
//     %7 = arith.cmpi slt, %6, %arg1 : i32
//     %8 = arith.cmpi ult, %arg7, %arg7 : vector<4xi32>
//     %9 = arith.cmpf olt, %arg3, %arg4 {tag} : f32
//     %10 = arith.addf %arg3, %arg4 : f32
//     %11 = arith.select %7, %arg0, %arg1 : i32
//     %12 = arith.index_cast %arg0 : i32 to index
//     %13 = arith.extsi %arg0 : i32 to i64
//     %cst = arith.constant 1.500000e+00 : f32
//     %cst_0 = arith.constant dense<1> : vector<4xi32>
//     %14 = constant @callee : (i32) -> i32
//     %15 = call_indirect %14(%arg0) : (i32) -> i32
//     %16 = call @callee(%arg0) : (i32) -> i32
//     %17 = memref.alloc(%arg5) : memref<?xf32>
//     %18 = memref.alloca() : memref<4xf32>
//     %c1 = arith.constant 1 : index
//     %19 = memref.load %arg6[%arg5, %c1] : memref<4x?xf32>
//     memref.store %19, %arg6[%arg5, %arg5] : memref<4x?xf32>
//     %20 = memref.cast %arg6 : memref<4x?xf32> to memref<?x?xf32>
//     %c1_0 = arith.constant 1 : index
//     %21 = memref.dim %arg6, %c1_0 : memref<4x?xf32>
//     %22 = memref.dim %arg6, %arg5 : memref<4x?xf32>
//     %23 = memref.rank %arg6 : memref<4x?xf32>
//     memref.dealloc %17 : memref<?xf32>
//     scf.for %arg8 = %arg5 to %21 step %23 {
//       memref.store %arg3, %arg6[%arg8, %arg8] : memref<4x?xf32>
//     }
//     cf.cond_br %arg2, ^bb1(%arg0 : i32), ^bb2
//   ^bb1(%24: i32):
//     cf.br ^bb2
//   ^bb2:
//     return %21 : index
//   }
// }
// -----
// no-oracle: old spelling
// Types and operations of the LLVM dialect that name what a pointer points to.
llvm.func @callee(!llvm.ptr<i8>, !llvm.vec<4 x float>, !llvm.array<4 x vec<8 x half>>) -> !llvm.func<void (ptr<i8>)>
llvm.func @f(%p: !llvm<"float*">, %q: !llvm<"{ i32, [4 x double] }*">, %i: !llvm.i64, %s: !llvm.ptr<bfloat, 3>) -> !llvm.float {
  %0 = llvm.load %p : !llvm<"float*">
  llvm.store %0, %p : !llvm<"float*">
  %1 = llvm.getelementptr %p[%i] : (!llvm<"float*">, !llvm.i64) -> !llvm<"float*">
  %2 = llvm.getelementptr %q[%i, 1, 2] : (!llvm<"{ i32, [4 x double] }*">, !llvm.i64) -> !llvm.ptr<double>
  %3 = llvm.load %2 : !llvm.ptr<double>
  %4 = llvm.load %s : !llvm.ptr<bfloat, 3>
  %5 = llvm.mlir.constant(1 : index) : !llvm.i64
  %6 = llvm.alloca %5 x !llvm<"<{ i8, i16 addrspace(1)* }>"> {alignment = 8} : (!llvm.i64) -> !llvm<"<{ i8, i16 addrspace(1)* }>*">
  %7 = llvm.mlir.null : !llvm<"i8*">
  %8 = llvm.load %6 : !llvm<"<{ i8, i16 addrspace(1)* }>*">
  %9 = llvm.mlir.undef : !llvm<"i32 (i8*, ...)*">
  llvm.return %0 : !llvm.float
}
// output:
// module {
//   llvm.func @callee(!llvm.ptr, vector<4xf32>, !llvm.array<4 x vector<8xf16>>) -> !llvm.func<void (ptr)>
//   llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr<3>) -> f32 {
//     %0 = llvm.load %arg0 : !llvm.ptr -> f32
//     llvm.store %0, %arg0 : f32, !llvm.ptr
//     %1 = llvm.getelementptr %arg0[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %2 = llvm.getelementptr %arg1[%arg2, 1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f64>)>
//     %3 = llvm.load %2 : !llvm.ptr -> f64
//     %4 = llvm.load %arg3 : !llvm.ptr<3> -> bf16
//     %5 = llvm.mlir.constant(1 : index) : i64
//     %6 = llvm.alloca %5 x !llvm.struct<packed (i8, ptr<1>)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
//     %7 = llvm.mlir.zero : !llvm.ptr
//     %8 = llvm.load %6 : !llvm.ptr -> !llvm.struct<packed (i8, ptr<1>)>
//     %9 = llvm.mlir.undef : !llvm.ptr
//     llvm.return %0 : f32
//   }
// }
