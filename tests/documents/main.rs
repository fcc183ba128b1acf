//! Documents: their listings and commands work, and what they refer to exists.
//!
//! Each document is a test, named by its path. Fenced blocks of a document are executed in order, in an empty folder,
//! with `mlirc` in the search path:
//!
//! - a block in a language other than `sh` and `text` is written to a file. The paragraph before it ends with the name
//!   of the file, in backticks, and a colon;
//! - a block with the info string `sh` is a script. It ends at the first command that fails;
//! - a `text` block is the output of the script before it. `…` stands for any text.
//!
//! The info string of a script may have two more words. `needs=mlir-opt-22,gdb` names programs without which the script
//! is skipped, unless `MLIRC_REQUIRE_ALL` is in the environment. `status=1` is its exit status.
//!
//! Indented blocks are not executed: they build the compiler, or take long.

mod markdown;
mod references;
mod scripts;
#[path = "../skipped/mod.rs"]
mod skipped;

use std::path::Path;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};
use markdown::Document;

/// The root of the source tree.
const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Documents outside of `docs`.
const OTHERS: [&str; 3] = ["README.md", "CONTRIBUTING.md", "compiler/ARCHITECTURE.md"];

/// The maximum number of columns of a line outside of tables.
const COLUMNS: usize = 120;

/// The maximum number of lines of the README.
const LINES_OF_README: usize = 120;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let tests = paths().into_iter().map(|path| Trial::test(path.clone(), move || Ok(check(&path)?)));
    libtest_mimic::run(&arguments, tests.collect()).exit_code()
}

/// Returns the paths of all documents, relative to the root.
fn paths() -> Vec<String> {
    let names = std::fs::read_dir(Path::new(ROOT).join("docs")).expect("the folder exists");
    let names = names.map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned());
    let docs = names.filter(|name| name.ends_with(".md")).map(|name| format!("docs/{name}"));
    let mut paths: Vec<String> = OTHERS.map(str::to_string).into_iter().chain(docs).collect();
    paths.sort();
    paths
}

fn check(path: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(Path::new(ROOT).join(path)).map_err(|error| error.to_string())?;
    let document = Document::parse(path, &text);
    let mut problems = long_lines(&text);
    problems.extend(references::check(&document));
    if path == "README.md" && text.lines().count() > LINES_OF_README {
        problems.push(format!("the README has more than {LINES_OF_README} lines"));
    }
    if cfg!(unix) {
        problems.extend(scripts::run(&document));
    }
    if problems.is_empty() { Ok(()) } else { Err(format!("{path}:\n{}", problems.join("\n"))) }
}

/// Reports lines that are too long. Rows of tables, images, and the output of programs cannot be broken.
fn long_lines(text: &str) -> Vec<String> {
    let mut is_output = false;
    let is_long = |&(_, line): &(usize, &str)| {
        is_output = if line.starts_with("```") { line == "```text" } else { is_output };
        line.chars().count() > COLUMNS && !is_output && !line.starts_with(['|', '!'])
    };
    let lines = text.lines().enumerate().filter(is_long);
    lines.map(|(at, _)| format!("line {}: more than {COLUMNS} columns", at + 1)).collect()
}
