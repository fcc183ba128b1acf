// A store in a loop that the next iteration needs, although another one undoes it on the way out.
llvm.func @put(i32)
llvm.func @countdown(%from: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %from, %p : i32, !llvm.ptr
  llvm.call @put(%minus) : (i32) -> ()
  llvm.br ^loop
^loop:
  %x = llvm.load %p : !llvm.ptr -> i32
  %y = llvm.add %x, %minus : i32
  llvm.store %y, %p : i32, !llvm.ptr
  %more = llvm.icmp "ne" %x, %zero : i32
  llvm.cond_br %more, ^again, ^out
^again:
  llvm.call @put(%x) : (i32) -> ()
  llvm.br ^loop
^out:
  llvm.store %seven, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <stdlib.h>
// int32_t countdown(int32_t from);
// void put(int32_t x);
// void put(int32_t x) {
//   static int calls;
//   printf("%d ", (int)x);
//   if (++calls > 9) exit(1);
// }
// int main(void) {
//   printf("%d\n", (int)countdown(3));
// }
// output:
// -1 3 2 1 7
