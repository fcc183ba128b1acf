// args: --target=s390x-unknown-linux-gnu
// Vectors of 256 bits are two registers, and so are their sums. Two lanes are passed in one register.
llvm.func @f(%a: vector<8xf32>, %b: vector<2xf32>) -> vector<8xf32> {
  %0 = llvm.shufflevector %b, %b [0, 1, 0, 1, 0, 1, 0, 1] : vector<2xf32>
  %1 = llvm.fadd %a, %0 : vector<8xf32>
  llvm.return %1 : vector<8xf32>
}
// output:
// ; @f
// function u0:0(f32x4, i8x16, f32x4, i8x16, f32x4) -> f32x4, i8x16, f32x4 system_v {
//     region0 = 0 "memory"
//     const0 = 0x00000000000000000000000000000000
//
// block0(v0: f32x4, v1: i8x16, v2: f32x4, v3: i8x16, v4: f32x4):
//     v5 = extractlane v4, 0
//     v6 = extractlane v4, 1
//     v7 = splat.f32x4 v5
//     v8 = insertlane v7, v6, 1
//     v9 = insertlane v8, v6, 3
//     v10 = splat.f32x4 v5
//     v11 = insertlane v10, v6, 1
//     v12 = insertlane v11, v6, 3
//     v13 = fadd v0, v9
//     v14 = fadd v2, v12
//     v15 = vconst.i8x16 const0
//     return v13, v15, v14  ; v15 = const0
// }
//
// -----
// args: --target=s390x-unknown-linux-gnu
// Saturating sums have instructions for bytes only.
llvm.func @g(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<2xi64>, %d: vector<2xi64>) -> (vector<2xi64>) {
  %0 = llvm.intr.sadd.sat(%a, %b) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  %1 = llvm.bitcast %0 : vector<16xi8> to vector<2xi64>
  %2 = llvm.intr.sadd.sat(%c, %d) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  %3 = llvm.add %1, %2 : vector<2xi64>
  llvm.return %3 : vector<2xi64>
}
// output:
// ; @g
// function u0:0(i8x16, i8x16, i8x16, i8x16, i64x2, i8x16, i64x2) -> i64x2 system_v {
//     region0 = 0 "memory"
//     const0 = 0x00000000000000000000000000000000
//     const1 = 0x7fffffffffffffff7fffffffffffffff
//
// block0(v0: i8x16, v1: i8x16, v2: i8x16, v3: i8x16, v4: i64x2, v5: i8x16, v6: i64x2):
//     v7 = sadd_sat v0, v2
//     v8 = bitcast.i64x2 big v7
//     v9 = iadd v4, v6
//     v10 = bxor v4, v9
//     v11 = bxor v6, v9
//     v12 = band v10, v11
//     v13 = vconst.i64x2 const0
//     v14 = icmp slt v12, v13  ; v13 = const0
//     v15 = icmp slt v4, v13  ; v13 = const0
//     v16 = vconst.i64x2 const1
//     v17 = bxor v15, v16  ; v16 = const1
//     v18 = bitselect v14, v17, v9
//     v19 = iadd v8, v18
//     return v19
// }
//
