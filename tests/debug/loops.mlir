// Lines, steps and variables of loops; calls inlined into their callers.
// gdb: break square
// gdb: run
// gdb: bt
// gdb: up
// gdb: info args
// gdb: info locals
// gdb: delete
// gdb: break test.mlir:41
// gdb: continue
// gdb: info args
// gdb: info locals
// gdb: next

func.func private @square(%x: f32) -> f32 {
  %y = arith.mulf %x, %x : f32
  return %y : f32
}

func.func @norm(%x: memref<?xf32>, %scale: f32) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%partial = %zero) -> f32 {
    %v = memref.load %x[%i] : memref<?xf32>
    %s = func.call @square(%v) : (f32) -> f32
    %next = arith.addf %partial, %s : f32
    scf.yield %next : f32
  }
  %positive = arith.cmpf ogt, %sum, %zero : f32
  %result = scf.if %positive -> f32 {
    %scaled = arith.mulf %sum, %scale : f32
    %root = math.sqrt %scaled : f32
    scf.yield %root : f32
  } else {
    scf.yield %zero : f32
  }

  %doubled = arith.addf %result, %result : f32
  memref.store %doubled, %x[%c0] : memref<?xf32>
  return %result : f32
}
// main.c:
// #include "kernel.h"
// int main(void) {
//   float x[4] = {1, 2, 2, 4};
//   MemRefDescriptor_f32_1 d = MemRefDescriptor_f32_1_contiguous(x, 4);
//   return _mlir_ciface_norm(&d, 4.0f) != 10.0f;
// }
// output:
// --- -O0
// Breakpoint 1, square (x=1) at ./test.mlir:16
// 16	  %y = arith.mulf %x, %x : f32
// #0  square (x=1) at ./test.mlir:16
// #1  0x… in norm (x={1, 2, 2, 4}, scale=4) at ./test.mlir:27
// #2  0x… in _mlir_ciface_norm () at ./test.mlir:20
// #3  0x… in main () at main.c:5
// #1  0x… in norm (x={1, 2, 2, 4}, scale=4) at ./test.mlir:27
// 27	    %s = func.call @square(%v) : (f32) -> f32
// x = {1, 2, 2, 4}
// scale = 4
// i = 0
// partial = 0
// s = <optimized out>
// v = 1
// next = <optimized out>
// c0 = 0
// c1 = 1
// zero = 0
// n = 4
// Breakpoint 2, norm (x={1, 2, 2, 4}, scale=4) at ./test.mlir:41
// 41	  memref.store %doubled, %x[%c0] : memref<?xf32>
// x = {1, 2, 2, 4}
// scale = 4
// result = 10
// doubled = 20
// sum = 25
// positive = true
// c0 = 0
// c1 = 1
// zero = 0
// n = 4
// 42	  return %result : f32
// --- -O1
// Breakpoint 1, square (x=1) at ./test.mlir:16
// 16	  %y = arith.mulf %x, %x : f32
// #0  square (x=1) at ./test.mlir:16
// #1  0x… in norm (x={1, 2, 2, 4}, scale=4) at ./test.mlir:27
// #2  0x… in _mlir_ciface_norm () at ./test.mlir:20
// #3  0x… in main () at main.c:5
// #1  0x… in norm (x={1, 2, 2, 4}, scale=4) at ./test.mlir:27
// 27	    %s = func.call @square(%v) : (f32) -> f32
// x = {1, 2, 2, 4}
// scale = 4
// c0 = 0
// c1 = 1
// zero = 0
// n = 4
// i = <optimized out>
// partial = <optimized out>
// v = <optimized out>
// s = <optimized out>
// next = <optimized out>
// sum = <optimized out>
// positive = <optimized out>
// scaled = <optimized out>
// root = <optimized out>
// result = <optimized out>
// doubled = <optimized out>
// Breakpoint 2, norm (x=..., scale=<optimized out>) at ./test.mlir:41
// 41	  memref.store %doubled, %x[%c0] : memref<?xf32>
// x = {allocated = <optimized out>, aligned = 0x…, offset = 0, sizes = {<optimized out>}, strides = {1}}
// scale = <optimized out>
// c0 = 0
// c1 = 1
// zero = 0
// n = <optimized out>
// i = <optimized out>
// partial = <optimized out>
// v = <optimized out>
// s = <optimized out>
// next = <optimized out>
// sum = <optimized out>
// positive = <optimized out>
// scaled = <optimized out>
// root = <optimized out>
// result = 10
// doubled = 20
// 42	  return %result : f32
// --- -O2
// Breakpoint 1.2, square (x=<optimized out>) at ./test.mlir:16
// 16	  %y = arith.mulf %x, %x : f32
// #0  square (x=<optimized out>) at ./test.mlir:16
// #1  norm (x={1, 2, 2, 4}, scale=4) at ./test.mlir:27
// #2  0x… in _mlir_ciface_norm () at ./test.mlir:20
// #3  0x… in main () at main.c:5
// #1  norm (x={1, 2, 2, 4}, scale=4) at ./test.mlir:27
// 27	    %s = func.call @square(%v) : (f32) -> f32
// x = {1, 2, 2, 4}
// scale = 4
// c0 = 0
// c1 = 1
// zero = 0
// n = 4
// positive = <optimized out>
// scaled = <optimized out>
// root = <optimized out>
// result = <optimized out>
// doubled = <optimized out>
// Breakpoint 2, norm (x=..., scale=<optimized out>) at ./test.mlir:41
// 41	  memref.store %doubled, %x[%c0] : memref<?xf32>
// x = {allocated = <optimized out>, aligned = 0x…, offset = 0, sizes = {<optimized out>}, strides = {1}}
// scale = <optimized out>
// c0 = 0
// c1 = 1
// zero = 0
// n = <optimized out>
// positive = <optimized out>
// scaled = <optimized out>
// root = <optimized out>
// result = 10
// doubled = 20
// 42	  return %result : f32
