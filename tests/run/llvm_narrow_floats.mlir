// Operations on extended floats: results rounded to `f32`, and comparisons with numbers that `f32` has and has not.
llvm.func @add(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.fpext %b : f32 to f64
  %r = llvm.fadd %x, %y : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @add_third(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(0.75 : f64) : f64
  %r = llvm.fadd %x, %y : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @sub(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.fpext %b : f32 to f64
  %r = llvm.fsub %x, %y : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @sub_third(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(0.75 : f64) : f64
  %r = llvm.fsub %x, %y : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @mul(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.fpext %b : f32 to f64
  %r = llvm.fmul %x, %y : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @mul_third(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(0.75 : f64) : f64
  %r = llvm.fmul %x, %y : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @div(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.fpext %b : f32 to f64
  %r = llvm.fdiv %x, %y : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @div_third(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(0.75 : f64) : f64
  %r = llvm.fdiv %x, %y : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
// The constant is no number of `f32`.
llvm.func @tenth(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(0.1 : f64) : f64
  %r = llvm.fmul %x, %y : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @root(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %r = llvm.intr.sqrt(%x) : (f64) -> f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @floor_of(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %r = llvm.intr.floor(%x) : (f64) -> f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @ceil_of(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %r = llvm.intr.ceil(%x) : (f64) -> f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @trunc_of(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %r = llvm.intr.trunc(%x) : (f64) -> f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @rint_of(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %r = llvm.intr.rint(%x) : (f64) -> f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @round_of(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %r = llvm.intr.round(%x) : (f64) -> f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @magnitude(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %r = llvm.intr.fabs(%x) : (f64) -> f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @minus(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %r = llvm.fneg %x : f64
  %s = llvm.fptrunc %r : f64 to f32
  llvm.return %s : f32
}
llvm.func @same(%a: f32, %b: f32) -> f32 {
  %x = llvm.fpext %a : f32 to f64
  %s = llvm.fptrunc %x : f64 to f32
  llvm.return %s : f32
}
llvm.func @compare_half(%a: f32, %b: f32) -> i32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(0.5 : f64) : f64
  %m0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.fcmp "oeq" %x, %y : f64
  %e0 = llvm.zext %c0 : i1 to i32
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %h0 = llvm.shl %e0, %s0 : i32
  %m1 = llvm.or %m0, %h0 : i32
  %c1 = llvm.fcmp "ogt" %x, %y : f64
  %e1 = llvm.zext %c1 : i1 to i32
  %s1 = llvm.mlir.constant(1 : i32) : i32
  %h1 = llvm.shl %e1, %s1 : i32
  %m2 = llvm.or %m1, %h1 : i32
  %c2 = llvm.fcmp "oge" %x, %y : f64
  %e2 = llvm.zext %c2 : i1 to i32
  %s2 = llvm.mlir.constant(2 : i32) : i32
  %h2 = llvm.shl %e2, %s2 : i32
  %m3 = llvm.or %m2, %h2 : i32
  %c3 = llvm.fcmp "olt" %x, %y : f64
  %e3 = llvm.zext %c3 : i1 to i32
  %s3 = llvm.mlir.constant(3 : i32) : i32
  %h3 = llvm.shl %e3, %s3 : i32
  %m4 = llvm.or %m3, %h3 : i32
  %c4 = llvm.fcmp "ole" %x, %y : f64
  %e4 = llvm.zext %c4 : i1 to i32
  %s4 = llvm.mlir.constant(4 : i32) : i32
  %h4 = llvm.shl %e4, %s4 : i32
  %m5 = llvm.or %m4, %h4 : i32
  %c5 = llvm.fcmp "one" %x, %y : f64
  %e5 = llvm.zext %c5 : i1 to i32
  %s5 = llvm.mlir.constant(5 : i32) : i32
  %h5 = llvm.shl %e5, %s5 : i32
  %m6 = llvm.or %m5, %h5 : i32
  %c6 = llvm.fcmp "ord" %x, %y : f64
  %e6 = llvm.zext %c6 : i1 to i32
  %s6 = llvm.mlir.constant(6 : i32) : i32
  %h6 = llvm.shl %e6, %s6 : i32
  %m7 = llvm.or %m6, %h6 : i32
  %c7 = llvm.fcmp "ueq" %x, %y : f64
  %e7 = llvm.zext %c7 : i1 to i32
  %s7 = llvm.mlir.constant(7 : i32) : i32
  %h7 = llvm.shl %e7, %s7 : i32
  %m8 = llvm.or %m7, %h7 : i32
  %c8 = llvm.fcmp "ugt" %x, %y : f64
  %e8 = llvm.zext %c8 : i1 to i32
  %s8 = llvm.mlir.constant(8 : i32) : i32
  %h8 = llvm.shl %e8, %s8 : i32
  %m9 = llvm.or %m8, %h8 : i32
  %c9 = llvm.fcmp "uge" %x, %y : f64
  %e9 = llvm.zext %c9 : i1 to i32
  %s9 = llvm.mlir.constant(9 : i32) : i32
  %h9 = llvm.shl %e9, %s9 : i32
  %m10 = llvm.or %m9, %h9 : i32
  %c10 = llvm.fcmp "ult" %x, %y : f64
  %e10 = llvm.zext %c10 : i1 to i32
  %s10 = llvm.mlir.constant(10 : i32) : i32
  %h10 = llvm.shl %e10, %s10 : i32
  %m11 = llvm.or %m10, %h10 : i32
  %c11 = llvm.fcmp "ule" %x, %y : f64
  %e11 = llvm.zext %c11 : i1 to i32
  %s11 = llvm.mlir.constant(11 : i32) : i32
  %h11 = llvm.shl %e11, %s11 : i32
  %m12 = llvm.or %m11, %h11 : i32
  %c12 = llvm.fcmp "une" %x, %y : f64
  %e12 = llvm.zext %c12 : i1 to i32
  %s12 = llvm.mlir.constant(12 : i32) : i32
  %h12 = llvm.shl %e12, %s12 : i32
  %m13 = llvm.or %m12, %h12 : i32
  %c13 = llvm.fcmp "uno" %x, %y : f64
  %e13 = llvm.zext %c13 : i1 to i32
  %s13 = llvm.mlir.constant(13 : i32) : i32
  %h13 = llvm.shl %e13, %s13 : i32
  %m14 = llvm.or %m13, %h13 : i32
  llvm.return %m14 : i32
}
llvm.func @compare_tenth(%a: f32, %b: f32) -> i32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(0.1 : f64) : f64
  %m0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.fcmp "oeq" %x, %y : f64
  %e0 = llvm.zext %c0 : i1 to i32
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %h0 = llvm.shl %e0, %s0 : i32
  %m1 = llvm.or %m0, %h0 : i32
  %c1 = llvm.fcmp "ogt" %x, %y : f64
  %e1 = llvm.zext %c1 : i1 to i32
  %s1 = llvm.mlir.constant(1 : i32) : i32
  %h1 = llvm.shl %e1, %s1 : i32
  %m2 = llvm.or %m1, %h1 : i32
  %c2 = llvm.fcmp "oge" %x, %y : f64
  %e2 = llvm.zext %c2 : i1 to i32
  %s2 = llvm.mlir.constant(2 : i32) : i32
  %h2 = llvm.shl %e2, %s2 : i32
  %m3 = llvm.or %m2, %h2 : i32
  %c3 = llvm.fcmp "olt" %x, %y : f64
  %e3 = llvm.zext %c3 : i1 to i32
  %s3 = llvm.mlir.constant(3 : i32) : i32
  %h3 = llvm.shl %e3, %s3 : i32
  %m4 = llvm.or %m3, %h3 : i32
  %c4 = llvm.fcmp "ole" %x, %y : f64
  %e4 = llvm.zext %c4 : i1 to i32
  %s4 = llvm.mlir.constant(4 : i32) : i32
  %h4 = llvm.shl %e4, %s4 : i32
  %m5 = llvm.or %m4, %h4 : i32
  %c5 = llvm.fcmp "one" %x, %y : f64
  %e5 = llvm.zext %c5 : i1 to i32
  %s5 = llvm.mlir.constant(5 : i32) : i32
  %h5 = llvm.shl %e5, %s5 : i32
  %m6 = llvm.or %m5, %h5 : i32
  %c6 = llvm.fcmp "ord" %x, %y : f64
  %e6 = llvm.zext %c6 : i1 to i32
  %s6 = llvm.mlir.constant(6 : i32) : i32
  %h6 = llvm.shl %e6, %s6 : i32
  %m7 = llvm.or %m6, %h6 : i32
  %c7 = llvm.fcmp "ueq" %x, %y : f64
  %e7 = llvm.zext %c7 : i1 to i32
  %s7 = llvm.mlir.constant(7 : i32) : i32
  %h7 = llvm.shl %e7, %s7 : i32
  %m8 = llvm.or %m7, %h7 : i32
  %c8 = llvm.fcmp "ugt" %x, %y : f64
  %e8 = llvm.zext %c8 : i1 to i32
  %s8 = llvm.mlir.constant(8 : i32) : i32
  %h8 = llvm.shl %e8, %s8 : i32
  %m9 = llvm.or %m8, %h8 : i32
  %c9 = llvm.fcmp "uge" %x, %y : f64
  %e9 = llvm.zext %c9 : i1 to i32
  %s9 = llvm.mlir.constant(9 : i32) : i32
  %h9 = llvm.shl %e9, %s9 : i32
  %m10 = llvm.or %m9, %h9 : i32
  %c10 = llvm.fcmp "ult" %x, %y : f64
  %e10 = llvm.zext %c10 : i1 to i32
  %s10 = llvm.mlir.constant(10 : i32) : i32
  %h10 = llvm.shl %e10, %s10 : i32
  %m11 = llvm.or %m10, %h10 : i32
  %c11 = llvm.fcmp "ule" %x, %y : f64
  %e11 = llvm.zext %c11 : i1 to i32
  %s11 = llvm.mlir.constant(11 : i32) : i32
  %h11 = llvm.shl %e11, %s11 : i32
  %m12 = llvm.or %m11, %h11 : i32
  %c12 = llvm.fcmp "une" %x, %y : f64
  %e12 = llvm.zext %c12 : i1 to i32
  %s12 = llvm.mlir.constant(12 : i32) : i32
  %h12 = llvm.shl %e12, %s12 : i32
  %m13 = llvm.or %m12, %h12 : i32
  %c13 = llvm.fcmp "uno" %x, %y : f64
  %e13 = llvm.zext %c13 : i1 to i32
  %s13 = llvm.mlir.constant(13 : i32) : i32
  %h13 = llvm.shl %e13, %s13 : i32
  %m14 = llvm.or %m13, %h13 : i32
  llvm.return %m14 : i32
}
llvm.func @compare_negative(%a: f32, %b: f32) -> i32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(-1.0e+10 : f64) : f64
  %m0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.fcmp "oeq" %x, %y : f64
  %e0 = llvm.zext %c0 : i1 to i32
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %h0 = llvm.shl %e0, %s0 : i32
  %m1 = llvm.or %m0, %h0 : i32
  %c1 = llvm.fcmp "ogt" %x, %y : f64
  %e1 = llvm.zext %c1 : i1 to i32
  %s1 = llvm.mlir.constant(1 : i32) : i32
  %h1 = llvm.shl %e1, %s1 : i32
  %m2 = llvm.or %m1, %h1 : i32
  %c2 = llvm.fcmp "oge" %x, %y : f64
  %e2 = llvm.zext %c2 : i1 to i32
  %s2 = llvm.mlir.constant(2 : i32) : i32
  %h2 = llvm.shl %e2, %s2 : i32
  %m3 = llvm.or %m2, %h2 : i32
  %c3 = llvm.fcmp "olt" %x, %y : f64
  %e3 = llvm.zext %c3 : i1 to i32
  %s3 = llvm.mlir.constant(3 : i32) : i32
  %h3 = llvm.shl %e3, %s3 : i32
  %m4 = llvm.or %m3, %h3 : i32
  %c4 = llvm.fcmp "ole" %x, %y : f64
  %e4 = llvm.zext %c4 : i1 to i32
  %s4 = llvm.mlir.constant(4 : i32) : i32
  %h4 = llvm.shl %e4, %s4 : i32
  %m5 = llvm.or %m4, %h4 : i32
  %c5 = llvm.fcmp "one" %x, %y : f64
  %e5 = llvm.zext %c5 : i1 to i32
  %s5 = llvm.mlir.constant(5 : i32) : i32
  %h5 = llvm.shl %e5, %s5 : i32
  %m6 = llvm.or %m5, %h5 : i32
  %c6 = llvm.fcmp "ord" %x, %y : f64
  %e6 = llvm.zext %c6 : i1 to i32
  %s6 = llvm.mlir.constant(6 : i32) : i32
  %h6 = llvm.shl %e6, %s6 : i32
  %m7 = llvm.or %m6, %h6 : i32
  %c7 = llvm.fcmp "ueq" %x, %y : f64
  %e7 = llvm.zext %c7 : i1 to i32
  %s7 = llvm.mlir.constant(7 : i32) : i32
  %h7 = llvm.shl %e7, %s7 : i32
  %m8 = llvm.or %m7, %h7 : i32
  %c8 = llvm.fcmp "ugt" %x, %y : f64
  %e8 = llvm.zext %c8 : i1 to i32
  %s8 = llvm.mlir.constant(8 : i32) : i32
  %h8 = llvm.shl %e8, %s8 : i32
  %m9 = llvm.or %m8, %h8 : i32
  %c9 = llvm.fcmp "uge" %x, %y : f64
  %e9 = llvm.zext %c9 : i1 to i32
  %s9 = llvm.mlir.constant(9 : i32) : i32
  %h9 = llvm.shl %e9, %s9 : i32
  %m10 = llvm.or %m9, %h9 : i32
  %c10 = llvm.fcmp "ult" %x, %y : f64
  %e10 = llvm.zext %c10 : i1 to i32
  %s10 = llvm.mlir.constant(10 : i32) : i32
  %h10 = llvm.shl %e10, %s10 : i32
  %m11 = llvm.or %m10, %h10 : i32
  %c11 = llvm.fcmp "ule" %x, %y : f64
  %e11 = llvm.zext %c11 : i1 to i32
  %s11 = llvm.mlir.constant(11 : i32) : i32
  %h11 = llvm.shl %e11, %s11 : i32
  %m12 = llvm.or %m11, %h11 : i32
  %c12 = llvm.fcmp "une" %x, %y : f64
  %e12 = llvm.zext %c12 : i1 to i32
  %s12 = llvm.mlir.constant(12 : i32) : i32
  %h12 = llvm.shl %e12, %s12 : i32
  %m13 = llvm.or %m12, %h12 : i32
  %c13 = llvm.fcmp "uno" %x, %y : f64
  %e13 = llvm.zext %c13 : i1 to i32
  %s13 = llvm.mlir.constant(13 : i32) : i32
  %h13 = llvm.shl %e13, %s13 : i32
  %m14 = llvm.or %m13, %h13 : i32
  llvm.return %m14 : i32
}
llvm.func @compare_huge(%a: f32, %b: f32) -> i32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(1.0e+300 : f64) : f64
  %m0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.fcmp "oeq" %x, %y : f64
  %e0 = llvm.zext %c0 : i1 to i32
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %h0 = llvm.shl %e0, %s0 : i32
  %m1 = llvm.or %m0, %h0 : i32
  %c1 = llvm.fcmp "ogt" %x, %y : f64
  %e1 = llvm.zext %c1 : i1 to i32
  %s1 = llvm.mlir.constant(1 : i32) : i32
  %h1 = llvm.shl %e1, %s1 : i32
  %m2 = llvm.or %m1, %h1 : i32
  %c2 = llvm.fcmp "oge" %x, %y : f64
  %e2 = llvm.zext %c2 : i1 to i32
  %s2 = llvm.mlir.constant(2 : i32) : i32
  %h2 = llvm.shl %e2, %s2 : i32
  %m3 = llvm.or %m2, %h2 : i32
  %c3 = llvm.fcmp "olt" %x, %y : f64
  %e3 = llvm.zext %c3 : i1 to i32
  %s3 = llvm.mlir.constant(3 : i32) : i32
  %h3 = llvm.shl %e3, %s3 : i32
  %m4 = llvm.or %m3, %h3 : i32
  %c4 = llvm.fcmp "ole" %x, %y : f64
  %e4 = llvm.zext %c4 : i1 to i32
  %s4 = llvm.mlir.constant(4 : i32) : i32
  %h4 = llvm.shl %e4, %s4 : i32
  %m5 = llvm.or %m4, %h4 : i32
  %c5 = llvm.fcmp "one" %x, %y : f64
  %e5 = llvm.zext %c5 : i1 to i32
  %s5 = llvm.mlir.constant(5 : i32) : i32
  %h5 = llvm.shl %e5, %s5 : i32
  %m6 = llvm.or %m5, %h5 : i32
  %c6 = llvm.fcmp "ord" %x, %y : f64
  %e6 = llvm.zext %c6 : i1 to i32
  %s6 = llvm.mlir.constant(6 : i32) : i32
  %h6 = llvm.shl %e6, %s6 : i32
  %m7 = llvm.or %m6, %h6 : i32
  %c7 = llvm.fcmp "ueq" %x, %y : f64
  %e7 = llvm.zext %c7 : i1 to i32
  %s7 = llvm.mlir.constant(7 : i32) : i32
  %h7 = llvm.shl %e7, %s7 : i32
  %m8 = llvm.or %m7, %h7 : i32
  %c8 = llvm.fcmp "ugt" %x, %y : f64
  %e8 = llvm.zext %c8 : i1 to i32
  %s8 = llvm.mlir.constant(8 : i32) : i32
  %h8 = llvm.shl %e8, %s8 : i32
  %m9 = llvm.or %m8, %h8 : i32
  %c9 = llvm.fcmp "uge" %x, %y : f64
  %e9 = llvm.zext %c9 : i1 to i32
  %s9 = llvm.mlir.constant(9 : i32) : i32
  %h9 = llvm.shl %e9, %s9 : i32
  %m10 = llvm.or %m9, %h9 : i32
  %c10 = llvm.fcmp "ult" %x, %y : f64
  %e10 = llvm.zext %c10 : i1 to i32
  %s10 = llvm.mlir.constant(10 : i32) : i32
  %h10 = llvm.shl %e10, %s10 : i32
  %m11 = llvm.or %m10, %h10 : i32
  %c11 = llvm.fcmp "ule" %x, %y : f64
  %e11 = llvm.zext %c11 : i1 to i32
  %s11 = llvm.mlir.constant(11 : i32) : i32
  %h11 = llvm.shl %e11, %s11 : i32
  %m12 = llvm.or %m11, %h11 : i32
  %c12 = llvm.fcmp "une" %x, %y : f64
  %e12 = llvm.zext %c12 : i1 to i32
  %s12 = llvm.mlir.constant(12 : i32) : i32
  %h12 = llvm.shl %e12, %s12 : i32
  %m13 = llvm.or %m12, %h12 : i32
  %c13 = llvm.fcmp "uno" %x, %y : f64
  %e13 = llvm.zext %c13 : i1 to i32
  %s13 = llvm.mlir.constant(13 : i32) : i32
  %h13 = llvm.shl %e13, %s13 : i32
  %m14 = llvm.or %m13, %h13 : i32
  llvm.return %m14 : i32
}
llvm.func @compare_below(%a: f32, %b: f32) -> i32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(-1.0e+300 : f64) : f64
  %m0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.fcmp "oeq" %x, %y : f64
  %e0 = llvm.zext %c0 : i1 to i32
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %h0 = llvm.shl %e0, %s0 : i32
  %m1 = llvm.or %m0, %h0 : i32
  %c1 = llvm.fcmp "ogt" %x, %y : f64
  %e1 = llvm.zext %c1 : i1 to i32
  %s1 = llvm.mlir.constant(1 : i32) : i32
  %h1 = llvm.shl %e1, %s1 : i32
  %m2 = llvm.or %m1, %h1 : i32
  %c2 = llvm.fcmp "oge" %x, %y : f64
  %e2 = llvm.zext %c2 : i1 to i32
  %s2 = llvm.mlir.constant(2 : i32) : i32
  %h2 = llvm.shl %e2, %s2 : i32
  %m3 = llvm.or %m2, %h2 : i32
  %c3 = llvm.fcmp "olt" %x, %y : f64
  %e3 = llvm.zext %c3 : i1 to i32
  %s3 = llvm.mlir.constant(3 : i32) : i32
  %h3 = llvm.shl %e3, %s3 : i32
  %m4 = llvm.or %m3, %h3 : i32
  %c4 = llvm.fcmp "ole" %x, %y : f64
  %e4 = llvm.zext %c4 : i1 to i32
  %s4 = llvm.mlir.constant(4 : i32) : i32
  %h4 = llvm.shl %e4, %s4 : i32
  %m5 = llvm.or %m4, %h4 : i32
  %c5 = llvm.fcmp "one" %x, %y : f64
  %e5 = llvm.zext %c5 : i1 to i32
  %s5 = llvm.mlir.constant(5 : i32) : i32
  %h5 = llvm.shl %e5, %s5 : i32
  %m6 = llvm.or %m5, %h5 : i32
  %c6 = llvm.fcmp "ord" %x, %y : f64
  %e6 = llvm.zext %c6 : i1 to i32
  %s6 = llvm.mlir.constant(6 : i32) : i32
  %h6 = llvm.shl %e6, %s6 : i32
  %m7 = llvm.or %m6, %h6 : i32
  %c7 = llvm.fcmp "ueq" %x, %y : f64
  %e7 = llvm.zext %c7 : i1 to i32
  %s7 = llvm.mlir.constant(7 : i32) : i32
  %h7 = llvm.shl %e7, %s7 : i32
  %m8 = llvm.or %m7, %h7 : i32
  %c8 = llvm.fcmp "ugt" %x, %y : f64
  %e8 = llvm.zext %c8 : i1 to i32
  %s8 = llvm.mlir.constant(8 : i32) : i32
  %h8 = llvm.shl %e8, %s8 : i32
  %m9 = llvm.or %m8, %h8 : i32
  %c9 = llvm.fcmp "uge" %x, %y : f64
  %e9 = llvm.zext %c9 : i1 to i32
  %s9 = llvm.mlir.constant(9 : i32) : i32
  %h9 = llvm.shl %e9, %s9 : i32
  %m10 = llvm.or %m9, %h9 : i32
  %c10 = llvm.fcmp "ult" %x, %y : f64
  %e10 = llvm.zext %c10 : i1 to i32
  %s10 = llvm.mlir.constant(10 : i32) : i32
  %h10 = llvm.shl %e10, %s10 : i32
  %m11 = llvm.or %m10, %h10 : i32
  %c11 = llvm.fcmp "ule" %x, %y : f64
  %e11 = llvm.zext %c11 : i1 to i32
  %s11 = llvm.mlir.constant(11 : i32) : i32
  %h11 = llvm.shl %e11, %s11 : i32
  %m12 = llvm.or %m11, %h11 : i32
  %c12 = llvm.fcmp "une" %x, %y : f64
  %e12 = llvm.zext %c12 : i1 to i32
  %s12 = llvm.mlir.constant(12 : i32) : i32
  %h12 = llvm.shl %e12, %s12 : i32
  %m13 = llvm.or %m12, %h12 : i32
  %c13 = llvm.fcmp "uno" %x, %y : f64
  %e13 = llvm.zext %c13 : i1 to i32
  %s13 = llvm.mlir.constant(13 : i32) : i32
  %h13 = llvm.shl %e13, %s13 : i32
  %m14 = llvm.or %m13, %h13 : i32
  llvm.return %m14 : i32
}
llvm.func @compare_tiny(%a: f32, %b: f32) -> i32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(1.0e-300 : f64) : f64
  %m0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.fcmp "oeq" %x, %y : f64
  %e0 = llvm.zext %c0 : i1 to i32
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %h0 = llvm.shl %e0, %s0 : i32
  %m1 = llvm.or %m0, %h0 : i32
  %c1 = llvm.fcmp "ogt" %x, %y : f64
  %e1 = llvm.zext %c1 : i1 to i32
  %s1 = llvm.mlir.constant(1 : i32) : i32
  %h1 = llvm.shl %e1, %s1 : i32
  %m2 = llvm.or %m1, %h1 : i32
  %c2 = llvm.fcmp "oge" %x, %y : f64
  %e2 = llvm.zext %c2 : i1 to i32
  %s2 = llvm.mlir.constant(2 : i32) : i32
  %h2 = llvm.shl %e2, %s2 : i32
  %m3 = llvm.or %m2, %h2 : i32
  %c3 = llvm.fcmp "olt" %x, %y : f64
  %e3 = llvm.zext %c3 : i1 to i32
  %s3 = llvm.mlir.constant(3 : i32) : i32
  %h3 = llvm.shl %e3, %s3 : i32
  %m4 = llvm.or %m3, %h3 : i32
  %c4 = llvm.fcmp "ole" %x, %y : f64
  %e4 = llvm.zext %c4 : i1 to i32
  %s4 = llvm.mlir.constant(4 : i32) : i32
  %h4 = llvm.shl %e4, %s4 : i32
  %m5 = llvm.or %m4, %h4 : i32
  %c5 = llvm.fcmp "one" %x, %y : f64
  %e5 = llvm.zext %c5 : i1 to i32
  %s5 = llvm.mlir.constant(5 : i32) : i32
  %h5 = llvm.shl %e5, %s5 : i32
  %m6 = llvm.or %m5, %h5 : i32
  %c6 = llvm.fcmp "ord" %x, %y : f64
  %e6 = llvm.zext %c6 : i1 to i32
  %s6 = llvm.mlir.constant(6 : i32) : i32
  %h6 = llvm.shl %e6, %s6 : i32
  %m7 = llvm.or %m6, %h6 : i32
  %c7 = llvm.fcmp "ueq" %x, %y : f64
  %e7 = llvm.zext %c7 : i1 to i32
  %s7 = llvm.mlir.constant(7 : i32) : i32
  %h7 = llvm.shl %e7, %s7 : i32
  %m8 = llvm.or %m7, %h7 : i32
  %c8 = llvm.fcmp "ugt" %x, %y : f64
  %e8 = llvm.zext %c8 : i1 to i32
  %s8 = llvm.mlir.constant(8 : i32) : i32
  %h8 = llvm.shl %e8, %s8 : i32
  %m9 = llvm.or %m8, %h8 : i32
  %c9 = llvm.fcmp "uge" %x, %y : f64
  %e9 = llvm.zext %c9 : i1 to i32
  %s9 = llvm.mlir.constant(9 : i32) : i32
  %h9 = llvm.shl %e9, %s9 : i32
  %m10 = llvm.or %m9, %h9 : i32
  %c10 = llvm.fcmp "ult" %x, %y : f64
  %e10 = llvm.zext %c10 : i1 to i32
  %s10 = llvm.mlir.constant(10 : i32) : i32
  %h10 = llvm.shl %e10, %s10 : i32
  %m11 = llvm.or %m10, %h10 : i32
  %c11 = llvm.fcmp "ule" %x, %y : f64
  %e11 = llvm.zext %c11 : i1 to i32
  %s11 = llvm.mlir.constant(11 : i32) : i32
  %h11 = llvm.shl %e11, %s11 : i32
  %m12 = llvm.or %m11, %h11 : i32
  %c12 = llvm.fcmp "une" %x, %y : f64
  %e12 = llvm.zext %c12 : i1 to i32
  %s12 = llvm.mlir.constant(12 : i32) : i32
  %h12 = llvm.shl %e12, %s12 : i32
  %m13 = llvm.or %m12, %h12 : i32
  %c13 = llvm.fcmp "uno" %x, %y : f64
  %e13 = llvm.zext %c13 : i1 to i32
  %s13 = llvm.mlir.constant(13 : i32) : i32
  %h13 = llvm.shl %e13, %s13 : i32
  %m14 = llvm.or %m13, %h13 : i32
  llvm.return %m14 : i32
}
llvm.func @compare_subnormal(%a: f32, %b: f32) -> i32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(1.0e-42 : f64) : f64
  %m0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.fcmp "oeq" %x, %y : f64
  %e0 = llvm.zext %c0 : i1 to i32
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %h0 = llvm.shl %e0, %s0 : i32
  %m1 = llvm.or %m0, %h0 : i32
  %c1 = llvm.fcmp "ogt" %x, %y : f64
  %e1 = llvm.zext %c1 : i1 to i32
  %s1 = llvm.mlir.constant(1 : i32) : i32
  %h1 = llvm.shl %e1, %s1 : i32
  %m2 = llvm.or %m1, %h1 : i32
  %c2 = llvm.fcmp "oge" %x, %y : f64
  %e2 = llvm.zext %c2 : i1 to i32
  %s2 = llvm.mlir.constant(2 : i32) : i32
  %h2 = llvm.shl %e2, %s2 : i32
  %m3 = llvm.or %m2, %h2 : i32
  %c3 = llvm.fcmp "olt" %x, %y : f64
  %e3 = llvm.zext %c3 : i1 to i32
  %s3 = llvm.mlir.constant(3 : i32) : i32
  %h3 = llvm.shl %e3, %s3 : i32
  %m4 = llvm.or %m3, %h3 : i32
  %c4 = llvm.fcmp "ole" %x, %y : f64
  %e4 = llvm.zext %c4 : i1 to i32
  %s4 = llvm.mlir.constant(4 : i32) : i32
  %h4 = llvm.shl %e4, %s4 : i32
  %m5 = llvm.or %m4, %h4 : i32
  %c5 = llvm.fcmp "one" %x, %y : f64
  %e5 = llvm.zext %c5 : i1 to i32
  %s5 = llvm.mlir.constant(5 : i32) : i32
  %h5 = llvm.shl %e5, %s5 : i32
  %m6 = llvm.or %m5, %h5 : i32
  %c6 = llvm.fcmp "ord" %x, %y : f64
  %e6 = llvm.zext %c6 : i1 to i32
  %s6 = llvm.mlir.constant(6 : i32) : i32
  %h6 = llvm.shl %e6, %s6 : i32
  %m7 = llvm.or %m6, %h6 : i32
  %c7 = llvm.fcmp "ueq" %x, %y : f64
  %e7 = llvm.zext %c7 : i1 to i32
  %s7 = llvm.mlir.constant(7 : i32) : i32
  %h7 = llvm.shl %e7, %s7 : i32
  %m8 = llvm.or %m7, %h7 : i32
  %c8 = llvm.fcmp "ugt" %x, %y : f64
  %e8 = llvm.zext %c8 : i1 to i32
  %s8 = llvm.mlir.constant(8 : i32) : i32
  %h8 = llvm.shl %e8, %s8 : i32
  %m9 = llvm.or %m8, %h8 : i32
  %c9 = llvm.fcmp "uge" %x, %y : f64
  %e9 = llvm.zext %c9 : i1 to i32
  %s9 = llvm.mlir.constant(9 : i32) : i32
  %h9 = llvm.shl %e9, %s9 : i32
  %m10 = llvm.or %m9, %h9 : i32
  %c10 = llvm.fcmp "ult" %x, %y : f64
  %e10 = llvm.zext %c10 : i1 to i32
  %s10 = llvm.mlir.constant(10 : i32) : i32
  %h10 = llvm.shl %e10, %s10 : i32
  %m11 = llvm.or %m10, %h10 : i32
  %c11 = llvm.fcmp "ule" %x, %y : f64
  %e11 = llvm.zext %c11 : i1 to i32
  %s11 = llvm.mlir.constant(11 : i32) : i32
  %h11 = llvm.shl %e11, %s11 : i32
  %m12 = llvm.or %m11, %h11 : i32
  %c12 = llvm.fcmp "une" %x, %y : f64
  %e12 = llvm.zext %c12 : i1 to i32
  %s12 = llvm.mlir.constant(12 : i32) : i32
  %h12 = llvm.shl %e12, %s12 : i32
  %m13 = llvm.or %m12, %h12 : i32
  %c13 = llvm.fcmp "uno" %x, %y : f64
  %e13 = llvm.zext %c13 : i1 to i32
  %s13 = llvm.mlir.constant(13 : i32) : i32
  %h13 = llvm.shl %e13, %s13 : i32
  %m14 = llvm.or %m13, %h13 : i32
  llvm.return %m14 : i32
}
llvm.func @compare_third(%a: f32, %b: f32) -> i32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.mlir.constant(0.333333333333333314829616256247390992939472198486328125 : f64) : f64
  %m0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.fcmp "oeq" %x, %y : f64
  %e0 = llvm.zext %c0 : i1 to i32
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %h0 = llvm.shl %e0, %s0 : i32
  %m1 = llvm.or %m0, %h0 : i32
  %c1 = llvm.fcmp "ogt" %x, %y : f64
  %e1 = llvm.zext %c1 : i1 to i32
  %s1 = llvm.mlir.constant(1 : i32) : i32
  %h1 = llvm.shl %e1, %s1 : i32
  %m2 = llvm.or %m1, %h1 : i32
  %c2 = llvm.fcmp "oge" %x, %y : f64
  %e2 = llvm.zext %c2 : i1 to i32
  %s2 = llvm.mlir.constant(2 : i32) : i32
  %h2 = llvm.shl %e2, %s2 : i32
  %m3 = llvm.or %m2, %h2 : i32
  %c3 = llvm.fcmp "olt" %x, %y : f64
  %e3 = llvm.zext %c3 : i1 to i32
  %s3 = llvm.mlir.constant(3 : i32) : i32
  %h3 = llvm.shl %e3, %s3 : i32
  %m4 = llvm.or %m3, %h3 : i32
  %c4 = llvm.fcmp "ole" %x, %y : f64
  %e4 = llvm.zext %c4 : i1 to i32
  %s4 = llvm.mlir.constant(4 : i32) : i32
  %h4 = llvm.shl %e4, %s4 : i32
  %m5 = llvm.or %m4, %h4 : i32
  %c5 = llvm.fcmp "one" %x, %y : f64
  %e5 = llvm.zext %c5 : i1 to i32
  %s5 = llvm.mlir.constant(5 : i32) : i32
  %h5 = llvm.shl %e5, %s5 : i32
  %m6 = llvm.or %m5, %h5 : i32
  %c6 = llvm.fcmp "ord" %x, %y : f64
  %e6 = llvm.zext %c6 : i1 to i32
  %s6 = llvm.mlir.constant(6 : i32) : i32
  %h6 = llvm.shl %e6, %s6 : i32
  %m7 = llvm.or %m6, %h6 : i32
  %c7 = llvm.fcmp "ueq" %x, %y : f64
  %e7 = llvm.zext %c7 : i1 to i32
  %s7 = llvm.mlir.constant(7 : i32) : i32
  %h7 = llvm.shl %e7, %s7 : i32
  %m8 = llvm.or %m7, %h7 : i32
  %c8 = llvm.fcmp "ugt" %x, %y : f64
  %e8 = llvm.zext %c8 : i1 to i32
  %s8 = llvm.mlir.constant(8 : i32) : i32
  %h8 = llvm.shl %e8, %s8 : i32
  %m9 = llvm.or %m8, %h8 : i32
  %c9 = llvm.fcmp "uge" %x, %y : f64
  %e9 = llvm.zext %c9 : i1 to i32
  %s9 = llvm.mlir.constant(9 : i32) : i32
  %h9 = llvm.shl %e9, %s9 : i32
  %m10 = llvm.or %m9, %h9 : i32
  %c10 = llvm.fcmp "ult" %x, %y : f64
  %e10 = llvm.zext %c10 : i1 to i32
  %s10 = llvm.mlir.constant(10 : i32) : i32
  %h10 = llvm.shl %e10, %s10 : i32
  %m11 = llvm.or %m10, %h10 : i32
  %c11 = llvm.fcmp "ule" %x, %y : f64
  %e11 = llvm.zext %c11 : i1 to i32
  %s11 = llvm.mlir.constant(11 : i32) : i32
  %h11 = llvm.shl %e11, %s11 : i32
  %m12 = llvm.or %m11, %h11 : i32
  %c12 = llvm.fcmp "une" %x, %y : f64
  %e12 = llvm.zext %c12 : i1 to i32
  %s12 = llvm.mlir.constant(12 : i32) : i32
  %h12 = llvm.shl %e12, %s12 : i32
  %m13 = llvm.or %m12, %h12 : i32
  %c13 = llvm.fcmp "uno" %x, %y : f64
  %e13 = llvm.zext %c13 : i1 to i32
  %s13 = llvm.mlir.constant(13 : i32) : i32
  %h13 = llvm.shl %e13, %s13 : i32
  %m14 = llvm.or %m13, %h13 : i32
  llvm.return %m14 : i32
}
llvm.func @compare_value(%a: f32, %b: f32) -> i32 {
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.fpext %b : f32 to f64
  %m0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.fcmp "oeq" %x, %y : f64
  %e0 = llvm.zext %c0 : i1 to i32
  %s0 = llvm.mlir.constant(0 : i32) : i32
  %h0 = llvm.shl %e0, %s0 : i32
  %m1 = llvm.or %m0, %h0 : i32
  %c1 = llvm.fcmp "ogt" %x, %y : f64
  %e1 = llvm.zext %c1 : i1 to i32
  %s1 = llvm.mlir.constant(1 : i32) : i32
  %h1 = llvm.shl %e1, %s1 : i32
  %m2 = llvm.or %m1, %h1 : i32
  %c2 = llvm.fcmp "oge" %x, %y : f64
  %e2 = llvm.zext %c2 : i1 to i32
  %s2 = llvm.mlir.constant(2 : i32) : i32
  %h2 = llvm.shl %e2, %s2 : i32
  %m3 = llvm.or %m2, %h2 : i32
  %c3 = llvm.fcmp "olt" %x, %y : f64
  %e3 = llvm.zext %c3 : i1 to i32
  %s3 = llvm.mlir.constant(3 : i32) : i32
  %h3 = llvm.shl %e3, %s3 : i32
  %m4 = llvm.or %m3, %h3 : i32
  %c4 = llvm.fcmp "ole" %x, %y : f64
  %e4 = llvm.zext %c4 : i1 to i32
  %s4 = llvm.mlir.constant(4 : i32) : i32
  %h4 = llvm.shl %e4, %s4 : i32
  %m5 = llvm.or %m4, %h4 : i32
  %c5 = llvm.fcmp "one" %x, %y : f64
  %e5 = llvm.zext %c5 : i1 to i32
  %s5 = llvm.mlir.constant(5 : i32) : i32
  %h5 = llvm.shl %e5, %s5 : i32
  %m6 = llvm.or %m5, %h5 : i32
  %c6 = llvm.fcmp "ord" %x, %y : f64
  %e6 = llvm.zext %c6 : i1 to i32
  %s6 = llvm.mlir.constant(6 : i32) : i32
  %h6 = llvm.shl %e6, %s6 : i32
  %m7 = llvm.or %m6, %h6 : i32
  %c7 = llvm.fcmp "ueq" %x, %y : f64
  %e7 = llvm.zext %c7 : i1 to i32
  %s7 = llvm.mlir.constant(7 : i32) : i32
  %h7 = llvm.shl %e7, %s7 : i32
  %m8 = llvm.or %m7, %h7 : i32
  %c8 = llvm.fcmp "ugt" %x, %y : f64
  %e8 = llvm.zext %c8 : i1 to i32
  %s8 = llvm.mlir.constant(8 : i32) : i32
  %h8 = llvm.shl %e8, %s8 : i32
  %m9 = llvm.or %m8, %h8 : i32
  %c9 = llvm.fcmp "uge" %x, %y : f64
  %e9 = llvm.zext %c9 : i1 to i32
  %s9 = llvm.mlir.constant(9 : i32) : i32
  %h9 = llvm.shl %e9, %s9 : i32
  %m10 = llvm.or %m9, %h9 : i32
  %c10 = llvm.fcmp "ult" %x, %y : f64
  %e10 = llvm.zext %c10 : i1 to i32
  %s10 = llvm.mlir.constant(10 : i32) : i32
  %h10 = llvm.shl %e10, %s10 : i32
  %m11 = llvm.or %m10, %h10 : i32
  %c11 = llvm.fcmp "ule" %x, %y : f64
  %e11 = llvm.zext %c11 : i1 to i32
  %s11 = llvm.mlir.constant(11 : i32) : i32
  %h11 = llvm.shl %e11, %s11 : i32
  %m12 = llvm.or %m11, %h11 : i32
  %c12 = llvm.fcmp "une" %x, %y : f64
  %e12 = llvm.zext %c12 : i1 to i32
  %s12 = llvm.mlir.constant(12 : i32) : i32
  %h12 = llvm.shl %e12, %s12 : i32
  %m13 = llvm.or %m12, %h12 : i32
  %c13 = llvm.fcmp "uno" %x, %y : f64
  %e13 = llvm.zext %c13 : i1 to i32
  %s13 = llvm.mlir.constant(13 : i32) : i32
  %h13 = llvm.shl %e13, %s13 : i32
  %m14 = llvm.or %m13, %h13 : i32
  llvm.return %m14 : i32
}
// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// static uint64_t state = 1;
// static uint32_t next(void) { return (uint32_t)((state = state * 6364136223846793005u + 1442695040888963407u) >> 32); }
// static int wrong;
// static float of_bits(uint32_t bits) { float x; memcpy(&x, &bits, sizeof x); return x; }
// static int is_same(float a, float b) { return (a != a && b != b) || !memcmp(&a, &b, sizeof a); }
// static int relations(double x, double y) {
//   int o = !isnan(x) && !isnan(y), u = !o, e = x == y, g = x > y, l = x < y;
//   return e | g << 1 | (g || e) << 2 | l << 3 | (l || e) << 4 | (g || l) << 5 | o << 6 |
//     (u || e) << 7 | (u || g) << 8 | (u || g || e) << 9 | (u || l) << 10 | (u || l || e) << 11 | !e << 12 | u << 13;
// }
// #define RESULT(NAME, WIDE) { float NAME(float, float); \
//   if (!is_same(NAME(a, b), (float)(WIDE))) printf(#NAME " %a %a\n", (double)a, (double)b), wrong++; }
// #define COMPARE(NAME, NUMBER) { int compare_##NAME(float, float); \
//   if (compare_##NAME(a, b) != relations(x, NUMBER)) printf(#NAME " %a %a\n", (double)a, (double)b), wrong++; }
// int main(void) {
//   static const float special[] = {0, -0.0f, 1, -1, 0.5f, 0.1f, INFINITY, -INFINITY, NAN, 3.4028234e38f, -3.4028234e38f,
//     1e-45f, 1e-42f, 1.17549435e-38f, 0.333333343f, 0.3333333f, -1e10f, 2.5f, 3.5f, 8388609.0f};
//   enum { COUNT = sizeof special / sizeof *special };
//   for (int trial = 0; trial < COUNT * COUNT + 3000 && wrong < 20; trial++) {
//     float a = trial < COUNT * COUNT ? special[trial / COUNT] : of_bits(next());
//     float b = trial < COUNT * COUNT ? special[trial % COUNT] : of_bits(next());
//     double x = (double)a, y = (double)b;
//     RESULT(add, x + y)
//     RESULT(add_third, x + 0.75)
//     RESULT(sub, x - y)
//     RESULT(sub_third, x - 0.75)
//     RESULT(mul, x * y)
//     RESULT(mul_third, x * 0.75)
//     RESULT(div, x / y)
//     RESULT(div_third, x / 0.75)
//     RESULT(tenth, x * 0.1)
//     RESULT(root, sqrt(x))
//     RESULT(floor_of, floor(x))
//     RESULT(ceil_of, ceil(x))
//     RESULT(trunc_of, trunc(x))
//     RESULT(rint_of, rint(x))
//     RESULT(round_of, round(x))
//     RESULT(magnitude, fabs(x))
//     RESULT(minus, -x)
//     RESULT(same, x)
//     COMPARE(half, 0.5)
//     COMPARE(tenth, 0.1)
//     COMPARE(negative, -1.0e+10)
//     COMPARE(huge, 1.0e+300)
//     COMPARE(below, -1.0e+300)
//     COMPARE(tiny, 1.0e-300)
//     COMPARE(subnormal, 1.0e-42)
//     COMPARE(third, 0.333333333333333314829616256247390992939472198486328125)
//     COMPARE(value, y)
//   }
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
