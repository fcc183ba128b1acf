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

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// double with_libc(int64_t a, int64_t b, double x);
// int main(void) {
//   printf("%g %g\n", with_libc(3, 5, 0.5), with_libc(-100, 7, 1.5));
//   return 0;
// }
//
// output:
// 40.25 -1490.75
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
