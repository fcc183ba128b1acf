// args: --passes=contract --target=x86_64-unknown-linux-gnu -mattr=+fma
// A sum, both differences, and vectors are contracted.
llvm.func @fused(%a: f64, %b: f64, %c: f64, %v: vector<8xf32>, %w: vector<8xf32>) -> f64 {
  %p = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<contract>} : f64
  %s = llvm.fadd %c, %p {fastmathFlags = #llvm.fastmath<contract>} : f64
  %q = llvm.fmul %a, %s {fastmathFlags = #llvm.fastmath<fast>} : f64
  %d = llvm.fsub %q, %c {fastmathFlags = #llvm.fastmath<contract>} : f64
  %r = llvm.fmul %d, %s {fastmathFlags = #llvm.fastmath<contract>} : f64
  %e = llvm.fsub %c, %r {fastmathFlags = #llvm.fastmath<nnan, contract>} : f64
  %x = llvm.fmul %v, %w {fastmathFlags = #llvm.fastmath<contract>} : vector<8xf32>
  %y = llvm.fadd %x, %w {fastmathFlags = #llvm.fastmath<contract>} : vector<8xf32>
  %zero = llvm.mlir.constant(0 : i64) : i64
  %l = llvm.extractelement %y[%zero : i64] : vector<8xf32>
  %m = llvm.fpext %l : f32 to f64
  %n = llvm.fadd %e, %m : f64
  llvm.return %n : f64
}
// output:
// module {
//   llvm.func @fused(%arg0: f64, %arg1: f64, %arg2: f64, %arg3: vector<8xf32>, %arg4: vector<8xf32>) -> f64 {
//     %0 = llvm.intr.fma(%arg0, %arg1, %arg2) {fastmathFlags = #llvm.fastmath<contract>} : (f64, f64, f64) -> f64
//     %1 = llvm.fneg %arg2 : f64
//     %2 = llvm.intr.fma(%arg0, %0, %1) {fastmathFlags = #llvm.fastmath<contract>} : (f64, f64, f64) -> f64
//     %3 = llvm.fneg %2 : f64
//     %4 = llvm.intr.fma(%3, %0, %arg2) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f64, f64, f64) -> f64
//     %5 = llvm.intr.fma(%arg3, %arg4, %arg4) {fastmathFlags = #llvm.fastmath<contract>} : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
//     %6 = llvm.mlir.constant(0 : i64) : i64
//     %7 = llvm.extractelement %5[%6 : i64] : vector<8xf32>
//     %8 = llvm.fpext %7 : f32 to f64
//     %9 = llvm.fadd %4, %8 : f64
//     llvm.return %9 : f64
//   }
// }
// -----
// args: --passes=contract --target=x86_64-unknown-linux-gnu -mattr=+fma
// Not contracted: an operation without the flag, a product with another use, and `f16`, which has no instruction.
llvm.func @kept(%a: f64, %b: f64, %h: f16) -> f64 {
  %p = llvm.fmul %a, %b : f64
  %s = llvm.fadd %p, %b {fastmathFlags = #llvm.fastmath<contract>} : f64
  %q = llvm.fmul %s, %b {fastmathFlags = #llvm.fastmath<contract>} : f64
  %t = llvm.fadd %q, %b : f64
  %r = llvm.fmul %t, %b {fastmathFlags = #llvm.fastmath<contract>} : f64
  %u = llvm.fadd %r, %b {fastmathFlags = #llvm.fastmath<contract>} : f64
  %v = llvm.fadd %r, %u {fastmathFlags = #llvm.fastmath<reassoc>} : f64
  %g = llvm.fmul %h, %h {fastmathFlags = #llvm.fastmath<contract>} : f16
  %i = llvm.fadd %g, %h {fastmathFlags = #llvm.fastmath<contract>} : f16
  %j = llvm.fpext %i : f16 to f64
  %w = llvm.fadd %v, %j : f64
  llvm.return %w : f64
}
// output:
// module {
//   llvm.func @kept(%arg0: f64, %arg1: f64, %arg2: f16) -> f64 {
//     %0 = llvm.fmul %arg0, %arg1 : f64
//     %1 = llvm.fadd %0, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     %2 = llvm.fmul %1, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     %3 = llvm.fadd %2, %arg1 : f64
//     %4 = llvm.fmul %3, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     %5 = llvm.fadd %4, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     %6 = llvm.fadd %4, %5 {fastmathFlags = #llvm.fastmath<reassoc>} : f64
//     %7 = llvm.fmul %arg2, %arg2 {fastmathFlags = #llvm.fastmath<contract>} : f16
//     %8 = llvm.fadd %7, %arg2 {fastmathFlags = #llvm.fastmath<contract>} : f16
//     %9 = llvm.fpext %8 : f16 to f64
//     %10 = llvm.fadd %6, %9 : f64
//     llvm.return %10 : f64
//   }
// }
// -----
// args: --passes=contract --target=x86_64-unknown-linux-gnu
// The target has no instruction.
llvm.func @without(%a: f64, %b: f64) -> f64 {
  %p = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<contract>} : f64
  %s = llvm.fadd %p, %b {fastmathFlags = #llvm.fastmath<contract>} : f64
  llvm.return %s : f64
}
// output:
// module {
//   llvm.func @without(%arg0: f64, %arg1: f64) -> f64 {
//     %0 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     %1 = llvm.fadd %0, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     llvm.return %1 : f64
//   }
// }
// -----
// args: --passes=contract --target=s390x-unknown-linux-gnu -ffp-contract=fast
// The option adds the flags. All s390x processors have the instruction.
llvm.func @allowed(%a: f64, %b: f64) -> f64 {
  %p = llvm.fmul %a, %b : f64
  %s = llvm.fadd %p, %b : f64
  llvm.return %s : f64
}
// output:
// module {
//   llvm.func @allowed(%arg0: f64, %arg1: f64) -> f64 {
//     %0 = llvm.intr.fma(%arg0, %arg1, %arg1) {fastmathFlags = #llvm.fastmath<contract>} : (f64, f64, f64) -> f64
//     llvm.return %0 : f64
//   }
// }
// -----
// args: --passes=contract --target=aarch64-unknown-linux-gnu -ffp-contract=off
llvm.func @forbidden(%a: f64, %b: f64) -> f64 {
  %p = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<contract>} : f64
  %s = llvm.fadd %p, %b {fastmathFlags = #llvm.fastmath<contract>} : f64
  llvm.return %s : f64
}
// output:
// module {
//   llvm.func @forbidden(%arg0: f64, %arg1: f64) -> f64 {
//     %0 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     %1 = llvm.fadd %0, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     llvm.return %1 : f64
//   }
// }
// -----
// args: --passes=contract --target=aarch64-unknown-linux-gnu -ffp-contract=fast
// A product is contracted if all its uses are: not if a division or a sum of two products uses it.
llvm.func @used_twice(%a: f64, %b: f64, %c: f64) -> f64 {
  %p = llvm.fmul %a, %b : f64
  %s = llvm.fsub %p, %c : f64
  %t = llvm.fsub %c, %p : f64
  %u = llvm.fdiv %s, %t : f64
  llvm.return %u : f64
}
llvm.func @needed(%a: f64, %b: f64, %c: f64) -> f64 {
  %p = llvm.fmul %a, %b : f64
  %s = llvm.fadd %p, %c : f64
  %t = llvm.fdiv %s, %p : f64
  llvm.return %t : f64
}
llvm.func @both(%a: f64, %b: f64, %c: f64) -> f64 {
  %p = llvm.fmul %a, %b : f64
  %q = llvm.fmul %b, %c : f64
  %s = llvm.fadd %p, %q : f64
  %t = llvm.fadd %p, %c : f64
  %u = llvm.fdiv %s, %t : f64
  llvm.return %u : f64
}
// output:
// module {
//   llvm.func @used_twice(%arg0: f64, %arg1: f64, %arg2: f64) -> f64 {
//     %0 = llvm.fneg %arg2 : f64
//     %1 = llvm.intr.fma(%arg0, %arg1, %0) {fastmathFlags = #llvm.fastmath<contract>} : (f64, f64, f64) -> f64
//     %2 = llvm.fneg %arg0 : f64
//     %3 = llvm.intr.fma(%2, %arg1, %arg2) {fastmathFlags = #llvm.fastmath<contract>} : (f64, f64, f64) -> f64
//     %4 = llvm.fdiv %1, %3 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     llvm.return %4 : f64
//   }
//   llvm.func @needed(%arg0: f64, %arg1: f64, %arg2: f64) -> f64 {
//     ... 4 lines
//   }
//   llvm.func @both(%arg0: f64, %arg1: f64, %arg2: f64) -> f64 {
//     %0 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     %1 = llvm.intr.fma(%arg1, %arg2, %0) {fastmathFlags = #llvm.fastmath<contract>} : (f64, f64, f64) -> f64
//     %2 = llvm.fadd %0, %arg2 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     %3 = llvm.fdiv %1, %2 {fastmathFlags = #llvm.fastmath<contract>} : f64
//     llvm.return %3 : f64
//   }
// }
