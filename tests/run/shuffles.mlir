// Shuffles that are one instruction, several, or none. The program computes what is expected lane by lane; a
// lane that does not matter, -1, is not looked at.
llvm.func @s0(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.shufflevector %x, %y [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] : vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s1(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.shufflevector %x, %y [15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15] : vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s2(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.shufflevector %x, %y [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23] : vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s3(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.shufflevector %x, %y [8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s4(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30] : vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s5(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.shufflevector %x, %y [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s6(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.shufflevector %x, %y [16, 22, 1, 29, 15, 3, 10, 7, 23, 30, 15, 24, 6, 15, 0, 13] : vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
llvm.func @s7(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.shufflevector %x, %y [7, 6, 5, 4, 3, 2, 1, 0] : vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s8(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.shufflevector %x, %y [7, 7, 7, 7, 7, 7, 7, 7] : vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s9(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.shufflevector %x, %y [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s10(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.shufflevector %x, %y [4, 12, 5, 13, 6, 14, 7, 15] : vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s11(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 6, 8, 10, 12, 14] : vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s12(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.shufflevector %x, %y [8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s13(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi16>
  %z = llvm.shufflevector %x, %y [13, 8, 5, 12, 5, 2, 4, 14] : vector<8xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s14(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.shufflevector %x, %y [3, 2, 1, 0] : vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s15(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.shufflevector %x, %y [3, 3, 3, 3] : vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s16(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.shufflevector %x, %y [0, 4, 1, 5] : vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s17(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.shufflevector %x, %y [2, 6, 3, 7] : vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s18(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 6] : vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s19(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.shufflevector %x, %y [4, 5, 6, 7] : vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s20(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.shufflevector %x, %y [2, 2, 0, 0] : vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s21(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %z = llvm.shufflevector %x, %y [1, 0] : vector<2xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s22(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %z = llvm.shufflevector %x, %y [1, 1] : vector<2xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s23(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %z = llvm.shufflevector %x, %y [0, 2] : vector<2xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s24(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %z = llvm.shufflevector %x, %y [1, 3] : vector<2xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s25(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %z = llvm.shufflevector %x, %y [0, 2] : vector<2xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s26(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %z = llvm.shufflevector %x, %y [2, 3] : vector<2xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s27(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xi64>
  %z = llvm.shufflevector %x, %y [1, 1] : vector<2xi64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @s28(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %z = llvm.shufflevector %x, %y [3, 2, 1, 0] : vector<4xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s29(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %z = llvm.shufflevector %x, %y [3, 3, 3, 3] : vector<4xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s30(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %z = llvm.shufflevector %x, %y [0, 4, 1, 5] : vector<4xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s31(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %z = llvm.shufflevector %x, %y [2, 6, 3, 7] : vector<4xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s32(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %z = llvm.shufflevector %x, %y [0, 2, 4, 6] : vector<4xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s33(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %z = llvm.shufflevector %x, %y [4, 5, 6, 7] : vector<4xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s34(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %z = llvm.shufflevector %x, %y [2, 2, 4, 5] : vector<4xf32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @s35(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %z = llvm.shufflevector %x, %y [1, 0] : vector<2xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s36(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %z = llvm.shufflevector %x, %y [1, 1] : vector<2xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s37(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %z = llvm.shufflevector %x, %y [0, 2] : vector<2xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s38(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %z = llvm.shufflevector %x, %y [1, 3] : vector<2xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s39(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %z = llvm.shufflevector %x, %y [0, 2] : vector<2xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s40(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %z = llvm.shufflevector %x, %y [2, 3] : vector<2xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s41(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %z = llvm.shufflevector %x, %y [1, 1] : vector<2xf64>
  llvm.store %z, %r {alignment = 1 : i64} : vector<2xf64>, !llvm.ptr
  llvm.return
}
llvm.func @s42(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.shufflevector %x, %y [7, 6, 5, 4, 3, 2, 1, 0] : vector<8xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s43(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %z = llvm.shufflevector %x, %y [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s44(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.shufflevector %x, %y [6, 7, 0, 1] : vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s45(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.shufflevector %x, %y [1, 1, 7, 4] : vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s46(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.shufflevector %x, %y [-1, 5, -1, 7] : vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s47(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %z = llvm.shufflevector %x, %y [0, 5, 2, 7] : vector<4xi32>
  llvm.store %z, %r {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @s48(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %z = llvm.shufflevector %x, %y [31, 0, 17, 2, 19, 4, 21, 6, 23, 8, 25, 10, 27, 12, 29, 14] : vector<16xi16>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @s49(%a: !llvm.ptr, %b: !llvm.ptr, %r: !llvm.ptr) {
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %y = llvm.load %b {alignment = 1 : i64} : !llvm.ptr -> vector<16xi8>
  %z = llvm.shufflevector %x, %y [3, 17, 5, 6, 7, 22, 1, 2, 9, 8, 4, 31, 12, 13, 0, 16] : vector<16xi8>
  llvm.store %z, %r {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #define CHECK(K, T, N, ...) do { \
//   void s##K(void *, void *, void *); \
//   int mask[] = {__VA_ARGS__}; \
//   T a[2 * N], r[N]; \
//   for (int i = 0; i < 2 * N; i++) a[i] = (T)(3 * i + 1); \
//   s##K(a, a + N, r); \
//   for (int i = 0; i < N; i++) if (mask[i] >= 0) { checked++; if (r[i] != a[mask[i]]) printf("s%d lane %d\n", K, i); } \
// } while (0)
// int main(void) {
//   int checked = 0;
//   CHECK(0, int8_t, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
//   CHECK(1, int8_t, 16, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15);
//   CHECK(2, int8_t, 16, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
//   CHECK(3, int8_t, 16, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
//   CHECK(4, int8_t, 16, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
//   CHECK(5, int8_t, 16, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
//   CHECK(6, int8_t, 16, 16, 22, 1, 29, 15, 3, 10, 7, 23, 30, 15, 24, 6, 15, 0, 13);
//   CHECK(7, int16_t, 8, 7, 6, 5, 4, 3, 2, 1, 0);
//   CHECK(8, int16_t, 8, 7, 7, 7, 7, 7, 7, 7, 7);
//   CHECK(9, int16_t, 8, 0, 8, 1, 9, 2, 10, 3, 11);
//   CHECK(10, int16_t, 8, 4, 12, 5, 13, 6, 14, 7, 15);
//   CHECK(11, int16_t, 8, 0, 2, 4, 6, 8, 10, 12, 14);
//   CHECK(12, int16_t, 8, 8, 9, 10, 11, 12, 13, 14, 15);
//   CHECK(13, int16_t, 8, 13, 8, 5, 12, 5, 2, 4, 14);
//   CHECK(14, int32_t, 4, 3, 2, 1, 0);
//   CHECK(15, int32_t, 4, 3, 3, 3, 3);
//   CHECK(16, int32_t, 4, 0, 4, 1, 5);
//   CHECK(17, int32_t, 4, 2, 6, 3, 7);
//   CHECK(18, int32_t, 4, 0, 2, 4, 6);
//   CHECK(19, int32_t, 4, 4, 5, 6, 7);
//   CHECK(20, int32_t, 4, 2, 2, 0, 0);
//   CHECK(21, int64_t, 2, 1, 0);
//   CHECK(22, int64_t, 2, 1, 1);
//   CHECK(23, int64_t, 2, 0, 2);
//   CHECK(24, int64_t, 2, 1, 3);
//   CHECK(25, int64_t, 2, 0, 2);
//   CHECK(26, int64_t, 2, 2, 3);
//   CHECK(27, int64_t, 2, 1, 1);
//   CHECK(28, float, 4, 3, 2, 1, 0);
//   CHECK(29, float, 4, 3, 3, 3, 3);
//   CHECK(30, float, 4, 0, 4, 1, 5);
//   CHECK(31, float, 4, 2, 6, 3, 7);
//   CHECK(32, float, 4, 0, 2, 4, 6);
//   CHECK(33, float, 4, 4, 5, 6, 7);
//   CHECK(34, float, 4, 2, 2, 4, 5);
//   CHECK(35, double, 2, 1, 0);
//   CHECK(36, double, 2, 1, 1);
//   CHECK(37, double, 2, 0, 2);
//   CHECK(38, double, 2, 1, 3);
//   CHECK(39, double, 2, 0, 2);
//   CHECK(40, double, 2, 2, 3);
//   CHECK(41, double, 2, 1, 1);
//   CHECK(42, int32_t, 8, 7, 6, 5, 4, 3, 2, 1, 0);
//   CHECK(43, int32_t, 8, 0, 8, 1, 9, 2, 10, 3, 11);
//   CHECK(44, int32_t, 4, 6, 7, 0, 1);
//   CHECK(45, int32_t, 4, 1, 1, 7, 4);
//   CHECK(46, int32_t, 4, -1, 5, -1, 7);
//   CHECK(47, int32_t, 4, 0, 5, 2, 7);
//   CHECK(48, int16_t, 16, 31, 0, 17, 2, 19, 4, 21, 6, 23, 8, 25, 10, 27, 12, 29, 14);
//   CHECK(49, int8_t, 16, 3, 17, 5, 6, 7, 22, 1, 2, 9, 8, 4, 31, 12, 13, 0, 16);
//   printf("%d lanes\n", checked);
//   return 0;
// }
// output:
// 314 lanes
