//! Common code of the benchmarks: the generated module, and times.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use mlirc::source::Source;

/// The number of measurements; the median counts.
pub(crate) const RUNS: usize = 5;

/// Returns a module of `functions` functions, and its number of operations.
pub(crate) fn module(functions: usize) -> (Source, usize) {
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

/// Returns the median time of several runs.
pub(crate) fn median(mut run: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    middle(&mut times)
}

/// Returns the median of some times.
pub(crate) fn middle(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// Returns the path of the binary beside this one.
pub(crate) fn mlirc() -> &'static str {
    env!("CARGO_BIN_EXE_mlirc")
}
