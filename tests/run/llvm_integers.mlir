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
