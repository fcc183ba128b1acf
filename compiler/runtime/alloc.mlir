// Allocation behind names that a program can define itself: what --alloc=hook calls, and MLIR's generic functions.

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @_mlir_memref_to_llvm_alloc(%size: i64) -> !llvm.ptr {
  %memory = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.return %memory : !llvm.ptr
}

llvm.func @_mlir_memref_to_llvm_aligned_alloc(%alignment: i64, %size: i64) -> !llvm.ptr {
  %memory = llvm.call @aligned_alloc(%alignment, %size) : (i64, i64) -> !llvm.ptr
  llvm.return %memory : !llvm.ptr
}

llvm.func @_mlir_memref_to_llvm_free(%memory: !llvm.ptr) {
  llvm.call @free(%memory) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @mlirAlloc(%size: i64) -> !llvm.ptr {
  %memory = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.return %memory : !llvm.ptr
}

llvm.func @mlirAlignedAlloc(%alignment: i64, %size: i64) -> !llvm.ptr {
  %memory = llvm.call @aligned_alloc(%alignment, %size) : (i64, i64) -> !llvm.ptr
  llvm.return %memory : !llvm.ptr
}

llvm.func @mlirFree(%memory: !llvm.ptr) {
  llvm.call @free(%memory) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @mlirAlignedFree(%memory: !llvm.ptr) {
  llvm.call @free(%memory) : (!llvm.ptr) -> ()
  llvm.return
}
