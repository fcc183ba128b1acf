// Functions with frames of several kinds, and with thunks.
llvm.func @sink(!llvm.ptr, i64) -> i64

// No frame.
llvm.func @leaf(%x: i64, %y: i64) -> i64 attributes {no_inline} {
  %z = llvm.mul %x, %y : i64
  %r = llvm.add %z, %x : i64
  llvm.return %r : i64
}

// Several returns.
llvm.func @returns(%x: i64) -> i64 attributes {no_inline} {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %is = llvm.icmp "slt" %x, %zero : i64
  llvm.cond_br %is, ^negative, ^other
^negative:
  %r = llvm.call @leaf(%x, %x) : (i64, i64) -> i64
  llvm.return %r : i64
^other:
  %s = llvm.call @leaf(%x, %zero) : (i64, i64) -> i64
  %t = llvm.call @leaf(%s, %x) : (i64, i64) -> i64
  llvm.return %t : i64
}

// Dynamic memory on the stack, and values in registers that callees preserve.
llvm.func @dynamic(%n: i64, %a: i64, %b: i64, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64, %i: i64) -> i64 attributes {no_inline} {
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %n x i64 {alignment = 64 : i64} : (i64) -> !llvm.ptr
  llvm.store %n, %m : i64, !llvm.ptr
  %s = llvm.call @sink(%m, %n) : (!llvm.ptr, i64) -> i64
  %r = llvm.call @returns(%s) : (i64) -> i64
  %0 = llvm.add %r, %a : i64
  %1 = llvm.add %0, %b : i64
  %2 = llvm.mul %1, %c : i64
  %3 = llvm.add %2, %d : i64
  %4 = llvm.mul %3, %e : i64
  %5 = llvm.add %4, %f : i64
  %6 = llvm.mul %5, %g : i64
  %7 = llvm.add %6, %h : i64
  %8 = llvm.mul %7, %i : i64
  llvm.return %8 : i64
}

// Floats in registers that callees preserve.
llvm.func @floats(%x: f64, %y: f64) -> f64 attributes {no_inline} {
  %0 = llvm.fadd %x, %y : f64
  %1 = llvm.fmul %x, %y : f64
  %2 = llvm.fsub %x, %y : f64
  %3 = llvm.fmul %0, %0 : f64
  %i = llvm.fptosi %0 : f64 to i64
  %r = llvm.call @leaf(%i, %i) : (i64, i64) -> i64
  %f = llvm.sitofp %r : i64 to f64
  %4 = llvm.fadd %f, %0 : f64
  %5 = llvm.fmul %4, %1 : f64
  %6 = llvm.fadd %5, %2 : f64
  %7 = llvm.fmul %6, %3 : f64
  llvm.return %7 : f64
}

// A large frame.
llvm.func @large(%x: i64) -> i64 attributes {no_inline} {
  %n = llvm.mlir.constant(40000 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  llvm.store %x, %m : i64, !llvm.ptr
  %s = llvm.call @sink(%m, %x) : (!llvm.ptr, i64) -> i64
  llvm.return %s : i64
}

// A frame so large that a loop touches it.
llvm.func @huge(%x: i64) -> i64 attributes {no_inline} {
  %n = llvm.mlir.constant(100000 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  llvm.store %x, %m : i64, !llvm.ptr
  %s = llvm.call @sink(%m, %x) : (!llvm.ptr, i64) -> i64
  llvm.return %s : i64
}

// Results that go through a buffer on x86-64.
llvm.func @results(%x: f64, %y: f64) -> !llvm.struct<(f64, f64, f64)> attributes {no_inline} {
  %0 = llvm.mlir.undef : !llvm.struct<(f64, f64, f64)>
  %1 = llvm.insertvalue %x, %0[0] : !llvm.struct<(f64, f64, f64)>
  %2 = llvm.insertvalue %y, %1[1] : !llvm.struct<(f64, f64, f64)>
  %3 = llvm.insertvalue %x, %2[2] : !llvm.struct<(f64, f64, f64)>
  llvm.return %3 : !llvm.struct<(f64, f64, f64)>
}

llvm.func @buffered(%x: f64) -> f64 attributes {no_inline} {
  %0 = llvm.call @results(%x, %x) : (f64, f64) -> !llvm.struct<(f64, f64, f64)>
  %1 = llvm.extractvalue %0[2] : !llvm.struct<(f64, f64, f64)>
  llvm.return %1 : f64
}

// Variadic arguments: a thunk on RISC-V and in calls on x86-64.
llvm.func @printed(!llvm.ptr, i64, ...) -> i32
llvm.func @variadic(%n: i64, ...) -> i64 attributes {no_inline} {
  %one = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.alloca %one x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %l : !llvm.ptr
  llvm.intr.vaend %l : !llvm.ptr
  %r = llvm.call @leaf(%n, %n) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @calls_variadic(%n: i64) -> i64 attributes {no_inline} {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %r = llvm.call @variadic(%n, %n, %n) vararg(!llvm.func<i64 (i64, ...)>) : (i64, i64, i64) -> i64
  %p = llvm.call @printed(%m, %n, %n) vararg(!llvm.func<i32 (ptr, i64, ...)>) : (!llvm.ptr, i64, i64) -> i32
  llvm.return %r : i64
}

// A loop, whose alignment pads the beginning of the function.
llvm.func @loop(%n: i64) -> i64 attributes {no_inline} {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^body(%zero, %one : i64, i64)
^body(%i: i64, %x: i64):
  %y = llvm.mul %x, %n : i64
  %z = llvm.xor %y, %i : i64
  %next = llvm.add %i, %one : i64
  %is = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %is, ^body(%next, %z : i64, i64), ^end
^end:
  llvm.return %z : i64
}

// The wrapper for C.
func.func @wrapped(%m: memref<?xi64>) -> i64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<?xi64>
  %r = func.call @returns_of(%v) : (i64) -> i64
  return %r : i64
}
func.func private @returns_of(%x: i64) -> i64 attributes {no_inline} {
  return %x : i64
}
