// Integers of more than 64 bits that are not 128.

llvm.func @add_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %v = llvm.add %a, %b : i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @sub_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %v = llvm.sub %a, %b : i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @mul_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %v = llvm.mul %a, %b : i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @and_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %v = llvm.and %a, %b : i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @or_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %v = llvm.or %a, %b : i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @xor_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %v = llvm.xor %a, %b : i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @udiv_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %one = llvm.mlir.constant(1 : i65) : i65
  %d = llvm.or %b, %one : i65
  %v = llvm.udiv %a, %d : i65
  %r = llvm.zext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @urem_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %one = llvm.mlir.constant(1 : i65) : i65
  %d = llvm.or %b, %one : i65
  %v = llvm.urem %a, %d : i65
  %r = llvm.zext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @sdiv_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %three = llvm.mlir.constant(3 : i65) : i65
  %d = llvm.or %b, %three : i65
  %four = llvm.mlir.constant(4 : i65) : i65
  %e = llvm.xor %d, %four : i65
  %v = llvm.sdiv %a, %three : i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @srem_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %seven = llvm.mlir.constant(-7 : i65) : i65
  %v = llvm.srem %a, %seven : i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @shl_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %k = llvm.mlir.constant(63 : i65) : i65
  %s = llvm.and %b, %k : i65
  %v = llvm.shl %a, %s : i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @lshr_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %k = llvm.mlir.constant(63 : i65) : i65
  %s = llvm.and %b, %k : i65
  %v = llvm.lshr %a, %s : i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @ashr_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %k = llvm.mlir.constant(63 : i65) : i65
  %s = llvm.and %b, %k : i65
  %v = llvm.ashr %a, %s : i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cmp_slt_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %c = llvm.icmp "slt" %a, %b : i65
  %v = llvm.select %c, %a, %b : i1, i65
  %r = llvm.zext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cmp_ult_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %c = llvm.icmp "ult" %a, %b : i65
  %v = llvm.select %c, %a, %b : i1, i65
  %r = llvm.zext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cmp_eq_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %c = llvm.icmp "eq" %a, %b : i65
  %v = llvm.select %c, %a, %b : i1, i65
  %r = llvm.zext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @smin_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %v = llvm.intr.smin(%a, %b) : (i65, i65) -> i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @umax_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %v = llvm.intr.umax(%a, %b) : (i65, i65) -> i65
  %r = llvm.sext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @ctpop_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %v = llvm.intr.ctpop(%a) : (i65) -> i65
  %r = llvm.zext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %v = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i65) -> i65
  %r = llvm.zext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cttz_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %v = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i65) -> i65
  %r = llvm.zext %v : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @memory_65(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i65
  %b = llvm.trunc %y : i128 to i65
  %k = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %k x !llvm.struct<(i65, i8)> : (i32) -> !llvm.ptr
  %n = llvm.getelementptr %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i65, i8)>
  %z = llvm.mlir.constant(-1 : i8) : i8
  llvm.store %z, %n : i8, !llvm.ptr
  llvm.store %a, %m : i65, !llvm.ptr
  %v = llvm.load %m : !llvm.ptr -> i65
  %y8 = llvm.load %n : !llvm.ptr -> i8
  %w = llvm.sext %y8 : i8 to i65
  %u = llvm.xor %v, %w : i65
  %r = llvm.sext %u : i65 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @add_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %v = llvm.add %a, %b : i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @sub_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %v = llvm.sub %a, %b : i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @mul_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %v = llvm.mul %a, %b : i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @and_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %v = llvm.and %a, %b : i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @or_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %v = llvm.or %a, %b : i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @xor_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %v = llvm.xor %a, %b : i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @udiv_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %one = llvm.mlir.constant(1 : i96) : i96
  %d = llvm.or %b, %one : i96
  %v = llvm.udiv %a, %d : i96
  %r = llvm.zext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @urem_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %one = llvm.mlir.constant(1 : i96) : i96
  %d = llvm.or %b, %one : i96
  %v = llvm.urem %a, %d : i96
  %r = llvm.zext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @sdiv_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %three = llvm.mlir.constant(3 : i96) : i96
  %d = llvm.or %b, %three : i96
  %four = llvm.mlir.constant(4 : i96) : i96
  %e = llvm.xor %d, %four : i96
  %v = llvm.sdiv %a, %three : i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @srem_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %seven = llvm.mlir.constant(-7 : i96) : i96
  %v = llvm.srem %a, %seven : i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @shl_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %k = llvm.mlir.constant(63 : i96) : i96
  %s = llvm.and %b, %k : i96
  %v = llvm.shl %a, %s : i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @lshr_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %k = llvm.mlir.constant(63 : i96) : i96
  %s = llvm.and %b, %k : i96
  %v = llvm.lshr %a, %s : i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @ashr_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %k = llvm.mlir.constant(63 : i96) : i96
  %s = llvm.and %b, %k : i96
  %v = llvm.ashr %a, %s : i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cmp_slt_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %c = llvm.icmp "slt" %a, %b : i96
  %v = llvm.select %c, %a, %b : i1, i96
  %r = llvm.zext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cmp_ult_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %c = llvm.icmp "ult" %a, %b : i96
  %v = llvm.select %c, %a, %b : i1, i96
  %r = llvm.zext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cmp_eq_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %c = llvm.icmp "eq" %a, %b : i96
  %v = llvm.select %c, %a, %b : i1, i96
  %r = llvm.zext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @smin_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %v = llvm.intr.smin(%a, %b) : (i96, i96) -> i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @umax_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %v = llvm.intr.umax(%a, %b) : (i96, i96) -> i96
  %r = llvm.sext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @ctpop_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %v = llvm.intr.ctpop(%a) : (i96) -> i96
  %r = llvm.zext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %v = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i96) -> i96
  %r = llvm.zext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cttz_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %v = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i96) -> i96
  %r = llvm.zext %v : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @memory_96(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i96
  %b = llvm.trunc %y : i128 to i96
  %k = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %k x !llvm.struct<(i96, i8)> : (i32) -> !llvm.ptr
  %n = llvm.getelementptr %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i96, i8)>
  %z = llvm.mlir.constant(-1 : i8) : i8
  llvm.store %z, %n : i8, !llvm.ptr
  llvm.store %a, %m : i96, !llvm.ptr
  %v = llvm.load %m : !llvm.ptr -> i96
  %y8 = llvm.load %n : !llvm.ptr -> i8
  %w = llvm.sext %y8 : i8 to i96
  %u = llvm.xor %v, %w : i96
  %r = llvm.sext %u : i96 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @add_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %v = llvm.add %a, %b : i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @sub_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %v = llvm.sub %a, %b : i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @mul_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %v = llvm.mul %a, %b : i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @and_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %v = llvm.and %a, %b : i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @or_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %v = llvm.or %a, %b : i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @xor_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %v = llvm.xor %a, %b : i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @udiv_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %one = llvm.mlir.constant(1 : i100) : i100
  %d = llvm.or %b, %one : i100
  %v = llvm.udiv %a, %d : i100
  %r = llvm.zext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @urem_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %one = llvm.mlir.constant(1 : i100) : i100
  %d = llvm.or %b, %one : i100
  %v = llvm.urem %a, %d : i100
  %r = llvm.zext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @sdiv_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %three = llvm.mlir.constant(3 : i100) : i100
  %d = llvm.or %b, %three : i100
  %four = llvm.mlir.constant(4 : i100) : i100
  %e = llvm.xor %d, %four : i100
  %v = llvm.sdiv %a, %three : i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @srem_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %seven = llvm.mlir.constant(-7 : i100) : i100
  %v = llvm.srem %a, %seven : i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @shl_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %k = llvm.mlir.constant(63 : i100) : i100
  %s = llvm.and %b, %k : i100
  %v = llvm.shl %a, %s : i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @lshr_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %k = llvm.mlir.constant(63 : i100) : i100
  %s = llvm.and %b, %k : i100
  %v = llvm.lshr %a, %s : i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @ashr_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %k = llvm.mlir.constant(63 : i100) : i100
  %s = llvm.and %b, %k : i100
  %v = llvm.ashr %a, %s : i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cmp_slt_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %c = llvm.icmp "slt" %a, %b : i100
  %v = llvm.select %c, %a, %b : i1, i100
  %r = llvm.zext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cmp_ult_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %c = llvm.icmp "ult" %a, %b : i100
  %v = llvm.select %c, %a, %b : i1, i100
  %r = llvm.zext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cmp_eq_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %c = llvm.icmp "eq" %a, %b : i100
  %v = llvm.select %c, %a, %b : i1, i100
  %r = llvm.zext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @smin_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %v = llvm.intr.smin(%a, %b) : (i100, i100) -> i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @umax_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %v = llvm.intr.umax(%a, %b) : (i100, i100) -> i100
  %r = llvm.sext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @ctpop_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %v = llvm.intr.ctpop(%a) : (i100) -> i100
  %r = llvm.zext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %v = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i100) -> i100
  %r = llvm.zext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cttz_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %v = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i100) -> i100
  %r = llvm.zext %v : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @memory_100(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i100
  %b = llvm.trunc %y : i128 to i100
  %k = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %k x !llvm.struct<(i100, i8)> : (i32) -> !llvm.ptr
  %n = llvm.getelementptr %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i100, i8)>
  %z = llvm.mlir.constant(-1 : i8) : i8
  llvm.store %z, %n : i8, !llvm.ptr
  llvm.store %a, %m : i100, !llvm.ptr
  %v = llvm.load %m : !llvm.ptr -> i100
  %y8 = llvm.load %n : !llvm.ptr -> i8
  %w = llvm.sext %y8 : i8 to i100
  %u = llvm.xor %v, %w : i100
  %r = llvm.sext %u : i100 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @add_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %v = llvm.add %a, %b : i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @sub_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %v = llvm.sub %a, %b : i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @mul_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %v = llvm.mul %a, %b : i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @and_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %v = llvm.and %a, %b : i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @or_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %v = llvm.or %a, %b : i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @xor_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %v = llvm.xor %a, %b : i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @udiv_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %one = llvm.mlir.constant(1 : i127) : i127
  %d = llvm.or %b, %one : i127
  %v = llvm.udiv %a, %d : i127
  %r = llvm.zext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @urem_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %one = llvm.mlir.constant(1 : i127) : i127
  %d = llvm.or %b, %one : i127
  %v = llvm.urem %a, %d : i127
  %r = llvm.zext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @sdiv_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %three = llvm.mlir.constant(3 : i127) : i127
  %d = llvm.or %b, %three : i127
  %four = llvm.mlir.constant(4 : i127) : i127
  %e = llvm.xor %d, %four : i127
  %v = llvm.sdiv %a, %three : i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @srem_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %seven = llvm.mlir.constant(-7 : i127) : i127
  %v = llvm.srem %a, %seven : i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @shl_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %k = llvm.mlir.constant(63 : i127) : i127
  %s = llvm.and %b, %k : i127
  %v = llvm.shl %a, %s : i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @lshr_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %k = llvm.mlir.constant(63 : i127) : i127
  %s = llvm.and %b, %k : i127
  %v = llvm.lshr %a, %s : i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @ashr_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %k = llvm.mlir.constant(63 : i127) : i127
  %s = llvm.and %b, %k : i127
  %v = llvm.ashr %a, %s : i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cmp_slt_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %c = llvm.icmp "slt" %a, %b : i127
  %v = llvm.select %c, %a, %b : i1, i127
  %r = llvm.zext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cmp_ult_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %c = llvm.icmp "ult" %a, %b : i127
  %v = llvm.select %c, %a, %b : i1, i127
  %r = llvm.zext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cmp_eq_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %c = llvm.icmp "eq" %a, %b : i127
  %v = llvm.select %c, %a, %b : i1, i127
  %r = llvm.zext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @smin_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %v = llvm.intr.smin(%a, %b) : (i127, i127) -> i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @umax_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %v = llvm.intr.umax(%a, %b) : (i127, i127) -> i127
  %r = llvm.sext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @ctpop_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %v = llvm.intr.ctpop(%a) : (i127) -> i127
  %r = llvm.zext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %v = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i127) -> i127
  %r = llvm.zext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @cttz_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %v = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i127) -> i127
  %r = llvm.zext %v : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
