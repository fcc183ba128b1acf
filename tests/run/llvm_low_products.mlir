// Products of 64-bit lanes whose upper halves are zero, by masks and shifts, and of lanes where one of them is not.
llvm.func @products(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %low = llvm.mlir.constant(dense<4294967295> : vector<2xi64>) : vector<2xi64>
  %lower = llvm.mlir.constant(dense<[4294967295, 8589934591]> : vector<2xi64>) : vector<2xi64>
  %half = llvm.mlir.constant(dense<32> : vector<2xi64>) : vector<2xi64>
  %less = llvm.mlir.constant(dense<31> : vector<2xi64>) : vector<2xi64>
  %a = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<2xi64>
  %b = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> vector<2xi64>
  %a_low = llvm.and %a, %low : vector<2xi64>
  %b_low = llvm.and %low, %b : vector<2xi64>
  %a_high = llvm.lshr %a, %half : vector<2xi64>
  %b_high = llvm.lshr %b, %half : vector<2xi64>
  %b_more = llvm.lshr %b, %less : vector<2xi64>
  %b_lower = llvm.and %b, %lower : vector<2xi64>
  %0 = llvm.mul %a_low, %b_low : vector<2xi64>
  %1 = llvm.mul %a_high, %b_low : vector<2xi64>
  %2 = llvm.mul %a_low, %b_high : vector<2xi64>
  %3 = llvm.mul %a_high, %b_high : vector<2xi64>
  %4 = llvm.mul %a_low, %b_more : vector<2xi64>
  %5 = llvm.mul %b_lower, %a_low : vector<2xi64>
  %6 = llvm.mul %a_low, %b : vector<2xi64>
  %7 = llvm.mul %a_low, %a_low : vector<2xi64>
  %p1 = llvm.getelementptr %r[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %p2 = llvm.getelementptr %r[4] : (!llvm.ptr) -> !llvm.ptr, i64
  %p3 = llvm.getelementptr %r[6] : (!llvm.ptr) -> !llvm.ptr, i64
  %p4 = llvm.getelementptr %r[8] : (!llvm.ptr) -> !llvm.ptr, i64
  %p5 = llvm.getelementptr %r[10] : (!llvm.ptr) -> !llvm.ptr, i64
  %p6 = llvm.getelementptr %r[12] : (!llvm.ptr) -> !llvm.ptr, i64
  %p7 = llvm.getelementptr %r[14] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %0, %r {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  llvm.store %1, %p1 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  llvm.store %2, %p2 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  llvm.store %3, %p3 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  llvm.store %4, %p4 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  llvm.store %5, %p5 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  llvm.store %6, %p6 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  llvm.store %7, %p7 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void products(const uint64_t *, const uint64_t *, uint64_t *);
// int main(void) {
//   const uint64_t a[2] = {0xfedcba9876543210, 0x8000000180000003}, b[2] = {0x123456789abcdef1, 0xffffffffffffffff};
//   const uint64_t low = 0xffffffff, lower[2] = {0xffffffff, 0x1ffffffff};
//   uint64_t r[16];
//   products(a, b, r);
//   int wrong = 0;
//   for (int i = 0; i < 2; i++) {
//     const uint64_t x = a[i] & low, y = b[i] & low, u = a[i] >> 32, v = b[i] >> 32;
//     const uint64_t wanted[8] = {x * y, u * y, x * v, u * v, x * (b[i] >> 31), (b[i] & lower[i]) * x, x * b[i], x * x};
//     for (int k = 0; k < 8; k++) wrong += r[2 * k + i] != wanted[k];
//   }
//   printf("%d wrong, %llx\n", wrong, (unsigned long long)r[0]);
//   return 0;
// }
// output:
// 0 wrong, 4785f2fecc6d0110
