// Stores of the lanes that comparisons select, next to memory that must not change.
llvm.func @slt_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %3 = llvm.icmp "slt" %0, %1 : vector<64xi8>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<64xi8>, vector<64xi1> into !llvm.ptr
  llvm.return
}
llvm.func @sle_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %3 = llvm.icmp "sle" %0, %1 : vector<64xi8>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<64xi8>, vector<64xi1> into !llvm.ptr
  llvm.return
}
llvm.func @sgt_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %3 = llvm.icmp "sgt" %0, %1 : vector<64xi8>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<64xi8>, vector<64xi1> into !llvm.ptr
  llvm.return
}
llvm.func @sge_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %3 = llvm.icmp "sge" %0, %1 : vector<64xi8>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<64xi8>, vector<64xi1> into !llvm.ptr
  llvm.return
}
llvm.func @eq_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %3 = llvm.icmp "eq" %0, %1 : vector<64xi8>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<64xi8>, vector<64xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ne_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %3 = llvm.icmp "ne" %0, %1 : vector<64xi8>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<64xi8>, vector<64xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ult_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %3 = llvm.icmp "ult" %0, %1 : vector<64xi8>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<64xi8>, vector<64xi1> into !llvm.ptr
  llvm.return
}
llvm.func @uge_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %3 = llvm.icmp "uge" %0, %1 : vector<64xi8>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<64xi8>, vector<64xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ugt_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %3 = llvm.icmp "ugt" %0, %1 : vector<64xi8>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<64xi8>, vector<64xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ule_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %3 = llvm.icmp "ule" %0, %1 : vector<64xi8>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<64xi8>, vector<64xi1> into !llvm.ptr
  llvm.return
}
llvm.func @narrow_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %3 = llvm.icmp "slt" %0, %1 : vector<16xi8>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xi8>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @both_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %3 = llvm.icmp "sgt" %0, %1 : vector<64xi8>
  %4 = llvm.icmp "slt" %1, %2 : vector<64xi8>
  %5 = llvm.and %3, %4 : vector<64xi1>
  llvm.intr.masked.store %2, %r, %5 {alignment = 1 : i32} : vector<64xi8>, vector<64xi1> into !llvm.ptr
  llvm.return
}
llvm.func @slt_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %3 = llvm.icmp "slt" %0, %1 : vector<32xi16>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<32xi16>, vector<32xi1> into !llvm.ptr
  llvm.return
}
llvm.func @sle_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %3 = llvm.icmp "sle" %0, %1 : vector<32xi16>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<32xi16>, vector<32xi1> into !llvm.ptr
  llvm.return
}
llvm.func @sgt_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %3 = llvm.icmp "sgt" %0, %1 : vector<32xi16>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<32xi16>, vector<32xi1> into !llvm.ptr
  llvm.return
}
llvm.func @sge_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %3 = llvm.icmp "sge" %0, %1 : vector<32xi16>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<32xi16>, vector<32xi1> into !llvm.ptr
  llvm.return
}
llvm.func @eq_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %3 = llvm.icmp "eq" %0, %1 : vector<32xi16>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<32xi16>, vector<32xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ne_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %3 = llvm.icmp "ne" %0, %1 : vector<32xi16>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<32xi16>, vector<32xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ult_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %3 = llvm.icmp "ult" %0, %1 : vector<32xi16>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<32xi16>, vector<32xi1> into !llvm.ptr
  llvm.return
}
llvm.func @uge_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %3 = llvm.icmp "uge" %0, %1 : vector<32xi16>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<32xi16>, vector<32xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ugt_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %3 = llvm.icmp "ugt" %0, %1 : vector<32xi16>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<32xi16>, vector<32xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ule_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %3 = llvm.icmp "ule" %0, %1 : vector<32xi16>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<32xi16>, vector<32xi1> into !llvm.ptr
  llvm.return
}
llvm.func @narrow_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %3 = llvm.icmp "slt" %0, %1 : vector<8xi16>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xi16>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @both_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %3 = llvm.icmp "sgt" %0, %1 : vector<32xi16>
  %4 = llvm.icmp "slt" %1, %2 : vector<32xi16>
  %5 = llvm.and %3, %4 : vector<32xi1>
  llvm.intr.masked.store %2, %r, %5 {alignment = 1 : i32} : vector<32xi16>, vector<32xi1> into !llvm.ptr
  llvm.return
}
llvm.func @slt_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %3 = llvm.icmp "slt" %0, %1 : vector<16xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @sle_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %3 = llvm.icmp "sle" %0, %1 : vector<16xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @sgt_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %3 = llvm.icmp "sgt" %0, %1 : vector<16xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @sge_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %3 = llvm.icmp "sge" %0, %1 : vector<16xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @eq_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %3 = llvm.icmp "eq" %0, %1 : vector<16xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ne_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %3 = llvm.icmp "ne" %0, %1 : vector<16xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ult_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %3 = llvm.icmp "ult" %0, %1 : vector<16xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @uge_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %3 = llvm.icmp "uge" %0, %1 : vector<16xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ugt_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %3 = llvm.icmp "ugt" %0, %1 : vector<16xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ule_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %3 = llvm.icmp "ule" %0, %1 : vector<16xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @narrow_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %3 = llvm.icmp "slt" %0, %1 : vector<4xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  llvm.return
}
llvm.func @both_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %3 = llvm.icmp "sgt" %0, %1 : vector<16xi32>
  %4 = llvm.icmp "slt" %1, %2 : vector<16xi32>
  %5 = llvm.and %3, %4 : vector<16xi1>
  llvm.intr.masked.store %2, %r, %5 {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @slt_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %3 = llvm.icmp "slt" %0, %1 : vector<8xi64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @sle_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %3 = llvm.icmp "sle" %0, %1 : vector<8xi64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @sgt_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %3 = llvm.icmp "sgt" %0, %1 : vector<8xi64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @sge_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %3 = llvm.icmp "sge" %0, %1 : vector<8xi64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @eq_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %3 = llvm.icmp "eq" %0, %1 : vector<8xi64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ne_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %3 = llvm.icmp "ne" %0, %1 : vector<8xi64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ult_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %3 = llvm.icmp "ult" %0, %1 : vector<8xi64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @uge_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %3 = llvm.icmp "uge" %0, %1 : vector<8xi64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ugt_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %3 = llvm.icmp "ugt" %0, %1 : vector<8xi64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ule_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %3 = llvm.icmp "ule" %0, %1 : vector<8xi64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @narrow_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %3 = llvm.icmp "slt" %0, %1 : vector<2xi64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<2xi64>, vector<2xi1> into !llvm.ptr
  llvm.return
}
llvm.func @both_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %3 = llvm.icmp "sgt" %0, %1 : vector<8xi64>
  %4 = llvm.icmp "slt" %1, %2 : vector<8xi64>
  %5 = llvm.and %3, %4 : vector<8xi1>
  llvm.intr.masked.store %2, %r, %5 {alignment = 1 : i32} : vector<8xi64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @olt_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %3 = llvm.fcmp "olt" %0, %1 : vector<16xf32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @oge_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %3 = llvm.fcmp "oge" %0, %1 : vector<16xf32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @une_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %3 = llvm.fcmp "une" %0, %1 : vector<16xf32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ult_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %3 = llvm.fcmp "ult" %0, %1 : vector<16xf32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @oeq_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %3 = llvm.fcmp "oeq" %0, %1 : vector<16xf32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @uno_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %3 = llvm.fcmp "uno" %0, %1 : vector<16xf32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ord_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %3 = llvm.fcmp "ord" %0, %1 : vector<16xf32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xf32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @olt_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %3 = llvm.fcmp "olt" %0, %1 : vector<8xf64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @oge_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %3 = llvm.fcmp "oge" %0, %1 : vector<8xf64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @une_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %3 = llvm.fcmp "une" %0, %1 : vector<8xf64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ult_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %3 = llvm.fcmp "ult" %0, %1 : vector<8xf64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @oeq_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %3 = llvm.fcmp "oeq" %0, %1 : vector<8xf64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @uno_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %3 = llvm.fcmp "uno" %0, %1 : vector<8xf64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @ord_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %3 = llvm.fcmp "ord" %0, %1 : vector<8xf64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @words_by_bytes(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi32>
  %3 = llvm.icmp "slt" %0, %1 : vector<32xi8>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<32xi32>, vector<32xi1> into !llvm.ptr
  llvm.return
}
llvm.func @floats_by_words(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %3 = llvm.icmp "slt" %0, %1 : vector<8xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<8xf64>, vector<8xi1> into !llvm.ptr
  llvm.return
}
llvm.func @words_by_quadwords(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %3 = llvm.icmp "slt" %0, %1 : vector<16xi64>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<16xi32>, vector<16xi1> into !llvm.ptr
  llvm.return
}
llvm.func @bytes_by_words(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi32>
  %2 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %3 = llvm.icmp "ugt" %0, %1 : vector<32xi32>
  llvm.intr.masked.store %2, %r, %3 {alignment = 1 : i32} : vector<32xi8>, vector<32xi1> into !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// static unsigned char in[512], other[512], out[512], want[512];
// static int wrong;
// static uint64_t next(void) {
//   static uint64_t state = 88172645463325252u;
//   state ^= state << 13, state ^= state >> 7, state ^= state << 17;
//   return state;
// }
// #define STORE(NAME, T, M, N, CONDITION) { \
//   extern void NAME(void *, void *, void *); \
//   for (int round = 0; round < 20; round++) { \
//     for (int i = 0; i < 512; i++) { \
//       in[i] = next() >> 20, out[i] = want[i] = next() >> 20; \
//       other[i] = next() >> 33 & 1 ? in[i] : next() >> 20; \
//     } \
//     T x[N]; M p[N], q[N]; \
//     memcpy(x, in, sizeof x), memcpy(p, in, sizeof p), memcpy(q, other, sizeof q); \
//     for (int i = 0; i < N; i++) { \
//       M a = p[i], b = q[i]; \
//       if (CONDITION) memcpy(want + 64 + i * sizeof(T), &x[i], sizeof(T)); \
//     } \
//     NAME(in, other, out + 64); \
//     if (memcmp(want, out, sizeof out)) { printf(#NAME "\n"), wrong++; break; } \
//   } }
// int main(void) {
//   STORE(slt_i8, int8_t, int8_t, 64, a < b)
//   STORE(sle_i8, int8_t, int8_t, 64, a <= b)
//   STORE(sgt_i8, int8_t, int8_t, 64, a > b)
//   STORE(sge_i8, int8_t, int8_t, 64, a >= b)
//   STORE(eq_i8, int8_t, int8_t, 64, a == b)
//   STORE(ne_i8, int8_t, int8_t, 64, a != b)
//   STORE(ult_i8, int8_t, uint8_t, 64, a < b)
//   STORE(uge_i8, int8_t, uint8_t, 64, a >= b)
//   STORE(ugt_i8, int8_t, uint8_t, 64, a > b)
//   STORE(ule_i8, int8_t, uint8_t, 64, a <= b)
//   STORE(narrow_i8, int8_t, int8_t, 16, a < b)
//   STORE(both_i8, int8_t, int8_t, 64, a > b && b < a)
//   STORE(slt_i16, int16_t, int16_t, 32, a < b)
//   STORE(sle_i16, int16_t, int16_t, 32, a <= b)
//   STORE(sgt_i16, int16_t, int16_t, 32, a > b)
//   STORE(sge_i16, int16_t, int16_t, 32, a >= b)
//   STORE(eq_i16, int16_t, int16_t, 32, a == b)
//   STORE(ne_i16, int16_t, int16_t, 32, a != b)
//   STORE(ult_i16, int16_t, uint16_t, 32, a < b)
//   STORE(uge_i16, int16_t, uint16_t, 32, a >= b)
//   STORE(ugt_i16, int16_t, uint16_t, 32, a > b)
//   STORE(ule_i16, int16_t, uint16_t, 32, a <= b)
//   STORE(narrow_i16, int16_t, int16_t, 8, a < b)
//   STORE(both_i16, int16_t, int16_t, 32, a > b && b < a)
//   STORE(slt_i32, int32_t, int32_t, 16, a < b)
//   STORE(sle_i32, int32_t, int32_t, 16, a <= b)
//   STORE(sgt_i32, int32_t, int32_t, 16, a > b)
//   STORE(sge_i32, int32_t, int32_t, 16, a >= b)
//   STORE(eq_i32, int32_t, int32_t, 16, a == b)
//   STORE(ne_i32, int32_t, int32_t, 16, a != b)
//   STORE(ult_i32, int32_t, uint32_t, 16, a < b)
//   STORE(uge_i32, int32_t, uint32_t, 16, a >= b)
//   STORE(ugt_i32, int32_t, uint32_t, 16, a > b)
//   STORE(ule_i32, int32_t, uint32_t, 16, a <= b)
//   STORE(narrow_i32, int32_t, int32_t, 4, a < b)
//   STORE(both_i32, int32_t, int32_t, 16, a > b && b < a)
//   STORE(slt_i64, int64_t, int64_t, 8, a < b)
//   STORE(sle_i64, int64_t, int64_t, 8, a <= b)
//   STORE(sgt_i64, int64_t, int64_t, 8, a > b)
//   STORE(sge_i64, int64_t, int64_t, 8, a >= b)
//   STORE(eq_i64, int64_t, int64_t, 8, a == b)
//   STORE(ne_i64, int64_t, int64_t, 8, a != b)
//   STORE(ult_i64, int64_t, uint64_t, 8, a < b)
//   STORE(uge_i64, int64_t, uint64_t, 8, a >= b)
//   STORE(ugt_i64, int64_t, uint64_t, 8, a > b)
//   STORE(ule_i64, int64_t, uint64_t, 8, a <= b)
//   STORE(narrow_i64, int64_t, int64_t, 2, a < b)
//   STORE(both_i64, int64_t, int64_t, 8, a > b && b < a)
//   STORE(olt_f32, float, float, 16, a < b)
//   STORE(oge_f32, float, float, 16, a >= b)
//   STORE(une_f32, float, float, 16, a != b)
//   STORE(ult_f32, float, float, 16, !(a >= b))
//   STORE(oeq_f32, float, float, 16, a == b)
//   STORE(uno_f32, float, float, 16, a != a || b != b)
//   STORE(ord_f32, float, float, 16, a == a && b == b)
//   STORE(olt_f64, double, double, 8, a < b)
//   STORE(oge_f64, double, double, 8, a >= b)
//   STORE(une_f64, double, double, 8, a != b)
//   STORE(ult_f64, double, double, 8, !(a >= b))
//   STORE(oeq_f64, double, double, 8, a == b)
//   STORE(uno_f64, double, double, 8, a != a || b != b)
//   STORE(ord_f64, double, double, 8, a == a && b == b)
//   STORE(words_by_bytes, int32_t, int8_t, 32, a < b)
//   STORE(floats_by_words, double, int32_t, 8, a < b)
//   STORE(words_by_quadwords, int32_t, int64_t, 16, a < b)
//   STORE(bytes_by_words, int8_t, uint32_t, 32, a > b)
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
