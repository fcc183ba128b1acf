// Bottom-tested loops of several blocks, without a guard, whose counters have fewer than 64 bits.

llvm.func @slide_down(%head: !llvm.ptr, %n: i32, %by: i32) {
  %c-1 = llvm.mlir.constant(-1 : i32) : i32
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %wide = llvm.zext %n : i32 to i64
  %end = llvm.getelementptr inbounds %head[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  llvm.br ^body(%n, %end : i32, !llvm.ptr)
^body(%left: i32, %p: !llvm.ptr):
  %at = llvm.getelementptr inbounds %p[%c-1] : (!llvm.ptr, i32) -> !llvm.ptr, i16
  %m = llvm.load %at : !llvm.ptr -> i16
  %old = llvm.zext %m : i16 to i32
  %c = llvm.icmp "uge" %old, %by : i32
  llvm.cond_br %c, ^less, ^join(%c0 : i32)
^less:
  %new = llvm.sub %old, %by : i32
  llvm.br ^join(%new : i32)
^join(%value: i32):
  %short = llvm.trunc %value : i32 to i16
  llvm.store %short, %at : i16, !llvm.ptr
  %next = llvm.add %left, %c-1 : i32
  %more = llvm.icmp "ne" %next, %c0 : i32
  llvm.cond_br %more, ^body(%next, %at : i32, !llvm.ptr), ^end
^end:
  llvm.return
}
// Returns the sum of the positive numbers between two indices, which wraps around the type of the counter.
llvm.func @sum_up(%a: !llvm.ptr, %from: i8, %to: i8) -> i32 {
  %c1 = llvm.mlir.constant(1 : i8) : i8
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^body(%from, %c0 : i8, i32)
^body(%i: i8, %sum: i32):
  %index = llvm.zext %i : i8 to i64
  %p = llvm.getelementptr inbounds %a[%index] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %c = llvm.icmp "sgt" %x, %c0 : i32
  llvm.cond_br %c, ^add, ^join(%sum : i32)
^add:
  %more = llvm.add %sum, %x : i32
  llvm.br ^join(%more : i32)
^join(%value: i32):
  llvm.store %c0, %p : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i8
  %again = llvm.icmp "eq" %next, %to : i8
  llvm.cond_br %again, ^end, ^body(%next, %value : i8, i32)
^end:
  llvm.return %value : i32
}

// main.c:
// #include <stdio.h>
// void slide_down(unsigned short *, int, int);
// int sum_up(int *, unsigned char, unsigned char);
// int main(void) {
//   int wrong = 0;
//   for (int n = 1; n < 70; n++) {
//     unsigned short a[71];
//     for (int i = 0; i < 71; i++) a[i] = (unsigned short)(i * 997);
//     slide_down(a, n, 20000);
//     for (int i = 0; i < 71; i++) {
//       int old = (unsigned short)(i * 997), want = i >= n ? old : old >= 20000 ? old - 20000 : 0;
//       wrong += a[i] != want;
//     }
//   }
//   for (int from = 0; from < 256; from += 5)
//     for (int to = 0; to < 256; to += 3) {
//       int a[256], want = 0;
//       for (int i = 0; i < 256; i++) a[i] = i * 37 % 101 - 50;
//       for (int count = (to - from + 255) % 256 + 1, i = from; count-- > 0; i = (i + 1) % 256) want += a[i] > 0 ? a[i] : 0;
//       wrong += sum_up(a, (unsigned char)from, (unsigned char)to) != want;
//     }
//   printf("%d wrong\n", wrong);
//   return 0;
// }
//
// output:
// 0 wrong
