//! Backtraces from each instruction of functions, in prologues, epilogues and thunks, too.

#![allow(clippy::print_stdout)] // Skipped machines.

mod debuggers;
mod machine;
mod skipped;

use std::path::Path;
use std::process::Command;

use debuggers::{gdb, has_tools, link, write, write_object_for};
use machine::Machine;

/// The levels of the module.
const LEVELS: [u8; 2] = [0, 2];
const KERNEL: &str = include_str!("backtraces/kernel.mlir");

/// Levels of processors, for the code that chooses between them.
const PROCESSORS: [(&str, &str); 2] = [("aarch64", "armv8-a,armv8.2-a"), ("here", HOST_PROCESSORS)];
const HOST_PROCESSORS: &str =
    if cfg!(target_arch = "x86_64") { "x86-64,x86-64-v2,x86-64-v3" } else { "armv8-a,armv8.2-a" };

/// Returns the settings of a module on a machine: the levels of optimization, and code for several processors.
fn settings(machine: Machine) -> Vec<(u8, Option<&'static str>)> {
    let processors =
        PROCESSORS.iter().find(|(name, _)| *name == machine.name).map(|&(_, list)| (2, Some(list)));
    LEVELS.map(|level| (level, None)).into_iter().chain(processors).collect()
}

/// Builds the program in a folder. The code of the module is between `kernel_begin` and `kernel_end`.
fn build(folder: &Path, machine: Machine, setting: (u8, Option<&str>), others: &[&str]) {
    write_object_for(folder, ("kernel.mlir", KERNEL), machine, setting);
    write(folder, "main.c", include_bytes!("backtraces/main.c"));
    write(folder, "begin.c", b"void kernel_begin(void) {}\n");
    write(folder, "end.c", b"void kernel_end(void) {}\n");
    let files = ["main.c", "begin.c", "kernel.o", "end.c"];
    link(folder, machine, &[&files[..], others].concat());
}

/// Returns the number at the end of the line that begins with a word.
fn number_of(text: &str, word: &str) -> usize {
    let line = text.lines().find_map(|line| line.strip_prefix(word));
    let number = line.and_then(|line| line.split([' ', ',']).find(|part| !part.is_empty()));
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// gdb finds `main` and the registers that callees preserve, at each instruction.
fn walk(machine: Machine) {
    if !has_tools(machine) {
        return;
    }
    for level in settings(machine) {
        let folder = tempfile::tempdir().expect("a folder");
        build(folder.path(), machine, level, &[]);
        write(folder.path(), "walk.py", include_bytes!("backtraces/walk.py"));
        let text = gdb(folder.path(), machine, &["break main", "run", "source walk.py"].map(str::to_string));
        let wrong: Vec<&str> = text.lines().filter(|line| line.starts_with("wrong ")).collect();
        let first = &wrong[..wrong.len().min(5)];
        assert!(wrong.is_empty(), "{} at {level:?}: {} such as {first:#?}", machine.name, wrong.len());
        assert!(number_of(&text, "seen ") > 200, "{} at {level:?}:\n{text}", machine.name);
    }
}

#[test]
fn each_instruction_has_a_backtrace() {
    walk(Machine::here());
}

mod slow {
    use super::*;

    #[test]
    fn each_instruction_has_a_backtrace_on_aarch64() {
        walk(Machine::named("aarch64").expect("a known machine"));
    }

    #[test]
    fn each_instruction_has_a_backtrace_on_riscv64() {
        walk(Machine::named("riscv64").expect("a known machine"));
    }

    #[test]
    fn each_instruction_has_a_backtrace_on_s390x() {
        walk(Machine::named("s390x").expect("a known machine"));
    }
}

/// A debugger may guess. The unwinder of exceptions and profilers knows the descriptions of frames alone.
#[test]
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn each_instruction_is_unwound() {
    for level in settings(Machine::here()) {
        let folder = tempfile::tempdir().expect("a folder");
        write(folder.path(), "stepper.c", include_bytes!("backtraces/stepper.c"));
        build(folder.path(), Machine::here(), level, &["stepper.c"]);
        let output = Command::new("./program").current_dir(folder.path()).output().expect("runs");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{level:?}: {}\n{text}", output.status);
        assert!(number_of(&text, "unwound ") > 200, "{level:?}: {text}");
    }
}
