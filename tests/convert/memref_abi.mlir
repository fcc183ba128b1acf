// args: --memref-abi=bare-ptr
// Bare pointers: arguments and results of static shape and default layout are pointers to their elements.
func.func @bare(%a: memref<f32> {llvm.noalias}, %v: memref<10x42xvector<4xf32>>, %n: i32) -> memref<10x42xvector<4xf32>> {
  return %v : memref<10x42xvector<4xf32>>
}
func.func @calls(%a: memref<f32>, %v: memref<10x42xvector<4xf32>>, %f: (memref<f32>) -> (memref<f32>, i32)) -> (memref<f32>, i32) {
  %n = arith.constant 7 : i32
  %0 = call @bare(%a, %v, %n) : (memref<f32>, memref<10x42xvector<4xf32>>, i32) -> memref<10x42xvector<4xf32>>
  %1:2 = call_indirect %f(%a) : (memref<f32>) -> (memref<f32>, i32)
  return %1#0, %1#1 : memref<f32>, i32
}
func.func private @declared(memref<2xi8>) -> memref<2xi8> attributes {llvm.emit_c_interface}

// output:
// module {
//   llvm.func @bare(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: i32) -> !llvm.ptr attributes {mlirc.arg_names = ["a", "v", "n"], mlirc.memref_abi = "bare-ptr", mlirc.result_memory = [["argument 1"]], mlirc.signature = (memref<f32>, memref<10x42xvector<4xf32>>, i32) -> memref<10x42xvector<4xf32>>} {
//     llvm.return %arg1 : !llvm.ptr
//   }
//   llvm.func @calls(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> !llvm.struct<(ptr, i32)> attributes {mlirc.arg_names = ["a", "v", "f"], mlirc.memref_abi = "bare-ptr", mlirc.result_memory = [["unknown"], []], mlirc.signature = (memref<f32>, memref<10x42xvector<4xf32>>, (memref<f32>) -> (memref<f32>, i32)) -> (memref<f32>, i32)} {
//     %0 = llvm.mlir.constant(7 : i32) : i32
//     %1 = llvm.call @bare(%arg0, %arg1, %0) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
//     %2 = llvm.call %arg2(%arg0) : !llvm.ptr, (!llvm.ptr) -> !llvm.struct<(ptr, i32)>
//     %3 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, i32)>
//     %4 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, i32)>
//     %5 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
//     %6 = llvm.insertvalue %3, %5[0] : !llvm.struct<(ptr, i32)>
//     %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, i32)>
//     llvm.return %7 : !llvm.struct<(ptr, i32)>
//   }
//   llvm.func @declared(!llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface, mlirc.memref_abi = "bare-ptr", mlirc.signature = (memref<2xi8>) -> memref<2xi8>, sym_visibility = "private"}
// }
// -----
// args: --memref-abi=bare-ptr
// Inside of a function a memref may be of any kind: only those that are passed are bare pointers.
func.func @inside(%n: index, %i: index) -> f32 {
  %0 = memref.alloca(%n) : memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<*xf32>
  %2 = memref.cast %1 : memref<*xf32> to memref<?xf32>
  %3 = memref.load %2[%i] : memref<?xf32>
  return %3 : f32
}

// output:
// module {
//   llvm.func @inside(%arg0: i64, %arg1: i64) -> f32 {
//     %0 = llvm.alloca %arg0 x f32 : (i64) -> !llvm.ptr
//     %1 = llvm.mlir.constant(0 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %5 = llvm.insertvalue %0, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %6 = llvm.insertvalue %1, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %7 = llvm.insertvalue %arg0, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %8 = llvm.insertvalue %2, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %9 = llvm.alloca %2 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
//     llvm.store %8, %9 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
//     %10 = llvm.load %9 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %11 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %12 = llvm.getelementptr inbounds|nuw %11[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %13 = llvm.load %12 : !llvm.ptr -> f32
//     llvm.return %13 : f32
//   }
// }
// -----
// args: --memref-abi=bare-ptr
// Each thing that a bare pointer cannot stand for.
func.func @dynamic(%m: memref<?xf32>) {
  return
}
func.func private @unranked(memref<*xf32>)
func.func private @layout(memref<4xf32, strided<[2]>>)
func.func private @offset(memref<4xf32, strided<[1], offset: 4>>)
func.func private @result() -> memref<2x?xf32>
func.func @call(%f: (memref<?xf32>) -> (), %n: index) {
  %0 = memref.alloc(%n) : memref<?xf32>
  call_indirect %f(%0) : (memref<?xf32>) -> ()
  %1 = memref.alloc() {alignment = 64} : memref<4xf32>
  return
}

