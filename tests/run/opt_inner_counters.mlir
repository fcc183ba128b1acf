// Unsigned counters of 32 bits in a loop that is not counted: neighbours below and above, of the first and the last index. A
// descending counter whose difference starts anywhere. Triangular nests that end at a number.
llvm.func @relax(%n: i32, %first: i32, %x: !llvm.ptr, %y: !llvm.ptr, %enough: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  llvm.br ^round(%c0 : i32)
^round(%rounds: i32):
  llvm.br ^header(%first : i32)
^header(%i: i32):
  %cond = llvm.icmp "ule" %i, %n : i32
  llvm.cond_br %cond, ^body, ^again(%c1, %c0 : i32, i32)
^body:
  %below = llvm.add %i, %m1 : i32
  %a = llvm.zext %below : i32 to i64
  %above = llvm.add %i, %c1 : i32
  %b = llvm.zext %above : i32 to i64
  %at = llvm.zext %i : i32 to i64
  %p = llvm.getelementptr %x[%a] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %q = llvm.getelementptr %x[%b] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.getelementptr %y[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.load %q : !llvm.ptr -> i32
  %s = llvm.add %v, %w : i32
  llvm.store %s, %r : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i32
  llvm.br ^header(%next : i32)
^again(%k: i32, %most: i32):
  %more = llvm.icmp "ule" %k, %n : i32
  llvm.cond_br %more, ^back, ^latch
^back:
  %to = llvm.zext %k : i32 to i64
  %from = llvm.getelementptr %y[%to] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %value = llvm.load %from : !llvm.ptr -> i32
  %part = llvm.lshr %value, %c1 : i32
  %into = llvm.getelementptr %x[%to] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %part, %into : i32, !llvm.ptr
  %most1 = llvm.intr.umax(%most, %value) : (i32, i32) -> i32
  %k1 = llvm.add %k, %c1 : i32
  llvm.br ^again(%k1, %most1 : i32, i32)
^latch:
  %count = llvm.add %rounds, %c1 : i32
  %is_much = llvm.icmp "ugt" %most, %enough : i32
  %may = llvm.icmp "ult" %count, %c5 : i32
  %continues = llvm.and %is_much, %may : i1
  llvm.cond_br %continues, ^round(%count : i32), ^exit
^exit:
  llvm.return %count : i32
}
llvm.func @from_any(%n: i32, %first: i32, %x: !llvm.ptr, %rounds: i32) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %start = llvm.sub %n, %first : i32
  llvm.br ^round(%rounds : i32)
^round(%r: i32):
  llvm.br ^header(%start : i32)
^header(%k: i32):
  %cond = llvm.icmp "sgt" %k, %c0 : i32
  llvm.cond_br %cond, ^body, ^latch
^body:
  %i = llvm.sub %n, %k : i32
  %at = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %v, %i : i32
  llvm.store %s, %p : i32, !llvm.ptr
  %next = llvm.sub %k, %c1 : i32
  llvm.br ^header(%next : i32)
^latch:
  %half = llvm.lshr %r, %c1 : i32
  %continues = llvm.icmp "ne" %half, %c0 : i32
  llvm.cond_br %continues, ^round(%half : i32), ^exit
^exit:
  llvm.return
}
llvm.func @triangle(%n: i32, %x: !llvm.ptr, %row: i64) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %wide1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^outer(%c0 : i32)
^outer(%i: i32):
  %more = llvm.icmp "ne" %i, %n : i32
  llvm.cond_br %more, ^enter, ^exit
^enter:
  %r = llvm.zext %i : i32 to i64
  %line = llvm.mul %r, %row : i64
  %start = llvm.add %i, %c1 : i32
  llvm.br ^inner(%start : i32)
^inner(%j: i32):
  %cond = llvm.icmp "ne" %j, %n : i32
  llvm.cond_br %cond, ^body, ^latch
^body:
  %column = llvm.zext %j : i32 to i64
  %at = llvm.add %line, %column : i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %v, %i : i32
  llvm.store %s, %p : i32, !llvm.ptr
  %next = llvm.add %j, %c1 : i32
  llvm.br ^inner(%next : i32)
^latch:
  %i1 = llvm.add %i, %c1 : i32
  llvm.br ^outer(%i1 : i32)
^exit:
  llvm.return
}
llvm.func @wide_triangle(%n: i32, %x: !llvm.ptr, %row: i64) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %wide1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^outer(%c0 : i32)
^outer(%i: i32):
  %more = llvm.icmp "ne" %i, %n : i32
  llvm.cond_br %more, ^enter, ^exit
^enter:
  %r = llvm.zext %i : i32 to i64
  %line = llvm.mul %r, %row : i64
  %sum = llvm.add %r, %wide1 : i64
  %start = llvm.trunc %sum : i64 to i32
  llvm.br ^inner(%start : i32)
^inner(%j: i32):
  %cond = llvm.icmp "ne" %j, %n : i32
  llvm.cond_br %cond, ^body, ^latch
^body:
  %column = llvm.zext %j : i32 to i64
  %at = llvm.add %line, %column : i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %v, %i : i32
  llvm.store %s, %p : i32, !llvm.ptr
  %next = llvm.add %j, %c1 : i32
  llvm.br ^inner(%next : i32)
^latch:
  %i1 = llvm.add %i, %c1 : i32
  llvm.br ^outer(%i1 : i32)
