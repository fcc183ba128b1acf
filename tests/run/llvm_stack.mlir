// Hints about the stack and the cache: nothing depends on them.
llvm.func @sum(%p: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %saved = llvm.intr.stacksave : !llvm.ptr
  %slot = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 3 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store %x, %slot : i32, !llvm.ptr
  %y = llvm.load %slot : !llvm.ptr -> i32
  llvm.intr.stackrestore %saved : !llvm.ptr
  %z = llvm.add %x, %y : i32
  llvm.return %z : i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   int32_t x = 21;
//   printf("%d\n", sum(&x));
//   return 0;
// }
// output:
// 42
