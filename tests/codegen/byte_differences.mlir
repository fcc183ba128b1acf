// args: --target=x86_64-unknown-linux-gnu
// `avg_round` stands for `psadbw`, which CLIF does not have. The first lane is stored from the vector register.
llvm.func @apart(%a: vector<16xi8>, %b: vector<16xi8>, %to: !llvm.ptr) {
  %0 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%a, %b) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  %1 = "llvm.intr.vector.reduce.add"(%0) : (vector<2xi64>) -> i64
  %2 = llvm.trunc %1 : i64 to i32
  llvm.store %2, %to : i32, !llvm.ptr
  %3 = llvm.trunc %1 : i64 to i16
  llvm.store %3, %to : i16, !llvm.ptr
  llvm.return
}
// output:
// ; @apart
// ; avg_round.i16x8 stands for psadbw
// function u0:0(i64, i8x16, i8x16) system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: i8x16, v2: i8x16):
//     v3 = bitcast.i16x8 little v1
//     v4 = bitcast.i16x8 little v2
//     v5 = avg_round v3, v4
//     v6 = bitcast.i64x2 little v5
//     v7 = bitcast.i8x16 little v6
//     v8 = bitcast.i8x16 little v6
//     v9 = shuffle v7, v8, 0x07060504030201000f0e0d0c0b0a0908
//     v10 = bitcast.i64x2 little v9
//     v11 = iadd v6, v10
//     v12 = extractlane v11, 0
//     v13 = ireduce.i32 v12
//     v14 = bitcast.f32x4 little v11
//     v15 = extractlane v14, 0
//     store notrap region0 v15, v0
//     v16 = ireduce.i16 v12
//     store notrap region0 v16, v0
//     return
// }
//
// -----
// args: --target=aarch64-unknown-linux-gnu
// The first lane is stored from a general register.
llvm.func @stored(%a: vector<2xi64>, %to: !llvm.ptr) {
  %1 = "llvm.intr.vector.reduce.add"(%a) : (vector<2xi64>) -> i64
  llvm.store %1, %to : i64, !llvm.ptr
  llvm.return
}
// output:
// ; @stored
// function u0:0(i64, i64x2) system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: i64x2):
//     v2 = bitcast.i8x16 little v1
//     v3 = bitcast.i8x16 little v1
//     v4 = shuffle v2, v3, 0x07060504030201000f0e0d0c0b0a0908
//     v5 = bitcast.i64x2 little v4
//     v6 = iadd v1, v5
//     v7 = extractlane v6, 0
//     store notrap region0 v7, v0
//     return
// }
//
// -----
// args: --target=aarch64-unknown-linux-gnu
llvm.func @elsewhere(%a: vector<16xi8>, %b: vector<16xi8>) -> vector<2xi64> {
  %0 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%a, %b) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  llvm.return %0 : vector<2xi64>
}
// output:
// test.mlir:3:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs 'psadbw', which only x86-64 has
//   %0 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%a, %b) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
//        ^
// -----
// args: --target=x86_64-unknown-linux-gnu
llvm.func @words(%a: vector<8xi16>, %b: vector<8xi16>) -> vector<2xi64> {
  %0 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%a, %b) : (vector<8xi16>, vector<8xi16>) -> vector<2xi64>
  llvm.return %0 : vector<2xi64>
}
// output:
// test.mlir:3:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs vectors of 16 bytes
//   %0 = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%a, %b) : (vector<8xi16>, vector<8xi16>) -> vector<2xi64>
//        ^
