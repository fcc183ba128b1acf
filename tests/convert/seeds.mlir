// Scalar Types, Index Type, Vector Types: what the documents convert by themselves, as results.
func private @integers() -> (i1, i8, i16, i32, i64, i7, i128)
func private @signs() -> (si8, ui16)
func private @floats() -> (bf16, f16, f32, f64)
func private @index() -> index
func private @vectors() -> (vector<4 x f32>, vector<4x8x16xf32>, vector<3xindex>, vector<2x3xindex>, vector<f32>)
// output:
// module {
//   llvm.func @integers() -> !llvm.struct<(i1, i8, i16, i32, i64, i7, i128)> attributes {sym_visibility = "private"}
//   llvm.func @signs() -> !llvm.struct<(i8, i16)> attributes {sym_visibility = "private"}
//   llvm.func @floats() -> !llvm.struct<(bf16, f16, f32, f64)> attributes {sym_visibility = "private"}
//   llvm.func @index() -> i64 attributes {sym_visibility = "private"}
//   llvm.func @vectors() -> !llvm.struct<(vector<4xf32>, array<4 x array<8 x vector<16xf32>>>, vector<3xi64>, array<2 x vector<3xi64>>, vector<1xf32>)> attributes {sym_visibility = "private"}
// }
// -----
// Ranked Memref Types, Default Convention: the descriptors of the documents.
func private @memrefs() -> (memref<f32>, memref<1 x f32>, memref<? x f32>, memref<10x42x42x43x123 x f32>,
    memref<10x?x42x?x123 x f32>, memref<1x? x vector<4xf32>>)
func private @elements() -> (memref<4xindex>, memref<?xcomplex<f64>>, memref<2xmemref<?xf32>>, memref<vector<2x4xi8>>,
    memref<4xmemref<*xi8>>)
