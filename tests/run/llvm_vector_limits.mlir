// Unsigned comparisons of vectors with constants.
llvm.func @compare_i8(%x: !llvm.ptr, %r: !llvm.ptr) {
  %v = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %k0 = llvm.mlir.constant(dense<0> : vector<16xi8>) : vector<16xi8>
  %c0 = llvm.icmp "ult" %v, %k0 : vector<16xi8>
  %e0 = llvm.zext %c0 : vector<16xi1> to vector<16xi8>
  llvm.store %e0, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c1 = llvm.icmp "ugt" %v, %k0 : vector<16xi8>
  %e1 = llvm.zext %c1 : vector<16xi1> to vector<16xi8>
  %p1 = llvm.getelementptr %r[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e1, %p1 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %k1 = llvm.mlir.constant(dense<1> : vector<16xi8>) : vector<16xi8>
  %c2 = llvm.icmp "ult" %v, %k1 : vector<16xi8>
  %e2 = llvm.zext %c2 : vector<16xi1> to vector<16xi8>
  %p2 = llvm.getelementptr %r[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e2, %p2 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c3 = llvm.icmp "ugt" %v, %k1 : vector<16xi8>
  %e3 = llvm.zext %c3 : vector<16xi1> to vector<16xi8>
  %p3 = llvm.getelementptr %r[48] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e3, %p3 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %k2 = llvm.mlir.constant(dense<2> : vector<16xi8>) : vector<16xi8>
  %c4 = llvm.icmp "ult" %v, %k2 : vector<16xi8>
  %e4 = llvm.zext %c4 : vector<16xi1> to vector<16xi8>
  %p4 = llvm.getelementptr %r[64] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e4, %p4 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c5 = llvm.icmp "ugt" %v, %k2 : vector<16xi8>
  %e5 = llvm.zext %c5 : vector<16xi1> to vector<16xi8>
  %p5 = llvm.getelementptr %r[80] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e5, %p5 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %k3 = llvm.mlir.constant(dense<128> : vector<16xi8>) : vector<16xi8>
  %c6 = llvm.icmp "ult" %v, %k3 : vector<16xi8>
  %e6 = llvm.zext %c6 : vector<16xi1> to vector<16xi8>
  %p6 = llvm.getelementptr %r[96] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e6, %p6 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c7 = llvm.icmp "ugt" %v, %k3 : vector<16xi8>
  %e7 = llvm.zext %c7 : vector<16xi1> to vector<16xi8>
  %p7 = llvm.getelementptr %r[112] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e7, %p7 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %k4 = llvm.mlir.constant(dense<200> : vector<16xi8>) : vector<16xi8>
  %c8 = llvm.icmp "ult" %v, %k4 : vector<16xi8>
  %e8 = llvm.zext %c8 : vector<16xi1> to vector<16xi8>
  %p8 = llvm.getelementptr %r[128] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e8, %p8 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c9 = llvm.icmp "ugt" %v, %k4 : vector<16xi8>
  %e9 = llvm.zext %c9 : vector<16xi1> to vector<16xi8>
  %p9 = llvm.getelementptr %r[144] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e9, %p9 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %k5 = llvm.mlir.constant(dense<254> : vector<16xi8>) : vector<16xi8>
  %c10 = llvm.icmp "ult" %v, %k5 : vector<16xi8>
  %e10 = llvm.zext %c10 : vector<16xi1> to vector<16xi8>
  %p10 = llvm.getelementptr %r[160] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e10, %p10 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c11 = llvm.icmp "ugt" %v, %k5 : vector<16xi8>
  %e11 = llvm.zext %c11 : vector<16xi1> to vector<16xi8>
  %p11 = llvm.getelementptr %r[176] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e11, %p11 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %k6 = llvm.mlir.constant(dense<255> : vector<16xi8>) : vector<16xi8>
  %c12 = llvm.icmp "ult" %v, %k6 : vector<16xi8>
  %e12 = llvm.zext %c12 : vector<16xi1> to vector<16xi8>
  %p12 = llvm.getelementptr %r[192] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e12, %p12 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c13 = llvm.icmp "ugt" %v, %k6 : vector<16xi8>
  %e13 = llvm.zext %c13 : vector<16xi1> to vector<16xi8>
  %p13 = llvm.getelementptr %r[208] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %e13, %p13 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @compare_i16(%x: !llvm.ptr, %r: !llvm.ptr) {
  %v = llvm.load %x {alignment = 2 : i64} : !llvm.ptr -> vector<8xi16>
  %k0 = llvm.mlir.constant(dense<0> : vector<8xi16>) : vector<8xi16>
  %c0 = llvm.icmp "ult" %v, %k0 : vector<8xi16>
  %e0 = llvm.zext %c0 : vector<8xi1> to vector<8xi16>
  llvm.store %e0, %r {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %c1 = llvm.icmp "ugt" %v, %k0 : vector<8xi16>
  %e1 = llvm.zext %c1 : vector<8xi1> to vector<8xi16>
  %p1 = llvm.getelementptr %r[8] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e1, %p1 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %k1 = llvm.mlir.constant(dense<1> : vector<8xi16>) : vector<8xi16>
  %c2 = llvm.icmp "ult" %v, %k1 : vector<8xi16>
  %e2 = llvm.zext %c2 : vector<8xi1> to vector<8xi16>
  %p2 = llvm.getelementptr %r[16] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e2, %p2 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %c3 = llvm.icmp "ugt" %v, %k1 : vector<8xi16>
  %e3 = llvm.zext %c3 : vector<8xi1> to vector<8xi16>
  %p3 = llvm.getelementptr %r[24] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e3, %p3 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %k2 = llvm.mlir.constant(dense<255> : vector<8xi16>) : vector<8xi16>
  %c4 = llvm.icmp "ult" %v, %k2 : vector<8xi16>
  %e4 = llvm.zext %c4 : vector<8xi1> to vector<8xi16>
  %p4 = llvm.getelementptr %r[32] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e4, %p4 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %c5 = llvm.icmp "ugt" %v, %k2 : vector<8xi16>
  %e5 = llvm.zext %c5 : vector<8xi1> to vector<8xi16>
  %p5 = llvm.getelementptr %r[40] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e5, %p5 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %k3 = llvm.mlir.constant(dense<32768> : vector<8xi16>) : vector<8xi16>
  %c6 = llvm.icmp "ult" %v, %k3 : vector<8xi16>
  %e6 = llvm.zext %c6 : vector<8xi1> to vector<8xi16>
  %p6 = llvm.getelementptr %r[48] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e6, %p6 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %c7 = llvm.icmp "ugt" %v, %k3 : vector<8xi16>
  %e7 = llvm.zext %c7 : vector<8xi1> to vector<8xi16>
  %p7 = llvm.getelementptr %r[56] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e7, %p7 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %k4 = llvm.mlir.constant(dense<40000> : vector<8xi16>) : vector<8xi16>
  %c8 = llvm.icmp "ult" %v, %k4 : vector<8xi16>
  %e8 = llvm.zext %c8 : vector<8xi1> to vector<8xi16>
  %p8 = llvm.getelementptr %r[64] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e8, %p8 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %c9 = llvm.icmp "ugt" %v, %k4 : vector<8xi16>
  %e9 = llvm.zext %c9 : vector<8xi1> to vector<8xi16>
  %p9 = llvm.getelementptr %r[72] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e9, %p9 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %k5 = llvm.mlir.constant(dense<65534> : vector<8xi16>) : vector<8xi16>
  %c10 = llvm.icmp "ult" %v, %k5 : vector<8xi16>
  %e10 = llvm.zext %c10 : vector<8xi1> to vector<8xi16>
  %p10 = llvm.getelementptr %r[80] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e10, %p10 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %c11 = llvm.icmp "ugt" %v, %k5 : vector<8xi16>
  %e11 = llvm.zext %c11 : vector<8xi1> to vector<8xi16>
  %p11 = llvm.getelementptr %r[88] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e11, %p11 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %k6 = llvm.mlir.constant(dense<65535> : vector<8xi16>) : vector<8xi16>
  %c12 = llvm.icmp "ult" %v, %k6 : vector<8xi16>
  %e12 = llvm.zext %c12 : vector<8xi1> to vector<8xi16>
  %p12 = llvm.getelementptr %r[96] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e12, %p12 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  %c13 = llvm.icmp "ugt" %v, %k6 : vector<8xi16>
  %e13 = llvm.zext %c13 : vector<8xi1> to vector<8xi16>
  %p13 = llvm.getelementptr %r[104] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %e13, %p13 {alignment = 2 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @compare_i32(%x: !llvm.ptr, %r: !llvm.ptr) {
  %v = llvm.load %x {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
  %k0 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  %c0 = llvm.icmp "ult" %v, %k0 : vector<4xi32>
  %e0 = llvm.zext %c0 : vector<4xi1> to vector<4xi32>
  llvm.store %e0, %r {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %c1 = llvm.icmp "ugt" %v, %k0 : vector<4xi32>
  %e1 = llvm.zext %c1 : vector<4xi1> to vector<4xi32>
  %p1 = llvm.getelementptr %r[4] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e1, %p1 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %k1 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %c2 = llvm.icmp "ult" %v, %k1 : vector<4xi32>
  %e2 = llvm.zext %c2 : vector<4xi1> to vector<4xi32>
  %p2 = llvm.getelementptr %r[8] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e2, %p2 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %c3 = llvm.icmp "ugt" %v, %k1 : vector<4xi32>
  %e3 = llvm.zext %c3 : vector<4xi1> to vector<4xi32>
  %p3 = llvm.getelementptr %r[12] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e3, %p3 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %k2 = llvm.mlir.constant(dense<65536> : vector<4xi32>) : vector<4xi32>
  %c4 = llvm.icmp "ult" %v, %k2 : vector<4xi32>
  %e4 = llvm.zext %c4 : vector<4xi1> to vector<4xi32>
  %p4 = llvm.getelementptr %r[16] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e4, %p4 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %c5 = llvm.icmp "ugt" %v, %k2 : vector<4xi32>
  %e5 = llvm.zext %c5 : vector<4xi1> to vector<4xi32>
  %p5 = llvm.getelementptr %r[20] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e5, %p5 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %k3 = llvm.mlir.constant(dense<2147483648> : vector<4xi32>) : vector<4xi32>
  %c6 = llvm.icmp "ult" %v, %k3 : vector<4xi32>
  %e6 = llvm.zext %c6 : vector<4xi1> to vector<4xi32>
  %p6 = llvm.getelementptr %r[24] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e6, %p6 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %c7 = llvm.icmp "ugt" %v, %k3 : vector<4xi32>
  %e7 = llvm.zext %c7 : vector<4xi1> to vector<4xi32>
  %p7 = llvm.getelementptr %r[28] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e7, %p7 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %k4 = llvm.mlir.constant(dense<4000000000> : vector<4xi32>) : vector<4xi32>
  %c8 = llvm.icmp "ult" %v, %k4 : vector<4xi32>
  %e8 = llvm.zext %c8 : vector<4xi1> to vector<4xi32>
  %p8 = llvm.getelementptr %r[32] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e8, %p8 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %c9 = llvm.icmp "ugt" %v, %k4 : vector<4xi32>
  %e9 = llvm.zext %c9 : vector<4xi1> to vector<4xi32>
  %p9 = llvm.getelementptr %r[36] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e9, %p9 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %k5 = llvm.mlir.constant(dense<4294967294> : vector<4xi32>) : vector<4xi32>
  %c10 = llvm.icmp "ult" %v, %k5 : vector<4xi32>
  %e10 = llvm.zext %c10 : vector<4xi1> to vector<4xi32>
  %p10 = llvm.getelementptr %r[40] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e10, %p10 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %c11 = llvm.icmp "ugt" %v, %k5 : vector<4xi32>
  %e11 = llvm.zext %c11 : vector<4xi1> to vector<4xi32>
  %p11 = llvm.getelementptr %r[44] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e11, %p11 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %k6 = llvm.mlir.constant(dense<4294967295> : vector<4xi32>) : vector<4xi32>
  %c12 = llvm.icmp "ult" %v, %k6 : vector<4xi32>
  %e12 = llvm.zext %c12 : vector<4xi1> to vector<4xi32>
  %p12 = llvm.getelementptr %r[48] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e12, %p12 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  %c13 = llvm.icmp "ugt" %v, %k6 : vector<4xi32>
  %e13 = llvm.zext %c13 : vector<4xi1> to vector<4xi32>
  %p13 = llvm.getelementptr %r[52] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %e13, %p13 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
//
// #define CHECK(T, N, NAME, ...)                                        \
//   do {                                                                \
//     static const T limits[] = {__VA_ARGS__};                          \
//     enum { LIMITS = sizeof limits / sizeof *limits };                 \
//     T x[N], r[2 * LIMITS * N];                                        \
//     int wrong = 0;                                                    \
//     for (int k = 0; k < LIMITS; k++)                                  \
//       for (int d = -1; d <= 1; d++) {                                 \
//         for (int i = 0; i < N; i++) x[i] = (T)(limits[k] + d * i);    \
//         NAME(x, r);                                                   \
//         for (int l = 0; l < LIMITS; l++)                              \
//           for (int i = 0; i < N; i++)                                 \
//             wrong += r[2 * l * N + i] != (x[i] < limits[l]) || r[(2 * l + 1) * N + i] != (x[i] > limits[l]); \
//       }                                                               \
//     printf("%d wrong\n", wrong);                                      \
//   } while (0)
//
// void compare_i8(uint8_t *, uint8_t *);
// void compare_i16(uint16_t *, uint16_t *);
// void compare_i32(uint32_t *, uint32_t *);
//
// int main(void) {
//   CHECK(uint8_t, 16, compare_i8, 0, 1, 2, 128, 200, 254, 255);
//   CHECK(uint16_t, 8, compare_i16, 0, 1, 255, 32768, 40000, 65534, 65535);
//   CHECK(uint32_t, 4, compare_i32, 0, 1, 65536, 2147483648u, 4000000000u, 4294967294u, 4294967295u);
//   return 0;
// }
// output:
// 0 wrong
// 0 wrong
// 0 wrong
