// args: --passes= -ffast-math
// Float operations get all flags. Integer operations, and calls without float results, get none.
llvm.func @g(f32) -> f32
llvm.func @h(f32)
llvm.func @flags(%a: f32, %i: i32, %v: vector<4xf64>) -> f64 {
  %s = llvm.fadd %a, %a {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %c = llvm.fcmp "olt" %s, %a : f32
  %j = llvm.add %i, %i : i32
  %k = llvm.select %c, %i, %j : i1, i32
  %t = llvm.select %c, %a, %s : i1, f32
  %g = llvm.call @g(%t) : (f32) -> f32
  llvm.call @h(%g) : (f32) -> ()
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  %r = "llvm.intr.vector.reduce.fadd"(%zero, %v) : (f64, vector<4xf64>) -> f64
  %q = llvm.intr.sqrt(%r) : (f64) -> f64
  %l = llvm.sitofp %k : i32 to f64
  %m = llvm.fmul %l, %q : f64
  llvm.return %m : f64
}
// output:
// module {
//   llvm.func @g(f32) -> f32
//   llvm.func @h(f32)
//   llvm.func @flags(%arg0: f32, %arg1: i32, %arg2: vector<4xf64>) -> f64 {
//     %0 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
//     %1 = llvm.fcmp "olt" %0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
//     %2 = llvm.add %arg1, %arg1 : i32
//     %3 = llvm.select %1, %arg1, %2 : i1, i32
//     %4 = llvm.select %1, %arg0, %0 {fastmathFlags = #llvm.fastmath<fast>} : i1, f32
//     %5 = llvm.call @g(%4) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
//     llvm.call @h(%5) : (f32) -> ()
//     %6 = llvm.mlir.constant(0.000000e+00 : f64) : f64
//     %7 = "llvm.intr.vector.reduce.fadd"(%6, %arg2) <{fastmathFlags = #llvm.fastmath<fast>}> : (f64, vector<4xf64>) -> f64
//     %8 = llvm.intr.sqrt(%7) {fastmathFlags = #llvm.fastmath<fast>} : (f64) -> f64
//     %9 = llvm.sitofp %3 : i32 to f64
//     %10 = llvm.fmul %9, %8 {fastmathFlags = #llvm.fastmath<fast>} : f64
//     llvm.return %10 : f64
//   }
// }
// -----
// args: -ffp-contract=fast --passes=
func.func @one_flag(%a: f32, %b: f32) -> f32 {
  %s = arith.mulf %a, %b : f32
  %t = arith.addf %s, %b fastmath<reassoc> : f32
  return %t : f32
}
// output:
// module {
//   llvm.func @one_flag(%arg0: f32, %arg1: f32) -> f32 {
//     %0 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f32
//     %1 = llvm.fadd %0, %arg1 {fastmathFlags = #llvm.fastmath<contract, reassoc>} : f32
//     llvm.return %1 : f32
//   }
// }
