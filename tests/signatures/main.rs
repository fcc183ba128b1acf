//! ABI fuzzing of the C interface with random signatures. C calls a compiled function, which calls a C function with
//! the same arguments. Each side checks all bits that it receives. The prototypes are those of the generated header.
//! Targets and C compilers vary.

mod kind;
mod platform;
mod signature;
#[path = "../skipped/mod.rs"]
mod skipped;

use std::path::Path;
use std::process::Command;

use kind::{BF16, F16, KINDS, Kind, NATIVE, PARTS, VECTORS};
use platform::{Compiler, MACHINES, Machine};
use signature::{Random, Signature};

const PRELUDE: &str = r#"#include "k.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static float data[16];
static int calls, failures;
#define CHECK(condition) \
  do { if (!(condition)) { failures++; printf("line %d: %s\n", __LINE__, #condition); } } while (0)
static inline int same(const void *a, const void *b, size_t size) { return memcmp(a, b, size) == 0; }
#define HALF(type) \
  static inline type type##_of(uint16_t bits) { type value; memcpy(&value, &bits, 2); return value; } \
  static inline uint16_t type##_bits(type value) { uint16_t bits; memcpy(&bits, &value, 2); return bits; }
#ifdef MLIRC_HAS_F16
HALF(mlir_f16_value)
#endif
#ifdef MLIRC_HAS_BF16
HALF(mlir_bf16_value)
#endif
"#;

/// A function with both half-precision floats. The macros of its header tell the types of the C compiler.
const HALVES: &str = "func.func @f(%x: f16, %y: bf16) attributes {llvm.emit_c_interface} {\n  return\n}\n";

/// A function that Clang calls on processors without bf16, and that libraries of some compilers lack.
const NARROW: &str = "func.func @__truncsfbf2(%x: f32) -> bf16 {\n  %y = arith.truncf %x : f32 to bf16\n  return %y : bf16\n}\n";

/// The number of functions in one program.
const COUNT: usize = 80;

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    let (printed, stderr) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{command:?} ended with {}\n{stderr}{printed}", output.status);
    printed.into_owned()
}

fn write(folder: &Path, name: &str, text: &str) {
    std::fs::write(folder.join(name), text).expect("writable");
}

fn mlirc(folder: &Path, machine: Machine, arguments: &[&str]) {
    let target = ["--target", machine.triple];
    run(Command::new(env!("CARGO_BIN_EXE_mlirc")).args(target).args(arguments).current_dir(folder));
}

/// Returns the types that a C compiler passes on a machine.
fn kinds(folder: &Path, machine: Machine, compiler: &Compiler, complex: &[Kind]) -> Vec<Kind> {
    let mut kinds = [KINDS, VECTORS, complex, machine.more_kinds].concat();
    write(folder, "halves.mlir", HALVES);
    mlirc(folder, machine, &["halves.mlir", "--emit=header"]);
    let test = "#include \"halves.h\"\n#ifdef MLIRC_HAS_F16\nhas f16\n#endif\n#ifdef MLIRC_HAS_BF16\nhas bf16\n#endif\n";
    write(folder, "halves.c", test);
    let expanded = run(compiler.command().args(["-E", "halves.c"]).current_dir(folder));
    for (half, answer) in [(F16, "has f16"), (BF16, "has bf16")] {
        kinds.extend(expanded.lines().any(|line| line == answer).then_some(half));
    }
    kinds
}

/// Compiles both sides of random signatures at every pair of levels, and runs them.
fn check(machine: Machine, compiler: &Compiler, abi: &str, complex: &[Kind], seed: u64) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    let kinds = kinds(folder, machine, compiler, complex);
    let mut random = Random(seed);
    let signatures: Vec<Signature> = (0..COUNT).map(|number| random.signature(number, &kinds)).collect();
    let mut module: String = signatures.iter().map(Signature::mlir).collect();
    module += NARROW;
    write(folder, "k.mlir", &module);
    let mut program = PRELUDE.to_owned();
    program.extend(signatures.iter().map(|signature| signature.callee() + &signature.test()));
    program += "int main(void) {\n";
    program.extend((0..COUNT).map(|number| format!("  test{number}();\n")));
    program += "  printf(\"%d calls, %d failures\\n\", calls, failures);\n  return failures != 0;\n}\n";
    write(folder, "k.c", &program);
    for level in ["-O0", "-O2"] {
        mlirc(folder, machine, &["k.mlir", level, abi, "-o", "k.o", "--emit-header"]);
        for optimised in ["-O0", "-O2"] {
            let warnings = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter"];
            let mut cc = compiler.command();
            // Emulators lack shared libraries.
            cc.args(if machine.is_host() { &[][..] } else { &["-static"] });
            cc.args(warnings).args([optimised, "k.c", "k.o", "-lm", "-o", "program"]);
            run(cc.current_dir(folder));
            let printed = run(machine.runner("./program").current_dir(folder));
            let expected = format!("{COUNT} calls, 0 failures\n");
            assert_eq!(printed, expected, "{compiler:?} {optimised} for {}, {level} {abi}", machine.triple);
        }
    }
}

fn check_machine(triple: &str, seed: u64) {
    let machine = MACHINES.into_iter().find(|machine| machine.triple.starts_with(triple)).expect("listed");
    for (compiler, seed) in machine.compilers().iter().zip(seed..) {
        match machine.missing(compiler) {
            Some(missing) => skipped::skipped(&format!("signatures for {triple}"), &missing),
            None => {
                check(machine, compiler, "--ciface-abi=mlir", PARTS, seed);
                check(machine, compiler, "--ciface-abi=c", NATIVE, seed + 10);
            }
        }
    }
}

mod slow {
    use super::*;

    #[test]
    fn signatures_on_x86_64() {
        check_machine("x86_64", 7);
    }

    #[test]
    fn signatures_on_aarch64() {
        check_machine("aarch64", 107);
    }

    #[test]
    fn signatures_on_riscv64() {
        check_machine("riscv64", 207);
    }

    #[test]
    fn signatures_on_s390x() {
        check_machine("s390x", 307);
    }
}
