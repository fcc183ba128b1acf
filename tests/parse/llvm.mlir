llvm.mlir.global internal constant @str("hello\0A\00") {addr_space = 0 : i32, alignment = 1 : i64}
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.global weak hidden thread_local unnamed_addr constant @w(dense<[1.0, 2.0]> : tensor<2xf32>) {section = "s"} : !llvm.array<2 x f32>
llvm.mlir.global private @s() : !llvm.struct<(i32, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[1] : !llvm.struct<(i32, ptr)>
  llvm.return %2 : !llvm.struct<(i32, ptr)>
}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @nothing(...)
llvm.func internal hidden fastcc @attrs(%arg0: !llvm.ptr {llvm.noalias}, %arg1: i1 {llvm.zeroext}) -> (i8 {llvm.signext}) attributes {passthrough = ["nounwind"], no_unwind, alignment = 32 : i64} {
  %0 = llvm.mlir.constant(1 : i8) : i8
  llvm.return %0 : i8
}
// output:
// module {
//   llvm.mlir.global internal constant @str("hello\0A\00") {alignment = 1 : i64}
//   llvm.mlir.global external @g(1 : i32) : i32
//   llvm.mlir.global weak hidden thread_local unnamed_addr constant @w(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) {section = "s"} : !llvm.array<2 x f32>
//   llvm.mlir.global private @s() : !llvm.struct<(i32, ptr)> {
//     %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
//     %1 = llvm.mlir.addressof @g : !llvm.ptr
//     %2 = llvm.insertvalue %1, %0[1] : !llvm.struct<(i32, ptr)>
//     llvm.return %2 : !llvm.struct<(i32, ptr)>
//   }
//   llvm.func @printf(!llvm.ptr, ...) -> i32
//   llvm.func @nothing(...)
//   llvm.func internal hidden fastcc @attrs(%arg0: !llvm.ptr {llvm.noalias}, %arg1: i1 {llvm.zeroext}) -> (i8 {llvm.signext}) attributes {alignment = 32 : i64, no_unwind, passthrough = ["nounwind"]} {
//     %0 = llvm.mlir.constant(1 : i8) : i8
//     llvm.return %0 : i8
//   }
// }
// -----
llvm.func @arith(%a: i64, %b: i64, %f: f32, %g: f32, %c: i1, %v: vector<4xi32>) {
  %add = llvm.add %a, %b overflow<nsw, nuw> : i64
  %add0 = llvm.add %v, %v : vector<4xi32>
  %sub = llvm.sub %a, %b overflow<nsw, nuw> : i64
  %sub0 = llvm.sub %v, %v : vector<4xi32>
  %mul = llvm.mul %a, %b overflow<nsw, nuw> : i64
  %mul0 = llvm.mul %v, %v : vector<4xi32>
  %shl = llvm.shl %a, %b overflow<nsw, nuw> : i64
  %shl0 = llvm.shl %v, %v : vector<4xi32>
  %udiv = llvm.udiv exact %a, %b : i64
  %udiv0 = llvm.udiv %a, %b : i64
  %sdiv = llvm.sdiv exact %a, %b : i64
  %sdiv0 = llvm.sdiv %a, %b : i64
  %lshr = llvm.lshr exact %a, %b : i64
  %lshr0 = llvm.lshr %a, %b : i64
  %ashr = llvm.ashr exact %a, %b : i64
  %ashr0 = llvm.ashr %a, %b : i64
  %urem = llvm.urem %a, %b : i64
  %srem = llvm.srem %a, %b : i64
  %and = llvm.and %a, %b : i64
  %or = llvm.or %a, %b : i64
  %xor = llvm.xor %a, %b : i64
  %disjoint = llvm.or disjoint %a, %b : i64
  %fadd = llvm.fadd %f, %g {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
  %fsub = llvm.fsub %f, %g {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
  %fmul = llvm.fmul %f, %g {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
  %fdiv = llvm.fdiv %f, %g {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
  %frem = llvm.frem %f, %g {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
  %fneg = llvm.fneg %f : f32
  %select = llvm.select %c, %a, %b : i1, i64
  %freeze = llvm.freeze %a : i64
  %0 = llvm.mlir.constant(42 : index) : i64
  %1 = llvm.mlir.constant(1.5 : f32) : f32
  %2 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %3 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %4 = llvm.mlir.undef : !llvm.struct<"named", (i32, array<2 x ptr<3>>)>
  %5 = llvm.mlir.poison : !llvm.struct<packed (i8, i32)>
  %6 = llvm.mlir.zero : !llvm.ptr<1>
  %7 = llvm.icmp "ult" %a, %b : i64
  %8 = llvm.icmp "eq" %v, %v : vector<4xi32>
  %9 = llvm.fcmp "une" %f, %g : f32
  %10 = llvm.fcmp "_true" %f, %g {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}
// output:
// module {
//   llvm.func @arith(%arg0: i64, %arg1: i64, %arg2: f32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>) {
//     %0 = llvm.add %arg0, %arg1 overflow<nsw, nuw> : i64
//     %1 = llvm.add %arg5, %arg5 : vector<4xi32>
//     %2 = llvm.sub %arg0, %arg1 overflow<nsw, nuw> : i64
//     %3 = llvm.sub %arg5, %arg5 : vector<4xi32>
//     %4 = llvm.mul %arg0, %arg1 overflow<nsw, nuw> : i64
//     %5 = llvm.mul %arg5, %arg5 : vector<4xi32>
//     %6 = llvm.shl %arg0, %arg1 overflow<nsw, nuw> : i64
//     %7 = llvm.shl %arg5, %arg5 : vector<4xi32>
//     %8 = llvm.udiv exact %arg0, %arg1 : i64
//     %9 = llvm.udiv %arg0, %arg1 : i64
//     %10 = llvm.sdiv exact %arg0, %arg1 : i64
//     %11 = llvm.sdiv %arg0, %arg1 : i64
//     %12 = llvm.lshr exact %arg0, %arg1 : i64
//     %13 = llvm.lshr %arg0, %arg1 : i64
//     %14 = llvm.ashr exact %arg0, %arg1 : i64
//     %15 = llvm.ashr %arg0, %arg1 : i64
//     %16 = llvm.urem %arg0, %arg1 : i64
//     %17 = llvm.srem %arg0, %arg1 : i64
//     %18 = llvm.and %arg0, %arg1 : i64
//     %19 = llvm.or %arg0, %arg1 : i64
//     %20 = llvm.xor %arg0, %arg1 : i64
//     %21 = llvm.or disjoint %arg0, %arg1 : i64
//     %22 = llvm.fadd %arg2, %arg3 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
//     %23 = llvm.fsub %arg2, %arg3 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
//     %24 = llvm.fmul %arg2, %arg3 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
//     %25 = llvm.fdiv %arg2, %arg3 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
//     %26 = llvm.frem %arg2, %arg3 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
//     %27 = llvm.fneg %arg2 : f32
//     %28 = llvm.select %arg4, %arg0, %arg1 : i1, i64
//     %29 = llvm.freeze %arg0 : i64
//     %30 = llvm.mlir.constant(42 : index) : i64
//     %31 = llvm.mlir.constant(1.500000e+00 : f32) : f32
//     %32 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
//     %33 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
//     %34 = llvm.mlir.undef : !llvm.struct<"named", (i32, array<2 x ptr<3>>)>
//     %35 = llvm.mlir.poison : !llvm.struct<packed (i8, i32)>
//     %36 = llvm.mlir.zero : !llvm.ptr<1>
//     %37 = llvm.icmp "ult" %arg0, %arg1 : i64
//     %38 = llvm.icmp "eq" %arg5, %arg5 : vector<4xi32>
//     %39 = llvm.fcmp "une" %arg2, %arg3 : f32
//     %40 = llvm.fcmp "_true" %arg2, %arg3 {fastmathFlags = #llvm.fastmath<fast>} : f32
//     llvm.return
//   }
// }
// -----
llvm.func @casts(%i: i32, %f: f32, %p: !llvm.ptr, %l: i64) {
  %0 = llvm.bitcast %i : i32 to f32
  %1 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %2 = llvm.inttoptr %l : i64 to !llvm.ptr
  %3 = llvm.ptrtoint %p : !llvm.ptr to i64
  %4 = llvm.sext %i : i32 to i64
  %5 = llvm.zext nneg %i : i32 to i64
  %6 = llvm.zext %i : i32 to i64
  %7 = llvm.trunc %l overflow<nuw> : i64 to i8
  %8 = llvm.sitofp %i : i32 to f64
  %9 = llvm.uitofp nneg %i : i32 to f64
  %10 = llvm.fptosi %f : f32 to i64
  %11 = llvm.fptoui %f : f32 to i64
  %12 = llvm.fpext %f : f32 to f64
  %13 = llvm.fptrunc %12 : f64 to f16
  llvm.return
}
// output:
// module {
//   llvm.func @casts(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i64) {
//     %0 = llvm.bitcast %arg0 : i32 to f32
//     %1 = llvm.addrspacecast %arg2 : !llvm.ptr to !llvm.ptr<1>
//     %2 = llvm.inttoptr %arg3 : i64 to !llvm.ptr
//     %3 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
//     %4 = llvm.sext %arg0 : i32 to i64
//     %5 = llvm.zext nneg %arg0 : i32 to i64
//     %6 = llvm.zext %arg0 : i32 to i64
//     %7 = llvm.trunc %arg3 overflow<nuw> : i64 to i8
//     %8 = llvm.sitofp %arg0 : i32 to f64
//     %9 = llvm.uitofp nneg %arg0 : i32 to f64
//     %10 = llvm.fptosi %arg1 : f32 to i64
//     %11 = llvm.fptoui %arg1 : f32 to i64
//     %12 = llvm.fpext %arg1 : f32 to f64
//     %13 = llvm.fptrunc %12 : f64 to f16
//     llvm.return
//   }
// }
// -----
llvm.func @memory(%p: !llvm.ptr, %n: i64, %x: i32, %s: !llvm.struct<(i32, array<2 x i64>)>) {
  %0 = llvm.alloca %n x !llvm.array<4 x f32> {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x i8 : (i64) -> !llvm.ptr
  %2 = llvm.getelementptr inbounds %p[%n, 1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %3 = llvm.getelementptr inbounds|nuw %p[-1] : (!llvm.ptr) -> !llvm.ptr, f32
  %4 = llvm.getelementptr nusw %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %5 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> f32
  %6 = llvm.load volatile %p atomic syncscope("agent") acquire {alignment = 8 : i64} : !llvm.ptr -> i64
  %7 = llvm.load %p invariant {nontemporal} : !llvm.ptr -> i64
  llvm.store %5, %2 : f32, !llvm.ptr
  llvm.store volatile %6, %p atomic release {alignment = 8 : i64} : i64, !llvm.ptr
  %8 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x i64>)>
  %9 = llvm.insertvalue %8, %s[1, 1] : !llvm.struct<(i32, array<2 x i64>)>
  %10 = llvm.atomicrmw add %p, %n monotonic : !llvm.ptr, i64
  %11 = llvm.atomicrmw volatile _xor %p, %n syncscope("x") acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
  %12 = llvm.cmpxchg %p, %n, %n acq_rel monotonic : !llvm.ptr, i64
  %13 = llvm.cmpxchg weak volatile %p, %n, %n seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, i64
  llvm.fence syncscope("agent") seq_cst
  llvm.fence acquire
  llvm.return
}
// output:
// module {
//   llvm.func @memory(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: !llvm.struct<(i32, array<2 x i64>)>) {
//     %0 = llvm.alloca %arg1 x !llvm.array<4 x f32> {alignment = 16 : i64} : (i64) -> !llvm.ptr
//     %1 = llvm.alloca inalloca %arg1 x i8 : (i64) -> !llvm.ptr
//     %2 = llvm.getelementptr inbounds %arg0[%arg1, 1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
//     %3 = llvm.getelementptr inbounds|nuw %arg0[-1] : (!llvm.ptr) -> !llvm.ptr, f32
//     %4 = llvm.getelementptr nusw %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %5 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %6 = llvm.load volatile %arg0 atomic syncscope("agent") acquire {alignment = 8 : i64} : !llvm.ptr -> i64
//     %7 = llvm.load %arg0 invariant {nontemporal} : !llvm.ptr -> i64
//     llvm.store %5, %2 : f32, !llvm.ptr
//     llvm.store volatile %6, %arg0 atomic release {alignment = 8 : i64} : i64, !llvm.ptr
//     %8 = llvm.extractvalue %arg3[1, 0] : !llvm.struct<(i32, array<2 x i64>)>
//     %9 = llvm.insertvalue %8, %arg3[1, 1] : !llvm.struct<(i32, array<2 x i64>)>
//     %10 = llvm.atomicrmw add %arg0, %arg1 monotonic : !llvm.ptr, i64
//     %11 = llvm.atomicrmw volatile _xor %arg0, %arg1 syncscope("x") acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
//     %12 = llvm.cmpxchg %arg0, %arg1, %arg1 acq_rel monotonic : !llvm.ptr, i64
//     %13 = llvm.cmpxchg weak volatile %arg0, %arg1, %arg1 seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, i64
//     llvm.fence syncscope("agent") seq_cst
//     llvm.fence acquire
//     llvm.return
//   }
// }
// -----
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @control(%c: i1, %n: i64, %p: !llvm.ptr, %v: vector<4xf32>) -> i64 {
  %0 = llvm.mlir.addressof @printf : !llvm.ptr
  %1 = llvm.call @printf(%p, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  %2 = llvm.call fastcc tail %p(%n) {no_unwind} : !llvm.ptr, (i64) -> i64
  llvm.call %p() : !llvm.ptr, () -> ()
  llvm.call %p(%c) : !llvm.ptr, (i1 {llvm.zeroext}) -> (i8 {llvm.signext})
  %3 = llvm.extractelement %v[%n : i64] : vector<4xf32>
  %4 = llvm.insertelement %3, %v[%n : i64] : vector<4xf32>
  %5 = llvm.shufflevector %v, %4 [0, 5, -1] : vector<4xf32>
  %6 = "llvm.call_intrinsic"(%n) <{intrin = "llvm.abs.i64", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> i64
  llvm.cond_br %c weights([3, 1]), ^bb1(%n : i64), ^bb2
^bb1(%x: i64):
  llvm.switch %x : i64, ^bb2 [
    1: ^bb1(%n : i64),
    -2: ^bb3
  ]
^bb2:
  llvm.br ^bb1(%n : i64)
^bb3:
  llvm.cond_br %c, ^bb4, ^bb5
^bb4:
  llvm.return %n : i64
^bb5:
  llvm.unreachable
}
// output:
// module {
//   llvm.func @printf(!llvm.ptr, ...) -> i32
//   llvm.func @control(%arg0: i1, %arg1: i64, %arg2: !llvm.ptr, %arg3: vector<4xf32>) -> i64 {
//     %0 = llvm.mlir.addressof @printf : !llvm.ptr
//     %1 = llvm.call @printf(%arg2, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
//     %2 = llvm.call fastcc tail %arg2(%arg1) {no_unwind} : !llvm.ptr, (i64) -> i64
//     llvm.call %arg2() : !llvm.ptr, () -> ()
//     %3 = llvm.call %arg2(%arg0) : !llvm.ptr, (i1 {llvm.zeroext}) -> (i8 {llvm.signext})
//     %4 = llvm.extractelement %arg3[%arg1 : i64] : vector<4xf32>
//     %5 = llvm.insertelement %4, %arg3[%arg1 : i64] : vector<4xf32>
//     %6 = llvm.shufflevector %arg3, %5 [0, 5, -1] : vector<4xf32>
//     %7 = llvm.call_intrinsic "llvm.abs.i64"(%arg1) : (i64) -> i64
//     llvm.cond_br %arg0 weights([3, 1]), ^bb1(%arg1 : i64), ^bb2
//   ^bb1(%8: i64):
//     llvm.switch %8 : i64, ^bb2 [
//       1: ^bb1(%arg1 : i64),
//       -2: ^bb3
//     ]
//   ^bb2:
//     llvm.br ^bb1(%arg1 : i64)
//   ^bb3:
//     llvm.cond_br %arg0, ^bb4, ^bb5
//   ^bb4:
//     llvm.return %arg1 : i64
//   ^bb5:
//     llvm.unreachable
//   }
// }
// -----
llvm.func @intrinsics(%f: f32, %i: i32, %p: !llvm.ptr, %n: i64, %b: i8, %c: i1) {
  %0 = llvm.intr.smin(%i, %i) : (i32, i32) -> i32
  %1 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %2 = llvm.intr.umin(%i, %i) : (i32, i32) -> i32
  %3 = llvm.intr.umax(%i, %i) : (i32, i32) -> i32
  %4 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i32) -> i32
  %5 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %6 = "llvm.intr.cttz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %7 = llvm.intr.ctpop(%i) : (i32) -> i32
  %8 = llvm.intr.bitreverse(%i) : (i32) -> i32
  %9 = llvm.intr.bswap(%i) : (i32) -> i32
  %10 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %11 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %12 = "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %13 = "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %14 = "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %15 = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %16 = llvm.intr.fabs(%f) : (f32) -> f32
  %17 = llvm.intr.sqrt(%f) : (f32) -> f32
  %18 = llvm.intr.ceil(%f) : (f32) -> f32
  %19 = llvm.intr.floor(%f) : (f32) -> f32
  %20 = llvm.intr.trunc(%f) : (f32) -> f32
  %21 = llvm.intr.roundeven(%f) : (f32) -> f32
  %22 = llvm.intr.round(%f) : (f32) -> f32
  %23 = llvm.intr.rint(%f) : (f32) -> f32
  %24 = llvm.intr.nearbyint(%f) : (f32) -> f32
  %25 = llvm.intr.sin(%f) : (f32) -> f32
  %26 = llvm.intr.cos(%f) : (f32) -> f32
  %27 = llvm.intr.exp(%f) : (f32) -> f32
  %28 = llvm.intr.exp2(%f) : (f32) -> f32
  %29 = llvm.intr.log(%f) : (f32) -> f32
  %30 = llvm.intr.log2(%f) : (f32) -> f32
  %31 = llvm.intr.log10(%f) : (f32) -> f32
  %32 = llvm.intr.pow(%f, %f) : (f32, f32) -> f32
  %33 = llvm.intr.copysign(%f, %f) : (f32, f32) -> f32
  %34 = llvm.intr.minnum(%f, %f) : (f32, f32) -> f32
  %35 = llvm.intr.maxnum(%f, %f) : (f32, f32) -> f32
  %36 = llvm.intr.minimum(%f, %f) : (f32, f32) -> f32
  %37 = llvm.intr.maximum(%f, %f) : (f32, f32) -> f32
  %38 = llvm.intr.fma(%f, %f, %f) : (f32, f32, f32) -> f32
  %39 = llvm.intr.fmuladd(%f, %f, %f) : (f32, f32, f32) -> f32
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %p, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %s = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  llvm.intr.assume %c : i1
  %e = llvm.intr.expect %i, %i : i32
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.intr.trap
  llvm.return
}
// output:
// module {
//   llvm.func @intrinsics(%arg0: f32, %arg1: i32, %arg2: !llvm.ptr, %arg3: i64, %arg4: i8, %arg5: i1) {
//     %0 = llvm.intr.smin(%arg1, %arg1) : (i32, i32) -> i32
//     %1 = llvm.intr.smax(%arg1, %arg1) : (i32, i32) -> i32
//     %2 = llvm.intr.umin(%arg1, %arg1) : (i32, i32) -> i32
//     %3 = llvm.intr.umax(%arg1, %arg1) : (i32, i32) -> i32
//     %4 = "llvm.intr.abs"(%arg1) <{is_int_min_poison = true}> : (i32) -> i32
//     %5 = "llvm.intr.ctlz"(%arg1) <{is_zero_poison = true}> : (i32) -> i32
//     %6 = "llvm.intr.cttz"(%arg1) <{is_zero_poison = true}> : (i32) -> i32
//     %7 = llvm.intr.ctpop(%arg1) : (i32) -> i32
//     %8 = llvm.intr.bitreverse(%arg1) : (i32) -> i32
//     %9 = llvm.intr.bswap(%arg1) : (i32) -> i32
//     %10 = "llvm.intr.sadd.with.overflow"(%arg1, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
//     %11 = "llvm.intr.uadd.with.overflow"(%arg1, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
//     %12 = "llvm.intr.ssub.with.overflow"(%arg1, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
//     %13 = "llvm.intr.usub.with.overflow"(%arg1, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
//     %14 = "llvm.intr.smul.with.overflow"(%arg1, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
//     %15 = "llvm.intr.umul.with.overflow"(%arg1, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
//     %16 = llvm.intr.fabs(%arg0) : (f32) -> f32
//     %17 = llvm.intr.sqrt(%arg0) : (f32) -> f32
//     %18 = llvm.intr.ceil(%arg0) : (f32) -> f32
//     %19 = llvm.intr.floor(%arg0) : (f32) -> f32
//     %20 = llvm.intr.trunc(%arg0) : (f32) -> f32
//     %21 = llvm.intr.roundeven(%arg0) : (f32) -> f32
//     %22 = llvm.intr.round(%arg0) : (f32) -> f32
//     %23 = llvm.intr.rint(%arg0) : (f32) -> f32
//     %24 = llvm.intr.nearbyint(%arg0) : (f32) -> f32
//     %25 = llvm.intr.sin(%arg0) : (f32) -> f32
//     %26 = llvm.intr.cos(%arg0) : (f32) -> f32
//     %27 = llvm.intr.exp(%arg0) : (f32) -> f32
//     %28 = llvm.intr.exp2(%arg0) : (f32) -> f32
//     %29 = llvm.intr.log(%arg0) : (f32) -> f32
//     %30 = llvm.intr.log2(%arg0) : (f32) -> f32
//     %31 = llvm.intr.log10(%arg0) : (f32) -> f32
//     %32 = llvm.intr.pow(%arg0, %arg0) : (f32, f32) -> f32
//     %33 = llvm.intr.copysign(%arg0, %arg0) : (f32, f32) -> f32
//     %34 = llvm.intr.minnum(%arg0, %arg0) : (f32, f32) -> f32
//     %35 = llvm.intr.maxnum(%arg0, %arg0) : (f32, f32) -> f32
//     %36 = llvm.intr.minimum(%arg0, %arg0) : (f32, f32) -> f32
//     %37 = llvm.intr.maximum(%arg0, %arg0) : (f32, f32) -> f32
//     %38 = llvm.intr.fma(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
//     %39 = llvm.intr.fmuladd(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
//     "llvm.intr.memcpy"(%arg2, %arg2, %arg3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     "llvm.intr.memmove"(%arg2, %arg2, %arg3) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
//     "llvm.intr.memset"(%arg2, %arg4, %arg3) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
//     %40 = llvm.intr.stacksave : !llvm.ptr
//     llvm.intr.stackrestore %40 : !llvm.ptr
//     llvm.intr.assume %arg5 : i1
//     %41 = llvm.intr.expect %arg1, %arg1 : i32
//     llvm.intr.lifetime.start %arg2 : !llvm.ptr
//     llvm.intr.lifetime.end %arg2 : !llvm.ptr
//     llvm.intr.trap
//     llvm.return
//   }
// }
