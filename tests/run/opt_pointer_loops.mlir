// Bytes, until equal and while less, with no promise about wraparound.
llvm.func @bytes_ne(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%begin, %zero : !llvm.ptr, i32)
^header(%p: !llvm.ptr, %s: i32):
  %cond = llvm.icmp "ne" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit(%s : i32)
^body:
  %next = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.sext %x : i8 to i32
  %t = llvm.add %s, %w : i32
  llvm.br ^header(%next, %t : !llvm.ptr, i32)
^exit(%r: i32):
  llvm.return %r : i32
}
llvm.func @bytes_lt(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%begin, %zero : !llvm.ptr, i32)
^header(%p: !llvm.ptr, %s: i32):
  %cond = llvm.icmp "ult" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit(%s : i32)
^body:
  %next = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.sext %x : i8 to i32
  %t = llvm.add %s, %w : i32
  llvm.br ^header(%next, %t : !llvm.ptr, i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// Words, the bound on the left, and a stride that is no power of two.
llvm.func @words_lt(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%begin, %zero : !llvm.ptr, i32)
^header(%p: !llvm.ptr, %s: i32):
  %cond = llvm.icmp "ugt" %end, %p : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit(%s : i32)
^body:
  %next = llvm.getelementptr inbounds %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %x, %zero : i32
  %t = llvm.add %s, %w : i32
  llvm.br ^header(%next, %t : !llvm.ptr, i32)
^exit(%r: i32):
  llvm.return %r : i32
}
llvm.func @triples_ne(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%begin, %zero : !llvm.ptr, i32)
^header(%p: !llvm.ptr, %s: i32):
  %cond = llvm.icmp "ne" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit(%s : i32)
^body:
  %next = llvm.getelementptr inbounds %p[12] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %x, %zero : i32
  %t = llvm.add %s, %w : i32
  llvm.br ^header(%next, %t : !llvm.ptr, i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// Downward: the loop loads the element before the pointer.
llvm.func @words_down(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%begin, %zero : !llvm.ptr, i32)
^header(%p: !llvm.ptr, %s: i32):
  %cond = llvm.icmp "ugt" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit(%s : i32)
^body:
  %next = llvm.getelementptr inbounds %p[-4] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %next : !llvm.ptr -> i32
  %w = llvm.add %x, %zero : i32
  %t = llvm.add %s, %w : i32
  llvm.br ^header(%next, %t : !llvm.ptr, i32)
^exit(%r: i32):
  llvm.return %r : i32
}
llvm.func @bytes_down_ne(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%begin, %zero : !llvm.ptr, i32)
^header(%p: !llvm.ptr, %s: i32):
  %cond = llvm.icmp "ne" %end, %p : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit(%s : i32)
^body:
  %next = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %next : !llvm.ptr -> i8
  %w = llvm.sext %x : i8 to i32
  %t = llvm.add %s, %w : i32
  llvm.br ^header(%next, %t : !llvm.ptr, i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// Tested at the bottom.
llvm.func @rotated_ne(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%begin, %zero : !llvm.ptr, i32)
^loop(%p: !llvm.ptr, %s: i32):
  %next = llvm.getelementptr inbounds %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %x, %zero : i32
  %t = llvm.add %s, %w : i32
  %cond = llvm.icmp "ne" %next, %end : !llvm.ptr
  llvm.cond_br %cond, ^loop(%next, %t : !llvm.ptr, i32), ^exit(%t : i32)
^exit(%r: i32):
  llvm.return %r : i32
}
llvm.func @rotated_lt(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%begin, %zero : !llvm.ptr, i32)
^loop(%p: !llvm.ptr, %s: i32):
  %next = llvm.getelementptr inbounds %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %x, %zero : i32
  %t = llvm.add %s, %w : i32
  %cond = llvm.icmp "ult" %next, %end : !llvm.ptr
  llvm.cond_br %cond, ^loop(%next, %t : !llvm.ptr, i32), ^exit(%t : i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// Another exit: the pointer need not reach the bound.
llvm.func @until_zero(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%begin, %zero : !llvm.ptr, i32)
^header(%p: !llvm.ptr, %s: i32):
  %cond = llvm.icmp "ne" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit(%s : i32)
^body:
  %next = llvm.getelementptr inbounds %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %x, %zero : i32
  %t = llvm.add %s, %w : i32
  %stop = llvm.icmp "eq" %w, %zero : i32
  llvm.cond_br %stop, ^exit(%t : i32), ^latch
^latch:
  llvm.br ^header(%next, %t : !llvm.ptr, i32)
^exit(%r: i32):
  llvm.return %r : i32
}
llvm.func @until_zero_lt(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%begin, %zero : !llvm.ptr, i32)
^header(%p: !llvm.ptr, %s: i32):
  %cond = llvm.icmp "ult" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit(%s : i32)
