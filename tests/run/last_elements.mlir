// The square of the last element that a loop loads, used after a store to that element: passed to the next block, or not.
llvm.func @passed(%p: !llvm.ptr, %n: i64) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.mlir.constant(7 : i32) : i32
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %square = llvm.mul %x, %x : i32
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^end(%square : i32)
^end(%last: i32):
  %b = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %c = llvm.getelementptr %b[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %7, %c : i32, !llvm.ptr
  llvm.return %last : i32
}
llvm.func @used(%p: !llvm.ptr, %n: i64) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.mlir.constant(7 : i32) : i32
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %square = llvm.mul %x, %x : i32
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^end
^end:
  %b = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %c = llvm.getelementptr %b[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %7, %c : i32, !llvm.ptr
  llvm.return %square : i32
}
// A second loop passes it to its next iterations.
llvm.func @two_loops(%p: !llvm.ptr, %n: i64) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  %7 = llvm.mlir.constant(7 : i32) : i32
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %square = llvm.mul %x, %x : i32
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^between
^between:
  %b = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %c = llvm.getelementptr %b[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %7, %c : i32, !llvm.ptr
  llvm.br ^again(%zero, %none, %none : i64, i32, i32)
^again(%j: i64, %before: i32, %sum: i32):
  %d = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %y = llvm.load %d : !llvm.ptr -> i32
  %z = llvm.mul %y, %before : i32
  %total = llvm.add %sum, %z : i32
  %after = llvm.add %j, %one : i64
  %still = llvm.icmp "slt" %after, %n : i64
  llvm.cond_br %still, ^again(%after, %square, %total : i64, i32, i32), ^end
^end:
  llvm.return %total : i32
}
// main.c:
// #include <inttypes.h>
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   int32_t a[4] = {10, 20, 30, -40}, b[4] = {10, 20, 30, -40}, c[4] = {10, 20, 30, -40};
//   int32_t last = passed(a, 4), square = used(b, 4), total = two_loops(c, 4);
//   printf("%" PRId32 " %" PRId32 " %" PRId32 "\n", last, square, total);
//   return 0;
// }
// output:
// 1600 1600 91200
