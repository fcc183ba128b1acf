//! Files of constants: programs that map them, and files that are refused.

#![allow(clippy::print_stdout)] // Skipped machines.

mod machine;
mod skipped;

use std::path::Path;
use std::process::{Command, Output};

use machine::{MACHINES, Machine};
use skipped::skipped;

/// Products with constants of different types, one of them too small for the file.
const MODULE: &str = r#"
func.func @weight(%i: index) -> f32 {
  %weights = arith.constant dense<"0xWEIGHTS"> : tensor<600xf32>
  %x = tensor.extract %weights[%i] : tensor<600xf32>
  return %x : f32
}
memref.global "private" constant @table : memref<16x16xi64> = dense_resource<table>
memref.global "private" constant @small : memref<4xi16> = dense<[1, -2, 3, -4]>
memref.global "private" @state : memref<256xi64> = dense_resource<table>
func.func @sum(%i: index) -> i64 {
  %table = memref.get_global @table : memref<16x16xi64>
  %small = memref.get_global @small : memref<4xi16>
  %state = memref.get_global @state : memref<256xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i64
  %all = scf.for %j = %c0 to %c16 step %c1 iter_args(%sum = %zero) -> i64 {
    %x = memref.load %table[%i, %j] : memref<16x16xi64>
    %next = arith.addi %sum, %x : i64
    scf.yield %next : i64
  }
  %y = memref.load %small[%c1] : memref<4xi16>
  %z = arith.extsi %y : i16 to i64
  %s = memref.load %state[%c1] : memref<256xi64>
  memref.store %zero, %state[%c1] : memref<256xi64>
  %a = arith.addi %all, %z : i64
  %b = arith.addi %a, %s : i64
  return %b : i64
}
func.func @product(%x: f32) -> f32 {
  %weights = arith.constant dense<"0xWEIGHTS"> : tensor<24x25xf32>
  %matrix = bufferization.to_buffer %weights : tensor<24x25xf32> to memref<24x25xf32>
  %left = memref.alloca() : memref<4x24xf32>
  %result = memref.alloca() : memref<4x25xf32>
  linalg.fill ins(%x : f32) outs(%left : memref<4x24xf32>)
  linalg.fill ins(%x : f32) outs(%result : memref<4x25xf32>)
  linalg.matmul ins(%left, %matrix : memref<4x24xf32>, memref<24x25xf32>) outs(%result : memref<4x25xf32>)
  %c3 = arith.constant 3 : index
  %c24 = arith.constant 24 : index
  %y = memref.load %result[%c3, %c24] : memref<4x25xf32>
  return %y : f32
}
{-# dialect_resources: { builtin: { table: "0x08000000TABLE" } } #-}
"#;

fn module() -> String {
    let hex = |bytes: Vec<u8>| -> String { bytes.iter().map(|byte| format!("{byte:02X}")).collect() };
    let weights = hex((0..600).flat_map(|i| (i as f32 / 4.0).to_le_bytes()).collect());
    let table = hex((0..256i64).flat_map(|i| (i * i).to_le_bytes()).collect());
    MODULE.replace("WEIGHTS", &weights).replace("TABLE", &table)
}

/// A program that maps the file that is its argument, and calls the functions.
const PROGRAM: &str = r#"
#include "kernel.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc < 2) {
    return (int)weight(0);
  }
  int file = open(argv[1], O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) {
    return 9;
  }
  void *data = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  int result = kernel_set_constants(data, (size_t)status.st_size);
  if (result != 0) {
    printf("refused: %d\n", result);
    return 0;
  }
  printf("%d %d", kernel_set_constants((char *)data + 8, (size_t)status.st_size),
         kernel_set_constants(NULL, (size_t)status.st_size));
  printf(" %g %g", weight(0), weight(599));
  printf(" %lld", (long long)sum(1));
  printf(" %lld", (long long)sum(15));
  printf(" %g\n", product(2));
  return 0;
}
"#;

fn run(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| panic!("cannot start {:?}: {error}", command.get_program()))
}

