// Comparisons of vectors as the bits of an integer, and their reductions by `or` and `and`, for vectors that fill
// registers and for others.
llvm.func @slt_2_i64(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %c = llvm.icmp "slt" %x, %y : vector<2xi64>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<2xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<2xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<2xi1> to i2
  %wide = llvm.zext %bits : i2 to i64
  llvm.return %wide : i64
}
llvm.func @ne_8_i64(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %c = llvm.icmp "ne" %x, %y : vector<8xi64>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<8xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<8xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<8xi1> to i8
  %wide = llvm.zext %bits : i8 to i64
  llvm.return %wide : i64
}
llvm.func @eq_4_i32(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %c = llvm.icmp "eq" %x, %y : vector<4xi32>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<4xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<4xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<4xi1> to i4
  %wide = llvm.zext %bits : i4 to i64
  llvm.return %wide : i64
}
llvm.func @sgt_16_i32(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %c = llvm.icmp "sgt" %x, %y : vector<16xi32>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<16xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<16xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<16xi1> to i16
  %wide = llvm.zext %bits : i16 to i64
  llvm.return %wide : i64
}
llvm.func @ule_8_i16(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %c = llvm.icmp "ule" %x, %y : vector<8xi16>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<8xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<8xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<8xi1> to i8
  %wide = llvm.zext %bits : i8 to i64
  llvm.return %wide : i64
}
llvm.func @ne_32_i16(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %c = llvm.icmp "ne" %x, %y : vector<32xi16>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<32xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<32xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<32xi1> to i32
  %wide = llvm.zext %bits : i32 to i64
  llvm.return %wide : i64
}
llvm.func @ult_16_i8(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %c = llvm.icmp "ult" %x, %y : vector<16xi8>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<16xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<16xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<16xi1> to i16
  %wide = llvm.zext %bits : i16 to i64
  llvm.return %wide : i64
}
llvm.func @eq_48_i8(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<48xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<48xi8>
  %c = llvm.icmp "eq" %x, %y : vector<48xi8>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<48xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<48xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<48xi1> to i48
  %wide = llvm.zext %bits : i48 to i64
  llvm.return %wide : i64
}
llvm.func @sge_64_i8(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %c = llvm.icmp "sge" %x, %y : vector<64xi8>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<64xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<64xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<64xi1> to i64
  llvm.return %bits : i64
}
llvm.func @olt_16_f32(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %c = llvm.fcmp "olt" %x, %y : vector<16xf32>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<16xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<16xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<16xi1> to i16
  %wide = llvm.zext %bits : i16 to i64
  llvm.return %wide : i64
}
llvm.func @uge_4_f64(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %c = llvm.fcmp "uge" %x, %y : vector<4xf64>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<4xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<4xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<4xi1> to i4
  %wide = llvm.zext %bits : i4 to i64
  llvm.return %wide : i64
}
llvm.func @one_8_f64(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %c = llvm.fcmp "one" %x, %y : vector<8xf64>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<8xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<8xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<8xi1> to i8
  %wide = llvm.zext %bits : i8 to i64
  llvm.return %wide : i64
}
llvm.func @sle_6_i32(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<6xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<6xi32>
  %c = llvm.icmp "sle" %x, %y : vector<6xi32>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<6xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<6xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<6xi1> to i6
  %wide = llvm.zext %bits : i6 to i64
  llvm.return %wide : i64
}
llvm.func @ne_24_i8(%a: !llvm.ptr, %b: !llvm.ptr, %any: !llvm.ptr, %all: !llvm.ptr) -> i64 {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<24xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<24xi8>
  %c = llvm.icmp "ne" %x, %y : vector<24xi8>
  %or = "llvm.intr.vector.reduce.or"(%c) : (vector<24xi1>) -> i1
  %and = "llvm.intr.vector.reduce.and"(%c) : (vector<24xi1>) -> i1
  %wor = llvm.zext %or : i1 to i8
  %wand = llvm.zext %and : i1 to i8
  llvm.store %wor, %any : i8, !llvm.ptr
  llvm.store %wand, %all : i8, !llvm.ptr
  %bits = llvm.bitcast %c : vector<24xi1> to i24
  %wide = llvm.zext %bits : i24 to i64
  llvm.return %wide : i64
}
// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// static int good;
// static void check(int is_good, const char *what, int n) { good += is_good; if (!is_good) printf("%s %d\n", what, n); }
// // Each lane once alone, all, none, and some of them.
// static int holds(int n, int lanes, int i) {
//   return n < lanes ? i == n : n < 2 * lanes ? i != n - lanes : n == 2 * lanes ? 1 : n == 2 * lanes + 1 ? 0 : (n * 0x9e3779b9u >> i % 23 ^ i) & 1;
// }
// static int place(int lanes, int i) {
// #if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
//   return (void)lanes, i;
// #else
//   return lanes - 1 - i;
// #endif
// }
// uint64_t slt_2_i64(int64_t *, int64_t *, int8_t *, int8_t *);
// uint64_t ne_8_i64(int64_t *, int64_t *, int8_t *, int8_t *);
// uint64_t eq_4_i32(int32_t *, int32_t *, int8_t *, int8_t *);
// uint64_t sgt_16_i32(int32_t *, int32_t *, int8_t *, int8_t *);
// uint64_t ule_8_i16(int16_t *, int16_t *, int8_t *, int8_t *);
// uint64_t ne_32_i16(int16_t *, int16_t *, int8_t *, int8_t *);
// uint64_t ult_16_i8(int8_t *, int8_t *, int8_t *, int8_t *);
// uint64_t eq_48_i8(int8_t *, int8_t *, int8_t *, int8_t *);
// uint64_t sge_64_i8(int8_t *, int8_t *, int8_t *, int8_t *);
// uint64_t olt_16_f32(float *, float *, int8_t *, int8_t *);
// uint64_t uge_4_f64(double *, double *, int8_t *, int8_t *);
// uint64_t one_8_f64(double *, double *, int8_t *, int8_t *);
// uint64_t sle_6_i32(int32_t *, int32_t *, int8_t *, int8_t *);
// uint64_t ne_24_i8(int8_t *, int8_t *, int8_t *, int8_t *);
// #define TEST(name, type, lanes, condition, yes_x, yes_y, no_x, no_y)                       \
//   for (int n = 0; n < 2 * lanes + 30; n++) {                                               \
//     type a[lanes], b[lanes], x, y;                                                         \
//     int8_t any = -1, all = -1, want_any = 0, want_all = 1;                                 \
//     uint64_t want = 0;                                                                     \
//     for (int i = 0; i < lanes; i++) {                                                      \
//       int is_set = holds(n, lanes, i);                                                     \
//       x = a[i] = is_set ? yes_x : no_x, y = b[i] = is_set ? yes_y : no_y;                  \
//       if ((condition) != is_set) printf("the test of " #name "\n");                        \
//       want |= (uint64_t)is_set << place(lanes, i), want_any |= is_set, want_all &= is_set; \
//     }                                                                                      \
//     check(name(a, b, &any, &all) == want, #name, n);                                       \
//     check(any == want_any && all == want_all, "any or all, " #name, n);                    \
//   }
// int main(void) {
//   TEST(slt_2_i64, int64_t, 2, x < y, -5, 3, 3, -5);
//   TEST(ne_8_i64, int64_t, 8, x != y, 4, 5, -1, -1);
//   TEST(eq_4_i32, int32_t, 4, x == y, -1, -1, 1, 0);
//   TEST(sgt_16_i32, int32_t, 16, x > y, 3, -3, -3, -3);
//   TEST(ule_8_i16, int16_t, 8, (uint16_t)x <= (uint16_t)y, 3, -3, -3, 3);
//   TEST(ne_32_i16, int16_t, 32, x != y, 4, 5, -1, -1);
//   TEST(ult_16_i8, int8_t, 16, (uint8_t)x < (uint8_t)y, 3, -3, -3, 3);
//   TEST(eq_48_i8, int8_t, 48, x == y, -1, -1, 1, 0);
//   TEST(sge_64_i8, int8_t, 64, x >= y, -3, -3, -100, 100);
//   TEST(olt_16_f32, float, 16, x < y, 1.5f, 2, NAN, 2);
//   TEST(uge_4_f64, double, 4, !(x < y), 2, NAN, 1, 2);
//   TEST(one_8_f64, double, 8, x < y || x > y, 1, 2, NAN, 2);
//   TEST(sle_6_i32, int32_t, 6, x <= y, -7, -7, 7, -7);
//   TEST(ne_24_i8, int8_t, 24, x != y, 4, 5, -1, -1);
//   printf("%d\n", good);
//   return 0;
// }
// output:
// 1864
