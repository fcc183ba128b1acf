//! Benchmark: speed of parsing and verification, and memory of a module:
//!
//! ```text
//! cargo bench --bench read [-- FILE…]
//! ```
//!
//! Without files, a generated module of the LLVM dialect is used. If `mlir-opt-22` is installed, its time for parsing,
//! verification and printing is compared, as whole processes in alternation.

#![allow(clippy::print_stdout)]

#[path = "common/mod.rs"]
mod common;

use std::process::{Command, Stdio};
use std::time::Instant;

use common::{RUNS, median, middle, mlirc, module};
use mlirc::diag::Diagnostics;
use mlirc::dialect;
use mlirc::ir::{Context, Module, verify};
use mlirc::source::Source;
use mlirc::text;

fn main() {
    // Cargo passes `--bench`.
    let files: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    println!("{:>10} {:>12} {:>14} {:>12}  input", "MB", "read MB/s", "+ verify MB/s", "bytes/op");
    if files.is_empty() {
        let (source, _) = module(4000);
        measure(&source, "4000 functions, generated");
        compare(&source);
    }
    for file in files {
        let text = std::fs::read(&file).expect("a readable file");
        measure(&Source::new(&file, text), &file);
    }
}

fn read(source: &Source) -> (Module, Diagnostics) {
    let mut diagnostics = Diagnostics::default();
    let module = text::read(source, Context::new(dialect::registry()), &mut diagnostics).expect("valid");
    (module, diagnostics)
}

fn measure(source: &Source, name: &str) {
    let megabytes = source.text.len() as f64 / 1e6;
    let before = resident();
    let (module, _) = read(source);
    let bytes_per_op = resident().saturating_sub(before) as f64 / op_count(&module) as f64;
    let reading = median(|| drop(read(source)));
    let verifying = median(|| verify::verify(&module, &mut Diagnostics::default()));
    let rate = |seconds: f64| megabytes / seconds;
    println!(
        "{megabytes:>10.1} {:>12.0} {:>14.0} {bytes_per_op:>12.0}  {name}",
        rate(reading.as_secs_f64()),
        rate((reading + verifying).as_secs_f64())
    );
}

fn op_count(module: &Module) -> usize {
    module.bodies().map(|body| body.op_count()).sum()
}

/// Returns the resident memory of this process in bytes; 0 if the system does not provide it.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<usize>().ok());
    kilobytes.unwrap_or_default() * 1024
}

/// Compares the times of whole processes that parse, verify and print, in alternation.
fn compare(source: &Source) {
    if Command::new("mlir-opt-22").arg("--version").stdout(Stdio::null()).status().is_err() {
        return println!("mlir-opt-22 is not installed: no comparison");
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (input, output) = (folder.path().join("in.mlir"), folder.path().join("out.mlir"));
    std::fs::write(&input, &source.text).expect("writable");
    let mut routes = [(Command::new(mlirc()), Vec::new()), (Command::new("mlir-opt-22"), Vec::new())];
    routes[0].0.arg("--emit=mlir");
    for (command, _) in &mut routes {
        command.arg(&input).arg("-o").arg(&output);
    }
    for _ in 0..RUNS {
        for (command, times) in &mut routes {
            let start = Instant::now();
            assert!(command.status().expect("it runs").success());
            times.push(start.elapsed());
        }
    }
    let ours = middle(&mut routes[0].1).as_secs_f64();
    let theirs = middle(&mut routes[1].1).as_secs_f64();
    println!(
        "\nread, verify, print, as whole processes: mlirc {ours:.2} s, mlir-opt-22 {theirs:.2} s: {:.1} x",
        theirs / ours
    );
}
