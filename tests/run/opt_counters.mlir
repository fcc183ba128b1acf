// Loops whose counters `indvars` brings into canonical form: bounds that are included, exit tests for equality, downward
// counters, and steps and strides that are only known at run time.
llvm.func @at_most(%x: !llvm.ptr, %last: i32, %width: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^rows(%0 : i32)
^rows(%i: i32):
  %more_rows = llvm.icmp "sle" %i, %last : i32
  llvm.cond_br %more_rows, ^row, ^exit
^row:
  llvm.br ^columns(%0 : i32)
^columns(%j: i32):
  %more = llvm.icmp "ne" %j, %width : i32
  llvm.cond_br %more, ^element, ^next_row
^element:
  %row = llvm.sext %i : i32 to i64
  %column = llvm.sext %j : i32 to i64
  %p = llvm.getelementptr %x[%row, %column] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x i32>
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %v, %j : i32
  llvm.store %w, %p : i32, !llvm.ptr
  %next = llvm.add %j, %1 : i32
  llvm.br ^columns(%next : i32)
^next_row:
  %next_i = llvm.add %i, %1 : i32
  llvm.br ^rows(%next_i : i32)
^exit:
  llvm.return
}
llvm.func @down(%x: !llvm.ptr, %n: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %step = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^header(%n, %0 : i32, i32)
^header(%i: i32, %sum: i32):
  %cond = llvm.icmp "sgt" %i, %0 : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %at = llvm.sub %n, %i : i32
  %wide = llvm.sext %at : i32 to i64
  %p = llvm.getelementptr %x[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %product = llvm.mul %v, %i : i32
  %more = llvm.add %sum, %product : i32
  %next = llvm.add %i, %step : i32
  llvm.br ^header(%next, %more : i32, i32)
^exit:
  llvm.return %sum : i32
}
llvm.func @count_up(%x: !llvm.ptr, %first: i32, %n: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%first : i32)
^header(%i: i32):
  %cond = llvm.icmp "ult" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %wide = llvm.zext %i : i32 to i64
  %p = llvm.getelementptr %x[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %i, %p : i32, !llvm.ptr
  %next = llvm.add %i, %1 : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
llvm.func @stepped(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64, %step: i64, %stride: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %at = llvm.mul %i, %stride : i64
  %q = llvm.getelementptr %y[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void at_most(int32_t (*)[32], int32_t, int32_t);
// int32_t down(const int32_t *, int32_t);
// void count_up(uint32_t *, uint32_t, uint32_t);
// void stepped(const int32_t *, int32_t *, int64_t, int64_t, int64_t);
// static uint32_t hash(const void *data, int words) {
//   const uint32_t *word = data;
//   uint32_t sum = 0;
//   for (int i = 0; i < words; i++) sum = sum * 31 + word[i];
//   return sum;
// }
// int main(void) {
//   int32_t x[8][32] = {{0}}, y[256] = {0};
//   at_most(x, 5, 19);
//   at_most(x, -1, 19);
//   at_most(x, 2, 0);
//   printf("%u\n", hash(x, 256));
//   for (int i = 0; i < 8; i++) printf("%s%d", i ? " " : "", down(*x, i * 9 - 4));
//   printf("\n");
//   count_up((uint32_t *)y, 3, 100);
//   count_up((uint32_t *)y, 7, 7);
//   printf("%u\n", hash(y, 256));
//   stepped(y, *x, 90, 1, 1);
//   printf("%u ", hash(x, 256));
//   stepped(y, *x, 90, 3, 1);
//   printf("%u ", hash(x, 256));
//   stepped(y, *x, 90, 1, 2);
//   printf("%u ", hash(x, 256));
//   stepped(y, *x, 50, 2, 4);
//   printf("%u\n", hash(x, 256));
//   return 0;
// }
//
// output:
// 2656265418
// 0 20 455 1824 3363 5022 7410 10488
// 2638260659
// 195760979 195760979 537343289 3796519063