^exit:
  llvm.return
}
llvm.func @down(%n: i32, %x: !llvm.ptr, %y: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.br ^header(%n : i32)
^header(%k: i32):
  %cond = llvm.icmp "ugt" %k, %c0 : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %i = llvm.add %k, %m1 : i32
  %at = llvm.zext %i : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.mul %v, %c3 : i32
  %s = llvm.add %w, %i : i32
  %q = llvm.getelementptr %y[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %s, %q : i32, !llvm.ptr
  llvm.br ^header(%i : i32)
^exit:
  llvm.return %k : i32
}
// The index wraps to the largest number in the last iteration, in which nothing is accessed.
llvm.func @below_zero(%n: i32, %x: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^header(%n : i32)
^header(%k: i32):
  %i = llvm.add %k, %m1 : i32
  %at = llvm.zext %i : i32 to i64
  %cond = llvm.icmp "ne" %k, %c0 : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %v, %k : i32
  llvm.store %s, %p : i32, !llvm.ptr
  llvm.br ^header(%i : i32)
^exit:
  llvm.return %at : i64
}
// main.c:
// #include <limits.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include <string.h>
// uint32_t relax(uint32_t, uint32_t, uint32_t *, uint32_t *, uint32_t);
// void from_any(int32_t, int32_t, int32_t *, uint32_t);
// void triangle(uint32_t, uint32_t *, int64_t), wide_triangle(uint32_t, uint32_t *, int64_t);
// uint32_t down(uint32_t, uint32_t *, uint32_t *);
// uint64_t below_zero(uint32_t, uint32_t *);
// enum { N = 70 };
// static int wrong;
// static void check(int is_right, const char *what, int64_t a, int64_t b) {
//   if (!is_right && !wrong++) printf("%s: %lld, %lld\n", what, (long long)a, (long long)b);
// }
// static void try_relax(uint32_t n, uint32_t enough) {
//   uint32_t x[N + 2], y[N + 2] = {0}, v[N + 2], w[N + 2] = {0}, count = 0, most;
//   for (uint32_t i = 0; i < N + 2; i++) x[i] = v[i] = i * 2654435761u >> 20;
//   uint32_t rounds = relax(n, 1, x, y, enough);
//   do {
//     most = 0;
//     for (uint32_t i = 1; i <= n; i++) w[i] = v[i - 1] + v[i + 1];
//     for (uint32_t i = 1; i <= n; i++) {
//       if (w[i] > most) most = w[i];
//       v[i] = w[i] >> 1;
//     }
//     count++;
//   } while (most > enough && count < 5);
//   check(rounds == count && !memcmp(x, v, sizeof x) && !memcmp(y, w, sizeof y), "relax", n, enough);
// }
// // `x` has the elements from `low` on. Elements at negative indices precede them.
// static void try_any(int32_t n, int32_t first, int64_t low, uint32_t rounds) {
//   int32_t x[N + 2], w[N + 2];
//   for (int i = 0; i < N + 2; i++) x[i] = w[i] = i * 7;
//   from_any(n, first, (int32_t *)((uintptr_t)x - (uintptr_t)low * 4), rounds);
//   uint32_t r = rounds;
//   do {
//     int32_t i = first;
//     for (int32_t k = (int32_t)((uint32_t)n - (uint32_t)first); k > 0; k--) {
//       w[i - low] = (int32_t)((uint32_t)w[i - low] + (uint32_t)i);
//       i = (int32_t)((uint32_t)i + 1);
//     }
//   } while (r >>= 1);
//   check(!memcmp(x, w, sizeof x), "from_any", n, first);
// }
// static void try_triangles(uint32_t n) {
//   static uint32_t x[N * N], w[N * N];
//   for (int i = 0; i < N * N; i++) x[i] = w[i] = 3u * i;
//   triangle(n, x, N), wide_triangle(n, x, N);
//   for (uint32_t i = 0; i < n; i++)
//     for (uint32_t j = i + 1; j < n; j++) w[i * N + j] += 2 * i;
//   check(!memcmp(x, w, sizeof x), "triangle", n, 0);
// }
// static void try_down(uint32_t n) {
//   uint32_t x[N], y[N], v[N];
//   for (uint32_t i = 0; i < N; i++) x[i] = i * 2654435761u, y[i] = i, v[i] = i < n ? 3 * x[i] + i : i;
//   check(down(n, x, y) == 0 && !memcmp(y, v, sizeof y), "down", n, 0);
//   for (uint32_t i = 0; i < n; i++) v[i] += i + 1;
//   check(below_zero(n, y) == UINT32_MAX && !memcmp(y, v, sizeof y), "below_zero", n, 0);
// }
// int main(void) {
//   for (uint32_t n = 0; n <= N; n++) try_down(n);
//   for (uint32_t n = 0; n <= N; n++) try_triangles(n);
//   for (uint32_t n = 0; n <= N; n++) try_relax(n, 0), try_relax(n, 3000), try_relax(n, UINT32_MAX);
//   for (int n = 0; n < N; n++) {
//     try_any(n, 0, 0, 1), try_any(n, n / 2, 0, 6), try_any(n - 30, -30, -30, 3);
//     try_any(INT_MAX, INT_MAX - n, (int64_t)INT_MAX - N, 3);
//     try_any(INT_MIN + n, INT_MIN, INT_MIN, 2);
//   }
//   try_any(5, 9, 0, 2), try_any(INT_MIN, 0, 0, 1), try_any(-1, INT_MAX, 0, 1);
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
