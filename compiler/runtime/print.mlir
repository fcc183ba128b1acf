// What vector.print calls.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @fprintf(!llvm.ptr, !llvm.ptr, ...) -> i32
llvm.func @_mlirc_stderr() -> !llvm.ptr

llvm.mlir.global internal constant @i64_format("%lld\00")
llvm.mlir.global internal constant @u64_format("%llu\00")
llvm.mlir.global internal constant @float_format("%g\00")
llvm.mlir.global internal constant @string_format("%s\00")
llvm.mlir.global internal constant @flops_format("%lf GFLOPS\0A\00")
llvm.mlir.global internal constant @open_text("( \00")
llvm.mlir.global internal constant @close_text(" )\00")
llvm.mlir.global internal constant @comma_text(", \00")
llvm.mlir.global internal constant @newline_text("\0A\00")

llvm.func @printI64(%x: i64) {
  %format = llvm.mlir.addressof @i64_format : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}

llvm.func @printU64(%x: i64) {
  %format = llvm.mlir.addressof @u64_format : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}

llvm.func @printF64(%x: f64) {
  %format = llvm.mlir.addressof @float_format : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return
}

llvm.func @printF32(%x: f32) {
  %wide = llvm.fpext %x : f32 to f64
  llvm.call @printF64(%wide) : (f64) -> ()
  llvm.return
}

// The two below take the bits, as vector.print passes them.
llvm.func @printF16(%bits: i16) {
  %x = llvm.bitcast %bits : i16 to f16
  %wide = llvm.fpext %x : f16 to f64
  llvm.call @printF64(%wide) : (f64) -> ()
  llvm.return
}

llvm.func @printBF16(%bits: i16) {
  %x = llvm.bitcast %bits : i16 to bf16
  %wide = llvm.fpext %x : bf16 to f64
  llvm.call @printF64(%wide) : (f64) -> ()
  llvm.return
}

llvm.func @printString(%text: !llvm.ptr) {
  %format = llvm.mlir.addressof @string_format : !llvm.ptr
  %0 = llvm.call @printf(%format, %text) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}

llvm.func @printOpen() {
  %text = llvm.mlir.addressof @open_text : !llvm.ptr
  llvm.call @printString(%text) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @printClose() {
  %text = llvm.mlir.addressof @close_text : !llvm.ptr
  llvm.call @printString(%text) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @printComma() {
  %text = llvm.mlir.addressof @comma_text : !llvm.ptr
  llvm.call @printString(%text) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @printNewline() {
  %text = llvm.mlir.addressof @newline_text : !llvm.ptr
  llvm.call @printString(%text) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @printFlops(%flops: f64) {
  %giga = llvm.mlir.constant(1.0e9 : f64) : f64
  %scaled = llvm.fdiv %flops, %giga : f64
  %stderr = llvm.call @_mlirc_stderr() : () -> !llvm.ptr
  %format = llvm.mlir.addressof @flops_format : !llvm.ptr
  %0 = llvm.call @fprintf(%stderr, %format, %scaled) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, f64) -> i32
  llvm.return
}
