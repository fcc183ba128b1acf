// Multiples of narrow counters that wrap before the counter does, if the bound is large enough: of 8 and 16 bits, with and without
// sign, by factors and shifts, with constants added; and sums with constants.

llvm.func @bytes(%n: i8, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i8) : i8
  %c1 = llvm.mlir.constant(1 : i8) : i8
  %c2 = llvm.mlir.constant(2 : i8) : i8
  %c3 = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%c0 : i8)
^header(%i: i8):
  %cond = llvm.icmp "ult" %i, %n : i8
  llvm.cond_br %cond, ^body, ^exit
^body:
  %t = llvm.mul %i, %c3 : i8
  %m = llvm.add %t, %c2 : i8
  %at = llvm.zext %m : i8 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %to = llvm.zext %i : i8 to i64
  %q = llvm.getelementptr %y[%to] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i8
  llvm.br ^header(%next : i8)
^exit:
  llvm.return
}
llvm.func @signed_bytes(%n: i8, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i8) : i8
  %c1 = llvm.mlir.constant(1 : i8) : i8
  %c2 = llvm.mlir.constant(2 : i8) : i8
  %c3 = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%c0 : i8)
^header(%i: i8):
  %cond = llvm.icmp "slt" %i, %n : i8
  llvm.cond_br %cond, ^body, ^exit
^body:
  %t = llvm.mul %c3, %i : i8
  %m = llvm.add %c1, %t : i8
  %at = llvm.sext %m : i8 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %to = llvm.sext %i : i8 to i64
  %q = llvm.getelementptr %y[%to] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i8
  llvm.br ^header(%next : i8)
^exit:
  llvm.return
}
llvm.func @words(%n: i16, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i16) : i16
  %c1 = llvm.mlir.constant(1 : i16) : i16
  %c2 = llvm.mlir.constant(2 : i16) : i16
  %c3 = llvm.mlir.constant(3 : i16) : i16
  llvm.br ^header(%c0 : i16)
^header(%i: i16):
  %cond = llvm.icmp "ult" %i, %n : i16
  llvm.cond_br %cond, ^body, ^exit
^body:
  %t = llvm.shl %i, %c2 : i16
  %u = llvm.add %t, %c1 : i16
  %m = llvm.add %u, %c2 : i16
  %at = llvm.zext %m : i16 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %to = llvm.zext %i : i16 to i64
  %q = llvm.getelementptr %y[%to] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i16
  llvm.br ^header(%next : i16)
^exit:
  llvm.return
}
llvm.func @signed_words(%n: i16, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i16) : i16
  %c1 = llvm.mlir.constant(1 : i16) : i16
  %c2 = llvm.mlir.constant(2 : i16) : i16
  %c3 = llvm.mlir.constant(3 : i16) : i16
  llvm.br ^header(%c0 : i16)
^header(%i: i16):
  %cond = llvm.icmp "slt" %i, %n : i16
  llvm.cond_br %cond, ^body, ^exit
^body:
  %m = llvm.mul %i, %c3 : i16
  %at = llvm.sext %m : i16 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %to = llvm.sext %i : i16 to i64
  %q = llvm.getelementptr %y[%to] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i16
  llvm.br ^header(%next : i16)
^exit:
  llvm.return
}
llvm.func @sums(%n: i8, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i8) : i8
  %c1 = llvm.mlir.constant(1 : i8) : i8
  %c5 = llvm.mlir.constant(5 : i8) : i8
  llvm.br ^header(%c0 : i8)
^header(%i: i8):
  %cond = llvm.icmp "ult" %i, %n : i8
  llvm.cond_br %cond, ^body, ^exit
^body:
  %m = llvm.add %i, %c5 : i8
  %at = llvm.zext %m : i8 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %to = llvm.zext %i : i8 to i64
  %q = llvm.getelementptr %y[%to] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i8
  llvm.br ^header(%next : i8)
