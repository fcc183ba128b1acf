// Switches in vectorized loops: their cases are compared in all lanes, and operations common to all successors are sunk.
llvm.func @same_array(%a: !llvm.ptr {llvm.noalias}, %kind: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2.0 : f32) : f32
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %kind[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %k = llvm.load %p : !llvm.ptr -> i32
  llvm.switch %k : i32, ^other [-1: ^less, 0: ^none, 3: ^more, 7: ^none]
^less:
  %p1 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x1 = llvm.load %p1 : !llvm.ptr -> f32
  %y1 = llvm.fsub %x1, %two : f32
  %z1 = llvm.fmul %y1, %y1 : f32
  llvm.store %z1, %p1 : f32, !llvm.ptr
  llvm.br ^merge
^none:
  llvm.br ^other
^more:
  %p2 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x2 = llvm.load %p2 : !llvm.ptr -> f32
  %y2 = llvm.fadd %x2, %two : f32
  %z2 = llvm.fmul %y2, %y2 : f32
  llvm.store %z2, %p2 : f32, !llvm.ptr
  llvm.br ^merge
^other:
  %p3 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x3 = llvm.load %p3 : !llvm.ptr -> f32
  %y3 = llvm.fmul %x3, %two : f32
  %z3 = llvm.fmul %y3, %y3 : f32
  llvm.store %z3, %p3 : f32, !llvm.ptr
  llvm.br ^merge
^merge:
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// One case stores nothing, the others store to different arrays. The switch is conditional, and values merge after it.
llvm.func @distinct_arrays(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %kind: !llvm.ptr {llvm.noalias}, %n: i64) -> i32 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %twenty = llvm.mlir.constant(20 : i32) : i32
  llvm.br ^header(%0, %none : i64, i32)
^header(%i: i64, %sum: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %kind[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %k = llvm.load %p : !llvm.ptr -> i32
  %number = llvm.trunc %i : i64 to i32
  %is_small = llvm.icmp "slt" %k, %ten : i32
  llvm.cond_br %is_small, ^check, ^merge(%k : i32)
^check:
  llvm.switch %k : i32, ^behind(%none : i32) [-1: ^first, 0: ^second, 3: ^behind(%ten : i32), 7: ^second]
^first:
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %number, %pa : i32, !llvm.ptr
  llvm.br ^behind(%twenty : i32)
^second:
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %number, %pb : i32, !llvm.ptr
  llvm.br ^behind(%k : i32)
^behind(%x: i32):
  %y = llvm.add %x, %x : i32
  llvm.br ^merge(%y : i32)
^merge(%more: i32):
  %next_sum = llvm.add %sum, %more : i32
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next, %next_sum : i64, i32)
^exit:
  llvm.return %sum : i32
}
// The same with several cases that have one target.
llvm.func @guarded(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %kind: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %kind[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %k = llvm.load %p : !llvm.ptr -> i32
  %number = llvm.trunc %i : i64 to i32
  llvm.switch %k : i32, ^second [-1: ^first, 0: ^merge, 3: ^first, 7: ^merge]
^first:
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %number, %pa : i32, !llvm.ptr
  llvm.br ^merge
^second:
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %number, %pb : i32, !llvm.ptr
  llvm.br ^merge
^merge:
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// A switch with a case for each value of two bits.
llvm.func @masked(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %kind: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i32) : i32
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %kind[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %k = llvm.load %p : !llvm.ptr -> i32
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %low = llvm.and %k, %three : i32
  llvm.switch %low : i32, ^next [0: ^add, 1: ^subtract, 2: ^exclude, 3: ^copy]
^add:
  %a0 = llvm.load %pa : !llvm.ptr -> i32
  %b0 = llvm.load %pb : !llvm.ptr -> i32
  %x0 = llvm.add %a0, %b0 : i32
  llvm.store %x0, %pa : i32, !llvm.ptr
  llvm.br ^next
^subtract:
  %a1 = llvm.load %pa : !llvm.ptr -> i32
  %b1 = llvm.load %pb : !llvm.ptr -> i32
  %x1 = llvm.sub %a1, %b1 : i32
  llvm.store %x1, %pa : i32, !llvm.ptr
  llvm.br ^next
^exclude:
  %a2 = llvm.load %pa : !llvm.ptr -> i32
  %b2 = llvm.load %pb : !llvm.ptr -> i32
  %x2 = llvm.xor %a2, %b2 : i32
  llvm.store %x2, %pa : i32, !llvm.ptr
  llvm.br ^next
^copy:
  %b3 = llvm.load %pb : !llvm.ptr -> i32
  llvm.store %b3, %pa : i32, !llvm.ptr
  llvm.br ^next
^next:
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void same_array(float *, int32_t *, int64_t);
// int32_t distinct_arrays(int32_t *, int32_t *, int32_t *, int64_t);
// void guarded(int32_t *, int32_t *, int32_t *, int64_t);
// void masked(int32_t *, int32_t *, int32_t *, int64_t);
// enum { N = 70 };
// static int wrong;
// static void check(int is_right, const char *what, int n, int i) {
//   if (!is_right && !wrong++) printf("%s: %d of %d\n", what, i, n);
// }
// int main(void) {
//   for (int n = 0; n < N; n++) {
//     float x[N];
//     int32_t kind[N], a[N], b[N], c[N], d[N], e[N], f[N];
//     for (int i = 0; i < N; i++)
//       x[i] = i, kind[i] = (i * i * 5 + n) % 13 - 2, a[i] = b[i] = c[i] = d[i] = -1, e[i] = 3 * i, f[i] = 100 - i;
//     same_array(x, kind, n);
//     int32_t sum = distinct_arrays(a, b, kind, n), expected = 0;
//     guarded(c, d, kind, n);
//     masked(e, f, kind, n);
//     for (int i = 0; i < N; i++) {
//       int k = kind[i], runs = i < n;
//       float y = k == -1 ? i - 2 : k == 3 ? i + 2 : 2 * i;
//       check(x[i] == (runs ? y * y : i), "same array", n, i);
//       check(a[i] == (runs && k == -1 ? i : -1), "first", n, i);
//       check(b[i] == (runs && (k == 0 || k == 7) ? i : -1), "second", n, i);
//       check(c[i] == (runs && (k == -1 || k == 3) ? i : -1), "guarded, first", n, i);
//       check(d[i] == (runs && k != -1 && k != 0 && k != 3 && k != 7 ? i : -1), "guarded, second", n, i);
//       int u = 3 * i, v = 100 - i, low = k & 3;
//       int both = low == 0 ? u + v : low == 1 ? u - v : low == 2 ? u ^ v : v;
//       check(e[i] == (runs ? both : u), "masked", n, i);
//       if (runs) expected += k >= 10 ? k : k == -1 ? 40 : k == 0 || k == 7 ? 2 * k : k == 3 ? 20 : 0;
//     }
//     check(sum == expected, "sum", n, sum);
//   }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
//
// output:
// all right
