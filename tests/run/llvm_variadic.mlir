// Definitions of variadic functions, calls of them by name and through pointers, and arguments passed by value.

llvm.func @print_list(!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32

llvm.func @format(%buffer: !llvm.ptr, %size: i64, %format: !llvm.ptr, ...) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  // As large as the list of any target.
  %list = llvm.alloca %1 x !llvm.array<4 x i64> : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %length = llvm.call @print_list(%buffer, %size, %format, %list) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> i32
  llvm.intr.vaend %list : !llvm.ptr
  llvm.return %length : i32
}

llvm.func @call_through(%callee: !llvm.ptr, %buffer: !llvm.ptr, %format: !llvm.ptr, %x: f64) -> i32 {
  %size = llvm.mlir.constant(100 : i64) : i64
  %7 = llvm.mlir.constant(7 : i32) : i32
  %0 = llvm.call %callee(%buffer, %size, %format, %x, %7, %x, %7, %7, %x, %7) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i64, !llvm.ptr, f64, i32, f64, i32, i32, f64, i32) -> i32
  llvm.return %0 : i32
}

// ---- by value

// struct odd { long a; int b; char c; long d; } in front of and behind an integer.
llvm.func @by_value(%k: i64, %odd: !llvm.ptr {llvm.byval = !llvm.struct<(i64, i32, i8, i64)>}, %bytes: !llvm.ptr {llvm.byval = !llvm.array<27 x i8>}, %m: i64) -> i64 {
  %a = llvm.load %odd : !llvm.ptr -> i64
  %at_b = llvm.getelementptr %odd[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i32, i8, i64)>
  %b = llvm.load %at_b : !llvm.ptr -> i32
  %last = llvm.getelementptr %bytes[26] : (!llvm.ptr) -> !llvm.ptr, i8
  %c = llvm.load %last : !llvm.ptr -> i8
  // The callee owns the copies.
  llvm.store %k, %odd : i64, !llvm.ptr
  llvm.store %c, %bytes : i8, !llvm.ptr
  %wide_b = llvm.sext %b : i32 to i64
  %wide_c = llvm.sext %c : i8 to i64
  %0 = llvm.mul %k, %a : i64
  %1 = llvm.add %0, %wide_b : i64
  %2 = llvm.add %1, %wide_c : i64
  %3 = llvm.sub %2, %m : i64
  llvm.return %3 : i64
}

