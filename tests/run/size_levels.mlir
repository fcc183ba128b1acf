// args: -Oz
// Tails of the cases are merged, and the factors, which differ, are passed.
llvm.func @pick(%k: i32, %p: !llvm.ptr) -> i64 {
  llvm.switch %k : i32, ^other [1: ^one, 2: ^two, 3: ^three]
^one:
  %a = llvm.mlir.constant(10 : i64) : i64
  llvm.br ^store1(%a : i64)
^store1(%v1: i64):
  %x1 = llvm.load %p : !llvm.ptr -> i64
  %y1 = llvm.mul %x1, %v1 : i64
  %z1 = llvm.add %y1, %v1 : i64
  llvm.store volatile %z1, %p : i64, !llvm.ptr
  llvm.store volatile %y1, %p : i64, !llvm.ptr
  llvm.store volatile %z1, %p : i64, !llvm.ptr
  llvm.br ^exit(%z1 : i64)
^two:
  %b = llvm.mlir.constant(20 : i64) : i64
  %x2 = llvm.load %p : !llvm.ptr -> i64
  %y2 = llvm.mul %x2, %b : i64
  %z2 = llvm.add %y2, %b : i64
  llvm.store volatile %z2, %p : i64, !llvm.ptr
  llvm.store volatile %y2, %p : i64, !llvm.ptr
  llvm.store volatile %z2, %p : i64, !llvm.ptr
  llvm.br ^exit(%z2 : i64)
^three:
  %c = llvm.zext %k : i32 to i64
  %x3 = llvm.load %p : !llvm.ptr -> i64
  %y3 = llvm.mul %x3, %c : i64
  %z3 = llvm.add %y3, %c : i64
  llvm.store volatile %z3, %p : i64, !llvm.ptr
  llvm.store volatile %y3, %p : i64, !llvm.ptr
  llvm.store volatile %z3, %p : i64, !llvm.ptr
  llvm.br ^exit(%z3 : i64)
^other:
  %none = llvm.mlir.constant(-1 : i64) : i64
  llvm.br ^exit(%none : i64)
^exit(%r: i64):
  llvm.return %r : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int64_t pick(int32_t, int64_t *);
// int main(void) {
//   for (int32_t k = 0; k < 5; k++) {
//     int64_t memory = 3;
//     long long result = pick(k, &memory);
//     printf("%lld %lld\n", result, (long long)memory);
//   }
//   return 0;
// }
// output:
// -1 3
// 40 40
// 80 80
// 12 12
// -1 3
