// args: --target=aarch64-unknown-linux-gnu
// A module that says what it is for is not compiled for something else.
module attributes {llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.func @f() {
    llvm.return
  }
}
// output:
// test.mlir:3:1: error: the module is for 'x86_64-pc-linux-gnu' by its 'llvm.target_triple', and is compiled for 'aarch64-unknown-linux-gnu', which has another architecture
// module attributes {llvm.target_triple = "x86_64-pc-linux-gnu"} {
// ^
// -----
// args: --target=x86_64-unknown-linux-musl
// Vendors and libraries of C are no contradictions.
module attributes {llvm.target_triple = "x86_64-pc-linux-gnu", llvm.data_layout = "e-m:e-p270:32:32-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {
  llvm.func @f() {
    llvm.return
  }
}
// output:
// ; @f
// function u0:0() system_v {
//     region0 = 0 "memory"
//
// block0:
//     return
// }
//
// -----
// args: --target=s390x-unknown-linux-gnu
module attributes {llvm.data_layout = "e-m:e-i64:64"} {
  llvm.func @f() {
    llvm.return
  }
}
// output:
// test.mlir:2:1: error: the module's 'llvm.data_layout' says 'e', and 's390x-unknown-linux-gnu' has 'E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64'
// module attributes {llvm.data_layout = "e-m:e-i64:64"} {
// ^
// -----
// args: --target=x86_64-unknown-linux-gnu
// Neither is code generated for the memory of older versions of LLVM, where wide integers lie elsewhere.
module attributes {llvm.data_layout = "e-m:e-i64:64-i128:64-f80:128"} {
  llvm.func @f() {
    llvm.return
  }
}
// output:
// test.mlir:3:1: error: the module's 'llvm.data_layout' says 'i128:64', and 'x86_64-unknown-linux-gnu' has 'e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128'
// module attributes {llvm.data_layout = "e-m:e-i64:64-i128:64-f80:128"} {
// ^
// -----
module attributes {llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.func @f() {
    llvm.return
  }
}
// output:
// test.mlir:1:1: error: unsupported target 'nvptx64-nvidia-cuda': it is a GPU; code can be generated for x86_64-unknown-linux-gnu, x86_64-unknown-linux-musl, aarch64-unknown-linux-gnu, aarch64-unknown-linux-musl, riscv64gc-unknown-linux-gnu, riscv64gc-unknown-linux-musl, s390x-unknown-linux-gnu, s390x-unknown-linux-musl, x86_64-apple-macosx, aarch64-apple-macosx, x86_64-pc-windows-gnu, x86_64-pc-windows-msvc, aarch64-pc-windows-gnullvm, aarch64-pc-windows-msvc
// module attributes {llvm.target_triple = "nvptx64-nvidia-cuda"} {
// ^
// -----
// args: -mcpu=cortex-a53
module attributes {llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.func @f() {
    llvm.return
  }
}
// output:
// test.mlir:2:1: error: unknown processor 'cortex-a53'; there are native, generic, x86-64, x86-64-v2, nehalem, westmere, sandybridge, ivybridge, x86-64-v3, haswell, broadwell, skylake, znver1, znver2, znver3, alderlake, raptorlake, x86-64-v4, skylake-avx512, cascadelake, icelake-client, icelake-server, tigerlake, sapphirerapids, graniterapids, znver4, znver5
// module attributes {llvm.target_triple = "x86_64-pc-linux-gnu"} {
// ^
// -----
// args: --target=x86_64-unknown-linux-gnu -mcpu=x86-64-v3
// One rounding by an instruction, and one instruction that rounds.
llvm.func @f(%a: f64, %b: f64) -> f64 {
  %0 = llvm.intr.floor(%a) : (f64) -> f64
  %1 = llvm.intr.fma(%0, %b, %a) : (f64, f64, f64) -> f64
  llvm.return %1 : f64
}
// output:
// ; @f
// function u0:0(f64, f64) -> f64 system_v {
//     region0 = 0 "memory"
//
// block0(v0: f64, v1: f64):
//     v2 = floor v0
//     v3 = fma v2, v1, v0
//     return v3
// }
//
// -----
// args: --target=x86_64-unknown-linux-gnu -mcpu=x86-64-v3 -mattr=-sse4.1 -fno-optimize-sibling-calls
// Without an instruction that others need, those are gone, too.
llvm.func @f(%a: f64, %b: f64) -> f64 {
  %0 = llvm.intr.floor(%a) : (f64) -> f64
  %1 = llvm.intr.fma(%0, %b, %a) : (f64, f64, f64) -> f64
  llvm.return %1 : f64
}
// output:
// ; @f
// function u0:0(f64, f64) -> f64 system_v {
//     region0 = 0 "memory"
//     sig0 = (f64) -> f64 system_v
//     sig1 = (f64, f64, f64) -> f64 system_v
//     fn0 = colocated u2:0 sig0
//     fn1 = colocated u2:1 sig1
//
// block0(v0: f64, v1: f64):
//     v2 = call fn0(v0)
//     v3 = call fn1(v2, v1, v0)
//     return v3
// }
//
// -----
// args: --target=arm64-apple-macosx14.0
// Of fourteen arguments in Apple's convention six are on the stack, packed: at 0, 1, 2, 4, 8 and 16.
llvm.func @f(%0: i64, %1: i64, %2: i64, %3: i64, %4: i64, %5: i64, %6: i64, %7: i64, %a: i8, %b: i1, %c: i16, %d: i32, %e: i64, %g: i128) -> i8 {
  llvm.return %a : i8
}
// output:
// ; @f
// function u0:0(i64, i64, i64, i64, i64, i64, i64, i64, i8, i8, i16, i32, i64, i64, i64) -> i8 sext apple_aarch64 {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: i64, v2: i64, v3: i64, v4: i64, v5: i64, v6: i64, v7: i64, v8: i8, v9: i8, v10: i16, v11: i32, v12: i64, v13: i64, v14: i64):
//     v15 = iconst.i8 1
//     v16 = band v9, v15  ; v15 = 1
//     v17 = iconcat v13, v14
//     return v8
// }
//
