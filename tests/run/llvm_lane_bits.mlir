// Operations on all lanes that CLIF has for scalars only: bit counts, bit reversals, and shifts by different
// amounts. The vectors fill two registers, so that results show if their halves are confused.
llvm.func @ctpop_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %r = llvm.intr.ctpop(%x) : (vector<32xi8>) -> vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @bitreverse_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %r = llvm.intr.bitreverse(%x) : (vector<32xi8>) -> vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %r = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (vector<32xi8>) -> vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @cttz_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %r = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (vector<32xi8>) -> vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @shl_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %r = llvm.shl %x, %y : vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @lshr_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %r = llvm.lshr %x, %y : vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @ashr_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %r = llvm.ashr %x, %y : vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %z = llvm.xor %x, %y : vector<32xi8>
  %r = llvm.intr.fshl(%x, %z, %y) : (vector<32xi8>, vector<32xi8>, vector<32xi8>) -> vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_by_11_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %z = llvm.xor %x, %y : vector<32xi8>
  %c = llvm.mlir.constant(dense<11> : vector<32xi8>) : vector<32xi8>
  %r = llvm.intr.fshl(%x, %z, %c) : (vector<32xi8>, vector<32xi8>, vector<32xi8>) -> vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_by_0_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %z = llvm.xor %x, %y : vector<32xi8>
  %c = llvm.mlir.constant(dense<8> : vector<32xi8>) : vector<32xi8>
  %r = llvm.intr.fshl(%x, %z, %c) : (vector<32xi8>, vector<32xi8>, vector<32xi8>) -> vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %z = llvm.xor %x, %y : vector<32xi8>
  %r = llvm.intr.fshr(%x, %z, %y) : (vector<32xi8>, vector<32xi8>, vector<32xi8>) -> vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_by_11_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %z = llvm.xor %x, %y : vector<32xi8>
  %c = llvm.mlir.constant(dense<11> : vector<32xi8>) : vector<32xi8>
  %r = llvm.intr.fshr(%x, %z, %c) : (vector<32xi8>, vector<32xi8>, vector<32xi8>) -> vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_by_0_8(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %z = llvm.xor %x, %y : vector<32xi8>
  %c = llvm.mlir.constant(dense<8> : vector<32xi8>) : vector<32xi8>
  %r = llvm.intr.fshr(%x, %z, %c) : (vector<32xi8>, vector<32xi8>, vector<32xi8>) -> vector<32xi8>
  llvm.store %r, %o {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @ctpop_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %r = llvm.intr.ctpop(%x) : (vector<16xi16>) -> vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @bswap_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %r = llvm.intr.bswap(%x) : (vector<16xi16>) -> vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @bitreverse_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %r = llvm.intr.bitreverse(%x) : (vector<16xi16>) -> vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %r = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (vector<16xi16>) -> vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @cttz_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %r = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (vector<16xi16>) -> vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @shl_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %r = llvm.shl %x, %y : vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @lshr_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %r = llvm.lshr %x, %y : vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @ashr_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %r = llvm.ashr %x, %y : vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %z = llvm.xor %x, %y : vector<16xi16>
  %r = llvm.intr.fshl(%x, %z, %y) : (vector<16xi16>, vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_by_11_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %z = llvm.xor %x, %y : vector<16xi16>
  %c = llvm.mlir.constant(dense<11> : vector<16xi16>) : vector<16xi16>
  %r = llvm.intr.fshl(%x, %z, %c) : (vector<16xi16>, vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_by_0_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %z = llvm.xor %x, %y : vector<16xi16>
  %c = llvm.mlir.constant(dense<16> : vector<16xi16>) : vector<16xi16>
  %r = llvm.intr.fshl(%x, %z, %c) : (vector<16xi16>, vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %z = llvm.xor %x, %y : vector<16xi16>
  %r = llvm.intr.fshr(%x, %z, %y) : (vector<16xi16>, vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_by_11_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %z = llvm.xor %x, %y : vector<16xi16>
  %c = llvm.mlir.constant(dense<11> : vector<16xi16>) : vector<16xi16>
  %r = llvm.intr.fshr(%x, %z, %c) : (vector<16xi16>, vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_by_0_16(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %z = llvm.xor %x, %y : vector<16xi16>
  %c = llvm.mlir.constant(dense<16> : vector<16xi16>) : vector<16xi16>
  %r = llvm.intr.fshr(%x, %z, %c) : (vector<16xi16>, vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.store %r, %o {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @ctpop_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = llvm.intr.ctpop(%x) : (vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @bswap_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = llvm.intr.bswap(%x) : (vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @bitreverse_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = llvm.intr.bitreverse(%x) : (vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @cttz_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @shl_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = llvm.shl %x, %y : vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @lshr_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = llvm.lshr %x, %y : vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @ashr_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %r = llvm.ashr %x, %y : vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.xor %x, %y : vector<8xi32>
  %r = llvm.intr.fshl(%x, %z, %y) : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_by_11_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.xor %x, %y : vector<8xi32>
  %c = llvm.mlir.constant(dense<11> : vector<8xi32>) : vector<8xi32>
  %r = llvm.intr.fshl(%x, %z, %c) : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_by_0_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.xor %x, %y : vector<8xi32>
  %c = llvm.mlir.constant(dense<32> : vector<8xi32>) : vector<8xi32>
  %r = llvm.intr.fshl(%x, %z, %c) : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.xor %x, %y : vector<8xi32>
  %r = llvm.intr.fshr(%x, %z, %y) : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_by_11_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.xor %x, %y : vector<8xi32>
  %c = llvm.mlir.constant(dense<11> : vector<8xi32>) : vector<8xi32>
  %r = llvm.intr.fshr(%x, %z, %c) : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_by_0_32(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.xor %x, %y : vector<8xi32>
  %c = llvm.mlir.constant(dense<32> : vector<8xi32>) : vector<8xi32>
  %r = llvm.intr.fshr(%x, %z, %c) : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @ctpop_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %r = llvm.intr.ctpop(%x) : (vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @bswap_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %r = llvm.intr.bswap(%x) : (vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @bitreverse_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %r = llvm.intr.bitreverse(%x) : (vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @ctlz_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %r = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @cttz_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %r = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @shl_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %r = llvm.shl %x, %y : vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @lshr_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %r = llvm.lshr %x, %y : vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @ashr_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %r = llvm.ashr %x, %y : vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.xor %x, %y : vector<4xi64>
  %r = llvm.intr.fshl(%x, %z, %y) : (vector<4xi64>, vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_by_11_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.xor %x, %y : vector<4xi64>
  %c = llvm.mlir.constant(dense<11> : vector<4xi64>) : vector<4xi64>
  %r = llvm.intr.fshl(%x, %z, %c) : (vector<4xi64>, vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @fshl_by_0_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.xor %x, %y : vector<4xi64>
  %c = llvm.mlir.constant(dense<64> : vector<4xi64>) : vector<4xi64>
  %r = llvm.intr.fshl(%x, %z, %c) : (vector<4xi64>, vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.xor %x, %y : vector<4xi64>
  %r = llvm.intr.fshr(%x, %z, %y) : (vector<4xi64>, vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_by_11_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.xor %x, %y : vector<4xi64>
  %c = llvm.mlir.constant(dense<11> : vector<4xi64>) : vector<4xi64>
  %r = llvm.intr.fshr(%x, %z, %c) : (vector<4xi64>, vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @fshr_by_0_64(%a: !llvm.ptr, %b: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.xor %x, %y : vector<4xi64>
  %c = llvm.mlir.constant(dense<64> : vector<4xi64>) : vector<4xi64>
  %r = llvm.intr.fshr(%x, %z, %c) : (vector<4xi64>, vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// static int good, bad;
// static uint64_t seed = 1;
// static uint64_t any(int turn) {
//   static const uint64_t edges[] = {0, 1, 2, ~0ull, 0x8000000080008080, 0x7fffffff7fff7f7f, 0x5555555555555555, 0x0123456789abcdef};
//   seed = seed * 6364136223846793005 + 1442695040888963407;
//   return turn % 3 ? seed >> 8 ^ seed << 40 : edges[seed >> 61] << (turn % 9 == 3 ? seed >> 50 & 63 : 0);
// }
// static uint64_t reverse(uint64_t x, int bits, int unit) {
//   uint64_t r = 0;
//   for (int i = 0; i < bits; i += unit) r |= (x >> i & ((1ull << unit) - 1)) << (bits - unit - i);
//   return r;
// }
// static uint64_t ones(uint64_t x) { int n = 0; for (; x; x &= x - 1) n++; return n; }
// static uint64_t zeros(uint64_t x, int bits, int from_top) {
//   int n = 0;
//   while (n < bits && !(x >> (from_top ? bits - 1 - n : n) & 1)) n++;
//   return n;
// }
// static uint64_t funnel(uint64_t high, uint64_t low, uint64_t by, int bits, int left) {
//   by %= bits;
//   if (!by) return left ? high : low;
//   return left ? high << by | low >> (bits - by) : high << (bits - by) | low >> by;
// }
// #define CHECK(f, W, lane) do { \
//     memset(o, 0, sizeof o); \
//     f(a, b, o); \
//     int fits = 1; \
//     for (int i = 0; i < 256 / W; i++) { \
//       uint##W##_t x = a[i], y = b[i], z = (uint##W##_t)(x ^ y); \
//       (void)y, (void)z; \
//       fits &= o[i] == (uint##W##_t)(lane); \
//     } \
//     fits ? good++ : bad++; \
//   } while (0)
// #define WIDTH(W, SWAP) \
//   void ctpop_##W(void *, void *, void *), bitreverse_##W(void *, void *, void *), ctlz_##W(void *, void *, void *); \
//   void cttz_##W(void *, void *, void *), shl_##W(void *, void *, void *), lshr_##W(void *, void *, void *); \
//   void ashr_##W(void *, void *, void *), fshl_##W(void *, void *, void *), fshr_##W(void *, void *, void *); \
//   void fshl_by_11_##W(void *, void *, void *), fshr_by_11_##W(void *, void *, void *); \
//   void fshl_by_0_##W(void *, void *, void *), fshr_by_0_##W(void *, void *, void *); \
//   static void check_##W(int turn) { \
//     uint##W##_t a[256 / W], b[256 / W], o[256 / W]; \
//     for (int i = 0; i < 256 / W; i++) a[i] = (uint##W##_t)any(turn + i), b[i] = (uint##W##_t)any(turn); \
//     CHECK(ctpop_##W, W, ones(x)); \
//     CHECK(bitreverse_##W, W, reverse(x, W, 1)); \
//     CHECK(ctlz_##W, W, zeros(x, W, 1)); \
//     CHECK(cttz_##W, W, zeros(x, W, 0)); \
//     CHECK(fshl_##W, W, funnel(x, z, y, W, 1)); \
//     CHECK(fshr_##W, W, funnel(x, z, y, W, 0)); \
//     CHECK(fshl_by_11_##W, W, funnel(x, z, 11, W, 1)); \
//     CHECK(fshr_by_11_##W, W, funnel(x, z, 11, W, 0)); \
//     CHECK(fshl_by_0_##W, W, x); \
//     CHECK(fshr_by_0_##W, W, z); \
//     SWAP; \
//     for (int i = 0; i < 256 / W; i++) b[i] = turn % 2 ? b[i] % W : (uint##W##_t)((turn / 2 + i) % W); \
//     CHECK(shl_##W, W, x << y); \
//     CHECK(lshr_##W, W, x >> y); \
//     CHECK(ashr_##W, W, (int##W##_t)x >> y); \
//   }
// void bswap_16(void *, void *, void *), bswap_32(void *, void *, void *), bswap_64(void *, void *, void *);
// WIDTH(8, (void)0)
// WIDTH(16, CHECK(bswap_16, 16, reverse(x, 16, 8)))
// WIDTH(32, CHECK(bswap_32, 32, reverse(x, 32, 8)))
// WIDTH(64, CHECK(bswap_64, 64, reverse(x, 64, 8)))
// int main(void) {
//   for (int turn = 0; turn < 500; turn++) check_8(turn), check_16(turn), check_32(turn), check_64(turn);
//   printf("%d %d\n", good, bad);
//   return 0;
// }
// output:
// 27500 0
