// Functions that are selected when the program is loaded.

llvm.mlir.ifunc external @selected : !llvm.func<i32 (i32)>, !llvm.ptr @choose
llvm.mlir.ifunc internal @other : !llvm.func<i32 (i32)>, !llvm.ptr @choose_other

llvm.func @choose() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @twice : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @choose_other() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @thrice : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @twice(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
llvm.func internal @thrice(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  %1 = llvm.add %0, %a : i32
  llvm.return %1 : i32
}
llvm.func @both(%a: i32) -> i32 {
  %0 = llvm.call @selected(%a) : (i32) -> i32
  %1 = llvm.call @other(%0) : (i32) -> i32
  llvm.return %1 : i32
}
llvm.func @address() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @other : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// main.c:
// #include <stdio.h>
// int selected(int a);
// int both(int a);
// int (*address(void))(int a);
// int main(void) {
//   int (*pointer)(int) = selected;
//   printf("%d %d %d %d\n", selected(5), pointer(6), both(7), address()(8));
//   return 0;
// }
//
// output:
// 10 12 42 24
