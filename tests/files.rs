//! File tests: every `.mlir` file below `tests/` is a list of cases, each with its input and its expectation.
//!
//! Cases are separated by lines `// -----`. After the source of a case come blocks of comment lines:
//!
//! - `// args: -O0 …`, anywhere before: arguments of the command line;
//! - `// main.c:` followed by a C program in comments (`tests/run` only);
//! - `// output:` followed by what is expected, in comments: the printed module (`parse`, `convert`, `codegen`),
//!   the diagnostics (any folder), or what the linked program printed (`run`).
//!
//! `BLESS=1 cargo test` (or `make bless`) writes what came out into the files.

mod cases;
mod machine;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use cases::{
    Case, Outcome, commented, compile, parse_case, remarks as remarks_of, run_case, split_cases, trimmed,
};
use machine::Machine;
use mlirc::driver::Emit;
use rayon::prelude::*;

#[test]
fn parse() {
    check_folder("parse", |case| {
        let printed = text_of(case, Emit::Mlir)?;
        let again = text_of(&Case { source: printed.clone(), ..case.clone() }, Emit::Mlir)?;
        assert_eq!(printed, again, "printing what was printed gives something else");
        Ok(printed)
    });
}

#[test]
fn verify() {
    check_folder("verify", |case| match text_of(case, Emit::Mlir) {
        Ok(_) => Ok("accepted\n".to_string()),
        Err(diagnostics) => Err(diagnostics),
    });
}

#[test]
fn convert() {
    check_folder("convert", |case| text_of(case, Emit::LlvmDialect));
}

#[test]
fn opt() {
    check_folder("opt", |case| text_of(case, Emit::Optimized));
}

#[test]
fn remarks() {
    check_folder("remarks", remarks_of);
}

#[test]
fn codegen() {
    // What code is made of, not what the optimiser leaves of it.
    check_folder("codegen", |case| {
        let mut case = case.clone();
        case.args.push("--passes=".to_string());
        text_of(&case, Emit::Clif)
    });
}

#[test]
fn run() {
    let machine = Machine::chosen();
    check_folder("run", |case| match run_case(case, machine) {
        Outcome::Printed(text) => Ok(text),
        Outcome::Refused(diagnostics) => Err(diagnostics),
        Outcome::Unlinked(message) | Outcome::Failed(message) => panic!("{message}\n{}", case.source),
    });
}

/// Runs all cases of a folder; `run` gives the output or the diagnostics.
fn check_folder(folder: &str, run: impl Fn(&Case) -> Result<String, String> + Sync) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&root)
        .expect("the folder exists")
        .map(|entry| entry.expect("readable").path())
        .collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "mlir"));
    files.sort();
    assert!(!files.is_empty(), "no tests in {}", root.display());
    let bless = std::env::var_os("BLESS").is_some();
    let failures: Vec<String> =
        files.par_iter().filter_map(|path| check_file(path, bless, &run).err()).collect();
    assert!(
        failures.is_empty(),
        "\n{}\n{} of {} files failed",
        failures.join("\n"),
        failures.len(),
        files.len()
    );
}

fn check_file(
    path: &Path,
    bless: bool,
    run: &impl Fn(&Case) -> Result<String, String>,
) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let cases: Vec<Case> = split_cases(&text).into_iter().map(parse_case).collect();
    let mut failures = String::new();
    let mut blessed = Vec::new();
    for (number, case) in cases.iter().enumerate() {
        let found = trimmed(&run(case).unwrap_or_else(|diagnostics| diagnostics));
        if case.expected.as_deref() != Some(&found) {
            let expected = case.expected.as_deref().unwrap_or("(no `// output:` block)\n");
            let _ = writeln!(
                failures,
                "{} case {}:\n--- expected\n{expected}--- found\n{found}",
                path.display(),
                number + 1
            );
        }
        blessed.push(format!("{}// output:\n{}", case.head, commented(&found)));
    }
    if bless {
        return std::fs::write(path, blessed.join("// -----\n")).map_err(|error| error.to_string());
    }
    if failures.is_empty() { Ok(()) } else { Err(failures) }
}

fn text_of(case: &Case, emit: Emit) -> Result<String, String> {
    let artifacts = compile(case, &[emit])?;
    let text = artifacts.get(emit).expect("it was asked for");
    Ok(trimmed(&String::from_utf8_lossy(text)))
}
