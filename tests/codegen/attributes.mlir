// Attributes that code generation does not implement are refused if they would change the behaviour of the program.
llvm.func @naked() attributes {passthrough = ["naked"]} { llvm.return }
llvm.func @cleared() attributes {passthrough = [["zero-call-used-regs", "used-gpr"]]} { llvm.return }
llvm.func @kernel() attributes {target_features = #llvm.target_features<["-sse", "+soft-float"]>} { llvm.return }
llvm.func @collected() attributes {garbageCollector = "statepoint-example"} { llvm.return }
llvm.func @nested(%p: !llvm.ptr {llvm.swiftself}) { llvm.return }
llvm.mlir.global external @set_before(1 : i32) {externally_initialized} : i32
llvm.func @split(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i64
  llvm.return %0 : i64
}
// output:
// test.mlir:9:8: error: 'llvm.load' op is not supported yet: it needs atomic accesses that are not aligned, because of 'alignment'
//   %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i64
//        ^
// test.mlir:2:1: error: 'llvm.func' op is not supported yet: it needs functions without a prologue, because of 'naked'
// llvm.func @naked() attributes {passthrough = ["naked"]} { llvm.return }
// ^
// test.mlir:3:1: error: 'llvm.func' op is not supported yet: it needs registers to be cleared, because of 'zero-call-used-regs'
// llvm.func @cleared() attributes {passthrough = [["zero-call-used-regs", "used-gpr"]]} { llvm.return }
// ^
// test.mlir:4:1: error: 'llvm.func' op is not supported yet: it needs code for '-sse', because of 'target_features'
// llvm.func @kernel() attributes {target_features = #llvm.target_features<["-sse", "+soft-float"]>} { llvm.return }
// ^
// test.mlir:5:1: error: 'llvm.func' op is not supported yet: it needs a garbage collector, because of 'garbageCollector'
// llvm.func @collected() attributes {garbageCollector = "statepoint-example"} { llvm.return }
// ^
// test.mlir:6:1: error: 'llvm.func' op is not supported yet: it needs arguments in other registers, because of 'llvm.swiftself'
// llvm.func @nested(%p: !llvm.ptr {llvm.swiftself}) { llvm.return }
// ^
// test.mlir:7:1: error: 'llvm.mlir.global' op is not supported yet: it needs variables that are set before the program starts, because of 'externally_initialized'
// llvm.mlir.global external @set_before(1 : i32) {externally_initialized} : i32
// ^
// -----
// Attributes that only permit, promise or hint are accepted, and so are those of other dialects.
llvm.func @f(%p: !llvm.ptr {llvm.noundef, llvm.nonnull}) -> i32 attributes {passthrough = ["nounwind", "nonlazybind", ["frame-pointer", "all"], ["target-features", "+avx2,+sse4.2"], ["use-soft-float", "false"], ["alignstack", "16"]], mine.attribute = 1 : i32, uwtable_kind = #llvm.uwtableKind<async>} {
  %0 = llvm.load %p {alignment = 1 : i64, nontemporal} : !llvm.ptr -> i32
  llvm.return %0 : i32
}
// output:
// ; @f
// function u0:0(i64) -> i32 system_v {
//     region0 = 0 "memory"
//
// block0(v0: i64):
//     v1 = load.i32 notrap region0 v0
//     return v1
// }
//
// -----
// Exceptions are not caught: a landing pad that does more than resume is refused.
llvm.func @may_throw()
llvm.func @clean()
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @handled() -> i32 attributes {personality = @__gxx_personality_v0} {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  %z = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @may_throw() to ^ok unwind ^bad : () -> ()
^ok:
  llvm.return %1 : i32
^bad:
  %l = llvm.landingpad (catch %z : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return %2 : i32
}
llvm.func @cleaned() attributes {personality = @__gxx_personality_v0} {
  llvm.invoke @may_throw() to ^ok unwind ^bad : () -> ()
^ok:
  llvm.return
^bad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.call @clean() : () -> ()
  llvm.resume %l : !llvm.struct<(ptr, i32)>
}
// output:
// test.mlir:9:3: error: 'llvm.invoke' op is not supported yet: it needs exceptions: its landing pad does more than to resume
//   llvm.invoke @may_throw() to ^ok unwind ^bad : () -> ()
//   ^
// test.mlir:17:3: error: 'llvm.invoke' op is not supported yet: it needs exceptions: its landing pad does more than to resume
//   llvm.invoke @may_throw() to ^ok unwind ^bad : () -> ()
//   ^
// -----
// args: -fno-optimize-sibling-calls
// A landing pad that only resumes is accepted, also if it rebuilds the structure from its two members.
llvm.func @may_throw()
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @passes() attributes {personality = @__gxx_personality_v0} {
  llvm.invoke @may_throw() to ^ok unwind ^bad : () -> ()
^ok:
  llvm.return
^bad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %a = llvm.extractvalue %l[0] : !llvm.struct<(ptr, i32)>
  %b = llvm.extractvalue %l[1] : !llvm.struct<(ptr, i32)>
  llvm.br ^resume(%a, %b : !llvm.ptr, i32)
^resume(%x: !llvm.ptr, %y: i32):
  %u = llvm.mlir.undef : !llvm.struct<(ptr, i32)>
  %i = llvm.insertvalue %x, %u[0] : !llvm.struct<(ptr, i32)>
  %j = llvm.insertvalue %y, %i[1] : !llvm.struct<(ptr, i32)>
  llvm.resume %j : !llvm.struct<(ptr, i32)>
}
// output:
// ; @passes
// function u0:2() system_v {
//     region0 = 0 "memory"
//     sig0 = () system_v
//     fn0 = colocated u0:0 sig0
//
// block0:
//     call fn0()
//     jump block1
//
// block2 cold:
//     v0 = iconst.i64 0
//     v1 = iconst.i32 0
//     jump block3(v0, v1)  ; v0 = 0, v1 = 0
//
// block3(v2: i64, v3: i32) cold:
//     v4 = iconst.i64 0
//     v5 = iconst.i32 0
//     trap user1
//
// block1:
//     return
// }
//
// -----
// Thunks do not move the argument in the register of its own where others need a thunk, too.
llvm.func @listed(%p: !llvm.ptr {llvm.nest}, %n: i32, ...) { llvm.return }
llvm.func @four(%p: !llvm.ptr {llvm.nest}, %x: !llvm.struct<(f64, f64, f64, f64)>) -> !llvm.struct<(f64, f64, f64, f64)> {
  llvm.return %x : !llvm.struct<(f64, f64, f64, f64)>
}
llvm.func @wide(%p: !llvm.ptr {llvm.nest}, %a: !llvm.array<6 x i64>, %b: !llvm.array<8 x f64>) { llvm.return }
llvm.func @two(%p: !llvm.ptr {llvm.nest}, %q: !llvm.ptr {llvm.nest}) { llvm.return }
llvm.func @number(%p: i64 {llvm.nest}) { llvm.return }
llvm.func @copied(%p: !llvm.ptr {llvm.nest, llvm.byval = i64}) { llvm.return }
llvm.func @through(%f: !llvm.ptr, %p: !llvm.ptr) {
  llvm.call %f(%p) vararg(!llvm.func<void (ptr, ...)>) : !llvm.ptr, (!llvm.ptr {llvm.nest}) -> ()
  llvm.return
}
// output:
// test.mlir:2:1: error: 'llvm.func' op is not supported yet: it needs variable arguments beside one with 'llvm.nest'
// llvm.func @listed(%p: !llvm.ptr {llvm.nest}, %n: i32, ...) { llvm.return }
// ^
// test.mlir:3:1: error: 'llvm.func' op is not supported yet: it needs two thunks, because of 'llvm.nest' and of its results or aligned memory
// llvm.func @four(%p: !llvm.ptr {llvm.nest}, %x: !llvm.struct<(f64, f64, f64, f64)>) -> !llvm.struct<(f64, f64, f64, f64)> {
// ^
// test.mlir:6:1: error: 'llvm.func' op is not supported yet: it needs fewer arguments in registers, because of 'llvm.nest'
// llvm.func @wide(%p: !llvm.ptr {llvm.nest}, %a: !llvm.array<6 x i64>, %b: !llvm.array<8 x f64>) { llvm.return }
// ^
// test.mlir:7:1: error: 'llvm.func' op is not supported yet: it needs 'llvm.nest' on two parameters
// llvm.func @two(%p: !llvm.ptr {llvm.nest}, %q: !llvm.ptr {llvm.nest}) { llvm.return }
// ^
// test.mlir:8:1: error: 'llvm.func' op is not supported yet: it needs 'llvm.nest' on something else than a plain pointer
// llvm.func @number(%p: i64 {llvm.nest}) { llvm.return }
// ^
// test.mlir:9:1: error: 'llvm.func' op is not supported yet: it needs 'llvm.nest' on something else than a plain pointer
// llvm.func @copied(%p: !llvm.ptr {llvm.nest, llvm.byval = i64}) { llvm.return }
// ^
// test.mlir:11:3: error: 'llvm.call' op is not supported yet: it needs variable arguments beside one with 'llvm.nest'
//   llvm.call %f(%p) vararg(!llvm.func<void (ptr, ...)>) : !llvm.ptr, (!llvm.ptr {llvm.nest}) -> ()
//   ^
// -----
// A call may say what the declaration does not, and each call says it for itself.
// args: --target=x86_64-unknown-linux-gnu -fno-optimize-sibling-calls
llvm.func @g(!llvm.ptr, i32)
llvm.func @use(%p: !llvm.ptr, %a: i32) {
  llvm.call @g(%p, %a) : (!llvm.ptr {llvm.nest}, i32) -> ()
  llvm.call @g(%p, %a) : (!llvm.ptr, i32) -> ()
  llvm.return
}
// output:
// ; @use
// function u0:1(i64, i32) system_v {
//     region0 = 0 "memory"
//     sig0 = (i32, i64) system_v
//     sig1 = (i64, i32) system_v
//     fn0 = colocated u2:0 sig0
//     fn1 = colocated u0:0 sig1
//
// block0(v0: i64, v1: i32):
//     call fn0(v1, v0)
//     call fn1(v0, v1)
//     return
// }
//
// -----
// Cranelift cannot name the register of AArch64.
// args: --target=aarch64-unknown-linux-gnu
llvm.func @nested(%p: !llvm.ptr {llvm.nest}) { llvm.return }
// output:
// test.mlir:3:1: error: 'llvm.func' op is not supported yet: it needs thunks that pass an argument in x15, because of 'llvm.nest'
// llvm.func @nested(%p: !llvm.ptr {llvm.nest}) { llvm.return }
// ^
// -----
// Nor that of RISC-V.
// args: --target=riscv64gc-unknown-linux-gnu
llvm.func @nested(%p: !llvm.ptr {llvm.nest}) { llvm.return }
// output:
// test.mlir:3:1: error: 'llvm.func' op is not supported yet: it needs thunks that pass an argument in t2, because of 'llvm.nest'
// llvm.func @nested(%p: !llvm.ptr {llvm.nest}) { llvm.return }
// ^
// -----
// args: --target=aarch64-unknown-linux-gnu
// The back end has no calls that reuse the frame.
llvm.func @must(%a: i32) -> i32 {
  %0 = llvm.call musttail @must(%a) : (i32) -> i32
  llvm.return %0 : i32
}
// output:
// test.mlir:4:8: error: 'llvm.call' op is not supported yet: it needs guaranteed tail calls, because of 'TailCallKind'
//   %0 = llvm.call musttail @must(%a) : (i32) -> i32
//        ^
