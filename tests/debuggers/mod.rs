//! Programs with debug information, and sessions of gdb in them.
#![allow(dead_code, unreachable_pub)] // Each test binary uses a part.

use std::path::Path;
use std::process::{Command, Stdio};

use mlirc::driver::{Artifacts, Compiler, DebugLevel, DebugOptions, Emit, Options};
use mlirc::source::Source;
use mlirc::target::Target;

use crate::machine::Machine;
use crate::skipped::skipped;

/// Returns the options of debug information in the tests.
pub fn debug_options(level: DebugLevel) -> DebugOptions {
    DebugOptions { level, directory: ".".into(), ..DebugOptions::default() }
}

/// Compiles a source for a machine.
pub fn artifacts(source: &Source, triple: &str, options: Options) -> Option<Artifacts> {
    let target = if triple.is_empty() { Target::host() } else { Target::parse(triple).ok()? };
    let options = Options { target, target_of_module: false, ..options };
    Compiler::new(options).compile(source, "kernel", &[Emit::Object, Emit::Header]).ok()
}

/// Writes a source and its object with debug information into a folder, as `NAME` and `kernel.o`. All callers are in
/// backtraces, with both back ends.
pub fn write_object(folder: &Path, source: (&str, &str), machine: Machine, opt_level: u8) {
    let options = Options { opt_level, forbids_sibling_calls: true, ..Options::default() };
    write_object_with(folder, source, machine, options);
}

/// Writes the same for a processor, or for several of them, with calls that reuse frames.
pub fn write_object_for(
    folder: &Path,
    source: (&str, &str),
    machine: Machine,
    (opt_level, processors): (u8, Option<&str>),
) {
    let options = Options { opt_level, cpu: processors.map(str::to_string), ..Options::default() };
    write_object_with(folder, source, machine, options);
}

fn write_object_with(folder: &Path, (name, text): (&str, &str), machine: Machine, options: Options) {
    let options = Options { debug: Some(debug_options(DebugLevel::Full)), ..options };
    let artifacts =
        artifacts(&Source::new(name, text), machine.triple, options).expect("the source compiles");
    write(folder, name, text.as_bytes());
    write(folder, "kernel.o", &artifacts.get(Emit::Object).expect("requested"));
    write(folder, "kernel.h", &artifacts.get(Emit::Header).expect("requested"));
}

/// Writes a file into a folder.
pub fn write(folder: &Path, name: &str, contents: &[u8]) {
    std::fs::write(folder.join(name), contents).expect("written");
}

/// Links `program` in a folder from sources in C and objects.
pub fn link(folder: &Path, machine: Machine, arguments: &[&str]) {
    let mut cc = Command::new(machine.cc);
    cc.args(["-g", "-static", "-o", "program"]).args(arguments).arg("-lm").current_dir(folder);
    assert!(cc.status().expect("a C compiler").success(), "cannot link for {}", machine.name);
}

/// Runs gdb with commands in a folder with a program. The first `run` starts it.
pub fn gdb(folder: &Path, machine: Machine, commands: &[String]) -> String {
    let is_native = machine.command("program").get_program() == "program";
    let mut arguments: Vec<String> = Vec::new();
    let mut emulator = None;
    for command in commands {
        if command == "run" && !is_native {
            let socket = folder.join("gdb.sock");
            let mut run = machine.command("./program");
            run.env("QEMU_GDB", &socket).current_dir(folder).stdin(Stdio::null());
            emulator = Some(run.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("an emulator"));
            while !socket.exists() {
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            arguments.extend([format!("target remote {}", socket.display()), "continue".into()]);
        } else {
            arguments.push(command.clone());
        }
    }
    let mut gdb = Command::new(if is_native { "gdb" } else { "gdb-multiarch" });
    gdb.args(["-q", "-batch", "-nx", "-ex", "set style enabled off"]).env("LC_ALL", "C");
    gdb.args(arguments.iter().flat_map(|command| ["-ex", command])).arg("program").current_dir(folder);
    let output = gdb.output().expect("gdb");
    if let Some(mut emulator) = emulator {
        let _ = emulator.kill();
        let _ = emulator.wait();
    }
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Returns true if the tools of sessions on a machine are installed.
pub fn has_tools(machine: Machine) -> bool {
    let debugger = if machine.name == "here" { "gdb" } else { "gdb-multiarch" };
    let missing = machine.missing_tool().or((!has_program(debugger)).then_some(debugger));
    if let Some(tool) = missing {
        skipped(&format!("debugging on {}", machine.name), tool);
    }
    missing.is_none()
}

/// Returns true if a program is installed.
pub fn has_program(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}
