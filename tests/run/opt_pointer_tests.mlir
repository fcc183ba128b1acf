// Pointers as counters, up and down, with all exit tests, to and from any address, also one that no iteration reaches.
llvm.func @until(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%x : !llvm.ptr)
^header(%p: !llvm.ptr):
  %cond = llvm.icmp "ne" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %three : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
llvm.func @until_n(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  %last = llvm.getelementptr inbounds %x[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^header(%x : !llvm.ptr)
^header(%p: !llvm.ptr):
  %cond = llvm.icmp "ne" %p, %last : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %three : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
llvm.func @below(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(2 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%x : !llvm.ptr)
^header(%p: !llvm.ptr):
  %cond = llvm.icmp "ult" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %three : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
llvm.func @below_n(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  %last = llvm.getelementptr inbounds %x[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.br ^header(%x : !llvm.ptr)
^header(%p: !llvm.ptr):
  %cond = llvm.icmp "ult" %p, %last : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %three : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
llvm.func @to(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(3 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%x : !llvm.ptr)
^header(%p: !llvm.ptr):
  %cond = llvm.icmp "ule" %p, %end : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %three : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
llvm.func @down(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(-1 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%end : !llvm.ptr)
^header(%p: !llvm.ptr):
  %cond = llvm.icmp "ugt" %p, %x : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %three : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
llvm.func @down_to(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(-5 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%end : !llvm.ptr)
^header(%p: !llvm.ptr):
  %cond = llvm.icmp "uge" %p, %x : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %three : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
llvm.func @down_until(%x: !llvm.ptr, %end: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %k = llvm.mlir.constant(-1 : i64) : i64
  %three = llvm.mlir.constant(3 : i8) : i8
  llvm.br ^header(%end : !llvm.ptr)
^header(%p: !llvm.ptr):
  %cond = llvm.icmp "ne" %p, %x : !llvm.ptr
  llvm.cond_br %cond, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %three : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<12 x i8>
  llvm.br ^header(%next : !llvm.ptr)
^exit:
  llvm.return %p : !llvm.ptr
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// enum { N = 256 };
// static uint8_t x[N], w[N];
// static int wrong;
// #define TRY(NAME, FROM, TEST, STEP) \
//   uint8_t *NAME(uint8_t *, uint8_t *, int64_t); \
//   static void try_##NAME(int first, int end, int64_t n) { \
//     (void)n; \
//     for (int i = 0; i < N; i++) x[i] = w[i] = (uint8_t)i; \
//     int p; \
//     for (p = FROM; p TEST; p += STEP) w[p] += 3; \
//     uint8_t *is = NAME(x + first, x + end, n); \
//     if (is != x + p || memcmp(x, w, N)) printf("%s %d %d\n", #NAME, first, end), wrong++; \
//   }
// TRY(until, first, != end, 4)
// TRY(until_n, first, != first + 4 * (int)n, 4)
// TRY(below, first, < end, 4)
// TRY(below_n, first, < first + (int)n, 1)
// TRY(to, first, <= end, 3)
// TRY(down, end, > first, -4)
// TRY(down_to, end, >= first, -5)
// TRY(down_until, end, != first, -12)
// int main(void) {
//   for (int first = 8; first < 12; first++) {
//     for (int end = 6; end < 140; end++) {
//       int n = end - first;
//       try_below(first, end, n), try_below_n(first, end, n), try_to(first, end, n), try_down(first, end, n);
//       try_down_to(first, end, n);
//       if (n >= 0 && n % 4 == 0) try_until(first, end, n), try_until_n(first, end, n / 4);
//       if (n >= 0 && n % 12 == 0) try_down_until(first, end, n);
//     }
//   }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
