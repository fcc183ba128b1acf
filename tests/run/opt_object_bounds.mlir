// Counters of 64 bits with all exit tests, from and to any number: accesses in all iterations imply that they do not wrap.
// They imply nothing if there is another exit or a call that may not return.
llvm.func @below(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(4 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @below_five(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%5 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @until(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%5 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ne" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @by_two(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(2 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ne" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @to(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^header(%5 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ule" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @to_signed(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^header(%5 : i64)
^header(%i: i64):
  %cond = llvm.icmp "sle" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @above(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(-1 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %cond = llvm.icmp "ugt" %i, %0 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @above_five(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(-2 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %cond = llvm.icmp "ugt" %i, %5 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @above_signed(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(-3 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %cond = llvm.icmp "sgt" %i, %5 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @from(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(-2 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %cond = llvm.icmp "uge" %i, %5 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @from_signed(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(-1 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %cond = llvm.icmp "sge" %i, %5 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @down_until(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(-1 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %cond = llvm.icmp "ne" %i, %5 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @stopped(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @stop(%i) : (i64) -> ()
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @stop(i64)
llvm.func @left(%x: !llvm.ptr, %n: i64, %v: i8) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(5 : i64) : i64
  %step = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ne" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %old = llvm.load %p : !llvm.ptr -> i8
  %is_found = llvm.icmp "eq" %old, %v : i8
  llvm.cond_br %is_found, ^exit, ^more
^more:
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
// main.c:
// #include <setjmp.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// enum { N = 200 };
// static jmp_buf place;
// void stop(int64_t i) {
//   if (i == 40) longjmp(place, 1);
// }
// static int8_t x[N], w[N];
// static int wrong;
// static void check(const char *what, int64_t n, int64_t is, int64_t expected) {
//   if (is != expected || memcmp(x, w, N)) printf("%s %lld: %lld\n", what, (long long)n, (long long)is), wrong++;
// }
// #define TRY(NAME, TYPE, START, TEST, STEP) \
//   int64_t NAME(int8_t *, int64_t, int8_t); \
//   static void try_##NAME(int64_t n) { \
//     TYPE i; \
//     memset(x, 1, N), memset(w, 1, N); \
//     for (i = (TYPE)START; i TEST; i += (TYPE)STEP) w[i] = 7; \
//     int64_t is = NAME(x, n, 7); \
//     check(#NAME, n, is, (int64_t)i); \
//   }
// TRY(below, uint64_t, 0, < (uint64_t)n, 4)
// TRY(below_five, uint64_t, 5, < (uint64_t)n, 1)
// TRY(until, int64_t, 5, != (int64_t)n, 1)
// TRY(by_two, int64_t, 0, != (int64_t)n, 2)
// TRY(to, uint64_t, 5, <= (uint64_t)n, 3)
// TRY(to_signed, int64_t, 5, <= (int64_t)n, 3)
// TRY(above, uint64_t, n, > (uint64_t)0, -1)
// TRY(above_five, uint64_t, n, > (uint64_t)5, -2)
// TRY(above_signed, int64_t, n, > (int64_t)5, -3)
// TRY(from, uint64_t, n, >= (uint64_t)5, -2)
// TRY(from_signed, int64_t, n, >= (int64_t)5, -1)
// TRY(down_until, int64_t, n, != (int64_t)5, -1)
// int64_t stopped(int8_t *, int64_t, int8_t);
// int64_t left(int8_t *, int64_t, int8_t);
// int main(void) {
//   for (int64_t n = 0; n < 100; n++) {
//     try_below(n);
//     try_below_five(n);
//     if (n >= 5) try_until(n);
//     if (n % 2 == 0) try_by_two(n);
//     try_to(n);
//     try_to_signed(n);
//     try_above(n);
//     try_above_five(n);
//     try_above_signed(n);
//     try_from(n);
//     try_from_signed(n);
//     if (n >= 5) try_down_until(n);
//   }
//   for (int64_t n = -1; n > -5; n--) try_to_signed(n), try_above_signed(n), try_from_signed(n);
//   try_to_signed(INT64_MIN), try_from_signed(INT64_MIN + 9), try_above_signed(INT64_MIN + 9);
//   memset(x, 1, N), memset(w, 1, N), memset(w, 7, 40);
//   if (!setjmp(place)) stopped(x, -1, 7);
//   check("stopped", -1, 0, 0);
//   x[63] = 9, memset(w, 9, 64);
//   check("left", -1, left(x, -1, 9), 63);
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
