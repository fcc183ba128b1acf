// The rules of combine for all numbers of 8 bits: each function is compiled with them, and checked against C.
llvm.func @masked(%a: i8, %b: i8) -> i32 {
  %mask = llvm.mlir.constant(192 : i32) : i32
  %top = llvm.mlir.constant(128 : i32) : i32
  %az = llvm.zext %a : i8 to i32
  %masked = llvm.and %az, %mask : i32
  %is_top = llvm.icmp "ne" %masked, %top : i32
  %r = llvm.zext %is_top : i1 to i32
  llvm.return %r : i32
}
llvm.func @compared(%a: i8, %b: i8) -> i32 {
  %5 = llvm.mlir.constant(5 : i32) : i32
  %m5 = llvm.mlir.constant(-5 : i32) : i32
  %200 = llvm.mlir.constant(200 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %az = llvm.zext %a : i8 to i32
  %bz = llvm.zext %b : i8 to i32
  %as = llvm.sext %a : i8 to i32
  %bs = llvm.sext %b : i8 to i32
  %c0 = llvm.icmp "slt" %az, %bz : i32
  %c1 = llvm.icmp "sle" %as, %bs : i32
  %c2 = llvm.icmp "ult" %az, %200 : i32
  %c3 = llvm.icmp "sgt" %az, %200 : i32
  %c4 = llvm.icmp "sge" %as, %m5 : i32
  %c5 = llvm.icmp "eq" %as, %m5 : i32
  %c6 = llvm.icmp "slt" %as, %200 : i32
  %c7 = llvm.icmp "ult" %as, %5 : i32
  %c8 = llvm.icmp "ne" %az, %m5 : i32
  %z0 = llvm.zext %c0 : i1 to i32
  %z1 = llvm.zext %c1 : i1 to i32
  %z2 = llvm.zext %c2 : i1 to i32
  %z3 = llvm.zext %c3 : i1 to i32
  %z4 = llvm.zext %c4 : i1 to i32
  %z5 = llvm.zext %c5 : i1 to i32
  %z6 = llvm.zext %c6 : i1 to i32
  %z7 = llvm.zext %c7 : i1 to i32
  %z8 = llvm.zext %c8 : i1 to i32
  %s0 = llvm.shl %z0, %1 : i32
  %t1 = llvm.or %s0, %z1 : i32
  %s1 = llvm.shl %t1, %1 : i32
  %t2 = llvm.or %s1, %z2 : i32
  %s2 = llvm.shl %t2, %1 : i32
  %t3 = llvm.or %s2, %z3 : i32
  %s3 = llvm.shl %t3, %1 : i32
  %t4 = llvm.or %s3, %z4 : i32
  %s4 = llvm.shl %t4, %1 : i32
  %t5 = llvm.or %s4, %z5 : i32
  %s5 = llvm.shl %t5, %1 : i32
  %t6 = llvm.or %s5, %z6 : i32
  %s6 = llvm.shl %t6, %1 : i32
  %t7 = llvm.or %s6, %z7 : i32
  %s7 = llvm.shl %t7, %1 : i32
  %t8 = llvm.or %s7, %z8 : i32
  llvm.return %t8 : i32
}
llvm.func @cut(%a: i8, %b: i8) -> i32 {
  %k = llvm.mlir.constant(-77 : i32) : i32
  %m = llvm.mlir.constant(1000003 : i32) : i32
  %az = llvm.zext %a : i8 to i32
  %bs = llvm.sext %b : i8 to i32
  %p = llvm.mul %az, %bs : i32
  %q = llvm.add %p, %k : i32
  %r = llvm.xor %q, %m : i32
  %s = llvm.trunc %r : i32 to i16
  %d = llvm.sub %az, %bs : i32
  %e = llvm.or %d, %m : i32
  %f = llvm.trunc %e : i32 to i8
  %sw = llvm.sext %s : i16 to i32
  %fw = llvm.zext %f : i8 to i64
  %fx = llvm.trunc %fw : i64 to i32
  %t = llvm.mul %sw, %m : i32
  %u = llvm.add %t, %fx : i32
  llvm.return %u : i32
}
llvm.func @extended(%a: i8, %b: i8) -> i64 {
  %bits = llvm.mlir.constant(15 : i32) : i32
  %az = llvm.zext %a : i8 to i16
  %as = llvm.sext %b : i8 to i16
  %azs = llvm.sext %az : i16 to i32
  %ass = llvm.sext %as : i16 to i32
  %asz = llvm.zext %as : i16 to i32
  %o = llvm.or %azs, %bits : i32
  %x = llvm.xor %o, %bits : i32
  %y = llvm.sub %ass, %asz : i32
  %z = llvm.add %x, %y : i32
  %w = llvm.sext %z : i32 to i64
  llvm.return %w : i64
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int32_t masked(int8_t, int8_t), compared(int8_t, int8_t), cut(int8_t, int8_t);
// int64_t extended(int8_t, int8_t);
// int main(void) {
//   int wrong = 0;
//   for (int a = 0; a < 256; a++)
//     for (int b = 0; b < 256; b++) {
//       int as = (int8_t)a, bs = (int8_t)b;
//       int bits[] = {a < b, as <= bs, a < 200, a > 200, as >= -5, as == -5, 1, (uint32_t)as < 5, 1}, all = 0;
//       for (int i = 0; i < 9; i++) all = all << 1 | bits[i];
//       wrong += masked((int8_t)a, (int8_t)b) != ((a & 192) != 128);
//       wrong += compared((int8_t)a, (int8_t)b) != all;
//       uint32_t s = (uint32_t)(int32_t)(int16_t)((a * bs - 77) ^ 1000003), f = (uint8_t)((a - bs) | 1000003);
//       wrong += (uint32_t)cut((int8_t)a, (int8_t)b) != s * 1000003u + f;
//       wrong += extended((int8_t)a, (int8_t)b) != ((a | 15) ^ 15) + (bs - (uint16_t)bs);
//     }
//   printf("%d wrong\n", wrong);
//   return wrong != 0;
// }
//
// output:
// 0 wrong
