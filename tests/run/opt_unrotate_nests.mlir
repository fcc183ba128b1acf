// Nests of loops with exit tests at the bottom, as other compilers leave them: guards of inner loops, bounds that are
// extended or one less, and exit tests of the counter before its increment. Counts may be negative.
llvm.func @rows(%x: !llvm.ptr, %n: i32, %m: i32) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  %some = llvm.icmp "sgt" %n, %zero : i32
  llvm.cond_br %some, ^before, ^exit(%c0 : i64)
^before:
  %rows = llvm.zext %n : i32 to i64
  llvm.br ^outer(%c0, %c0 : i64, i64)
^outer(%i: i64, %total: i64):
  %any = llvm.icmp "sgt" %m, %zero : i32
  llvm.cond_br %any, ^row, ^latch(%total : i64)
^row:
  %columns = llvm.zext nneg %m : i32 to i64
  %first = llvm.mul %i, %columns : i64
  llvm.br ^inner(%c0, %total : i64, i64)
^inner(%j: i64, %sum: i64):
  %at = llvm.add %first, %j : i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %s = llvm.add %sum, %v : i64
  %next = llvm.add %j, %c1 : i64
  %end = llvm.icmp "eq" %next, %columns : i64
  llvm.cond_br %end, ^latch(%s : i64), ^inner(%next, %s : i64, i64)
^latch(%t: i64):
  %more = llvm.add %i, %c1 : i64
  %last = llvm.icmp "eq" %more, %rows : i64
  llvm.cond_br %last, ^exit(%t : i64), ^outer(%more, %t : i64, i64)
^exit(%r: i64):
  llvm.return %r : i64
}
llvm.func @interior(%x: !llvm.ptr, %n: i64, %m: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %less = llvm.mlir.constant(-2 : i64) : i64
  %last = llvm.add %m, %less : i64
  %some = llvm.icmp "sgt" %n, %c0 : i64
  llvm.cond_br %some, ^outer(%c0 : i64), ^exit
^outer(%i: i64):
  %any = llvm.icmp "sgt" %m, %c2 : i64
  llvm.cond_br %any, ^first, ^skip
^skip:
  %other = llvm.add %i, %c1 : i64
  llvm.br ^latch(%other : i64)
^first:
  %row = llvm.mul %i, %c8 : i64
  %end = llvm.add %i, %c1 : i64
  llvm.br ^inner(%c1 : i64)
^inner(%j: i64):
  %at = llvm.add %row, %j : i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %w = llvm.add %v, %j : i64
  llvm.store %w, %p : i64, !llvm.ptr
  %next = llvm.add %j, %c1 : i64
  %is_last = llvm.icmp "eq" %j, %last : i64
  llvm.cond_br %is_last, ^latch(%end : i64), ^inner(%next : i64)
^latch(%more: i64):
  %is_end = llvm.icmp "eq" %more, %n : i64
  llvm.cond_br %is_end, ^exit, ^outer(%more : i64)
^exit:
  llvm.return
}
// The path around the inner loop has another value than the loop without iterations; the last value is used after it.
llvm.func @last(%x: !llvm.ptr, %n: i64, %m: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c7 = llvm.mlir.constant(7 : i64) : i64
  %some = llvm.icmp "sgt" %n, %c0 : i64
  llvm.cond_br %some, ^outer(%c0, %c0 : i64, i64), ^exit(%c0 : i64)
^outer(%i: i64, %sum: i64):
  %any = llvm.icmp "ugt" %m, %c0 : i64
  llvm.cond_br %any, ^inner(%c0 : i64), ^latch(%c7 : i64)
^inner(%j: i64):
  %p = llvm.getelementptr %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %w = llvm.add %v, %i : i64
  llvm.store %w, %p : i64, !llvm.ptr
  %next = llvm.add %j, %c1 : i64
  %more = llvm.icmp "ult" %next, %m : i64
  llvm.cond_br %more, ^inner(%next : i64), ^latch(%w : i64)
^latch(%value: i64):
  %s = llvm.add %sum, %value : i64
  %end = llvm.add %i, %c1 : i64
  %is_end = llvm.icmp "eq" %end, %n : i64
  llvm.cond_br %is_end, ^exit(%s : i64), ^outer(%end, %s : i64, i64)
^exit(%r: i64):
  llvm.return %r : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int64_t rows(int64_t *, int32_t, int32_t), last(int64_t *, int64_t, int64_t);
// void interior(int64_t *, int64_t, int64_t);
// static int64_t x[64];
// static void fill(void) {
//   for (int i = 0; i < 64; i++) x[i] = i * i;
// }
// int main(void) {
//   static const int32_t counts[] = {INT32_MIN, -1, 0, 1, 2, 3, 7, 8};
//   static const int64_t widths[] = {INT64_MIN, INT64_MIN + 1, -1, 0, 1, 2, 3, 7, 8};
//   fill();
//   for (int i = 0; i < 8; i++, printf("\n"))
//     for (int j = 0; j < 8; j++) printf("%lld ", (long long)rows(x, counts[i], counts[j]));
//   for (int i = 0; i < 9; i++) {
//     int64_t sum = 0;
//     fill();
//     interior(x, 8, widths[i]);
//     for (int k = 0; k < 64; k++) sum = sum * 3 + x[k];
//     printf("%lld ", (long long)sum);
//   }
//   printf("\n");
//   for (int i = 3; i < 9; i++) {
//     fill();
//     printf("%lld ", (long long)last(x, i, widths[i]));
//   }
//   printf("\n");
// }
// output:
// 0 0 0 0 0 0 0 0
// 0 0 0 0 0 0 0 0
// 0 0 0 0 0 0 0 0
// 0 0 0 0 1 5 91 140
// 0 0 0 1 14 55 819 1240
// 0 0 0 5 55 204 2870 4324
// 0 0 0 91 819 2870 38024 56980
// 0 0 0 140 1240 4324 56980 85344
// -4856828980998744480 -4856828980998744480 -4856828980998744480 -4856828980998744480 -4856828980998744480 -4856828980998744480 1937321438527258280 3780752389757885752 6453622582965997768
// 21 10 25 59 308 476