// output:
// test.mlir:3:1: error: 'func.func' op has type 'memref<?xf32>', which cannot be passed as a bare pointer: its sizes are not all known
// func.func @dynamic(%m: memref<?xf32>) {
// ^
// test.mlir:6:1: error: 'func.func' op has type 'memref<*xf32>', which cannot be passed as a bare pointer: its rank is not known
// func.func private @unranked(memref<*xf32>)
// ^
// test.mlir:7:1: error: 'func.func' op has type 'memref<4xf32, strided<[2]>>', which cannot be passed as a bare pointer: it has a layout
// func.func private @layout(memref<4xf32, strided<[2]>>)
// ^
// test.mlir:8:1: error: 'func.func' op has type 'memref<4xf32, strided<[1], offset: 4>>', which cannot be passed as a bare pointer: it has a layout
// func.func private @offset(memref<4xf32, strided<[1], offset: 4>>)
// ^
// test.mlir:9:1: error: 'func.func' op has type 'memref<2x?xf32>', which cannot be passed as a bare pointer: its sizes are not all known
// func.func private @result() -> memref<2x?xf32>
// ^
// test.mlir:12:3: error: 'func.call_indirect' op has type 'memref<?xf32>', which cannot be passed as a bare pointer: its sizes are not all known
//   call_indirect %f(%0) : (memref<?xf32>) -> ()
//   ^
// test.mlir:13:8: error: 'memref.alloc' op has an alignment, but memrefs that are bare pointers have the default one
//   %1 = memref.alloc() {alignment = 64} : memref<4xf32>
//        ^
// -----
// One function whose memrefs are bare pointers.
func.func @bare(%a: memref<4xf32> {llvm.noalias}) -> memref<4xf32> attributes {llvm.bareptr} {
  return %a : memref<4xf32>
}
func.func @expanded(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = call @bare(%a) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// output:
// module {
//   llvm.func @bare(%arg0: !llvm.ptr {llvm.noalias}) -> !llvm.ptr attributes {llvm.bareptr, mlirc.arg_names = ["a"], mlirc.memref_abi = "bare-ptr", mlirc.result_memory = [["argument 0"]], mlirc.signature = (memref<4xf32>) -> memref<4xf32>} {
//     llvm.return %arg0 : !llvm.ptr
//   }
//   llvm.func @expanded(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {mlirc.signature = (memref<4xf32>) -> memref<4xf32>} {
//     %0 = llvm.call @bare(%arg1) : (!llvm.ptr) -> !llvm.ptr
//     %1 = llvm.mlir.constant(0 : i64) : i64
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.mlir.constant(1 : i64) : i64
//     %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %7 = llvm.insertvalue %1, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %8 = llvm.insertvalue %2, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %9 = llvm.insertvalue %3, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     llvm.return %9 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//   }
// }
// -----
// args: --memref-abi=descriptor-ptr
// Pointers to descriptors: the caller stores them on its stack, the callee loads them in its entry block.
func.func @callee(%m: memref<?xf32> {llvm.noalias}, %i: index {foo.bar}) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32>
  return %0 : f32
}
func.func @caller(%n: index) -> f32 {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = call @callee(%0, %n) : (memref<?xf32>, index) -> f32
  return %1 : f32
}
func.func @unranked(%m: memref<*xf32>) -> index {
  %0 = memref.rank %m : memref<*xf32>
  return %0 : index
}
func.func @results(%m: memref<?xf32>, %f: (memref<?xf32>) -> memref<?xf32>) -> memref<?xf32> {
  %0 = call_indirect %f(%m) : (memref<?xf32>) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// output:
// module {
//   llvm.func @malloc(i64) -> !llvm.ptr
//   llvm.func @callee(%arg0: !llvm.ptr, %arg1: i64 {foo.bar}) -> f32 attributes {mlirc.arg_names = ["m", "i"], mlirc.memref_abi = "descriptor-ptr", mlirc.signature = (memref<?xf32>, index) -> f32} {
//     %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %2 = llvm.getelementptr inbounds|nuw %1[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %3 = llvm.load %2 : !llvm.ptr -> f32
//     llvm.return %3 : f32
//   }
//   llvm.func @caller(%arg0: i64) -> f32 {
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
//     %13 = llvm.call @callee(%1, %arg0) : (!llvm.ptr, i64) -> f32
//     llvm.return %13 : f32
//   }
//   llvm.func @unranked(%arg0: !llvm.ptr) -> i64 attributes {mlirc.arg_names = ["m"], mlirc.memref_abi = "descriptor-ptr", mlirc.signature = (memref<*xf32>) -> index} {
//     %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
//     %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
//     llvm.return %1 : i64
//   }
//   llvm.func @results(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {mlirc.arg_names = ["m", "f"], mlirc.memref_abi = "descriptor-ptr", mlirc.result_memory = [["unknown"]], mlirc.signature = (memref<?xf32>, (memref<?xf32>) -> memref<?xf32>) -> memref<?xf32>} {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
//     %2 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     llvm.store %2, %1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
//     %3 = llvm.call %arg1(%1) : !llvm.ptr, (!llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     llvm.return %3 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//   }
// }
// -----
// args: --memref-abi=descriptor-ptr
// C wrappers with pointers to descriptors.
func.func @defined(%m: memref<?xf32>) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  return %m : memref<?xf32>
}
func.func private @external(memref<?xf32>) attributes {llvm.emit_c_interface}
// output:
// module {
//   llvm.func @defined(%arg0: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface} {
//     %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     llvm.return %0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//   }
//   llvm.func @_mlir_ciface_defined(%arg0: !llvm.ptr, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, mlirc.arg_names = ["m"], mlirc.result_memory = [["argument 0"]], mlirc.signature = (memref<?xf32>) -> memref<?xf32>} {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
//     %2 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     llvm.store %2, %1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
//     %3 = llvm.call @defined(%1) : (!llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     llvm.store %3, %arg0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
//     llvm.return
//   }
//   llvm.func private @external(%arg0: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
//     %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.alloca %1 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
//     llvm.store %0, %2 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
//     llvm.call @_mlir_ciface_external(%2) : (!llvm.ptr) -> ()
//     llvm.return
//   }
//   llvm.func @_mlir_ciface_external(!llvm.ptr) attributes {llvm.emit_c_interface, mlirc.signature = (memref<?xf32>) -> (), sym_visibility = "private"}
// }
