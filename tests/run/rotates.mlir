// A funnel shift of a number with itself is a rotation, by any amount.
llvm.func @left8(%a: i8, %n: i8) -> (i8 {llvm.zeroext}) {
  %r = llvm.intr.fshl(%a, %a, %n) : (i8, i8, i8) -> i8
  llvm.return %r : i8
}
llvm.func @right16(%a: i16, %n: i16) -> (i16 {llvm.zeroext}) {
  %r = llvm.intr.fshr(%a, %a, %n) : (i16, i16, i16) -> i16
  llvm.return %r : i16
}
llvm.func @left32(%a: i32, %n: i32) -> i32 {
  %r = llvm.intr.fshl(%a, %a, %n) : (i32, i32, i32) -> i32
  llvm.return %r : i32
}
llvm.func @right64(%a: i64, %n: i64) -> i64 {
  %r = llvm.intr.fshr(%a, %a, %n) : (i64, i64, i64) -> i64
  llvm.return %r : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// uint8_t left8(uint8_t, uint8_t);
// uint16_t right16(uint16_t, uint16_t);
// uint32_t left32(uint32_t, uint32_t);
// uint64_t right64(uint64_t, uint64_t);
// int main(void) {
//   for (unsigned n = 0; n < 200; n++) {
//     uint8_t a = 0x91; uint16_t b = 0x8123; uint32_t c = 0x80000123; uint64_t d = 0x8000000000000123;
//     for (unsigned i = 0; i < n; i++) {
//       a = (uint8_t)(a << 1 | a >> 7);
//       b = (uint16_t)(b >> 1 | b << 15);
//       c = c << 1 | c >> 31;
//       d = d >> 1 | d << 63;
//     }
//     if (left8(0x91, (uint8_t)n) != a || right16(0x8123, (uint16_t)n) != b) printf("narrow by %u\n", n);
//     if (left32(0x80000123, n) != c || right64(0x8000000000000123, n) != d) printf("wide by %u\n", n);
//   }
//   puts("done");
//   return 0;
// }
// output:
// done
