// The clocks of benchmarks.

llvm.func @clock_gettime(i32, !llvm.ptr) -> i32

// Seconds since 1970.
llvm.func @rtclock() -> f64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %realtime = llvm.mlir.constant(0 : i32) : i32
  %nano = llvm.mlir.constant(1.0e-9 : f64) : f64
  %time = llvm.alloca %one x !llvm.struct<(i64, i64)> : (i64) -> !llvm.ptr
  %0 = llvm.call @clock_gettime(%realtime, %time) : (i32, !llvm.ptr) -> i32
  %seconds = llvm.load %time : !llvm.ptr -> i64
  %second_field = llvm.getelementptr %time[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %nanoseconds = llvm.load %second_field : !llvm.ptr -> i64
  %s = llvm.sitofp %seconds : i64 to f64
  %ns = llvm.sitofp %nanoseconds : i64 to f64
  %fraction = llvm.fmul %ns, %nano : f64
  %sum = llvm.fadd %s, %fraction : f64
  llvm.return %sum : f64
}

// Nanoseconds of a clock that never goes back: CLOCK_MONOTONIC, 1 on Linux.
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
