// The streams of C, which on Windows a function tells.

llvm.func @__acrt_iob_func(i32) -> !llvm.ptr

llvm.func hidden @_mlirc_stdout() -> !llvm.ptr {
  %number = llvm.mlir.constant(1 : i32) : i32
  %stream = llvm.call @__acrt_iob_func(%number) : (i32) -> !llvm.ptr
  llvm.return %stream : !llvm.ptr
}

llvm.func hidden @_mlirc_stderr() -> !llvm.ptr {
  %number = llvm.mlir.constant(2 : i32) : i32
  %stream = llvm.call @__acrt_iob_func(%number) : (i32) -> !llvm.ptr
  llvm.return %stream : !llvm.ptr
}
