// args: --passes=memory-intrinsics
// Copies and fills of 1, 2, 4 and 8 bytes become loads and stores.
llvm.func @few(%to: !llvm.ptr, %from: !llvm.ptr, %byte: i8) {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i32) : i32
  %fill = llvm.mlir.constant(-1 : i8) : i8
  "llvm.intr.memcpy"(%to, %from, %c4) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 2 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%to, %from, %c8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memset"(%to, %fill, %c4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset"(%to, %fill, %c1) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @few(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i8) {
//     ... 3 lines
//     %3 = llvm.mlir.constant(-1 : i8) : i8
//     %4 = llvm.load %arg1 {alignment = 2 : i64} : !llvm.ptr -> i32
//     llvm.store %4, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
//     %5 = llvm.load %arg1 {alignment = 1 : i64} : !llvm.ptr -> i64
//     llvm.store %5, %arg0 {alignment = 1 : i64} : i64, !llvm.ptr
//     %6 = llvm.mlir.constant(-1 : i32) : i32
//     llvm.store %6, %arg0 {alignment = 1 : i64} : i32, !llvm.ptr
//     %7 = llvm.mlir.constant(-1 : i8) : i8
//     llvm.store %7, %arg0 {alignment = 1 : i64} : i8, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=memory-intrinsics
// Others stay: of another length, of an unknown byte, volatile ones.
llvm.func @others(%to: !llvm.ptr, %from: !llvm.ptr, %byte: i8) {
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %c3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%to, %byte, %c4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy"(%to, %from, %c4) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @others(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i8) {
//     %0 = llvm.mlir.constant(3 : i64) : i64
//     %1 = llvm.mlir.constant(4 : i64) : i64
//     "llvm.intr.memcpy"(%arg0, %arg1, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     "llvm.intr.memset"(%arg0, %arg2, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
//     "llvm.intr.memcpy"(%arg0, %arg1, %1) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     llvm.return
//   }
// }
// -----
// args: --passes=memory-intrinsics --target=riscv64-unknown-linux-gnu
// Processors for RISC-V may trap on unaligned accesses.
llvm.func @unaligned(%to: !llvm.ptr, %from: !llvm.ptr) {
  %c4 = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%to, %from, %c4) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%to, %from, %c4) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 2 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @unaligned(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(4 : i64) : i64
//     %1 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr -> i32
//     llvm.store %1, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
//     "llvm.intr.memcpy"(%arg0, %arg1, %0) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 2 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     llvm.return
//   }
// }
