// Functions in sections of their own, which the linker marks the ends of.

llvm.mlir.global internal @counter(3 : i32) : i32
llvm.func @abs(i32) -> i32

llvm.func @ordinary(%a: i32) -> i32 {
  %0 = llvm.call @special(%a) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @special(%a: i32) -> i32 attributes {section = "special_code"} {
  %counter = llvm.mlir.addressof @counter : !llvm.ptr
  %0 = llvm.load %counter : !llvm.ptr -> i32
  %1 = llvm.call @hidden(%0) : (i32) -> i32
  %2 = llvm.call @abs(%a) : (i32) -> i32
  %3 = llvm.add %1, %2 : i32
  llvm.return %3 : i32
}
llvm.func internal @hidden(%a: i32) -> i32 attributes {section = "special_code"} {
  %0 = llvm.mul %a, %a : i32
  llvm.return %0 : i32
}
llvm.func weak @elsewhere(%a: i32) -> i32 attributes {section = "more_code"} {
  %0 = llvm.call @ordinary(%a) : (i32) -> i32
  llvm.return %0 : i32
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int ordinary(int a);
// int special(int a);
// int elsewhere(int a);
// extern const char __start_special_code[], __stop_special_code[];
// static int inside(int (*f)(int)) {
//   return (uintptr_t)f >= (uintptr_t)__start_special_code && (uintptr_t)f < (uintptr_t)__stop_special_code;
// }
// int main(void) {
//   printf("%d %d %d\n", ordinary(-5), special(7), elsewhere(1));
//   printf("%d %d %d\n", inside(ordinary), inside(special), inside(elsewhere));
//   return 0;
// }
//
// output:
// 14 16 10
// 0 1 0
