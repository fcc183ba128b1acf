// All that is not supported is reported, each at its operation.
llvm.func @f(%a: f64, %n: i64, %p: !llvm.ptr) -> i64 {
  %0 = llvm.inline_asm "clflush (%rax)", ""  : () -> i128
  %1 = llvm.trunc %0 : i128 to i64
  %2 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  llvm.store %1, %2 : i64, !llvm.ptr
  %3 = "llvm.call_intrinsic"() <{intrin = "llvm.thread.pointer"}> : () -> !llvm.ptr
  %4 = llvm.load %p : !llvm.ptr -> f16
  %5 = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  llvm.return %1 : i64
}
// args: -O0
// output:
// test.mlir:3:8: error: 'llvm.inline_asm' op is not supported yet: it needs an assembler
//   %0 = llvm.inline_asm "clflush (%rax)", ""  : () -> i128
//        ^
// test.mlir:7:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs the intrinsic 'llvm.thread.pointer'
//   %3 = "llvm.call_intrinsic"() <{intrin = "llvm.thread.pointer"}> : () -> !llvm.ptr
//        ^
// test.mlir:9:8: error: 'llvm.load' op is not supported yet: it needs scalable vectors
//   %5 = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
//        ^
// -----
// Intrinsics that are called by name with other operands than they have.
llvm.func @few() -> f64 {
  %0 = "llvm.call_intrinsic"() <{intrin = "llvm.trunc"}> : () -> f64
  llvm.return %0 : f64
}
llvm.func @other(%a: i32) -> f64 {
  %0 = "llvm.call_intrinsic"(%a) <{intrin = "llvm.sqrt"}> : (i32) -> f64
  llvm.return %0 : f64
}
llvm.func @result() -> i64 {
  %0 = llvm.inline_asm "", "" : () -> i64
  llvm.return %0 : i64
}
llvm.func @wide(%a: i64) -> i4096 {
  %0 = "llvm.call_intrinsic"(%a) <{intrin = "llvm.abs.i64"}> : (i64) -> i4096
  llvm.return %0 : i4096
}
// args: -O0
// output:
// test.mlir:3:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs operands and results such as those of 'llvm.intr.trunc'
//   %0 = "llvm.call_intrinsic"() <{intrin = "llvm.trunc"}> : () -> f64
//        ^
// test.mlir:7:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs operands and results such as those of 'llvm.intr.sqrt'
//   %0 = "llvm.call_intrinsic"(%a) <{intrin = "llvm.sqrt"}> : (i32) -> f64
//        ^
// test.mlir:11:8: error: 'llvm.inline_asm' op is not supported yet: it needs a constraint for each result
//   %0 = llvm.inline_asm "", "" : () -> i64
//        ^
// test.mlir:15:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs operands and results such as those of 'llvm.intr.abs'
//   %0 = "llvm.call_intrinsic"(%a) <{intrin = "llvm.abs.i64"}> : (i64) -> i4096
//        ^
// -----
llvm.func @half(%a: f16) -> f16 {
  llvm.return %a : f16
}
llvm.func @vectors(%a: vector<8xf32>) {
  llvm.return
}
llvm.func swiftcc @convention() {
  llvm.return
}
llvm.func protected @protected() {
  llvm.return
}
// output:
// test.mlir:7:1: error: 'llvm.func' op is not supported yet: it needs the calling convention 'swiftcc', because of 'CConv'
// llvm.func swiftcc @convention() {
// ^
// -----
llvm.mlir.global external @in_section(1 : i32) {section = "mine"} : i32
llvm.mlir.global external @elsewhere(1 : i32) {addr_space = 3 : i32} : i32
llvm.mlir.global external @computed() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.urem %0, %0 : i32
  llvm.return %1 : i32
}
llvm.mlir.global appending @appended() : !llvm.array<0 x i32> {
  %0 = llvm.mlir.undef : !llvm.array<0 x i32>
  llvm.return %0 : !llvm.array<0 x i32>
}
// output:
// test.mlir:2:1: error: 'llvm.mlir.global' op is not supported yet: it needs address space 3
// llvm.mlir.global external @elsewhere(1 : i32) {addr_space = 3 : i32} : i32
// ^
// test.mlir:8:1: error: 'llvm.mlir.global' op is not supported yet: it needs linkage 'appending'
// llvm.mlir.global appending @appended() : !llvm.array<0 x i32> {
// ^
// -----
// An address that a later iteration could still see.
llvm.func @keep(!llvm.ptr)
llvm.func @loop() {
  llvm.br ^loop
^loop:
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.call @keep(%1) : (!llvm.ptr) -> ()
  llvm.br ^loop
}
// output:
// ; @loop
// function u0:1() system_v {
//     ss0 = explicit_slot 8, align = 8
//     region0 = 0 "memory"
//     sig0 = (i64) -> i64 system_v
//     sig1 = (i64) system_v
//     fn0 = colocated u2:0 sig0
//     fn1 = colocated u0:0 sig1
//
// block0:
//     v0 = stack_addr.i64 ss0
//     v1 = iconst.i64 0
//     store notrap aligned region0 v1, v0  ; v1 = 0
//     jump block1
//
// block1:
//     v2 = iconst.i32 1
//     v3 = uextend.i64 v2  ; v2 = 1
//     v4 = iconst.i64 4
//     v5 = imul v3, v4  ; v4 = 4
//     v6 = iconst.i64 16
//     v7 = iadd v5, v6  ; v6 = 16
//     v8 = call fn0(v7)
//     trapz v8, stk_ovf
//     v9 = load.i64 notrap aligned region0 v0
//     store notrap aligned region0 v9, v8
//     store notrap aligned region0 v8, v0
//     v10 = iconst.i64 16
//     v11 = iadd v8, v10  ; v10 = 16
//     call fn1(v11)
//     jump block1
// }
//
// -----
// args: --target=aarch64-pc-windows-msvc
// Features that this target does not support.
llvm.mlir.global internal thread_local @counter(0 : i32) : i32
llvm.func @address() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @counter : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @sum(%n: i32, ...) -> i32 {
  llvm.return %n : i32
}
// output:
// test.mlir:5:8: error: 'llvm.mlir.addressof' op is not supported yet: it needs thread-local variables on this target
//   %0 = llvm.mlir.addressof @counter : !llvm.ptr
//        ^
// test.mlir:8:1: error: 'llvm.func' op is not supported yet: it needs variadic functions defined for this target
// llvm.func @sum(%n: i32, ...) -> i32 {
// ^
// -----
// args: --target=x86_64-pc-windows-msvc
// Functions that the C library does not have.
llvm.func @sine(%x: f80) -> f80 {
  %0 = llvm.intr.sin(%x) : (f80) -> f80
  llvm.return %0 : f80
}
llvm.func @cosine(%x: f128) -> f128 {
  %0 = llvm.intr.cos(%x) : (f128) -> f128
  llvm.return %0 : f128
}
llvm.func @power(%x: f80) -> f80 {
  %0 = llvm.intr.exp10(%x) : (f80) -> f80
  llvm.return %0 : f80
}
// output:
// test.mlir:4:8: error: 'llvm.intr.sin' op is not supported yet: it needs 'sin', of 'f80', in the C library
//   %0 = llvm.intr.sin(%x) : (f80) -> f80
//        ^
// test.mlir:8:8: error: 'llvm.intr.cos' op is not supported yet: it needs 'cos', of 'f128', in the C library
//   %0 = llvm.intr.cos(%x) : (f128) -> f128
//        ^
// test.mlir:12:8: error: 'llvm.intr.exp10' op is not supported yet: it needs 'exp10' in the C library
//   %0 = llvm.intr.exp10(%x) : (f80) -> f80
//        ^
// -----
// args: --target=x86_64-pc-windows-gnu
// Properties that sections of COFF do not have.
llvm.mlir.global internal @aligned(0 : i32) {alignment = 16384 : i64} : i32
// output:
// test.mlir:3:1: error: 'llvm.mlir.global' op is not supported yet: it needs an alignment of 16384
// llvm.mlir.global internal @aligned(0 : i32) {alignment = 16384 : i64} : i32
// ^
// -----
// Wide integers and floats.
llvm.func @f(%p: !llvm.ptr, %a: i256, %b: f128) {
  %9 = llvm.bitcast %b : f128 to i128
  %8 = llvm.zext %9 : i128 to i9000
  %0 = llvm.load %p : !llvm.ptr -> vector<2xi256>
  %1 = llvm.load %p atomic seq_cst {alignment = 32 : i64} : !llvm.ptr -> i256
  %2 = llvm.load %p atomic seq_cst {alignment = 16 : i64} : !llvm.ptr -> f128
  %3 = llvm.getelementptr %p[%a] : (!llvm.ptr, i256) -> !llvm.ptr, i8
  llvm.return
}
// args: -O0
// output:
// test.mlir:4:8: error: 'llvm.zext' op is not supported yet: it needs integers of 9000 bits, which is more than 8192
//   %8 = llvm.zext %9 : i128 to i9000
//        ^
// test.mlir:5:8: error: 'llvm.load' op is not supported yet: it needs vectors of integers of 256 bits
//   %0 = llvm.load %p : !llvm.ptr -> vector<2xi256>
//        ^
// test.mlir:6:8: error: 'llvm.load' op is not supported yet: it needs integers of 256 bits
//   %1 = llvm.load %p atomic seq_cst {alignment = 32 : i64} : !llvm.ptr -> i256
//        ^
// test.mlir:7:8: error: 'llvm.load' op is not supported yet: it needs atomic accesses of more than 64 bits
//   %2 = llvm.load %p atomic seq_cst {alignment = 16 : i64} : !llvm.ptr -> f128
//        ^
// test.mlir:8:8: error: 'llvm.getelementptr' op is not supported yet: it needs integers of 256 bits
//   %3 = llvm.getelementptr %p[%a] : (!llvm.ptr, i256) -> !llvm.ptr, i8
//        ^
// -----
// args: --target=aarch64-unknown-linux-gnu
llvm.func @f(%a: f80) {
  llvm.return
}
// output:
// test.mlir:2:1: error: 'llvm.func' op is not supported yet: it needs floats of type 'f80', which only x86-64 has
// llvm.func @f(%a: f80) {
// ^
// -----
// Assembly is refused, the lack of it is not.
module attributes {llvm.module_asm = []} {
}
// output:
// -----
module attributes {llvm.module_asm = ["f: ret"]} {
}
// output:
// test.mlir:1:1: error: 'builtin.module' op is not supported yet: it needs an assembler for 'llvm.module_asm'
// module attributes {llvm.module_asm = ["f: ret"]} {
// ^
// -----
// A structure that contains itself has no size.
llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"a", (struct<"a">, struct<"a">)>
  llvm.return %0 : !llvm.ptr
}
llvm.func @g(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"a", (struct<"a">, struct<"a">)>
  llvm.return
}
// args: -O2
// output:
// test.mlir:3:8: error: 'llvm.getelementptr' op is not supported yet: it needs the size of type '!llvm.struct<"a", (struct<"a">, struct<"a">)>', which contains itself
//   %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"a", (struct<"a">, struct<"a">)>
//        ^
// test.mlir:7:8: error: 'llvm.load' op is not supported yet: it needs the size of type '!llvm.struct<"a", (struct<"a">, struct<"a">)>', which contains itself
//   %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"a", (struct<"a">, struct<"a">)>
//        ^
// -----
// A pointer relative to a segment register.
llvm.func @segment(%p: !llvm.ptr<257>) -> i32 {
  %0 = llvm.load %p : !llvm.ptr<257> -> i32
  llvm.return %0 : i32
}
// output:
// test.mlir:2:1: error: 'llvm.func' op is not supported yet: it needs address space 257
// llvm.func @segment(%p: !llvm.ptr<257>) -> i32 {
// ^
// -----
// args: --target=x86_64-unknown-linux-gnu
// The signature of an intrinsic that is called by name is checked.
llvm.func @shifted(%x: vector<4xi32>, %amount: f64, %y: vector<2xi64>, %p: !llvm.ptr) {
  %0 = llvm.call_intrinsic "llvm.x86.sse2.pslli.d"(%x, %amount) : (vector<4xi32>, f64) -> vector<4xi32>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.call_intrinsic "llvm.x86.sse2.pslli.d"(%y, %1) : (vector<2xi64>, i32) -> vector<4xi32>
  llvm.store volatile %0, %p : vector<4xi32>, !llvm.ptr
  llvm.store volatile %2, %p : vector<4xi32>, !llvm.ptr
  llvm.return
}
// output:
// test.mlir:4:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs an operand of type 'i32'
//   %0 = llvm.call_intrinsic "llvm.x86.sse2.pslli.d"(%x, %amount) : (vector<4xi32>, f64) -> vector<4xi32>
//        ^
// test.mlir:6:8: error: 'llvm.call_intrinsic' op is not supported yet: it needs a vector of the type of the result
//   %2 = llvm.call_intrinsic "llvm.x86.sse2.pslli.d"(%y, %1) : (vector<2xi64>, i32) -> vector<4xi32>
//        ^
