// Branches over distances of about 128 bytes, beyond which those of x86-64 need a displacement of 32 bits: forward
// from each part of a chain to its end, and backward to its start.

llvm.func @near_end(%p: !llvm.ptr, %q: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.store volatile %c0, %p : i32, !llvm.ptr
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %x0 = llvm.load volatile %q : !llvm.ptr -> i8
  %e0 = llvm.icmp "eq" %x0, %k0 : i8
  llvm.cond_br %e0, ^end, ^b1
^b1:
  %c1 = llvm.mlir.constant(1 : i8) : i8
  llvm.store volatile %c1, %p : i8, !llvm.ptr
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %x1 = llvm.load volatile %q : !llvm.ptr -> i8
  %e1 = llvm.icmp "eq" %x1, %k1 : i8
  llvm.cond_br %e1, ^end, ^b2
^b2:
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.store volatile %c2, %p : i32, !llvm.ptr
  %k2 = llvm.mlir.constant(2 : i8) : i8
  %x2 = llvm.load volatile %q : !llvm.ptr -> i8
  %e2 = llvm.icmp "eq" %x2, %k2 : i8
  llvm.cond_br %e2, ^end, ^b3
^b3:
  %c3 = llvm.mlir.constant(3 : i64) : i64
  llvm.store volatile %c3, %p : i64, !llvm.ptr
  %k3 = llvm.mlir.constant(3 : i8) : i8
  %x3 = llvm.load volatile %q : !llvm.ptr -> i8
  %e3 = llvm.icmp "eq" %x3, %k3 : i8
  llvm.cond_br %e3, ^end, ^b4
^b4:
  %c4 = llvm.mlir.constant(4 : i8) : i8
  llvm.store volatile %c4, %p : i8, !llvm.ptr
  %k4 = llvm.mlir.constant(4 : i8) : i8
  %x4 = llvm.load volatile %q : !llvm.ptr -> i8
  %e4 = llvm.icmp "eq" %x4, %k4 : i8
  llvm.cond_br %e4, ^end, ^b5
^b5:
  %c5 = llvm.mlir.constant(5 : i8) : i8
  llvm.store volatile %c5, %p : i8, !llvm.ptr
  %k5 = llvm.mlir.constant(5 : i8) : i8
  %x5 = llvm.load volatile %q : !llvm.ptr -> i8
  %e5 = llvm.icmp "eq" %x5, %k5 : i8
  llvm.cond_br %e5, ^end, ^b6
^b6:
  %c6 = llvm.mlir.constant(6 : i64) : i64
  llvm.store volatile %c6, %p : i64, !llvm.ptr
  %k6 = llvm.mlir.constant(6 : i8) : i8
  %x6 = llvm.load volatile %q : !llvm.ptr -> i8
  %e6 = llvm.icmp "eq" %x6, %k6 : i8
  llvm.cond_br %e6, ^end, ^b7
^b7:
  %c7 = llvm.mlir.constant(7 : i8) : i8
  llvm.store volatile %c7, %p : i8, !llvm.ptr
  %k7 = llvm.mlir.constant(7 : i8) : i8
  %x7 = llvm.load volatile %q : !llvm.ptr -> i8
  %e7 = llvm.icmp "eq" %x7, %k7 : i8
  llvm.cond_br %e7, ^end, ^b8
^b8:
  %c8 = llvm.mlir.constant(8 : i32) : i32
  llvm.store volatile %c8, %p : i32, !llvm.ptr
  %k8 = llvm.mlir.constant(8 : i8) : i8
  %x8 = llvm.load volatile %q : !llvm.ptr -> i8
  %e8 = llvm.icmp "eq" %x8, %k8 : i8
  llvm.cond_br %e8, ^end, ^b9
^b9:
  %c9 = llvm.mlir.constant(9 : i64) : i64
  llvm.store volatile %c9, %p : i64, !llvm.ptr
  %k9 = llvm.mlir.constant(9 : i8) : i8
  %x9 = llvm.load volatile %q : !llvm.ptr -> i8
  %e9 = llvm.icmp "eq" %x9, %k9 : i8
  llvm.cond_br %e9, ^end, ^b10
^b10:
  %c10 = llvm.mlir.constant(10 : i8) : i8
  llvm.store volatile %c10, %p : i8, !llvm.ptr
  %k10 = llvm.mlir.constant(10 : i8) : i8
  %x10 = llvm.load volatile %q : !llvm.ptr -> i8
  %e10 = llvm.icmp "eq" %x10, %k10 : i8
  llvm.cond_br %e10, ^end, ^b11
^b11:
  %c11 = llvm.mlir.constant(11 : i64) : i64
  llvm.store volatile %c11, %p : i64, !llvm.ptr
  %k11 = llvm.mlir.constant(11 : i8) : i8
  %x11 = llvm.load volatile %q : !llvm.ptr -> i8
  %e11 = llvm.icmp "eq" %x11, %k11 : i8
  llvm.cond_br %e11, ^end, ^b12
^b12:
  %c12 = llvm.mlir.constant(12 : i8) : i8
  llvm.store volatile %c12, %p : i8, !llvm.ptr
  %k12 = llvm.mlir.constant(12 : i8) : i8
  %x12 = llvm.load volatile %q : !llvm.ptr -> i8
  %e12 = llvm.icmp "eq" %x12, %k12 : i8
  llvm.br ^end
^end:
  llvm.return
}
llvm.func @far_end(%p: !llvm.ptr, %q: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i8) : i8
  llvm.store volatile %c0, %p : i8, !llvm.ptr
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %x0 = llvm.load volatile %q : !llvm.ptr -> i8
  %e0 = llvm.icmp "eq" %x0, %k0 : i8
  llvm.cond_br %e0, ^end, ^b1
