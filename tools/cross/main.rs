//! The tests of `tests/run` on other machines, in emulators:
//!
//! ```text
//! cargo run --release --example cross -- [MACHINE …] [--only=TEXT] [-v]
//! ```
//!
//! Each case is compiled at every optimisation level, linked with its C program by the compiler for the machine, and must
//! print what it prints everywhere. The end is a table of machines and areas of tests. A case that is refused must be in
//! `tests/cross/refused.txt`, with the error and the reason, and every case there must be refused.

#![allow(clippy::print_stdout, clippy::print_stderr)]

#[path = "../../tests/cases/mod.rs"]
mod cases;
#[path = "../common/exit.rs"]
mod exit;
#[path = "../../tests/machine/mod.rs"]
mod machine;
mod refusals;
mod table;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cases::{Case, Outcome, parse_case, run_case, split_cases, trimmed};
use exit::exit_code;
use machine::{MACHINES, Machine};
use rayon::prelude::*;
use refusals::Refusals;
use table::{Cell, Table};

/// The arguments of the command line.
struct Arguments {
    machines: Vec<Machine>,
    only: String,
    verbose: bool,
}

fn arguments() -> Result<Arguments, String> {
    let mut out = Arguments { machines: Vec::new(), only: String::new(), verbose: false };
    for arg in std::env::args().skip(1) {
        match arg.split_once('=') {
            Some(("--only", text)) => out.only = text.to_string(),
            None if arg == "-v" => out.verbose = true,
            _ => {
                let names = MACHINES.map(|machine| machine.name).join(", ");
                let machine = Machine::named(&arg);
                out.machines.push(machine.ok_or(format!("'{arg}' is no machine of these: {names}"))?);
            }
        }
    }
    if out.machines.is_empty() {
        out.machines = MACHINES.to_vec();
    }
    Ok(out)
}

fn main() -> ExitCode {
    exit_code(arguments().and_then(|arguments| run(&arguments)))
}

/// A case and where it is from.
struct Named {
    /// Name of the file without its extension.
    file: String,
    /// Number in the file.
    number: usize,
    case: Case,
}

impl Named {
    fn name(&self) -> String {
        format!("{} case {}", self.file, self.number)
    }

    /// The part of the name that files about the same thing share.
    fn area(&self) -> &str {
        self.file.split('_').next().unwrap_or_default()
    }
}

fn all_cases(only: &str) -> Result<Vec<Named>, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/run");
    let entries = std::fs::read_dir(&root).map_err(|error| format!("{}: {error}", root.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "mlir"));
    paths.sort();
    let mut out = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let cases = split_cases(&text).into_iter().map(parse_case).enumerate();
        out.extend(cases.map(|(number, case)| Named { file: file.clone(), number: number + 1, case }));
    }
    out.retain(|case| case.name().contains(only));
    if out.is_empty() { Err(format!("no case has '{only}' in its name")) } else { Ok(out) }
}

/// Runs all cases on all machines. Returns true if nothing is wrong.
fn run(arguments: &Arguments) -> Result<bool, String> {
    let cases = all_cases(&arguments.only)?;
    let refusals = Refusals::read()?;
    let mut table = Table::default();
    let mut complaints = Vec::new();
    let mut seen = Vec::new();
    for &machine in &arguments.machines {
        if let Some(processor) = machine.missing_processor() {
            table.set_missing(machine.name, processor);
            continue;
        }
        if let Some(tool) = machine.missing_tool() {
            table.set_missing(machine.name, tool);
            if std::env::var_os("MLIRC_REQUIRE_ALL").is_some() {
                complaints.push(format!("{}: {tool} is not installed", machine.name));
            }
            continue;
        }
        let outcomes: Vec<Outcome> = cases.par_iter().map(|case| run_case(&case.case, machine)).collect();
        for (case, outcome) in cases.iter().zip(outcomes) {
            let name = case.name();
            let cell = match verdict(&case.case, outcome) {
                Verdict::Passed => Cell::Passed,
                Verdict::Refused(error) => {
                    seen.push((name.clone(), machine.name));
                    match refusals.check(&name, machine.name, &error) {
                        Ok(()) => Cell::Refused,
                        Err(complaint) => {
                            complaints.push(complaint);
                            Cell::Failed
                        }
                    }
                }
                Verdict::Failed(message) => {
                    complaints.push(format!("{name} on {}: {message}", machine.name));
                    Cell::Failed
                }
            };
            table.count(machine.name, case.area(), cell);
        }
        let passes = |name: &String| {
            cases.iter().any(|case| case.name() == *name) && !seen.contains(&(name.clone(), machine.name))
        };
        complaints.extend(refusals.obsolete(machine.name, passes));
    }
    if arguments.verbose {
        refusals.print(&seen);
    }
    print!("{}", table.text());
    // Last, so that the end of a log has them.
    complaints.iter().for_each(|complaint| println!("\n{complaint}"));
    Ok(complaints.is_empty())
}

/// The verdict on the outcome of a case.
enum Verdict {
    Passed,
    /// The first error.
    Refused(String),
    Failed(String),
}

fn verdict(case: &Case, outcome: Outcome) -> Verdict {
    let expected = case.expected.as_deref().unwrap_or_default();
    match outcome {
        Outcome::Printed(text) if trimmed(&text) == expected => Verdict::Passed,
        Outcome::Printed(text) => {
            Verdict::Failed(format!("\n--- expected\n{expected}--- found\n{}", trimmed(&text)))
        }
        Outcome::Refused(text) if trimmed(&text) == expected => Verdict::Passed,
        Outcome::Refused(text) => Verdict::Refused(first_error(&text)),
        Outcome::Unlinked(message) => Verdict::Refused(first_error(&message)),
        Outcome::Failed(message) => Verdict::Failed(message),
    }
}

/// Returns the first error. That of a linker is without its location.
fn first_error(text: &str) -> String {
    let missing = text.lines().find_map(|line| line.find("undefined reference").map(|at| &line[at..]));
    let error = text.lines().find(|line| line.contains(": error: "));
    missing.or(error).or(text.lines().next()).unwrap_or_default().to_string()
}
