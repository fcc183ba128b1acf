//! The printed report: a line for each kernel, and a summary.

use std::fmt::Write as _;

use crate::Kernel;
use crate::routes::{From, Route, base, goal};
use crate::stats::{geometric_mean, median};

/// The maximum ratio of a kernel's time to that of LLVM -O3.
const LIMIT: f64 = 1.3;

/// The width of the columns.
const WIDTH: usize = 12;

/// Returns the heading of the lines.
pub(crate) fn header(routes: &[Route]) -> String {
    let base = base(routes);
    let mut text = format!("time of {} by that of:\n{:20}{:>WIDTH$}", routes[base].name, "", "ns");
    for route in others(routes) {
        let _ = write!(text, "{:>WIDTH$}", routes[route].name);
    }
    text
}

/// Returns all routes but the one that they are compared with.
pub(crate) fn others(routes: &[Route]) -> impl Iterator<Item = usize> {
    let base = base(routes);
    (0..routes.len()).filter(move |&route| route != base)
}

/// Returns the line of a kernel.
pub(crate) fn line(kernel: &Kernel, routes: &[Route]) -> String {
    let base = base(routes);
    let time = kernel.times.nanoseconds(base).map_or("-".to_string(), |time| format!("{time:.0}"));
    let mut text = format!("{:20}{time:>WIDTH$}", kernel.name);
    for route in others(routes) {
        let ratio = kernel.times.ratio(base, route).map_or("-".to_string(), |ratio| format!("{ratio:.2}"));
        let _ = write!(text, "{ratio:>WIDTH$}");
    }
    text + &problems(kernel, routes)
}

/// Returns a line for each route that was refused or disagrees with the twin.
fn problems(kernel: &Kernel, routes: &[Route]) -> String {
    let mut text = String::new();
    for (route, attempt) in routes.iter().zip(&kernel.attempts) {
        if let Err(message) = attempt {
            let _ = write!(text, "\n  {}: refused: {message}", route.name);
        }
    }
    for (route, message) in &kernel.wrong {
        let _ = write!(text, "\n  {}: wrong: {message}", routes[*route].name);
    }
    text
}

/// Returns true if mlirc compiled all kernels correctly.
pub(crate) fn is_clean(kernels: &[Kernel], routes: &[Route]) -> bool {
    let mlirc = |route: usize| routes[route].from == From::Mlir;
    kernels.iter().all(|kernel| {
        (0..routes.len()).filter(|&route| mlirc(route)).all(|route| kernel.attempts[route].is_ok())
            && !kernel.wrong.iter().any(|(route, _)| mlirc(*route))
    })
}

/// Returns the mean of the ratios of a route's times to another's, and the number of kernels.
pub(crate) fn mean_ratio(kernels: &[Kernel], route: usize, other: usize) -> (f64, usize) {
    let ratios: Vec<f64> = kernels.iter().filter_map(|kernel| kernel.times.ratio(route, other)).collect();
    (geometric_mean(ratios.iter().copied()), ratios.len())
}

/// Returns the kernels that are slower than allowed, the slowest first, with their ratios.
pub(crate) fn losers<'k>(kernels: &'k [Kernel], routes: &[Route]) -> Vec<(&'k str, f64)> {
    let Some(goal) = goal(routes) else { return Vec::new() };
    let ratio = |kernel: &'k Kernel| Some((kernel.name.as_str(), kernel.times.ratio(base(routes), goal)?));
    let mut losers: Vec<_> = kernels.iter().filter_map(ratio).filter(|(_, ratio)| *ratio > LIMIT).collect();
    losers.sort_by(|a, b| b.1.total_cmp(&a.1));
    losers
}

/// The cost of a route's compilations.
pub(crate) struct Totals {
    /// The median of the times, in seconds.
    pub(crate) seconds: f64,
    /// The median of the peak memory, in kilobytes.
    pub(crate) kilobytes: f64,
    /// The total size of the machine code, in bytes.
    pub(crate) code: u64,
    /// The mean ratio of the compared route's compile times to these.
    pub(crate) time_ratio: f64,
    /// The mean ratio of the compared route's code sizes to these.
    pub(crate) code_ratio: f64,
}

/// Returns the cost of a route's compilations; `None` if none succeeded.
pub(crate) fn totals(kernels: &[Kernel], routes: &[Route], route: usize) -> Option<Totals> {
    let attempts = kernels.iter().filter_map(|kernel| {
        Some((kernel.attempts[base(routes)].as_ref().ok()?, kernel.attempts[route].as_ref().ok()?))
    });
    let pairs: Vec<_> = attempts.collect();
    (!pairs.is_empty()).then(|| Totals {
        seconds: median(pairs.iter().map(|(_, built)| built.cost.seconds)),
        kilobytes: median(pairs.iter().map(|(_, built)| built.cost.kilobytes as f64)),
        code: pairs.iter().map(|(_, built)| built.code).sum(),
        time_ratio: geometric_mean(pairs.iter().map(|(base, built)| base.cost.seconds / built.cost.seconds)),
        code_ratio: geometric_mean(pairs.iter().map(|(base, built)| base.code as f64 / built.code as f64)),
    })
}

/// Returns the summary of all kernels.
pub(crate) fn summary(kernels: &[Kernel], routes: &[Route]) -> String {
    let base = base(routes);
    let mut text = String::new();
    let _ = writeln!(text, "geometric means of the ratios of {} to the others:", routes[base].name);
    let columns = ["run time", "kernels", "compile", "code size", "compile ms", "peak MB", "code bytes"];
    let _ = write!(text, "{:20}", "");
    columns.iter().for_each(|column| text += &format!("{column:>WIDTH$}"));
    for (number, route) in routes.iter().enumerate() {
        let (ratio, count) = mean_ratio(kernels, base, number);
        let _ = write!(text, "\n{:20}{ratio:>WIDTH$.2}{count:>WIDTH$}", route.name);
        if let Some(totals) = totals(kernels, routes, number) {
            let _ = write!(
                text,
                "{:>WIDTH$.2}{:>WIDTH$.2}{:>WIDTH$.1}{:>WIDTH$.1}{:>WIDTH$}",
                totals.time_ratio,
                totals.code_ratio,
                totals.seconds * 1e3,
                totals.kilobytes / 1024.0,
                totals.code
            );
        }
    }
    let losers = losers(kernels, routes);
    if !losers.is_empty() {
        let _ = write!(
            text,
            "\n\n{} of {} kernels take more than {LIMIT} times as long as by LLVM -O3:",
            losers.len(),
            kernels.len()
        );
        losers.iter().for_each(|(name, ratio)| text += &format!(" {name} {ratio:.2}"));
    }
    text
}