^b1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.store volatile %c1, %p : i32, !llvm.ptr
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %x1 = llvm.load volatile %q : !llvm.ptr -> i8
  %e1 = llvm.icmp "eq" %x1, %k1 : i8
  llvm.cond_br %e1, ^end, ^b2
^b2:
  %c2 = llvm.mlir.constant(2 : i8) : i8
  llvm.store volatile %c2, %p : i8, !llvm.ptr
  %k2 = llvm.mlir.constant(2 : i8) : i8
  %x2 = llvm.load volatile %q : !llvm.ptr -> i8
  %e2 = llvm.icmp "eq" %x2, %k2 : i8
  llvm.cond_br %e2, ^end, ^b3
^b3:
  %c3 = llvm.mlir.constant(3 : i64) : i64
  llvm.store volatile %c3, %p : i64, !llvm.ptr
  %k3 = llvm.mlir.constant(3 : i8) : i8
  %x3 = llvm.load volatile %q : !llvm.ptr -> i8
  %e3 = llvm.icmp "eq" %x3, %k3 : i8
  llvm.cond_br %e3, ^end, ^b4
^b4:
  %c4 = llvm.mlir.constant(4 : i32) : i32
  llvm.store volatile %c4, %p : i32, !llvm.ptr
  %k4 = llvm.mlir.constant(4 : i8) : i8
  %x4 = llvm.load volatile %q : !llvm.ptr -> i8
  %e4 = llvm.icmp "eq" %x4, %k4 : i8
  llvm.cond_br %e4, ^end, ^b5
^b5:
  %c5 = llvm.mlir.constant(5 : i32) : i32
  llvm.store volatile %c5, %p : i32, !llvm.ptr
  %k5 = llvm.mlir.constant(5 : i8) : i8
  %x5 = llvm.load volatile %q : !llvm.ptr -> i8
  %e5 = llvm.icmp "eq" %x5, %k5 : i8
  llvm.cond_br %e5, ^end, ^b6
^b6:
  %c6 = llvm.mlir.constant(6 : i8) : i8
  llvm.store volatile %c6, %p : i8, !llvm.ptr
  %k6 = llvm.mlir.constant(6 : i8) : i8
  %x6 = llvm.load volatile %q : !llvm.ptr -> i8
  %e6 = llvm.icmp "eq" %x6, %k6 : i8
  llvm.cond_br %e6, ^end, ^b7
