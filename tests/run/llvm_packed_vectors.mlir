// Vectors of lanes that do not fill bytes, of more than 64 bits: one integer in memory.

llvm.func @rotate_20_5(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<20xi5>
  %1 = llvm.shufflevector %0, %0 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 0] : vector<20xi5>
  %2 = llvm.xor %1, %0 : vector<20xi5>
  llvm.store %2, %to : vector<20xi5>, !llvm.ptr
  llvm.return
}
llvm.func @lane_20_5(%from: !llvm.ptr, %at: i32) -> i64 {
  %0 = llvm.load %from : !llvm.ptr -> vector<20xi5>
  %1 = llvm.extractelement %0[%at : i32] : vector<20xi5>
  %2 = llvm.zext %1 : i5 to i64
  llvm.return %2 : i64
}
llvm.func @rotate_13_7(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<13xi7>
  %1 = llvm.shufflevector %0, %0 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0] : vector<13xi7>
  %2 = llvm.xor %1, %0 : vector<13xi7>
  llvm.store %2, %to : vector<13xi7>, !llvm.ptr
  llvm.return
}
llvm.func @lane_13_7(%from: !llvm.ptr, %at: i32) -> i64 {
  %0 = llvm.load %from : !llvm.ptr -> vector<13xi7>
  %1 = llvm.extractelement %0[%at : i32] : vector<13xi7>
  %2 = llvm.zext %1 : i7 to i64
  llvm.return %2 : i64
}
llvm.func @rotate_9_63(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<9xi63>
  %1 = llvm.shufflevector %0, %0 [1, 2, 3, 4, 5, 6, 7, 8, 0] : vector<9xi63>
  %2 = llvm.xor %1, %0 : vector<9xi63>
  llvm.store %2, %to : vector<9xi63>, !llvm.ptr
  llvm.return
}
llvm.func @lane_9_63(%from: !llvm.ptr, %at: i32) -> i64 {
  %0 = llvm.load %from : !llvm.ptr -> vector<9xi63>
  %1 = llvm.extractelement %0[%at : i32] : vector<9xi63>
  %2 = llvm.zext %1 : i63 to i64
  llvm.return %2 : i64
}
llvm.func @rotate_5_100(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<5xi100>
  %1 = llvm.shufflevector %0, %0 [1, 2, 3, 4, 0] : vector<5xi100>
  %2 = llvm.xor %1, %0 : vector<5xi100>
  llvm.store %2, %to : vector<5xi100>, !llvm.ptr
  llvm.return
}
llvm.func @lane_5_100(%from: !llvm.ptr, %at: i32) -> i64 {
  %0 = llvm.load %from : !llvm.ptr -> vector<5xi100>
  %1 = llvm.extractelement %0[%at : i32] : vector<5xi100>
  %2 = llvm.trunc %1 : i100 to i64
  llvm.return %2 : i64
}
llvm.func @rotate_65_1(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<65xi1>
  %1 = llvm.shufflevector %0, %0 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 0] : vector<65xi1>
  %2 = llvm.xor %1, %0 : vector<65xi1>
  llvm.store %2, %to : vector<65xi1>, !llvm.ptr
  llvm.return
}
llvm.func @lane_65_1(%from: !llvm.ptr, %at: i32) -> i64 {
  %0 = llvm.load %from : !llvm.ptr -> vector<65xi1>
  %1 = llvm.extractelement %0[%at : i32] : vector<65xi1>
  %2 = llvm.zext %1 : i1 to i64
  llvm.return %2 : i64
}
llvm.func @rotate_128_1(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<128xi1>
  %1 = llvm.shufflevector %0, %0 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 0] : vector<128xi1>
  %2 = llvm.xor %1, %0 : vector<128xi1>
  llvm.store %2, %to : vector<128xi1>, !llvm.ptr
  llvm.return
}
llvm.func @lane_128_1(%from: !llvm.ptr, %at: i32) -> i64 {
  %0 = llvm.load %from : !llvm.ptr -> vector<128xi1>
  %1 = llvm.extractelement %0[%at : i32] : vector<128xi1>
  %2 = llvm.zext %1 : i1 to i64
  llvm.return %2 : i64
}
llvm.func @rotate_3_127(%from: !llvm.ptr, %to: !llvm.ptr) {
  %0 = llvm.load %from : !llvm.ptr -> vector<3xi127>
  %1 = llvm.shufflevector %0, %0 [1, 2, 0] : vector<3xi127>
  %2 = llvm.xor %1, %0 : vector<3xi127>
  llvm.store %2, %to : vector<3xi127>, !llvm.ptr
  llvm.return
}
llvm.func @lane_3_127(%from: !llvm.ptr, %at: i32) -> i64 {
  %0 = llvm.load %from : !llvm.ptr -> vector<3xi127>
  %1 = llvm.extractelement %0[%at : i32] : vector<3xi127>
  %2 = llvm.trunc %1 : i127 to i64
  llvm.return %2 : i64
}

