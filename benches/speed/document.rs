//! `docs/performance.md`.

use std::fmt::Write as _;
use std::process::Command;

use crate::Kernel;
use crate::report::{losers, mean_ratio, others, totals};
use crate::routes::{Route, base};

const HEAD: &str = "\
# Performance

Written by `make bench`; do not edit. The kernels are those in `benches/kernels`, each in MLIR and, as its twin, in C.
The result of every route is compared with that of the twin before it is measured.

| route | what it is |
|---|---|
| mlirc -O0, mlirc -O2 | `mlirc KERNEL.mlir` |
| LLVM -O0, -O3, native | `mlir-opt-22` with its lowering passes, `mlir-translate-22 --mlir-to-llvmir`, `clang-22` with -O0, -O3, or -O3 -march=native |
| llc -O2 | the same, with `llc-22 -O2` instead of `clang-22`: LLVM's code generation without its optimiser |
| C clang, C gcc | the twin, `clang-22 -O3` and `gcc -O3` |

Routes take turns on the same data, a millisecond each; the shortest time of a route counts, because what else the
machine does only adds to it. Compile times are of whole processes, all tools of a route together. On kernels of this
size they are mostly the start of the tools: `make bench-compile` measures large modules.
";

/// Returns the page.
pub(crate) fn page(kernels: &[Kernel], routes: &[Route]) -> String {
    let mut text = format!("{HEAD}\nMeasured on {}.\n", machine());
    text.push_str("\n## All kernels together\n\n");
    text.push_str(&means(kernels, routes));
    text.push_str("\n![Time of each kernel relative to LLVM -O3](performance.svg)\n");
    text.push_str("\n## Each kernel\n\nTime of a call in microseconds, and ratios of this time to those of the other routes: below 1, ");
    let _ = writeln!(text, "{} is faster.\n", routes[base(routes)].name);
    text.push_str(&times(kernels, routes));
    text.push_str("\n## Compiling each kernel\n\nMilliseconds / bytes of machine code.\n\n");
    text.push_str(&costs(kernels, routes));
    text
}

/// Returns the processor and the versions of the tools.
fn machine() -> String {
    let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpu.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let mut text = model.map_or("an unknown processor", |(_, name)| name).to_string();
    for tool in ["clang-22", "gcc"] {
        let Ok(output) = Command::new(tool).arg("--version").output() else { continue };
        let version = String::from_utf8_lossy(&output.stdout);
        let _ = write!(text, "; {}", version.lines().next().unwrap_or(tool));
    }
    text
}

fn row(cells: impl IntoIterator<Item = String>) -> String {
    let cells: Vec<String> = cells.into_iter().collect();
    format!("| {} |\n", cells.join(" | "))
}

fn rule(columns: usize) -> String {
    format!("|---|{}\n", "--:|".repeat(columns - 1))
}

fn means(kernels: &[Kernel], routes: &[Route]) -> String {
    let base = base(routes);
    let mut text = format!("Geometric means of the ratios of {} to each route.\n\n", routes[base].name);
    let columns = [
        "route",
        "run time",
        "compile time",
        "code size",
        "compile ms",
        "peak memory MB",
        "machine code bytes",
    ];
    text += &(row(columns.map(str::to_string)) + &rule(columns.len()));
    for (number, route) in routes.iter().enumerate() {
        let Some(totals) = totals(kernels, routes, number) else { continue };
        text += &row([
            route.name.clone(),
            format!("{:.2}", mean_ratio(kernels, base, number).0),
            format!("{:.2}", totals.time_ratio),
            format!("{:.2}", totals.code_ratio),
            format!("{:.1}", totals.seconds * 1e3),
            format!("{:.1}", totals.kilobytes / 1024.0),
            totals.code.to_string(),
        ]);
    }
    let losers = losers(kernels, routes);
    if !losers.is_empty() {
        let list: Vec<String> = losers.iter().map(|(name, ratio)| format!("{name} {ratio:.2}")).collect();
        let _ = writeln!(text, "\nSlower than LLVM -O3 by more than 1.3 times: {}.", list.join(", "));
    }
    text
}

fn times(kernels: &[Kernel], routes: &[Route]) -> String {
    let base = base(routes);
    let heads = ["kernel".to_string(), "µs".to_string()].into_iter();
    let mut text = row(heads.chain(others(routes).map(|route| routes[route].name.clone())));
    text += &rule(routes.len() + 1);
    for kernel in kernels {
        let or_dash = |number: Option<f64>| number.map_or("–".to_string(), |number| format!("{number:.2}"));
        let time = or_dash(kernel.times.nanoseconds(base).map(|time| time / 1e3));
        let ratios = others(routes).map(|route| or_dash(kernel.times.ratio(base, route)));
        text += &row([kernel.name.clone(), time].into_iter().chain(ratios));
    }
    text
}

fn costs(kernels: &[Kernel], routes: &[Route]) -> String {
    let heads = routes.iter().map(|route| route.name.clone());
    let mut text = row(["kernel".to_string()].into_iter().chain(heads)) + &rule(routes.len() + 1);
    for kernel in kernels {
        let cell = |attempt: &crate::Attempt| match attempt {
            Ok(built) => format!("{:.0} / {}", built.cost.seconds * 1e3, built.code),
            Err(_) => "refused".to_string(),
        };
        text += &row([kernel.name.clone()].into_iter().chain(kernel.attempts.iter().map(cell)));
    }
    text
}
