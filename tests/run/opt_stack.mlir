// Stack slots that become registers: structures, fields accessed by another type, slots that are stored to on some paths only,
// and slots that are new in each iteration.
llvm.func @swap_fields(%from: !llvm.ptr, %to: !llvm.ptr, %count: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %size = llvm.mlir.constant(16 : i64) : i64
  %i = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %a = llvm.alloca %one x !llvm.struct<(f32, i32, i64)> : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<(i32, f32, i64)> : (i64) -> !llvm.ptr
  llvm.store %zero, %i : i64, !llvm.ptr
  llvm.br ^header
^header:
  %at = llvm.load %i : !llvm.ptr -> i64
  %more = llvm.icmp "slt" %at, %count : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %source = llvm.getelementptr %from[%at] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, i32, i64)>
  %target = llvm.getelementptr %to[%at] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, i32, i64)>
  "llvm.intr.memcpy"(%a, %source, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %v = llvm.load %a : !llvm.ptr -> !llvm.struct<(i32, i32, i64)>
  %x = llvm.extractvalue %v[0] : !llvm.struct<(i32, i32, i64)>
  %y = llvm.extractvalue %v[1] : !llvm.struct<(i32, i32, i64)>
  %z = llvm.extractvalue %v[2] : !llvm.struct<(i32, i32, i64)>
  %w0 = llvm.mlir.undef : !llvm.struct<(i32, i32, i64)>
  %w1 = llvm.insertvalue %y, %w0[0] : !llvm.struct<(i32, i32, i64)>
  %w2 = llvm.insertvalue %x, %w1[1] : !llvm.struct<(i32, i32, i64)>
  %sum = llvm.add %z, %at : i64
  %w3 = llvm.insertvalue %sum, %w2[2] : !llvm.struct<(i32, i32, i64)>
  llvm.store %w3, %b : !llvm.struct<(i32, i32, i64)>, !llvm.ptr
  %second = llvm.getelementptr %b[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, i64)>
  %f = llvm.load %second : !llvm.ptr -> f32
  %half = llvm.mlir.constant(0.5 : f32) : f32
  %g = llvm.fmul %f, %half : f32
  llvm.store %g, %second : f32, !llvm.ptr
  "llvm.intr.memcpy"(%target, %b, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %next = llvm.add %at, %one : i64
  llvm.store %next, %i : i64, !llvm.ptr
  llvm.br ^header
^exit:
  llvm.return
}
// The highest number that a switch saw, and whether there was one.
llvm.func @highest(%x: !llvm.ptr, %n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %no = llvm.mlir.constant(0 : i8) : i8
  %best = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %seen = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
  %i = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %zero, %best : i64, !llvm.ptr
  "llvm.intr.memset"(%seen, %no, %one) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store %zero, %i : i64, !llvm.ptr
  llvm.br ^header
^header:
  %at = llvm.load %i : !llvm.ptr -> i64
  %more = llvm.icmp "slt" %at, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %two = llvm.mlir.constant(3 : i64) : i64
  %kind = llvm.and %v, %two : i64
  llvm.switch %kind : i64, ^take [
    1: ^latch,
    2: ^exit
  ]
^take:
  %true = llvm.mlir.constant(true) : i1
  llvm.store %true, %seen : i1, !llvm.ptr
  %b = llvm.load %best : !llvm.ptr -> i64
  %higher = llvm.icmp "sgt" %v, %b : i64
  llvm.cond_br %higher, ^keep, ^latch
^keep:
  llvm.store %v, %best : i64, !llvm.ptr
  llvm.br ^latch
^latch:
  %k = llvm.load %i : !llvm.ptr -> i64
  %next = llvm.add %k, %one : i64
  llvm.store %next, %i : i64, !llvm.ptr
  llvm.br ^header
^exit:
  %r = llvm.load %best : !llvm.ptr -> i64
  %byte = llvm.load %seen : !llvm.ptr -> i8
  %has = llvm.zext %byte : i8 to i64
  %thousand = llvm.mlir.constant(1000 : i64) : i64
  %t = llvm.mul %has, %thousand : i64
  %s = llvm.add %r, %t : i64
  llvm.return %s : i64
}
// Two accumulators in a memref, one for each successor of a branch.
func.func @positive(%x: memref<?xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %acc = memref.alloca() : memref<2xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  memref.store %zero, %acc[%c0] : memref<2xf32>
  memref.store %zero, %acc[%c1] : memref<2xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf32>
    %is = arith.cmpf ogt, %v, %zero : f32
    scf.if %is {
      %s = memref.load %acc[%c0] : memref<2xf32>
      %t = arith.addf %s, %v : f32
      memref.store %t, %acc[%c0] : memref<2xf32>
    } else {
      %s = memref.load %acc[%c1] : memref<2xf32>
      %t = arith.mulf %v, %v : f32
      %u = arith.addf %s, %t : f32
      memref.store %u, %acc[%c1] : memref<2xf32>
    }
  }
  %a = memref.load %acc[%c0] : memref<2xf32>
  %b = memref.load %acc[%c1] : memref<2xf32>
  %r = arith.subf %a, %b : f32
  return %r : f32
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// struct A { float f; int i; long long l; };
// struct B { int i; float f; long long l; };
// int main(void) {
//   struct A a[5];
//   struct B b[5];
//   for (int i = 0; i < 5; i++) a[i] = (struct A){(float)i + 1, 10 * i, 100 * i};
//   swap_fields(a, b, 5);
//   for (int i = 0; i < 5; i++) printf("%d %g %lld\n", b[i].i, b[i].f, b[i].l);
//   int64_t x[8] = {5, 8, 4, 100, 12, 2, 400, 3};
//   for (int n = 0; n <= 8; n++) printf("%lld ", (long long)highest(x, n));
//   float y[6] = {1, -2, 3, -4, 5, 0};
//   struct MemRefDescriptor_f32_1 m = {y, y, 0, {6}, {1}};
//   printf("\n%g\n", _mlir_ciface_positive(&m));
// }
// output:
// 0 0.5 0
// 10 1 101
// 20 1.5 202
// 30 2 303
// 40 2.5 404
// 0 0 1008 1008 1100 1100 1100 1100 1100
// -11
