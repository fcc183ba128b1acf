// Arithmetic, comparisons, selects, masked accesses and shuffles of vectors of 512 bits, some of them live across calls,
// against scalars.
llvm.func @fadd_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.fadd %a, %b : vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @fsub_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.fsub %a, %b : vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @fmul_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.fmul %a, %b : vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @fdiv_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.fdiv %a, %b : vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @fabs_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.intr.fabs(%a) : (vector<16xf32>) -> vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @sqrt_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %x = llvm.intr.fabs(%a) : (vector<16xf32>) -> vector<16xf32>
  %z = llvm.intr.sqrt(%x) : (vector<16xf32>) -> vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @ceil_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.intr.ceil(%a) : (vector<16xf32>) -> vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @floor_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.intr.floor(%a) : (vector<16xf32>) -> vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.intr.trunc(%a) : (vector<16xf32>) -> vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @roundeven_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.intr.roundeven(%a) : (vector<16xf32>) -> vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @fneg_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.fneg %a : vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @copysign_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.intr.copysign(%a, %b) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @fma_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.intr.fma(%a, %b, %a) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @fms_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %x = llvm.fneg %a : vector<16xf32>
  %z = llvm.intr.fma(%x, %b, %a) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @olt_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %c = llvm.fcmp "olt" %a, %b : vector<16xf32>
  %z = llvm.select %c, %a, %b : vector<16xi1>, vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @oge_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %c = llvm.fcmp "oge" %a, %b : vector<16xf32>
  %z = llvm.select %c, %a, %b : vector<16xi1>, vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @une_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %c = llvm.fcmp "une" %a, %b : vector<16xf32>
  %z = llvm.select %c, %a, %b : vector<16xi1>, vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @ueq_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %c = llvm.fcmp "ueq" %a, %b : vector<16xf32>
  %z = llvm.select %c, %a, %b : vector<16xi1>, vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @uno_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %c = llvm.fcmp "uno" %a, %b : vector<16xf32>
  %z = llvm.select %c, %a, %b : vector<16xi1>, vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @ult_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %c = llvm.fcmp "ult" %a, %b : vector<16xf32>
  %z = llvm.select %c, %a, %b : vector<16xi1>, vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @mask_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %c = llvm.fcmp "ogt" %a, %b : vector<16xf32>
  %z = llvm.sext %c : vector<16xi1> to vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @reversed_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.shufflevector %a, %b [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] : vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @even_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.shufflevector %a, %b [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30] : vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @fadd_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.fadd %a, %b : vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @fsub_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.fsub %a, %b : vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @fmul_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.fmul %a, %b : vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @fdiv_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.fdiv %a, %b : vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @fabs_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.intr.fabs(%a) : (vector<8xf64>) -> vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @sqrt_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %x = llvm.intr.fabs(%a) : (vector<8xf64>) -> vector<8xf64>
  %z = llvm.intr.sqrt(%x) : (vector<8xf64>) -> vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @ceil_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.intr.ceil(%a) : (vector<8xf64>) -> vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @floor_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.intr.floor(%a) : (vector<8xf64>) -> vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.intr.trunc(%a) : (vector<8xf64>) -> vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @roundeven_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.intr.roundeven(%a) : (vector<8xf64>) -> vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @fneg_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.fneg %a : vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @copysign_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.intr.copysign(%a, %b) : (vector<8xf64>, vector<8xf64>) -> vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @fma_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.intr.fma(%a, %b, %a) : (vector<8xf64>, vector<8xf64>, vector<8xf64>) -> vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @fms_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %x = llvm.fneg %a : vector<8xf64>
  %z = llvm.intr.fma(%x, %b, %a) : (vector<8xf64>, vector<8xf64>, vector<8xf64>) -> vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @olt_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %c = llvm.fcmp "olt" %a, %b : vector<8xf64>
  %z = llvm.select %c, %a, %b : vector<8xi1>, vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @oge_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %c = llvm.fcmp "oge" %a, %b : vector<8xf64>
  %z = llvm.select %c, %a, %b : vector<8xi1>, vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @une_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %c = llvm.fcmp "une" %a, %b : vector<8xf64>
  %z = llvm.select %c, %a, %b : vector<8xi1>, vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @ueq_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %c = llvm.fcmp "ueq" %a, %b : vector<8xf64>
  %z = llvm.select %c, %a, %b : vector<8xi1>, vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @uno_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %c = llvm.fcmp "uno" %a, %b : vector<8xf64>
  %z = llvm.select %c, %a, %b : vector<8xi1>, vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @ult_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %c = llvm.fcmp "ult" %a, %b : vector<8xf64>
  %z = llvm.select %c, %a, %b : vector<8xi1>, vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @mask_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %c = llvm.fcmp "ogt" %a, %b : vector<8xf64>
  %z = llvm.sext %c : vector<8xi1> to vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @reversed_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.shufflevector %a, %b [7, 6, 5, 4, 3, 2, 1, 0] : vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @even_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.shufflevector %a, %b [0, 2, 4, 6, 8, 10, 12, 14] : vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @add_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.add %a, %b : vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @sub_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.sub %a, %b : vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @mul_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.mul %a, %b : vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @and_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.and %a, %b : vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @or_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.or %a, %b : vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @xor_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.xor %a, %b : vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @smin_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.intr.smin(%a, %b) : (vector<64xi8>, vector<64xi8>) -> vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @smax_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.intr.smax(%a, %b) : (vector<64xi8>, vector<64xi8>) -> vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @umin_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.intr.umin(%a, %b) : (vector<64xi8>, vector<64xi8>) -> vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @umax_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.intr.umax(%a, %b) : (vector<64xi8>, vector<64xi8>) -> vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @abs_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (vector<64xi8>) -> vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @sadd_sat_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.intr.sadd.sat(%a, %b) : (vector<64xi8>, vector<64xi8>) -> vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @usub_sat_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.intr.usub.sat(%a, %b) : (vector<64xi8>, vector<64xi8>) -> vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @eq_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %c = llvm.icmp "eq" %a, %b : vector<64xi8>
  %z = llvm.select %c, %a, %b : vector<64xi1>, vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @slt_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %c = llvm.icmp "slt" %a, %b : vector<64xi8>
  %z = llvm.select %c, %a, %b : vector<64xi1>, vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @uge_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %c = llvm.icmp "uge" %a, %b : vector<64xi8>
  %z = llvm.select %c, %a, %b : vector<64xi1>, vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @mask_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %c = llvm.icmp "sgt" %a, %b : vector<64xi8>
  %d = llvm.icmp "ne" %a, %b : vector<64xi8>
  %e = llvm.and %c, %d : vector<64xi1>
  %z = llvm.zext %e : vector<64xi1> to vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @reversed_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.shufflevector %a, %b [63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] : vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @even_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.shufflevector %a, %b [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108, 110, 112, 114, 116, 118, 120, 122, 124, 126] : vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @add_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.add %a, %b : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @sub_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.sub %a, %b : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @mul_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.mul %a, %b : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @and_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.and %a, %b : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @or_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.or %a, %b : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @xor_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.xor %a, %b : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @smin_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.intr.smin(%a, %b) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @smax_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.intr.smax(%a, %b) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @umin_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.intr.umin(%a, %b) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @umax_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.intr.umax(%a, %b) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @abs_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (vector<32xi16>) -> vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @sadd_sat_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.intr.sadd.sat(%a, %b) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @usub_sat_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.intr.usub.sat(%a, %b) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @shl_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %k = llvm.mlir.constant(dense<15> : vector<32xi16>) : vector<32xi16>
  %x = llvm.and %b, %k : vector<32xi16>
  %z = llvm.shl %a, %x : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @lshr_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %k = llvm.mlir.constant(dense<15> : vector<32xi16>) : vector<32xi16>
  %x = llvm.and %b, %k : vector<32xi16>
  %z = llvm.lshr %a, %x : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @ashr_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %k = llvm.mlir.constant(dense<15> : vector<32xi16>) : vector<32xi16>
  %x = llvm.and %b, %k : vector<32xi16>
  %z = llvm.ashr %a, %x : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @ashr_5_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %k = llvm.mlir.constant(dense<5> : vector<32xi16>) : vector<32xi16>
  %z = llvm.ashr %a, %k : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @eq_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %c = llvm.icmp "eq" %a, %b : vector<32xi16>
  %z = llvm.select %c, %a, %b : vector<32xi1>, vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @slt_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %c = llvm.icmp "slt" %a, %b : vector<32xi16>
  %z = llvm.select %c, %a, %b : vector<32xi1>, vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @uge_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %c = llvm.icmp "uge" %a, %b : vector<32xi16>
  %z = llvm.select %c, %a, %b : vector<32xi1>, vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @mask_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %c = llvm.icmp "sgt" %a, %b : vector<32xi16>
  %d = llvm.icmp "ne" %a, %b : vector<32xi16>
  %e = llvm.and %c, %d : vector<32xi1>
  %z = llvm.zext %e : vector<32xi1> to vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @reversed_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.shufflevector %a, %b [31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @even_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.shufflevector %a, %b [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62] : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @add_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.add %a, %b : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @sub_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.sub %a, %b : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @mul_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.mul %a, %b : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @and_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.and %a, %b : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @or_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.or %a, %b : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @xor_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.xor %a, %b : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @smin_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.intr.smin(%a, %b) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @smax_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.intr.smax(%a, %b) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @umin_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.intr.umin(%a, %b) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @umax_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.intr.umax(%a, %b) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @abs_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (vector<16xi32>) -> vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @shl_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %k = llvm.mlir.constant(dense<31> : vector<16xi32>) : vector<16xi32>
  %x = llvm.and %b, %k : vector<16xi32>
  %z = llvm.shl %a, %x : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @lshr_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %k = llvm.mlir.constant(dense<31> : vector<16xi32>) : vector<16xi32>
  %x = llvm.and %b, %k : vector<16xi32>
  %z = llvm.lshr %a, %x : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @ashr_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %k = llvm.mlir.constant(dense<31> : vector<16xi32>) : vector<16xi32>
  %x = llvm.and %b, %k : vector<16xi32>
  %z = llvm.ashr %a, %x : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @ashr_5_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %k = llvm.mlir.constant(dense<5> : vector<16xi32>) : vector<16xi32>
  %z = llvm.ashr %a, %k : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @eq_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %c = llvm.icmp "eq" %a, %b : vector<16xi32>
  %z = llvm.select %c, %a, %b : vector<16xi1>, vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @slt_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %c = llvm.icmp "slt" %a, %b : vector<16xi32>
  %z = llvm.select %c, %a, %b : vector<16xi1>, vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @uge_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %c = llvm.icmp "uge" %a, %b : vector<16xi32>
  %z = llvm.select %c, %a, %b : vector<16xi1>, vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @mask_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %c = llvm.icmp "sgt" %a, %b : vector<16xi32>
  %d = llvm.icmp "ne" %a, %b : vector<16xi32>
  %e = llvm.and %c, %d : vector<16xi1>
  %z = llvm.zext %e : vector<16xi1> to vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @reversed_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.shufflevector %a, %b [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @even_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.shufflevector %a, %b [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30] : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @add_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.add %a, %b : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @sub_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.sub %a, %b : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @mul_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.mul %a, %b : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @and_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.and %a, %b : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @or_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.or %a, %b : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @xor_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.xor %a, %b : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @smin_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.intr.smin(%a, %b) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @smax_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.intr.smax(%a, %b) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @umin_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.intr.umin(%a, %b) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @umax_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.intr.umax(%a, %b) : (vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @abs_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (vector<8xi64>) -> vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @shl_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %k = llvm.mlir.constant(dense<63> : vector<8xi64>) : vector<8xi64>
  %x = llvm.and %b, %k : vector<8xi64>
  %z = llvm.shl %a, %x : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @lshr_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %k = llvm.mlir.constant(dense<63> : vector<8xi64>) : vector<8xi64>
  %x = llvm.and %b, %k : vector<8xi64>
  %z = llvm.lshr %a, %x : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @ashr_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %k = llvm.mlir.constant(dense<63> : vector<8xi64>) : vector<8xi64>
  %x = llvm.and %b, %k : vector<8xi64>
  %z = llvm.ashr %a, %x : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @ashr_5_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %k = llvm.mlir.constant(dense<5> : vector<8xi64>) : vector<8xi64>
  %z = llvm.ashr %a, %k : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @eq_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %c = llvm.icmp "eq" %a, %b : vector<8xi64>
  %z = llvm.select %c, %a, %b : vector<8xi1>, vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @slt_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %c = llvm.icmp "slt" %a, %b : vector<8xi64>
  %z = llvm.select %c, %a, %b : vector<8xi1>, vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @uge_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %c = llvm.icmp "uge" %a, %b : vector<8xi64>
  %z = llvm.select %c, %a, %b : vector<8xi1>, vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @mask_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %c = llvm.icmp "sgt" %a, %b : vector<8xi64>
  %d = llvm.icmp "ne" %a, %b : vector<8xi64>
  %e = llvm.and %c, %d : vector<8xi1>
  %z = llvm.zext %e : vector<8xi1> to vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @reversed_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.shufflevector %a, %b [7, 6, 5, 4, 3, 2, 1, 0] : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @even_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.shufflevector %a, %b [0, 2, 4, 6, 8, 10, 12, 14] : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @masked_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %c = llvm.fcmp "olt" %a, %b : vector<16xf32>
  %x = llvm.intr.masked.load %p, %c, %b {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
  llvm.intr.masked.store %x, %r, %c {alignment = 1 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
  %y = llvm.load %r {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.select %c, %y, %x : vector<16xi1>, vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @masked_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %c = llvm.fcmp "olt" %a, %b : vector<8xf64>
  %x = llvm.intr.masked.load %p, %c, %b {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf64>) -> vector<8xf64>
  llvm.intr.masked.store %x, %r, %c {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into !llvm.ptr
  %y = llvm.load %r {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.select %c, %y, %x : vector<8xi1>, vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @masked_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %c = llvm.icmp "slt" %a, %b : vector<64xi8>
  %x = llvm.intr.masked.load %p, %c, %b {alignment = 1 : i32} : (!llvm.ptr, vector<64xi1>, vector<64xi8>) -> vector<64xi8>
  llvm.intr.masked.store %x, %r, %c {alignment = 1 : i32} : vector<64xi8>, vector<64xi1> into !llvm.ptr
  %y = llvm.load %r {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.select %c, %y, %x : vector<64xi1>, vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @masked_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %c = llvm.icmp "slt" %a, %b : vector<32xi16>
  %x = llvm.intr.masked.load %p, %c, %b {alignment = 1 : i32} : (!llvm.ptr, vector<32xi1>, vector<32xi16>) -> vector<32xi16>
  llvm.intr.masked.store %x, %r, %c {alignment = 1 : i32} : vector<32xi16>, vector<32xi1> into !llvm.ptr
  %y = llvm.load %r {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.select %c, %y, %x : vector<32xi1>, vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @masked_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %c = llvm.icmp "slt" %a, %b : vector<16xi32>
  %x = llvm.intr.masked.load %p, %c, %b {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xi32>) -> vector<16xi32>
  llvm.intr.masked.store %x, %r, %c {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  %y = llvm.load %r {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.select %c, %y, %x : vector<16xi1>, vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @masked_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %c = llvm.icmp "slt" %a, %b : vector<8xi64>
  %x = llvm.intr.masked.load %p, %c, %b {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi64>) -> vector<8xi64>
  llvm.intr.masked.store %x, %r, %c {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into !llvm.ptr
  %y = llvm.load %r {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.select %c, %y, %x : vector<8xi1>, vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @fourths(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi32>
  %z = llvm.shufflevector %a, %a [3, 7, 11, 15, 19, 23, 27, 31, 35, 39, 43, 47, 51, 55, 59, 63] : vector<64xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @thirds(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %a = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<48xf32>
  %z = llvm.shufflevector %a, %a [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46] : vector<48xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @opaque(i64) -> i64
llvm.func @live(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %p0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %v0 = llvm.load %p0 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p1 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %v1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p2 = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %v2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p3 = llvm.getelementptr %p[12] : (!llvm.ptr) -> !llvm.ptr, i8
  %v3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p4 = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %v4 = llvm.load %p4 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p5 = llvm.getelementptr %p[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %v5 = llvm.load %p5 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p6 = llvm.getelementptr %p[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %v6 = llvm.load %p6 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p7 = llvm.getelementptr %p[28] : (!llvm.ptr) -> !llvm.ptr, i8
  %v7 = llvm.load %p7 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p8 = llvm.getelementptr %p[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %v8 = llvm.load %p8 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p9 = llvm.getelementptr %p[36] : (!llvm.ptr) -> !llvm.ptr, i8
  %v9 = llvm.load %p9 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p10 = llvm.getelementptr %p[40] : (!llvm.ptr) -> !llvm.ptr, i8
  %v10 = llvm.load %p10 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p11 = llvm.getelementptr %p[44] : (!llvm.ptr) -> !llvm.ptr, i8
  %v11 = llvm.load %p11 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p12 = llvm.getelementptr %p[48] : (!llvm.ptr) -> !llvm.ptr, i8
  %v12 = llvm.load %p12 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p13 = llvm.getelementptr %p[52] : (!llvm.ptr) -> !llvm.ptr, i8
  %v13 = llvm.load %p13 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p14 = llvm.getelementptr %p[56] : (!llvm.ptr) -> !llvm.ptr, i8
  %v14 = llvm.load %p14 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p15 = llvm.getelementptr %p[60] : (!llvm.ptr) -> !llvm.ptr, i8
  %v15 = llvm.load %p15 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p16 = llvm.getelementptr %p[64] : (!llvm.ptr) -> !llvm.ptr, i8
  %v16 = llvm.load %p16 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p17 = llvm.getelementptr %p[68] : (!llvm.ptr) -> !llvm.ptr, i8
  %v17 = llvm.load %p17 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p18 = llvm.getelementptr %p[72] : (!llvm.ptr) -> !llvm.ptr, i8
  %v18 = llvm.load %p18 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %p19 = llvm.getelementptr %p[76] : (!llvm.ptr) -> !llvm.ptr, i8
  %v19 = llvm.load %p19 {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  llvm.br ^loop(%c0, %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
^loop(%i: i64, %w0: vector<16xf32>, %w1: vector<16xf32>, %w2: vector<16xf32>, %w3: vector<16xf32>, %w4: vector<16xf32>, %w5: vector<16xf32>, %w6: vector<16xf32>, %w7: vector<16xf32>, %w8: vector<16xf32>, %w9: vector<16xf32>, %w10: vector<16xf32>, %w11: vector<16xf32>, %w12: vector<16xf32>, %w13: vector<16xf32>, %w14: vector<16xf32>, %w15: vector<16xf32>, %w16: vector<16xf32>, %w17: vector<16xf32>, %w18: vector<16xf32>, %w19: vector<16xf32>):
  %j = llvm.call @opaque(%i) : (i64) -> i64
  %x0 = llvm.fadd %w0, %w1 : vector<16xf32>
  %x1 = llvm.fadd %w1, %w2 : vector<16xf32>
  %x2 = llvm.fadd %w2, %w3 : vector<16xf32>
  %x3 = llvm.fadd %w3, %w4 : vector<16xf32>
  %x4 = llvm.fadd %w4, %w5 : vector<16xf32>
  %x5 = llvm.fadd %w5, %w6 : vector<16xf32>
  %x6 = llvm.fadd %w6, %w7 : vector<16xf32>
  %x7 = llvm.fadd %w7, %w8 : vector<16xf32>
  %x8 = llvm.fadd %w8, %w9 : vector<16xf32>
  %x9 = llvm.fadd %w9, %w10 : vector<16xf32>
  %x10 = llvm.fadd %w10, %w11 : vector<16xf32>
  %x11 = llvm.fadd %w11, %w12 : vector<16xf32>
  %x12 = llvm.fadd %w12, %w13 : vector<16xf32>
  %x13 = llvm.fadd %w13, %w14 : vector<16xf32>
  %x14 = llvm.fadd %w14, %w15 : vector<16xf32>
  %x15 = llvm.fadd %w15, %w16 : vector<16xf32>
  %x16 = llvm.fadd %w16, %w17 : vector<16xf32>
  %x17 = llvm.fadd %w17, %w18 : vector<16xf32>
  %x18 = llvm.fadd %w18, %w19 : vector<16xf32>
  %x19 = llvm.fadd %w19, %w0 : vector<16xf32>
  %next = llvm.add %j, %c1 : i64
  %more = llvm.icmp "slt" %next, %c3 : i64
  llvm.cond_br %more, ^loop(%next, %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15, %x16, %x17, %x18, %x19 : i64, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>), ^exit
^exit:
  %s1 = llvm.fadd %x0, %x1 : vector<16xf32>
  %s2 = llvm.fadd %s1, %x2 : vector<16xf32>
  %s3 = llvm.fadd %s2, %x3 : vector<16xf32>
  %s4 = llvm.fadd %s3, %x4 : vector<16xf32>
  %s5 = llvm.fadd %s4, %x5 : vector<16xf32>
  %s6 = llvm.fadd %s5, %x6 : vector<16xf32>
  %s7 = llvm.fmul %s6, %x7 : vector<16xf32>
  %s8 = llvm.fadd %s7, %x8 : vector<16xf32>
  %s9 = llvm.fadd %s8, %x9 : vector<16xf32>
  %s10 = llvm.fadd %s9, %x10 : vector<16xf32>
  %s11 = llvm.fadd %s10, %x11 : vector<16xf32>
  %s12 = llvm.fadd %s11, %x12 : vector<16xf32>
  %s13 = llvm.fadd %s12, %x13 : vector<16xf32>
  %s14 = llvm.fmul %s13, %x14 : vector<16xf32>
  %s15 = llvm.fadd %s14, %x15 : vector<16xf32>
  %s16 = llvm.fadd %s15, %x16 : vector<16xf32>
  %s17 = llvm.fadd %s16, %x17 : vector<16xf32>
  %s18 = llvm.fadd %s17, %x18 : vector<16xf32>
  %s19 = llvm.fadd %s18, %x19 : vector<16xf32>
  llvm.store %s19, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
//
// int64_t opaque(int64_t i);
// int64_t opaque(int64_t i) { return i; }
//
// /* Numbers of each type, 256 bytes and more from a[0] and b[0] on. */
// static union { float f[64]; double d[64]; int8_t b[512]; int16_t h[256]; int32_t w[128]; int64_t q[64]; } a, b;
//
// static uint64_t state;
// static uint64_t next(void) { state = state * 6364136223846793005u + 1442695040888963407u; return state >> 20; }
//
// static void fill_float(void) {
//   for (int i = 0; i < 64; ++i) { a.f[i] = (int)(next() % 41) - 20 + 0.25f * (next() % 4); b.f[i] = (int)(next() % 9) - 4.5f; }
//   a.f[3] = a.f[13] = NAN;
//   b.f[5] = b.f[13] = NAN;
//   a.f[7] = b.f[7];
// }
// static void fill_double(void) {
//   for (int i = 0; i < 64; ++i) { a.d[i] = (int)(next() % 41) - 20 + 0.25 * (next() % 4); b.d[i] = (int)(next() % 9) - 4.5; }
//   a.d[3] = NAN;
//   b.d[5] = NAN;
//   a.d[7] = b.d[7];
// }
// static void fill_bits(void) {
//   for (int i = 0; i < 512; ++i) { a.b[i] = (int8_t)next(); b.b[i] = i % 24 < 8 ? a.b[i] : (int8_t)next(); }
// }
// static int same(const void *x, const void *y, size_t size) { return memcmp(x, y, size) == 0; }
//
// static int failed;
//
// #define CHECK(name, fill, type, result, lanes, value) \
//   do { \
//     void name(void *, void *, void *); \
//     type A[512 / sizeof(type)], B[512 / sizeof(type)]; \
//     result R[64], E[64]; \
//     fill(); \
//     memcpy(A, &a, sizeof A); \
//     memcpy(B, &b, sizeof B); \
//     memset(R, 0, sizeof R); \
//     name(&a, &b, R); \
//     for (int i = 0; i < lanes; ++i) { \
//       type a = A[i], b = B[i]; \
//       (void)a, (void)b; \
//       E[i] = (result)(value); \
//       if (!same(&E[i], &R[i], sizeof E[i]) && (E[i] == E[i] || R[i] == R[i])) { \
//         if (!failed++) printf("%s lane %d\n", #name, i); \
//       } \
//     } \
//   } while (0)
//
// int main(void) {
//   CHECK(fadd_f32, fill_float, float, float, 16, a + b);
//   CHECK(fsub_f32, fill_float, float, float, 16, a - b);
//   CHECK(fmul_f32, fill_float, float, float, 16, a * b);
//   CHECK(fdiv_f32, fill_float, float, float, 16, a / b);
//   CHECK(fabs_f32, fill_float, float, float, 16, fabsf(a));
//   CHECK(sqrt_f32, fill_float, float, float, 16, sqrtf(fabsf(a)));
//   CHECK(ceil_f32, fill_float, float, float, 16, ceilf(a));
//   CHECK(floor_f32, fill_float, float, float, 16, floorf(a));
//   CHECK(trunc_f32, fill_float, float, float, 16, truncf(a));
//   CHECK(roundeven_f32, fill_float, float, float, 16, rintf(a));
//   CHECK(fneg_f32, fill_float, float, float, 16, -a);
//   CHECK(copysign_f32, fill_float, float, float, 16, copysignf(a, b));
//   CHECK(fma_f32, fill_float, float, float, 16, fmaf(a, b, a));
//   CHECK(fms_f32, fill_float, float, float, 16, fmaf(-a, b, a));
//   CHECK(olt_f32, fill_float, float, float, 16, a < b ? a : b);
//   CHECK(oge_f32, fill_float, float, float, 16, a >= b ? a : b);
//   CHECK(une_f32, fill_float, float, float, 16, a != b ? a : b);
//   CHECK(ueq_f32, fill_float, float, float, 16, !(a < b || a > b) ? a : b);
//   CHECK(uno_f32, fill_float, float, float, 16, a != a || b != b ? a : b);
//   CHECK(ult_f32, fill_float, float, float, 16, !(a >= b) ? a : b);
//   CHECK(mask_f32, fill_float, float, int32_t, 16, a > b ? -1 : 0);
//   CHECK(reversed_f32, fill_float, float, float, 16, A[15 - i]);
//   CHECK(even_f32, fill_float, float, float, 16, 2 * i < 16 ? A[2 * i] : B[2 * i - 16]);
//   CHECK(fadd_f64, fill_double, double, double, 8, a + b);
//   CHECK(fsub_f64, fill_double, double, double, 8, a - b);
//   CHECK(fmul_f64, fill_double, double, double, 8, a * b);
//   CHECK(fdiv_f64, fill_double, double, double, 8, a / b);
//   CHECK(fabs_f64, fill_double, double, double, 8, fabs(a));
//   CHECK(sqrt_f64, fill_double, double, double, 8, sqrt(fabs(a)));
//   CHECK(ceil_f64, fill_double, double, double, 8, ceil(a));
//   CHECK(floor_f64, fill_double, double, double, 8, floor(a));
//   CHECK(trunc_f64, fill_double, double, double, 8, trunc(a));
//   CHECK(roundeven_f64, fill_double, double, double, 8, rint(a));
//   CHECK(fneg_f64, fill_double, double, double, 8, -a);
//   CHECK(copysign_f64, fill_double, double, double, 8, copysign(a, b));
//   CHECK(fma_f64, fill_double, double, double, 8, fma(a, b, a));
//   CHECK(fms_f64, fill_double, double, double, 8, fma(-a, b, a));
//   CHECK(olt_f64, fill_double, double, double, 8, a < b ? a : b);
//   CHECK(oge_f64, fill_double, double, double, 8, a >= b ? a : b);
//   CHECK(une_f64, fill_double, double, double, 8, a != b ? a : b);
//   CHECK(ueq_f64, fill_double, double, double, 8, !(a < b || a > b) ? a : b);
//   CHECK(uno_f64, fill_double, double, double, 8, a != a || b != b ? a : b);
//   CHECK(ult_f64, fill_double, double, double, 8, !(a >= b) ? a : b);
//   CHECK(mask_f64, fill_double, double, int64_t, 8, a > b ? -1 : 0);
//   CHECK(reversed_f64, fill_double, double, double, 8, A[7 - i]);
//   CHECK(even_f64, fill_double, double, double, 8, 2 * i < 8 ? A[2 * i] : B[2 * i - 8]);
//   CHECK(add_i8, fill_bits, int8_t, int8_t, 64, (int8_t)((uint8_t)a + (uint8_t)b));
//   CHECK(sub_i8, fill_bits, int8_t, int8_t, 64, (int8_t)((uint8_t)a - (uint8_t)b));
//   CHECK(mul_i8, fill_bits, int8_t, int8_t, 64, (int8_t)(1ULL * (uint8_t)a * (uint8_t)b));
//   CHECK(and_i8, fill_bits, int8_t, int8_t, 64, (int8_t)(a & b));
//   CHECK(or_i8, fill_bits, int8_t, int8_t, 64, (int8_t)(a | b));
//   CHECK(xor_i8, fill_bits, int8_t, int8_t, 64, (int8_t)(a ^ b));
//   CHECK(smin_i8, fill_bits, int8_t, int8_t, 64, a < b ? a : b);
//   CHECK(smax_i8, fill_bits, int8_t, int8_t, 64, a > b ? a : b);
//   CHECK(umin_i8, fill_bits, int8_t, int8_t, 64, (uint8_t)a < (uint8_t)b ? a : b);
//   CHECK(umax_i8, fill_bits, int8_t, int8_t, 64, (uint8_t)a > (uint8_t)b ? a : b);
//   CHECK(abs_i8, fill_bits, int8_t, int8_t, 64, a < 0 ? (int8_t)(0 - (uint8_t)a) : a);
//   CHECK(sadd_sat_i8, fill_bits, int8_t, int8_t, 64, a + b < INT8_MIN ? INT8_MIN : a + b > INT8_MAX ? INT8_MAX : a + b);
//   CHECK(usub_sat_i8, fill_bits, int8_t, int8_t, 64, (uint8_t)a < (uint8_t)b ? 0 : (int8_t)((uint8_t)a - (uint8_t)b));
//   CHECK(eq_i8, fill_bits, int8_t, int8_t, 64, a == b ? a : b);
//   CHECK(slt_i8, fill_bits, int8_t, int8_t, 64, a < b ? a : b);
//   CHECK(uge_i8, fill_bits, int8_t, int8_t, 64, (uint8_t)a >= (uint8_t)b ? a : b);
//   CHECK(mask_i8, fill_bits, int8_t, int8_t, 64, a > b);
//   CHECK(reversed_i8, fill_bits, int8_t, int8_t, 64, A[63 - i]);
//   CHECK(even_i8, fill_bits, int8_t, int8_t, 64, 2 * i < 64 ? A[2 * i] : B[2 * i - 64]);
//   CHECK(add_i16, fill_bits, int16_t, int16_t, 32, (int16_t)((uint16_t)a + (uint16_t)b));
//   CHECK(sub_i16, fill_bits, int16_t, int16_t, 32, (int16_t)((uint16_t)a - (uint16_t)b));
//   CHECK(mul_i16, fill_bits, int16_t, int16_t, 32, (int16_t)(1ULL * (uint16_t)a * (uint16_t)b));
//   CHECK(and_i16, fill_bits, int16_t, int16_t, 32, (int16_t)(a & b));
//   CHECK(or_i16, fill_bits, int16_t, int16_t, 32, (int16_t)(a | b));
//   CHECK(xor_i16, fill_bits, int16_t, int16_t, 32, (int16_t)(a ^ b));
//   CHECK(smin_i16, fill_bits, int16_t, int16_t, 32, a < b ? a : b);
//   CHECK(smax_i16, fill_bits, int16_t, int16_t, 32, a > b ? a : b);
//   CHECK(umin_i16, fill_bits, int16_t, int16_t, 32, (uint16_t)a < (uint16_t)b ? a : b);
//   CHECK(umax_i16, fill_bits, int16_t, int16_t, 32, (uint16_t)a > (uint16_t)b ? a : b);
//   CHECK(abs_i16, fill_bits, int16_t, int16_t, 32, a < 0 ? (int16_t)(0 - (uint16_t)a) : a);
//   CHECK(sadd_sat_i16, fill_bits, int16_t, int16_t, 32, a + b < INT16_MIN ? INT16_MIN : a + b > INT16_MAX ? INT16_MAX : a + b);
//   CHECK(usub_sat_i16, fill_bits, int16_t, int16_t, 32, (uint16_t)a < (uint16_t)b ? 0 : (int16_t)((uint16_t)a - (uint16_t)b));
//   CHECK(shl_i16, fill_bits, int16_t, int16_t, 32, (int16_t)((uint16_t)a << (b & 15)));
//   CHECK(lshr_i16, fill_bits, int16_t, int16_t, 32, (int16_t)((uint16_t)a >> (b & 15)));
//   CHECK(ashr_i16, fill_bits, int16_t, int16_t, 32, (int16_t)(a >> (b & 15)));
//   CHECK(ashr_5_i16, fill_bits, int16_t, int16_t, 32, a >> 5);
//   CHECK(eq_i16, fill_bits, int16_t, int16_t, 32, a == b ? a : b);
//   CHECK(slt_i16, fill_bits, int16_t, int16_t, 32, a < b ? a : b);
//   CHECK(uge_i16, fill_bits, int16_t, int16_t, 32, (uint16_t)a >= (uint16_t)b ? a : b);
//   CHECK(mask_i16, fill_bits, int16_t, int16_t, 32, a > b);
//   CHECK(reversed_i16, fill_bits, int16_t, int16_t, 32, A[31 - i]);
//   CHECK(even_i16, fill_bits, int16_t, int16_t, 32, 2 * i < 32 ? A[2 * i] : B[2 * i - 32]);
//   CHECK(add_i32, fill_bits, int32_t, int32_t, 16, (int32_t)((uint32_t)a + (uint32_t)b));
//   CHECK(sub_i32, fill_bits, int32_t, int32_t, 16, (int32_t)((uint32_t)a - (uint32_t)b));
//   CHECK(mul_i32, fill_bits, int32_t, int32_t, 16, (int32_t)(1ULL * (uint32_t)a * (uint32_t)b));
//   CHECK(and_i32, fill_bits, int32_t, int32_t, 16, (int32_t)(a & b));
//   CHECK(or_i32, fill_bits, int32_t, int32_t, 16, (int32_t)(a | b));
//   CHECK(xor_i32, fill_bits, int32_t, int32_t, 16, (int32_t)(a ^ b));
//   CHECK(smin_i32, fill_bits, int32_t, int32_t, 16, a < b ? a : b);
//   CHECK(smax_i32, fill_bits, int32_t, int32_t, 16, a > b ? a : b);
//   CHECK(umin_i32, fill_bits, int32_t, int32_t, 16, (uint32_t)a < (uint32_t)b ? a : b);
//   CHECK(umax_i32, fill_bits, int32_t, int32_t, 16, (uint32_t)a > (uint32_t)b ? a : b);
//   CHECK(abs_i32, fill_bits, int32_t, int32_t, 16, a < 0 ? (int32_t)(0 - (uint32_t)a) : a);
//   CHECK(shl_i32, fill_bits, int32_t, int32_t, 16, (int32_t)((uint32_t)a << (b & 31)));
//   CHECK(lshr_i32, fill_bits, int32_t, int32_t, 16, (int32_t)((uint32_t)a >> (b & 31)));
//   CHECK(ashr_i32, fill_bits, int32_t, int32_t, 16, (int32_t)(a >> (b & 31)));
//   CHECK(ashr_5_i32, fill_bits, int32_t, int32_t, 16, a >> 5);
//   CHECK(eq_i32, fill_bits, int32_t, int32_t, 16, a == b ? a : b);
//   CHECK(slt_i32, fill_bits, int32_t, int32_t, 16, a < b ? a : b);
//   CHECK(uge_i32, fill_bits, int32_t, int32_t, 16, (uint32_t)a >= (uint32_t)b ? a : b);
//   CHECK(mask_i32, fill_bits, int32_t, int32_t, 16, a > b);
//   CHECK(reversed_i32, fill_bits, int32_t, int32_t, 16, A[15 - i]);
//   CHECK(even_i32, fill_bits, int32_t, int32_t, 16, 2 * i < 16 ? A[2 * i] : B[2 * i - 16]);
//   CHECK(add_i64, fill_bits, int64_t, int64_t, 8, (int64_t)((uint64_t)a + (uint64_t)b));
//   CHECK(sub_i64, fill_bits, int64_t, int64_t, 8, (int64_t)((uint64_t)a - (uint64_t)b));
//   CHECK(mul_i64, fill_bits, int64_t, int64_t, 8, (int64_t)(1ULL * (uint64_t)a * (uint64_t)b));
//   CHECK(and_i64, fill_bits, int64_t, int64_t, 8, (int64_t)(a & b));
//   CHECK(or_i64, fill_bits, int64_t, int64_t, 8, (int64_t)(a | b));
//   CHECK(xor_i64, fill_bits, int64_t, int64_t, 8, (int64_t)(a ^ b));
//   CHECK(smin_i64, fill_bits, int64_t, int64_t, 8, a < b ? a : b);
//   CHECK(smax_i64, fill_bits, int64_t, int64_t, 8, a > b ? a : b);
//   CHECK(umin_i64, fill_bits, int64_t, int64_t, 8, (uint64_t)a < (uint64_t)b ? a : b);
//   CHECK(umax_i64, fill_bits, int64_t, int64_t, 8, (uint64_t)a > (uint64_t)b ? a : b);
//   CHECK(abs_i64, fill_bits, int64_t, int64_t, 8, a < 0 ? (int64_t)(0 - (uint64_t)a) : a);
//   CHECK(shl_i64, fill_bits, int64_t, int64_t, 8, (int64_t)((uint64_t)a << (b & 63)));
//   CHECK(lshr_i64, fill_bits, int64_t, int64_t, 8, (int64_t)((uint64_t)a >> (b & 63)));
//   CHECK(ashr_i64, fill_bits, int64_t, int64_t, 8, (int64_t)(a >> (b & 63)));
//   CHECK(ashr_5_i64, fill_bits, int64_t, int64_t, 8, a >> 5);
//   CHECK(eq_i64, fill_bits, int64_t, int64_t, 8, a == b ? a : b);
//   CHECK(slt_i64, fill_bits, int64_t, int64_t, 8, a < b ? a : b);
//   CHECK(uge_i64, fill_bits, int64_t, int64_t, 8, (uint64_t)a >= (uint64_t)b ? a : b);
//   CHECK(mask_i64, fill_bits, int64_t, int64_t, 8, a > b);
//   CHECK(reversed_i64, fill_bits, int64_t, int64_t, 8, A[7 - i]);
//   CHECK(even_i64, fill_bits, int64_t, int64_t, 8, 2 * i < 8 ? A[2 * i] : B[2 * i - 8]);
//   CHECK(masked_f32, fill_float, float, float, 16, a < b ? a : b);
//   CHECK(masked_f64, fill_double, double, double, 8, a < b ? a : b);
//   CHECK(masked_i8, fill_bits, int8_t, int8_t, 64, a < b ? a : b);
//   CHECK(masked_i16, fill_bits, int16_t, int16_t, 32, a < b ? a : b);
//   CHECK(masked_i32, fill_bits, int32_t, int32_t, 16, a < b ? a : b);
//   CHECK(masked_i64, fill_bits, int64_t, int64_t, 8, a < b ? a : b);
//   CHECK(fourths, fill_bits, int32_t, int32_t, 16, A[4 * i + 3]);
//   CHECK(thirds, fill_float, float, float, 16, A[3 * i + 1]);
//   {
//     void live(void *, void *, void *);
//     float v[20][16], x[20][16], result[16], sum[16];
//     fill_float();
//     a.f[3] = a.f[13] = 1;
//     for (int k = 0; k < 20; ++k)
//       for (int i = 0; i < 16; ++i) v[k][i] = a.f[k + i];
//     for (int round = 0; round < 3; ++round) {
//       for (int k = 0; k < 20; ++k)
//         for (int i = 0; i < 16; ++i) x[k][i] = v[k][i] + v[(k + 1) % 20][i];
//       memcpy(v, x, sizeof v);
//     }
//     memcpy(sum, v[0], sizeof sum);
//     for (int k = 1; k < 20; ++k)
//       for (int i = 0; i < 16; ++i) sum[i] = k % 7 == 0 ? sum[i] * v[k][i] : sum[i] + v[k][i];
//     live(&a, &b, result);
//     if (!same(sum, result, sizeof sum)) printf("live\n"), ++failed;
//   }
//   printf("%d\n", failed);
//   return 0;
// }
// output:
// 0
