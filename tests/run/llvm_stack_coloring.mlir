// Variables on the stack that do not live at once share memory, in sequences, arms and loops.
llvm.func @fill(!llvm.ptr, i32, i32)
llvm.func @sum(!llvm.ptr, i32) -> i32
llvm.func @variables(%x: i32, %n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  %step = llvm.mlir.constant(1 : i32) : i32
  %eight = llvm.mlir.constant(8 : i32) : i32
  %twenty = llvm.mlir.constant(20 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<8 x i32> {alignment = 4 : i64} : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.array<20 x i32> {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %c = llvm.alloca %one x !llvm.array<8 x i32> {alignment = 4 : i64} : (i64) -> !llvm.ptr
  %all = llvm.alloca %one x !llvm.array<8 x i32> {alignment = 4 : i64} : (i64) -> !llvm.ptr
  %carried = llvm.alloca %one x i32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %all : !llvm.ptr
  llvm.call @fill(%all, %x, %eight) : (!llvm.ptr, i32, i32) -> ()
  llvm.intr.lifetime.start %carried : !llvm.ptr
  llvm.store %zero, %carried : i32, !llvm.ptr
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.call @fill(%a, %i, %eight) : (!llvm.ptr, i32, i32) -> ()
  %0 = llvm.call @sum(%a, %eight) : (!llvm.ptr, i32) -> i32
  llvm.intr.lifetime.end %a : !llvm.ptr
  %1 = llvm.and %i, %step : i32
  %2 = llvm.icmp "eq" %1, %zero : i32
  llvm.cond_br %2, ^even, ^odd
^even:
  llvm.intr.lifetime.start %b : !llvm.ptr
  llvm.call @fill(%b, %0, %twenty) : (!llvm.ptr, i32, i32) -> ()
  %3 = llvm.call @sum(%b, %twenty) : (!llvm.ptr, i32) -> i32
  llvm.intr.lifetime.end %b : !llvm.ptr
  llvm.br ^next(%3 : i32)
^odd:
  llvm.intr.lifetime.start %c : !llvm.ptr
  llvm.call @fill(%c, %0, %eight) : (!llvm.ptr, i32, i32) -> ()
  %4 = llvm.call @sum(%c, %eight) : (!llvm.ptr, i32) -> i32
  llvm.intr.lifetime.end %c : !llvm.ptr
  %11 = llvm.add %4, %step : i32
  llvm.br ^next(%11 : i32)
^next(%5: i32):
  %6 = llvm.load %carried : !llvm.ptr -> i32
  %7 = llvm.add %6, %5 : i32
  llvm.store %7, %carried : i32, !llvm.ptr
  llvm.call @fill(%carried, %7, %zero) : (!llvm.ptr, i32, i32) -> ()
  %j = llvm.add %i, %step : i32
  %more = llvm.icmp "slt" %j, %n : i32
  llvm.cond_br %more, ^loop(%j : i32), ^end
^end:
  %8 = llvm.load %carried : !llvm.ptr -> i32
  llvm.intr.lifetime.end %carried : !llvm.ptr
  %9 = llvm.call @sum(%all, %eight) : (!llvm.ptr, i32) -> i32
  llvm.intr.lifetime.end %all : !llvm.ptr
  %10 = llvm.add %8, %9 : i32
  llvm.return %10 : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void fill(int32_t *at, int32_t from, int32_t count) {
//   for (int32_t i = 0; i < count; i++) at[i] = from + i;
// }
// int32_t sum(int32_t *at, int32_t count) {
//   int32_t sum = 0;
//   for (int32_t i = 0; i < count; i++) sum += at[i];
//   return sum;
// }
// int32_t variables(int32_t, int32_t);
// int main(void) {
//   printf("%d %d %d\n", (int)variables(1, 1), (int)variables(100, 2), (int)variables(-7, 5));
//   return 0;
// }
// output:
// 786 1895 3944
