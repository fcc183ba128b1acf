
// ---- floats
llvm.func @fadd_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.fadd %a, %b : f32
  llvm.return %r : f32
}
llvm.func @fsub_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.fsub %a, %b : f32
  llvm.return %r : f32
}
llvm.func @fmul_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.fmul %a, %b : f32
  llvm.return %r : f32
}
llvm.func @fdiv_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.fdiv %a, %b : f32
  llvm.return %r : f32
}
llvm.func @frem_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.frem %a, %b : f32
  llvm.return %r : f32
}
llvm.func @fneg_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.fneg %a : f32
  llvm.return %r : f32
}
llvm.func @cmp_false_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "_false" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpoeq_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "oeq" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpogt_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "ogt" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpoge_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "oge" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpolt_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "olt" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpole_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "ole" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpone_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "one" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpord_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "ord" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpueq_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "ueq" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpugt_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "ugt" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpuge_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "uge" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpult_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "ult" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpule_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "ule" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpune_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "une" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmpuno_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "uno" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @cmp_true_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %c = llvm.fcmp "_true" %a, %b : f32
  %r = llvm.select %c, %x, %y : i1, f32
  llvm.return %r : f32
}
llvm.func @fabs_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.fabs(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @ceil_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.ceil(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @floor_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.floor(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @trunc_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.trunc(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @roundeven_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.roundeven(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @round_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.round(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @rint_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.rint(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @nearbyint_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.nearbyint(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @sqrt_f(%a: f32, %b: f32) -> f32 {
  %q = llvm.intr.fabs(%a) : (f32) -> f32
  %r = llvm.intr.sqrt(%q) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @sin_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.sin(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @cos_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.cos(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @exp_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.exp(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @exp2_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.exp2(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @log_f(%a: f32, %b: f32) -> f32 {
  %q = llvm.intr.fabs(%a) : (f32) -> f32
  %r = llvm.intr.log(%q) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @log2_f(%a: f32, %b: f32) -> f32 {
  %q = llvm.intr.fabs(%a) : (f32) -> f32
  %r = llvm.intr.log2(%q) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @log10_f(%a: f32, %b: f32) -> f32 {
  %q = llvm.intr.fabs(%a) : (f32) -> f32
  %r = llvm.intr.log10(%q) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @minnum_f(%a: f32, %b: f32) -> f32 {
  %m = llvm.intr.minnum(%a, %b) : (f32, f32) -> f32
  %z = llvm.mlir.constant(0.0 : f32) : f32
  %r = llvm.fadd %m, %z : f32
  llvm.return %r : f32
}
llvm.func @maxnum_f(%a: f32, %b: f32) -> f32 {
  %m = llvm.intr.maxnum(%a, %b) : (f32, f32) -> f32
  %z = llvm.mlir.constant(0.0 : f32) : f32
  %r = llvm.fadd %m, %z : f32
  llvm.return %r : f32
}
llvm.func @copysign_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.copysign(%a, %b) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @minimum_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.minimum(%a, %b) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @maximum_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.maximum(%a, %b) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @pow_f(%a: f32, %b: f32) -> f32 {
  %q = llvm.intr.fabs(%a) : (f32) -> f32
  %r = llvm.intr.pow(%q, %b) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @fma_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.fma(%a, %b, %a) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @fmuladd_f(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.fmuladd(%a, %b, %a) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @fptosi8_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(64.0 : f32) : f32
  %h = llvm.fneg %l : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %i = llvm.fptosi %c : f32 to i8
  %r = llvm.sitofp %i : i8 to f32
  llvm.return %r : f32
}
llvm.func @fptoui8_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(64.0 : f32) : f32
  %h = llvm.mlir.constant(0.0 : f32) : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %i = llvm.fptoui %c : f32 to i8
  %r = llvm.uitofp %i : i8 to f32
  llvm.return %r : f32
}
llvm.func @fptosi13_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(2048.0 : f32) : f32
  %h = llvm.fneg %l : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %i = llvm.fptosi %c : f32 to i13
  %r = llvm.sitofp %i : i13 to f32
  llvm.return %r : f32
}
llvm.func @fptoui13_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(2048.0 : f32) : f32
  %h = llvm.mlir.constant(0.0 : f32) : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %i = llvm.fptoui %c : f32 to i13
  %r = llvm.uitofp %i : i13 to f32
  llvm.return %r : f32
}
llvm.func @fptosi32_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(4194304.0 : f32) : f32
  %h = llvm.fneg %l : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %i = llvm.fptosi %c : f32 to i32
  %r = llvm.sitofp %i : i32 to f32
  llvm.return %r : f32
}
llvm.func @fptoui32_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(4194304.0 : f32) : f32
  %h = llvm.mlir.constant(0.0 : f32) : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %i = llvm.fptoui %c : f32 to i32
  %r = llvm.uitofp %i : i32 to f32
  llvm.return %r : f32
}
llvm.func @fptosi48_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(4194304.0 : f32) : f32
  %h = llvm.fneg %l : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %i = llvm.fptosi %c : f32 to i48
  %r = llvm.sitofp %i : i48 to f32
  llvm.return %r : f32
}
llvm.func @fptoui48_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(4194304.0 : f32) : f32
  %h = llvm.mlir.constant(0.0 : f32) : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %i = llvm.fptoui %c : f32 to i48
  %r = llvm.uitofp %i : i48 to f32
  llvm.return %r : f32
}
llvm.func @fptosi64_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(4194304.0 : f32) : f32
  %h = llvm.fneg %l : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %i = llvm.fptosi %c : f32 to i64
  %r = llvm.sitofp %i : i64 to f32
  llvm.return %r : f32
}
llvm.func @fptoui64_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(4194304.0 : f32) : f32
  %h = llvm.mlir.constant(0.0 : f32) : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %i = llvm.fptoui %c : f32 to i64
  %r = llvm.uitofp %i : i64 to f32
  llvm.return %r : f32
}
llvm.func @v2fadd_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5]> : vector<2xf32>) : vector<2xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<2xf32>) : vector<2xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<2xf32>
  %v = llvm.fadd %va0, %vb0 : vector<2xf32>
  %m = llvm.shufflevector %v, %s [1, 0, 2] : vector<2xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v2fsub_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5]> : vector<2xf32>) : vector<2xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<2xf32>) : vector<2xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<2xf32>
  %v = llvm.fsub %va0, %vb0 : vector<2xf32>
  %m = llvm.shufflevector %v, %s [1, 0, 2] : vector<2xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v2fmul_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5]> : vector<2xf32>) : vector<2xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<2xf32>) : vector<2xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<2xf32>
  %v = llvm.fmul %va0, %vb0 : vector<2xf32>
  %m = llvm.shufflevector %v, %s [1, 0, 2] : vector<2xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v2fdiv_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5]> : vector<2xf32>) : vector<2xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<2xf32>) : vector<2xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<2xf32>
  %v = llvm.fdiv %va0, %vb0 : vector<2xf32>
  %m = llvm.shufflevector %v, %s [1, 0, 2] : vector<2xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v2dyn_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(1.0 : f32) : f32
  %h = llvm.mlir.constant(0.0 : f32) : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %k = llvm.mlir.constant(dense<[1.5, 2.5]> : vector<2xf32>) : vector<2xf32>
  %ai = llvm.fptosi %c : f32 to i32
  %w = llvm.insertelement %b, %k[%ai : i32] : vector<2xf32>
  %one = llvm.mlir.constant(1 : i32) : i32
  %bi = llvm.sub %one, %ai : i32
  %x = llvm.extractelement %w[%bi : i32] : vector<2xf32>
  %y = llvm.extractelement %w[%ai : i32] : vector<2xf32>
  %r = llvm.fadd %x, %y : f32
  llvm.return %r : f32
}
llvm.func @v2fabs_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<2xf32>) : vector<2xf32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf32>
  %v = llvm.intr.fabs(%va) : (vector<2xf32>) -> vector<2xf32>
  %r = llvm.extractelement %v[%i0 : i32] : vector<2xf32>
  llvm.return %r : f32
}
llvm.func @v2floor_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<2xf32>) : vector<2xf32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf32>
  %v = llvm.intr.floor(%va) : (vector<2xf32>) -> vector<2xf32>
  %r = llvm.extractelement %v[%i0 : i32] : vector<2xf32>
  llvm.return %r : f32
}
llvm.func @v2sin_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<2xf32>) : vector<2xf32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf32>
  %v = llvm.intr.sin(%va) : (vector<2xf32>) -> vector<2xf32>
  %r = llvm.extractelement %v[%i0 : i32] : vector<2xf32>
  llvm.return %r : f32
}
llvm.func @v2cmpsel_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<[0.0, 1.0]> : vector<2xf32>) : vector<2xf32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf32>
  %vb = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xf32>
  %c = llvm.fcmp "ult" %va, %vb : vector<2xf32>
  %v = llvm.select %c, %va, %vb : vector<2xi1>, vector<2xf32>
  %e0 = llvm.extractelement %v[%i0 : i32] : vector<2xf32>
  %z = llvm.mlir.constant(0 : i32) : i32
  %e1 = llvm.extractelement %v[%z : i32] : vector<2xf32>
  %r = llvm.fadd %e0, %e1 : f32
  llvm.return %r : f32
}
llvm.func @v2iadd_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi32>) : vector<2xi32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi32>
  %v0 = llvm.add %va, %u : vector<2xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v2isub_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi32>) : vector<2xi32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi32>
  %v0 = llvm.sub %va, %u : vector<2xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v2imul_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi32>) : vector<2xi32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi32>
  %v0 = llvm.mul %va, %u : vector<2xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v2iand_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi32>) : vector<2xi32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi32>
  %v0 = llvm.and %va, %u : vector<2xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v2ixor_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi32>) : vector<2xi32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi32>
  %v0 = llvm.xor %va, %u : vector<2xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v2ishl_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi32>) : vector<2xi32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi32>
  %v0 = llvm.shl %va, %u : vector<2xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v2ilshr_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi32>) : vector<2xi32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi32>
  %v0 = llvm.lshr %va, %u : vector<2xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v2iashr_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi32>) : vector<2xi32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi32>
  %v0 = llvm.ashr %va, %u : vector<2xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v2iudiv_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi32>) : vector<2xi32>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi32>
  %v0 = llvm.udiv %va, %u : vector<2xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v3fadd_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(2 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5]> : vector<3xf32>) : vector<3xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<3xf32>) : vector<3xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<3xf32>
  %v = llvm.fadd %va0, %vb0 : vector<3xf32>
  %m = llvm.shufflevector %v, %s [2, 0, 3] : vector<3xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v3fsub_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(2 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5]> : vector<3xf32>) : vector<3xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<3xf32>) : vector<3xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<3xf32>
  %v = llvm.fsub %va0, %vb0 : vector<3xf32>
  %m = llvm.shufflevector %v, %s [2, 0, 3] : vector<3xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v3fmul_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(2 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5]> : vector<3xf32>) : vector<3xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<3xf32>) : vector<3xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<3xf32>
  %v = llvm.fmul %va0, %vb0 : vector<3xf32>
  %m = llvm.shufflevector %v, %s [2, 0, 3] : vector<3xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v3fdiv_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(2 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5]> : vector<3xf32>) : vector<3xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<3xf32>) : vector<3xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<3xf32>
  %v = llvm.fdiv %va0, %vb0 : vector<3xf32>
  %m = llvm.shufflevector %v, %s [2, 0, 3] : vector<3xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v3dyn_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(2.0 : f32) : f32
  %h = llvm.mlir.constant(0.0 : f32) : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5]> : vector<3xf32>) : vector<3xf32>
  %ai = llvm.fptosi %c : f32 to i32
  %w = llvm.insertelement %b, %k[%ai : i32] : vector<3xf32>
  %one = llvm.mlir.constant(2 : i32) : i32
  %bi = llvm.sub %one, %ai : i32
  %x = llvm.extractelement %w[%bi : i32] : vector<3xf32>
  %y = llvm.extractelement %w[%ai : i32] : vector<3xf32>
  %r = llvm.fadd %x, %y : f32
  llvm.return %r : f32
}
llvm.func @v3fabs_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<3xf32>) : vector<3xf32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf32>
  %v = llvm.intr.fabs(%va) : (vector<3xf32>) -> vector<3xf32>
  %r = llvm.extractelement %v[%i0 : i32] : vector<3xf32>
  llvm.return %r : f32
}
llvm.func @v3floor_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<3xf32>) : vector<3xf32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf32>
  %v = llvm.intr.floor(%va) : (vector<3xf32>) -> vector<3xf32>
  %r = llvm.extractelement %v[%i0 : i32] : vector<3xf32>
  llvm.return %r : f32
}
llvm.func @v3sin_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<3xf32>) : vector<3xf32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf32>
  %v = llvm.intr.sin(%va) : (vector<3xf32>) -> vector<3xf32>
  %r = llvm.extractelement %v[%i0 : i32] : vector<3xf32>
  llvm.return %r : f32
}
llvm.func @v3cmpsel_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<[0.0, 1.0, 2.0]> : vector<3xf32>) : vector<3xf32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf32>
  %vb = llvm.mlir.constant(dense<1.0> : vector<3xf32>) : vector<3xf32>
  %c = llvm.fcmp "ult" %va, %vb : vector<3xf32>
  %v = llvm.select %c, %va, %vb : vector<3xi1>, vector<3xf32>
  %e0 = llvm.extractelement %v[%i0 : i32] : vector<3xf32>
  %z = llvm.mlir.constant(0 : i32) : i32
  %e1 = llvm.extractelement %v[%z : i32] : vector<3xf32>
  %r = llvm.fadd %e0, %e1 : f32
  llvm.return %r : f32
}
llvm.func @v3iadd_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi32>) : vector<3xi32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi32>
  %v0 = llvm.add %va, %u : vector<3xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v3isub_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi32>) : vector<3xi32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi32>
  %v0 = llvm.sub %va, %u : vector<3xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v3imul_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi32>) : vector<3xi32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi32>
  %v0 = llvm.mul %va, %u : vector<3xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v3iand_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi32>) : vector<3xi32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi32>
  %v0 = llvm.and %va, %u : vector<3xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v3ixor_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi32>) : vector<3xi32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi32>
  %v0 = llvm.xor %va, %u : vector<3xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v3ishl_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi32>) : vector<3xi32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi32>
  %v0 = llvm.shl %va, %u : vector<3xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v3ilshr_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi32>) : vector<3xi32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi32>
  %v0 = llvm.lshr %va, %u : vector<3xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v3iashr_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi32>) : vector<3xi32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi32>
  %v0 = llvm.ashr %va, %u : vector<3xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v3iudiv_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi32>) : vector<3xi32>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi32>
  %v0 = llvm.udiv %va, %u : vector<3xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v4fadd_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(3 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5]> : vector<4xf32>) : vector<4xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<4xf32>) : vector<4xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<4xf32>
  %v = llvm.fadd %va0, %vb0 : vector<4xf32>
  %m = llvm.shufflevector %v, %s [3, 0, 4] : vector<4xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v4fsub_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(3 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5]> : vector<4xf32>) : vector<4xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<4xf32>) : vector<4xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<4xf32>
  %v = llvm.fsub %va0, %vb0 : vector<4xf32>
  %m = llvm.shufflevector %v, %s [3, 0, 4] : vector<4xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v4fmul_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(3 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5]> : vector<4xf32>) : vector<4xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<4xf32>) : vector<4xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<4xf32>
  %v = llvm.fmul %va0, %vb0 : vector<4xf32>
  %m = llvm.shufflevector %v, %s [3, 0, 4] : vector<4xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v4fdiv_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(3 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5]> : vector<4xf32>) : vector<4xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<4xf32>) : vector<4xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<4xf32>
  %v = llvm.fdiv %va0, %vb0 : vector<4xf32>
  %m = llvm.shufflevector %v, %s [3, 0, 4] : vector<4xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v4frem_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(3 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5]> : vector<4xf32>) : vector<4xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<4xf32>) : vector<4xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<4xf32>
  %v = llvm.frem %va0, %vb0 : vector<4xf32>
  %m = llvm.shufflevector %v, %s [3, 0, 4] : vector<4xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v4dyn_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(3.0 : f32) : f32
  %h = llvm.mlir.constant(0.0 : f32) : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5]> : vector<4xf32>) : vector<4xf32>
  %ai = llvm.fptosi %c : f32 to i32
  %w = llvm.insertelement %b, %k[%ai : i32] : vector<4xf32>
  %one = llvm.mlir.constant(3 : i32) : i32
  %bi = llvm.sub %one, %ai : i32
  %x = llvm.extractelement %w[%bi : i32] : vector<4xf32>
  %y = llvm.extractelement %w[%ai : i32] : vector<4xf32>
  %r = llvm.fadd %x, %y : f32
  llvm.return %r : f32
}
llvm.func @v4fabs_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<4xf32>) : vector<4xf32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf32>
  %v = llvm.intr.fabs(%va) : (vector<4xf32>) -> vector<4xf32>
  %r = llvm.extractelement %v[%i0 : i32] : vector<4xf32>
  llvm.return %r : f32
}
llvm.func @v4floor_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<4xf32>) : vector<4xf32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf32>
  %v = llvm.intr.floor(%va) : (vector<4xf32>) -> vector<4xf32>
  %r = llvm.extractelement %v[%i0 : i32] : vector<4xf32>
  llvm.return %r : f32
}
llvm.func @v4sin_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<4xf32>) : vector<4xf32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf32>
  %v = llvm.intr.sin(%va) : (vector<4xf32>) -> vector<4xf32>
  %r = llvm.extractelement %v[%i0 : i32] : vector<4xf32>
  llvm.return %r : f32
}
llvm.func @v4cmpsel_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<[0.0, 1.0, 2.0, 3.0]> : vector<4xf32>) : vector<4xf32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf32>
  %vb = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %c = llvm.fcmp "ult" %va, %vb : vector<4xf32>
  %v = llvm.select %c, %va, %vb : vector<4xi1>, vector<4xf32>
  %e0 = llvm.extractelement %v[%i0 : i32] : vector<4xf32>
  %z = llvm.mlir.constant(0 : i32) : i32
  %e1 = llvm.extractelement %v[%z : i32] : vector<4xf32>
  %r = llvm.fadd %e0, %e1 : f32
  llvm.return %r : f32
}
llvm.func @v4iadd_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi32>) : vector<4xi32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi32>
  %v0 = llvm.add %va, %u : vector<4xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v4isub_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi32>) : vector<4xi32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi32>
  %v0 = llvm.sub %va, %u : vector<4xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v4imul_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi32>) : vector<4xi32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi32>
  %v0 = llvm.mul %va, %u : vector<4xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v4iand_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi32>) : vector<4xi32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi32>
  %v0 = llvm.and %va, %u : vector<4xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v4ixor_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi32>) : vector<4xi32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi32>
  %v0 = llvm.xor %va, %u : vector<4xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v4ishl_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi32>) : vector<4xi32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi32>
  %v0 = llvm.shl %va, %u : vector<4xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v4ilshr_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi32>) : vector<4xi32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi32>
  %v0 = llvm.lshr %va, %u : vector<4xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v4iashr_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi32>) : vector<4xi32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi32>
  %v0 = llvm.ashr %va, %u : vector<4xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v4iudiv_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi32>) : vector<4xi32>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi32>
  %v0 = llvm.udiv %va, %u : vector<4xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v8fadd_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(7 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]> : vector<8xf32>) : vector<8xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<8xf32>) : vector<8xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<8xf32>
  %v = llvm.fadd %va0, %vb0 : vector<8xf32>
  %m = llvm.shufflevector %v, %s [7, 0, 8] : vector<8xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v8fsub_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(7 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]> : vector<8xf32>) : vector<8xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<8xf32>) : vector<8xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<8xf32>
  %v = llvm.fsub %va0, %vb0 : vector<8xf32>
  %m = llvm.shufflevector %v, %s [7, 0, 8] : vector<8xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v8fmul_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(7 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]> : vector<8xf32>) : vector<8xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<8xf32>) : vector<8xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<8xf32>
  %v = llvm.fmul %va0, %vb0 : vector<8xf32>
  %m = llvm.shufflevector %v, %s [7, 0, 8] : vector<8xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v8fdiv_f(%a: f32, %b: f32) -> f32 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(7 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]> : vector<8xf32>) : vector<8xf32>
  %s = llvm.mlir.constant(dense<2.0> : vector<8xf32>) : vector<8xf32>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf32>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<8xf32>
  %v = llvm.fdiv %va0, %vb0 : vector<8xf32>
  %m = llvm.shufflevector %v, %s [7, 0, 8] : vector<8xf32>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf32>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf32>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf32>
  %r0 = llvm.fadd %e0, %e1 : f32
  %r = llvm.fadd %r0, %e2 : f32
  llvm.return %r : f32
}
llvm.func @v8dyn_f(%a: f32, %b: f32) -> f32 {
  %l = llvm.mlir.constant(7.0 : f32) : f32
  %h = llvm.mlir.constant(0.0 : f32) : f32
  %c0 = llvm.intr.minnum(%a, %l) : (f32, f32) -> f32
  %c = llvm.intr.maxnum(%c0, %h) : (f32, f32) -> f32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]> : vector<8xf32>) : vector<8xf32>
  %ai = llvm.fptosi %c : f32 to i32
  %w = llvm.insertelement %b, %k[%ai : i32] : vector<8xf32>
  %one = llvm.mlir.constant(7 : i32) : i32
  %bi = llvm.sub %one, %ai : i32
  %x = llvm.extractelement %w[%bi : i32] : vector<8xf32>
  %y = llvm.extractelement %w[%ai : i32] : vector<8xf32>
  %r = llvm.fadd %x, %y : f32
  llvm.return %r : f32
}
llvm.func @v8fabs_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<8xf32>) : vector<8xf32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf32>
  %v = llvm.intr.fabs(%va) : (vector<8xf32>) -> vector<8xf32>
  %r = llvm.extractelement %v[%i0 : i32] : vector<8xf32>
  llvm.return %r : f32
}
llvm.func @v8floor_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<8xf32>) : vector<8xf32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf32>
  %v = llvm.intr.floor(%va) : (vector<8xf32>) -> vector<8xf32>
  %r = llvm.extractelement %v[%i0 : i32] : vector<8xf32>
  llvm.return %r : f32
}
llvm.func @v8sin_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<8xf32>) : vector<8xf32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf32>
  %v = llvm.intr.sin(%va) : (vector<8xf32>) -> vector<8xf32>
  %r = llvm.extractelement %v[%i0 : i32] : vector<8xf32>
  llvm.return %r : f32
}
llvm.func @v8cmpsel_f(%a: f32, %b: f32) -> f32 {
  %k = llvm.mlir.constant(dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : vector<8xf32>) : vector<8xf32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf32>
  %vb = llvm.mlir.constant(dense<1.0> : vector<8xf32>) : vector<8xf32>
  %c = llvm.fcmp "ult" %va, %vb : vector<8xf32>
  %v = llvm.select %c, %va, %vb : vector<8xi1>, vector<8xf32>
  %e0 = llvm.extractelement %v[%i0 : i32] : vector<8xf32>
  %z = llvm.mlir.constant(0 : i32) : i32
  %e1 = llvm.extractelement %v[%z : i32] : vector<8xf32>
  %r = llvm.fadd %e0, %e1 : f32
  llvm.return %r : f32
}
llvm.func @v8iadd_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi32>) : vector<8xi32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi32>
  %v0 = llvm.add %va, %u : vector<8xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v8isub_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi32>) : vector<8xi32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi32>
  %v0 = llvm.sub %va, %u : vector<8xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v8imul_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi32>) : vector<8xi32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi32>
  %v0 = llvm.mul %va, %u : vector<8xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v8iand_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi32>) : vector<8xi32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi32>
  %v0 = llvm.and %va, %u : vector<8xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v8ixor_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi32>) : vector<8xi32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi32>
  %v0 = llvm.xor %va, %u : vector<8xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v8ishl_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi32>) : vector<8xi32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi32>
  %v0 = llvm.shl %va, %u : vector<8xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v8ilshr_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi32>) : vector<8xi32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi32>
  %v0 = llvm.lshr %va, %u : vector<8xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v8iashr_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi32>) : vector<8xi32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi32>
  %v0 = llvm.ashr %va, %u : vector<8xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @v8iudiv_f(%a: f32, %b: f32) -> f32 {
  %x = llvm.bitcast %a : f32 to i32
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi32>) : vector<8xi32>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi32>
  %v0 = llvm.udiv %va, %u : vector<8xi32>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi32> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi32>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi32>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi32>
  %tr = llvm.trunc %e : i32 to i16
  %r = llvm.sitofp %tr : i16 to f32
  llvm.return %r : f32
}
llvm.func @fadd_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.fadd %a, %b : f64
  llvm.return %r : f64
}
llvm.func @fsub_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.fsub %a, %b : f64
  llvm.return %r : f64
}
llvm.func @fmul_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.fmul %a, %b : f64
  llvm.return %r : f64
}
llvm.func @fdiv_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.fdiv %a, %b : f64
  llvm.return %r : f64
}
llvm.func @frem_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.frem %a, %b : f64
  llvm.return %r : f64
}
llvm.func @fneg_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.fneg %a : f64
  llvm.return %r : f64
}
llvm.func @cmp_false_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "_false" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpoeq_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "oeq" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpogt_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "ogt" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpoge_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "oge" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpolt_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "olt" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpole_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "ole" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpone_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "one" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpord_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "ord" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpueq_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "ueq" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpugt_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "ugt" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpuge_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "uge" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpult_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "ult" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpule_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "ule" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpune_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "une" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmpuno_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "uno" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @cmp_true_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-2.5 : f64) : f64
  %c = llvm.fcmp "_true" %a, %b : f64
  %r = llvm.select %c, %x, %y : i1, f64
  llvm.return %r : f64
}
llvm.func @fabs_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.fabs(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @ceil_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.ceil(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @floor_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.floor(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @trunc_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.trunc(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @roundeven_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.roundeven(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @round_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.round(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @rint_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.rint(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @nearbyint_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.nearbyint(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @sqrt_d(%a: f64, %b: f64) -> f64 {
  %q = llvm.intr.fabs(%a) : (f64) -> f64
  %r = llvm.intr.sqrt(%q) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @sin_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.sin(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @cos_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.cos(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @exp_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.exp(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @exp2_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.exp2(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @log_d(%a: f64, %b: f64) -> f64 {
  %q = llvm.intr.fabs(%a) : (f64) -> f64
  %r = llvm.intr.log(%q) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @log2_d(%a: f64, %b: f64) -> f64 {
  %q = llvm.intr.fabs(%a) : (f64) -> f64
  %r = llvm.intr.log2(%q) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @log10_d(%a: f64, %b: f64) -> f64 {
  %q = llvm.intr.fabs(%a) : (f64) -> f64
  %r = llvm.intr.log10(%q) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @minnum_d(%a: f64, %b: f64) -> f64 {
  %m = llvm.intr.minnum(%a, %b) : (f64, f64) -> f64
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %r = llvm.fadd %m, %z : f64
  llvm.return %r : f64
}
llvm.func @maxnum_d(%a: f64, %b: f64) -> f64 {
  %m = llvm.intr.maxnum(%a, %b) : (f64, f64) -> f64
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %r = llvm.fadd %m, %z : f64
  llvm.return %r : f64
}
llvm.func @copysign_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.copysign(%a, %b) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @minimum_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.minimum(%a, %b) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @maximum_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.maximum(%a, %b) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @pow_d(%a: f64, %b: f64) -> f64 {
  %q = llvm.intr.fabs(%a) : (f64) -> f64
  %r = llvm.intr.pow(%q, %b) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @fma_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.fma(%a, %b, %a) : (f64, f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @fmuladd_d(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.fmuladd(%a, %b, %a) : (f64, f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @fptosi8_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(64.0 : f64) : f64
  %h = llvm.fneg %l : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %i = llvm.fptosi %c : f64 to i8
  %r = llvm.sitofp %i : i8 to f64
  llvm.return %r : f64
}
llvm.func @fptoui8_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(64.0 : f64) : f64
  %h = llvm.mlir.constant(0.0 : f64) : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %i = llvm.fptoui %c : f64 to i8
  %r = llvm.uitofp %i : i8 to f64
  llvm.return %r : f64
}
llvm.func @fptosi13_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(2048.0 : f64) : f64
  %h = llvm.fneg %l : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %i = llvm.fptosi %c : f64 to i13
  %r = llvm.sitofp %i : i13 to f64
  llvm.return %r : f64
}
llvm.func @fptoui13_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(2048.0 : f64) : f64
  %h = llvm.mlir.constant(0.0 : f64) : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %i = llvm.fptoui %c : f64 to i13
  %r = llvm.uitofp %i : i13 to f64
  llvm.return %r : f64
}
llvm.func @fptosi32_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(4194304.0 : f64) : f64
  %h = llvm.fneg %l : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %i = llvm.fptosi %c : f64 to i32
  %r = llvm.sitofp %i : i32 to f64
  llvm.return %r : f64
}
llvm.func @fptoui32_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(4194304.0 : f64) : f64
  %h = llvm.mlir.constant(0.0 : f64) : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %i = llvm.fptoui %c : f64 to i32
  %r = llvm.uitofp %i : i32 to f64
  llvm.return %r : f64
}
llvm.func @fptosi48_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(4194304.0 : f64) : f64
  %h = llvm.fneg %l : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %i = llvm.fptosi %c : f64 to i48
  %r = llvm.sitofp %i : i48 to f64
  llvm.return %r : f64
}
llvm.func @fptoui48_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(4194304.0 : f64) : f64
  %h = llvm.mlir.constant(0.0 : f64) : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %i = llvm.fptoui %c : f64 to i48
  %r = llvm.uitofp %i : i48 to f64
  llvm.return %r : f64
}
llvm.func @fptosi64_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(4194304.0 : f64) : f64
  %h = llvm.fneg %l : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %i = llvm.fptosi %c : f64 to i64
  %r = llvm.sitofp %i : i64 to f64
  llvm.return %r : f64
}
llvm.func @fptoui64_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(4194304.0 : f64) : f64
  %h = llvm.mlir.constant(0.0 : f64) : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %i = llvm.fptoui %c : f64 to i64
  %r = llvm.uitofp %i : i64 to f64
  llvm.return %r : f64
}
llvm.func @v2fadd_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5]> : vector<2xf64>) : vector<2xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<2xf64>) : vector<2xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<2xf64>
  %v = llvm.fadd %va0, %vb0 : vector<2xf64>
  %m = llvm.shufflevector %v, %s [1, 0, 2] : vector<2xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v2fsub_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5]> : vector<2xf64>) : vector<2xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<2xf64>) : vector<2xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<2xf64>
  %v = llvm.fsub %va0, %vb0 : vector<2xf64>
  %m = llvm.shufflevector %v, %s [1, 0, 2] : vector<2xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v2fmul_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5]> : vector<2xf64>) : vector<2xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<2xf64>) : vector<2xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<2xf64>
  %v = llvm.fmul %va0, %vb0 : vector<2xf64>
  %m = llvm.shufflevector %v, %s [1, 0, 2] : vector<2xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v2fdiv_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5]> : vector<2xf64>) : vector<2xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<2xf64>) : vector<2xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<2xf64>
  %v = llvm.fdiv %va0, %vb0 : vector<2xf64>
  %m = llvm.shufflevector %v, %s [1, 0, 2] : vector<2xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v2dyn_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(1.0 : f64) : f64
  %h = llvm.mlir.constant(0.0 : f64) : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %k = llvm.mlir.constant(dense<[1.5, 2.5]> : vector<2xf64>) : vector<2xf64>
  %ai = llvm.fptosi %c : f64 to i32
  %w = llvm.insertelement %b, %k[%ai : i32] : vector<2xf64>
  %one = llvm.mlir.constant(1 : i32) : i32
  %bi = llvm.sub %one, %ai : i32
  %x = llvm.extractelement %w[%bi : i32] : vector<2xf64>
  %y = llvm.extractelement %w[%ai : i32] : vector<2xf64>
  %r = llvm.fadd %x, %y : f64
  llvm.return %r : f64
}
llvm.func @v2fabs_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<2xf64>) : vector<2xf64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf64>
  %v = llvm.intr.fabs(%va) : (vector<2xf64>) -> vector<2xf64>
  %r = llvm.extractelement %v[%i0 : i32] : vector<2xf64>
  llvm.return %r : f64
}
llvm.func @v2floor_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<2xf64>) : vector<2xf64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf64>
  %v = llvm.intr.floor(%va) : (vector<2xf64>) -> vector<2xf64>
  %r = llvm.extractelement %v[%i0 : i32] : vector<2xf64>
  llvm.return %r : f64
}
llvm.func @v2sin_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<2xf64>) : vector<2xf64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf64>
  %v = llvm.intr.sin(%va) : (vector<2xf64>) -> vector<2xf64>
  %r = llvm.extractelement %v[%i0 : i32] : vector<2xf64>
  llvm.return %r : f64
}
llvm.func @v2cmpsel_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<[0.0, 1.0]> : vector<2xf64>) : vector<2xf64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<2xf64>
  %vb = llvm.mlir.constant(dense<1.0> : vector<2xf64>) : vector<2xf64>
  %c = llvm.fcmp "ult" %va, %vb : vector<2xf64>
  %v = llvm.select %c, %va, %vb : vector<2xi1>, vector<2xf64>
  %e0 = llvm.extractelement %v[%i0 : i32] : vector<2xf64>
  %z = llvm.mlir.constant(0 : i32) : i32
  %e1 = llvm.extractelement %v[%z : i32] : vector<2xf64>
  %r = llvm.fadd %e0, %e1 : f64
  llvm.return %r : f64
}
llvm.func @v2iadd_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi64>) : vector<2xi64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi64>
  %v0 = llvm.add %va, %u : vector<2xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v2isub_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi64>) : vector<2xi64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi64>
  %v0 = llvm.sub %va, %u : vector<2xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v2imul_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi64>) : vector<2xi64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi64>
  %v0 = llvm.mul %va, %u : vector<2xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v2iand_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi64>) : vector<2xi64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi64>
  %v0 = llvm.and %va, %u : vector<2xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v2ixor_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi64>) : vector<2xi64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi64>
  %v0 = llvm.xor %va, %u : vector<2xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v2ishl_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi64>) : vector<2xi64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi64>
  %v0 = llvm.shl %va, %u : vector<2xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v2ilshr_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi64>) : vector<2xi64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi64>
  %v0 = llvm.lshr %va, %u : vector<2xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v2iashr_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi64>) : vector<2xi64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi64>
  %v0 = llvm.ashr %va, %u : vector<2xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v2iudiv_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10]> : vector<2xi64>) : vector<2xi64>
  %i0 = llvm.mlir.constant(1 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<2xi64>
  %v0 = llvm.udiv %va, %u : vector<2xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<2xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<2xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<2xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<2xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v3fadd_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(2 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5]> : vector<3xf64>) : vector<3xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<3xf64>) : vector<3xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<3xf64>
  %v = llvm.fadd %va0, %vb0 : vector<3xf64>
  %m = llvm.shufflevector %v, %s [2, 0, 3] : vector<3xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v3fsub_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(2 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5]> : vector<3xf64>) : vector<3xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<3xf64>) : vector<3xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<3xf64>
  %v = llvm.fsub %va0, %vb0 : vector<3xf64>
  %m = llvm.shufflevector %v, %s [2, 0, 3] : vector<3xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v3fmul_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(2 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5]> : vector<3xf64>) : vector<3xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<3xf64>) : vector<3xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<3xf64>
  %v = llvm.fmul %va0, %vb0 : vector<3xf64>
  %m = llvm.shufflevector %v, %s [2, 0, 3] : vector<3xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v3fdiv_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(2 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5]> : vector<3xf64>) : vector<3xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<3xf64>) : vector<3xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<3xf64>
  %v = llvm.fdiv %va0, %vb0 : vector<3xf64>
  %m = llvm.shufflevector %v, %s [2, 0, 3] : vector<3xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v3dyn_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(2.0 : f64) : f64
  %h = llvm.mlir.constant(0.0 : f64) : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5]> : vector<3xf64>) : vector<3xf64>
  %ai = llvm.fptosi %c : f64 to i32
  %w = llvm.insertelement %b, %k[%ai : i32] : vector<3xf64>
  %one = llvm.mlir.constant(2 : i32) : i32
  %bi = llvm.sub %one, %ai : i32
  %x = llvm.extractelement %w[%bi : i32] : vector<3xf64>
  %y = llvm.extractelement %w[%ai : i32] : vector<3xf64>
  %r = llvm.fadd %x, %y : f64
  llvm.return %r : f64
}
llvm.func @v3fabs_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<3xf64>) : vector<3xf64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf64>
  %v = llvm.intr.fabs(%va) : (vector<3xf64>) -> vector<3xf64>
  %r = llvm.extractelement %v[%i0 : i32] : vector<3xf64>
  llvm.return %r : f64
}
llvm.func @v3floor_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<3xf64>) : vector<3xf64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf64>
  %v = llvm.intr.floor(%va) : (vector<3xf64>) -> vector<3xf64>
  %r = llvm.extractelement %v[%i0 : i32] : vector<3xf64>
  llvm.return %r : f64
}
llvm.func @v3sin_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<3xf64>) : vector<3xf64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf64>
  %v = llvm.intr.sin(%va) : (vector<3xf64>) -> vector<3xf64>
  %r = llvm.extractelement %v[%i0 : i32] : vector<3xf64>
  llvm.return %r : f64
}
llvm.func @v3cmpsel_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<[0.0, 1.0, 2.0]> : vector<3xf64>) : vector<3xf64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<3xf64>
  %vb = llvm.mlir.constant(dense<1.0> : vector<3xf64>) : vector<3xf64>
  %c = llvm.fcmp "ult" %va, %vb : vector<3xf64>
  %v = llvm.select %c, %va, %vb : vector<3xi1>, vector<3xf64>
  %e0 = llvm.extractelement %v[%i0 : i32] : vector<3xf64>
  %z = llvm.mlir.constant(0 : i32) : i32
  %e1 = llvm.extractelement %v[%z : i32] : vector<3xf64>
  %r = llvm.fadd %e0, %e1 : f64
  llvm.return %r : f64
}
llvm.func @v3iadd_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi64>) : vector<3xi64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi64>
  %v0 = llvm.add %va, %u : vector<3xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi64>, vector<3xi64>) -> vector<3xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v3isub_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi64>) : vector<3xi64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi64>
  %v0 = llvm.sub %va, %u : vector<3xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi64>, vector<3xi64>) -> vector<3xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v3imul_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi64>) : vector<3xi64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi64>
  %v0 = llvm.mul %va, %u : vector<3xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi64>, vector<3xi64>) -> vector<3xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v3iand_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi64>) : vector<3xi64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi64>
  %v0 = llvm.and %va, %u : vector<3xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi64>, vector<3xi64>) -> vector<3xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v3ixor_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi64>) : vector<3xi64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi64>
  %v0 = llvm.xor %va, %u : vector<3xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi64>, vector<3xi64>) -> vector<3xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v3ishl_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi64>) : vector<3xi64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi64>
  %v0 = llvm.shl %va, %u : vector<3xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi64>, vector<3xi64>) -> vector<3xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v3ilshr_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi64>) : vector<3xi64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi64>
  %v0 = llvm.lshr %va, %u : vector<3xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi64>, vector<3xi64>) -> vector<3xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v3iashr_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi64>) : vector<3xi64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi64>
  %v0 = llvm.ashr %va, %u : vector<3xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi64>, vector<3xi64>) -> vector<3xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v3iudiv_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17]> : vector<3xi64>) : vector<3xi64>
  %i0 = llvm.mlir.constant(2 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<3xi64>
  %v0 = llvm.udiv %va, %u : vector<3xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<3xi64>, vector<3xi64>) -> vector<3xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<3xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<3xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<3xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<3xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v4fadd_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(3 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5]> : vector<4xf64>) : vector<4xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<4xf64>) : vector<4xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<4xf64>
  %v = llvm.fadd %va0, %vb0 : vector<4xf64>
  %m = llvm.shufflevector %v, %s [3, 0, 4] : vector<4xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v4fsub_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(3 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5]> : vector<4xf64>) : vector<4xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<4xf64>) : vector<4xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<4xf64>
  %v = llvm.fsub %va0, %vb0 : vector<4xf64>
  %m = llvm.shufflevector %v, %s [3, 0, 4] : vector<4xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v4fmul_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(3 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5]> : vector<4xf64>) : vector<4xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<4xf64>) : vector<4xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<4xf64>
  %v = llvm.fmul %va0, %vb0 : vector<4xf64>
  %m = llvm.shufflevector %v, %s [3, 0, 4] : vector<4xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v4fdiv_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(3 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5]> : vector<4xf64>) : vector<4xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<4xf64>) : vector<4xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<4xf64>
  %v = llvm.fdiv %va0, %vb0 : vector<4xf64>
  %m = llvm.shufflevector %v, %s [3, 0, 4] : vector<4xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v4frem_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(3 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5]> : vector<4xf64>) : vector<4xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<4xf64>) : vector<4xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<4xf64>
  %v = llvm.frem %va0, %vb0 : vector<4xf64>
  %m = llvm.shufflevector %v, %s [3, 0, 4] : vector<4xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v4dyn_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(3.0 : f64) : f64
  %h = llvm.mlir.constant(0.0 : f64) : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5]> : vector<4xf64>) : vector<4xf64>
  %ai = llvm.fptosi %c : f64 to i32
  %w = llvm.insertelement %b, %k[%ai : i32] : vector<4xf64>
  %one = llvm.mlir.constant(3 : i32) : i32
  %bi = llvm.sub %one, %ai : i32
  %x = llvm.extractelement %w[%bi : i32] : vector<4xf64>
  %y = llvm.extractelement %w[%ai : i32] : vector<4xf64>
  %r = llvm.fadd %x, %y : f64
  llvm.return %r : f64
}
llvm.func @v4fabs_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<4xf64>) : vector<4xf64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf64>
  %v = llvm.intr.fabs(%va) : (vector<4xf64>) -> vector<4xf64>
  %r = llvm.extractelement %v[%i0 : i32] : vector<4xf64>
  llvm.return %r : f64
}
llvm.func @v4floor_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<4xf64>) : vector<4xf64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf64>
  %v = llvm.intr.floor(%va) : (vector<4xf64>) -> vector<4xf64>
  %r = llvm.extractelement %v[%i0 : i32] : vector<4xf64>
  llvm.return %r : f64
}
llvm.func @v4sin_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<4xf64>) : vector<4xf64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf64>
  %v = llvm.intr.sin(%va) : (vector<4xf64>) -> vector<4xf64>
  %r = llvm.extractelement %v[%i0 : i32] : vector<4xf64>
  llvm.return %r : f64
}
llvm.func @v4cmpsel_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<[0.0, 1.0, 2.0, 3.0]> : vector<4xf64>) : vector<4xf64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<4xf64>
  %vb = llvm.mlir.constant(dense<1.0> : vector<4xf64>) : vector<4xf64>
  %c = llvm.fcmp "ult" %va, %vb : vector<4xf64>
  %v = llvm.select %c, %va, %vb : vector<4xi1>, vector<4xf64>
  %e0 = llvm.extractelement %v[%i0 : i32] : vector<4xf64>
  %z = llvm.mlir.constant(0 : i32) : i32
  %e1 = llvm.extractelement %v[%z : i32] : vector<4xf64>
  %r = llvm.fadd %e0, %e1 : f64
  llvm.return %r : f64
}
llvm.func @v4iadd_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi64>) : vector<4xi64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi64>
  %v0 = llvm.add %va, %u : vector<4xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v4isub_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi64>) : vector<4xi64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi64>
  %v0 = llvm.sub %va, %u : vector<4xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v4imul_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi64>) : vector<4xi64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi64>
  %v0 = llvm.mul %va, %u : vector<4xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v4iand_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi64>) : vector<4xi64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi64>
  %v0 = llvm.and %va, %u : vector<4xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v4ixor_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi64>) : vector<4xi64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi64>
  %v0 = llvm.xor %va, %u : vector<4xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v4ishl_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi64>) : vector<4xi64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi64>
  %v0 = llvm.shl %va, %u : vector<4xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v4ilshr_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi64>) : vector<4xi64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi64>
  %v0 = llvm.lshr %va, %u : vector<4xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v4iashr_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi64>) : vector<4xi64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi64>
  %v0 = llvm.ashr %va, %u : vector<4xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v4iudiv_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24]> : vector<4xi64>) : vector<4xi64>
  %i0 = llvm.mlir.constant(3 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<4xi64>
  %v0 = llvm.udiv %va, %u : vector<4xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<4xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<4xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<4xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<4xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v8fadd_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(7 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]> : vector<8xf64>) : vector<8xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<8xf64>) : vector<8xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<8xf64>
  %v = llvm.fadd %va0, %vb0 : vector<8xf64>
  %m = llvm.shufflevector %v, %s [7, 0, 8] : vector<8xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v8fsub_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(7 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]> : vector<8xf64>) : vector<8xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<8xf64>) : vector<8xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<8xf64>
  %v = llvm.fsub %va0, %vb0 : vector<8xf64>
  %m = llvm.shufflevector %v, %s [7, 0, 8] : vector<8xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v8fmul_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(7 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]> : vector<8xf64>) : vector<8xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<8xf64>) : vector<8xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<8xf64>
  %v = llvm.fmul %va0, %vb0 : vector<8xf64>
  %m = llvm.shufflevector %v, %s [7, 0, 8] : vector<8xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v8fdiv_d(%a: f64, %b: f64) -> f64 {
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %iN = llvm.mlir.constant(7 : i32) : i32
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]> : vector<8xf64>) : vector<8xf64>
  %s = llvm.mlir.constant(dense<2.0> : vector<8xf64>) : vector<8xf64>
  %va0 = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf64>
  %vb0 = llvm.insertelement %b, %s[%iN : i32] : vector<8xf64>
  %v = llvm.fdiv %va0, %vb0 : vector<8xf64>
  %m = llvm.shufflevector %v, %s [7, 0, 8] : vector<8xf64>
  %j2 = llvm.mlir.constant(2 : i64) : i64
  %j1 = llvm.mlir.constant(1 : i64) : i64
  %j0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %m[%j0 : i64] : vector<3xf64>
  %e1 = llvm.extractelement %m[%j1 : i64] : vector<3xf64>
  %e2 = llvm.extractelement %m[%j2 : i64] : vector<3xf64>
  %r0 = llvm.fadd %e0, %e1 : f64
  %r = llvm.fadd %r0, %e2 : f64
  llvm.return %r : f64
}
llvm.func @v8dyn_d(%a: f64, %b: f64) -> f64 {
  %l = llvm.mlir.constant(7.0 : f64) : f64
  %h = llvm.mlir.constant(0.0 : f64) : f64
  %c0 = llvm.intr.minnum(%a, %l) : (f64, f64) -> f64
  %c = llvm.intr.maxnum(%c0, %h) : (f64, f64) -> f64
  %k = llvm.mlir.constant(dense<[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]> : vector<8xf64>) : vector<8xf64>
  %ai = llvm.fptosi %c : f64 to i32
  %w = llvm.insertelement %b, %k[%ai : i32] : vector<8xf64>
  %one = llvm.mlir.constant(7 : i32) : i32
  %bi = llvm.sub %one, %ai : i32
  %x = llvm.extractelement %w[%bi : i32] : vector<8xf64>
  %y = llvm.extractelement %w[%ai : i32] : vector<8xf64>
  %r = llvm.fadd %x, %y : f64
  llvm.return %r : f64
}
llvm.func @v8fabs_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<8xf64>) : vector<8xf64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf64>
  %v = llvm.intr.fabs(%va) : (vector<8xf64>) -> vector<8xf64>
  %r = llvm.extractelement %v[%i0 : i32] : vector<8xf64>
  llvm.return %r : f64
}
llvm.func @v8floor_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<8xf64>) : vector<8xf64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf64>
  %v = llvm.intr.floor(%va) : (vector<8xf64>) -> vector<8xf64>
  %r = llvm.extractelement %v[%i0 : i32] : vector<8xf64>
  llvm.return %r : f64
}
llvm.func @v8sin_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<-1.25> : vector<8xf64>) : vector<8xf64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf64>
  %v = llvm.intr.sin(%va) : (vector<8xf64>) -> vector<8xf64>
  %r = llvm.extractelement %v[%i0 : i32] : vector<8xf64>
  llvm.return %r : f64
}
llvm.func @v8cmpsel_d(%a: f64, %b: f64) -> f64 {
  %k = llvm.mlir.constant(dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : vector<8xf64>) : vector<8xf64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %a, %k[%i0 : i32] : vector<8xf64>
  %vb = llvm.mlir.constant(dense<1.0> : vector<8xf64>) : vector<8xf64>
  %c = llvm.fcmp "ult" %va, %vb : vector<8xf64>
  %v = llvm.select %c, %va, %vb : vector<8xi1>, vector<8xf64>
  %e0 = llvm.extractelement %v[%i0 : i32] : vector<8xf64>
  %z = llvm.mlir.constant(0 : i32) : i32
  %e1 = llvm.extractelement %v[%z : i32] : vector<8xf64>
  %r = llvm.fadd %e0, %e1 : f64
  llvm.return %r : f64
}
llvm.func @v8iadd_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi64>) : vector<8xi64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi64>
  %v0 = llvm.add %va, %u : vector<8xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v8isub_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi64>) : vector<8xi64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi64>
  %v0 = llvm.sub %va, %u : vector<8xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v8imul_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi64>) : vector<8xi64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi64>
  %v0 = llvm.mul %va, %u : vector<8xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v8iand_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi64>) : vector<8xi64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi64>
  %v0 = llvm.and %va, %u : vector<8xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v8ixor_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi64>) : vector<8xi64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi64>
  %v0 = llvm.xor %va, %u : vector<8xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v8ishl_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi64>) : vector<8xi64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi64>
  %v0 = llvm.shl %va, %u : vector<8xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v8ilshr_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi64>) : vector<8xi64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi64>
  %v0 = llvm.lshr %va, %u : vector<8xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v8iashr_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi64>) : vector<8xi64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi64>
  %v0 = llvm.ashr %va, %u : vector<8xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
