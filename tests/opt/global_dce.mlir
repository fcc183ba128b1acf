// args: --passes=global-dce
// Local functions and globals that only each other or nothing references are removed. The address in an initializer, a
// name in a list of constructors, and another linkage keep them.
llvm.mlir.global private constant @text("text\00")
llvm.mlir.global internal constant @table(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global internal @cycle() : !llvm.ptr {
  %0 = llvm.mlir.addressof @visits : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external constant @exported(3 : i32) : i32
llvm.mlir.global linkonce_odr constant @shared(4 : i32) : i32
llvm.mlir.global external @pointer() : !llvm.ptr {
  %0 = llvm.mlir.addressof @text : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@construct], priorities = [0 : i32], data = [#llvm.zero]
llvm.func internal @construct() {
  llvm.return
}
llvm.func internal @visits() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @cycle : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @this(%x: i32) {
  llvm.call @that(%x) : (i32) -> ()
  llvm.return
}
llvm.func internal @that(%x: i32) {
  llvm.call @this(%x) : (i32) -> ()
  llvm.return
}
llvm.func @entry() -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}
// output:
// module {
//   llvm.mlir.global private constant @text("text\00")
//   llvm.mlir.global external constant @exported(3 : i32) : i32
//   llvm.mlir.global linkonce_odr constant @shared(4 : i32) : i32
//   llvm.mlir.global external @pointer() : !llvm.ptr {
//     %0 = llvm.mlir.addressof @text : !llvm.ptr
//     llvm.return %0 : !llvm.ptr
//   }
//   llvm.mlir.global_ctors ctors = [@construct], priorities = [0 : i32], data = [#llvm.zero]
//   llvm.func internal @construct() {
//     llvm.return
//   }
//   llvm.func @entry() -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     llvm.return %0 : i32
//   }
// }
