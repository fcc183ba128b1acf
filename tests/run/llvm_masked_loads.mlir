// Loads of the lanes that comparisons select. The others are those of another value, or zeros.
llvm.func @load_i8_16_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %2 = llvm.icmp "slt" %0, %1 : vector<16xi8>
  %3 = llvm.mlir.zero : vector<16xi8>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xi8>) -> vector<16xi8>
  llvm.store %4, %s {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @load_i8_16_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %2 = llvm.icmp "slt" %0, %1 : vector<16xi8>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xi8>) -> vector<16xi8>
  llvm.store %4, %s {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @load_i8_32_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.icmp "slt" %0, %1 : vector<32xi8>
  %3 = llvm.mlir.zero : vector<32xi8>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<32xi1>, vector<32xi8>) -> vector<32xi8>
  llvm.store %4, %s {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @load_i8_32_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.icmp "slt" %0, %1 : vector<32xi8>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<32xi1>, vector<32xi8>) -> vector<32xi8>
  llvm.store %4, %s {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @load_i8_64_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.icmp "slt" %0, %1 : vector<64xi8>
  %3 = llvm.mlir.zero : vector<64xi8>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<64xi1>, vector<64xi8>) -> vector<64xi8>
  llvm.store %4, %s {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @load_i8_64_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.icmp "slt" %0, %1 : vector<64xi8>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<64xi1>, vector<64xi8>) -> vector<64xi8>
  llvm.store %4, %s {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @load_i16_8_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %2 = llvm.icmp "slt" %0, %1 : vector<8xi16>
  %3 = llvm.mlir.zero : vector<8xi16>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi16>) -> vector<8xi16>
  llvm.store %4, %s {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @load_i16_8_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %2 = llvm.icmp "slt" %0, %1 : vector<8xi16>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi16>) -> vector<8xi16>
  llvm.store %4, %s {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @load_i16_16_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %2 = llvm.icmp "slt" %0, %1 : vector<16xi16>
  %3 = llvm.mlir.zero : vector<16xi16>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xi16>) -> vector<16xi16>
  llvm.store %4, %s {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @load_i16_16_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %2 = llvm.icmp "slt" %0, %1 : vector<16xi16>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xi16>) -> vector<16xi16>
  llvm.store %4, %s {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @load_i16_32_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.icmp "slt" %0, %1 : vector<32xi16>
  %3 = llvm.mlir.zero : vector<32xi16>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<32xi1>, vector<32xi16>) -> vector<32xi16>
  llvm.store %4, %s {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @load_i16_32_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.icmp "slt" %0, %1 : vector<32xi16>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<32xi1>, vector<32xi16>) -> vector<32xi16>
  llvm.store %4, %s {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @load_i32_4_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %2 = llvm.icmp "slt" %0, %1 : vector<4xi32>
  %3 = llvm.mlir.zero : vector<4xi32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @load_i32_4_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %2 = llvm.icmp "slt" %0, %1 : vector<4xi32>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @load_i32_8_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.icmp "slt" %0, %1 : vector<8xi32>
  %3 = llvm.mlir.zero : vector<8xi32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @load_i32_8_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.icmp "slt" %0, %1 : vector<8xi32>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @load_i32_16_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.icmp "slt" %0, %1 : vector<16xi32>
  %3 = llvm.mlir.zero : vector<16xi32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xi32>) -> vector<16xi32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @load_i32_16_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.icmp "slt" %0, %1 : vector<16xi32>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xi32>) -> vector<16xi32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @load_i64_2_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %2 = llvm.icmp "slt" %0, %1 : vector<2xi64>
  %3 = llvm.mlir.zero : vector<2xi64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<2xi1>, vector<2xi64>) -> vector<2xi64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @load_i64_2_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %2 = llvm.icmp "slt" %0, %1 : vector<2xi64>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<2xi1>, vector<2xi64>) -> vector<2xi64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @load_i64_4_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %2 = llvm.icmp "slt" %0, %1 : vector<4xi64>
  %3 = llvm.mlir.zero : vector<4xi64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @load_i64_4_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %2 = llvm.icmp "slt" %0, %1 : vector<4xi64>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @load_i64_8_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.icmp "slt" %0, %1 : vector<8xi64>
  %3 = llvm.mlir.zero : vector<8xi64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi64>) -> vector<8xi64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @load_i64_8_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.icmp "slt" %0, %1 : vector<8xi64>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi64>) -> vector<8xi64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @load_f32_4_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %2 = llvm.fcmp "olt" %0, %1 : vector<4xf32>
  %3 = llvm.mlir.zero : vector<4xf32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @load_f32_4_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %2 = llvm.fcmp "olt" %0, %1 : vector<4xf32>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @load_f32_8_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %2 = llvm.fcmp "olt" %0, %1 : vector<8xf32>
  %3 = llvm.mlir.zero : vector<8xf32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @load_f32_8_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %2 = llvm.fcmp "olt" %0, %1 : vector<8xf32>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @load_f32_16_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %2 = llvm.fcmp "olt" %0, %1 : vector<16xf32>
  %3 = llvm.mlir.zero : vector<16xf32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @load_f32_16_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %2 = llvm.fcmp "olt" %0, %1 : vector<16xf32>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @load_f64_2_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %2 = llvm.fcmp "olt" %0, %1 : vector<2xf64>
  %3 = llvm.mlir.zero : vector<2xf64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<2xi1>, vector<2xf64>) -> vector<2xf64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @load_f64_2_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %2 = llvm.fcmp "olt" %0, %1 : vector<2xf64>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<2xi1>, vector<2xf64>) -> vector<2xf64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @load_f64_4_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %2 = llvm.fcmp "olt" %0, %1 : vector<4xf64>
  %3 = llvm.mlir.zero : vector<4xf64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf64>) -> vector<4xf64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @load_f64_4_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %2 = llvm.fcmp "olt" %0, %1 : vector<4xf64>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf64>) -> vector<4xf64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @load_f64_8_0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %2 = llvm.fcmp "olt" %0, %1 : vector<8xf64>
  %3 = llvm.mlir.zero : vector<8xf64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf64>) -> vector<8xf64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @load_f64_8_1(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %2 = llvm.fcmp "olt" %0, %1 : vector<8xf64>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf64>) -> vector<8xf64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @words_by_bytes(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.icmp "slt" %0, %1 : vector<32xi8>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<32xi32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<32xi1>, vector<32xi32>) -> vector<32xi32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<32xi32>, !llvm.ptr
  llvm.return
}
llvm.func @floats_by_words(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.icmp "slt" %0, %1 : vector<8xi32>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf64>) -> vector<8xf64>
  llvm.store %4, %s {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @words_by_quadwords(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi64>
  %2 = llvm.icmp "slt" %0, %1 : vector<16xi64>
  %3 = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<16xi1>, vector<16xi32>) -> vector<16xi32>
  llvm.store %4, %s {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @bytes_by_words(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %s: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi32>
  %2 = llvm.icmp "ugt" %0, %1 : vector<32xi32>
  %3 = llvm.mlir.zero : vector<32xi8>
  %4 = llvm.intr.masked.load %r, %2, %3 {alignment = 1 : i32} : (!llvm.ptr, vector<32xi1>, vector<32xi8>) -> vector<32xi8>
  llvm.store %4, %s {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
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
// #define LOAD(NAME, T, M, N, CONDITION, PASSES) { \
//   extern void NAME(void *, void *, void *, void *); \
//   for (int round = 0; round < 20; round++) { \
//     for (int i = 0; i < 512; i++) { \
//       in[i] = next() >> 20, out[i] = want[i] = next() >> 20; \
//       other[i] = next() >> 33 & 1 ? in[i] : next() >> 20; \
//     } \
//     T x[N]; M p[N], q[N]; \
//     memcpy(x, in + 3, sizeof x), memcpy(p, in, sizeof p), memcpy(q, other, sizeof q); \
//     if (!PASSES) memset(want, 0, sizeof x); \
//     for (int i = 0; i < N; i++) { \
//       M a = p[i], b = q[i]; \
//       if (CONDITION) memcpy(want + i * sizeof(T), &x[i], sizeof(T)); \
//     } \
//     NAME(in, other, in + 3, out); \
//     if (memcmp(want, out, sizeof out)) { printf(#NAME "\n"), wrong++; break; } \
//   } }
// int main(void) {
//   LOAD(load_i8_16_0, int8_t, int8_t, 16, a < b, 0)
//   LOAD(load_i8_16_1, int8_t, int8_t, 16, a < b, 1)
//   LOAD(load_i8_32_0, int8_t, int8_t, 32, a < b, 0)
//   LOAD(load_i8_32_1, int8_t, int8_t, 32, a < b, 1)
//   LOAD(load_i8_64_0, int8_t, int8_t, 64, a < b, 0)
//   LOAD(load_i8_64_1, int8_t, int8_t, 64, a < b, 1)
//   LOAD(load_i16_8_0, int16_t, int16_t, 8, a < b, 0)
//   LOAD(load_i16_8_1, int16_t, int16_t, 8, a < b, 1)
//   LOAD(load_i16_16_0, int16_t, int16_t, 16, a < b, 0)
//   LOAD(load_i16_16_1, int16_t, int16_t, 16, a < b, 1)
//   LOAD(load_i16_32_0, int16_t, int16_t, 32, a < b, 0)
//   LOAD(load_i16_32_1, int16_t, int16_t, 32, a < b, 1)
//   LOAD(load_i32_4_0, int32_t, int32_t, 4, a < b, 0)
//   LOAD(load_i32_4_1, int32_t, int32_t, 4, a < b, 1)
//   LOAD(load_i32_8_0, int32_t, int32_t, 8, a < b, 0)
//   LOAD(load_i32_8_1, int32_t, int32_t, 8, a < b, 1)
//   LOAD(load_i32_16_0, int32_t, int32_t, 16, a < b, 0)
//   LOAD(load_i32_16_1, int32_t, int32_t, 16, a < b, 1)
//   LOAD(load_i64_2_0, int64_t, int64_t, 2, a < b, 0)
//   LOAD(load_i64_2_1, int64_t, int64_t, 2, a < b, 1)
//   LOAD(load_i64_4_0, int64_t, int64_t, 4, a < b, 0)
//   LOAD(load_i64_4_1, int64_t, int64_t, 4, a < b, 1)
//   LOAD(load_i64_8_0, int64_t, int64_t, 8, a < b, 0)
//   LOAD(load_i64_8_1, int64_t, int64_t, 8, a < b, 1)
//   LOAD(load_f32_4_0, float, float, 4, a < b, 0)
//   LOAD(load_f32_4_1, float, float, 4, a < b, 1)
//   LOAD(load_f32_8_0, float, float, 8, a < b, 0)
//   LOAD(load_f32_8_1, float, float, 8, a < b, 1)
//   LOAD(load_f32_16_0, float, float, 16, a < b, 0)
//   LOAD(load_f32_16_1, float, float, 16, a < b, 1)
//   LOAD(load_f64_2_0, double, double, 2, a < b, 0)
//   LOAD(load_f64_2_1, double, double, 2, a < b, 1)
//   LOAD(load_f64_4_0, double, double, 4, a < b, 0)
//   LOAD(load_f64_4_1, double, double, 4, a < b, 1)
//   LOAD(load_f64_8_0, double, double, 8, a < b, 0)
//   LOAD(load_f64_8_1, double, double, 8, a < b, 1)
//   LOAD(words_by_bytes, int32_t, int8_t, 32, a < b, 1)
//   LOAD(floats_by_words, double, int32_t, 8, a < b, 1)
//   LOAD(words_by_quadwords, int32_t, int64_t, 16, a < b, 1)
//   LOAD(bytes_by_words, int8_t, uint32_t, 32, a > b, 0)
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
