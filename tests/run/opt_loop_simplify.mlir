// Loops without preheaders and with several latches: consecutive loops whose exit edges enter the next loop, and a
// `continue` whose counter is incremented before.

llvm.func @run(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  llvm.br ^first(%c0 : i64)
^first(%i: i64):
  %a = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %a, ^double, ^second(%c0, %zero : i64, i32)
^double:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %d = llvm.add %v, %v : i32
  llvm.store %d, %p : i32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^first(%i1 : i64)
^second(%j: i64, %sum: i32):
  %b = llvm.icmp "ult" %j, %n : i64
  llvm.cond_br %b, ^test, ^third(%c0, %sum : i64, i32)
^test:
  %q = llvm.getelementptr %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %q : !llvm.ptr -> i32
  %j1 = llvm.add %j, %c1 : i64
  %negative = llvm.icmp "slt" %w, %zero : i32
  llvm.cond_br %negative, ^second(%j1, %sum : i64, i32), ^keep
^keep:
  %more = llvm.add %sum, %w : i32
  %r = llvm.getelementptr %y[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %w, %r : i32, !llvm.ptr
  llvm.br ^second(%j1, %more : i64, i32)
^third(%k: i64, %total: i32):
  %c = llvm.icmp "ult" %k, %n : i64
  llvm.cond_br %c, ^triple, ^exit
^triple:
  %s = llvm.getelementptr %y[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %u = llvm.load %s : !llvm.ptr -> i32
  %t = llvm.mul %u, %three : i32
  llvm.store %t, %s : i32, !llvm.ptr
  %k1 = llvm.add %k, %c1 : i64
  llvm.br ^third(%k1, %total : i64, i32)
^exit:
  llvm.return %total : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
//
// int32_t run(int64_t n, int32_t *x, int32_t *y);
//
// int main(void) {
//   int32_t x[41], y[41];
//   for (int64_t n = 0; n <= 40; n++) {
//     int32_t expected = 0, wrong = 0;
//     for (int i = 0; i < 41; i++) {
//       x[i] = i * 7 % 11 - 4;
//       y[i] = 100 + i;
//     }
//     for (int i = 0; i < n; i++) expected += x[i] < 0 ? 0 : 2 * x[i];
//     wrong += run(n, x, y) != expected;
//     for (int i = 0; i < 41; i++) {
//       int32_t before = i * 7 % 11 - 4, kept = 100 + i;
//       wrong += x[i] != (i < n ? 2 * before : before);
//       if (i < n) kept = 3 * (before < 0 ? kept : 2 * before);
//       wrong += y[i] != kept;
//     }
//     if (wrong) printf("%d: %d wrong\n", (int)n, (int)wrong);
//   }
//   puts("done");
//   return 0;
// }
// output:
// done
