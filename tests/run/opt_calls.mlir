// Calls that look redundant: a call that reads memory is repeated after a store, each call of a function that counts its
// calls is executed, and so is a call without uses that has side effects.
llvm.mlir.global internal @count(0 : i32) : i32
llvm.func @strlen(!llvm.ptr) -> i64
llvm.func internal @next() -> i32 attributes {no_inline} {
  %p = llvm.mlir.addressof @count : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %y = llvm.add %x, %one : i32
  llvm.store %y, %p : i32, !llvm.ptr
  llvm.return %y : i32
}
llvm.func internal @peek() -> i32 attributes {no_inline} {
  %p = llvm.mlir.addressof @count : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}
llvm.func internal @square(%x: i32, %unused: i32) -> i32 attributes {no_inline} {
  %y = llvm.mul %x, %x : i32
  llvm.return %y : i32
}
llvm.func internal @scaled(%x: i32, %factor: i32, %base: !llvm.ptr) -> i32 attributes {no_inline} {
  %y = llvm.mul %x, %factor : i32
  %b = llvm.load %base : !llvm.ptr -> i32
  %z = llvm.add %y, %b : i32
  llvm.return %z : i32
}
llvm.func internal @uncalled(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func internal @passed(%x: i32, %unused: i32) -> i32 attributes {no_inline} {
  %y = llvm.add %x, %x : i32
  llvm.return %y : i32
}
llvm.func @address() -> !llvm.ptr {
  %f = llvm.mlir.addressof @passed : !llvm.ptr
  llvm.return %f : !llvm.ptr
}
llvm.func @lengths(%s: !llvm.ptr) -> i64 {
  %zero = llvm.mlir.constant(0 : i8) : i8
  %hundred = llvm.mlir.constant(100 : i64) : i64
  %a = llvm.call @strlen(%s) : (!llvm.ptr) -> i64
  %p = llvm.getelementptr %s[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %zero, %p : i8, !llvm.ptr
  %b = llvm.call @strlen(%s) : (!llvm.ptr) -> i64
  %c = llvm.mul %a, %hundred : i64
  %d = llvm.add %c, %b : i64
  llvm.return %d : i64
}
llvm.func @counts(%x: i32) -> i32 {
  %ten = llvm.mlir.constant(10 : i32) : i32
  %unused = llvm.call @next() : () -> i32
  %a = llvm.call @peek() : () -> i32
  %b = llvm.call @next() : () -> i32
  %c = llvm.call @peek() : () -> i32
  %d = llvm.call @square(%x, %a) : (i32, i32) -> i32
  %e = llvm.call @square(%x, %b) : (i32, i32) -> i32
  %f = llvm.mul %a, %ten : i32
  %g = llvm.add %f, %c : i32
  %h = llvm.sub %d, %e : i32
  %i = llvm.add %g, %h : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %base = llvm.mlir.addressof @count : !llvm.ptr
  %j = llvm.call @scaled(%x, %seven, %base) : (i32, i32, !llvm.ptr) -> i32
  %k = llvm.call @scaled(%i, %seven, %base) : (i32, i32, !llvm.ptr) -> i32
  %l = llvm.call @passed(%k, %x) : (i32, i32) -> i32
  %m = llvm.mul %j, %ten : i32
  %n = llvm.add %l, %m : i32
  llvm.return %n : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int64_t lengths(char *s);
// int32_t counts(int32_t x);
// int32_t (*address(void))(int32_t, int32_t);
// int main(void) {
//   char text[] = "four";
//   printf("%lld\n", (long long)lengths(text));
//   printf("%d\n", counts(3));
//   printf("%d\n", counts(3));
//   int32_t (*passed)(int32_t, int32_t) = address();
//   printf("%d\n", passed(21, 0));
//   return 0;
// }
// output:
// 402
// 402
// 734
// 42
