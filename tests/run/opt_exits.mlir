// Loops with several exits, versioned by whether their counters wrap: values used after the loop come from both versions.
llvm.func @find(%a: !llvm.ptr, %n: i32, %x: i32, %last: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %none = llvm.mlir.constant(-7 : i32) : i32
  llvm.br ^header(%0, %none : i32, i32)
^header(%i: i32, %before: i32):
  %cond = llvm.icmp "ne" %i, %n : i32
  llvm.cond_br %cond, ^body, ^end
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %is_found = llvm.icmp "eq" %v, %x : i32
  llvm.cond_br %is_found, ^found(%i : i32), ^latch
^latch:
  %next = llvm.add %i, %1 : i32
  llvm.br ^header(%next, %v : i32, i32)
^end:
  llvm.br ^found(%none : i32)
^found(%at: i32):
  llvm.store %before, %last : i32, !llvm.ptr
  llvm.return %at : i32
}
// Each exit uses other values.
llvm.func @classify(%a: !llvm.ptr, %n: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %100 = llvm.mlir.constant(100 : i32) : i32
  %1000 = llvm.mlir.constant(1000 : i32) : i32
  llvm.br ^header(%0, %0 : i32, i32)
^header(%i: i32, %sum: i32):
  %cond = llvm.icmp "ule" %i, %n : i32
  llvm.cond_br %cond, ^body, ^end
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %is_negative = llvm.icmp "slt" %v, %0 : i32
  llvm.cond_br %is_negative, ^negative, ^more
^more:
  %is_large = llvm.icmp "sgt" %v, %100 : i32
  llvm.cond_br %is_large, ^large, ^latch
^latch:
  %next_sum = llvm.add %sum, %v : i32
  %next = llvm.add %i, %1 : i32
  llvm.br ^header(%next, %next_sum : i32, i32)
^end:
  llvm.return %sum : i32
^negative:
  %r = llvm.sub %v, %i : i32
  llvm.return %r : i32
^large:
  %s = llvm.add %i, %1000 : i32
  %t = llvm.add %s, %v : i32
  llvm.return %t : i32
}
// The exits lead to a block that only branches to another loop and passes a value that is used after that.
llvm.func @common_exit(%a: !llvm.ptr, %n: i64, %x: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mlir.constant(2 : i64) : i64
  %100 = llvm.mlir.constant(100 : i64) : i64
  llvm.br ^header(%1, %x : i64, i32)
^header(%i: i64, %y: i32):
  %cond = llvm.icmp "sle" %i, %n : i64
  llvm.cond_br %cond, ^rows, ^merge(%y : i32)
^rows:
  llvm.br ^row(%0, %0 : i64, i64)
^row(%j: i64, %sum: i64):
  %is_inside = llvm.icmp "slt" %j, %i : i64
  llvm.cond_br %is_inside, ^add, ^test
^add:
  %p = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.sext %v : i32 to i64
  %more = llvm.add %sum, %w : i64
  %next_j = llvm.add %j, %1 : i64
  llvm.br ^row(%next_j, %more : i64, i64)
^test:
  %is_large = llvm.icmp "sgt" %sum, %100 : i64
  llvm.cond_br %is_large, ^merge(%y : i32), ^latch
^latch:
  %next = llvm.add %i, %2 : i64
  llvm.br ^header(%next, %y : i64, i32)
^merge(%r: i32):
  llvm.br ^second(%0 : i64)
^second(%k: i64):
  %is_left = llvm.icmp "slt" %k, %n : i64
  llvm.cond_br %is_left, ^store, ^end
^store:
  %q = llvm.getelementptr %a[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %x, %q : i32, !llvm.ptr
  %next_k = llvm.add %k, %1 : i64
  llvm.br ^second(%next_k : i64)
^end:
  llvm.return %r : i32
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <stdlib.h>
// int32_t find(const int32_t *, int32_t, int32_t, int32_t *);
// int32_t classify(const int32_t *, uint32_t);
// int32_t common_exit(int32_t *, int64_t, int32_t);
// enum { N = 60 };
// static int wrong;
// static void check(int is_right, const char *what, int n, int i) {
//   if (!is_right && !wrong++) printf("%s: %d of %d\n", what, i, n);
// }
// static int32_t expected(const int32_t *a, int n) {
//   int32_t sum = 0;
//   for (int i = 0; i <= n; i++) {
//     if (a[i] < 0) return a[i] - i;
//     if (a[i] > 100) return i + 1000 + a[i];
//     sum += a[i];
//   }
//   return sum;
// }
// int main(void) {
//   int32_t a[N + 1], last;
//   for (int i = 0; i <= N; i++) a[i] = i * 3 % 64;
//   for (int n = 0; n < N; n++) {
//     for (int i = 0; i < n; i++) {
//       int32_t found = find(a, n, a[i], &last);
//       check(found <= i && a[found] == a[i], "find", n, i);
//       check(last == (found ? a[found - 1] : -7), "before", n, i);
//     }
//     check(find(a, n, 1000, &last) == -7 && last == (n ? a[n - 1] : -7), "find none", n, last);
//     // The counter wraps, but something is found before that.
//     check(find(a, -1 - n, a[n], &last) <= n, "negative", n, last);
//     for (int kind = -5; kind < 300; kind += 101)
//       for (int i = 0; i <= n; i++) {
//         int32_t kept = a[i];
//         a[i] = kind;
//         check(classify(a, (uint32_t)n) == expected(a, n), "classify", n, i);
//         if (kind < 0) check(classify(a, UINT32_MAX) == expected(a, n), "classify, endless", n, i);
//         a[i] = kept;
//       }
//   }
//   for (int n = 0; n < N; n++) {
//     for (int i = 0; i <= N; i++) a[i] = n % 2 ? i * 2 : 0;
//     check(common_exit(a, n, 31) == 31 && a[n] == (n % 2 ? n * 2 : 0) && (!n || a[n - 1] == 31), "common_exit", n, 31);
//   }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
//
// output:
// all right
