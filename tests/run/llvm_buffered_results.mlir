// no-oracle: assembly in the program
// Results in registers that Cranelift does not return in, on x86-64: floats in xmm0, xmm1, st0, st1, vectors in xmm0 to xmm3.

llvm.func @four(%a: f64) -> !llvm.struct<(f64, f64, f64, f64)> {
  %c = llvm.mlir.constant(1.0 : f64) : f64
  %s = llvm.mlir.undef : !llvm.struct<(f64, f64, f64, f64)>
  %b1 = llvm.fadd %a, %c : f64
  %b2 = llvm.fadd %b1, %c : f64
  %b3 = llvm.fadd %b2, %c : f64
  %s0 = llvm.insertvalue %a, %s[0] : !llvm.struct<(f64, f64, f64, f64)>
  %s1 = llvm.insertvalue %b1, %s0[1] : !llvm.struct<(f64, f64, f64, f64)>
  %s2 = llvm.insertvalue %b2, %s1[2] : !llvm.struct<(f64, f64, f64, f64)>
  %s3 = llvm.insertvalue %b3, %s2[3] : !llvm.struct<(f64, f64, f64, f64)>
  llvm.return %s3 : !llvm.struct<(f64, f64, f64, f64)>
}

// A call by name, and one through a pointer.
llvm.func @sum(%f: !llvm.ptr, %a: f64) -> f64 {
  %x = llvm.call @four(%a) : (f64) -> !llvm.struct<(f64, f64, f64, f64)>
  %y = llvm.call %f(%a) : !llvm.ptr, (f64) -> !llvm.struct<(f64, f64, f64, f64)>
  %x0 = llvm.extractvalue %x[0] : !llvm.struct<(f64, f64, f64, f64)>
  %x2 = llvm.extractvalue %x[2] : !llvm.struct<(f64, f64, f64, f64)>
  %x3 = llvm.extractvalue %x[3] : !llvm.struct<(f64, f64, f64, f64)>
  %y1 = llvm.extractvalue %y[1] : !llvm.struct<(f64, f64, f64, f64)>
  %y3 = llvm.extractvalue %y[3] : !llvm.struct<(f64, f64, f64, f64)>
  %p = llvm.fmul %x2, %x3 : f64
  %q = llvm.fsub %y3, %y1 : f64
  %r = llvm.fdiv %p, %q : f64
  %t = llvm.fsub %r, %x0 : f64
  llvm.return %t : f64
}

// Two integers, an f32 in st0, arguments on the stack.
llvm.func @mixed(%i0: i64, %i1: i64, %i2: i64, %i3: i64, %i4: i64, %i5: i64, %i6: i64, %x: f80, %i7: i32)
    -> !llvm.struct<(i64, f32, f64, f32, i32)> {
  %h = llvm.mlir.constant(0.5 : f32) : f32
  %d = llvm.fptrunc %x : f80 to f64
  %s = llvm.mlir.undef : !llvm.struct<(i64, f32, f64, f32, i32)>
  %s0 = llvm.insertvalue %i6, %s[0] : !llvm.struct<(i64, f32, f64, f32, i32)>
  %s1 = llvm.insertvalue %h, %s0[1] : !llvm.struct<(i64, f32, f64, f32, i32)>
  %s2 = llvm.insertvalue %d, %s1[2] : !llvm.struct<(i64, f32, f64, f32, i32)>
  %n = llvm.fneg %h : f32
  %s3 = llvm.insertvalue %n, %s2[3] : !llvm.struct<(i64, f32, f64, f32, i32)>
  %s4 = llvm.insertvalue %i7, %s3[4] : !llvm.struct<(i64, f32, f64, f32, i32)>
  llvm.return %s4 : !llvm.struct<(i64, f32, f64, f32, i32)>
}
llvm.func @call_mixed(%x: f80, %i: i64, %n: i32) -> f64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %r = llvm.call @mixed(%0, %0, %0, %0, %0, %0, %i, %x, %n) : (i64, i64, i64, i64, i64, i64, i64, f80, i32) -> !llvm.struct<(i64, f32, f64, f32, i32)>
  %a = llvm.extractvalue %r[0] : !llvm.struct<(i64, f32, f64, f32, i32)>
  %b = llvm.extractvalue %r[1] : !llvm.struct<(i64, f32, f64, f32, i32)>
  %c = llvm.extractvalue %r[2] : !llvm.struct<(i64, f32, f64, f32, i32)>
  %d = llvm.extractvalue %r[3] : !llvm.struct<(i64, f32, f64, f32, i32)>
  %e = llvm.extractvalue %r[4] : !llvm.struct<(i64, f32, f64, f32, i32)>
  %f = llvm.sitofp %a : i64 to f64
  %g = llvm.sitofp %e : i32 to f64
  %h = llvm.fsub %b, %d : f32
  %j = llvm.fpext %h : f32 to f64
  %k = llvm.fmul %f, %c : f64
  %l = llvm.fadd %k, %g : f64
  %m = llvm.fadd %l, %j : f64
  llvm.return %m : f64
}

