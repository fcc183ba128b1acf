// Switches that select constants.
llvm.mlir.global internal constant @one("one\00")
llvm.mlir.global internal constant @two("two\00")
llvm.mlir.global internal constant @four("four\00")
llvm.func @name(%x: i32 {llvm.signext}) -> !llvm.ptr {
  %one = llvm.mlir.addressof @one : !llvm.ptr
  %two = llvm.mlir.addressof @two : !llvm.ptr
  %four = llvm.mlir.addressof @four : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.switch %x : i32, ^to(%null : !llvm.ptr) [
    1: ^to(%one : !llvm.ptr),
    2: ^to(%two : !llvm.ptr),
    4: ^to(%four : !llvm.ptr),
    5: ^to(%one : !llvm.ptr)
  ]
^to(%result: !llvm.ptr):
  llvm.return %result : !llvm.ptr
}
llvm.func @results(%x: i16 {llvm.signext}, %y: i64) -> i64 {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c5 = llvm.mlir.constant(5 : i64) : i64
  %c7 = llvm.mlir.constant(7 : i64) : i64
  %large = llvm.mlir.constant(-300 : i64) : i64
  %small = llvm.mlir.constant(9 : i64) : i64
  %wide = llvm.mlir.constant(200 : i8) : i8
  %narrow = llvm.mlir.constant(-3 : i8) : i8
  llvm.switch %x : i16, ^other [
    -2: ^first,
    -1: ^second,
    0: ^third,
    1: ^fourth
  ]
^first:
  llvm.br ^to(%c1, %c3, %large, %wide, %y : i64, i64, i64, i8, i64)
^second:
  llvm.br ^to(%c3, %c3, %small, %narrow, %y : i64, i64, i64, i8, i64)
^third:
  llvm.br ^to(%c5, %c7, %small, %wide, %y : i64, i64, i64, i8, i64)
^fourth:
  llvm.br ^to(%c7, %c1, %large, %narrow, %y : i64, i64, i64, i8, i64)
^to(%p: i64, %q: i64, %r: i64, %s: i8, %t: i64):
  %ten = llvm.mlir.constant(10 : i64) : i64
  %u = llvm.mul %p, %ten : i64
  %v = llvm.add %u, %q : i64
  %w = llvm.mul %r, %v : i64
  %extended = llvm.sext %s : i8 to i64
  %z = llvm.xor %w, %extended : i64
  %sum = llvm.add %z, %t : i64
  llvm.return %sum : i64
^other:
  %product = llvm.mul %y, %c3 : i64
  llvm.return %product : i64
}
llvm.func @float_(%x: i8 {llvm.zeroext}) -> f64 {
  %a = llvm.mlir.constant(1.5 : f64) : f64
  %b = llvm.mlir.constant(-2.25 : f64) : f64
  %c = llvm.mlir.constant(1.0e300 : f64) : f64
  %d = llvm.mlir.constant(0.0 : f64) : f64
  llvm.switch %x : i8, ^to(%d : f64) [
    -128: ^to(%a : f64),
    -127: ^to(%b : f64),
    -126: ^to(%c : f64),
    -124: ^to(%b : f64)
  ]
^to(%result: f64):
  llvm.return %result : f64
}
llvm.func @flag(%x: i64) -> (i1 {llvm.zeroext}) {
  %no = llvm.mlir.constant(false) : i1
  %yes = llvm.mlir.constant(true) : i1
  llvm.switch %x : i64, ^to(%no : i1) [
    0: ^to(%no : i1),
    1: ^to(%yes : i1),
    2: ^to(%yes : i1),
    3: ^to(%no : i1),
    7: ^to(%yes : i1)
  ]
^to(%result: i1):
  llvm.return %result : i1
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// const char *name(int32_t x);
// int64_t results(int16_t x, int64_t y);
// double float_(uint8_t x);
// _Bool flag(int64_t x);
// int main(void) {
//   for (int x = -3; x < 8; x++) {
//     const char *text = name(x);
//     printf("%d: %s %lld %d\n", x, text ? text : "none", (long long)results((int16_t)x, x + 100), flag(x));
//   }
//   printf("%d %d\n", flag((int64_t)1 << 32), flag(INT64_MIN + 1));
//   for (int x = 126; x < 134; x++) {
//     printf("%g ", float_((uint8_t)x));
//   }
//   puts("");
//   return 0;
// }
// output:
// -3: none 291 0
// -2: none 3950 0
// -1: none -201 0
// 0: none -467 0
// 1: one 21398 1
// 2: two 306 1
// 3: none 309 0
// 4: four 312 0
// 5: one 315 0
// 6: none 318 0
// 7: none 321 1
// 0 0
// 0 0 1.5 -2.25 1e+300 0 -2.25 0
