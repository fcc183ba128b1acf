// Products with constants: of few set bits, of consecutive ones, and others, of numbers and of lanes. C multiplies by what it does
// not know while compiling.
llvm.func @products(%x: i64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %x8 = llvm.trunc %x : i64 to i8
  %p8 = llvm.mlir.poison : vector<16xi8>
  %v8_0 = llvm.insertelement %x8, %p8[%zero : i32] : vector<16xi8>
  %s8 = llvm.shufflevector %v8_0, %p8 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi8>
  %l8 = llvm.mlir.constant(dense<[1, 8, 15, 22, 29, 36, 43, 50, 57, 64, 71, 78, 85, 92, 99, 106]> : vector<16xi8>) : vector<16xi8>
  %w8 = llvm.add %s8, %l8 : vector<16xi8>
  %c0 = llvm.mlir.constant(3 : i8) : i8
  %m0 = llvm.mul %x8, %c0 : i8
  %a0 = llvm.getelementptr %to[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m0, %a0 {alignment = 1 : i64} : i8, !llvm.ptr
  %d0 = llvm.mlir.constant(dense<3> : vector<16xi8>) : vector<16xi8>
  %n0 = llvm.mul %d0, %w8 : vector<16xi8>
  %b0 = llvm.getelementptr %to[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n0, %b0 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c1 = llvm.mlir.constant(5 : i8) : i8
  %m1 = llvm.mul %x8, %c1 : i8
  %a1 = llvm.getelementptr %to[17] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m1, %a1 {alignment = 1 : i64} : i8, !llvm.ptr
  %d1 = llvm.mlir.constant(dense<5> : vector<16xi8>) : vector<16xi8>
  %n1 = llvm.mul %d1, %w8 : vector<16xi8>
  %b1 = llvm.getelementptr %to[18] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n1, %b1 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c2 = llvm.mlir.constant(7 : i8) : i8
  %m2 = llvm.mul %x8, %c2 : i8
  %a2 = llvm.getelementptr %to[34] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m2, %a2 {alignment = 1 : i64} : i8, !llvm.ptr
  %d2 = llvm.mlir.constant(dense<7> : vector<16xi8>) : vector<16xi8>
  %n2 = llvm.mul %d2, %w8 : vector<16xi8>
  %b2 = llvm.getelementptr %to[35] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n2, %b2 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c3 = llvm.mlir.constant(24 : i8) : i8
  %m3 = llvm.mul %x8, %c3 : i8
  %a3 = llvm.getelementptr %to[51] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m3, %a3 {alignment = 1 : i64} : i8, !llvm.ptr
  %d3 = llvm.mlir.constant(dense<24> : vector<16xi8>) : vector<16xi8>
  %n3 = llvm.mul %d3, %w8 : vector<16xi8>
  %b3 = llvm.getelementptr %to[52] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n3, %b3 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c4 = llvm.mlir.constant(56 : i8) : i8
  %m4 = llvm.mul %x8, %c4 : i8
  %a4 = llvm.getelementptr %to[68] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m4, %a4 {alignment = 1 : i64} : i8, !llvm.ptr
  %d4 = llvm.mlir.constant(dense<56> : vector<16xi8>) : vector<16xi8>
  %n4 = llvm.mul %d4, %w8 : vector<16xi8>
  %b4 = llvm.getelementptr %to[69] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n4, %b4 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c5 = llvm.mlir.constant(11 : i8) : i8
  %m5 = llvm.mul %x8, %c5 : i8
  %a5 = llvm.getelementptr %to[85] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m5, %a5 {alignment = 1 : i64} : i8, !llvm.ptr
  %d5 = llvm.mlir.constant(dense<11> : vector<16xi8>) : vector<16xi8>
  %n5 = llvm.mul %d5, %w8 : vector<16xi8>
  %b5 = llvm.getelementptr %to[86] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n5, %b5 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c6 = llvm.mlir.constant(-8 : i8) : i8
  %m6 = llvm.mul %x8, %c6 : i8
  %a6 = llvm.getelementptr %to[102] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m6, %a6 {alignment = 1 : i64} : i8, !llvm.ptr
  %d6 = llvm.mlir.constant(dense<-8> : vector<16xi8>) : vector<16xi8>
  %n6 = llvm.mul %d6, %w8 : vector<16xi8>
  %b6 = llvm.getelementptr %to[103] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n6, %b6 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %c7 = llvm.mlir.constant(-127 : i8) : i8
  %m7 = llvm.mul %x8, %c7 : i8
  %a7 = llvm.getelementptr %to[119] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m7, %a7 {alignment = 1 : i64} : i8, !llvm.ptr
  %d7 = llvm.mlir.constant(dense<-127> : vector<16xi8>) : vector<16xi8>
  %n7 = llvm.mul %d7, %w8 : vector<16xi8>
  %b7 = llvm.getelementptr %to[120] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n7, %b7 {alignment = 1 : i64} : vector<16xi8>, !llvm.ptr
  %x16 = llvm.trunc %x : i64 to i16
  %p16 = llvm.mlir.poison : vector<8xi16>
  %v16_0 = llvm.insertelement %x16, %p16[%zero : i32] : vector<8xi16>
  %s16 = llvm.shufflevector %v16_0, %p16 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi16>
  %l16 = llvm.mlir.constant(dense<[1, 8, 15, 22, 29, 36, 43, 50]> : vector<8xi16>) : vector<8xi16>
  %w16 = llvm.add %s16, %l16 : vector<8xi16>
  %c8 = llvm.mlir.constant(3 : i16) : i16
  %m8 = llvm.mul %x16, %c8 : i16
  %a8 = llvm.getelementptr %to[136] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m8, %a8 {alignment = 1 : i64} : i16, !llvm.ptr
  %d8 = llvm.mlir.constant(dense<3> : vector<8xi16>) : vector<8xi16>
  %n8 = llvm.mul %d8, %w16 : vector<8xi16>
  %b8 = llvm.getelementptr %to[138] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n8, %b8 {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  %c9 = llvm.mlir.constant(9 : i16) : i16
  %m9 = llvm.mul %x16, %c9 : i16
  %a9 = llvm.getelementptr %to[154] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m9, %a9 {alignment = 1 : i64} : i16, !llvm.ptr
  %d9 = llvm.mlir.constant(dense<9> : vector<8xi16>) : vector<8xi16>
  %n9 = llvm.mul %d9, %w16 : vector<8xi16>
  %b9 = llvm.getelementptr %to[156] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n9, %b9 {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  %c10 = llvm.mlir.constant(17 : i16) : i16
  %m10 = llvm.mul %x16, %c10 : i16
  %a10 = llvm.getelementptr %to[172] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m10, %a10 {alignment = 1 : i64} : i16, !llvm.ptr
  %d10 = llvm.mlir.constant(dense<17> : vector<8xi16>) : vector<8xi16>
  %n10 = llvm.mul %d10, %w16 : vector<8xi16>
  %b10 = llvm.getelementptr %to[174] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n10, %b10 {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  %c11 = llvm.mlir.constant(31 : i16) : i16
  %m11 = llvm.mul %x16, %c11 : i16
  %a11 = llvm.getelementptr %to[190] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m11, %a11 {alignment = 1 : i64} : i16, !llvm.ptr
  %d11 = llvm.mlir.constant(dense<31> : vector<8xi16>) : vector<8xi16>
  %n11 = llvm.mul %d11, %w16 : vector<8xi16>
  %b11 = llvm.getelementptr %to[192] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n11, %b11 {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  %c12 = llvm.mlir.constant(-2 : i16) : i16
  %m12 = llvm.mul %x16, %c12 : i16
  %a12 = llvm.getelementptr %to[208] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m12, %a12 {alignment = 1 : i64} : i16, !llvm.ptr
  %d12 = llvm.mlir.constant(dense<-2> : vector<8xi16>) : vector<8xi16>
  %n12 = llvm.mul %d12, %w16 : vector<8xi16>
  %b12 = llvm.getelementptr %to[210] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n12, %b12 {alignment = 1 : i64} : vector<8xi16>, !llvm.ptr
  %x32 = llvm.trunc %x : i64 to i32
  %p32 = llvm.mlir.poison : vector<4xi32>
  %v32_0 = llvm.insertelement %x32, %p32[%zero : i32] : vector<4xi32>
  %s32 = llvm.shufflevector %v32_0, %p32 [0, 0, 0, 0] : vector<4xi32>
  %l32 = llvm.mlir.constant(dense<[1, 8, 15, 22]> : vector<4xi32>) : vector<4xi32>
  %w32 = llvm.add %s32, %l32 : vector<4xi32>
  %c13 = llvm.mlir.constant(3 : i32) : i32
  %m13 = llvm.mul %x32, %c13 : i32
  %a13 = llvm.getelementptr %to[226] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m13, %a13 {alignment = 1 : i64} : i32, !llvm.ptr
  %d13 = llvm.mlir.constant(dense<3> : vector<4xi32>) : vector<4xi32>
  %n13 = llvm.mul %d13, %w32 : vector<4xi32>
  %b13 = llvm.getelementptr %to[230] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n13, %b13 {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  %c14 = llvm.mlir.constant(5 : i32) : i32
  %m14 = llvm.mul %x32, %c14 : i32
  %a14 = llvm.getelementptr %to[246] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m14, %a14 {alignment = 1 : i64} : i32, !llvm.ptr
  %d14 = llvm.mlir.constant(dense<5> : vector<4xi32>) : vector<4xi32>
  %n14 = llvm.mul %d14, %w32 : vector<4xi32>
  %b14 = llvm.getelementptr %to[250] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n14, %b14 {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  %c15 = llvm.mlir.constant(9 : i32) : i32
  %m15 = llvm.mul %x32, %c15 : i32
  %a15 = llvm.getelementptr %to[266] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m15, %a15 {alignment = 1 : i64} : i32, !llvm.ptr
  %d15 = llvm.mlir.constant(dense<9> : vector<4xi32>) : vector<4xi32>
  %n15 = llvm.mul %d15, %w32 : vector<4xi32>
  %b15 = llvm.getelementptr %to[270] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n15, %b15 {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  %c16 = llvm.mlir.constant(17 : i32) : i32
  %m16 = llvm.mul %x32, %c16 : i32
  %a16 = llvm.getelementptr %to[286] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m16, %a16 {alignment = 1 : i64} : i32, !llvm.ptr
  %d16 = llvm.mlir.constant(dense<17> : vector<4xi32>) : vector<4xi32>
  %n16 = llvm.mul %d16, %w32 : vector<4xi32>
  %b16 = llvm.getelementptr %to[290] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n16, %b16 {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  %c17 = llvm.mlir.constant(31 : i32) : i32
  %m17 = llvm.mul %x32, %c17 : i32
  %a17 = llvm.getelementptr %to[306] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m17, %a17 {alignment = 1 : i64} : i32, !llvm.ptr
  %d17 = llvm.mlir.constant(dense<31> : vector<4xi32>) : vector<4xi32>
  %n17 = llvm.mul %d17, %w32 : vector<4xi32>
  %b17 = llvm.getelementptr %to[310] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n17, %b17 {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  %c18 = llvm.mlir.constant(24 : i32) : i32
  %m18 = llvm.mul %x32, %c18 : i32
  %a18 = llvm.getelementptr %to[326] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m18, %a18 {alignment = 1 : i64} : i32, !llvm.ptr
  %d18 = llvm.mlir.constant(dense<24> : vector<4xi32>) : vector<4xi32>
  %n18 = llvm.mul %d18, %w32 : vector<4xi32>
  %b18 = llvm.getelementptr %to[330] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n18, %b18 {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  %c19 = llvm.mlir.constant(11 : i32) : i32
  %m19 = llvm.mul %x32, %c19 : i32
  %a19 = llvm.getelementptr %to[346] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m19, %a19 {alignment = 1 : i64} : i32, !llvm.ptr
  %d19 = llvm.mlir.constant(dense<11> : vector<4xi32>) : vector<4xi32>
  %n19 = llvm.mul %d19, %w32 : vector<4xi32>
  %b19 = llvm.getelementptr %to[350] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n19, %b19 {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  %c20 = llvm.mlir.constant(-2147483647 : i32) : i32
  %m20 = llvm.mul %x32, %c20 : i32
  %a20 = llvm.getelementptr %to[366] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m20, %a20 {alignment = 1 : i64} : i32, !llvm.ptr
  %d20 = llvm.mlir.constant(dense<-2147483647> : vector<4xi32>) : vector<4xi32>
  %n20 = llvm.mul %d20, %w32 : vector<4xi32>
  %b20 = llvm.getelementptr %to[370] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n20, %b20 {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  %c21 = llvm.mlir.constant(-1 : i32) : i32
  %m21 = llvm.mul %x32, %c21 : i32
  %a21 = llvm.getelementptr %to[386] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m21, %a21 {alignment = 1 : i64} : i32, !llvm.ptr
  %d21 = llvm.mlir.constant(dense<-1> : vector<4xi32>) : vector<4xi32>
  %n21 = llvm.mul %d21, %w32 : vector<4xi32>
  %b21 = llvm.getelementptr %to[390] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n21, %b21 {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  %p64 = llvm.mlir.poison : vector<2xi64>
  %v64_0 = llvm.insertelement %x, %p64[%zero : i32] : vector<2xi64>
  %s64 = llvm.shufflevector %v64_0, %p64 [0, 0] : vector<2xi64>
  %l64 = llvm.mlir.constant(dense<[1, 8]> : vector<2xi64>) : vector<2xi64>
  %w64 = llvm.add %s64, %l64 : vector<2xi64>
  %c22 = llvm.mlir.constant(3 : i64) : i64
  %m22 = llvm.mul %x, %c22 : i64
  %a22 = llvm.getelementptr %to[406] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m22, %a22 {alignment = 1 : i64} : i64, !llvm.ptr
  %d22 = llvm.mlir.constant(dense<3> : vector<2xi64>) : vector<2xi64>
  %n22 = llvm.mul %d22, %w64 : vector<2xi64>
  %b22 = llvm.getelementptr %to[414] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n22, %b22 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %c23 = llvm.mlir.constant(5 : i64) : i64
  %m23 = llvm.mul %x, %c23 : i64
  %a23 = llvm.getelementptr %to[430] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m23, %a23 {alignment = 1 : i64} : i64, !llvm.ptr
  %d23 = llvm.mlir.constant(dense<5> : vector<2xi64>) : vector<2xi64>
  %n23 = llvm.mul %d23, %w64 : vector<2xi64>
  %b23 = llvm.getelementptr %to[438] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n23, %b23 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %c24 = llvm.mlir.constant(9 : i64) : i64
  %m24 = llvm.mul %x, %c24 : i64
  %a24 = llvm.getelementptr %to[454] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m24, %a24 {alignment = 1 : i64} : i64, !llvm.ptr
  %d24 = llvm.mlir.constant(dense<9> : vector<2xi64>) : vector<2xi64>
  %n24 = llvm.mul %d24, %w64 : vector<2xi64>
  %b24 = llvm.getelementptr %to[462] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n24, %b24 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %c25 = llvm.mlir.constant(4097 : i64) : i64
  %m25 = llvm.mul %x, %c25 : i64
  %a25 = llvm.getelementptr %to[478] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m25, %a25 {alignment = 1 : i64} : i64, !llvm.ptr
  %d25 = llvm.mlir.constant(dense<4097> : vector<2xi64>) : vector<2xi64>
  %n25 = llvm.mul %d25, %w64 : vector<2xi64>
  %b25 = llvm.getelementptr %to[486] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n25, %b25 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %c26 = llvm.mlir.constant(2047 : i64) : i64
  %m26 = llvm.mul %x, %c26 : i64
  %a26 = llvm.getelementptr %to[502] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m26, %a26 {alignment = 1 : i64} : i64, !llvm.ptr
  %d26 = llvm.mlir.constant(dense<2047> : vector<2xi64>) : vector<2xi64>
  %n26 = llvm.mul %d26, %w64 : vector<2xi64>
  %b26 = llvm.getelementptr %to[510] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n26, %b26 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %c27 = llvm.mlir.constant(-4 : i64) : i64
  %m27 = llvm.mul %x, %c27 : i64
  %a27 = llvm.getelementptr %to[526] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m27, %a27 {alignment = 1 : i64} : i64, !llvm.ptr
  %d27 = llvm.mlir.constant(dense<-4> : vector<2xi64>) : vector<2xi64>
  %n27 = llvm.mul %d27, %w64 : vector<2xi64>
  %b27 = llvm.getelementptr %to[534] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n27, %b27 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %c28 = llvm.mlir.constant(-9223372036854775807 : i64) : i64
  %m28 = llvm.mul %x, %c28 : i64
  %a28 = llvm.getelementptr %to[550] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m28, %a28 {alignment = 1 : i64} : i64, !llvm.ptr
  %d28 = llvm.mlir.constant(dense<-9223372036854775807> : vector<2xi64>) : vector<2xi64>
  %n28 = llvm.mul %d28, %w64 : vector<2xi64>
  %b28 = llvm.getelementptr %to[558] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n28, %b28 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %c29 = llvm.mlir.constant(48 : i64) : i64
  %m29 = llvm.mul %x, %c29 : i64
  %a29 = llvm.getelementptr %to[574] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m29, %a29 {alignment = 1 : i64} : i64, !llvm.ptr
  %d29 = llvm.mlir.constant(dense<48> : vector<2xi64>) : vector<2xi64>
  %n29 = llvm.mul %d29, %w64 : vector<2xi64>
  %b29 = llvm.getelementptr %to[582] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n29, %b29 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  %c30 = llvm.mlir.constant(11 : i64) : i64
  %m30 = llvm.mul %x, %c30 : i64
  %a30 = llvm.getelementptr %to[598] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %m30, %a30 {alignment = 1 : i64} : i64, !llvm.ptr
  %d30 = llvm.mlir.constant(dense<11> : vector<2xi64>) : vector<2xi64>
  %n30 = llvm.mul %d30, %w64 : vector<2xi64>
  %b30 = llvm.getelementptr %to[606] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n30, %b30 {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
//
// static const volatile int64_t factors[] = {3, 5, 7, 24, 56, 11, -8, -127, 3, 9, 17, 31, -2, 3, 5, 9, 17, 31, 24, 11, -2147483647, -1, 3, 5, 9, 4097, 2047, -4, -9223372036854775807ll, 48, 11};
// static const unsigned char widths[] = {8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 16, 16, 16, 32, 32, 32, 32, 32, 32, 32, 32, 32, 64, 64, 64, 64, 64, 64, 64, 64, 64};
//
// static uint64_t cut(uint64_t value, int bits) { return bits == 64 ? value : value & ((1ull << bits) - 1); }
//
// static uint64_t number(const unsigned char *at, int bits) {
//   uint8_t a; uint16_t b; uint32_t c; uint64_t d;
//   switch (bits) {
//   case 8: memcpy(&a, at, 1); return a;
//   case 16: memcpy(&b, at, 2); return b;
//   case 32: memcpy(&c, at, 4); return c;
//   default: memcpy(&d, at, 8); return d;
//   }
// }
//
// int main(void) {
//   const uint64_t values[] = {0, 1, 7, 255, 0x80000000, 0x123456789abcdef0, ~0ull, 0x8000000000000000, 0xdeadbeefcafe4321};
//   int wrong = 0, right = 0;
//   for (int v = 0; v < 9; v++) {
//     unsigned char out[622];
//     products((int64_t)values[v], out);
//     const unsigned char *at = out;
//     for (int k = 0; k < 31; k++) {
//       int bits = widths[k];
//       uint64_t factor = (uint64_t)factors[k];
//       number(at, bits) == cut(values[v] * factor, bits) ? right++ : wrong++;
//       at += bits / 8;
//       for (int lane = 0; lane < 128 / bits; lane++, at += bits / 8)
//         number(at, bits) == cut((values[v] + lane * 7 + 1) * factor, bits) ? right++ : wrong++;
//     }
//   }
//   printf("%d right, %d wrong\n", right, wrong);
//   return 0;
// }
// output:
// 2277 right, 0 wrong
