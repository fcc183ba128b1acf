// Sums of pairs of products of 16-bit integers by the intrinsic of x86-64, also of the products that wrap.
llvm.func @pairs(%a: !llvm.ptr, %b: !llvm.ptr, %to: !llvm.ptr) {
  %x = llvm.load %a {alignment = 2 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 2 : i64} : !llvm.ptr -> vector<8xi16>
  %s = llvm.call_intrinsic "llvm.x86.sse2.pmadd.wd"(%x, %y) : (vector<8xi16>, vector<8xi16>) -> vector<4xi32>
  llvm.store %s, %to {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void pairs(const int16_t *, const int16_t *, int32_t *);
// int main(void) {
//   int16_t a[8] = {1, 2, -3, 4, -32768, -32768, 32767, -32768}, b[8] = {10, 20, 30, -40, -32768, -32768, 32767, 1};
//   int32_t to[4];
//   pairs(a, b, to);
//   printf("%d %d %d %d\n", to[0], to[1], to[2], to[3]);
//   return 0;
// }
// output:
// 50 -250 -2147483648 1073643521
// -----
// no-oracle: LLVM has this intrinsic with AVX2 only
// On vectors of 256 bits.
llvm.func @wide_pairs(%a: !llvm.ptr, %b: !llvm.ptr, %to: !llvm.ptr) {
  %x = llvm.load %a {alignment = 2 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 2 : i64} : !llvm.ptr -> vector<16xi16>
  %s = llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"(%x, %y) : (vector<16xi16>, vector<16xi16>) -> vector<8xi32>
  llvm.store %s, %to {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void wide_pairs(const int16_t *, const int16_t *, int32_t *);
// int main(void) {
//   int16_t a[16], b[16];
//   int32_t to[8];
//   for (int i = 0; i < 16; i++) a[i] = i % 2 ? -i : i, b[i] = 100 * i;
//   wide_pairs(a, b, to);
//   for (int i = 0; i < 8; i++) printf("%d\n", to[i]);
//   return 0;
// }
// output:
// -100
// -500
// -900
// -1300
// -1700
// -2100
// -2500
// -2900
