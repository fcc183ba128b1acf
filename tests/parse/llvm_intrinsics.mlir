// The intrinsics of the LLVM dialect, in the form in which mlir-opt prints them.

llvm.func @floats(%a: f32, %b: f32, %n: i32, %v: vector<4xf32>) {
  llvm.intr.exp10(%a) : (f32) -> f32
  llvm.intr.tan(%a) : (f32) -> f32
  llvm.intr.asin(%a) : (f32) -> f32
  llvm.intr.acos(%a) : (f32) -> f32
  llvm.intr.atan(%a) : (f32) -> f32
  llvm.intr.sinh(%a) : (f32) -> f32
  llvm.intr.cosh(%a) : (f32) -> f32
  llvm.intr.tanh(%a) : (f32) -> f32
  llvm.intr.atan2(%a, %b) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32) -> f32
  llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.intr.frexp(%a) : (f32) -> !llvm.struct<(f32, i32)>
  llvm.intr.ldexp(%a, %n) : (f32, i32) -> f32
  llvm.intr.powi(%a, %n) : (f32, i32) -> f32
  llvm.intr.lround(%a) : (f32) -> i64
  llvm.intr.llround(%a) : (f32) -> i64
  llvm.intr.lrint(%a) : (f32) -> i64
  llvm.intr.llrint(%a) : (f32) -> i64
  "llvm.intr.is.fpclass"(%a) <{bit = 3 : i32}> : (f32) -> i1
  llvm.intr.experimental.constrained.uitofp %n towardzero ignore : i32 to f32
  llvm.intr.experimental.constrained.sitofp %n tonearest maytrap : i32 to f32
  llvm.intr.experimental.constrained.fptrunc %v upward strict : vector<4xf32> to vector<4xf16>
  llvm.intr.experimental.constrained.fpext %a ignore : f32 to f64
  llvm.return
}

llvm.func @integers(%a: i32, %b: i32, %c: i32) {
  llvm.intr.fshl(%a, %b, %c) : (i32, i32, i32) -> i32
  llvm.intr.fshr(%a, %b, %c) : (i32, i32, i32) -> i32
  llvm.intr.scmp(%a, %b) : (i32, i32) -> i8
  llvm.intr.ucmp(%a, %b) : (i32, i32) -> i8
  llvm.intr.sadd.sat(%a, %b) : (i32, i32) -> i32
  llvm.intr.uadd.sat(%a, %b) : (i32, i32) -> i32
  llvm.intr.ssub.sat(%a, %b) : (i32, i32) -> i32
  llvm.intr.usub.sat(%a, %b) : (i32, i32) -> i32
  llvm.intr.sshl.sat(%a, %b) : (i32, i32) -> i32
  llvm.intr.ushl.sat(%a, %b) : (i32, i32) -> i32
  llvm.return
}

llvm.func @memory(%p: !llvm.ptr, %v: i8, %i: i64) {
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset.inline"(%p, %v) <{isVolatile = true, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  llvm.intr.ptrmask %p, %i : (!llvm.ptr, i64) -> !llvm.ptr
  "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

llvm.func @hints(%p: !llvm.ptr, %n: i32, %c: i1) {
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %n : !llvm.ptr, i32)] : i1
  llvm.intr.expect %n, %n : i32
  llvm.intr.expect.with.probability %n, %n, 5.000000e-01 : i32
  "llvm.intr.is.constant"(%n) : (i32) -> i1
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  %0 = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.intr.invariant.end %0, 4, %p : !llvm.ptr
  llvm.intr.launder.invariant.group %p : !llvm.ptr
  llvm.intr.strip.invariant.group %p : !llvm.ptr
  llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.intr.ssa.copy %n : i32
  "llvm.intr.var.annotation"(%p, %p, %p, %n, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  "llvm.intr.ptr.annotation"(%p, %p, %p, %n, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  "llvm.intr.annotation"(%n, %p, %p, %n) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.intr.trap
  llvm.intr.debugtrap
  llvm.intr.ubsantrap <{failureKind = 3 : i8}>
  llvm.return
}

llvm.func @lists(%p: !llvm.ptr, ...) -> i32 {
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  %0 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.intr.vaend %p : !llvm.ptr
  llvm.return %0 : i32
}

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#function = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#variable = #llvm.di_local_variable<scope = #function, name = "x">
llvm.func @debug(%p: !llvm.ptr, %n: i32) {
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_deref]> = %n : i32
  llvm.intr.dbg.label #llvm.di_label<scope = #function, name = "here", file = #file, line = 2>
  llvm.return
}

