//! File tests: every `.mlir` file below `tests/` is a list of cases, each with its input and its expectation.
//!
//! Cases are separated by lines `// -----`. After the source of a case come blocks of comment lines:
//!
//! - `// args: -O0 …`, anywhere before: arguments of the command line;
//! - `// main.c:` followed by a C program in comments (`tests/run` only);
//! - `// output:` followed by the expected output, in comments: the printed module (`parse`, `legalize`, `fuse`,
//!   `bufferize`, `convert`, `codegen`), its changed lines (`opt`, see `cases/elision.rs`), the diagnostics (any folder),
//!   or the output of the linked program
//!   (`run`).
//!
//! Each file is a test, named like `opt/guarded_licm`. A filter that names a folder selects its files; any other filter
//! selects the tests whose names contain it:
//!
//! ```text
//! cargo test --release --test files run
//! cargo test --release --test files arith
//! ```
//!
//! `BLESS=1 cargo test` (or `make bless`) writes the actual output into the files.

mod cases;
mod machine;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cases::{
    Case, Outcome, commented, compile, elision, parse_case, remarks as remarks_of, run_case, split_cases,
    trimmed, with_first_args, without_passes,
};
use libtest_mimic::{Arguments, Trial};
use machine::Machine;
use mlirc::driver::Emit;

/// Runs a case. Returns its output or the diagnostics.
type Run = fn(&Case) -> Result<String, String>;

/// The folders with test files, and the function that runs their cases.
const FOLDERS: &[(&str, Run)] = &[
    ("parse", parse),
    ("verify", verify),
    ("legalize", |case| text_of(&with_first_args(case, &["-fno-fuse-tensors"]), Emit::Tensors)),
    ("fuse", |case| text_of(case, Emit::Tensors)),
    ("bufferize", |case| {
        text_of(&with_first_args(case, &["-fno-fuse-tensors", "-fno-arenas"]), Emit::Buffers)
    }),
    ("convert", |case| text_of(case, Emit::LlvmDialect)),
    ("opt", opt),
    ("remarks", remarks_of),
    ("codegen", codegen),
    ("run", run),
];

/// Tests of the kind `slow`, which take seconds.
const SLOW: &[&str] = &["run/bounds_check", "run/opt_infinite_loops"];

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    if let Some(filter) = &mut arguments.filter
        && FOLDERS.iter().any(|(folder, _)| folder == filter)
    {
        filter.push('/');
    }
    let bless = std::env::var_os("BLESS").is_some();
    let tests = FOLDERS.iter().flat_map(|&(folder, run)| {
        files_of(folder).into_iter().map(move |path| {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            let name = format!("{folder}/{name}");
            let kind = if SLOW.contains(&name.as_str()) { "slow" } else { "" };
            Trial::test(name, move || Ok(check_file(&path, bless, run)?)).with_kind(kind)
        })
    });
    let tests: Vec<Trial> = tests.collect();
    let slow = tests.iter().filter(|test| test.kind() == "slow").count();
    assert_eq!(slow, SLOW.len(), "a slow test does not exist");
    libtest_mimic::run(&arguments, tests).exit_code()
}

fn parse(case: &Case) -> Result<String, String> {
    let printed = text_of(case, Emit::Mlir)?;
    let again = text_of(&Case { source: printed.clone(), ..case.clone() }, Emit::Mlir)?;
    assert_eq!(printed, again, "printing what was printed gives something else");
    Ok(printed)
}

fn verify(case: &Case) -> Result<String, String> {
    text_of(case, Emit::Mlir).map(|_| "accepted\n".to_string())
}

/// Returns the lines that the passes of a case change.
fn opt(case: &Case) -> Result<String, String> {
    let original = text_of(&without_passes(case), Emit::Optimized)?;
    Ok(elision::elided(&original, &text_of(case, Emit::Optimized)?))
}

/// Returns the code of a case without the optimizer.
fn codegen(case: &Case) -> Result<String, String> {
    text_of(&without_passes(case), Emit::Clif)
}

fn run(case: &Case) -> Result<String, String> {
    match run_case(case, Machine::chosen()) {
        Outcome::Printed(text) => Ok(text),
        Outcome::Refused(diagnostics) => Err(diagnostics),
        Outcome::Unlinked(message) | Outcome::Failed(message) => panic!("{message}\n{}", case.source),
    }
}

/// Returns the test files of a folder, in order.
fn files_of(folder: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&root)
        .expect("the folder exists")
        .map(|entry| entry.expect("readable").path())
        .collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "mlir"));
    files.sort();
    assert!(!files.is_empty(), "no tests in {}", root.display());
    files
}

/// Runs all cases of a file. With `bless` their outputs become the expectations.
fn check_file(path: &Path, bless: bool, run: Run) -> Result<(), String> {
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
    let text = artifacts.get(emit).expect("a requested output");
    Ok(trimmed(&String::from_utf8_lossy(&text)))
}
