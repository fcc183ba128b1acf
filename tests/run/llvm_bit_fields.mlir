// Fields of bits as multiples of powers of two: shifted right, masked, and shifted left, with extensions at each place.
llvm.func @fields(%x: i32, %y: i64, %to: !llvm.ptr) {
  %k0 = llvm.mlir.constant(7 : i32) : i32
  %m0 = llvm.mlir.constant(255 : i32) : i32
  %s0 = llvm.mlir.constant(4 : i32) : i32
  %kk0 = llvm.mlir.constant(7 : i64) : i64
  %mm0 = llvm.mlir.constant(255 : i64) : i64
  %ss0 = llvm.mlir.constant(4 : i64) : i64
  %a0 = llvm.lshr %x, %k0 : i32
  %b0 = llvm.and %a0, %m0 : i32
  %c0 = llvm.zext %b0 : i32 to i64
  %d0 = llvm.shl %c0, %ss0 : i64
  %p0 = llvm.getelementptr %to[0] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %d0, %p0 : i64, !llvm.ptr
  %e0 = llvm.zext %a0 : i32 to i64
  %f0 = llvm.and %e0, %mm0 : i64
  %g0 = llvm.shl %f0, %ss0 : i64
  %p1 = llvm.getelementptr %to[1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %g0, %p1 : i64, !llvm.ptr
  %h0 = llvm.lshr %y, %kk0 : i64
  %i0 = llvm.and %h0, %mm0 : i64
  %j0 = llvm.shl %i0, %ss0 : i64
  %p2 = llvm.getelementptr %to[2] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %j0, %p2 : i64, !llvm.ptr
  %l0 = llvm.shl %b0, %s0 : i32
  %o0 = llvm.zext %l0 : i32 to i64
  %p3 = llvm.getelementptr %to[3] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %o0, %p3 : i64, !llvm.ptr
  %k1 = llvm.mlir.constant(24 : i32) : i32
  %m1 = llvm.mlir.constant(255 : i32) : i32
  %s1 = llvm.mlir.constant(5 : i32) : i32
  %kk1 = llvm.mlir.constant(24 : i64) : i64
  %mm1 = llvm.mlir.constant(255 : i64) : i64
  %ss1 = llvm.mlir.constant(5 : i64) : i64
  %a1 = llvm.lshr %x, %k1 : i32
  %b1 = llvm.and %a1, %m1 : i32
  %c1 = llvm.zext %b1 : i32 to i64
  %d1 = llvm.shl %c1, %ss1 : i64
  %p4 = llvm.getelementptr %to[4] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %d1, %p4 : i64, !llvm.ptr
  %e1 = llvm.zext %a1 : i32 to i64
  %f1 = llvm.and %e1, %mm1 : i64
  %g1 = llvm.shl %f1, %ss1 : i64
  %p5 = llvm.getelementptr %to[5] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %g1, %p5 : i64, !llvm.ptr
  %h1 = llvm.lshr %y, %kk1 : i64
  %i1 = llvm.and %h1, %mm1 : i64
  %j1 = llvm.shl %i1, %ss1 : i64
  %p6 = llvm.getelementptr %to[6] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %j1, %p6 : i64, !llvm.ptr
  %l1 = llvm.shl %b1, %s1 : i32
  %o1 = llvm.zext %l1 : i32 to i64
  %p7 = llvm.getelementptr %to[7] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %o1, %p7 : i64, !llvm.ptr
  %k2 = llvm.mlir.constant(28 : i32) : i32
  %m2 = llvm.mlir.constant(255 : i32) : i32
  %s2 = llvm.mlir.constant(6 : i32) : i32
  %kk2 = llvm.mlir.constant(28 : i64) : i64
  %mm2 = llvm.mlir.constant(255 : i64) : i64
  %ss2 = llvm.mlir.constant(6 : i64) : i64
  %a2 = llvm.lshr %x, %k2 : i32
  %b2 = llvm.and %a2, %m2 : i32
  %c2 = llvm.zext %b2 : i32 to i64
  %d2 = llvm.shl %c2, %ss2 : i64
  %p8 = llvm.getelementptr %to[8] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %d2, %p8 : i64, !llvm.ptr
  %e2 = llvm.zext %a2 : i32 to i64
  %f2 = llvm.and %e2, %mm2 : i64
  %g2 = llvm.shl %f2, %ss2 : i64
  %p9 = llvm.getelementptr %to[9] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %g2, %p9 : i64, !llvm.ptr
  %h2 = llvm.lshr %y, %kk2 : i64
  %i2 = llvm.and %h2, %mm2 : i64
  %j2 = llvm.shl %i2, %ss2 : i64
  %p10 = llvm.getelementptr %to[10] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %j2, %p10 : i64, !llvm.ptr
  %l2 = llvm.shl %b2, %s2 : i32
  %o2 = llvm.zext %l2 : i32 to i64
  %p11 = llvm.getelementptr %to[11] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %o2, %p11 : i64, !llvm.ptr
  %k3 = llvm.mlir.constant(3 : i32) : i32
  %m3 = llvm.mlir.constant(255 : i32) : i32
  %s3 = llvm.mlir.constant(4 : i32) : i32
  %kk3 = llvm.mlir.constant(3 : i64) : i64
  %mm3 = llvm.mlir.constant(255 : i64) : i64
  %ss3 = llvm.mlir.constant(4 : i64) : i64
  %a3 = llvm.lshr %x, %k3 : i32
  %b3 = llvm.and %a3, %m3 : i32
  %c3 = llvm.zext %b3 : i32 to i64
  %d3 = llvm.shl %c3, %ss3 : i64
  %p12 = llvm.getelementptr %to[12] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %d3, %p12 : i64, !llvm.ptr
  %e3 = llvm.zext %a3 : i32 to i64
  %f3 = llvm.and %e3, %mm3 : i64
  %g3 = llvm.shl %f3, %ss3 : i64
  %p13 = llvm.getelementptr %to[13] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %g3, %p13 : i64, !llvm.ptr
  %h3 = llvm.lshr %y, %kk3 : i64
  %i3 = llvm.and %h3, %mm3 : i64
  %j3 = llvm.shl %i3, %ss3 : i64
  %p14 = llvm.getelementptr %to[14] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %j3, %p14 : i64, !llvm.ptr
  %l3 = llvm.shl %b3, %s3 : i32
  %o3 = llvm.zext %l3 : i32 to i64
  %p15 = llvm.getelementptr %to[15] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %o3, %p15 : i64, !llvm.ptr
  %k4 = llvm.mlir.constant(15 : i32) : i32
  %m4 = llvm.mlir.constant(32767 : i32) : i32
  %s4 = llvm.mlir.constant(15 : i32) : i32
  %kk4 = llvm.mlir.constant(15 : i64) : i64
  %mm4 = llvm.mlir.constant(32767 : i64) : i64
  %ss4 = llvm.mlir.constant(15 : i64) : i64
  %a4 = llvm.lshr %x, %k4 : i32
  %b4 = llvm.and %a4, %m4 : i32
  %c4 = llvm.zext %b4 : i32 to i64
  %d4 = llvm.shl %c4, %ss4 : i64
  %p16 = llvm.getelementptr %to[16] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %d4, %p16 : i64, !llvm.ptr
  %e4 = llvm.zext %a4 : i32 to i64
  %f4 = llvm.and %e4, %mm4 : i64
  %g4 = llvm.shl %f4, %ss4 : i64
  %p17 = llvm.getelementptr %to[17] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %g4, %p17 : i64, !llvm.ptr
  %h4 = llvm.lshr %y, %kk4 : i64
  %i4 = llvm.and %h4, %mm4 : i64
  %j4 = llvm.shl %i4, %ss4 : i64
  %p18 = llvm.getelementptr %to[18] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %j4, %p18 : i64, !llvm.ptr
  %l4 = llvm.shl %b4, %s4 : i32
  %o4 = llvm.zext %l4 : i32 to i64
  %p19 = llvm.getelementptr %to[19] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %o4, %p19 : i64, !llvm.ptr
  %k5 = llvm.mlir.constant(16 : i32) : i32
  %m5 = llvm.mlir.constant(1 : i32) : i32
  %s5 = llvm.mlir.constant(4 : i32) : i32
  %kk5 = llvm.mlir.constant(16 : i64) : i64
  %mm5 = llvm.mlir.constant(1 : i64) : i64
  %ss5 = llvm.mlir.constant(4 : i64) : i64
  %a5 = llvm.lshr %x, %k5 : i32
  %b5 = llvm.and %a5, %m5 : i32
  %c5 = llvm.zext %b5 : i32 to i64
  %d5 = llvm.shl %c5, %ss5 : i64
  %p20 = llvm.getelementptr %to[20] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %d5, %p20 : i64, !llvm.ptr
  %e5 = llvm.zext %a5 : i32 to i64
  %f5 = llvm.and %e5, %mm5 : i64
  %g5 = llvm.shl %f5, %ss5 : i64
  %p21 = llvm.getelementptr %to[21] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %g5, %p21 : i64, !llvm.ptr
  %h5 = llvm.lshr %y, %kk5 : i64
  %i5 = llvm.and %h5, %mm5 : i64
  %j5 = llvm.shl %i5, %ss5 : i64
  %p22 = llvm.getelementptr %to[22] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %j5, %p22 : i64, !llvm.ptr
  %l5 = llvm.shl %b5, %s5 : i32
  %o5 = llvm.zext %l5 : i32 to i64
  %p23 = llvm.getelementptr %to[23] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %o5, %p23 : i64, !llvm.ptr
  %k6 = llvm.mlir.constant(20 : i32) : i32
  %m6 = llvm.mlir.constant(1023 : i32) : i32
  %s6 = llvm.mlir.constant(10 : i32) : i32
  %kk6 = llvm.mlir.constant(20 : i64) : i64
  %mm6 = llvm.mlir.constant(1023 : i64) : i64
  %ss6 = llvm.mlir.constant(10 : i64) : i64
  %a6 = llvm.lshr %x, %k6 : i32
  %b6 = llvm.and %a6, %m6 : i32
  %c6 = llvm.zext %b6 : i32 to i64
  %d6 = llvm.shl %c6, %ss6 : i64
  %p24 = llvm.getelementptr %to[24] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %d6, %p24 : i64, !llvm.ptr
  %e6 = llvm.zext %a6 : i32 to i64
  %f6 = llvm.and %e6, %mm6 : i64
  %g6 = llvm.shl %f6, %ss6 : i64
  %p25 = llvm.getelementptr %to[25] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %g6, %p25 : i64, !llvm.ptr
  %h6 = llvm.lshr %y, %kk6 : i64
  %i6 = llvm.and %h6, %mm6 : i64
  %j6 = llvm.shl %i6, %ss6 : i64
  %p26 = llvm.getelementptr %to[26] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %j6, %p26 : i64, !llvm.ptr
  %l6 = llvm.shl %b6, %s6 : i32
  %o6 = llvm.zext %l6 : i32 to i64
  %p27 = llvm.getelementptr %to[27] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %o6, %p27 : i64, !llvm.ptr
  %k7 = llvm.mlir.constant(8 : i32) : i32
  %m7 = llvm.mlir.constant(65535 : i32) : i32
  %s7 = llvm.mlir.constant(8 : i32) : i32
  %kk7 = llvm.mlir.constant(8 : i64) : i64
  %mm7 = llvm.mlir.constant(65535 : i64) : i64
  %ss7 = llvm.mlir.constant(8 : i64) : i64
  %a7 = llvm.lshr %x, %k7 : i32
  %b7 = llvm.and %a7, %m7 : i32
  %c7 = llvm.zext %b7 : i32 to i64
  %d7 = llvm.shl %c7, %ss7 : i64
  %p28 = llvm.getelementptr %to[28] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %d7, %p28 : i64, !llvm.ptr
  %e7 = llvm.zext %a7 : i32 to i64
  %f7 = llvm.and %e7, %mm7 : i64
  %g7 = llvm.shl %f7, %ss7 : i64
  %p29 = llvm.getelementptr %to[29] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %g7, %p29 : i64, !llvm.ptr
  %h7 = llvm.lshr %y, %kk7 : i64
  %i7 = llvm.and %h7, %mm7 : i64
  %j7 = llvm.shl %i7, %ss7 : i64
  %p30 = llvm.getelementptr %to[30] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %j7, %p30 : i64, !llvm.ptr
  %l7 = llvm.shl %b7, %s7 : i32
  %o7 = llvm.zext %l7 : i32 to i64
  %p31 = llvm.getelementptr %to[31] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %o7, %p31 : i64, !llvm.ptr
  %k8 = llvm.mlir.constant(31 : i32) : i32
  %m8 = llvm.mlir.constant(1 : i32) : i32
  %s8 = llvm.mlir.constant(16 : i32) : i32
  %kk8 = llvm.mlir.constant(31 : i64) : i64
  %mm8 = llvm.mlir.constant(1 : i64) : i64
  %ss8 = llvm.mlir.constant(16 : i64) : i64
  %a8 = llvm.lshr %x, %k8 : i32
  %b8 = llvm.and %a8, %m8 : i32
  %c8 = llvm.zext %b8 : i32 to i64
  %d8 = llvm.shl %c8, %ss8 : i64
  %p32 = llvm.getelementptr %to[32] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %d8, %p32 : i64, !llvm.ptr
  %e8 = llvm.zext %a8 : i32 to i64
  %f8 = llvm.and %e8, %mm8 : i64
  %g8 = llvm.shl %f8, %ss8 : i64
  %p33 = llvm.getelementptr %to[33] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %g8, %p33 : i64, !llvm.ptr
  %h8 = llvm.lshr %y, %kk8 : i64
  %i8 = llvm.and %h8, %mm8 : i64
  %j8 = llvm.shl %i8, %ss8 : i64
  %p34 = llvm.getelementptr %to[34] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %j8, %p34 : i64, !llvm.ptr
  %l8 = llvm.shl %b8, %s8 : i32
  %o8 = llvm.zext %l8 : i32 to i64
  %p35 = llvm.getelementptr %to[35] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %o8, %p35 : i64, !llvm.ptr
  %q0 = llvm.mlir.constant(255 : i64) : i64
  %r0 = llvm.and %y, %q0 : i64
  %p36 = llvm.getelementptr %to[36] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %r0, %p36 : i64, !llvm.ptr
  %q1 = llvm.mlir.constant(65535 : i64) : i64
  %r1 = llvm.and %y, %q1 : i64
  %p37 = llvm.getelementptr %to[37] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %r1, %p37 : i64, !llvm.ptr
  %q2 = llvm.mlir.constant(2147483647 : i64) : i64
  %r2 = llvm.and %y, %q2 : i64
  %p38 = llvm.getelementptr %to[38] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %r2, %p38 : i64, !llvm.ptr
  %q3 = llvm.mlir.constant(2147483648 : i64) : i64
  %r3 = llvm.and %y, %q3 : i64
  %p39 = llvm.getelementptr %to[39] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %r3, %p39 : i64, !llvm.ptr
  %q4 = llvm.mlir.constant(4294967295 : i64) : i64
  %r4 = llvm.and %y, %q4 : i64
  %p40 = llvm.getelementptr %to[40] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %r4, %p40 : i64, !llvm.ptr
  %q5 = llvm.mlir.constant(-16 : i64) : i64
  %r5 = llvm.and %y, %q5 : i64
  %p41 = llvm.getelementptr %to[41] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %r5, %p41 : i64, !llvm.ptr
  %q6 = llvm.mlir.constant(65280 : i64) : i64
  %r6 = llvm.and %y, %q6 : i64
  %p42 = llvm.getelementptr %to[42] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %r6, %p42 : i64, !llvm.ptr
  %q7 = llvm.mlir.constant(1 : i64) : i64
  %r7 = llvm.and %y, %q7 : i64
  %p43 = llvm.getelementptr %to[43] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %r7, %p43 : i64, !llvm.ptr
  %t0 = llvm.mlir.constant(255 : i32) : i32
  %u0 = llvm.and %x, %t0 : i32
  %v0 = llvm.zext %u0 : i32 to i64
  %p44 = llvm.getelementptr %to[44] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %v0, %p44 : i64, !llvm.ptr
  %t1 = llvm.mlir.constant(65535 : i32) : i32
  %u1 = llvm.and %x, %t1 : i32
  %v1 = llvm.zext %u1 : i32 to i64
  %p45 = llvm.getelementptr %to[45] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %v1, %p45 : i64, !llvm.ptr
  %t2 = llvm.mlir.constant(127 : i32) : i32
  %u2 = llvm.and %x, %t2 : i32
  %v2 = llvm.zext %u2 : i32 to i64
  %p46 = llvm.getelementptr %to[46] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %v2, %p46 : i64, !llvm.ptr
  %t3 = llvm.mlir.constant(65280 : i32) : i32
  %u3 = llvm.and %x, %t3 : i32
  %v3 = llvm.zext %u3 : i32 to i64
  %p47 = llvm.getelementptr %to[47] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %v3, %p47 : i64, !llvm.ptr
  %half = llvm.trunc %x : i32 to i16
  %byte = llvm.mlir.constant(255 : i16) : i16
  %low = llvm.and %half, %byte : i16
  %lower = llvm.sext %low : i16 to i64
  %p48 = llvm.getelementptr %to[48] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %lower, %p48 : i64, !llvm.ptr
  llvm.return
}
// main.c:
// #include "kernel.h"
// #include <inttypes.h>
// #include <stdio.h>
//
// static const struct { int k, s; uint32_t m; } all[] = {
//     {7, 4, 255}, {24, 5, 255}, {28, 6, 255}, {3, 4, 255}, {15, 15, 32767}, {16, 4, 1}, {20, 10, 1023}, {8, 8, 65535}, {31, 16, 1},
// };
// static const uint64_t masks[] = {
//     0xffu, 0xffffu, 0x7fffffffu, 0x80000000u, 0xffffffffu, 0xfffffffffffffff0ull, 0xff00u, 0x1u,
// };
// static const uint32_t short_masks[] = {0xff, 0xffff, 0x7f, 0xff00};
//
// int main(void) {
//   static const uint64_t numbers[] = {0, 1, 0x0123456789abcdefu, 0xfedcba9876543210u, UINT64_MAX,
//                                      0x8000000080000000u};
//   int wrong = 0;
//   for (int i = 0; i < 36; i++) {
//     uint32_t x = (uint32_t)(numbers[i / 6] >> 16);
//     uint64_t y = numbers[i % 6], r[49], *p = r;
//     fields(x, y, r);
//     for (int j = 0; j < 9; j++) {
//       int k = all[j].k, s = all[j].s;
//       uint64_t m = all[j].m;
//       wrong += *p++ != ((x >> k & m) << s);
//       wrong += *p++ != ((x >> k & m) << s);
//       wrong += *p++ != ((y >> k & m) << s);
//       wrong += *p++ != (uint32_t)((x >> k & m) << s);
//     }
//     for (int j = 0; j < 8; j++)
//       wrong += *p++ != (y & masks[j]);
//     for (int j = 0; j < 4; j++)
//       wrong += *p++ != (x & short_masks[j]);
//     wrong += *p++ != (x & 0xff);
//   }
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
