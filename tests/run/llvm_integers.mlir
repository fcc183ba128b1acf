llvm.func @add_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.add %a, %b : i1
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sub_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.sub %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @mul_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.mul %a, %b : i1
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @and_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.and %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @or_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.or %a, %b : i1
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @xor_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.xor %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @udiv_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %one = llvm.mlir.constant(true) : i1
  %d = llvm.or %b, %one : i1
  %r = llvm.udiv %a, %d : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @urem_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %one = llvm.mlir.constant(true) : i1
  %d = llvm.or %b, %one : i1
  %r = llvm.urem %a, %d : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @eq_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.icmp "eq" %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ne_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.icmp "ne" %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @slt_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.icmp "slt" %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sle_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.icmp "sle" %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sgt_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.icmp "sgt" %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sge_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.icmp "sge" %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ult_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.icmp "ult" %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ule_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.icmp "ule" %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ugt_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.icmp "ugt" %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uge_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.icmp "uge" %a, %b : i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smin_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.intr.smin(%a, %b) : (i1, i1) -> i1
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smax_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.intr.smax(%a, %b) : (i1, i1) -> i1
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umin_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.intr.umin(%a, %b) : (i1, i1) -> i1
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umax_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.intr.umax(%a, %b) : (i1, i1) -> i1
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @abs_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i1) -> i1
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ctlz_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i1) -> i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @cttz_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i1) -> i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ctpop_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.intr.ctpop(%a) : (i1) -> i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @bitreverse_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %r = llvm.intr.bitreverse(%a) : (i1) -> i1
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sadd_v_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i1, i1)>
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sadd_o_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i1, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uadd_v_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i1, i1)>
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uadd_o_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i1, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ssub_v_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i1, i1)>
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ssub_o_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i1, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @usub_v_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i1, i1)>
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @usub_o_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i1, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smul_v_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i1, i1)>
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smul_o_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i1, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umul_v_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i1, i1)>
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umul_o_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i1, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sitofp_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %f = llvm.sitofp %a : i1 to f64
  %r = llvm.bitcast %f : f64 to i64
  llvm.return %r : i64
}
llvm.func @uitofp_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %f = llvm.uitofp %a : i1 to f32
  %g = llvm.fpext %f : f32 to f64
  %r = llvm.bitcast %g : f64 to i64
  llvm.return %r : i64
}
llvm.func @mem_1(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i1
  %b = llvm.trunc %y : i64 to i1
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.alloca %c1 x i1 : (i32) -> !llvm.ptr
  llvm.store %b, %s : i1, !llvm.ptr
  %q = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i1
  llvm.store %a, %q : i1, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> i1
  %k = llvm.load %s : !llvm.ptr -> i1
  %r = llvm.sub %l, %k : i1
  %out = llvm.sext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @add_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.add %a, %b : i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @sub_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.sub %a, %b : i7
  %out = llvm.zext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @mul_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.mul %a, %b : i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @and_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.and %a, %b : i7
  %out = llvm.zext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @or_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.or %a, %b : i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @xor_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.xor %a, %b : i7
  %out = llvm.zext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @udiv_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %one = llvm.mlir.constant(1 : i7) : i7
  %d = llvm.or %b, %one : i7
  %r = llvm.udiv %a, %d : i7
  %out = llvm.zext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @urem_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %one = llvm.mlir.constant(1 : i7) : i7
  %d = llvm.or %b, %one : i7
  %r = llvm.urem %a, %d : i7
  %out = llvm.zext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @sdiv_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %three = llvm.mlir.constant(3 : i7) : i7
  %four = llvm.mlir.constant(32 : i7) : i7
  %d0 = llvm.or %b, %three : i7
  %m1 = llvm.mlir.constant(-1 : i7) : i7
  %c = llvm.icmp "eq" %d0, %m1 : i7
  %d = llvm.select %c, %three, %d0 : i1, i7
  %r = llvm.sdiv %a, %d : i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @srem_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %three = llvm.mlir.constant(3 : i7) : i7
  %four = llvm.mlir.constant(32 : i7) : i7
  %d0 = llvm.or %b, %three : i7
  %m1 = llvm.mlir.constant(-1 : i7) : i7
  %c = llvm.icmp "eq" %d0, %m1 : i7
  %d = llvm.select %c, %three, %d0 : i1, i7
  %r = llvm.srem %a, %d : i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @sdivc_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %d = llvm.mlir.constant(-3 : i7) : i7
  %r = llvm.sdiv %a, %d : i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @uremc_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %d = llvm.mlir.constant(3 : i7) : i7
  %r = llvm.urem %a, %d : i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @shl_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %w = llvm.mlir.constant(7 : i7) : i7
  %n = llvm.urem %b, %w : i7
  %r = llvm.shl %a, %n : i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @lshr_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %w = llvm.mlir.constant(7 : i7) : i7
  %n = llvm.urem %b, %w : i7
  %r = llvm.lshr %a, %n : i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @ashr_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %w = llvm.mlir.constant(7 : i7) : i7
  %n = llvm.urem %b, %w : i7
  %r = llvm.ashr %a, %n : i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @eq_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.icmp "eq" %a, %b : i7
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ne_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.icmp "ne" %a, %b : i7
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @slt_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.icmp "slt" %a, %b : i7
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sle_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.icmp "sle" %a, %b : i7
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sgt_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.icmp "sgt" %a, %b : i7
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sge_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.icmp "sge" %a, %b : i7
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ult_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.icmp "ult" %a, %b : i7
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ule_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.icmp "ule" %a, %b : i7
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ugt_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.icmp "ugt" %a, %b : i7
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uge_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.icmp "uge" %a, %b : i7
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smin_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.intr.smin(%a, %b) : (i7, i7) -> i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @smax_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.intr.smax(%a, %b) : (i7, i7) -> i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @umin_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.intr.umin(%a, %b) : (i7, i7) -> i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @umax_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.intr.umax(%a, %b) : (i7, i7) -> i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @abs_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i7) -> i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @ctlz_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i7) -> i7
  %out = llvm.zext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @cttz_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i7) -> i7
  %out = llvm.zext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @ctpop_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.intr.ctpop(%a) : (i7) -> i7
  %out = llvm.zext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @bitreverse_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %r = llvm.intr.bitreverse(%a) : (i7) -> i7
  %out = llvm.zext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @sadd_v_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i7, i7) -> !llvm.struct<(i7, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i7, i1)>
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @sadd_o_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i7, i7) -> !llvm.struct<(i7, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i7, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uadd_v_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i7, i7) -> !llvm.struct<(i7, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i7, i1)>
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @uadd_o_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i7, i7) -> !llvm.struct<(i7, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i7, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ssub_v_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i7, i7) -> !llvm.struct<(i7, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i7, i1)>
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @ssub_o_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i7, i7) -> !llvm.struct<(i7, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i7, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @usub_v_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i7, i7) -> !llvm.struct<(i7, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i7, i1)>
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @usub_o_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i7, i7) -> !llvm.struct<(i7, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i7, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smul_v_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i7, i7) -> !llvm.struct<(i7, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i7, i1)>
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @smul_o_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i7, i7) -> !llvm.struct<(i7, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i7, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umul_v_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i7, i7) -> !llvm.struct<(i7, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i7, i1)>
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @umul_o_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i7, i7) -> !llvm.struct<(i7, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i7, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sitofp_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %f = llvm.sitofp %a : i7 to f64
  %r = llvm.bitcast %f : f64 to i64
  llvm.return %r : i64
}
llvm.func @uitofp_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %f = llvm.uitofp %a : i7 to f32
  %g = llvm.fpext %f : f32 to f64
  %r = llvm.bitcast %g : f64 to i64
  llvm.return %r : i64
}
llvm.func @mem_7(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i7
  %b = llvm.trunc %y : i64 to i7
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.alloca %c1 x i7 : (i32) -> !llvm.ptr
  llvm.store %b, %s : i7, !llvm.ptr
  %q = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i7
  llvm.store %a, %q : i7, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> i7
  %k = llvm.load %s : !llvm.ptr -> i7
  %r = llvm.sub %l, %k : i7
  %out = llvm.sext %r : i7 to i64
  llvm.return %out : i64
}
llvm.func @add_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.add %a, %b : i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @sub_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.sub %a, %b : i8
  %out = llvm.zext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @mul_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.mul %a, %b : i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @and_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.and %a, %b : i8
  %out = llvm.zext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @or_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.or %a, %b : i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @xor_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.xor %a, %b : i8
  %out = llvm.zext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @udiv_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %one = llvm.mlir.constant(1 : i8) : i8
  %d = llvm.or %b, %one : i8
  %r = llvm.udiv %a, %d : i8
  %out = llvm.zext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @urem_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %one = llvm.mlir.constant(1 : i8) : i8
  %d = llvm.or %b, %one : i8
  %r = llvm.urem %a, %d : i8
  %out = llvm.zext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @sdiv_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %three = llvm.mlir.constant(3 : i8) : i8
  %four = llvm.mlir.constant(64 : i8) : i8
  %d0 = llvm.or %b, %three : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %c = llvm.icmp "eq" %d0, %m1 : i8
  %d = llvm.select %c, %three, %d0 : i1, i8
  %r = llvm.sdiv %a, %d : i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @srem_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %three = llvm.mlir.constant(3 : i8) : i8
  %four = llvm.mlir.constant(64 : i8) : i8
  %d0 = llvm.or %b, %three : i8
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %c = llvm.icmp "eq" %d0, %m1 : i8
  %d = llvm.select %c, %three, %d0 : i1, i8
  %r = llvm.srem %a, %d : i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @sdivc_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %d = llvm.mlir.constant(-3 : i8) : i8
  %r = llvm.sdiv %a, %d : i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @uremc_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %d = llvm.mlir.constant(3 : i8) : i8
  %r = llvm.urem %a, %d : i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @shl_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %w = llvm.mlir.constant(8 : i8) : i8
  %n = llvm.urem %b, %w : i8
  %r = llvm.shl %a, %n : i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @lshr_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %w = llvm.mlir.constant(8 : i8) : i8
  %n = llvm.urem %b, %w : i8
  %r = llvm.lshr %a, %n : i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @ashr_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %w = llvm.mlir.constant(8 : i8) : i8
  %n = llvm.urem %b, %w : i8
  %r = llvm.ashr %a, %n : i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @eq_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.icmp "eq" %a, %b : i8
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ne_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.icmp "ne" %a, %b : i8
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @slt_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.icmp "slt" %a, %b : i8
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sle_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.icmp "sle" %a, %b : i8
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sgt_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.icmp "sgt" %a, %b : i8
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sge_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.icmp "sge" %a, %b : i8
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ult_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.icmp "ult" %a, %b : i8
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ule_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.icmp "ule" %a, %b : i8
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ugt_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.icmp "ugt" %a, %b : i8
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uge_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.icmp "uge" %a, %b : i8
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smin_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.intr.smin(%a, %b) : (i8, i8) -> i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @smax_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.intr.smax(%a, %b) : (i8, i8) -> i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @umin_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.intr.umin(%a, %b) : (i8, i8) -> i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @umax_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.intr.umax(%a, %b) : (i8, i8) -> i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @abs_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i8) -> i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @ctlz_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i8) -> i8
  %out = llvm.zext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @cttz_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i8) -> i8
  %out = llvm.zext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @ctpop_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.intr.ctpop(%a) : (i8) -> i8
  %out = llvm.zext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @bitreverse_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %r = llvm.intr.bitreverse(%a) : (i8) -> i8
  %out = llvm.zext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @sadd_v_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i8, i1)>
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @sadd_o_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i8, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uadd_v_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i8, i1)>
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @uadd_o_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i8, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ssub_v_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i8, i1)>
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @ssub_o_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i8, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @usub_v_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i8, i1)>
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @usub_o_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i8, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smul_v_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i8, i1)>
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @smul_o_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i8, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umul_v_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i8, i1)>
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @umul_o_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i8, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sitofp_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %f = llvm.sitofp %a : i8 to f64
  %r = llvm.bitcast %f : f64 to i64
  llvm.return %r : i64
}
llvm.func @uitofp_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %f = llvm.uitofp %a : i8 to f32
  %g = llvm.fpext %f : f32 to f64
  %r = llvm.bitcast %g : f64 to i64
  llvm.return %r : i64
}
llvm.func @mem_8(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i8
  %b = llvm.trunc %y : i64 to i8
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.alloca %c1 x i8 : (i32) -> !llvm.ptr
  llvm.store %b, %s : i8, !llvm.ptr
  %q = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a, %q : i8, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> i8
  %k = llvm.load %s : !llvm.ptr -> i8
  %r = llvm.sub %l, %k : i8
  %out = llvm.sext %r : i8 to i64
  llvm.return %out : i64
}
llvm.func @add_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.add %a, %b : i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @sub_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.sub %a, %b : i13
  %out = llvm.zext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @mul_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.mul %a, %b : i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @and_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.and %a, %b : i13
  %out = llvm.zext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @or_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.or %a, %b : i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @xor_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.xor %a, %b : i13
  %out = llvm.zext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @udiv_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %one = llvm.mlir.constant(1 : i13) : i13
  %d = llvm.or %b, %one : i13
  %r = llvm.udiv %a, %d : i13
  %out = llvm.zext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @urem_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %one = llvm.mlir.constant(1 : i13) : i13
  %d = llvm.or %b, %one : i13
  %r = llvm.urem %a, %d : i13
  %out = llvm.zext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @sdiv_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %three = llvm.mlir.constant(3 : i13) : i13
  %four = llvm.mlir.constant(2048 : i13) : i13
  %d0 = llvm.or %b, %three : i13
  %m1 = llvm.mlir.constant(-1 : i13) : i13
  %c = llvm.icmp "eq" %d0, %m1 : i13
  %d = llvm.select %c, %three, %d0 : i1, i13
  %r = llvm.sdiv %a, %d : i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @srem_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %three = llvm.mlir.constant(3 : i13) : i13
  %four = llvm.mlir.constant(2048 : i13) : i13
  %d0 = llvm.or %b, %three : i13
  %m1 = llvm.mlir.constant(-1 : i13) : i13
  %c = llvm.icmp "eq" %d0, %m1 : i13
  %d = llvm.select %c, %three, %d0 : i1, i13
  %r = llvm.srem %a, %d : i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @sdivc_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %d = llvm.mlir.constant(-3 : i13) : i13
  %r = llvm.sdiv %a, %d : i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @uremc_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %d = llvm.mlir.constant(3 : i13) : i13
  %r = llvm.urem %a, %d : i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @shl_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %w = llvm.mlir.constant(13 : i13) : i13
  %n = llvm.urem %b, %w : i13
  %r = llvm.shl %a, %n : i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @lshr_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %w = llvm.mlir.constant(13 : i13) : i13
  %n = llvm.urem %b, %w : i13
  %r = llvm.lshr %a, %n : i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @ashr_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %w = llvm.mlir.constant(13 : i13) : i13
  %n = llvm.urem %b, %w : i13
  %r = llvm.ashr %a, %n : i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @eq_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.icmp "eq" %a, %b : i13
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ne_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.icmp "ne" %a, %b : i13
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @slt_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.icmp "slt" %a, %b : i13
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sle_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.icmp "sle" %a, %b : i13
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sgt_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.icmp "sgt" %a, %b : i13
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sge_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.icmp "sge" %a, %b : i13
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ult_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.icmp "ult" %a, %b : i13
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ule_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.icmp "ule" %a, %b : i13
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ugt_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.icmp "ugt" %a, %b : i13
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uge_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.icmp "uge" %a, %b : i13
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smin_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.intr.smin(%a, %b) : (i13, i13) -> i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @smax_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.intr.smax(%a, %b) : (i13, i13) -> i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @umin_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.intr.umin(%a, %b) : (i13, i13) -> i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @umax_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.intr.umax(%a, %b) : (i13, i13) -> i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @abs_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i13) -> i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @ctlz_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i13) -> i13
  %out = llvm.zext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @cttz_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i13) -> i13
  %out = llvm.zext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @ctpop_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.intr.ctpop(%a) : (i13) -> i13
  %out = llvm.zext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @bitreverse_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %r = llvm.intr.bitreverse(%a) : (i13) -> i13
  %out = llvm.zext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @sadd_v_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i13, i13) -> !llvm.struct<(i13, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i13, i1)>
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @sadd_o_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i13, i13) -> !llvm.struct<(i13, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i13, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uadd_v_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i13, i13) -> !llvm.struct<(i13, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i13, i1)>
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @uadd_o_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i13, i13) -> !llvm.struct<(i13, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i13, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ssub_v_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i13, i13) -> !llvm.struct<(i13, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i13, i1)>
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @ssub_o_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i13, i13) -> !llvm.struct<(i13, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i13, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @usub_v_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i13, i13) -> !llvm.struct<(i13, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i13, i1)>
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @usub_o_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i13, i13) -> !llvm.struct<(i13, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i13, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smul_v_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i13, i13) -> !llvm.struct<(i13, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i13, i1)>
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @smul_o_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i13, i13) -> !llvm.struct<(i13, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i13, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umul_v_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i13, i13) -> !llvm.struct<(i13, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i13, i1)>
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @umul_o_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i13, i13) -> !llvm.struct<(i13, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i13, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sitofp_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %f = llvm.sitofp %a : i13 to f64
  %r = llvm.bitcast %f : f64 to i64
  llvm.return %r : i64
}
llvm.func @uitofp_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %f = llvm.uitofp %a : i13 to f32
  %g = llvm.fpext %f : f32 to f64
  %r = llvm.bitcast %g : f64 to i64
  llvm.return %r : i64
}
llvm.func @mem_13(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i13
  %b = llvm.trunc %y : i64 to i13
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.alloca %c1 x i13 : (i32) -> !llvm.ptr
  llvm.store %b, %s : i13, !llvm.ptr
  %q = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i13
  llvm.store %a, %q : i13, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> i13
  %k = llvm.load %s : !llvm.ptr -> i13
  %r = llvm.sub %l, %k : i13
  %out = llvm.sext %r : i13 to i64
  llvm.return %out : i64
}
llvm.func @add_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.add %a, %b : i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @sub_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.sub %a, %b : i16
  %out = llvm.zext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @mul_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.mul %a, %b : i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @and_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.and %a, %b : i16
  %out = llvm.zext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @or_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.or %a, %b : i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @xor_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.xor %a, %b : i16
  %out = llvm.zext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @udiv_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %one = llvm.mlir.constant(1 : i16) : i16
  %d = llvm.or %b, %one : i16
  %r = llvm.udiv %a, %d : i16
  %out = llvm.zext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @urem_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %one = llvm.mlir.constant(1 : i16) : i16
  %d = llvm.or %b, %one : i16
  %r = llvm.urem %a, %d : i16
  %out = llvm.zext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @sdiv_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %three = llvm.mlir.constant(3 : i16) : i16
  %four = llvm.mlir.constant(16384 : i16) : i16
  %d0 = llvm.or %b, %three : i16
  %m1 = llvm.mlir.constant(-1 : i16) : i16
  %c = llvm.icmp "eq" %d0, %m1 : i16
  %d = llvm.select %c, %three, %d0 : i1, i16
  %r = llvm.sdiv %a, %d : i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @srem_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %three = llvm.mlir.constant(3 : i16) : i16
  %four = llvm.mlir.constant(16384 : i16) : i16
  %d0 = llvm.or %b, %three : i16
  %m1 = llvm.mlir.constant(-1 : i16) : i16
  %c = llvm.icmp "eq" %d0, %m1 : i16
  %d = llvm.select %c, %three, %d0 : i1, i16
  %r = llvm.srem %a, %d : i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @sdivc_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %d = llvm.mlir.constant(-3 : i16) : i16
  %r = llvm.sdiv %a, %d : i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @uremc_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %d = llvm.mlir.constant(3 : i16) : i16
  %r = llvm.urem %a, %d : i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @shl_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %w = llvm.mlir.constant(16 : i16) : i16
  %n = llvm.urem %b, %w : i16
  %r = llvm.shl %a, %n : i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @lshr_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %w = llvm.mlir.constant(16 : i16) : i16
  %n = llvm.urem %b, %w : i16
  %r = llvm.lshr %a, %n : i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @ashr_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %w = llvm.mlir.constant(16 : i16) : i16
  %n = llvm.urem %b, %w : i16
  %r = llvm.ashr %a, %n : i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @eq_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.icmp "eq" %a, %b : i16
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ne_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.icmp "ne" %a, %b : i16
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @slt_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.icmp "slt" %a, %b : i16
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sle_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.icmp "sle" %a, %b : i16
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sgt_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.icmp "sgt" %a, %b : i16
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sge_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.icmp "sge" %a, %b : i16
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ult_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.icmp "ult" %a, %b : i16
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ule_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.icmp "ule" %a, %b : i16
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ugt_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.icmp "ugt" %a, %b : i16
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uge_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.icmp "uge" %a, %b : i16
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smin_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.intr.smin(%a, %b) : (i16, i16) -> i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @smax_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.intr.smax(%a, %b) : (i16, i16) -> i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @umin_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.intr.umin(%a, %b) : (i16, i16) -> i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @umax_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.intr.umax(%a, %b) : (i16, i16) -> i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @abs_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i16) -> i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @ctlz_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i16) -> i16
  %out = llvm.zext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @cttz_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i16) -> i16
  %out = llvm.zext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @ctpop_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.intr.ctpop(%a) : (i16) -> i16
  %out = llvm.zext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @bitreverse_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.intr.bitreverse(%a) : (i16) -> i16
  %out = llvm.zext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @bswap_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %r = llvm.intr.bswap(%a) : (i16) -> i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @sadd_v_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i16, i1)>
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @sadd_o_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i16, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uadd_v_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i16, i1)>
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @uadd_o_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i16, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ssub_v_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i16, i1)>
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @ssub_o_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i16, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @usub_v_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i16, i1)>
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @usub_o_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i16, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smul_v_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i16, i1)>
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @smul_o_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i16, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umul_v_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i16, i1)>
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @umul_o_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i16, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sitofp_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %f = llvm.sitofp %a : i16 to f64
  %r = llvm.bitcast %f : f64 to i64
  llvm.return %r : i64
}
llvm.func @uitofp_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %f = llvm.uitofp %a : i16 to f32
  %g = llvm.fpext %f : f32 to f64
  %r = llvm.bitcast %g : f64 to i64
  llvm.return %r : i64
}
llvm.func @mem_16(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i16
  %b = llvm.trunc %y : i64 to i16
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.alloca %c1 x i16 : (i32) -> !llvm.ptr
  llvm.store %b, %s : i16, !llvm.ptr
  %q = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %a, %q : i16, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> i16
  %k = llvm.load %s : !llvm.ptr -> i16
  %r = llvm.sub %l, %k : i16
  %out = llvm.sext %r : i16 to i64
  llvm.return %out : i64
}
llvm.func @add_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.add %a, %b : i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @sub_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.sub %a, %b : i24
  %out = llvm.zext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @mul_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.mul %a, %b : i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @and_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.and %a, %b : i24
  %out = llvm.zext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @or_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.or %a, %b : i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @xor_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.xor %a, %b : i24
  %out = llvm.zext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @udiv_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %one = llvm.mlir.constant(1 : i24) : i24
  %d = llvm.or %b, %one : i24
  %r = llvm.udiv %a, %d : i24
  %out = llvm.zext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @urem_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %one = llvm.mlir.constant(1 : i24) : i24
  %d = llvm.or %b, %one : i24
  %r = llvm.urem %a, %d : i24
  %out = llvm.zext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @sdiv_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %three = llvm.mlir.constant(3 : i24) : i24
  %four = llvm.mlir.constant(4194304 : i24) : i24
  %d0 = llvm.or %b, %three : i24
  %m1 = llvm.mlir.constant(-1 : i24) : i24
  %c = llvm.icmp "eq" %d0, %m1 : i24
  %d = llvm.select %c, %three, %d0 : i1, i24
  %r = llvm.sdiv %a, %d : i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @srem_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %three = llvm.mlir.constant(3 : i24) : i24
  %four = llvm.mlir.constant(4194304 : i24) : i24
  %d0 = llvm.or %b, %three : i24
  %m1 = llvm.mlir.constant(-1 : i24) : i24
  %c = llvm.icmp "eq" %d0, %m1 : i24
  %d = llvm.select %c, %three, %d0 : i1, i24
  %r = llvm.srem %a, %d : i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @sdivc_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %d = llvm.mlir.constant(-3 : i24) : i24
  %r = llvm.sdiv %a, %d : i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @uremc_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %d = llvm.mlir.constant(3 : i24) : i24
  %r = llvm.urem %a, %d : i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @shl_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %w = llvm.mlir.constant(24 : i24) : i24
  %n = llvm.urem %b, %w : i24
  %r = llvm.shl %a, %n : i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @lshr_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %w = llvm.mlir.constant(24 : i24) : i24
  %n = llvm.urem %b, %w : i24
  %r = llvm.lshr %a, %n : i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @ashr_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %w = llvm.mlir.constant(24 : i24) : i24
  %n = llvm.urem %b, %w : i24
  %r = llvm.ashr %a, %n : i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @eq_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.icmp "eq" %a, %b : i24
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ne_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.icmp "ne" %a, %b : i24
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @slt_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.icmp "slt" %a, %b : i24
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sle_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.icmp "sle" %a, %b : i24
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sgt_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.icmp "sgt" %a, %b : i24
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sge_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.icmp "sge" %a, %b : i24
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ult_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.icmp "ult" %a, %b : i24
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ule_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.icmp "ule" %a, %b : i24
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ugt_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.icmp "ugt" %a, %b : i24
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uge_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.icmp "uge" %a, %b : i24
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smin_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.intr.smin(%a, %b) : (i24, i24) -> i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @smax_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.intr.smax(%a, %b) : (i24, i24) -> i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @umin_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.intr.umin(%a, %b) : (i24, i24) -> i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @umax_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.intr.umax(%a, %b) : (i24, i24) -> i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @abs_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i24) -> i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @ctlz_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i24) -> i24
  %out = llvm.zext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @cttz_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i24) -> i24
  %out = llvm.zext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @ctpop_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.intr.ctpop(%a) : (i24) -> i24
  %out = llvm.zext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @bitreverse_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %r = llvm.intr.bitreverse(%a) : (i24) -> i24
  %out = llvm.zext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @sadd_v_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i24, i1)>
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @sadd_o_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i24, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uadd_v_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i24, i1)>
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @uadd_o_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i24, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ssub_v_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i24, i1)>
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @ssub_o_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i24, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @usub_v_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i24, i1)>
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @usub_o_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i24, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smul_v_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i24, i1)>
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @smul_o_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i24, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umul_v_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i24, i1)>
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @umul_o_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i24, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sitofp_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %f = llvm.sitofp %a : i24 to f64
  %r = llvm.bitcast %f : f64 to i64
  llvm.return %r : i64
}
llvm.func @uitofp_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %f = llvm.uitofp %a : i24 to f32
  %g = llvm.fpext %f : f32 to f64
  %r = llvm.bitcast %g : f64 to i64
  llvm.return %r : i64
}
llvm.func @mem_24(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i24
  %b = llvm.trunc %y : i64 to i24
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.alloca %c1 x i24 : (i32) -> !llvm.ptr
  llvm.store %b, %s : i24, !llvm.ptr
  %q = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i24
  llvm.store %a, %q : i24, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> i24
  %k = llvm.load %s : !llvm.ptr -> i24
  %r = llvm.sub %l, %k : i24
  %out = llvm.sext %r : i24 to i64
  llvm.return %out : i64
}
llvm.func @add_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.add %a, %b : i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @sub_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.sub %a, %b : i32
  %out = llvm.zext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @mul_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.mul %a, %b : i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @and_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.and %a, %b : i32
  %out = llvm.zext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @or_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.or %a, %b : i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @xor_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.xor %a, %b : i32
  %out = llvm.zext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @udiv_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %d = llvm.or %b, %one : i32
  %r = llvm.udiv %a, %d : i32
  %out = llvm.zext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @urem_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %d = llvm.or %b, %one : i32
  %r = llvm.urem %a, %d : i32
  %out = llvm.zext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @sdiv_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %three = llvm.mlir.constant(3 : i32) : i32
  %four = llvm.mlir.constant(1073741824 : i32) : i32
  %d0 = llvm.or %b, %three : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %c = llvm.icmp "eq" %d0, %m1 : i32
  %d = llvm.select %c, %three, %d0 : i1, i32
  %r = llvm.sdiv %a, %d : i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @srem_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %three = llvm.mlir.constant(3 : i32) : i32
  %four = llvm.mlir.constant(1073741824 : i32) : i32
  %d0 = llvm.or %b, %three : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %c = llvm.icmp "eq" %d0, %m1 : i32
  %d = llvm.select %c, %three, %d0 : i1, i32
  %r = llvm.srem %a, %d : i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @sdivc_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %d = llvm.mlir.constant(-3 : i32) : i32
  %r = llvm.sdiv %a, %d : i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @uremc_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %d = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.urem %a, %d : i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @shl_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %w = llvm.mlir.constant(32 : i32) : i32
  %n = llvm.urem %b, %w : i32
  %r = llvm.shl %a, %n : i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @lshr_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %w = llvm.mlir.constant(32 : i32) : i32
  %n = llvm.urem %b, %w : i32
  %r = llvm.lshr %a, %n : i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @ashr_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %w = llvm.mlir.constant(32 : i32) : i32
  %n = llvm.urem %b, %w : i32
  %r = llvm.ashr %a, %n : i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @eq_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.icmp "eq" %a, %b : i32
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ne_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.icmp "ne" %a, %b : i32
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @slt_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.icmp "slt" %a, %b : i32
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sle_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.icmp "sle" %a, %b : i32
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sgt_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.icmp "sgt" %a, %b : i32
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sge_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.icmp "sge" %a, %b : i32
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ult_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.icmp "ult" %a, %b : i32
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ule_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.icmp "ule" %a, %b : i32
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ugt_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.icmp "ugt" %a, %b : i32
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uge_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.icmp "uge" %a, %b : i32
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smin_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.intr.smin(%a, %b) : (i32, i32) -> i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @smax_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @umin_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.intr.umin(%a, %b) : (i32, i32) -> i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @umax_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.intr.umax(%a, %b) : (i32, i32) -> i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @abs_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @ctlz_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %out = llvm.zext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @cttz_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %out = llvm.zext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @ctpop_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.intr.ctpop(%a) : (i32) -> i32
  %out = llvm.zext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @bitreverse_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.intr.bitreverse(%a) : (i32) -> i32
  %out = llvm.zext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @bswap_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %r = llvm.intr.bswap(%a) : (i32) -> i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @sadd_v_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i32, i1)>
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @sadd_o_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i32, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uadd_v_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i32, i1)>
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @uadd_o_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i32, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ssub_v_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i32, i1)>
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @ssub_o_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i32, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @usub_v_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i32, i1)>
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @usub_o_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i32, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smul_v_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i32, i1)>
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @smul_o_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i32, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umul_v_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i32, i1)>
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @umul_o_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i32, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sitofp_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %f = llvm.sitofp %a : i32 to f64
  %r = llvm.bitcast %f : f64 to i64
  llvm.return %r : i64
}
llvm.func @uitofp_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %f = llvm.uitofp %a : i32 to f32
  %g = llvm.fpext %f : f32 to f64
  %r = llvm.bitcast %g : f64 to i64
  llvm.return %r : i64
}
llvm.func @mem_32(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i32
  %b = llvm.trunc %y : i64 to i32
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %b, %s : i32, !llvm.ptr
  %q = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %a, %q : i32, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> i32
  %k = llvm.load %s : !llvm.ptr -> i32
  %r = llvm.sub %l, %k : i32
  %out = llvm.sext %r : i32 to i64
  llvm.return %out : i64
}
llvm.func @add_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.add %a, %b : i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @sub_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.sub %a, %b : i33
  %out = llvm.zext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @mul_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.mul %a, %b : i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @and_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.and %a, %b : i33
  %out = llvm.zext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @or_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.or %a, %b : i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @xor_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.xor %a, %b : i33
  %out = llvm.zext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @udiv_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %one = llvm.mlir.constant(1 : i33) : i33
  %d = llvm.or %b, %one : i33
  %r = llvm.udiv %a, %d : i33
  %out = llvm.zext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @urem_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %one = llvm.mlir.constant(1 : i33) : i33
  %d = llvm.or %b, %one : i33
  %r = llvm.urem %a, %d : i33
  %out = llvm.zext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @sdiv_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %three = llvm.mlir.constant(3 : i33) : i33
  %four = llvm.mlir.constant(2147483648 : i33) : i33
  %d0 = llvm.or %b, %three : i33
  %m1 = llvm.mlir.constant(-1 : i33) : i33
  %c = llvm.icmp "eq" %d0, %m1 : i33
  %d = llvm.select %c, %three, %d0 : i1, i33
  %r = llvm.sdiv %a, %d : i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @srem_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %three = llvm.mlir.constant(3 : i33) : i33
  %four = llvm.mlir.constant(2147483648 : i33) : i33
  %d0 = llvm.or %b, %three : i33
  %m1 = llvm.mlir.constant(-1 : i33) : i33
  %c = llvm.icmp "eq" %d0, %m1 : i33
  %d = llvm.select %c, %three, %d0 : i1, i33
  %r = llvm.srem %a, %d : i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @sdivc_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %d = llvm.mlir.constant(-3 : i33) : i33
  %r = llvm.sdiv %a, %d : i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @uremc_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %d = llvm.mlir.constant(3 : i33) : i33
  %r = llvm.urem %a, %d : i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @shl_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %w = llvm.mlir.constant(33 : i33) : i33
  %n = llvm.urem %b, %w : i33
  %r = llvm.shl %a, %n : i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @lshr_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %w = llvm.mlir.constant(33 : i33) : i33
  %n = llvm.urem %b, %w : i33
  %r = llvm.lshr %a, %n : i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @ashr_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %w = llvm.mlir.constant(33 : i33) : i33
  %n = llvm.urem %b, %w : i33
  %r = llvm.ashr %a, %n : i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @eq_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.icmp "eq" %a, %b : i33
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ne_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.icmp "ne" %a, %b : i33
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @slt_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.icmp "slt" %a, %b : i33
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sle_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.icmp "sle" %a, %b : i33
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sgt_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.icmp "sgt" %a, %b : i33
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sge_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.icmp "sge" %a, %b : i33
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ult_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.icmp "ult" %a, %b : i33
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ule_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.icmp "ule" %a, %b : i33
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ugt_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.icmp "ugt" %a, %b : i33
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uge_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.icmp "uge" %a, %b : i33
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smin_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.intr.smin(%a, %b) : (i33, i33) -> i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @smax_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.intr.smax(%a, %b) : (i33, i33) -> i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @umin_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.intr.umin(%a, %b) : (i33, i33) -> i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @umax_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.intr.umax(%a, %b) : (i33, i33) -> i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @abs_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i33) -> i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @ctlz_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i33) -> i33
  %out = llvm.zext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @cttz_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i33) -> i33
  %out = llvm.zext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @ctpop_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.intr.ctpop(%a) : (i33) -> i33
  %out = llvm.zext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @bitreverse_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %r = llvm.intr.bitreverse(%a) : (i33) -> i33
  %out = llvm.zext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @sadd_v_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i33, i33) -> !llvm.struct<(i33, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i33, i1)>
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @sadd_o_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i33, i33) -> !llvm.struct<(i33, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i33, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uadd_v_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i33, i33) -> !llvm.struct<(i33, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i33, i1)>
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @uadd_o_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i33, i33) -> !llvm.struct<(i33, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i33, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ssub_v_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i33, i33) -> !llvm.struct<(i33, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i33, i1)>
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @ssub_o_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i33, i33) -> !llvm.struct<(i33, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i33, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @usub_v_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i33, i33) -> !llvm.struct<(i33, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i33, i1)>
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @usub_o_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i33, i33) -> !llvm.struct<(i33, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i33, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smul_v_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i33, i33) -> !llvm.struct<(i33, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i33, i1)>
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @smul_o_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i33, i33) -> !llvm.struct<(i33, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i33, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umul_v_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i33, i33) -> !llvm.struct<(i33, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i33, i1)>
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @umul_o_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i33, i33) -> !llvm.struct<(i33, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i33, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sitofp_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %f = llvm.sitofp %a : i33 to f64
  %r = llvm.bitcast %f : f64 to i64
  llvm.return %r : i64
}
llvm.func @uitofp_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %f = llvm.uitofp %a : i33 to f32
  %g = llvm.fpext %f : f32 to f64
  %r = llvm.bitcast %g : f64 to i64
  llvm.return %r : i64
}
llvm.func @mem_33(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i33
  %b = llvm.trunc %y : i64 to i33
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.alloca %c1 x i33 : (i32) -> !llvm.ptr
  llvm.store %b, %s : i33, !llvm.ptr
  %q = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i33
  llvm.store %a, %q : i33, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> i33
  %k = llvm.load %s : !llvm.ptr -> i33
  %r = llvm.sub %l, %k : i33
  %out = llvm.sext %r : i33 to i64
  llvm.return %out : i64
}
llvm.func @add_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.add %a, %b : i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @sub_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.sub %a, %b : i48
  %out = llvm.zext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @mul_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.mul %a, %b : i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @and_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.and %a, %b : i48
  %out = llvm.zext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @or_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.or %a, %b : i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @xor_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.xor %a, %b : i48
  %out = llvm.zext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @udiv_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %one = llvm.mlir.constant(1 : i48) : i48
  %d = llvm.or %b, %one : i48
  %r = llvm.udiv %a, %d : i48
  %out = llvm.zext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @urem_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %one = llvm.mlir.constant(1 : i48) : i48
  %d = llvm.or %b, %one : i48
  %r = llvm.urem %a, %d : i48
  %out = llvm.zext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @sdiv_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %three = llvm.mlir.constant(3 : i48) : i48
  %four = llvm.mlir.constant(70368744177664 : i48) : i48
  %d0 = llvm.or %b, %three : i48
  %m1 = llvm.mlir.constant(-1 : i48) : i48
  %c = llvm.icmp "eq" %d0, %m1 : i48
  %d = llvm.select %c, %three, %d0 : i1, i48
  %r = llvm.sdiv %a, %d : i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @srem_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %three = llvm.mlir.constant(3 : i48) : i48
  %four = llvm.mlir.constant(70368744177664 : i48) : i48
  %d0 = llvm.or %b, %three : i48
  %m1 = llvm.mlir.constant(-1 : i48) : i48
  %c = llvm.icmp "eq" %d0, %m1 : i48
  %d = llvm.select %c, %three, %d0 : i1, i48
  %r = llvm.srem %a, %d : i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @sdivc_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %d = llvm.mlir.constant(-3 : i48) : i48
  %r = llvm.sdiv %a, %d : i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @uremc_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %d = llvm.mlir.constant(3 : i48) : i48
  %r = llvm.urem %a, %d : i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @shl_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %w = llvm.mlir.constant(48 : i48) : i48
  %n = llvm.urem %b, %w : i48
  %r = llvm.shl %a, %n : i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @lshr_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %w = llvm.mlir.constant(48 : i48) : i48
  %n = llvm.urem %b, %w : i48
  %r = llvm.lshr %a, %n : i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @ashr_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %w = llvm.mlir.constant(48 : i48) : i48
  %n = llvm.urem %b, %w : i48
  %r = llvm.ashr %a, %n : i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @eq_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.icmp "eq" %a, %b : i48
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ne_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.icmp "ne" %a, %b : i48
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @slt_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.icmp "slt" %a, %b : i48
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sle_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.icmp "sle" %a, %b : i48
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sgt_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.icmp "sgt" %a, %b : i48
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sge_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.icmp "sge" %a, %b : i48
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ult_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.icmp "ult" %a, %b : i48
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ule_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.icmp "ule" %a, %b : i48
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ugt_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.icmp "ugt" %a, %b : i48
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uge_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.icmp "uge" %a, %b : i48
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smin_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.intr.smin(%a, %b) : (i48, i48) -> i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @smax_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.intr.smax(%a, %b) : (i48, i48) -> i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @umin_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.intr.umin(%a, %b) : (i48, i48) -> i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @umax_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.intr.umax(%a, %b) : (i48, i48) -> i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @abs_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i48) -> i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @ctlz_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i48) -> i48
  %out = llvm.zext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @cttz_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i48) -> i48
  %out = llvm.zext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @ctpop_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.intr.ctpop(%a) : (i48) -> i48
  %out = llvm.zext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @bitreverse_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.intr.bitreverse(%a) : (i48) -> i48
  %out = llvm.zext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @bswap_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %r = llvm.intr.bswap(%a) : (i48) -> i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @sadd_v_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i48, i48) -> !llvm.struct<(i48, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i48, i1)>
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @sadd_o_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i48, i48) -> !llvm.struct<(i48, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i48, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uadd_v_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i48, i48) -> !llvm.struct<(i48, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i48, i1)>
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @uadd_o_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i48, i48) -> !llvm.struct<(i48, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i48, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ssub_v_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i48, i48) -> !llvm.struct<(i48, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i48, i1)>
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @ssub_o_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i48, i48) -> !llvm.struct<(i48, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i48, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @usub_v_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i48, i48) -> !llvm.struct<(i48, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i48, i1)>
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @usub_o_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i48, i48) -> !llvm.struct<(i48, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i48, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smul_v_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i48, i48) -> !llvm.struct<(i48, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i48, i1)>
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @smul_o_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i48, i48) -> !llvm.struct<(i48, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i48, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umul_v_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i48, i48) -> !llvm.struct<(i48, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i48, i1)>
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @umul_o_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i48, i48) -> !llvm.struct<(i48, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i48, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sitofp_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %f = llvm.sitofp %a : i48 to f64
  %r = llvm.bitcast %f : f64 to i64
  llvm.return %r : i64
}
llvm.func @uitofp_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %f = llvm.uitofp %a : i48 to f32
  %g = llvm.fpext %f : f32 to f64
  %r = llvm.bitcast %g : f64 to i64
  llvm.return %r : i64
}
llvm.func @mem_48(%x: i64, %y: i64) -> i64 {
  %a = llvm.trunc %x : i64 to i48
  %b = llvm.trunc %y : i64 to i48
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.alloca %c1 x i48 : (i32) -> !llvm.ptr
  llvm.store %b, %s : i48, !llvm.ptr
  %q = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i48
  llvm.store %a, %q : i48, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> i48
  %k = llvm.load %s : !llvm.ptr -> i48
  %r = llvm.sub %l, %k : i48
  %out = llvm.sext %r : i48 to i64
  llvm.return %out : i64
}
llvm.func @add_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.add %a, %b : i64
  llvm.return %r : i64
}
llvm.func @sub_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.sub %a, %b : i64
  llvm.return %r : i64
}
llvm.func @mul_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.mul %a, %b : i64
  llvm.return %r : i64
}
llvm.func @and_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.and %a, %b : i64
  llvm.return %r : i64
}
llvm.func @or_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.or %a, %b : i64
  llvm.return %r : i64
}
llvm.func @xor_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.xor %a, %b : i64
  llvm.return %r : i64
}
llvm.func @udiv_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %d = llvm.or %b, %one : i64
  %r = llvm.udiv %a, %d : i64
  llvm.return %r : i64
}
llvm.func @urem_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %d = llvm.or %b, %one : i64
  %r = llvm.urem %a, %d : i64
  llvm.return %r : i64
}
llvm.func @sdiv_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %four = llvm.mlir.constant(4611686018427387904 : i64) : i64
  %d0 = llvm.or %b, %three : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %c = llvm.icmp "eq" %d0, %m1 : i64
  %d = llvm.select %c, %three, %d0 : i1, i64
  %r = llvm.sdiv %a, %d : i64
  llvm.return %r : i64
}
llvm.func @srem_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %four = llvm.mlir.constant(4611686018427387904 : i64) : i64
  %d0 = llvm.or %b, %three : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %c = llvm.icmp "eq" %d0, %m1 : i64
  %d = llvm.select %c, %three, %d0 : i1, i64
  %r = llvm.srem %a, %d : i64
  llvm.return %r : i64
}
llvm.func @sdivc_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %d = llvm.mlir.constant(-3 : i64) : i64
  %r = llvm.sdiv %a, %d : i64
  llvm.return %r : i64
}
llvm.func @uremc_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %d = llvm.mlir.constant(3 : i64) : i64
  %r = llvm.urem %a, %d : i64
  llvm.return %r : i64
}
llvm.func @shl_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %w = llvm.mlir.constant(64 : i64) : i64
  %n = llvm.urem %b, %w : i64
  %r = llvm.shl %a, %n : i64
  llvm.return %r : i64
}
llvm.func @lshr_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %w = llvm.mlir.constant(64 : i64) : i64
  %n = llvm.urem %b, %w : i64
  %r = llvm.lshr %a, %n : i64
  llvm.return %r : i64
}
llvm.func @ashr_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %w = llvm.mlir.constant(64 : i64) : i64
  %n = llvm.urem %b, %w : i64
  %r = llvm.ashr %a, %n : i64
  llvm.return %r : i64
}
llvm.func @eq_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.icmp "eq" %a, %b : i64
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ne_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.icmp "ne" %a, %b : i64
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @slt_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.icmp "slt" %a, %b : i64
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sle_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.icmp "sle" %a, %b : i64
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sgt_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.icmp "sgt" %a, %b : i64
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sge_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.icmp "sge" %a, %b : i64
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ult_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.icmp "ult" %a, %b : i64
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ule_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.icmp "ule" %a, %b : i64
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ugt_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.icmp "ugt" %a, %b : i64
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uge_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.icmp "uge" %a, %b : i64
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smin_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.intr.smin(%a, %b) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @smax_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.intr.smax(%a, %b) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @umin_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.intr.umin(%a, %b) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @umax_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.intr.umax(%a, %b) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @abs_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @ctlz_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @cttz_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @ctpop_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.intr.ctpop(%a) : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @bitreverse_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.intr.bitreverse(%a) : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @bswap_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %r = llvm.intr.bswap(%a) : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @sadd_v_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i64, i1)>
  llvm.return %r : i64
}
llvm.func @sadd_o_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i64, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @uadd_v_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i64, i1)>
  llvm.return %r : i64
}
llvm.func @uadd_o_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %p = "llvm.intr.uadd.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i64, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @ssub_v_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i64, i1)>
  llvm.return %r : i64
}
llvm.func @ssub_o_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %p = "llvm.intr.ssub.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i64, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @usub_v_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i64, i1)>
  llvm.return %r : i64
}
llvm.func @usub_o_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i64, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @smul_v_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i64, i1)>
  llvm.return %r : i64
}
llvm.func @smul_o_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i64, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @umul_v_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i64, i1)>
  llvm.return %r : i64
}
llvm.func @umul_o_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %p = "llvm.intr.umul.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i64, i1)>
  %out = llvm.zext %r : i1 to i64
  llvm.return %out : i64
}
llvm.func @sitofp_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %f = llvm.sitofp %a : i64 to f64
  %r = llvm.bitcast %f : f64 to i64
  llvm.return %r : i64
}
llvm.func @uitofp_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %f = llvm.uitofp %a : i64 to f32
  %g = llvm.fpext %f : f32 to f64
  %r = llvm.bitcast %g : f64 to i64
  llvm.return %r : i64
}
llvm.func @mem_64(%x: i64, %y: i64) -> i64 {
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.or %x, %z0 : i64
  %b = llvm.or %y, %z0 : i64
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.alloca %c1 x i64 : (i32) -> !llvm.ptr
  llvm.store %b, %s : i64, !llvm.ptr
  %q = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %a, %q : i64, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> i64
  %k = llvm.load %s : !llvm.ptr -> i64
  %r = llvm.sub %l, %k : i64
  llvm.return %r : i64
}
llvm.func @add_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.add %a, %b : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @sub_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.sub %a, %b : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @mul_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.mul %a, %b : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @and_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.and %a, %b : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @or_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.or %a, %b : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @xor_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.xor %a, %b : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @udiv_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.udiv %a, %b : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @sdiv_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.sdiv %a, %b : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @urem_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.urem %a, %b : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @srem_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.srem %a, %b : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @shl_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %m = llvm.mlir.constant(127 : i128) : i128
  %n = llvm.and %b, %m : i128
  %r = llvm.shl %a, %n : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @lshr_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %m = llvm.mlir.constant(127 : i128) : i128
  %n = llvm.and %b, %m : i128
  %r = llvm.lshr %a, %n : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @ashr_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %m = llvm.mlir.constant(127 : i128) : i128
  %n = llvm.and %b, %m : i128
  %r = llvm.ashr %a, %n : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @smin_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.intr.smin(%a, %b) : (i128, i128) -> i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @smax_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.intr.smax(%a, %b) : (i128, i128) -> i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @umin_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.intr.umin(%a, %b) : (i128, i128) -> i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @umax_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.intr.umax(%a, %b) : (i128, i128) -> i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @eq_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %c = llvm.icmp "eq" %a, %b : i128
  %r = llvm.zext %c : i1 to i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @ne_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %c = llvm.icmp "ne" %a, %b : i128
  %r = llvm.zext %c : i1 to i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @slt_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %c = llvm.icmp "slt" %a, %b : i128
  %r = llvm.zext %c : i1 to i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @sle_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %c = llvm.icmp "sle" %a, %b : i128
  %r = llvm.zext %c : i1 to i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @sgt_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %c = llvm.icmp "sgt" %a, %b : i128
  %r = llvm.zext %c : i1 to i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @sge_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %c = llvm.icmp "sge" %a, %b : i128
  %r = llvm.zext %c : i1 to i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @ult_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %c = llvm.icmp "ult" %a, %b : i128
  %r = llvm.zext %c : i1 to i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @ule_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %c = llvm.icmp "ule" %a, %b : i128
  %r = llvm.zext %c : i1 to i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @ugt_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %c = llvm.icmp "ugt" %a, %b : i128
  %r = llvm.zext %c : i1 to i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @uge_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %c = llvm.icmp "uge" %a, %b : i128
  %r = llvm.zext %c : i1 to i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @abs_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i128) -> i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @ctlz_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i128) -> i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @cttz_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i128) -> i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @ctpop_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.intr.ctpop(%a) : (i128) -> i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @bitreverse_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.intr.bitreverse(%a) : (i128) -> i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @bswap_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %r = llvm.intr.bswap(%a) : (i128) -> i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @mem_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %c1 x i128 : (i32) -> !llvm.ptr
  llvm.store %a, %s : i128, !llvm.ptr
  %r = llvm.load %s : !llvm.ptr -> i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