llvm.func @coroutine(%n: i32, %p: !llvm.ptr, %c: i1) {
  %0 = llvm.intr.coro.id %n, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.size : i64
  llvm.intr.coro.align : i32
  %2 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
  llvm.intr.coro.suspend %2, %c : i8
  %3 = llvm.mlir.none : !llvm.token
  llvm.intr.coro.end %1, %c, %3 : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %1 : !llvm.ptr
  llvm.intr.coro.promise %1, %n, %c : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}

llvm.func @masked(%v: vector<4xf32>, %p: !llvm.ptr, %ps: vector<4x!llvm.ptr>, %m: vector<4xi1>, %i: i64) {
  llvm.intr.get.active.lane.mask %i, %i : i64, i64 to vector<4xi1>
  llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  llvm.intr.masked.gather %ps, %m, %v {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}

llvm.func @reductions(%i: vector<4xi32>, %f: vector<4xf32>, %s: f32) {
  "llvm.intr.vector.reduce.add"(%i) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.mul"(%i) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.and"(%i) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.or"(%i) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.xor"(%i) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.smax"(%i) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.smin"(%i) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.umax"(%i) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.umin"(%i) : (vector<4xi32>) -> i32
  llvm.intr.vector.reduce.fmax(%f) : (vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fmin(%f) : (vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fmaximum(%f) : (vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fminimum(%f) : (vector<4xf32>) -> f32
  "llvm.intr.vector.reduce.fadd"(%s, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  "llvm.intr.vector.reduce.fmul"(%s, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  llvm.return
}

llvm.func @lanes(%a: vector<4xi32>, %b: vector<8xi32>) {
  llvm.intr.vector.insert %a, %b[4] : vector<4xi32> into vector<8xi32>
  llvm.intr.vector.extract %b[0] : vector<4xi32> from vector<8xi32>
  "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  "llvm.intr.vector.deinterleave2"(%b) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
  llvm.intr.stepvector : vector<4xi32>
  "llvm.intr.vscale"() : () -> i64
  llvm.return
}

llvm.func @matrices(%m: vector<4xf32>, %p: !llvm.ptr, %i: i64) {
  llvm.intr.matrix.column.major.load %p, <stride = %i> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %m, %p, <stride = %i> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
  llvm.intr.matrix.multiply %m, %m {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.matrix.transpose %m {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
  llvm.return
}

llvm.func @predicated(%i: vector<4xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %n: i32, %s: f32, %p: !llvm.ptr, %ps: vector<4x!llvm.ptr>, %d: vector<4xf64>) {
  "llvm.intr.vp.add"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.sub"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.mul"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.sdiv"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.udiv"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.srem"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.urem"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.ashr"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.lshr"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.shl"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.or"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.and"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.xor"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.smax"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.smin"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.umax"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.umin"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.fadd"(%f, %f, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fsub"(%f, %f, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fmul"(%f, %f, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fdiv"(%f, %f, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.frem"(%f, %f, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fneg"(%f, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fma"(%f, %f, %f, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fmuladd"(%f, %f, %f, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.reduce.add"(%n, %i, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.mul"(%n, %i, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.and"(%n, %i, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.or"(%n, %i, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.xor"(%n, %i, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.smax"(%n, %i, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.smin"(%n, %i, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.umax"(%n, %i, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.umin"(%n, %i, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.fadd"(%s, %f, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  "llvm.intr.vp.reduce.fmul"(%s, %f, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  "llvm.intr.vp.reduce.fmax"(%s, %f, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  "llvm.intr.vp.reduce.fmin"(%s, %f, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  "llvm.intr.vp.select"(%m, %i, %i, %n) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  "llvm.intr.vp.merge"(%m, %i, %i, %n) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.store"(%i, %p, %m, %n) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  "llvm.intr.experimental.vp.strided.load"(%p, %n, %m, %n) : (!llvm.ptr, i32, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.experimental.vp.strided.store"(%i, %p, %n, %m, %n) : (vector<4xi32>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
  "llvm.intr.vp.trunc"(%i, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16>
  "llvm.intr.vp.zext"(%i, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  "llvm.intr.vp.sext"(%i, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  "llvm.intr.vp.fptrunc"(%d, %m, %n) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fpext"(%f, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  "llvm.intr.vp.fptoui"(%f, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.fptosi"(%f, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.uitofp"(%i, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.sitofp"(%i, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.ptrtoint"(%ps, %m, %n) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  "llvm.intr.vp.inttoptr"(%i, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  llvm.return
}

// output:
// #di_file = #llvm.di_file<"a.c" in "/">
// #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
// #di_subprogram = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
// #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x">
// #di_expression = #llvm.di_expression<[DW_OP_deref]>
// #di_label = #llvm.di_label<scope = #di_subprogram, name = "here", file = #di_file, line = 2>
// module {
//   llvm.func @floats(%arg0: f32, %arg1: f32, %arg2: i32, %arg3: vector<4xf32>) {
//     %0 = llvm.intr.exp10(%arg0) : (f32) -> f32
//     %1 = llvm.intr.tan(%arg0) : (f32) -> f32
//     %2 = llvm.intr.asin(%arg0) : (f32) -> f32
//     %3 = llvm.intr.acos(%arg0) : (f32) -> f32
//     %4 = llvm.intr.atan(%arg0) : (f32) -> f32
//     %5 = llvm.intr.sinh(%arg0) : (f32) -> f32
//     %6 = llvm.intr.cosh(%arg0) : (f32) -> f32
//     %7 = llvm.intr.tanh(%arg0) : (f32) -> f32
//     %8 = llvm.intr.atan2(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32) -> f32
//     %9 = llvm.intr.sincos(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
//     %10 = llvm.intr.frexp(%arg0) : (f32) -> !llvm.struct<(f32, i32)>
//     %11 = llvm.intr.ldexp(%arg0, %arg2) : (f32, i32) -> f32
//     %12 = llvm.intr.powi(%arg0, %arg2) : (f32, i32) -> f32
//     %13 = llvm.intr.lround(%arg0) : (f32) -> i64
//     %14 = llvm.intr.llround(%arg0) : (f32) -> i64
//     %15 = llvm.intr.lrint(%arg0) : (f32) -> i64
//     %16 = llvm.intr.llrint(%arg0) : (f32) -> i64
//     %17 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
//     %18 = llvm.intr.experimental.constrained.uitofp %arg2 towardzero ignore : i32 to f32
//     %19 = llvm.intr.experimental.constrained.sitofp %arg2 tonearest maytrap : i32 to f32
//     %20 = llvm.intr.experimental.constrained.fptrunc %arg3 upward strict : vector<4xf32> to vector<4xf16>
//     %21 = llvm.intr.experimental.constrained.fpext %arg0 ignore : f32 to f64
//     llvm.return
//   }
//   llvm.func @integers(%arg0: i32, %arg1: i32, %arg2: i32) {
//     %0 = llvm.intr.fshl(%arg0, %arg1, %arg2) : (i32, i32, i32) -> i32
//     %1 = llvm.intr.fshr(%arg0, %arg1, %arg2) : (i32, i32, i32) -> i32
//     %2 = llvm.intr.scmp(%arg0, %arg1) : (i32, i32) -> i8
//     %3 = llvm.intr.ucmp(%arg0, %arg1) : (i32, i32) -> i8
//     %4 = llvm.intr.sadd.sat(%arg0, %arg1) : (i32, i32) -> i32
//     %5 = llvm.intr.uadd.sat(%arg0, %arg1) : (i32, i32) -> i32
//     %6 = llvm.intr.ssub.sat(%arg0, %arg1) : (i32, i32) -> i32
//     %7 = llvm.intr.usub.sat(%arg0, %arg1) : (i32, i32) -> i32
//     %8 = llvm.intr.sshl.sat(%arg0, %arg1) : (i32, i32) -> i32
//     %9 = llvm.intr.ushl.sat(%arg0, %arg1) : (i32, i32) -> i32
//     llvm.return
//   }
//   llvm.func @memory(%arg0: !llvm.ptr, %arg1: i8, %arg2: i64) {
//     "llvm.intr.memcpy.inline"(%arg0, %arg0) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
//     "llvm.intr.memset.inline"(%arg0, %arg1) <{isVolatile = true, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
//     %0 = llvm.intr.ptrmask %arg0, %arg2 : (!llvm.ptr, i64) -> !llvm.ptr
//     %1 = "llvm.intr.threadlocal.address"(%arg0) : (!llvm.ptr) -> !llvm.ptr
//     llvm.return
//   }
//   llvm.func @hints(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
//     llvm.intr.assume %arg2 : i1
//     llvm.intr.assume %arg2 ["align"(%arg0, %arg1 : !llvm.ptr, i32)] : i1
//     %0 = llvm.intr.expect %arg1, %arg1 : i32
//     %1 = llvm.intr.expect.with.probability %arg1, %arg1, 5.000000e-01 : i32
//     %2 = "llvm.intr.is.constant"(%arg1) : (i32) -> i1
//     llvm.intr.lifetime.start %arg0 : !llvm.ptr
//     llvm.intr.lifetime.end %arg0 : !llvm.ptr
//     %3 = llvm.intr.invariant.start 4, %arg0 : !llvm.ptr
//     llvm.intr.invariant.end %3, 4, %arg0 : !llvm.ptr
//     %4 = llvm.intr.launder.invariant.group %arg0 : !llvm.ptr
//     %5 = llvm.intr.strip.invariant.group %arg0 : !llvm.ptr
//     llvm.intr.experimental.noalias.scope.decl <id = distinct[0]<>, domain = <id = distinct[1]<>>>
//     "llvm.intr.prefetch"(%arg0) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
//     %6 = llvm.intr.ssa.copy %arg1 : i32
//     "llvm.intr.var.annotation"(%arg0, %arg0, %arg0, %arg1, %arg0) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
//     %7 = "llvm.intr.ptr.annotation"(%arg0, %arg0, %arg0, %arg1, %arg0) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
//     %8 = "llvm.intr.annotation"(%arg1, %arg0, %arg0, %arg1) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
//     llvm.intr.trap
//     llvm.intr.debugtrap
//     llvm.intr.ubsantrap <{failureKind = 3 : i8}>
//     llvm.return
//   }
//   llvm.func @lists(%arg0: !llvm.ptr, ...) -> i32 {
//     llvm.intr.vastart %arg0 : !llvm.ptr
//     llvm.intr.vacopy %arg0 to %arg0 : !llvm.ptr, !llvm.ptr
//     %0 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
//     llvm.intr.vaend %arg0 : !llvm.ptr
//     llvm.return %0 : i32
//   }
//   llvm.func @debug(%arg0: !llvm.ptr, %arg1: i32) {
//     llvm.intr.dbg.declare #di_local_variable = %arg0 : !llvm.ptr
//     llvm.intr.dbg.value #di_local_variable #di_expression = %arg1 : i32
//     llvm.intr.dbg.label #di_label
//     llvm.return
//   }
//   llvm.func @coroutine(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) {
//     %0 = llvm.intr.coro.id %arg0, %arg1, %arg1, %arg1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
//     %1 = llvm.intr.coro.begin %0, %arg1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
//     %2 = llvm.intr.coro.size : i64
//     %3 = llvm.intr.coro.align : i32
//     %4 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
//     %5 = llvm.intr.coro.suspend %4, %arg2 : i8
//     %6 = llvm.mlir.none : !llvm.token
//     %7 = llvm.intr.coro.end %1, %arg2, %6 : (!llvm.ptr, i1, !llvm.token) -> i1
//     %8 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
//     llvm.intr.coro.resume %1 : !llvm.ptr
//     %9 = llvm.intr.coro.promise %1, %arg0, %arg2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
//     llvm.return
//   }
//   llvm.func @masked(%arg0: vector<4xf32>, %arg1: !llvm.ptr, %arg2: vector<4x!llvm.ptr>, %arg3: vector<4xi1>, %arg4: i64) {
//     %0 = llvm.intr.get.active.lane.mask %arg4, %arg4 : i64, i64 to vector<4xi1>
//     %1 = llvm.intr.masked.load %arg1, %arg3 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
//     %2 = llvm.intr.masked.load %arg1, %arg3, %arg0 {alignment = 4 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
//     llvm.intr.masked.store %arg0, %arg1, %arg3 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
//     %3 = llvm.intr.masked.gather %arg2, %arg3, %arg0 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
//     llvm.intr.masked.scatter %arg0, %arg2, %arg3 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
//     %4 = "llvm.intr.masked.expandload"(%arg1, %arg3, %arg0) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
//     "llvm.intr.masked.compressstore"(%arg0, %arg1, %arg3) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
//     llvm.return
//   }
//   llvm.func @reductions(%arg0: vector<4xi32>, %arg1: vector<4xf32>, %arg2: f32) {
//     %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
//     %1 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
//     %2 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
//     %3 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
//     %4 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
//     %5 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
//     %6 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
//     %7 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
//     %8 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
//     %9 = llvm.intr.vector.reduce.fmax(%arg1) : (vector<4xf32>) -> f32
//     %10 = llvm.intr.vector.reduce.fmin(%arg1) : (vector<4xf32>) -> f32
//     %11 = llvm.intr.vector.reduce.fmaximum(%arg1) : (vector<4xf32>) -> f32
//     %12 = llvm.intr.vector.reduce.fminimum(%arg1) : (vector<4xf32>) -> f32
//     %13 = "llvm.intr.vector.reduce.fadd"(%arg2, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
//     %14 = "llvm.intr.vector.reduce.fmul"(%arg2, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
//     llvm.return
//   }
//   llvm.func @lanes(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
//     %0 = llvm.intr.vector.insert %arg0, %arg1[4] : vector<4xi32> into vector<8xi32>
//     %1 = llvm.intr.vector.extract %arg1[0] : vector<4xi32> from vector<8xi32>
//     %2 = "llvm.intr.vector.interleave2"(%arg0, %arg0) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
//     %3 = "llvm.intr.vector.deinterleave2"(%arg1) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
//     %4 = llvm.intr.stepvector : vector<4xi32>
//     %5 = "llvm.intr.vscale"() : () -> i64
//     llvm.return
//   }
//   llvm.func @matrices(%arg0: vector<4xf32>, %arg1: !llvm.ptr, %arg2: i64) {
//     %0 = llvm.intr.matrix.column.major.load %arg1, <stride = %arg2> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
//     llvm.intr.matrix.column.major.store %arg0, %arg1, <stride = %arg2> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
//     %1 = llvm.intr.matrix.multiply %arg0, %arg0 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} :(vector<4xf32>, vector<4xf32>) -> vector<4xf32>
//     %2 = llvm.intr.matrix.transpose %arg0 {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
//     llvm.return
//   }
//   llvm.func @predicated(%arg0: vector<4xi32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: i32, %arg4: f32, %arg5: !llvm.ptr, %arg6: vector<4x!llvm.ptr>, %arg7: vector<4xf64>) {
//     %0 = "llvm.intr.vp.add"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %1 = "llvm.intr.vp.sub"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %2 = "llvm.intr.vp.mul"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %3 = "llvm.intr.vp.sdiv"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %4 = "llvm.intr.vp.udiv"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %5 = "llvm.intr.vp.srem"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %6 = "llvm.intr.vp.urem"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %7 = "llvm.intr.vp.ashr"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %8 = "llvm.intr.vp.lshr"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %9 = "llvm.intr.vp.shl"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %10 = "llvm.intr.vp.or"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %11 = "llvm.intr.vp.and"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %12 = "llvm.intr.vp.xor"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %13 = "llvm.intr.vp.smax"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %14 = "llvm.intr.vp.smin"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %15 = "llvm.intr.vp.umax"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %16 = "llvm.intr.vp.umin"(%arg0, %arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
//     %17 = "llvm.intr.vp.fadd"(%arg1, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
//     %18 = "llvm.intr.vp.fsub"(%arg1, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
//     %19 = "llvm.intr.vp.fmul"(%arg1, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
//     %20 = "llvm.intr.vp.fdiv"(%arg1, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
//     %21 = "llvm.intr.vp.frem"(%arg1, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
//     %22 = "llvm.intr.vp.fneg"(%arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
//     %23 = "llvm.intr.vp.fma"(%arg1, %arg1, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
//     %24 = "llvm.intr.vp.fmuladd"(%arg1, %arg1, %arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
//     %25 = "llvm.intr.vp.reduce.add"(%arg3, %arg0, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
//     %26 = "llvm.intr.vp.reduce.mul"(%arg3, %arg0, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
//     %27 = "llvm.intr.vp.reduce.and"(%arg3, %arg0, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
//     %28 = "llvm.intr.vp.reduce.or"(%arg3, %arg0, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
//     %29 = "llvm.intr.vp.reduce.xor"(%arg3, %arg0, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
//     %30 = "llvm.intr.vp.reduce.smax"(%arg3, %arg0, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
//     %31 = "llvm.intr.vp.reduce.smin"(%arg3, %arg0, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
//     %32 = "llvm.intr.vp.reduce.umax"(%arg3, %arg0, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
//     %33 = "llvm.intr.vp.reduce.umin"(%arg3, %arg0, %arg2, %arg3) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
//     %34 = "llvm.intr.vp.reduce.fadd"(%arg4, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
//     %35 = "llvm.intr.vp.reduce.fmul"(%arg4, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
//     %36 = "llvm.intr.vp.reduce.fmax"(%arg4, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
//     %37 = "llvm.intr.vp.reduce.fmin"(%arg4, %arg1, %arg2, %arg3) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
//     %38 = "llvm.intr.vp.select"(%arg2, %arg0, %arg0, %arg3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
//     %39 = "llvm.intr.vp.merge"(%arg2, %arg0, %arg0, %arg3) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
//     %40 = "llvm.intr.vp.load"(%arg5, %arg2, %arg3) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
//     "llvm.intr.vp.store"(%arg0, %arg5, %arg2, %arg3) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
//     %41 = "llvm.intr.experimental.vp.strided.load"(%arg5, %arg3, %arg2, %arg3) : (!llvm.ptr, i32, vector<4xi1>, i32) -> vector<4xi32>
//     "llvm.intr.experimental.vp.strided.store"(%arg0, %arg5, %arg3, %arg2, %arg3) : (vector<4xi32>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
//     %42 = "llvm.intr.vp.trunc"(%arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16>
//     %43 = "llvm.intr.vp.zext"(%arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
//     %44 = "llvm.intr.vp.sext"(%arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
//     %45 = "llvm.intr.vp.fptrunc"(%arg7, %arg2, %arg3) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
//     %46 = "llvm.intr.vp.fpext"(%arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
//     %47 = "llvm.intr.vp.fptoui"(%arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
//     %48 = "llvm.intr.vp.fptosi"(%arg1, %arg2, %arg3) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
//     %49 = "llvm.intr.vp.uitofp"(%arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
//     %50 = "llvm.intr.vp.sitofp"(%arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
//     %51 = "llvm.intr.vp.ptrtoint"(%arg6, %arg2, %arg3) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
//     %52 = "llvm.intr.vp.inttoptr"(%arg0, %arg2, %arg3) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
//     llvm.return
//   }
// }
// -----

// Exceptions: a call that may unwind, through a name and through a pointer, with bundles.

llvm.func @personality(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @invoke(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @personality} {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.invoke fastcc @f(%a) to ^bb2(%a : i32) unwind ^bb1 {x = 1 : i64} : (i32) -> i32
^bb1:
  %2 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %3 = llvm.intr.eh.typeid.for %0 : (!llvm.ptr) -> i32
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
^bb2(%4: i32):
  %5 = llvm.invoke %p(%a) to ^bb3 unwind ^bb1 vararg(!llvm.func<i32 (...)>) ["tag"(%a, %p : i32, !llvm.ptr), "none"()] : !llvm.ptr, (i32) -> i32
^bb3:
  %6 = llvm.call tail @f(%a) ["tag"(%p : !llvm.ptr)] : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
  llvm.return %6 : i32
}

// output:
// module {
//   llvm.func @personality(...) -> i32
//   llvm.func @f(i32) -> i32
//   llvm.func @invoke(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {personality = @personality} {
//     %0 = llvm.mlir.zero : !llvm.ptr
//     %1 = llvm.invoke fastcc @f(%arg0) to ^bb2(%arg0 : i32) unwind ^bb1 {x = 1 : i64} : (i32) -> i32
//   ^bb1:
//     %2 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
//     %3 = llvm.intr.eh.typeid.for %0 : (!llvm.ptr) -> i32
//     llvm.resume %2 : !llvm.struct<(ptr, i32)>
//   ^bb2(%4: i32):
//     %5 = llvm.invoke %arg1(%arg0) to ^bb3 unwind ^bb1 vararg(!llvm.func<i32 (...)>) ["tag"(%arg0, %arg1 : i32, !llvm.ptr), "none"()] : !llvm.ptr, (i32) -> i32
//   ^bb3:
//     %6 = llvm.call tail @f(%arg0) ["tag"(%arg1 : !llvm.ptr)] : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
//     llvm.return %6 : i32
//   }
// }
// -----

// no-oracle: mlir-opt mixes up the operands of bundles with those that are passed to blocks
// The same in generic form: the operands of bundles come last.

llvm.func @personality(...) -> i32
llvm.func @invoke(%a: i32, %p: !llvm.ptr) attributes {personality = @personality} {
  %0 = "llvm.invoke"(%p, %a, %a, %a, %p)[^bb2, ^bb1] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["tag"], operandSegmentSizes = array<i32: 2, 1, 0, 2>, var_callee_type = !llvm.func<i32 (...)>}> : (!llvm.ptr, i32, i32, i32, !llvm.ptr) -> i32
^bb1:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
^bb2(%2: i32):
  %3 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @invoke, tag = <id = 0>>}> : () -> !llvm.ptr
  "llvm.indirectbr"(%3, %a, %a)[^bb3, ^bb4] <{indbr_operand_segments = array<i32: 0, 2>}> : (!llvm.ptr, i32, i32) -> ()
^bb3:
  llvm.blocktag <id = 0>
  llvm.return
^bb4(%4: i32, %5: i32):
  llvm.return
}

// output:
// module {
//   llvm.func @personality(...) -> i32
//   llvm.func @invoke(%arg0: i32, %arg1: !llvm.ptr) attributes {personality = @personality} {
//     %0 = llvm.invoke %arg1(%arg0) to ^bb2(%arg0 : i32) unwind ^bb1 vararg(!llvm.func<i32 (...)>) ["tag"(%arg0, %arg1 : i32, !llvm.ptr)] : !llvm.ptr, (i32) -> i32
//   ^bb1:
//     %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
//     llvm.unreachable
//   ^bb2(%2: i32):
//     %3 = llvm.blockaddress <function = @invoke, tag = <id = 0>> : !llvm.ptr
//     llvm.indirectbr %3 : !llvm.ptr, [
//     ^bb3,
//     ^bb4(%arg0, %arg0 : i32, i32)
//     ]
//   ^bb3:
//     llvm.blocktag <id = 0>
//     llvm.return
//   ^bb4(%4: i32, %5: i32):
//     llvm.return
//   }
// }
// -----

// Symbols and what a module says to the linker.

llvm.func @f() {
  llvm.return
}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.comdat @comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @largest largest
}
llvm.mlir.alias weak hidden @alias {dso_local} : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external unnamed_addr @ifunc : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {dso_local}
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]

// output:
// module {
//   llvm.func @f() {
//     llvm.return
//   }
//   llvm.func @resolver() -> !llvm.ptr {
//     %0 = llvm.dso_local_equivalent @f : !llvm.ptr
//     llvm.return %0 : !llvm.ptr
//   }
//   llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
//   llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [#llvm.zero]
//   llvm.comdat @comdat {
//     llvm.comdat_selector @any any
//     llvm.comdat_selector @largest largest
//   }
//   llvm.mlir.alias weak hidden @alias {dso_local} : !llvm.func<void ()> {
//     %0 = llvm.mlir.addressof @f : !llvm.ptr
//     llvm.return %0 : !llvm.ptr
//   }
//   llvm.mlir.ifunc external unnamed_addr @ifunc : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {dso_local}
//   llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
//   llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
// }
// -----

// Calls of intrinsics by name, assembly, and attributes of accesses and functions.

llvm.func @others(%a: i32, %p: !llvm.ptr) vscale_range(1, 2) attributes {dso_local} {
  %0 = llvm.call_intrinsic "llvm.bswap.i32"(%a) : (i32 {llvm.noundef}) -> i32
  llvm.call_intrinsic "llvm.donothing"() ["tag"(%a : i32)] {fastmathFlags = #llvm.fastmath<nnan>} : () -> ()
  %1 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{}] "foo", "=r,r" %a : (i32) -> i32
  llvm.inline_asm asm_dialect = "att" "nop", "" : () -> ()
  %2 = llvm.load %p dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  llvm.return {note = "end"}
}

// output:
// module {
//   llvm.func @others(%arg0: i32, %arg1: !llvm.ptr) vscale_range(1, 2) attributes {dso_local} {
//     %0 = llvm.call_intrinsic "llvm.bswap.i32"(%arg0) : (i32 {llvm.noundef}) -> i32
//     llvm.call_intrinsic "llvm.donothing"() ["tag"(%arg0 : i32)] {fastmathFlags = #llvm.fastmath<nnan>} : () -> ()
//     %1 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{}] "foo", "=r,r" %arg0 : (i32) -> i32
//     llvm.inline_asm asm_dialect = att "nop", "" : () -> ()
//     %2 = llvm.load %arg1 dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
//     llvm.return {note = "end"}
//   }
// }
// -----

// no-oracle: old spelling
// Spellings of MLIR 19.

llvm.func @overflow(%a: i32) -> i32 {
  %0 = "llvm.sub"(%a, %a) <{overflowFlags = #llvm.overflow<none>}> : (i32, i32) -> i32
  %1 = "llvm.sub"(%0, %a) <{overflowFlags = #llvm.overflow<nsw, nuw>}> : (i32, i32) -> i32
  llvm.return %1 : i32
}
llvm.func @scalable() -> !llvm.vec<? x 4 x f32>
llvm.func ptx_kernelcc @opaque(!llvm.vec<2 x ptr>)
llvm.func @size(%p: !llvm.ptr) {
  llvm.intr.lifetime.end 16, %p : !llvm.ptr
  llvm.intr.experimental.stepvector : vector<4xi32>
  llvm.return
}
llvm.mlir.global_ctors {ctors = [@size], priorities = [0 : i32]}

// output:
// module {
//   llvm.func @overflow(%arg0: i32) -> i32 {
//     %0 = llvm.sub %arg0, %arg0 : i32
//     %1 = llvm.sub %0, %arg0 overflow<nsw, nuw> : i32
//     llvm.return %1 : i32
//   }
//   llvm.func @scalable() -> vector<[4]xf32>
//   llvm.func ptx_kernelcc @opaque(vector<2x!llvm.ptr>)
//   llvm.func @size(%arg0: !llvm.ptr) {
//     llvm.intr.lifetime.end %arg0 : !llvm.ptr
//     %0 = llvm.intr.stepvector : vector<4xi32>
//     llvm.return
//   }
//   llvm.mlir.global_ctors ctors = [@size], priorities = [0 : i32], data = [#llvm.zero]
// }
// -----

// no-oracle: a type that MLIR 22 has no longer
llvm.func @mmx(!llvm.x86_mmx)
// output:
// module {
//   llvm.func @mmx(!llvm.x86_mmx)
// }