func private @spaces() -> (memref<4xf32, 3>, memref<?xf32, strided<[2], offset: ?>, 1>)
// output:
// module {
//   llvm.func @memrefs() -> !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>, struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)> attributes {sym_visibility = "private"}
//   llvm.func @elements() -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> attributes {sym_visibility = "private"}
//   llvm.func @spaces() -> !llvm.struct<(struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>)> attributes {sym_visibility = "private"}
// }
// -----
// Unranked Memref Types.
func private @unranked() -> memref<*xf32>
func private @two() -> (memref<*xf32>, memref<*xindex>)
// output:
// module {
//   llvm.func @unranked() -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
//   llvm.func @two() -> !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)> attributes {sym_visibility = "private"}
// }
// -----
// args: --memref-abi=bare-ptr
// Bare Pointer Convention: pointers to elements, also to vectors.
func private @memrefs() -> (memref<f32>, memref<10x42 x f32>, memref<10x42 x vector<4xf32>>)
// output:
// module {
//   llvm.func @memrefs() -> !llvm.struct<(ptr, ptr, ptr)> attributes {sym_visibility = "private"}
// }
// -----
// args: --memref-abi=bare-ptr
// Bare pointer convention does not support unranked memrefs.
func private @unranked() -> memref<*xf32>
// output:
// test.mlir:3:1: error: 'func.func' op has type 'memref<*xf32>', which cannot be passed as a bare pointer: its rank is not known
// func private @unranked() -> memref<*xf32>
// ^
// -----
// Function Types: no result, one, and several.
func private @none() -> ()
func private @unary(i32) -> (i64)
func private @binary(i32, f32) -> (i64)
func private @two(i32, f32) -> (i64, f64)
// output:
// module {
//   llvm.func @none() attributes {sym_visibility = "private"}
//   llvm.func @unary(i32) -> i64 attributes {sym_visibility = "private"}
//   llvm.func @binary(i32, f32) -> i64 attributes {sym_visibility = "private"}
//   llvm.func @two(i32, f32) -> !llvm.struct<(i64, f64)> attributes {sym_visibility = "private"}
// }
// -----
// Functions as Function Arguments or Results, recursively.
func private @higher(() -> ()) -> (() -> ())
func private @recursive(((i32) -> (i64)) -> ()) -> ()
func @calls(%f: ((i32) -> i64) -> (() -> (i64, f32)), %g: (i32) -> i64) -> f32 {
  %0 = call_indirect %f(%g) : ((i32) -> i64) -> (() -> (i64, f32))
  %1:2 = call_indirect %0() : () -> (i64, f32)
  return %1#1 : f32
}
// output:
// module {
//   llvm.func @higher(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}
//   llvm.func @recursive(!llvm.ptr) attributes {sym_visibility = "private"}
//   llvm.func @calls(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> f32 {
//     %0 = llvm.call %arg0(%arg1) : !llvm.ptr, (!llvm.ptr) -> !llvm.ptr
//     %1 = llvm.call %0() : !llvm.ptr, () -> !llvm.struct<(i64, f32)>
//     %2 = llvm.extractvalue %1[1] : !llvm.struct<(i64, f32)>
//     llvm.return %2 : f32
//   }
// }
// -----
// Memrefs as Function Arguments: expanded; as results: descriptors, which several results nest in one structure.
func private @rank0(memref<f32>) -> ()
func private @mixed(memref<f32>, f32) -> ()
func private @rank2(memref<?x?xf32>) -> ()
func private @unranked(memref<*xf32>) -> ()
func private @result() -> (memref<?xf32>)
func private @results() -> (memref<f32>, memref<f64>)
func private @mixed_results() -> (memref<f32>, i1, memref<*xf64>, memref<?xi8>)
// output:
// module {
//   llvm.func @rank0(!llvm.ptr, !llvm.ptr, i64) attributes {mlirc.signature = (memref<f32>) -> (), sym_visibility = "private"}
//   llvm.func @mixed(!llvm.ptr, !llvm.ptr, i64, f32) attributes {mlirc.signature = (memref<f32>, f32) -> (), sym_visibility = "private"}
//   llvm.func @rank2(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) attributes {mlirc.signature = (memref<?x?xf32>) -> (), sym_visibility = "private"}
//   llvm.func @unranked(i64, !llvm.ptr) attributes {mlirc.signature = (memref<*xf32>) -> (), sym_visibility = "private"}
//   llvm.func @result() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
//   llvm.func @results() -> !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr, ptr, i64)>)> attributes {sym_visibility = "private"}
//   llvm.func @mixed_results() -> !llvm.struct<(struct<(ptr, ptr, i64)>, i1, struct<(i64, ptr)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> attributes {sym_visibility = "private"}
// }
// -----
// args: --memref-abi=descriptor-ptr
// In function signatures, memref is passed as a pointer to the structure.
func private @ranked(memref<?xf32>) -> ()
func private @unranked(memref<*xf32>) -> ()
func private @result() -> memref<?xf32>
// output:
// module {
//   llvm.func @ranked(!llvm.ptr) attributes {sym_visibility = "private"}
//   llvm.func @unranked(!llvm.ptr) attributes {sym_visibility = "private"}
//   llvm.func @result() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// }
// -----
// Function Signature Conversion.
func private @foo() -> ()
func private @bar(i32) -> (i64)
func private @qux(i32, f32) -> (i64, f64)
func private @quux(() -> ()) -> (() -> ())
// output:
// module {
//   llvm.func @foo() attributes {sym_visibility = "private"}
//   llvm.func @bar(i32) -> i64 attributes {sym_visibility = "private"}
//   llvm.func @qux(i32, f32) -> !llvm.struct<(i64, f64)> attributes {sym_visibility = "private"}
//   llvm.func @quux(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}
// }
// -----
// args: --allow-unregistered-dialect
// Result Packing.
func @foo(%arg0: i32, %arg1: i64) -> (i32, i64) {
  return %arg0, %arg1 : i32, i64
}
func @bar() {
  %0 = constant 42 : i32
  %1 = constant 17 : i64
  %2:2 = call @foo(%0, %1) : (i32, i64) -> (i32, i64)
  "use_i32"(%2#0) : (i32) -> ()
  "use_i64"(%2#1) : (i64) -> ()
  return
}
// output:
// module {
//   llvm.func @foo(%arg0: i32, %arg1: i64) -> !llvm.struct<(i32, i64)> {
//     %0 = llvm.mlir.poison : !llvm.struct<(i32, i64)>
//     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, i64)>
//     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i32, i64)>
//     llvm.return %2 : !llvm.struct<(i32, i64)>
//   }
//   llvm.func @bar() {
//     %0 = llvm.mlir.constant(42 : i32) : i32
//     %1 = llvm.mlir.constant(17 : i64) : i64
//     %2 = llvm.call @foo(%0, %1) : (i32, i64) -> !llvm.struct<(i32, i64)>
//     %3 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i64)>
//     %4 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i64)>
//     "use_i32"(%3) : (i32) -> ()
//     "use_i64"(%4) : (i64) -> ()
//     llvm.return
//   }
// }
// -----
// args: --allow-unregistered-dialect
// Calling Convention for Ranked memref.
func @foo(%arg0: memref<?xf32>) -> () {
  "use"(%arg0) : (memref<?xf32>) -> ()
  return
}
func @bar() {
  %0 = "get"() : () -> (memref<?xf32>)
  call @foo(%0) : (memref<?xf32>) -> ()
  return
}
// output:
// module {
//   llvm.func @foo(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {mlirc.signature = (memref<?xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %7 = llvm.insertvalue %1, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     "use"(%7) : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> ()
//     llvm.return
//   }
//   llvm.func @bar() {
//     %0 = "get"() : () -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %3 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %4 = llvm.mlir.constant(0 : i64) : i64
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     llvm.call @foo(%1, %2, %4, %3, %5) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
//     llvm.return
//   }
// }
// -----
// args: --allow-unregistered-dialect
// Calling Convention for Unranked memref.
func @foo(%arg0: memref<*xf32>) -> () {
  "use"(%arg0) : (memref<*xf32>) -> ()
  return
}
func @bar() {
  %0 = "get"() : () -> (memref<*xf32>)
  call @foo(%0): (memref<*xf32>) -> ()
  return
}
// output:
// module {
//   llvm.func @foo(%arg0: i64, %arg1: !llvm.ptr) attributes {mlirc.signature = (memref<*xf32>) -> ()} {
//     %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
//     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
//     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
//     "use"(%2) : (!llvm.struct<(i64, ptr)>) -> ()
//     llvm.return
//   }
//   llvm.func @bar() {
//     %0 = "get"() : () -> !llvm.struct<(i64, ptr)>
//     %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
//     %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
//     llvm.call @foo(%1, %2) : (i64, !llvm.ptr) -> ()
//     llvm.return
//   }
// }
// -----
// args: --allow-unregistered-dialect
// Lifetime: a returned unranked descriptor is copied to the heap just before returning; callers, direct and indirect,
// copy it to their stack and free it.
func @made() -> (memref<*xf32>, i32) {
  %0 = "get"() : () -> (memref<4xf32>)
  %1 = memref_cast %0 : memref<4xf32> to memref<*xf32>
  %2 = constant 1 : i32
  return %1, %2 : memref<*xf32>, i32
}
func @direct() {
  %0:2 = call @made() : () -> (memref<*xf32>, i32)
  "use"(%0#0) : (memref<*xf32>) -> ()
  return
}
func @indirect(%f: () -> memref<*xf32>) {
  %0 = call_indirect %f() : () -> memref<*xf32>
  "use"(%0) : (memref<*xf32>) -> ()
  return
}
// output:
// module {
//   llvm.func @malloc(i64) -> !llvm.ptr
//   llvm.func @free(!llvm.ptr)
//   llvm.func @made() -> !llvm.struct<(struct<(i64, ptr)>, i32)> {
//     %0 = "get"() : () -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.alloca %1 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
//     llvm.store %0, %2 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
//     %3 = llvm.mlir.constant(1 : i32) : i32
//     %4 = llvm.mlir.constant(40 : i64) : i64
//     %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
//     "llvm.intr.memcpy"(%5, %2, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     %6 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
//     %7 = llvm.insertvalue %1, %6[0] : !llvm.struct<(i64, ptr)>
//     %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i64, ptr)>
//     %9 = llvm.mlir.poison : !llvm.struct<(struct<(i64, ptr)>, i32)>
//     %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(struct<(i64, ptr)>, i32)>
//     %11 = llvm.insertvalue %3, %10[1] : !llvm.struct<(struct<(i64, ptr)>, i32)>
//     llvm.return %11 : !llvm.struct<(struct<(i64, ptr)>, i32)>
//   }
//   llvm.func @direct() {
//     %0 = llvm.call @made() : () -> !llvm.struct<(struct<(i64, ptr)>, i32)>
//     %1 = llvm.extractvalue %0[0] : !llvm.struct<(struct<(i64, ptr)>, i32)>
//     %2 = llvm.extractvalue %1[0] : !llvm.struct<(i64, ptr)>
//     %3 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)>
//     %4 = llvm.mlir.constant(16 : i64) : i64
//     %5 = llvm.mul %2, %4 : i64
//     %6 = llvm.mlir.constant(24 : i64) : i64
//     %7 = llvm.add %5, %6 : i64
//     %8 = llvm.alloca %7 x i8 : (i64) -> !llvm.ptr
//     "llvm.intr.memcpy"(%8, %3, %7) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     llvm.call @free(%3) : (!llvm.ptr) -> ()
//     %9 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
//     %10 = llvm.insertvalue %2, %9[0] : !llvm.struct<(i64, ptr)>
//     %11 = llvm.insertvalue %8, %10[1] : !llvm.struct<(i64, ptr)>
//     "use"(%11) : (!llvm.struct<(i64, ptr)>) -> ()
//     llvm.return
//   }
//   llvm.func @indirect(%arg0: !llvm.ptr) {
//     %0 = llvm.call %arg0() : !llvm.ptr, () -> !llvm.struct<(i64, ptr)>
//     %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
//     %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
//     %3 = llvm.mlir.constant(16 : i64) : i64
//     %4 = llvm.mul %1, %3 : i64
//     %5 = llvm.mlir.constant(24 : i64) : i64
//     %6 = llvm.add %4, %5 : i64
//     %7 = llvm.alloca %6 x i8 : (i64) -> !llvm.ptr
//     "llvm.intr.memcpy"(%7, %2, %6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     llvm.call @free(%2) : (!llvm.ptr) -> ()
//     %8 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
//     %9 = llvm.insertvalue %1, %8[0] : !llvm.struct<(i64, ptr)>
//     %10 = llvm.insertvalue %7, %9[1] : !llvm.struct<(i64, ptr)>
//     "use"(%10) : (!llvm.struct<(i64, ptr)>) -> ()
//     llvm.return
//   }
// }
// -----
// args: --c-wrappers=all
// C-compatible wrapper emission, by option: of a declared and of a defined function.
func @qux(%arg0: memref<?x?xf32>)
func @foo(%arg0: memref<?x?xf32>) {
  return
}
// output:
// module {
//   llvm.func private @qux(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) attributes {mlirc.signature = (memref<?x?xf32>) -> (), sym_visibility = "private"} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %7 = llvm.insertvalue %arg4, %6[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %9 = llvm.insertvalue %1, %8[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %10 = llvm.alloca %1 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
//     llvm.store %9, %10 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
//     llvm.call @_mlir_ciface_qux(%10) : (!llvm.ptr) -> ()
//     llvm.return
//   }
//   llvm.func @_mlir_ciface_qux(!llvm.ptr) attributes {mlirc.signature = (memref<?x?xf32>) -> (), sym_visibility = "private"}
//   llvm.func @foo(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) attributes {mlirc.signature = (memref<?x?xf32>) -> ()} {
//     llvm.return
//   }
//   llvm.func @_mlir_ciface_foo(%arg0: !llvm.ptr) attributes {mlirc.signature = (memref<?x?xf32>) -> ()} {
//     %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %3 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %4 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %6 = llvm.mlir.constant(0 : i64) : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     llvm.call @foo(%1, %2, %6, %3, %4, %5, %7) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
//     llvm.return
//   }
// }
// -----
// C-compatible wrapper emission, by attribute.
func private @external(memref<?x?xf32>) attributes {llvm.emit_c_interface}
func @defined(%arg0: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  return
}
func @without(%arg0: memref<?x?xf32>) {
  return
}
// output:
// module {
//   llvm.func private @external(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) attributes {llvm.emit_c_interface, mlirc.signature = (memref<?x?xf32>) -> (), sym_visibility = "private"} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %7 = llvm.insertvalue %arg4, %6[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %9 = llvm.insertvalue %1, %8[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %10 = llvm.alloca %1 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
//     llvm.store %9, %10 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
//     llvm.call @_mlir_ciface_external(%10) : (!llvm.ptr) -> ()
//     llvm.return
//   }
//   llvm.func @_mlir_ciface_external(!llvm.ptr) attributes {llvm.emit_c_interface, mlirc.signature = (memref<?x?xf32>) -> (), sym_visibility = "private"}
//   llvm.func @defined(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) attributes {llvm.emit_c_interface, mlirc.signature = (memref<?x?xf32>) -> ()} {
//     llvm.return
//   }
//   llvm.func @_mlir_ciface_defined(%arg0: !llvm.ptr) attributes {llvm.emit_c_interface, mlirc.signature = (memref<?x?xf32>) -> ()} {
//     %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %3 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %4 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %6 = llvm.mlir.constant(0 : i64) : i64
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     llvm.call @defined(%1, %2, %6, %3, %4, %5, %7) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
//     llvm.return
//   }
//   llvm.func @without(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) attributes {mlirc.signature = (memref<?x?xf32>) -> ()} {
//     llvm.return
//   }
// }
// -----
// args: --allow-unregistered-dialect
// Repeated Successor Removal.
func @f(%0: i1, %1: i32, %2: i32) {
  cond_br %0, ^bb1(%1 : i32), ^bb1(%2 : i32)
^bb1(%3 : i32):
  "use"(%3) : (i32) -> ()
  return
}
// output:
// module {
//   llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) {
//     llvm.cond_br %arg0, ^bb2(%arg1 : i32), ^bb1
//   ^bb1:
//     llvm.br ^bb2(%arg2 : i32)
//   ^bb2(%0: i32):
//     "use"(%0) : (i32) -> ()
//     llvm.return
//   }
// }
// -----
// Index Linearization: an element without dimensions is accessed directly.
func @load(%m: memref<f32>) -> f32 {
  %0 = load %m[] : memref<f32>
  return %0 : f32
}
func @store(%m: memref<f32>, %x: f32) {
  store %x, %m[] : memref<f32>
  return
}
// output:
// module {
//   llvm.func @load(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) -> f32 attributes {mlirc.signature = (memref<f32>) -> f32} {
//     %0 = llvm.load %arg1 : !llvm.ptr -> f32
//     llvm.return %0 : f32
//   }
//   llvm.func @store(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: f32) attributes {mlirc.signature = (memref<f32>, f32) -> ()} {
//     llvm.store %arg3, %arg1 : f32, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// Index Linearization: static strides are constants, dynamic ones come from the descriptor.
func @load(%m: memref<10x?x13x?xf32>) -> f32 {
  %0 = load %m[1,2,3,4] : memref<10x?x13x?xf32>
  return %0 : f32
}
func @store(%m: memref<10x?x13x?xf32>, %x: f32, %i: index) {
  store %x, %m[%i, %i, %i, %i] : memref<10x?x13x?xf32>
  return
}
func @strided(%m: memref<?x?xf32, strided<[?, 2], offset: ?>>, %i: index) -> f32 {
  %0 = load %m[%i, %i] : memref<?x?xf32, strided<[?, 2], offset: ?>>
  return %0 : f32
}
// output:
// module {
//   llvm.func @load(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64) -> f32 attributes {mlirc.signature = (memref<10x?x13x?xf32>) -> f32} {
//     %0 = llvm.mlir.constant(2 : i64) : i64
//     %1 = llvm.mul %0, %arg8 overflow<nsw, nuw> : i64
//     %2 = llvm.add %arg7, %1 overflow<nsw, nuw> : i64
//     %3 = llvm.mlir.constant(3 : i64) : i64
//     %4 = llvm.mul %3, %arg9 overflow<nsw, nuw> : i64
//     %5 = llvm.add %2, %4 overflow<nsw, nuw> : i64
//     %6 = llvm.mlir.constant(4 : i64) : i64
//     %7 = llvm.add %5, %6 overflow<nsw, nuw> : i64
//     %8 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %9 = llvm.load %8 : !llvm.ptr -> f32
//     llvm.return %9 : f32
//   }
//   llvm.func @store(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: f32, %arg12: i64) attributes {mlirc.signature = (memref<10x?x13x?xf32>, f32, index) -> ()} {
//     %0 = llvm.mul %arg12, %arg7 overflow<nsw, nuw> : i64
//     %1 = llvm.mul %arg12, %arg8 overflow<nsw, nuw> : i64
//     %2 = llvm.add %0, %1 overflow<nsw, nuw> : i64
//     %3 = llvm.mul %arg12, %arg9 overflow<nsw, nuw> : i64
//     %4 = llvm.add %2, %3 overflow<nsw, nuw> : i64
//     %5 = llvm.add %4, %arg12 overflow<nsw, nuw> : i64
//     %6 = llvm.getelementptr inbounds|nuw %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %arg11, %6 : f32, !llvm.ptr
//     llvm.return
//   }
//   llvm.func @strided(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> f32 attributes {mlirc.signature = (memref<?x?xf32, strided<[?, 2], offset: ?>>, index) -> f32} {
//     %0 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %1 = llvm.mul %arg7, %arg5 overflow<nsw, nuw> : i64
//     %2 = llvm.mlir.constant(2 : i64) : i64
//     %3 = llvm.mul %arg7, %2 overflow<nsw, nuw> : i64
//     %4 = llvm.add %1, %3 overflow<nsw, nuw> : i64
//     %5 = llvm.getelementptr inbounds|nuw %0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.load %5 : !llvm.ptr -> f32
//     llvm.return %6 : f32
//   }
// }
// -----
// args: --memref-abi=descriptor-ptr
// Calling Convention for memref: pointers to descriptors, loaded in the entry block.
func @foo(%arg0: memref<?xf32>) -> () {
  %c0 = constant 0 : index
  load %arg0[%c0] : memref<?xf32>
  return
}
func @bar(%arg0: index) {
  %0 = alloc(%arg0) : memref<?xf32>
  call @foo(%0) : (memref<?xf32>)-> ()
  return
}
// output:
// module {
//   llvm.func @malloc(i64) -> !llvm.ptr
//   llvm.func @foo(%arg0: !llvm.ptr) attributes {mlirc.memref_abi = "descriptor-ptr", mlirc.signature = (memref<?xf32>) -> ()} {
//     %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %2 = llvm.load %1 : !llvm.ptr -> f32
//     llvm.return
//   }
//   llvm.func @bar(%arg0: i64) {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.mul %arg0, %2 : i64
//     %4 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
//     %5 = llvm.mlir.constant(0 : i64) : i64
//     %6 = llvm.mlir.constant(1 : i64) : i64
//     %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %8 = llvm.insertvalue %4, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %9 = llvm.insertvalue %4, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %10 = llvm.insertvalue %5, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %11 = llvm.insertvalue %arg0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %12 = llvm.insertvalue %6, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     llvm.store %12, %1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
//     llvm.call @foo(%1) : (!llvm.ptr) -> ()
//     llvm.return
//   }
// }
// -----
// Memref Descriptor: conversions make dynamic what was static and the other way round.
func @casts(%m: memref<4x?xf32>) -> (memref<?x4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref_cast %m : memref<4x?xf32> to memref<?x4xf32>
  %1 = memref_cast %m : memref<4x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0, %1 : memref<?x4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// output:
// module {
//   llvm.func @casts(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)> attributes {mlirc.signature = (memref<4x?xf32>) -> (memref<?x4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>)} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(4 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %7 = llvm.insertvalue %1, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %8 = llvm.insertvalue %1, %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %9 = llvm.insertvalue %1, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %10 = llvm.insertvalue %2, %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %11 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %12 = llvm.insertvalue %arg0, %11[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %13 = llvm.insertvalue %arg1, %12[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %14 = llvm.insertvalue %0, %13[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %15 = llvm.insertvalue %1, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %16 = llvm.insertvalue %arg4, %15[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %17 = llvm.insertvalue %arg5, %16[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %18 = llvm.insertvalue %2, %17[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     %19 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)>
//     %20 = llvm.insertvalue %10, %19[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)>
//     %21 = llvm.insertvalue %18, %20[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)>
//     llvm.return %21 : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)>
//   }
// }
// -----
// Layouts that are not strided are refused, those that are one in another spelling are not.
func private @refused(memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j, i mod 2)>>)
func private @unknown(memref<4x?xf32, affine_map<(i, j) -> (j, i)>>)
// output:
// test.mlir:2:1: error: 'func.func' op has type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1, d0 mod 2)>>', which cannot be converted: its layout is not strided
// func private @refused(memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j, i mod 2)>>)
// ^
// test.mlir:3:1: error: 'func.func' op has type 'memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>', which cannot be converted: its layout is not strided
// func private @unknown(memref<4x?xf32, affine_map<(i, j) -> (j, i)>>)
// ^
// -----
// no-agree: MLIR refuses maps with several results
// Layouts that are strided in another spelling: one linear address, and several linear indices into a known shape.
func @transposed(%m: memref<4x5xf32, affine_map<(i, j) -> (j, i)>>, %i: index, %j: index) -> f32 {
  %0 = load %m[%i, %j] : memref<4x5xf32, affine_map<(i, j) -> (j, i)>>
  return %0 : f32
}
func @normalised(%m: memref<4x8xf32, affine_map<(i, j) -> (2 * i * 8 + j + 3)>>, %i: index) -> f32 {
  %0 = load %m[%i, %i] : memref<4x8xf32, affine_map<(i, j) -> (2 * i * 8 + j + 3)>>
  return %0 : f32
}
// output:
// module {
//   llvm.func @transposed(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> f32 attributes {mlirc.signature = (memref<4x5xf32, affine_map<(d0, d1) -> (d1, d0)>>, index, index) -> f32} {
//     %0 = llvm.mlir.constant(4 : i64) : i64
//     %1 = llvm.mul %arg8, %0 overflow<nsw, nuw> : i64
//     %2 = llvm.add %arg7, %1 overflow<nsw, nuw> : i64
//     %3 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %4 = llvm.load %3 : !llvm.ptr -> f32
//     llvm.return %4 : f32
//   }
//   llvm.func @normalised(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> f32 attributes {mlirc.signature = (memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 16 + d1 + 3)>>, index) -> f32} {
//     %0 = llvm.getelementptr %arg1[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     %1 = llvm.mlir.constant(16 : i64) : i64
//     %2 = llvm.mul %arg7, %1 overflow<nsw, nuw> : i64
//     %3 = llvm.add %2, %arg7 overflow<nsw, nuw> : i64
//     %4 = llvm.getelementptr inbounds|nuw %0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %5 = llvm.load %4 : !llvm.ptr -> f32
//     llvm.return %5 : f32
//   }
// }
// -----
// args: --target=x86_64-unknown-linux-gnu
// The data layout of the closest module determines the width of indices.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func private @outer(index) -> memref<?xindex>
  module @inherits {
    func private @inner(vector<2xindex>, memref<*xf32>)
  }
  module @own attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 64>>} {
    func private @inner(index)
  }
  module @string attributes {llvm.data_layout = "e-p:64:64:64:16-i64:64"} {
    func private @inner(index)
  }
}
// output:
// module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>, mlirc.index_bits = 32 : i32} {
//   llvm.func @outer(i32) -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> attributes {sym_visibility = "private"}
//   module @inherits attributes {mlirc.index_bits = 32 : i32} {
//     llvm.func @inner(vector<2xi32>, i32, !llvm.ptr) attributes {mlirc.signature = (vector<2xindex>, memref<*xf32>) -> (), sym_visibility = "private"}
//   }
//   module @own attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 64>>} {
//     llvm.func @inner(i64) attributes {sym_visibility = "private"}
//   }
//   module @string attributes {llvm.data_layout = "e-p:64:64:64:16-i64:64", mlirc.index_bits = 16 : i32} {
//     llvm.func @inner(i16) attributes {sym_visibility = "private"}
//   }
// }
// -----
// args: --index-bitwidth=32
// The option overrides what modules say.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64>} {
  func @f(%m: memref<?xindex>, %i: index) -> index {
    %0 = load %m[%i] : memref<?xindex>
    return %0 : index
  }
}
// output:
// module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64>, mlirc.index_bits = 32 : i32} {
//   llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32) -> i32 attributes {mlirc.signature = (memref<?xindex>, index) -> index} {
//     %0 = llvm.getelementptr inbounds|nuw %arg1[%arg5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
//     %1 = llvm.load %0 : !llvm.ptr -> i32
//     llvm.return %1 : i32
//   }
// }
