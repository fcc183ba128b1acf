// Shuffles of bytes and halfwords of several registers of 256 bits, of which each half of the result has few halves.
llvm.func @third_bytes(%p: !llvm.ptr, %q: !llvm.ptr, %to: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %r = llvm.shufflevector %a, %b [2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35, 38, 41, 44, 47, 50, 53, 56, 59, 62, 65, 68, 71, 74, 77, 80, 83, 86, 89, 92, 95] : vector<64xi8>
  llvm.store %r, %to {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @third_halfwords(%p: !llvm.ptr, %q: !llvm.ptr, %to: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %r = llvm.shufflevector %a, %b [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46] : vector<32xi16>
  llvm.store %r, %to {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @fourth_bytes(%p: !llvm.ptr, %q: !llvm.ptr, %to: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %r = llvm.shufflevector %a, %b [3, 7, 11, 15, 19, 23, 27, 31, 35, 39, 43, 47, 51, 55, 59, 63, 67, 71, 75, 79, 83, 87, 91, 95, 99, 103, 107, 111, 115, 119, 123, 127] : vector<64xi8>
  llvm.store %r, %to {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @some_are_any(%p: !llvm.ptr, %q: !llvm.ptr, %to: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %r = llvm.shufflevector %a, %b [-1, 3, 6, 9, 12, -1, 18, 21, 24, 27, -1, 33, 36, 39, 42, -1, 48, 51, 54, 57, -1, 63, 66, 69, 72, -1, 78, 81, 84, 87, -1, 93] : vector<64xi8>
  llvm.store %r, %to {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @triples_reversed(%p: !llvm.ptr, %q: !llvm.ptr, %to: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %r = llvm.shufflevector %a, %b [2, 1, 0, 5, 4, 3, 8, 7, 6, 11, 10, 9, 14, 13, 12, 17, 16, 15, 20, 19, 18, 23, 22, 21, 26, 25, 24, 29, 28, 27, 32, 31, 30, 35, 34, 33, 38, 37, 36, 41, 40, 39, 44, 43, 42, 47, 46, 45, 50, 49, 48, 53, 52, 51, 56, 55, 54, 59, 58, 57, 62, 61, 60, 63] : vector<64xi8>
  llvm.store %r, %to {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @of_eight_halves(%p: !llvm.ptr, %q: !llvm.ptr, %to: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %r = llvm.shufflevector %a, %b [0, 17, 34, 51, 68, 85, 102, 119, 8, 25, 42, 59, 76, 93, 110, 127, 16, 33, 50, 67, 84, 101, 118, 7, 24, 41, 58, 75, 92, 109, 126, 15] : vector<64xi8>
  llvm.store %r, %to {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @halfwords_of_two_halves(%p: !llvm.ptr, %q: !llvm.ptr, %to: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %r = llvm.shufflevector %a, %b [13, 10, 14, 8, 9, 9, 13, 8, 43, 40, 41, 46, 46, 41, 43, 41] : vector<32xi16>
  llvm.store %r, %to {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// // Compares the lanes of the result, but those with the source -1, which may be any.
// #define CHECK(NAME, T, LANES, RESULTS, SOURCE) { \
//   void NAME(T *, T *, T *); \
//   T from[2 * LANES], to[RESULTS]; \
//   int wrong = 0; \
//   for (int i = 0; i < 2 * LANES; i++) from[i] = (T)(i * 40503u >> 3 ^ (unsigned)i); \
//   NAME(from, from + LANES, to); \
//   for (int i = 0; i < RESULTS; i++) { \
//     int source = SOURCE; \
//     wrong += source >= 0 && to[i] != from[source]; \
//   } \
//   printf(#NAME " %d\n", wrong); \
// }
// int main(void) {
//   CHECK(third_bytes, uint8_t, 64, 32, 3 * i + 2)
//   CHECK(third_halfwords, uint16_t, 32, 16, 3 * i + 1)
//   CHECK(fourth_bytes, uint8_t, 64, 32, 4 * i + 3)
//   CHECK(some_are_any, uint8_t, 64, 32, i % 5 == 0 ? -1 : 3 * i % 96)
//   CHECK(triples_reversed, uint8_t, 64, 64, i < 63 ? i / 3 * 3 + 2 - i % 3 : 63)
//   CHECK(of_eight_halves, uint8_t, 64, 32, 17 * i % 128)
//   static const int sources[] = {13, 10, 14, 8, 9, 9, 13, 8, 43, 40, 41, 46, 46, 41, 43, 41};
//   CHECK(halfwords_of_two_halves, uint16_t, 32, 16, sources[i])
//   return 0;
// }
// output:
// third_bytes 0
// third_halfwords 0
// fourth_bytes 0
// some_are_any 0
// triples_reversed 0
// of_eight_halves 0
// halfwords_of_two_halves 0
