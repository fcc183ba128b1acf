//! Code for optional processor features, executed if the host has them.

mod cases;
mod machine;

use std::process::Command;

use cases::{Outcome, parse_case, run_case};
use machine::Machine;

/// (1 + 2^-30)^2 is 1 + 2^-29 + 2^-60. A 64-bit float cannot represent the last term, so that rounding once or twice
/// differs by 2^-60, which is 8.673617379884035e-19.
const CONTRACTION: &str = r#"
func.func @sum(%a: f64, %b: f64, %c: f64) -> f64 attributes {llvm.emit_c_interface} {
  %p = arith.mulf %a, %b : f64
  %s = arith.addf %p, %c : f64
  return %s : f64
}
func.func @differences(%a: f64, %b: f64, %c: f64) -> f64 attributes {llvm.emit_c_interface} {
  %p = arith.mulf %a, %b : f64
  %s = arith.subf %p, %c : f64
  %q = arith.mulf %a, %b : f64
  %t = arith.subf %c, %q : f64
  %two = arith.constant 2.0 : f64
  %u = arith.mulf %t, %two : f64
  %v = arith.addf %u, %s : f64
  return %v : f64
}
func.func @rows(%n: index, %x: memref<?xf64>, %c: f64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf64>
    %p = arith.mulf %a, %a : f64
    %s = arith.subf %p, %c : f64
    affine.store %s, %x[%i] : memref<?xf64>
  }
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// int main(void) {
//   double a = 1.0 + 1.0 / (1 << 30), b = 1.0 + 2.0 / (1 << 30), x[7] = {a, 1, 2, 3, 4, a, a};
//   MemRefDescriptor_f64_1 m = {x, x, 0, {7}, {1}};
//   _mlir_ciface_rows(7, &m, b);
//   printf("%.15e %.15e %.15e %.15e\n", _mlir_ciface_sum(a, a, -b), _mlir_ciface_differences(a, a, b), x[0], x[6]);
//   return 0;
// }
"#;

/// Returns the output of the program that is compiled with some arguments.
fn printed(args: &str) -> String {
    let mut case = parse_case(CONTRACTION.to_string());
    case.args = args.split_whitespace().map(str::to_string).collect();
    match run_case(&case, Machine::chosen()) {
        Outcome::Printed(text) => text.trim().to_string(),
        outcome => panic!("{outcome:?}"),
    }
}

#[test]
fn sums_of_bytes_have_instructions_of_three_operands_as_well() {
    let mut case = parse_case(include_str!("run/llvm_byte_differences.mlir").to_string());
    case.args.push("-mcpu=native".to_string());
    if cfg!(target_arch = "x86_64") {
        let expected = case.expected.clone().expect("the file has it");
        assert_eq!(run_case(&case, Machine::chosen()), Outcome::Printed(expected));
    }
}

