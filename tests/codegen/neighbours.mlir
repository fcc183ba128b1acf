// args: --target=x86_64-unknown-linux-gnu
// Pairs of bytes without an instruction for their sum, pairs of products, and sums of lanes that are not adjacent.
llvm.func @neighbours(%a: vector<16xi8>, %b: vector<8xi16>, %c: vector<8xi16>) -> vector<8xi16> {
  %0 = llvm.zext %a : vector<16xi8> to vector<16xi16>
  %1 = llvm.shufflevector %0, %0 [0, 2, 4, 6, 8, 10, 12, 14] : vector<16xi16>
  %2 = llvm.shufflevector %0, %0 [1, 3, 5, 7, 9, 11, 13, 15] : vector<16xi16>
  %3 = llvm.add %1, %2 : vector<8xi16>
  %4 = llvm.sext %b : vector<8xi16> to vector<8xi32>
  %5 = llvm.sext %c : vector<8xi16> to vector<8xi32>
  %6 = llvm.mul %4, %5 : vector<8xi32>
  %7 = llvm.shufflevector %6, %6 [1, 3, 5, 7] : vector<8xi32>
  %8 = llvm.shufflevector %6, %6 [0, 2, 4, 6] : vector<8xi32>
  %9 = llvm.add %7, %8 : vector<4xi32>
  %10 = llvm.shufflevector %6, %6 [2, 4, 6, 0] : vector<8xi32>
  %11 = llvm.add %7, %10 : vector<4xi32>
  %12 = llvm.xor %9, %11 : vector<4xi32>
  %13 = llvm.bitcast %12 : vector<4xi32> to vector<8xi16>
  %14 = llvm.xor %3, %13 : vector<8xi16>
  llvm.return %14 : vector<8xi16>
}
// output:
// ; @neighbours
// function u0:0(i8x16, i16x8, i16x8) -> i16x8 system_v {
//     region0 = 0 "memory"
//     const0 = 0x00ff00ff00ff00ff00ff00ff00ff00ff
//
// block0(v0: i8x16, v1: i16x8, v2: i16x8):
//     v3 = uwiden_low v0
//     v4 = uwiden_high v0
//     v5 = bitcast.i8x16 little v3
//     v6 = bitcast.i8x16 little v4
//     v7 = shuffle v5, v6, 0x17160706151405041312030211100100
//     v8 = bitcast.i16x8 little v7
//     v9 = bitcast.i8x16 little v3
//     v10 = bitcast.i8x16 little v4
//     v11 = shuffle v9, v10, 0x1f1e0f0e1d1c0d0c1b1a0b0a19180908
//     v12 = bitcast.i16x8 little v11
//     v13 = bitcast.i8x16 little v8
//     v14 = bitcast.i8x16 little v12
//     v15 = shuffle v13, v14, 0x17160706151405041312030211100100
//     v16 = bitcast.i16x8 little v15
//     v17 = bitcast.i8x16 little v8
//     v18 = bitcast.i8x16 little v12
//     v19 = shuffle v17, v18, 0x1f1e0f0e1d1c0d0c1b1a0b0a19180908
//     v20 = bitcast.i16x8 little v19
//     v21 = bitcast.i8x16 little v16
//     v22 = bitcast.i8x16 little v20
//     v23 = shuffle v21, v22, 0x17160706151405041312030211100100
//     v24 = bitcast.i16x8 little v23
//     v25 = bitcast.i8x16 little v3
//     v26 = bitcast.i8x16 little v4
//     v27 = shuffle v25, v26, 0x17160706151405041312030211100100
//     v28 = bitcast.i16x8 little v27
//     v29 = bitcast.i8x16 little v3
//     v30 = bitcast.i8x16 little v4
//     v31 = shuffle v29, v30, 0x1f1e0f0e1d1c0d0c1b1a0b0a19180908
//     v32 = bitcast.i16x8 little v31
//     v33 = bitcast.i8x16 little v28
//     v34 = bitcast.i8x16 little v32
//     v35 = shuffle v33, v34, 0x17160706151405041312030211100100
//     v36 = bitcast.i16x8 little v35
//     v37 = bitcast.i8x16 little v28
//     v38 = bitcast.i8x16 little v32
//     v39 = shuffle v37, v38, 0x1f1e0f0e1d1c0d0c1b1a0b0a19180908
//     v40 = bitcast.i16x8 little v39
//     v41 = bitcast.i8x16 little v36
//     v42 = bitcast.i8x16 little v40
//     v43 = shuffle v41, v42, 0x1f1e0f0e1d1c0d0c1b1a0b0a19180908
//     v44 = bitcast.i16x8 little v43
//     v45 = bitcast.i16x8 little v0
//     v46 = vconst.i16x8 const0
//     v47 = band v45, v46  ; v46 = const0
//     v48 = iconst.i16 8
//     v49 = ushr v45, v48  ; v48 = 8
//     v50 = iadd v47, v49
//     v51 = swiden_low v1
//     v52 = swiden_high v1
//     v53 = swiden_low v2
//     v54 = swiden_high v2
//     v55 = imul v51, v53
//     v56 = imul v52, v54
//     v57 = bitcast.i8x16 little v55
//     v58 = bitcast.i8x16 little v56
//     v59 = shuffle v57, v58, 0x1f1e1d1c171615140f0e0d0c07060504
//     v60 = bitcast.i32x4 little v59
//     v61 = bitcast.i8x16 little v55
//     v62 = bitcast.i8x16 little v56
//     v63 = shuffle v61, v62, 0x1b1a1918131211100b0a090803020100
//     v64 = bitcast.i32x4 little v63
//     v65 = iadd_pairwise v55, v56
//     v66 = bitcast.i8x16 little v55
//     v67 = bitcast.i8x16 little v56
//     v68 = shuffle v66, v67, 0x1f1e1d1c0f0e0d0c1b1a19180b0a0908
//     v69 = bitcast.i32x4 little v68
//     v70 = bitcast.i8x16 little v56
//     v71 = bitcast.i8x16 little v55
//     v72 = shuffle v70, v71, 0x17161514070605041312111003020100
//     v73 = bitcast.i32x4 little v72
//     v74 = bitcast.i8x16 little v69
//     v75 = bitcast.i8x16 little v73
//     v76 = shuffle v74, v75, 0x17161514070605041312111003020100
//     v77 = bitcast.i32x4 little v76
//     v78 = iadd v77, v60
//     v79 = bxor v65, v78
//     v80 = bitcast.i16x8 little v79
//     v81 = bxor v50, v80
//     return v81
// }
//
