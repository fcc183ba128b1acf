// Functions that call themselves last, and ones that add to what that gives.
func.func @ackermann(%m: i64, %n: i64) -> i64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %m0 = arith.cmpi eq, %m, %c0 : i64
  %r = scf.if %m0 -> i64 {
    %0 = arith.addi %n, %c1 : i64
    scf.yield %0 : i64
  } else {
    %m1 = arith.subi %m, %c1 : i64
    %n0 = arith.cmpi eq, %n, %c0 : i64
    %1 = scf.if %n0 -> i64 {
      %2 = func.call @ackermann(%m1, %c1) : (i64, i64) -> i64
      scf.yield %2 : i64
    } else {
      %n1 = arith.subi %n, %c1 : i64
      %2 = func.call @ackermann(%m, %n1) : (i64, i64) -> i64
      %3 = func.call @ackermann(%m1, %2) : (i64, i64) -> i64
      scf.yield %3 : i64
    }
    scf.yield %1 : i64
  }
  return %r : i64
}
func.func @fib(%n: i32) -> i32 attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %small = arith.cmpi slt, %n, %c2 : i32
  cf.cond_br %small, ^end(%n : i32), ^more
^more:
  %0 = arith.subi %n, %c1 : i32
  %1 = func.call @fib(%0) : (i32) -> i32
  %2 = arith.subi %n, %c2 : i32
  %3 = func.call @fib(%2) : (i32) -> i32
  %4 = arith.addi %1, %3 : i32
  cf.br ^end(%4 : i32)
^end(%r: i32):
  return %r : i32
}
// The sum of the digits, which are added to the result of the call.
func.func @digits(%n: i32) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %none = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %none, ^end, ^more
^end:
  return %c0 : i32
^more:
  %quotient = arith.divui %n, %c10 : i32
  %digit = arith.remui %n, %c10 : i32
  %0 = func.call @digits(%quotient) : (i32) -> i32
  %1 = arith.addi %0, %digit : i32
  return %1 : i32
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   for (int m = 0; m < 4; m++)
//     for (int n = 0; n < 4; n++) printf("%d ", (int)_mlir_ciface_ackermann(m, n));
//   printf("\n");
//   for (int n = 0; n < 20; n++) printf("%d ", _mlir_ciface_fib(n));
//   printf("\n%d %d %d\n", _mlir_ciface_digits(0), _mlir_ciface_digits(7), _mlir_ciface_digits(1998));
// }
// output:
// 1 2 3 4 2 3 4 5 3 5 7 9 5 13 29 61
// 0 1 1 2 3 5 8 13 21 34 55 89 144 233 377 610 987 1597 2584 4181
// 0 7 27
