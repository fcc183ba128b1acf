// Hints to the compiler, which change no result; intrinsics called by name; calls that may unwind.

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#function = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#variable = #llvm.di_local_variable<scope = #function, name = "x">
llvm.mlir.global internal thread_local @counter(5 : i32) : i32
llvm.mlir.global internal constant @text("t\00")
llvm.func @hints(%n: i32, %c: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr
  llvm.intr.dbg.value #variable = %n : i32
  llvm.intr.dbg.label #llvm.di_label<scope = #function, name = "here", file = #file, line = 2>
  llvm.store %n, %p : i32, !llvm.ptr
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["nonnull"(%p : !llvm.ptr)] : i1
  llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = distinct[1]<>, domain = <id = distinct[2]<>>>
  %q = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %r = llvm.intr.strip.invariant.group %q : !llvm.ptr
  %s = llvm.intr.invariant.start 4, %r : !llvm.ptr
  %a = llvm.load %r : !llvm.ptr -> i32
  llvm.intr.invariant.end %s, 4, %r : !llvm.ptr
  %copy = llvm.intr.ssa.copy %a : i32
  %b = llvm.intr.expect %copy, %1 : i32
  %d = llvm.intr.expect.with.probability %b, %1, 7.500000e-01 : i32
  %known = "llvm.intr.is.constant"(%1) : (i32) -> i1
  %unknown = "llvm.intr.is.constant"(%n) : (i32) -> i1
  %text = llvm.mlir.addressof @text : !llvm.ptr
  "llvm.intr.var.annotation"(%p, %text, %text, %1, %text) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %pp = "llvm.intr.ptr.annotation"(%p, %text, %text, %1, %text) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %e = llvm.load %pp : !llvm.ptr -> i32
  %f = "llvm.intr.annotation"(%e, %text, %text, %1) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %g = llvm.add %d, %f : i32
  %known32 = llvm.zext %known : i1 to i32
  %unknown32 = llvm.zext %unknown : i1 to i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %k = llvm.mul %unknown32, %ten : i32
  %kk = llvm.add %k, %known32 : i32
  %global = llvm.mlir.addressof @counter : !llvm.ptr
  %here = "llvm.intr.threadlocal.address"(%global) : (!llvm.ptr) -> !llvm.ptr
  %old = llvm.load %here : !llvm.ptr -> i32
  %new = llvm.add %old, %1 : i32
  llvm.store %new, %here : i32, !llvm.ptr
  %h = llvm.add %g, %kk : i32
  %o = llvm.add %h, %old : i32
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.cond_br %c, ^stop, ^done
^stop:
  llvm.intr.debugtrap
  llvm.intr.ubsantrap <{failureKind = 3 : i8}>
  llvm.unreachable
^done:
  llvm.return %o : i32
}

llvm.func @bytes(%to: !llvm.ptr, %from: !llvm.ptr, %mask: i64) -> i32 {
  %v = llvm.mlir.constant(7 : i8) : i8
  "llvm.intr.memset.inline"(%to, %v) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memcpy.inline"(%to, %from) <{isVolatile = false, len = 3 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %p = llvm.getelementptr %to[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %q = llvm.intr.ptrmask %p, %mask : (!llvm.ptr, i64) -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @by_name(%a: i32, %b: i32, %x: f64) -> i32 {
  %0 = llvm.call_intrinsic "llvm.bswap.i32"(%a) : (i32) -> i32
  %1 = llvm.call_intrinsic "llvm.smax.i32"(%0, %b) : (i32, i32) -> i32
  %f = llvm.mlir.constant(false) : i1
  %2 = llvm.call_intrinsic "llvm.ctlz.i32"(%1, %f) : (i32, i1) -> i32
  %3 = llvm.call_intrinsic "llvm.sqrt.f64"(%x) : (f64) -> f64
  %4 = llvm.fptosi %3 : f64 to i32
  %5 = llvm.add %2, %4 : i32
  llvm.return %5 : i32
}

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @twice(i32) -> i32
llvm.func @invokes(%a: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.invoke @twice(%a) to ^go(%a : i32) unwind ^pad : (i32) -> i32
^go(%b: i32):
  %2 = llvm.mlir.addressof @twice : !llvm.ptr
  %3 = llvm.invoke %2(%1) to ^done unwind ^pad : !llvm.ptr, (i32) -> i32
^done:
  %4 = llvm.add %3, %b : i32
  llvm.return %4 : i32
^pad:
  %5 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %6 = llvm.intr.eh.typeid.for %0 : (!llvm.ptr) -> i32
  llvm.resume %5 : !llvm.struct<(ptr, i32)>
}
// A load that only `is.constant` depends on is dropped: its address is null.
llvm.func @is_known(%x: !llvm.ptr) -> i1 {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = llvm.load %x : !llvm.ptr -> i32
  %3 = llvm.add %1, %2 : i32
  %4 = "llvm.intr.is.constant"(%3) : (i32) -> i1
  llvm.return %4 : i1
}
// no-oracle: the personality of C++ is in a library of its own, and is.constant and landing pads are LLVM's to decide
// main.c:
// #include <stdbool.h>
// #include <stdio.h>
// int hints(int, bool);
// int bytes(void *, const void *, long);
// int by_name(int, int, double);
// int invokes(int);
// bool is_known(int *);
// int twice(int x) { return 2 * x; }
// int main(void) {
//   double storage = 0;
//   char *to = (char *)&storage, from[3] = {1, 2, 3};
//   int first = hints(20, false);
//   printf("%d %d\n", first, hints(20, false));
//   int low = bytes(to, from, -8), high = bytes(to, from, -4);
// #if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
//   low = (int)__builtin_bswap32((unsigned)low), high = (int)__builtin_bswap32((unsigned)high);
// #endif
//   printf("%x %x\n", low, high);
//   printf("%d %d\n", by_name(0x01020304, 3, 81.0), by_name(-1, 3, 4.0));
//   printf("%d\n", invokes(5));
//   printf("%d\n", is_known((int *)8));
//   return 0;
// }
// output:
// 46 47
// 7030201 7070707
// 14 32
// 25
// 0
