// args: --passes=simplify-libcalls
// Squares, sums of squares and absolute values are non-negative. Differences may be negative.
llvm.func @sqrtf(f32) -> f32
llvm.func @sqrt(f64) -> f64
llvm.func @norm(%x: f32, %y: f32, %d: f64) -> f32 {
  %eps = llvm.mlir.constant(1.0e-6 : f32) : f32
  %xx = llvm.fmul %x, %x : f32
  %yy = llvm.intr.fmuladd(%y, %y, %xx) : (f32, f32, f32) -> f32
  %s = llvm.fadd %yy, %eps : f32
  %r = llvm.call @sqrtf(%s) {fastmathFlags = #llvm.fastmath<contract>} : (f32) -> f32
  %a = llvm.intr.fabs(%d) : (f64) -> f64
  %q = llvm.call @sqrt(%a) : (f64) -> f64
  %t = llvm.fptrunc %q : f64 to f32
  %m = llvm.fsub %x, %y : f32
  %n = llvm.call @sqrtf(%m) : (f32) -> f32
  %u = llvm.fadd %r, %t : f32
  %v = llvm.fadd %u, %n : f32
  llvm.return %v : f32
}
// output:
// module {
//   llvm.func @sqrtf(f32) -> f32
//   llvm.func @sqrt(f64) -> f64
//   llvm.func @norm(%arg0: f32, %arg1: f32, %arg2: f64) -> f32 {
//     ... 3 lines
//     %3 = llvm.fadd %2, %0 : f32
//     %4 = llvm.intr.sqrt(%3) {fastmathFlags = #llvm.fastmath<contract>} : (f32) -> f32
//     %5 = llvm.intr.fabs(%arg2) : (f64) -> f64
//     %6 = llvm.intr.sqrt(%5) : (f64) -> f64
//     %7 = llvm.fptrunc %6 : f64 to f32
//     %8 = llvm.fsub %arg0, %arg1 : f32
//     %9 = llvm.call @sqrtf(%8) : (f32) -> f32
//     %10 = llvm.fadd %4, %7 : f32
//     %11 = llvm.fadd %10, %9 : f32
//     llvm.return %11 : f32
//   }
// }
// -----
// args: --passes=partially-inline-libcalls
// The call remains on the slow path, for negative numbers and NaN.
llvm.func @sqrt(f64) -> f64
llvm.func @roots(%x: f64, %y: f64) -> f64 {
  %a = llvm.call @sqrt(%x) : (f64) -> f64
  %b = llvm.call @sqrt(%a) : (f64) -> f64
  %c = llvm.fadd %a, %b : f64
  llvm.return %c : f64
}
// output:
// module {
//   llvm.func @sqrt(f64) -> f64
//   llvm.func @roots(%arg0: f64, %arg1: f64) -> f64 {
//     %0 = llvm.intr.sqrt(%arg0) : (f64) -> f64
//     %1 = llvm.mlir.constant(0.000000e+00 : f64) : f64
//     %2 = llvm.fcmp "oge" %arg0, %1 : f64
//     llvm.cond_br %2, ^bb1, ^bb2
//   ^bb1:
//     %3 = llvm.intr.sqrt(%0) : (f64) -> f64
//     %4 = llvm.mlir.constant(0.000000e+00 : f64) : f64
//     %5 = llvm.fcmp "oge" %0, %4 : f64
//     llvm.cond_br %5, ^bb3, ^bb4
//   ^bb2:
//     %6 = llvm.call @sqrt(%arg0) : (f64) -> f64
//     llvm.br ^bb1
//   ^bb3:
//     %7 = llvm.fadd %0, %3 : f64
//     llvm.return %7 : f64
//   ^bb4:
//     %8 = llvm.call @sqrt(%0) : (f64) -> f64
//     llvm.br ^bb3
//   }
// }
// -----
// args: --passes=simplify-libcalls,partially-inline-libcalls
// Functions with other types and `nobuiltin` functions stay.
llvm.func @sqrtf(f64) -> f64
llvm.func @sqrt(f64) -> f64 attributes {passthrough = ["nobuiltin"]}
llvm.func @others(%x: f64) -> f64 {
  %a = llvm.intr.fabs(%x) : (f64) -> f64
  %b = llvm.call @sqrtf(%a) : (f64) -> f64
  %c = llvm.call @sqrt(%b) : (f64) -> f64
  llvm.return %c : f64
}
// output:
// module {
//   llvm.func @sqrtf(f64) -> f64
//   llvm.func @sqrt(f64) -> f64 attributes {passthrough = ["nobuiltin"]}
//   llvm.func @others(%arg0: f64) -> f64 {
//     %0 = llvm.intr.fabs(%arg0) : (f64) -> f64
//     %1 = llvm.call @sqrtf(%0) : (f64) -> f64
//     %2 = llvm.call @sqrt(%1) : (f64) -> f64
//     llvm.return %2 : f64
//   }
// }
