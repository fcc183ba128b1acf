//! Coverage of folders of `.mlir` files: cases that are read, that round-trip, and that agree with `mlir-opt`:
//!
//! ```text
//! cargo run --release --example corpus -- [-v] [--mlir-opt=mlir-opt-22] DIR…
//! ```
//!
//! A file is a list of cases separated by `// -----` lines. Where `mlir-opt` is installed, the cases that count are
//! those that it accepts; otherwise those without `expected-error`. A case
//! - is *read* when it is parsed and verified;
//! - *round-trips* when reading what was printed and printing that gives the same bytes;
//! - *agrees* when `mlir-opt` prints the same for the print as for the original.
//!
//! The custom syntax of dialects that mlirc does not know cannot be read. A case that fails for that is tried in the
//! generic form that `mlir-opt` prints, and counted under *others* as well.
//!
//! `-v` prints the reason of each failure.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::io::Write;
use std::ops::AddAssign;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use mlirc::driver::{Compiler, Emit, Options};
use mlirc::source::Source;
use rayon::prelude::*;

/// Counts of cases.
#[derive(Clone, Copy, Default)]
struct Counts {
    cases: usize,
    others: usize,
    read: usize,
    round_trips: usize,
    agrees: usize,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.cases += other.cases;
        self.others += other.others;
        self.read += other.read;
        self.round_trips += other.round_trips;
        self.agrees += other.agrees;
    }
}

/// The result of a file: its counts, and messages about its cases.
type Outcome = (Counts, Vec<String>);

fn main() -> ExitCode {
    let mut folders = Vec::new();
    let mut tool = "mlir-opt-22".to_string();
    let mut verbose = false;
    for arg in std::env::args().skip(1) {
        match arg.strip_prefix("--mlir-opt=") {
            Some(path) => tool = path.to_string(),
            None if arg == "-v" => verbose = true,
            None => folders.push(PathBuf::from(arg)),
        }
    }
    if folders.is_empty() {
        eprintln!("usage: corpus [-v] [--mlir-opt=PATH] DIR…");
        return ExitCode::from(2);
    }
    let found = Command::new(&tool).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let tool = found.is_ok().then_some(tool);
    if tool.is_none() {
        println!("mlir-opt is not installed: nothing to agree with");
    }
    // A panic is a failure of the case.
    std::panic::set_hook(Box::new(|_| {}));
    println!("{:>6} {:>6} {:>6} {:>7} {:>7}", "cases", "others", "read", "r-trips", "agrees");
    let mut total = Counts::default();
    for folder in &folders {
        let mut files = Vec::new();
        collect(folder, &mut files);
        files.sort();
        let outcomes: Vec<Outcome> = files.par_iter().map(|path| check_file(path, tool.as_deref())).collect();
        let mut sum = Counts::default();
        for (path, (counts, complaints)) in files.iter().zip(outcomes) {
            sum += counts;
            show(&counts, &path.display().to_string());
            for complaint in complaints.iter().filter(|_| verbose) {
                println!("       {complaint}");
            }
        }
        show(&sum, &format!("= {}", folder.display()));
        total += sum;
    }
    show(&total, "= total");
    ExitCode::SUCCESS
}

fn show(counts: &Counts, name: &str) {
    let Counts { cases, others, read, round_trips, agrees } = counts;
    println!("{cases:>6} {others:>6} {read:>6} {round_trips:>7} {agrees:>7}  {name}");
}

/// The `.mlir` files of a folder and those below it; a file stands for itself.
fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(path) else {
        files.push(path.to_path_buf());
        return;
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            files.push(path);
        }
    }
}

fn check_file(path: &Path, tool: Option<&str>) -> Outcome {
    let mut outcome = Outcome::default();
    let Ok(text) = std::fs::read(path) else { return outcome };
    let text = String::from_utf8_lossy(&text);
    let mut line = 1;
    for case in text.split_inclusive("// -----\n") {
        let place = format!("{}:{line}", path.display());
        line += case.matches('\n').count();
        let reference = match tool {
            Some(tool) => reprint(tool, case.as_bytes(), &[]).map(Some),
            None => (!case.contains("expected-error")).then_some(None),
        };
        let Some(reference) = reference else { continue };
        let mut counts = Counts { cases: 1, ..Counts::default() };
        if let Err(complaint) = check_case(case, tool, reference.as_deref(), &mut counts) {
            outcome.1.push(format!("{place}: {complaint}"));
        }
        outcome.0 += counts;
    }
    outcome
}

fn check_case(
    case: &str,
    tool: Option<&str>,
    reference: Option<&[u8]>,
    counts: &mut Counts,
) -> Result<(), String> {
    let printed = match print(case.as_bytes()) {
        Err(error) if names_other_dialect(&error) => {
            let generic = tool.and_then(|tool| reprint(tool, case.as_bytes(), &["--mlir-print-op-generic"]));
            counts.others += 1;
            print(&generic.ok_or(error)?)?
        }
        result => result?,
    };
    counts.read += 1;
    let again = print(&printed).map_err(|error| format!("what was printed is not read: {error}"))?;
    if again != printed {
        return Err("printing what was printed gives something else".to_string());
    }
    counts.round_trips += 1;
    let (Some(tool), Some(reference)) = (tool, reference) else { return Ok(()) };
    match reprint(tool, &printed, &[]) {
        None => Err("mlir-opt does not accept what was printed".to_string()),
        Some(ours) if ours != reference => Err(first_difference(&ours, reference)),
        Some(_) => {
            counts.agrees += 1;
            Ok(())
        }
    }
}

fn first_difference(ours: &[u8], reference: &[u8]) -> String {
    let (ours, reference) = (String::from_utf8_lossy(ours), String::from_utf8_lossy(reference));
    let pair = ours.lines().zip(reference.lines()).find(|pair| pair.0 != pair.1).unwrap_or_default();
    format!("differs: '{}' is printed as '{}'", pair.1.trim(), pair.0.trim())
}

/// Returns the module as mlirc prints it, or the first error.
fn print(text: &[u8]) -> Result<Vec<u8>, String> {
    let source = Source::new("case", text);
    let compile = || {
        Compiler::new(Options { verify_each: false, ..Options::default() }).compile(
            &source,
            "case",
            &[Emit::Mlir],
        )
    };
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(compile)) {
        Ok(Ok(artifacts)) => Ok(artifacts.get(Emit::Mlir).unwrap_or_default().to_vec()),
        Ok(Err(errors)) => Err(errors.render(&source).lines().next().unwrap_or_default().to_string()),
        Err(_) => Err("panic".to_string()),
    }
}

/// Returns true if an error is about the custom syntax of an operation of an unknown dialect.
fn names_other_dialect(error: &str) -> bool {
    let name = error.split_once("custom op '").and_then(|(_, rest)| rest.split_once("' is unknown"));
    let dialect = name.and_then(|(name, _)| name.split_once('.')).map(|(dialect, _)| dialect);
    let registry = mlirc::dialect::registry();
    dialect.is_some_and(|dialect| registry.dialects().iter().all(|known| known.name != dialect))
}

/// Returns the module as `mlir-opt` prints it, or `None` if it refuses the text.
fn reprint(tool: &str, text: &[u8], options: &[&str]) -> Option<Vec<u8>> {
    let mut child = Command::new(tool)
        .args(["--allow-unregistered-dialect", "--mlir-print-local-scope"])
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take()?;
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // The tool may stop reading at an error.
            let _ = stdin.write_all(text);
        });
        let output = child.wait_with_output().ok()?;
        output.status.success().then_some(output.stdout)
    })
}
