// Sums of absolute differences of bytes by the intrinsic of x86-64: operands in registers, in memory and constant, more
// sums than registers, results that two paths use, and results without uses.
llvm.func @one(%a: !llvm.ptr, %b: !llvm.ptr, %to: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %s = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x, %y) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %unused = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x, %x) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  llvm.store %s, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @constants(%a: !llvm.ptr, %to: !llvm.ptr) {
  %c = llvm.mlir.constant(dense<[0, 1, 2, 127, 128, 129, 254, 255, 7, 0, 255, 0, 255, 77, 200, 100]> : vector<16xi8>) : vector<16xi8>
  %d = llvm.mlir.constant(dense<[9, 200, 2, 0, 8, 255, 255, 255, 0, 0, 1, 1, 0, 77, 100, 200]> : vector<16xi8>) : vector<16xi8>
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %s = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x, %c) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %t = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%d, %c) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  llvm.store %s, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %next = llvm.getelementptr %to[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %t, %next {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
// A sum that two blocks use of which neither dominates the other; one of them is a loop.
llvm.func @two_blocks(%a: !llvm.ptr, %n: i64, %to: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zeros = llvm.mlir.constant(dense<0> : vector<16xi8>) : vector<16xi8>
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %s = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x, %zeros) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %is_none = llvm.icmp "eq" %n, %c0 : i64
  llvm.cond_br %is_none, ^none, ^some(%c0, %c0 : i64, i64)
^none:
  llvm.store %s, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return %c1 : i64
^some(%i: i64, %sum: i64):
  %again = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%zeros, %x) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %both = llvm.add %s, %again : vector<2xi64>
  %total = "llvm.intr.vector.reduce.add"(%both) : (vector<2xi64>) -> i64
  %p = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %total, %p : i64, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  %more = llvm.icmp "ult" %next, %n : i64
  %t = llvm.add %sum, %total : i64
  llvm.cond_br %more, ^some(%next, %t : i64, i64), ^end
^end:
  llvm.return %t : i64
}
// All sums are live at the same time.
llvm.func @many(%a: !llvm.ptr, %to: !llvm.ptr) {
  %p0 = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %x0 = llvm.load %p0 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p1 = llvm.getelementptr %a[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %x1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p2 = llvm.getelementptr %a[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %x2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p3 = llvm.getelementptr %a[48] : (!llvm.ptr) -> !llvm.ptr, i8
  %x3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p4 = llvm.getelementptr %a[64] : (!llvm.ptr) -> !llvm.ptr, i8
  %x4 = llvm.load %p4 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p5 = llvm.getelementptr %a[80] : (!llvm.ptr) -> !llvm.ptr, i8
  %x5 = llvm.load %p5 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p6 = llvm.getelementptr %a[96] : (!llvm.ptr) -> !llvm.ptr, i8
  %x6 = llvm.load %p6 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p7 = llvm.getelementptr %a[112] : (!llvm.ptr) -> !llvm.ptr, i8
  %x7 = llvm.load %p7 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p8 = llvm.getelementptr %a[128] : (!llvm.ptr) -> !llvm.ptr, i8
  %x8 = llvm.load %p8 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p9 = llvm.getelementptr %a[144] : (!llvm.ptr) -> !llvm.ptr, i8
  %x9 = llvm.load %p9 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p10 = llvm.getelementptr %a[160] : (!llvm.ptr) -> !llvm.ptr, i8
  %x10 = llvm.load %p10 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p11 = llvm.getelementptr %a[176] : (!llvm.ptr) -> !llvm.ptr, i8
  %x11 = llvm.load %p11 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p12 = llvm.getelementptr %a[192] : (!llvm.ptr) -> !llvm.ptr, i8
  %x12 = llvm.load %p12 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p13 = llvm.getelementptr %a[208] : (!llvm.ptr) -> !llvm.ptr, i8
  %x13 = llvm.load %p13 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p14 = llvm.getelementptr %a[224] : (!llvm.ptr) -> !llvm.ptr, i8
  %x14 = llvm.load %p14 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p15 = llvm.getelementptr %a[240] : (!llvm.ptr) -> !llvm.ptr, i8
  %x15 = llvm.load %p15 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p16 = llvm.getelementptr %a[256] : (!llvm.ptr) -> !llvm.ptr, i8
  %x16 = llvm.load %p16 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p17 = llvm.getelementptr %a[272] : (!llvm.ptr) -> !llvm.ptr, i8
  %x17 = llvm.load %p17 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p18 = llvm.getelementptr %a[288] : (!llvm.ptr) -> !llvm.ptr, i8
  %x18 = llvm.load %p18 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p19 = llvm.getelementptr %a[304] : (!llvm.ptr) -> !llvm.ptr, i8
  %x19 = llvm.load %p19 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p20 = llvm.getelementptr %a[320] : (!llvm.ptr) -> !llvm.ptr, i8
  %x20 = llvm.load %p20 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p21 = llvm.getelementptr %a[336] : (!llvm.ptr) -> !llvm.ptr, i8
  %x21 = llvm.load %p21 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p22 = llvm.getelementptr %a[352] : (!llvm.ptr) -> !llvm.ptr, i8
  %x22 = llvm.load %p22 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %p23 = llvm.getelementptr %a[368] : (!llvm.ptr) -> !llvm.ptr, i8
  %x23 = llvm.load %p23 {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %s0 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x0, %x5) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q0 = llvm.getelementptr %to[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s0, %q0 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s1 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x1, %x12) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q1 = llvm.getelementptr %to[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s1, %q1 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s2 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x2, %x19) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q2 = llvm.getelementptr %to[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s2, %q2 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s3 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x3, %x2) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q3 = llvm.getelementptr %to[48] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s3, %q3 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s4 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x4, %x9) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q4 = llvm.getelementptr %to[64] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s4, %q4 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s5 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x5, %x16) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q5 = llvm.getelementptr %to[80] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s5, %q5 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s6 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x6, %x23) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q6 = llvm.getelementptr %to[96] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s6, %q6 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s7 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x7, %x6) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q7 = llvm.getelementptr %to[112] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s7, %q7 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s8 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x8, %x13) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q8 = llvm.getelementptr %to[128] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s8, %q8 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s9 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x9, %x20) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q9 = llvm.getelementptr %to[144] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s9, %q9 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s10 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x10, %x3) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q10 = llvm.getelementptr %to[160] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s10, %q10 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s11 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x11, %x10) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q11 = llvm.getelementptr %to[176] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s11, %q11 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s12 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x12, %x17) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q12 = llvm.getelementptr %to[192] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s12, %q12 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s13 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x13, %x0) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q13 = llvm.getelementptr %to[208] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s13, %q13 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s14 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x14, %x7) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q14 = llvm.getelementptr %to[224] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s14, %q14 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s15 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x15, %x14) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q15 = llvm.getelementptr %to[240] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s15, %q15 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s16 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x16, %x21) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q16 = llvm.getelementptr %to[256] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s16, %q16 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s17 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x17, %x4) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q17 = llvm.getelementptr %to[272] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s17, %q17 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s18 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x18, %x11) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q18 = llvm.getelementptr %to[288] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s18, %q18 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s19 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x19, %x18) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q19 = llvm.getelementptr %to[304] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s19, %q19 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s20 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x20, %x1) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q20 = llvm.getelementptr %to[320] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s20, %q20 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s21 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x21, %x8) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q21 = llvm.getelementptr %to[336] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s21, %q21 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s22 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x22, %x15) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q22 = llvm.getelementptr %to[352] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s22, %q22 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %s23 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%x23, %x22) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %q23 = llvm.getelementptr %to[368] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s23, %q23 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <stdlib.h>
