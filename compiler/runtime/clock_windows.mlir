// The clocks of benchmarks, for Windows.

llvm.func @GetSystemTimePreciseAsFileTime(!llvm.ptr)
llvm.func @QueryPerformanceCounter(!llvm.ptr) -> i32
llvm.func @QueryPerformanceFrequency(!llvm.ptr) -> i32

// Seconds since 1970. Windows counts tenths of microseconds since 1601.
llvm.func @rtclock() -> f64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %year_1970 = llvm.mlir.constant(116444736000000000 : i64) : i64
  %unit = llvm.mlir.constant(1.0e-7 : f64) : f64
  %time = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.call @GetSystemTimePreciseAsFileTime(%time) : (!llvm.ptr) -> ()
  %since_1601 = llvm.load %time : !llvm.ptr -> i64
  %since_1970 = llvm.sub %since_1601, %year_1970 : i64
  %float = llvm.sitofp %since_1970 : i64 to f64
  %seconds = llvm.fmul %float, %unit : f64
  llvm.return %seconds : f64
}

// Nanoseconds of a clock that never goes back.
llvm.func @_mlir_ciface_nanoTime() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %giga = llvm.mlir.constant(1000000000 : i64) : i64
  %memory = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %0 = llvm.call @QueryPerformanceFrequency(%memory) : (!llvm.ptr) -> i32
  %frequency = llvm.load %memory : !llvm.ptr -> i64
  %1 = llvm.call @QueryPerformanceCounter(%memory) : (!llvm.ptr) -> i32
  %count = llvm.load %memory : !llvm.ptr -> i64
  %seconds = llvm.udiv %count, %frequency : i64
  %rest = llvm.urem %count, %frequency : i64
  %scaled_rest = llvm.mul %rest, %giga : i64
  %nanoseconds = llvm.udiv %scaled_rest, %frequency : i64
  %scaled = llvm.mul %seconds, %giga : i64
  %sum = llvm.add %scaled, %nanoseconds : i64
  llvm.return %sum : i64
}
