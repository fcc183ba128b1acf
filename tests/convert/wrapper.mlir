// C passes descriptors by pointer, and gets a structured result through a first pointer argument.
func.func @defined(%m: memref<?xf32>, %b: i1, %c: i8) -> (memref<?xf32>, i1) attributes {llvm.emit_c_interface} {
  return %m, %b : memref<?xf32>, i1
}

// output:
// module {
//   llvm.func @defined(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i1, %arg6: i8) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i1)> attributes {llvm.emit_c_interface, mlirc.signature = (memref<?xf32>, i1, i8) -> (memref<?xf32>, i1)} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %7 = llvm.insertvalue %1, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %8 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i1)>
//     %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i1)>
//     %10 = llvm.insertvalue %arg5, %9[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i1)>
//     llvm.return %10 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i1)>
//   }
//   llvm.func @_mlir_ciface_defined(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1 {llvm.zeroext}, %arg3: i8 {llvm.signext}) attributes {llvm.emit_c_interface, mlirc.arg_names = ["m", "b", "c"], mlirc.result_memory = [["argument 0"], []], mlirc.signature = (memref<?xf32>, i1, i8) -> (memref<?xf32>, i1)} {
//     %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %3 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %4 = llvm.mlir.constant(0 : i64) : i64
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.call @defined(%1, %2, %4, %3, %5, %arg2, %arg3) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i1, i8) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i1)>
//     llvm.store %6, %arg0 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i1)>, !llvm.ptr
//     llvm.return
//   }
// }
// -----

// Narrow integers are extended as C expects.
func.func @narrow(%b: i1, %c: i8 {llvm.zeroext}, %d: i16, %e: i32) -> i1 attributes {llvm.emit_c_interface} {
  return %b : i1
}

// output:
// module {
//   llvm.func @narrow(%arg0: i1, %arg1: i8 {llvm.zeroext}, %arg2: i16, %arg3: i32) -> i1 attributes {llvm.emit_c_interface} {
//     llvm.return %arg0 : i1
//   }
//   llvm.func @_mlir_ciface_narrow(%arg0: i1 {llvm.zeroext}, %arg1: i8 {llvm.zeroext}, %arg2: i16 {llvm.signext}, %arg3: i32) -> (i1 {llvm.zeroext}) attributes {llvm.emit_c_interface, mlirc.arg_names = ["b", "c", "d", "e"], mlirc.signature = (i1, i8, i16, i32) -> i1} {
//     %0 = llvm.call @narrow(%arg0, %arg1, %arg2, %arg3) : (i1, i8, i16, i32) -> i1
//     llvm.return %0 : i1
//   }
// }
// -----

// args: --target=riscv64-unknown-linux-gnu

func.func @narrow(%e: i32, %f: i64) -> i32 attributes {llvm.emit_c_interface} {
  return %e : i32
}

// output:
// module {
//   llvm.func @narrow(%arg0: i32, %arg1: i64) -> i32 attributes {llvm.emit_c_interface} {
//     llvm.return %arg0 : i32
//   }
//   llvm.func @_mlir_ciface_narrow(%arg0: i32 {llvm.signext}, %arg1: i64) -> (i32 {llvm.signext}) attributes {llvm.emit_c_interface, mlirc.arg_names = ["e", "f"], mlirc.signature = (i32, i64) -> i32} {
//     %0 = llvm.call @narrow(%arg0, %arg1) : (i32, i64) -> i32
//     llvm.return %0 : i32
//   }
// }
// -----

// A function written in C: calls in the module are of a private function, which calls it.
func.func private @external(memref<?xf32>, memref<*xf32>, i8, index) -> i16 attributes {llvm.emit_c_interface}
func.func private @allocates(index) -> memref<4x?xf32> attributes {llvm.emit_c_interface}

