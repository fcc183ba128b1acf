// Operations of the LLVM dialect are taken over; those of other dialects between them are converted.
llvm.mlir.global internal @counter(7 : i32) : i32
llvm.mlir.global internal @initialised() : i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @mixed(%a: i32, %c: i1) -> i32 attributes {passthrough = ["nounwind"]} {
  %0 = arith.addi %a, %a : i32
  llvm.cond_br %c, ^bb1(%0 : i32), ^bb2
^bb1(%x: i32):
  %1 = llvm.mlir.addressof @counter : !llvm.ptr
  llvm.store %x, %1 : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %2 = llvm.call @mixed(%0, %c) : (i32, i1) -> i32
  llvm.return %2 : i32
}
// output:
// module {
//   llvm.mlir.global internal @counter(7 : i32) : i32
//   llvm.mlir.global internal @initialised() : i32 {
//     %0 = llvm.mlir.constant(3 : i32) : i32
//     llvm.return %0 : i32
//   }
//   llvm.func @mixed(%arg0: i32, %arg1: i1) -> i32 attributes {passthrough = ["nounwind"]} {
//     %0 = llvm.add %arg0, %arg0 : i32
//     llvm.cond_br %arg1, ^bb1(%0 : i32), ^bb2
//   ^bb1(%1: i32):
//     %2 = llvm.mlir.addressof @counter : !llvm.ptr
//     llvm.store %1, %2 : i32, !llvm.ptr
//     llvm.br ^bb2
//   ^bb2:
//     %3 = llvm.call @mixed(%0, %arg1) : (i32, i1) -> i32
//     llvm.return %3 : i32
//   }
// }
