// Steps over and into functions, and to their callers.
// gdb: break test.mlir:18
// gdb: run
// gdb: next
// gdb: step
// gdb: info args
// gdb: list 13,14
// gdb: finish
// gdb: next
// gdb: up
// gdb: info locals

func.func private @squared(%x: i32) -> i32 attributes {no_inline} {
  %y = arith.muli %x, %x : i32
  return %y : i32
}

func.func @sum(%a: i32, %b: i32) -> i32 {
  %p = arith.addi %a, %b : i32
  %q = func.call @squared(%p) : (i32) -> i32
  %r = arith.addi %q, %q : i32
  return %r : i32
}
// main.c:
// int sum(int, int);
// int main(void) {
//   int local = 3;
//   return sum(local, 4) != 98;
// }
// output:
// --- -O0
// Breakpoint 1, sum (a=3, b=4) at ./test.mlir:19
// 19	  %p = arith.addi %a, %b : i32
// 20	  %q = func.call @squared(%p) : (i32) -> i32
// squared (x=7) at ./test.mlir:14
// 14	  %y = arith.muli %x, %x : i32
// x = 7
// 13	func.func private @squared(%x: i32) -> i32 attributes {no_inline} {
// 14	  %y = arith.muli %x, %x : i32
// 0x… in sum (a=3, b=4) at ./test.mlir:20
// 20	  %q = func.call @squared(%p) : (i32) -> i32
// Value returned is $1 = 49
// 21	  %r = arith.addi %q, %q : i32
// #1  0x… in main () at main.c:4
// 4	  return sum(local, 4) != 98;
// local = 3
// --- -O1
// Breakpoint 1, sum (a=3, b=4) at ./test.mlir:19
// 19	  %p = arith.addi %a, %b : i32
// 20	  %q = func.call @squared(%p) : (i32) -> i32
// squared (x=<optimized out>) at ./test.mlir:13
// 13	func.func private @squared(%x: i32) -> i32 attributes {no_inline} {
// x = <optimized out>
// 13	func.func private @squared(%x: i32) -> i32 attributes {no_inline} {
// 14	  %y = arith.muli %x, %x : i32
// sum (a=<optimized out>, b=<optimized out>) at ./test.mlir:21
// 21	  %r = arith.addi %q, %q : i32
// Value returned is $1 = 49
// 22	  return %r : i32
// #1  0x… in main () at main.c:4
// 4	  return sum(local, 4) != 98;
// local = 3
// --- -O2
// Breakpoint 1, sum (a=3, b=4) at ./test.mlir:19
// 19	  %p = arith.addi %a, %b : i32
// 20	  %q = func.call @squared(%p) : (i32) -> i32
// squared (x=<optimized out>) at ./test.mlir:13
// 13	func.func private @squared(%x: i32) -> i32 attributes {no_inline} {
// x = <optimized out>
// 13	func.func private @squared(%x: i32) -> i32 attributes {no_inline} {
// 14	  %y = arith.muli %x, %x : i32
// sum (a=<optimized out>, b=<optimized out>) at ./test.mlir:21
// 21	  %r = arith.addi %q, %q : i32
// Value returned is $1 = 49
// 22	  return %r : i32
// #1  0x… in main () at main.c:4
// 4	  return sum(local, 4) != 98;
// local = 3
