// Downward loops, and loops whose bound is included or not, as C compilers write them; with counters of 32
// bits as well. They may not run at all, and they may end at the lowest number or begin at the highest.

// for (i = n; i-- > 0;) y[i] = x[i] + i
llvm.func @before(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %done = llvm.icmp "eq" %i, %c0 : i64
  llvm.cond_br %done, ^exit, ^body
^body:
  %j = llvm.add %i, %m1 overflow<nsw> : i64
  %p = llvm.getelementptr %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %t = llvm.trunc %j : i64 to i32
  %s = llvm.add %a, %t : i32
  %q = llvm.getelementptr %y[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %s, %q : i32, !llvm.ptr
  llvm.br ^header(%j : i64)
^exit:
  llvm.return
}
// for (int i = n; i >= from; i -= 2) y[i .. i + 1] = x[i + 2 .. i + 3] * 5, of 32 bits
llvm.func @in_steps(%n: i32, %from: i32, %x: !llvm.ptr, %y: !llvm.ptr) -> i32 {
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  llvm.br ^header(%n : i32)
^header(%i: i32):
  %cond = llvm.icmp "sge" %i, %from : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %w = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%w] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %p1 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i16
  %a = llvm.load %p1 {alignment = 2 : i64} : !llvm.ptr -> i32
  %s = llvm.mul %a, %c5 : i32
  %q = llvm.getelementptr %y[%w] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  llvm.store %s, %q {alignment = 2 : i64} : i32, !llvm.ptr
  %next = llvm.sub %i, %c2 : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return %i : i32
}
// unsigned i, for (i = n; i > from; i--) sum += x[i], of 32 bits
llvm.func @unsigned_(%n: i32, %from: i32, %x: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^header(%n, %c0 : i32, i32)
^header(%i: i32, %sum: i32):
  %cond = llvm.icmp "ult" %from, %i : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %w = llvm.zext %i : i32 to i64
  %p = llvm.getelementptr %x[%w] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %sum, %a : i32
  %next = llvm.add %i, %m1 : i32
  llvm.br ^header(%next, %s : i32, i32)
^exit:
  llvm.return %sum : i32
}
// for (i = from; i <= n; i++) x[i] += i, of 32 bits that are not negative
llvm.func @up_to(%from: i32, %n: i32, %x: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%from : i32)
^header(%i: i32):
  %cond = llvm.icmp "sle" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %w = llvm.zext nneg %i : i32 to i64
  %p = llvm.getelementptr %x[%w] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %a, %i : i32
  llvm.store %s, %p : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
// for (i = from; i != n; i -= 4) x[i .. i + 1] += 1: only a multiple of 4 ends it
llvm.func @until(%from: i64, %n: i64, %x: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i64) : i64
  llvm.br ^header(%from : i64)
^header(%i: i64):
  %cond = llvm.icmp "ne" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %a = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %a, %c1 : i32
  llvm.store %s, %p : i32, !llvm.ptr
  %next = llvm.sub %i, %c4 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// for (int8_t i = 127; i >= n; i--) x[i]++; after -128 the counter would wrap to 127.
llvm.func @lowest(%n: i8, %x: !llvm.ptr) {
  %first = llvm.mlir.constant(127 : i8) : i8
  %c1 = llvm.mlir.constant(1 : i8) : i8
  llvm.br ^header(%first : i8)
^header(%i: i8):
  %cond = llvm.icmp "sge" %i, %n : i8
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i8) -> !llvm.ptr, i8
  %a = llvm.load %p : !llvm.ptr -> i8
  %s = llvm.add %a, %c1 : i8
  llvm.store %s, %p : i8, !llvm.ptr
  %next = llvm.sub %i, %c1 : i8
  llvm.br ^header(%next : i8)
^exit:
  llvm.return
}
// The counter passes the least number before it reaches its bound.
llvm.func @wraps(%first: i8, %n: i8, %x: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%first, %c0 : i8, i32)
^header(%i: i8, %sum: i32):
  %cond = llvm.icmp "sgt" %i, %n : i8
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i8) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %b = llvm.load %p1 : !llvm.ptr -> i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %c = llvm.load %p2 : !llvm.ptr -> i32
  %d = llvm.mul %a, %b : i32
  %e = llvm.xor %d, %c : i32
  %s = llvm.add %sum, %e : i32
  %next = llvm.sub %i, %c3 : i8
  llvm.br ^header(%next, %s : i8, i32)
