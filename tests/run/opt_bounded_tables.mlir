// Loops with irregular accesses whose addresses have known ranges: runtime checks keep tables apart from what is stored.
// The scalar loop runs if they overlap.
llvm.func @masked(%a: !llvm.ptr, %t: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.mlir.constant(7 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %continues = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %continues, ^body, ^exit
^body:
  %m = llvm.and %i, %7 : i64
  %p = llvm.getelementptr inbounds %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %q = llvm.getelementptr inbounds %t[%m] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %y = llvm.load %q : !llvm.ptr -> i32
  %s = llvm.add %x, %y : i32
  %z = llvm.xor %s, %x : i32
  llvm.store %z, %p : i32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// The index is signed: the table begins before its pointer.
llvm.func @lookup(%d: !llvm.ptr, %t: !llvm.ptr, %s: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %continues = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %continues, ^body, ^exit
^body:
  %p = llvm.getelementptr inbounds %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %b = llvm.load %p : !llvm.ptr -> i8
  %m = llvm.sext %b : i8 to i64
  %q = llvm.getelementptr inbounds %t[%m] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %q : !llvm.ptr -> f32
  %z = llvm.fadd %x, %x : f32
  %w = llvm.fmul %z, %x : f32
  %r = llvm.getelementptr inbounds %d[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %w, %r : f32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// void masked(int32_t *, const int32_t *, int64_t);
// void lookup(float *, const float *, const int8_t *, int64_t);
// int main(void) {
//   int wrong = 0;
//   for (int n = 0; n < 80; n++)
//     for (int at = -10; at < 90; at++) {
//       static int32_t a[200], b[200];
//       for (int i = 0; i < 200; i++) a[i] = b[i] = i * i + at;
//       masked(a + 40, a + 40 + at, n);
//       for (int i = 0; i < n; i++) {
//         int32_t x = b[40 + i];
//         b[40 + i] = (x + b[40 + at + (i & 7)]) ^ x;
//       }
//       wrong += memcmp(a, b, sizeof a) != 0;
//     }
//   for (int n = 0; n < 70; n += 3)
//     for (int at = -150; at < 260; at++) {
//       static float a[1000], b[1000];
//       static int8_t s[80];
//       for (int i = 0; i < 1000; i++) a[i] = b[i] = (float)(i % 13) - 5;
//       for (int i = 0; i < 80; i++) s[i] = (int8_t)(i * 37 + at);
//       lookup(a + 400, a + 400 + at, s, n);
//       for (int i = 0; i < n; i++) {
//         float x = b[400 + at + s[i]];
//         b[400 + i] = (x + x) * x;
//       }
//       wrong += memcmp(a, b, sizeof a) != 0;
//     }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
//
// output:
// all right
