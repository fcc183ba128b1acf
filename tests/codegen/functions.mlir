// args: --target=x86_64-unknown-linux-gnu
// Odd widths are zero-extended; sign-extended only where the sign matters.
llvm.func @odd(%a: i13, %b: i13) -> i13 {
  %0 = llvm.add %a, %b : i13
  %1 = llvm.ashr %0, %b : i13
  llvm.return %1 : i13
}
// output:
// ; @odd
// function u0:0(i16 sext, i16 sext) -> i16 sext system_v {
//     region0 = 0 "memory"
//
// block0(v0: i16, v1: i16):
//     v2 = iconst.i16 8191
//     v3 = band v0, v2  ; v2 = 8191
//     v4 = iconst.i16 8191
//     v5 = band v1, v4  ; v4 = 8191
//     v6 = iadd v3, v5
//     v7 = iconst.i16 8191
//     v8 = band v6, v7  ; v7 = 8191
//     v9 = iconst.i32 3
//     v10 = ishl v8, v9  ; v9 = 3
//     v11 = iconst.i32 3
//     v12 = sshr v10, v11  ; v11 = 3
//     v13 = sextend.i32 v12
//     v14 = uextend.i32 v1
//     v15 = iconst.i32 8191
//     v16 = band v14, v15  ; v15 = 8191
//     v17 = sshr v13, v16
//     v18 = ireduce.i16 v17
//     v19 = iconst.i16 8191
//     v20 = band v18, v19  ; v19 = 8191
//     v21 = iconst.i32 3
//     v22 = ishl v20, v21  ; v21 = 3
//     v23 = iconst.i32 3
//     v24 = sshr v22, v23  ; v23 = 3
//     return v24
// }
//
// -----
// args: --target=aarch64-unknown-linux-gnu
// Aggregates cost nothing; the address of what may be elsewhere comes from a slot.
llvm.mlir.global external @there() : i64
llvm.func @aggregates(%a: !llvm.struct<(i64, f64)>) -> !llvm.struct<(f64, ptr)> {
  %0 = llvm.extractvalue %a[1] : !llvm.struct<(i64, f64)>
  %1 = llvm.mlir.undef : !llvm.struct<(f64, ptr)>
  %2 = llvm.mlir.addressof @there : !llvm.ptr
  %3 = llvm.insertvalue %0, %1[0] : !llvm.struct<(f64, ptr)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(f64, ptr)>
  llvm.return %4 : !llvm.struct<(f64, ptr)>
}
// output:
// ; @aggregates
// function u0:0(i64, f64) -> f64, i64 system_v {
//     region0 = 0 "memory"
//     gv0 = symbol colocated userextname0
//
// block0(v0: i64, v1: f64):
//     v2 = f64const 0.0
//     v3 = iconst.i64 0
//     v4 = symbol_value.i64 gv0
//     return v1, v4
// }
//
// -----
// args: --target=aarch64-unknown-linux-gnu
// A 128-bit integer in an even pair of registers, seven words in registers.
llvm.func @registers(%a: i64, %b: i128) -> !llvm.struct<(i64, i64, i64, i64, i64, i64, i64)> {
  %0 = llvm.mlir.zero : !llvm.struct<(i64, i64, i64, i64, i64, i64, i64)>
  %1 = llvm.trunc %b : i128 to i64
  %2 = llvm.insertvalue %1, %0[6] : !llvm.struct<(i64, i64, i64, i64, i64, i64, i64)>
  llvm.return %2 : !llvm.struct<(i64, i64, i64, i64, i64, i64, i64)>
}
// output:
// ; @registers
// function u0:0(i64, i64, i64, i64) -> i64, i64, i64, i64, i64, i64, i64 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: i64, v2: i64, v3: i64):
//     v4 = iconcat v2, v3
//     v5 = iconst.i64 0
//     v6 = iconst.i64 0
//     v7 = iconst.i64 0
//     v8 = iconst.i64 0
//     v9 = iconst.i64 0
//     v10 = iconst.i64 0
//     v11 = iconst.i64 0
//     v12 = ireduce.i64 v4
//     return v5, v6, v7, v8, v9, v10, v12  ; v5 = 0, v6 = 0, v7 = 0, v8 = 0, v9 = 0, v10 = 0
// }
//
// -----
// args: --target=riscv64gc-unknown-linux-gnu
// Floats beyond the float registers, and a structure that goes to memory.
llvm.func @floats(%a: f32, %b: f32, %c: f32, %d: f32, %e: f32, %f: f32, %g: f32, %h: f32, %i: f32) -> !llvm.struct<(f32, f32, f32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(f32, f32, f32)>
  %1 = llvm.insertvalue %i, %0[1] : !llvm.struct<(f32, f32, f32)>
  llvm.return %1 : !llvm.struct<(f32, f32, f32)>
}
// output:
// ; @floats
// function u0:0(i64 sret, i32, f32, f32, f32, f32, f32, f32, f32, f32) system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: i32, v2: f32, v3: f32, v4: f32, v5: f32, v6: f32, v7: f32, v8: f32, v9: f32):
//     v10 = bitcast.f32 v1
//     v11 = f32const 0.0
//     v12 = f32const 0.0
//     v13 = f32const 0.0
//     store notrap region0 v11, v0  ; v11 = 0.0
//     store notrap region0 v10, v0+4
//     store notrap region0 v13, v0+8  ; v13 = 0.0
//     return
// }
//
// -----
// args: --target=s390x-unknown-linux-gnu
// Narrow integers are extended for a C callee.
llvm.func @callee(i32, i8 {llvm.zeroext}) -> (i32 {llvm.signext})
llvm.func @narrow(%a: i32, %b: i8) -> i32 {
  %0 = llvm.call @callee(%a, %b) : (i32, i8) -> i32
  llvm.return %0 : i32
}
// output:
// ; @narrow
// function u0:1(i32 sext, i8 sext) -> i32 sext system_v {
//     region0 = 0 "memory"
//     sig0 = (i32 sext, i8 uext) -> i32 sext system_v
//     fn0 = colocated u0:0 sig0
//
// block0(v0: i32, v1: i8):
//     v2 = call fn0(v0, v1)
//     return v2
// }
//
// -----
// args: --target=x86_64-unknown-linux-gnu
// Vectors in 128-bit parts where the target has them, else in lanes.
llvm.func @vectors(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> vector<8xf32>
  %1 = llvm.fadd %0, %0 : vector<8xf32>
  llvm.store %1, %p : vector<8xf32>, !llvm.ptr
  %2 = llvm.load %p : !llvm.ptr -> vector<2xf32>
  %3 = llvm.fadd %2, %2 : vector<2xf32>
  llvm.store %3, %p : vector<2xf32>, !llvm.ptr
  llvm.return
}
// output:
// ; @vectors
// function u0:0(i64) system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64):
//     v1 = load.f32x4 notrap region0 v0
//     v2 = load.f32x4 notrap region0 v0+16
//     v3 = fadd v1, v1
//     v4 = fadd v2, v2
//     store notrap region0 v3, v0
//     store notrap region0 v4, v0+16
//     v5 = load.f32 notrap region0 v0
//     v6 = load.f32 notrap region0 v0+4
//     v7 = fadd v5, v5
//     v8 = fadd v6, v6
//     store notrap region0 v7, v0
//     store notrap region0 v8, v0+4
//     return
// }
//
// -----
// args: --target=x86_64-pc-windows-gnu
// Arguments of Windows: words in order, what is wider by reference; results that a thunk passes on.
llvm.func @variable(f64, ...) -> f64
llvm.func @arguments(%a: i32, %b: f64, %c: f128, %d: vector<4xf32>, %e: i128, %f: f32) -> f64 {
  %0 = llvm.call @variable(%b, %a, %b) vararg(!llvm.func<f64 (f64, ...)>) : (f64, i32, f64) -> f64
  llvm.return %0 : f64
}
llvm.func @results(%a: i64, %b: f64) -> !llvm.struct<(i64, i64, i64, f64, f64)> {
  %0 = llvm.mlir.poison : !llvm.struct<(i64, i64, i64, f64, f64)>
  %1 = llvm.insertvalue %a, %0[2] : !llvm.struct<(i64, i64, i64, f64, f64)>
  %2 = llvm.insertvalue %b, %1[4] : !llvm.struct<(i64, i64, i64, f64, f64)>
  llvm.return %2 : !llvm.struct<(i64, i64, i64, f64, f64)>
}
// output:
// ; @arguments
// function u0:1(i32, f64, i64, i64, i64, i64, f32) -> f64 windows_fastcall {
//     region0 = 0 "memory"
//     sig0 = (f64, i32, i64) -> f64 windows_fastcall
//     fn0 = colocated u0:0 sig0
//
// block0(v0: i32, v1: f64, v2: i64, v3: i64, v4: i64, v5: i64, v6: f32):
//     v7 = load.f128 notrap aligned region0 v2
//     v8 = load.f32x4 notrap aligned region0 v3
//     v9 = iconcat v4, v5
//     v10 = bitcast.i64 v1
//     v11 = call fn0(v1, v0, v10)
//     return v11
// }
//
// ; @results
// function u0:2(i64, f64, i64, i64, i64, i64) -> i64, i64, f64 windows_fastcall {
//     region0 = 0 "memory"
//
// block0(v0: i64, v1: f64, v2: i64, v3: i64, v4: i64, v5: i64):
//     v6 = iconst.i64 1
//     v7 = iconst.i64 1
//     v8 = iconst.i64 1
//     v9 = f64const 0x1.0000000000000p0
//     v10 = f64const 0x1.0000000000000p0
//     store notrap aligned region0 v0, v4+80
//     store notrap aligned region0 v1, v4+64
//     return v6, v7, v9  ; v6 = 1, v7 = 1, v9 = 0x1.0000000000000p0
// }
//
