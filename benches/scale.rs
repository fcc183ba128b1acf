//! How compile time grows with the size of the input, and how it compares with LLVM's tools where they are
//! installed: `make bench`.
//!
//! The input is a module in the LLVM dialect of many functions, each a loop over memory with arithmetic. Doubling
//! it should double the time; the last column says what became of that. Times are medians of several runs, taken
//! in turn.

#![allow(clippy::print_stdout, missing_docs)]

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

#[path = "common/mod.rs"]
mod common;

use common::{RUNS, median, middle, mlirc, module};
use mlirc::diag::Diagnostics;
use mlirc::driver::{Compiler, Emit, Options};
use mlirc::ir::{Context, verify};
use mlirc::source::Source;
use mlirc::{dialect, text};

fn main() {
    println!(
        "{:>9} {:>9} {:>8} {:>9} {:>9} {:>9} {:>9}",
        "functions", "ops", "MB", "read MB/s", "+verify", "ops/s", "x2 costs"
    );
    let mut previous: Option<Duration> = None;
    for functions in [250, 500, 1000, 2000, 4000] {
        let (source, ops) = module(functions);
        let megabytes = source.text.len() as f64 / 1e6;
        let reading = median(|| read(&source, false));
        let verified = median(|| read(&source, true));
        let compile = median(|| compile(&source));
        let growth = previous
            .map_or(String::new(), |before| format!("{:.2}", compile.as_secs_f64() / before.as_secs_f64()));
        println!(
            "{functions:>9} {ops:>9} {megabytes:>8.2} {:>9.1} {:>9.1} {:>9.0} {growth:>9}",
            megabytes / reading.as_secs_f64(),
            megabytes / verified.as_secs_f64(),
            ops as f64 / compile.as_secs_f64()
        );
        previous = Some(compile);
    }
    compare(&module(1000).0);
}

fn read(source: &Source, verify: bool) {
    let mut diagnostics = Diagnostics::default();
    let module = text::read(source, Context::new(dialect::registry()), &mut diagnostics).expect("valid");
    if verify {
        verify::verify(&module, &mut diagnostics);
    }
    assert!(!diagnostics.has_errors());
}

fn compile(source: &Source) {
    let compiler = Compiler::new(Options::default());
    compiler.compile(source, "scale", &[Emit::Object]).expect("valid");
}

/// Times mlirc and LLVM's tools on the same input, in turn.
fn compare(source: &Source) {
    let tools = ["mlir-opt-22", "mlir-translate-22", "llc-22"];
    if tools.iter().any(|tool| Command::new(tool).arg("--version").stdout(Stdio::null()).status().is_err()) {
        return println!("LLVM's tools are not installed: no comparison");
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let input = folder.path().join("scale.mlir");
    std::fs::write(&input, &source.text).expect("writable");
    let shell = |script: &str| {
        let status =
            Command::new("sh").args(["-c", script]).current_dir(folder.path()).status().expect("sh runs");
        assert!(status.success(), "{script}");
    };
    let routes = [
        ("mlirc -O2", format!("{} scale.mlir -o a.o", mlirc())),
        ("mlirc -O0", format!("{} scale.mlir -O0 -o a.o", mlirc())),
        ("mlir-opt (read, verify, print)", "mlir-opt-22 scale.mlir -o b.mlir".to_string()),
        ("mlirc --emit=mlir", format!("{} scale.mlir --emit=mlir -o c.mlir", mlirc())),
        (
            "mlir-translate | llc -O2",
            "mlir-translate-22 --mlir-to-llvmir scale.mlir | llc-22 -O2 -filetype=obj -o d.o".to_string(),
        ),
        (
            "mlir-translate | llc -O0",
            "mlir-translate-22 --mlir-to-llvmir scale.mlir | llc-22 -O0 -filetype=obj -o d.o".to_string(),
        ),
    ];
    let mut times = vec![Vec::new(); routes.len()];
    for _ in 0..RUNS {
        for (route, times) in routes.iter().zip(&mut times) {
            let start = Instant::now();
            shell(&route.1);
            times.push(start.elapsed());
        }
    }
    println!("\n1000 functions, whole processes:");
    let base = middle(&mut times[0]);
    for (route, times) in routes.iter().zip(&mut times) {
        let time = middle(times);
        println!(
            "{:>32} {:>8.0} ms {:>6.2} x",
            route.0,
            time.as_secs_f64() * 1e3,
            time.as_secs_f64() / base.as_secs_f64()
        );
    }
}
