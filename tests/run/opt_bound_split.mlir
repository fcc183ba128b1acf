// Loops split where a condition on their counter changes: for all predicates, offsets, steps, bounds beyond both ends of 64 bits,
// conditions on the first and the last iteration, two conditions, and loop-carried values.

func.func @wraps(%first: i64, %n: i64, %m: i64, %x: !llvm.ptr) {
  %c1 = arith.constant 1 : i64
  %k = arith.constant 5 : i64
  %low = arith.constant 1 : i8
  %high = arith.constant 2 : i8
  scf.for %i = %first to %n step %c1 : i64 {
    %j = arith.addi %i, %k : i64
    %holds = arith.cmpi slt, %j, %m : i64
    %at = arith.subi %i, %first : i64
    %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    scf.if %holds {
      llvm.store %low, %p : i8, !llvm.ptr
    } else {
      llvm.store %high, %p : i8, !llvm.ptr
    }
  }
  return
}
func.func @slt(%n: i64, %m: i64, %x: !llvm.ptr) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %k = arith.constant 3 : i64
  %c7 = arith.constant 7 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> i64 : i64 {
    %j = arith.addi %i, %k overflow<nsw> : i64
    %holds = arith.cmpi slt, %j, %m : i64
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %old = llvm.load %p : !llvm.ptr -> i64
    %t = scf.if %holds -> i64 {
      %new = arith.addi %old, %c7 : i64
      llvm.store %new, %p : i64, !llvm.ptr
      %t = arith.addi %s, %old : i64
      scf.yield %t : i64
    } else {
      %new = arith.muli %old, %c7 : i64
      llvm.store %new, %p : i64, !llvm.ptr
      scf.yield %s : i64
    }
    scf.yield %t : i64
  }
  return %sum : i64
}
func.func @sle(%n: i64, %m: i64, %x: !llvm.ptr) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %k = arith.constant -2 : i64
  %c7 = arith.constant 7 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> i64 : i64 {
    %j = arith.addi %i, %k overflow<nsw> : i64
    %holds = arith.cmpi sle, %j, %m : i64
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %old = llvm.load %p : !llvm.ptr -> i64
    %t = scf.if %holds -> i64 {
      %new = arith.addi %old, %c7 : i64
      llvm.store %new, %p : i64, !llvm.ptr
      %t = arith.addi %s, %old : i64
      scf.yield %t : i64
    } else {
      %new = arith.muli %old, %c7 : i64
      llvm.store %new, %p : i64, !llvm.ptr
      scf.yield %s : i64
    }
    scf.yield %t : i64
  }
  return %sum : i64
}
func.func @sgt(%n: i64, %m: i64, %x: !llvm.ptr) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %k = arith.constant 1 : i64
  %c7 = arith.constant 7 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> i64 : i64 {
    %j = arith.addi %i, %k overflow<nsw> : i64
    %holds = arith.cmpi sgt, %j, %m : i64
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %old = llvm.load %p : !llvm.ptr -> i64
    %t = scf.if %holds -> i64 {
      %new = arith.addi %old, %c7 : i64
      llvm.store %new, %p : i64, !llvm.ptr
      %t = arith.addi %s, %old : i64
      scf.yield %t : i64
    } else {
      %new = arith.muli %old, %c7 : i64
      llvm.store %new, %p : i64, !llvm.ptr
      scf.yield %s : i64
    }
    scf.yield %t : i64
  }
  return %sum : i64
}
func.func @sge(%n: i64, %m: i64, %x: !llvm.ptr) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %k = arith.constant 0 : i64
  %c7 = arith.constant 7 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> i64 : i64 {
    %j = arith.addi %i, %k overflow<nsw> : i64
    %holds = arith.cmpi sge, %j, %m : i64
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %old = llvm.load %p : !llvm.ptr -> i64
    %t = scf.if %holds -> i64 {
      %new = arith.addi %old, %c7 : i64
      llvm.store %new, %p : i64, !llvm.ptr
      %t = arith.addi %s, %old : i64
      scf.yield %t : i64
    } else {
      %new = arith.muli %old, %c7 : i64
      llvm.store %new, %p : i64, !llvm.ptr
      scf.yield %s : i64
    }
    scf.yield %t : i64
  }
  return %sum : i64
}
// Branches on the first and on the last iteration, with an unsigned counter of 32 bits.
func.func @ends(%n: i32, %x: !llvm.ptr) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %zero = arith.constant 0.0 : f32
  scf.for unsigned %i = %c0 to %n step %c1 : i32 {
    %is_first = arith.cmpi eq, %i, %c0 : i32
    %end = arith.subi %n, %c1 : i32
    %is_last = arith.cmpi eq, %i, %end : i32
    %at = arith.extui %i : i32 to i64
    %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %v = llvm.load %p : !llvm.ptr -> f32
    %before = scf.if %is_first -> f32 {
      scf.yield %zero : f32
    } else {
      %q = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, f32
      %b = llvm.load %q : !llvm.ptr -> f32
      scf.yield %b : f32
    }
    %after = scf.if %is_last -> f32 {
      scf.yield %zero : f32
    } else {
      %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
      %a = llvm.load %q : !llvm.ptr -> f32
      scf.yield %a : f32
    }
    %sum = arith.addf %before, %after : f32
    %o = llvm.getelementptr %p[1000] : (!llvm.ptr) -> !llvm.ptr, f32
    %d = arith.subf %sum, %v : f32
    llvm.store %d, %o : f32, !llvm.ptr
  }
  return
}
// A window of a row, with a step of 3 and a negative start.
func.func @window(%low: i64, %high: i64, %n: i64, %x: !llvm.ptr) {
  %c3 = arith.constant 3 : i64
  %start = arith.constant -9 : i64
  %c5 = arith.constant 5 : i32
  scf.for %i = %start to %n step %c3 : i64 {
    %is_left = arith.cmpi sge, %i, %low : i64
    %is_right = arith.cmpi sgt, %high, %i : i64
    %is_inside = arith.andi %is_left, %is_right : i1
    scf.if %is_inside {
      %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %v = llvm.load %p : !llvm.ptr -> i32
      %w = arith.addi %v, %c5 : i32
      llvm.store %w, %p : i32, !llvm.ptr
    }
  }
  return
}
// The bound of the comparison is only loaded if the branch is taken.
func.func @guarded(%n: i64, %has: i1, %limit: !llvm.ptr, %x: !llvm.ptr) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %most = scf.if %has -> i64 {
    %m = llvm.load %limit : !llvm.ptr -> i64
    scf.yield %m : i64
  } else {
    %p = llvm.mlir.poison : i64
    scf.yield %p : i64
  }
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> i64 : i64 {
    %t = scf.if %has -> i64 {
      %is_below = arith.cmpi slt, %i, %most : i64
      %u = scf.if %is_below -> i64 {
        %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        %v = llvm.load %p : !llvm.ptr -> i64
        %u = arith.addi %s, %v : i64
        scf.yield %u : i64
      } else {
        scf.yield %s : i64
      }
      scf.yield %u : i64
    } else {
      %u = arith.addi %s, %c1 : i64
      scf.yield %u : i64
    }
    scf.yield %t : i64
  }
  return %count : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// void wraps(int64_t, int64_t, int64_t, int8_t *);
