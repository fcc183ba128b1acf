// args: --target=x86_64-unknown-linux-gnu
// The back end matches the tree: `pmaddwd`.
llvm.func @words(%a: vector<8xi16>, %b: vector<8xi16>) -> vector<4xi32> {
  %0 = llvm.call_intrinsic "llvm.x86.sse2.pmadd.wd"(%a, %b) : (vector<8xi16>, vector<8xi16>) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}
// output:
// ; @words
// function u0:0(i16x8, i16x8) -> i32x4 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i16x8, v1: i16x8):
//     v2 = swiden_low v0
//     v3 = swiden_low v1
//     v4 = swiden_high v0
//     v5 = swiden_high v1
//     v6 = imul v2, v3
//     v7 = imul v4, v5
//     v8 = iadd_pairwise v6, v7
//     return v8
// }
//
// -----
// args: --target=x86_64-unknown-linux-gnu -mattr=+avxvnni
// `vpdpbusd`.
llvm.func @mixed(%sum: vector<4xi32>, %a: vector<16xi8>, %b: vector<16xi8>) -> vector<4xi32> {
  %0 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.128"(%sum, %a, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}
// output:
// ; @mixed
// function u0:0(i32x4, i8x16, i8x16) -> i32x4 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i32x4, v1: i8x16, v2: i8x16):
//     v3 = swiden_low v2
//     v4 = uwiden_low v1
//     v5 = swiden_high v2
//     v6 = uwiden_high v1
//     v7 = imul v3, v4
//     v8 = imul v5, v6
//     v9 = swiden_low v7
//     v10 = swiden_high v7
//     v11 = iadd_pairwise v9, v10
//     v12 = swiden_low v8
//     v13 = swiden_high v8
//     v14 = iadd_pairwise v12, v13
//     v15 = iadd_pairwise v11, v14
//     v16 = iadd v15, v0
//     return v16
// }
//
// -----
// args: --target=aarch64-unknown-linux-gnu -mattr=+dotprod,+i8mm
// `sdot` and `usdot`.
llvm.func @bytes(%sum: vector<4xi32>, %a: vector<16xi8>, %b: vector<16xi8>) -> vector<4xi32> {
  %0 = llvm.call_intrinsic "llvm.aarch64.neon.sdot.v4i32.v16i8"(%sum, %a, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  %1 = llvm.call_intrinsic "llvm.aarch64.neon.usdot.v4i32.v16i8"(%0, %a, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  llvm.return %1 : vector<4xi32>
}
// output:
// ; @bytes
// function u0:0(i32x4, i8x16, i8x16) -> i32x4 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i32x4, v1: i8x16, v2: i8x16):
//     v3 = swiden_low v1
//     v4 = swiden_low v2
//     v5 = swiden_high v1
//     v6 = swiden_high v2
//     v7 = imul v3, v4
//     v8 = imul v5, v6
//     v9 = swiden_low v7
//     v10 = swiden_high v7
//     v11 = iadd_pairwise v9, v10
//     v12 = swiden_low v8
//     v13 = swiden_high v8
//     v14 = iadd_pairwise v12, v13
//     v15 = iadd_pairwise v11, v14
//     v16 = iadd v15, v0
//     v17 = uwiden_low v1
//     v18 = swiden_low v2
//     v19 = uwiden_high v1
//     v20 = swiden_high v2
//     v21 = imul v17, v18
//     v22 = imul v19, v20
//     v23 = swiden_low v21
//     v24 = swiden_high v21
//     v25 = iadd_pairwise v23, v24
//     v26 = swiden_low v22
//     v27 = swiden_high v22
//     v28 = iadd_pairwise v26, v27
//     v29 = iadd_pairwise v25, v28
//     v30 = iadd v29, v16
//     return v30
// }
//
// -----
// args: --target=x86_64-unknown-linux-gnu
llvm.func @without(%sum: vector<4xi32>, %a: vector<16xi8>, %b: vector<16xi8>) -> vector<4xi32> {
  %0 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.128"(%sum, %a, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  %1 = llvm.call_intrinsic "llvm.aarch64.neon.sdot.v4i32.v16i8"(%0, %a, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  llvm.return %1 : vector<4xi32>
}
// output:
// test.mlir:3:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs '+avxvnni', or '+avx512vnni' and '+avx512vl', of x86-64
//   %0 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.128"(%sum, %a, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
//        ^
// test.mlir:4:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs '+dotprod' of AArch64
//   %1 = llvm.call_intrinsic "llvm.aarch64.neon.sdot.v4i32.v16i8"(%0, %a, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
//        ^
// -----
// args: --target=aarch64-unknown-linux-gnu
llvm.func @elsewhere(%sum: vector<4xi32>, %a: vector<16xi8>, %b: vector<8xi16>) -> vector<4xi32> {
  %0 = llvm.call_intrinsic "llvm.aarch64.neon.usdot.v4i32.v16i8"(%sum, %a, %a) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  %1 = llvm.call_intrinsic "llvm.x86.sse2.pmadd.wd"(%b, %b) : (vector<8xi16>, vector<8xi16>) -> vector<4xi32>
  llvm.return %1 : vector<4xi32>
}
// output:
// test.mlir:3:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs '+i8mm' of AArch64
//   %0 = llvm.call_intrinsic "llvm.aarch64.neon.usdot.v4i32.v16i8"(%sum, %a, %a) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
//        ^
// test.mlir:4:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs 'pmaddwd', which only x86-64 has
//   %1 = llvm.call_intrinsic "llvm.x86.sse2.pmadd.wd"(%b, %b) : (vector<8xi16>, vector<8xi16>) -> vector<4xi32>
//        ^
// -----
// args: --target=x86_64-unknown-linux-gnu
llvm.func @bytes_as_words(%a: vector<16xi8>) -> vector<4xi32> {
  %0 = llvm.call_intrinsic "llvm.x86.sse2.pmadd.wd"(%a, %a) : (vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}
// output:
// test.mlir:3:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs vectors of 128 bits, and a result of type 'vector<4xi32>'
//   %0 = llvm.call_intrinsic "llvm.x86.sse2.pmadd.wd"(%a, %a) : (vector<16xi8>, vector<16xi8>) -> vector<4xi32>
//        ^
// -----
// args: --target=x86_64-unknown-linux-gnu -mattr=+avxvnni
// In halves.
llvm.func @halves(%sum: vector<8xi32>, %a: vector<32xi8>, %b: vector<32xi8>) -> vector<8xi32> {
  %0 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.256"(%sum, %a, %b) : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<8xi32>
  llvm.return %0 : vector<8xi32>
}
// output:
// ; @halves
// function u0:0(i32x4, i32x4, i8x16, i8x16, i8x16, i8x16) -> i32x4, i32x4 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i32x4, v1: i32x4, v2: i8x16, v3: i8x16, v4: i8x16, v5: i8x16):
//     v6 = swiden_low v4
//     v7 = uwiden_low v2
//     v8 = swiden_high v4
//     v9 = uwiden_high v2
//     v10 = imul v6, v7
//     v11 = imul v8, v9
//     v12 = swiden_low v10
//     v13 = swiden_high v10
//     v14 = iadd_pairwise v12, v13
//     v15 = swiden_low v11
//     v16 = swiden_high v11
//     v17 = iadd_pairwise v15, v16
//     v18 = iadd_pairwise v14, v17
//     v19 = iadd v18, v0
//     v20 = swiden_low v5
//     v21 = uwiden_low v3
//     v22 = swiden_high v5
//     v23 = uwiden_high v3
//     v24 = imul v20, v21
//     v25 = imul v22, v23
//     v26 = swiden_low v24
//     v27 = swiden_high v24
//     v28 = iadd_pairwise v26, v27
//     v29 = swiden_low v25
//     v30 = swiden_high v25
//     v31 = iadd_pairwise v29, v30
//     v32 = iadd_pairwise v28, v31
//     v33 = iadd v32, v1
//     return v19, v33
// }
//
