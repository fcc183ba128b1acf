// Blocks and branches.
func.func @collatz(%start: i64) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  cf.br ^head(%start, %zero : i64, i64)
^head(%n: i64, %steps: i64):
  %done = arith.cmpi eq, %n, %one : i64
  cf.cond_br %done, ^exit(%steps : i64), ^step
^step:
  %next = arith.addi %steps, %one : i64
  %bit = arith.remui %n, %two : i64
  %odd = arith.cmpi ne, %bit, %zero : i64
  cf.cond_br %odd, ^up, ^down
^up:
  %tripled = arith.muli %n, %three : i64
  %more = arith.addi %tripled, %one : i64
  cf.br ^head(%more, %next : i64, i64)
^down:
  %half = arith.divui %n, %two : i64
  cf.br ^head(%half, %next : i64, i64)
^exit(%result: i64):
  return %result : i64
}
func.func @choose(%x: i32, %y: i32) -> i32 attributes {llvm.emit_c_interface} {
  %ten = arith.constant 10 : i32
  cf.switch %x : i32, [
    default: ^same(%ten : i32),
    1: ^same(%y : i32),
    -5: ^other,
    2147483647: ^same(%x : i32)
  ]
^same(%v: i32):
  return %v : i32
^other:
  %z = arith.muli %y, %y : i32
  return %z : i32
}
// Both successors are the same block, with different arguments.
func.func @either(%c: i1, %x: i32, %y: i32) -> i32 attributes {llvm.emit_c_interface} {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%v: i32):
  return %v : i32
}
func.func @checked(%x: i32) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %positive = arith.cmpi sgt, %x, %zero : i32
  cf.assert %positive, "x must be positive"
  return %x : i32
}
// Values and buffers that rotate through block arguments.
func.func @swap(%a: memref<?xi32>, %b: memref<?xi32>, %n: index) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^head(%zero, %a, %b : index, memref<?xi32>, memref<?xi32>)
^head(%i: index, %p: memref<?xi32>, %q: memref<?xi32>):
  %again = arith.cmpi slt, %i, %n : index
  %next = arith.addi %i, %one : index
  cf.cond_br %again, ^head(%next, %q, %p : index, memref<?xi32>, memref<?xi32>), ^exit
^exit:
  %v = memref.load %p[%zero] : memref<?xi32>
  return %v : i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   printf("%lld %lld\n", (long long)_mlir_ciface_collatz(27), (long long)_mlir_ciface_collatz(1));
//   printf("%d %d %d %d\n", _mlir_ciface_choose(1, 7), _mlir_ciface_choose(-5, 7), _mlir_ciface_choose(2147483647, 7), _mlir_ciface_choose(0, 7));
//   printf("%d %d\n", _mlir_ciface_either(true, 1, 2), _mlir_ciface_either(false, 1, 2));
//   printf("%d\n", _mlir_ciface_checked(3));
//   int32_t one[] = {1}, two[] = {2};
//   struct MemRefDescriptor_i32_1 a = {one, one, 0, {1}, {1}}, b = {two, two, 0, {1}, {1}};
//   printf("%d %d\n", _mlir_ciface_swap(&a, &b, 4), _mlir_ciface_swap(&a, &b, 5));
//   return 0;
// }
// output:
// 111 0
// 7 49 2147483647 10
// 1 2
// 3
// 1 2