// output:
// module {
//   llvm.func private @external(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: i8, %arg8: i64) -> i16 attributes {llvm.emit_c_interface, mlirc.signature = (memref<?xf32>, memref<*xf32>, i8, index) -> i16, sym_visibility = "private"} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %5 = llvm.insertvalue %0, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %7 = llvm.insertvalue %1, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %8 = llvm.alloca %1 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
//     llvm.store %7, %8 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
//     %9 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
//     %10 = llvm.insertvalue %arg5, %9[0] : !llvm.struct<(i64, ptr)>
//     %11 = llvm.insertvalue %arg6, %10[1] : !llvm.struct<(i64, ptr)>
//     %12 = llvm.alloca %1 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
//     llvm.store %11, %12 : !llvm.struct<(i64, ptr)>, !llvm.ptr
//     %13 = llvm.call @_mlir_ciface_external(%8, %12, %arg7, %arg8) : (!llvm.ptr, !llvm.ptr, i8 {llvm.signext}, i64) -> (i16 {llvm.signext})
//     llvm.return %13 : i16
//   }
//   llvm.func @_mlir_ciface_external(!llvm.ptr, !llvm.ptr, i8 {llvm.signext}, i64) -> (i16 {llvm.signext}) attributes {llvm.emit_c_interface, mlirc.signature = (memref<?xf32>, memref<*xf32>, i8, index) -> i16, sym_visibility = "private"}
//   llvm.func private @allocates(%arg0: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
//     llvm.call @_mlir_ciface_allocates(%1, %arg0) : (!llvm.ptr, i64) -> ()
//     %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//     llvm.return %2 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//   }
//   llvm.func @_mlir_ciface_allocates(!llvm.ptr, i64) attributes {llvm.emit_c_interface, mlirc.signature = (index) -> memref<4x?xf32>, sym_visibility = "private"}
// }
// -----

// args: --c-wrappers=all

func.func @public(%a: memref<f32>) {
  return
}
func.func private @private(%a: memref<f32>) {
  return
}

// output:
// module {
//   llvm.func @public(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) attributes {mlirc.signature = (memref<f32>) -> ()} {
//     llvm.return
//   }
//   llvm.func @_mlir_ciface_public(%arg0: !llvm.ptr) attributes {mlirc.arg_names = ["a"], mlirc.signature = (memref<f32>) -> ()} {
//     %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64)>
//     %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64)>
//     %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
//     %3 = llvm.mlir.constant(0 : i64) : i64
//     llvm.call @public(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     llvm.return
//   }
//   llvm.func @private(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) attributes {mlirc.signature = (memref<f32>) -> (), sym_visibility = "private"} {
//     llvm.return
//   }
// }
// -----

// args: --c-wrappers=none

func.func @requested(%a: memref<f32>) attributes {llvm.emit_c_interface} {
  return
}

// output:
// module {
//   llvm.func @requested(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) attributes {llvm.emit_c_interface, mlirc.signature = (memref<f32>) -> ()} {
//     llvm.return
//   }
// }
// -----

