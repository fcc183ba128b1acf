//! How compile time grows with the size of the input, and how it compares with LLVM's tools where they are
//! installed: `make bench`.
//!
//! The input is a module in the LLVM dialect of many functions, each a loop over memory with arithmetic. Doubling
//! it should double the time; the last column says what became of that. Times are medians of several runs, taken
//! in turn.

#![allow(clippy::print_stdout, missing_docs)]

use std::fmt::Write as _;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use mlirc::diag::Diagnostics;
use mlirc::driver::{Compiler, Emit, Options};
use mlirc::ir::{Context, verify};
use mlirc::source::Source;
use mlirc::{dialect, text};

const RUNS: usize = 5;

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

/// A module of `functions` functions, and how many operations it has.
fn module(functions: usize) -> (Source, usize) {
    let mut text = String::new();
    let mut ops = 0;
    for number in 0..functions {
        let _ =
            writeln!(text, "llvm.func @f{number}(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) -> f32 {{");
        text.push_str("  %0 = llvm.mlir.constant(0 : i64) : i64\n  %1 = llvm.mlir.constant(1 : i64) : i64\n");
        text.push_str(
            "  %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32\n  llvm.br ^bb1(%0, %2 : i64, f32)\n",
        );
        text.push_str(
            "^bb1(%3: i64, %4: f32):  // 2 preds: ^bb0, ^bb2\n  %5 = llvm.icmp \"slt\" %3, %arg2 : i64\n",
        );
        text.push_str("  llvm.cond_br %5, ^bb2, ^bb3\n^bb2:  // pred: ^bb1\n");
        let mut sum = 4;
        for step in 0..16 {
            let v = 6 + step * 6;
            let _ = writeln!(
                text,
                "  %{} = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32",
                v
            );
            let _ =
                writeln!(text, "  %{} = llvm.load %{} {{alignment = 4 : i64}} : !llvm.ptr -> f32", v + 1, v);
            let _ = writeln!(text, "  %{} = llvm.fmul %{}, %{} : f32", v + 2, v + 1, sum);
            let _ = writeln!(text, "  %{} = llvm.fadd %{}, %{} : f32", v + 3, v + 2, v + 1);
            let _ = writeln!(
                text,
                "  %{} = llvm.getelementptr inbounds|nuw %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32",
                v + 4
            );
            let _ = writeln!(text, "  llvm.store %{}, %{} : f32, !llvm.ptr", v + 3, v + 4);
            let _ = writeln!(text, "  %{} = llvm.fsub %{}, %{} : f32", v + 5, v + 3, v + 1);
            sum = v + 5;
        }
        let next = 6 + 16 * 6;
        let _ =
            writeln!(text, "  %{next} = llvm.add %3, %1 : i64\n  llvm.br ^bb1(%{next}, %{sum} : i64, f32)");
        text.push_str("^bb3:  // pred: ^bb1\n  llvm.return %4 : f32\n}\n");
        ops += 10 + 16 * 7;
    }
    (Source::new("scale.mlir", text), ops)
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

fn median(mut run: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[RUNS / 2]
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

fn middle(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// The binary beside this one.
fn mlirc() -> &'static str {
    env!("CARGO_BIN_EXE_mlirc")
}
