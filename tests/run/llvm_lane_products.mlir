// Lanes times constants that are sums of shifted copies, and sums of sums of them, and others that are not.
llvm.func @times_8_0(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %c = llvm.mlir.constant(dense<3> : vector<32xi8>) : vector<32xi8>
  %r = llvm.mul %x, %c : vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @times_8_1(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %c = llvm.mlir.constant(dense<45> : vector<32xi8>) : vector<32xi8>
  %r = llvm.mul %x, %c : vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @times_8_2(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %c = llvm.mlir.constant(dense<51> : vector<32xi8>) : vector<32xi8>
  %r = llvm.mul %x, %c : vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @times_8_3(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %c = llvm.mlir.constant(dense<85> : vector<32xi8>) : vector<32xi8>
  %r = llvm.mul %x, %c : vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @times_8_4(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %c = llvm.mlir.constant(dense<7> : vector<32xi8>) : vector<32xi8>
  %r = llvm.mul %x, %c : vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @times_8_5(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %c = llvm.mlir.constant(dense<13> : vector<32xi8>) : vector<32xi8>
  %r = llvm.mul %x, %c : vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @times_8_6(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %c = llvm.mlir.constant(dense<-127> : vector<32xi8>) : vector<32xi8>
  %r = llvm.mul %x, %c : vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @times_16_0(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %c = llvm.mlir.constant(dense<5> : vector<16xi16>) : vector<16xi16>
  %r = llvm.mul %x, %c : vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @times_16_1(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %c = llvm.mlir.constant(dense<257> : vector<16xi16>) : vector<16xi16>
  %r = llvm.mul %x, %c : vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @times_16_2(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %c = llvm.mlir.constant(dense<45> : vector<16xi16>) : vector<16xi16>
  %r = llvm.mul %x, %c : vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @times_16_3(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %c = llvm.mlir.constant(dense<1285> : vector<16xi16>) : vector<16xi16>
  %r = llvm.mul %x, %c : vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @times_16_4(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %c = llvm.mlir.constant(dense<4369> : vector<16xi16>) : vector<16xi16>
  %r = llvm.mul %x, %c : vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @times_16_5(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %c = llvm.mlir.constant(dense<11> : vector<16xi16>) : vector<16xi16>
  %r = llvm.mul %x, %c : vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @times_16_6(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %c = llvm.mlir.constant(dense<-1> : vector<16xi16>) : vector<16xi16>
  %r = llvm.mul %x, %c : vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @times_32_0(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %c = llvm.mlir.constant(dense<16843009> : vector<8xi32>) : vector<8xi32>
  %r = llvm.mul %x, %c : vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @times_32_1(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %c = llvm.mlir.constant(dense<45> : vector<8xi32>) : vector<8xi32>
  %r = llvm.mul %x, %c : vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @times_32_2(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %c = llvm.mlir.constant(dense<153> : vector<8xi32>) : vector<8xi32>
  %r = llvm.mul %x, %c : vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @times_32_3(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %c = llvm.mlir.constant(dense<33686018> : vector<8xi32>) : vector<8xi32>
  %r = llvm.mul %x, %c : vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @times_32_4(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %c = llvm.mlir.constant(dense<286331153> : vector<8xi32>) : vector<8xi32>
  %r = llvm.mul %x, %c : vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @times_32_5(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %c = llvm.mlir.constant(dense<1431655765> : vector<8xi32>) : vector<8xi32>
  %r = llvm.mul %x, %c : vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @times_32_6(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %c = llvm.mlir.constant(dense<-2147483647> : vector<8xi32>) : vector<8xi32>
  %r = llvm.mul %x, %c : vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @times_32_7(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %c = llvm.mlir.constant(dense<11> : vector<8xi32>) : vector<8xi32>
  %r = llvm.mul %x, %c : vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @times_64_0(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %c = llvm.mlir.constant(dense<72340172838076673> : vector<4xi64>) : vector<4xi64>
  %r = llvm.mul %x, %c : vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @times_64_1(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %c = llvm.mlir.constant(dense<144680345676153346> : vector<4xi64>) : vector<4xi64>
  %r = llvm.mul %x, %c : vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @times_64_2(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %c = llvm.mlir.constant(dense<45> : vector<4xi64>) : vector<4xi64>
  %r = llvm.mul %x, %c : vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @times_64_3(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %c = llvm.mlir.constant(dense<6148914691236517205> : vector<4xi64>) : vector<4xi64>
  %r = llvm.mul %x, %c : vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @times_64_4(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %c = llvm.mlir.constant(dense<1229782938247303441> : vector<4xi64>) : vector<4xi64>
  %r = llvm.mul %x, %c : vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @times_64_5(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %c = llvm.mlir.constant(dense<153> : vector<4xi64>) : vector<4xi64>
  %r = llvm.mul %x, %c : vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @times_64_6(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %c = llvm.mlir.constant(dense<135> : vector<4xi64>) : vector<4xi64>
  %r = llvm.mul %x, %c : vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @times_64_7(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %c = llvm.mlir.constant(dense<11> : vector<4xi64>) : vector<4xi64>
  %r = llvm.mul %x, %c : vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #define CHECK(W, K, factor) do { \
//     void times_##W##_##K(const void *, void *); \
//     uint##W##_t x[256 / W], o[256 / W]; \
//     int fits = 1; \
//     for (int i = 0; i < 256 / W; i++) { \
//       seed = seed * 6364136223846793005 + 1442695040888963407; \
//       x[i] = (uint##W##_t)(turn == 0 ? ~0ull : turn == 1 ? 1ull << (W - 1) : seed >> 7 ^ seed << 40); \
//     } \
//     times_##W##_##K(x, o); \
//     for (int i = 0; i < 256 / W; i++) fits &= o[i] == (uint##W##_t)(x[i] * factor); \
//     good += fits, all++; \
//   } while (0)
// int main(void) {
//   uint64_t seed = 1;
//   int good = 0, all = 0;
//   for (int turn = 0; turn < 100; turn++) {
//     CHECK(8, 0, 3ull);
//     CHECK(8, 1, 45ull);
//     CHECK(8, 2, 51ull);
//     CHECK(8, 3, 85ull);
//     CHECK(8, 4, 7ull);
//     CHECK(8, 5, 13ull);
//     CHECK(8, 6, 129ull);
//     CHECK(16, 0, 5ull);
//     CHECK(16, 1, 257ull);
//     CHECK(16, 2, 45ull);
//     CHECK(16, 3, 1285ull);
//     CHECK(16, 4, 4369ull);
//     CHECK(16, 5, 11ull);
//     CHECK(16, 6, 65535ull);
//     CHECK(32, 0, 16843009ull);
//     CHECK(32, 1, 45ull);
//     CHECK(32, 2, 153ull);
//     CHECK(32, 3, 33686018ull);
//     CHECK(32, 4, 286331153ull);
//     CHECK(32, 5, 1431655765ull);
//     CHECK(32, 6, 2147483649ull);
//     CHECK(32, 7, 11ull);
//     CHECK(64, 0, 72340172838076673ull);
//     CHECK(64, 1, 144680345676153346ull);
//     CHECK(64, 2, 45ull);
//     CHECK(64, 3, 6148914691236517205ull);
//     CHECK(64, 4, 1229782938247303441ull);
//     CHECK(64, 5, 153ull);
//     CHECK(64, 6, 135ull);
//     CHECK(64, 7, 11ull);
//   }
//   printf("%d of %d\n", good, all);
//   return 0;
// }
// output:
// 3000 of 3000
