// Quotients and remainders of unsigned integers by constants, with reciprocals of at most 32 bits and of more.

llvm.func @by_3(%x: i32) -> i32 {
  %d = llvm.mlir.constant(3 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_5(%x: i32) -> i32 {
  %d = llvm.mlir.constant(5 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_7(%x: i32) -> i32 {
  %d = llvm.mlir.constant(7 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_9(%x: i32) -> i32 {
  %d = llvm.mlir.constant(9 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_10(%x: i32) -> i32 {
  %d = llvm.mlir.constant(10 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_60(%x: i32) -> i32 {
  %d = llvm.mlir.constant(60 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_255(%x: i32) -> i32 {
  %d = llvm.mlir.constant(255 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_257(%x: i32) -> i32 {
  %d = llvm.mlir.constant(257 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_641(%x: i32) -> i32 {
  %d = llvm.mlir.constant(641 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_1000(%x: i32) -> i32 {
  %d = llvm.mlir.constant(1000 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_65521(%x: i32) -> i32 {
  %d = llvm.mlir.constant(65521 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_65535(%x: i32) -> i32 {
  %d = llvm.mlir.constant(65535 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_65537(%x: i32) -> i32 {
  %d = llvm.mlir.constant(65537 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_1000003(%x: i32) -> i32 {
  %d = llvm.mlir.constant(1000003 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_2147483647(%x: i32) -> i32 {
  %d = llvm.mlir.constant(2147483647 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_2147483649(%x: i32) -> i32 {
  %d = llvm.mlir.constant(-2147483647 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_4294967294(%x: i32) -> i32 {
  %d = llvm.mlir.constant(-2 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
llvm.func @by_4294967295(%x: i32) -> i32 {
  %d = llvm.mlir.constant(-1 : i32) : i32
  %q = llvm.udiv %x, %d : i32
  %r = llvm.urem %x, %d : i32
  %c = llvm.mlir.constant(7919 : i32) : i32
  %m = llvm.mul %q, %c : i32
  %s = llvm.xor %m, %r : i32
  llvm.return %s : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #define DIVISORS(D) \
//   D(3) D(5) D(7) D(9) D(10) D(60) \
//   D(255) D(257) D(641) D(1000) D(65521) D(65535) \
//   D(65537) D(1000003) D(2147483647) D(2147483649) D(4294967294) D(4294967295)
// #define DECLARE(d) uint32_t by_##d(uint32_t);
// DIVISORS(DECLARE)
// static int wrong;
// static void check(uint32_t got, uint32_t x, uint32_t d) {
//   if (got != ((x / d * 7919u) ^ (x % d)) && wrong++ < 5) printf("%u / %u\n", x, d);
// }
// #define CHECK(d) check(by_##d(x), x, d##u);
// #define AROUND(d) \
//   for (uint32_t k = 0; k < 40; k++) { \
//     uint32_t x = UINT32_MAX / 39 * k / d##u * d##u - 1; \
//     for (int i = 0; i < 3; i++, x++) check(by_##d(x), x, d##u); \
//   }
// int main(void) {
//   uint32_t x = 1;
//   for (int i = 0; i < 20000; i++, x = x * 1664525u + 1013904223u) { DIVISORS(CHECK) }
//   for (x = 0; x < 3000; x++) { DIVISORS(CHECK) }
//   for (x = -3000; x != 0; x++) { DIVISORS(CHECK) }
//   DIVISORS(AROUND)
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
