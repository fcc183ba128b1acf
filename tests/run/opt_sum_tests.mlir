// Exit tests of counters plus constants, with bounds from which the constant cannot be subtracted, and of bytes, which wrap.
llvm.func @below(%x: !llvm.ptr, %n: i64, %first: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %more = llvm.mlir.constant(4 : i64) : i64
  %step = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i8) : i8
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %sum = llvm.add %i, %more overflow<nsw> : i64
  %cond = llvm.icmp "slt" %sum, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %one : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @to(%x: !llvm.ptr, %n: i64, %first: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %more = llvm.mlir.constant(4 : i64) : i64
  %step = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i8) : i8
  llvm.br ^header(%first : i64)
^header(%i: i64):
  %sum = llvm.add %i, %more overflow<nsw> : i64
  %cond = llvm.icmp "sle" %sum, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %one : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @below_narrow(%x: !llvm.ptr, %n: i32, %first: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %more = llvm.mlir.constant(2 : i32) : i32
  %step = llvm.mlir.constant(1 : i32) : i32
  %one = llvm.mlir.constant(1 : i8) : i8
  llvm.br ^header(%first : i32)
^header(%i: i32):
  %sum = llvm.add %i, %more overflow<nsw> : i32
  %cond = llvm.icmp "slt" %sum, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %at = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %one : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step overflow<nsw> : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return %i : i32
}
llvm.func @unsigned_to(%x: !llvm.ptr, %n: i64, %first: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %more = llvm.mlir.constant(4 : i64) : i64
  %step = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i8) : i8
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %sum = llvm.add %i, %more : i64
  %cond = llvm.icmp "ule" %sum, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %one : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @unsigned_below(%x: !llvm.ptr, %n: i64, %first: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %more = llvm.mlir.constant(1 : i64) : i64
  %step = llvm.mlir.constant(2 : i64) : i64
  %one = llvm.mlir.constant(1 : i8) : i8
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %sum = llvm.add %i, %more : i64
  %cond = llvm.icmp "ult" %sum, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %one : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @bytes(%x: !llvm.ptr, %n: i8, %first: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %more = llvm.mlir.constant(3 : i8) : i8
  %step = llvm.mlir.constant(2 : i8) : i8
  %one = llvm.mlir.constant(1 : i8) : i8
  llvm.br ^header(%0 : i8)
^header(%i: i8):
  %sum = llvm.add %i, %more : i8
  %cond = llvm.icmp "ult" %sum, %n : i8
  llvm.cond_br %cond, ^body, ^exit
^body:
  %at = llvm.zext %i : i8 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %one : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i8
  llvm.br ^header(%next : i8)
^exit:
  llvm.return %i : i8
}
llvm.func @until(%x: !llvm.ptr, %n: i64, %first: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %more = llvm.mlir.constant(3 : i64) : i64
  %step = llvm.mlir.constant(1 : i64) : i64
  %one = llvm.mlir.constant(1 : i8) : i8
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %sum = llvm.add %i, %more : i64
  %cond = llvm.icmp "ne" %sum, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %one : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// enum { N = 512 };
// static uint8_t x[N], w[N];
// static int wrong;
// #define TRY(NAME, TYPE, MORE, TEST, STEP) \
//   TYPE NAME(uint8_t *, TYPE, TYPE); \
//   static void try_##NAME(TYPE n, TYPE first) { \
//     memset(x, 0, N), memset(w, 0, N); \
//     TYPE i; \
//     for (i = first; (TYPE)(i + MORE) TEST n; i += STEP) w[i + 8]++; \
//     TYPE is = NAME(x + 8, n, first); \
//     if (is != i || memcmp(x, w, N)) printf("%s %lld %lld\n", #NAME, (long long)n, (long long)first), wrong++; \
//   }
// TRY(below, int64_t, 4, <, 4)
// TRY(to, int64_t, 4, <=, 4)
// TRY(below_narrow, int32_t, 2, <, 1)
// TRY(unsigned_to, uint64_t, 4, <=, 4)
// TRY(unsigned_below, uint64_t, 1, <, 2)
// TRY(bytes, uint8_t, 3, <, 2)
// TRY(until, int64_t, 3, !=, 1)
// int main(void) {
//   for (int n = 0; n < 100; n++) {
//     for (int first = -3; first < 4; first++) try_to(n - 9, first), try_below_narrow(n - 9, first);
//     try_below(n - 9, 0), try_unsigned_to((uint64_t)n, 0), try_unsigned_below((uint64_t)n, 0);
//     if (n >= 3) try_until(n, 0);
//   }
//   for (int n = 0; n < 5; n++) {
//     try_below(INT64_MIN + n, 0), try_to(INT64_MIN + n, -2), try_below_narrow(INT32_MIN + n, -2);
//   }
//   for (int n = 0; n < 254; n++) try_bytes((uint8_t)n, 0);
//   printf(wrong ? "%d wrong\n" : "all right\n", wrong);
//   return wrong != 0;
// }
// output:
// all right
