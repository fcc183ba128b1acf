// Arithmetic of vectors that is several instructions on some targets, next to the limits. The program computes what is
// expected in wider integers, lane by lane.
llvm.func @sadd_i8(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.intr.sadd.sat(%x, %y) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @ssub_i8(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.intr.ssub.sat(%x, %y) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @uadd_i8(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.intr.uadd.sat(%x, %y) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @usub_i8(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.intr.usub.sat(%x, %y) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @mul_i8(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.mul %x, %y : vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @sadd_i16(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.intr.sadd.sat(%x, %y) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @ssub_i16(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.intr.ssub.sat(%x, %y) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @uadd_i16(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.intr.uadd.sat(%x, %y) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @usub_i16(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.intr.usub.sat(%x, %y) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @mul_i16(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.mul %x, %y : vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @sadd_i32(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.intr.sadd.sat(%x, %y) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @ssub_i32(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.intr.ssub.sat(%x, %y) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @uadd_i32(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.intr.uadd.sat(%x, %y) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @usub_i32(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.intr.usub.sat(%x, %y) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @mul_i32(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.mul %x, %y : vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @sadd_i64(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %z = llvm.intr.sadd.sat(%x, %y) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @ssub_i64(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %z = llvm.intr.ssub.sat(%x, %y) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @uadd_i64(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %z = llvm.intr.uadd.sat(%x, %y) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @usub_i64(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %z = llvm.intr.usub.sat(%x, %y) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @mul_i64(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %z = llvm.mul %x, %y : vector<2xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @signed_as_f32(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %z = llvm.intr.copysign(%x, %y) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @signed_as_f64(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %z = llvm.intr.copysign(%x, %y) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xf64>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// __extension__ typedef __int128 wide;
// static wide limited(wide v, int bits, int is_unsigned) {
//   wide most = ((wide)1 << (bits - !is_unsigned)) - 1, least = is_unsigned ? 0 : -most - 1;
//   return v > most ? most : v < least ? least : v;
// }
// static wide sadd(wide a, wide b, int bits) { return limited(a + b, bits, 0); }
// static wide ssub(wide a, wide b, int bits) { return limited(a - b, bits, 0); }
// static wide uadd(wide a, wide b, int bits) { return limited(a + b, bits, 1); }
// static wide usub(wide a, wide b, int bits) { return limited(a - b, bits, 1); }
// static wide mul(wide a, wide b, int bits) { (void)bits; return (wide)((uint64_t)a * (uint64_t)b); }
// static wide signed_as(wide a, wide b, int bits) {
//   wide sign = (wide)1 << (bits - 1);
//   return (a & (sign - 1)) | (b & sign);
// }
// #define CHECK(OP, E, T, N, BITS) do { \
//   void OP##_##E(void *, void *, void *); \
//   T values[] = {0, 1, 2, 7, (T)-1, (T)-2, (T)((uint64_t)1 << (BITS - 1)), (T)(((uint64_t)1 << (BITS - 1)) - 1), (T)100, (T)-100}; \
//   for (int i = 0; i < 10; i++) for (int j = 0; j < 10; j++) { \
//     T a[N], b[N], r[N]; \
//     for (int k = 0; k < N; k++) { a[k] = values[(i + k) % 10]; b[k] = values[(j + 3 * k) % 10]; } \
//     OP##_##E(a, b, r); \
//     for (int k = 0; k < N; k++) { \
//       checked++; \
//       if (r[k] != (T)OP(a[k], b[k], BITS)) { printf(#OP "_" #E " %d %d lane %d\n", i, j, k); return 1; } \
//     } \
//   } \
// } while (0)
// int main(void) {
//   int checked = 0;
//   CHECK(sadd, i8, int8_t, 16, 8);
//   CHECK(ssub, i8, int8_t, 16, 8);
//   CHECK(uadd, i8, uint8_t, 16, 8);
//   CHECK(usub, i8, uint8_t, 16, 8);
//   CHECK(mul, i8, int8_t, 16, 8);
//   CHECK(sadd, i16, int16_t, 8, 16);
//   CHECK(ssub, i16, int16_t, 8, 16);
//   CHECK(uadd, i16, uint16_t, 8, 16);
//   CHECK(usub, i16, uint16_t, 8, 16);
//   CHECK(mul, i16, int16_t, 8, 16);
//   CHECK(sadd, i32, int32_t, 4, 32);
//   CHECK(ssub, i32, int32_t, 4, 32);
//   CHECK(uadd, i32, uint32_t, 4, 32);
//   CHECK(usub, i32, uint32_t, 4, 32);
//   CHECK(mul, i32, int32_t, 4, 32);
//   CHECK(sadd, i64, int64_t, 2, 64);
//   CHECK(ssub, i64, int64_t, 2, 64);
//   CHECK(uadd, i64, uint64_t, 2, 64);
//   CHECK(usub, i64, uint64_t, 2, 64);
//   CHECK(mul, i64, int64_t, 2, 64);
//   CHECK(signed_as, f32, uint32_t, 4, 32);
//   CHECK(signed_as, f64, uint64_t, 2, 64);
//   printf("%d lanes\n", checked);
//   return 0;
// }
// output:
// 15600 lanes
