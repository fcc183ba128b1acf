//! Reports of compile time.

use std::fmt::Write;
use std::time::Duration;

use mlirc::driver::{Artifacts, Options};

/// Returns a line for each stage, for `-v`.
pub(crate) fn summary(options: &Options, artifacts: &Artifacts) -> String {
    let mut text = format!("mlirc {} for {}\n", env!("CARGO_PKG_VERSION"), options.target.triple);
    for stage in &artifacts.stages {
        let _ = writeln!(text, "{:>9.3} ms  {}", milliseconds(stage.time), stage.name);
    }
    text
}

/// Returns a table of all stages and their parts, for `-ftime-report`. The time of a part that ran on several threads is
/// the sum over the threads, which may exceed the time of the stage.
pub(crate) fn report(source: &str, artifacts: &Artifacts) -> String {
    let total: Duration = artifacts.stages.iter().map(|stage| stage.time).sum();
    let mut text = format!("time report for {source}\n{:>10} {:>7} {:>11}\n", "ms", "%", "operations");
    let mut line = |time: Duration, operations: Option<usize>, name: &str| {
        let percent = 100.0 * time.as_secs_f64() / total.as_secs_f64().max(f64::MIN_POSITIVE);
        let operations = operations.map_or(String::new(), |count| count.to_string());
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{:>10.3} {percent:>7.1} {operations:>11}  {name}", milliseconds(time));
    };
    for stage in &artifacts.stages {
        line(stage.time, stage.operations, stage.name);
        for (part, time) in stage.parts.iter() {
            line(time, None, &format!("  {part}"));
        }
    }
    line(total, None, "total");
    text
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