^exit:
  llvm.return %sum : i32
}
// for (i = n; i-- > 0;) y[s] = y[2 * s] = … = y[5 * s] = x[i] * 3: more addresses than are promoted to registers
llvm.func @latest(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr, %stride: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %cond = llvm.icmp "sgt" %i, %c0 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %m1 overflow<nsw> : i64
  %p = llvm.getelementptr %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.mul %a, %c3 : i32
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %at1 = llvm.mul %k1, %stride overflow<nsw> : i64
  %y1 = llvm.getelementptr inbounds %y[%at1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %s, %y1 : i32, !llvm.ptr
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %at2 = llvm.mul %k2, %stride overflow<nsw> : i64
  %y2 = llvm.getelementptr inbounds %y[%at2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %s, %y2 : i32, !llvm.ptr
  %k3 = llvm.mlir.constant(3 : i64) : i64
  %at3 = llvm.mul %k3, %stride overflow<nsw> : i64
  %y3 = llvm.getelementptr inbounds %y[%at3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %s, %y3 : i32, !llvm.ptr
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %at4 = llvm.mul %k4, %stride overflow<nsw> : i64
  %y4 = llvm.getelementptr inbounds %y[%at4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %s, %y4 : i32, !llvm.ptr
  %k5 = llvm.mlir.constant(5 : i64) : i64
  %at5 = llvm.mul %k5, %stride overflow<nsw> : i64
  %y5 = llvm.getelementptr inbounds %y[%at5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %s, %y5 : i32, !llvm.ptr
  llvm.br ^header(%j : i64)
^exit:
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// void before(int64_t, int32_t *, int32_t *);
// int32_t in_steps(int32_t, int32_t, int16_t *, int16_t *);
// uint32_t unsigned_(uint32_t, uint32_t, int32_t *);
// void up_to(int32_t, int32_t, int32_t *);
// void until(int64_t, int64_t, int32_t *);
// void lowest(int8_t, int8_t *);
// uint32_t wraps(int8_t, int8_t, uint32_t *);
// void latest(int64_t, int32_t *, int32_t *, int64_t);
// static int good;
// static void check(int is_good, const char *what, int n) { good += is_good; if (!is_good) printf("%s %d\n", what, n); }
// int main(void) {
//   int32_t x[400], y[400], w[400];
//   int8_t b[256], c[256];
//   for (int n = 0; n < 150; n++) {
//     for (int i = 0; i < 400; i++) x[i] = i * i, y[i] = w[i] = -i;
//     before(n, x, y);
//     for (int i = n; i-- > 0;) w[i] = x[i] + i;
//     check(!memcmp(y, w, sizeof y), "before", n);
//     before(n, y + 1, y);
//     for (int i = n; i-- > 0;) w[i] = w[i + 1] + i;
//     check(!memcmp(y, w, sizeof y), "before, of the next", n);
//     before(n, y, y + 1);
//     for (int i = n; i-- > 0;) w[i + 1] = w[i] + i;
//     check(!memcmp(y, w, sizeof y), "before, of the last", n);
//     int i, from = n / 3 - 40;
//     int32_t end = in_steps(2 * n + 1, 2 * from, (int16_t *)(x + 100) - 1, (int16_t *)(y + 100) - 1);
//     for (i = n; i >= from; i--) w[100 + i] = (int32_t)((uint32_t)x[101 + i] * 5);
//     check(!memcmp(y, w, sizeof y) && 2 * i + 1 == end, "in steps", n);
//     end = in_steps(from, n + 1, (int16_t *)x, (int16_t *)y);
//     check(!memcmp(y, w, sizeof y) && end == from, "in no steps", n);
//     uint32_t sum = 0;
//     for (i = n; i > n / 2; i--) sum += (uint32_t)x[i];
//     check(unsigned_(n, n / 2, x) == sum && !unsigned_(n / 2, n, x), "unsigned", n);
//     up_to(n / 4, n, y);
//     for (i = n / 4; i <= n; i++) w[i] += i;
//     up_to(n + 1, n, y);
//     check(!memcmp(y, w, sizeof y), "up to", n);
//     until(n * 4, n / 2 * 4, y);
//     for (i = n; i > n / 2; i--) w[i]++;
//     check(!memcmp(y, w, sizeof y), "until", n);
//     latest(n, x + 7, y + 11, 3);
//     for (i = 1; n && i <= 5; i++) w[11 + 3 * i] = x[7] * 3;
//     check(!memcmp(y, w, sizeof y), "latest", n);
//   }
//   uint32_t u[260];
//   for (uint32_t i = 0; i < 260; i++) u[i] = i * i * 5;
//   memset(b, 0, sizeof b), memset(c, 0, sizeof c);
//   for (int n = -127; n < 128; n++) {
//     lowest((int8_t)n, b + 128);
//     for (int i = 127; i >= n; i--) c[128 + i]++;
//     check(!memcmp(b, c, sizeof b), "lowest", n);
//     for (int first = 98; first < 101; first++) {
//       uint32_t sum = 0;
//       for (int8_t i = (int8_t)first; i > n; i = (int8_t)(i - 3)) sum += u[128 + i] * u[129 + i] ^ u[130 + i];
//       check(wraps((int8_t)first, (int8_t)n, u + 128) == sum, "wraps", n);
//     }
//   }
//   printf("%d\n", good);
//   return 0;
// }
// output:
// 2370
