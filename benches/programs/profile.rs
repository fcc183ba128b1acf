//! Profiles by function: where a program of one compiler loses time against that of another.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use crate::command::run;

/// The number of functions that a profile lists.
const LISTED: usize = 10;

/// The time of a program's functions.
pub(crate) struct Profile(BTreeMap<String, f64>);

impl Profile {
    /// Profiles a workload. `command` runs it; functions of other programs do not count. `seconds` is its time.
    pub(crate) fn of(command: Command, seconds: f64, folder: &Path) -> Result<Profile, String> {
        let data = folder.join("perf.data");
        let mut perf = Command::new("perf");
        perf.args(["record", "-q", "-e", "cycles:u", "-F", "2000", "-o"])
            .arg(&data)
            .arg(command.get_program());
        perf.args(command.get_args());
        for (name, value) in command.get_envs() {
            if let Some(value) = value {
                perf.env(name, value);
            }
        }
        run(&mut perf)?;
        let options = ["--comms=program", "--sort=symbol", "-t", "\t", "--stdio", "-q", "-i"];
        let report = run(Command::new("perf").arg("report").args(options).arg(&data))?;
        let mut functions = BTreeMap::new();
        for line in report.lines() {
            let Some((percent, symbol)) = line.split_once('\t') else { continue };
            let Ok(percent) = percent.trim().trim_end_matches('%').parse::<f64>() else { continue };
            let name =
                symbol.split('\t').next().unwrap_or_default().trim().trim_start_matches("[.] ").to_string();
            *functions.entry(name).or_insert(0.0) += percent / 100.0 * seconds;
        }
        Ok(Profile(functions))
    }

    /// Returns a table of the functions that lose most time against another profile. Inlining moves time between
    /// functions, so a function that the other program lacks stands beside its callers.
    pub(crate) fn losses(&self, other: &Profile) -> String {
        let of = |name: &str| other.0.get(name).copied().unwrap_or(0.0);
        let mut rows: Vec<(&String, f64, f64)> =
            self.0.iter().map(|(name, &seconds)| (name, seconds, of(name))).collect();
        rows.sort_by(|a, b| (b.1 - b.2).total_cmp(&(a.1 - a.2)));
        let mut text = "| function | ms | theirs |\n|---|--:|--:|\n".to_string();
        for (name, ours, theirs) in rows.into_iter().take(LISTED) {
            let _ = writeln!(text, "| {name} | {:.0} | {:.0} |", ours * 1e3, theirs * 1e3);
        }
        text
    }
}
