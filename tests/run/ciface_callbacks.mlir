// Functions as values: C passes some to compiled code and gets some from it.

// The sum of what the function gives for 0, 1, … n-1.
func.func @sum_of(%f: (index, i8, i1, f32) -> f64, %n: index, %narrow: i8) -> f64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %quarter = arith.constant 0.25 : f32
  %total = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> f64 {
    %is_first = arith.cmpi eq, %i, %c0 : index
    %y = func.call_indirect %f(%i, %narrow, %is_first, %quarter) : (index, i8, i1, f32) -> f64
    %next = arith.addf %sum, %y : f64
    scf.yield %next : f64
  }
  return %total : f64
}

func.func private @add(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}

func.func private @multiply(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  return %0 : i32
}

func.func @operation(%multiplies: i1) -> ((i32, i32) -> i32) attributes {llvm.emit_c_interface} {
  %add = func.constant @add : (i32, i32) -> i32
  %multiply = func.constant @multiply : (i32, i32) -> i32
  %f = arith.select %multiplies, %multiply, %add : (i32, i32) -> i32
  return %f : (i32, i32) -> i32
}

// Of a function that is written in C.
func.func private @each(%f: () -> ()) attributes {llvm.emit_c_interface}
func.func @twice(%f: () -> ()) attributes {llvm.emit_c_interface} {
  call @each(%f) : (() -> ()) -> ()
  call @each(%f) : (() -> ()) -> ()
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// static double f(int64_t i, int8_t narrow, bool is_first, float x) {
//   return is_first ? 100.0 : (double)(i * narrow) + (double)x;
// }
// static int calls;
// static void count(void) { calls++; }
// void _mlir_ciface_each(void (*arg0)(void)) { arg0(); }
//
// int main(void) {
//   // 100 + (-7 + 0.25) + (-14 + 0.25)
//   printf("%g\n", _mlir_ciface_sum_of(f, 3, -7));
//   printf("%d %d\n", _mlir_ciface_operation(false)(6, 7), _mlir_ciface_operation(true)(6, 7));
//   _mlir_ciface_twice(count);
//   printf("%d\n", calls);
//   return 0;
// }
// output:
// 79.5
// 13 42
// 2
