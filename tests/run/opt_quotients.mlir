// Quotients and remainders by constants in vectorized loops: of all integers, of narrow ones, and of unsigned
// ones; by negative divisors, and by the largest one.

func.func @div7(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant 7 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v = llvm.load %p : !llvm.ptr -> i32
    %z = arith.constant 0 : i32
    %w = arith.ori %v, %z : i32
    %r = arith.divsi %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @div_m10(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant -10 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v = llvm.load %p : !llvm.ptr -> i32
    %z = arith.constant 0 : i32
    %w = arith.ori %v, %z : i32
    %r = arith.divsi %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @div_max(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant 2147483647 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v = llvm.load %p : !llvm.ptr -> i32
    %z = arith.constant 0 : i32
    %w = arith.ori %v, %z : i32
    %r = arith.divsi %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @div_min(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant -2147483648 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v = llvm.load %p : !llvm.ptr -> i32
    %z = arith.constant 0 : i32
    %w = arith.ori %v, %z : i32
    %r = arith.divsi %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @rem10(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant 10 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v = llvm.load %p : !llvm.ptr -> i32
    %z = arith.constant 0 : i32
    %w = arith.ori %v, %z : i32
    %r = arith.remsi %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @rem_m7(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant -7 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v = llvm.load %p : !llvm.ptr -> i32
    %z = arith.constant 0 : i32
    %w = arith.ori %v, %z : i32
    %r = arith.remsi %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @div1000(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant 1000 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v = llvm.load %p : !llvm.ptr -> i32
    %z = arith.constant 0 : i32
    %w = arith.ori %v, %z : i32
    %r = arith.divsi %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @few_div255(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant 255 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %v = llvm.load %p : !llvm.ptr -> i16
    %w = arith.extsi %v : i16 to i32
    %r = arith.divsi %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @few_divu9(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant 9 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %v = llvm.load %p : !llvm.ptr -> i16
    %w = arith.extui %v : i16 to i32
    %r = arith.divui %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @few_remu3(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant 3 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %v = llvm.load %p : !llvm.ptr -> i16
    %w = arith.extui %v : i16 to i32
    %r = arith.remui %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @few_rem(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant -5 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %v = llvm.load %p : !llvm.ptr -> i16
    %w = arith.extsi %v : i16 to i32
    %r = arith.remsi %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @half(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant 10 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v = llvm.load %p : !llvm.ptr -> i32
    %one = arith.constant 1 : i32
    %w = arith.shrui %v, %one : i32
    %r = arith.divui %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
func.func @by_unsigned(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %by = arith.constant 10 : i32
  scf.for %i = %c0 to %n step %c1 : i64 {
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v = llvm.load %p : !llvm.ptr -> i32
    %z = arith.constant 0 : i32
    %w = arith.ori %v, %z : i32
    %r = arith.divui %w, %by : i32
    %q = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %r, %q : i32, !llvm.ptr
  }
  return
}
// main.c:
// #include <limits.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// enum { N = 1000 };
// static int wrong;
// static uint32_t x[N];
// void div7(int64_t, const void *, int32_t *);
// static void try_div7(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), div7(n, x, y);
//   for (int i = 0; i < N; i++) {
//     int32_t v = ((int32_t *)x)[i];
//     int32_t w = i < n ? (int32_t)(v / (int32_t)(7)) : 0;
//     if (y[i] != w && !wrong++) printf("div7: %d, not %d\n", y[i], w);
//   }
// }
// void div_m10(int64_t, const void *, int32_t *);
// static void try_div_m10(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), div_m10(n, x, y);
//   for (int i = 0; i < N; i++) {
//     int32_t v = ((int32_t *)x)[i];
//     int32_t w = i < n ? (int32_t)(v / (int32_t)(-10)) : 0;
//     if (y[i] != w && !wrong++) printf("div_m10: %d, not %d\n", y[i], w);
//   }
// }
// void div_max(int64_t, const void *, int32_t *);
// static void try_div_max(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), div_max(n, x, y);
//   for (int i = 0; i < N; i++) {
//     int32_t v = ((int32_t *)x)[i];
//     int32_t w = i < n ? (int32_t)(v / (int32_t)(2147483647)) : 0;
//     if (y[i] != w && !wrong++) printf("div_max: %d, not %d\n", y[i], w);
//   }
// }
// void div_min(int64_t, const void *, int32_t *);
// static void try_div_min(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), div_min(n, x, y);
//   for (int i = 0; i < N; i++) {
//     int32_t v = ((int32_t *)x)[i];
//     int32_t w = i < n ? (int32_t)(v / (int32_t)(-2147483647 - 1)) : 0;
//     if (y[i] != w && !wrong++) printf("div_min: %d, not %d\n", y[i], w);
//   }
// }
// void rem10(int64_t, const void *, int32_t *);
// static void try_rem10(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), rem10(n, x, y);
//   for (int i = 0; i < N; i++) {
//     int32_t v = ((int32_t *)x)[i];
//     int32_t w = i < n ? (int32_t)(v % (int32_t)(10)) : 0;
//     if (y[i] != w && !wrong++) printf("rem10: %d, not %d\n", y[i], w);
//   }
// }
// void rem_m7(int64_t, const void *, int32_t *);
// static void try_rem_m7(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), rem_m7(n, x, y);
//   for (int i = 0; i < N; i++) {
//     int32_t v = ((int32_t *)x)[i];
//     int32_t w = i < n ? (int32_t)(v % (int32_t)(-7)) : 0;
//     if (y[i] != w && !wrong++) printf("rem_m7: %d, not %d\n", y[i], w);
//   }
// }
// void div1000(int64_t, const void *, int32_t *);
// static void try_div1000(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), div1000(n, x, y);
//   for (int i = 0; i < N; i++) {
//     int32_t v = ((int32_t *)x)[i];
//     int32_t w = i < n ? (int32_t)(v / (int32_t)(1000)) : 0;
//     if (y[i] != w && !wrong++) printf("div1000: %d, not %d\n", y[i], w);
//   }
// }
// void few_div255(int64_t, const void *, int32_t *);
// static void try_few_div255(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), few_div255(n, x, y);
//   for (int i = 0; i < N; i++) {
//     int32_t v = ((int16_t *)x)[i];
//     int32_t w = i < n ? (int32_t)(v / (int32_t)(255)) : 0;
//     if (y[i] != w && !wrong++) printf("few_div255: %d, not %d\n", y[i], w);
//   }
// }
// void few_divu9(int64_t, const void *, int32_t *);
// static void try_few_divu9(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), few_divu9(n, x, y);
//   for (int i = 0; i < N; i++) {
//     uint32_t v = ((uint16_t *)x)[i];
//     int32_t w = i < n ? (int32_t)(v / (uint32_t)(9)) : 0;
//     if (y[i] != w && !wrong++) printf("few_divu9: %d, not %d\n", y[i], w);
//   }
// }
// void few_remu3(int64_t, const void *, int32_t *);
// static void try_few_remu3(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), few_remu3(n, x, y);
//   for (int i = 0; i < N; i++) {
//     uint32_t v = ((uint16_t *)x)[i];
//     int32_t w = i < n ? (int32_t)(v % (uint32_t)(3)) : 0;
//     if (y[i] != w && !wrong++) printf("few_remu3: %d, not %d\n", y[i], w);
//   }
// }
// void few_rem(int64_t, const void *, int32_t *);
// static void try_few_rem(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), few_rem(n, x, y);
//   for (int i = 0; i < N; i++) {
//     int32_t v = ((int16_t *)x)[i];
//     int32_t w = i < n ? (int32_t)(v % (int32_t)(-5)) : 0;
//     if (y[i] != w && !wrong++) printf("few_rem: %d, not %d\n", y[i], w);
//   }
// }
// void half(int64_t, const void *, int32_t *);
// static void try_half(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), half(n, x, y);
//   for (int i = 0; i < N; i++) {
//     uint32_t v = ((uint32_t *)x)[i];
//     int32_t w = i < n ? (int32_t)((v >> 1) / (uint32_t)(10)) : 0;
//     if (y[i] != w && !wrong++) printf("half: %d, not %d\n", y[i], w);
//   }
// }
// void by_unsigned(int64_t, const void *, int32_t *);
// static void try_by_unsigned(int n) {
//   static int32_t y[N];
//   memset(y, 0, sizeof y), by_unsigned(n, x, y);
//   for (int i = 0; i < N; i++) {
//     uint32_t v = ((uint32_t *)x)[i];
//     int32_t w = i < n ? (int32_t)(v / (uint32_t)(10)) : 0;
//     if (y[i] != w && !wrong++) printf("by_unsigned: %d, not %d\n", y[i], w);
//   }
// }
// int main(void) {
//   for (int round = 0; round < 50; round++) {
//     for (int i = 0; i < N; i++) {
//       uint32_t r = (i * 50 + round) * 2654435761u;
//       x[i] = i % 3 ? r : (uint32_t)(r % 5 ? (i * 50 + round - 20000) * 10 + i % 5 - 2 : INT_MIN + i / 3 * (i & 8));
//     }
//     try_div7(round < 40 ? N : round);
//     try_div_m10(round < 40 ? N : round);
//     try_div_max(round < 40 ? N : round);
//     try_div_min(round < 40 ? N : round);
//     try_rem10(round < 40 ? N : round);
//     try_rem_m7(round < 40 ? N : round);
//     try_div1000(round < 40 ? N : round);
//     try_few_div255(round < 40 ? N : round);
//     try_few_divu9(round < 40 ? N : round);
//     try_few_remu3(round < 40 ? N : round);
//     try_few_rem(round < 40 ? N : round);
//     try_half(round < 40 ? N : round);
//     try_by_unsigned(round < 40 ? N : round);
//   }
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
