// The clocks of benchmarks.

llvm.func @gettimeofday(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @clock_gettime(i32, !llvm.ptr) -> i32

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