func.func @complex(%a: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  return %a : complex<f32>
}
// output:
// module {
//   llvm.func @complex(%arg0: !llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)> attributes {llvm.emit_c_interface} {
//     llvm.return %arg0 : !llvm.struct<(f32, f32)>
//   }
//   llvm.func @_mlir_ciface_complex(%arg0: !llvm.ptr, %arg1: !llvm.struct<(f32, f32)>) attributes {llvm.emit_c_interface, mlirc.arg_names = ["a"], mlirc.signature = (complex<f32>) -> complex<f32>} {
//     %0 = llvm.call @complex(%arg1) : (!llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)>
//     llvm.store %0, %arg0 : !llvm.struct<(f32, f32)>, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// no-oracle: for another target
// The module has a target triple, for which 32-bit integers are extended.
module attributes {llvm.target_triple = "riscv64-unknown-linux-gnu"} {
  func.func @narrow(%e: i32) -> i32 attributes {llvm.emit_c_interface} {
    return %e : i32
  }
}
// output:
// module attributes {llvm.target_triple = "riscv64-unknown-linux-gnu"} {
//   llvm.func @narrow(%arg0: i32) -> i32 attributes {llvm.emit_c_interface} {
//     llvm.return %arg0 : i32
//   }
//   llvm.func @_mlir_ciface_narrow(%arg0: i32 {llvm.signext}) -> (i32 {llvm.signext}) attributes {llvm.emit_c_interface, mlirc.arg_names = ["e"], mlirc.signature = (i32) -> i32} {
//     %0 = llvm.call @narrow(%arg0) : (i32) -> i32
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --target=x86_64-unknown-linux-gnu
// An option does not override the target triple of the module.
module attributes {llvm.target_triple = "riscv64-unknown-linux-gnu"} {
  func.func @narrow(%e: i32) -> i32 attributes {llvm.emit_c_interface} {
    return %e : i32
  }
}
// output:
// test.mlir:3:1: error: the module is for 'riscv64-unknown-linux-gnu' by its 'llvm.target_triple', and is compiled for 'x86_64-unknown-linux-gnu', which has another architecture
// module attributes {llvm.target_triple = "riscv64-unknown-linux-gnu"} {
// ^
// -----
module attributes {llvm.target_triple = "wasm32-unknown-unknown"} {
}
// output:
// test.mlir:1:1: error: unsupported target 'wasm32-unknown-unknown': it is WebAssembly; code can be generated for x86_64-unknown-linux-gnu, x86_64-unknown-linux-musl, aarch64-unknown-linux-gnu, aarch64-unknown-linux-musl, riscv64gc-unknown-linux-gnu, riscv64gc-unknown-linux-musl, s390x-unknown-linux-gnu, s390x-unknown-linux-musl, x86_64-apple-macosx, aarch64-apple-macosx, x86_64-pc-windows-gnu, x86_64-pc-windows-msvc, aarch64-pc-windows-gnullvm, aarch64-pc-windows-msvc
// module attributes {llvm.target_triple = "wasm32-unknown-unknown"} {
// ^
// -----

// no-agree: MLIR passes vectors by value, which no prototype of standard C does
// Vectors are passed in memory, as arrays.
func.func @vector(%v: vector<4xf32>) -> (vector<2x2xf32>, i8) attributes {llvm.emit_c_interface} {
  %i = arith.constant 1 : i8
  %r = arith.constant dense<1.0> : vector<2x2xf32>
  return %r, %i : vector<2x2xf32>, i8
}

// output:
// module {
//   llvm.func @vector(%arg0: vector<4xf32>) -> !llvm.struct<(array<2 x vector<2xf32>>, i8)> attributes {llvm.emit_c_interface} {
//     %0 = llvm.mlir.constant(1 : i8) : i8
//     %1 = llvm.mlir.constant(dense<1.000000e+00> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
//     %2 = llvm.mlir.poison : !llvm.struct<(array<2 x vector<2xf32>>, i8)>
//     %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(array<2 x vector<2xf32>>, i8)>
//     %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(array<2 x vector<2xf32>>, i8)>
//     llvm.return %4 : !llvm.struct<(array<2 x vector<2xf32>>, i8)>
//   }
//   llvm.func @_mlir_ciface_vector(%arg0: !llvm.ptr, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, mlirc.arg_names = ["v"], mlirc.signature = (vector<4xf32>) -> (vector<2x2xf32>, i8)} {
//     %0 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %1 = llvm.call @vector(%0) : (vector<4xf32>) -> !llvm.struct<(array<2 x vector<2xf32>>, i8)>
//     %2 = llvm.extractvalue %1[0] : !llvm.struct<(array<2 x vector<2xf32>>, i8)>
//     %3 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(array<4 x f32>, i8)>
//     %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>>
//     %5 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xf32>>
//     llvm.store %4, %3 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
//     %6 = llvm.getelementptr %3[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %5, %6 {alignment = 4 : i64} : vector<2xf32>, !llvm.ptr
//     %7 = llvm.extractvalue %1[1] : !llvm.struct<(array<2 x vector<2xf32>>, i8)>
//     %8 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(array<4 x f32>, i8)>
//     llvm.store %7, %8 : i8, !llvm.ptr
//     llvm.return
//   }
// }
// -----

