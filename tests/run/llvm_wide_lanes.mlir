// Conversions, shifts by lanes, rotations, products and sums of pairs of wide vectors, against scalars.
llvm.func @sext_i8_i16_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %1 = llvm.sext %0 : vector<16xi8> to vector<16xi16>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @sext_i8_i16_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.sext %0 : vector<32xi8> to vector<32xi16>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @sext_i8_i32_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %1 = llvm.sext %0 : vector<16xi8> to vector<16xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @sext_i8_i32_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.sext %0 : vector<32xi8> to vector<32xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xi32>, !llvm.ptr
  llvm.return
}
llvm.func @sext_i8_i64_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.sext %0 : vector<32xi8> to vector<32xi64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xi64>, !llvm.ptr
  llvm.return
}
llvm.func @sext_i16_i32_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %1 = llvm.sext %0 : vector<8xi16> to vector<8xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @sext_i16_i32_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.sext %0 : vector<16xi16> to vector<16xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @sext_i16_i64_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %1 = llvm.sext %0 : vector<8xi16> to vector<8xi64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @sext_i16_i64_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.sext %0 : vector<16xi16> to vector<16xi64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi64>, !llvm.ptr
  llvm.return
}
llvm.func @sext_i32_i64_4(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %1 = llvm.sext %0 : vector<4xi32> to vector<4xi64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @sext_i32_i64_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.sext %0 : vector<8xi32> to vector<8xi64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @zext_i8_i16_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %1 = llvm.zext %0 : vector<16xi8> to vector<16xi16>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @zext_i8_i16_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.zext %0 : vector<32xi8> to vector<32xi16>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @zext_i8_i32_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %1 = llvm.zext %0 : vector<16xi8> to vector<16xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @zext_i8_i32_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.zext %0 : vector<32xi8> to vector<32xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xi32>, !llvm.ptr
  llvm.return
}
llvm.func @zext_i8_i64_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.zext %0 : vector<32xi8> to vector<32xi64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xi64>, !llvm.ptr
  llvm.return
}
llvm.func @zext_i16_i32_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %1 = llvm.zext %0 : vector<8xi16> to vector<8xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @zext_i16_i32_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.zext %0 : vector<16xi16> to vector<16xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @zext_i16_i64_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %1 = llvm.zext %0 : vector<8xi16> to vector<8xi64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @zext_i16_i64_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.zext %0 : vector<16xi16> to vector<16xi64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi64>, !llvm.ptr
  llvm.return
}
llvm.func @zext_i32_i64_4(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %1 = llvm.zext %0 : vector<4xi32> to vector<4xi64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @zext_i32_i64_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.zext %0 : vector<8xi32> to vector<8xi64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_i16_i8_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.trunc %0 : vector<16xi16> to vector<16xi8>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_i16_i8_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.trunc %0 : vector<32xi16> to vector<32xi8>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_i32_i8_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.trunc %0 : vector<16xi32> to vector<16xi8>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_i32_i8_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi32>
  %1 = llvm.trunc %0 : vector<32xi32> to vector<32xi8>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_i64_i8_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi64>
  %1 = llvm.trunc %0 : vector<32xi64> to vector<32xi8>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_i32_i16_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.trunc %0 : vector<8xi32> to vector<8xi16>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_i32_i16_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.trunc %0 : vector<16xi32> to vector<16xi16>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_i64_i16_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.trunc %0 : vector<8xi64> to vector<8xi16>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_i64_i16_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %1 = llvm.trunc %0 : vector<16xi64> to vector<16xi16>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_i64_i32_4(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %1 = llvm.trunc %0 : vector<4xi64> to vector<4xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @trunc_i64_i32_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.trunc %0 : vector<8xi64> to vector<8xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @sitofp_i8_f32_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %1 = llvm.sitofp %0 : vector<16xi8> to vector<16xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @sitofp_i8_f32_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.sitofp %0 : vector<32xi8> to vector<32xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xf32>, !llvm.ptr
  llvm.return
}
llvm.func @sitofp_i8_f64_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.sitofp %0 : vector<32xi8> to vector<32xf64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xf64>, !llvm.ptr
  llvm.return
}
llvm.func @sitofp_i16_f32_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %1 = llvm.sitofp %0 : vector<8xi16> to vector<8xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @sitofp_i16_f32_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.sitofp %0 : vector<16xi16> to vector<16xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @sitofp_i16_f64_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %1 = llvm.sitofp %0 : vector<8xi16> to vector<8xf64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @sitofp_i16_f64_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.sitofp %0 : vector<16xi16> to vector<16xf64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xf64>, !llvm.ptr
  llvm.return
}
llvm.func @sitofp_i32_f32_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.sitofp %0 : vector<8xi32> to vector<8xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @sitofp_i32_f32_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.sitofp %0 : vector<16xi32> to vector<16xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @sitofp_i32_f64_4(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %1 = llvm.sitofp %0 : vector<4xi32> to vector<4xf64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @sitofp_i32_f64_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.sitofp %0 : vector<8xi32> to vector<8xf64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @uitofp_i8_f32_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %1 = llvm.uitofp %0 : vector<16xi8> to vector<16xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @uitofp_i8_f32_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.uitofp %0 : vector<32xi8> to vector<32xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xf32>, !llvm.ptr
  llvm.return
}
llvm.func @uitofp_i8_f64_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.uitofp %0 : vector<32xi8> to vector<32xf64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xf64>, !llvm.ptr
  llvm.return
}
llvm.func @uitofp_i16_f32_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %1 = llvm.uitofp %0 : vector<8xi16> to vector<8xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @uitofp_i16_f32_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.uitofp %0 : vector<16xi16> to vector<16xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @uitofp_i16_f64_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %1 = llvm.uitofp %0 : vector<8xi16> to vector<8xf64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @uitofp_i16_f64_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.uitofp %0 : vector<16xi16> to vector<16xf64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xf64>, !llvm.ptr
  llvm.return
}
llvm.func @fptosi_f32_i32_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.fptosi %0 : vector<8xf32> to vector<8xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @fptosi_f32_i32_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.fptosi %0 : vector<16xf32> to vector<16xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @fptosi_f64_i32_4(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %1 = llvm.fptosi %0 : vector<4xf64> to vector<4xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @fptosi_f64_i32_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %1 = llvm.fptosi %0 : vector<8xf64> to vector<8xi32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @fptosi_f32_i16_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.fptosi %0 : vector<8xf32> to vector<8xi16>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @fptosi_f32_i16_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.fptosi %0 : vector<16xf32> to vector<16xi16>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @fptosi_f32_i8_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.fptosi %0 : vector<16xf32> to vector<16xi8>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @fptosi_f32_i8_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xf32>
  %1 = llvm.fptosi %0 : vector<32xf32> to vector<32xi8>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @fptoui_f32_i8_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.fptoui %0 : vector<16xf32> to vector<16xi8>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @fptoui_f32_i8_32(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xf32>
  %1 = llvm.fptoui %0 : vector<32xf32> to vector<32xi8>
  llvm.store %1, %q {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @fptoui_f32_i16_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.fptoui %0 : vector<8xf32> to vector<8xi16>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @fptoui_f32_i16_16(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.fptoui %0 : vector<16xf32> to vector<16xi16>
  llvm.store %1, %q {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @fpext_f32_f64_4(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %1 = llvm.fpext %0 : vector<4xf32> to vector<4xf64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @fpext_f32_f64_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.fpext %0 : vector<8xf32> to vector<8xf64>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @fptrunc_f64_f32_4(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %1 = llvm.fptrunc %0 : vector<4xf64> to vector<4xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @fptrunc_f64_f32_8(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %1 = llvm.fptrunc %0 : vector<8xf64> to vector<8xf32>
  llvm.store %1, %q {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @shl_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %c = llvm.mlir.constant(dense<31> : vector<16xi32>) : vector<16xi32>
  %2 = llvm.and %1, %c : vector<16xi32>
  %3 = llvm.shl %0, %2 : vector<16xi32>
  llvm.store %3, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @lshr_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %c = llvm.mlir.constant(dense<31> : vector<16xi32>) : vector<16xi32>
  %2 = llvm.and %1, %c : vector<16xi32>
  %3 = llvm.lshr %0, %2 : vector<16xi32>
  llvm.store %3, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @ashr_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %c = llvm.mlir.constant(dense<31> : vector<16xi32>) : vector<16xi32>
  %2 = llvm.and %1, %c : vector<16xi32>
  %3 = llvm.ashr %0, %2 : vector<16xi32>
  llvm.store %3, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @shl_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %c = llvm.mlir.constant(dense<63> : vector<8xi64>) : vector<8xi64>
  %2 = llvm.and %1, %c : vector<8xi64>
  %3 = llvm.shl %0, %2 : vector<8xi64>
  llvm.store %3, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @lshr_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %c = llvm.mlir.constant(dense<63> : vector<8xi64>) : vector<8xi64>
  %2 = llvm.and %1, %c : vector<8xi64>
  %3 = llvm.lshr %0, %2 : vector<8xi64>
  llvm.store %3, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @ashr_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %c = llvm.mlir.constant(dense<63> : vector<8xi64>) : vector<8xi64>
  %2 = llvm.and %1, %c : vector<8xi64>
  %3 = llvm.ashr %0, %2 : vector<8xi64>
  llvm.store %3, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @mul_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.or %1, %1 : vector<64xi8>
  %3 = llvm.mul %0, %2 : vector<64xi8>
  llvm.store %3, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @mul_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.or %1, %1 : vector<32xi16>
  %3 = llvm.mul %0, %2 : vector<32xi16>
  llvm.store %3, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @mul_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.or %1, %1 : vector<16xi32>
  %3 = llvm.mul %0, %2 : vector<16xi32>
  llvm.store %3, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @mul_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.or %1, %1 : vector<8xi64>
  %3 = llvm.mul %0, %2 : vector<8xi64>
  llvm.store %3, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.intr.fshl(%0, %0, %1) : (vector<16xi32>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.intr.fshr(%0, %0, %1) : (vector<16xi32>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.intr.fshl(%0, %0, %1) : (vector<8xi64>, vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.intr.fshr(%0, %0, %1) : (vector<8xi64>, vector<8xi64>, vector<8xi64>) -> vector<8xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @product_sext_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.sext %0 : vector<8xi32> to vector<8xi64>
  %3 = llvm.sext %1 : vector<8xi32> to vector<8xi64>
  %4 = llvm.mul %2, %3 : vector<8xi64>
  llvm.store %4, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @product_zext_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.zext %0 : vector<8xi32> to vector<8xi64>
  %3 = llvm.zext %1 : vector<8xi32> to vector<8xi64>
  %4 = llvm.mul %2, %3 : vector<8xi64>
  llvm.store %4, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @product_sext_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %2 = llvm.sext %0 : vector<16xi16> to vector<16xi32>
  %3 = llvm.sext %1 : vector<16xi16> to vector<16xi32>
  %4 = llvm.mul %2, %3 : vector<16xi32>
  llvm.store %4, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @product_zext_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.zext %0 : vector<32xi8> to vector<32xi16>
  %3 = llvm.zext %1 : vector<32xi8> to vector<32xi16>
  %4 = llvm.mul %2, %3 : vector<32xi16>
  llvm.store %4, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @pairs_products_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.sext %0 : vector<32xi16> to vector<32xi32>
  %3 = llvm.sext %1 : vector<32xi16> to vector<32xi32>
  %4 = llvm.mul %2, %3 : vector<32xi32>
  %5 = llvm.shufflevector %4, %4 [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30] : vector<32xi32>
  %6 = llvm.shufflevector %4, %4 [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31] : vector<32xi32>
  %7 = llvm.add %5, %6 : vector<16xi32>
  llvm.store %7, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @pairs_products_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.sext %0 : vector<32xi8> to vector<32xi32>
  %3 = llvm.sext %1 : vector<32xi8> to vector<32xi32>
  %4 = llvm.mul %2, %3 : vector<32xi32>
  %5 = llvm.shufflevector %4, %4 [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30] : vector<32xi32>
  %6 = llvm.shufflevector %4, %4 [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31] : vector<32xi32>
  %7 = llvm.add %5, %6 : vector<16xi32>
  llvm.store %7, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @pairs_products_u8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.zext %0 : vector<32xi8> to vector<32xi32>
  %3 = llvm.zext %1 : vector<32xi8> to vector<32xi32>
  %4 = llvm.mul %2, %3 : vector<32xi32>
  %5 = llvm.shufflevector %4, %4 [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30] : vector<32xi32>
  %6 = llvm.shufflevector %4, %4 [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31] : vector<32xi32>
  %7 = llvm.add %5, %6 : vector<16xi32>
  llvm.store %7, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @pairs_products_u16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.zext %0 : vector<32xi16> to vector<32xi32>
  %3 = llvm.zext %1 : vector<32xi16> to vector<32xi32>
  %4 = llvm.mul %2, %3 : vector<32xi32>
  %5 = llvm.shufflevector %4, %4 [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30] : vector<32xi32>
  %6 = llvm.shufflevector %4, %4 [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31] : vector<32xi32>
  %7 = llvm.add %5, %6 : vector<16xi32>
  llvm.store %7, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @pairs_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.sext %0 : vector<32xi16> to vector<32xi32>
  %3 = llvm.sext %1 : vector<32xi16> to vector<32xi32>
  %5 = llvm.shufflevector %2, %2 [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30] : vector<32xi32>
  %6 = llvm.shufflevector %2, %2 [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31] : vector<32xi32>
  %7 = llvm.add %5, %6 : vector<16xi32>
  llvm.store %7, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @pairs_u8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.zext %0 : vector<64xi8> to vector<64xi16>
  %3 = llvm.zext %1 : vector<64xi8> to vector<64xi16>
  %5 = llvm.shufflevector %2, %2 [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62] : vector<64xi16>
  %6 = llvm.shufflevector %2, %2 [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 61, 63] : vector<64xi16>
  %7 = llvm.add %5, %6 : vector<32xi16>
  llvm.store %7, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @pairs_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.sext %0 : vector<64xi8> to vector<64xi16>
  %3 = llvm.sext %1 : vector<64xi8> to vector<64xi16>
  %5 = llvm.shufflevector %2, %2 [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62] : vector<64xi16>
  %6 = llvm.shufflevector %2, %2 [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 61, 63] : vector<64xi16>
  %7 = llvm.add %5, %6 : vector<32xi16>
  llvm.store %7, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// static unsigned char in[512], other[512];
// static int wrong;
// /* Numbers that conversions to narrow integers hold, and others. */
// static double number(int i, int bits) {
//   double most = bits > 31 ? 2147483647.0 : (double)((1u << (bits - 1)) - 1);
//   return ((i * 37 + 11) % 101) / 101.0 * most * (i % 3 && bits ? -1 : 1);
// }
// static uint64_t next(void) {
//   static uint64_t state = 88172645463325252u;
//   state ^= state << 13, state ^= state >> 7, state ^= state << 17;
//   return state;
// }
// static void fill(void) {
//   for (int i = 0; i < 512; i++) in[i] = next() >> 20, other[i] = next() >> 20;
// }
// #define IS_FLOAT(T) ((T)0.5 != 0)
// #define IS_SIGNED(T) ((T)-1 < 0)
// #define UNARY(NAME, FROM, TO, N) { \
//   extern void NAME(void *, void *); \
//   fill(); \
//   FROM a[N]; TO want[N], got[N]; \
//   memcpy(a, in, sizeof a); \
//   if (IS_FLOAT(FROM)) \
//     for (int i = 0; i < N; i++) { \
//       double x = number(i, IS_FLOAT(TO) ? 31 : 8 * sizeof(TO)); \
//       a[i] = (FROM)(IS_SIGNED(TO) ? x : x < 0 ? -x : x); \
//     } \
//   for (int i = 0; i < N; i++) want[i] = (TO)a[i]; \
//   NAME(a, got); \
//   if (memcmp(want, got, sizeof got)) printf(#NAME "\n"), wrong++; }
// #define MIXED(NAME, FROM, TO, N, TIMES, VALUE) { \
//   extern void NAME(void *, void *, void *); \
//   fill(); \
//   FROM a[N * TIMES], b[N * TIMES]; TO want[N], got[N]; \
//   memcpy(a, in, sizeof a), memcpy(b, other, sizeof b); \
//   for (int i = 0; i < N; i++) want[i] = (TO)(VALUE); \
//   NAME(a, b, got); \
//   if (memcmp(want, got, sizeof got)) printf(#NAME "\n"), wrong++; }
// #define BINARY(NAME, T, N, VALUE) { \
//   extern void NAME(void *, void *, void *); \
//   fill(); \
//   T x[N], y[N], want[N], got[N]; \
//   memcpy(x, in, sizeof x), memcpy(y, other, sizeof y); \
//   for (int i = 0; i < N; i++) { T a = x[i], b = y[i]; want[i] = (T)(VALUE); } \
//   NAME(x, y, got); \
//   if (memcmp(want, got, sizeof got)) printf(#NAME "\n"), wrong++; }
// int main(void) {
//   UNARY(sext_i8_i16_16, int8_t, int16_t, 16)
//   UNARY(sext_i8_i16_32, int8_t, int16_t, 32)
//   UNARY(sext_i8_i32_16, int8_t, int32_t, 16)
//   UNARY(sext_i8_i32_32, int8_t, int32_t, 32)
//   UNARY(sext_i8_i64_32, int8_t, int64_t, 32)
//   UNARY(sext_i16_i32_8, int16_t, int32_t, 8)
//   UNARY(sext_i16_i32_16, int16_t, int32_t, 16)
//   UNARY(sext_i16_i64_8, int16_t, int64_t, 8)
//   UNARY(sext_i16_i64_16, int16_t, int64_t, 16)
//   UNARY(sext_i32_i64_4, int32_t, int64_t, 4)
//   UNARY(sext_i32_i64_8, int32_t, int64_t, 8)
//   UNARY(zext_i8_i16_16, uint8_t, int16_t, 16)
//   UNARY(zext_i8_i16_32, uint8_t, int16_t, 32)
//   UNARY(zext_i8_i32_16, uint8_t, int32_t, 16)
//   UNARY(zext_i8_i32_32, uint8_t, int32_t, 32)
//   UNARY(zext_i8_i64_32, uint8_t, int64_t, 32)
//   UNARY(zext_i16_i32_8, uint16_t, int32_t, 8)
//   UNARY(zext_i16_i32_16, uint16_t, int32_t, 16)
//   UNARY(zext_i16_i64_8, uint16_t, int64_t, 8)
//   UNARY(zext_i16_i64_16, uint16_t, int64_t, 16)
//   UNARY(zext_i32_i64_4, uint32_t, int64_t, 4)
//   UNARY(zext_i32_i64_8, uint32_t, int64_t, 8)
//   UNARY(trunc_i16_i8_16, int16_t, int8_t, 16)
//   UNARY(trunc_i16_i8_32, int16_t, int8_t, 32)
//   UNARY(trunc_i32_i8_16, int32_t, int8_t, 16)
//   UNARY(trunc_i32_i8_32, int32_t, int8_t, 32)
//   UNARY(trunc_i64_i8_32, int64_t, int8_t, 32)
//   UNARY(trunc_i32_i16_8, int32_t, int16_t, 8)
//   UNARY(trunc_i32_i16_16, int32_t, int16_t, 16)
//   UNARY(trunc_i64_i16_8, int64_t, int16_t, 8)
//   UNARY(trunc_i64_i16_16, int64_t, int16_t, 16)
//   UNARY(trunc_i64_i32_4, int64_t, int32_t, 4)
//   UNARY(trunc_i64_i32_8, int64_t, int32_t, 8)
//   UNARY(sitofp_i8_f32_16, int8_t, float, 16)
//   UNARY(sitofp_i8_f32_32, int8_t, float, 32)
//   UNARY(sitofp_i8_f64_32, int8_t, double, 32)
//   UNARY(sitofp_i16_f32_8, int16_t, float, 8)
//   UNARY(sitofp_i16_f32_16, int16_t, float, 16)
//   UNARY(sitofp_i16_f64_8, int16_t, double, 8)
//   UNARY(sitofp_i16_f64_16, int16_t, double, 16)
//   UNARY(sitofp_i32_f32_8, int32_t, float, 8)
//   UNARY(sitofp_i32_f32_16, int32_t, float, 16)
//   UNARY(sitofp_i32_f64_4, int32_t, double, 4)
//   UNARY(sitofp_i32_f64_8, int32_t, double, 8)
//   UNARY(uitofp_i8_f32_16, uint8_t, float, 16)
//   UNARY(uitofp_i8_f32_32, uint8_t, float, 32)
//   UNARY(uitofp_i8_f64_32, uint8_t, double, 32)
//   UNARY(uitofp_i16_f32_8, uint16_t, float, 8)
//   UNARY(uitofp_i16_f32_16, uint16_t, float, 16)
//   UNARY(uitofp_i16_f64_8, uint16_t, double, 8)
//   UNARY(uitofp_i16_f64_16, uint16_t, double, 16)
//   UNARY(fptosi_f32_i32_8, float, int32_t, 8)
//   UNARY(fptosi_f32_i32_16, float, int32_t, 16)
//   UNARY(fptosi_f64_i32_4, double, int32_t, 4)
//   UNARY(fptosi_f64_i32_8, double, int32_t, 8)
//   UNARY(fptosi_f32_i16_8, float, int16_t, 8)
//   UNARY(fptosi_f32_i16_16, float, int16_t, 16)
//   UNARY(fptosi_f32_i8_16, float, int8_t, 16)
//   UNARY(fptosi_f32_i8_32, float, int8_t, 32)
//   UNARY(fptoui_f32_i8_16, float, uint8_t, 16)
//   UNARY(fptoui_f32_i8_32, float, uint8_t, 32)
//   UNARY(fptoui_f32_i16_8, float, uint16_t, 8)
//   UNARY(fptoui_f32_i16_16, float, uint16_t, 16)
//   UNARY(fpext_f32_f64_4, float, double, 4)
//   UNARY(fpext_f32_f64_8, float, double, 8)
//   UNARY(fptrunc_f64_f32_4, double, float, 4)
//   UNARY(fptrunc_f64_f32_8, double, float, 8)
//   BINARY(shl_i32, uint32_t, 16, a << (b & 31))
//   BINARY(lshr_i32, uint32_t, 16, a >> (b & 31))
//   BINARY(ashr_i32, int32_t, 16, a >> (b & 31))
//   BINARY(shl_i64, uint64_t, 8, a << (b & 63))
//   BINARY(lshr_i64, uint64_t, 8, a >> (b & 63))
//   BINARY(ashr_i64, int64_t, 8, a >> (b & 63))
//   BINARY(mul_i8, uint8_t, 64, (uint64_t)a * (uint64_t)b)
//   BINARY(mul_i16, uint16_t, 32, (uint64_t)a * (uint64_t)b)
//   BINARY(mul_i32, uint32_t, 16, (uint64_t)a * (uint64_t)b)
//   BINARY(mul_i64, uint64_t, 8, (uint64_t)a * (uint64_t)b)
//   BINARY(fshl_i32, uint32_t, 16, a << (b & 31) | a >> (-b & 31))
//   BINARY(fshr_i32, uint32_t, 16, a >> (b & 31) | a << (-b & 31))
//   BINARY(fshl_i64, uint64_t, 8, a << (b & 63) | a >> (-b & 63))
//   BINARY(fshr_i64, uint64_t, 8, a >> (b & 63) | a << (-b & 63))
//   MIXED(product_sext_i32, int32_t, int64_t, 8, 1, (int64_t)a[i] * (int64_t)b[i])
//   MIXED(product_zext_i32, uint32_t, uint64_t, 8, 1, (uint64_t)a[i] * (uint64_t)b[i])
//   MIXED(product_sext_i16, int16_t, int32_t, 16, 1, (int64_t)a[i] * (int64_t)b[i])
//   MIXED(product_zext_i8, uint8_t, uint16_t, 32, 1, (uint64_t)a[i] * (uint64_t)b[i])
//   MIXED(pairs_products_i16, int16_t, int32_t, 16, 2, (int64_t)a[2 * i] * (int64_t)b[2 * i] + (int64_t)a[2 * i + 1] * (int64_t)b[2 * i + 1])
//   MIXED(pairs_products_i8, int8_t, int32_t, 16, 2, (int64_t)a[2 * i] * (int64_t)b[2 * i] + (int64_t)a[2 * i + 1] * (int64_t)b[2 * i + 1])
//   MIXED(pairs_products_u8, uint8_t, uint32_t, 16, 2, (uint64_t)a[2 * i] * (uint64_t)b[2 * i] + (uint64_t)a[2 * i + 1] * (uint64_t)b[2 * i + 1])
//   MIXED(pairs_products_u16, uint16_t, uint32_t, 16, 2, (uint64_t)a[2 * i] * (uint64_t)b[2 * i] + (uint64_t)a[2 * i + 1] * (uint64_t)b[2 * i + 1])
//   MIXED(pairs_i16, int16_t, int32_t, 16, 2, (int64_t)a[2 * i] + (int64_t)a[2 * i + 1])
//   MIXED(pairs_u8, uint8_t, uint16_t, 32, 2, (uint64_t)a[2 * i] + (uint64_t)a[2 * i + 1])
//   MIXED(pairs_i8, int8_t, int16_t, 32, 2, (int64_t)a[2 * i] + (int64_t)a[2 * i + 1])
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
