// Counters of 32 bits that go down, and differences that go up: from 0, from a constant, below 0, in nests, until the counter is
// less than 1, in triangular nests; the position of the largest of what they index.

llvm.func @from_zero(%n: i32, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.br ^header(%n : i32)
^header(%k: i32):
  %i = llvm.sub %n, %k : i32
  %at = llvm.sext %i : i32 to i64
  %cond = llvm.icmp "sgt" %k, %c0 : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %b = llvm.mul %a, %c3 : i32
  %s = llvm.add %b, %i : i32
  %q = llvm.getelementptr %y[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %s, %q : i32, !llvm.ptr
  %next = llvm.add %k, %m1 : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
llvm.func @from_two(%n: i32, %x: !llvm.ptr, %y: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %start = llvm.sub %n, %c2 : i32
  llvm.br ^header(%start : i32)
^header(%k: i32):
  %i = llvm.sub %n, %k : i32
  %cond = llvm.icmp "sge" %k, %c1 : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %at = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %a, %i : i32
  %q = llvm.getelementptr %y[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %s, %q : i32, !llvm.ptr
  %next = llvm.sub %k, %c1 : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return %i : i32
}
// The difference begins at -3.
llvm.func @below_zero(%n: i32, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %start = llvm.add %n, %c3 : i32
  llvm.br ^header(%start : i32)
^header(%k: i32):
  %cond = llvm.icmp "sgt" %k, %c0 : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %i = llvm.sub %n, %k : i32
  %at = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %i, %p : i32, !llvm.ptr
  %next = llvm.add %k, %m1 : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
llvm.func @nest(%n: i32, %m: i32, %x: !llvm.ptr, %y: !llvm.ptr, %row: i64) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %up = llvm.mlir.constant(1 : i64) : i64
  %rows = llvm.sub %n, %c1 : i32
  llvm.br ^outer(%rows : i32)
^outer(%k: i32):
  %i = llvm.sub %n, %k : i32
  %r = llvm.sext %i : i32 to i64
  %more = llvm.icmp "sgt" %k, %c0 : i32
  llvm.cond_br %more, ^enter, ^exit
^enter:
  %columns = llvm.sub %m, %c1 : i32
  llvm.br ^inner(%columns : i32)
^inner(%l: i32):
  %j = llvm.sub %m, %l : i32
  %c = llvm.sext %j : i32 to i64
  %cond = llvm.icmp "sgt" %l, %c0 : i32
  llvm.cond_br %cond, ^body, ^latch
^body:
  %above = llvm.sub %r, %up : i64
  %ra = llvm.mul %above, %row : i64
  %pa = llvm.add %ra, %c : i64
  %p = llvm.getelementptr %x[%pa] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %left = llvm.sub %c, %up : i64
  %rb = llvm.mul %r, %row : i64
  %pb = llvm.add %rb, %left : i64
  %q = llvm.getelementptr %x[%pb] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %a = llvm.load %p : !llvm.ptr -> f32
  %b = llvm.load %q : !llvm.ptr -> f32
  %s = llvm.fadd %a, %b : f32
  %pc = llvm.add %rb, %c : i64
  %t = llvm.getelementptr %y[%pc] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %s, %t : f32, !llvm.ptr
  %next = llvm.sub %l, %c1 : i32
  llvm.br ^inner(%next : i32)
^latch:
  %k1 = llvm.sub %k, %c1 : i32
  llvm.br ^outer(%k1 : i32)
^exit:
  llvm.return
}
llvm.func @triangle(%n: i32, %from: i32, %x: !llvm.ptr, %row: i64) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %rows = llvm.sub %n, %from : i32
  llvm.br ^outer(%rows : i32)
^outer(%k: i32):
  %i = llvm.sub %n, %k : i32
  %r = llvm.sext %i : i32 to i64
  %more = llvm.icmp "sgt" %k, %c0 : i32
  llvm.cond_br %more, ^enter, ^exit
^enter:
  %first = llvm.add %i, %c1 : i32
  %columns = llvm.sub %n, %first : i32
  llvm.br ^inner(%columns : i32)
^inner(%l: i32):
  %cond = llvm.icmp "sgt" %l, %c0 : i32
  llvm.cond_br %cond, ^body, ^latch
^body:
  %j = llvm.sub %n, %l : i32
  %c = llvm.sext %j : i32 to i64
  %line = llvm.mul %r, %row : i64
  %at = llvm.add %line, %c : i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %a, %i : i32
  llvm.store %s, %p : i32, !llvm.ptr
  %next = llvm.sub %l, %c1 : i32
  llvm.br ^inner(%next : i32)
^latch:
  %k1 = llvm.sub %k, %c1 : i32
  llvm.br ^outer(%k1 : i32)
^exit:
  llvm.return
}
llvm.func @largest(%n: i32, %x: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %first = llvm.mlir.constant(0 : i64) : i64
  %x0 = llvm.load %x : !llvm.ptr -> f32
  %start = llvm.sub %n, %c1 : i32
  llvm.br ^header(%start, %x0, %first : i32, f32, i64)
^header(%k: i32, %most: f32, %where: i64):
  %i = llvm.sub %n, %k : i32
  %at = llvm.sext %i : i32 to i64
  %cond = llvm.icmp "sgt" %k, %c0 : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %a = llvm.load %p : !llvm.ptr -> f32
  %is_more = llvm.fcmp "ogt" %a, %most : f32
  %most1 = llvm.select %is_more, %a, %most : i1, f32
  %where1 = llvm.select %is_more, %at, %where : i1, i64
  %next = llvm.sub %k, %c1 : i32
  llvm.br ^header(%next, %most1, %where1 : i32, f32, i64)
^exit:
  llvm.return %where : i64
}
// main.c:
// #include <limits.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// void from_zero(int32_t, int32_t *, int32_t *);
// int32_t from_two(int32_t, int32_t *, int32_t *);
// void below_zero(int32_t, int32_t *);
// void nest(int32_t, int32_t, float *, float *, int64_t);
// void triangle(int32_t, int32_t, int32_t *, int64_t);
// int64_t largest(int32_t, float *);
// enum { N = 50, ROW = 60 };
// static int wrong;
// static void check(int is_right, const char *what, int n) {
//   if (!is_right && !wrong++) printf("%s: %d\n", what, n);
// }
// static void lines(int n) {
//   int32_t x[N + 4], y[N + 4], w[N + 4];
//   for (int i = 0; i < N + 4; i++) x[i] = i * i, y[i] = w[i] = -i;
//   from_zero(n, x, y);
//   for (int i = 0; i < n; i++) w[i] = x[i] * 3 + i;
//   check(!memcmp(y, w, sizeof y), "from_zero", n);
//   int last = from_two(n, x, y);
//   for (int i = 2; i < n; i++) w[i] = x[i] + i;
//   check(!memcmp(y, w, sizeof y) && last == (n >= 2 ? n : 2), "from_two", n);
//   below_zero(n, y + 3);
//   for (int i = -3; i < n; i++) w[3 + i] = i;
//   check(!memcmp(y, w, sizeof y), "below_zero", n);
//   float f[N];
//   for (int i = 0; i < N; i++) f[i] = (float)((i * 37 + n) % 23);
//   int at = 0;
//   for (int i = 1; i < n; i++)
//     if (f[i] > f[at]) at = i;
//   check(largest(n, f) == at, "largest", n);
// }
// static void nests(int n, int m) {
//   static float x[N * ROW], y[N * ROW], w[N * ROW];
//   for (int i = 0; i < N * ROW; i++) x[i] = (float)(i % 91), y[i] = w[i] = -1;
//   nest(n, m, x, y, ROW);
//   for (int i = 1; i < n; i++)
//     for (int j = 1; j < m; j++) w[i * ROW + j] = x[(i - 1) * ROW + j] + x[i * ROW + j - 1];
//   check(!memcmp(y, w, sizeof y), "nest", n * 100 + m);
// }
// static void triangles(int n, int from) {
//   static int32_t x[N * ROW], w[N * ROW];
//   for (int i = 0; i < N * ROW; i++) x[i] = w[i] = i;
//   triangle(n, from, x, ROW);
//   for (int i = from; i < n; i++)
//     for (int j = i + 1; j < n; j++) w[i * ROW + j] += i;
//   check(!memcmp(x, w, sizeof x), "triangle", n * 100 + from);
// }
// int main(void) {
//   for (int n = -5; n < N; n++) lines(n);
//   lines(INT_MIN + 7);
//   for (int n = -2; n < N; n += 3)
//     for (int m = -2; m < N; m++) nests(n, m);
//   for (int n = -2; n < N; n++)
//     for (int from = 0; from < n + 2; from += 1 + n / 9) triangles(n, from);
//   triangles(INT_MIN, 0);
//   triangles(INT_MIN + 3, 0);
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
