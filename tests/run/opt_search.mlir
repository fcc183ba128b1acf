// Loops with early exits, of all lengths and alignments: memory right before and after the loaded elements must
// not be accessed, whatever the bound is, and the values at the exits must be those of the scalar loop.

// for (i = 0; i < n; i++) if (x[i] == v) return i; of 32 bits
func.func @find(%n: index, %x: !llvm.ptr, %v: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %inside = arith.cmpi ult, %i, %n : index
    %cond = scf.if %inside -> i1 {
      %j = arith.index_cast %i : index to i64
      %p = llvm.getelementptr %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %e = llvm.load %p : !llvm.ptr -> i32
      %differs = arith.cmpi ne, %e, %v : i32
      scf.yield %differs : i1
    } else {
      %false = arith.constant false
      scf.yield %false : i1
    }
    scf.condition(%cond) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return %r : index
}
// while (*p) p++; the pointer is all that moves
llvm.func @length(%s: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^loop(%s : !llvm.ptr)
^loop(%p: !llvm.ptr):
  %c = llvm.load %p : !llvm.ptr -> i8
  %next = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %ends = llvm.icmp "eq" %c, %c0 : i8
  llvm.cond_br %ends, ^exit, ^loop(%next : !llvm.ptr)
^exit:
  %end = llvm.ptrtoint %p : !llvm.ptr to i64
  %begin = llvm.ptrtoint %s : !llvm.ptr to i64
  %n = llvm.sub %end, %begin : i64
  llvm.return %n : i64
}
// for (i = 0; i < n; i++) if (a[i] != b[i]) return a[i] - b[i]; two arrays
llvm.func @compare(%n: i64, %a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %same = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit(%same : i32)
^body:
  %pa = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %pb = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %pa : !llvm.ptr -> i8
  %y = llvm.load %pb : !llvm.ptr -> i8
  %is_same = llvm.icmp "eq" %x, %y : i8
  llvm.cond_br %is_same, ^latch, ^differ
^latch:
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^differ:
  %wx = llvm.zext %x : i8 to i32
  %wy = llvm.zext %y : i8 to i32
  %d = llvm.sub %wx, %wy : i32
  llvm.br ^exit(%d : i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// while (*a && *a == *b) a++, b++; the second load is only done if the first one was no end
llvm.func @compare_strings(%s: !llvm.ptr, %t: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^loop(%s, %t : !llvm.ptr, !llvm.ptr)
^loop(%a: !llvm.ptr, %b: !llvm.ptr):
  %x = llvm.load %a : !llvm.ptr -> i8
  %ends = llvm.icmp "eq" %x, %c0 : i8
  llvm.cond_br %ends, ^end, ^second
^second:
  %y = llvm.load %b : !llvm.ptr -> i8
  %is_same = llvm.icmp "eq" %x, %y : i8
  %a1 = llvm.getelementptr inbounds %a[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.getelementptr inbounds %b[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.cond_br %is_same, ^loop(%a1, %b1 : !llvm.ptr, !llvm.ptr), ^differ
^end:
  %begin = llvm.ptrtoint %s : !llvm.ptr to i64
  %at = llvm.ptrtoint %a : !llvm.ptr to i64
  %n = llvm.sub %at, %begin : i64
  %k = llvm.trunc %n : i64 to i32
  llvm.return %k : i32
^differ:
  %wx = llvm.zext %x : i8 to i32
  %wy = llvm.zext %y : i8 to i32
  %d = llvm.sub %wy, %wx : i32
  %m = llvm.mlir.constant(1000 : i32) : i32
  %r = llvm.mul %d, %m : i32
  llvm.return %r : i32
}
// for (i = n; i-- > 0;) if (x[i] == v) return i; return -1
llvm.func @find_last(%n: i64, %x: !llvm.ptr, %v: i16) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %done = llvm.icmp "eq" %i, %c0 : i64
  llvm.cond_br %done, ^exit(%m1 : i64), ^body
^body:
  %j = llvm.add %i, %m1 : i64
  %p = llvm.getelementptr %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %e = llvm.load %p : !llvm.ptr -> i16
  %is_it = llvm.icmp "eq" %e, %v : i16
  llvm.cond_br %is_it, ^exit(%j : i64), ^header(%j : i64)
^exit(%r: i64):
  llvm.return %r : i64
}
// do if (x[i] < limit || x[i] != x[i]) goto found; while (++i != n); a counter of 32 bits, tested at the bottom
llvm.func @less(%from: i32, %n: i32, %x: !llvm.ptr, %limit: f32, %found: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^loop(%from : i32)
^loop(%i: i32):
  %w = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%w] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %e = llvm.load %p : !llvm.ptr -> f32
  %is_less = llvm.fcmp "ult" %e, %limit : f32
  llvm.cond_br %is_less, ^found, ^latch
^latch:
  %next = llvm.add %i, %c1 overflow<nsw> : i32
  %cond = llvm.icmp "ne" %next, %n : i32
  llvm.cond_br %cond, ^loop(%next : i32), ^exit
^found:
  llvm.store %e, %found : f32, !llvm.ptr
  llvm.return %i : i32
^exit:
  llvm.return %next : i32
}
// for (; p != end; p++, k += 3) if (*p != k) break; the condition depends on a second counter
llvm.func @sequence(%x: !llvm.ptr, %end: !llvm.ptr, %first: i64) -> i64 {
  %c3 = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^header(%x, %first : !llvm.ptr, i64)
^header(%p: !llvm.ptr, %k: i64):
  %done = llvm.icmp "eq" %end, %p : !llvm.ptr
  llvm.cond_br %done, ^exit, ^body
^body:
  %e = llvm.load %p : !llvm.ptr -> i64
  %is_it = llvm.icmp "eq" %e, %k : i64
  %p1 = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %k3 = llvm.add %k, %c3 : i64
  llvm.cond_br %is_it, ^header(%p1, %k3 : !llvm.ptr, i64), ^exit
^exit:
  llvm.return %k : i64
}
// for (i = 0; i <= last; i++) if (s[i] != s[last - i]) return i; one load goes up and one down
llvm.func @palindrome(%last: i64, %s: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ule" %i, %last : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.sub %last, %i : i64
  %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %q = llvm.getelementptr %s[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %b = llvm.load %q : !llvm.ptr -> i32
  %differ = llvm.icmp "ne" %a, %b : i32
  %next = llvm.add %i, %c1 : i64
  llvm.cond_br %differ, ^exit, ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
// while (i < n && i < m && x[i] > *least && !(x[i] == 7 || x[i] & 32)) i++: several exits, and a loaded invariant operand
llvm.func @several(%n: i64, %m: i64, %x: !llvm.ptr, %least: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c7 = llvm.mlir.constant(7 : i16) : i16
  %c32 = llvm.mlir.constant(32 : i16) : i16
  %zero = llvm.mlir.constant(0 : i16) : i16
  %c1000 = llvm.mlir.constant(1000 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^second, ^exit(%i : i64)
^second:
  %also = llvm.icmp "ult" %i, %m : i64
  %i1000 = llvm.add %i, %c1000 : i64
  llvm.cond_br %also, ^third, ^exit(%i1000 : i64)
^third:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %e = llvm.load %p : !llvm.ptr -> i16
  %l = llvm.load %least : !llvm.ptr -> i16
  %is_more = llvm.icmp "sgt" %e, %l : i16
  %i2000 = llvm.add %i1000, %c1000 : i64
  llvm.cond_br %is_more, ^fourth, ^exit(%i2000 : i64)
^fourth:
  %is_7 = llvm.icmp "eq" %e, %c7 : i16
  %bit = llvm.and %e, %c32 : i16
  %has_bit = llvm.icmp "ne" %bit, %zero : i16
  %any = llvm.or %is_7, %has_bit : i1
  %i3000 = llvm.add %i2000, %c1000 : i64
  llvm.cond_br %any, ^exit(%i3000 : i64), ^latch
^latch:
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit(%r: i64):
  llvm.return %r : i64
}
// while (i < n && x[i] >= 0 && y[i] < x[i]) i++: what the second exit depends on may only be loaded after the first exit
llvm.func @descend(%n: i32, %x: !llvm.ptr, %y: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %w = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%w] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %a = llvm.load %p : !llvm.ptr -> f64
  %is_positive = llvm.fcmp "oge" %a, %zero : f64
  llvm.cond_br %is_positive, ^second, ^exit
^second:
  %q = llvm.getelementptr %y[%w] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %b = llvm.load %q : !llvm.ptr -> f64
  %is_less = llvm.fcmp "olt" %b, %a : f64
  %next = llvm.add %i, %c1 : i32
  llvm.cond_br %is_less, ^header(%next : i32), ^exit
^exit:
  llvm.return %i : i32
}
// while (i < n && s[i] != '"' && s[i] >= ' ') i++; bytes as C compares them
llvm.func @text(%n: i64, %s: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %quote = llvm.mlir.constant(34 : i32) : i32
  %space = llvm.mlir.constant(32 : i32) : i32
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.sext %c : i8 to i32
  %is_quote = llvm.icmp "eq" %w, %quote : i32
  llvm.cond_br %is_quote, ^exit, ^second
^second:
  %is_control = llvm.icmp "sgt" %space, %w : i32
  %next = llvm.add %i, %c1 : i64
  llvm.cond_br %is_control, ^exit, ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
// while (i < n && s[i] <= t[i] && s[i] < 250) i++; bytes without a sign, which C compares with one
llvm.func @octets(%n: i64, %s: !llvm.ptr, %t: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %most = llvm.mlir.constant(250 : i32) : i32
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %q = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.cond_br %cond, ^body, ^exit
^body:
  %a = llvm.load %p : !llvm.ptr -> i8
  %b = llvm.load %q : !llvm.ptr -> i8
  %x = llvm.zext %a : i8 to i32
  %y = llvm.zext %b : i8 to i32
  %in_order = llvm.icmp "sle" %x, %y : i32
  %is_less = llvm.icmp "slt" %x, %most : i32
  %both = llvm.and %in_order, %is_less : i1
  %next = llvm.add %i, %c1 : i64
  llvm.cond_br %both, ^header(%next : i64), ^exit
^exit:
  llvm.return %i : i64
}
// while (i < n && s[i] != wide) i++; a byte is never this number
llvm.func @never(%n: i64, %s: !llvm.ptr) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %wide = llvm.mlir.constant(353 : i32) : i32
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.zext %c : i8 to i32
  %is_it = llvm.icmp "eq" %w, %wide : i32
  %next = llvm.add %i, %c1 : i64
  llvm.cond_br %is_it, ^exit, ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
// main.c:
// #define _DEFAULT_SOURCE // Anonymous mappings.
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include <string.h>
// int64_t find(int64_t, int32_t *, int32_t), length(char *), find_last(int64_t, int16_t *, int16_t);
// int32_t compare(int64_t, uint8_t *, uint8_t *), compare_strings(char *, char *), less(int32_t, int32_t, float *, float, float *);
// int64_t sequence(int64_t *, int64_t *, int64_t), palindrome(int64_t, int32_t *);
// int64_t several(int64_t, int64_t, int16_t *, int16_t *);
// int32_t descend(int32_t, double *, double *);
// int64_t text(int64_t, char *), octets(int64_t, uint8_t *, uint8_t *), never(int64_t, char *);
// enum { SIZE = 8192 };
// // Memory before which, and behind which, nothing may be touched.
// #if defined(__unix__) || defined(__APPLE__)
// #include <sys/mman.h>
// #include <unistd.h>
// static char *bounded(void) {
//   size_t page = (size_t)sysconf(_SC_PAGESIZE), all = (SIZE + page - 1) / page * page;
//   char *p = mmap(0, all + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0);
//   mprotect(p + page, all, PROT_READ | PROT_WRITE);
//   return p + page + all - SIZE;
// }
// #else
// static char *bounded(void) { return malloc(SIZE); }
// #endif
// static unsigned good;
// static void check(int is_good, const char *what, int n, int at) { good += is_good; if (!is_good) printf("%s %d %d\n", what, n, at); }
// // Bytes that end where memory ends, or where a page ends, or some bytes before, or that begin where memory begins.
// enum { POSITIONS = 5 };
// static char *at(char *area, int position, size_t bytes, size_t size) {
//   switch (position) {
//   case 0: return area + SIZE - bytes;
//   case 1: return area + SIZE / 2 - bytes;
//   case 2: return area + SIZE / 2 - bytes / 2 / size * size - size;
//   case 3: return area + SIZE - bytes - size * 5;
//   default: return area;
//   }
// }
// int main(void) {
//   char *a = bounded(), *b = bounded();
//   for (int n = 0; n < 150; n++) for (int position = 0; position < POSITIONS; position++) for (int f = 0; f <= n; f += 1 + f / 20) {
//     // Something is at f; where f is n, nothing.
//     int has = f < n, beyond = has ? 1000000 : 0;
//     int32_t *x = (int32_t *)at(a, position, 4 * n, 4);
//     for (int i = 0; i < n; i++) x[i] = i == f ? -1 : i;
//     if (f + 1 < n) x[f + 1] = -1;
//     check(find(n + (position ? 0 : beyond), x, -1) == f, "find", n, f);
//     char *s = at(a, position, n + 1, 1), *t = at(b, (position + n) % POSITIONS, n + 1, 1);
//     for (int i = 0; i < n; i++) s[i] = t[i] = (char)(i % 120 + 1);
//     s[n] = s[f] = 0;
//     check(length(s) == f, "length", n, f);
//     check(compare_strings(s, t) == f, "end", n, f);
//     t[n] = 3;
//     if (f) check(compare_strings(s + 1, t + 1) == f - 1, "end", n, f);
//     s[f] = 100, s[n] = 0, t[f] = 98;
//     check(compare(n, (uint8_t *)s, (uint8_t *)t) == (has ? 2 : 0), "compare", n, f);
//     check(compare_strings(s, t) == (has ? -2000 : n), "compare strings", n, f);
//     static const int8_t ends[] = {34, 31, -1, 0, -128};
//     s = at(a, position, n, 1), t = at(b, POSITIONS - 1 - position, n, 1);
//     for (int i = 0; i < n; i++) s[i] = (char)(i % 88 + 35), t[i] = (char)(i % 88 + 35 + i % 2 * 100);
//     if (has) s[f] = (char)ends[f % 5];
//     check(text(n + beyond, s) == f, "text", n, f);
//     if (has) s[f] = (char)(f % 2 ? 250 : 200), t[f] = (char)(f % 2 ? 255 : 199);
//     check(octets(n + beyond, (uint8_t *)s, (uint8_t *)t) == f, "octets", n, f);
//     for (int i = 0; i < n; i++) s[i] = (char)(f % 2 ? 353 : i);
//     check(never(n, s) == n, "never", n, f);
//     int16_t *y = (int16_t *)at(a, 4 - position, 2 * n, 2);
//     for (int i = 0; i < n; i++) y[i] = (int16_t)(i == n - 1 - f ? 77 : i + 100);
//     if (n - 2 - f >= 0) y[n - 2 - f] = 77;
//     check(find_last(n, y, 77) == (has ? n - 1 - f : -1), "find last", n, f);
//     if (n) {
//       float *z = (float *)at(b, position, 4 * n, 4), found = 0;
//       for (int i = 0; i < n; i++) z[i] = i == f ? i & 1 ? NAN : 1 : 5;
//       check(less(100, 100 + n, z - 100, 2, &found) == 100 + f, "less", n, f);
//       check(has ? f & 1 ? isnan(found) : found == 1 : found == 0, "found", n, f);
//       int32_t *p = (int32_t *)at(b, position, 4 * n, 4);
//       for (int i = 0; i < n; i++) p[i] = i < n - 1 - i ? i : n - 1 - i;
//       if (has) p[f]--;
//       int first = has && f != n - 1 - f ? f < n - 1 - f ? f : n - 1 - f : n;
//       check(palindrome(n - 1, p) == first, "palindrome", n, f);
//     }
//     int64_t *k = (int64_t *)at(b, position, 8 * n, 8);
//     for (int i = 0; i < n; i++) k[i] = 3 * i - 50 + (i == f);
//     check(sequence(k, k + n, -50) == 3 * f - 50, "sequence", n, f);
//     int16_t least = 2;
//     y = (int16_t *)at(a, position, 2 * n, 2);
//     for (int i = 0; i < n; i++) y[i] = (int16_t)(i % 5 + 65);
//     check(several(n, f, y, &least) == (has ? 1000 + f : n), "several", n, f);
//     if (has) {
//       y[f] = 2;
//       check(several(n + beyond, n + beyond, y, &least) == 2000 + f, "several", n, f);
//       y[f] = f % 2 ? 7 : 33;
//       check(several(n + beyond, n + beyond, y, &least) == 3000 + f, "several", n, f);
//     }
//     double *v = (double *)at(a, position, 8 * n, 8), *w = (double *)at(b, POSITIONS - 1 - position, 8 * n, 8);
//     for (int i = 0; i < n; i++) v[i] = i + 1, w[i] = i;
//     if (has) *(f % 2 ? v + f : w + f) = f % 2 ? -1 : NAN;
//     check(descend(n + beyond, v, w) == f, "descend", n, f);
//     // Behind where the first way out is taken the second load touches nothing.
//     memcpy(b + SIZE - 8 * f, w, 8 * (size_t)f);
//     if (has && f % 2) check(descend(n, v, (double *)(b + SIZE) - f) == f, "behind", n, f);
//   }
//   printf("%u\n", good);
//   return 0;
// }
// output:
// 514365