^b7:
  %c7 = llvm.mlir.constant(7 : i8) : i8
  llvm.store volatile %c7, %p : i8, !llvm.ptr
  %k7 = llvm.mlir.constant(7 : i8) : i8
  %x7 = llvm.load volatile %q : !llvm.ptr -> i8
  %e7 = llvm.icmp "eq" %x7, %k7 : i8
  llvm.cond_br %e7, ^end, ^b8
^b8:
  %c8 = llvm.mlir.constant(8 : i8) : i8
  llvm.store volatile %c8, %p : i8, !llvm.ptr
  %k8 = llvm.mlir.constant(8 : i8) : i8
  %x8 = llvm.load volatile %q : !llvm.ptr -> i8
  %e8 = llvm.icmp "eq" %x8, %k8 : i8
  llvm.cond_br %e8, ^end, ^b9
^b9:
  %c9 = llvm.mlir.constant(9 : i8) : i8
  llvm.store volatile %c9, %p : i8, !llvm.ptr
  %k9 = llvm.mlir.constant(9 : i8) : i8
  %x9 = llvm.load volatile %q : !llvm.ptr -> i8
  %e9 = llvm.icmp "eq" %x9, %k9 : i8
  llvm.cond_br %e9, ^end, ^b10
^b10:
  %c10 = llvm.mlir.constant(10 : i32) : i32
  llvm.store volatile %c10, %p : i32, !llvm.ptr
  %k10 = llvm.mlir.constant(10 : i8) : i8
  %x10 = llvm.load volatile %q : !llvm.ptr -> i8
  %e10 = llvm.icmp "eq" %x10, %k10 : i8
  llvm.cond_br %e10, ^end, ^b11
^b11:
  %c11 = llvm.mlir.constant(11 : i64) : i64
  llvm.store volatile %c11, %p : i64, !llvm.ptr
  %k11 = llvm.mlir.constant(11 : i8) : i8
  %x11 = llvm.load volatile %q : !llvm.ptr -> i8
  %e11 = llvm.icmp "eq" %x11, %k11 : i8
  llvm.cond_br %e11, ^end, ^b12
^b12:
  %c12 = llvm.mlir.constant(12 : i32) : i32
  llvm.store volatile %c12, %p : i32, !llvm.ptr
  %k12 = llvm.mlir.constant(12 : i8) : i8
  %x12 = llvm.load volatile %q : !llvm.ptr -> i8
  %e12 = llvm.icmp "eq" %x12, %k12 : i8
  llvm.br ^end
