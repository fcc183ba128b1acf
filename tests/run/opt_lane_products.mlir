// Products of 64-bit lanes, of which one factor or both have zero upper halves: constants, masks, shifts, and shuffles
// that are shifts.

llvm.func @products(%p: !llvm.ptr, %q: !llvm.ptr, %out: !llvm.ptr) {
  %prime = llvm.mlir.constant(dense<2654435761> : vector<2xi64>) : vector<2xi64>
  %long = llvm.mlir.constant(dense<[4294967296, 2654435761]> : vector<2xi64>) : vector<2xi64>
  %low = llvm.mlir.constant(dense<4294967295> : vector<2xi64>) : vector<2xi64>
  %half = llvm.mlir.constant(dense<32> : vector<2xi64>) : vector<2xi64>
  %upper = llvm.mlir.constant(dense<[0, -1, 0, -1]> : vector<4xi32>) : vector<4xi32>
  %x = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> vector<2xi64>
  %0 = llvm.mul %x, %prime : vector<2xi64>
  %1 = llvm.mul %x, %long : vector<2xi64>
  %masked = llvm.and %y, %low : vector<2xi64>
  %2 = llvm.mul %masked, %x : vector<2xi64>
  %shifted = llvm.lshr %x, %half : vector<2xi64>
  %3 = llvm.mul %y, %shifted : vector<2xi64>
  %halves = llvm.bitcast %y : vector<2xi64> to vector<4xi32>
  %kept = llvm.and %halves, %upper : vector<4xi32>
  %moved = llvm.shufflevector %kept, %kept [1, 0, 3, 2] : vector<4xi32>
  %shuffled = llvm.bitcast %moved : vector<4xi32> to vector<2xi64>
  %4 = llvm.mul %masked, %shuffled : vector<2xi64>
  %5 = llvm.mul %x, %y : vector<2xi64>
  llvm.store %0, %out {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  %o1 = llvm.getelementptr %out[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %1, %o1 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  %o2 = llvm.getelementptr %out[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %o2 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  %o3 = llvm.getelementptr %out[48] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %3, %o3 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  %o4 = llvm.getelementptr %out[64] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %4, %o4 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  %o5 = llvm.getelementptr %out[80] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %5, %o5 {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void products(const uint64_t *, const uint64_t *, uint64_t *);
// int main(void) {
//   const uint64_t numbers[] = {0, 1, 0xffffffff, 0x100000000, 0xffffffffffffffff, 0x123456789abcdef0, 0x8000000080000000};
//   const int little = *(const char *)&(const int){1};
//   unsigned good = 0;
//   for (int a = 0; a < 6; a++)
//     for (int b = 0; b < 6; b++) {
//       uint64_t out[12];
//       const uint64_t *x = numbers + a, *y = numbers + b;
//       products(x, y, out);
//       for (int i = 0; i < 2; i++) {
//         // In big-endian order, the odd half of a lane is its lower one.
//         uint64_t moved = little ? y[i] >> 32 : y[i] << 32;
//         good += out[i] == x[i] * 2654435761u;
//         good += out[2 + i] == x[i] * (i == 0 ? 0x100000000 : 2654435761u);
//         good += out[4 + i] == (y[i] & 0xffffffff) * x[i];
//         good += out[6 + i] == y[i] * (x[i] >> 32);
//         good += out[8 + i] == (y[i] & 0xffffffff) * moved;
//         good += out[10 + i] == x[i] * y[i];
//       }
//     }
//   printf("%u\n", good);
//   return 0;
// }
// output:
// 432
