// Masks of comparisons that control wider lanes: selects, extensions and masked accesses.
llvm.func @select_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %x = llvm.load %r {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %y = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %c = llvm.fcmp "ogt" %a, %b : vector<16xf32>
  %z = llvm.select %c, %x, %y : vector<16xi1>, vector<16xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi64>, !llvm.ptr
  llvm.return
}
llvm.func @select_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %x = llvm.load %r {alignment = 1 : i64} : !llvm.ptr -> vector<64xi32>
  %y = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<64xi32>
  %c = llvm.icmp "slt" %a, %b : vector<64xi8>
  %z = llvm.select %c, %x, %y : vector<64xi1>, vector<64xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi32>, !llvm.ptr
  llvm.return
}
llvm.func @extend(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %c = llvm.icmp "ult" %a, %b : vector<32xi16>
  %x = llvm.sext %c : vector<32xi1> to vector<32xi64>
  %y = llvm.zext %c : vector<32xi1> to vector<32xi32>
  llvm.store %x, %r {alignment = 1 : i64} : vector<32xi64>, !llvm.ptr
  llvm.store %y, %s {alignment = 1 : i64} : vector<32xi32>, !llvm.ptr
  llvm.return
}
llvm.func @masked(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %c = llvm.icmp "sle" %a, %b : vector<16xi32>
  %zero = llvm.mlir.zero : vector<16xf64>
  %x = llvm.intr.masked.load %r, %c, %zero {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf64>) -> vector<16xf64>
  %y = llvm.fadd %x, %x : vector<16xf64>
  llvm.intr.masked.store %y, %s, %c {alignment = 1 : i32} : vector<16xf64>, vector<16xi1> into !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
//
// void select_i64(void *, void *, void *, void *);
// void select_i32(void *, void *, void *, void *);
// void extend(void *, void *, void *, void *);
// void masked(void *, void *, void *, void *);
//
// static uint64_t state = 7;
// static int next(void) { state = state * 6364136223846793005u + 1442695040888963407u; return (int)(state >> 40) % 200 - 100; }
//
// int main(void) {
//   int wrong[4] = {0};
//   for (int round = 0; round < 50; round++) {
//     float f[2][16];
//     int64_t q[2][32], q0[16];
//     int8_t b[2][64];
//     int32_t w[2][64], w0[64];
//     uint16_t h[2][32];
//     double d[2][16], d0[16];
//     for (int i = 0; i < 16; i++) {
//       f[0][i] = (float)next(), f[1][i] = (float)next(), q0[i] = q[0][i] = next() * 0x100000001, q[1][i] = next();
//     }
//     select_i64(f[0], f[1], q[0], q[1]);
//     for (int i = 0; i < 16; i++) wrong[0] += q[0][i] != (f[0][i] > f[1][i] ? q0[i] : q[1][i]);
//     for (int i = 0; i < 64; i++) {
//       b[0][i] = (int8_t)next(), b[1][i] = (int8_t)next(), w0[i] = w[0][i] = next() * 65537, w[1][i] = next();
//     }
//     select_i32(b[0], b[1], w[0], w[1]);
//     for (int i = 0; i < 64; i++) wrong[1] += w[0][i] != (b[0][i] < b[1][i] ? w0[i] : w[1][i]);
//     for (int i = 0; i < 32; i++) h[0][i] = (uint16_t)next(), h[1][i] = (uint16_t)next();
//     extend(h[0], h[1], q[0], w[0]);
//     for (int i = 0; i < 32; i++) wrong[2] += q[0][i] != -(h[0][i] < h[1][i]) || w[0][i] != (h[0][i] < h[1][i]);
//     for (int i = 0; i < 16; i++) {
//       w[0][i] = next(), w[1][i] = next(), d[0][i] = next(), d0[i] = d[1][i] = next();
//     }
//     masked(w[0], w[1], d[0], d[1]);
//     for (int i = 0; i < 16; i++) wrong[3] += d[1][i] != (w[0][i] <= w[1][i] ? d[0][i] + d[0][i] : d0[i]);
//   }
//   printf("%d %d %d %d wrong\n", wrong[0], wrong[1], wrong[2], wrong[3]);
//   return 0;
// }
// output:
// 0 0 0 0 wrong
