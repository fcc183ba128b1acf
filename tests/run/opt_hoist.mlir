// Invariant loads: bounds and factors in a structure, to which the loop also stores; a load through a pointer that is
// invalid if the loop does not run; and a load of memory that the loop overwrites.
llvm.func @scale(%s: !llvm.ptr, %x: !llvm.ptr {llvm.noalias}) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %factor = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %sum = llvm.getelementptr %s[2] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %n = llvm.load %s : !llvm.ptr -> i64
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %f = llvm.load %factor : !llvm.ptr -> i64
  %at = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %at : !llvm.ptr -> i64
  %p = llvm.mul %v, %f : i64
  llvm.store %p, %at : i64, !llvm.ptr
  %before = llvm.load %sum : !llvm.ptr -> i64
  %after = llvm.xor %p, %before : i64
  llvm.store %after, %sum : i64, !llvm.ptr
  %j = llvm.add %i, %one : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
llvm.func @behind(%p: !llvm.ptr, %n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^head(%zero, %one : i64, i64)
^head(%i: i64, %h: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %v = llvm.load %p : !llvm.ptr -> i64
  %t = llvm.mul %h, %three : i64
  %g = llvm.xor %t, %v : i64
  %j = llvm.add %i, %one : i64
  llvm.br ^head(%j, %g : i64, i64)
^end:
  llvm.return %h : i64
}
// The loop stores to the element that it loads.
llvm.func @changes(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero, %one : i64, i64)
^head(%i: i64, %h: i64):
  %v = llvm.load %q : !llvm.ptr -> i64
  %g = llvm.mul %h, %v : i64
  %k = llvm.add %g, %one : i64
  %at = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %k, %at : i64, !llvm.ptr
  %j = llvm.add %i, %one : i64
  %c = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %c, ^head(%j, %k : i64, i64), ^end
^end:
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void scale(int64_t *, int64_t *);
// int64_t behind(int64_t *, int64_t);
// void changes(int64_t *, int64_t *, int64_t);
// int main(void) {
//   for (int64_t n = 0; n < 40; n += 13) {
//     int64_t s[3] = {n, 3, n}, x[40];
//     for (int i = 0; i < 40; i++) x[i] = i;
//     scale(s, x);
//     int64_t sum = 0;
//     for (int i = 0; i < 40; i++) sum += x[i];
//     printf("%lld %lld %lld\n", (long long)s[0], (long long)s[2], (long long)sum);
//   }
//   int64_t v = 5;
//   printf("%lld %lld\n", (long long)behind(0, 0), (long long)behind(&v, 4));
//   int64_t y[8] = {2, 2, 2, 2, 2, 2, 2, 2};
//   changes(y, y + 3, 8);
//   for (int i = 0; i < 8; i++) printf("%lld ", (long long)y[i]);
//   puts("");
// }
// output:
// 0 0 780
// 13 29 936
// 26 33 1430
// 39 122 2262
// 1 197
// 3 7 15 31 962 29823 924514 28659935
