// no-oracle: LLVM cannot select code for the minimum and maximum of 'f80'
// Floats of 80 bits, on x86-64.

llvm.func @x_fadd(%a: f80, %b: f80) -> f80 {
  %r = llvm.fadd %a, %b : f80
  llvm.return %r : f80
}
llvm.func @x_fsub(%a: f80, %b: f80) -> f80 {
  %r = llvm.fsub %a, %b : f80
  llvm.return %r : f80
}
llvm.func @x_fmul(%a: f80, %b: f80) -> f80 {
  %r = llvm.fmul %a, %b : f80
  llvm.return %r : f80
}
llvm.func @x_fdiv(%a: f80, %b: f80) -> f80 {
  %r = llvm.fdiv %a, %b : f80
  llvm.return %r : f80
}
llvm.func @x_frem(%a: f80, %b: f80) -> f80 {
  %r = llvm.frem %a, %b : f80
  llvm.return %r : f80
}
llvm.func @x_fneg(%a: f80) -> f80 {
  %r = llvm.fneg %a : f80
  llvm.return %r : f80
}
llvm.func @x_fabs(%a: f80) -> f80 {
  %r = llvm.intr.fabs(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_sqrt(%a: f80) -> f80 {
  %r = llvm.intr.sqrt(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_ceil(%a: f80) -> f80 {
  %r = llvm.intr.ceil(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_floor(%a: f80) -> f80 {
  %r = llvm.intr.floor(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_trunc(%a: f80) -> f80 {
  %r = llvm.intr.trunc(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_rint(%a: f80) -> f80 {
  %r = llvm.intr.rint(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_round(%a: f80) -> f80 {
  %r = llvm.intr.round(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_roundeven(%a: f80) -> f80 {
  %r = llvm.intr.roundeven(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_sin(%a: f80) -> f80 {
  %r = llvm.intr.sin(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_exp(%a: f80) -> f80 {
  %r = llvm.intr.exp(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_log2(%a: f80) -> f80 {
  %r = llvm.intr.log2(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_copysign(%a: f80, %b: f80) -> f80 {
  %r = llvm.intr.copysign(%a, %b) : (f80, f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_maxnum(%a: f80, %b: f80) -> f80 {
  %r = llvm.intr.maxnum(%a, %b) : (f80, f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_minnum(%a: f80, %b: f80) -> f80 {
  %r = llvm.intr.minnum(%a, %b) : (f80, f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_maximum(%a: f80, %b: f80) -> f80 {
  %r = llvm.intr.maximum(%a, %b) : (f80, f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_minimum(%a: f80, %b: f80) -> f80 {
  %r = llvm.intr.minimum(%a, %b) : (f80, f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_pow(%a: f80, %b: f80) -> f80 {
  %r = llvm.intr.pow(%a, %b) : (f80, f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_fma(%a: f80, %b: f80) -> f80 {
  %r = llvm.intr.fma(%a, %b, %b) : (f80, f80, f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_fmuladd(%a: f80, %b: f80) -> f80 {
  %r = llvm.intr.fmuladd(%a, %b, %b) : (f80, f80, f80) -> f80
  llvm.return %r : f80
}
llvm.func @x_powi(%a: f80, %n: i32) -> f80 {
  %r = llvm.intr.powi(%a, %n) : (f80, i32) -> f80
  llvm.return %r : f80
}
llvm.func @x_ldexp(%a: f80, %n: i32) -> f80 {
  %r = llvm.intr.ldexp(%a, %n) : (f80, i32) -> f80
  llvm.return %r : f80
}
llvm.func @x_lround(%a: f80) -> i64 {
  %r = llvm.intr.lround(%a) : (f80) -> i64
  llvm.return %r : i64
}
llvm.func @x_fcmp(%a: f80, %b: f80) -> i32 {
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.fcmp "_false" %a, %b : f80
  %z0 = llvm.zext %c0 : i1 to i32
  %n0 = llvm.mlir.constant(0 : i32) : i32
  %t0 = llvm.shl %z0, %n0 : i32
  %s1 = llvm.or %s0, %t0 : i32
  %c1 = llvm.fcmp "oeq" %a, %b : f80
  %z1 = llvm.zext %c1 : i1 to i32
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %t1 = llvm.shl %z1, %n1 : i32
  %s2 = llvm.or %s1, %t1 : i32
  %c2 = llvm.fcmp "ogt" %a, %b : f80
  %z2 = llvm.zext %c2 : i1 to i32
  %n2 = llvm.mlir.constant(2 : i32) : i32
  %t2 = llvm.shl %z2, %n2 : i32
  %s3 = llvm.or %s2, %t2 : i32
  %c3 = llvm.fcmp "oge" %a, %b : f80
  %z3 = llvm.zext %c3 : i1 to i32
  %n3 = llvm.mlir.constant(3 : i32) : i32
  %t3 = llvm.shl %z3, %n3 : i32
  %s4 = llvm.or %s3, %t3 : i32
  %c4 = llvm.fcmp "olt" %a, %b : f80
  %z4 = llvm.zext %c4 : i1 to i32
  %n4 = llvm.mlir.constant(4 : i32) : i32
  %t4 = llvm.shl %z4, %n4 : i32
  %s5 = llvm.or %s4, %t4 : i32
  %c5 = llvm.fcmp "ole" %a, %b : f80
  %z5 = llvm.zext %c5 : i1 to i32
  %n5 = llvm.mlir.constant(5 : i32) : i32
  %t5 = llvm.shl %z5, %n5 : i32
  %s6 = llvm.or %s5, %t5 : i32
  %c6 = llvm.fcmp "one" %a, %b : f80
  %z6 = llvm.zext %c6 : i1 to i32
  %n6 = llvm.mlir.constant(6 : i32) : i32
  %t6 = llvm.shl %z6, %n6 : i32
  %s7 = llvm.or %s6, %t6 : i32
  %c7 = llvm.fcmp "ord" %a, %b : f80
  %z7 = llvm.zext %c7 : i1 to i32
  %n7 = llvm.mlir.constant(7 : i32) : i32
  %t7 = llvm.shl %z7, %n7 : i32
  %s8 = llvm.or %s7, %t7 : i32
  %c8 = llvm.fcmp "uno" %a, %b : f80
  %z8 = llvm.zext %c8 : i1 to i32
  %n8 = llvm.mlir.constant(8 : i32) : i32
  %t8 = llvm.shl %z8, %n8 : i32
  %s9 = llvm.or %s8, %t8 : i32
  %c9 = llvm.fcmp "ueq" %a, %b : f80
  %z9 = llvm.zext %c9 : i1 to i32
  %n9 = llvm.mlir.constant(9 : i32) : i32
  %t9 = llvm.shl %z9, %n9 : i32
  %s10 = llvm.or %s9, %t9 : i32
  %c10 = llvm.fcmp "ugt" %a, %b : f80
  %z10 = llvm.zext %c10 : i1 to i32
  %n10 = llvm.mlir.constant(10 : i32) : i32
  %t10 = llvm.shl %z10, %n10 : i32
  %s11 = llvm.or %s10, %t10 : i32
  %c11 = llvm.fcmp "uge" %a, %b : f80
  %z11 = llvm.zext %c11 : i1 to i32
  %n11 = llvm.mlir.constant(11 : i32) : i32
  %t11 = llvm.shl %z11, %n11 : i32
  %s12 = llvm.or %s11, %t11 : i32
  %c12 = llvm.fcmp "ult" %a, %b : f80
  %z12 = llvm.zext %c12 : i1 to i32
  %n12 = llvm.mlir.constant(12 : i32) : i32
  %t12 = llvm.shl %z12, %n12 : i32
  %s13 = llvm.or %s12, %t12 : i32
  %c13 = llvm.fcmp "ule" %a, %b : f80
  %z13 = llvm.zext %c13 : i1 to i32
  %n13 = llvm.mlir.constant(13 : i32) : i32
  %t13 = llvm.shl %z13, %n13 : i32
  %s14 = llvm.or %s13, %t13 : i32
  %c14 = llvm.fcmp "une" %a, %b : f80
  %z14 = llvm.zext %c14 : i1 to i32
  %n14 = llvm.mlir.constant(14 : i32) : i32
  %t14 = llvm.shl %z14, %n14 : i32
  %s15 = llvm.or %s14, %t14 : i32
  %c15 = llvm.fcmp "_true" %a, %b : f80
  %z15 = llvm.zext %c15 : i1 to i32
  %n15 = llvm.mlir.constant(15 : i32) : i32
  %t15 = llvm.shl %z15, %n15 : i32
  %s16 = llvm.or %s15, %t15 : i32
  llvm.return %s16 : i32
}
llvm.func @x_class(%a: f80) -> i32 {
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (f80) -> i1
  %z0 = llvm.zext %c0 : i1 to i32
  %n0 = llvm.mlir.constant(0 : i32) : i32
  %t0 = llvm.shl %z0, %n0 : i32
  %s1 = llvm.or %s0, %t0 : i32
  %c1 = "llvm.intr.is.fpclass"(%a) <{bit = 2 : i32}> : (f80) -> i1
  %z1 = llvm.zext %c1 : i1 to i32
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %t1 = llvm.shl %z1, %n1 : i32
  %s2 = llvm.or %s1, %t1 : i32
  %c2 = "llvm.intr.is.fpclass"(%a) <{bit = 4 : i32}> : (f80) -> i1
  %z2 = llvm.zext %c2 : i1 to i32
  %n2 = llvm.mlir.constant(2 : i32) : i32
  %t2 = llvm.shl %z2, %n2 : i32
  %s3 = llvm.or %s2, %t2 : i32
  %c3 = "llvm.intr.is.fpclass"(%a) <{bit = 8 : i32}> : (f80) -> i1
  %z3 = llvm.zext %c3 : i1 to i32
  %n3 = llvm.mlir.constant(3 : i32) : i32
  %t3 = llvm.shl %z3, %n3 : i32
  %s4 = llvm.or %s3, %t3 : i32
  %c4 = "llvm.intr.is.fpclass"(%a) <{bit = 16 : i32}> : (f80) -> i1
  %z4 = llvm.zext %c4 : i1 to i32
  %n4 = llvm.mlir.constant(4 : i32) : i32
  %t4 = llvm.shl %z4, %n4 : i32
  %s5 = llvm.or %s4, %t4 : i32
  %c5 = "llvm.intr.is.fpclass"(%a) <{bit = 32 : i32}> : (f80) -> i1
  %z5 = llvm.zext %c5 : i1 to i32
  %n5 = llvm.mlir.constant(5 : i32) : i32
  %t5 = llvm.shl %z5, %n5 : i32
  %s6 = llvm.or %s5, %t5 : i32
  %c6 = "llvm.intr.is.fpclass"(%a) <{bit = 64 : i32}> : (f80) -> i1
  %z6 = llvm.zext %c6 : i1 to i32
  %n6 = llvm.mlir.constant(6 : i32) : i32
  %t6 = llvm.shl %z6, %n6 : i32
  %s7 = llvm.or %s6, %t6 : i32
  %c7 = "llvm.intr.is.fpclass"(%a) <{bit = 128 : i32}> : (f80) -> i1
  %z7 = llvm.zext %c7 : i1 to i32
  %n7 = llvm.mlir.constant(7 : i32) : i32
  %t7 = llvm.shl %z7, %n7 : i32
  %s8 = llvm.or %s7, %t7 : i32
  %c8 = "llvm.intr.is.fpclass"(%a) <{bit = 256 : i32}> : (f80) -> i1
  %z8 = llvm.zext %c8 : i1 to i32
  %n8 = llvm.mlir.constant(8 : i32) : i32
  %t8 = llvm.shl %z8, %n8 : i32
  %s9 = llvm.or %s8, %t8 : i32
  %c9 = "llvm.intr.is.fpclass"(%a) <{bit = 512 : i32}> : (f80) -> i1
  %z9 = llvm.zext %c9 : i1 to i32
  %n9 = llvm.mlir.constant(9 : i32) : i32
  %t9 = llvm.shl %z9, %n9 : i32
  %s10 = llvm.or %s9, %t9 : i32
  llvm.return %s10 : i32
}
llvm.func @x_to_f16(%a: f80) -> f16 {
  %r = llvm.fptrunc %a : f80 to f16
  llvm.return %r : f16
}
llvm.func @x_from_f16(%a: f16) -> f80 {
  %r = llvm.fpext %a : f16 to f80
  llvm.return %r : f80
}
llvm.func @x_to_f32(%a: f80) -> f32 {
  %r = llvm.fptrunc %a : f80 to f32
  llvm.return %r : f32
}
llvm.func @x_from_f32(%a: f32) -> f80 {
  %r = llvm.fpext %a : f32 to f80
  llvm.return %r : f80
}
llvm.func @x_to_f64(%a: f80) -> f64 {
  %r = llvm.fptrunc %a : f80 to f64
  llvm.return %r : f64
}
llvm.func @x_from_f64(%a: f64) -> f80 {
  %r = llvm.fpext %a : f64 to f80
  llvm.return %r : f80
}
llvm.func @x_to_f128(%a: f80) -> f128 {
  %r = llvm.fpext %a : f80 to f128
  llvm.return %r : f128
}
llvm.func @x_from_f128(%a: f128) -> f80 {
  %r = llvm.fptrunc %a : f128 to f80
  llvm.return %r : f80
}
llvm.func @x_from_s16(%a: i16 {llvm.signext}) -> f80 {
  %r = llvm.sitofp %a : i16 to f80
  llvm.return %r : f80
}
llvm.func @x_to_s16(%a: f80) -> (i16 {llvm.signext}) {
  %r = llvm.fptosi %a : f80 to i16
  llvm.return %r : i16
}
llvm.func @x_from_u16(%a: i16 {llvm.zeroext}) -> f80 {
  %r = llvm.uitofp %a : i16 to f80
  llvm.return %r : f80
}
llvm.func @x_to_u16(%a: f80) -> (i16 {llvm.zeroext}) {
  %r = llvm.fptoui %a : f80 to i16
  llvm.return %r : i16
}
llvm.func @x_from_s32(%a: i32 {llvm.signext}) -> f80 {
  %r = llvm.sitofp %a : i32 to f80
  llvm.return %r : f80
}
llvm.func @x_to_s32(%a: f80) -> (i32 {llvm.signext}) {
  %r = llvm.fptosi %a : f80 to i32
  llvm.return %r : i32
}
llvm.func @x_from_u32(%a: i32 {llvm.zeroext}) -> f80 {
  %r = llvm.uitofp %a : i32 to f80
  llvm.return %r : f80
}
llvm.func @x_to_u32(%a: f80) -> (i32 {llvm.zeroext}) {
  %r = llvm.fptoui %a : f80 to i32
  llvm.return %r : i32
}
llvm.func @x_from_s64(%a: i64) -> f80 {
  %r = llvm.sitofp %a : i64 to f80
  llvm.return %r : f80
}
llvm.func @x_to_s64(%a: f80) -> (i64) {
  %r = llvm.fptosi %a : f80 to i64
  llvm.return %r : i64
}
llvm.func @x_from_u64(%a: i64) -> f80 {
  %r = llvm.uitofp %a : i64 to f80
  llvm.return %r : f80
}
llvm.func @x_to_u64(%a: f80) -> (i64) {
  %r = llvm.fptoui %a : f80 to i64
  llvm.return %r : i64
}
llvm.func @x_from_s128(%a: i128) -> f80 {
  %r = llvm.sitofp %a : i128 to f80
  llvm.return %r : f80
}
llvm.func @x_to_s128(%a: f80) -> (i128) {
  %r = llvm.fptosi %a : f80 to i128
  llvm.return %r : i128
}
llvm.func @x_from_u128(%a: i128) -> f80 {
  %r = llvm.uitofp %a : i128 to f80
  llvm.return %r : f80
}
llvm.func @x_to_u128(%a: f80) -> (i128) {
  %r = llvm.fptoui %a : f80 to i128
  llvm.return %r : i128
}
llvm.func @x_constant() -> f80 {
  %r = llvm.mlir.constant(-3.25 : f80) : f80
  llvm.return %r : f80
}
llvm.mlir.global @x_global(1.0e-3 : f80) : f80
llvm.mlir.global constant @x_packed() : !llvm.struct<packed (i8, f80, i8)> {
  %0 = llvm.mlir.undef : !llvm.struct<packed (i8, f80, i8)>
  %1 = llvm.mlir.constant(7 : i8) : i8
  %2 = llvm.mlir.constant(2.5 : f80) : f80
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<packed (i8, f80, i8)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<packed (i8, f80, i8)>
  %5 = llvm.insertvalue %1, %4[2] : !llvm.struct<packed (i8, f80, i8)>
  llvm.return %5 : !llvm.struct<packed (i8, f80, i8)>
}
llvm.func @x_from_packed(%i: i64) -> f80 {
  %p = llvm.mlir.addressof @x_packed : !llvm.ptr
  %q = llvm.getelementptr %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<packed (i8, f80, i8)>
  %r = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> f80
  llvm.return %r : f80
}
llvm.func @x_dot(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64) -> f80 {
  %zero = llvm.mlir.constant(0.0 : f80) : f80
  %0 = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^bb1(%0, %zero : i64, f80)
^bb1(%i: i64, %s: f80):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^bb2, ^bb3
^bb2:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f80
  %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f80
  %x = llvm.load %p : !llvm.ptr -> f80
  %y = llvm.load %q : !llvm.ptr -> f80
  %m = llvm.fmul %x, %y : f80
  %t = llvm.fadd %s, %m : f80
  %j = llvm.add %i, %one : i64
  llvm.br ^bb1(%j, %t : i64, f80)
^bb3:
  llvm.return %s : f80
}
llvm.func @x_lanes(%v: vector<3xf80>, %k: i32) -> f80 {
  %n = llvm.fneg %v : vector<3xf80>
  %w = llvm.fsub %v, %n : vector<3xf80>
  %z = llvm.mlir.constant(0.0 : f80) : f80
  %s = "llvm.intr.vector.reduce.fadd"(%z, %w) : (f80, vector<3xf80>) -> f80
  %e = llvm.extractelement %w[%k : i32] : vector<3xf80>
  %r = llvm.fdiv %e, %s : f80
  llvm.return %r : f80
}
// main.c:
// #pragma GCC diagnostic ignored "-Wpedantic"
// #define __STDC_WANT_IEC_60559_TYPES_EXT__ 1
// #define _GNU_SOURCE
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// typedef long double T;
// typedef _Float128 quad;
// typedef __int128 s128;
// typedef unsigned __int128 u128;
// #define DECLARE2(op) T x_##op(T, T);
// #define DECLARE1(op) T x_##op(T);
// DECLARE2(fadd) DECLARE2(fsub) DECLARE2(fmul) DECLARE2(fdiv) DECLARE2(frem)
// DECLARE2(copysign) DECLARE2(maxnum) DECLARE2(minnum) DECLARE2(maximum) DECLARE2(minimum) DECLARE2(pow)
// DECLARE2(fma) DECLARE2(fmuladd)
// DECLARE1(fneg) DECLARE1(fabs) DECLARE1(sqrt) DECLARE1(ceil) DECLARE1(floor) DECLARE1(trunc) DECLARE1(rint)
// DECLARE1(round) DECLARE1(roundeven) DECLARE1(sin) DECLARE1(exp) DECLARE1(log2)
// T x_powi(T, int), x_ldexp(T, int), x_constant(void), x_from_packed(long);
// T x_dot(T*, T*, long), x_lanes(T, T, T, int);
// extern T x_global;
// long x_lround(T);
// int x_fcmp(T, T), x_class(T);
// #define CONVERT(name, type) T x_from_##name(type); type x_to_##name(T);
// CONVERT(f16, _Float16) CONVERT(f32, float) CONVERT(f64, double) CONVERT(f128, quad)
// CONVERT(s16, int16_t) CONVERT(u16, uint16_t) CONVERT(s32, int32_t) CONVERT(u32, uint32_t)
// CONVERT(s64, int64_t) CONVERT(u64, uint64_t) CONVERT(s128, s128) CONVERT(u128, u128)
// static int calls, wrong;
// static int same(const void* a, const void* b, int size, int nan) { return !memcmp(a, b, size) || nan; }
// // Equal bit for bit, or both NaN.
// #define SIZE 10
// #define CHECK_T(got, want) do { T g = (got), w = (want); calls++; \
//   if (!same(&g, &w, SIZE, g != g && w != w) && wrong++ < 9) printf("line %d differs\n", __LINE__); } while (0)
// #define CHECK_I(got, want) do { calls++; if ((got) != (want) && wrong++ < 9) printf("line %d differs\n", __LINE__); } while (0)
// #define CHECK_F(type, got, want) do { type g = (got), w = (want); calls++; \
//   if (!(g == w || (g != g && w != w)) && wrong++ < 9) printf("line %d differs\n", __LINE__); } while (0)
// static void report(const char* what) { printf("%s: %d checked, %d wrong\n", what, calls, wrong); calls = wrong = 0; }
// static uint64_t seed = 88172645463325252u;
// static uint64_t next(void) { seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17; return seed; }
// static T number(int range) { T t = ldexpl((T)next(), (int)(next() % range) - 64 - range / 2); t += ldexpl((T)next(), -200); return next() & 1 ? t : -t; }
// static T any(void) {
//   static const T special[] = {0, -0.0, 1, -1, 0.5, 1.5, 2.5, -2.5, INFINITY, -INFINITY, NAN, 65504, 65520, 1e-5, 6e-8};
//   uint64_t k = next();
//   return k % 4 == 0 ? special[k / 8 % 15] : k % 4 == 1 ? number(8) : k % 4 == 2 ? number(100) : number(12000);
// }
// static int classify(T x) {
//   if (x != x) return 2;
//   int negative = signbit(x) != 0, k = fpclassify(x);
//   int up = k == FP_INFINITE ? 9 : k == FP_NORMAL ? 8 : k == FP_SUBNORMAL ? 7 : 6;
//   return 1 << (negative ? 11 - up : up);
// }
// static int relations(T a, T b) {
//   int kind = a != a || b != b ? 8 : a == b ? 1 : a > b ? 2 : 4, all = 0;
//   for (int p = 0; p < 16; p++) all |= (p & kind ? 1 : 0) << p;
//   return all;
// }
// int main(void) {
//   for (int i = 0; i < 2000; i++) {
//     T a = any(), b = next() % 5 ? any() : a;
//     CHECK_T(x_fadd(a, b), a + b);
//     CHECK_T(x_fsub(a, b), a - b);
//     CHECK_T(x_fmul(a, b), a * b);
//     CHECK_T(x_fdiv(a, b), a / b);
//     CHECK_T(x_frem(a, b), fmodl(a, b));
//     CHECK_T(x_fneg(a), -a);
//     CHECK_T(x_fmuladd(a, b), a * b + b);
//   }
//   report("arithmetic");
//   for (int i = 0; i < 2000; i++) {
//     T a = any(), b = next() % 5 ? any() : a;
//     CHECK_T(x_sqrt(a), sqrtl(a));
//     CHECK_T(x_fabs(a), fabsl(a));
//     CHECK_T(x_ceil(a), ceill(a));
//     CHECK_T(x_floor(a), floorl(a));
//     CHECK_T(x_trunc(a), truncl(a));
//     CHECK_T(x_rint(a), rintl(a));
//     CHECK_T(x_round(a), roundl(a));
//     CHECK_T(x_roundeven(a), roundevenl(a));
//     CHECK_T(x_copysign(a, b), copysignl(a, b));
//     CHECK_T(x_fma(a, b), fmal(a, b, b));
//     if (a != b) {
//       CHECK_T(x_maxnum(a, b), fmaxl(a, b));
//       CHECK_T(x_minnum(a, b), fminl(a, b));
//       CHECK_T(x_maximum(a, b), a != a ? a : b != b ? b : a > b ? a : b);
//       CHECK_T(x_minimum(a, b), a != a ? a : b != b ? b : a < b ? a : b);
//     }
//     CHECK_T(x_sin(b), sinl(b));
//     CHECK_T(x_exp(b), expl(b));
//     CHECK_T(x_log2(b), log2l(b));
//     CHECK_T(x_pow(a, b), powl(a, b));
//     CHECK_T(x_ldexp(a, i - 1000), ldexpl(a, i - 1000));
//     CHECK_T(x_powi(a, 3), a * (a * a));
//     CHECK_I(x_class(a), classify(a));
//     CHECK_I(x_fcmp(a, b), relations(a, b));
//     T near = number(30);
//     CHECK_I(x_lround(near), lroundl(near));
//   }
//   T zero = 0;
//   CHECK_T(x_minimum(zero, -zero), -zero);
//   CHECK_T(x_maximum(-zero, zero), zero);
//   // Without its first digit a number belongs to no class.
//   T odd = 1;
//   uint64_t digits = (uint64_t)1 << 62;
//   memcpy(&odd, &digits, sizeof digits);
//   CHECK_I(x_class(odd), 0);
//   report("functions");
//   for (int i = 0; i < 2000; i++) {
//     T a = any();
//     CHECK_F(_Float16, x_to_f16(a), (_Float16)a);
//     CHECK_F(float, x_to_f32(a), (float)a);
//     CHECK_F(double, x_to_f64(a), (double)a);
//     CHECK_F(quad, x_to_f128(a), (quad)a);
//     CHECK_T(x_from_f16((_Float16)a), (T)(_Float16)a);
//     CHECK_T(x_from_f32((float)a), (T)(float)a);
//     CHECK_T(x_from_f64((double)a), (T)(double)a);
//     CHECK_T(x_from_f128((quad)a), (T)(quad)a);
//     u128 n = (u128)next() << 64 | next();
//     n >>= next() % 128;
//     CHECK_T(x_from_s16(n), (T)(int16_t)n);
//     CHECK_T(x_from_u16(n), (T)(uint16_t)n);
//     CHECK_T(x_from_s32(n), (T)(int32_t)n);
//     CHECK_T(x_from_u32(n), (T)(uint32_t)n);
//     CHECK_T(x_from_s64(n), (T)(int64_t)n);
//     CHECK_T(x_from_u64(n), (T)(uint64_t)n);
//     CHECK_T(x_from_s128(n), (T)(s128)n);
//     CHECK_T(x_from_u128(n), (T)n);
//     T x = (T)(s128)n, y = fabsl(x) / 2 + (T)0.75;
//     CHECK_I(x_to_s128(x / 2), (s128)(x / 2));
//     CHECK_I(x_to_u128(y), (u128)y);
//     x = (T)(int64_t)n, y = (T)(uint64_t)n;
//     CHECK_I(x_to_s64(x), (int64_t)n);
//     CHECK_I(x_to_u64(y), (uint64_t)n);
//     x = (T)(int32_t)n / 4;
//     CHECK_I(x_to_s32(x), (int32_t)x);
//     CHECK_I(x_to_u32(fabsl(x)), (uint32_t)fabsl(x));
//     CHECK_I(x_to_s16(x / 32768), (int16_t)(x / 32768));
//     CHECK_I(x_to_u16(fabsl(x / 32768)), (uint16_t)fabsl(x / 32768));
//   }
//   report("conversions");
//   T a[] = {1, 2, 3, 4.5}, b[] = {0.5, -1, 7, 2};
//   printf("%g %g %g\n", (double)x_constant(), (double)x_from_packed(0), (double)x_dot(a, b, 4));
//   CHECK_T(x_global, (T)1 / 1000);
//   CHECK_T(x_lanes(1, 2, 5, 2), (T)10 / 16);
//   report("memory and lanes");
// }
// output:
// arithmetic: 14000 checked, 0 wrong
// functions: 44523 checked, 0 wrong
// conversions: 48000 checked, 0 wrong
// -3.25 2.5 28.5
// memory and lanes: 2 checked, 0 wrong
