// Types of variables, and memrefs as their elements.
// gdb: break f
// gdb: run
// gdb: bt
// gdb: print/r m
// gdb: print m.sizes
// gdb: print *m.aligned@4
// gdb: ptype m
// gdb: info locals
// gdb: finish

func.func private @f(%m: memref<2x3xf32>, %t: memref<3x2xf32, strided<[1, 3]>>, %z: memref<i32>, %u: memref<*xf32>,
                     %c: complex<f32>, %d: f64, %i: i1, %v: vector<4xf32>, %w: i128, %n: index, %q: i12)
    -> i32 attributes {no_inline} {
  %zero = arith.constant 0 : index
  %x = memref.load %m[%zero, %n] : memref<2x3xf32>
  %y = arith.fptosi %x : f32 to i32
  %k = memref.load %z[] : memref<i32>
  %r = arith.addi %y, %k : i32
  return %r : i32
}

func.func @run(%m: memref<2x3xf32>, %z: memref<i32>, %n: index) -> i32 attributes {llvm.emit_c_interface} {
  %t = memref.transpose %m (a, b) -> (b, a) : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  %u = memref.cast %m : memref<2x3xf32> to memref<*xf32>
  %re = arith.constant 1.5 : f32
  %im = arith.constant -2.0 : f32
  %c = complex.create %re, %im : complex<f32>
  %d = arith.extf %re : f32 to f64
  %i = arith.constant true
  %v = vector.broadcast %re : f32 to vector<4xf32>
  %w = arith.constant -5 : i128
  %q = arith.constant -3 : i12
  %r = func.call @f(%m, %t, %z, %u, %c, %d, %i, %v, %w, %n, %q) : (memref<2x3xf32>, memref<3x2xf32, strided<[1, 3]>>,
    memref<i32>, memref<*xf32>, complex<f32>, f64, i1, vector<4xf32>, i128, index, i12) -> i32
  return %r : i32
}
// main.c:
// #include "kernel.h"
// int main(void) {
//   float m[6] = {0, 1, 2, 3, 4, 5};
//   int z = 7;
//   MemRefDescriptor_f32_2 dm = MemRefDescriptor_f32_2_contiguous(m, 2, 3);
//   MemRefDescriptor_i32_0 dz = MemRefDescriptor_i32_0_contiguous(&z);
//   return _mlir_ciface_run(&dm, &dz, 2) != 9;
// }
// output:
// --- -O0
// Breakpoint 1, f (m={{0, 1, 2}, {3, 4, 5}}, t={{0, 3}, {1, 4}, {2, 5}}, z=7, u={{0, 1, 2}, {3, 4, 5}}, c=1.5 + -2i, d=1.5, i=true, v=..., w=-5, n=2, q=-3) at ./test.mlir:15
// 15	  %zero = arith.constant 0 : index
// #0  f (m={{0, 1, 2}, {3, 4, 5}}, t={{0, 3}, {1, 4}, {2, 5}}, z=7, u={{0, 1, 2}, {3, 4, 5}}, c=1.5 + -2i, d=1.5, i=true, v=..., w=-5, n=2, q=-3) at ./test.mlir:15
// #1  0x… in run (m={{0, 1, 2}, {3, 4, 5}}, z=7, n=2) at ./test.mlir:34
// #2  0x… in _mlir_ciface_run () at ./test.mlir:23
// #3  0x… in main () at main.c:7
// $1 = {allocated = 0x…, aligned = 0x…, offset = 0, sizes = {2, 3}, strides = {3, 1}}
// $2 = {2, 3}
// $3 = {0, 1, 2, 3}
// type = struct memref<2x3xf32> {
//     f32 *allocated;
//     f32 *aligned;
//     index offset;
//     index sizes[2];
//     index strides[2];
// }
// zero = <optimized out>
// x = <optimized out>
// y = <optimized out>
// k = <optimized out>
// r = <optimized out>
// 0x… in run (m={{0, 1, 2}, {3, 4, 5}}, z=7, n=2) at ./test.mlir:34
// 34	  %r = func.call @f(%m, %t, %z, %u, %c, %d, %i, %v, %w, %n, %q) : (memref<2x3xf32>, memref<3x2xf32, strided<[1, 3]>>,
// Value returned is $4 = 9
// --- -O1
// Breakpoint 1, f (m={{0, 1, 2}, {3, 4, 5}}, t=..., z=7, u=..., c=<optimized out>, d=<optimized out>, i=<optimized out>, v=..., w=<optimized out>, n=2, q=<optimized out>) at ./test.mlir:17
// 17	  %y = arith.fptosi %x : f32 to i32
// #0  f (m={{0, 1, 2}, {3, 4, 5}}, t=..., z=7, u=..., c=<optimized out>, d=<optimized out>, i=<optimized out>, v=..., w=<optimized out>, n=2, q=<optimized out>) at ./test.mlir:17
// #1  0x… in run (m={{0, 1, 2}, {3, 4, 5}}, z=..., n=<optimized out>) at ./test.mlir:34
// #2  0x… in _mlir_ciface_run () at ./test.mlir:23
// #3  0x… in main () at main.c:7
// $1 = {allocated = <optimized out>, aligned = 0x…, offset = 0, sizes = {2, 3}, strides = {3, 1}}
// $2 = {2, 3}
// $3 = {0, 1, 2, 3}
// type = struct memref<2x3xf32> {
//     f32 *allocated;
//     f32 *aligned;
//     index offset;
//     index sizes[2];
//     index strides[2];
// }
// zero = 0
// x = <optimized out>
// y = <optimized out>
// k = <optimized out>
// r = <optimized out>
// run (m=..., z=..., n=<optimized out>) at ./test.mlir:36
// 36	  return %r : i32
// Value returned is $4 = 9
// --- -O2
// Breakpoint 1, f (m={{0, 1, 2}, {3, 4, 5}}, t=..., z=7, u=..., c=<optimized out>, d=<optimized out>, i=<optimized out>, v=..., w=<optimized out>, n=2, q=<optimized out>) at ./test.mlir:17
// 17	  %y = arith.fptosi %x : f32 to i32
// #0  f (m={{0, 1, 2}, {3, 4, 5}}, t=..., z=7, u=..., c=<optimized out>, d=<optimized out>, i=<optimized out>, v=..., w=<optimized out>, n=2, q=<optimized out>) at ./test.mlir:17
// #1  0x… in run (m={{0, 1, 2}, {3, 4, 5}}, z=..., n=<optimized out>) at ./test.mlir:34
// #2  0x… in _mlir_ciface_run () at ./test.mlir:23
// #3  0x… in main () at main.c:7
// $1 = {allocated = <optimized out>, aligned = 0x…, offset = 0, sizes = {2, 3}, strides = {3, 1}}
// $2 = {2, 3}
// $3 = {0, 1, 2, 3}
// type = struct memref<2x3xf32> {
//     f32 *allocated;
//     f32 *aligned;
//     index offset;
//     index sizes[2];
//     index strides[2];
// }
// zero = 0
// x = <optimized out>
// y = <optimized out>
// k = <optimized out>
// r = <optimized out>
// run (m=..., z=..., n=<optimized out>) at ./test.mlir:36
// 36	  return %r : i32
// Value returned is $4 = 9
