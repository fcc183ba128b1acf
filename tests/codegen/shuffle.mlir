// args: --target=x86_64-unknown-linux-gnu
// SSE2: one shuffle where there is an instruction for the mask, a part of a wider vector as it is, and lanes else.
llvm.func @orders(%a: vector<4xi32>, %b: vector<4xi32>, %w: vector<8xi32>) -> vector<4xi32> {
  %0 = llvm.shufflevector %a, %b [3, 2, 1, 0] : vector<4xi32>
  %1 = llvm.shufflevector %0, %b [0, 4, 1, 5] : vector<4xi32>
  %2 = llvm.shufflevector %w, %w [4, 5, 6, 7] : vector<8xi32>
  %3 = llvm.shufflevector %1, %2 [0, 5, 2, 7] : vector<4xi32>
  llvm.return %3 : vector<4xi32>
}
// output:
// ; @orders
// function u0:0(i32x4, i32x4, i32x4, i32x4) -> i32x4 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i32x4, v1: i32x4, v2: i32x4, v3: i32x4):
//     v4 = bitcast.i8x16 little v0
//     v5 = bitcast.i8x16 little v0
//     v6 = shuffle v4, v5, 0x03020100070605040b0a09080f0e0d0c
//     v7 = bitcast.i32x4 little v6
//     v8 = bitcast.i8x16 little v7
//     v9 = bitcast.i8x16 little v1
//     v10 = shuffle v8, v9, 0x17161514070605041312111003020100
//     v11 = bitcast.i32x4 little v10
//     v12 = bitcast.i8x16 little v11
//     v13 = bitcast.i8x16 little v11
//     v14 = shuffle v12, v13, 0x03020100030201000b0a090803020100
//     v15 = bitcast.i32x4 little v14
//     v16 = bitcast.i8x16 little v3
//     v17 = bitcast.i8x16 little v3
//     v18 = shuffle v16, v17, 0x03020100030201000f0e0d0c07060504
//     v19 = bitcast.i32x4 little v18
//     v20 = bitcast.i8x16 little v15
//     v21 = bitcast.i8x16 little v19
//     v22 = shuffle v20, v21, 0x17161514070605041312111003020100
//     v23 = bitcast.i32x4 little v22
//     return v23
// }
//
// -----
// args: --target=x86_64-unknown-linux-gnu -mattr=+ssse3
llvm.func @any(%a: vector<16xi8>, %b: vector<16xi8>) -> vector<16xi8> {
  %0 = llvm.shufflevector %a, %b [3, 17, 5, 6, 7, 22, 1, 2, 9, 8, 4, 31, 12, 13, 0, 16] : vector<16xi8>
  llvm.return %0 : vector<16xi8>
}
// output:
// ; @any
// function u0:0(i8x16, i8x16) -> i8x16 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i8x16, v1: i8x16):
//     v2 = bitcast.i8x16 little v0
//     v3 = bitcast.i8x16 little v1
//     v4 = shuffle v2, v3, 0x10000d0c1f0408090201160706051103
//     v5 = bitcast.i8x16 little v4
//     return v5
// }
//
// -----
// args: --target=x86_64-unknown-linux-gnu
// Bytes from the last to the first: within pairs, within halves, and the halves.
llvm.func @reversed(%a: vector<16xi8>) -> vector<16xi8> {
  %0 = llvm.shufflevector %a, %a [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] : vector<16xi8>
  llvm.return %0 : vector<16xi8>
}
// output:
// ; @reversed
// function u0:0(i8x16) -> i8x16 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i8x16):
//     v1 = bitcast.i16x8 little v0
//     v2 = iconst.i16 8
//     v3 = ishl v1, v2  ; v2 = 8
//     v4 = iconst.i16 8
//     v5 = ushr v1, v4  ; v4 = 8
//     v6 = bor v3, v5
//     v7 = bitcast.i8x16 little v6
//     v8 = bitcast.i8x16 little v6
//     v9 = shuffle v7, v8, 0x0f0e0d0c0b0a09080100030205040706
//     v10 = bitcast.i16x8 little v9
//     v11 = bitcast.i8x16 little v10
//     v12 = bitcast.i8x16 little v10
//     v13 = shuffle v11, v12, 0x09080b0a0d0c0f0e0706050403020100
//     v14 = bitcast.i16x8 little v13
//     v15 = bitcast.i8x16 little v14
//     v16 = bitcast.i8x16 little v14
//     v17 = shuffle v15, v16, 0x07060504030201000f0e0d0c0b0a0908
//     v18 = bitcast.i8x16 little v17
//     return v18
// }
//
// -----
// args: --target=x86_64-unknown-linux-gnu
llvm.func @lanes(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %x: vector<4xf32>, %y: vector<4xf32>, %n: i32) -> i32 {
  %0 = llvm.intr.sadd.sat(%a, %b) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  %1 = llvm.mul %0, %b : vector<16xi8>
  %2 = llvm.intr.usub.sat(%c, %c) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %3 = llvm.intr.copysign(%x, %y) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %4 = llvm.intr.fshl(%n, %n, %n) : (i32, i32, i32) -> i32
  %p = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %p x vector<16xi8> : (i32) -> !llvm.ptr
  llvm.store %1, %m : vector<16xi8>, !llvm.ptr
  llvm.store %2, %m : vector<4xi32>, !llvm.ptr
  llvm.store %3, %m : vector<4xf32>, !llvm.ptr
  llvm.return %4 : i32
}
// output:
// ; @lanes
// function u0:0(i32, i8x16, i8x16, i32x4, f32x4, f32x4) -> i32 system_v {
//     ss0 = explicit_slot 16, align = 16
//     region0 = 0 "memory"
//     const0 = 0x00ff00ff00ff00ff00ff00ff00ff00ff
//     const1 = 0x80000000800000008000000080000000
//
// block0(v0: i32, v1: i8x16, v2: i8x16, v3: i32x4, v4: f32x4, v5: f32x4):
//     v6 = sadd_sat v1, v2
//     v7 = vconst.i16x8 const0
//     v8 = uwiden_low v6
//     v9 = uwiden_low v2
//     v10 = uwiden_high v6
//     v11 = uwiden_high v2
//     v12 = imul v8, v9
//     v13 = band v12, v7  ; v7 = const0
//     v14 = imul v10, v11
//     v15 = band v14, v7  ; v7 = const0
//     v16 = unarrow v13, v15
//     v17 = isub v3, v3
//     v18 = icmp ugt v3, v3
//     v19 = band v17, v18
//     v20 = vconst.f32x4 const1
//     v21 = bitselect v20, v5, v4  ; v20 = const1
//     v22 = rotl v0, v0
//     v23 = iconst.i32 1
//     v24 = stack_addr.i64 ss0
//     store notrap region0 v16, v24
//     store notrap region0 v19, v24
//     store notrap region0 v21, v24
//     return v22
// }
//
