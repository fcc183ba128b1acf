// no-agree: both objects have the constructors
// Aliases, constructors and destructors, sections, comdats, visibility.

llvm.mlir.global internal @numbers(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global external @placed(42 : i32) {section = "my_data"} : i32
llvm.mlir.global external protected @guarded(7 : i32) : i32
llvm.mlir.global external @log(0 : i32) : i32
llvm.comdat @comdats {
  llvm.comdat_selector @once any
}
llvm.mlir.alias external @second : i32 {
  %0 = llvm.mlir.addressof @numbers : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.alias weak @third : i32 {
  %0 = llvm.mlir.addressof @second : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %1 : !llvm.ptr
}
llvm.func internal @double(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
llvm.mlir.alias external @twice : !llvm.func<i32 (i32)> {
  %0 = llvm.mlir.addressof @double : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func linkonce_odr @once(%a: i32) -> i32 comdat(@comdats::@once) {
  llvm.return %a : i32
}
llvm.func @uses(%a: i32) -> i32 {
  %twice = llvm.mlir.addressof @twice : !llvm.ptr
  %0 = llvm.call %twice(%a) : !llvm.ptr, (i32) -> i32
  %1 = llvm.mlir.addressof @second : !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  %3 = llvm.mlir.addressof @third : !llvm.ptr
  %4 = llvm.load %3 : !llvm.ptr -> i32
  %5 = llvm.add %0, %2 : i32
  %6 = llvm.mul %5, %4 : i32
  %7 = llvm.call @once(%6) : (i32) -> i32
  %8 = llvm.dso_local_equivalent @double : !llvm.ptr
  %9 = llvm.call %8(%7) : !llvm.ptr, (i32) -> i32
  llvm.return %9 : i32
}
llvm.func internal @note(%digit: i32) {
  %0 = llvm.mlir.addressof @log : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %2 = llvm.mul %1, %ten : i32
  %3 = llvm.add %2, %digit : i32
  llvm.store %3, %0 : i32, !llvm.ptr
  llvm.return
}
llvm.func internal @first_constructor() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @note(%0) : (i32) -> ()
  llvm.return
}
llvm.func internal @second_constructor() {
  %0 = llvm.mlir.constant(2 : i32) : i32
  llvm.call @note(%0) : (i32) -> ()
  llvm.return
}
llvm.func @print_end()
llvm.func @at_end() {
  llvm.call @print_end() : () -> ()
  llvm.return
}
llvm.mlir.global_ctors ctors = [@second_constructor, @first_constructor], priorities = [65535 : i32, 200 : i32], data = [#llvm.zero, #llvm.zero]
llvm.mlir.global_dtors dtors = [@at_end], priorities = [65535 : i32], data = [#llvm.zero]
llvm.linker_options ["-l", "nothing"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
// main.c:
// #include <stdio.h>
// int uses(int);
// int twice(int);
// extern int second, third, placed, guarded;
// extern int order __asm__("log");
// extern int __start_my_data, __stop_my_data;
// void print_end(void) { puts("end"); }
// int main(void) {
//   printf("%d %d %d\n", uses(5), twice(21), placed);
//   printf("%d %d %d\n", second, third, guarded);
//   printf("%d %d\n", order, (int)(&__stop_my_data - &__start_my_data));
//   return 0;
// }
// output:
// 72 42 42
// 2 3 7
// 12 1
// end
// -----
// Alignments of functions.

llvm.func @before() {
  llvm.return
}
llvm.func @aligned() attributes {alignment = 256 : i64} {
  llvm.return
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void before(void);
// void aligned(void);
// int main(void) {
//   before();
//   printf("%d\n", (int)((uintptr_t)aligned % 256));
//   return 0;
// }
//
// output:
// 0
