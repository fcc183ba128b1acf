// no-agree: each object has a buffer of its own to jump back with
// Calls that return twice: values live across them survive, in whatever registers the callees leave behind.

llvm.mlir.global internal @libc_buffer() {alignment = 16 : i64} : !llvm.array<512 x i8>

llvm.func @_setjmp(!llvm.ptr) -> i32 attributes {passthrough = ["returns_twice"]}
llvm.func @longjmp(!llvm.ptr, i32)
llvm.func @clobber(%a: i64, %b: i64) -> i64 {
  %0 = llvm.mul %a, %b : i64
  %1 = llvm.xor %0, %a : i64
  llvm.return %1 : i64
}

llvm.func @with_libc(%a: i64, %b: i64, %x: f64) -> f64 {
  %buffer = llvm.mlir.addressof @libc_buffer : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %product = llvm.mul %a, %b : i64
  %scaled = llvm.fmul %x, %x : f64
  %sum = llvm.add %product, %a : i64
  %result = llvm.call @_setjmp(%buffer) : (!llvm.ptr) -> i32
  %first = llvm.icmp "eq" %result, %zero : i32
  llvm.cond_br %first, ^first, ^second
^first:
  %0 = llvm.call @clobber(%sum, %b) : (i64, i64) -> i64
  %1 = llvm.call @clobber(%0, %a) : (i64, i64) -> i64
  %2 = llvm.add %0, %1 : i64
  %3 = llvm.call @clobber(%2, %1) : (i64, i64) -> i64
  %keep = llvm.add %3, %0 : i64
  %positive = llvm.icmp "ne" %keep, %a : i64
  llvm.cond_br %positive, ^jump, ^second
^jump:
  llvm.call @longjmp(%buffer, %seven) : (!llvm.ptr, i32) -> ()
  llvm.unreachable
^second:
  %4 = llvm.add %product, %sum : i64
  %5 = llvm.sitofp %4 : i64 to f64
  %6 = llvm.sitofp %result : i32 to f64
  %7 = llvm.fadd %5, %6 : f64
  %8 = llvm.fadd %7, %scaled : f64
  llvm.return %8 : f64
}

// A call that returns twice in a loop: original and loaded values merge at the header, constants and addresses are on
// both sides of the call, and a value of the iteration before is passed on.
llvm.mlir.global internal @log() : !llvm.array<8 x i64>

