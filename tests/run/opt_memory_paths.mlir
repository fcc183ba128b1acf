// Contents of memory across paths, threaded jumps, dead stores, and variables of a function that calls `setjmp`.
llvm.func @choose(%x: !llvm.ptr, %y: !llvm.ptr, %n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  llvm.store %one, %x : i32, !llvm.ptr
  llvm.switch %n : i32, ^other [0: ^a, 1: ^b, 2: ^b]
^a:
  llvm.store %ten, %x : i32, !llvm.ptr
  llvm.br ^merge(%one : i32)
^b:
  llvm.store %four, %y : i32, !llvm.ptr
  %old = llvm.load %x : !llvm.ptr -> i32
  %more = llvm.add %old, %n : i32
  llvm.store %more, %x : i32, !llvm.ptr
  llvm.br ^merge(%four : i32)
^other:
  %small = llvm.icmp "slt" %n, %four : i32
  llvm.cond_br %small, ^merge(%n : i32), ^merge(%ten : i32)
^merge(%kind: i32):
  %now = llvm.load %x : !llvm.ptr -> i32
  %sum = llvm.add %now, %kind : i32
  %below = llvm.icmp "slt" %n, %ten : i32
  llvm.cond_br %below, ^low, ^end(%sum : i32)
^low:
  %is_one = llvm.icmp "eq" %kind, %one : i32
  %product = llvm.mul %sum, %ten : i32
  llvm.cond_br %is_one, ^end(%product : i32), ^last
^last:
  llvm.store %sum, %y : i32, !llvm.ptr
  %again = llvm.load %x : !llvm.ptr -> i32
  llvm.br ^end(%again : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @_setjmp(!llvm.ptr) -> i32 attributes {passthrough = ["returns_twice"]}
llvm.func @report(i32, !llvm.ptr) -> i32
// `a` is written after each return; `b` keeps its value until the second one.
llvm.func @steps(%buffer: !llvm.ptr, %x: i32) -> i32 {
  %size = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %size x i32 : (i64) -> !llvm.ptr
  %b = llvm.alloca %size x i32 : (i64) -> !llvm.ptr
  %three = llvm.mlir.constant(3 : i32) : i32
  %start = llvm.mul %x, %three : i32
  llvm.store %start, %b : i32, !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %first = llvm.load %a : !llvm.ptr -> i32
  %printed = llvm.call @report(%first, %buffer) : (i32, !llvm.ptr) -> i32
  %code = llvm.call @_setjmp(%buffer) : (!llvm.ptr) -> i32
  %next = llvm.add %code, %three : i32
  llvm.store %next, %a : i32, !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %jumps = llvm.icmp "slt" %code, %three : i32
  llvm.cond_br %jumps, ^jump, ^end
^jump:
  %value = llvm.load %a : !llvm.ptr -> i32
  %answer = llvm.call @report(%value, %buffer) : (i32, !llvm.ptr) -> i32
  llvm.store %answer, %b : i32, !llvm.ptr
  llvm.br ^end
^end:
  %c = llvm.load %a : !llvm.ptr -> i32
  %d = llvm.load %b : !llvm.ptr -> i32
  %e = llvm.mul %c, %d : i32
  llvm.return %e : i32
}
// main.c:
// #include <setjmp.h>
// #include <stdint.h>
// #include <stdio.h>
// int32_t choose(int32_t *, int32_t *, int32_t), steps(void *, int32_t);
// int32_t report(int32_t value, void *buffer) {
//   printf("report %d\n", value);
//   if (value >= 3 && value < 6) longjmp(buffer, value - 2);
//   return value;
// }
// int main(void) {
//   for (int32_t n = -1; n < 12; n++) {
//     int32_t x = 7, y = 8, z = 9;
//     int32_t apart = choose(&x, &y, n), same = choose(&z, &z, n);
//     printf("%d: %d %d %d, %d %d\n", n, apart, x, y, same, z);
//   }
//   jmp_buf buffer;
//   printf("%d\n", steps(buffer, 14));
//   return 0;
// }
// output:
// -1: 1 1 0, 0 0
// 0: 110 10 8, 110 10
// 1: 2 2 6, 9 9
// 2: 3 3 7, 10 10
// 3: 1 1 4, 4 4
// 4: 1 1 11, 11 11
// 5: 1 1 11, 11 11
// 6: 1 1 11, 11 11
// 7: 1 1 11, 11 11
// 8: 1 1 11, 11 11
// 9: 1 1 11, 11 11
// 10: 11 1 8, 11 1
// 11: 11 1 8, 11 1
// report 14
// report 3
// report 4
// report 5
// 252
