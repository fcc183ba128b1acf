// args: --target=x86_64-unknown-linux-gnu
// Products as one `lea`, as shifts of lanes whose width has no multiplication, and as multiplications.
llvm.func @products(%a: i32, %b: vector<4xi32>, %c: vector<2xi64>, %d: vector<8xi16>) -> vector<4xi32> {
  %five = llvm.mlir.constant(5 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %twelves = llvm.mlir.constant(dense<12> : vector<4xi32>) : vector<4xi32>
  %fours = llvm.mlir.constant(dense<-4> : vector<2xi64>) : vector<2xi64>
  %longs = llvm.mlir.constant(dense<448> : vector<2xi64>) : vector<2xi64>
  %shorts = llvm.mlir.constant(dense<5> : vector<8xi16>) : vector<8xi16>
  %0 = llvm.mul %a, %five : i32
  %1 = llvm.mul %0, %seven : i32
  %2 = llvm.mul %b, %twelves : vector<4xi32>
  %3 = llvm.mul %longs, %c : vector<2xi64>
  %4 = llvm.mul %3, %fours : vector<2xi64>
  %5 = llvm.mul %d, %shorts : vector<8xi16>
  %6 = llvm.bitcast %4 : vector<2xi64> to vector<4xi32>
  %7 = llvm.bitcast %5 : vector<8xi16> to vector<4xi32>
  %8 = llvm.add %2, %6 : vector<4xi32>
  %9 = llvm.add %7, %8 : vector<4xi32>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %10 = llvm.insertelement %1, %9[%zero : i32] : vector<4xi32>
  llvm.return %10 : vector<4xi32>
}
// output:
// ; @products
// function u0:0(i32, i32x4, i64x2, i16x8) -> i32x4 system_v {
//     region0 = 0 "memory"
//     const0 = 0x0000000c0000000c0000000c0000000c
//     const1 = 0xfffffffffffffffcfffffffffffffffc
//     const2 = 0x00000000000001c000000000000001c0
//     const3 = 0x00050005000500050005000500050005
//
// block0(v0: i32, v1: i32x4, v2: i64x2, v3: i16x8):
//     v4 = iconst.i32 5
//     v5 = iconst.i32 7
//     v6 = vconst.i32x4 const0
//     v7 = vconst.i64x2 const1
//     v8 = vconst.i64x2 const2
//     v9 = vconst.i16x8 const3
//     v10 = iconst.i32 2
//     v11 = ishl v0, v10  ; v10 = 2
//     v12 = iadd v0, v11
//     v13 = imul v12, v5  ; v5 = 7
//     v14 = iconst.i32 2
//     v15 = ishl v1, v14  ; v14 = 2
//     v16 = iconst.i32 3
//     v17 = ishl v1, v16  ; v16 = 3
//     v18 = iadd v15, v17
//     v19 = iconst.i32 9
//     v20 = ishl v2, v19  ; v19 = 9
//     v21 = iconst.i32 6
//     v22 = ishl v2, v21  ; v21 = 6
//     v23 = isub v20, v22
//     v24 = imul v23, v7  ; v7 = const1
//     v25 = imul v3, v9  ; v9 = const3
//     v26 = bitcast.i32x4 little v24
//     v27 = bitcast.i32x4 little v25
//     v28 = iadd v18, v26
//     v29 = iadd v27, v28
//     v30 = iconst.i32 0
//     v31 = insertlane v29, v13, 0
//     return v31
// }
//
// -----
// args: --target=x86_64-unknown-linux-gnu -O0
llvm.func @plain(%a: i32) -> i32 {
  %five = llvm.mlir.constant(5 : i32) : i32
  %0 = llvm.mul %a, %five : i32
  llvm.return %0 : i32
}
// output:
// ; @plain
// function u0:0(i32) -> i32 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i32):
//     v1 = iconst.i32 5
//     v2 = imul v0, v1  ; v1 = 5
//     return v2
// }
//