llvm.func @v8iudiv_d(%a: f64, %b: f64) -> f64 {
  %x = llvm.bitcast %a : f64 to i64
  %u = llvm.mlir.constant(dense<[3, 10, 17, 24, 2, 9, 16, 23]> : vector<8xi64>) : vector<8xi64>
  %i0 = llvm.mlir.constant(7 : i32) : i32
  %va = llvm.insertelement %x, %u[%i0 : i32] : vector<8xi64>
  %v0 = llvm.udiv %va, %u : vector<8xi64>
  %q = llvm.intr.smax(%v0, %u) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  %h = llvm.mlir.constant(1 : i32) : i32
  %mem = llvm.alloca %h x vector<8xi64> : (i32) -> !llvm.ptr
  llvm.store %q, %mem : vector<8xi64>, !llvm.ptr
  %v = llvm.load %mem : !llvm.ptr -> vector<8xi64>
  %e = llvm.extractelement %v[%i0 : i32] : vector<8xi64>
  %tr = llvm.trunc %e : i64 to i16
  %r = llvm.sitofp %tr : i16 to f64
  llvm.return %r : f64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #include <math.h>
// #ifdef _WIN32
// // Those of mingw's library do not round as they should.
// float fmaf(float a, float b, float c) { return (float)((double)a * (double)b + (double)c); }
// double fma(double a, double b, double c) { return (double)((__float128)a * (__float128)b + (__float128)c); }
// double pow(double a, double b) { return (double)powl((long double)a, (long double)b); }
// #endif
// #define FUNCTIONS_f(X) \
//   X(fadd_f) X(fsub_f) X(fmul_f) X(fdiv_f) X(frem_f) X(fneg_f) \
//   X(cmp_false_f) X(cmpoeq_f) X(cmpogt_f) X(cmpoge_f) X(cmpolt_f) X(cmpole_f) \
//   X(cmpone_f) X(cmpord_f) X(cmpueq_f) X(cmpugt_f) X(cmpuge_f) X(cmpult_f) \
//   X(cmpule_f) X(cmpune_f) X(cmpuno_f) X(cmp_true_f) X(fabs_f) X(ceil_f) \
//   X(floor_f) X(trunc_f) X(roundeven_f) X(round_f) X(rint_f) X(nearbyint_f) \
//   X(sqrt_f) X(sin_f) X(cos_f) X(exp_f) X(exp2_f) X(log_f) \
//   X(log2_f) X(log10_f) X(minnum_f) X(maxnum_f) X(copysign_f) X(minimum_f) \
//   X(maximum_f) X(pow_f) X(fma_f) X(fmuladd_f) X(fptosi8_f) X(fptoui8_f) \
//   X(fptosi13_f) X(fptoui13_f) X(fptosi32_f) X(fptoui32_f) X(fptosi48_f) X(fptoui48_f) \
//   X(fptosi64_f) X(fptoui64_f) X(v2fadd_f) X(v2fsub_f) X(v2fmul_f) X(v2fdiv_f) \
//   X(v2dyn_f) X(v2fabs_f) X(v2floor_f) X(v2sin_f) X(v2cmpsel_f) X(v2iadd_f) \
//   X(v2isub_f) X(v2imul_f) X(v2iand_f) X(v2ixor_f) X(v2ishl_f) X(v2ilshr_f) \
//   X(v2iashr_f) X(v2iudiv_f) X(v3fadd_f) X(v3fsub_f) X(v3fmul_f) X(v3fdiv_f) \
//   X(v3dyn_f) X(v3fabs_f) X(v3floor_f) X(v3sin_f) X(v3cmpsel_f) X(v3iadd_f) \
//   X(v3isub_f) X(v3imul_f) X(v3iand_f) X(v3ixor_f) X(v3ishl_f) X(v3ilshr_f) \
//   X(v3iashr_f) X(v3iudiv_f) X(v4fadd_f) X(v4fsub_f) X(v4fmul_f) X(v4fdiv_f) \
//   X(v4frem_f) X(v4dyn_f) X(v4fabs_f) X(v4floor_f) X(v4sin_f) X(v4cmpsel_f) \
//   X(v4iadd_f) X(v4isub_f) X(v4imul_f) X(v4iand_f) X(v4ixor_f) X(v4ishl_f) \
//   X(v4ilshr_f) X(v4iashr_f) X(v4iudiv_f) X(v8fadd_f) X(v8fsub_f) X(v8fmul_f) \
//   X(v8fdiv_f) X(v8dyn_f) X(v8fabs_f) X(v8floor_f) X(v8sin_f) X(v8cmpsel_f) \
//   X(v8iadd_f) X(v8isub_f) X(v8imul_f) X(v8iand_f) X(v8ixor_f) X(v8ishl_f) \
//   X(v8ilshr_f) X(v8iashr_f) X(v8iudiv_f)
// #define DECLARE_f(f) float f(float, float);
// FUNCTIONS_f(DECLARE_f)
// static void check_f(const char *name, float (*f)(float, float)) {
//   static const float values[] = {0, -0.0, 1, -1, 0.5, -0.5, 1.5, -1.5, 2.5, 3.25, -7.75, 100, 1e-3, 12345.678, 8388609, -65536.5, INFINITY, -INFINITY, NAN};
//   uint64_t hash = 14695981039346656037u;
//   for (int i = 0; i < (int)(sizeof values / sizeof *values); i++)
//     for (int j = 0; j < (int)(sizeof values / sizeof *values); j++) {
//       float r = f(values[i], values[j]);
//       uint32_t bits;
//       memcpy(&bits, &r, sizeof bits);
//       hash = (hash ^ (r != r ? 12345 : bits)) * 1099511628211u;
//     }
//   printf("%s %016llx\n", name, (unsigned long long)hash);
// }
// #define FUNCTIONS_d(X) \
//   X(fadd_d) X(fsub_d) X(fmul_d) X(fdiv_d) X(frem_d) X(fneg_d) \
//   X(cmp_false_d) X(cmpoeq_d) X(cmpogt_d) X(cmpoge_d) X(cmpolt_d) X(cmpole_d) \
//   X(cmpone_d) X(cmpord_d) X(cmpueq_d) X(cmpugt_d) X(cmpuge_d) X(cmpult_d) \
//   X(cmpule_d) X(cmpune_d) X(cmpuno_d) X(cmp_true_d) X(fabs_d) X(ceil_d) \
//   X(floor_d) X(trunc_d) X(roundeven_d) X(round_d) X(rint_d) X(nearbyint_d) \
//   X(sqrt_d) X(sin_d) X(cos_d) X(exp_d) X(exp2_d) X(log_d) \
//   X(log2_d) X(log10_d) X(minnum_d) X(maxnum_d) X(copysign_d) X(minimum_d) \
//   X(maximum_d) X(pow_d) X(fma_d) X(fmuladd_d) X(fptosi8_d) X(fptoui8_d) \
//   X(fptosi13_d) X(fptoui13_d) X(fptosi32_d) X(fptoui32_d) X(fptosi48_d) X(fptoui48_d) \
//   X(fptosi64_d) X(fptoui64_d) X(v2fadd_d) X(v2fsub_d) X(v2fmul_d) X(v2fdiv_d) \
//   X(v2dyn_d) X(v2fabs_d) X(v2floor_d) X(v2sin_d) X(v2cmpsel_d) X(v2iadd_d) \
//   X(v2isub_d) X(v2imul_d) X(v2iand_d) X(v2ixor_d) X(v2ishl_d) X(v2ilshr_d) \
//   X(v2iashr_d) X(v2iudiv_d) X(v3fadd_d) X(v3fsub_d) X(v3fmul_d) X(v3fdiv_d) \
//   X(v3dyn_d) X(v3fabs_d) X(v3floor_d) X(v3sin_d) X(v3cmpsel_d) X(v3iadd_d) \
//   X(v3isub_d) X(v3imul_d) X(v3iand_d) X(v3ixor_d) X(v3ishl_d) X(v3ilshr_d) \
//   X(v3iashr_d) X(v3iudiv_d) X(v4fadd_d) X(v4fsub_d) X(v4fmul_d) X(v4fdiv_d) \
//   X(v4frem_d) X(v4dyn_d) X(v4fabs_d) X(v4floor_d) X(v4sin_d) X(v4cmpsel_d) \
//   X(v4iadd_d) X(v4isub_d) X(v4imul_d) X(v4iand_d) X(v4ixor_d) X(v4ishl_d) \
//   X(v4ilshr_d) X(v4iashr_d) X(v4iudiv_d) X(v8fadd_d) X(v8fsub_d) X(v8fmul_d) \
//   X(v8fdiv_d) X(v8dyn_d) X(v8fabs_d) X(v8floor_d) X(v8sin_d) X(v8cmpsel_d) \
//   X(v8iadd_d) X(v8isub_d) X(v8imul_d) X(v8iand_d) X(v8ixor_d) X(v8ishl_d) \
//   X(v8ilshr_d) X(v8iashr_d) X(v8iudiv_d)
// #define DECLARE_d(f) double f(double, double);
// FUNCTIONS_d(DECLARE_d)
// static void check_d(const char *name, double (*f)(double, double)) {
//   static const double values[] = {0, -0.0, 1, -1, 0.5, -0.5, 1.5, -1.5, 2.5, 3.25, -7.75, 100, 1e-3, 12345.678, 8388609, -65536.5, INFINITY, -INFINITY, NAN};
//   uint64_t hash = 14695981039346656037u;
//   for (int i = 0; i < (int)(sizeof values / sizeof *values); i++)
//     for (int j = 0; j < (int)(sizeof values / sizeof *values); j++) {
//       double r = f(values[i], values[j]);
//       uint64_t bits;
//       memcpy(&bits, &r, sizeof bits);
//       hash = (hash ^ (r != r ? 12345 : bits)) * 1099511628211u;
//     }
//   printf("%s %016llx\n", name, (unsigned long long)hash);
// }
// // Multiplication and addition may be rounded once or twice: what is rounded once is replaced.
// static float twice_rounded_f(float a, float b) {
//   volatile float product = a * b;
//   float r = fmuladd_f(a, b);
//   return r == fmaf(a, b, a) ? product + a : r;
// }
// static double twice_rounded_d(double a, double b) {
//   volatile double product = a * b;
//   double r = fmuladd_d(a, b);
//   return r == fma(a, b, a) ? product + a : r;
// }
// #define fmuladd_f twice_rounded_f
// #define fmuladd_d twice_rounded_d
// // The last digit of these depends on the library: they are to be what it says.
// #define LIBRARY(X) X(sin_d, sin(a)) X(v2sin_d, sin(a)) X(v3sin_d, sin(a)) X(v4sin_d, sin(a)) X(v8sin_d, sin(a)) X(cos_d, cos(a)) X(log10_d, log10(fabs(a)))
// #define IS_THAT_OF(name, value) static double library_##name(double a, double b) { double r = name(a, b); return r == (value) ? 1 : r; }
// LIBRARY(IS_THAT_OF)
// #define sin_d library_sin_d
// #define v2sin_d library_v2sin_d
// #define v3sin_d library_v3sin_d
// #define v4sin_d library_v4sin_d
// #define v8sin_d library_v8sin_d
// #define cos_d library_cos_d
// #define log10_d library_log10_d
// int main(void) {
// #define CALL_f(f) check_f(#f, f);
// #define CALL_d(f) check_d(#f, f);
//   FUNCTIONS_f(CALL_f)
//   FUNCTIONS_d(CALL_d)
//   return 0;
// }
// output:
// fadd_f a6fb92da0f0126c8
// fsub_f 0e575339afd91008
// fmul_f 8e9673cec54c89bb
// fdiv_f d0b9ba86cfbf116d
// frem_f 330c08b26a3c9abb
// fneg_f e7189474b06fa7be
// cmp_false_f 37de7c78a273443f
// cmpoeq_f 7bfb2efca3f3443f
// cmpogt_f 0083dd130573443f
// cmpoge_f b42c965d99f3443f
// cmpolt_f c65c4c941b33443f
// cmpole_f fdde0505b7b3443f
// cmpone_f 4c30a2ea5eb3443f
// cmpord_f 2cf1f3f7f733443f
// cmpueq_f 024150f3a853443f
// cmpugt_f d42b03ecb253443f
// cmpuge_f 332fba6a2953443f
// cmpult_f fd0a81586113443f
// cmpule_f 41c905951d13443f
// cmpune_f 1297d937a893443f
// cmpuno_f 8d7c568abc53443f
// cmp_true_f a5c34a456693443f
// fabs_f 1b80fd47306fa7be
// ceil_f 87ab729a55a48807
// floor_f 3b278dc7b741e387
// trunc_f 7685c55fa1277c07
// roundeven_f 4beaec8771048807
// round_f 91256d066ec36f87
// rint_f 4beaec8771048807
// nearbyint_f 4beaec8771048807
// sqrt_f 200bbf760c968444
// sin_f a8644de976b19c9c
// cos_f fb2651a530e3c35a
// exp_f 4ad7f49af3ecc262
// exp2_f f11f3aaf8d2bd31c
// log_f 41a2bca66d3229f2
// log2_f be199f905ab325ba
// log10_f 9dac1798ac18b8d8
// minnum_f 35f02dc6c26a3fd4
// maxnum_f c7e28304da281c14
// copysign_f bd29f3e0306fa7be
// minimum_f a1f57a1764fffb90
// maximum_f b250ccf3c3af5be8
// pow_f 378489c501b62536
// fma_f 6025b6e16716f451
// fmuladd_f 43bb4961aca31603
// fptosi8_f 5bdc016ca7b3443f
// fptoui8_f 54e8c435ab93443f
// fptosi13_f 4bfa9708557b443f
// fptoui13_f 4da644945a5b443f
// fptosi32_f bb7db3f4125b603f
// fptoui32_f f314618088bb603f
// fptosi48_f bb7db3f4125b603f
// fptoui48_f f314618088bb603f
// fptosi64_f bb7db3f4125b603f
// fptoui64_f f314618088bb603f
// v2fadd_f 4d1c3e0e2afc75e9
// v2fsub_f 3d2c46bf6b00b436
// v2fmul_f 465aabf2778d8b5e
// v2fdiv_f c920c6c955e80751
// v2dyn_f a5ce2642a13c83ab
// v2fabs_f 1b80fd47306fa7be
// v2floor_f 3b278dc7b741e387
// v2sin_f a8644de976b19c9c
// v2cmpsel_f b8fd07774fe2b811
// v2iadd_f 6269e4b6d7cf4c3f
// v2isub_f e27d349510190c3f
// v2imul_f 6778d3322a39d03f
// v2iand_f 1fd0e339a773443f
// v2ixor_f e32b352698ea8c3f
// v2ishl_f 55af1e8788db443f
// v2ilshr_f f1d8807aac26463f
// v2iashr_f e76922fb592e463f
// v2iudiv_f 49ffdefaa505743f
// v3fadd_f c21ce2efb39c7f2c
// v3fsub_f b5ec469fcb8662f5
// v3fmul_f 95e5dd6dcfa3597a
// v3fdiv_f 30bbe051dfbcf344
// v3dyn_f a424139cc355d4f3
// v3fabs_f 1b80fd47306fa7be
// v3floor_f 3b278dc7b741e387
// v3sin_f a8644de976b19c9c
// v3cmpsel_f b8fd07774fe2b811
// v3iadd_f b6a3014f558a4c3f
// v3isub_f 949b713b35306c3f
// v3imul_f 43f55212bc7b443f
// v3iand_f 701ba58bf81b443f
// v3ixor_f 7d9eda0f5679fc3f
// v3ishl_f 9923e7cc29f3443f
// v3ilshr_f d1bd8320e3ffe43f
// v3iashr_f 4004591d2a349c3f
// v3iudiv_f b7c626380474003f
// v4fadd_f d11c3cf9fc39ebb8
// v4fsub_f dea77825f263c0d8
// v4fmul_f 13ae878bbd97a0c0
// v4fdiv_f 0c0f14c0adad538b
// v4frem_f 53ff217fa9a8c126
// v4dyn_f cfc6ce92c4c40bbc
// v4fabs_f 1b80fd47306fa7be
// v4floor_f 3b278dc7b741e387
// v4sin_f a8644de976b19c9c
// v4cmpsel_f b8fd07774fe2b811
// v4iadd_f fe7b3dd74a32ec3f
// v4isub_f 0c5f8e7f0cc8ec3f
// v4imul_f 5f063e67449f343f
// v4iand_f e6ff9bbcc493443f
// v4ixor_f b40503c32e806c3f
// v4ishl_f 15788f9ea6d3443f
// v4ilshr_f b007444cc4e0443f
// v4iashr_f deb88ea90275443f
// v4iudiv_f a6c7e7be5693ca3f
// v8fadd_f db79948fbf88a3c8
// v8fsub_f 5c5728c9a4dcd769
// v8fmul_f dc754ba1ec68c7cc
// v8fdiv_f 3d0e8ea84a3996e2
// v8dyn_f ec4d6e6d87a3d14d
// v8fabs_f 1b80fd47306fa7be
// v8floor_f 3b278dc7b741e387
// v8sin_f a8644de976b19c9c
// v8cmpsel_f b8fd07774fe2b811
// v8iadd_f a1e44e667dfe6c3f
// v8isub_f 17a10108deea4c3f
// v8imul_f a68e7584c9ef5a3f
// v8iand_f 80a710e6a64b443f
// v8ixor_f 97451564a3793c3f
// v8ishl_f 147992ba435b443f
// v8ilshr_f 4b8081eb8ce8c43f
// v8iashr_f bf31516680fa443f
// v8iudiv_f 7a7728231e84823f
// fadd_d 812e1d7cae52a52c
// fsub_d 01a0e7fda5e0fd74
// fmul_d 8b8ef8c906e22971
// fdiv_d 0602fddc504adf92
// frem_d 2f78396b530f7aa4
// fneg_d 6430c4852dd5d44e
// cmp_false_d 98ac0e2fe8d3443f
// cmpoeq_d 79c40e2fe8d3443f
// cmpogt_d 8efc0e2fe8d3443f
// cmpoge_d 2cd40e2fe8d3443f
// cmpolt_d af640e2fe8d3443f
// cmpole_d 959c0e2fe8d3443f
// cmpone_d e0540e2fe8d3443f
// cmpord_d 7aec0e2fe8d3443f
// cmpueq_d a7780e2fe8d3443f
// cmpugt_d add00e2fe8d3443f
// cmpuge_d 7d880e2fe8d3443f
// cmpult_d c2d80e2fe8d3443f
// cmpule_d 51700e2fe8d3443f
// cmpune_d f8c80e2fe8d3443f
// cmpuno_d 52c00e2fe8d3443f
// cmp_true_d 72000e2fe8d3443f
// fabs_d e430c4852dd5d44e
// ceil_d 160838ce648a88b2
// floor_d 3d41fa1e648a88b2
// trunc_d bdb2244e648a88b2
// roundeven_d 43b438ce648a88b2
// round_d c8700e9e648a88b2
// rint_d 43b438ce648a88b2
// nearbyint_d 43b438ce648a88b2
// sqrt_d 1ebf93bbc487172f
// sin_d 3572cf6ab2a7441c
// cos_d 3572cf6ab2a7441c
// exp_d dd5bf75ea64c9302
// exp2_d 5a2149a4bf3cf437
// log_d 4b573b6ae27d72f3
// log2_d 27fae85b9e2af579
// log10_d 01813c2bc48a88b2
// minnum_d 418c616a935645b8
// maxnum_d 0f7dee21f0319088
// copysign_d e430c4852dd5d44e
// minimum_d b4fd839dadcdfea4
// maximum_d f118c2ec0d0bfb54
// pow_d 768d8d54567bd61a
// fma_d 5ff19538ccdfc1c3
// fmuladd_d 5e4c4f6264434860
// fptosi8_d 5ad40e2fe8d3443f
// fptoui8_d 6ed00e2fe8d3443f
// fptosi13_d 79350e2fe8d3443f
// fptoui13_d 8ef10e2fe8d3443f
// fptosi32_d c51880afe8d3443f
// fptoui32_d fea480afe8d3443f
// fptosi48_d c51880afe8d3443f
// fptoui48_d fea480afe8d3443f
// fptosi64_d c51880afe8d3443f
// fptoui64_d fea480afe8d3443f
// v2fadd_d 9f2fab3c13d68e03
// v2fsub_d 65e412353584810b
// v2fmul_d daade0eaa7f6b6ed
// v2fdiv_d 79b1b4f566a38e64
// v2dyn_d 9be18cc299abe940
// v2fabs_d e430c4852dd5d44e
// v2floor_d 3d41fa1e648a88b2
// v2sin_d 3572cf6ab2a7441c
// v2cmpsel_d f569a6e2a4fbb286
// v2iadd_d 6b1db9afe8d3443f
// v2isub_d b172faafe8d3443f
// v2imul_d dd98102fe8d3443f
// v2iand_d cf8c0e2fe8d3443f
// v2ixor_d b37ae5afe8d3443f
// v2ishl_d 6d4c0e2fe8d3443f
// v2ilshr_d 0c83f0afe8d3443f
// v2iashr_d 9047f0afe8d3443f
// v2iudiv_d 28aff26fe8d3443f
// v3fadd_d 79f857beb03cead3
// v3fsub_d f41d8823c0936324
// v3fmul_d 5189a458bcb6b510
// v3fdiv_d 382c0d35da9c95d5
// v3dyn_d e54c3b43b2651890
// v3fabs_d e430c4852dd5d44e
// v3floor_d 3d41fa1e648a88b2
// v3sin_d 3572cf6ab2a7441c
// v3cmpsel_d f569a6e2a4fbb286
// v3iadd_d 69ea116fe8d3443f
// v3isub_d 77280defe8d3443f
// v3imul_d cb90452fe8d3443f
// v3iand_d ac410e2fe8d3443f
// v3ixor_d dc9a096fe8d3443f
// v3ishl_d 125e0e2fe8d3443f
// v3ilshr_d ca28b6afe8d3443f
// v3iashr_d a9efb6afe8d3443f
// v3iudiv_d 509b3befe8d3443f
// v4fadd_d 69c47dc3b620cb83
// v4fsub_d fd3d9df6904f6730
// v4fmul_d 36bac9bfaa9ce8c6
// v4fdiv_d 7d883b8b444ac89a
// v4frem_d edfa46b56f874b1c
// v4dyn_d 2941619fe458d4a9
// v4fabs_d e430c4852dd5d44e
// v4floor_d 3d41fa1e648a88b2
// v4sin_d 3572cf6ab2a7441c
// v4cmpsel_d f569a6e2a4fbb286
// v4iadd_d a4535d2fe8d3443f
// v4isub_d 193ed92fe8d3443f
// v4imul_d ee7bfe2fe8d3443f
// v4iand_d d4c00e2fe8d3443f
// v4ixor_d 193ed92fe8d3443f
// v4ishl_d 85080e2fe8d3443f
// v4ilshr_d 018de0afe8d3443f
// v4iashr_d 80b5e0afe8d3443f
// v4iudiv_d 5b1f93efe8d3443f
// v8fadd_d 658d825d6dc556ee
// v8fsub_d ca713094eefc6e80
// v8fmul_d 4ca436bfbaf14417
// v8fdiv_d 0a9328f3e1fdb4f4
// v8dyn_d 68ebd81adc6f54da
// v8fabs_d e430c4852dd5d44e
// v8floor_d 3d41fa1e648a88b2
// v8sin_d 3572cf6ab2a7441c
// v8cmpsel_d f569a6e2a4fbb286
// v8iadd_d 3bc95fefe8d3443f
// v8isub_d a9c1f36fe8d3443f
// v8imul_d b00c0e2fe8d3443f
// v8iand_d b3030e2fe8d3443f
// v8ixor_d 74da09efe8d3443f
// v8ishl_d 6c290e2fe8d3443f
// v8ilshr_d 127d25afe8d3443f
// v8iashr_d 7d0a25afe8d3443f
// v8iudiv_d 824cd9efe8d3443f