^end:
  llvm.return
}
llvm.func @near_start(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.br ^b0
^b0:
  %c0 = llvm.mlir.constant(0 : i8) : i8
  llvm.store volatile %c0, %p : i8, !llvm.ptr
  %x0 = llvm.load volatile %q : !llvm.ptr -> i8
  %one0 = llvm.mlir.constant(1 : i8) : i8
  %d0 = llvm.sub %x0, %one0 : i8
  llvm.store volatile %d0, %q : i8, !llvm.ptr
  %k0 = llvm.mlir.constant(20 : i8) : i8
  %e0 = llvm.icmp "eq" %d0, %k0 : i8
  llvm.cond_br %e0, ^b0, ^b1
^b1:
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.store volatile %c1, %p : i64, !llvm.ptr
  %x1 = llvm.load volatile %q : !llvm.ptr -> i8
  %one1 = llvm.mlir.constant(1 : i8) : i8
  %d1 = llvm.sub %x1, %one1 : i8
  llvm.store volatile %d1, %q : i8, !llvm.ptr
  %k1 = llvm.mlir.constant(18 : i8) : i8
  %e1 = llvm.icmp "eq" %d1, %k1 : i8
  llvm.cond_br %e1, ^b0, ^b2
^b2:
  %c2 = llvm.mlir.constant(2 : i8) : i8
  llvm.store volatile %c2, %p : i8, !llvm.ptr
  %x2 = llvm.load volatile %q : !llvm.ptr -> i8
  %one2 = llvm.mlir.constant(1 : i8) : i8
  %d2 = llvm.sub %x2, %one2 : i8
  llvm.store volatile %d2, %q : i8, !llvm.ptr
  %k2 = llvm.mlir.constant(16 : i8) : i8
  %e2 = llvm.icmp "eq" %d2, %k2 : i8
  llvm.cond_br %e2, ^b0, ^b3
^b3:
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.store volatile %c3, %p : i32, !llvm.ptr
  %x3 = llvm.load volatile %q : !llvm.ptr -> i8
  %one3 = llvm.mlir.constant(1 : i8) : i8
  %d3 = llvm.sub %x3, %one3 : i8
  llvm.store volatile %d3, %q : i8, !llvm.ptr
  %k3 = llvm.mlir.constant(14 : i8) : i8
  %e3 = llvm.icmp "eq" %d3, %k3 : i8
  llvm.cond_br %e3, ^b0, ^b4
^b4:
  %c4 = llvm.mlir.constant(4 : i8) : i8
  llvm.store volatile %c4, %p : i8, !llvm.ptr
  %x4 = llvm.load volatile %q : !llvm.ptr -> i8
  %one4 = llvm.mlir.constant(1 : i8) : i8
  %d4 = llvm.sub %x4, %one4 : i8
  llvm.store volatile %d4, %q : i8, !llvm.ptr
  %k4 = llvm.mlir.constant(12 : i8) : i8
  %e4 = llvm.icmp "eq" %d4, %k4 : i8
  llvm.cond_br %e4, ^b0, ^b5
^b5:
  %c5 = llvm.mlir.constant(5 : i32) : i32
  llvm.store volatile %c5, %p : i32, !llvm.ptr
  %x5 = llvm.load volatile %q : !llvm.ptr -> i8
  %one5 = llvm.mlir.constant(1 : i8) : i8
  %d5 = llvm.sub %x5, %one5 : i8
  llvm.store volatile %d5, %q : i8, !llvm.ptr
  %k5 = llvm.mlir.constant(10 : i8) : i8
  %e5 = llvm.icmp "eq" %d5, %k5 : i8
  llvm.cond_br %e5, ^b0, ^b6
^b6:
  %c6 = llvm.mlir.constant(6 : i32) : i32
  llvm.store volatile %c6, %p : i32, !llvm.ptr
  %x6 = llvm.load volatile %q : !llvm.ptr -> i8
  %one6 = llvm.mlir.constant(1 : i8) : i8
  %d6 = llvm.sub %x6, %one6 : i8
  llvm.store volatile %d6, %q : i8, !llvm.ptr
  %k6 = llvm.mlir.constant(8 : i8) : i8
  %e6 = llvm.icmp "eq" %d6, %k6 : i8
  llvm.cond_br %e6, ^b0, ^b7
^b7:
  %c7 = llvm.mlir.constant(7 : i32) : i32
  llvm.store volatile %c7, %p : i32, !llvm.ptr
  %x7 = llvm.load volatile %q : !llvm.ptr -> i8
  %one7 = llvm.mlir.constant(1 : i8) : i8
  %d7 = llvm.sub %x7, %one7 : i8
  llvm.store volatile %d7, %q : i8, !llvm.ptr
  %k7 = llvm.mlir.constant(6 : i8) : i8
  %e7 = llvm.icmp "eq" %d7, %k7 : i8
  llvm.cond_br %e7, ^b0, ^b8
^b8:
  %c8 = llvm.mlir.constant(8 : i64) : i64
  llvm.store volatile %c8, %p : i64, !llvm.ptr
  %x8 = llvm.load volatile %q : !llvm.ptr -> i8
  %one8 = llvm.mlir.constant(1 : i8) : i8
  %d8 = llvm.sub %x8, %one8 : i8
  llvm.store volatile %d8, %q : i8, !llvm.ptr
  %k8 = llvm.mlir.constant(4 : i8) : i8
  %e8 = llvm.icmp "eq" %d8, %k8 : i8
  llvm.cond_br %e8, ^b0, ^b9
^b9:
  %c9 = llvm.mlir.constant(9 : i32) : i32
  llvm.store volatile %c9, %p : i32, !llvm.ptr
  %x9 = llvm.load volatile %q : !llvm.ptr -> i8
  %one9 = llvm.mlir.constant(1 : i8) : i8
  %d9 = llvm.sub %x9, %one9 : i8
  llvm.store volatile %d9, %q : i8, !llvm.ptr
  %k9 = llvm.mlir.constant(2 : i8) : i8
  %e9 = llvm.icmp "eq" %d9, %k9 : i8
  llvm.cond_br %e9, ^b0, ^b10
^b10:
  %c10 = llvm.mlir.constant(10 : i8) : i8
  llvm.store volatile %c10, %p : i8, !llvm.ptr
  %x10 = llvm.load volatile %q : !llvm.ptr -> i8
  %one10 = llvm.mlir.constant(1 : i8) : i8
  %d10 = llvm.sub %x10, %one10 : i8
  llvm.store volatile %d10, %q : i8, !llvm.ptr
  %k10 = llvm.mlir.constant(0 : i8) : i8
  %e10 = llvm.icmp "eq" %d10, %k10 : i8
  llvm.cond_br %e10, ^b0, ^b11
^b11:
  %c11 = llvm.mlir.constant(11 : i8) : i8
  llvm.store volatile %c11, %p : i8, !llvm.ptr
  %x11 = llvm.load volatile %q : !llvm.ptr -> i8
  %one11 = llvm.mlir.constant(1 : i8) : i8
  %d11 = llvm.sub %x11, %one11 : i8
  llvm.store volatile %d11, %q : i8, !llvm.ptr
  %k11 = llvm.mlir.constant(-2 : i8) : i8
  %e11 = llvm.icmp "eq" %d11, %k11 : i8
  llvm.cond_br %e11, ^b0, ^b12
^b12:
  %c12 = llvm.mlir.constant(12 : i32) : i32
  llvm.store volatile %c12, %p : i32, !llvm.ptr
  %x12 = llvm.load volatile %q : !llvm.ptr -> i8
  %one12 = llvm.mlir.constant(1 : i8) : i8
  %d12 = llvm.sub %x12, %one12 : i8
  llvm.store volatile %d12, %q : i8, !llvm.ptr
  %k12 = llvm.mlir.constant(-4 : i8) : i8
  %e12 = llvm.icmp "eq" %d12, %k12 : i8
  llvm.cond_br %e12, ^b0, ^end
^end:
  llvm.return
}
llvm.func @far_start(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.br ^b0
^b0:
  %c0 = llvm.mlir.constant(0 : i64) : i64
  llvm.store volatile %c0, %p : i64, !llvm.ptr
  %x0 = llvm.load volatile %q : !llvm.ptr -> i8
  %one0 = llvm.mlir.constant(1 : i8) : i8
  %d0 = llvm.sub %x0, %one0 : i8
  llvm.store volatile %d0, %q : i8, !llvm.ptr
  %k0 = llvm.mlir.constant(20 : i8) : i8
  %e0 = llvm.icmp "eq" %d0, %k0 : i8
  llvm.cond_br %e0, ^b0, ^b1
^b1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.store volatile %c1, %p : i32, !llvm.ptr
  %x1 = llvm.load volatile %q : !llvm.ptr -> i8
  %one1 = llvm.mlir.constant(1 : i8) : i8
  %d1 = llvm.sub %x1, %one1 : i8
  llvm.store volatile %d1, %q : i8, !llvm.ptr
  %k1 = llvm.mlir.constant(18 : i8) : i8
  %e1 = llvm.icmp "eq" %d1, %k1 : i8
  llvm.cond_br %e1, ^b0, ^b2
^b2:
  %c2 = llvm.mlir.constant(2 : i64) : i64
  llvm.store volatile %c2, %p : i64, !llvm.ptr
  %x2 = llvm.load volatile %q : !llvm.ptr -> i8
  %one2 = llvm.mlir.constant(1 : i8) : i8
  %d2 = llvm.sub %x2, %one2 : i8
  llvm.store volatile %d2, %q : i8, !llvm.ptr
  %k2 = llvm.mlir.constant(16 : i8) : i8
  %e2 = llvm.icmp "eq" %d2, %k2 : i8
  llvm.cond_br %e2, ^b0, ^b3
^b3:
  %c3 = llvm.mlir.constant(3 : i8) : i8
  llvm.store volatile %c3, %p : i8, !llvm.ptr
  %x3 = llvm.load volatile %q : !llvm.ptr -> i8
  %one3 = llvm.mlir.constant(1 : i8) : i8
  %d3 = llvm.sub %x3, %one3 : i8
  llvm.store volatile %d3, %q : i8, !llvm.ptr
  %k3 = llvm.mlir.constant(14 : i8) : i8
  %e3 = llvm.icmp "eq" %d3, %k3 : i8
  llvm.cond_br %e3, ^b0, ^b4
^b4:
  %c4 = llvm.mlir.constant(4 : i8) : i8
  llvm.store volatile %c4, %p : i8, !llvm.ptr
  %x4 = llvm.load volatile %q : !llvm.ptr -> i8
  %one4 = llvm.mlir.constant(1 : i8) : i8
  %d4 = llvm.sub %x4, %one4 : i8
  llvm.store volatile %d4, %q : i8, !llvm.ptr
  %k4 = llvm.mlir.constant(12 : i8) : i8
  %e4 = llvm.icmp "eq" %d4, %k4 : i8
  llvm.cond_br %e4, ^b0, ^b5
^b5:
  %c5 = llvm.mlir.constant(5 : i8) : i8
  llvm.store volatile %c5, %p : i8, !llvm.ptr
  %x5 = llvm.load volatile %q : !llvm.ptr -> i8
  %one5 = llvm.mlir.constant(1 : i8) : i8
  %d5 = llvm.sub %x5, %one5 : i8
  llvm.store volatile %d5, %q : i8, !llvm.ptr
  %k5 = llvm.mlir.constant(10 : i8) : i8
  %e5 = llvm.icmp "eq" %d5, %k5 : i8
  llvm.cond_br %e5, ^b0, ^b6
^b6:
  %c6 = llvm.mlir.constant(6 : i8) : i8
  llvm.store volatile %c6, %p : i8, !llvm.ptr
  %x6 = llvm.load volatile %q : !llvm.ptr -> i8
  %one6 = llvm.mlir.constant(1 : i8) : i8
  %d6 = llvm.sub %x6, %one6 : i8
  llvm.store volatile %d6, %q : i8, !llvm.ptr
  %k6 = llvm.mlir.constant(8 : i8) : i8
  %e6 = llvm.icmp "eq" %d6, %k6 : i8
  llvm.cond_br %e6, ^b0, ^b7
^b7:
  %c7 = llvm.mlir.constant(7 : i8) : i8
  llvm.store volatile %c7, %p : i8, !llvm.ptr
  %x7 = llvm.load volatile %q : !llvm.ptr -> i8
  %one7 = llvm.mlir.constant(1 : i8) : i8
  %d7 = llvm.sub %x7, %one7 : i8
  llvm.store volatile %d7, %q : i8, !llvm.ptr
  %k7 = llvm.mlir.constant(6 : i8) : i8
  %e7 = llvm.icmp "eq" %d7, %k7 : i8
  llvm.cond_br %e7, ^b0, ^b8
^b8:
  %c8 = llvm.mlir.constant(8 : i64) : i64
  llvm.store volatile %c8, %p : i64, !llvm.ptr
  %x8 = llvm.load volatile %q : !llvm.ptr -> i8
  %one8 = llvm.mlir.constant(1 : i8) : i8
  %d8 = llvm.sub %x8, %one8 : i8
  llvm.store volatile %d8, %q : i8, !llvm.ptr
  %k8 = llvm.mlir.constant(4 : i8) : i8
  %e8 = llvm.icmp "eq" %d8, %k8 : i8
  llvm.cond_br %e8, ^b0, ^b9
^b9:
  %c9 = llvm.mlir.constant(9 : i64) : i64
  llvm.store volatile %c9, %p : i64, !llvm.ptr
  %x9 = llvm.load volatile %q : !llvm.ptr -> i8
  %one9 = llvm.mlir.constant(1 : i8) : i8
  %d9 = llvm.sub %x9, %one9 : i8
  llvm.store volatile %d9, %q : i8, !llvm.ptr
  %k9 = llvm.mlir.constant(2 : i8) : i8
  %e9 = llvm.icmp "eq" %d9, %k9 : i8
  llvm.cond_br %e9, ^b0, ^b10
^b10:
  %c10 = llvm.mlir.constant(10 : i8) : i8
  llvm.store volatile %c10, %p : i8, !llvm.ptr
  %x10 = llvm.load volatile %q : !llvm.ptr -> i8
  %one10 = llvm.mlir.constant(1 : i8) : i8
  %d10 = llvm.sub %x10, %one10 : i8
  llvm.store volatile %d10, %q : i8, !llvm.ptr
  %k10 = llvm.mlir.constant(0 : i8) : i8
  %e10 = llvm.icmp "eq" %d10, %k10 : i8
  llvm.cond_br %e10, ^b0, ^b11
^b11:
  %c11 = llvm.mlir.constant(11 : i64) : i64
  llvm.store volatile %c11, %p : i64, !llvm.ptr
  %x11 = llvm.load volatile %q : !llvm.ptr -> i8
  %one11 = llvm.mlir.constant(1 : i8) : i8
  %d11 = llvm.sub %x11, %one11 : i8
  llvm.store volatile %d11, %q : i8, !llvm.ptr
  %k11 = llvm.mlir.constant(-2 : i8) : i8
  %e11 = llvm.icmp "eq" %d11, %k11 : i8
  llvm.cond_br %e11, ^b0, ^b12
^b12:
  %c12 = llvm.mlir.constant(12 : i8) : i8
  llvm.store volatile %c12, %p : i8, !llvm.ptr
  %x12 = llvm.load volatile %q : !llvm.ptr -> i8
  %one12 = llvm.mlir.constant(1 : i8) : i8
  %d12 = llvm.sub %x12, %one12 : i8
  llvm.store volatile %d12, %q : i8, !llvm.ptr
  %k12 = llvm.mlir.constant(-4 : i8) : i8
  %e12 = llvm.icmp "eq" %d12, %k12 : i8
  llvm.cond_br %e12, ^b0, ^end
^end:
  llvm.return
}
// main.c:
// #include <stdio.h>
// void near_end(long long *, signed char *);
// void far_end(long long *, signed char *);
// void near_start(long long *, signed char *);
// void far_start(long long *, signed char *);
//
// static void run(const char *name, void (*function)(long long *, signed char *)) {
//   printf("%s", name);
//   for (int i = 0; i < 24; i++) {
//     long long stored = 0;
//     const unsigned char *bytes = (const unsigned char *)&stored;
//     signed char value = i;
//     function(&stored, &value);
//     int last = 0;
//     for (int k = 0; k < (int)sizeof stored; k++)
//       last = bytes[k] > last ? bytes[k] : last;
//     printf(" %d", last + value);
//   }
//   printf("\n");
// }
//
// int main(void) {
//   run("near_end", near_end);
//   run("far_end", far_end);
//   run("near_start", near_start);
//   run("far_start", far_start);
//   return 0;
// }
//
// output:
// near_end 0 2 4 6 8 10 12 14 16 18 20 22 24 25 26 27 28 29 30 31 32 33 34 35
// far_end 0 2 4 6 8 10 12 14 16 18 20 22 24 25 26 27 28 29 30 31 32 33 34 35
// near_start -1 0 1 2 3 4 5 6 7 -5 -3 -1 1 3 5 7 -3 1 5 -3 5 5 21 22
// far_start -1 0 1 2 3 4 5 6 7 -5 -3 -1 1 3 5 7 -3 1 5 -3 5 5 21 22
