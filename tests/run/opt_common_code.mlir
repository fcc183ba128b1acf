// Operations common to both successors of a branch: loads and sums are hoisted, a store and its operands are sunk; and loads
// of what the previous iteration stored.
llvm.func @sides(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}, %n: i32) -> i32 {
  %none = llvm.mlir.constant(-1 : i32) : i32
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  llvm.br ^header(%0, %none : i32, i32)
^header(%i: i32, %j: i32):
  %cond = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %q = llvm.getelementptr %c[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %w = llvm.load %q : !llvm.ptr -> f32
  %is_positive = llvm.fcmp "ogt" %v, %zero : f32
  llvm.cond_br %is_positive, ^yes, ^no
^yes:
  %j1 = llvm.add %j, %1 overflow<nsw> : i32
  %p1 = llvm.getelementptr %a[%j1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %x1 = llvm.load %p1 : !llvm.ptr -> f32
  %s1 = llvm.fadd %x1, %v : f32
  llvm.store %s1, %p1 : f32, !llvm.ptr
  llvm.br ^merge(%j1 : i32)
^no:
  %j2 = llvm.add %j, %1 overflow<nsw> : i32
  %p2 = llvm.getelementptr %a[%j2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %x2 = llvm.load %p2 : !llvm.ptr -> f32
  %s2 = llvm.fadd %x2, %w : f32
  llvm.store %s2, %p2 : f32, !llvm.ptr
  llvm.br ^merge(%j2 : i32)
^merge(%next_j: i32):
  %next = llvm.add %i, %1 overflow<nsw> : i32
  llvm.br ^header(%next, %next_j : i32, i32)
^exit:
  llvm.return %j : i32
}
// The stores are not sunk, because a load that may alias follows one of them.
llvm.func @stays(%a: !llvm.ptr, %b: !llvm.ptr, %is_first: i1) -> i32 {
  %3 = llvm.mlir.constant(3 : i32) : i32
  %4 = llvm.mlir.constant(4 : i32) : i32
  llvm.cond_br %is_first, ^yes, ^no
^yes:
  llvm.store %3, %a : i32, !llvm.ptr
  %x = llvm.load %b : !llvm.ptr -> i32
  llvm.br ^merge(%x : i32)
^no:
  llvm.store %4, %a : i32, !llvm.ptr
  llvm.br ^merge(%3 : i32)
^merge(%y: i32):
  llvm.return %y : i32
}
func.func @stored(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %next = arith.addi %i, %c1 : index
    %v = memref.load %b[%i] : memref<?xf32>
    %s = arith.addf %v, %v : f32
    memref.store %s, %a[%next] : memref<?xf32>
    %x = memref.load %a[%i] : memref<?xf32>
    %d = arith.subf %v, %x : f32
    memref.store %d, %b[%i] : memref<?xf32>
  }
  return
}
llvm.func @stored_apart(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.add %i, %1 : i64
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %q = llvm.getelementptr %a[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %r = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %r : !llvm.ptr -> i32
  %s = llvm.add %x, %v : i32
  llvm.store %s, %p : i32, !llvm.ptr
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}

// main.c:
// #include "kernel.h"
// #include <stdio.h>
// int32_t stays(int32_t *, int32_t *, _Bool);
// enum { N = 70 };
// static int wrong;
// static void check(int is_right, const char *what, int n, int i) {
//   if (!is_right && !wrong++) printf("%s: %d of %d\n", what, i, n);
// }
// int main(void) {
//   for (int n = 0; n < N; n++) {
//     float a[N + 1], b[N], c[N], d[N + 1], e[N];
//     int32_t g[N + 1], h[N];
//     for (int i = 0; i < N; i++)
//       a[i] = 1, b[i] = (float)(i % 3 - 1), c[i] = (float)i, d[i] = (float)(i * i), e[i] = (float)(3 * i), g[i] = 7 * i, h[i] = i;
//     int last = sides(a, b, c, n);
//     check(last == n - 1, "sides, last", n, last);
//     for (int i = 0; i < N; i++)
//       check(a[i] == (i >= n ? 1 : 1 + (b[i] > 0 ? b[i] : c[i])), "sides", n, i);
//     d[N] = 0, g[N] = 0;
//     struct MemRefDescriptor_f32_1 md = {d, d, 0, {N + 1}, {1}}, me = {e, e, 0, {N}, {1}};
//     _mlir_ciface_stored(&md, &me, n);
//     stored_apart(g, h, n);
//     for (int i = 0; i < n; i++) {
//       check(d[i + 1] == 6 * i && e[i] == 3 * i - (i ? 6 * (i - 1) : 0), "stored", n, i);
//       check(g[i + 1] == i && h[i] == i + (i ? i - 1 : 0), "stored apart", n, i);
//     }
//     check(d[0] == 0 && g[0] == 0, "first", n, 0);
//   }
//   int32_t x = 1, y = 2;
//   check(stays(&x, &x, 1) == 3 && x == 3, "stays, the same", 0, x);
//   check(stays(&x, &y, 0) == 3 && x == 4, "stays, the other side", 0, x);
//   check(stays(&x, &y, 1) == 2 && x == 3, "stays", 0, x);
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
//
// output:
// all right
