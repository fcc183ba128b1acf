// Exact divisions by constants: odd and even, positive and negative, and the least integer.
llvm.func @s8_1(%a: i8 {llvm.signext}) -> (i8 {llvm.signext}) {
  %c = llvm.mlir.constant(1 : i8) : i8
  %q = llvm.sdiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @u8_1(%a: i8 {llvm.zeroext}) -> (i8 {llvm.zeroext}) {
  %c = llvm.mlir.constant(1 : i8) : i8
  %q = llvm.udiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @s8_m1(%a: i8 {llvm.signext}) -> (i8 {llvm.signext}) {
  %c = llvm.mlir.constant(-1 : i8) : i8
  %q = llvm.sdiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @u8_m1(%a: i8 {llvm.zeroext}) -> (i8 {llvm.zeroext}) {
  %c = llvm.mlir.constant(-1 : i8) : i8
  %q = llvm.udiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @s8_3(%a: i8 {llvm.signext}) -> (i8 {llvm.signext}) {
  %c = llvm.mlir.constant(3 : i8) : i8
  %q = llvm.sdiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @u8_3(%a: i8 {llvm.zeroext}) -> (i8 {llvm.zeroext}) {
  %c = llvm.mlir.constant(3 : i8) : i8
  %q = llvm.udiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @s8_m8(%a: i8 {llvm.signext}) -> (i8 {llvm.signext}) {
  %c = llvm.mlir.constant(-8 : i8) : i8
  %q = llvm.sdiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @u8_m8(%a: i8 {llvm.zeroext}) -> (i8 {llvm.zeroext}) {
  %c = llvm.mlir.constant(-8 : i8) : i8
  %q = llvm.udiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @s8_16(%a: i8 {llvm.signext}) -> (i8 {llvm.signext}) {
  %c = llvm.mlir.constant(16 : i8) : i8
  %q = llvm.sdiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @u8_16(%a: i8 {llvm.zeroext}) -> (i8 {llvm.zeroext}) {
  %c = llvm.mlir.constant(16 : i8) : i8
  %q = llvm.udiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @s8_24(%a: i8 {llvm.signext}) -> (i8 {llvm.signext}) {
  %c = llvm.mlir.constant(24 : i8) : i8
  %q = llvm.sdiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @u8_24(%a: i8 {llvm.zeroext}) -> (i8 {llvm.zeroext}) {
  %c = llvm.mlir.constant(24 : i8) : i8
  %q = llvm.udiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @s8_m128(%a: i8 {llvm.signext}) -> (i8 {llvm.signext}) {
  %c = llvm.mlir.constant(-128 : i8) : i8
  %q = llvm.sdiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @u8_m128(%a: i8 {llvm.zeroext}) -> (i8 {llvm.zeroext}) {
  %c = llvm.mlir.constant(-128 : i8) : i8
  %q = llvm.udiv exact %a, %c : i8
  llvm.return %q : i8
}
llvm.func @s16_40(%a: i16 {llvm.signext}) -> (i16 {llvm.signext}) {
  %c = llvm.mlir.constant(40 : i16) : i16
  %q = llvm.sdiv exact %a, %c : i16
  llvm.return %q : i16
}
llvm.func @u16_40(%a: i16 {llvm.zeroext}) -> (i16 {llvm.zeroext}) {
  %c = llvm.mlir.constant(40 : i16) : i16
  %q = llvm.udiv exact %a, %c : i16
  llvm.return %q : i16
}
llvm.func @s16_m6(%a: i16 {llvm.signext}) -> (i16 {llvm.signext}) {
  %c = llvm.mlir.constant(-6 : i16) : i16
  %q = llvm.sdiv exact %a, %c : i16
  llvm.return %q : i16
}
llvm.func @u16_m6(%a: i16 {llvm.zeroext}) -> (i16 {llvm.zeroext}) {
  %c = llvm.mlir.constant(-6 : i16) : i16
  %q = llvm.udiv exact %a, %c : i16
  llvm.return %q : i16
}
llvm.func @s16_m32768(%a: i16 {llvm.signext}) -> (i16 {llvm.signext}) {
  %c = llvm.mlir.constant(-32768 : i16) : i16
  %q = llvm.sdiv exact %a, %c : i16
  llvm.return %q : i16
}
llvm.func @u16_m32768(%a: i16 {llvm.zeroext}) -> (i16 {llvm.zeroext}) {
  %c = llvm.mlir.constant(-32768 : i16) : i16
  %q = llvm.udiv exact %a, %c : i16
  llvm.return %q : i16
}
llvm.func @s32_7(%a: i32 {llvm.signext}) -> (i32 {llvm.signext}) {
  %c = llvm.mlir.constant(7 : i32) : i32
  %q = llvm.sdiv exact %a, %c : i32
  llvm.return %q : i32
}
llvm.func @u32_7(%a: i32 {llvm.signext}) -> (i32 {llvm.signext}) {
  %c = llvm.mlir.constant(7 : i32) : i32
  %q = llvm.udiv exact %a, %c : i32
  llvm.return %q : i32
}
llvm.func @s32_24(%a: i32 {llvm.signext}) -> (i32 {llvm.signext}) {
  %c = llvm.mlir.constant(24 : i32) : i32
  %q = llvm.sdiv exact %a, %c : i32
  llvm.return %q : i32
}
llvm.func @u32_24(%a: i32 {llvm.signext}) -> (i32 {llvm.signext}) {
  %c = llvm.mlir.constant(24 : i32) : i32
  %q = llvm.udiv exact %a, %c : i32
  llvm.return %q : i32
}
llvm.func @s32_m56(%a: i32 {llvm.signext}) -> (i32 {llvm.signext}) {
  %c = llvm.mlir.constant(-56 : i32) : i32
  %q = llvm.sdiv exact %a, %c : i32
  llvm.return %q : i32
}
llvm.func @u32_m56(%a: i32 {llvm.signext}) -> (i32 {llvm.signext}) {
  %c = llvm.mlir.constant(-56 : i32) : i32
  %q = llvm.udiv exact %a, %c : i32
  llvm.return %q : i32
}
llvm.func @s32_m2147483648(%a: i32 {llvm.signext}) -> (i32 {llvm.signext}) {
  %c = llvm.mlir.constant(-2147483648 : i32) : i32
  %q = llvm.sdiv exact %a, %c : i32
  llvm.return %q : i32
}
llvm.func @u32_m2147483648(%a: i32 {llvm.signext}) -> (i32 {llvm.signext}) {
  %c = llvm.mlir.constant(-2147483648 : i32) : i32
  %q = llvm.udiv exact %a, %c : i32
  llvm.return %q : i32
}
llvm.func @s32_1024(%a: i32 {llvm.signext}) -> (i32 {llvm.signext}) {
  %c = llvm.mlir.constant(1024 : i32) : i32
  %q = llvm.sdiv exact %a, %c : i32
  llvm.return %q : i32
}
llvm.func @u32_1024(%a: i32 {llvm.signext}) -> (i32 {llvm.signext}) {
  %c = llvm.mlir.constant(1024 : i32) : i32
  %q = llvm.udiv exact %a, %c : i32
  llvm.return %q : i32
}
llvm.func @s64_16(%a: i64) -> i64 {
  %c = llvm.mlir.constant(16 : i64) : i64
  %q = llvm.sdiv exact %a, %c : i64
  llvm.return %q : i64
}
llvm.func @u64_16(%a: i64) -> i64 {
  %c = llvm.mlir.constant(16 : i64) : i64
  %q = llvm.udiv exact %a, %c : i64
  llvm.return %q : i64
}
llvm.func @s64_24(%a: i64) -> i64 {
  %c = llvm.mlir.constant(24 : i64) : i64
  %q = llvm.sdiv exact %a, %c : i64
  llvm.return %q : i64
}
llvm.func @u64_24(%a: i64) -> i64 {
  %c = llvm.mlir.constant(24 : i64) : i64
  %q = llvm.udiv exact %a, %c : i64
  llvm.return %q : i64
}
llvm.func @s64_m40(%a: i64) -> i64 {
  %c = llvm.mlir.constant(-40 : i64) : i64
  %q = llvm.sdiv exact %a, %c : i64
  llvm.return %q : i64
}
llvm.func @u64_m40(%a: i64) -> i64 {
  %c = llvm.mlir.constant(-40 : i64) : i64
  %q = llvm.udiv exact %a, %c : i64
  llvm.return %q : i64
}
llvm.func @s64_1000003(%a: i64) -> i64 {
  %c = llvm.mlir.constant(1000003 : i64) : i64
  %q = llvm.sdiv exact %a, %c : i64
  llvm.return %q : i64
}
llvm.func @u64_1000003(%a: i64) -> i64 {
  %c = llvm.mlir.constant(1000003 : i64) : i64
  %q = llvm.udiv exact %a, %c : i64
  llvm.return %q : i64
}
llvm.func @s64_m9223372036854775808(%a: i64) -> i64 {
  %c = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %q = llvm.sdiv exact %a, %c : i64
  llvm.return %q : i64
}
llvm.func @u64_m9223372036854775808(%a: i64) -> i64 {
  %c = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %q = llvm.udiv exact %a, %c : i64
  llvm.return %q : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int8_t s8_1(int8_t);
// uint8_t u8_1(uint8_t);
// int8_t s8_m1(int8_t);
// uint8_t u8_m1(uint8_t);
// int8_t s8_3(int8_t);
// uint8_t u8_3(uint8_t);
// int8_t s8_m8(int8_t);
// uint8_t u8_m8(uint8_t);
// int8_t s8_16(int8_t);
// uint8_t u8_16(uint8_t);
// int8_t s8_24(int8_t);
// uint8_t u8_24(uint8_t);
// int8_t s8_m128(int8_t);
// uint8_t u8_m128(uint8_t);
// int16_t s16_40(int16_t);
// uint16_t u16_40(uint16_t);
// int16_t s16_m6(int16_t);
// uint16_t u16_m6(uint16_t);
// int16_t s16_m32768(int16_t);
// uint16_t u16_m32768(uint16_t);
// int32_t s32_7(int32_t);
// uint32_t u32_7(uint32_t);
// int32_t s32_24(int32_t);
// uint32_t u32_24(uint32_t);
// int32_t s32_m56(int32_t);
// uint32_t u32_m56(uint32_t);
// int32_t s32_m2147483648(int32_t);
// uint32_t u32_m2147483648(uint32_t);
// int32_t s32_1024(int32_t);
// uint32_t u32_1024(uint32_t);
// int64_t s64_16(int64_t);
// uint64_t u64_16(uint64_t);
// int64_t s64_24(int64_t);
// uint64_t u64_24(uint64_t);
// int64_t s64_m40(int64_t);
// uint64_t u64_m40(uint64_t);
// int64_t s64_1000003(int64_t);
// uint64_t u64_1000003(uint64_t);
// int64_t s64_m9223372036854775808(int64_t);
// uint64_t u64_m9223372036854775808(uint64_t);
// #define TEST(TYPE, NAME, DIVISOR, LEAST, MOST)                              \
//   do {                                                                      \
//     TYPE c = (TYPE)(DIVISOR);                                               \
//     uint64_t step = ((uint64_t)(MOST) - (uint64_t)(LEAST)) / 4000 + 1;      \
//     for (uint64_t i = 0; i < 4000; i++) {                                   \
//       TYPE a = (TYPE)((uint64_t)(LEAST) + i * step);                        \
//       TYPE multiple = (TYPE)(a - a % c);                                    \
//       all++, good += NAME(multiple) == (TYPE)(multiple / c);                \
//     }                                                                       \
//     all++, good += NAME(c) == 1;                                            \
//   } while (0)
// int main(void) {
//   long all = 0, good = 0;
//   TEST(int8_t, s8_1, 1, INT8_MIN, INT8_MAX);
//   TEST(uint8_t, u8_1, 1, 0, UINT8_MAX);
//   TEST(int8_t, s8_m1, -1, INT8_MIN, INT8_MAX);
//   TEST(uint8_t, u8_m1, -1, 0, UINT8_MAX);
//   TEST(int8_t, s8_3, 3, INT8_MIN, INT8_MAX);
//   TEST(uint8_t, u8_3, 3, 0, UINT8_MAX);
//   TEST(int8_t, s8_m8, -8, INT8_MIN, INT8_MAX);
//   TEST(uint8_t, u8_m8, -8, 0, UINT8_MAX);
//   TEST(int8_t, s8_16, 16, INT8_MIN, INT8_MAX);
//   TEST(uint8_t, u8_16, 16, 0, UINT8_MAX);
//   TEST(int8_t, s8_24, 24, INT8_MIN, INT8_MAX);
//   TEST(uint8_t, u8_24, 24, 0, UINT8_MAX);
//   TEST(int8_t, s8_m128, -128, INT8_MIN, INT8_MAX);
//   TEST(uint8_t, u8_m128, -128, 0, UINT8_MAX);
//   TEST(int16_t, s16_40, 40, INT16_MIN, INT16_MAX);
//   TEST(uint16_t, u16_40, 40, 0, UINT16_MAX);
//   TEST(int16_t, s16_m6, -6, INT16_MIN, INT16_MAX);
//   TEST(uint16_t, u16_m6, -6, 0, UINT16_MAX);
//   TEST(int16_t, s16_m32768, -32768, INT16_MIN, INT16_MAX);
//   TEST(uint16_t, u16_m32768, -32768, 0, UINT16_MAX);
//   TEST(int32_t, s32_7, 7, INT32_MIN, INT32_MAX);
//   TEST(uint32_t, u32_7, 7, 0, UINT32_MAX);
//   TEST(int32_t, s32_24, 24, INT32_MIN, INT32_MAX);
//   TEST(uint32_t, u32_24, 24, 0, UINT32_MAX);
//   TEST(int32_t, s32_m56, -56, INT32_MIN, INT32_MAX);
//   TEST(uint32_t, u32_m56, -56, 0, UINT32_MAX);
//   TEST(int32_t, s32_m2147483648, INT32_MIN, INT32_MIN, INT32_MAX);
//   TEST(uint32_t, u32_m2147483648, INT32_MIN, 0, UINT32_MAX);
//   TEST(int32_t, s32_1024, 1024, INT32_MIN, INT32_MAX);
//   TEST(uint32_t, u32_1024, 1024, 0, UINT32_MAX);
//   TEST(int64_t, s64_16, 16, INT64_MIN, INT64_MAX);
//   TEST(uint64_t, u64_16, 16, 0, UINT64_MAX);
//   TEST(int64_t, s64_24, 24, INT64_MIN, INT64_MAX);
//   TEST(uint64_t, u64_24, 24, 0, UINT64_MAX);
//   TEST(int64_t, s64_m40, -40, INT64_MIN, INT64_MAX);
//   TEST(uint64_t, u64_m40, -40, 0, UINT64_MAX);
//   TEST(int64_t, s64_1000003, 1000003, INT64_MIN, INT64_MAX);
//   TEST(uint64_t, u64_1000003, 1000003, 0, UINT64_MAX);
//   TEST(int64_t, s64_m9223372036854775808, INT64_MIN, INT64_MIN, INT64_MAX);
//   TEST(uint64_t, u64_m9223372036854775808, INT64_MIN, 0, UINT64_MAX);
//   printf("%d\n", all > 100000 && good == all);
//   return 0;
// }
// output:
// 1
