// Shuffles of one and of two wide vectors, against their masks.
llvm.func @random_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.shufflevector %0, %1 [41, 19, 50, 6, 9, 12, 46, 7, 27, 4, 11, 55, 53, 8, 30, 11, 54, 7, 15, 28, 7, 50, 6, 28, 5, 17, 37, 53, 18, 15, 39, 23] : vector<32xi8>
  llvm.store %2, %r {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @one_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.shufflevector %0, %1 [6, 12, 23, 6, 4, 3, 13, 31, 27, 20, 29, 29, 23, 19, 15, 11, 15, 5, 19, 31, 21, 28, 18, 4, 7, 26, 10, 21, 9, 31, 26, 2] : vector<32xi8>
  llvm.store %2, %r {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @long_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<64xi8>
  %2 = llvm.shufflevector %0, %1 [19, 80, 87, 89, 127, 116, 17, 23, 69, 121, 16, 15, 79, 114, 72, 98, 88, 5, 118, 90, 43, 29, 126, 15, 55, 73, 33, 63, 101, 100, 127, 20, 42, 114, 102, 71, 35, 110, 71, 106, 91, 97, 59, 38, 21, 45, 38, 59, 59, 3, 124, 46, 67, 72, 1, 37, 107, 94, 81, 32, 13, 116, 100, 101] : vector<64xi8>
  llvm.store %2, %r {alignment = 1 : i64} : vector<64xi8>, !llvm.ptr
  llvm.return
}
llvm.func @from_1_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.shufflevector %0, %1 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32] : vector<32xi8>
  llvm.store %2, %r {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @from_17_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.shufflevector %0, %1 [17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48] : vector<32xi8>
  llvm.store %2, %r {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @from_31_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.shufflevector %0, %1 [31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62] : vector<32xi8>
  llvm.store %2, %r {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @undefined_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.shufflevector %0, %1 [-1, 51, 50, -1, 13, 61, -1, 51, 7, -1, 24, 8, -1, 26, 56, -1, 20, 14, -1, 43, 6, -1, 13, 0, -1, 19, 12, -1, 46, 3, -1, 9] : vector<32xi8>
  llvm.store %2, %r {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @blend_i8(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %2 = llvm.shufflevector %0, %1 [0, 33, 2, 35, 36, 37, 38, 7, 8, 41, 42, 43, 44, 45, 14, 15, 16, 49, 50, 51, 20, 21, 22, 55, 24, 25, 58, 27, 60, 61, 30, 63] : vector<32xi8>
  llvm.store %2, %r {alignment = 1 : i64} : vector<32xi8>, !llvm.ptr
  llvm.return
}
llvm.func @random_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %2 = llvm.shufflevector %0, %1 [14, 21, 14, 12, 15, 25, 14, 12, 31, 22, 1, 1, 17, 30, 16, 12] : vector<16xi16>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @one_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %2 = llvm.shufflevector %0, %1 [11, 14, 11, 11, 2, 7, 3, 7, 15, 6, 10, 6, 15, 0, 15, 11] : vector<16xi16>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @long_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<32xi16>
  %2 = llvm.shufflevector %0, %1 [10, 15, 49, 25, 61, 22, 55, 42, 11, 50, 59, 51, 10, 20, 21, 16, 3, 19, 59, 18, 60, 44, 19, 16, 2, 1, 13, 17, 55, 24, 27, 3] : vector<32xi16>
  llvm.store %2, %r {alignment = 1 : i64} : vector<32xi16>, !llvm.ptr
  llvm.return
}
llvm.func @from_1_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %2 = llvm.shufflevector %0, %1 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] : vector<16xi16>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @from_9_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %2 = llvm.shufflevector %0, %1 [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] : vector<16xi16>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @from_15_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %2 = llvm.shufflevector %0, %1 [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30] : vector<16xi16>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @undefined_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %2 = llvm.shufflevector %0, %1 [-1, 16, 13, -1, 18, 15, -1, 20, 16, -1, 26, 8, -1, 3, 22, -1] : vector<16xi16>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @blend_i16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi16>
  %2 = llvm.shufflevector %0, %1 [16, 17, 2, 3, 4, 21, 6, 7, 8, 9, 10, 27, 12, 13, 30, 31] : vector<16xi16>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi16>, !llvm.ptr
  llvm.return
}
llvm.func @random_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.shufflevector %0, %1 [3, 1, 7, 6, 8, 1, 3, 14] : vector<8xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @one_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.shufflevector %0, %1 [0, 1, 7, 5, 3, 4, 7, 7] : vector<8xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @long_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
  %2 = llvm.shufflevector %0, %1 [15, 16, 12, 28, 8, 26, 7, 25, 28, 20, 4, 15, 27, 4, 13, 19] : vector<16xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xi32>, !llvm.ptr
  llvm.return
}
llvm.func @from_1_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.shufflevector %0, %1 [1, 2, 3, 4, 5, 6, 7, 8] : vector<8xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @from_5_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.shufflevector %0, %1 [5, 6, 7, 8, 9, 10, 11, 12] : vector<8xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @from_7_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.shufflevector %0, %1 [7, 8, 9, 10, 11, 12, 13, 14] : vector<8xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @undefined_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.shufflevector %0, %1 [-1, 3, 4, -1, 11, 4, -1, 8] : vector<8xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @blend_i32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.shufflevector %0, %1 [0, 9, 2, 3, 12, 13, 6, 7] : vector<8xi32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
llvm.func @random_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %2 = llvm.shufflevector %0, %1 [2, 6, 6, 5] : vector<4xf64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @one_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %2 = llvm.shufflevector %0, %1 [3, 1, 2, 2] : vector<4xf64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @long_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf64>
  %2 = llvm.shufflevector %0, %1 [2, 11, 0, 10, 14, 14, 0, 12] : vector<8xf64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xf64>, !llvm.ptr
  llvm.return
}
llvm.func @from_1_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %2 = llvm.shufflevector %0, %1 [1, 2, 3, 4] : vector<4xf64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @from_3_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %2 = llvm.shufflevector %0, %1 [3, 4, 5, 6] : vector<4xf64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @undefined_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %2 = llvm.shufflevector %0, %1 [-1, 5, 4, -1] : vector<4xf64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @blend_f64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xf64>
  %2 = llvm.shufflevector %0, %1 [0, 1, 2, 3] : vector<4xf64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<4xf64>, !llvm.ptr
  llvm.return
}
llvm.func @random_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %2 = llvm.shufflevector %0, %1 [2, 8, 8, 1, 5, 8, 4, 13] : vector<8xf32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @one_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %2 = llvm.shufflevector %0, %1 [4, 6, 2, 7, 5, 1, 4, 0] : vector<8xf32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @long_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<16xf32>
  %2 = llvm.shufflevector %0, %1 [11, 27, 4, 17, 1, 5, 16, 5, 14, 4, 16, 7, 29, 0, 21, 26] : vector<16xf32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<16xf32>, !llvm.ptr
  llvm.return
}
llvm.func @from_1_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %2 = llvm.shufflevector %0, %1 [1, 2, 3, 4, 5, 6, 7, 8] : vector<8xf32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @from_5_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %2 = llvm.shufflevector %0, %1 [5, 6, 7, 8, 9, 10, 11, 12] : vector<8xf32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @from_7_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %2 = llvm.shufflevector %0, %1 [7, 8, 9, 10, 11, 12, 13, 14] : vector<8xf32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @undefined_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %2 = llvm.shufflevector %0, %1 [-1, 8, 4, -1, 1, 7, -1, 3] : vector<8xf32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @blend_f32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %2 = llvm.shufflevector %0, %1 [0, 9, 2, 3, 4, 13, 14, 7] : vector<8xf32>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
}
llvm.func @random_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %2 = llvm.shufflevector %0, %1 [4, 7, 2, 4] : vector<4xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @one_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %2 = llvm.shufflevector %0, %1 [2, 0, 2, 0] : vector<4xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @long_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi64>
  %2 = llvm.shufflevector %0, %1 [0, 0, 6, 15, 7, 14, 3, 13] : vector<8xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<8xi64>, !llvm.ptr
  llvm.return
}
llvm.func @from_1_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %2 = llvm.shufflevector %0, %1 [1, 2, 3, 4] : vector<4xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @from_3_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %2 = llvm.shufflevector %0, %1 [3, 4, 5, 6] : vector<4xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @undefined_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %2 = llvm.shufflevector %0, %1 [-1, 7, 6, -1] : vector<4xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @blend_i64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi64>
  %2 = llvm.shufflevector %0, %1 [4, 1, 2, 7] : vector<4xi64>
  llvm.store %2, %r {alignment = 1 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// static unsigned char in[512], other[512];
// static int wrong;
// static uint64_t next(void) {
//   static uint64_t state = 88172645463325252u;
//   state ^= state << 13, state ^= state >> 7, state ^= state << 17;
//   return state;
// }
// #define SHUFFLE(NAME, T, N, M, ...) { \
//   extern void NAME(void *, void *, void *); \
//   static const int mask[] = {__VA_ARGS__}; \
//   T a[N], b[N], c[M]; \
//   for (unsigned i = 0; i < sizeof a; i++) in[i] = next() >> 20, other[i] = next() >> 20; \
//   memcpy(a, in, sizeof a), memcpy(b, other, sizeof b); \
//   NAME(a, b, c); \
//   for (int i = 0; i < M; i++) \
//     if (mask[i] >= 0 && memcmp(&c[i], mask[i] < N ? &a[mask[i]] : &b[mask[i] - N], sizeof(T))) { \
//       printf(#NAME " %d\n", i), wrong++; break; } }
// int main(void) {
//   SHUFFLE(random_i8, int8_t, 32, 32, 41, 19, 50, 6, 9, 12, 46, 7, 27, 4, 11, 55, 53, 8, 30, 11, 54, 7, 15, 28, 7, 50, 6, 28, 5, 17, 37, 53, 18, 15, 39, 23)
//   SHUFFLE(one_i8, int8_t, 32, 32, 6, 12, 23, 6, 4, 3, 13, 31, 27, 20, 29, 29, 23, 19, 15, 11, 15, 5, 19, 31, 21, 28, 18, 4, 7, 26, 10, 21, 9, 31, 26, 2)
//   SHUFFLE(long_i8, int8_t, 64, 64, 19, 80, 87, 89, 127, 116, 17, 23, 69, 121, 16, 15, 79, 114, 72, 98, 88, 5, 118, 90, 43, 29, 126, 15, 55, 73, 33, 63, 101, 100, 127, 20, 42, 114, 102, 71, 35, 110, 71, 106, 91, 97, 59, 38, 21, 45, 38, 59, 59, 3, 124, 46, 67, 72, 1, 37, 107, 94, 81, 32, 13, 116, 100, 101)
//   SHUFFLE(from_1_i8, int8_t, 32, 32, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32)
//   SHUFFLE(from_17_i8, int8_t, 32, 32, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48)
//   SHUFFLE(from_31_i8, int8_t, 32, 32, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62)
//   SHUFFLE(undefined_i8, int8_t, 32, 32, -1, 51, 50, -1, 13, 61, -1, 51, 7, -1, 24, 8, -1, 26, 56, -1, 20, 14, -1, 43, 6, -1, 13, 0, -1, 19, 12, -1, 46, 3, -1, 9)
//   SHUFFLE(blend_i8, int8_t, 32, 32, 0, 33, 2, 35, 36, 37, 38, 7, 8, 41, 42, 43, 44, 45, 14, 15, 16, 49, 50, 51, 20, 21, 22, 55, 24, 25, 58, 27, 60, 61, 30, 63)
//   SHUFFLE(random_i16, int16_t, 16, 16, 14, 21, 14, 12, 15, 25, 14, 12, 31, 22, 1, 1, 17, 30, 16, 12)
//   SHUFFLE(one_i16, int16_t, 16, 16, 11, 14, 11, 11, 2, 7, 3, 7, 15, 6, 10, 6, 15, 0, 15, 11)
//   SHUFFLE(long_i16, int16_t, 32, 32, 10, 15, 49, 25, 61, 22, 55, 42, 11, 50, 59, 51, 10, 20, 21, 16, 3, 19, 59, 18, 60, 44, 19, 16, 2, 1, 13, 17, 55, 24, 27, 3)
//   SHUFFLE(from_1_i16, int16_t, 16, 16, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
//   SHUFFLE(from_9_i16, int16_t, 16, 16, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)
//   SHUFFLE(from_15_i16, int16_t, 16, 16, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30)
//   SHUFFLE(undefined_i16, int16_t, 16, 16, -1, 16, 13, -1, 18, 15, -1, 20, 16, -1, 26, 8, -1, 3, 22, -1)
//   SHUFFLE(blend_i16, int16_t, 16, 16, 16, 17, 2, 3, 4, 21, 6, 7, 8, 9, 10, 27, 12, 13, 30, 31)
//   SHUFFLE(random_i32, int32_t, 8, 8, 3, 1, 7, 6, 8, 1, 3, 14)
//   SHUFFLE(one_i32, int32_t, 8, 8, 0, 1, 7, 5, 3, 4, 7, 7)
//   SHUFFLE(long_i32, int32_t, 16, 16, 15, 16, 12, 28, 8, 26, 7, 25, 28, 20, 4, 15, 27, 4, 13, 19)
//   SHUFFLE(from_1_i32, int32_t, 8, 8, 1, 2, 3, 4, 5, 6, 7, 8)
//   SHUFFLE(from_5_i32, int32_t, 8, 8, 5, 6, 7, 8, 9, 10, 11, 12)
//   SHUFFLE(from_7_i32, int32_t, 8, 8, 7, 8, 9, 10, 11, 12, 13, 14)
//   SHUFFLE(undefined_i32, int32_t, 8, 8, -1, 3, 4, -1, 11, 4, -1, 8)
//   SHUFFLE(blend_i32, int32_t, 8, 8, 0, 9, 2, 3, 12, 13, 6, 7)
//   SHUFFLE(random_f64, double, 4, 4, 2, 6, 6, 5)
//   SHUFFLE(one_f64, double, 4, 4, 3, 1, 2, 2)
//   SHUFFLE(long_f64, double, 8, 8, 2, 11, 0, 10, 14, 14, 0, 12)
//   SHUFFLE(from_1_f64, double, 4, 4, 1, 2, 3, 4)
//   SHUFFLE(from_3_f64, double, 4, 4, 3, 4, 5, 6)
//   SHUFFLE(undefined_f64, double, 4, 4, -1, 5, 4, -1)
//   SHUFFLE(blend_f64, double, 4, 4, 0, 1, 2, 3)
//   SHUFFLE(random_f32, float, 8, 8, 2, 8, 8, 1, 5, 8, 4, 13)
//   SHUFFLE(one_f32, float, 8, 8, 4, 6, 2, 7, 5, 1, 4, 0)
//   SHUFFLE(long_f32, float, 16, 16, 11, 27, 4, 17, 1, 5, 16, 5, 14, 4, 16, 7, 29, 0, 21, 26)
//   SHUFFLE(from_1_f32, float, 8, 8, 1, 2, 3, 4, 5, 6, 7, 8)
//   SHUFFLE(from_5_f32, float, 8, 8, 5, 6, 7, 8, 9, 10, 11, 12)
//   SHUFFLE(from_7_f32, float, 8, 8, 7, 8, 9, 10, 11, 12, 13, 14)
//   SHUFFLE(undefined_f32, float, 8, 8, -1, 8, 4, -1, 1, 7, -1, 3)
//   SHUFFLE(blend_f32, float, 8, 8, 0, 9, 2, 3, 4, 13, 14, 7)
//   SHUFFLE(random_i64, int64_t, 4, 4, 4, 7, 2, 4)
//   SHUFFLE(one_i64, int64_t, 4, 4, 2, 0, 2, 0)
//   SHUFFLE(long_i64, int64_t, 8, 8, 0, 0, 6, 15, 7, 14, 3, 13)
//   SHUFFLE(from_1_i64, int64_t, 4, 4, 1, 2, 3, 4)
//   SHUFFLE(from_3_i64, int64_t, 4, 4, 3, 4, 5, 6)
//   SHUFFLE(undefined_i64, int64_t, 4, 4, -1, 7, 6, -1)
//   SHUFFLE(blend_i64, int64_t, 4, 4, 4, 1, 2, 7)
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
