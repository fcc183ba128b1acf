// Orders of lanes of several registers: those of elements taken apart and put together, and others. The program computes what
// is expected lane by lane; a lane that does not matter, -1, is not looked at.
llvm.func @s0(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31] : vector<32xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s1(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %z = llvm.shufflevector %x, %y [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<32xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s2(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<48xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<48xi8>
  %z = llvm.shufflevector %x, %y [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35, 38, 41, 44, 47] : vector<48xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<48xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s3(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<48xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<48xi8>
  %z = llvm.shufflevector %x, %y [0, 16, 32, 1, 17, 33, 2, 18, 34, 3, 19, 35, 4, 20, 36, 5, 21, 37, 6, 22, 38, 7, 23, 39, 8, 24, 40, 9, 25, 41, 10, 26, 42, 11, 27, 43, 12, 28, 44, 13, 29, 45, 14, 30, 46, 15, 31, 47] : vector<48xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<48xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s4(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.shufflevector %x, %y [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 1, 5, 9, 13, 17, 21, 25, 29, 33, 37, 41, 45, 49, 53, 57, 61, 2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62, 3, 7, 11, 15, 19, 23, 27, 31, 35, 39, 43, 47, 51, 55, 59, 63] : vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s5(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.shufflevector %x, %y [0, 16, 32, 48, 1, 17, 33, 49, 2, 18, 34, 50, 3, 19, 35, 51, 4, 20, 36, 52, 5, 21, 37, 53, 6, 22, 38, 54, 7, 23, 39, 55, 8, 24, 40, 56, 9, 25, 41, 57, 10, 26, 42, 58, 11, 27, 43, 59, 12, 28, 44, 60, 13, 29, 45, 61, 14, 30, 46, 62, 15, 31, 47, 63] : vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s6(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15] : vector<16xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s7(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %z = llvm.shufflevector %x, %y [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15] : vector<16xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s8(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<24xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<24xi16>
  %z = llvm.shufflevector %x, %y [0, 3, 6, 9, 12, 15, 18, 21, 1, 4, 7, 10, 13, 16, 19, 22, 2, 5, 8, 11, 14, 17, 20, 23] : vector<24xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<24xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s9(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<24xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<24xi16>
  %z = llvm.shufflevector %x, %y [0, 8, 16, 1, 9, 17, 2, 10, 18, 3, 11, 19, 4, 12, 20, 5, 13, 21, 6, 14, 22, 7, 15, 23] : vector<24xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<24xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s10(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.shufflevector %x, %y [0, 4, 8, 12, 16, 20, 24, 28, 1, 5, 9, 13, 17, 21, 25, 29, 2, 6, 10, 14, 18, 22, 26, 30, 3, 7, 11, 15, 19, 23, 27, 31] : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s11(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.shufflevector %x, %y [0, 8, 16, 24, 1, 9, 17, 25, 2, 10, 18, 26, 3, 11, 19, 27, 4, 12, 20, 28, 5, 13, 21, 29, 6, 14, 22, 30, 7, 15, 23, 31] : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s12(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 6, 1, 3, 5, 7] : vector<8xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s13(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.shufflevector %x, %y [0, 4, 1, 5, 2, 6, 3, 7] : vector<8xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s14(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<12xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<12xi32>
  %z = llvm.shufflevector %x, %y [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11] : vector<12xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<12xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s15(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<12xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<12xi32>
  %z = llvm.shufflevector %x, %y [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11] : vector<12xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<12xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s16(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.shufflevector %x, %y [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15] : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s17(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.shufflevector %x, %y [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15] : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s18(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.shufflevector %x, %y [0, 2, 1, 3] : vector<4xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s19(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.shufflevector %x, %y [0, 2, 1, 3] : vector<4xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s20(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<6xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<6xi64>
  %z = llvm.shufflevector %x, %y [0, 3, 1, 4, 2, 5] : vector<6xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<6xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s21(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<6xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<6xi64>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 1, 3, 5] : vector<6xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<6xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s22(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.shufflevector %x, %y [0, 4, 1, 5, 2, 6, 3, 7] : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s23(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 6, 1, 3, 5, 7] : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s24(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 6, 1, 3, 5, 7] : vector<8xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s25(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %z = llvm.shufflevector %x, %y [0, 4, 1, 5, 2, 6, 3, 7] : vector<8xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s26(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<12xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<12xf32>
  %z = llvm.shufflevector %x, %y [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11] : vector<12xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<12xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s27(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<12xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<12xf32>
  %z = llvm.shufflevector %x, %y [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11] : vector<12xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<12xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s28(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.shufflevector %x, %y [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15] : vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s29(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %z = llvm.shufflevector %x, %y [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15] : vector<16xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s30(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %z = llvm.shufflevector %x, %y [0, 2, 1, 3] : vector<4xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s31(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %z = llvm.shufflevector %x, %y [0, 2, 1, 3] : vector<4xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s32(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<6xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<6xf64>
  %z = llvm.shufflevector %x, %y [0, 3, 1, 4, 2, 5] : vector<6xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<6xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s33(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<6xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<6xf64>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 1, 3, 5] : vector<6xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<6xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s34(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.shufflevector %x, %y [0, 4, 1, 5, 2, 6, 3, 7] : vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s35(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 6, 1, 3, 5, 7] : vector<8xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s36(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<80xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<80xi8>
  %z = llvm.shufflevector %x, %y [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 2, 7, 12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 62, 67, 72, 77, 3, 8, 13, 18, 23, 28, 33, 38, 43, 48, 53, 58, 63, 68, 73, 78, 4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54, 59, 64, 69, 74, 79] : vector<80xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<80xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s37(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<80xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<80xi8>
  %z = llvm.shufflevector %x, %y [0, 16, 32, 48, 64, 1, 17, 33, 49, 65, 2, 18, 34, 50, 66, 3, 19, 35, 51, 67, 4, 20, 36, 52, 68, 5, 21, 37, 53, 69, 6, 22, 38, 54, 70, 7, 23, 39, 55, 71, 8, 24, 40, 56, 72, 9, 25, 41, 57, 73, 10, 26, 42, 58, 74, 11, 27, 43, 59, 75, 12, 28, 44, 60, 76, 13, 29, 45, 61, 77, 14, 30, 46, 62, 78, 15, 31, 47, 63, 79] : vector<80xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<80xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s38(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<64xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<64xi16>
  %z = llvm.shufflevector %x, %y [0, 8, 16, 24, 32, 40, 48, 56, 1, 9, 17, 25, 33, 41, 49, 57, 2, 10, 18, 26, 34, 42, 50, 58, 3, 11, 19, 27, 35, 43, 51, 59, 4, 12, 20, 28, 36, 44, 52, 60, 5, 13, 21, 29, 37, 45, 53, 61, 6, 14, 22, 30, 38, 46, 54, 62, 7, 15, 23, 31, 39, 47, 55, 63] : vector<64xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s39(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<64xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<64xi16>
  %z = llvm.shufflevector %x, %y [0, 8, 16, 24, 32, 40, 48, 56, 1, 9, 17, 25, 33, 41, 49, 57, 2, 10, 18, 26, 34, 42, 50, 58, 3, 11, 19, 27, 35, 43, 51, 59, 4, 12, 20, 28, 36, 44, 52, 60, 5, 13, 21, 29, 37, 45, 53, 61, 6, 14, 22, 30, 38, 46, 54, 62, 7, 15, 23, 31, 39, 47, 55, 63] : vector<64xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<64xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s40(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<24xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<24xi32>
  %z = llvm.shufflevector %x, %y [0, 6, 12, 18, 1, 7, 13, 19, 2, 8, 14, 20, 3, 9, 15, 21, 4, 10, 16, 22, 5, 11, 17, 23] : vector<24xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<24xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s41(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<24xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<24xi32>
  %z = llvm.shufflevector %x, %y [0, 4, 8, 12, 16, 20, 1, 5, 9, 13, 17, 21, 2, 6, 10, 14, 18, 22, 3, 7, 11, 15, 19, 23] : vector<24xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<24xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s42(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<112xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<112xi8>
  %z = llvm.shufflevector %x, %y [0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105, 1, 8, 15, 22, 29, 36, 43, 50, 57, 64, 71, 78, 85, 92, 99, 106, 2, 9, 16, 23, 30, 37, 44, 51, 58, 65, 72, 79, 86, 93, 100, 107, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 4, 11, 18, 25, 32, 39, 46, 53, 60, 67, 74, 81, 88, 95, 102, 109, 5, 12, 19, 26, 33, 40, 47, 54, 61, 68, 75, 82, 89, 96, 103, 110, 6, 13, 20, 27, 34, 41, 48, 55, 62, 69, 76, 83, 90, 97, 104, 111] : vector<112xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<112xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s43(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<112xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<112xi8>
  %z = llvm.shufflevector %x, %y [0, 16, 32, 48, 64, 80, 96, 1, 17, 33, 49, 65, 81, 97, 2, 18, 34, 50, 66, 82, 98, 3, 19, 35, 51, 67, 83, 99, 4, 20, 36, 52, 68, 84, 100, 5, 21, 37, 53, 69, 85, 101, 6, 22, 38, 54, 70, 86, 102, 7, 23, 39, 55, 71, 87, 103, 8, 24, 40, 56, 72, 88, 104, 9, 25, 41, 57, 73, 89, 105, 10, 26, 42, 58, 74, 90, 106, 11, 27, 43, 59, 75, 91, 107, 12, 28, 44, 60, 76, 92, 108, 13, 29, 45, 61, 77, 93, 109, 14, 30, 46, 62, 78, 94, 110, 15, 31, 47, 63, 79, 95, 111] : vector<112xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<112xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s44(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62] : vector<32xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s45(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<96xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<96xi8>
  %z = llvm.shufflevector %x, %y [97, 100, 103, 106, 109, 112, 115, 118, 121, 124, 127, 130, 133, 136, 139, 142, 145, 148, 151, 154, 157, 160, 163, 166, 169, 172, 175, 178, 181, 184, 187, 190] : vector<96xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s46(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.shufflevector %x, %y [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3] : vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s47(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.shufflevector %x, %y [9, 8, 7, 6, 5, 4, 3, 2] : vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s48(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %z = llvm.shufflevector %x, %y [16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52, 55, 58, 61] : vector<64xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s49(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %z = llvm.shufflevector %x, %y [9, 11, 13, 15, 17, 19, 21, 23] : vector<32xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s50(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.shufflevector %x, %y [22, 1, 15, 10, 30, 24, 15, 13] : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s51(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %z = llvm.shufflevector %x, %y [11, -1, 10, 4, 28, 0, -1, 13] : vector<16xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s52(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %z = llvm.shufflevector %x, %y [-1, 5, 6, 6] : vector<8xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s53(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %z = llvm.shufflevector %x, %y [6, -1, 9, 13] : vector<8xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s54(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %z = llvm.shufflevector %x, %y [9, 21, 0, 21, 22, 30, 11, 11] : vector<16xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s55(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %z = llvm.shufflevector %x, %y [1, -1, 25, 26, 0, 11, 12, 15] : vector<16xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s56(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %z = llvm.shufflevector %x, %y [-1, -1, 45, 32, 13, 47, 4, 11, 46, -1, 11, 40, 10, 39, -1, 6] : vector<32xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s57(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %z = llvm.shufflevector %x, %y [51, 44, 58, 18, 4, 42, 16, -1, 16, 52, 55, 7, 37, 21, -1, 62] : vector<32xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s58(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.shufflevector %x, %y [10, 9, 4, 5] : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s59(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %z = llvm.shufflevector %x, %y [15, 5, 8, 11] : vector<8xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s60(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<6xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<6xf64>
  %z = llvm.shufflevector %x, %y [5, 10, 4, 11] : vector<6xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s61(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<6xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<6xf64>
  %z = llvm.shufflevector %x, %y [7, 11, 5, 9] : vector<6xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s62(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<12xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<12xi32>
  %z = llvm.shufflevector %x, %y [15, 8, 8, 16, 11, 20, 13, 5, 22, 11, -1, 16] : vector<12xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<12xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s63(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<12xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<12xi32>
  %z = llvm.shufflevector %x, %y [-1, 11, -1, 22, 21, 5, 18, 13, 17, 20, 0, 18] : vector<12xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<12xi32>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #define CHECK(K, T, S, R, ...) do { \
//   void s##K(void *, void *, void *); \
//   int mask[] = {__VA_ARGS__}; \
//   T a[2 * S], r[R]; \
//   for (int i = 0; i < 2 * S; i++) a[i] = (T)(7 * i + 1); \
//   s##K(a, a + S, r); \
//   for (int i = 0; i < R; i++) if (mask[i] >= 0) { checked++; if (r[i] != a[mask[i]]) printf("s%d lane %d\n", K, i); } \
// } while (0)
// int main(void) {
//   int checked = 0;
//   CHECK(0, int8_t, 32, 32, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
//   CHECK(1, int8_t, 32, 32, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
//   CHECK(2, int8_t, 48, 48, 0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35, 38, 41, 44, 47);
//   CHECK(3, int8_t, 48, 48, 0, 16, 32, 1, 17, 33, 2, 18, 34, 3, 19, 35, 4, 20, 36, 5, 21, 37, 6, 22, 38, 7, 23, 39, 8, 24, 40, 9, 25, 41, 10, 26, 42, 11, 27, 43, 12, 28, 44, 13, 29, 45, 14, 30, 46, 15, 31, 47);
//   CHECK(4, int8_t, 64, 64, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 1, 5, 9, 13, 17, 21, 25, 29, 33, 37, 41, 45, 49, 53, 57, 61, 2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62, 3, 7, 11, 15, 19, 23, 27, 31, 35, 39, 43, 47, 51, 55, 59, 63);
//   CHECK(5, int8_t, 64, 64, 0, 16, 32, 48, 1, 17, 33, 49, 2, 18, 34, 50, 3, 19, 35, 51, 4, 20, 36, 52, 5, 21, 37, 53, 6, 22, 38, 54, 7, 23, 39, 55, 8, 24, 40, 56, 9, 25, 41, 57, 10, 26, 42, 58, 11, 27, 43, 59, 12, 28, 44, 60, 13, 29, 45, 61, 14, 30, 46, 62, 15, 31, 47, 63);
//   CHECK(6, int16_t, 16, 16, 0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15);
//   CHECK(7, int16_t, 16, 16, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
//   CHECK(8, int16_t, 24, 24, 0, 3, 6, 9, 12, 15, 18, 21, 1, 4, 7, 10, 13, 16, 19, 22, 2, 5, 8, 11, 14, 17, 20, 23);
//   CHECK(9, int16_t, 24, 24, 0, 8, 16, 1, 9, 17, 2, 10, 18, 3, 11, 19, 4, 12, 20, 5, 13, 21, 6, 14, 22, 7, 15, 23);
//   CHECK(10, int16_t, 32, 32, 0, 4, 8, 12, 16, 20, 24, 28, 1, 5, 9, 13, 17, 21, 25, 29, 2, 6, 10, 14, 18, 22, 26, 30, 3, 7, 11, 15, 19, 23, 27, 31);
//   CHECK(11, int16_t, 32, 32, 0, 8, 16, 24, 1, 9, 17, 25, 2, 10, 18, 26, 3, 11, 19, 27, 4, 12, 20, 28, 5, 13, 21, 29, 6, 14, 22, 30, 7, 15, 23, 31);
//   CHECK(12, int32_t, 8, 8, 0, 2, 4, 6, 1, 3, 5, 7);
//   CHECK(13, int32_t, 8, 8, 0, 4, 1, 5, 2, 6, 3, 7);
//   CHECK(14, int32_t, 12, 12, 0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11);
//   CHECK(15, int32_t, 12, 12, 0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11);
//   CHECK(16, int32_t, 16, 16, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
//   CHECK(17, int32_t, 16, 16, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
//   CHECK(18, int64_t, 4, 4, 0, 2, 1, 3);
//   CHECK(19, int64_t, 4, 4, 0, 2, 1, 3);
//   CHECK(20, int64_t, 6, 6, 0, 3, 1, 4, 2, 5);
//   CHECK(21, int64_t, 6, 6, 0, 2, 4, 1, 3, 5);
//   CHECK(22, int64_t, 8, 8, 0, 4, 1, 5, 2, 6, 3, 7);
//   CHECK(23, int64_t, 8, 8, 0, 2, 4, 6, 1, 3, 5, 7);
//   CHECK(24, float, 8, 8, 0, 2, 4, 6, 1, 3, 5, 7);
//   CHECK(25, float, 8, 8, 0, 4, 1, 5, 2, 6, 3, 7);
//   CHECK(26, float, 12, 12, 0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11);
//   CHECK(27, float, 12, 12, 0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11);
//   CHECK(28, float, 16, 16, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
//   CHECK(29, float, 16, 16, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
//   CHECK(30, double, 4, 4, 0, 2, 1, 3);
//   CHECK(31, double, 4, 4, 0, 2, 1, 3);
//   CHECK(32, double, 6, 6, 0, 3, 1, 4, 2, 5);
//   CHECK(33, double, 6, 6, 0, 2, 4, 1, 3, 5);
//   CHECK(34, double, 8, 8, 0, 4, 1, 5, 2, 6, 3, 7);
//   CHECK(35, double, 8, 8, 0, 2, 4, 6, 1, 3, 5, 7);
//   CHECK(36, int8_t, 80, 80, 0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 2, 7, 12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 62, 67, 72, 77, 3, 8, 13, 18, 23, 28, 33, 38, 43, 48, 53, 58, 63, 68, 73, 78, 4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54, 59, 64, 69, 74, 79);
//   CHECK(37, int8_t, 80, 80, 0, 16, 32, 48, 64, 1, 17, 33, 49, 65, 2, 18, 34, 50, 66, 3, 19, 35, 51, 67, 4, 20, 36, 52, 68, 5, 21, 37, 53, 69, 6, 22, 38, 54, 70, 7, 23, 39, 55, 71, 8, 24, 40, 56, 72, 9, 25, 41, 57, 73, 10, 26, 42, 58, 74, 11, 27, 43, 59, 75, 12, 28, 44, 60, 76, 13, 29, 45, 61, 77, 14, 30, 46, 62, 78, 15, 31, 47, 63, 79);
//   CHECK(38, int16_t, 64, 64, 0, 8, 16, 24, 32, 40, 48, 56, 1, 9, 17, 25, 33, 41, 49, 57, 2, 10, 18, 26, 34, 42, 50, 58, 3, 11, 19, 27, 35, 43, 51, 59, 4, 12, 20, 28, 36, 44, 52, 60, 5, 13, 21, 29, 37, 45, 53, 61, 6, 14, 22, 30, 38, 46, 54, 62, 7, 15, 23, 31, 39, 47, 55, 63);
//   CHECK(39, int16_t, 64, 64, 0, 8, 16, 24, 32, 40, 48, 56, 1, 9, 17, 25, 33, 41, 49, 57, 2, 10, 18, 26, 34, 42, 50, 58, 3, 11, 19, 27, 35, 43, 51, 59, 4, 12, 20, 28, 36, 44, 52, 60, 5, 13, 21, 29, 37, 45, 53, 61, 6, 14, 22, 30, 38, 46, 54, 62, 7, 15, 23, 31, 39, 47, 55, 63);
//   CHECK(40, int32_t, 24, 24, 0, 6, 12, 18, 1, 7, 13, 19, 2, 8, 14, 20, 3, 9, 15, 21, 4, 10, 16, 22, 5, 11, 17, 23);
//   CHECK(41, int32_t, 24, 24, 0, 4, 8, 12, 16, 20, 1, 5, 9, 13, 17, 21, 2, 6, 10, 14, 18, 22, 3, 7, 11, 15, 19, 23);
//   CHECK(42, int8_t, 112, 112, 0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105, 1, 8, 15, 22, 29, 36, 43, 50, 57, 64, 71, 78, 85, 92, 99, 106, 2, 9, 16, 23, 30, 37, 44, 51, 58, 65, 72, 79, 86, 93, 100, 107, 3, 10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80, 87, 94, 101, 108, 4, 11, 18, 25, 32, 39, 46, 53, 60, 67, 74, 81, 88, 95, 102, 109, 5, 12, 19, 26, 33, 40, 47, 54, 61, 68, 75, 82, 89, 96, 103, 110, 6, 13, 20, 27, 34, 41, 48, 55, 62, 69, 76, 83, 90, 97, 104, 111);
//   CHECK(43, int8_t, 112, 112, 0, 16, 32, 48, 64, 80, 96, 1, 17, 33, 49, 65, 81, 97, 2, 18, 34, 50, 66, 82, 98, 3, 19, 35, 51, 67, 83, 99, 4, 20, 36, 52, 68, 84, 100, 5, 21, 37, 53, 69, 85, 101, 6, 22, 38, 54, 70, 86, 102, 7, 23, 39, 55, 71, 87, 103, 8, 24, 40, 56, 72, 88, 104, 9, 25, 41, 57, 73, 89, 105, 10, 26, 42, 58, 74, 90, 106, 11, 27, 43, 59, 75, 91, 107, 12, 28, 44, 60, 76, 92, 108, 13, 29, 45, 61, 77, 93, 109, 14, 30, 46, 62, 78, 94, 110, 15, 31, 47, 63, 79, 95, 111);
//   CHECK(44, int8_t, 32, 32, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62);
//   CHECK(45, int8_t, 96, 32, 97, 100, 103, 106, 109, 112, 115, 118, 121, 124, 127, 130, 133, 136, 139, 142, 145, 148, 151, 154, 157, 160, 163, 166, 169, 172, 175, 178, 181, 184, 187, 190);
//   CHECK(46, int8_t, 16, 16, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3);
//   CHECK(47, int16_t, 8, 8, 9, 8, 7, 6, 5, 4, 3, 2);
//   CHECK(48, int8_t, 64, 16, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52, 55, 58, 61);
//   CHECK(49, int16_t, 32, 8, 9, 11, 13, 15, 17, 19, 21, 23);
//   CHECK(50, int32_t, 16, 8, 22, 1, 15, 10, 30, 24, 15, 13);
//   CHECK(51, int32_t, 16, 8, 11, -1, 10, 4, 28, 0, -1, 13);
//   CHECK(52, float, 8, 4, -1, 5, 6, 6);
//   CHECK(53, float, 8, 4, 6, -1, 9, 13);
//   CHECK(54, int16_t, 16, 8, 9, 21, 0, 21, 22, 30, 11, 11);
//   CHECK(55, int16_t, 16, 8, 1, -1, 25, 26, 0, 11, 12, 15);
//   CHECK(56, int8_t, 32, 16, -1, -1, 45, 32, 13, 47, 4, 11, 46, -1, 11, 40, 10, 39, -1, 6);
//   CHECK(57, int8_t, 32, 16, 51, 44, 58, 18, 4, 42, 16, -1, 16, 52, 55, 7, 37, 21, -1, 62);
//   CHECK(58, int64_t, 8, 4, 10, 9, 4, 5);
//   CHECK(59, int64_t, 8, 4, 15, 5, 8, 11);
//   CHECK(60, double, 6, 4, 5, 10, 4, 11);
//   CHECK(61, double, 6, 4, 7, 11, 5, 9);
//   CHECK(62, int32_t, 12, 12, 15, 8, 8, 16, 11, 20, 13, 5, 22, 11, -1, 16);
//   CHECK(63, int32_t, 12, 12, -1, 11, -1, 22, 21, 5, 18, 13, 17, 20, 0, 18);
//   printf("%d lanes\n", checked);
//   return 0;
// }
// output:
// 1418 lanes
