//! Tools that read debug information: those that name lines of addresses, find errors, measure, and collect it.

#![allow(clippy::print_stdout)] // Skipped tools.

mod debuggers;
mod machine;
mod skipped;

use std::path::Path;
use std::process::Command;

use debuggers::{gdb, has_program, link, write, write_object};
use machine::Machine;
use skipped::skipped;

const KERNEL: &str = include_str!("debug_tools/kernel.mlir");

/// Builds the program in a folder. The optimizer inlines `get` into `outer`.
fn build(machine: Machine, level: u8, arguments: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    write_object(folder.path(), ("kernel.mlir", KERNEL), machine, level);
    write(folder.path(), "main.c", include_bytes!("debug_tools/main.c"));
    let files = ["main.c", "kernel.o"];
    let mut cc = Command::new(machine.cc);
    cc.args(["-g", "-o", "program"]).args(files).args(arguments).current_dir(folder.path());
    assert!(cc.status().expect("a C compiler").success(), "cannot link");
    folder
}

/// Returns the output of a command in a folder to both streams.
fn output(folder: &Path, program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).current_dir(folder).output();
    let output = output.unwrap_or_else(|error| panic!("{program}: {error}"));
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Asserts that a text has parts in this order.
fn assert_parts(text: &str, parts: &[&str]) {
    let mut at = 0;
    for part in parts {
        let found = text[at..].find(part);
        at += found.unwrap_or_else(|| panic!("no '{part}' after byte {at} in\n{text}"));
    }
}

/// Returns the addresses of the instructions of `outer` in a program.
fn addresses(folder: &Path) -> Vec<String> {
    let listing = output(folder, "objdump", &["-d", "--disassemble=outer", "program"]);
    let address = |line: &str| line.trim_start().split_once(":\t").map(|(address, _)| format!("0x{address}"));
    listing.lines().filter_map(address).collect()
}

#[test]
fn addresses_have_inlined_calls() {
    let folder = build(Machine::here(), 2, &[]);
    for (tool, arguments) in [
        ("addr2line", ["-f", "-i", "-s", "-e", "program"]),
        ("llvm-symbolizer-22", ["-f", "-i", "--basenames", "-e", "program"]),
    ] {
        if !has_program(tool) {
            skipped("lines of addresses", tool);
            continue;
        }
        let addresses = addresses(folder.path());
        let addresses: Vec<&str> = addresses.iter().map(String::as_str).collect();
        let text = output(folder.path(), tool, &[&arguments[..], &addresses].concat());
        assert_parts(&text, &["get\nkernel.mlir:2", "outer\nkernel.mlir:7"]);
    }
}

#[test]
fn valgrind_names_lines() {
    if !has_program("valgrind") {
        return skipped("valgrind", "valgrind");
    }
    let folder = build(Machine::here(), 2, &[]);
    let text = output(folder.path(), "valgrind", &["-q", "./program"]);
    assert_parts(&text, &["Invalid read of size 8", "get (kernel.mlir:2)", "main (main.c:13)"]);
}

#[test]
fn sanitizers_name_lines() {
    for level in [0, 2] {
        let folder = build(Machine::here(), level, &["-fsanitize=address"]);
        let text = output(folder.path(), "./program", &["freed twice"]);
        let parts =
            ["attempting double-free", "in freed_twice", "kernel.mlir:13", "main.c:12", "kernel.mlir:12"];
        assert_parts(&text, &parts);
    }
}

/// Machines of tests often permit no measurement.
#[test]
fn perf_names_functions() {
    let folder = build(Machine::here(), 2, &[]);
    let record = ["record", "-e", "task-clock", "-c", "10000", "-o", "perf.data", "./program", "1", "1"];
    let arguments = [&record[..], &["measured"]].concat();
    if !has_program("perf") {
        return skipped("perf", "perf");
    }
    let recorded = Command::new("perf").args(arguments).current_dir(folder.path()).output().expect("perf");
    if !recorded.status.success() {
        println!("skipped: perf, because the machine permits no measurement");
        return;
    }
    let text =
        output(folder.path(), "perf", &["report", "-i", "perf.data", "--stdio", "-F", "sample,sym,srcline"]);
    assert_parts(&text, &["kernel.mlir:21"]);
    // `-l` shows the lines of samples among the instructions.
    let text = output(folder.path(), "perf", &["annotate", "-i", "perf.data", "-l", "--stdio"]);
    assert_parts(&text, &["kernel.mlir:21"]);
}

/// The debugger stops when the memory of a variable changes.
#[test]
fn variables_are_watched() {
    if !has_program("gdb") {
        return skipped("watchpoints", "gdb");
    }
    let folder = tempfile::tempdir().expect("a folder");
    write_object(folder.path(), ("kernel.mlir", KERNEL), Machine::here(), 0);
    write(folder.path(), "main.c", include_bytes!("debug_tools/main.c"));
    link(folder.path(), Machine::here(), &["main.c", "kernel.o"]);
    let commands =
        ["break kernel.mlir:22", "run 1 1", "delete", "watch -l at", "continue", "bt"].map(str::to_string);
    let text = gdb(folder.path(), Machine::here(), &commands);
    assert_parts(&text, &["atchpoint 2: -location at", "Old value = 3", "New value = ", "#0  ", "in main ("]);
}

/// Collects the debug information of a library for macOS.
#[test]
fn dsymutil_collects_objects() {
    const TOOLS: [&str; 3] = ["ld64.lld-22", "dsymutil-22", "llvm-dwarfdump-22"];
    if let Some(tool) = TOOLS.into_iter().find(|tool| !has_program(tool)) {
        return skipped("debug information of macOS", tool);
    }
    for (name, arch) in [("aarch64-macos", "arm64"), ("x86_64-macos", "x86_64")] {
        let machine = Machine::named(name).expect("a known machine");
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path();
        write_object(folder, ("kernel.mlir", KERNEL), machine, 2);
        let version = ["-platform_version", "macos", "14.0", "14.0"];
        let undefined = ["-dylib", "-undefined", "dynamic_lookup", "-o", "library.dylib", "kernel.o"];
        let text = output(folder, TOOLS[0], &[&["-arch", arch], &version[..], &undefined].concat());
        assert_eq!(text, "", "{name}");
        output(folder, TOOLS[1], &["library.dylib", "-o", "library.dSYM"]);
        let text = output(folder, TOOLS[2], &["--verify", "library.dSYM"]);
        assert!(text.contains("No errors."), "{name}: {text}");
        let text = output(folder, TOOLS[2], &["--name", "outer", "library.dSYM"]);
        assert_parts(&text, &["DW_TAG_subprogram", "DW_AT_name\t(\"outer\")", "kernel.mlir\")", "(6)"]);
    }
}