^exit:
  llvm.return
}
llvm.func @sums_to(%n: i8, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i8) : i8
  %c1 = llvm.mlir.constant(1 : i8) : i8
  %c5 = llvm.mlir.constant(5 : i8) : i8
  llvm.br ^header(%c0 : i8)
^header(%i: i8):
  %cond = llvm.icmp "ule" %i, %n : i8
  llvm.cond_br %cond, ^body, ^exit
^body:
  %m = llvm.add %i, %c5 : i8
  %at = llvm.zext %m : i8 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %to = llvm.zext %i : i8 to i64
  %q = llvm.getelementptr %y[%to] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i8
  llvm.br ^header(%next : i8)
^exit:
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// enum { N = 1 << 16 };
// static int32_t all[2 * N], y[N], w[N];
// static int32_t *const x = all + N;
// static int wrong;
// void bytes(uint8_t, const int32_t *, int32_t *);
// static void try_bytes(uint8_t n) {
//   memset(y, 0, sizeof y), memset(w, 0, sizeof w);
//   bytes(n, x, y);
//   for (uint8_t i = 0; i < n; i++) w[i] = x[(uint8_t)(i * 3 + 2)];
//   if (memcmp(y, w, sizeof y) && !wrong++) printf("bytes: %d\n", n);
// }
// void signed_bytes(int8_t, const int32_t *, int32_t *);
// static void try_signed_bytes(int8_t n) {
//   memset(y, 0, sizeof y), memset(w, 0, sizeof w);
//   signed_bytes(n, x, y);
//   for (int8_t i = 0; i < n; i++) w[i] = x[(int8_t)(i * 3 + 1)];
//   if (memcmp(y, w, sizeof y) && !wrong++) printf("signed_bytes: %d\n", n);
// }
// void words(uint16_t, const int32_t *, int32_t *);
// static void try_words(uint16_t n) {
//   memset(y, 0, sizeof y), memset(w, 0, sizeof w);
//   words(n, x, y);
//   for (uint16_t i = 0; i < n; i++) w[i] = x[(uint16_t)(i * 4 + 3)];
//   if (memcmp(y, w, sizeof y) && !wrong++) printf("words: %d\n", n);
// }
// void signed_words(int16_t, const int32_t *, int32_t *);
// static void try_signed_words(int16_t n) {
//   memset(y, 0, sizeof y), memset(w, 0, sizeof w);
//   signed_words(n, x, y);
//   for (int16_t i = 0; i < n; i++) w[i] = x[(int16_t)(i * 3)];
//   if (memcmp(y, w, sizeof y) && !wrong++) printf("signed_words: %d\n", n);
// }
// void sums(uint8_t, const int32_t *, int32_t *);
// void sums_to(uint8_t, const int32_t *, int32_t *);
// static void try_sums(uint8_t n) {
//   memset(y, 0, sizeof y), memset(w, 0, sizeof w);
//   sums(n, x, y);
//   for (uint8_t i = 0; i < n; i++) w[i] = x[(uint8_t)(i + 5)];
//   if (memcmp(y, w, sizeof y) && !wrong++) printf("sums: %d\n", n);
//   if (!n) return;
//   memset(y, 0, sizeof y);
//   sums_to((uint8_t)(n - 1), x, y);
//   if (memcmp(y, w, sizeof y) && !wrong++) printf("sums_to: %d\n", n);
// }
// int main(void) {
//   for (int i = 0; i < 2 * N; i++) all[i] = i * 17;
//   for (int n = 0; n < 256; n++) try_bytes((uint8_t)n), try_sums((uint8_t)n);
//   for (int n = -3; n < 128; n++) try_signed_bytes((int8_t)n);
//   int words[] = {0, 1, 50, 16382, 16383, 16384, 16385, 21845, 21846, 40000, 65535};
//   for (int k = 0; k < 11; k++) try_words((uint16_t)words[k]);
//   int signed_words_[] = {-1, 0, 9, 10921, 10922, 10923, 10924, 20000, 32767};
//   for (int k = 0; k < 9; k++) try_signed_words((int16_t)signed_words_[k]);
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
