// A frame of a megabyte: its pages are touched in order, so that the guard page of the stack is not stepped over.

llvm.func @sum_of_ends(%a: i32, %b: i32) -> i32 {
  %size = llvm.mlir.constant(262144 : i32) : i32
  %last = llvm.mlir.constant(262143 : i32) : i32
  %memory = llvm.alloca %size x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store volatile %a, %memory : i32, !llvm.ptr
  %end = llvm.getelementptr %memory[%last] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.store volatile %b, %end : i32, !llvm.ptr
  %x = llvm.load volatile %memory : !llvm.ptr -> i32
  %y = llvm.load volatile %end : !llvm.ptr -> i32
  %sum = llvm.add %x, %y : i32
  llvm.return %sum : i32
}

// main.c:
// #include <stdio.h>
// int sum_of_ends(int a, int b);
// int main(void) {
//   printf("%d\n", sum_of_ends(40, 2));
//   return 0;
// }
// output:
// 42
