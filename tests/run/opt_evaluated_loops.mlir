// Loops whose trip counts follow from constants alone: integer square roots bit by bit, products that grow, one that does not run.
llvm.func @roots(%p: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %top = llvm.mlir.constant(16384 : i32) : i32
  %i0 = llvm.mlir.constant(0 : i64) : i64
  %i1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^outer(%i0 : i64)
^outer(%i: i64):
  %inside = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %inside, ^load, ^end
^load:
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %q : !llvm.ptr -> i32
  llvm.br ^header(%zero, %top : i32, i32)
^header(%root: i32, %bit: i32):
  %more = llvm.icmp "ne" %bit, %zero : i32
  llvm.cond_br %more, ^body, ^store
^body:
  %try = llvm.or %root, %bit : i32
  %square = llvm.mul %try, %try : i32
  %fits = llvm.icmp "ule" %square, %x : i32
  %taken = llvm.select %fits, %try, %root : i1, i32
  %half = llvm.lshr %bit, %one : i32
  llvm.br ^header(%taken, %half : i32, i32)
^store:
  llvm.store %root, %q : i32, !llvm.ptr
  %next = llvm.add %i, %i1 : i64
  llvm.br ^outer(%next : i64)
^end:
  llvm.return
}
llvm.func @powers(%x: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %limit = llvm.mlir.constant(1000 : i64) : i64
  llvm.br ^header(%one, %x : i64, i64)
^header(%power: i64, %sum: i64):
  %done = llvm.icmp "ugt" %power, %limit : i64
  llvm.cond_br %done, ^end, ^body
^body:
  %product = llvm.mul %power, %three : i64
  %masked = llvm.xor %sum, %power : i64
  %next = llvm.add %masked, %product : i64
  llvm.br ^header(%product, %next : i64, i64)
^end:
  %r = llvm.add %sum, %power : i64
  llvm.return %r : i64
}
llvm.func @never(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i8) : i8
  %all = llvm.mlir.constant(255 : i8) : i8
  llvm.br ^header(%all, %x : i8, i32)
^header(%i: i8, %y: i32):
  %next = llvm.add %i, %one : i8
  %more = llvm.icmp "ugt" %next, %one : i8
  llvm.cond_br %more, ^body, ^end
^body:
  %twice = llvm.add %y, %y : i32
  llvm.br ^header(%next, %twice : i8, i32)
^end:
  llvm.return %y : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void roots(uint32_t *p, int64_t n);
// int64_t powers(int64_t x);
// int32_t never(int32_t x);
// int main(void) {
//   uint32_t x[100];
//   for (int i = 0; i < 100; i++) x[i] = i * i * 37 + i;
//   roots(x, 100);
//   uint64_t sum = 0;
//   for (int i = 0; i < 100; i++) sum = sum * 31 + x[i];
//   printf("%u %u %u %llu\n", x[1], x[50], x[99], (unsigned long long)sum);
//   int64_t power = 1, expected = 5;
//   for (; power <= 1000; power *= 3) expected = (expected ^ power) + power * 3;
//   printf("%d\n", powers(5) == expected + power);
//   printf("%d\n", never(7));
//   return 0;
// }
// output:
// 6 304 602 9665995625506410540
// 1
// 7
