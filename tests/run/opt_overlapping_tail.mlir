// Remainders of vectorized loops that run as one more vector: upwards and downwards, with arrays that overlap, are equal, or
llvm.func @up(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.getelementptr %o[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %y = llvm.load %q : !llvm.ptr -> i8
  %s = llvm.sub %x, %y : i8
  llvm.store %s, %r : i8, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
llvm.func @down(%a: !llvm.ptr, %o: !llvm.ptr, %n: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %three = llvm.mlir.constant(3 : i16) : i16
  llvm.br ^header(%n : i32)
^header(%i: i32):
  %cond = llvm.icmp "sgt" %i, %0 : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.sub %i, %1 : i32
  %p = llvm.getelementptr %a[%next] : (!llvm.ptr, i32) -> !llvm.ptr, i16
  %q = llvm.getelementptr %o[%next] : (!llvm.ptr, i32) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %y = llvm.mul %x, %three : i16
  llvm.store %y, %q : i16, !llvm.ptr
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
// The loop stores to the elements that it loads.
llvm.func @in_place(%a: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %y = llvm.mul %x, %three : i8
  llvm.store %y, %p : i8, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// void up(const uint8_t *, const uint8_t *, uint8_t *, int64_t);
// void down(const int16_t *, int16_t *, int32_t);
// void in_place(uint8_t *, int64_t);
// enum { N = 200 };
// static int wrong;
// static void check(int is_right, const char *what, int n, int at) {
//   if (!is_right && !wrong++) printf("%s: %d, %d\n", what, n, at);
// }
// int main(void) {
//   static const int positions[] = {0, 1, 7, 15, 16, 17, 33, 90, N};
//   uint8_t start[2 * N], found[2 * N], wanted[2 * N];
//   int16_t from[2 * N], to[2 * N], expected[2 * N];
//   for (int i = 0; i < 2 * N; i++) start[i] = (uint8_t)(i * i + 3 * i), from[i] = (int16_t)(i * 977);
//   for (int n = 0; n < 100; n++) {
//     for (unsigned k = 0; k < sizeof positions / sizeof *positions; k++) {
//       int at = positions[k];
//       memcpy(found, start, sizeof found), memcpy(wanted, start, sizeof wanted);
//       up(found + 5, found + 90, found + at, n);
//       for (int i = 0; i < n; i++) wanted[at + i] = (uint8_t)(wanted[5 + i] - wanted[90 + i]);
//       check(!memcmp(found, wanted, sizeof found), "up", n, at);
//       memcpy(to, from, sizeof to), memcpy(expected, from, sizeof expected);
//       down(to + 16, to + at, n);
//       for (int i = n - 1; i >= 0; i--) expected[at + i] = (int16_t)(expected[16 + i] * 3);
//       check(!memcmp(to, expected, sizeof to), "down", n, at);
//     }
//     memcpy(found, start, sizeof found);
//     in_place(found, n);
//     for (int i = 0; i < N; i++) check(found[i] == (uint8_t)(i < n ? start[i] * 3 : start[i]), "in place", n, i);
//   }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
//
// output:
// all right
