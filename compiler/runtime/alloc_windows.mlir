// Allocation behind names that a program can define itself: what --alloc=hook calls, and MLIR's generic functions. Aligned
// memory has a function of its own on Windows that frees it, so what one function frees is all aligned.

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @_aligned_malloc(i64, i64) -> !llvm.ptr
llvm.func @_aligned_free(!llvm.ptr)

llvm.func @_mlir_memref_to_llvm_alloc(%size: i64) -> !llvm.ptr {
  %alignment = llvm.mlir.constant(16 : i64) : i64
  %memory = llvm.call @_aligned_malloc(%size, %alignment) : (i64, i64) -> !llvm.ptr
  llvm.return %memory : !llvm.ptr
}

llvm.func @_mlir_memref_to_llvm_aligned_alloc(%alignment: i64, %size: i64) -> !llvm.ptr {
  %memory = llvm.call @_aligned_malloc(%size, %alignment) : (i64, i64) -> !llvm.ptr
  llvm.return %memory : !llvm.ptr
}

llvm.func @_mlir_memref_to_llvm_free(%memory: !llvm.ptr) {
  llvm.call @_aligned_free(%memory) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @mlirAlloc(%size: i64) -> !llvm.ptr {
  %memory = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.return %memory : !llvm.ptr
}

llvm.func @mlirAlignedAlloc(%alignment: i64, %size: i64) -> !llvm.ptr {
  %memory = llvm.call @_aligned_malloc(%size, %alignment) : (i64, i64) -> !llvm.ptr
  llvm.return %memory : !llvm.ptr
}

llvm.func @mlirFree(%memory: !llvm.ptr) {
  llvm.call @free(%memory) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @mlirAlignedFree(%memory: !llvm.ptr) {
  llvm.call @_aligned_free(%memory) : (!llvm.ptr) -> ()
  llvm.return
}
