// The streams of C.

llvm.mlir.global external @stdout() : !llvm.ptr
llvm.mlir.global external @stderr() : !llvm.ptr

llvm.func hidden @_mlirc_stdout() -> !llvm.ptr {
  %where = llvm.mlir.addressof @stdout : !llvm.ptr
  %stream = llvm.load %where : !llvm.ptr -> !llvm.ptr
  llvm.return %stream : !llvm.ptr
}

llvm.func hidden @_mlirc_stderr() -> !llvm.ptr {
  %where = llvm.mlir.addressof @stderr : !llvm.ptr
  %stream = llvm.load %where : !llvm.ptr -> !llvm.ptr
  llvm.return %stream : !llvm.ptr
}
