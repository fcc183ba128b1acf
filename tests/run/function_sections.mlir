// args: -ffunction-sections
// no-agree: the test is about where functions are
// A section for each function: calls, variables, thread-locals, variable arguments, long arguments by value.

llvm.mlir.global internal thread_local @counter(40 : i32) : i32
llvm.mlir.global internal constant @table(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @from_c(i32) -> i32

llvm.func @count() -> i32 {
  %p = llvm.mlir.addressof @counter : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %p : i32, !llvm.ptr
  llvm.return %2 : i32
}

llvm.func @entry(%i: i32) -> i32 {
  %p = llvm.mlir.addressof @table : !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %0 = llvm.load %q : !llvm.ptr -> i32
  %1 = llvm.call @from_c(%0) : (i32) -> i32
  %f = llvm.mlir.addressof @from_c : !llvm.ptr
  %2 = llvm.call %f(%1) : !llvm.ptr, (i32) -> i32
  llvm.return %2 : i32
}

llvm.func internal @last(%bytes: !llvm.ptr {llvm.byval = !llvm.array<1000 x i8>}) -> i8 {
  %0 = llvm.getelementptr %bytes[999] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %1 : i8
}
llvm.func @give_last(%bytes: !llvm.ptr) -> i8 {
  %0 = llvm.call @last(%bytes) : (!llvm.ptr {llvm.byval = !llvm.array<1000 x i8>}) -> i8
  llvm.return %0 : i8
}

llvm.func @take(!llvm.ptr) -> i32
llvm.func @second(%n: i32, ...) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %1 x !llvm.array<4 x i64> : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %0 = llvm.call @take(%list) : (!llvm.ptr) -> i32
  %2 = llvm.call @take(%list) : (!llvm.ptr) -> i32
  llvm.intr.vaend %list : !llvm.ptr
  llvm.return %2 : i32
}

llvm.func @three(%a: f64) -> !llvm.struct<(f64, f64, f64)> {
  %0 = llvm.mlir.undef : !llvm.struct<(f64, f64, f64)>
  %1 = llvm.fadd %a, %a : f64
  %2 = llvm.fadd %1, %a : f64
  %3 = llvm.insertvalue %a, %0[0] : !llvm.struct<(f64, f64, f64)>
  %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(f64, f64, f64)>
  %5 = llvm.insertvalue %2, %4[2] : !llvm.struct<(f64, f64, f64)>
  llvm.return %5 : !llvm.struct<(f64, f64, f64)>
}
llvm.func @third(%a: f64) -> f64 {
  %0 = llvm.call @three(%a) : (f64) -> !llvm.struct<(f64, f64, f64)>
  %1 = llvm.extractvalue %0[2] : !llvm.struct<(f64, f64, f64)>
  llvm.return %1 : f64
}

// main.c:
// #include <stdarg.h>
// #include <stdio.h>
// int count(void), entry(int), second(int, ...);
// signed char give_last(const char *);
// double third(double);
// int from_c(int x) { return 10 * x; }
// int take(va_list *list) { return va_arg(*list, int); }
// int main(void) {
//   char bytes[1000] = {0};
//   bytes[999] = 7;
//   int first = count();
//   printf("%d %d %d %d\n", first, count(), entry(2), give_last(bytes));
//   printf("%d %g\n", second(1, 20, 30), third(1.5));
//   return 0;
// }
//
// output:
// 41 42 300 7
// 30 4.5
