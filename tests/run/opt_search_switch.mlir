// Search loops that exit by the cases of a switch, or by its default.
llvm.func @first(%x: !llvm.ptr, %n: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(-1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit(%n : i64)
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  llvm.switch %v : i8, ^latch [
    34: ^exit(%i : i64),
    0: ^exit(%none : i64),
    -3: ^exit(%i : i64)
  ]
^latch:
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit(%r: i64):
  llvm.return %r : i64
}
llvm.func @span(%x: !llvm.ptr, %n: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit(%n : i64)
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  llvm.switch %v : i8, ^exit(%i : i64) [
    32: ^latch,
    9: ^latch,
    10: ^latch
  ]
^latch:
  %next = llvm.add %i, %c1 overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit(%r: i64):
  llvm.return %r : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// int64_t first(const int8_t *, int64_t), span(const int8_t *, int64_t);
// static int8_t x[5000];
// int main(void) {
//   static const int8_t ends[] = {34, 0, -3, 35};
//   static const int at[] = {0, 1, 63, 64, 200, 4095, 4999};
//   for (int e = 0; e < 4; e++, printf("\n"))
//     for (int k = 0; k < 7; k++) {
//       memset(x, 'a', sizeof x);
//       x[at[k]] = ends[e];
//       printf(" %lld", (long long)first(x, 5000));
//     }
//   for (int k = 0; k < 7; k++) {
//     for (int i = 0; i < 5000; i++) x[i] = " \t\n"[i % 3];
//     x[at[k]] = 'a';
//     printf(" %lld %lld", (long long)span(x, 5000), (long long)span(x, at[k]));
//   }
//   printf("\n");
// }
// output:
//  0 1 63 64 200 4095 4999
//  -1 -1 -1 -1 -1 -1 -1
//  0 1 63 64 200 4095 4999
//  5000 5000 5000 5000 5000 5000 5000
//  0 0 1 1 63 63 64 64 200 200 4095 4095 4999 4999
