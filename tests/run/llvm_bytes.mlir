// Integers that are assembled from bytes in memory, and stored byte by byte, at unaligned addresses.
llvm.func @load_little(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %c3 = llvm.mlir.constant(24 : i32) : i32
  %s3 = llvm.shl %z3, %c3 : i32
  %o0 = llvm.or %z0, %s1 : i32
  %o1 = llvm.or %o0, %s2 : i32
  %o2 = llvm.or %o1, %s3 : i32
  llvm.return %o2 : i32
}
llvm.func @load_big(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c0 = llvm.mlir.constant(24 : i32) : i32
  %s0 = llvm.shl %z0, %c0 : i32
  %c1 = llvm.mlir.constant(16 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(8 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %o0 = llvm.add %s0, %s1 : i32
  %o1 = llvm.add %o0, %s2 : i32
  %o2 = llvm.add %o1, %z3 : i32
  llvm.return %o2 : i32
}
llvm.func @load_big64(%p: !llvm.ptr) -> i64 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i64
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i64
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i64
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i64
  %p4 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %b4 = llvm.load %p4 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z4 = llvm.zext %b4 : i8 to i64
  %p5 = llvm.getelementptr %p[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %b5 = llvm.load %p5 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z5 = llvm.zext %b5 : i8 to i64
  %p6 = llvm.getelementptr %p[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %b6 = llvm.load %p6 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z6 = llvm.zext %b6 : i8 to i64
  %p7 = llvm.getelementptr %p[7] : (!llvm.ptr) -> !llvm.ptr, i8
  %b7 = llvm.load %p7 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z7 = llvm.zext %b7 : i8 to i64
  %c0 = llvm.mlir.constant(56 : i64) : i64
  %s0 = llvm.shl %z0, %c0 : i64
  %c1 = llvm.mlir.constant(48 : i64) : i64
  %s1 = llvm.shl %z1, %c1 : i64
  %c2 = llvm.mlir.constant(40 : i64) : i64
  %s2 = llvm.shl %z2, %c2 : i64
  %c3 = llvm.mlir.constant(32 : i64) : i64
  %s3 = llvm.shl %z3, %c3 : i64
  %c4 = llvm.mlir.constant(24 : i64) : i64
  %s4 = llvm.shl %z4, %c4 : i64
  %c5 = llvm.mlir.constant(16 : i64) : i64
  %s5 = llvm.shl %z5, %c5 : i64
  %c6 = llvm.mlir.constant(8 : i64) : i64
  %s6 = llvm.shl %z6, %c6 : i64
  %o0 = llvm.xor %s0, %s1 : i64
  %o1 = llvm.xor %o0, %s2 : i64
  %o2 = llvm.xor %o1, %s3 : i64
  %o3 = llvm.xor %o2, %s4 : i64
  %o4 = llvm.xor %o3, %s5 : i64
  %o5 = llvm.xor %o4, %s6 : i64
  %o6 = llvm.xor %o5, %z7 : i64
  llvm.return %o6 : i64
}
llvm.func @load_shifted(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %c0 = llvm.mlir.constant(16 : i32) : i32
  %s0 = llvm.shl %z0, %c0 : i32
  %c1 = llvm.mlir.constant(24 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %o0 = llvm.or %s0, %s1 : i32
  llvm.return %o0 : i32
}
llvm.func @load_permuted(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c0 = llvm.mlir.constant(8 : i32) : i32
  %s0 = llvm.shl %z0, %c0 : i32
  %c2 = llvm.mlir.constant(24 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %c3 = llvm.mlir.constant(16 : i32) : i32
  %s3 = llvm.shl %z3, %c3 : i32
  %o0 = llvm.or %s0, %z1 : i32
  %o1 = llvm.or %o0, %s2 : i32
  %o2 = llvm.or %o1, %s3 : i32
  llvm.return %o2 : i32
}
llvm.func @load_clobbered(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %m = llvm.mlir.constant(90 : i8) : i8
  llvm.store %m, %q : i8, !llvm.ptr
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %c3 = llvm.mlir.constant(24 : i32) : i32
  %s3 = llvm.shl %z3, %c3 : i32
  %o0 = llvm.or %z0, %s1 : i32
  %o1 = llvm.or %o0, %s2 : i32
  %o2 = llvm.or %o1, %s3 : i32
  llvm.return %o2 : i32
}
llvm.func @load_halves(%p: !llvm.ptr, %i: i64) -> i64 {
  %p0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %j = llvm.add %i, %c1 : i64
  %p1 = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %h1 = llvm.load %p1 : !llvm.ptr -> i16
  %h0 = llvm.load %p0 : !llvm.ptr -> i16
  %z0 = llvm.zext %h0 : i16 to i64
  %z1 = llvm.zext %h1 : i16 to i64
  %c16 = llvm.mlir.constant(16 : i64) : i64
  %s1 = llvm.shl %z1, %c16 : i64
  %o = llvm.or %s1, %z0 : i64
  llvm.return %o : i64
}
llvm.func @swap(%x: i32) -> i32 {
  %c8 = llvm.mlir.constant(8 : i32) : i32
  %c24 = llvm.mlir.constant(24 : i32) : i32
  %m2 = llvm.mlir.constant(16711680 : i32) : i32
  %m1 = llvm.mlir.constant(65280 : i32) : i32
  %a = llvm.shl %x, %c24 : i32
  %b = llvm.shl %x, %c8 : i32
  %b1 = llvm.and %b, %m2 : i32
  %c = llvm.lshr %x, %c8 : i32
  %c1 = llvm.and %c, %m1 : i32
  %d = llvm.lshr %x, %c24 : i32
  %ab = llvm.or %a, %b1 : i32
  %cd = llvm.or %c1, %d : i32
  %r = llvm.or %ab, %cd : i32
  llvm.return %r : i32
}
llvm.func @swap_high(%x: i64) -> i32 {
  %c48 = llvm.mlir.constant(48 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i32) : i32
  %c255 = llvm.mlir.constant(255 : i32) : i32
  %h = llvm.lshr %x, %c48 : i64
  %w = llvm.trunc %h : i64 to i32
  %low = llvm.and %w, %c255 : i32
  %up = llvm.shl %low, %c8 : i32
  %down = llvm.lshr %w, %c8 : i32
  %r = llvm.or %up, %down : i32
  llvm.return %r : i32
}
llvm.func @store_little(%p: !llvm.ptr, %x: i32) {
  %t0 = llvm.trunc %x : i32 to i8
  llvm.store %t0, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.lshr %x, %c1 : i32
  %t1 = llvm.trunc %s1 : i32 to i8
  llvm.store %t1, %p1 {alignment = 1 : i64} : i8, !llvm.ptr
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %s2 = llvm.lshr %x, %c2 : i32
  %t2 = llvm.trunc %s2 : i32 to i8
  llvm.store %t2, %p2 {alignment = 1 : i64} : i8, !llvm.ptr
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %c3 = llvm.mlir.constant(24 : i32) : i32
  %s3 = llvm.lshr %x, %c3 : i32
  %t3 = llvm.trunc %s3 : i32 to i8
  llvm.store %t3, %p3 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return
}
llvm.func @store_big(%p: !llvm.ptr, %x: i32) {
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %t0 = llvm.trunc %x : i32 to i8
  llvm.store %t0, %p3 {alignment = 1 : i64} : i8, !llvm.ptr
  %c1 = llvm.mlir.constant(24 : i32) : i32
  %s1 = llvm.lshr %x, %c1 : i32
  %t1 = llvm.trunc %s1 : i32 to i8
  llvm.store %t1, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %s2 = llvm.lshr %x, %c2 : i32
  %t2 = llvm.trunc %s2 : i32 to i8
  llvm.store %t2, %p1 {alignment = 1 : i64} : i8, !llvm.ptr
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %c3 = llvm.mlir.constant(8 : i32) : i32
  %s3 = llvm.lshr %x, %c3 : i32
  %t3 = llvm.trunc %s3 : i32 to i8
  llvm.store %t3, %p2 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return
}
llvm.func @store_part(%p: !llvm.ptr, %x: i64) {
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c0 = llvm.mlir.constant(24 : i64) : i64
  %s0 = llvm.lshr %x, %c0 : i64
  %t0 = llvm.trunc %s0 : i64 to i8
  llvm.store %t0, %p1 {alignment = 1 : i64} : i8, !llvm.ptr
  %c1 = llvm.mlir.constant(16 : i64) : i64
  %s1 = llvm.lshr %x, %c1 : i64
  %t1 = llvm.trunc %s1 : i64 to i8
  llvm.store %t1, %p {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return
}
llvm.func @store_read(%p: !llvm.ptr, %x: i32, %q: !llvm.ptr) -> i8 {
  %t0 = llvm.trunc %x : i32 to i8
  llvm.store %t0, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.lshr %x, %c1 : i32
  %t1 = llvm.trunc %s1 : i32 to i8
  llvm.store %t1, %p1 {alignment = 1 : i64} : i8, !llvm.ptr
  %y = llvm.load %q : !llvm.ptr -> i8
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %s2 = llvm.lshr %x, %c2 : i32
  %t2 = llvm.trunc %s2 : i32 to i8
  llvm.store %t2, %p2 {alignment = 1 : i64} : i8, !llvm.ptr
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %c3 = llvm.mlir.constant(24 : i32) : i32
  %s3 = llvm.lshr %x, %c3 : i32
  %t3 = llvm.trunc %s3 : i32 to i8
  llvm.store %t3, %p3 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return %y : i8
}
llvm.func @store_constants(%p: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i16) : i16
  %minus = llvm.mlir.constant(-2 : i16) : i16
  %q1 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %q2 = llvm.getelementptr %p[6] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %minus, %q2 : i16, !llvm.ptr
  llvm.store %zero, %p : i32, !llvm.ptr
  llvm.store %one, %q1 : i16, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// uint32_t load_little(const uint8_t *p);
// uint32_t load_big(const uint8_t *p);
// uint64_t load_big64(const uint8_t *p);
// uint32_t load_shifted(const uint8_t *p);
// uint32_t load_permuted(const uint8_t *p);
// uint32_t load_clobbered(uint8_t *p, uint8_t *q);
// uint64_t load_halves(const uint16_t *p, int64_t i);
// uint32_t swap(uint32_t x);
// uint32_t swap_high(uint64_t x);
// void store_little(uint8_t *p, uint32_t x);
// void store_big(uint8_t *p, uint32_t x);
// void store_part(uint8_t *p, uint64_t x);
// uint8_t store_read(uint8_t *p, uint32_t x, uint8_t *q);
// void store_constants(uint32_t *p);
// static void show(const uint8_t *p) {
//   for (int i = 0; i < 6; i++) printf("%02x ", p[i]);
//   printf("\n");
// }
// int main(void) {
//   uint8_t p[9] = {0x80, 0x81, 0x92, 0xa3, 0xb4, 0xc5, 0xd6, 0xe7, 0xf8};
//   printf("%08x %08x\n", (unsigned)load_little(p + 1), (unsigned)load_big(p + 1));
//   printf("%016llx\n", (unsigned long long)load_big64(p + 1));
//   printf("%08x %08x\n", (unsigned)load_shifted(p + 1), (unsigned)load_permuted(p + 1));
//   printf("%08x ", (unsigned)load_clobbered(p + 1, p + 2));
//   printf("%08x\n", (unsigned)load_clobbered(p + 1, p + 4));
//   uint16_t halves[3] = {0x1122, 0x3344, 0x5566};
//   printf("%016llx\n", (unsigned long long)load_halves(halves, 1));
//   printf("%08x %08x\n", (unsigned)swap(0x89abcdefu), (unsigned)swap_high(0x89abcdef01234567u));
//   uint8_t q[6] = {0};
//   store_little(q + 1, 0x89abcdefu);
//   show(q);
//   store_big(q + 1, 0x89abcdefu);
//   show(q);
//   store_part(q + 1, 0x0123456789abcdefu);
//   show(q);
//   printf("%02x ", store_read(q + 1, 0x01020304u, q + 2));
//   printf("%02x\n", store_read(q + 1, 0x11121314u, q + 4));
//   show(q);
//   uint32_t w[2] = {9, 9};
//   store_constants(w);
//   uint16_t h[2];
//   memcpy(h, &w[1], sizeof h);
//   printf("%u %u %u\n", (unsigned)w[0], (unsigned)h[0], (unsigned)h[1]);
// }
// output:
// b4a39281 8192a3b4
// 8192a3b4c5d6e7f8
// 92810000 a3b48192
// b4a39281 5aa35a81
// 0000000055663344
// efcdab89 0000ab89
// 00 ef cd ab 89 00
// 00 89 ab cd ef 00
// 00 ab 89 cd ef 00
// 03 01
// 00 14 13 12 11 00
// 0 1 65534
