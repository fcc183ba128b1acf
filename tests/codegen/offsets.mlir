// args: --target=x86_64-unknown-linux-gnu
// Constants that are added to an address become the offset of the access, also through several additions.
llvm.func @neighbours(%p: !llvm.ptr, %i: i64) -> vector<4xf64> {
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %r = llvm.getelementptr %q[-2] : (!llvm.ptr) -> !llvm.ptr, f64
  %a = llvm.load %r : !llvm.ptr -> vector<4xf64>
  %s = llvm.getelementptr %r[3] : (!llvm.ptr) -> !llvm.ptr, f64
  %b = llvm.load %s : !llvm.ptr -> vector<4xf64>
  %sum = llvm.fadd %a, %b : vector<4xf64>
  llvm.return %sum : vector<4xf64>
}
// The offset is too large for some targets, so the addition stays.
llvm.func @far(%p: !llvm.ptr) -> i64 {
  %q = llvm.getelementptr %p[255] : (!llvm.ptr) -> !llvm.ptr, i64
  %a = llvm.load %q : !llvm.ptr -> i64
  %r = llvm.getelementptr %p[256] : (!llvm.ptr) -> !llvm.ptr, i64
  %b = llvm.load %r : !llvm.ptr -> i64
  %sum = llvm.add %a, %b : i64
  llvm.return %sum : i64
}
// output:
// ; @neighbours
// function u0:0(i64, i64) -> f64x2, f64x2 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: i64):
//     v2 = iconst.i32 3
//     v3 = ishl v1, v2  ; v2 = 3
//     v4 = iadd v0, v3
//     v5 = iconst.i64 -16
//     v6 = iadd v4, v5  ; v5 = -16
//     v7 = load.f64x2 notrap region0 v4-16
//     v8 = load.f64x2 notrap region0 v4
//     v9 = iconst.i64 24
//     v10 = iadd v6, v9  ; v9 = 24
//     v11 = load.f64x2 notrap region0 v4+8
//     v12 = load.f64x2 notrap region0 v4+24
//     v13 = fadd v7, v11
//     v14 = fadd v8, v12
//     return v13, v14
// }
//
// ; @far
// function u0:1(i64) -> i64 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64):
//     v1 = iconst.i64 2040
//     v2 = iadd v0, v1  ; v1 = 2040
//     v3 = load.i64 notrap region0 v0+2040
//     v4 = iconst.i64 2048
//     v5 = iadd v0, v4  ; v4 = 2048
//     v6 = load.i64 notrap region0 v5
//     v7 = iadd v3, v6
//     return v7
// }
//
