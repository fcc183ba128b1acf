// Vectors of constants, and of values.
// gdb: break test.mlir:11
// gdb: run
// gdb: info args
// gdb: info locals

func.func @scaled(%x: memref<4xi32>, %k: i32) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %ones = arith.constant dense<1> : vector<4xi32>
  %steps = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %v = vector.load %x[%c0] : memref<4xi32>, vector<4xi32>
  %a = arith.addi %v, %ones : vector<4xi32>
  %b = arith.muli %a, %steps : vector<4xi32>
  vector.store %b, %x[%c0] : memref<4xi32>, vector<4xi32>
  %last = vector.extract %b[3] : i32 from vector<4xi32>
  %r = arith.addi %last, %k : i32
  return %r : i32
}
// main.c:
// #include "kernel.h"
// int main(void) {
//   int x[4] = {1, 2, 3, 4};
//   MemRefDescriptor_i32_1 d = MemRefDescriptor_i32_1_contiguous(x, 4);
//   return _mlir_ciface_scaled(&d, 5) != 20;
// }
// output:
// --- -O0
// Breakpoint 1, scaled (x={1, 2, 3, 4}, k=5) at ./test.mlir:11
// 11	  %v = vector.load %x[%c0] : memref<4xi32>, vector<4xi32>
// x = {1, 2, 3, 4}
// k = 5
// c0 = 0
// ones = {1, 1, 1, 1}
// steps = {0, 1, 2, 3}
// v = <optimized out>
// a = <optimized out>
// b = <optimized out>
// last = <optimized out>
// r = <optimized out>
// --- -O1
// Breakpoint 1, scaled (x={1, 2, 3, 4}, k=5) at ./test.mlir:11
// 11	  %v = vector.load %x[%c0] : memref<4xi32>, vector<4xi32>
// x = {1, 2, 3, 4}
// k = 5
// c0 = 0
// ones = {1, 1, 1, 1}
// steps = <optimized out>
// v = <optimized out>
// a = <optimized out>
// b = <optimized out>
// last = <optimized out>
// r = <optimized out>
// --- -O2
// Breakpoint 1.2, scaled (x=..., k=5) at ./test.mlir:11
// 11	  %v = vector.load %x[%c0] : memref<4xi32>, vector<4xi32>
// x = <optimized out>
// k = 5
// c0 = 0
// ones = {1, 1, 1, 1}
// steps = <optimized out>
// v = <optimized out>
// a = <optimized out>
// b = <optimized out>
// last = <optimized out>
// r = <optimized out>
