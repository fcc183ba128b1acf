// no-oracle: LLVM cannot select code for the minimum and maximum of 'f128'
// Floats of 128 bits.

llvm.func @q_fadd(%a: f128, %b: f128) -> f128 {
  %r = llvm.fadd %a, %b : f128
  llvm.return %r : f128
}
llvm.func @q_fsub(%a: f128, %b: f128) -> f128 {
  %r = llvm.fsub %a, %b : f128
  llvm.return %r : f128
}
llvm.func @q_fmul(%a: f128, %b: f128) -> f128 {
  %r = llvm.fmul %a, %b : f128
  llvm.return %r : f128
}
llvm.func @q_fdiv(%a: f128, %b: f128) -> f128 {
  %r = llvm.fdiv %a, %b : f128
  llvm.return %r : f128
}
llvm.func @q_frem(%a: f128, %b: f128) -> f128 {
  %r = llvm.frem %a, %b : f128
  llvm.return %r : f128
}
llvm.func @q_fneg(%a: f128) -> f128 {
  %r = llvm.fneg %a : f128
  llvm.return %r : f128
}
llvm.func @q_fabs(%a: f128) -> f128 {
  %r = llvm.intr.fabs(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_sqrt(%a: f128) -> f128 {
  %r = llvm.intr.sqrt(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_ceil(%a: f128) -> f128 {
  %r = llvm.intr.ceil(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_floor(%a: f128) -> f128 {
  %r = llvm.intr.floor(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_trunc(%a: f128) -> f128 {
  %r = llvm.intr.trunc(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_rint(%a: f128) -> f128 {
  %r = llvm.intr.rint(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_round(%a: f128) -> f128 {
  %r = llvm.intr.round(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_roundeven(%a: f128) -> f128 {
  %r = llvm.intr.roundeven(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_sin(%a: f128) -> f128 {
  %r = llvm.intr.sin(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_exp(%a: f128) -> f128 {
  %r = llvm.intr.exp(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_log2(%a: f128) -> f128 {
  %r = llvm.intr.log2(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_copysign(%a: f128, %b: f128) -> f128 {
  %r = llvm.intr.copysign(%a, %b) : (f128, f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_maxnum(%a: f128, %b: f128) -> f128 {
  %r = llvm.intr.maxnum(%a, %b) : (f128, f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_minnum(%a: f128, %b: f128) -> f128 {
  %r = llvm.intr.minnum(%a, %b) : (f128, f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_maximum(%a: f128, %b: f128) -> f128 {
  %r = llvm.intr.maximum(%a, %b) : (f128, f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_minimum(%a: f128, %b: f128) -> f128 {
  %r = llvm.intr.minimum(%a, %b) : (f128, f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_pow(%a: f128, %b: f128) -> f128 {
  %r = llvm.intr.pow(%a, %b) : (f128, f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_fma(%a: f128, %b: f128) -> f128 {
  %r = llvm.intr.fma(%a, %b, %b) : (f128, f128, f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_fmuladd(%a: f128, %b: f128) -> f128 {
  %r = llvm.intr.fmuladd(%a, %b, %b) : (f128, f128, f128) -> f128
  llvm.return %r : f128
}
llvm.func @q_powi(%a: f128, %n: i32) -> f128 {
  %r = llvm.intr.powi(%a, %n) : (f128, i32) -> f128
  llvm.return %r : f128
}
llvm.func @q_ldexp(%a: f128, %n: i32) -> f128 {
  %r = llvm.intr.ldexp(%a, %n) : (f128, i32) -> f128
  llvm.return %r : f128
}
llvm.func @q_lround(%a: f128) -> i64 {
  %r = llvm.intr.lround(%a) : (f128) -> i64
  llvm.return %r : i64
}
llvm.func @q_fcmp(%a: f128, %b: f128) -> i32 {
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.fcmp "_false" %a, %b : f128
  %z0 = llvm.zext %c0 : i1 to i32
  %n0 = llvm.mlir.constant(0 : i32) : i32
  %t0 = llvm.shl %z0, %n0 : i32
  %s1 = llvm.or %s0, %t0 : i32
  %c1 = llvm.fcmp "oeq" %a, %b : f128
  %z1 = llvm.zext %c1 : i1 to i32
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %t1 = llvm.shl %z1, %n1 : i32
  %s2 = llvm.or %s1, %t1 : i32
  %c2 = llvm.fcmp "ogt" %a, %b : f128
  %z2 = llvm.zext %c2 : i1 to i32
  %n2 = llvm.mlir.constant(2 : i32) : i32
  %t2 = llvm.shl %z2, %n2 : i32
  %s3 = llvm.or %s2, %t2 : i32
  %c3 = llvm.fcmp "oge" %a, %b : f128
  %z3 = llvm.zext %c3 : i1 to i32
  %n3 = llvm.mlir.constant(3 : i32) : i32
  %t3 = llvm.shl %z3, %n3 : i32
  %s4 = llvm.or %s3, %t3 : i32
  %c4 = llvm.fcmp "olt" %a, %b : f128
  %z4 = llvm.zext %c4 : i1 to i32
  %n4 = llvm.mlir.constant(4 : i32) : i32
  %t4 = llvm.shl %z4, %n4 : i32
  %s5 = llvm.or %s4, %t4 : i32
  %c5 = llvm.fcmp "ole" %a, %b : f128
  %z5 = llvm.zext %c5 : i1 to i32
  %n5 = llvm.mlir.constant(5 : i32) : i32
  %t5 = llvm.shl %z5, %n5 : i32
  %s6 = llvm.or %s5, %t5 : i32
  %c6 = llvm.fcmp "one" %a, %b : f128
  %z6 = llvm.zext %c6 : i1 to i32
  %n6 = llvm.mlir.constant(6 : i32) : i32
  %t6 = llvm.shl %z6, %n6 : i32
  %s7 = llvm.or %s6, %t6 : i32
  %c7 = llvm.fcmp "ord" %a, %b : f128
  %z7 = llvm.zext %c7 : i1 to i32
  %n7 = llvm.mlir.constant(7 : i32) : i32
  %t7 = llvm.shl %z7, %n7 : i32
  %s8 = llvm.or %s7, %t7 : i32
  %c8 = llvm.fcmp "uno" %a, %b : f128
  %z8 = llvm.zext %c8 : i1 to i32
  %n8 = llvm.mlir.constant(8 : i32) : i32
  %t8 = llvm.shl %z8, %n8 : i32
  %s9 = llvm.or %s8, %t8 : i32
  %c9 = llvm.fcmp "ueq" %a, %b : f128
  %z9 = llvm.zext %c9 : i1 to i32
  %n9 = llvm.mlir.constant(9 : i32) : i32
  %t9 = llvm.shl %z9, %n9 : i32
  %s10 = llvm.or %s9, %t9 : i32
  %c10 = llvm.fcmp "ugt" %a, %b : f128
  %z10 = llvm.zext %c10 : i1 to i32
  %n10 = llvm.mlir.constant(10 : i32) : i32
  %t10 = llvm.shl %z10, %n10 : i32
  %s11 = llvm.or %s10, %t10 : i32
  %c11 = llvm.fcmp "uge" %a, %b : f128
  %z11 = llvm.zext %c11 : i1 to i32
  %n11 = llvm.mlir.constant(11 : i32) : i32
  %t11 = llvm.shl %z11, %n11 : i32
  %s12 = llvm.or %s11, %t11 : i32
  %c12 = llvm.fcmp "ult" %a, %b : f128
  %z12 = llvm.zext %c12 : i1 to i32
  %n12 = llvm.mlir.constant(12 : i32) : i32
  %t12 = llvm.shl %z12, %n12 : i32
  %s13 = llvm.or %s12, %t12 : i32
  %c13 = llvm.fcmp "ule" %a, %b : f128
  %z13 = llvm.zext %c13 : i1 to i32
  %n13 = llvm.mlir.constant(13 : i32) : i32
  %t13 = llvm.shl %z13, %n13 : i32
  %s14 = llvm.or %s13, %t13 : i32
  %c14 = llvm.fcmp "une" %a, %b : f128
  %z14 = llvm.zext %c14 : i1 to i32
  %n14 = llvm.mlir.constant(14 : i32) : i32
  %t14 = llvm.shl %z14, %n14 : i32
  %s15 = llvm.or %s14, %t14 : i32
  %c15 = llvm.fcmp "_true" %a, %b : f128
  %z15 = llvm.zext %c15 : i1 to i32
  %n15 = llvm.mlir.constant(15 : i32) : i32
  %t15 = llvm.shl %z15, %n15 : i32
  %s16 = llvm.or %s15, %t15 : i32
  llvm.return %s16 : i32
}
llvm.func @q_class(%a: f128) -> i32 {
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (f128) -> i1
  %z0 = llvm.zext %c0 : i1 to i32
  %n0 = llvm.mlir.constant(0 : i32) : i32
  %t0 = llvm.shl %z0, %n0 : i32
  %s1 = llvm.or %s0, %t0 : i32
  %c1 = "llvm.intr.is.fpclass"(%a) <{bit = 2 : i32}> : (f128) -> i1
  %z1 = llvm.zext %c1 : i1 to i32
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %t1 = llvm.shl %z1, %n1 : i32
  %s2 = llvm.or %s1, %t1 : i32
  %c2 = "llvm.intr.is.fpclass"(%a) <{bit = 4 : i32}> : (f128) -> i1
  %z2 = llvm.zext %c2 : i1 to i32
  %n2 = llvm.mlir.constant(2 : i32) : i32
  %t2 = llvm.shl %z2, %n2 : i32
  %s3 = llvm.or %s2, %t2 : i32
  %c3 = "llvm.intr.is.fpclass"(%a) <{bit = 8 : i32}> : (f128) -> i1
  %z3 = llvm.zext %c3 : i1 to i32
  %n3 = llvm.mlir.constant(3 : i32) : i32
  %t3 = llvm.shl %z3, %n3 : i32
  %s4 = llvm.or %s3, %t3 : i32
  %c4 = "llvm.intr.is.fpclass"(%a) <{bit = 16 : i32}> : (f128) -> i1
  %z4 = llvm.zext %c4 : i1 to i32
  %n4 = llvm.mlir.constant(4 : i32) : i32
  %t4 = llvm.shl %z4, %n4 : i32
  %s5 = llvm.or %s4, %t4 : i32
  %c5 = "llvm.intr.is.fpclass"(%a) <{bit = 32 : i32}> : (f128) -> i1
  %z5 = llvm.zext %c5 : i1 to i32
  %n5 = llvm.mlir.constant(5 : i32) : i32
  %t5 = llvm.shl %z5, %n5 : i32
  %s6 = llvm.or %s5, %t5 : i32
  %c6 = "llvm.intr.is.fpclass"(%a) <{bit = 64 : i32}> : (f128) -> i1
  %z6 = llvm.zext %c6 : i1 to i32
  %n6 = llvm.mlir.constant(6 : i32) : i32
  %t6 = llvm.shl %z6, %n6 : i32
  %s7 = llvm.or %s6, %t6 : i32
  %c7 = "llvm.intr.is.fpclass"(%a) <{bit = 128 : i32}> : (f128) -> i1
  %z7 = llvm.zext %c7 : i1 to i32
  %n7 = llvm.mlir.constant(7 : i32) : i32
  %t7 = llvm.shl %z7, %n7 : i32
  %s8 = llvm.or %s7, %t7 : i32
  %c8 = "llvm.intr.is.fpclass"(%a) <{bit = 256 : i32}> : (f128) -> i1
  %z8 = llvm.zext %c8 : i1 to i32
  %n8 = llvm.mlir.constant(8 : i32) : i32
  %t8 = llvm.shl %z8, %n8 : i32
  %s9 = llvm.or %s8, %t8 : i32
  %c9 = "llvm.intr.is.fpclass"(%a) <{bit = 512 : i32}> : (f128) -> i1
  %z9 = llvm.zext %c9 : i1 to i32
  %n9 = llvm.mlir.constant(9 : i32) : i32
  %t9 = llvm.shl %z9, %n9 : i32
  %s10 = llvm.or %s9, %t9 : i32
  llvm.return %s10 : i32
}
llvm.func @q_to_f16(%a: f128) -> (i16 {llvm.zeroext}) {
  %0 = llvm.fptrunc %a : f128 to f16
  %r = llvm.bitcast %0 : f16 to i16
  llvm.return %r : i16
}
llvm.func @q_from_f16(%a: i16 {llvm.zeroext}) -> f128 {
  %0 = llvm.bitcast %a : i16 to f16
  %r = llvm.fpext %0 : f16 to f128
  llvm.return %r : f128
}
llvm.func @q_to_f32(%a: f128) -> f32 {
  %r = llvm.fptrunc %a : f128 to f32
  llvm.return %r : f32
}
llvm.func @q_from_f32(%a: f32) -> f128 {
  %r = llvm.fpext %a : f32 to f128
  llvm.return %r : f128
}
llvm.func @q_to_f64(%a: f128) -> f64 {
  %r = llvm.fptrunc %a : f128 to f64
  llvm.return %r : f64
}
llvm.func @q_from_f64(%a: f64) -> f128 {
  %r = llvm.fpext %a : f64 to f128
  llvm.return %r : f128
}
llvm.func @q_from_s16(%a: i16 {llvm.signext}) -> f128 {
  %r = llvm.sitofp %a : i16 to f128
  llvm.return %r : f128
}
llvm.func @q_to_s16(%a: f128) -> (i16 {llvm.signext}) {
  %r = llvm.fptosi %a : f128 to i16
  llvm.return %r : i16
}
llvm.func @q_from_u16(%a: i16 {llvm.zeroext}) -> f128 {
  %r = llvm.uitofp %a : i16 to f128
  llvm.return %r : f128
}
llvm.func @q_to_u16(%a: f128) -> (i16 {llvm.zeroext}) {
  %r = llvm.fptoui %a : f128 to i16
  llvm.return %r : i16
}
llvm.func @q_from_s32(%a: i32 {llvm.signext}) -> f128 {
  %r = llvm.sitofp %a : i32 to f128
  llvm.return %r : f128
}
llvm.func @q_to_s32(%a: f128) -> (i32 {llvm.signext}) {
  %r = llvm.fptosi %a : f128 to i32
  llvm.return %r : i32
}
llvm.func @q_from_u32(%a: i32 {llvm.zeroext}) -> f128 {
  %r = llvm.uitofp %a : i32 to f128
  llvm.return %r : f128
}
llvm.func @q_to_u32(%a: f128) -> (i32 {llvm.zeroext}) {
  %r = llvm.fptoui %a : f128 to i32
  llvm.return %r : i32
}
llvm.func @q_from_s64(%a: i64) -> f128 {
  %r = llvm.sitofp %a : i64 to f128
  llvm.return %r : f128
}
llvm.func @q_to_s64(%a: f128) -> (i64) {
  %r = llvm.fptosi %a : f128 to i64
  llvm.return %r : i64
}
llvm.func @q_from_u64(%a: i64) -> f128 {
  %r = llvm.uitofp %a : i64 to f128
  llvm.return %r : f128
}
llvm.func @q_to_u64(%a: f128) -> (i64) {
  %r = llvm.fptoui %a : f128 to i64
  llvm.return %r : i64
}
llvm.func @q_from_s128(%a: i128) -> f128 {
  %r = llvm.sitofp %a : i128 to f128
  llvm.return %r : f128
}
llvm.func @q_to_s128(%a: f128) -> (i128) {
  %r = llvm.fptosi %a : f128 to i128
  llvm.return %r : i128
}
llvm.func @q_from_u128(%a: i128) -> f128 {
  %r = llvm.uitofp %a : i128 to f128
  llvm.return %r : f128
}
llvm.func @q_to_u128(%a: f128) -> (i128) {
  %r = llvm.fptoui %a : f128 to i128
  llvm.return %r : i128
}
llvm.func @q_constant() -> f128 {
  %r = llvm.mlir.constant(-3.25 : f128) : f128
  llvm.return %r : f128
}
llvm.mlir.global @q_global(1.0e-3 : f128) : f128
llvm.mlir.global constant @q_packed() : !llvm.struct<packed (i8, f128, i8)> {
  %0 = llvm.mlir.undef : !llvm.struct<packed (i8, f128, i8)>
  %1 = llvm.mlir.constant(7 : i8) : i8
  %2 = llvm.mlir.constant(2.5 : f128) : f128
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<packed (i8, f128, i8)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<packed (i8, f128, i8)>
  %5 = llvm.insertvalue %1, %4[2] : !llvm.struct<packed (i8, f128, i8)>
  llvm.return %5 : !llvm.struct<packed (i8, f128, i8)>
}
llvm.func @q_from_packed(%i: i64) -> f128 {
  %p = llvm.mlir.addressof @q_packed : !llvm.ptr
  %q = llvm.getelementptr %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<packed (i8, f128, i8)>
  %r = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> f128
  llvm.return %r : f128
}
llvm.func @q_dot(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64) -> f128 {
  %zero = llvm.mlir.constant(0.0 : f128) : f128
  %0 = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^bb1(%0, %zero : i64, f128)
^bb1(%i: i64, %s: f128):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^bb2, ^bb3
^bb2:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f128
  %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f128
  %x = llvm.load %p : !llvm.ptr -> f128
  %y = llvm.load %q : !llvm.ptr -> f128
  %m = llvm.fmul %x, %y : f128
  %t = llvm.fadd %s, %m : f128
  %j = llvm.add %i, %one : i64
  llvm.br ^bb1(%j, %t : i64, f128)
^bb3:
  llvm.return %s : f128
}
llvm.func @q_lanes(%p: !llvm.ptr, %k: i32) -> f128 {
  %v = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<3xf128>
  %n = llvm.fneg %v : vector<3xf128>
  %w = llvm.fsub %v, %n : vector<3xf128>
  %z = llvm.mlir.constant(0.0 : f128) : f128
  %s = "llvm.intr.vector.reduce.fadd"(%z, %w) : (f128, vector<3xf128>) -> f128
  %e = llvm.extractelement %w[%k : i32] : vector<3xf128>
  %r = llvm.fdiv %e, %s : f128
  llvm.return %r : f128
}
// main.c:
// #pragma GCC diagnostic ignored "-Wpedantic"
// #define __STDC_WANT_IEC_60559_TYPES_EXT__ 1
// #define _GNU_SOURCE
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// typedef _Float128 T;
// typedef _Float128 quad;
// typedef __int128 s128;
// typedef unsigned __int128 u128;
// #define DECLARE2(op) T q_##op(T, T);
// #define DECLARE1(op) T q_##op(T);
// DECLARE2(fadd) DECLARE2(fsub) DECLARE2(fmul) DECLARE2(fdiv) DECLARE2(frem)
// DECLARE2(copysign) DECLARE2(maxnum) DECLARE2(minnum) DECLARE2(maximum) DECLARE2(minimum) DECLARE2(pow)
// DECLARE2(fma) DECLARE2(fmuladd)
// DECLARE1(fneg) DECLARE1(fabs) DECLARE1(sqrt) DECLARE1(ceil) DECLARE1(floor) DECLARE1(trunc) DECLARE1(rint)
// DECLARE1(round) DECLARE1(roundeven) DECLARE1(sin) DECLARE1(exp) DECLARE1(log2)
// T q_powi(T, int), q_ldexp(T, int), q_constant(void), q_from_packed(long long);
// T q_dot(T*, T*, long long), q_lanes(const T*, int);
// extern T q_global;
// long long q_lround(T);
// int q_fcmp(T, T), q_class(T);
// #define CONVERT(name, type) T q_from_##name(type); type q_to_##name(T);
// CONVERT(f16, uint16_t) CONVERT(f32, float) CONVERT(f64, double)
// CONVERT(s16, int16_t) CONVERT(u16, uint16_t) CONVERT(s32, int32_t) CONVERT(u32, uint32_t)
// CONVERT(s64, int64_t) CONVERT(u64, uint64_t) CONVERT(s128, s128) CONVERT(u128, u128)
// static int calls, wrong;
// static int same(const void* a, const void* b, int size, int nan) { return !memcmp(a, b, size) || nan; }
// // Equal bit for bit, or both NaN.
// #define SIZE 16
// #define CHECK_T(got, want) do { T g = (got), w = (want); calls++; \
//   if (!same(&g, &w, SIZE, g != g && w != w) && wrong++ < 9) printf("line %d differs\n", __LINE__); } while (0)
// #define CHECK_I(got, want) do { calls++; if ((got) != (want) && wrong++ < 9) printf("line %d differs\n", __LINE__); } while (0)
// #define CHECK_F(type, got, want) do { type g = (got), w = (want); calls++; \
//   if (!(g == w || (g != g && w != w)) && wrong++ < 9) printf("line %d differs\n", __LINE__); } while (0)
// static void report(const char* what) { printf("%s: %d checked, %d wrong\n", what, calls, wrong); calls = wrong = 0; }
// static uint64_t seed = 88172645463325252u;
// static uint64_t next(void) { seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17; return seed; }
// static T number(int range) { T t = ldexpf128((T)next(), (int)(next() % range) - 64 - range / 2); t += ldexpf128((T)next(), -200); return next() & 1 ? t : -t; }
// static T any(void) {
//   static const T special[] = {0, -0.0, 1, -1, 0.5, 1.5, 2.5, -2.5, INFINITY, -INFINITY, NAN, 65504, 65520, 1e-5, 6e-8};
//   uint64_t k = next();
//   return k % 4 == 0 ? special[k / 8 % 15] : k % 4 == 1 ? number(8) : k % 4 == 2 ? number(100) : number(12000);
// }
// // Not every C compiler has a type for floats of 16 bits.
// static uint16_t to_half(T x) {
//   unsigned sign = signbit(x) ? 0x8000 : 0, bits = 0x7c00;
//   int exponent;
//   if (x != x) return 0x7e00;
//   if (x == 0) return sign;
//   if (fabsf128(x) >= 65520) return sign | 0x7c00;
//   x = fabsf128(x);
//   frexpf128(x, &exponent);
//   if (exponent < -13) exponent = -13;
//   if (exponent <= 16) bits = ((unsigned)(exponent + 13) << 10) + (unsigned)rintf128(ldexpf128(x, 11 - exponent));
//   return sign | bits;
// }
// static T from_half(uint16_t h) {
//   int exponent = h >> 10 & 31;
//   T x = exponent == 31 ? (h & 1023 ? NAN : INFINITY) : exponent ? ldexpf128(1024 + (h & 1023), exponent - 25) : ldexpf128(h & 1023, -24);
//   return h >> 15 ? -x : x;
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
//     CHECK_T(q_fadd(a, b), a + b);
//     CHECK_T(q_fsub(a, b), a - b);
//     CHECK_T(q_fmul(a, b), a * b);
//     CHECK_T(q_fdiv(a, b), a / b);
//     CHECK_T(q_frem(a, b), fmodf128(a, b));
//     CHECK_T(q_fneg(a), -a);
//     T sum = q_fmuladd(a, b);  // rounded once or twice
//     CHECK_T(sum, sum == fmaf128(a, b, b) ? sum : a * b + b);
//   }
//   report("arithmetic");
//   for (int i = 0; i < 2000; i++) {
//     T a = any(), b = next() % 5 ? any() : a;
//     CHECK_T(q_sqrt(a), sqrtf128(a));
//     CHECK_T(q_fabs(a), fabsf128(a));
//     CHECK_T(q_ceil(a), ceilf128(a));
//     CHECK_T(q_floor(a), floorf128(a));
//     CHECK_T(q_trunc(a), truncf128(a));
//     CHECK_T(q_rint(a), rintf128(a));
//     CHECK_T(q_round(a), roundf128(a));
//     CHECK_T(q_roundeven(a), roundevenf128(a));
//     CHECK_T(q_copysign(a, b), copysignf128(a, b));
//     CHECK_T(q_fma(a, b), fmaf128(a, b, b));
//     if (a != b) {
//       CHECK_T(q_maxnum(a, b), fmaxf128(a, b));
//       CHECK_T(q_minnum(a, b), fminf128(a, b));
//       CHECK_T(q_maximum(a, b), a != a ? a : b != b ? b : a > b ? a : b);
//       CHECK_T(q_minimum(a, b), a != a ? a : b != b ? b : a < b ? a : b);
//     }
//     CHECK_T(q_sin(b), sinf128(b));
//     CHECK_T(q_exp(b), expf128(b));
//     CHECK_T(q_log2(b), log2f128(b));
//     CHECK_T(q_pow(a, b), powf128(a, b));
//     CHECK_T(q_ldexp(a, i - 1000), ldexpf128(a, i - 1000));
//     CHECK_T(q_powi(a, 3), a * (a * a));
//     CHECK_I(q_class(a), classify(a));
//     CHECK_I(q_fcmp(a, b), relations(a, b));
//     T near = number(30);
//     CHECK_I(q_lround(near), lroundf128(near));
//   }
//   T zero = 0;
//   CHECK_T(q_minimum(zero, -zero), -zero);
//   CHECK_T(q_maximum(-zero, zero), zero);
//   report("functions");
//   for (int i = 0; i < 2000; i++) {
//     T a = any();
//     uint16_t half = q_to_f16(a);
//     CHECK_I(a == a ? half : (half & 0x7fff) > 0x7c00, a == a ? to_half(a) : 1);
//     CHECK_F(float, q_to_f32(a), (float)a);
//     CHECK_F(double, q_to_f64(a), (double)a);
//     CHECK_T(q_from_f16(to_half(a)), from_half(to_half(a)));
//     CHECK_T(q_from_f32((float)a), (T)(float)a);
//     CHECK_T(q_from_f64((double)a), (T)(double)a);
//     u128 n = (u128)next() << 64 | next();
//     n >>= next() % 128;
//     CHECK_T(q_from_s16(n), (T)(int16_t)n);
//     CHECK_T(q_from_u16(n), (T)(uint16_t)n);
//     CHECK_T(q_from_s32(n), (T)(int32_t)n);
//     CHECK_T(q_from_u32(n), (T)(uint32_t)n);
//     CHECK_T(q_from_s64(n), (T)(int64_t)n);
//     CHECK_T(q_from_u64(n), (T)(uint64_t)n);
//     CHECK_T(q_from_s128(n), (T)(s128)n);
//     CHECK_T(q_from_u128(n), (T)n);
//     T x = (T)(s128)n, y = fabsf128(x) / 2 + (T)0.75;
//     CHECK_I(q_to_s128(x / 2), (s128)(x / 2));
//     CHECK_I(q_to_u128(y), (u128)y);
//     x = (T)(int64_t)n, y = (T)(uint64_t)n;
//     CHECK_I(q_to_s64(x), (int64_t)n);
//     CHECK_I(q_to_u64(y), (uint64_t)n);
//     x = (T)(int32_t)n / 4;
//     CHECK_I(q_to_s32(x), (int32_t)x);
//     CHECK_I(q_to_u32(fabsf128(x)), (uint32_t)fabsf128(x));
//     CHECK_I(q_to_s16(x / 32768), (int16_t)(x / 32768));
//     CHECK_I(q_to_u16(fabsf128(x / 32768)), (uint16_t)fabsf128(x / 32768));
//   }
//   report("conversions");
//   T a[] = {1, 2, 3, 4.5}, b[] = {0.5, -1, 7, 2};
//   printf("%g %g %g\n", (double)q_constant(), (double)q_from_packed(0), (double)q_dot(a, b, 4));
//   CHECK_T(q_global, (T)1 / 1000);
//   T lanes[] = {1, 2, 5};
//   CHECK_T(q_lanes(lanes, 2), (T)10 / 16);
//   report("memory and lanes");
// }
// output:
// arithmetic: 14000 checked, 0 wrong
// functions: 44522 checked, 0 wrong
// conversions: 44000 checked, 0 wrong
// -3.25 2.5 28.5
// memory and lanes: 2 checked, 0 wrong
// -----
// To and from the x87 format.

llvm.func @q_to_f80(%a: f128) -> f80 {
  %r = llvm.fptrunc %a : f128 to f80
  llvm.return %r : f80
}
llvm.func @q_from_f80(%a: f80) -> f128 {
  %r = llvm.fpext %a : f80 to f128
  llvm.return %r : f128
}

// main.c:
// #ifdef _WIN32
// #error "GCC returns __float128 in memory there, LLVM in a register"
// #endif
// #pragma GCC diagnostic ignored "-Wpedantic"
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// typedef _Float128 T;
// T q_from_f80(long double);
// long double q_to_f80(T);
// static uint64_t seed = 88172645463325252u;
// static uint64_t next(void) { seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17; return seed; }
// int main(void) {
//   int wrong = 0;
//   for (int i = 0; i < 2000; i++) {
//     T a = (T)next() / (T)(next() | 1) + (T)next() * (T)1e-25;
//     for (int k = (int)(next() % 250); k > 0; k--) a *= i % 2 ? (T)1e20 : (T)1e-20;
//     long double x = (long double)a;
//     wrong += q_to_f80(a) != x || q_to_f80(-a) != -x || q_from_f80(x) != (T)x || q_from_f80(-x) != -(T)x;
//   }
//   wrong += !isinf(q_to_f80((T)INFINITY)) || q_to_f80((T)NAN) == q_to_f80((T)NAN) || q_from_f80(INFINITY) != (T)INFINITY;
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