// Lane by lane they are apart.
llvm.func @some_lanes(%from: !llvm.ptr, %mask: vector<6xi1>, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(dense<0> : vector<6xi4>) : vector<6xi4>
  %0 = llvm.intr.masked.load %from, %mask, %zero {alignment = 1 : i32} : (!llvm.ptr, vector<6xi1>, vector<6xi4>) -> vector<6xi4>
  %1 = llvm.zext %0 : vector<6xi4> to vector<6xi8>
  llvm.intr.masked.store %0, %to, %mask {alignment = 1 : i32} : vector<6xi4>, vector<6xi1> into !llvm.ptr
  %after = llvm.getelementptr %to[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %1, %after : vector<6xi8>, !llvm.ptr
  llvm.return
}
llvm.func @fixed_lanes(%from: !llvm.ptr, %to: !llvm.ptr) {
  %mask = llvm.mlir.constant(dense<[true, false, true, true, false, true]> : vector<6xi1>) : vector<6xi1>
  llvm.call @some_lanes(%from, %mask, %to) : (!llvm.ptr, vector<6xi1>, !llvm.ptr) -> ()
  llvm.return
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// // Lanes from the lowest bit of the lowest byte on, to their order in memory, where the first byte may be the highest; and back.
// static void reorder(const uint8_t *from, uint8_t *to, int lanes, int width, int back) {
//   int big = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__, bytes = (lanes * width + 7) / 8;
//   memset(to, 0, (size_t)bytes);
//   for (int i = 0; i < lanes * width; i++) {
//     int place = big ? (lanes - 1 - i / width) * width + i % width : i;
//     int memory = (big ? bytes - 1 - place / 8 : place / 8) * 8 + place % 8;
//     int read = back ? memory : i, write = back ? i : memory;
//     to[write / 8] |= (uint8_t)((from[read / 8] >> read % 8 & 1) << write % 8);
//   }
// }
// #define TEST(lanes, width) do { \
//   extern void rotate_##lanes##_##width(const void *, void *); extern int64_t lane_##lanes##_##width(const void *, int); \
//   uint8_t from[128], to[128] = {0}, before[128] = {0}, out[128]; \
//   int bytes = (lanes * width + 7) / 8; \
//   for (int i = 0; i < 128; i++) from[i] = (uint8_t)(i * 37 + 11); \
//   if (lanes * width % 8) from[bytes - 1] &= (uint8_t)((1 << lanes * width % 8) - 1); \
//   reorder(from, before, lanes, width, 0); \
//   rotate_##lanes##_##width(before, to); \
//   reorder(to, out, lanes, width, 1); \
//   uint64_t hash = 0; \
//   for (int i = 0; i < bytes; i++) hash = (hash ^ out[i]) * 1099511628211u; \
//   int after = 0; \
//   for (int i = bytes; i < 128; i++) after |= to[i]; \
//   printf("%d x i%d: %016llx %d %llx %llx\n", lanes, width, (long long)hash, after, (long long)lane_##lanes##_##width(before, 1), \
//     (long long)lane_##lanes##_##width(before, lanes - 1)); } while (0)
// void fixed_lanes(const char *, char *);
// int main(void) {
//   TEST(20, 5); TEST(13, 7); TEST(9, 63); TEST(5, 100); TEST(65, 1); TEST(128, 1); TEST(3, 127);
//   char from[8] = {1, 2, 3, 4, 5, 6}, to[16] = {0};
//   fixed_lanes(from, to);
//   for (int i = 0; i < 14; i++) printf("%d ", to[i]);
//   printf("\n");
//   return 0;
// }
//
// output:
// 20 x i5: be965af1f4c79d28 0 0 f
// 13 x i7: faee29cd452af0c9 0 60 27
// 9 x i63: 49087f3291b19481 0 6c23d98f44fab066 2904dfba95704b26
// 5 x i100: 5536d6f22af952c0 0 fcaa5805b3611ecc 4823fed9b48f6a45
// 65 x i1: 9f9d606b27579010 0 1 1
// 128 x i1: 62304736e739bec0 0 1 0
// 3 x i127: 0c19547de31d6a5e 0 bc7229df954b00b6 ba2590fc6bd742ae
// 1 0 3 4 0 6 0 0 1 0 3 4 0 6
