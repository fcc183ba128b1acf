// Reductions, shuffles and masked accesses.

llvm.func @reduce_add_8i32_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = "llvm.intr.vector.reduce.add"(%v) : (vector<8xi32>) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_add_5i8_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<5xi8>
  %r = "llvm.intr.vector.reduce.add"(%v) : (vector<5xi8>) -> i8
  llvm.store %r, %o : i8, !llvm.ptr
  llvm.return
}
llvm.func @reduce_mul_8i32_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = "llvm.intr.vector.reduce.mul"(%v) : (vector<8xi32>) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_mul_5i8_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<5xi8>
  %r = "llvm.intr.vector.reduce.mul"(%v) : (vector<5xi8>) -> i8
  llvm.store %r, %o : i8, !llvm.ptr
  llvm.return
}
llvm.func @reduce_and_8i32_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = "llvm.intr.vector.reduce.and"(%v) : (vector<8xi32>) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_and_5i8_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<5xi8>
  %r = "llvm.intr.vector.reduce.and"(%v) : (vector<5xi8>) -> i8
  llvm.store %r, %o : i8, !llvm.ptr
  llvm.return
}
llvm.func @reduce_or_8i32_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = "llvm.intr.vector.reduce.or"(%v) : (vector<8xi32>) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_or_5i8_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<5xi8>
  %r = "llvm.intr.vector.reduce.or"(%v) : (vector<5xi8>) -> i8
  llvm.store %r, %o : i8, !llvm.ptr
  llvm.return
}
llvm.func @reduce_xor_8i32_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = "llvm.intr.vector.reduce.xor"(%v) : (vector<8xi32>) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_xor_5i8_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<5xi8>
  %r = "llvm.intr.vector.reduce.xor"(%v) : (vector<5xi8>) -> i8
  llvm.store %r, %o : i8, !llvm.ptr
  llvm.return
}
llvm.func @reduce_smax_8i32_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = "llvm.intr.vector.reduce.smax"(%v) : (vector<8xi32>) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_smax_5i8_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<5xi8>
  %r = "llvm.intr.vector.reduce.smax"(%v) : (vector<5xi8>) -> i8
  llvm.store %r, %o : i8, !llvm.ptr
  llvm.return
}
llvm.func @reduce_smin_8i32_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = "llvm.intr.vector.reduce.smin"(%v) : (vector<8xi32>) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_smin_5i8_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<5xi8>
  %r = "llvm.intr.vector.reduce.smin"(%v) : (vector<5xi8>) -> i8
  llvm.store %r, %o : i8, !llvm.ptr
  llvm.return
}
llvm.func @reduce_umax_8i32_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = "llvm.intr.vector.reduce.umax"(%v) : (vector<8xi32>) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_umax_5i8_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<5xi8>
  %r = "llvm.intr.vector.reduce.umax"(%v) : (vector<5xi8>) -> i8
  llvm.store %r, %o : i8, !llvm.ptr
  llvm.return
}
llvm.func @reduce_umin_8i32_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = "llvm.intr.vector.reduce.umin"(%v) : (vector<8xi32>) -> i32
  llvm.store %r, %o : i32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_umin_5i8_plain(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<5xi8>
  %r = "llvm.intr.vector.reduce.umin"(%v) : (vector<5xi8>) -> i8
  llvm.store %r, %o : i8, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fmax_8f32_paren(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %r = llvm.intr.vector.reduce.fmax(%v) : (vector<8xf32>) -> f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fmax_3f64_paren(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<3xf64>
  %r = llvm.intr.vector.reduce.fmax(%v) : (vector<3xf64>) -> f64
  llvm.store %r, %o : f64, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fmin_8f32_paren(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %r = llvm.intr.vector.reduce.fmin(%v) : (vector<8xf32>) -> f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fmin_3f64_paren(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<3xf64>
  %r = llvm.intr.vector.reduce.fmin(%v) : (vector<3xf64>) -> f64
  llvm.store %r, %o : f64, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fmaximum_8f32_paren(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %r = llvm.intr.vector.reduce.fmaximum(%v) : (vector<8xf32>) -> f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fmaximum_3f64_paren(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<3xf64>
  %r = llvm.intr.vector.reduce.fmaximum(%v) : (vector<3xf64>) -> f64
  llvm.store %r, %o : f64, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fminimum_8f32_paren(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %r = llvm.intr.vector.reduce.fminimum(%v) : (vector<8xf32>) -> f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fminimum_3f64_paren(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<3xf64>
  %r = llvm.intr.vector.reduce.fminimum(%v) : (vector<3xf64>) -> f64
  llvm.store %r, %o : f64, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fadd_8f32_acc(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %k = llvm.mlir.constant(1.5 : f32) : f32
  %r = "llvm.intr.vector.reduce.fadd"(%k, %v) : (f32, vector<8xf32>) -> f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fadd_8f32_fast(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %k = llvm.mlir.constant(1.5 : f32) : f32
  %r = "llvm.intr.vector.reduce.fadd"(%k, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fadd_3f64_acc(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<3xf64>
  %k = llvm.mlir.constant(1.5 : f64) : f64
  %r = "llvm.intr.vector.reduce.fadd"(%k, %v) : (f64, vector<3xf64>) -> f64
  llvm.store %r, %o : f64, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fmul_8f32_acc(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %k = llvm.mlir.constant(1.5 : f32) : f32
  %r = "llvm.intr.vector.reduce.fmul"(%k, %v) : (f32, vector<8xf32>) -> f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fmul_8f32_fast(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %k = llvm.mlir.constant(1.5 : f32) : f32
  %r = "llvm.intr.vector.reduce.fmul"(%k, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
  llvm.store %r, %o : f32, !llvm.ptr
  llvm.return
}
llvm.func @reduce_fmul_3f64_acc(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<3xf64>
  %k = llvm.mlir.constant(1.5 : f64) : f64
  %r = "llvm.intr.vector.reduce.fmul"(%k, %v) : (f64, vector<3xf64>) -> f64
  llvm.store %r, %o : f64, !llvm.ptr
  llvm.return
}
llvm.func @insert(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.mlir.zero : vector<8xi32>
  %r0 = llvm.intr.vector.insert %v, %z[4] : vector<4xi32> into vector<8xi32>
  %r = llvm.intr.vector.insert %w, %r0[0] : vector<4xi32> into vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @extract(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = llvm.intr.vector.extract %v[4] : vector<4xi32> from vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @interleave(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %r = "llvm.intr.vector.interleave2"(%v, %w) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @deinterleave(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %s = "llvm.intr.vector.deinterleave2"(%v) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %a = llvm.extractvalue %s[0] : !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %b = llvm.extractvalue %s[1] : !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %r = llvm.fsub %a, %b : vector<4xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @step(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %s = llvm.intr.stepvector : vector<8xi16>
  %r = llvm.add %v, %s : vector<8xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @masked_load(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<3> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %w, %z : vector<8xi32>
  %r = llvm.intr.masked.load %p, %m, %w {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @masked_load_known(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<5xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<5xi32>
  %m = llvm.mlir.constant(dense<[true, false, true, true, false]> : vector<5xi1>) : vector<5xi1>
  %r = llvm.intr.masked.load %p, %m, %w {alignment = 4 : i32} : (!llvm.ptr, vector<5xi1>, vector<5xi32>) -> vector<5xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<5xi32>, !llvm.ptr
  llvm.return
}
llvm.func @masked_load_all(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<-1000> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %w, %z : vector<8xi32>
  %r = llvm.intr.masked.load %p, %m, %w {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @masked_store(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<3> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %w, %z : vector<8xi32>
  llvm.store %w, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.intr.masked.store %v, %o, %m {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
  %r = llvm.load %o {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @gather(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<3> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %w, %z : vector<8xi32>
  %seven = llvm.mlir.constant(dense<7> : vector<8xi32>) : vector<8xi32>
  %i = llvm.and %v, %seven : vector<8xi32>
  %ps = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
  %r = llvm.intr.masked.gather %ps, %m, %w {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @scatter(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<3> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %w, %z : vector<8xi32>
  %seven = llvm.mlir.constant(dense<7> : vector<8xi32>) : vector<8xi32>
  %i = llvm.and %v, %seven : vector<8xi32>
  %ps = llvm.getelementptr %o[%i] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i32
  llvm.store %w, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
  %r = llvm.load %o {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @expandload(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<3> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %w, %z : vector<8xi32>
  %r = "llvm.intr.masked.expandload"(%p, %m, %w) : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @compressstore(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.mlir.constant(dense<3> : vector<8xi32>) : vector<8xi32>
  %m = llvm.icmp "sgt" %w, %z : vector<8xi32>
  llvm.store %w, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  "llvm.intr.masked.compressstore"(%v, %o, %m) : (vector<8xi32>, !llvm.ptr, vector<8xi1>) -> ()
  %r = llvm.load %o {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @active_lanes(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %b = llvm.mlir.constant(3 : i64) : i64
  %e = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.intr.get.active.lane.mask %b, %e : i64, i64 to vector<8xi1>
  %r = llvm.select %m, %v, %w : vector<8xi1>, vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// void reduce_add_8i32_plain(const void *, const void *, void *);
// void reduce_add_5i8_plain(const void *, const void *, void *);
// void reduce_mul_8i32_plain(const void *, const void *, void *);
// void reduce_mul_5i8_plain(const void *, const void *, void *);
// void reduce_and_8i32_plain(const void *, const void *, void *);
// void reduce_and_5i8_plain(const void *, const void *, void *);
// void reduce_or_8i32_plain(const void *, const void *, void *);
// void reduce_or_5i8_plain(const void *, const void *, void *);
// void reduce_xor_8i32_plain(const void *, const void *, void *);
// void reduce_xor_5i8_plain(const void *, const void *, void *);
// void reduce_smax_8i32_plain(const void *, const void *, void *);
// void reduce_smax_5i8_plain(const void *, const void *, void *);
// void reduce_smin_8i32_plain(const void *, const void *, void *);
// void reduce_smin_5i8_plain(const void *, const void *, void *);
// void reduce_umax_8i32_plain(const void *, const void *, void *);
// void reduce_umax_5i8_plain(const void *, const void *, void *);
// void reduce_umin_8i32_plain(const void *, const void *, void *);
// void reduce_umin_5i8_plain(const void *, const void *, void *);
// void reduce_fmax_8f32_paren(const void *, const void *, void *);
// void reduce_fmax_3f64_paren(const void *, const void *, void *);
// void reduce_fmin_8f32_paren(const void *, const void *, void *);
// void reduce_fmin_3f64_paren(const void *, const void *, void *);
// void reduce_fmaximum_8f32_paren(const void *, const void *, void *);
// void reduce_fmaximum_3f64_paren(const void *, const void *, void *);
// void reduce_fminimum_8f32_paren(const void *, const void *, void *);
// void reduce_fminimum_3f64_paren(const void *, const void *, void *);
// void reduce_fadd_8f32_acc(const void *, const void *, void *);
// void reduce_fadd_8f32_fast(const void *, const void *, void *);
// void reduce_fadd_3f64_acc(const void *, const void *, void *);
// void reduce_fmul_8f32_acc(const void *, const void *, void *);
// void reduce_fmul_8f32_fast(const void *, const void *, void *);
// void reduce_fmul_3f64_acc(const void *, const void *, void *);
// void insert(const void *, const void *, void *);
// void extract(const void *, const void *, void *);
// void interleave(const void *, const void *, void *);
// void deinterleave(const void *, const void *, void *);
// void step(const void *, const void *, void *);
// void masked_load(const void *, const void *, void *);
// void masked_load_known(const void *, const void *, void *);
// void masked_load_all(const void *, const void *, void *);
// void masked_store(const void *, const void *, void *);
// void gather(const void *, const void *, void *);
// void scatter(const void *, const void *, void *);
// void expandload(const void *, const void *, void *);
// void compressstore(const void *, const void *, void *);
// void active_lanes(const void *, const void *, void *);
// static const int ints[2][8] = {{7, -3, 12, 5, 0, 100, -128, 33}, {4, 1, 9, -7, 3, 6, 2, 50}};
// static const signed char bytes[2][32] = {{7, 0, 0, 0, -3}};
// static const short shorts[2][8] = {{7, 0, -3, -1, 12, 0, 5, 0}};
// static const float floats[2][8] = {{1.5f, -2.25f, 0.5f, 8.0f, -0.0f, 3.0f, -7.5f, 0.125f}, {2.0f, 0.25f, -1.0f, 4.0f, 1.0f, -3.5f, 6.0f, 0.5f}};
// static const double doubles[2][8] = {{1.5, -2.25, 0.5, 8.0, -0.0, 3.0, -7.5, 0.125}, {2.0, 0.25, -1.0, 4.0, 1.0, -3.5, 6.0, 0.5}};
// static char out[256];
// #define RUN_i32(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { int v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %ld", (long)v); } printf("\n"); } while (0)
// #define RUN_i8(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { signed char v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %ld", (long)v); } printf("\n"); } while (0)
// #define RUN_i64(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { long v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %ld", (long)v); } printf("\n"); } while (0)
// #define RUN_f32(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { float v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %g", (double)v); } printf("\n"); } while (0)
// #define RUN_f64(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { double v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %g", (double)v); } printf("\n"); } while (0)
// #define RUN_i16(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { short v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %ld", (long)v); } printf("\n"); } while (0)
// int main(void) {
// #define IN ints
//   RUN_i32(reduce_add_8i32_plain, 1);
// #undef IN
// #define IN bytes
//   RUN_i8(reduce_add_5i8_plain, 1);
// #undef IN
// #define IN ints
//   RUN_i32(reduce_mul_8i32_plain, 1);
// #undef IN
// #define IN bytes
//   RUN_i8(reduce_mul_5i8_plain, 1);
// #undef IN
// #define IN ints
//   RUN_i32(reduce_and_8i32_plain, 1);
// #undef IN
// #define IN bytes
//   RUN_i8(reduce_and_5i8_plain, 1);
// #undef IN
// #define IN ints
//   RUN_i32(reduce_or_8i32_plain, 1);
// #undef IN
// #define IN bytes
//   RUN_i8(reduce_or_5i8_plain, 1);
// #undef IN
// #define IN ints
//   RUN_i32(reduce_xor_8i32_plain, 1);
// #undef IN
// #define IN bytes
//   RUN_i8(reduce_xor_5i8_plain, 1);
// #undef IN
// #define IN ints
//   RUN_i32(reduce_smax_8i32_plain, 1);
// #undef IN
// #define IN bytes
//   RUN_i8(reduce_smax_5i8_plain, 1);
// #undef IN
// #define IN ints
//   RUN_i32(reduce_smin_8i32_plain, 1);
// #undef IN
// #define IN bytes
//   RUN_i8(reduce_smin_5i8_plain, 1);
// #undef IN
// #define IN ints
//   RUN_i32(reduce_umax_8i32_plain, 1);
// #undef IN
// #define IN bytes
//   RUN_i8(reduce_umax_5i8_plain, 1);
// #undef IN
// #define IN ints
//   RUN_i32(reduce_umin_8i32_plain, 1);
// #undef IN
// #define IN bytes
//   RUN_i8(reduce_umin_5i8_plain, 1);
// #undef IN
// #define IN floats
//   RUN_f32(reduce_fmax_8f32_paren, 1);
// #undef IN
// #define IN doubles
//   RUN_f64(reduce_fmax_3f64_paren, 1);
// #undef IN
// #define IN floats
//   RUN_f32(reduce_fmin_8f32_paren, 1);
// #undef IN
// #define IN doubles
//   RUN_f64(reduce_fmin_3f64_paren, 1);
// #undef IN
// #define IN floats
//   RUN_f32(reduce_fmaximum_8f32_paren, 1);
// #undef IN
// #define IN doubles
//   RUN_f64(reduce_fmaximum_3f64_paren, 1);
// #undef IN
// #define IN floats
//   RUN_f32(reduce_fminimum_8f32_paren, 1);
// #undef IN
// #define IN doubles
//   RUN_f64(reduce_fminimum_3f64_paren, 1);
// #undef IN
// #define IN floats
//   RUN_f32(reduce_fadd_8f32_acc, 1);
// #undef IN
// #define IN floats
//   RUN_f32(reduce_fadd_8f32_fast, 1);
// #undef IN
// #define IN doubles
//   RUN_f64(reduce_fadd_3f64_acc, 1);
// #undef IN
// #define IN floats
//   RUN_f32(reduce_fmul_8f32_acc, 1);
// #undef IN
// #define IN floats
//   RUN_f32(reduce_fmul_8f32_fast, 1);
// #undef IN
// #define IN doubles
//   RUN_f64(reduce_fmul_3f64_acc, 1);
// #undef IN
// #define IN ints
//   RUN_i32(insert, 8);
// #undef IN
// #define IN ints
//   RUN_i32(extract, 4);
// #undef IN
// #define IN floats
//   RUN_f32(interleave, 8);
// #undef IN
// #define IN floats
//   RUN_f32(deinterleave, 4);
// #undef IN
// #define IN shorts
//   RUN_i16(step, 8);
// #undef IN
// #define IN ints
//   RUN_i32(masked_load, 8);
// #undef IN
// #define IN ints
//   RUN_i32(masked_load_known, 5);
// #undef IN
// #define IN ints
//   RUN_i32(masked_load_all, 8);
// #undef IN
// #define IN ints
//   RUN_i32(masked_store, 8);
// #undef IN
// #define IN ints
//   RUN_i32(gather, 8);
// #undef IN
// #define IN ints
//   RUN_i32(scatter, 8);
// #undef IN
// #define IN ints
//   RUN_i32(expandload, 8);
// #undef IN
// #define IN ints
//   RUN_i32(compressstore, 8);
// #undef IN
// #define IN ints
//   RUN_i32(active_lanes, 8);
// #undef IN
//   return 0;
// }
// output:
// reduce_add_8i32_plain 26
// reduce_add_5i8_plain 4
// reduce_mul_8i32_plain 0
// reduce_mul_5i8_plain 0
// reduce_and_8i32_plain 0
// reduce_and_5i8_plain 0
// reduce_or_8i32_plain -1
// reduce_or_5i8_plain -1
// reduce_xor_8i32_plain 54
// reduce_xor_5i8_plain -6
// reduce_smax_8i32_plain 100
// reduce_smax_5i8_plain 7
// reduce_smin_8i32_plain -128
// reduce_smin_5i8_plain -3
// reduce_umax_8i32_plain -3
// reduce_umax_5i8_plain -3
// reduce_umin_8i32_plain 0
// reduce_umin_5i8_plain 0
// reduce_fmax_8f32_paren 8
// reduce_fmax_3f64_paren 1.5
// reduce_fmin_8f32_paren -7.5
// reduce_fmin_3f64_paren -2.25
// reduce_fmaximum_8f32_paren 8
// reduce_fmaximum_3f64_paren 1.5
// reduce_fminimum_8f32_paren -7.5
// reduce_fminimum_3f64_paren -2.25
// reduce_fadd_8f32_acc 4.875
// reduce_fadd_8f32_fast 4.875
// reduce_fadd_3f64_acc 1.25
// reduce_fmul_8f32_acc -0
// reduce_fmul_8f32_fast -0
// reduce_fmul_3f64_acc -2.53125
// insert 4 1 9 -7 7 -3 12 5
// extract 0 100 -128 33
// interleave 1.5 2 -2.25 0.25 0.5 -1 8 4
// deinterleave 3.75 -7.5 -3 -7.625
// step 7 1 -1 2 16 5 11 7
// masked_load 7 1 12 -7 3 100 2 33
// masked_load_known 7 1 12 5 3
// masked_load_all 7 -3 12 5 0 100 -128 33
// masked_store 7 1 12 -7 3 100 2 33
// gather 33 1 0 -7 3 0 2 -3
// scatter 4 33 9 -7 100 6 2 7
// expandload 7 1 -3 -7 3 12 2 5
// compressstore 7 12 100 33 3 6 2 50
// active_lanes 7 -3 12 5 0 6 2 50
