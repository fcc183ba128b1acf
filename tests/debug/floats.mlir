// Floats of 16 and of 128 bits.
// gdb: break test.mlir:13
// gdb: run
// gdb: info args
// gdb: info locals
// gdb: ptype quad

llvm.func @floats(%h: i16, %b: i16, %d: f64) -> i32 {
  %half = llvm.bitcast %h : i16 to f16
  %brain = llvm.bitcast %b : i16 to bf16
  %quad = llvm.fpext %d : f64 to f128
  %sum = llvm.fadd %quad, %quad : f128
  %number = llvm.fptosi %sum : f128 to i32
  llvm.return %number : i32
}
// main.c:
// #include <stdint.h>
// int floats(int16_t, int16_t, double);
// int main(void) { return floats(0x3e00, 0x40a0, 2.25) != 4; }
// output:
// --- -O0
// Breakpoint 1, floats (h=15872, b=16544, d=2.25) at ./test.mlir:13
// 13	  %number = llvm.fptosi %sum : f128 to i32
// h = 15872
// b = 16544
// d = 2.25
// half = 1.5
// brain = 5
// quad = 2.25
// sum = 4.5
// number = <optimized out>
// type = _Float128
// --- -O1
// Breakpoint 1, floats (h=<optimized out>, b=<optimized out>, d=<optimized out>) at ./test.mlir:13
// 13	  %number = llvm.fptosi %sum : f128 to i32
// h = <optimized out>
// b = <optimized out>
// d = <optimized out>
// quad = <optimized out>
// sum = 4.5
// number = <optimized out>
// type = _Float128
// --- -O2
// Breakpoint 1, floats (h=<optimized out>, b=<optimized out>, d=<optimized out>) at ./test.mlir:13
// 13	  %number = llvm.fptosi %sum : f128 to i32
// h = <optimized out>
// b = <optimized out>
// d = <optimized out>
// quad = <optimized out>
// sum = 4.5
// number = <optimized out>
// type = _Float128
