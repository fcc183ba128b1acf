// A memref is expanded to its fields; several results are a structure.
func.func @callee(%m: memref<?x4xf32> {llvm.noalias}, %b: i1 {llvm.zeroext}) -> (memref<?x4xf32>, i1) {
  return %m, %b : memref<?x4xf32>, i1
}
func.func @caller(%m: memref<?x4xf32>, %b: i1) -> index {
  %0:2 = call @callee(%m, %b) : (memref<?x4xf32>, i1) -> (memref<?x4xf32>, i1)
  %c0 = arith.constant 0 : index
  %1 = memref.dim %0#0, %c0 : memref<?x4xf32>
  return %1 : index
}

// output:
// module {
//   llvm.func @callee(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i1 {llvm.zeroext}) -> !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i1)> attributes {mlirc.signature = (memref<?x4xf32>, i1) -> (memref<?x4xf32>, i1)} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(4 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %8 = llvm.insertvalue %1, %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %9 = llvm.insertvalue %1, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %10 = llvm.insertvalue %2, %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %11 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i1)>
//     %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i1)>
//     %13 = llvm.insertvalue %arg7, %12[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i1)>
//     llvm.return %13 : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i1)>
//   }
//   llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i1) -> i64 attributes {mlirc.signature = (memref<?x4xf32>, i1) -> index} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(4 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.call @callee(%arg0, %arg1, %0, %arg3, %1, %1, %2, %arg7) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i1) -> !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i1)>
//     %4 = llvm.extractvalue %3[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i1)>
//     %5 = llvm.extractvalue %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     llvm.return %5 : i64
//   }
// }
// -----

// Private functions keep their linkage, as in LLVM's own conversion.
func.func private @declared(i32) -> (i32 {llvm.signext})
func.func private @private(%a: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>, foo.bar} {
  %0 = call @declared(%a) {foo.baz} : (i32) -> i32
  return %0 : i32
}

// output:
// module {
//   llvm.func @declared(i32) -> (i32 {llvm.signext}) attributes {sym_visibility = "private"}
//   llvm.func internal @private(%arg0: i32) -> i32 attributes {foo.bar, sym_visibility = "private"} {
//     %0 = llvm.call @declared(%arg0) {foo.baz} : (i32) -> i32
//     llvm.return %0 : i32
//   }
// }
// -----

func.func @higher(%f: (memref<f32>) -> (i32, f32), %m: memref<f32>) -> i32 {
  %0:2 = call_indirect %f(%m) : (memref<f32>) -> (i32, f32)
  %g = constant @pass : (i32) -> i32
  %1 = call_indirect %g(%0#0) : (i32) -> i32
  return %1 : i32
}
func.func private @pass(i32) -> i32

// output:
// module {
//   llvm.func @higher(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64) -> i32 attributes {mlirc.signature = ((memref<f32>) -> (i32, f32), memref<f32>) -> i32} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.call %arg0(%arg1, %arg2, %0) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i64) -> !llvm.struct<(i32, f32)>
//     %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, f32)>
//     %3 = llvm.mlir.addressof @pass : !llvm.ptr
//     %4 = llvm.call %3(%2) : !llvm.ptr, (i32) -> i32
//     llvm.return %4 : i32
//   }
//   llvm.func @pass(i32) -> i32 attributes {sym_visibility = "private"}
// }
// -----

// A returned unranked memref has its descriptor on the heap; the caller copies it to the stack and frees it.
func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func @rank(%m: memref<*xf32>) -> index {
  %0 = call @unranked(%m) : (memref<*xf32>) -> memref<*xf32>
  %1 = memref.rank %0 : memref<*xf32>
  return %1 : index
}

// output:
// module {
//   llvm.func @malloc(i64) -> !llvm.ptr
//   llvm.func @free(!llvm.ptr)
//   llvm.func @unranked(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {mlirc.signature = (memref<*xf32>) -> memref<*xf32>} {
//     %0 = llvm.mlir.constant(16 : i64) : i64
//     %1 = llvm.mul %arg0, %0 : i64
//     %2 = llvm.mlir.constant(24 : i64) : i64
//     %3 = llvm.add %1, %2 : i64
//     %4 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
//     "llvm.intr.memcpy"(%4, %arg1, %3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
//     %6 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(i64, ptr)>
//     %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(i64, ptr)>
//     llvm.return %7 : !llvm.struct<(i64, ptr)>
//   }
//   llvm.func @rank(%arg0: i64, %arg1: !llvm.ptr) -> i64 attributes {mlirc.signature = (memref<*xf32>) -> index} {
//     %0 = llvm.call @unranked(%arg0, %arg1) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
//     %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
//     %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
//     %3 = llvm.mlir.constant(16 : i64) : i64
//     %4 = llvm.mul %1, %3 : i64
//     %5 = llvm.mlir.constant(24 : i64) : i64
//     %6 = llvm.add %4, %5 : i64
//     %7 = llvm.alloca %6 x i8 : (i64) -> !llvm.ptr
//     "llvm.intr.memcpy"(%7, %2, %6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     llvm.call @free(%2) : (!llvm.ptr) -> ()
//     llvm.return %1 : i64
//   }
// }
// -----
// no-agree: MLIR does not say in calls that a function is variadic

func.func private @printf(!llvm.ptr) -> i32 attributes {func.varargs = true}
func.func @variadic(%p: !llvm.ptr) -> i32 attributes {llvm.readnone} {
  %0 = call @printf(%p) : (!llvm.ptr) -> i32
  return %0 : i32
}

// output:
// module {
//   llvm.func @printf(!llvm.ptr, ...) -> i32 attributes {sym_visibility = "private"}
//   llvm.func @variadic(%arg0: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
//     %0 = llvm.call @printf(%arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
//     llvm.return %0 : i32
//   }
// }
// -----

// A function of the module with the right type is called; it need not be declared again.
func.func private @malloc(i64) -> !llvm.ptr
func.func @uses_malloc() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
// output:
// module {
//   llvm.func @malloc(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
//   llvm.func @uses_malloc() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
//     %0 = llvm.mlir.constant(16 : i64) : i64
//     %1 = llvm.call @malloc(%0) : (i64) -> !llvm.ptr
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.mlir.constant(1 : i64) : i64
//     %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %6 = llvm.insertvalue %1, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %8 = llvm.insertvalue %2, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %9 = llvm.insertvalue %3, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %10 = llvm.insertvalue %4, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     llvm.return %10 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//   }
// }
// -----
// no-oracle: a structure that contains itself has no size
// Types of the LLVM dialect with parts that are not of it. An identified structure gets another name, which may be taken.
func.func private @literal(!llvm.struct<(index, array<2 x index>)>, !llvm.array<4 x index>)
func.func private @identified(!llvm.struct<"foo", (struct<"foo">, index)>, !llvm.struct<"bar", (index)>)
func.func private @clash(!llvm.struct<"_Converted.bar", (f32)>)
// output:
// module {
//   llvm.func @literal(!llvm.struct<(i64, array<2 x i64>)>, !llvm.array<4 x i64>) attributes {sym_visibility = "private"}
//   llvm.func @identified(!llvm.struct<"_Converted.foo", (struct<"_Converted.foo">, i64)>, !llvm.struct<"_Converted._Converted.bar", (i64)>) attributes {sym_visibility = "private"}
//   llvm.func @clash(!llvm.struct<"_Converted.bar", (f32)>) attributes {sym_visibility = "private"}
// }