llvm.func @note(%at: i64, %value: i64, %jump: i1) {
  %log = llvm.mlir.addressof @log : !llvm.ptr
  %buffer = llvm.mlir.addressof @libc_buffer : !llvm.ptr
  %nine = llvm.mlir.constant(9 : i32) : i32
  %slot = llvm.getelementptr %log[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %before = llvm.load %slot : !llvm.ptr -> i64
  %after = llvm.add %before, %value : i64
  llvm.store %after, %slot : i64, !llvm.ptr
  llvm.cond_br %jump, ^jump, ^end
^jump:
  llvm.call @longjmp(%buffer, %nine) : (!llvm.ptr, i32) -> ()
  llvm.unreachable
^end:
  llvm.return
}

llvm.func @in_loop(%n: i64, %a: i64, %x: f64) -> f64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %large = llvm.mlir.constant(1234567890123 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  %false = llvm.mlir.constant(false) : i1
  %half = llvm.mlir.constant(0.75 : f64) : f64
  %buffer = llvm.mlir.addressof @libc_buffer : !llvm.ptr
  %log = llvm.mlir.addressof @log : !llvm.ptr
  %square = llvm.mul %a, %a : i64
  llvm.br ^header(%zero, %square, %x : i64, i64, f64)
^header(%i: i64, %last: i64, %sum: f64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %next = llvm.add %i, %one : i64
  %mixed = llvm.xor %last, %large : i64
  %odd = llvm.trunc %i : i64 to i1
  llvm.call @note(%zero, %mixed, %false) : (i64, i64, i1) -> ()
  %scaled = llvm.fmul %sum, %half : f64
  %result = llvm.call @_setjmp(%buffer) : (!llvm.ptr) -> i32
  %first = llvm.icmp "eq" %result, %none : i32
  llvm.cond_br %first, ^first, ^second
^first:
  %0 = llvm.mul %mixed, %square : i64
  %1 = llvm.xor %0, %large : i64
  llvm.call @note(%one, %1, %odd) : (i64, i64, i1) -> ()
  %2 = llvm.sitofp %last : i64 to f64
  %3 = llvm.fadd %scaled, %2 : f64
  llvm.br ^header(%next, %1, %3 : i64, i64, f64)
^second:
  %4 = llvm.add %mixed, %square : i64
  %5 = llvm.and %4, %large : i64
  %6 = llvm.fadd %scaled, %half : f64
  llvm.br ^header(%next, %5, %6 : i64, i64, f64)
^end:
  %second_slot = llvm.getelementptr %log[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %7 = llvm.load %log : !llvm.ptr -> i64
  %8 = llvm.load %second_slot : !llvm.ptr -> i64
  %9 = llvm.xor %7, %8 : i64
  %10 = llvm.xor %9, %last : i64
  %11 = llvm.sitofp %10 : i64 to f64
  %12 = llvm.fmul %11, %half : f64
  %13 = llvm.fadd %12, %sum : f64
  llvm.return %13 : f64
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// double with_libc(int64_t a, int64_t b, double x);
// double in_loop(int64_t n, int64_t a, double x);
// int main(void) {
//   printf("%g %g\n", with_libc(3, 5, 0.5), with_libc(-100, 7, 1.5));
//   printf("%.17g\n", in_loop(1, 12, 0.5));
//   printf("%.17g\n", in_loop(5, -3, 1.5));
//   return 0;
// }
//
// output:
// 40.25 -1490.75
// 925925917652.625
// 306522017026514.25
// -----
// no-agree: each object has a buffer of its own to jump back with
// Those of LLVM itself, and addresses in frames, on x86-64.

llvm.mlir.global internal @buffer() {alignment = 16 : i64} : !llvm.array<5 x ptr>

llvm.func @back(%n: i64) {
  %buffer = llvm.mlir.addressof @buffer : !llvm.ptr
  llvm.call_intrinsic "llvm.eh.sjlj.longjmp"(%buffer) : (!llvm.ptr) -> ()
  llvm.unreachable
}

llvm.func @with_builtin(%a: i64, %b: i64) -> i64 {
  %buffer = llvm.mlir.addressof @buffer : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %product = llvm.mul %a, %b : i64
  %frame = llvm.call_intrinsic "llvm.frameaddress.p0"(%zero) : (i32) -> !llvm.ptr
  llvm.store %frame, %buffer : !llvm.ptr, !llvm.ptr
  %stack = llvm.intr.stacksave : !llvm.ptr
  %third = llvm.getelementptr %buffer[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  llvm.store %stack, %third : !llvm.ptr, !llvm.ptr
  %result = llvm.call_intrinsic "llvm.eh.sjlj.setjmp"(%buffer) : (!llvm.ptr) -> i32
  %first = llvm.icmp "eq" %result, %zero : i32
  llvm.cond_br %first, ^first, ^second
^first:
  llvm.call @back(%b) : (i64) -> ()
  llvm.unreachable
^second:
  %wide = llvm.sext %result : i32 to i64
  %0 = llvm.add %product, %wide : i64
  llvm.return %0 : i64
}

llvm.func @frames() -> i1 {
  %level = llvm.mlir.constant(0 : i32) : i32
  %frame = llvm.call_intrinsic "llvm.frameaddress.p0"(%level) : (i32) -> !llvm.ptr
  %back = llvm.call_intrinsic "llvm.returnaddress"(%level) : (i32) -> !llvm.ptr
  %address = llvm.call_intrinsic "llvm.addressofreturnaddress.p0"() : () -> !llvm.ptr
  %there = llvm.load %address : !llvm.ptr -> !llvm.ptr
  %same = llvm.icmp "eq" %there, %back : !llvm.ptr
  %above = llvm.icmp "ugt" %address, %frame : !llvm.ptr
  %both = llvm.and %same, %above : i1
  llvm.return %both : i1
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int64_t with_builtin(int64_t a, int64_t b);
// _Bool frames(void);
// int main(void) {
//   printf("%d\n", (int)with_builtin(6, 7));
//   printf("%d\n", frames());
//   return 0;
// }
//
// output:
// 43
// 1
