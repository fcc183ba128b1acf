// Population counts by sums of halves, against loops over the bits.
llvm.func @count_i16(%v: i16) -> i16 {
  %one = llvm.mlir.constant(1 : i16) : i16
  %two = llvm.mlir.constant(2 : i16) : i16
  %four = llvm.mlir.constant(4 : i16) : i16
  %shift = llvm.mlir.constant(8 : i16) : i16
  %m1 = llvm.mlir.constant(0x5555 : i16) : i16
  %m2 = llvm.mlir.constant(0x3333 : i16) : i16
  %m4 = llvm.mlir.constant(0xf0f : i16) : i16
  %bytes = llvm.mlir.constant(0x101 : i16) : i16
  %0 = llvm.lshr %v, %one : i16
  %1 = llvm.and %0, %m1 : i16
  %2 = llvm.sub %v, %1 : i16
  %3 = llvm.and %2, %m2 : i16
  %4 = llvm.lshr %2, %two : i16
  %5 = llvm.and %4, %m2 : i16
  %6 = llvm.add %3, %5 : i16
  %7 = llvm.lshr %6, %four : i16
  %8 = llvm.add %6, %7 : i16
  %9 = llvm.and %8, %m4 : i16
  %10 = llvm.mul %9, %bytes : i16
  %11 = llvm.lshr %10, %shift : i16
  llvm.return %11 : i16
}
llvm.func @sum_i16(%p: !llvm.ptr, %n: i64) -> i16 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0 : i16) : i16
  llvm.br ^loop(%zero, %none : i64, i16)
^loop(%i: i64, %sum: i16):
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %1 = llvm.load %0 : !llvm.ptr -> i16
  %2 = llvm.call @count_i16(%1) : (i16) -> i16
  %3 = llvm.add %sum, %2 : i16
  %4 = llvm.add %i, %one : i64
  %5 = llvm.icmp "slt" %4, %n : i64
  llvm.cond_br %5, ^loop(%4, %3 : i64, i16), ^exit
^exit:
  llvm.return %3 : i16
}
llvm.func @count_i32(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %shift = llvm.mlir.constant(24 : i32) : i32
  %m1 = llvm.mlir.constant(0x55555555 : i32) : i32
  %m2 = llvm.mlir.constant(0x33333333 : i32) : i32
  %m4 = llvm.mlir.constant(0xf0f0f0f : i32) : i32
  %bytes = llvm.mlir.constant(0x1010101 : i32) : i32
  %0 = llvm.lshr %v, %one : i32
  %1 = llvm.and %0, %m1 : i32
  %2 = llvm.sub %v, %1 : i32
  %3 = llvm.and %2, %m2 : i32
  %4 = llvm.lshr %2, %two : i32
  %5 = llvm.and %4, %m2 : i32
  %6 = llvm.add %3, %5 : i32
  %7 = llvm.lshr %6, %four : i32
  %8 = llvm.add %6, %7 : i32
  %9 = llvm.and %8, %m4 : i32
  %10 = llvm.mul %9, %bytes : i32
  %11 = llvm.lshr %10, %shift : i32
  llvm.return %11 : i32
}
llvm.func @sum_i32(%p: !llvm.ptr, %n: i64) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%zero, %none : i64, i32)
^loop(%i: i64, %sum: i32):
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = llvm.call @count_i32(%1) : (i32) -> i32
  %3 = llvm.add %sum, %2 : i32
  %4 = llvm.add %i, %one : i64
  %5 = llvm.icmp "slt" %4, %n : i64
  llvm.cond_br %5, ^loop(%4, %3 : i64, i32), ^exit
^exit:
  llvm.return %3 : i32
}
llvm.func @count_i64(%v: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %shift = llvm.mlir.constant(56 : i64) : i64
  %m1 = llvm.mlir.constant(0x5555555555555555 : i64) : i64
  %m2 = llvm.mlir.constant(0x3333333333333333 : i64) : i64
  %m4 = llvm.mlir.constant(0xf0f0f0f0f0f0f0f : i64) : i64
  %bytes = llvm.mlir.constant(0x101010101010101 : i64) : i64
  %0 = llvm.lshr %v, %one : i64
  %1 = llvm.and %0, %m1 : i64
  %2 = llvm.sub %v, %1 : i64
  %3 = llvm.and %2, %m2 : i64
  %4 = llvm.lshr %2, %two : i64
  %5 = llvm.and %4, %m2 : i64
  %6 = llvm.add %3, %5 : i64
  %7 = llvm.lshr %6, %four : i64
  %8 = llvm.add %6, %7 : i64
  %9 = llvm.and %8, %m4 : i64
  %10 = llvm.mul %9, %bytes : i64
  %11 = llvm.lshr %10, %shift : i64
  llvm.return %11 : i64
}
llvm.func @sum_i64(%p: !llvm.ptr, %n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0 : i64) : i64
  llvm.br ^loop(%zero, %none : i64, i64)
^loop(%i: i64, %sum: i64):
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %1 = llvm.load %0 : !llvm.ptr -> i64
  %2 = llvm.call @count_i64(%1) : (i64) -> i64
  %3 = llvm.add %sum, %2 : i64
  %4 = llvm.add %i, %one : i64
  %5 = llvm.icmp "slt" %4, %n : i64
  llvm.cond_br %5, ^loop(%4, %3 : i64, i64), ^exit
^exit:
  llvm.return %3 : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// uint16_t count_i16(uint16_t), sum_i16(const uint16_t *, int64_t);
// uint32_t count_i32(uint32_t), sum_i32(const uint32_t *, int64_t);
// uint64_t count_i64(uint64_t), sum_i64(const uint64_t *, int64_t);
// static uint64_t bits(uint64_t x) {
//   uint64_t count = 0;
//   for (; x; x &= x - 1) count++;
//   return count;
// }
// #define CHECK(W) { \
//   uint##W##_t values[100], sum = 0; \
//   for (int i = 0; i < 100; i++) { \
//     state ^= state << 13, state ^= state >> 7, state ^= state << 17; \
//     values[i] = (uint##W##_t)(i == 50 ? UINT64_MAX : state >> i % W); \
//     sum += bits(values[i]); \
//     if (count_i##W(values[i]) != bits(values[i])) printf("%d: %d\n", W, i); \
//   } \
//   if (sum_i##W(values, 100) != sum) printf("%d: sum\n", W); }
// int main(void) {
//   uint64_t state = 88172645463325252u;
//   CHECK(16) CHECK(32) CHECK(64)
//   puts("done");
//   return 0;
// }
// output:
// done
