// Vector predication: lanes that a mask and a length enable.

llvm.func @vp_add(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.add"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_sub(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.sub"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_mul(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.mul"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_sdiv(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.sdiv"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_udiv(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.udiv"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_srem(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.srem"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_urem(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.urem"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_or(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.or"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_and(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.and"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_xor(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.xor"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_smax(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.smax"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_smin(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.smin"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_umax(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.umax"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_umin(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.umin"(%v, %w, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_ashr(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(dense<3> : vector<8xi32>) : vector<8xi32>
  %x = "llvm.intr.vp.ashr"(%v, %k, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_lshr(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(dense<3> : vector<8xi32>) : vector<8xi32>
  %x = "llvm.intr.vp.lshr"(%v, %k, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_shl(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(dense<3> : vector<8xi32>) : vector<8xi32>
  %x = "llvm.intr.vp.shl"(%v, %k, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_fadd(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.fadd"(%v, %w, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_fsub(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.fsub"(%v, %w, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_fmul(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.fmul"(%v, %w, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_fdiv(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.fdiv"(%v, %w, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_frem(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.frem"(%v, %w, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_fneg(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.fneg"(%v, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_fma(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.fma"(%v, %w, %v, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_fmuladd(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.fmuladd"(%v, %w, %v, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_add(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(9 : i32) : i32
  %r = "llvm.intr.vp.reduce.add"(%k, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_mul(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(9 : i32) : i32
  %r = "llvm.intr.vp.reduce.mul"(%k, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_and(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(9 : i32) : i32
  %r = "llvm.intr.vp.reduce.and"(%k, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_or(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(9 : i32) : i32
  %r = "llvm.intr.vp.reduce.or"(%k, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_xor(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(9 : i32) : i32
  %r = "llvm.intr.vp.reduce.xor"(%k, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_smax(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(9 : i32) : i32
  %r = "llvm.intr.vp.reduce.smax"(%k, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_smin(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(9 : i32) : i32
  %r = "llvm.intr.vp.reduce.smin"(%k, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_umax(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(9 : i32) : i32
  %r = "llvm.intr.vp.reduce.umax"(%k, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_umin(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(9 : i32) : i32
  %r = "llvm.intr.vp.reduce.umin"(%k, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_fadd(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(2.5 : f32) : f32
  %r = "llvm.intr.vp.reduce.fadd"(%k, %v, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_fmul(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(2.5 : f32) : f32
  %r = "llvm.intr.vp.reduce.fmul"(%k, %v, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_fmax(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(2.5 : f32) : f32
  %r = "llvm.intr.vp.reduce.fmax"(%k, %v, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @vp_reduce_fmin(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %k = llvm.mlir.constant(2.5 : f32) : f32
  %r = "llvm.intr.vp.reduce.fmin"(%k, %v, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @vp_select(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.select"(%m, %v, %w, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_merge(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %r = "llvm.intr.vp.merge"(%m, %v, %w, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_load(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.load"(%q, %m, %n) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_store(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  llvm.store %w, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  "llvm.intr.vp.store"(%v, %o, %m, %n) : (vector<8xi32>, !llvm.ptr, vector<8xi1>, i32) -> ()
  %r = llvm.load %o {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_trunc(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.trunc"(%v, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi16>
  %zero = llvm.mlir.zero : vector<8xi16>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi16>, vector<8xi16>, i32) -> vector<8xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @vp_zext(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.zext"(%v, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  %zero = llvm.mlir.zero : vector<8xi64>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi64>, vector<8xi64>, i32) -> vector<8xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @vp_sext(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.sext"(%v, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  %zero = llvm.mlir.zero : vector<8xi64>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi64>, vector<8xi64>, i32) -> vector<8xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @vp_fptrunc(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.mlir.constant(dense<-1.0> : vector<8xf64>) : vector<8xf64>
  %m = llvm.fcmp "ogt" %v, %z : vector<8xf64>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.fptrunc"(%v, %m, %n) : (vector<8xf64>, vector<8xi1>, i32) -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_fpext(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.fpext"(%v, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf64>
  %zero = llvm.mlir.zero : vector<8xf64>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xf64>, vector<8xf64>, i32) -> vector<8xf64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @vp_fptosi(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.fptosi"(%v, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_fptoui(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %pos = llvm.intr.fabs(%v) : (vector<8xf32>) -> vector<8xf32>
  %x = "llvm.intr.vp.fptoui"(%pos, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_uitofp(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.uitofp"(%v, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_sitofp(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %x = "llvm.intr.vp.sitofp"(%v, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  %zero = llvm.mlir.zero : vector<8xf32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @vp_pointers(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %iv = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-5> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %iv, %z : vector<8xi32>
  %n = llvm.mlir.constant(6 : i32) : i32
  %ps = "llvm.intr.vp.inttoptr"(%v, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8x!llvm.ptr>
  %x = "llvm.intr.vp.ptrtoint"(%ps, %m, %n) : (vector<8x!llvm.ptr>, vector<8xi1>, i32) -> vector<8xi32>
  %zero = llvm.mlir.zero : vector<8xi32>
  %r = "llvm.intr.vp.merge"(%m, %x, %zero, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// void vp_add(const void *, const void *, void *);
// void vp_sub(const void *, const void *, void *);
// void vp_mul(const void *, const void *, void *);
// void vp_sdiv(const void *, const void *, void *);
// void vp_udiv(const void *, const void *, void *);
// void vp_srem(const void *, const void *, void *);
// void vp_urem(const void *, const void *, void *);
// void vp_or(const void *, const void *, void *);
// void vp_and(const void *, const void *, void *);
// void vp_xor(const void *, const void *, void *);
// void vp_smax(const void *, const void *, void *);
// void vp_smin(const void *, const void *, void *);
// void vp_umax(const void *, const void *, void *);
// void vp_umin(const void *, const void *, void *);
// void vp_ashr(const void *, const void *, void *);
// void vp_lshr(const void *, const void *, void *);
// void vp_shl(const void *, const void *, void *);
// void vp_fadd(const void *, const void *, void *);
// void vp_fsub(const void *, const void *, void *);
// void vp_fmul(const void *, const void *, void *);
// void vp_fdiv(const void *, const void *, void *);
// void vp_frem(const void *, const void *, void *);
// void vp_fneg(const void *, const void *, void *);
// void vp_fma(const void *, const void *, void *);
// void vp_fmuladd(const void *, const void *, void *);
// void vp_reduce_add(const void *, const void *, void *);
// void vp_reduce_mul(const void *, const void *, void *);
// void vp_reduce_and(const void *, const void *, void *);
// void vp_reduce_or(const void *, const void *, void *);
// void vp_reduce_xor(const void *, const void *, void *);
// void vp_reduce_smax(const void *, const void *, void *);
// void vp_reduce_smin(const void *, const void *, void *);
// void vp_reduce_umax(const void *, const void *, void *);
// void vp_reduce_umin(const void *, const void *, void *);
// void vp_reduce_fadd(const void *, const void *, void *);
// void vp_reduce_fmul(const void *, const void *, void *);
// void vp_reduce_fmax(const void *, const void *, void *);
// void vp_reduce_fmin(const void *, const void *, void *);
// void vp_select(const void *, const void *, void *);
// void vp_merge(const void *, const void *, void *);
// void vp_load(const void *, const void *, void *);
// void vp_store(const void *, const void *, void *);
// void vp_trunc(const void *, const void *, void *);
// void vp_zext(const void *, const void *, void *);
// void vp_sext(const void *, const void *, void *);
// void vp_fptrunc(const void *, const void *, void *);
// void vp_fpext(const void *, const void *, void *);
// void vp_fptosi(const void *, const void *, void *);
// void vp_fptoui(const void *, const void *, void *);
// void vp_uitofp(const void *, const void *, void *);
// void vp_sitofp(const void *, const void *, void *);
// void vp_pointers(const void *, const void *, void *);
// static const int ints[2][8] = {{7, -3, 12, 5, 0, 100, -128, 33}, {4, 1, 9, -7, 3, 6, 2, 50}};
// static const float floats[2][8] = {{1.5f, -2.25f, 0.5f, 8.0f, -0.0f, 3.0f, -7.5f, 0.125f}, {2.0f, 0.25f, -1.0f, 4.0f, 1.0f, -3.5f, 6.0f, 0.5f}};
// static const double doubles[2][8] = {{1.5, -2.25, 0.5, 8.0, -0.0, 3.0, -7.5, 0.125}, {2.0, 0.25, -1.0, 4.0, 1.0, -3.5, 6.0, 0.5}};
// static char out[256];
// #define RUN_i32(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { int v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %lld", (long long)v); } printf("\n"); } while (0)
// #define RUN_i8(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { signed char v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %lld", (long long)v); } printf("\n"); } while (0)
// #define RUN_i64(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { long long v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %lld", (long long)v); } printf("\n"); } while (0)
// #define RUN_f32(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { float v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %g", (double)v); } printf("\n"); } while (0)
// #define RUN_f64(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { double v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %g", (double)v); } printf("\n"); } while (0)
// #define RUN_i16(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { short v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %lld", (long long)v); } printf("\n"); } while (0)
// int main(void) {
// #define IN ints
//   RUN_i32(vp_add, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_sub, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_mul, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_sdiv, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_udiv, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_srem, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_urem, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_or, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_and, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_xor, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_smax, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_smin, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_umax, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_umin, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_ashr, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_lshr, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_shl, 8);
// #undef IN
// #define IN floats
//   RUN_f32(vp_fadd, 8);
// #undef IN
// #define IN floats
//   RUN_f32(vp_fsub, 8);
// #undef IN
// #define IN floats
//   RUN_f32(vp_fmul, 8);
// #undef IN
// #define IN floats
//   RUN_f32(vp_fdiv, 8);
// #undef IN
// #define IN floats
//   RUN_f32(vp_frem, 8);
// #undef IN
// #define IN floats
//   RUN_f32(vp_fneg, 8);
// #undef IN
// #define IN floats
//   RUN_f32(vp_fma, 8);
// #undef IN
// #define IN floats
//   RUN_f32(vp_fmuladd, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_reduce_add, 1);
// #undef IN
// #define IN ints
//   RUN_i32(vp_reduce_mul, 1);
// #undef IN
// #define IN ints
//   RUN_i32(vp_reduce_and, 1);
// #undef IN
// #define IN ints
//   RUN_i32(vp_reduce_or, 1);
// #undef IN
// #define IN ints
//   RUN_i32(vp_reduce_xor, 1);
// #undef IN
// #define IN ints
//   RUN_i32(vp_reduce_smax, 1);
// #undef IN
// #define IN ints
//   RUN_i32(vp_reduce_smin, 1);
// #undef IN
// #define IN ints
//   RUN_i32(vp_reduce_umax, 1);
// #undef IN
// #define IN ints
//   RUN_i32(vp_reduce_umin, 1);
// #undef IN
// #define IN floats
//   RUN_f32(vp_reduce_fadd, 1);
// #undef IN
// #define IN floats
//   RUN_f32(vp_reduce_fmul, 1);
// #undef IN
// #define IN floats
//   RUN_f32(vp_reduce_fmax, 1);
// #undef IN
// #define IN floats
//   RUN_f32(vp_reduce_fmin, 1);
// #undef IN
// #define IN ints
//   RUN_i32(vp_select, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_merge, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_load, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_store, 8);
// #undef IN
// #define IN ints
//   RUN_i16(vp_trunc, 8);
// #undef IN
// #define IN ints
//   RUN_i64(vp_zext, 8);
// #undef IN
// #define IN ints
//   RUN_i64(vp_sext, 8);
// #undef IN
// #define IN doubles
//   RUN_f32(vp_fptrunc, 8);
// #undef IN
// #define IN floats
//   RUN_f64(vp_fpext, 8);
// #undef IN
// #define IN floats
//   RUN_i32(vp_fptosi, 8);
// #undef IN
// #define IN floats
//   RUN_i32(vp_fptoui, 8);
// #undef IN
// #define IN ints
//   RUN_f32(vp_uitofp, 8);
// #undef IN
// #define IN ints
//   RUN_f32(vp_sitofp, 8);
// #undef IN
// #define IN ints
//   RUN_i32(vp_pointers, 8);
// #undef IN
//   return 0;
// }
// output:
// vp_add 11 -2 21 -2 3 106 0 0
// vp_sub 3 -4 3 12 -3 94 0 0
// vp_mul 28 -3 108 -35 0 600 0 0
// vp_sdiv 1 -3 1 0 0 16 0 0
// vp_udiv 1 -3 1 0 0 16 0 0
// vp_srem 3 0 3 5 0 4 0 0
// vp_urem 3 0 3 5 0 4 0 0
// vp_or 7 -3 13 -3 3 102 0 0
// vp_and 4 1 8 1 0 4 0 0
// vp_xor 3 -4 5 -4 3 98 0 0
// vp_smax 7 1 12 5 3 100 0 0
// vp_smin 4 -3 9 -7 0 6 0 0
// vp_umax 7 -3 12 -7 3 100 0 0
// vp_umin 4 1 9 5 0 6 0 0
// vp_ashr 0 -1 1 0 0 12 0 0
// vp_lshr 0 536870911 1 0 0 12 0 0
// vp_shl 56 -24 96 40 0 800 0 0
// vp_fadd 3.5 0 -0.5 12 0 -0.5 0 0
// vp_fsub -0.5 0 1.5 4 0 6.5 0 0
// vp_fmul 3 0 -0.5 32 0 -10.5 0 0
// vp_fdiv 0.75 0 -0.5 2 0 -0.857143 0 0
// vp_frem 1.5 0 0.5 0 0 3 0 0
// vp_fneg -1.5 0 -0.5 -8 0 -3 0 0
// vp_fma 4.5 0 0 40 0 -7.5 0 0
// vp_fmuladd 4.5 0 0 40 0 -7.5 0 0
// vp_reduce_add 125
// vp_reduce_mul 0
// vp_reduce_and 0
// vp_reduce_or -1
// vp_reduce_xor -101
// vp_reduce_smax 100
// vp_reduce_smin -3
// vp_reduce_umax -3
// vp_reduce_umin 0
// vp_reduce_fadd 9.75
// vp_reduce_fmul 0
// vp_reduce_fmax 8
// vp_reduce_fmin -2.25
// vp_select 7 -3 12 5 0 100 0 0
// vp_merge 7 -3 12 5 0 100 2 50
// vp_load 4 1 9 -7 3 6 0 0
// vp_store 7 -3 12 5 0 100 2 50
// vp_trunc 7 -3 12 5 0 100 0 0
// vp_zext 7 4294967293 12 5 0 100 0 0
// vp_sext 7 -3 12 5 0 100 0 0
// vp_fptrunc 1.5 0 0.5 8 -0 3 0 0
// vp_fpext 1.5 0 0.5 8 0 3 0 0
// vp_fptosi 1 0 0 8 0 3 0 0
// vp_fptoui 1 0 0 8 0 3 0 0
// vp_uitofp 7 4.29497e+09 12 5 0 100 0 0
// vp_sitofp 7 -3 12 5 0 100 0 0
// vp_pointers 7 -3 12 5 0 100 0 0
