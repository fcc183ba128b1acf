// Fields of structures of four words or quadwords are separated, and merged again.
llvm.func @separate32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi32>
  %1 = llvm.shufflevector %0, %0 [0, 4, 8, 12, 16, 20, 24, 28, 1, 5, 9, 13, 17, 21, 25, 29, 2, 6, 10, 14, 18, 22, 26, 30, 3, 7, 11, 15, 19, 23, 27, 31] : vector<32xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xi32>, !llvm.ptr
  llvm.return
}
llvm.func @merge32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xf32>
  %1 = llvm.shufflevector %0, %0 [0, 8, 16, 24, 1, 9, 17, 25, 2, 10, 18, 26, 3, 11, 19, 27, 4, 12, 20, 28, 5, 13, 21, 29, 6, 14, 22, 30, 7, 15, 23, 31] : vector<32xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xf32>, !llvm.ptr
  llvm.return
}
llvm.func @separate64(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %1 = llvm.shufflevector %0, %0 [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15] : vector<16xf64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xf64>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdio.h>
// void separate32(int *, int *), merge32(int *, int *), separate64(long long *, long long *);
// int main(void) {
//   int a[32], fields[32], merged[32], wrong = 0;
//   long long x[16], y[16];
//   for (int i = 0; i < 32; i++) a[i] = i * 7 + 1;
//   for (int i = 0; i < 16; i++) x[i] = i;
//   separate32(a, fields);
//   merge32(fields, merged);
//   separate64(x, y);
//   for (int i = 0; i < 32; i++) wrong += fields[i % 4 * 8 + i / 4] != a[i], wrong += merged[i] != a[i];
//   for (int i = 0; i < 16; i++) wrong += y[i % 4 * 4 + i / 4] != x[i];
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