fn mlirc(folder: &Path, args: &[&str]) -> Output {
    run(Command::new(env!("CARGO_BIN_EXE_mlirc")).args(args).current_dir(folder))
}

fn compiled(folder: &Path, args: &[&str]) {
    let output = mlirc(folder, args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Links the program with objects or libraries.
fn linked(folder: &Path, with: &[&str]) {
    let mut command = Command::new("cc");
    command.args(["-Wall", "-Wextra", "-Werror", "main.c"]).args(with);
    let output = run(command.args(["-lm", "-Wl,-rpath,.", "-o", "program"]).current_dir(folder));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn printed(folder: &Path, argument: &str) -> String {
    let output = run(Command::new(folder.join("program")).arg(argument).current_dir(folder));
    assert!(output.status.success(), "{:?}", output.status);
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("kernel.mlir"), module()).expect("writable");
    std::fs::write(folder.path().join("main.c"), PROGRAM).expect("writable");
    folder
}

/// The output of the program: refusals of addresses, and numbers.
const EXPECTED: &str = "2 2 0 149.75 9175 980438 3740\n";

#[cfg(unix)]
#[test]
fn programs_map_constants() {
    let folder = folder();
    let folder = folder.path();
    for level in ["-O0", "-O1", "-O2", "-O3"] {
        compiled(folder, &["kernel.mlir", level, "--emit-header", "--constants=kernel.constants"]);
        linked(folder, &["kernel.o"]);
        assert_eq!(printed(folder, "kernel.constants"), EXPECTED, "{level}");
    }
    compiled(folder, &["kernel.mlir", "--emit=archive", "--emit-header=kernel.h", "--constants=other"]);
    linked(folder, &["libkernel.a"]);
    assert_eq!(printed(folder, "other"), EXPECTED);
    compiled(folder, &["kernel.mlir", "--emit=shared", "--emit-header=kernel.h", "--constants=other"]);
    linked(folder, &["./libkernel.so"]);
    assert_eq!(printed(folder, "other"), EXPECTED);
}

#[cfg(unix)]
#[test]
fn other_files_are_refused() {
    let folder = folder();
    let folder = folder.path();
    compiled(folder, &["kernel.mlir", "--emit-header", "--constants=kernel.constants"]);
    linked(folder, &["kernel.o"]);
    let file = std::fs::read(folder.join("kernel.constants")).expect("written");
    let refused = |name: &str, contents: &[u8]| {
        std::fs::write(folder.join(name), contents).expect("writable");
        printed(folder, name)
    };
    assert_eq!(refused("short", &file[..file.len() - 1]), "refused: 1\n");
    assert_eq!(refused("long", &[&file[..], &[0]].concat()), "refused: 1\n");
    assert_eq!(refused("zeros", &vec![0; file.len()]), "refused: 3\n");
    // The file of another version of the module.
    std::fs::write(folder.join("changed.mlir"), module().replace("01FE000000000000\"", "02FE000000000000\""))
        .expect("writable");
    compiled(folder, &["changed.mlir", "--constants=changed"]);
    assert_eq!(printed(folder, "changed"), "refused: 3\n");
    let output = run(Command::new(folder.join("program")).current_dir(folder));
    assert!(!output.status.success());
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "kernel_set_constants: error: it must be called before functions that use constants\n"
    );
}

#[test]
fn large_constants_of_the_module_alone_are_in_the_file() {
    let folder = folder();
    let folder = folder.path();
    compiled(folder, &["kernel.mlir", "-o", "a.o"]);
    compiled(folder, &["kernel.mlir", "-o", "b.o", "--constants=constants", "--emit=obj,manifest=b.json"]);
    let size = |name: &str| std::fs::metadata(folder.join(name)).expect("written").len();
    // The header, 600 elements of 4 bytes, 256 of 8, and a panel of 24 by 25 elements of 4 bytes and a vector more.
    assert_eq!(size("constants"), 64 + 2432 + 2048 + 2432);
    assert!(size("a.o") > size("b.o") + 2400);
    let manifest = std::fs::read_to_string(folder.join("b.json")).expect("written");
    let manifest: serde_json::Value = serde_json::from_str(&manifest).expect("JSON");
    assert_eq!(manifest["constants"]["function"], "b_set_constants");
    assert_eq!(manifest["constants"]["size"], 64 + 2432 + 2048 + 2432);
    // Another object may name a public constant, and a linker resolves addresses in data.
    let module = "llvm.mlir.global constant @public(dense<\"0xCONTENTS\"> : tensor<512xi64>) : !llvm.array<512 x i64>\n\
                  llvm.mlir.global internal constant @named(dense<\"0xCONTENTS\"> : tensor<512xi64>) : !llvm.array<512 x i64>\n\
                  llvm.mlir.global @pointer() : !llvm.ptr {\n  %a = llvm.mlir.addressof @named : !llvm.ptr\n  llvm.return %a : !llvm.ptr\n}\n";
    let contents: String = (0..4096).map(|i| format!("{:02X}", i % 255)).collect();
    std::fs::write(folder.join("c.mlir"), module.replace("CONTENTS", &contents)).expect("writable");
    compiled(folder, &["c.mlir", "--constants=c.constants"]);
    assert_eq!(size("c.constants"), 64);
}

#[test]
fn the_option_takes_one_source_and_an_unused_path() {
    let folder = folder();
    let folder = folder.path();
    std::fs::copy(folder.join("kernel.mlir"), folder.join("other.mlir")).expect("writable");
    let failure = |args: &[&str]| {
        let output = mlirc(folder, args);
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(
        failure(&["kernel.mlir", "other.mlir", "--constants=c"]).contains("--constants takes one source")
    );
    assert!(failure(&["kernel.mlir", "--constants=kernel.o"]).contains("two outputs"));
    assert!(failure(&["kernel.mlir", "--constants=kernel.mlir"]).contains("overwrite the input"));
    compiled(folder, &["kernel.mlir", "--constants=c", "--MD"]);
    let rule = std::fs::read_to_string(folder.join("kernel.d")).expect("written");
    assert_eq!(rule, "kernel.o c: kernel.mlir\n");
}

/// A program that has the file as an array.
const PROGRAM_WITH_FILE: &str = r#"
#include "kernel.h"
#include <stdio.h>

static const unsigned char file[] __attribute__((aligned(64))) = {FILE};

int main(void) {
  printf("%d ", (int)kernel_set_constants(file, sizeof(file) - 1));
  printf("%d\n", (int)kernel_set_constants(file, sizeof(file)));
  printf("%g %g", weight(0), weight(599));
  printf(" %lld", (long long)sum(1));
  printf(" %lld", (long long)sum(15));
  printf(" %g\n", product(2));
  return 0;
}
"#;

/// Returns the output of the program on a machine.
fn output_on(machine: &Machine) -> String {
    let folder = folder();
    let folder = folder.path();
    let arguments = ["kernel.mlir", "-o", "kernel.o", "--emit-header", "--constants=file", "--verify-each"];
    let target = machine.arguments();
    compiled(folder, &arguments.into_iter().chain(target.iter().map(String::as_str)).collect::<Vec<_>>());
    let file = std::fs::read(folder.join("file")).expect("written");
    let file: Vec<String> = file.iter().map(u8::to_string).collect();
    let main = PROGRAM_WITH_FILE.replace("FILE", &file.join(","));
    std::fs::write(folder.join("main.c"), &main).expect("writable");
    if let Err(error) = machine.link(folder, &module(), &main) {
        panic!("{}: {error}", machine.name);
    }
    let output = run(machine.command(folder.join(machine.program())).current_dir(folder));
    machine.text_of(&output).replace('\r', "")
}

/// Tests in emulators.
mod slow {
    use super::*;

    #[test]
    fn every_machine_reads_constants() {
        for machine in MACHINES.into_iter().filter(|machine| machine.missing_processor().is_none()) {
            match machine.missing_tool() {
                None => {
                    assert_eq!(output_on(&machine), "1 0\n0 149.75 9175 980438 3740\n", "{}", machine.name)
                }
                Some(tool) => skipped(machine.name, tool),
            }
        }
    }
}
