// What vector.print calls, and the clock of benchmarks.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @fprintf(!llvm.ptr, !llvm.ptr, ...) -> i32
llvm.func @gettimeofday(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @clock_gettime(i32, !llvm.ptr) -> i32
llvm.mlir.global external @stderr() : !llvm.ptr

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
  %where = llvm.mlir.addressof @stderr : !llvm.ptr
  %stderr = llvm.load %where : !llvm.ptr -> !llvm.ptr
  %format = llvm.mlir.addressof @flops_format : !llvm.ptr
  %0 = llvm.call @fprintf(%stderr, %format, %scaled) vararg(!llvm.func<i32 (ptr, ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, f64) -> i32
  llvm.return
}

// Seconds since 1970.
llvm.func @rtclock() -> f64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %micro = llvm.mlir.constant(1.0e-6 : f64) : f64
  %time = llvm.alloca %one x !llvm.struct<(i64, i64)> : (i64) -> !llvm.ptr
  %0 = llvm.call @gettimeofday(%time, %null) : (!llvm.ptr, !llvm.ptr) -> i32
  %seconds = llvm.load %time : !llvm.ptr -> i64
  %second_field = llvm.getelementptr %time[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %microseconds = llvm.load %second_field : !llvm.ptr -> i64
  %s = llvm.sitofp %seconds : i64 to f64
  %us = llvm.sitofp %microseconds : i64 to f64
  %fraction = llvm.fmul %us, %micro : f64
  %sum = llvm.fadd %s, %fraction : f64
  llvm.return %sum : f64
}

// Nanoseconds of a clock that never goes back: CLOCK_MONOTONIC is 1 on Linux.
llvm.func @_mlir_ciface_nanoTime() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %clock = llvm.mlir.constant(1 : i32) : i32
  %giga = llvm.mlir.constant(1000000000 : i64) : i64
  %time = llvm.alloca %one x !llvm.struct<(i64, i64)> : (i64) -> !llvm.ptr
  %0 = llvm.call @clock_gettime(%clock, %time) : (i32, !llvm.ptr) -> i32
  %seconds = llvm.load %time : !llvm.ptr -> i64
  %second_field = llvm.getelementptr %time[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %nanoseconds = llvm.load %second_field : !llvm.ptr -> i64
  %scaled = llvm.mul %seconds, %giga : i64
  %sum = llvm.add %scaled, %nanoseconds : i64
  llvm.return %sum : i64
}
