//! Tables and means of the measurements.

use std::fmt::Write as _;
use std::path::Path;

use crate::build::{Route, base};
use crate::prose::filled;
use crate::stats::{geometric_mean, median};
use crate::{Loop, Measured};

/// A loop is slow if it takes more than this many times as long as a competitor's.
const SLOW: f64 = 1.3;

impl Loop {
    fn measured(&self, route: usize) -> Option<&Measured> {
        self.routes[route].as_ref().ok()
    }

    /// Returns the ratio of a route's time to that of `other`.
    fn ratio(&self, route: usize, other: usize) -> Option<f64> {
        Some(self.measured(route)?.seconds / self.measured(other)?.seconds)
    }

    /// Returns the ratio of a route's code size to that of `other`.
    fn size_ratio(&self, route: usize, other: usize) -> Option<f64> {
        Some(self.measured(route)?.built.code_size as f64 / self.measured(other)?.built.code_size as f64)
    }
}

fn competitors(routes: &[Route]) -> Vec<usize> {
    (0..routes.len()).filter(|&route| !routes[route].is_ours()).collect()
}

/// Returns a row for each loop, slowest first: milliseconds of mlirc, its time relative to each competitor, and the
/// routes that vectorize the loop.
pub(crate) fn table(loops: &[Loop], routes: &[Route]) -> String {
    let (ours, others) = (base(routes), competitors(routes));
    let mut sorted: Vec<&Loop> = loops.iter().collect();
    let slowness = |l: &Loop| l.ratio(ours, others[0]).unwrap_or(f64::INFINITY);
    sorted.sort_by(|a, b| slowness(b).total_cmp(&slowness(a)));
    let mut text = "| loop | ms |".to_string();
    others.iter().for_each(|&other| text += &format!(" by {} |", routes[other].name));
    text += " code | vectors |\n|---|--:|";
    others.iter().for_each(|_| text += "--:|");
    text += "--:|---|\n";
    for l in sorted {
        let Some(measured) = l.measured(ours) else { continue };
        let _ = write!(text, "| {} | {:.2} |", l.name, measured.seconds * 1e3);
        for &other in &others {
            let _ = match l.ratio(ours, other) {
                Some(ratio) => write!(text, " {ratio:.2} |"),
                None => write!(text, " |"),
            };
        }
        let _ = match l.size_ratio(ours, others[0]) {
            Some(ratio) => write!(text, " {ratio:.2} |"),
            None => write!(text, " |"),
        };
        let _ = writeln!(text, " {} |", vectors(l, routes));
    }
    text
}

/// Returns the routes that vectorize a loop.
fn vectors(l: &Loop, routes: &[Route]) -> String {
    let makes = |&route: &usize| l.measured(route).is_some_and(|measured| measured.built.is_vectorized);
    let all = [vec![base(routes)], competitors(routes)].concat();
    let names = all
        .iter()
        .filter(|route| makes(route))
        .map(|&route| routes[route].name.split(' ').next().unwrap_or_default());
    names.collect::<Vec<&str>>().join(" ")
}

/// Returns means and failures.
pub(crate) fn summary(loops: &[Loop], routes: &[Route]) -> String {
    let mut text = String::new();
    for ours in (0..routes.len()).filter(|&route| routes[route].is_ours()) {
        for other in competitors(routes) {
            let ratios: Vec<f64> = loops.iter().filter_map(|l| l.ratio(ours, other)).collect();
            let sizes = loops.iter().filter_map(|l| l.size_ratio(ours, other));
            let _ = writeln!(
                text,
                "{} by {}: {:.2} of its time (geometric mean of {}; the middle is {:.2}), above {SLOW}: {}, at most {:.2}; {:.2} of its code",
                routes[ours].name,
                routes[other].name,
                geometric_mean(ratios.iter().copied()),
                ratios.len(),
                median(ratios.iter().copied()),
                ratios.iter().filter(|&&ratio| ratio > SLOW).count(),
                ratios.iter().copied().fold(0.0, f64::max),
                geometric_mean(sizes),
            );
        }
    }
    let (ours, others) = (base(routes), competitors(routes));
    let is_missed = |l: &&Loop| {
        let makes = |route: usize| l.measured(route).is_some_and(|measured| measured.built.is_vectorized);
        !makes(ours) && others.iter().any(|&other| makes(other))
    };
    let missed: Vec<&str> = loops.iter().filter(is_missed).map(|l| l.name.as_str()).collect();
    let _ = writeln!(text, "vectorized by others only: {} ({})", missed.len(), missed.join(" "));
    for l in loops {
        for (route, result) in routes.iter().zip(&l.routes) {
            if let Err(message) = result {
                let _ = writeln!(text, "{} of {}: {message}", l.name, route.name);
            }
        }
    }
    text
}

/// Returns true if mlirc compiled all loops correctly.
pub(crate) fn is_clean(loops: &[Loop], routes: &[Route]) -> bool {
    loops
        .iter()
        .all(|l| l.routes.iter().zip(routes).all(|(result, route)| result.is_ok() || !route.is_ours()))
}

/// Writes the documentation page, for one setting of floats.
pub(crate) fn write(loops: &[Loop], routes: &[Route], fast: bool) -> Result<(), String> {
    let (name, floats, no_gain) = match fast {
        true => (
            "tsvc_fast.md",
            "All compilers have `-ffast-math`.",
            "put single accesses of an iteration together",
        ),
        false => (
            "tsvc.md",
            "Sums of floats keep their order.",
            "load vectors and add their lanes one after the other, since sums keep their order, or put single accesses of \
             an iteration together",
        ),
    };
    let introduction = format!(
        "Written by `make bench-tsvc`: 151 loops of C as a front end leaves them, compiled for the baseline of x86-64. {floats} \
         Times of mlirc are divided by those of other compilers; below 1 mlirc is faster. The column `code` has the size of its \
         code by that of the first of them, `vectors` who says that it makes vectors of the loop. Some that others say this of \
         alone are no gain: they {no_gain}."
    );
    let summary = summary(loops, routes);
    let items: Vec<String> = summary.lines().map(|line| filled(&format!("- {line}"), "  ")).collect();
    let page = format!(
        "# Test Suite for Vectorizing Compilers\n\n{}\n\n{}\n\n{}",
        filled(&introduction, ""),
        items.join("\n"),
        table(loops, routes),
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(name);
    std::fs::write(path, page).map_err(|error| error.to_string())
}
