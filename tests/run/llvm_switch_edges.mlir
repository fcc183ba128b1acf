// Cases that branch to one block with the same arguments are one range, also between others, with and without a default.
llvm.func @classes(%x: i32, %a: i32, %b: i32) -> i32 {
  %nine = llvm.mlir.constant(9 : i32) : i32
  llvm.switch %x : i32, ^end(%nine : i32) [
    10: ^end(%a : i32),
    13: ^end(%b : i32),
    8232: ^end(%a : i32),
    8233: ^end(%a : i32),
    8234: ^end(%a : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @three(%x: i8, %a: i32, %b: i32) -> i32 {
  %nine = llvm.mlir.constant(9 : i32) : i32
  llvm.switch %x : i8, ^end(%nine : i32) [
    0: ^end(%a : i32),
    1: ^end(%a : i32),
    2: ^end(%b : i32),
    253: ^end(%b : i32),
    254: ^end(%b : i32),
    255: ^end(%b : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @no_default(%x: i32, %a: i32, %b: i32) -> i32 {
  %nine = llvm.mlir.constant(9 : i32) : i32
  llvm.switch %x : i32, ^never [
    5: ^end(%a : i32),
    6: ^end(%a : i32),
    1000: ^end(%nine : i32),
    4000000000: ^end(%b : i32),
    4000000001: ^end(%b : i32)
  ]
^never:
  llvm.unreachable
^end(%r: i32):
  llvm.return %r : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int32_t classes(int32_t, int32_t, int32_t), no_default(int32_t, int32_t, int32_t);
// int32_t three(int8_t, int32_t, int32_t);
// int main(void) {
//   int32_t x[] = {0, 9, 10, 11, 12, 13, 14, 8231, 8232, 8233, 8234, 8235, -1};
//   for (unsigned i = 0; i < sizeof x / sizeof *x; i++) printf("%d ", (int)classes(x[i], 1, 2));
//   int8_t y[] = {0, 1, 2, 3, 127, -128, -4, -3, -2, -1};
//   for (unsigned i = 0; i < sizeof y / sizeof *y; i++) printf("%d ", (int)three(y[i], 1, 2));
//   uint32_t z[] = {5, 6, 1000, 4000000000u, 4000000001u};
//   for (unsigned i = 0; i < sizeof z / sizeof *z; i++) printf("%d ", (int)no_default((int32_t)z[i], 1, 2));
//   printf("\n");
//   return 0;
// }
// output:
// 9 9 1 9 9 2 9 9 1 1 1 9 9 1 1 2 9 9 9 9 2 2 2 1 1 9 2 2
