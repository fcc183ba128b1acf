// no-oracle: LLVM has no funnel shifts of 200 bits
// Integers of more than 128 bits.

llvm.func @add_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.add %a, %b : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @sub_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.sub %a, %b : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @mul_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.mul %a, %b : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @and_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.and %a, %b : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @or_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.or %a, %b : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @xor_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.xor %a, %b : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @udiv_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.udiv %a, %b : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @urem_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.urem %a, %b : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @sdiv_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.sdiv %a, %b : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @srem_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.srem %a, %b : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @shl_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %w = llvm.mlir.constant(192 : i192) : i192
  %k = llvm.urem %b, %w : i192
  %r = llvm.shl %a, %k : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @lshr_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %w = llvm.mlir.constant(192 : i192) : i192
  %k = llvm.urem %b, %w : i192
  %r = llvm.lshr %a, %k : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @ashr_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %w = llvm.mlir.constant(192 : i192) : i192
  %k = llvm.urem %b, %w : i192
  %r = llvm.ashr %a, %k : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @smin_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.smin(%a, %b) : (i192, i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @smax_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.smax(%a, %b) : (i192, i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @umin_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.umin(%a, %b) : (i192, i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @umax_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.umax(%a, %b) : (i192, i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @ctpop_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.ctpop(%a) : (i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @cttz_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @bitreverse_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.bitreverse(%a) : (i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @bswap_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.bswap(%a) : (i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @abs_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @sadd_sat_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.sadd.sat(%a, %b) : (i192, i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @ssub_sat_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.ssub.sat(%a, %b) : (i192, i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @uadd_sat_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.uadd.sat(%a, %b) : (i192, i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @usub_sat_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.usub.sat(%a, %b) : (i192, i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @sshl_sat_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %w = llvm.mlir.constant(192 : i192) : i192
  %k = llvm.urem %b, %w : i192
  %r = llvm.intr.sshl.sat(%a, %k) : (i192, i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @ushl_sat_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %w = llvm.mlir.constant(192 : i192) : i192
  %k = llvm.urem %b, %w : i192
  %r = llvm.intr.ushl.sat(%a, %k) : (i192, i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @fshl_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.fshl(%a, %b, %b) : (i192, i192, i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @fshr_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %r = llvm.intr.fshr(%a, %b, %b) : (i192, i192, i192) -> i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @sadd_overflow_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %s = "llvm.intr.sadd.with.overflow"(%a, %b) : (i192, i192) -> !llvm.struct<(i192, i1)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i192, i1)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i192, i1)>
  %z = llvm.zext %f : i1 to i8
  %e = llvm.getelementptr %o[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %e : i8, !llvm.ptr
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @umul_overflow_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %s = "llvm.intr.umul.with.overflow"(%a, %b) : (i192, i192) -> !llvm.struct<(i192, i1)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i192, i1)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i192, i1)>
  %z = llvm.zext %f : i1 to i8
  %e = llvm.getelementptr %o[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %e : i8, !llvm.ptr
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @smul_overflow_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %s = "llvm.intr.smul.with.overflow"(%a, %b) : (i192, i192) -> !llvm.struct<(i192, i1)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i192, i1)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i192, i1)>
  %z = llvm.zext %f : i1 to i8
  %e = llvm.getelementptr %o[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %e : i8, !llvm.ptr
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @icmp_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %s0 = llvm.mlir.zero : i192
  %c0 = llvm.icmp "eq" %a, %b : i192
  %z0 = llvm.zext %c0 : i1 to i192
  %n0 = llvm.mlir.constant(0 : i192) : i192
  %t0 = llvm.shl %z0, %n0 : i192
  %s1 = llvm.or %s0, %t0 : i192
  %c1 = llvm.icmp "ne" %a, %b : i192
  %z1 = llvm.zext %c1 : i1 to i192
  %n1 = llvm.mlir.constant(1 : i192) : i192
  %t1 = llvm.shl %z1, %n1 : i192
  %s2 = llvm.or %s1, %t1 : i192
  %c2 = llvm.icmp "slt" %a, %b : i192
  %z2 = llvm.zext %c2 : i1 to i192
  %n2 = llvm.mlir.constant(2 : i192) : i192
  %t2 = llvm.shl %z2, %n2 : i192
  %s3 = llvm.or %s2, %t2 : i192
  %c3 = llvm.icmp "sle" %a, %b : i192
  %z3 = llvm.zext %c3 : i1 to i192
  %n3 = llvm.mlir.constant(3 : i192) : i192
  %t3 = llvm.shl %z3, %n3 : i192
  %s4 = llvm.or %s3, %t3 : i192
  %c4 = llvm.icmp "sgt" %a, %b : i192
  %z4 = llvm.zext %c4 : i1 to i192
  %n4 = llvm.mlir.constant(4 : i192) : i192
  %t4 = llvm.shl %z4, %n4 : i192
  %s5 = llvm.or %s4, %t4 : i192
  %c5 = llvm.icmp "sge" %a, %b : i192
  %z5 = llvm.zext %c5 : i1 to i192
  %n5 = llvm.mlir.constant(5 : i192) : i192
  %t5 = llvm.shl %z5, %n5 : i192
  %s6 = llvm.or %s5, %t5 : i192
  %c6 = llvm.icmp "ult" %a, %b : i192
  %z6 = llvm.zext %c6 : i1 to i192
  %n6 = llvm.mlir.constant(6 : i192) : i192
  %t6 = llvm.shl %z6, %n6 : i192
  %s7 = llvm.or %s6, %t6 : i192
  %c7 = llvm.icmp "ule" %a, %b : i192
  %z7 = llvm.zext %c7 : i1 to i192
  %n7 = llvm.mlir.constant(7 : i192) : i192
  %t7 = llvm.shl %z7, %n7 : i192
  %s8 = llvm.or %s7, %t7 : i192
  %c8 = llvm.icmp "ugt" %a, %b : i192
  %z8 = llvm.zext %c8 : i1 to i192
  %n8 = llvm.mlir.constant(8 : i192) : i192
  %t8 = llvm.shl %z8, %n8 : i192
  %s9 = llvm.or %s8, %t8 : i192
  %c9 = llvm.icmp "uge" %a, %b : i192
  %z9 = llvm.zext %c9 : i1 to i192
  %n9 = llvm.mlir.constant(9 : i192) : i192
  %t9 = llvm.shl %z9, %n9 : i192
  %r = llvm.or %s9, %t9 : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @widths_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %0 = llvm.trunc %a : i192 to i100
  %1 = llvm.sext %0 : i100 to i192
  %2 = llvm.trunc %b : i192 to i40
  %3 = llvm.zext %2 : i40 to i192
  %4 = llvm.sext %b : i192 to i1000
  %5 = llvm.mlir.constant(70 : i1000) : i1000
  %6 = llvm.ashr %4, %5 : i1000
  %7 = llvm.trunc %6 : i1000 to i192
  %8 = llvm.add %1, %3 : i192
  %r = llvm.xor %8, %7 : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @floats_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %0 = llvm.sitofp %a : i192 to f64
  %1 = llvm.fptosi %0 : f64 to i192
  %2 = llvm.uitofp %b : i192 to f128
  %3 = llvm.fptoui %2 : f128 to i1000
  %4 = llvm.trunc %3 : i1000 to i192
  %r = llvm.xor %1, %4 : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.mlir.global @global_192(-148790559653610208867358628317739501272527793813958160365 : i192) : i192
llvm.func @constants_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %c = llvm.mlir.constant(446371678960830626602075884953218503817583381441874481095 : i192) : i192
  %g = llvm.mlir.addressof @global_192 : !llvm.ptr
  %d = llvm.load %g : !llvm.ptr -> i192
  %0 = llvm.add %a, %c : i192
  %r = llvm.sub %0, %d : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @mix_192(%a: i192, %b: i192) -> !llvm.struct<(i192, i192)> {
  %c = llvm.icmp "ult" %a, %b : i192
  %i = llvm.mlir.constant(3 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.cond_br %c, ^bb1(%a, %b, %i : i192, i192, i32), ^bb1(%b, %a, %i : i192, i192, i32)
^bb1(%x: i192, %y: i192, %n: i32):
  %p = llvm.mul %x, %y : i192
  %m = llvm.sub %n, %one : i32
  %d = llvm.icmp "eq" %m, %zero : i32
  llvm.cond_br %d, ^bb2, ^bb1(%p, %x, %m : i192, i192, i32)
^bb2:
  %s = llvm.mlir.undef : !llvm.struct<(i192, i192)>
  %t = llvm.insertvalue %p, %s[0] : !llvm.struct<(i192, i192)>
  %u = llvm.insertvalue %x, %t[1] : !llvm.struct<(i192, i192)>
  llvm.return %u : !llvm.struct<(i192, i192)>
}
llvm.func @calls_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %x = llvm.call @mix_192(%a, %b) : (i192, i192) -> !llvm.struct<(i192, i192)>
  %y = llvm.extractvalue %x[0] : !llvm.struct<(i192, i192)>
  %z = llvm.extractvalue %x[1] : !llvm.struct<(i192, i192)>
  %r = llvm.sub %y, %z : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @constant_shifts_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %m = llvm.mlir.constant(64 : i192) : i192
  %n = llvm.mlir.constant(77 : i192) : i192
  %k = llvm.mlir.constant(191 : i192) : i192
  %0 = llvm.shl %a, %n : i192
  %1 = llvm.lshr %a, %m : i192
  %2 = llvm.ashr %b, %n : i192
  %3 = llvm.ashr %b, %k : i192
  %4 = llvm.xor %0, %1 : i192
  %5 = llvm.xor %2, %3 : i192
  %r = llvm.add %4, %5 : i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @switch_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %k = llvm.mlir.constant(190 : i192) : i192
  %c = llvm.ashr %a, %k : i192
  %0 = llvm.mlir.constant(1000 : i192) : i192
  llvm.switch %c : i192, ^bb1(%0 : i192) [
    -1: ^bb1(%a : i192),
    1: ^bb1(%b : i192),
    -2: ^bb1(%c : i192)
  ]
^bb1(%r: i192):
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @bitcast_192(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i192
  %b = llvm.load %q : !llvm.ptr -> i192
  %v = llvm.bitcast %a : i192 to vector<3xi64>
  %u = llvm.bitcast %b : i192 to vector<3xi64>
  %s = llvm.add %v, %u : vector<3xi64>
  %r = llvm.bitcast %s : vector<3xi64> to i192
  llvm.store %r, %o : i192, !llvm.ptr
  llvm.return
}
llvm.func @add_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.add %a, %b : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @sub_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.sub %a, %b : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @mul_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.mul %a, %b : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @and_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.and %a, %b : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @or_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.or %a, %b : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @xor_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.xor %a, %b : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @udiv_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.udiv %a, %b : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @urem_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.urem %a, %b : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @sdiv_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.sdiv %a, %b : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @srem_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.srem %a, %b : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @shl_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %w = llvm.mlir.constant(200 : i200) : i200
  %k = llvm.urem %b, %w : i200
  %r = llvm.shl %a, %k : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @lshr_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %w = llvm.mlir.constant(200 : i200) : i200
  %k = llvm.urem %b, %w : i200
  %r = llvm.lshr %a, %k : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @ashr_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %w = llvm.mlir.constant(200 : i200) : i200
  %k = llvm.urem %b, %w : i200
  %r = llvm.ashr %a, %k : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @smin_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.intr.smin(%a, %b) : (i200, i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @smax_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.intr.smax(%a, %b) : (i200, i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @umin_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.intr.umin(%a, %b) : (i200, i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @umax_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.intr.umax(%a, %b) : (i200, i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @ctpop_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.intr.ctpop(%a) : (i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @cttz_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @bitreverse_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.intr.bitreverse(%a) : (i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @abs_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @sadd_sat_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.intr.sadd.sat(%a, %b) : (i200, i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @ssub_sat_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.intr.ssub.sat(%a, %b) : (i200, i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @uadd_sat_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.intr.uadd.sat(%a, %b) : (i200, i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @usub_sat_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.intr.usub.sat(%a, %b) : (i200, i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @sshl_sat_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %w = llvm.mlir.constant(200 : i200) : i200
  %k = llvm.urem %b, %w : i200
  %r = llvm.intr.sshl.sat(%a, %k) : (i200, i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @ushl_sat_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %w = llvm.mlir.constant(200 : i200) : i200
  %k = llvm.urem %b, %w : i200
  %r = llvm.intr.ushl.sat(%a, %k) : (i200, i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @fshl_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.intr.fshl(%a, %b, %b) : (i200, i200, i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @fshr_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %r = llvm.intr.fshr(%a, %b, %b) : (i200, i200, i200) -> i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @sadd_overflow_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %s = "llvm.intr.sadd.with.overflow"(%a, %b) : (i200, i200) -> !llvm.struct<(i200, i1)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i200, i1)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i200, i1)>
  %z = llvm.zext %f : i1 to i8
  %e = llvm.getelementptr %o[25] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %e : i8, !llvm.ptr
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @umul_overflow_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %s = "llvm.intr.umul.with.overflow"(%a, %b) : (i200, i200) -> !llvm.struct<(i200, i1)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i200, i1)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i200, i1)>
  %z = llvm.zext %f : i1 to i8
  %e = llvm.getelementptr %o[25] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %e : i8, !llvm.ptr
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @smul_overflow_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %s = "llvm.intr.smul.with.overflow"(%a, %b) : (i200, i200) -> !llvm.struct<(i200, i1)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i200, i1)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i200, i1)>
  %z = llvm.zext %f : i1 to i8
  %e = llvm.getelementptr %o[25] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %e : i8, !llvm.ptr
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @icmp_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %s0 = llvm.mlir.zero : i200
  %c0 = llvm.icmp "eq" %a, %b : i200
  %z0 = llvm.zext %c0 : i1 to i200
  %n0 = llvm.mlir.constant(0 : i200) : i200
  %t0 = llvm.shl %z0, %n0 : i200
  %s1 = llvm.or %s0, %t0 : i200
  %c1 = llvm.icmp "ne" %a, %b : i200
  %z1 = llvm.zext %c1 : i1 to i200
  %n1 = llvm.mlir.constant(1 : i200) : i200
  %t1 = llvm.shl %z1, %n1 : i200
  %s2 = llvm.or %s1, %t1 : i200
  %c2 = llvm.icmp "slt" %a, %b : i200
  %z2 = llvm.zext %c2 : i1 to i200
  %n2 = llvm.mlir.constant(2 : i200) : i200
  %t2 = llvm.shl %z2, %n2 : i200
  %s3 = llvm.or %s2, %t2 : i200
  %c3 = llvm.icmp "sle" %a, %b : i200
  %z3 = llvm.zext %c3 : i1 to i200
  %n3 = llvm.mlir.constant(3 : i200) : i200
  %t3 = llvm.shl %z3, %n3 : i200
  %s4 = llvm.or %s3, %t3 : i200
  %c4 = llvm.icmp "sgt" %a, %b : i200
  %z4 = llvm.zext %c4 : i1 to i200
  %n4 = llvm.mlir.constant(4 : i200) : i200
  %t4 = llvm.shl %z4, %n4 : i200
  %s5 = llvm.or %s4, %t4 : i200
  %c5 = llvm.icmp "sge" %a, %b : i200
  %z5 = llvm.zext %c5 : i1 to i200
  %n5 = llvm.mlir.constant(5 : i200) : i200
  %t5 = llvm.shl %z5, %n5 : i200
  %s6 = llvm.or %s5, %t5 : i200
  %c6 = llvm.icmp "ult" %a, %b : i200
  %z6 = llvm.zext %c6 : i1 to i200
  %n6 = llvm.mlir.constant(6 : i200) : i200
  %t6 = llvm.shl %z6, %n6 : i200
  %s7 = llvm.or %s6, %t6 : i200
  %c7 = llvm.icmp "ule" %a, %b : i200
  %z7 = llvm.zext %c7 : i1 to i200
  %n7 = llvm.mlir.constant(7 : i200) : i200
  %t7 = llvm.shl %z7, %n7 : i200
  %s8 = llvm.or %s7, %t7 : i200
  %c8 = llvm.icmp "ugt" %a, %b : i200
  %z8 = llvm.zext %c8 : i1 to i200
  %n8 = llvm.mlir.constant(8 : i200) : i200
  %t8 = llvm.shl %z8, %n8 : i200
  %s9 = llvm.or %s8, %t8 : i200
  %c9 = llvm.icmp "uge" %a, %b : i200
  %z9 = llvm.zext %c9 : i1 to i200
  %n9 = llvm.mlir.constant(9 : i200) : i200
  %t9 = llvm.shl %z9, %n9 : i200
  %r = llvm.or %s9, %t9 : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @widths_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %0 = llvm.trunc %a : i200 to i100
  %1 = llvm.sext %0 : i100 to i200
  %2 = llvm.trunc %b : i200 to i40
  %3 = llvm.zext %2 : i40 to i200
  %4 = llvm.sext %b : i200 to i1000
  %5 = llvm.mlir.constant(70 : i1000) : i1000
  %6 = llvm.ashr %4, %5 : i1000
  %7 = llvm.trunc %6 : i1000 to i200
  %8 = llvm.add %1, %3 : i200
  %r = llvm.xor %8, %7 : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @floats_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %0 = llvm.sitofp %a : i200 to f64
  %1 = llvm.fptosi %0 : f64 to i200
  %2 = llvm.uitofp %b : i200 to f128
  %3 = llvm.fptoui %2 : f128 to i1000
  %4 = llvm.trunc %3 : i1000 to i200
  %r = llvm.xor %1, %4 : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.mlir.global @global_200(-38090383271324213470043808849341312325767115216373290102765 : i200) : i200
llvm.func @constants_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %c = llvm.mlir.constant(114271149813972640410131426548023936977301345649119870308295 : i200) : i200
  %g = llvm.mlir.addressof @global_200 : !llvm.ptr
  %d = llvm.load %g : !llvm.ptr -> i200
  %0 = llvm.add %a, %c : i200
  %r = llvm.sub %0, %d : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @mix_200(%a: i200, %b: i200) -> !llvm.struct<(i200, i200)> {
  %c = llvm.icmp "ult" %a, %b : i200
  %i = llvm.mlir.constant(3 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.cond_br %c, ^bb1(%a, %b, %i : i200, i200, i32), ^bb1(%b, %a, %i : i200, i200, i32)
^bb1(%x: i200, %y: i200, %n: i32):
  %p = llvm.mul %x, %y : i200
  %m = llvm.sub %n, %one : i32
  %d = llvm.icmp "eq" %m, %zero : i32
  llvm.cond_br %d, ^bb2, ^bb1(%p, %x, %m : i200, i200, i32)
^bb2:
  %s = llvm.mlir.undef : !llvm.struct<(i200, i200)>
  %t = llvm.insertvalue %p, %s[0] : !llvm.struct<(i200, i200)>
  %u = llvm.insertvalue %x, %t[1] : !llvm.struct<(i200, i200)>
  llvm.return %u : !llvm.struct<(i200, i200)>
}
llvm.func @calls_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %x = llvm.call @mix_200(%a, %b) : (i200, i200) -> !llvm.struct<(i200, i200)>
  %y = llvm.extractvalue %x[0] : !llvm.struct<(i200, i200)>
  %z = llvm.extractvalue %x[1] : !llvm.struct<(i200, i200)>
  %r = llvm.sub %y, %z : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @constant_shifts_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %m = llvm.mlir.constant(64 : i200) : i200
  %n = llvm.mlir.constant(77 : i200) : i200
  %k = llvm.mlir.constant(199 : i200) : i200
  %0 = llvm.shl %a, %n : i200
  %1 = llvm.lshr %a, %m : i200
  %2 = llvm.ashr %b, %n : i200
  %3 = llvm.ashr %b, %k : i200
  %4 = llvm.xor %0, %1 : i200
  %5 = llvm.xor %2, %3 : i200
  %r = llvm.add %4, %5 : i200
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @switch_200(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i200
  %b = llvm.load %q : !llvm.ptr -> i200
  %k = llvm.mlir.constant(198 : i200) : i200
  %c = llvm.ashr %a, %k : i200
  %0 = llvm.mlir.constant(1000 : i200) : i200
  llvm.switch %c : i200, ^bb1(%0 : i200) [
    -1: ^bb1(%a : i200),
    1: ^bb1(%b : i200),
    -2: ^bb1(%c : i200)
  ]
^bb1(%r: i200):
  llvm.store %r, %o : i200, !llvm.ptr
  llvm.return
}
llvm.func @add_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.add %a, %b : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @sub_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.sub %a, %b : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @mul_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.mul %a, %b : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @and_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.and %a, %b : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @or_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.or %a, %b : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @xor_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.xor %a, %b : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @udiv_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.udiv %a, %b : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @urem_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.urem %a, %b : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @sdiv_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.sdiv %a, %b : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @srem_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.srem %a, %b : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @shl_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %w = llvm.mlir.constant(256 : i256) : i256
  %k = llvm.urem %b, %w : i256
  %r = llvm.shl %a, %k : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @lshr_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %w = llvm.mlir.constant(256 : i256) : i256
  %k = llvm.urem %b, %w : i256
  %r = llvm.lshr %a, %k : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @ashr_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %w = llvm.mlir.constant(256 : i256) : i256
  %k = llvm.urem %b, %w : i256
  %r = llvm.ashr %a, %k : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @smin_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.smin(%a, %b) : (i256, i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @smax_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.smax(%a, %b) : (i256, i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @umin_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.umin(%a, %b) : (i256, i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @umax_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.umax(%a, %b) : (i256, i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @ctpop_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.ctpop(%a) : (i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @cttz_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @bitreverse_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.bitreverse(%a) : (i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @bswap_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.bswap(%a) : (i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @abs_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @sadd_sat_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.sadd.sat(%a, %b) : (i256, i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @ssub_sat_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.ssub.sat(%a, %b) : (i256, i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @uadd_sat_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.uadd.sat(%a, %b) : (i256, i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @usub_sat_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.usub.sat(%a, %b) : (i256, i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @sshl_sat_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %w = llvm.mlir.constant(256 : i256) : i256
  %k = llvm.urem %b, %w : i256
  %r = llvm.intr.sshl.sat(%a, %k) : (i256, i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @ushl_sat_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %w = llvm.mlir.constant(256 : i256) : i256
  %k = llvm.urem %b, %w : i256
  %r = llvm.intr.ushl.sat(%a, %k) : (i256, i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @fshl_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.fshl(%a, %b, %b) : (i256, i256, i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @fshr_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %r = llvm.intr.fshr(%a, %b, %b) : (i256, i256, i256) -> i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @sadd_overflow_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %s = "llvm.intr.sadd.with.overflow"(%a, %b) : (i256, i256) -> !llvm.struct<(i256, i1)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i256, i1)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i256, i1)>
  %z = llvm.zext %f : i1 to i8
  %e = llvm.getelementptr %o[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %e : i8, !llvm.ptr
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @umul_overflow_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %s = "llvm.intr.umul.with.overflow"(%a, %b) : (i256, i256) -> !llvm.struct<(i256, i1)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i256, i1)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i256, i1)>
  %z = llvm.zext %f : i1 to i8
  %e = llvm.getelementptr %o[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %e : i8, !llvm.ptr
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @smul_overflow_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %s = "llvm.intr.smul.with.overflow"(%a, %b) : (i256, i256) -> !llvm.struct<(i256, i1)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i256, i1)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i256, i1)>
  %z = llvm.zext %f : i1 to i8
  %e = llvm.getelementptr %o[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %e : i8, !llvm.ptr
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @icmp_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %s0 = llvm.mlir.zero : i256
  %c0 = llvm.icmp "eq" %a, %b : i256
  %z0 = llvm.zext %c0 : i1 to i256
  %n0 = llvm.mlir.constant(0 : i256) : i256
  %t0 = llvm.shl %z0, %n0 : i256
  %s1 = llvm.or %s0, %t0 : i256
  %c1 = llvm.icmp "ne" %a, %b : i256
  %z1 = llvm.zext %c1 : i1 to i256
  %n1 = llvm.mlir.constant(1 : i256) : i256
  %t1 = llvm.shl %z1, %n1 : i256
  %s2 = llvm.or %s1, %t1 : i256
  %c2 = llvm.icmp "slt" %a, %b : i256
  %z2 = llvm.zext %c2 : i1 to i256
  %n2 = llvm.mlir.constant(2 : i256) : i256
  %t2 = llvm.shl %z2, %n2 : i256
  %s3 = llvm.or %s2, %t2 : i256
  %c3 = llvm.icmp "sle" %a, %b : i256
  %z3 = llvm.zext %c3 : i1 to i256
  %n3 = llvm.mlir.constant(3 : i256) : i256
  %t3 = llvm.shl %z3, %n3 : i256
  %s4 = llvm.or %s3, %t3 : i256
  %c4 = llvm.icmp "sgt" %a, %b : i256
  %z4 = llvm.zext %c4 : i1 to i256
  %n4 = llvm.mlir.constant(4 : i256) : i256
  %t4 = llvm.shl %z4, %n4 : i256
  %s5 = llvm.or %s4, %t4 : i256
  %c5 = llvm.icmp "sge" %a, %b : i256
  %z5 = llvm.zext %c5 : i1 to i256
  %n5 = llvm.mlir.constant(5 : i256) : i256
  %t5 = llvm.shl %z5, %n5 : i256
  %s6 = llvm.or %s5, %t5 : i256
  %c6 = llvm.icmp "ult" %a, %b : i256
  %z6 = llvm.zext %c6 : i1 to i256
  %n6 = llvm.mlir.constant(6 : i256) : i256
  %t6 = llvm.shl %z6, %n6 : i256
  %s7 = llvm.or %s6, %t6 : i256
  %c7 = llvm.icmp "ule" %a, %b : i256
  %z7 = llvm.zext %c7 : i1 to i256
  %n7 = llvm.mlir.constant(7 : i256) : i256
  %t7 = llvm.shl %z7, %n7 : i256
  %s8 = llvm.or %s7, %t7 : i256
  %c8 = llvm.icmp "ugt" %a, %b : i256
  %z8 = llvm.zext %c8 : i1 to i256
  %n8 = llvm.mlir.constant(8 : i256) : i256
  %t8 = llvm.shl %z8, %n8 : i256
  %s9 = llvm.or %s8, %t8 : i256
  %c9 = llvm.icmp "uge" %a, %b : i256
  %z9 = llvm.zext %c9 : i1 to i256
  %n9 = llvm.mlir.constant(9 : i256) : i256
  %t9 = llvm.shl %z9, %n9 : i256
  %r = llvm.or %s9, %t9 : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @widths_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %0 = llvm.trunc %a : i256 to i100
  %1 = llvm.sext %0 : i100 to i256
  %2 = llvm.trunc %b : i256 to i40
  %3 = llvm.zext %2 : i40 to i256
  %4 = llvm.sext %b : i256 to i1000
  %5 = llvm.mlir.constant(70 : i1000) : i1000
  %6 = llvm.ashr %4, %5 : i1000
  %7 = llvm.trunc %6 : i1000 to i256
  %8 = llvm.add %1, %3 : i256
  %r = llvm.xor %8, %7 : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @floats_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %0 = llvm.sitofp %a : i256 to f64
  %1 = llvm.fptosi %0 : f64 to i256
  %2 = llvm.uitofp %b : i256 to f128
  %3 = llvm.fptoui %2 : f128 to i1000
  %4 = llvm.trunc %3 : i1000 to i256
  %r = llvm.xor %1, %4 : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.mlir.global @global_256(-2744701374514161635524003344021602950231373462860354987797007946003177795565 : i256) : i256
llvm.func @constants_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %c = llvm.mlir.constant(8234104123542484906572010032064808850694120388581064963391023838009533386695 : i256) : i256
  %g = llvm.mlir.addressof @global_256 : !llvm.ptr
  %d = llvm.load %g : !llvm.ptr -> i256
  %0 = llvm.add %a, %c : i256
  %r = llvm.sub %0, %d : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @mix_256(%a: i256, %b: i256) -> !llvm.struct<(i256, i256)> {
  %c = llvm.icmp "ult" %a, %b : i256
  %i = llvm.mlir.constant(3 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.cond_br %c, ^bb1(%a, %b, %i : i256, i256, i32), ^bb1(%b, %a, %i : i256, i256, i32)
^bb1(%x: i256, %y: i256, %n: i32):
  %p = llvm.mul %x, %y : i256
  %m = llvm.sub %n, %one : i32
  %d = llvm.icmp "eq" %m, %zero : i32
  llvm.cond_br %d, ^bb2, ^bb1(%p, %x, %m : i256, i256, i32)
^bb2:
  %s = llvm.mlir.undef : !llvm.struct<(i256, i256)>
  %t = llvm.insertvalue %p, %s[0] : !llvm.struct<(i256, i256)>
  %u = llvm.insertvalue %x, %t[1] : !llvm.struct<(i256, i256)>
  llvm.return %u : !llvm.struct<(i256, i256)>
}
llvm.func @calls_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %x = llvm.call @mix_256(%a, %b) : (i256, i256) -> !llvm.struct<(i256, i256)>
  %y = llvm.extractvalue %x[0] : !llvm.struct<(i256, i256)>
  %z = llvm.extractvalue %x[1] : !llvm.struct<(i256, i256)>
  %r = llvm.sub %y, %z : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @constant_shifts_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %m = llvm.mlir.constant(64 : i256) : i256
  %n = llvm.mlir.constant(77 : i256) : i256
  %k = llvm.mlir.constant(255 : i256) : i256
  %0 = llvm.shl %a, %n : i256
  %1 = llvm.lshr %a, %m : i256
  %2 = llvm.ashr %b, %n : i256
  %3 = llvm.ashr %b, %k : i256
  %4 = llvm.xor %0, %1 : i256
  %5 = llvm.xor %2, %3 : i256
  %r = llvm.add %4, %5 : i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @switch_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %k = llvm.mlir.constant(254 : i256) : i256
  %c = llvm.ashr %a, %k : i256
  %0 = llvm.mlir.constant(1000 : i256) : i256
  llvm.switch %c : i256, ^bb1(%0 : i256) [
    -1: ^bb1(%a : i256),
    1: ^bb1(%b : i256),
    -2: ^bb1(%c : i256)
  ]
^bb1(%r: i256):
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @bitcast_256(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i256
  %b = llvm.load %q : !llvm.ptr -> i256
  %v = llvm.bitcast %a : i256 to vector<4xi64>
  %u = llvm.bitcast %b : i256 to vector<4xi64>
  %s = llvm.add %v, %u : vector<4xi64>
  %r = llvm.bitcast %s : vector<4xi64> to i256
  llvm.store %r, %o : i256, !llvm.ptr
  llvm.return
}
llvm.func @add_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.add %a, %b : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @sub_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.sub %a, %b : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @mul_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.mul %a, %b : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @and_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.and %a, %b : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @or_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.or %a, %b : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @xor_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.xor %a, %b : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @udiv_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.udiv %a, %b : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @urem_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.urem %a, %b : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @sdiv_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.sdiv %a, %b : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @srem_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.srem %a, %b : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @shl_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %w = llvm.mlir.constant(640 : i640) : i640
  %k = llvm.urem %b, %w : i640
  %r = llvm.shl %a, %k : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @lshr_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %w = llvm.mlir.constant(640 : i640) : i640
  %k = llvm.urem %b, %w : i640
  %r = llvm.lshr %a, %k : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @ashr_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %w = llvm.mlir.constant(640 : i640) : i640
  %k = llvm.urem %b, %w : i640
  %r = llvm.ashr %a, %k : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @smin_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.smin(%a, %b) : (i640, i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @smax_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.smax(%a, %b) : (i640, i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @umin_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.umin(%a, %b) : (i640, i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @umax_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.umax(%a, %b) : (i640, i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @ctpop_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.ctpop(%a) : (i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @cttz_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @bitreverse_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.bitreverse(%a) : (i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @bswap_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.bswap(%a) : (i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @abs_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @sadd_sat_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.sadd.sat(%a, %b) : (i640, i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @ssub_sat_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.ssub.sat(%a, %b) : (i640, i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @uadd_sat_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.uadd.sat(%a, %b) : (i640, i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @usub_sat_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.usub.sat(%a, %b) : (i640, i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @sshl_sat_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %w = llvm.mlir.constant(640 : i640) : i640
  %k = llvm.urem %b, %w : i640
  %r = llvm.intr.sshl.sat(%a, %k) : (i640, i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @ushl_sat_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %w = llvm.mlir.constant(640 : i640) : i640
  %k = llvm.urem %b, %w : i640
  %r = llvm.intr.ushl.sat(%a, %k) : (i640, i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @fshl_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.fshl(%a, %b, %b) : (i640, i640, i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @fshr_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %r = llvm.intr.fshr(%a, %b, %b) : (i640, i640, i640) -> i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @sadd_overflow_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %s = "llvm.intr.sadd.with.overflow"(%a, %b) : (i640, i640) -> !llvm.struct<(i640, i1)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i640, i1)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i640, i1)>
  %z = llvm.zext %f : i1 to i8
  %e = llvm.getelementptr %o[80] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %e : i8, !llvm.ptr
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @umul_overflow_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %s = "llvm.intr.umul.with.overflow"(%a, %b) : (i640, i640) -> !llvm.struct<(i640, i1)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i640, i1)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i640, i1)>
  %z = llvm.zext %f : i1 to i8
  %e = llvm.getelementptr %o[80] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %e : i8, !llvm.ptr
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @smul_overflow_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %s = "llvm.intr.smul.with.overflow"(%a, %b) : (i640, i640) -> !llvm.struct<(i640, i1)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i640, i1)>
  %f = llvm.extractvalue %s[1] : !llvm.struct<(i640, i1)>
  %z = llvm.zext %f : i1 to i8
  %e = llvm.getelementptr %o[80] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %e : i8, !llvm.ptr
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @icmp_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %s0 = llvm.mlir.zero : i640
  %c0 = llvm.icmp "eq" %a, %b : i640
  %z0 = llvm.zext %c0 : i1 to i640
  %n0 = llvm.mlir.constant(0 : i640) : i640
  %t0 = llvm.shl %z0, %n0 : i640
  %s1 = llvm.or %s0, %t0 : i640
  %c1 = llvm.icmp "ne" %a, %b : i640
  %z1 = llvm.zext %c1 : i1 to i640
  %n1 = llvm.mlir.constant(1 : i640) : i640
  %t1 = llvm.shl %z1, %n1 : i640
  %s2 = llvm.or %s1, %t1 : i640
  %c2 = llvm.icmp "slt" %a, %b : i640
  %z2 = llvm.zext %c2 : i1 to i640
  %n2 = llvm.mlir.constant(2 : i640) : i640
  %t2 = llvm.shl %z2, %n2 : i640
  %s3 = llvm.or %s2, %t2 : i640
  %c3 = llvm.icmp "sle" %a, %b : i640
  %z3 = llvm.zext %c3 : i1 to i640
  %n3 = llvm.mlir.constant(3 : i640) : i640
  %t3 = llvm.shl %z3, %n3 : i640
  %s4 = llvm.or %s3, %t3 : i640
  %c4 = llvm.icmp "sgt" %a, %b : i640
  %z4 = llvm.zext %c4 : i1 to i640
  %n4 = llvm.mlir.constant(4 : i640) : i640
  %t4 = llvm.shl %z4, %n4 : i640
  %s5 = llvm.or %s4, %t4 : i640
  %c5 = llvm.icmp "sge" %a, %b : i640
  %z5 = llvm.zext %c5 : i1 to i640
  %n5 = llvm.mlir.constant(5 : i640) : i640
  %t5 = llvm.shl %z5, %n5 : i640
  %s6 = llvm.or %s5, %t5 : i640
  %c6 = llvm.icmp "ult" %a, %b : i640
  %z6 = llvm.zext %c6 : i1 to i640
  %n6 = llvm.mlir.constant(6 : i640) : i640
  %t6 = llvm.shl %z6, %n6 : i640
  %s7 = llvm.or %s6, %t6 : i640
  %c7 = llvm.icmp "ule" %a, %b : i640
  %z7 = llvm.zext %c7 : i1 to i640
  %n7 = llvm.mlir.constant(7 : i640) : i640
  %t7 = llvm.shl %z7, %n7 : i640
  %s8 = llvm.or %s7, %t7 : i640
  %c8 = llvm.icmp "ugt" %a, %b : i640
  %z8 = llvm.zext %c8 : i1 to i640
  %n8 = llvm.mlir.constant(8 : i640) : i640
  %t8 = llvm.shl %z8, %n8 : i640
  %s9 = llvm.or %s8, %t8 : i640
  %c9 = llvm.icmp "uge" %a, %b : i640
  %z9 = llvm.zext %c9 : i1 to i640
  %n9 = llvm.mlir.constant(9 : i640) : i640
  %t9 = llvm.shl %z9, %n9 : i640
  %r = llvm.or %s9, %t9 : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @widths_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %0 = llvm.trunc %a : i640 to i100
  %1 = llvm.sext %0 : i100 to i640
  %2 = llvm.trunc %b : i640 to i40
  %3 = llvm.zext %2 : i40 to i640
  %4 = llvm.sext %b : i640 to i1000
  %5 = llvm.mlir.constant(70 : i1000) : i1000
  %6 = llvm.ashr %4, %5 : i1000
  %7 = llvm.trunc %6 : i1000 to i640
  %8 = llvm.add %1, %3 : i640
  %r = llvm.xor %8, %7 : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @floats_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %0 = llvm.sitofp %a : i640 to f64
  %1 = llvm.fptosi %0 : f64 to i640
  %2 = llvm.uitofp %b : i640 to f128
  %3 = llvm.fptoui %2 : f128 to i1000
  %4 = llvm.trunc %3 : i1000 to i640
  %r = llvm.xor %1, %4 : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.mlir.global @global_640(-108146740565859440888821818579094805171497814369625846274464007038160435030372575270846461760293004173286898552924367209453491325958606492282852275917657495146021246792117627329412042986614765 : i640) : i640
llvm.func @constants_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %c = llvm.mlir.constant(324440221697578322666465455737284415514493443108877538823392021114481305091117725812539385280879012519860695658773101628360473977875819476848556827752972485438063740376352881988236128959844295 : i640) : i640
  %g = llvm.mlir.addressof @global_640 : !llvm.ptr
  %d = llvm.load %g : !llvm.ptr -> i640
  %0 = llvm.add %a, %c : i640
  %r = llvm.sub %0, %d : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @mix_640(%a: i640, %b: i640) -> !llvm.struct<(i640, i640)> {
  %c = llvm.icmp "ult" %a, %b : i640
  %i = llvm.mlir.constant(3 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.cond_br %c, ^bb1(%a, %b, %i : i640, i640, i32), ^bb1(%b, %a, %i : i640, i640, i32)
^bb1(%x: i640, %y: i640, %n: i32):
  %p = llvm.mul %x, %y : i640
  %m = llvm.sub %n, %one : i32
  %d = llvm.icmp "eq" %m, %zero : i32
  llvm.cond_br %d, ^bb2, ^bb1(%p, %x, %m : i640, i640, i32)
^bb2:
  %s = llvm.mlir.undef : !llvm.struct<(i640, i640)>
  %t = llvm.insertvalue %p, %s[0] : !llvm.struct<(i640, i640)>
  %u = llvm.insertvalue %x, %t[1] : !llvm.struct<(i640, i640)>
  llvm.return %u : !llvm.struct<(i640, i640)>
}
llvm.func @calls_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %x = llvm.call @mix_640(%a, %b) : (i640, i640) -> !llvm.struct<(i640, i640)>
  %y = llvm.extractvalue %x[0] : !llvm.struct<(i640, i640)>
  %z = llvm.extractvalue %x[1] : !llvm.struct<(i640, i640)>
  %r = llvm.sub %y, %z : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @constant_shifts_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %m = llvm.mlir.constant(64 : i640) : i640
  %n = llvm.mlir.constant(77 : i640) : i640
  %k = llvm.mlir.constant(639 : i640) : i640
  %0 = llvm.shl %a, %n : i640
  %1 = llvm.lshr %a, %m : i640
  %2 = llvm.ashr %b, %n : i640
  %3 = llvm.ashr %b, %k : i640
  %4 = llvm.xor %0, %1 : i640
  %5 = llvm.xor %2, %3 : i640
  %r = llvm.add %4, %5 : i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @switch_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %k = llvm.mlir.constant(638 : i640) : i640
  %c = llvm.ashr %a, %k : i640
  %0 = llvm.mlir.constant(1000 : i640) : i640
  llvm.switch %c : i640, ^bb1(%0 : i640) [
    -1: ^bb1(%a : i640),
    1: ^bb1(%b : i640),
    -2: ^bb1(%c : i640)
  ]
^bb1(%r: i640):
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
llvm.func @bitcast_640(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> i640
  %b = llvm.load %q : !llvm.ptr -> i640
  %v = llvm.bitcast %a : i640 to vector<10xi64>
  %u = llvm.bitcast %b : i640 to vector<10xi64>
  %s = llvm.add %v, %u : vector<10xi64>
  %r = llvm.bitcast %s : vector<10xi64> to i640
  llvm.store %r, %o : i640, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// // The results of 40 pairs of numbers, mixed into one; what is expected was computed with another implementation of
// // integers without limits.
// static uint64_t seed;
// static uint64_t next(void) { seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17; return seed; }
// static void number(uint64_t* limbs, int width) {
//   int count = (width + 63) / 64, kind = next() % 6;
//   for (int i = 0; i < count; i++) {
//     int upper = i > count / 2;
//     limbs[i] = kind == 0 ? 0 : kind == 1 ? UINT64_MAX : kind == 2 && upper ? 0 : kind == 3 && upper ? UINT64_MAX : next();
//   }
//   if (width % 64) limbs[count - 1] &= ((uint64_t)1 << width % 64) - 1;
// }
// // To the order of bytes in memory and back; what follows the number is bytes.
// static void reorder(uint64_t limbs[12], int width) {
// #if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
//   unsigned char* bytes = (unsigned char*)limbs;
//   for (int i = 0; i < 12; i++) limbs[i] = __builtin_bswap64(limbs[i]);
//   for (int i = 0, k = width / 8 - 1; i < k; i++, k--) {
//     unsigned char byte = bytes[i];
//     bytes[i] = bytes[k], bytes[k] = byte;
//   }
// #endif
//   (void)limbs, (void)width;
// }
// static void restore(uint64_t limbs[12], int width) {
// #if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
//   unsigned char* bytes = (unsigned char*)limbs;
//   for (int i = 0, k = width / 8 - 1; i < k; i++, k--) {
//     unsigned char byte = bytes[i];
//     bytes[i] = bytes[k], bytes[k] = byte;
//   }
//   for (int i = 0; i < 12; i++) limbs[i] = __builtin_bswap64(limbs[i]);
// #endif
//   (void)limbs, (void)width;
// }
// static void run(const char* name, int width, void (*f)(void*, void*, void*)) {
//   uint64_t total = 0;
//   seed = 88172645463325252u;
//   for (int i = 0; i < 40; i++) {
//     uint64_t a[12] = {0}, b[12] = {0}, out[12] = {0};
//     number(a, width);
//     number(b, width);
//     b[0] |= 1;
//     reorder(a, width);
//     reorder(b, width);
//     f(a, b, out);
//     restore(out, width);
//     for (int k = 0; k < 12; k++) {
//       total = (total ^ out[k]) * 0x9e3779b97f4a7c15u;
//       total ^= total >> 29;
//     }
//   }
//   printf("%s_%d %016llx\n", name, width, (unsigned long long)total);
// }
// #define RUN(name, width) { void name##_##width(void*, void*, void*); run(#name, width, name##_##width); }
// int main(void) {
//   RUN(add, 192)
//   RUN(sub, 192)
//   RUN(mul, 192)
//   RUN(and, 192)
//   RUN(or, 192)
//   RUN(xor, 192)
//   RUN(udiv, 192)
//   RUN(urem, 192)
//   RUN(sdiv, 192)
//   RUN(srem, 192)
//   RUN(shl, 192)
//   RUN(lshr, 192)
//   RUN(ashr, 192)
//   RUN(smin, 192)
//   RUN(smax, 192)
//   RUN(umin, 192)
//   RUN(umax, 192)
//   RUN(ctpop, 192)
//   RUN(ctlz, 192)
//   RUN(cttz, 192)
//   RUN(bitreverse, 192)
//   RUN(bswap, 192)
//   RUN(abs, 192)
//   RUN(sadd_sat, 192)
//   RUN(ssub_sat, 192)
//   RUN(uadd_sat, 192)
//   RUN(usub_sat, 192)
//   RUN(sshl_sat, 192)
//   RUN(ushl_sat, 192)
//   RUN(fshl, 192)
//   RUN(fshr, 192)
//   RUN(sadd_overflow, 192)
//   RUN(umul_overflow, 192)
//   RUN(smul_overflow, 192)
//   RUN(icmp, 192)
//   RUN(widths, 192)
//   RUN(floats, 192)
//   RUN(constants, 192)
//   RUN(calls, 192)
//   RUN(constant_shifts, 192)
//   RUN(switch, 192)
//   RUN(bitcast, 192)
//   RUN(add, 200)
//   RUN(sub, 200)
//   RUN(mul, 200)
//   RUN(and, 200)
//   RUN(or, 200)
//   RUN(xor, 200)
//   RUN(udiv, 200)
//   RUN(urem, 200)
//   RUN(sdiv, 200)
//   RUN(srem, 200)
//   RUN(shl, 200)
//   RUN(lshr, 200)
//   RUN(ashr, 200)
//   RUN(smin, 200)
//   RUN(smax, 200)
//   RUN(umin, 200)
//   RUN(umax, 200)
//   RUN(ctpop, 200)
//   RUN(ctlz, 200)
//   RUN(cttz, 200)
//   RUN(bitreverse, 200)
//   RUN(abs, 200)
//   RUN(sadd_sat, 200)
//   RUN(ssub_sat, 200)
//   RUN(uadd_sat, 200)
//   RUN(usub_sat, 200)
//   RUN(sshl_sat, 200)
//   RUN(ushl_sat, 200)
//   RUN(fshl, 200)
//   RUN(fshr, 200)
//   RUN(sadd_overflow, 200)
//   RUN(umul_overflow, 200)
//   RUN(smul_overflow, 200)
//   RUN(icmp, 200)
//   RUN(widths, 200)
//   RUN(floats, 200)
//   RUN(constants, 200)
//   RUN(calls, 200)
//   RUN(constant_shifts, 200)
//   RUN(switch, 200)
//   RUN(add, 256)
//   RUN(sub, 256)
//   RUN(mul, 256)
//   RUN(and, 256)
//   RUN(or, 256)
//   RUN(xor, 256)
//   RUN(udiv, 256)
//   RUN(urem, 256)
//   RUN(sdiv, 256)
//   RUN(srem, 256)
//   RUN(shl, 256)
//   RUN(lshr, 256)
//   RUN(ashr, 256)
//   RUN(smin, 256)
//   RUN(smax, 256)
//   RUN(umin, 256)
//   RUN(umax, 256)
//   RUN(ctpop, 256)
//   RUN(ctlz, 256)
//   RUN(cttz, 256)
//   RUN(bitreverse, 256)
//   RUN(bswap, 256)
//   RUN(abs, 256)
//   RUN(sadd_sat, 256)
//   RUN(ssub_sat, 256)
//   RUN(uadd_sat, 256)
//   RUN(usub_sat, 256)
//   RUN(sshl_sat, 256)
//   RUN(ushl_sat, 256)
//   RUN(fshl, 256)
//   RUN(fshr, 256)
//   RUN(sadd_overflow, 256)
//   RUN(umul_overflow, 256)
//   RUN(smul_overflow, 256)
//   RUN(icmp, 256)
//   RUN(widths, 256)
//   RUN(floats, 256)
//   RUN(constants, 256)
//   RUN(calls, 256)
//   RUN(constant_shifts, 256)
//   RUN(switch, 256)
//   RUN(bitcast, 256)
//   RUN(add, 640)
//   RUN(sub, 640)
//   RUN(mul, 640)
//   RUN(and, 640)
//   RUN(or, 640)
//   RUN(xor, 640)
//   RUN(udiv, 640)
//   RUN(urem, 640)
//   RUN(sdiv, 640)
//   RUN(srem, 640)
//   RUN(shl, 640)
//   RUN(lshr, 640)
//   RUN(ashr, 640)
//   RUN(smin, 640)
//   RUN(smax, 640)
//   RUN(umin, 640)
//   RUN(umax, 640)
//   RUN(ctpop, 640)
//   RUN(ctlz, 640)
//   RUN(cttz, 640)
//   RUN(bitreverse, 640)
//   RUN(bswap, 640)
//   RUN(abs, 640)
//   RUN(sadd_sat, 640)
//   RUN(ssub_sat, 640)
//   RUN(uadd_sat, 640)
//   RUN(usub_sat, 640)
//   RUN(sshl_sat, 640)
//   RUN(ushl_sat, 640)
//   RUN(fshl, 640)
//   RUN(fshr, 640)
//   RUN(sadd_overflow, 640)
//   RUN(umul_overflow, 640)
//   RUN(smul_overflow, 640)
//   RUN(icmp, 640)
//   RUN(widths, 640)
//   RUN(floats, 640)
//   RUN(constants, 640)
//   RUN(calls, 640)
//   RUN(constant_shifts, 640)
//   RUN(switch, 640)
//   RUN(bitcast, 640)
//   return 0;
// }
// output:
// add_192 8da2dcb7a2cb18b7
// sub_192 a9dec4b79dea778f
// mul_192 d0380169d1a117e6
// and_192 c1f8564a1a16a29f
// or_192 135a1e1125c588dd
// xor_192 efb07e5bb880e053
// udiv_192 ace9d1013a944427
// urem_192 5f4a97572eb2f3fc
// sdiv_192 cd83fc731c6ae4d6
// srem_192 7d5fca786e003c7c
// shl_192 e9027615c700ae64
// lshr_192 7e81edeb8a6f7504
// ashr_192 d906800090c5a1db
// smin_192 064762c44099582f
// smax_192 dad79dad9d8511ef
// umin_192 52a18ee87915cbed
// umax_192 100bf814f6737321
// ctpop_192 9c8226f5d70560b4
// ctlz_192 00e43fcf4184d85b
// cttz_192 9d60446ee9f79680
// bitreverse_192 83d2d19c4b45b8ca
// bswap_192 c0574d01bb4bcc29
// abs_192 49342bf9c51e04c3
// sadd_sat_192 32588ef6cf7d52d1
// ssub_sat_192 a9dec4b79dea778f
// uadd_sat_192 61a6edf555d5a4b1
// usub_sat_192 2fb9fbe452029227
// sshl_sat_192 2264e029bf263011
// ushl_sat_192 337027bd892939d3
// fshl_192 164b034b9a6a8bf6
// fshr_192 90acfac81bf4d68d
// sadd_overflow_192 e842014076e4cc95
// umul_overflow_192 11d0cc5ddf3c988e
// smul_overflow_192 56659ec6a15d94eb
// icmp_192 03a2d75f374076f1
// widths_192 c92f50cf8930b4f7
// floats_192 a2f0cfb57732630a
// constants_192 8bb76f64fb96cf25
// calls_192 69d0ae21b14a904d
// constant_shifts_192 b0fdd0edb838e477
// switch_192 0ae66a069ca3535e
// bitcast_192 1822337a163ac17a
// add_200 b030be4868a06c8c
// sub_200 330365c195109680
// mul_200 310ff7d0048dc641
// and_200 3c66bb0fb696c666
// or_200 a3635d31222defce
// xor_200 3ff33eec71a54af2
// udiv_200 0eb8eac56aba6f26
// urem_200 763db5e7d0cab57e
// sdiv_200 b41032c949726101
// srem_200 719c3e2cd58facf1
// shl_200 895819b7fa1c9dfc
// lshr_200 065804c95a0b71e2
// ashr_200 f5d3a5e6ce6b97d8
// smin_200 2cd89aa56b847889
// smax_200 3cf946f9f93f209a
// umin_200 efedd7576cf39d12
// umax_200 2b942181c7f048f1
// ctpop_200 31b3110db4549719
// ctlz_200 97b389a45d3cd33f
// cttz_200 1dace9ad89f471ec
// bitreverse_200 8d4cb831bbaa19b7
// abs_200 5bbdd69011702ecb
// sadd_sat_200 b2c6b7e7098052f0
// ssub_sat_200 330365c195109680
// uadd_sat_200 e47a3f12b957396a
// usub_sat_200 d93d5e7b03335588
// sshl_sat_200 d0264977cbaa1f53
// ushl_sat_200 0e032cd5a6e4de99
// fshl_200 9e98935e4e89df43
// fshr_200 df41040625033971
// sadd_overflow_200 6c46fe9b4e23fc66
// umul_overflow_200 e6e5be44ada40cf2
// smul_overflow_200 3a606052f7c02a25
// icmp_200 cec8f669f588f211
// widths_200 69fec39149abb470
// floats_200 3fa1e623b6d05514
// constants_200 3dc70e07650c0ccb
// calls_200 5febee31f344b7af
// constant_shifts_200 e8ccec26e39b6fdb
// switch_200 de3b12eb8a5c1dbf
// add_256 889b905fbc939b71
// sub_256 ef1b2a6bd2b3855c
// mul_256 0455b893400de5c0
// and_256 6fa941332dee0e02
// or_256 6b494ead09f6cf4c
// xor_256 a560fbc696bd4639
// udiv_256 494c7854e74a804d
// urem_256 d875c5d63b7c12fb
// sdiv_256 0fe0db3743b9a7fa
// srem_256 d7263df1bc652806
// shl_256 eefb2a6cb8dd68e7
// lshr_256 5777f0b429e3c033
// ashr_256 a35482c6c70df241
// smin_256 0f6f936f80553b45
// smax_256 2762d04569317126
// umin_256 5934eb7f5b5a3c6f
// umax_256 b0f9af0d2556ef7c
// ctpop_256 c4ef472d73fa301a
// ctlz_256 5bf9d394aae348fc
// cttz_256 09107f9dcb2bc22c
// bitreverse_256 b995f805adce7d84
// bswap_256 a302bdd1bd422473
// abs_256 f2fb3d5edfe7e401
// sadd_sat_256 6d2b3bfc18eecc74
// ssub_sat_256 680998fc9e83e0ea
// uadd_sat_256 63c8ae827a54f47c
// usub_sat_256 c3ce977eb41cfb8a
// sshl_sat_256 ff9dec26c87c110e
// ushl_sat_256 33ad3b829c3acdb5
// fshl_256 212ab5ef6115e191
// fshr_256 068ac03348db9a58
// sadd_overflow_256 ec27e026eafa474f
// umul_overflow_256 e06195c9e584ca8d
// smul_overflow_256 e12e778847d7e691
// icmp_256 f93504819601b2be
// widths_256 40f2d63d28f10ea9
// floats_256 e1127f7565da934b
// constants_256 f501011f5b95284d
// calls_256 e6a1e1044f10f909
// constant_shifts_256 ec38df6f5dd35536
// switch_256 7caedf4cde2c7cce
// bitcast_256 0b5ec966fcd59210
// add_640 368e94a0bea51d4d
// sub_640 8b9ae496c188cd26
// mul_640 db36b18fd2f6f495
// and_640 be90b392816e2e5e
// or_640 4939ffb99dc47c37
// xor_640 d4a754c77c8c961d
// udiv_640 11562444220b3d74
// urem_640 6754396e3bf27c7e
// sdiv_640 06c511d59c6be771
// srem_640 b77b0a4a3dd39fcd
// shl_640 fbd4c691ffd64877
// lshr_640 cbaa915c26af19c4
// ashr_640 9fc6fbd40db7fca4
// smin_640 7ec9b8b63adfabd5
// smax_640 a4503e9ffebcf104
// umin_640 0635ff323711d874
// umax_640 ad23192037e83df1
// ctpop_640 1add862a933e1c36
// ctlz_640 e91b52dc54a779cc
// cttz_640 0d66709e585a1e78
// bitreverse_640 13faa58a5a085d95
// bswap_640 700c81e13611f1c8
// abs_640 8e5fd8e3a358976c
// sadd_sat_640 58223d293a2411d0
// ssub_sat_640 48cb79549c6c2c5a
// uadd_sat_640 e80c513bcebe1fe3
// usub_sat_640 fd06240ffc4b0f3e
// sshl_sat_640 7657abf6441f5c55
// ushl_sat_640 23c4bebf6302df51
// fshl_640 321281f054f40972
// fshr_640 5d3af325ac68567c
// sadd_overflow_640 81d488204b83e9be
// umul_overflow_640 e18f08bd3dc0a0a1
// smul_overflow_640 9427001444cc5be5
// icmp_640 5fd98aefd396d4ed
// widths_640 c57c5c2cce73281f
// floats_640 aea9a0219e72da9f
// constants_640 2ee712668c3a0564
// calls_640 6d6445a922b00334
// constant_shifts_640 b6693ccc9413f8c8
// switch_640 1473216f97ddcccb
// bitcast_640 2aed4102dcfe15fa
