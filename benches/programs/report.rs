//! Tables and means of the measurements.

use std::fmt::Write as _;
use std::path::Path;

use crate::build::Route;
use crate::cost::Cost;
use crate::prose::filled;
use crate::stats::{geometric_mean, median};
use crate::{Measured, Subject};

/// A program is slow if it takes more than this many times as long as the competitor's.
const SLOW: f64 = 1.3;

impl Subject {
    fn measured(&self, route: usize) -> Option<&Measured> {
        self.routes[route].as_ref().ok()
    }

    /// Returns the ratio of a property of a route to that of `other`.
    fn ratio(&self, route: usize, other: usize, of: fn(&Measured) -> f64) -> Option<f64> {
        Some(of(self.measured(route)?) / of(self.measured(other)?))
    }
}

fn seconds(measured: &Measured) -> f64 {
    measured.seconds
}

fn code_size(measured: &Measured) -> f64 {
    measured.built.code_size as f64
}

/// The index of the route that the others are compared with.
fn base(routes: &[Route]) -> usize {
    routes.iter().position(|route| !route.is_ours()).expect("clang is always there")
}

/// Returns a row for each program: milliseconds of the base, and the time and the size of the code of each other route,
/// relative to it; then the compile time relative to LLVM's road from the same module.
pub(crate) fn table(subjects: &[Subject], routes: &[Route]) -> String {
    let base = base(routes);
    let others: Vec<usize> = (0..routes.len()).filter(|&route| route != base).collect();
    let mut text = format!("| program | {}, ms |", routes[base].name);
    others.iter().for_each(|&route| text += &format!(" {} |", routes[route].name));
    others.iter().for_each(|&route| text += &format!(" size, {} |", routes[route].name));
    text += " compile |\n|---|--:|";
    others.iter().for_each(|_| text += "--:|--:|");
    text += "--:|\n";
    for subject in subjects {
        let Some(measured) = subject.measured(base) else { continue };
        let _ = write!(text, "| {} | {:.0} |", subject.name, measured.seconds * 1e3);
        for of in [seconds, code_size] {
            for &route in &others {
                let _ = match subject.ratio(route, base, of) {
                    Some(ratio) => write!(text, " {ratio:.2} |"),
                    None => write!(text, " |"),
                };
            }
        }
        let _ = match subject.compile_ratio(routes, |cost| cost.processor) {
            Some(ratio) => writeln!(text, " {ratio:.3} |"),
            None => writeln!(text, " |"),
        };
    }
    text
}

impl Subject {
    /// Returns a cost of the last route of mlirc from the stage that LLVM's road was measured for, relative to that
    /// road.
    fn compile_ratio(&self, routes: &[Route], of: fn(Cost) -> f64) -> Option<f64> {
        let ours = (0..routes.len()).rev().find(|&route| crate::is_timed(&routes[route]))?;
        Some(of(self.measured(ours)?.built.compilation) / of(self.llvm_road?))
    }
}

/// Returns means and failures.
pub(crate) fn summary(subjects: &[Subject], routes: &[Route]) -> String {
    let mut text = String::new();
    let base = base(routes);
    for route in (0..routes.len()).filter(|&route| route != base) {
        let ratios: Vec<f64> = subjects.iter().filter_map(|s| s.ratio(route, base, seconds)).collect();
        let sizes = subjects.iter().filter_map(|s| s.ratio(route, base, code_size));
        let _ = writeln!(
            text,
            "{}: {:.2} of the time of {} (geometric mean of {}; the middle is {:.2}), above {SLOW}: {}, at most {:.2}; {:.2} of its size",
            routes[route].name,
            geometric_mean(ratios.iter().copied()),
            routes[base].name,
            ratios.len(),
            median(ratios.iter().copied()),
            ratios.iter().filter(|&&ratio| ratio > SLOW).count(),
            ratios.iter().copied().fold(0.0, f64::max),
            geometric_mean(sizes),
        );
    }
    let mean = |of| geometric_mean(subjects.iter().filter_map(|s| s.compile_ratio(routes, of)));
    if subjects.iter().any(|subject| subject.llvm_road.is_some()) {
        let _ = writeln!(
            text,
            "compilation: {:.3} of the processor time of `mlir-translate | clang -O2` from the same modules, {:.3} of the \
             elapsed time, {:.2} of the memory",
            mean(|cost| cost.processor),
            mean(|cost| cost.seconds),
            mean(|cost| cost.kilobytes as f64),
        );
    }
    for subject in subjects {
        for (route, result) in routes.iter().zip(&subject.routes) {
            if let Err(message) = result {
                let _ = writeln!(text, "{} of {}: {message}", subject.name, route.name);
            }
        }
    }
    text
}

/// Returns true if mlirc compiled all programs correctly.
pub(crate) fn is_clean(subjects: &[Subject], routes: &[Route]) -> bool {
    subjects
        .iter()
        .all(|s| s.routes.iter().zip(routes).all(|(result, route)| result.is_ok() || !route.is_ours()))
}

/// Writes the documentation page, with a section at its end.
pub(crate) fn write(subjects: &[Subject], routes: &[Route], last: &str) -> Result<(), String> {
    let introduction = "Written by `make bench-programs`: programs in C and C++ from Debian, with workloads of about a \
         second. clang-22 leaves their modules in three forms: as `-O0` does, as its front end does with the \
         annotations for an optimizer, and as `-O2` does. mlirc compiles each with `-O2`. Times and sizes are divided by \
         those of clang -O2; below 1 the column is better. The size is that of code and read-only data, because mlirc \
         has jump tables and constants in the code, and others beside it. `compile` is the processor time of mlirc from the \
         form of the front end, divided by that of `mlir-translate` and clang -O2 from the same modules.";
    let summary = summary(subjects, routes);
    let items: Vec<String> = summary.lines().map(|line| filled(&format!("- {line}"), "  ")).collect();
    let page = format!(
        "# Programs\n\n{}\n\n{}\n\n{}{last}",
        filled(introduction, ""),
        items.join("\n"),
        table(subjects, routes),
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/programs.md");
    std::fs::write(path, page).map_err(|error| error.to_string())
}
