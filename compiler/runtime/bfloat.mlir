// Conversions to bf16, which compilers call where the processor has none. Each rounds once, to nearest and even.

llvm.func @__truncsfbf2(%x: f32) -> bf16 {
  %y = arith.truncf %x : f32 to bf16
  llvm.return %y : bf16
}

llvm.func @__truncdfbf2(%x: f64) -> bf16 {
  %y = arith.truncf %x : f64 to bf16
  llvm.return %y : bf16
}