// int64_t slt(int64_t, int64_t, int64_t *), sle(int64_t, int64_t, int64_t *);
// int64_t sgt(int64_t, int64_t, int64_t *), sge(int64_t, int64_t, int64_t *);
// void ends(int32_t, float *), window(int64_t, int64_t, int64_t, int32_t *);
// int64_t guarded(int64_t, _Bool, int64_t *, int64_t *);
// enum { N = 40 };
// static int wrong;
// static void check(int is_right, const char *what, int64_t n, int64_t m) {
//   if (!is_right && !wrong++) printf("%s: %lld, %lld\n", what, (long long)n, (long long)m);
// }
// #define COMPARED(name, k, op)                                      \
//   static void try_##name(int n, int64_t m) {                       \
//     int64_t x[N], w[N], sum = 0;                                   \
//     for (int i = 0; i < N; i++) x[i] = w[i] = i * i - 5;           \
//     for (int i = 0; i < n; i++) {                                  \
//       if (i + k op m) sum += w[i], w[i] += 7;                      \
//       else w[i] *= 7;                                              \
//     }                                                              \
//     check(name(n, m, x) == sum && !memcmp(x, w, sizeof x), #name, n, m); \
//   }
// COMPARED(slt, 3, <)
// COMPARED(sle, -2, <=)
// COMPARED(sgt, 1, >)
// COMPARED(sge, 0, >=)
// static void compared(int n, int64_t m) {
//   try_slt(n, m), try_sle(n, m), try_sgt(n, m), try_sge(n, m);
// }
// static void try_ends(int n) {
//   static float x[2 * 1000];
//   for (int i = 0; i < 1000; i++) x[i] = (float)(i * 7 % 31), x[1000 + i] = -1;
//   ends(n, x);
//   for (int i = 0; i < N; i++) {
//     float w = (i ? x[i - 1] : 0) + (i < n - 1 ? x[i + 1] : 0) - x[i];
//     check(x[1000 + i] == (i < n ? w : -1), "ends", n, i);
//   }
// }
// static void try_window(int64_t low, int64_t high, int n) {
//   int32_t x[N + 9], w[N + 9];
//   for (int i = 0; i < N + 9; i++) x[i] = w[i] = i;
//   for (int i = -9; i < n; i += 3)
//     if (i >= low && high > i) w[9 + i] += 5;
//   window(low, high, n, x + 9);
//   check(!memcmp(x, w, sizeof x), "window", low, high);
// }
// static void try_wraps(int64_t first, int64_t n, int64_t m) {
//   int8_t x[N] = {0}, w[N] = {0};
//   for (int64_t i = first; i < n; i++) w[i - first] = (int64_t)((uint64_t)i + 5) < m ? 1 : 2;
//   wraps(first, n, m, x);
//   check(!memcmp(x, w, sizeof x), "wraps", n, m);
// }
// int main(void) {
//   const int64_t limits[] = {INT64_MIN, INT64_MIN + 3, -2, 7, 30, INT64_MAX - 3, INT64_MAX};
//   for (int i = 0; i < 7; i++)
//     for (int n = 0; n < 25; n++)
//       try_wraps(3, n, limits[i]), try_wraps(INT64_MAX - 20, INT64_MAX - 24 + n, limits[i]),
//         try_wraps(INT64_MIN, INT64_MIN + n, limits[i]);
//   for (int n = 0; n <= N; n++) {
//     for (int64_t m = -4; m < N + 4; m++) compared(n, m);
//     for (int64_t m = 0; m < 4; m++) compared(n, INT64_MAX - m), compared(n, INT64_MIN + m);
//     if (n) try_ends(n);
//   }
//   for (int n = -10; n <= N; n += 7)
//     for (int64_t low = -12; low < N; low += 2)
//       for (int64_t high = -12; high < N + 5; high += 3) try_window(low, high, n);
//   int64_t x[N], limit = 17, sum = 0;
//   for (int i = 0; i < N; i++) x[i] = i * 3, sum += i < limit ? x[i] : 0;
//   check(guarded(N, 1, &limit, x) == sum && guarded(N, 0, 0, 0) == N, "guarded", 0, 0);
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