// args: --ciface-abi=c --target=x86_64-unknown-linux-gnu
func.func private @complex(f64, f64, f64, f64, f64, f64, complex<f32>, complex<f64>) -> complex<f32> attributes {llvm.emit_c_interface}

// output:
// module {
//   llvm.func private @complex(%arg0: f64, %arg1: f64, %arg2: f64, %arg3: f64, %arg4: f64, %arg5: f64, %arg6: !llvm.struct<(f32, f32)>, %arg7: !llvm.struct<(f64, f64)>) -> !llvm.struct<(f32, f32)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.alloca %0 x !llvm.array<1 x f64> : (i64) -> !llvm.ptr
//     llvm.store %arg6, %1 : !llvm.struct<(f32, f32)>, !llvm.ptr
//     %2 = llvm.load %1 : !llvm.ptr -> f64
//     %3 = llvm.alloca %0 x !llvm.struct<(f64, f64)> : (i64) -> !llvm.ptr
//     llvm.store %arg7, %3 : !llvm.struct<(f64, f64)>, !llvm.ptr
//     %4 = llvm.call @_mlir_ciface_complex(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %2, %3) : (f64, f64, f64, f64, f64, f64, f64, !llvm.ptr {llvm.byval = !llvm.struct<(f64, f64)>}) -> f64
//     %5 = llvm.alloca %0 x !llvm.array<1 x f64> : (i64) -> !llvm.ptr
//     llvm.store %4, %5 : f64, !llvm.ptr
//     %6 = llvm.load %5 : !llvm.ptr -> !llvm.struct<(f32, f32)>
//     llvm.return %6 : !llvm.struct<(f32, f32)>
//   }
//   llvm.func @_mlir_ciface_complex(f64, f64, f64, f64, f64, f64, f64, !llvm.ptr {llvm.byval = !llvm.struct<(f64, f64)>}) -> f64 attributes {llvm.emit_c_interface, mlirc.c_params = array<i64: 1, 1, 1, 1, 1, 1, 1, 1>, mlirc.signature = (f64, f64, f64, f64, f64, f64, complex<f32>, complex<f64>) -> complex<f32>, sym_visibility = "private"}
// }
// -----

// args: --ciface-abi=c --target=aarch64-unknown-linux-gnu
func.func private @complex(f64, f64, f64, complex<f32>, f64, f64, complex<f64>, f32) -> complex<f32> attributes {llvm.emit_c_interface}

// output:
// module {
//   llvm.func private @complex(%arg0: f64, %arg1: f64, %arg2: f64, %arg3: !llvm.struct<(f32, f32)>, %arg4: f64, %arg5: f64, %arg6: !llvm.struct<(f64, f64)>, %arg7: f32) -> !llvm.struct<(f32, f32)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
//     %0 = llvm.extractvalue %arg3[0] : !llvm.struct<(f32, f32)>
//     %1 = llvm.extractvalue %arg3[1] : !llvm.struct<(f32, f32)>
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.alloca %2 x !llvm.struct<(f64, f64)> : (i64) -> !llvm.ptr
//     llvm.store %arg6, %3 : !llvm.struct<(f64, f64)>, !llvm.ptr
//     %4 = llvm.mlir.poison : f64
//     %5 = llvm.call @_mlir_ciface_complex(%arg0, %arg1, %arg2, %0, %1, %arg4, %arg5, %4, %3, %arg7) : (f64, f64, f64, f32, f32, f64, f64, f64, !llvm.ptr {llvm.byval = !llvm.struct<(f64, f64)>}, f32) -> !llvm.struct<(f32, f32)>
//     llvm.return %5 : !llvm.struct<(f32, f32)>
//   }
//   llvm.func @_mlir_ciface_complex(f64, f64, f64, f32, f32, f64, f64, f64, !llvm.ptr {llvm.byval = !llvm.struct<(f64, f64)>}, f32) -> !llvm.struct<(f32, f32)> attributes {llvm.emit_c_interface, mlirc.c_params = array<i64: 1, 1, 1, 2, 1, 1, 2, 1>, mlirc.signature = (f64, f64, f64, complex<f32>, f64, f64, complex<f64>, f32) -> complex<f32>, sym_visibility = "private"}
// }
// -----

