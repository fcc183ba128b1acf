// The rules of combine for all numbers of 8 bits, against C.
llvm.func @choose_slt(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "slt" %a, %b : i8
  %r = llvm.select %c, %a, %b : i1, i8
  llvm.return %r : i8
}
llvm.func @clamp_slt(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "slt" %a, %5 : i8
  %r = llvm.select %c, %a, %6 : i1, i8
  %d = llvm.icmp "slt" %6, %r : i8
  %s = llvm.select %d, %5, %r : i1, i8
  llvm.return %s : i8
}
llvm.func @choose_sle(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "sle" %a, %b : i8
  %r = llvm.select %c, %a, %b : i1, i8
  llvm.return %r : i8
}
llvm.func @clamp_sle(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "sle" %a, %5 : i8
  %r = llvm.select %c, %a, %6 : i1, i8
  %d = llvm.icmp "sle" %6, %r : i8
  %s = llvm.select %d, %5, %r : i1, i8
  llvm.return %s : i8
}
llvm.func @choose_sgt(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "sgt" %a, %b : i8
  %r = llvm.select %c, %a, %b : i1, i8
  llvm.return %r : i8
}
llvm.func @clamp_sgt(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "sgt" %a, %5 : i8
  %r = llvm.select %c, %a, %6 : i1, i8
  %d = llvm.icmp "sgt" %6, %r : i8
  %s = llvm.select %d, %5, %r : i1, i8
  llvm.return %s : i8
}
llvm.func @choose_sge(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "sge" %a, %b : i8
  %r = llvm.select %c, %a, %b : i1, i8
  llvm.return %r : i8
}
llvm.func @clamp_sge(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "sge" %a, %5 : i8
  %r = llvm.select %c, %a, %6 : i1, i8
  %d = llvm.icmp "sge" %6, %r : i8
  %s = llvm.select %d, %5, %r : i1, i8
  llvm.return %s : i8
}
llvm.func @choose_ult(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "ult" %a, %b : i8
  %r = llvm.select %c, %a, %b : i1, i8
  llvm.return %r : i8
}
llvm.func @clamp_ult(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "ult" %a, %5 : i8
  %r = llvm.select %c, %a, %6 : i1, i8
  %d = llvm.icmp "ult" %6, %r : i8
  %s = llvm.select %d, %5, %r : i1, i8
  llvm.return %s : i8
}
llvm.func @choose_ule(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "ule" %a, %b : i8
  %r = llvm.select %c, %a, %b : i1, i8
  llvm.return %r : i8
}
llvm.func @clamp_ule(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "ule" %a, %5 : i8
  %r = llvm.select %c, %a, %6 : i1, i8
  %d = llvm.icmp "ule" %6, %r : i8
  %s = llvm.select %d, %5, %r : i1, i8
  llvm.return %s : i8
}
llvm.func @choose_ugt(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "ugt" %a, %b : i8
  %r = llvm.select %c, %a, %b : i1, i8
  llvm.return %r : i8
}
llvm.func @clamp_ugt(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "ugt" %a, %5 : i8
  %r = llvm.select %c, %a, %6 : i1, i8
  %d = llvm.icmp "ugt" %6, %r : i8
  %s = llvm.select %d, %5, %r : i1, i8
  llvm.return %s : i8
}
llvm.func @choose_uge(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "uge" %a, %b : i8
  %r = llvm.select %c, %a, %b : i1, i8
  llvm.return %r : i8
}
llvm.func @clamp_uge(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "uge" %a, %5 : i8
  %r = llvm.select %c, %a, %6 : i1, i8
  %d = llvm.icmp "uge" %6, %r : i8
  %s = llvm.select %d, %5, %r : i1, i8
  llvm.return %s : i8
}
llvm.func @distance(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %d = llvm.sub %a, %b : i8
  %e = llvm.sub %b, %a : i8
  %c = llvm.icmp "sle" %d, %0 : i8
  %r = llvm.select %c, %e, %d : i1, i8
  llvm.return %r : i8
}
llvm.func @wide_distance(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %x = llvm.zext %a : i8 to i16
  %y = llvm.zext %b : i8 to i16
  %d = llvm.sub %x, %y : i16
  %e = llvm.sub %y, %x : i16
  %c = llvm.icmp "slt" %x, %y : i16
  %r = llvm.select %c, %e, %d : i1, i16
  %t = llvm.trunc %r : i16 to i8
  llvm.return %t : i8
}
llvm.func @most(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %s = llvm.add %a, %b : i8
  %c = llvm.icmp "ult" %s, %b : i8
  %r = llvm.select %c, %m1, %s : i1, i8
  llvm.return %r : i8
}
llvm.func @least(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %s = llvm.sub %a, %6 : i8
  %c = llvm.icmp "uge" %a, %6 : i8
  %r = llvm.select %c, %s, %0 : i1, i8
  llvm.return %r : i8
}
llvm.func @nothing(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %u = llvm.intr.umin(%a, %b) : (i8, i8) -> i8
  %r = llvm.sub %a, %u : i8
  llvm.return %r : i8
}
llvm.func @bits(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %c = llvm.icmp "ne" %a, %b : i8
  %n = llvm.xor %c, %true : i1
  %z = llvm.select %n, %0, %1 : i1, i8
  %m = llvm.select %c, %m1, %0 : i1, i8
  %s = llvm.shl %m, %5 : i8
  %t = llvm.shl %s, %1 : i8
  %l = llvm.lshr %t, %1 : i8
  %r = llvm.or %l, %z : i8
  llvm.return %r : i8
}
llvm.func @sums(%a: i8, %b: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.mlir.constant(5 : i8) : i8
  %6 = llvm.mlir.constant(6 : i8) : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %true = llvm.mlir.constant(true) : i1
  %s = llvm.sub %5, %a : i8
  %t = llvm.sub %6, %s : i8
  %u = llvm.mul %b, %m1 : i8
  %v = llvm.add %t, %u : i8
  %w = llvm.xor %v, %m1 : i8
  %r = llvm.add %w, %1 : i8
  llvm.return %r : i8
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <stdlib.h>
// typedef int8_t function(int8_t, int8_t);
// function choose_slt, clamp_slt, choose_sle, clamp_sle, choose_sgt, clamp_sgt, choose_sge, clamp_sge, choose_ult, clamp_ult, choose_ule, clamp_ule, choose_ugt, clamp_ugt, choose_uge, clamp_uge, distance, wide_distance, most, least, nothing, bits, sums;
// #define CLAMP(name, type, op) \
//   static int name##_of(int x) { type a = (type)x, r = a op 5 ? a : 6; return 6 op r ? 5 : r; }
// CLAMP(clamp_slt, int8_t, <) CLAMP(clamp_sle, int8_t, <=) CLAMP(clamp_sgt, int8_t, >) CLAMP(clamp_sge, int8_t, >=)
// CLAMP(clamp_ult, uint8_t, <) CLAMP(clamp_ule, uint8_t, <=) CLAMP(clamp_ugt, uint8_t, >) CLAMP(clamp_uge, uint8_t, >=)
// int main(void) {
//   int wrong = 0;
//   for (int a = 0; a < 256; a++)
//     for (int b = 0; b < 256; b++) {
//       int as = (int8_t)a, bs = (int8_t)b;
//       (void)as, (void)bs;
// #define CHECK(name, value) wrong += (uint8_t)name((int8_t)a, (int8_t)b) != (uint8_t)(value)
//       CHECK(choose_slt, as < bs ? a : b);
//       CHECK(clamp_slt, clamp_slt_of(a));
//       CHECK(choose_sle, as <= bs ? a : b);
//       CHECK(clamp_sle, clamp_sle_of(a));
//       CHECK(choose_sgt, as > bs ? a : b);
//       CHECK(clamp_sgt, clamp_sgt_of(a));
//       CHECK(choose_sge, as >= bs ? a : b);
//       CHECK(clamp_sge, clamp_sge_of(a));
//       CHECK(choose_ult, a < b ? a : b);
//       CHECK(clamp_ult, clamp_ult_of(a));
//       CHECK(choose_ule, a <= b ? a : b);
//       CHECK(clamp_ule, clamp_ule_of(a));
//       CHECK(choose_ugt, a > b ? a : b);
//       CHECK(clamp_ugt, clamp_ugt_of(a));
//       CHECK(choose_uge, a >= b ? a : b);
//       CHECK(clamp_uge, clamp_uge_of(a));
//       CHECK(distance, abs((int8_t)(a - b)));
//       CHECK(wide_distance, abs(a - b));
//       CHECK(most, a + b > 255 ? 255 : a + b);
//       CHECK(least, a < 6 ? 0 : a - 6);
//       CHECK(nothing, a < b ? 0 : a - b);
//       CHECK(bits, a != b ? 97 : 0);
//       CHECK(sums, -(1 + a - b));
//     }
//   printf("%d wrong\n", wrong);
//   return wrong != 0;
// }
//
// output:
// 0 wrong