llvm.func @sadd_128(%x: i64, %y: i64) -> i64 {
  %a0 = llvm.sext %x : i64 to i128
  %b0 = llvm.zext %y : i64 to i128
  %k = llvm.mlir.constant(12379813738877118345 : i128) : i128
  %a = llvm.mul %a0, %k : i128
  %b = llvm.add %b0, %k : i128
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i128, i128) -> !llvm.struct<(i128, i1)>
  %c = llvm.extractvalue %p[1] : !llvm.struct<(i128, i1)>
  %v = llvm.extractvalue %p[0] : !llvm.struct<(i128, i1)>
  %e = llvm.zext %c : i1 to i128
  %r = llvm.add %v, %e : i128
  %s64 = llvm.mlir.constant(64 : i128) : i128
  %hi = llvm.lshr %r, %s64 : i128
  %h = llvm.trunc %hi : i128 to i64
  %l = llvm.trunc %r : i128 to i64
  %o = llvm.xor %h, %l : i64
  llvm.return %o : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #define FUNCTIONS(X) \
//   X(add_1) X(sub_1) X(mul_1) X(and_1) X(or_1) X(xor_1) X(udiv_1) X(urem_1) \
//   X(eq_1) X(ne_1) X(slt_1) X(sle_1) X(sgt_1) X(sge_1) X(ult_1) X(ule_1) \
//   X(ugt_1) X(uge_1) X(smin_1) X(smax_1) X(umin_1) X(umax_1) X(abs_1) X(ctlz_1) \
//   X(cttz_1) X(ctpop_1) X(bitreverse_1) X(sadd_v_1) X(sadd_o_1) X(uadd_v_1) X(uadd_o_1) X(ssub_v_1) \
//   X(ssub_o_1) X(usub_v_1) X(usub_o_1) X(smul_v_1) X(smul_o_1) X(umul_v_1) X(umul_o_1) X(sitofp_1) \
//   X(uitofp_1) X(mem_1) X(add_7) X(sub_7) X(mul_7) X(and_7) X(or_7) X(xor_7) \
//   X(udiv_7) X(urem_7) X(sdiv_7) X(srem_7) X(sdivc_7) X(uremc_7) X(shl_7) X(lshr_7) \
//   X(ashr_7) X(eq_7) X(ne_7) X(slt_7) X(sle_7) X(sgt_7) X(sge_7) X(ult_7) \
//   X(ule_7) X(ugt_7) X(uge_7) X(smin_7) X(smax_7) X(umin_7) X(umax_7) X(abs_7) \
//   X(ctlz_7) X(cttz_7) X(ctpop_7) X(bitreverse_7) X(sadd_v_7) X(sadd_o_7) X(uadd_v_7) X(uadd_o_7) \
//   X(ssub_v_7) X(ssub_o_7) X(usub_v_7) X(usub_o_7) X(smul_v_7) X(smul_o_7) X(umul_v_7) X(umul_o_7) \
//   X(sitofp_7) X(uitofp_7) X(mem_7) X(add_8) X(sub_8) X(mul_8) X(and_8) X(or_8) \
//   X(xor_8) X(udiv_8) X(urem_8) X(sdiv_8) X(srem_8) X(sdivc_8) X(uremc_8) X(shl_8) \
//   X(lshr_8) X(ashr_8) X(eq_8) X(ne_8) X(slt_8) X(sle_8) X(sgt_8) X(sge_8) \
//   X(ult_8) X(ule_8) X(ugt_8) X(uge_8) X(smin_8) X(smax_8) X(umin_8) X(umax_8) \
//   X(abs_8) X(ctlz_8) X(cttz_8) X(ctpop_8) X(bitreverse_8) X(sadd_v_8) X(sadd_o_8) X(uadd_v_8) \
//   X(uadd_o_8) X(ssub_v_8) X(ssub_o_8) X(usub_v_8) X(usub_o_8) X(smul_v_8) X(smul_o_8) X(umul_v_8) \
//   X(umul_o_8) X(sitofp_8) X(uitofp_8) X(mem_8) X(add_13) X(sub_13) X(mul_13) X(and_13) \
//   X(or_13) X(xor_13) X(udiv_13) X(urem_13) X(sdiv_13) X(srem_13) X(sdivc_13) X(uremc_13) \
//   X(shl_13) X(lshr_13) X(ashr_13) X(eq_13) X(ne_13) X(slt_13) X(sle_13) X(sgt_13) \
//   X(sge_13) X(ult_13) X(ule_13) X(ugt_13) X(uge_13) X(smin_13) X(smax_13) X(umin_13) \
//   X(umax_13) X(abs_13) X(ctlz_13) X(cttz_13) X(ctpop_13) X(bitreverse_13) X(sadd_v_13) X(sadd_o_13) \
//   X(uadd_v_13) X(uadd_o_13) X(ssub_v_13) X(ssub_o_13) X(usub_v_13) X(usub_o_13) X(smul_v_13) X(smul_o_13) \
//   X(umul_v_13) X(umul_o_13) X(sitofp_13) X(uitofp_13) X(mem_13) X(add_16) X(sub_16) X(mul_16) \
//   X(and_16) X(or_16) X(xor_16) X(udiv_16) X(urem_16) X(sdiv_16) X(srem_16) X(sdivc_16) \
//   X(uremc_16) X(shl_16) X(lshr_16) X(ashr_16) X(eq_16) X(ne_16) X(slt_16) X(sle_16) \
//   X(sgt_16) X(sge_16) X(ult_16) X(ule_16) X(ugt_16) X(uge_16) X(smin_16) X(smax_16) \
//   X(umin_16) X(umax_16) X(abs_16) X(ctlz_16) X(cttz_16) X(ctpop_16) X(bitreverse_16) X(bswap_16) \
//   X(sadd_v_16) X(sadd_o_16) X(uadd_v_16) X(uadd_o_16) X(ssub_v_16) X(ssub_o_16) X(usub_v_16) X(usub_o_16) \
//   X(smul_v_16) X(smul_o_16) X(umul_v_16) X(umul_o_16) X(sitofp_16) X(uitofp_16) X(mem_16) X(add_24) \
//   X(sub_24) X(mul_24) X(and_24) X(or_24) X(xor_24) X(udiv_24) X(urem_24) X(sdiv_24) \
//   X(srem_24) X(sdivc_24) X(uremc_24) X(shl_24) X(lshr_24) X(ashr_24) X(eq_24) X(ne_24) \
//   X(slt_24) X(sle_24) X(sgt_24) X(sge_24) X(ult_24) X(ule_24) X(ugt_24) X(uge_24) \
//   X(smin_24) X(smax_24) X(umin_24) X(umax_24) X(abs_24) X(ctlz_24) X(cttz_24) X(ctpop_24) \
//   X(bitreverse_24) X(sadd_v_24) X(sadd_o_24) X(uadd_v_24) X(uadd_o_24) X(ssub_v_24) X(ssub_o_24) X(usub_v_24) \
//   X(usub_o_24) X(smul_v_24) X(smul_o_24) X(umul_v_24) X(umul_o_24) X(sitofp_24) X(uitofp_24) X(mem_24) \
//   X(add_32) X(sub_32) X(mul_32) X(and_32) X(or_32) X(xor_32) X(udiv_32) X(urem_32) \
//   X(sdiv_32) X(srem_32) X(sdivc_32) X(uremc_32) X(shl_32) X(lshr_32) X(ashr_32) X(eq_32) \
//   X(ne_32) X(slt_32) X(sle_32) X(sgt_32) X(sge_32) X(ult_32) X(ule_32) X(ugt_32) \
//   X(uge_32) X(smin_32) X(smax_32) X(umin_32) X(umax_32) X(abs_32) X(ctlz_32) X(cttz_32) \
//   X(ctpop_32) X(bitreverse_32) X(bswap_32) X(sadd_v_32) X(sadd_o_32) X(uadd_v_32) X(uadd_o_32) X(ssub_v_32) \
//   X(ssub_o_32) X(usub_v_32) X(usub_o_32) X(smul_v_32) X(smul_o_32) X(umul_v_32) X(umul_o_32) X(sitofp_32) \
//   X(uitofp_32) X(mem_32) X(add_33) X(sub_33) X(mul_33) X(and_33) X(or_33) X(xor_33) \
//   X(udiv_33) X(urem_33) X(sdiv_33) X(srem_33) X(sdivc_33) X(uremc_33) X(shl_33) X(lshr_33) \
//   X(ashr_33) X(eq_33) X(ne_33) X(slt_33) X(sle_33) X(sgt_33) X(sge_33) X(ult_33) \
//   X(ule_33) X(ugt_33) X(uge_33) X(smin_33) X(smax_33) X(umin_33) X(umax_33) X(abs_33) \
//   X(ctlz_33) X(cttz_33) X(ctpop_33) X(bitreverse_33) X(sadd_v_33) X(sadd_o_33) X(uadd_v_33) X(uadd_o_33) \
//   X(ssub_v_33) X(ssub_o_33) X(usub_v_33) X(usub_o_33) X(smul_v_33) X(smul_o_33) X(umul_v_33) X(umul_o_33) \
//   X(sitofp_33) X(uitofp_33) X(mem_33) X(add_48) X(sub_48) X(mul_48) X(and_48) X(or_48) \
//   X(xor_48) X(udiv_48) X(urem_48) X(sdiv_48) X(srem_48) X(sdivc_48) X(uremc_48) X(shl_48) \
//   X(lshr_48) X(ashr_48) X(eq_48) X(ne_48) X(slt_48) X(sle_48) X(sgt_48) X(sge_48) \
//   X(ult_48) X(ule_48) X(ugt_48) X(uge_48) X(smin_48) X(smax_48) X(umin_48) X(umax_48) \
//   X(abs_48) X(ctlz_48) X(cttz_48) X(ctpop_48) X(bitreverse_48) X(bswap_48) X(sadd_v_48) X(sadd_o_48) \
//   X(uadd_v_48) X(uadd_o_48) X(ssub_v_48) X(ssub_o_48) X(usub_v_48) X(usub_o_48) X(smul_v_48) X(smul_o_48) \
//   X(umul_v_48) X(umul_o_48) X(sitofp_48) X(uitofp_48) X(mem_48) X(add_64) X(sub_64) X(mul_64) \
//   X(and_64) X(or_64) X(xor_64) X(udiv_64) X(urem_64) X(sdiv_64) X(srem_64) X(sdivc_64) \
//   X(uremc_64) X(shl_64) X(lshr_64) X(ashr_64) X(eq_64) X(ne_64) X(slt_64) X(sle_64) \
//   X(sgt_64) X(sge_64) X(ult_64) X(ule_64) X(ugt_64) X(uge_64) X(smin_64) X(smax_64) \
//   X(umin_64) X(umax_64) X(abs_64) X(ctlz_64) X(cttz_64) X(ctpop_64) X(bitreverse_64) X(bswap_64) \
//   X(sadd_v_64) X(sadd_o_64) X(uadd_v_64) X(uadd_o_64) X(ssub_v_64) X(ssub_o_64) X(usub_v_64) X(usub_o_64) \
//   X(smul_v_64) X(smul_o_64) X(umul_v_64) X(umul_o_64) X(sitofp_64) X(uitofp_64) X(mem_64) X(add_128) \
//   X(sub_128) X(mul_128) X(and_128) X(or_128) X(xor_128) X(udiv_128) X(sdiv_128) X(urem_128) \
//   X(srem_128) X(shl_128) X(lshr_128) X(ashr_128) X(smin_128) X(smax_128) X(umin_128) X(umax_128) \
//   X(eq_128) X(ne_128) X(slt_128) X(sle_128) X(sgt_128) X(sge_128) X(ult_128) X(ule_128) \
//   X(ugt_128) X(uge_128) X(abs_128) X(ctlz_128) X(cttz_128) X(ctpop_128) X(bitreverse_128) X(bswap_128) \
//   X(mem_128) X(sadd_128)
// #define DECLARE(f) int64_t f(int64_t, int64_t);
// FUNCTIONS(DECLARE)
// static const int64_t values[] = {0, 1, 2, 3, 5, 7, 63, 64, 100, 127, 128, 255, 256, 4095, 4096, 32767, 32768, 65535, 8388607,
//   8388608, 0x7fffffff, 0x80000000, 0xffffffff, 0x123456789abcdef, INT64_MAX, INT64_MIN, -1, -2, -3, -128, -129, -32768, -8388608};
// #define COUNT (int)(sizeof values / sizeof *values)
// static void check(const char *name, int64_t (*f)(int64_t, int64_t)) {
//   uint64_t hash = 14695981039346656037u;
//   for (int i = 0; i < COUNT; i++)
//     for (int j = 0; j < COUNT; j++) hash = (hash ^ (uint64_t)f(values[i], values[j])) * 1099511628211u;
//   printf("%s %016llx\n", name, (unsigned long long)hash);
// }
// int main(void) {
// #define CALL(f) check(#f, f);
//   FUNCTIONS(CALL)
//   return 0;
// }
// output:
// add_1 28ae990ab972edff
// sub_1 b63f4342b9ca9fbf
// mul_1 04ac77d342e35537
// and_1 da41647a305a3887
// or_1 ad526bad17042e23
// xor_1 b63f4342b9ca9fbf
// udiv_1 76efed174dd91f41
// urem_1 6f76ee26b99ec6df
// eq_1 ae5a93836d53578c
// ne_1 b63f4342b9ca9fbf
// slt_1 fb93bfb9ab6a5f65
// sle_1 02277c29333771aa
// sgt_1 783e2cb61f617dd9
// sge_1 d17170968f80f68e
// ult_1 783e2cb61f617dd9
// ule_1 d17170968f80f68e
// ugt_1 fb93bfb9ab6a5f65
// uge_1 02277c29333771aa
// smin_1 ad526bad17042e23
// smax_1 04ac77d342e35537
// umin_1 04ac77d342e35537
// umax_1 ad526bad17042e23
// abs_1 67fdef3625646e7d
// ctlz_1 7f0f3b99d53b3676
// cttz_1 7f0f3b99d53b3676
// ctpop_1 76efed174dd91f41
// bitreverse_1 76efed174dd91f41
// sadd_v_1 28ae990ab972edff
// sadd_o_1 da41647a305a3887
// uadd_v_1 28ae990ab972edff
// uadd_o_1 da41647a305a3887
// ssub_v_1 28ae990ab972edff
// ssub_o_1 783e2cb61f617dd9
// usub_v_1 28ae990ab972edff
// usub_o_1 783e2cb61f617dd9
// smul_v_1 04ac77d342e35537
// smul_o_1 da41647a305a3887
// umul_v_1 04ac77d342e35537
// umul_o_1 6f76ee26b99ec6df
// sitofp_1 7d96ee26b99ec6df
// uitofp_1 7d96ee26b99ec6df
// mem_1 28ae990ab972edff
// add_7 dc52e647e98304bf
// sub_7 f93592ba4ef11caf
// mul_7 94b462a2e41b1e67
// and_7 69679811a7dd7ad5
// or_7 7e1b1b1ffc1b65cd
// xor_7 3ee618d92920c717
// udiv_7 7637dfbcb8845116
// urem_7 33ac16142fa38b1c
// sdiv_7 d533ff92dee432b5
// srem_7 34db3ecd9c230e6b
// sdivc_7 e37d7913c339c292
// uremc_7 7bebeeeef2adb4de
// shl_7 af758d1a61da49db
// lshr_7 10393818e6ef48b5
// ashr_7 c62f5508db14c055
// eq_7 fc5e3f82c653f1f8
// ne_7 b9a49576e8a49743
// slt_7 407504ba52e7b023
// sle_7 1b4dc631fe5c1f58
// sgt_7 0e3860565617785b
// sge_7 7fad1f8774cd47c8
// ult_7 4d874815d6c2516f
// ule_7 1d1fa0ec6fccddc4
// ugt_7 e1c45b791f990d3f
// uge_7 efb9b065fb4d53b4
// smin_7 ac0e1c5d1d95d551
// smax_7 27da21689a4de2a5
// umin_7 80e3a79188013c29
// umax_7 89d5b44999cd3bd5
// abs_7 5fa2015590895b65
// ctlz_7 902403b38ad28233
// cttz_7 6fe10ea15a4811b2
// ctpop_7 a7cf79411e997801
// bitreverse_7 2fe8d71ad515ebbb
// sadd_v_7 dc52e647e98304bf
// sadd_o_7 b65c228b5ad74c27
// uadd_v_7 dc52e647e98304bf
// uadd_o_7 fc08f28030e3459f
// ssub_v_7 93498d92c66943af
// ssub_o_7 4cca13228b7bcab5
// usub_v_7 93498d92c66943af
// usub_o_7 4d874815d6c2516f
// smul_v_7 94b462a2e41b1e67
// smul_o_7 f27bab5e1e032077
// umul_v_7 94b462a2e41b1e67
// umul_o_7 869ecd9024fc2df4
// sitofp_7 6ddb6e26b99ec6df
// uitofp_7 e59e2e26b99ec6df
// mem_7 93498d92c66943af
// add_8 883daf4ccc536ebf
// sub_8 669e8d7959a736af
// mul_8 b7cce0dcc23f2ae7
// and_8 cf59a3bb40bf94d5
// or_8 68e5f5395c0772cd
// xor_8 727d4e1e5117cb17
// udiv_8 29bfe0f651b2c668
// urem_8 bdd3c98c3114a1bc
// sdiv_8 ff9853500f11c192
// srem_8 2c6d09abb81ad28e
// sdivc_8 ba5f4773f938158a
// uremc_8 6ab731422f67aad8
// shl_8 3da983053c29e3bb
// lshr_8 ab7eb24ff1529539
// ashr_8 3f4841c2e09408c9
// eq_8 d651ecb705e23cbc
// ne_8 428e4da3ce4e9faf
// slt_8 70065669e785b9ef
// sle_8 3b291e953a00c128
// sgt_8 508653b85493fcc3
// sge_8 fd3d274dd561d69c
// ult_8 056dda9f0902c523
// ule_8 9c0d379be1429e58
// ugt_8 e3e5774b85801dbb
// uge_8 2376e23ff2c28278
// smin_8 2d3d0ff222a6a079
// smax_8 9c47c69faab500dd
// umin_8 e59848fb88fa8d7d
// umax_8 292a033299ef3a91
// abs_8 465bffc43d207461
// ctlz_8 e8a642f715077d64
// cttz_8 f3c3e935bb69c877
// ctpop_8 902f8fc0044615ad
// bitreverse_8 842c1fb8f2a73269
// sadd_v_8 883daf4ccc536ebf
// sadd_o_8 edfe4ea84743b3bb
// uadd_v_8 883daf4ccc536ebf
// uadd_o_8 930dfb948403a513
// ssub_v_8 c87cbc40d23646af
// ssub_o_8 c69213436388e50b
// usub_v_8 c87cbc40d23646af
// usub_o_8 056dda9f0902c523
// smul_v_8 b7cce0dcc23f2ae7
// smul_o_8 932339fe72b70bc7
// umul_v_8 b7cce0dcc23f2ae7
// umul_o_8 c920addad7cd8d24
// sitofp_8 178d6e26b99ec6df
// uitofp_8 ef4f0e26b99ec6df
// mem_8 c87cbc40d23646af
// add_13 b4a42ce62ae344bf
// sub_13 9e9cf298f9ec3aaf
// mul_13 282a27f9fb8116e7
// and_13 3cb012c2c3ad38d5
// or_13 a76a586dbaf5c4cd
// xor_13 0042277670d16517
// udiv_13 95a4ee06972e4015
// urem_13 9e073c452702607b
// sdiv_13 6b50f36c0620afe4
// srem_13 5b9d2d87e4aec22e
// sdivc_13 e1158d67335482ad
// uremc_13 819860e81c5d32f9
// shl_13 5136c255a2a24f9b
// lshr_13 1a934baee1311ccd
// ashr_13 515cfc559c6546fd
// eq_13 161d733c50579250
// ne_13 c00ea7ea44ef24a3
// slt_13 30fa5b8c9a3d1e47
// sle_13 b431e764d210393c
// sgt_13 70ef47961f36fd33
// sge_13 216f6db97a2f8070
// ult_13 ff936418a48ba537
// ule_13 f8f007d5fce10450
// ugt_13 de48fe7b6bce93af
// uge_13 f493789c375c47d8
// smin_13 31968a226f166201
// smax_13 e3dae33e6bdf1ad9
// umin_13 2cb6a639b0ec3ee9
// umax_13 2ba5c55fbf3f93b9
// abs_13 41f8c466df486e11
// ctlz_13 af6927929b4bf02b
// cttz_13 5fce32268d9d0410
// ctpop_13 ed08adf500623647
// bitreverse_13 cfc2453743f9badd
// sadd_v_13 b4a42ce62ae344bf
// sadd_o_13 c4e98f96df05d484
// uadd_v_13 b4a42ce62ae344bf
// uadd_o_13 4fd372770e89f9af
// ssub_v_13 46f83f8969763aaf
// ssub_o_13 1dd887d0908818c1
// usub_v_13 46f83f8969763aaf
// usub_o_13 ff936418a48ba537
// smul_v_13 282a27f9fb8116e7
// smul_o_13 b0de816fac302db4
// umul_v_13 282a27f9fb8116e7
// umul_o_13 aefec7e53689b7ec
// sitofp_13 938c5a26b99ec6df
// uitofp_13 bdbcef26b99ec6df
// mem_13 46f83f8969763aaf
// add_16 be5c37b9f8b464bf
// sub_16 7935d3986960baaf
// mul_16 97b10f86e3e056e7
// and_16 acc57ac73d5b98d5
// or_16 b6056efecbec24cd
// xor_16 d6b4de95eb27a517
// udiv_16 e6c0c815df134120
// urem_16 66eaa4b392827af4
// sdiv_16 85e5c4b70aa07273
// srem_16 2e9ed7d7f79a80df
// sdivc_16 e8ef5d817d4d184a
// uremc_16 72b540e4b4140973
// shl_16 ecc7ffb51eea02bb
// lshr_16 973264717fc0ec4f
// ashr_16 08d4c0625b338615
// eq_16 4d03096910d3c454
// ne_16 e32d3addcaefbacf
// slt_16 c973112b8a7ec2c7
// sle_16 95c71174ec18d4c0
// sgt_16 5655df77b616ca3f
// sge_16 f081483295aebba0
// ult_16 c999e774792e4be3
// ule_16 61936d8b9d596560
// ugt_16 0ce0293bdc4f43ff
// uge_16 bb0ddddac0467a74
// smin_16 2ca09ee671431461
// smax_16 0ba70c62cee3d771
// umin_16 71f182fa248e85c5
// umax_16 2ae88c54104da159
// abs_16 5a5ac49fc264cded
// ctlz_16 0457b664d5e9f65e
// cttz_16 185af8094d965d59
// ctpop_16 3aceca8867fb1a47
// bitreverse_16 bdeba61fbd71e5aa
// bswap_16 00c01d65f8391fab
// sadd_v_16 be5c37b9f8b464bf
// sadd_o_16 c3efe35e743cc638
// uadd_v_16 be5c37b9f8b464bf
// uadd_o_16 b73db6b1f8564d6c
// ssub_v_16 f2863a331b78baaf
// ssub_o_16 3f171562d987f2cf
// usub_v_16 f2863a331b78baaf
// usub_o_16 c999e774792e4be3
// smul_v_16 97b10f86e3e056e7
// smul_o_16 413d9357bc8ffae7
// umul_v_16 97b10f86e3e056e7
// umul_o_16 42a0da51bb90fa7c
// sitofp_16 09aecf66b99ec6df
// uitofp_16 a56dbf46b99ec6df
// mem_16 f2863a331b78baaf
// add_24 081ea049fd0b64bf
// sub_24 09d15c8959eebaaf
// mul_24 6d7ed1256ea856e7
// and_24 188d7822192698d5
// or_24 4ef1adc3946824cd
// xor_24 bc781bd25f8ba517
// udiv_24 a48e8bb8985c85bb
// urem_24 eadf38e3a64f41ff
// sdiv_24 e12376e2a87c1313
// srem_24 db4090741a66745b
// sdivc_24 eaf8459e55be99ff
// uremc_24 e6666b4b3177fd30
// shl_24 0a6dcc3860f58fe3
// lshr_24 650bf38e22e34e32
// ashr_24 6ead306ec2a73c32
// eq_24 dba95d62783d9578
// ne_24 fefe6bf489b9caeb
// slt_24 784438263a9a3f81
// sle_24 acf583d6894d67de
// sgt_24 c1e64431f1d9a12d
// sge_24 3febf621fe5624fa
// ult_24 658dae57cebe2251
// ule_24 ac1109234c0de36a
// ugt_24 2d92f19e232c09e9
// uge_24 ab72cfae7aa861aa
// smin_24 50cffcaf43571509
// smax_24 6595920d620ad901
// umin_24 52b8c9bf91f27aad
// umax_24 a79622ac90b16bed
// abs_24 8cfbf5e2e459cded
// ctlz_24 ba10c7d163ca53e9
// cttz_24 0866c4d7a82da537
// ctpop_24 17a18574677206e1
// bitreverse_24 c2055c8d0da52e99
// sadd_v_24 081ea049fd0b64bf
// sadd_o_24 ba78dc4fac363ed7
// uadd_v_24 081ea049fd0b64bf
// uadd_o_24 935c41cd4139c287
// ssub_v_24 7817c3d0a7eebaaf
// ssub_o_24 d50c4cede4879c89
// usub_v_24 7817c3d0a7eebaaf
// usub_o_24 658dae57cebe2251
// smul_v_24 6d7ed1256ea856e7
// smul_o_24 7d764b5cb85c78b3
// umul_v_24 6d7ed1256ea856e7
// umul_o_24 1f7ee6a7124dd108
// sitofp_24 22a193f2b99ec6df
// uitofp_24 94e0dc2ed99ec6df
// mem_24 7817c3d0a7eebaaf
// add_32 18519f90a90b64bf
// sub_32 88b790773feebaaf
// mul_32 137ea30346a856e7
// and_32 c7ddda9e202698d5
// or_32 00625b2b1f6824cd
// xor_32 2b359f0f3b8ba517
// udiv_32 8ce6a2475dc9b360
// urem_32 10d40641862a355e
// sdiv_32 5f257089fecac9c3
// srem_32 ff4f05251a58e037
// sdivc_32 cedfdd85611c89f2
// uremc_32 710f1c35eab0fa87
// shl_32 5f39dbb619d382bb
// lshr_32 d12910b501e5ad3c
// ashr_32 91dc0a69c4733094
// eq_32 42a2c1b79f4f1c7c
// ne_32 5fcc3a1011509c17
// slt_32 83675bc895706401
// sle_32 ddb1e8f6d8f1d83e
// sgt_32 78520c5722731fbd
// sge_32 864be968efcb5b1a
// ult_32 44e99eb2d2d71151
// ule_32 81c746e9684ff4de
// ugt_32 e6433bdaa960841d
// uge_32 322b0e73417caa2a
// smin_32 a11f51e142aa4fbd
// smax_32 3e6a9d66e2610845
// umin_32 8490eb56217cebe1
// umax_32 15997b1b066aca69
// abs_32 74f77c9e96b4024f
// ctlz_32 42186dc334d71e56
// cttz_32 5344606c3f91f83c
// ctpop_32 d0df98c3d0a80b2c
// bitreverse_32 091c8b1de617e136
// bswap_32 b94d9f26123643d0
// sadd_v_32 18519f90a90b64bf
// sadd_o_32 564d389f21e34590
// uadd_v_32 18519f90a90b64bf
// uadd_o_32 4ee718a7c5ba0fbc
// ssub_v_32 52a03eb03feebaaf
// ssub_o_32 7f7b1a4d6ecc2342
// usub_v_32 52a03eb03feebaaf
// usub_o_32 44e99eb2d2d71151
// smul_v_32 137ea30346a856e7
// smul_o_32 22cf2ade24155a4c
// umul_v_32 137ea30346a856e7
// umul_o_32 4311984243ef6ce3
// sitofp_32 4efe990f009ec6df
// uitofp_32 959df877d99ec6df
// mem_32 52a03eb03feebaaf
// add_33 ad64349ba90b64bf
// sub_33 afd904173feebaaf
// mul_33 d84a05e246a856e7
// and_33 55dbf73d202698d5
// or_33 753584631f6824cd
// xor_33 428e1ee93b8ba517
// udiv_33 719d78b4cce037ea
// urem_33 69a5be7402dd0240
// sdiv_33 d69c3faa7efcabd6
// srem_33 5e789b6033dd99ba
// sdivc_33 fbe86f4fa8473e6b
// uremc_33 38042d5b72e4ea11
// shl_33 6d33d388f8113803
// lshr_33 5f06d54d87743ead
// ashr_33 af3032adeec154bf
// eq_33 ef94d5b1d7389cb8
// ne_33 be09dd89e7ca362b
// slt_33 39ec6fdaa9093b15
// sle_33 66324fcae7e4d176
// sgt_33 17fbe8afb3132841
// sge_33 4813ca33a0d92772
// ult_33 08d2a302033e48d5
// ule_33 a20d1490778125d2
// ugt_33 463a854af0fd5f75
// uge_33 9da182c90e6b84a2
// smin_33 d54d5d8e0d164c59
// smax_33 d7252c01a4d3a8f1
// umin_33 0e7fdaab8585f5a1
// umax_33 9b64d8896c66a71d
// abs_33 88ddc7ab5259cded
// ctlz_33 bd3e06c3ade89c58
// cttz_33 cabfddd87d5fa5c6
// ctpop_33 8d528d5569994ba3
// bitreverse_33 46856cfff6b17556
// sadd_v_33 ad64349ba90b64bf
// sadd_o_33 b42bbcf088a7d08f
// uadd_v_33 ad64349ba90b64bf
// uadd_o_33 8a9fe93820d660ac
// ssub_v_33 7fa5306f3feebaaf
// ssub_o_33 40d85fd6220e73d7
// usub_v_33 7fa5306f3feebaaf
// usub_o_33 08d2a302033e48d5
// smul_v_33 d84a05e246a856e7
// smul_o_33 4f7a4ecfc1e82160
// umul_v_33 d84a05e246a856e7
// umul_o_33 2c3194319bf4fc73
// sitofp_33 91f7117a48fec6df
// uitofp_33 8cbe02a2199ec6df
// mem_33 7fa5306f3feebaaf
// add_48 2e7a8bafa90b64bf
// sub_48 9640ea933feebaaf
// mul_48 2e12ac1046a856e7
// and_48 af6ff9d3202698d5
// or_48 2ad7cf7b1f6824cd
// xor_48 34e8ebc93b8ba517
// udiv_48 9244be78f86e10e7
// urem_48 2f58949b8e6a78e5
// sdiv_48 c6a74a8ebaf65ac2
// srem_48 5cac0b50c86f6d9c
// sdivc_48 7220a4ac6928c975
// uremc_48 d91eb09c7a26428d
// shl_48 75d0c09347572bb3
// lshr_48 95d576d72253d03f
// ashr_48 99592bc82875d03f
// eq_48 ef94d5b1d7389cb8
// ne_48 be09dd89e7ca362b
// slt_48 6bce2998dfe7dbf5
// sle_48 bd49b39aef1a2e5a
// sgt_48 f78cc89bdf5e3ab5
// sge_48 9f263a408552d4d2
// ult_48 08d2a302033e48d5
// ule_48 a20d1490778125d2
// ugt_48 463a854af0fd5f75
// uge_48 9da182c90e6b84a2
// smin_48 f73d311c625e74d5
// smax_48 7eeeb473447cdf95
// umin_48 f6c442738585f5a1
// umax_48 89f440f16c66a71d
// abs_48 438cc0cae6b5df33
// ctlz_48 1e7ce319150bb9ff
// cttz_48 5c325cb00012105c
// ctpop_48 318dcdf7ae372754
// bitreverse_48 551e2defc3796bd7
// bswap_48 e73829d3a63bc7fc
// sadd_v_48 2e7a8bafa90b64bf
// sadd_o_48 e05387571fdbf3f4
// uadd_v_48 2e7a8bafa90b64bf
// uadd_o_48 810d8ee178547c87
// ssub_v_48 d7a6ea933feebaaf
// ssub_o_48 6f76ee26b99ec6df
// usub_v_48 d7a6ea933feebaaf
// usub_o_48 08d2a302033e48d5
// smul_v_48 2e12ac1046a856e7
// smul_o_48 ed2a5cfb03466383
// umul_v_48 2e12ac1046a856e7
// umul_o_48 b718192277f2914f
// sitofp_48 a2004cd8ff5f351f
// uitofp_48 469869b2999ec6df
// mem_48 d7a6ea933feebaaf
// add_64 47f38bafa90b64bf
// sub_64 ba82ea933feebaaf
// mul_64 1ae4ac1046a856e7
// and_64 b646f9d3202698d5
// or_64 2da2cf7b1f6824cd
// xor_64 380eebc93b8ba517
// udiv_64 cb0f4adfa5cbdef6
// urem_64 35dc7089b9e730cc
// sdiv_64 8bd510273ae71417
// srem_64 dde4adf8e1ef70ff
// sdivc_64 215a69fb7fddbe91
// uremc_64 dd986841b41d26fc
// shl_64 570d072ca54d2afb
// lshr_64 d6633cbc16039365
// ashr_64 9a6ca77796ec09b1
// eq_64 0e1a57f011872dac
// ne_64 880c7cf434380c5f
// slt_64 42da1a78f0515c8f
// sle_64 62cf9ec902d9c65c
// sgt_64 a5a559e1f6c5fe0f
// sge_64 4f80fb6987e1ebcc
// ult_64 05728ea1078d6dbf
// ule_64 c0bae7ad7fca17ec
// ugt_64 68f6f8a4fd38faff
// uge_64 cdea5a4a4452cb6c
// smin_64 2aca5e332a86d6bd
// smax_64 ccbb543866d7070d
// umin_64 9914f6ac6cd0693d
// umax_64 5a0aa9c9d5ed2139
// abs_64 8ddbe8735259cded
// ctlz_64 4e7ac59317c8f716
// cttz_64 417cc1c603354f3f
// ctpop_64 c09e0b8ab1f5d3e4
// bitreverse_64 5e462f4abfa6f5d7
// bswap_64 fa1e3b6469ae02e0
// sadd_v_64 47f38bafa90b64bf
// sadd_o_64 a93961ce33719727
// uadd_v_64 47f38bafa90b64bf
// uadd_o_64 5a19f346ccf4ebf3
// ssub_v_64 ba82ea933feebaaf
// ssub_o_64 673f7d375d900015
// usub_v_64 ba82ea933feebaaf
// usub_o_64 05728ea1078d6dbf
// smul_v_64 1ae4ac1046a856e7
// smul_o_64 4551aed873097767
// umul_v_64 1ae4ac1046a856e7
// umul_o_64 3061b1965503b517
// sitofp_64 566f9eaaf2cc3898
// uitofp_64 87893674799ec6df
// mem_64 ba82ea933feebaaf
// add_128 bf5711ecf50c64e6
// sub_128 37a87f4ed7e59706
// mul_128 1285ad4a47e996e5
// and_128 ee429b44d837eb5f
// or_128 eb185e82b325a92f
// xor_128 aed688adb5928fe3
// udiv_128 10c90ae288ee5c9e
// sdiv_128 a9993d30ed111e2e
// urem_128 1978761b41eb4490
// srem_128 9309b39c8757d7dd
// shl_128 44d3c8ec7549edab
// lshr_128 37f7a4c3c91b6672
// ashr_128 6af279fc618096de
// smin_128 fcf393997ac57220
// smax_128 69bceb2cf0700fc4
// umin_128 740f503b7beccb16
// umax_128 b87286077f95d632
// eq_128 fea54cd7a95c765e
// ne_128 30c6d74bde2e66ad
// slt_128 382eb42db3c65135
// sle_128 aded5fd3be59ab64
// sgt_128 80c754a7d694d323
// sge_128 ed54e6568c666a1a
// ult_128 c17fee1a784702ad
// ule_128 249c25e6f9d8f9ec
// ugt_128 f7761abb121421ab
// uge_128 76a6204350e71b92
// abs_128 29ea3af8f742335d
// ctlz_128 c208407b44d9b397
// cttz_128 7a67d26c76f8f8ff
// ctpop_128 e687814ead7494af
// bitreverse_128 7e204feef0e7092a
// bswap_128 b43f2ea6da82e650
// mem_128 7946708031956dc7
// sadd_128 bf5711ecf50c64e6
