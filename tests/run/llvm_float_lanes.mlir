// Floats of vectors that fill registers as integers of all widths, up to the ends of their ranges.
llvm.func @f32_s8(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %r = llvm.fptosi %x : vector<16xf32> to vector<16xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @f32_u8(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %r = llvm.fptoui %x : vector<16xf32> to vector<16xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @f32_s16(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %r = llvm.fptosi %x : vector<16xf32> to vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @f32_u16(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %r = llvm.fptoui %x : vector<16xf32> to vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @f32_s32(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %r = llvm.fptosi %x : vector<16xf32> to vector<16xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_u32(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %r = llvm.fptoui %x : vector<16xf32> to vector<16xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_s64(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %r = llvm.fptosi %x : vector<16xf32> to vector<16xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f32_u64(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %r = llvm.fptoui %x : vector<16xf32> to vector<16xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_s8(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %r = llvm.fptosi %x : vector<16xf64> to vector<16xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @f64_u8(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %r = llvm.fptoui %x : vector<16xf64> to vector<16xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @f64_s16(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %r = llvm.fptosi %x : vector<16xf64> to vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @f64_u16(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %r = llvm.fptoui %x : vector<16xf64> to vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @f64_s32(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %r = llvm.fptosi %x : vector<16xf64> to vector<16xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f64_u32(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %r = llvm.fptoui %x : vector<16xf64> to vector<16xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f64_s64(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %r = llvm.fptosi %x : vector<16xf64> to vector<16xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_u64(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf64>
  %r = llvm.fptoui %x : vector<16xf64> to vector<16xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi64>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// static int good, bad;
// static uint64_t seed = 1;
// /* A number from the first whole one to just before the one after the last. */
// static double any(double first, double last, int turn) {
//   seed = seed * 6364136223846793005 + 1442695040888963407;
//   switch (turn % 8) {
//   case 0: return first;
//   case 1: return last;
//   case 2: return first / 2 - 0.25;
//   case 3: return last / 2 + 0.75;
//   case 4: return first < 0 ? -0.0 : -0.96875;
//   case 5: return 0.96875;
//   default: return first + (last - first) * ((double)(seed >> 11) / 9007199254740992.0);
//   }
// }
// #define CHECK(F, T, U, W, first, last) do { \
//     void F##_##U##W(const void *, void *); \
//     static F x[16]; \
//     static T o[16]; \
//     for (int turn = 0; turn < 200; turn++) { \
//       for (int i = 0; i < 16; i++) { \
//         x[i] = (F)any((double)(first), (double)(last), turn + i); \
//         if (x[i] > (last)) x[i] = (F)(first); \
//       } \
//       F##_##U##W(x, o); \
//       int fits = 1; \
//       for (int i = 0; i < 16; i++) fits &= o[i] == (T)x[i]; \
//       fits ? good++ : bad++; \
//     } \
//   } while (0)
// typedef float f32;
// typedef double f64;
// static void check_f32(void) {
//   CHECK(f32, int8_t, s, 8, -128, 127.9921875);
//   CHECK(f32, uint8_t, u, 8, 0, 255.9921875);
//   CHECK(f32, int16_t, s, 16, -32768, 32767.99609375);
//   CHECK(f32, uint16_t, u, 16, 0, 65535.99609375);
//   CHECK(f32, int32_t, s, 32, -2147483648.0, 2147483520.0);
//   CHECK(f32, uint32_t, u, 32, 0, 4294967040.0);
//   CHECK(f32, int64_t, s, 64, -9223372036854775808.0, 9223371487098961920.0);
//   CHECK(f32, uint64_t, u, 64, 0, 18446742974197923840.0);
// }
// static void check_f64(void) {
//   CHECK(f64, int8_t, s, 8, -128, 127.9999999);
//   CHECK(f64, uint8_t, u, 8, 0, 255.9999999);
//   CHECK(f64, int16_t, s, 16, -32768, 32767.9999999);
//   CHECK(f64, uint16_t, u, 16, 0, 65535.9999999);
//   CHECK(f64, int32_t, s, 32, -2147483648.0, 2147483647.9999998);
//   CHECK(f64, uint32_t, u, 32, 0, 4294967295.9999995);
//   CHECK(f64, int64_t, s, 64, -9223372036854775808.0, 9223372036854774784.0);
//   CHECK(f64, uint64_t, u, 64, 0, 18446744073709549568.0);
// }
// int main(void) {
//   check_f32();
//   check_f64();
//   printf("%d %d\n", good, bad);
//   return 0;
// }
// output:
// 3200 0
