// Straight-line code that is vectorized, and some that must not be.
// Alternating sums and differences, and lanes from the last to the first.
llvm.func @alternating(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}) {
  %av0 = llvm.load %a : !llvm.ptr -> f32
  %b_3 = llvm.getelementptr %b[3] : (!llvm.ptr) -> !llvm.ptr, f32
  %bv0 = llvm.load %b_3 : !llvm.ptr -> f32
  %fsub0 = llvm.fsub %av0, %bv0 : f32
  llvm.store %fsub0, %c : f32, !llvm.ptr
  %a_1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %av1 = llvm.load %a_1 : !llvm.ptr -> f32
  %b_2 = llvm.getelementptr %b[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %bv1 = llvm.load %b_2 : !llvm.ptr -> f32
  %fadd0 = llvm.fadd %av1, %bv1 : f32
  %c_1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %fadd0, %c_1 : f32, !llvm.ptr
  %a_2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %av2 = llvm.load %a_2 : !llvm.ptr -> f32
  %b_1 = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %bv2 = llvm.load %b_1 : !llvm.ptr -> f32
  %fsub1 = llvm.fsub %av2, %bv2 : f32
  %c_2 = llvm.getelementptr %c[2] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %fsub1, %c_2 : f32, !llvm.ptr
  %a_3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, f32
  %av3 = llvm.load %a_3 : !llvm.ptr -> f32
  %bv3 = llvm.load %b : !llvm.ptr -> f32
  %fadd1 = llvm.fadd %av3, %bv3 : f32
  %c_3 = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %fadd1, %c_3 : f32, !llvm.ptr
  llvm.return
}
// The same of integers, one of which wraps.
llvm.func @alternating_integers(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}) {
  %av0 = llvm.load %a : !llvm.ptr -> i32
  %bv0 = llvm.load %b : !llvm.ptr -> i32
  %add0 = llvm.add %av0, %bv0 : i32
  llvm.store %add0, %c : i32, !llvm.ptr
  %a_1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %av1 = llvm.load %a_1 : !llvm.ptr -> i32
  %b_1 = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %bv1 = llvm.load %b_1 : !llvm.ptr -> i32
  %sub0 = llvm.sub %av1, %bv1 : i32
  %c_1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %sub0, %c_1 : i32, !llvm.ptr
  %a_2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %av2 = llvm.load %a_2 : !llvm.ptr -> i32
  %b_2 = llvm.getelementptr %b[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %bv2 = llvm.load %b_2 : !llvm.ptr -> i32
  %sub1 = llvm.sub %av2, %bv2 : i32
  %c_2 = llvm.getelementptr %c[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %sub1, %c_2 : i32, !llvm.ptr
  %a_3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %av3 = llvm.load %a_3 : !llvm.ptr -> i32
  %b_3 = llvm.getelementptr %b[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %bv3 = llvm.load %b_3 : !llvm.ptr -> i32
  %add1 = llvm.add %av3, %bv3 : i32
  %c_3 = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %add1, %c_3 : i32, !llvm.ptr
  llvm.return
}
// Eight pixels of bytes: vectors of half a register, lanes that are extended and truncated.
llvm.func @blend(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}) {
  %k0 = llvm.mlir.constant(200 : i16) : i16
  %k1 = llvm.mlir.constant(56 : i16) : i16
  %k2 = llvm.mlir.constant(8 : i16) : i16
  %av0 = llvm.load %a : !llvm.ptr -> i8
  %zext0 = llvm.zext %av0 : i8 to i16
  %bv0 = llvm.load %b : !llvm.ptr -> i8
  %zext1 = llvm.zext %bv0 : i8 to i16
  %mul0 = llvm.mul %zext0, %k0 : i16
  %mul1 = llvm.mul %k1, %zext1 : i16
  %add0 = llvm.add %mul0, %mul1 : i16
  %lshr0 = llvm.lshr %add0, %k2 : i16
  %trunc0 = llvm.trunc %lshr0 : i16 to i8
  llvm.store %trunc0, %c : i8, !llvm.ptr
  %a_1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %av1 = llvm.load %a_1 : !llvm.ptr -> i8
  %zext2 = llvm.zext %av1 : i8 to i16
  %b_1 = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %bv1 = llvm.load %b_1 : !llvm.ptr -> i8
  %zext3 = llvm.zext %bv1 : i8 to i16
  %mul2 = llvm.mul %zext2, %k0 : i16
  %mul3 = llvm.mul %k1, %zext3 : i16
  %add1 = llvm.add %mul2, %mul3 : i16
  %lshr1 = llvm.lshr %add1, %k2 : i16
  %trunc1 = llvm.trunc %lshr1 : i16 to i8
  %c_1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %trunc1, %c_1 : i8, !llvm.ptr
  %a_2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %av2 = llvm.load %a_2 : !llvm.ptr -> i8
  %zext4 = llvm.zext %av2 : i8 to i16
  %b_2 = llvm.getelementptr %b[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %bv2 = llvm.load %b_2 : !llvm.ptr -> i8
  %zext5 = llvm.zext %bv2 : i8 to i16
  %mul4 = llvm.mul %zext4, %k0 : i16
  %mul5 = llvm.mul %k1, %zext5 : i16
  %add2 = llvm.add %mul4, %mul5 : i16
  %lshr2 = llvm.lshr %add2, %k2 : i16
  %trunc2 = llvm.trunc %lshr2 : i16 to i8
  %c_2 = llvm.getelementptr %c[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %trunc2, %c_2 : i8, !llvm.ptr
  %a_3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %av3 = llvm.load %a_3 : !llvm.ptr -> i8
  %zext6 = llvm.zext %av3 : i8 to i16
  %b_3 = llvm.getelementptr %b[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %bv3 = llvm.load %b_3 : !llvm.ptr -> i8
  %zext7 = llvm.zext %bv3 : i8 to i16
  %mul6 = llvm.mul %zext6, %k0 : i16
  %mul7 = llvm.mul %k1, %zext7 : i16
  %add3 = llvm.add %mul6, %mul7 : i16
  %lshr3 = llvm.lshr %add3, %k2 : i16
  %trunc3 = llvm.trunc %lshr3 : i16 to i8
  %c_3 = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %trunc3, %c_3 : i8, !llvm.ptr
  %a_4 = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %av4 = llvm.load %a_4 : !llvm.ptr -> i8
  %zext8 = llvm.zext %av4 : i8 to i16
  %b_4 = llvm.getelementptr %b[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %bv4 = llvm.load %b_4 : !llvm.ptr -> i8
  %zext9 = llvm.zext %bv4 : i8 to i16
  %mul8 = llvm.mul %zext8, %k0 : i16
  %mul9 = llvm.mul %k1, %zext9 : i16
  %add4 = llvm.add %mul8, %mul9 : i16
  %lshr4 = llvm.lshr %add4, %k2 : i16
  %trunc4 = llvm.trunc %lshr4 : i16 to i8
  %c_4 = llvm.getelementptr %c[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %trunc4, %c_4 : i8, !llvm.ptr
  %a_5 = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %av5 = llvm.load %a_5 : !llvm.ptr -> i8
  %zext10 = llvm.zext %av5 : i8 to i16
  %b_5 = llvm.getelementptr %b[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %bv5 = llvm.load %b_5 : !llvm.ptr -> i8
  %zext11 = llvm.zext %bv5 : i8 to i16
  %mul10 = llvm.mul %zext10, %k0 : i16
  %mul11 = llvm.mul %k1, %zext11 : i16
  %add5 = llvm.add %mul10, %mul11 : i16
  %lshr5 = llvm.lshr %add5, %k2 : i16
  %trunc5 = llvm.trunc %lshr5 : i16 to i8
  %c_5 = llvm.getelementptr %c[5] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %trunc5, %c_5 : i8, !llvm.ptr
  %a_6 = llvm.getelementptr %a[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %av6 = llvm.load %a_6 : !llvm.ptr -> i8
  %zext12 = llvm.zext %av6 : i8 to i16
  %b_6 = llvm.getelementptr %b[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %bv6 = llvm.load %b_6 : !llvm.ptr -> i8
  %zext13 = llvm.zext %bv6 : i8 to i16
  %mul12 = llvm.mul %zext12, %k0 : i16
  %mul13 = llvm.mul %k1, %zext13 : i16
  %add6 = llvm.add %mul12, %mul13 : i16
  %lshr6 = llvm.lshr %add6, %k2 : i16
  %trunc6 = llvm.trunc %lshr6 : i16 to i8
  %c_6 = llvm.getelementptr %c[6] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %trunc6, %c_6 : i8, !llvm.ptr
  %a_7 = llvm.getelementptr %a[7] : (!llvm.ptr) -> !llvm.ptr, i8
  %av7 = llvm.load %a_7 : !llvm.ptr -> i8
  %zext14 = llvm.zext %av7 : i8 to i16
  %b_7 = llvm.getelementptr %b[7] : (!llvm.ptr) -> !llvm.ptr, i8
  %bv7 = llvm.load %b_7 : !llvm.ptr -> i8
  %zext15 = llvm.zext %bv7 : i8 to i16
  %mul14 = llvm.mul %zext14, %k0 : i16
  %mul15 = llvm.mul %k1, %zext15 : i16
  %add7 = llvm.add %mul14, %mul15 : i16
  %lshr7 = llvm.lshr %add7, %k2 : i16
  %trunc7 = llvm.trunc %lshr7 : i16 to i8
  %c_7 = llvm.getelementptr %c[7] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %trunc7, %c_7 : i8, !llvm.ptr
  llvm.return
}
// Lanes from distant addresses, one scalar in all lanes, and pairs of equal lanes.
llvm.func @apart(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}) {
  %av0 = llvm.load %a : !llvm.ptr -> f32
  %a_5 = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, f32
  %av1 = llvm.load %a_5 : !llvm.ptr -> f32
  %a_10 = llvm.getelementptr %a[10] : (!llvm.ptr) -> !llvm.ptr, f32
  %av2 = llvm.load %a_10 : !llvm.ptr -> f32
  %a_15 = llvm.getelementptr %a[15] : (!llvm.ptr) -> !llvm.ptr, f32
  %av3 = llvm.load %a_15 : !llvm.ptr -> f32
  %bv0 = llvm.load %b : !llvm.ptr -> f32
  %b_1 = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %bv1 = llvm.load %b_1 : !llvm.ptr -> f32
  %b_2 = llvm.getelementptr %b[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %bv2 = llvm.load %b_2 : !llvm.ptr -> f32
  %b_3 = llvm.getelementptr %b[3] : (!llvm.ptr) -> !llvm.ptr, f32
  %bv3 = llvm.load %b_3 : !llvm.ptr -> f32
  %b_9 = llvm.getelementptr %b[9] : (!llvm.ptr) -> !llvm.ptr, f32
  %bv4 = llvm.load %b_9 : !llvm.ptr -> f32
  %fmul0 = llvm.fmul %av0, %bv0 : f32
  %fmul1 = llvm.fmul %bv0, %bv1 : f32
  %fadd0 = llvm.fadd %bv4, %fmul1 : f32
  %fdiv0 = llvm.fdiv %fmul0, %fadd0 : f32
  llvm.store %fdiv0, %c : f32, !llvm.ptr
  %fmul2 = llvm.fmul %av1, %bv1 : f32
  %fmul3 = llvm.fmul %bv0, %bv0 : f32
  %fadd1 = llvm.fadd %bv4, %fmul3 : f32
  %fdiv1 = llvm.fdiv %fmul2, %fadd1 : f32
  %c_1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %fdiv1, %c_1 : f32, !llvm.ptr
  %fmul4 = llvm.fmul %av2, %bv2 : f32
  %fmul5 = llvm.fmul %bv2, %bv3 : f32
  %fadd2 = llvm.fadd %bv4, %fmul5 : f32
  %fdiv2 = llvm.fdiv %fmul4, %fadd2 : f32
  %c_2 = llvm.getelementptr %c[2] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %fdiv2, %c_2 : f32, !llvm.ptr
  %fmul6 = llvm.fmul %av3, %bv3 : f32
  %fmul7 = llvm.fmul %bv2, %bv2 : f32
  %fadd3 = llvm.fadd %bv4, %fmul7 : f32
  %fdiv3 = llvm.fdiv %fmul6, %fadd3 : f32
  %c_3 = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %fdiv3, %c_3 : f32, !llvm.ptr
  llvm.return
}
// Sums with several uses: operands of other sums, stores and the result.
llvm.func @twice(%a: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}) -> f64 {
  %av0 = llvm.load %a : !llvm.ptr -> f64
  %a_1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %av1 = llvm.load %a_1 : !llvm.ptr -> f64
  %a_2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %av2 = llvm.load %a_2 : !llvm.ptr -> f64
  %a_3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, f64
  %av3 = llvm.load %a_3 : !llvm.ptr -> f64
  %fadd0 = llvm.fadd %av0, %av3 : f64
  %fadd1 = llvm.fadd %av1, %av2 : f64
  %c_9 = llvm.getelementptr %c[9] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %fadd0, %c_9 : f64, !llvm.ptr
  %fsub0 = llvm.fsub %av0, %av3 : f64
  %fsub1 = llvm.fsub %av1, %av2 : f64
  llvm.store %fadd0, %c : f64, !llvm.ptr
  %c_1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %fadd1, %c_1 : f64, !llvm.ptr
  %fmul0 = llvm.fmul %fsub0, %fadd0 : f64
  %c_2 = llvm.getelementptr %c[2] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %fmul0, %c_2 : f64, !llvm.ptr
  %fmul1 = llvm.fmul %fsub1, %fadd1 : f64
  %c_3 = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %fmul1, %c_3 : f64, !llvm.ptr
  %fadd2 = llvm.fadd %fadd1, %fsub1 : f64
  llvm.return %fadd2 : f64
}
// Comparisons, selects, and comparisons extended to integers.
llvm.func @limited(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}) {
  %av0 = llvm.load %a : !llvm.ptr -> i16
  %bv0 = llvm.load %b : !llvm.ptr -> i16
  %is0 = llvm.icmp "sgt" %av0, %bv0 : i16
  %larger0 = llvm.select %is0, %av0, %bv0 : i1, i16
  %sext0 = llvm.sext %is0 : i1 to i16
  %add0 = llvm.add %larger0, %sext0 : i16
  llvm.store %add0, %c : i16, !llvm.ptr
  %a_1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i16
  %av1 = llvm.load %a_1 : !llvm.ptr -> i16
  %b_1 = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, i16
  %bv1 = llvm.load %b_1 : !llvm.ptr -> i16
  %is1 = llvm.icmp "sgt" %av1, %bv1 : i16
  %larger1 = llvm.select %is1, %av1, %bv1 : i1, i16
  %sext1 = llvm.sext %is1 : i1 to i16
  %add1 = llvm.add %larger1, %sext1 : i16
  %c_1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %add1, %c_1 : i16, !llvm.ptr
  %a_2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i16
  %av2 = llvm.load %a_2 : !llvm.ptr -> i16
  %b_2 = llvm.getelementptr %b[2] : (!llvm.ptr) -> !llvm.ptr, i16
  %bv2 = llvm.load %b_2 : !llvm.ptr -> i16
  %is2 = llvm.icmp "sgt" %av2, %bv2 : i16
  %larger2 = llvm.select %is2, %av2, %bv2 : i1, i16
  %sext2 = llvm.sext %is2 : i1 to i16
  %add2 = llvm.add %larger2, %sext2 : i16
  %c_2 = llvm.getelementptr %c[2] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %add2, %c_2 : i16, !llvm.ptr
  %a_3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i16
  %av3 = llvm.load %a_3 : !llvm.ptr -> i16
  %b_3 = llvm.getelementptr %b[3] : (!llvm.ptr) -> !llvm.ptr, i16
  %bv3 = llvm.load %b_3 : !llvm.ptr -> i16
  %is3 = llvm.icmp "sgt" %av3, %bv3 : i16
  %larger3 = llvm.select %is3, %av3, %bv3 : i1, i16
  %sext3 = llvm.sext %is3 : i1 to i16
  %add3 = llvm.add %larger3, %sext3 : i16
  %c_3 = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %add3, %c_3 : i16, !llvm.ptr
  %a_4 = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i16
  %av4 = llvm.load %a_4 : !llvm.ptr -> i16
  %b_4 = llvm.getelementptr %b[4] : (!llvm.ptr) -> !llvm.ptr, i16
  %bv4 = llvm.load %b_4 : !llvm.ptr -> i16
  %is4 = llvm.icmp "sgt" %av4, %bv4 : i16
  %larger4 = llvm.select %is4, %av4, %bv4 : i1, i16
  %sext4 = llvm.sext %is4 : i1 to i16
  %add4 = llvm.add %larger4, %sext4 : i16
  %c_4 = llvm.getelementptr %c[4] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %add4, %c_4 : i16, !llvm.ptr
  %a_5 = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, i16
  %av5 = llvm.load %a_5 : !llvm.ptr -> i16
  %b_5 = llvm.getelementptr %b[5] : (!llvm.ptr) -> !llvm.ptr, i16
  %bv5 = llvm.load %b_5 : !llvm.ptr -> i16
  %is5 = llvm.icmp "sgt" %av5, %bv5 : i16
  %larger5 = llvm.select %is5, %av5, %bv5 : i1, i16
  %sext5 = llvm.sext %is5 : i1 to i16
  %add5 = llvm.add %larger5, %sext5 : i16
  %c_5 = llvm.getelementptr %c[5] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %add5, %c_5 : i16, !llvm.ptr
  %a_6 = llvm.getelementptr %a[6] : (!llvm.ptr) -> !llvm.ptr, i16
  %av6 = llvm.load %a_6 : !llvm.ptr -> i16
  %b_6 = llvm.getelementptr %b[6] : (!llvm.ptr) -> !llvm.ptr, i16
  %bv6 = llvm.load %b_6 : !llvm.ptr -> i16
  %is6 = llvm.icmp "sgt" %av6, %bv6 : i16
  %larger6 = llvm.select %is6, %av6, %bv6 : i1, i16
  %sext6 = llvm.sext %is6 : i1 to i16
  %add6 = llvm.add %larger6, %sext6 : i16
  %c_6 = llvm.getelementptr %c[6] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %add6, %c_6 : i16, !llvm.ptr
  %a_7 = llvm.getelementptr %a[7] : (!llvm.ptr) -> !llvm.ptr, i16
  %av7 = llvm.load %a_7 : !llvm.ptr -> i16
  %b_7 = llvm.getelementptr %b[7] : (!llvm.ptr) -> !llvm.ptr, i16
  %bv7 = llvm.load %b_7 : !llvm.ptr -> i16
  %is7 = llvm.icmp "sgt" %av7, %bv7 : i16
  %larger7 = llvm.select %is7, %av7, %bv7 : i1, i16
  %sext7 = llvm.sext %is7 : i1 to i16
  %add7 = llvm.add %larger7, %sext7 : i16
  %c_7 = llvm.getelementptr %c[7] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %add7, %c_7 : i16, !llvm.ptr
  llvm.return
}
// Integers of two bytes as floats of eight.
llvm.func @wider(%a: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}) {
  %av0 = llvm.load %a : !llvm.ptr -> i16
  %sitofp0 = llvm.sitofp %av0 : i16 to f64
  llvm.store %sitofp0, %c : f64, !llvm.ptr
  %a_1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i16
  %av1 = llvm.load %a_1 : !llvm.ptr -> i16
  %sitofp1 = llvm.sitofp %av1 : i16 to f64
  %c_1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %sitofp1, %c_1 : f64, !llvm.ptr
  %a_2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i16
  %av2 = llvm.load %a_2 : !llvm.ptr -> i16
  %sitofp2 = llvm.sitofp %av2 : i16 to f64
  %c_2 = llvm.getelementptr %c[2] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %sitofp2, %c_2 : f64, !llvm.ptr
  %a_3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i16
  %av3 = llvm.load %a_3 : !llvm.ptr -> i16
  %sitofp3 = llvm.sitofp %av3 : i16 to f64
  %c_3 = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.store %sitofp3, %c_3 : f64, !llvm.ptr
  llvm.return
}
// Each number is stored before the next one is loaded: arrays may overlap.
llvm.func @shifted(%a: !llvm.ptr, %c: !llvm.ptr) {
  %av0 = llvm.load %a : !llvm.ptr -> i32
  %av1 = llvm.load %a : !llvm.ptr -> i32
  %add0 = llvm.add %av0, %av1 : i32
  llvm.store %add0, %c : i32, !llvm.ptr
  %a_1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %av2 = llvm.load %a_1 : !llvm.ptr -> i32
  %av3 = llvm.load %a_1 : !llvm.ptr -> i32
  %add1 = llvm.add %av2, %av3 : i32
  %c_1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %add1, %c_1 : i32, !llvm.ptr
  %a_2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %av4 = llvm.load %a_2 : !llvm.ptr -> i32
  %av5 = llvm.load %a_2 : !llvm.ptr -> i32
  %add2 = llvm.add %av4, %av5 : i32
  %c_2 = llvm.getelementptr %c[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %add2, %c_2 : i32, !llvm.ptr
  %a_3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %av6 = llvm.load %a_3 : !llvm.ptr -> i32
  %av7 = llvm.load %a_3 : !llvm.ptr -> i32
  %add3 = llvm.add %av6, %av7 : i32
  %c_3 = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %add3, %c_3 : i32, !llvm.ptr
  llvm.return
}
// All numbers are loaded before one is stored: arrays may overlap.
llvm.func @swapped(%a: !llvm.ptr, %c: !llvm.ptr) {
  %av0 = llvm.load %a : !llvm.ptr -> i32
  %a_1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %av1 = llvm.load %a_1 : !llvm.ptr -> i32
  %a_2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %av2 = llvm.load %a_2 : !llvm.ptr -> i32
  %a_3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %av3 = llvm.load %a_3 : !llvm.ptr -> i32
  %add0 = llvm.add %av0, %av3 : i32
  llvm.store %add0, %c : i32, !llvm.ptr
  %add1 = llvm.add %av1, %av2 : i32
  %c_1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %add1, %c_1 : i32, !llvm.ptr
  %add2 = llvm.add %av2, %av1 : i32
  %c_2 = llvm.getelementptr %c[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %add2, %c_2 : i32, !llvm.ptr
  %add3 = llvm.add %av3, %av0 : i32
  %c_3 = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %add3, %c_3 : i32, !llvm.ptr
  llvm.return
}
// Each load depends on the store before it, to the next element.
llvm.func @moved(%a: !llvm.ptr) {
  %av0 = llvm.load %a : !llvm.ptr -> i32
  %av1 = llvm.load %a : !llvm.ptr -> i32
  %add0 = llvm.add %av0, %av1 : i32
  %a_1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %add0, %a_1 : i32, !llvm.ptr
  %av2 = llvm.load %a_1 : !llvm.ptr -> i32
  %av3 = llvm.load %a_1 : !llvm.ptr -> i32
  %add1 = llvm.add %av2, %av3 : i32
  %a_2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %add1, %a_2 : i32, !llvm.ptr
  %av4 = llvm.load %a_2 : !llvm.ptr -> i32
  %av5 = llvm.load %a_2 : !llvm.ptr -> i32
  %add2 = llvm.add %av4, %av5 : i32
  %a_3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %add2, %a_3 : i32, !llvm.ptr
  %av6 = llvm.load %a_3 : !llvm.ptr -> i32
  %av7 = llvm.load %a_3 : !llvm.ptr -> i32
  %add3 = llvm.add %av6, %av7 : i32
  %a_4 = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %add3, %a_4 : i32, !llvm.ptr
  llvm.return
}
// Each element is stored to twice.
llvm.func @again(%a: !llvm.ptr, %b: !llvm.ptr) {
  %bv0 = llvm.load %b : !llvm.ptr -> i64
  %a_1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %av0 = llvm.load %a_1 : !llvm.ptr -> i64
  %add0 = llvm.add %bv0, %av0 : i64
  llvm.store %add0, %a : i64, !llvm.ptr
  %b_1 = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %bv1 = llvm.load %b_1 : !llvm.ptr -> i64
  %av1 = llvm.load %a : !llvm.ptr -> i64
  %add1 = llvm.add %bv1, %av1 : i64
  llvm.store %add1, %a_1 : i64, !llvm.ptr
  %bv2 = llvm.load %b : !llvm.ptr -> i64
  %av2 = llvm.load %a_1 : !llvm.ptr -> i64
  %add2 = llvm.add %bv2, %av2 : i64
  llvm.store %add2, %a : i64, !llvm.ptr
  %bv3 = llvm.load %b_1 : !llvm.ptr -> i64
  %av3 = llvm.load %a : !llvm.ptr -> i64
  %add3 = llvm.add %bv3, %av3 : i64
  llvm.store %add3, %a_1 : i64, !llvm.ptr
  llvm.return
}
// An element is loaded before and after a store that may alias it.
llvm.func @around(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr {llvm.noalias}) {
  %c_1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %two = llvm.mlir.constant(2.0 : f64) : f64
  %x = llvm.load %a : !llvm.ptr -> f64
  llvm.store %two, %b : f64, !llvm.ptr
  %y = llvm.load %a : !llvm.ptr -> f64
  %p = llvm.fdiv %two, %x : f64
  %q = llvm.fdiv %two, %y : f64
  llvm.store %p, %c : f64, !llvm.ptr
  llvm.store %q, %c_1 : f64, !llvm.ptr
  llvm.return
}
// A remaining operand of a reduction is a lane of a vector that is only built after it.
llvm.func @remaining_operand(%a: !llvm.ptr, %c: !llvm.ptr) -> i32 {
  %a_1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %a_2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %a_3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %a_4 = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %a_5 = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, i32
  %a_6 = llvm.getelementptr %a[6] : (!llvm.ptr) -> !llvm.ptr, i32
  %a_7 = llvm.getelementptr %a[7] : (!llvm.ptr) -> !llvm.ptr, i32
  %c_1 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %c_2 = llvm.getelementptr %c[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %c_3 = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %x0 = llvm.load %a : !llvm.ptr -> i32
  %x1 = llvm.load %a_1 : !llvm.ptr -> i32
  %x2 = llvm.load %a_2 : !llvm.ptr -> i32
  %x3 = llvm.load %a_3 : !llvm.ptr -> i32
  %x4 = llvm.load %a_4 : !llvm.ptr -> i32
  %x5 = llvm.load %a_5 : !llvm.ptr -> i32
  %x6 = llvm.load %a_6 : !llvm.ptr -> i32
  %x7 = llvm.load %a_7 : !llvm.ptr -> i32
  %nine = llvm.mlir.constant(9 : i32) : i32
  %y0 = llvm.sub %nine, %x0 : i32
  %y1 = llvm.sub %nine, %x1 : i32
  %y2 = llvm.sub %nine, %x2 : i32
  %y3 = llvm.sub %nine, %x3 : i32
  %y4 = llvm.xor %nine, %x4 : i32
  %s1 = llvm.add %y0, %y1 : i32
  %s2 = llvm.add %s1, %y2 : i32
  %s3 = llvm.add %s2, %y3 : i32
  %s4 = llvm.add %s3, %y4 : i32
  %y5 = llvm.xor %nine, %x5 : i32
  %y6 = llvm.xor %nine, %x6 : i32
  %y7 = llvm.xor %nine, %x7 : i32
  llvm.store %y4, %c : i32, !llvm.ptr
  llvm.store %y5, %c_1 : i32, !llvm.ptr
  llvm.store %y6, %c_2 : i32, !llvm.ptr
  llvm.store %y7, %c_3 : i32, !llvm.ptr
  %r = llvm.mul %s4, %y4 : i32
  llvm.return %r : i32
}
// Reductions of more operands than a register has lanes, with remaining operands.
func.func @sums(%a: memref<16xi8>, %b: memref<16xi8>) -> i32 attributes {llvm.emit_c_interface} {
  %start = arith.constant 1000 : i32
  %r = affine.for %i = 0 to 16 iter_args(%s = %start) -> i32 {
    %x = affine.load %a[%i] : memref<16xi8>
    %y = affine.load %b[%i] : memref<16xi8>
    %u = arith.extui %x : i8 to i32
    %v = arith.extsi %y : i8 to i32
    %d = arith.subi %u, %v : i32
    %m = math.absi %d : i32
    %t = arith.addi %s, %m : i32
    affine.yield %t : i32
  }
  return %r : i32
}
func.func @products(%a: memref<11xf32>, %b: memref<11xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %start = arith.constant 0.5 : f32
  %r = affine.for %i = 0 to 11 iter_args(%s = %start) -> f32 {
    %x = affine.load %a[%i] : memref<11xf32>
    %y = affine.load %b[10 - %i] : memref<11xf32>
    %d = arith.mulf %x, %y : f32
    %t = arith.addf %s, %d fastmath<reassoc> : f32
    affine.yield %t : f32
  }
  return %r : f32
}
func.func @largest(%a: memref<13xi16>) -> i16 attributes {llvm.emit_c_interface} {
  %start = arith.constant -32768 : i16
  %r = affine.for %i = 0 to 13 iter_args(%s = %start) -> i16 {
    %x = affine.load %a[%i] : memref<13xi16>
    %y = arith.muli %x, %x : i16
    %t = arith.maxsi %s, %y : i16
    affine.yield %t : i16
  }
  return %r : i16
}
func.func @bits(%a: memref<16xi8>) -> i8 attributes {llvm.emit_c_interface} {
  %start = arith.constant 7 : i8
  %r = affine.for %i = 0 to 16 iter_args(%s = %start) -> i8 {
    %x = affine.load %a[%i] : memref<16xi8>
    %y = arith.addi %x, %x : i8
    %t = arith.xori %s, %y : i8
    affine.yield %t : i8
  }
  return %r : i8
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include "kernel.h"
// #define SHOW(format, x, n) for (int i = 0; i < (n); i++) printf(format "%c", (x)[i], i + 1 < (n) ? ' ' : '\n')
// #define M(T, x, n) (struct MemRefDescriptor_##T##_1[]){{x, x, 0, {n}, {1}}}
// int main(void) {
//   float a[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}, b[10] = {10, 20, 30, 40, 0, 0, 0, 0, 0, 50}, c[4];
//   alternating(a, b, c);
//   SHOW("%g", c, 4);
//   apart(a, b, c);
//   SHOW("%.6g", c, 4);
//   int32_t x[8] = {1, 2, INT32_MIN, INT32_MAX, 5, 6, 7, 8}, y[4] = {10, 20, 30, 40}, z[4];
//   alternating_integers(x, y, z);
//   SHOW("%d", z, 4);
//   uint8_t p[8] = {0, 1, 2, 100, 128, 200, 254, 255}, q[8] = {255, 254, 0, 50, 128, 3, 255, 255}, r[8];
//   blend(p, q, r);
//   SHOW("%d", r, 8);
//   double d[4] = {1, 2, 30, 400}, e[10];
//   double sum = twice(d, e);
//   printf("%g %g\n", sum, e[9]);
//   SHOW("%g", e, 4);
//   int16_t m[8] = {1, -2, 3, -4, 32767, -32768, 7, 8}, n[8] = {0, 0, 4, -5, -32768, 32767, 7, 9}, o[8];
//   limited(m, n, o);
//   SHOW("%d", o, 8);
//   wider(n + 2, e);
//   SHOW("%g", e, 4);
//   for (int at = 0; at < 3; at++) {
//     int32_t s[8] = {1, 2, 3, 4, 5, 6, 7, 8}, t[8] = {1, 2, 3, 4, 5, 6, 7, 8};
//     shifted(s + 1, s + at);
//     SHOW("%d", s, 8);
//     swapped(t + 1, t + at);
//     SHOW("%d", t, 8);
//   }
//   int32_t w[5] = {1, 10, 20, 30, 40};
//   moved(w);
//   SHOW("%d", w, 5);
//   int64_t g[2] = {1, 2}, h[2] = {10, 20};
//   again(g, h);
//   printf("%d %d\n", (int)g[0], (int)g[1]);
//   again(g, g);
//   printf("%d %d\n", (int)g[0], (int)g[1]);
//   int8_t k[16] = {0, 1, -1, 127, -128, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
//   int8_t l[16] = {0, -1, 1, -128, 127, -5, 4, -3, 2, -1, 10, 20, 30, 40, 50, 60};
//   printf("%d %d\n", _mlir_ciface_sums(M(i8, k, 16), M(i8, l, 16)), _mlir_ciface_bits(M(i8, k, 16)));
//   int16_t v[13] = {1, -2, 3, -4, 5, -6, 7, -8, 9, 181, -182, 12, -13};
//   printf("%g %d\n", _mlir_ciface_products(M(f32, a, 11), M(f32, a + 3, 11)), _mlir_ciface_largest(M(i16, v, 13)));
//   double at = 4, beside = 5, out[2];
//   around(&at, &beside, out);
//   printf("%g %g\n", out[0], out[1]);
//   around(&at, &at, out);
//   printf("%g %g\n", out[0], out[1]);
//   int32_t eight[8] = {1, 2, 3, 4, 5, 6, 7, 8}, last[4];
//   int32_t product = remaining_operand(eight, last);
//   printf("%d ", product);
//   SHOW("%d", last, 4);
// }
// output:
// -39 32 -17 14
// 0.04 0.8 0.264 0.673684
// 11 -18 2147483618 -2147483609
// 55 56 1 89 128 156 254 255
// 4 401
// 401 32 -159999 -896
// 0 0 4 -5 32766 32767 7 9
// 4 -5 -32768 32767
// 4 6 8 10 5 6 7 8
// 7 7 7 7 5 6 7 8
// 1 4 6 8 10 6 7 8
// 1 7 7 7 7 6 7 8
// 1 2 4 8 16 32 7 8
// 1 2 7 7 7 7 7 8
// 1 2 4 8 16
// 42 62
// 270 436
// 1685 13
// 484.5 32761
// 0.5 0.5
// 0.5 1
// 456 12 15 14 1