llvm.func @memory_127(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i128
  %y = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i128
  %a = llvm.trunc %x : i128 to i127
  %b = llvm.trunc %y : i128 to i127
  %k = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %k x !llvm.struct<(i127, i8)> : (i32) -> !llvm.ptr
  %n = llvm.getelementptr %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i127, i8)>
  %z = llvm.mlir.constant(-1 : i8) : i8
  llvm.store %z, %n : i8, !llvm.ptr
  llvm.store %a, %m : i127, !llvm.ptr
  %v = llvm.load %m : !llvm.ptr -> i127
  %y8 = llvm.load %n : !llvm.ptr -> i8
  %w = llvm.sext %y8 : i8 to i127
  %u = llvm.xor %v, %w : i127
  %r = llvm.sext %u : i127 to i128
  llvm.store %r, %o : i128, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// void add_65(const void *, const void *, void *);
// void sub_65(const void *, const void *, void *);
// void mul_65(const void *, const void *, void *);
// void and_65(const void *, const void *, void *);
// void or_65(const void *, const void *, void *);
// void xor_65(const void *, const void *, void *);
// void udiv_65(const void *, const void *, void *);
// void urem_65(const void *, const void *, void *);
// void sdiv_65(const void *, const void *, void *);
// void srem_65(const void *, const void *, void *);
// void shl_65(const void *, const void *, void *);
// void lshr_65(const void *, const void *, void *);
// void ashr_65(const void *, const void *, void *);
// void cmp_slt_65(const void *, const void *, void *);
// void cmp_ult_65(const void *, const void *, void *);
// void cmp_eq_65(const void *, const void *, void *);
// void smin_65(const void *, const void *, void *);
// void umax_65(const void *, const void *, void *);
// void ctpop_65(const void *, const void *, void *);
// void ctlz_65(const void *, const void *, void *);
// void cttz_65(const void *, const void *, void *);
// void memory_65(const void *, const void *, void *);
// void add_96(const void *, const void *, void *);
// void sub_96(const void *, const void *, void *);
// void mul_96(const void *, const void *, void *);
// void and_96(const void *, const void *, void *);
// void or_96(const void *, const void *, void *);
// void xor_96(const void *, const void *, void *);
// void udiv_96(const void *, const void *, void *);
// void urem_96(const void *, const void *, void *);
// void sdiv_96(const void *, const void *, void *);
// void srem_96(const void *, const void *, void *);
// void shl_96(const void *, const void *, void *);
// void lshr_96(const void *, const void *, void *);
// void ashr_96(const void *, const void *, void *);
// void cmp_slt_96(const void *, const void *, void *);
// void cmp_ult_96(const void *, const void *, void *);
// void cmp_eq_96(const void *, const void *, void *);
// void smin_96(const void *, const void *, void *);
// void umax_96(const void *, const void *, void *);
// void ctpop_96(const void *, const void *, void *);
// void ctlz_96(const void *, const void *, void *);
// void cttz_96(const void *, const void *, void *);
// void memory_96(const void *, const void *, void *);
// void add_100(const void *, const void *, void *);
// void sub_100(const void *, const void *, void *);
// void mul_100(const void *, const void *, void *);
// void and_100(const void *, const void *, void *);
// void or_100(const void *, const void *, void *);
// void xor_100(const void *, const void *, void *);
// void udiv_100(const void *, const void *, void *);
// void urem_100(const void *, const void *, void *);
// void sdiv_100(const void *, const void *, void *);
// void srem_100(const void *, const void *, void *);
// void shl_100(const void *, const void *, void *);
// void lshr_100(const void *, const void *, void *);
// void ashr_100(const void *, const void *, void *);
// void cmp_slt_100(const void *, const void *, void *);
// void cmp_ult_100(const void *, const void *, void *);
// void cmp_eq_100(const void *, const void *, void *);
// void smin_100(const void *, const void *, void *);
// void umax_100(const void *, const void *, void *);
// void ctpop_100(const void *, const void *, void *);
// void ctlz_100(const void *, const void *, void *);
// void cttz_100(const void *, const void *, void *);
// void memory_100(const void *, const void *, void *);
// void add_127(const void *, const void *, void *);
// void sub_127(const void *, const void *, void *);
// void mul_127(const void *, const void *, void *);
// void and_127(const void *, const void *, void *);
// void or_127(const void *, const void *, void *);
// void xor_127(const void *, const void *, void *);
// void udiv_127(const void *, const void *, void *);
// void urem_127(const void *, const void *, void *);
// void sdiv_127(const void *, const void *, void *);
// void srem_127(const void *, const void *, void *);
// void shl_127(const void *, const void *, void *);
// void lshr_127(const void *, const void *, void *);
// void ashr_127(const void *, const void *, void *);
// void cmp_slt_127(const void *, const void *, void *);
// void cmp_ult_127(const void *, const void *, void *);
// void cmp_eq_127(const void *, const void *, void *);
// void smin_127(const void *, const void *, void *);
// void umax_127(const void *, const void *, void *);
// void ctpop_127(const void *, const void *, void *);
// void ctlz_127(const void *, const void *, void *);
// void cttz_127(const void *, const void *, void *);
// void memory_127(const void *, const void *, void *);
// static const unsigned long long values[][2] = {{0, 0}, {1, 0}, {~0ull, ~0ull}, {~0ull, 0}, {0, 1}, {0x123456789abcdef0, 0xfedcba9876543210}, {0x8000000000000000, 0x7fffffffffffffff}, {42, 0x100000000}, {7, 0x8000000000000000}};
// // Which of the two words in memory is the lower one.
// #define LOW (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__)
// #define COUNT ((int)(sizeof values / sizeof values[0]))
// #define RUN(f) do { unsigned long long h = 0; printf(#f); for (int i = 0; i < COUNT; i++) for (int j = 0; j < COUNT; j++) { unsigned long long a[2], b[2], r[2] = {0, 0}; a[LOW] = values[i][0]; a[!LOW] = values[i][1]; b[LOW] = values[j][0]; b[!LOW] = values[j][1]; f(a, b, r); h = h * 31 + r[LOW] + 7 * r[!LOW]; if (j == (i + 2) % COUNT) printf(" %llx:%llx", r[!LOW], r[LOW]); } printf(" %llx\n", h); } while (0)
// int main(void) {
//   RUN(add_65);
//   RUN(sub_65);
//   RUN(mul_65);
//   RUN(and_65);
//   RUN(or_65);
//   RUN(xor_65);
//   RUN(udiv_65);
//   RUN(urem_65);
//   RUN(sdiv_65);
//   RUN(srem_65);
//   RUN(shl_65);
//   RUN(lshr_65);
//   RUN(ashr_65);
//   RUN(cmp_slt_65);
//   RUN(cmp_ult_65);
//   RUN(cmp_eq_65);
//   RUN(smin_65);
//   RUN(umax_65);
//   RUN(ctpop_65);
//   RUN(ctlz_65);
//   RUN(cttz_65);
//   RUN(memory_65);
//   RUN(add_96);
//   RUN(sub_96);
//   RUN(mul_96);
//   RUN(and_96);
//   RUN(or_96);
//   RUN(xor_96);
//   RUN(udiv_96);
//   RUN(urem_96);
//   RUN(sdiv_96);
//   RUN(srem_96);
//   RUN(shl_96);
//   RUN(lshr_96);
//   RUN(ashr_96);
//   RUN(cmp_slt_96);
//   RUN(cmp_ult_96);
//   RUN(cmp_eq_96);
//   RUN(smin_96);
//   RUN(umax_96);
//   RUN(ctpop_96);
//   RUN(ctlz_96);
//   RUN(cttz_96);
//   RUN(memory_96);
//   RUN(add_100);
//   RUN(sub_100);
//   RUN(mul_100);
//   RUN(and_100);
//   RUN(or_100);
//   RUN(xor_100);
//   RUN(udiv_100);
//   RUN(urem_100);
//   RUN(sdiv_100);
//   RUN(srem_100);
//   RUN(shl_100);
//   RUN(lshr_100);
//   RUN(ashr_100);
//   RUN(cmp_slt_100);
//   RUN(cmp_ult_100);
//   RUN(cmp_eq_100);
//   RUN(smin_100);
//   RUN(umax_100);
//   RUN(ctpop_100);
//   RUN(ctlz_100);
//   RUN(cttz_100);
//   RUN(memory_100);
//   RUN(add_127);
//   RUN(sub_127);
//   RUN(mul_127);
//   RUN(and_127);
//   RUN(or_127);
//   RUN(xor_127);
//   RUN(udiv_127);
//   RUN(urem_127);
//   RUN(sdiv_127);
//   RUN(srem_127);
//   RUN(shl_127);
//   RUN(lshr_127);
//   RUN(ashr_127);
//   RUN(cmp_slt_127);
//   RUN(cmp_ult_127);
//   RUN(cmp_eq_127);
//   RUN(smin_127);
//   RUN(umax_127);
//   RUN(ctpop_127);
//   RUN(ctlz_127);
//   RUN(cttz_127);
//   RUN(memory_127);
//   return 0;
// }
// output:
// add_65 ffffffffffffffff:ffffffffffffffff ffffffffffffffff:0 0:ffffffffffffffff ffffffffffffffff:123456789abcdeef 0:8000000000000000 0:123456789abcdf1a ffffffffffffffff:8000000000000007 0:2a 0:8 6f77767ed6351675
// sub_65 0:1 ffffffffffffffff:2 0:ffffffffffffffff 0:edcba9876543210f ffffffffffffffff:8000000000000000 0:123456789abcdec6 ffffffffffffffff:7ffffffffffffff9 0:2a 0:6 20b5cc05a5f229fc
// mul_65 0:0 0:ffffffffffffffff ffffffffffffffff:0 ffffffffffffffff:edcba98765432110 0:0 0:fc962fc962fc9360 0:8000000000000000 0:0 0:7 60af1681d385333a
// and_65 0:0 0:1 ffffffffffffffff:0 0:123456789abcdef0 ffffffffffffffff:0 0:20 0:0 0:0 0:1 701b549ec2bd6d1d
// or_65 ffffffffffffffff:ffffffffffffffff 0:ffffffffffffffff ffffffffffffffff:ffffffffffffffff 0:ffffffffffffffff ffffffffffffffff:8000000000000000 0:123456789abcdefa ffffffffffffffff:8000000000000007 0:2a 0:7 f130dda685a14d11
// xor_65 ffffffffffffffff:ffffffffffffffff 0:fffffffffffffffe 0:ffffffffffffffff 0:edcba9876543210f 0:8000000000000000 0:123456789abcdeda ffffffffffffffff:8000000000000007 0:2a 0:6 81158907c2e3dff4
// udiv_65 0:0 0:0 0:1 0:e 0:0 0:6c61444b0a5888 0:36db6db6db6db6db 0:2a 0:7 ba0b6dccf6abcaa2
// urem_65 0:0 0:1 0:fffffffffffffffe 0:123456789abced1 1:0 0:18 0:3 0:0 0:0 c9c1c122148ca999
// sdiv_65 0:0 0:0 0:0 0:5555555555555555 ffffffffffffffff:aaaaaaaaaaaaaaab 0:611722833944a50 ffffffffffffffff:d555555555555556 0:e 0:2 e86fcc8f4be67b62
// srem_65 0:0 0:1 ffffffffffffffff:ffffffffffffffff 0:1 ffffffffffffffff:fffffffffffffffe 0:5 ffffffffffffffff:ffffffffffffffff 0:0 0:0 dccd6fa44b3a2ec0
// shl_65 0:0 0:8000000000000000 ffffffffffffffff:ffffffffffffffff ffffffffffffffff:ffff000000000000 ffffffffffffffff:0 0:f37bc00000000000 0:0 0:2a 0:e c977e851ddfd6ffb
// lshr_65 0:0 0:0 ffffffffffffffff:ffffffffffffffff 0:ffff ffffffffffffffff:0 0:48d15 0:300000000000000 0:2a 0:3 3dc9f1ed89653a7b
// ashr_65 0:0 0:0 ffffffffffffffff:ffffffffffffffff 0:ffff ffffffffffffffff:0 0:48d15 ffffffffffffffff:ff00000000000000 0:2a 0:3 9d1dbcf4785a60e5
// cmp_slt_65 1:ffffffffffffffff 0:1 1:0 0:123456789abcdef0 1:0 0:2a 1:8000000000000000 0:0 0:1 8ce009959c60def1
// cmp_ult_65 0:0 0:1 1:0 0:123456789abcdef0 1:0 0:2a 0:7 0:0 0:1 f64484256e15bfcf
// cmp_eq_65 1:ffffffffffffffff 0:ffffffffffffffff 1:0 0:123456789abcdef0 1:8000000000000000 0:2a 0:7 0:0 0:1 d028370950ff1241
// smin_65 ffffffffffffffff:ffffffffffffffff 0:1 ffffffffffffffff:0 0:123456789abcdef0 ffffffffffffffff:0 0:2a ffffffffffffffff:8000000000000000 0:0 0:1 3ab5c34a0a294d1b
// umax_65 ffffffffffffffff:ffffffffffffffff 0:ffffffffffffffff ffffffffffffffff:ffffffffffffffff 0:ffffffffffffffff ffffffffffffffff:8000000000000000 0:123456789abcdef0 ffffffffffffffff:8000000000000000 0:2a 0:7 6f91d7ba36dd64dd
// ctpop_65 0:0 0:1 0:41 0:40 0:1 0:20 0:2 0:3 0:3 23e77fac1599f5e3
// ctlz_65 0:41 0:40 0:0 0:1 0:0 0:4 0:0 0:3b 0:3e 51d322d06411dcff
// cttz_65 0:41 0:0 0:0 0:0 0:40 0:4 0:3f 0:1 0:0 3fd21be9f5df971b
// memory_65 ffffffffffffffff:ffffffffffffffff ffffffffffffffff:fffffffffffffffe 0:0 ffffffffffffffff:0 0:ffffffffffffffff ffffffffffffffff:edcba9876543210f 0:7fffffffffffffff ffffffffffffffff:ffffffffffffffd5 ffffffffffffffff:fffffffffffffff8 4c66c444e82f01e1
// add_96 ffffffffffffffff:ffffffffffffffff 1:0 0:ffffffffffffffff 76543211:123456789abcdeef 0:8000000000000000 76543210:123456789abcdf1a ffffffffffffffff:8000000000000007 0:2a 0:8 c687e4e5ef6920b1
// sub_96 0:1 ffffffffffffffff:2 fffffffffffffffe:ffffffffffffffff ffffffff89abcdf0:edcba9876543210f 1:8000000000000000 76543210:123456789abcdec6 ffffffffffffffff:7ffffffffffffff9 0:2a 0:6 c1a30f39518ad83c
// mul_96 0:0 0:ffffffffffffffff ffffffffffffffff:0 2468acdf:edcba98765432110 0:0 69d036a2:fc962fc962fc9360 fffffffffffffffc:8000000000000000 0:0 0:7 6022e6c760223d3c
// and_96 0:0 0:1 1:0 0:123456789abcdef0 1:0 0:20 0:0 0:0 0:1 6113943692b99813
// or_96 ffffffffffffffff:ffffffffffffffff 0:ffffffffffffffff ffffffffffffffff:ffffffffffffffff 76543210:ffffffffffffffff ffffffffffffffff:8000000000000000 76543210:123456789abcdefa ffffffffffffffff:8000000000000007 0:2a 0:7 c9c13d85f42f4d57
// xor_96 ffffffffffffffff:ffffffffffffffff 0:fffffffffffffffe fffffffffffffffe:ffffffffffffffff 76543210:edcba9876543210f fffffffffffffffe:8000000000000000 76543210:123456789abcdeda ffffffffffffffff:8000000000000007 0:2a 0:6 68ada94f6175b544
// udiv_96 0:0 0:0 0:ffffffff 0:0 0:0 2c0783b:e89c0202ce046470 24924924:8000000000000000 0:2a 0:7 3dfeb32751efdd67
// urem_96 0:0 0:1 0:ffffffff00000000 0:ffffffffffffffff 1:0 0:20 0:0 0:0 0:0 7a459311bf29551d
// sdiv_96 0:0 0:0 0:0 0:5555555555555555 0:5555555555555555 27716605:5b66c77d88e99fa5 ffffffffffffffff:d555555555555556 0:e 0:2 16edff5675b5ba9b
// srem_96 0:0 0:1 ffffffffffffffff:ffffffffffffffff 0:1 0:2 0:1 ffffffffffffffff:ffffffffffffffff 0:0 0:0 9e26a382b694604f
// shl_96 0:0 0:8000000000000000 ffffffffffffffff:ffffffffffffffff ffffffffffffffff:ffff000000000000 1:0 ffffffffd159e26a:f37bc00000000000 ffffffffffffffc0:0 0:2a 0:e 4550f15644562979
// lshr_96 0:0 0:0 ffffffffffffffff:ffffffffffffffff 0:ffff 1:0 0:1d950c84048d15 1ffffff:ff00000000000000 0:2a 0:3 2e32c9ca30d71591
// ashr_96 0:0 0:0 ffffffffffffffff:ffffffffffffffff 0:ffff 1:0 0:1d950c84048d15 ffffffffffffffff:ff00000000000000 0:2a 0:3 b6797b7c6a1b426d
// cmp_slt_96 ffffffff:ffffffffffffffff 0:1 ffffffff:ffffffffffffffff 0:ffffffffffffffff ffffffff:8000000000000000 0:2a ffffffff:8000000000000000 0:0 0:1 fd5790d344e56105
// cmp_ult_96 0:0 0:1 1:0 0:ffffffffffffffff 1:0 0:2a 0:7 0:0 0:1 25fbf25ceed6ab77
// cmp_eq_96 ffffffff:ffffffffffffffff 0:ffffffffffffffff 1:0 76543210:123456789abcdef0 ffffffff:8000000000000000 0:2a 0:7 0:0 0:1 4b885eeeee53e1b5
// smin_96 ffffffffffffffff:ffffffffffffffff 0:1 ffffffffffffffff:ffffffffffffffff 0:ffffffffffffffff ffffffffffffffff:8000000000000000 0:2a ffffffffffffffff:8000000000000000 0:0 0:1 32f810d344e56105
// umax_96 ffffffffffffffff:ffffffffffffffff 0:ffffffffffffffff ffffffffffffffff:ffffffffffffffff 76543210:123456789abcdef0 ffffffffffffffff:8000000000000000 76543210:123456789abcdef0 ffffffffffffffff:8000000000000000 0:2a 0:7 1a9d537b981239f3
// ctpop_96 0:0 0:1 0:60 0:40 0:1 0:2c 0:21 0:3 0:3 b91a445db9581e95
// ctlz_96 0:60 0:5f 0:0 0:20 0:1f 0:1 0:0 0:5a 0:5d da3033e345f60c42
// cttz_96 0:60 0:0 0:0 0:0 0:40 0:4 0:3f 0:1 0:0 3eb1ec19942cc0ba
// memory_96 ffffffffffffffff:ffffffffffffffff ffffffffffffffff:fffffffffffffffe 0:0 ffffffffffffffff:0 fffffffffffffffe:ffffffffffffffff ffffffff89abcdef:edcba9876543210f 0:7fffffffffffffff ffffffffffffffff:ffffffffffffffd5 ffffffffffffffff:fffffffffffffff8 744b813416b32443
// add_100 ffffffffffffffff:ffffffffffffffff 1:0 0:ffffffffffffffff fffffff876543211:123456789abcdeef 0:8000000000000000 fffffff976543210:123456789abcdf1a ffffffffffffffff:8000000000000007 100000000:2a 0:8 1bb8ed3eef6920b1
// sub_100 0:1 ffffffffffffffff:2 fffffffffffffffe:ffffffffffffffff 789abcdf0:edcba9876543210f 1:8000000000000000 776543210:123456789abcdec6 ffffffffffffffff:7ffffffffffffff9 100000000:2a 0:6 7d64a239518ad83c
// mul_100 0:0 0:ffffffffffffffff ffffffffffffffff:0 2468acdf:edcba98765432110 0:0 369d036a2:fc962fc962fc9360 fffffffffffffffc:8000000000000000 0:0 0:7 9500055860223d3c
// and_100 0:0 0:1 1:0 0:123456789abcdef0 1:0 0:20 0:0 0:0 0:1 d9540d8992b99813
// or_100 ffffffffffffffff:ffffffffffffffff 0:ffffffffffffffff ffffffffffffffff:ffffffffffffffff fffffff876543210:ffffffffffffffff ffffffffffffffff:8000000000000000 fffffff976543210:123456789abcdefa ffffffffffffffff:8000000000000007 100000000:2a 0:7 ee7cb654f42f4d57
// xor_100 ffffffffffffffff:ffffffffffffffff 0:fffffffffffffffe fffffffffffffffe:ffffffffffffffff fffffff876543210:edcba9876543210f fffffffffffffffe:8000000000000000 fffffff976543210:123456789abcdeda ffffffffffffffff:8000000000000007 100000000:2a 0:6 1528a8cb6175b544
// udiv_100 0:0 0:0 0:fffffffff 0:0 0:0 0:8 249249249:1249249249249249 100000000:2a 0:7 93d770a5e92853e9
// urem_100 0:0 0:1 0:fffffff000000000 0:ffffffffffffffff 1:0 76543210:123456789abcdd98 0:1 0:0 0:0 2f9d7d496c2549aa
// sdiv_100 0:0 0:0 0:0 0:5555555555555555 0:5555555555555555 fffffffd7cc6bb5a:b0bc1cd2de3ef4fb ffffffffffffffff:d555555555555556 55555555:5555555555555563 0:2 959fa68b1957392a
// srem_100 0:0 0:1 ffffffffffffffff:ffffffffffffffff 0:1 0:2 0:0 ffffffffffffffff:ffffffffffffffff 0:1 0:0 737522e01a87ea0f
// shl_100 0:0 0:8000000000000000 ffffffffffffffff:ffffffffffffffff ffffffffffffffff:ffff000000000000 1:0 fffffff8d159e26a:f37bc00000000000 ffffffffffffffc0:0 100000000:2a 0:e e4ced80c44562979
// lshr_100 0:0 0:0 ffffffffffffffff:ffffffffffffffff 0:ffff 1:0 0:21d950c84048d15 1fffffff:ff00000000000000 100000000:2a 0:3 f5ff7f9c96d71591
// ashr_100 0:0 0:0 ffffffffffffffff:ffffffffffffffff 0:ffff 1:0 ffffffffffffffff:fe1d950c84048d15 ffffffffffffffff:ff00000000000000 100000000:2a 0:3 9589603c3bca083f
// cmp_slt_100 fffffffff:ffffffffffffffff 0:1 fffffffff:ffffffffffffffff 876543210:123456789abcdef0 fffffffff:8000000000000000 876543210:123456789abcdef0 fffffffff:8000000000000000 0:0 0:1 3901c326a662fd9f
// cmp_ult_100 0:0 0:1 1:0 0:ffffffffffffffff 1:0 100000000:2a 0:7 0:0 0:1 dbe0a4ddebd96b27
// cmp_eq_100 fffffffff:ffffffffffffffff 0:ffffffffffffffff 1:0 876543210:123456789abcdef0 fffffffff:8000000000000000 100000000:2a 0:7 0:0 0:1 100da6e1ee53e1b5
// smin_100 ffffffffffffffff:ffffffffffffffff 0:1 ffffffffffffffff:ffffffffffffffff fffffff876543210:123456789abcdef0 ffffffffffffffff:8000000000000000 fffffff876543210:123456789abcdef0 ffffffffffffffff:8000000000000000 0:0 0:1 2f33b2b6a662fd9f
// umax_100 ffffffffffffffff:ffffffffffffffff 0:ffffffffffffffff ffffffffffffffff:ffffffffffffffff fffffff876543210:123456789abcdef0 ffffffffffffffff:8000000000000000 fffffff876543210:123456789abcdef0 ffffffffffffffff:8000000000000000 100000000:2a 0:7 f9bba3709b0f7a43
// ctpop_100 0:0 0:1 0:64 0:40 0:1 0:2d 0:25 0:4 0:3 5965f82dc93eb01b
// ctlz_100 0:64 0:63 0:0 0:24 0:23 0:0 0:0 0:3 0:61 cc3e4c19a70355e
// cttz_100 0:64 0:0 0:0 0:0 0:40 0:4 0:3f 0:1 0:0 e3b606f66ecb5abe
// memory_100 ffffffffffffffff:ffffffffffffffff ffffffffffffffff:fffffffffffffffe 0:0 ffffffffffffffff:0 fffffffffffffffe:ffffffffffffffff 789abcdef:edcba9876543210f 0:7fffffffffffffff fffffffeffffffff:ffffffffffffffd5 ffffffffffffffff:fffffffffffffff8 a4bd4ea316b32443
// add_127 ffffffffffffffff:ffffffffffffffff 1:0 0:ffffffffffffffff fedcba9876543211:123456789abcdeef 0:8000000000000000 fedcba9976543210:123456789abcdf1a ffffffffffffffff:8000000000000007 100000000:2a 0:8 9866e40eef6920b1
// sub_127 0:1 ffffffffffffffff:2 fffffffffffffffe:ffffffffffffffff 123456789abcdf0:edcba9876543210f 1:8000000000000000 fedcba9776543210:123456789abcdec6 ffffffffffffffff:7ffffffffffffff9 100000000:2a 0:6 54572239518ad83c
// mul_127 0:0 0:ffffffffffffffff ffffffffffffffff:0 13579be02468acdf:edcba98765432110 0:0 eaf37bf369d036a2:fc962fc962fc9360 fffffffffffffffc:8000000000000000 0:0 0:7 50ce306860223d3c
// and_127 0:0 0:1 1:0 0:123456789abcdef0 1:0 0:20 0:0 0:0 0:1 a8f9e66992b99813
// or_127 ffffffffffffffff:ffffffffffffffff 0:ffffffffffffffff ffffffffffffffff:ffffffffffffffff fedcba9876543210:ffffffffffffffff ffffffffffffffff:8000000000000000 fedcba9976543210:123456789abcdefa ffffffffffffffff:8000000000000007 100000000:2a 0:7 c15c70b4f42f4d57
// xor_127 ffffffffffffffff:ffffffffffffffff 0:fffffffffffffffe fffffffffffffffe:ffffffffffffffff fedcba9876543210:edcba9876543210f fffffffffffffffe:8000000000000000 fedcba9976543210:123456789abcdeda ffffffffffffffff:8000000000000007 100000000:2a 0:6 18628a4b6175b544
// udiv_127 0:0 0:0 0:7fffffffffffffff 0:0 0:0 0:7edcba98 1249249249249249:1249249249249249 100000000:2a 0:7 8c43d3afe1c3c8ca
// urem_127 0:0 0:1 0:8000000000000000 0:ffffffffffffffff 1:0 76543210:123456634ba98768 0:1 0:0 0:0 2c5f35b87952b21a
// sdiv_127 0:0 0:0 0:0 0:5555555555555555 0:5555555555555555 ff9ee8dd7cc6bb5a:b0bc1cd2de3ef4fb ffffffffffffffff:d555555555555556 55555555:5555555555555563 0:2 48ce846b1957392a
// srem_127 0:0 0:1 ffffffffffffffff:ffffffffffffffff 0:1 0:2 ffffffffffffffff:fffffffffffffffe ffffffffffffffff:ffffffffffffffff 0:1 0:0 25d3f5295ce11338
// shl_127 0:0 0:8000000000000000 ffffffffffffffff:ffffffffffffffff ffffffffffff:ffff000000000000 1:0 d0c84048d159e26a:f37bc00000000000 ffffffffffffffc0:0 100000000:2a 0:e dd7b2f7c44562979
// lshr_127 0:0 0:0 ffffffffffffffff:ffffffffffffffff 0:ffff 1:0 1fb72e:a61d950c84048d15 ffffffffffffff:ff00000000000000 100000000:2a 0:3 83eb63353da7bcf3
// ashr_127 0:0 0:0 ffffffffffffffff:ffffffffffffffff 0:ffff 1:0 ffffffffffffb72e:a61d950c84048d15 ffffffffffffffff:ff00000000000000 100000000:2a 0:3 f36c9b78ba17c5d3
// cmp_slt_127 7fffffffffffffff:ffffffffffffffff 0:1 7fffffffffffffff:ffffffffffffffff 7edcba9876543210:123456789abcdef0 7fffffffffffffff:8000000000000000 7edcba9876543210:123456789abcdef0 7fffffffffffffff:8000000000000000 0:0 0:1 d3ce9396a662fd9f
// cmp_ult_127 0:0 0:1 1:0 0:ffffffffffffffff 1:0 100000000:2a 0:7 0:0 0:1 1dbaf94debd96b27
// cmp_eq_127 7fffffffffffffff:ffffffffffffffff 0:ffffffffffffffff 1:0 7edcba9876543210:123456789abcdef0 7fffffffffffffff:8000000000000000 100000000:2a 0:7 0:0 0:1 ddd71e11ee53e1b5
// smin_127 ffffffffffffffff:ffffffffffffffff 0:1 ffffffffffffffff:ffffffffffffffff fedcba9876543210:123456789abcdef0 ffffffffffffffff:8000000000000000 fedcba9876543210:123456789abcdef0 ffffffffffffffff:8000000000000000 0:0 0:1 53ce9396a662fd9f
// umax_127 ffffffffffffffff:ffffffffffffffff 0:ffffffffffffffff ffffffffffffffff:ffffffffffffffff fedcba9876543210:123456789abcdef0 ffffffffffffffff:8000000000000000 fedcba9876543210:123456789abcdef0 ffffffffffffffff:8000000000000000 100000000:2a 0:7 cc9b5dd09b0f7a43
// ctpop_127 0:0 0:1 0:7f 0:40 0:1 0:3f 0:40 0:4 0:3 da63b10f30ba8fff
// ctlz_127 0:7f 0:7e 0:0 0:3f 0:3e 0:0 0:0 0:1e 0:7c 1e333ab485b9f7be
// cttz_127 0:7f 0:0 0:0 0:0 0:40 0:4 0:3f 0:1 0:0 3d91bc493279ea59
// memory_127 ffffffffffffffff:ffffffffffffffff ffffffffffffffff:fffffffffffffffe 0:0 ffffffffffffffff:0 fffffffffffffffe:ffffffffffffffff 123456789abcdef:edcba9876543210f 0:7fffffffffffffff fffffffeffffffff:ffffffffffffffd5 ffffffffffffffff:fffffffffffffff8 8b30b50316b32443
