// Loops whose results are known before they run, and partially redundant loads.
llvm.func @upward(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^out
^body:
  %j = llvm.add %i, %one overflow<nsw> : i32
  llvm.br ^loop(%j : i32)
^out:
  llvm.return %i : i32
}
llvm.func @downward(%s: i32, %n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%s : i32)
^loop(%i: i32):
  %more = llvm.icmp "sgt" %i, %n : i32
  llvm.cond_br %more, ^body, ^out
^body:
  %j = llvm.add %i, %minus overflow<nsw> : i32
  llvm.br ^loop(%j : i32)
^out:
  llvm.return %i : i32
}
llvm.func @unequal(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %more = llvm.icmp "ne" %i, %n : i32
  llvm.cond_br %more, ^body, ^out
^body:
  %j = llvm.add %i, %one : i32
  llvm.br ^loop(%j : i32)
^out:
  llvm.return %i : i32
}
llvm.func @seen(i32)
llvm.func @diamond(%c: i1, %p: !llvm.ptr, %k: i32) -> i32 {
  llvm.cond_br %c, ^known, ^other
^known:
  llvm.call @seen(%k) : (i32) -> ()
  llvm.store %k, %p : i32, !llvm.ptr
  llvm.br ^join
^other:
  llvm.call @seen(%k) : (i32) -> ()
  llvm.br ^join
^join:
  %z = llvm.load %p : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @header(%p: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %n = llvm.load %p : !llvm.ptr -> i32
  %is = llvm.icmp "sgt" %n, %zero : i32
  llvm.cond_br %is, ^body, ^out
^body:
  llvm.call @seen(%n) : (i32) -> ()
  %m = llvm.load %p : !llvm.ptr -> i32
  %d = llvm.add %m, %minus : i32
  llvm.store %d, %p : i32, !llvm.ptr
  %j = llvm.add %i, %one : i32
  llvm.br ^loop(%j : i32)
^out:
  llvm.return %i : i32
}
llvm.func @passed_on(%c: i1, %d: i1, %x: i32, %old: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %yes = llvm.mlir.constant(true) : i1
  llvm.cond_br %c, ^inner, ^outer(%zero, %old : i32, i32)
^inner:
  llvm.call @seen(%x) : (i32) -> ()
  llvm.cond_br %d, ^convert, ^flag(%no, %old : i1, i32)
^convert:
  %y = llvm.mul %x, %x : i32
  llvm.call @seen(%y) : (i32) -> ()
  llvm.br ^flag(%yes, %y : i1, i32)
^flag(%f: i1, %v: i32):
  %w = llvm.zext %f : i1 to i32
  llvm.br ^outer(%w, %v : i32, i32)
^outer(%g: i32, %u: i32):
  %is = llvm.icmp "ne" %g, %zero : i32
  llvm.cond_br %is, ^use, ^fail
^use:
  llvm.call @seen(%u) : (i32) -> ()
  llvm.return %u : i32
^fail:
  llvm.return %old : i32
}
// main.c:
// #include <limits.h>
// #include <stdbool.h>
// #include <stdint.h>
// #include <stdio.h>
// int32_t upward(int32_t n);
// int32_t downward(int32_t s, int32_t n);
// int32_t unequal(int32_t n);
// int32_t diamond(bool c, int32_t *p, int32_t k);
// int32_t header(int32_t *p);
// int32_t passed_on(bool c, bool d, int32_t x, int32_t old);
// static int32_t *shared;
// void seen(int32_t x);
// void seen(int32_t x) {
//   printf("%d ", (int)x);
//   if (shared && x == 5) *shared = 2;
// }
// int main(void) {
//   printf("%d %d %d\n", (int)upward(7), (int)upward(-7), (int)upward(INT_MAX));
//   printf("%d %d %d\n", (int)downward(7, -2), (int)downward(-7, 2), (int)unequal(9));
//   int32_t x = 5;
//   shared = &x;
//   int32_t r = diamond(false, &x, 5);
//   printf("%d\n", (int)r);
//   x = 7;
//   r = diamond(true, &x, 5);
//   printf("%d\n", (int)r);
//   x = 7;
//   r = header(&x);
//   printf("%d %d\n", (int)r, (int)x);
//   for (int i = 0; i < 4; i++) {
//     r = passed_on(i & 1, i & 2, 3, 8);
//     printf("%d\n", (int)r);
//   }
// }
// output:
// 7 0 2147483647
// -2 -7 9
// 5 2
// 5 5
// 7 6 5 1 4 0
// 8
// 3 8
// 8
// 3 9 9 9
