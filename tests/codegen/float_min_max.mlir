// args: --target=x86_64-unknown-linux-gnu
// Minima and maxima of floats in the form of the instruction. For an unordered comparison, the operands are swapped.
llvm.func @exact(%a: f32, %b: f32) -> f32 {
  %more = llvm.fcmp "ogt" %a, %b : f32
  %x = llvm.select %more, %a, %b : i1, f32
  %most = llvm.fcmp "ule" %x, %b : f32
  %y = llvm.select %most, %x, %b : i1, f32
  %least = llvm.fcmp "uge" %y, %a : f32
  %z = llvm.select %least, %a, %y : i1, f32
  llvm.return %z : f32
}
// output:
// ; @exact
// function u0:0(f32, f32) -> f32 system_v {
//     region0 = 0 "memory"
//
// block0(v0: f32, v1: f32):
//     v2 = fcmp gt v0, v1
//     v3 = fcmp lt v1, v0
//     v4 = select v3, v0, v1
//     v5 = fcmp ule v4, v1
//     v6 = fcmp lt v1, v4
//     v7 = select v6, v1, v4
//     v8 = fcmp uge v7, v0
//     v9 = fcmp lt v7, v0
//     v10 = select v9, v7, v0
//     return v10
// }
//
// -----
// args: --target=x86_64-unknown-linux-gnu
// The instruction may return the other one of two zeros, so `nsz` or a constant that is not zero is required.
llvm.func @zeros(%a: f64, %b: f64) -> f64 {
  %half = llvm.mlir.constant(0.5 : f64) : f64
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  %more = llvm.fcmp "oge" %a, %b : f64
  %x = llvm.select %more, %a, %b : i1, f64
  %any = llvm.select %more, %a, %b {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
  %less = llvm.fcmp "ult" %x, %half : f64
  %y = llvm.select %less, %x, %half : i1, f64
  %negative = llvm.fcmp "ole" %any, %zero : f64
  %z = llvm.select %negative, %any, %zero : i1, f64
  %sum = llvm.fadd %y, %z : f64
  llvm.return %sum : f64
}
// output:
// ; @zeros
// function u0:0(f64, f64) -> f64 system_v {
//     region0 = 0 "memory"
//
// block0(v0: f64, v1: f64):
//     v2 = f64const 0x1.0000000000000p-1
//     v3 = f64const 0.0
//     v4 = fcmp ge v0, v1
//     v5 = select v4, v0, v1
//     v6 = fcmp lt v1, v0
//     v7 = select v6, v0, v1
//     v8 = fcmp ult v5, v2  ; v2 = 0x1.0000000000000p-1
//     v9 = fcmp lt v2, v5  ; v2 = 0x1.0000000000000p-1
//     v10 = select v9, v2, v5  ; v2 = 0x1.0000000000000p-1
//     v11 = fcmp le v7, v3  ; v3 = 0.0
//     v12 = select v11, v7, v3  ; v3 = 0.0
//     v13 = fadd v10, v12
//     return v13
// }
//
// -----
// args: --target=x86_64-unknown-linux-gnu
// By lanes, in two registers.
llvm.func @lanes(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %less = llvm.fcmp "uge" %a, %b : vector<8xf32>
  %x = llvm.select %less, %a, %b : vector<8xi1>, vector<8xf32>
  llvm.return %x : vector<8xf32>
}
// output:
// ; @lanes
// function u0:0(f32x4, f32x4, f32x4, f32x4) -> f32x4, f32x4 system_v {
//     region0 = 0 "memory"
//
// block0(v0: f32x4, v1: f32x4, v2: f32x4, v3: f32x4):
//     v4 = fcmp uge v0, v2
//     v5 = fcmp uge v1, v3
//     v6 = extractlane v0, 0
//     v7 = extractlane v2, 0
//     v8 = fcmp uge v6, v7
//     v9 = extractlane v0, 1
//     v10 = extractlane v2, 1
//     v11 = fcmp uge v9, v10
//     v12 = extractlane v0, 2
//     v13 = extractlane v2, 2
//     v14 = fcmp uge v12, v13
//     v15 = extractlane v0, 3
//     v16 = extractlane v2, 3
//     v17 = fcmp uge v15, v16
//     v18 = extractlane v1, 0
//     v19 = extractlane v3, 0
//     v20 = fcmp uge v18, v19
//     v21 = extractlane v1, 1
//     v22 = extractlane v3, 1
//     v23 = fcmp uge v21, v22
//     v24 = extractlane v1, 2
//     v25 = extractlane v3, 2
//     v26 = fcmp uge v24, v25
//     v27 = extractlane v1, 3
//     v28 = extractlane v3, 3
//     v29 = fcmp uge v27, v28
//     v30 = fcmp lt v0, v2
//     v31 = bitcast.f32x4 v30
//     v32 = bitselect v31, v2, v0
//     v33 = fcmp lt v1, v3
//     v34 = bitcast.f32x4 v33
//     v35 = bitselect v34, v3, v1
//     return v32, v35
// }
//
// -----
// args: --target=aarch64-unknown-linux-gnu
// Elsewhere the comparison stays as it is.
llvm.func @elsewhere(%a: f32, %b: f32) -> f32 {
  %more = llvm.fcmp "ogt" %a, %b : f32
  %x = llvm.select %more, %a, %b : i1, f32
  %least = llvm.fcmp "uge" %x, %a : f32
  %y = llvm.select %least, %a, %x : i1, f32
  llvm.return %y : f32
}
// output:
// ; @elsewhere
// function u0:0(f32, f32) -> f32 system_v {
//     region0 = 0 "memory"
//
// block0(v0: f32, v1: f32):
//     v2 = fcmp gt v0, v1
//     v3 = select v2, v0, v1
//     v4 = fcmp uge v3, v0
//     v5 = select v4, v0, v3
//     return v5
// }
//