llvm.func @give_by_value(%odd: !llvm.ptr, %bytes: !llvm.ptr) -> i64 {
  %3 = llvm.mlir.constant(3 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.call @by_value(%3, %odd, %bytes, %1) : (i64, !llvm.ptr {llvm.byval = !llvm.struct<(i64, i32, i8, i64)>}, !llvm.ptr {llvm.byval = !llvm.array<27 x i8>}, i64) -> i64
  llvm.return %0 : i64
}

// ---- addresses of blocks

llvm.mlir.global internal constant @steps() : !llvm.array<3 x ptr> {
  %none = llvm.mlir.undef : !llvm.array<3 x ptr>
  %add = llvm.blockaddress <function = @threaded, tag = <id = 0>> : !llvm.ptr
  %double = llvm.blockaddress <function = @threaded, tag = <id = 1>> : !llvm.ptr
  %end = llvm.blockaddress <function = @threaded, tag = <id = 2>> : !llvm.ptr
  %0 = llvm.insertvalue %add, %none[0] : !llvm.array<3 x ptr>
  %1 = llvm.insertvalue %double, %0[1] : !llvm.array<3 x ptr>
  %2 = llvm.insertvalue %end, %1[2] : !llvm.array<3 x ptr>
  llvm.return %2 : !llvm.array<3 x ptr>
}

llvm.func @threaded(%code: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^fetch(%code, %1 : !llvm.ptr, i32)
^fetch(%at: !llvm.ptr, %x: i32):
  %opcode = llvm.load %at : !llvm.ptr -> i8
  %next = llvm.getelementptr %at[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %steps = llvm.mlir.addressof @steps : !llvm.ptr
  %slot = llvm.getelementptr %steps[%opcode] : (!llvm.ptr, i8) -> !llvm.ptr, !llvm.ptr
  %target = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  llvm.indirectbr %target : !llvm.ptr, [^add, ^double(%x : i32), ^end]
^add:
  llvm.blocktag <id = 0>
  %more = llvm.add %x, %1 : i32
  llvm.br ^fetch(%next, %more : !llvm.ptr, i32)
^double(%y: i32):
  llvm.blocktag <id = 1>
  %twice = llvm.add %y, %y : i32
  llvm.br ^fetch(%next, %twice : !llvm.ptr, i32)
^end:
  llvm.blocktag <id = 2>
  llvm.return %x : i32
}

// main.c:
// #include <stdarg.h>
// #include <stdint.h>
// #include <stdio.h>
// // Targets pass a list in different forms, and its address in one.
// int print_list(char *buffer, int64_t size, const char *format, va_list *list) {
//   return vsnprintf(buffer, (size_t)size, format, *list);
// }
// int format(char *buffer, int64_t size, const char *format, ...);
// int call_through(int (*callee)(char *, int64_t, const char *, ...), char *buffer, const char *format, double x);
// struct odd { int64_t a; int32_t b; int8_t c; int64_t d; };
// struct bytes { char b[27]; };
// int64_t give_by_value(const struct odd *odd, const struct bytes *bytes);
// int threaded(const char *code);
// int main(void) {
//   char buffer[100];
//   int n = format(buffer, sizeof buffer, "%d %s %g %ld %c %g %d %d %g %d", 1, "two", 3.5, 4L, '5', 6.25, 7, 8, 9.5, 10);
//   printf("%d %s\n", n, buffer);
//   format(buffer, sizeof buffer, "%g %g %g %g %g %g %g %g %g %g", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10.);
//   printf("%s\n", buffer);
//   call_through(format, buffer, "%g %d %g %d %d %g %d", 2.5);
//   printf("%s\n", buffer);
//   call_through((int (*)(char *, int64_t, const char *, ...))snprintf, buffer, "%g %d %g %d %d %g %d", 2.5);
//   printf("%s\n", buffer);
//   struct odd odd = {1000, -20, 7, 8};
//   struct bytes bytes = {{0}};
//   bytes.b[26] = 5;
//   printf("%ld\n", (long)give_by_value(&odd, &bytes));
//   printf("%ld %d\n", (long)odd.a, bytes.b[0]);
//   printf("%d\n", threaded("\0\1\1\0\1\2"));
//   return 0;
// }
//
// output:
// 29 1 two 3.5 4 5 6.25 7 8 9.5 10
// 1 2 3 4 5 6 7 8 9 10
// 2.5 7 2.5 7 7 2.5 7
// 2.5 7 2.5 7 7 2.5 7
// 2984
// 1000 0
// 18
// -----
// LLVM's own instruction takes arguments from the list.

// Adds the numbers twice, from a list and from a copy of it; kind 'd' is a double, others are integers.
llvm.func @sum(%scale: f64, %kinds: !llvm.ptr, ...) -> f64 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  %list = llvm.alloca %1 x !llvm.array<4 x i64> : (i32) -> !llvm.ptr
  %copy = llvm.alloca %1 x !llvm.array<4 x i64> : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  llvm.intr.vacopy %list to %copy : !llvm.ptr, !llvm.ptr
  llvm.br ^next(%kinds, %list, %zero : !llvm.ptr, !llvm.ptr, f64)
^next(%at: !llvm.ptr, %from: !llvm.ptr, %total: f64):
  %kind = llvm.load %at : !llvm.ptr -> i8
  %following = llvm.getelementptr %at[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.switch %kind : i8, ^integer [0: ^end, 100: ^double]
^double:
  %d = llvm.va_arg %from : (!llvm.ptr) -> f64
  %with_double = llvm.fadd %total, %d : f64
  llvm.br ^next(%following, %from, %with_double : !llvm.ptr, !llvm.ptr, f64)
^integer:
  %i = llvm.va_arg %from : (!llvm.ptr) -> i32
  %as_double = llvm.sitofp %i : i32 to f64
  %with_integer = llvm.fadd %total, %as_double : f64
  llvm.br ^next(%following, %from, %with_integer : !llvm.ptr, !llvm.ptr, f64)
^end:
  %is_list = llvm.icmp "eq" %from, %list : !llvm.ptr
  llvm.cond_br %is_list, ^next(%kinds, %copy, %total : !llvm.ptr, !llvm.ptr, f64), ^done
^done:
  %result = llvm.fmul %total, %scale : f64
  llvm.return %result : f64
}

// main.c:
// #include <stdio.h>
// double sum(double scale, const char *kinds, ...);
// int main(void) {
//   printf("%g\n", sum(0.5, "diiddddddddiiiiiid", 0.25, 1, 2, 0.5, 1., 2., 4., 8., 16., 32., 64., 3, 4, 5, 6, 7, 8, 128.));
//   return 0;
// }
//
// output:
// 291.75
// -----
// Arguments by value are those of C but on AArch64: there they are words on the stack, as if no register were left.

// struct odd { long a; int b; char c; long d; } in front of and behind an integer.
llvm.func @by_value(%k: i64, %odd: !llvm.ptr {llvm.byval = !llvm.struct<(i64, i32, i8, i64)>}, %bytes: !llvm.ptr {llvm.byval = !llvm.array<27 x i8>}, %m: i64) -> i64 {
  %a = llvm.load %odd : !llvm.ptr -> i64
  %at_b = llvm.getelementptr %odd[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i32, i8, i64)>
  %b = llvm.load %at_b : !llvm.ptr -> i32
  %last = llvm.getelementptr %bytes[26] : (!llvm.ptr) -> !llvm.ptr, i8
  %c = llvm.load %last : !llvm.ptr -> i8
  // The callee owns the copies.
  llvm.store %k, %odd : i64, !llvm.ptr
  llvm.store %c, %bytes : i8, !llvm.ptr
  %wide_b = llvm.sext %b : i32 to i64
  %wide_c = llvm.sext %c : i8 to i64
  %0 = llvm.mul %k, %a : i64
  %1 = llvm.add %0, %wide_b : i64
  %2 = llvm.add %1, %wide_c : i64
  %3 = llvm.sub %2, %m : i64
  llvm.return %3 : i64
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// struct odd { int64_t a; int32_t b; int8_t c; int64_t d; };
// struct bytes { char b[27]; };
// #ifdef __aarch64__
// int64_t by_value(int64_t k, int64_t m, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t,
//                  int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t);
// static int64_t call(int64_t k, struct odd odd, struct bytes bytes, int64_t m) {
//   int64_t w[7] = {0};
//   memcpy(w, &odd, sizeof odd);
//   memcpy(w + 3, &bytes, sizeof bytes);
//   return by_value(k, m, 0, 0, 0, 0, 0, 0, w[0], w[1], w[2], w[3], w[4], w[5], w[6]);
// }
// #else
// int64_t by_value(int64_t k, struct odd odd, struct bytes bytes, int64_t m);
// static int64_t call(int64_t k, struct odd odd, struct bytes bytes, int64_t m) { return by_value(k, odd, bytes, m); }
// #endif
// int main(void) {
//   struct odd odd = {1000, -20, 7, 8};
//   struct bytes bytes = {{0}};
//   bytes.b[26] = 5;
//   printf("%ld\n", (long)call(3, odd, bytes, 1));
//   printf("%ld %d\n", (long)odd.a, bytes.b[0]);
//   return 0;
// }
//
// output:
// 2984
// 1000 0
// -----
// More alignment than the stack has: the sum of the words, and what the address lacks.
llvm.func @aligned(%k: i64, %words: !llvm.ptr {llvm.byval = !llvm.array<5 x i64>, llvm.align = 128 : i64}) -> i64 {
  %127 = llvm.mlir.constant(127 : i64) : i64
  %last = llvm.getelementptr %words[4] : (!llvm.ptr) -> !llvm.ptr, i64
  %0 = llvm.load %words : !llvm.ptr -> i64
  %1 = llvm.load %last : !llvm.ptr -> i64
  %address = llvm.ptrtoint %words : !llvm.ptr to i64
  %off = llvm.and %address, %127 : i64
  %2 = llvm.add %0, %1 : i64
  %3 = llvm.mul %2, %k : i64
  %4 = llvm.add %3, %off : i64
  llvm.return %4 : i64
}

llvm.func @give_aligned(%words: !llvm.ptr) -> i64 {
  %3 = llvm.mlir.constant(3 : i64) : i64
  %0 = llvm.call @aligned(%3, %words) : (i64, !llvm.ptr {llvm.byval = !llvm.array<5 x i64>, llvm.align = 128 : i64}) -> i64
  llvm.return %0 : i64
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int64_t give_aligned(const int64_t *words);
// int main(void) {
//   printf("%ld\n", (long)give_aligned((const int64_t[]){100, 2, 3, 4, 11}));
//   return 0;
// }
//
// output:
// 333
// -----
// A variable of another object, where the frame has a pointer.
llvm.mlir.global external @seen() : i64
llvm.func @see(%n: i64, ...) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.array<4 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %p = llvm.mlir.addressof @seen : !llvm.ptr
  llvm.store %n, %p : i64, !llvm.ptr
  llvm.intr.vaend %list : !llvm.ptr
  llvm.return
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int64_t seen;
// void see(int64_t, ...);
// int main(void) {
//   see(42, 1, 2.0);
//   printf("%d\n", (int)seen);
//   return 0;
// }
//
// output:
// 42