// C's `long double _Complex`.
llvm.func @twist(%a: f80, %b: f80) -> !llvm.struct<(f80, f80)> {
  %s = llvm.mlir.undef : !llvm.struct<(f80, f80)>
  %n = llvm.fneg %b : f80
  %s0 = llvm.insertvalue %n, %s[0] : !llvm.struct<(f80, f80)>
  %s1 = llvm.insertvalue %a, %s0[1] : !llvm.struct<(f80, f80)>
  llvm.return %s1 : !llvm.struct<(f80, f80)>
}
llvm.func @cexpl(f80, f80) -> !llvm.struct<(f80, f80)>
llvm.func @call_cexpl(%a: f80, %b: f80) -> f80 {
  %r = llvm.call @cexpl(%a, %b) : (f80, f80) -> !llvm.struct<(f80, f80)>
  %x = llvm.extractvalue %r[0] : !llvm.struct<(f80, f80)>
  %y = llvm.extractvalue %r[1] : !llvm.struct<(f80, f80)>
  %s = llvm.fsub %x, %y : f80
  llvm.return %s : f80
}

llvm.func @vectors(%p: !llvm.ptr) -> vector<16xf32> {
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
  %w = llvm.fadd %v, %v : vector<16xf32>
  llvm.return %w : vector<16xf32>
}
llvm.func @call_vectors(%p: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.call @vectors(%p) : (!llvm.ptr) -> vector<16xf32>
  llvm.store %v, %o {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}

// Variadic arguments on the stack.
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%Lg %d %g %.25Lg\0A\00")
llvm.func @print(%a: f80, %n: i32, %d: f64) {
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %r = llvm.intr.sqrt(%a) : (f80) -> f80
  %c = llvm.call @printf(%f, %a, %n, %d, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f80, i32, f64, f80) -> i32
  llvm.return
}

// A variadic function, called by name and through a pointer.
llvm.func @add_list(i32, !llvm.ptr) -> f80
llvm.func @add_all(%n: i32, %x: f80, ...) -> f80 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.array<3 x i64> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %s = llvm.call @add_list(%n, %list) : (i32, !llvm.ptr) -> f80
  llvm.intr.vaend %list : !llvm.ptr
  %r = llvm.fadd %s, %x : f80
  llvm.return %r : f80
}
llvm.func @call_add_all(%x: f80, %f: !llvm.ptr) -> f80 {
  %n = llvm.mlir.constant(3 : i32) : i32
  %a = llvm.mlir.constant(1.5 : f64) : f64
  %b = llvm.mlir.constant(0.25 : f64) : f64
  %r = llvm.call @add_all(%n, %x, %a, %x, %b, %x, %a, %x) vararg(!llvm.func<f80 (i32, f80, ...)>) : (i32, f80, f64, f80, f64, f80, f64, f80) -> f80
  %q = llvm.call %f(%n, %x, %b, %x, %b, %x, %a, %x) vararg(!llvm.func<f80 (i32, f80, ...)>) : !llvm.ptr, (i32, f80, f64, f80, f64, f80, f64, f80) -> f80
  %s = llvm.fmul %r, %q : f80
  llvm.return %s : f80
}
// main.c:
// #ifdef _WIN32
// #error "this is about the registers of System V"
// #endif
// #include <complex.h>
// #include <stdarg.h>
// #include <stdio.h>
// void four(void);
// double sum(void (*)(void), double), call_mixed(long double, long, int);
// long double _Complex twist(long double, long double);
// long double call_cexpl(long double, long double);
// void call_vectors(const float*, float*), print(long double, int, double);
// long double add_list(int, va_list), add_all(int, long double, ...), call_add_all(long double, void (*)(void));
// long double add_list(int n, va_list list) {
//   long double sum = 0;
//   for (int i = 0; i < n; i++) {
//     sum += va_arg(list, double);
//     sum += va_arg(list, long double);
//   }
//   return sum;
// }
// int main(void) {
//   // As LLVM's code finds the results of `four`.
//   register double a __asm__("xmm0") = 1.5, b __asm__("xmm1");
//   long double c, d;
//   __asm__ volatile("mov %%rsp, %%rbx; sub $128, %%rsp; and $-16, %%rsp; call four; mov %%rbx, %%rsp"
//                    : "+x"(a), "=x"(b), "=t"(c), "=u"(d) :
//                    : "rax", "rbx", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "xmm2", "xmm3", "xmm4", "xmm5",
//                      "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15", "memory", "cc");
//   double results[] = {a, b, (double)c, (double)d};
//   printf("%g %g %g %g\n", results[0], results[1], results[2], results[3]);
//   printf("%g %g\n", sum(four, 2), call_mixed(2.5L, 12, -3));
//   long double _Complex t = twist(3, 4);
//   long double e = call_cexpl(1, 0.5L) - (creall(cexpl(1 + 0.5L * I)) - cimagl(cexpl(1 + 0.5L * I)));
//   // It is computed two or three times, in two forms.
//   printf("%Lg %Lg %d\n", creall(t), cimagl(t), -1e-15L < e && e < 1e-15L);
//   float in[16], out[16];
//   for (int i = 0; i < 16; i++) in[i] = (float)i;
//   call_vectors(in, out);
//   for (int i = 0; i < 16; i++) printf("%g%c", out[i], i < 15 ? ' ' : '\n');
//   print(2, 7, 0.25);
//   printf("%Lg %Lg\n", add_all(2, 100, 0.5, 10.0L, 1.0, 20.0L), call_add_all(10, (void (*)(void))add_all));
//   return 0;
// }
// output:
// 1.5 2.5 3.5 4.5
// 8 28
// -4 3 1
// 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30
// 2 7 0.25 1.414213562373095048763788
// 131.5 1816.5