^body:
  %next = llvm.getelementptr inbounds %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %x, %zero : i32
  %t = llvm.add %s, %w : i32
  %stop = llvm.icmp "eq" %w, %zero : i32
  llvm.cond_br %stop, ^exit(%t : i32), ^latch
^latch:
  llvm.br ^header(%next, %t : !llvm.ptr, i32)
^exit(%r: i32):
  llvm.return %r : i32
}
// The address computation has no flags: the pointer may wrap before it reaches the bound.
llvm.func @wraps(%begin: !llvm.ptr, %end: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%begin, %zero : !llvm.ptr, i32)
^header(%p: !llvm.ptr, %s: i32):
  %cond = llvm.icmp "ult" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit(%s : i32)
^body:
  %next = llvm.getelementptr %p[12] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %x, %zero : i32
  %t = llvm.add %s, %w : i32
  llvm.br ^header(%next, %t : !llvm.ptr, i32)
^exit(%r: i32):
  llvm.return %r : i32
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int bytes_ne(const void *, const void *), bytes_lt(const void *, const void *), words_lt(const void *, const void *);
// int triples_ne(const void *, const void *), words_down(const void *, const void *);
// int bytes_down_ne(const void *, const void *), rotated_ne(const void *, const void *);
// int rotated_lt(const void *, const void *), until_zero(const void *, const void *);
// int until_zero_lt(const void *, const void *), wraps(const void *, const void *);
// enum { N = 120 };
// static int wrong;
// static void check(int found, int expected, const char *what, int n) {
//   if (found != expected && !wrong++) printf("%s: %d of %d: %d\n", what, n, N, found);
// }
// int main(void) {
//   int32_t a[N];
//   int8_t b[N];
//   for (int i = 0; i < N; i++) a[i] = i * i + 1, b[i] = (int8_t)(i * 7);
//   for (int n = 0; n < N; n++) {
//     int words = 0, bytes = 0, triples = 0;
//     for (int i = 0; i < n; i++) words += a[i], bytes += b[i], triples += i % 3 ? 0 : a[i];
//     check(bytes_ne(b, b + n), bytes, "bytes, ne", n);
//     check(bytes_lt(b, b + n), bytes, "bytes, lt", n);
//     check(bytes_lt(b + n, b), 0, "no bytes", n);
//     check(words_lt(a, a + n), words, "words, lt", n);
//     check(words_lt(a, (const char *)(a + n) - 3 * (n > 0)), words, "words, lt, unaligned", n);
//     check(words_lt(a + n, a), 0, "no words", n);
//     if (n % 3 == 0) check(triples_ne(a, a + n), triples, "triples, ne", n);
//     check(wraps(a, a + n), triples, "triples, lt", n);
//     check(words_down(a + n, a), words, "words, down", n);
//     check(words_down(a, a + n), 0, "no words, down", n);
//     check(bytes_down_ne(b + n, b), bytes, "bytes, down", n);
//     if (n) check(rotated_ne(a, a + n), words, "rotated, ne", n);
//     check(rotated_lt(a, a + n), n ? words : a[0], "rotated, lt", n);
//     check(rotated_lt(a + n, a), a[n], "rotated, once", n);
//     int before = a[n];
//     a[n] = 0;
//     check(until_zero(a, (const char *)a + N * 4), words, "until 0", n);
//     check(until_zero(a, (const char *)a + 2), words, "until 0, unaligned", n);
//     check(until_zero(a + n, a), 0, "until 0, behind", n);
//     check(until_zero_lt(a, (const char *)a + N * 4 - 2), words, "until 0, lt", n);
//     a[n] = before;
//     check(until_zero(a, a + n), words, "until the end", n);
//   }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
//
// output:
// all right