/// Masked accesses of lanes of 8 and of 32 bits, the latter in two sizes of registers.
const MASKED: &str = r#"
llvm.func @copy(%mask: !llvm.ptr, %from: !llvm.ptr, %to: !llvm.ptr) {
  %zero = llvm.mlir.zero : vector<32xi8>
  %0 = llvm.load %mask {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.icmp "ne" %0, %zero : vector<32xi8>
  %2 = llvm.intr.masked.load %from, %1, %zero {alignment = 1 : i32} : (!llvm.ptr, vector<32xi1>, vector<32xi8>) -> vector<32xi8>
  llvm.intr.masked.store %2, %to, %1 {alignment = 1 : i32} : vector<32xi8>, vector<32xi1> into !llvm.ptr
  %none = llvm.mlir.zero : vector<12xi32>
  %3 = llvm.load %mask {alignment = 1 : i64} : !llvm.ptr -> vector<12xi32>
  %4 = llvm.icmp "ne" %3, %none : vector<12xi32>
  %5 = llvm.intr.masked.load %from, %4, %none {alignment = 1 : i32} : (!llvm.ptr, vector<12xi1>, vector<12xi32>) -> vector<12xi32>
  llvm.intr.masked.store %5, %to, %4 {alignment = 1 : i32} : vector<12xi32>, vector<12xi1> into !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdio.h>
// void copy(const int *, const void *, void *);
// int main(void) {
//   static int mask[12];
//   copy(mask, 0, 0);
//   puts("no access");
//   return 0;
// }
"#;

/// The addresses are invalid, and no lane is active.
#[test]
fn masked_accesses_do_not_access_inactive_lanes() {
    let mut case = parse_case(MASKED.to_string());
    for args in [&["-O2"][..], &["-O2", "-mcpu=native"]] {
        case.args = args.iter().map(|arg| arg.to_string()).collect();
        assert_eq!(run_case(&case, Machine::here()), Outcome::Printed("no access\n".to_string()), "{args:?}");
    }
}

/// Returns true if the processor has fused multiply-add.
fn has_fma() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::is_x86_feature_detected!("fma");
    #[cfg(not(target_arch = "x86_64"))]
    return true;
}

#[test]
fn contraction_rounds_once_where_it_is_allowed() {
    let twice = "0.000000000000000e+00 0.000000000000000e+00 0.000000000000000e+00 0.000000000000000e+00";
    assert_eq!(printed("-O2"), twice);
    assert_eq!(printed("-O2 -mcpu=native"), twice);
    assert_eq!(printed("-O2 -mcpu=native -ffast-math -ffp-contract=off"), twice);
    if has_fma() {
        // One product minus the other: 2^-60 minus twice 2^-60.
        let once = "8.673617379884035e-19 -8.673617379884035e-19 8.673617379884035e-19 8.673617379884035e-19";
        assert_eq!(printed("-O2 -mcpu=native -ffp-contract=fast"), once);
        assert_eq!(printed("-O2 -mcpu=native -ffast-math"), once);
    }
}

/// Returns true if the back end has vectors of 256 bits: Cranelift with the patches.
fn has_wide_vectors() -> bool {
    mlirc::codegen::back_end_vector_bits() > 128
}

/// Returns the assembly of a module for x86-64.
fn assembly_of(module: &str, options: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("module.mlir");
    std::fs::write(&path, module).expect("it is writable");
    let fixed = ["-O2", "--target=x86_64-linux-gnu", "-S", "-o", "-"];
    let output = Command::new(env!("CARGO_BIN_EXE_mlirc")).args(fixed).args(options).arg(&path).output();
    let output = output.expect("it starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it is text")
}

#[test]
fn prefetches_of_data_are_instructions() {
    let text = assembly_of(
        r#"
llvm.func @ahead(%p: !llvm.ptr, %i: i64) {
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  "llvm.intr.prefetch"(%q) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 0 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
  "llvm.intr.prefetch"(%p) <{cache = 0 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}
"#,
        &[],
    );
    let count = |name| text.matches(name).count();
    let expected = usize::from(has_wide_vectors());
    assert_eq!((count("prefetcht0 (%rdi,%rsi,4)"), count("prefetchnta (%rdi)")), (expected, expected));
    assert_eq!(count("prefetch"), 2 * expected);
}

/// Functions of which each ends with a call; the names of those that must keep it begin with `kept`.
const CALLS_AT_THE_END: &str = r#"
llvm.func @callee(i32, i64) -> i32
llvm.func @extended(i32) -> (i8 {llvm.signext})
llvm.func @nothing()
llvm.func @many(i64, i64, i64, i64, i64, i64, i64) -> i64
llvm.func @uses(!llvm.ptr) -> i32
llvm.func @direct(%a: i32, %b: i64) -> i32 {
  %0 = llvm.call @callee(%a, %b) : (i32, i64) -> i32
  llvm.return %0 : i32
}
llvm.func @indirect(%f: !llvm.ptr, %a: i32, %b: i64) -> i32 {
  %0 = llvm.call @callee(%a, %b) : (i32, i64) -> i32
  %1 = llvm.call tail %f(%0, %b) : !llvm.ptr, (i32, i64) -> i32
  llvm.return %1 : i32
}
llvm.func @merged(%a: i32, %b: i64, %c: i1) -> i32 {
  llvm.cond_br %c, ^call, ^done(%a : i32)
^call:
  %0 = llvm.call @callee(%a, %b) : (i32, i64) -> i32
  llvm.br ^done(%0 : i32)
^done(%1: i32):
  llvm.return %1 : i32
}
llvm.func @without_result() {
  llvm.call @nothing() : () -> ()
  llvm.return
}
llvm.func @kept_result(%a: i32, %b: i64) -> i32 {
  %0 = llvm.call @callee(%a, %b) : (i32, i64) -> i32
  llvm.return %a : i32
}
llvm.func @kept_extension(%a: i32) -> (i8 {llvm.zeroext}) {
  %0 = llvm.call @extended(%a) : (i32) -> (i8 {llvm.signext})
  llvm.return %0 : i8
}
llvm.func @kept_by_request(%a: i32, %b: i64) -> i32 {
  %0 = llvm.call notail @callee(%a, %b) : (i32, i64) -> i32
  llvm.return %0 : i32
}
llvm.func @kept_by_attribute(%a: i32, %b: i64) -> i32 attributes {passthrough = [["disable-tail-calls", "true"]]} {
  %0 = llvm.call @callee(%a, %b) : (i32, i64) -> i32
  llvm.return %0 : i32
}
llvm.func @kept_arguments(%a: i64) -> i64 {
  %0 = llvm.call @many(%a, %a, %a, %a, %a, %a, %a) : (i64, i64, i64, i64, i64, i64, i64) -> i64
  llvm.return %0 : i64
}
llvm.func @kept_variable(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %a, %0 : i32, !llvm.ptr
  %1 = llvm.call @uses(%0) : (!llvm.ptr) -> i32
  llvm.return %1 : i32
}
"#;

#[test]
fn calls_in_tail_position_are_jumps() {
    // The calls and the jumps to functions, by function.
    let counts = |options: &[&str]| {
        let text = assembly_of(CALLS_AT_THE_END, options);
        let mut counts: Vec<(String, usize, usize)> = Vec::new();
        let mut is_relocated = false;
        for line in text.lines() {
            if let Some(name) = line.strip_prefix('"').and_then(|rest| rest.strip_suffix("\":")) {
                counts.push((name.to_string(), 0, 0));
            }
            if let (Some((_, inst)), Some(last)) = (line.split_once(": "), counts.last_mut()) {
                last.1 += usize::from(inst.starts_with("call"));
                last.2 += usize::from(inst == "jmp *%r10" || is_relocated && inst.starts_with("jmp"));
            }
            is_relocated = line.contains("R_X86_64_PLT32");
        }
        counts
    };
    for (name, calls, jumps) in counts(&[]) {
        let is_kept = name.starts_with("kept") || !has_wide_vectors();
        let expected = if is_kept { (1, 0) } else { (0, 1) };
        let expected = if name == "indirect" { (expected.0 + 1, expected.1) } else { expected };
        assert_eq!((calls, jumps), expected, "{name}");
    }
    assert!(counts(&["-fno-optimize-sibling-calls"]).iter().all(|&(_, _, jumps)| jumps == 0));
}

/// A function whose switch has a case for every fourth number. The other numbers lead to a block that is reached from
/// elsewhere, too, and that wants all values in other registers.
fn sparse_switch() -> String {
    let numbers = || (0..60).step_by(4);
    let constants: String =
        numbers().map(|i| format!("%k{i} = llvm.mlir.constant({} : i32) : i32\n", 37 * i + 5)).collect();
    let cases: Vec<String> = numbers().map(|i| format!("{i}: ^case{i}")).collect();
    let blocks: String = numbers()
        .map(|i| {
            format!(
                "^case{i}:\nllvm.call @done(%c) : (i32) -> ()\n%v{i} = llvm.add %a, %k{i} : i32\n\
                 llvm.br ^exit(%v{i} : i32)\n"
            )
        })
        .collect();
    format!(
        "llvm.func @next(i32, i32, i32) -> i32\nllvm.func @done(i32)\n\
         llvm.func @f(%a: i32, %b: i32, %c: i32, %x: i32) -> i32 {{\n{constants}\
         %first = llvm.call @next(%a, %b, %c) : (i32, i32, i32) -> i32\n\
         %is = llvm.icmp \"eq\" %first, %k0 : i32\nllvm.cond_br %is, ^select, ^other\n\
         ^select:\nllvm.switch %x : i32, ^other [\n{}\n]\n\
         ^other:\n%n = llvm.call @next(%c, %a, %b) : (i32, i32, i32) -> i32\nllvm.br ^exit(%n : i32)\n\
         {blocks}^exit(%r: i32):\nllvm.return %r : i32\n}}\n",
        cases.join(",\n")
    )
}

#[test]
fn entries_of_jump_tables_for_one_block_share_its_edge() {
    let text = assembly_of(&sparse_switch(), &[]);
    let size = text.lines().find_map(|line| line.trim().strip_prefix(".size\t\"f\", "));
    let size: usize = size.and_then(|size| size.parse().ok()).expect("a size");
    // Moves on the edge of each entry double the size.
    assert_eq!(size < 800, has_wide_vectors(), "{size} bytes");
}

#[test]
fn addresses_of_thread_local_variables_are_in_no_table() {
    let text = r#"
llvm.mlir.global external thread_local @mine(1 : i32) : i32
llvm.mlir.global external @ours(2 : i32) : i32
llvm.func @threads(%x: i32) -> !llvm.ptr {
  %mine = llvm.mlir.addressof @mine : !llvm.ptr
  %ours = llvm.mlir.addressof @ours : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.switch %x : i32, ^to(%null : !llvm.ptr) [
    1: ^to(%mine : !llvm.ptr),
    2: ^to(%ours : !llvm.ptr),
    3: ^to(%null : !llvm.ptr),
    4: ^to(%ours : !llvm.ptr)
  ]
^to(%result: !llvm.ptr):
  llvm.return %result : !llvm.ptr
}
"#;
    let has_table = |text: &str| assembly_of(text, &[]).contains("switch.table.threads");
    assert!(!has_table(text));
    assert!(has_table(&text.replace("thread_local ", "")));
}

#[test]
fn conversions_of_floats_do_not_check_the_range() {
    let text = r#"
llvm.func @signed(%x: f64) -> i64 {
  %0 = llvm.fptosi %x : f64 to i64
  llvm.return %0 : i64
}
llvm.func @unsigned(%x: f32) -> i64 {
  %0 = llvm.fptoui %x : f32 to i64
  llvm.return %0 : i64
}
"#;
    for features in ["-mcpu=x86-64", "-mcpu=x86-64-v3"] {
        let text = assembly_of(text, &[features]);
        let has_branches = text.lines().any(|line| line.contains(": j"));
        assert_eq!(has_branches, !has_wide_vectors(), "{text}");
    }
}

/// The instruction on 256 bits is in AVX-VNNI, and in AVX-512 with the other features of level v4.
#[test]
fn products_of_bytes_have_the_width_of_their_instruction() {
    let registers = |features: &str| {
        let text = r#"
llvm.func @products(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<32xi8>
  %1 = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<8xi32>
  %2 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.256"(%1, %0, %0) : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<8xi32>
  llvm.store %2, %q {alignment = 1 : i64} : vector<8xi32>, !llvm.ptr
  llvm.return
}
"#;
        let text = assembly_of(text, &["-mcpu=x86-64-v3", features]);
        let lines: Vec<&str> = text.lines().filter(|line| line.contains("vpdpbusd")).collect();
        (lines.len(), lines.iter().all(|line| line.contains("%ymm")))
    };
    let expected = if has_wide_vectors() { (1, true) } else { (2, false) };
    assert_eq!(registers("-mattr=+avxvnni"), expected);
    assert_eq!(registers("-mattr=+avx512bw,+avx512cd,+avx512dq,+avx512vl,+avx512vnni"), expected);
    assert_eq!(registers("-mattr=+avx512vl,+avx512vnni"), (2, false));
}

/// Gathers are slow on some processors with AVX2. Scatters are instructions of AVX-512.
#[test]
fn elements_at_indices_are_gathered_where_that_is_fast() {
    let text = r#"
llvm.func @copy(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %0 = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  %2 = llvm.getelementptr %p[%0] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
  %3 = llvm.intr.masked.gather %2, %1 {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>) -> vector<8xf32>
  %4 = llvm.getelementptr %r[%0] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, f32
  llvm.intr.masked.scatter %3, %4, %1 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
  llvm.return
}
"#;
    let gathers = |cpu: &str| {
        let text = assembly_of(text, &[cpu]);
        let count = |name: &str| text.matches(name).count();
        [count("vgatherdps"), count("vscatterdps")]
    };
    let if_wide = |counts: [usize; 2]| if has_wide_vectors() { counts } else { [0, 0] };
    assert_eq!(gathers("-mcpu=x86-64-v3"), [0, 0]);
    assert_eq!(gathers("-mcpu=znver3"), [0, 0]);
    assert_eq!(gathers("-mcpu=skylake"), if_wide([1, 0]));
    assert_eq!(gathers("-mcpu=x86-64-v4"), if_wide([1, 1]));
}

#[test]
fn masked_stores_are_avoided_where_they_are_slow() {
    let text = r#"
llvm.func @store(%x: vector<8xf32>, %y: vector<8xf32>, %p: !llvm.ptr) {
  %0 = llvm.fcmp "olt" %x, %y : vector<8xf32>
  llvm.intr.masked.store %x, %p, %0 {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
  llvm.return
}
"#;
    let stores = |cpu: &str| {
        let text = assembly_of(text, &[cpu]);
        ["vmaskmovps", "vmovmskps"].map(|name| text.matches(name).count())
    };
    let if_wide = |counts: [usize; 2]| if has_wide_vectors() { counts } else { [0, 2] };
    assert_eq!(stores("-mcpu=skylake"), if_wide([1, 0]));
    assert_eq!(stores("-mcpu=znver3"), if_wide([1, 1]));
    assert_eq!(stores("-mcpu=znver4"), if_wide([0, 0]));
}

/// Legacy instructions on vector registers are slow after instructions on 256 bits.
#[test]
fn functions_with_wide_vectors_have_no_legacy_instructions() {
    let text = r#"
llvm.func @extremes(%p: !llvm.ptr, %x: f32, %y: f64, %i: i64) -> f64 {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.fadd %0, %0 : vector<8xf32>
  llvm.store %1, %p {alignment = 1 : i64} : vector<8xf32>, !llvm.ptr
  %2 = llvm.load %p : !llvm.ptr -> f32
  %3 = llvm.intr.maximum(%x, %2) : (f32, f32) -> f32
  %4 = llvm.intr.minimum(%x, %3) : (f32, f32) -> f32
  %5 = llvm.fpext %4 : f32 to f64
  %6 = llvm.intr.minimum(%y, %5) : (f64, f64) -> f64
  %7 = llvm.call_intrinsic "llvm.fptosi.sat.i32.f64"(%6) : (f64) -> i32
  %8 = llvm.call_intrinsic "llvm.fptoui.sat.i64.f32"(%3) : (f32) -> i64
  %9 = llvm.call_intrinsic "llvm.fptoui.sat.i32.f64"(%y) : (f64) -> i32
  %10 = llvm.sext %7 : i32 to i64
  %11 = llvm.add %8, %10 : i64
  %12 = llvm.zext %9 : i32 to i64
  %13 = llvm.add %11, %12 : i64
  %14 = llvm.uitofp %13 : i64 to f64
  %15 = llvm.intr.maximum(%14, %6) : (f64, f64) -> f64
  llvm.return %15 : f64
}
"#;
    let text = assembly_of(text, &["-mcpu=x86-64-v3"]);
    assert_eq!(text.contains("%ymm"), has_wide_vectors());
    // The instruction follows its offset in a comment.
    let is_legacy = |line: &&str| line.contains("%xmm") && !line.contains(": v");
    let legacy: Vec<&str> = text.lines().filter(is_legacy).collect();
    assert!(!has_wide_vectors() || legacy.is_empty(), "{legacy:#?}");
}

/// Fused multiply-adds of `a[0]`, `a[1]` and `a[2]`, or twice these, whose operands have other uses, are in memory, or are
/// negated.
const FUSED: &str = r#"
llvm.func @NAME(%a: !llvm.ptr, %r: !llvm.ptr) {
  %p1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, TYPE
  %p2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, TYPE
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> TYPE
  %y = llvm.load %p1 {alignment = 4 : i64} : !llvm.ptr -> TYPE
  %z = llvm.load %p2 {alignment = 4 : i64} : !llvm.ptr -> TYPE
  %xx = llvm.fadd %x, %x : TYPE
  %yy = llvm.fadd %y, %y : TYPE
  %zz = llvm.fadd %z, %z : TYPE
  %0 = llvm.intr.fma(%x, %y, %zz) : (TYPE, TYPE, TYPE) -> TYPE
  %1 = llvm.intr.fma(%xx, %y, %z) : (TYPE, TYPE, TYPE) -> TYPE
  %2 = llvm.intr.fma(%x, %yy, %z) : (TYPE, TYPE, TYPE) -> TYPE
  %3 = llvm.intr.fma(%x, %y, %z) : (TYPE, TYPE, TYPE) -> TYPE
  %n = llvm.fneg %y : TYPE
  %4 = llvm.intr.fma(%x, %n, %3) : (TYPE, TYPE, TYPE) -> TYPE
  %m = llvm.fneg %z : TYPE
  %5 = llvm.intr.fma(%1, %2, %m) : (TYPE, TYPE, TYPE) -> TYPE
  llvm.store %0, %r {alignment = 4 : i64} : TYPE, !llvm.ptr
  %r1 = llvm.getelementptr %r[1] : (!llvm.ptr) -> !llvm.ptr, TYPE
  llvm.store %4, %r1 {alignment = 4 : i64} : TYPE, !llvm.ptr
  %r2 = llvm.getelementptr %r[2] : (!llvm.ptr) -> !llvm.ptr, TYPE
  llvm.store %5, %r2 {alignment = 4 : i64} : TYPE, !llvm.ptr
  %u = llvm.load %p1 {alignment = 4 : i64} : !llvm.ptr -> TYPE
  %s = llvm.fadd %0, %1 : TYPE
  %6 = llvm.intr.fma(%u, %x, %s) : (TYPE, TYPE, TYPE) -> TYPE
  %r3 = llvm.getelementptr %r[3] : (!llvm.ptr) -> !llvm.ptr, TYPE
  llvm.store %6, %r3 {alignment = 4 : i64} : TYPE, !llvm.ptr
  %w = llvm.load %p2 {alignment = 4 : i64} : !llvm.ptr -> TYPE
  %t = llvm.fadd %5, %2 : TYPE
  %7 = llvm.intr.fma(%t, %6, %w) : (TYPE, TYPE, TYPE) -> TYPE
  %r4 = llvm.getelementptr %r[4] : (!llvm.ptr) -> !llvm.ptr, TYPE
  llvm.store %7, %r4 {alignment = 4 : i64} : TYPE, !llvm.ptr
  llvm.return
}
"#;

#[test]
fn fused_multiply_adds_are_right_whatever_they_overwrite() {
    let types =
        [("f32", 1), ("f32", 4), ("f32", 8), ("f32", 16), ("f64", 1), ("f64", 2), ("f64", 4), ("f64", 8)];
    let (mut module, mut calls) = (String::new(), String::new());
    for (element, lanes) in types {
        let ty = if lanes == 1 { element.to_string() } else { format!("vector<{lanes}x{element}>") };
        let name = format!("{element}_{lanes}");
        let c_type = if element == "f32" { "float" } else { "double" };
        module += &FUSED.replace("NAME", &name).replace("TYPE", &ty);
        calls += &format!("//   CHECK({name}, {c_type}, {lanes})\n");
    }
    let main = r#"
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #define CHECK(name, type, lanes) { \
//   type a[3 * lanes], r[5 * lanes]; \
//   for (int i = 0; i < 3 * lanes; i++) a[i] = (type)(i % 7 + 1); \
//   name(a, r); \
//   for (int i = 0; i < lanes; i++) { \
//     type x = a[i], y = a[lanes + i], z = a[2 * lanes + i]; \
//     type r0 = x * y + 2 * z, r1 = 2 * x * y + z, r2 = (2 * x * y + z) * r1 - z; \
//     type r3 = y * x + r0 + r1, r4 = (r2 + 2 * x * y + z) * r3 + z; \
//     if (r[i] != r0 || r[lanes + i] != z || r[2 * lanes + i] != r2 || r[3 * lanes + i] != r3 || r[4 * lanes + i] != r4) \
//       printf("%s, lane %d: %g %g %g %g %g\n", #name, i, r[i], r[lanes + i], r[2 * lanes + i], r[3 * lanes + i], r[4 * lanes + i]); \
//   } \
// }
// int main(void) {
CALLS//   return 0;
// }
"#;
    let mut case = parse_case(module + &main.replace("CALLS", &calls));
    for args in ["-O0", "-O2", "-O2 -mcpu=native", "-O2 -mcpu=native -mprefer-vector-width=512"] {
        case.args = args.split_whitespace().map(str::to_string).collect();
        assert_eq!(run_case(&case, Machine::chosen()), Outcome::Printed(String::new()), "{args}");
    }
}

#[test]
fn fused_multiply_adds_overwrite_sums() {
    let text = r#"
llvm.func @sums(%p: !llvm.ptr, %n: i64) -> vector<4xf32> {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %start = llvm.mlir.constant(dense<0.0> : vector<4xf32>) : vector<4xf32>
  llvm.br ^loop(%zero, %start, %start : i64, vector<4xf32>, vector<4xf32>)
^loop(%i: i64, %a: vector<4xf32>, %b: vector<4xf32>):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
  %x = llvm.load %q : !llvm.ptr -> vector<4xf32>
  %y = llvm.fadd %x, %x : vector<4xf32>
  %c = llvm.intr.fma(%x, %y, %a) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %d = llvm.intr.fma(%y, %y, %b) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %more, ^loop(%j, %c, %d : i64, vector<4xf32>, vector<4xf32>), ^end
^end:
  %s = llvm.fsub %c, %d : vector<4xf32>
  llvm.return %s : vector<4xf32>
}
"#;
    let text = assembly_of(text, &["-mcpu=x86-64-v3"]);
    assert_eq!(text.matches("vfmadd231ps").count() == 2, has_wide_vectors(), "{text}");
}

#[test]
fn fused_multiply_adds_with_a_loaded_sum_copy_no_factor() {
    let text = r#"
llvm.func @axpy(%a: f32, %p: !llvm.ptr, %q: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %x = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %y = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %0 = llvm.load %x : !llvm.ptr -> f32
  %1 = llvm.load %y : !llvm.ptr -> f32
  %2 = llvm.intr.fma(%a, %0, %1) : (f32, f32, f32) -> f32
  llvm.store %2, %y : f32, !llvm.ptr
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %more, ^loop(%j : i64), ^end
^end:
  llvm.return
}
"#;
    let text = assembly_of(text, &["-mcpu=x86-64-v3", "-fno-vectorize", "-fno-unroll-runtime"]);
    assert_eq!(text.contains("movap") || text.contains("movdqa"), !has_wide_vectors(), "{text}");
}

#[test]
fn addresses_of_symbols_are_computed_where_calls_need_them() {
    let names: Vec<String> = (0..10).map(|number| format!("g{number}")).collect();
    let globals = names.iter().map(|name| format!("llvm.mlir.global internal @{name}(0 : i32) : i32\n"));
    let calls = names.iter().map(|name| {
        format!("  %{name} = llvm.mlir.addressof @{name} : !llvm.ptr\n  llvm.call @use(%{name}) : (!llvm.ptr) -> ()\n")
    });
    let text = format!(
        "{}llvm.func @use(!llvm.ptr)
llvm.func @calls(%n: i64) {{
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
{}  %j = llvm.add %i, %one : i64
  %more = llvm.icmp \"slt\" %j, %n : i64
  llvm.cond_br %more, ^loop(%j : i64), ^end
^end:
  llvm.return
}}",
        globals.collect::<String>(),
        calls.collect::<String>()
    );
    let text = assembly_of(&text, &[]);
    assert!(!has_wide_vectors() || !text.contains("(%rsp)"), "{text}");
}

#[test]
fn fields_of_bits_are_masked_and_shifted_once() {
    let text = r#"
llvm.func @element(%x: i32, %base: !llvm.ptr) -> !llvm.ptr {
  %seven = llvm.mlir.constant(7 : i32) : i32
  %mask = llvm.mlir.constant(255 : i32) : i32
  %0 = llvm.lshr %x, %seven : i32
  %1 = llvm.and %0, %mask : i32
  %2 = llvm.zext nneg %1 : i32 to i64
  %3 = llvm.getelementptr %base[%2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  llvm.return %3 : !llvm.ptr
}
llvm.func @byte(%x: i64, %y: i64) -> i64 {
  %mask = llvm.mlir.constant(255 : i64) : i64
  %0 = llvm.and %x, %mask : i64
  %1 = llvm.xor %0, %y : i64
  llvm.return %1 : i64
}
"#;
    let text = assembly_of(text, &[]);
    assert!(!has_wide_vectors() || !text.contains("shl"), "{text}");
    assert!(!has_wide_vectors() || text.contains("movzbl %dil"), "{text}");
}

#[test]
fn wide_vectors_stay_in_their_registers() {
    let machine = Machine::named("x86_64-v3").expect("it is in the table");
    for text in [include_str!("run/llvm_wide_vectors.mlir"), include_str!("run/llvm_wide_invoke.mlir")] {
        let mut case = parse_case(text.to_string());
        case.args = vec!["-O2".to_string()];
        let expected = case.expected.clone().expect("the file has it");
        if machine.missing_processor().is_none() && machine.missing_tool().is_none() {
            assert_eq!(run_case(&case, machine), Outcome::Printed(expected));
        }
    }
    let assembly = |processor: &str, option: &str| {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/run/llvm_512_bits.mlir");
        let arguments = ["-O2", "--target=x86_64-linux-gnu", processor, "-S", "-o", "-", path, option];
        let output = Command::new(env!("CARGO_BIN_EXE_mlirc")).args(arguments).output().expect("it starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("it is text")
    };
    let text = assembly("-mcpu=x86-64-v3", "-mprefer-vector-width=512");
    assert!(!text.contains("%zmm"));
    assert_eq!(text.contains("%ymm"), has_wide_vectors());
    assert_eq!(text.contains("vzeroupper"), has_wide_vectors());
    assert!(!assembly("-mcpu=x86-64-v3", "-mprefer-vector-width=128").contains("%ymm"));
    // Processors of Intel, and the level itself, prefer 256 bits.
    assert!(!assembly("-mcpu=x86-64-v4", "-mprefer-vector-width=none").contains("%zmm"));
    assert_eq!(assembly("-mcpu=x86-64-v4", "-mprefer-vector-width=512").contains("%zmm"), has_wide_vectors());
    assert_eq!(assembly("-mcpu=znver4", "-mprefer-vector-width=none").contains("%zmm"), has_wide_vectors());
}

#[test]
fn accesses_to_globals_contain_their_addresses() {
    let text = r#"
llvm.mlir.global internal @g(0 : i64) : !llvm.array<4 x i64>
llvm.func @accesses(%x: i64) -> i64 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %p = llvm.getelementptr inbounds %g[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  %q = llvm.getelementptr inbounds %g[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
  %seven = llvm.mlir.constant(7 : i64) : i64
  %mask = llvm.mlir.constant(1024 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  llvm.store %seven, %p : i64, !llvm.ptr
  %0 = llvm.load %q : !llvm.ptr -> i64
  %1 = llvm.and %0, %mask : i64
  %2 = llvm.icmp "eq" %1, %zero : i64
  %3 = llvm.load %g : !llvm.ptr -> i64
  %4 = llvm.add %x, %3 : i64
  %5 = llvm.select %2, %x, %4 : i1, i64
  llvm.return %5 : i64
}
llvm.mlir.global internal @callee() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @set(%f: !llvm.ptr) {
  %g = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.store %f, %g : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func @call(%x: i64) -> i64 {
  %g = llvm.mlir.addressof @callee : !llvm.ptr
  %f = llvm.load %g : !llvm.ptr -> !llvm.ptr
  %0 = llvm.call %f(%x) : !llvm.ptr, (i64) -> i64
  %1 = llvm.add %0, %x : i64
  llvm.return %1 : i64
}
"#;
    let text = assembly_of(text, &[]);
    assert!(!has_wide_vectors() || !text.contains("lea"), "{text}");
    assert!(!has_wide_vectors() || text.contains("testb"), "{text}");
}

#[test]
fn offsets_of_spilled_values_are_short() {
    // More values than registers, and a variable that is large, but too small for a frame pointer.
    let loads: String = (0..20)
        .map(|at| {
            format!(
                "  %p{at} = llvm.getelementptr %x[{at}] : (!llvm.ptr) -> !llvm.ptr, i64
  %v{at} = llvm.load %p{at} : !llvm.ptr -> i64\n"
            )
        })
        .collect();
    let stores: String =
        (0..20).map(|at| format!("  llvm.store %v{at}, %p{at} : i64, !llvm.ptr\n")).collect();
    let text = format!(
        "llvm.func @use(!llvm.ptr)
llvm.func @f(%x: !llvm.ptr) {{
  %one = llvm.mlir.constant(1 : i64) : i64
  %large = llvm.alloca %one x !llvm.array<512 x i8> : (i64) -> !llvm.ptr
{loads}  llvm.call @use(%large) : (!llvm.ptr) -> ()
{stores}  llvm.return
}}"
    );
    let text = assembly_of(&text, &[]);
    let slots = text.lines().filter(|line| line.contains("mov") && line.contains("(%rsp)"));
    let offset = |line: &str| {
        let digits = line.split("(%rsp)").next()?.rsplit([' ', '\t', ',']).next()?.trim_start_matches("0x");
        i64::from_str_radix(digits, 16).ok()
    };
    let (near, far): (Vec<i64>, Vec<i64>) = slots.filter_map(offset).partition(|&offset| offset < 512);
    assert!(!has_wide_vectors() || !near.is_empty() && far.is_empty(), "{near:?} {far:?}");
}