// void one(const uint8_t *, const uint8_t *, uint64_t *);
// void constants(const uint8_t *, uint64_t *);
// uint64_t two_blocks(const uint8_t *, uint64_t, uint64_t *);
// void many(const uint8_t *, uint64_t *);
// static const uint8_t c[16] = {0, 1, 2, 127, 128, 129, 254, 255, 7, 0, 255, 0, 255, 77, 200, 100};
// static const uint8_t d[16] = {9, 200, 2, 0, 8, 255, 255, 255, 0, 0, 1, 1, 0, 77, 100, 200}, zeros[16];
// static int is_sum(const uint8_t *a, const uint8_t *b, const uint64_t *sums) {
//   uint64_t wanted[2] = {0, 0};
//   for (int i = 0; i < 16; i++) wanted[i / 8] += (uint64_t)abs(a[i] - b[i]);
//   return wanted[0] == sums[0] && wanted[1] == sums[1];
// }
// int main(void) {
//   enum { N = 24 };
//   static uint8_t bytes[16 * N + 16];
//   static uint64_t sums[2 * N + 1];
//   uint32_t random = 1;
//   int good = 0;
//   for (int round = 0; round < 100; round++) {
//     for (unsigned i = 0; i < sizeof bytes; i++) {
//       random = random * 1664525 + 1013904223;
//       // Now all bytes, now the largest and smallest ones.
//       bytes[i] = round % 3 ? random >> 24 : (random >> 24 & 1) * 255;
//     }
//     const uint8_t *a = bytes + round % 16, *b = bytes + 5 * round % 31 + 16;
//     one(a, b, sums), good += is_sum(a, b, sums);
//     one(b, a, sums), good += is_sum(a, b, sums);
//     constants(a, sums), good += is_sum(a, c, sums) && is_sum(c, d, sums + 2);
//     good += two_blocks(a, 0, sums) == 1 && is_sum(a, zeros, sums);
//     uint64_t total = 2 * (sums[0] + sums[1]);
//     good += two_blocks(a, 3, sums) == 3 * total && sums[0] == total && sums[2] == total;
//     many(a, sums);
//     for (int i = 0; i < N; i++) good += is_sum(a + 16 * i, a + 16 * ((7 * i + 5) % N), sums + 2 * i);
//   }
//   one(zeros, c, sums), good += is_sum(c, zeros, sums);
//   printf("%d\n", good);
//   return 0;
// }
// output:
// 2901
