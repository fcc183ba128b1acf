// Loops that were unrolled in the source: the last iteration may exceed the bound, and arrays may overlap.
llvm.func @scale(%a: !llvm.ptr, %b: !llvm.ptr, %k: i32, %n: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  %3 = llvm.mlir.constant(3 : i32) : i32
  llvm.br ^header(%0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %x0 = llvm.sext %i : i32 to i64
  %p0 = llvm.getelementptr %b[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v0 = llvm.load %p0 : !llvm.ptr -> i32
  %r0 = llvm.mul %v0, %k : i32
  %t0 = llvm.add %r0, %i : i32
  %q0 = llvm.getelementptr %a[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %t0, %q0 : i32, !llvm.ptr
  %i1 = llvm.add %i, %1 overflow<nsw> : i32
  %x1 = llvm.sext %i1 : i32 to i64
  %p1 = llvm.getelementptr %b[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  %r1 = llvm.mul %v1, %k : i32
  %t1 = llvm.add %r1, %i1 : i32
  %q1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %t1, %q1 : i32, !llvm.ptr
  %i2 = llvm.add %i, %2 overflow<nsw> : i32
  %x2 = llvm.sext %i2 : i32 to i64
  %p2 = llvm.getelementptr %b[%x2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v2 = llvm.load %p2 : !llvm.ptr -> i32
  %r2 = llvm.mul %v2, %k : i32
  %t2 = llvm.add %r2, %i2 : i32
  %q2 = llvm.getelementptr %a[%x2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %t2, %q2 : i32, !llvm.ptr
  %next = llvm.add %i, %3 overflow<nsw> : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
llvm.func @sum(%a: !llvm.ptr, %n: i64, %start: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mlir.constant(2 : i64) : i64
  llvm.br ^header(%0, %start : i64, i32)
^header(%i: i64, %sum: i32):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v0 = llvm.load %p0 : !llvm.ptr -> i32
  %s0 = llvm.add %sum, %v0 : i32
  %i1 = llvm.add %i, %1 : i64
  %p1 = llvm.getelementptr %a[%i1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  %s1 = llvm.add %s0, %v1 : i32
  %next = llvm.add %i, %2 : i64
  llvm.br ^header(%next, %s1 : i64, i32)
^exit:
  llvm.return %sum : i32
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// void scale(int *, int *, int, int);
// int sum(int *, long long, int);
// static int scaled_wrong(int n, int distance) {
//   int a[120], b[120];
//   for (int i = 0; i < 120; i++) a[i] = b[i] = i * i - 7;
//   scale(a + distance, a, 5, n);
//   for (int i = 0; i < n; i += 3)
//     for (int k = 0; k < 3; k++) b[distance + i + k] = b[i + k] * 5 + i + k;
//   return memcmp(a, b, sizeof a) != 0;
// }
// int main(void) {
//   int a[120], wrong = 0;
//   for (int i = 0; i < 120; i++) a[i] = i * 3 + 1;
//   for (int n = -2; n < 100; n++) {
//     wrong += scaled_wrong(n, 0) + scaled_wrong(n, 1) + scaled_wrong(n, 4) + scaled_wrong(n, 16);
//     int expected = n;
//     for (int i = 0; i < (n < 0 ? 0 : n + n % 2); i++) expected += a[i];
//     if (n >= 0) wrong += sum(a, n, n) != expected;
//   }
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