// args: --ciface-abi=c --target=riscv64gc-unknown-linux-gnu
func.func private @complex(f64, f64, f64, f64, f64, complex<f32>, complex<f32>, complex<f64>) -> complex<f32> attributes {llvm.emit_c_interface}

// output:
// module {
//   llvm.func private @complex(%arg0: f64, %arg1: f64, %arg2: f64, %arg3: f64, %arg4: f64, %arg5: !llvm.struct<(f32, f32)>, %arg6: !llvm.struct<(f32, f32)>, %arg7: !llvm.struct<(f64, f64)>) -> !llvm.struct<(f32, f32)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
//     %0 = llvm.extractvalue %arg5[0] : !llvm.struct<(f32, f32)>
//     %1 = llvm.extractvalue %arg5[1] : !llvm.struct<(f32, f32)>
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.alloca %2 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
//     llvm.store %arg6, %3 : !llvm.struct<(f32, f32)>, !llvm.ptr
//     %4 = llvm.load %3 : !llvm.ptr -> i64
//     %5 = llvm.alloca %2 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
//     llvm.store %arg7, %5 : !llvm.struct<(f64, f64)>, !llvm.ptr
//     %6 = llvm.load %5 : !llvm.ptr -> i64
//     %7 = llvm.getelementptr %5[1] : (!llvm.ptr) -> !llvm.ptr, i64
//     %8 = llvm.load %7 : !llvm.ptr -> i64
//     %9 = llvm.call @_mlir_ciface_complex(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1, %4, %6, %8) : (f64, f64, f64, f64, f64, f32, f32, i64, i64, i64) -> !llvm.struct<(f32, f32)>
//     llvm.return %9 : !llvm.struct<(f32, f32)>
//   }
//   llvm.func @_mlir_ciface_complex(f64, f64, f64, f64, f64, f32, f32, i64, i64, i64) -> !llvm.struct<(f32, f32)> attributes {llvm.emit_c_interface, mlirc.c_params = array<i64: 1, 1, 1, 1, 1, 2, 1, 2>, mlirc.signature = (f64, f64, f64, f64, f64, complex<f32>, complex<f32>, complex<f64>) -> complex<f32>, sym_visibility = "private"}
// }
// -----

// args: --ciface-abi=c --target=s390x-unknown-linux-gnu
func.func @complex(%z: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  return %z : complex<f32>
}
// output:
// module {
//   llvm.func @complex(%arg0: !llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)> attributes {llvm.emit_c_interface} {
//     llvm.return %arg0 : !llvm.struct<(f32, f32)>
//   }
//   llvm.func @_mlir_ciface_complex(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<(f32, f32)>}, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, mlirc.arg_names = ["z"], mlirc.c_params = array<i64: 1>, mlirc.signature = (complex<f32>) -> complex<f32>} {
//     %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(f32, f32)>
//     %1 = llvm.call @complex(%0) : (!llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)>
//     llvm.store %1, %arg0 : !llvm.struct<(f32, f32)>, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// C has no scalable vectors: functions with them get no wrappers, unless an attribute requests one.
// args: --c-wrappers=all
func.func @scalable(%v: vector<[4]xf32>) -> vector<[4]xf32> {
  return %v : vector<[4]xf32>
}
// output:
// module {
//   llvm.func @scalable(%arg0: vector<[4]xf32>) -> vector<[4]xf32> {
//     llvm.return %arg0 : vector<[4]xf32>
//   }
// }
// -----
func.func @scalable(%v: vector<[4]xf32>) attributes {llvm.emit_c_interface} {
  return
}
// output:
// test.mlir:1:1: error: 'func.func' op has scalable vectors, which a wrapper for C cannot pass on
// func.func @scalable(%v: vector<[4]xf32>) attributes {llvm.emit_c_interface} {
// ^
