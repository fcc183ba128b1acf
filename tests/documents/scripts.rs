//! Execution of the fenced blocks of a document.

use std::path::Path;
use std::process::Command;

use super::markdown::{Block, Document};
use super::skipped::skipped;

/// Executes the blocks of a document in order. Returns the failures; those behind the first one may follow from it.
pub(crate) fn run(document: &Document) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut problems = Vec::new();
    let mut printed = None;
    for block in &document.blocks {
        let result = match block.language() {
            "sh" => script(document, block, folder.path()).map(|output| printed = Some(output)),
            "text" => compare(printed.take(), &block.text),
            _ => write(block, folder.path()),
        };
        if let Err(message) = result {
            problems.push(format!("line {}: {message}", block.line));
        }
    }
    problems
}

fn write(block: &Block, folder: &Path) -> Result<(), String> {
    let name = block.file.as_ref().ok_or("the paragraph before the block ends with no file name")?;
    std::fs::write(folder.join(name), &block.text).map_err(|error| format!("{name}: {error}"))
}

/// The output of a script. `None` if it was skipped.
type Printed = Option<String>;

/// Executes a script, with its error output among its output.
fn script(document: &Document, block: &Block, folder: &Path) -> Result<Printed, String> {
    let programs = block.setting("needs").into_iter().flat_map(|programs| programs.split(','));
    if let Some(missing) = programs.into_iter().find(|program| !is_installed(program)) {
        skipped(&format!("{}, line {}", document.path, block.line), missing);
        return Ok(None);
    }
    let compiler = Path::new(env!("CARGO_BIN_EXE_mlirc")).parent().expect("a folder");
    let path = format!("{}:{}", compiler.display(), std::env::var("PATH").unwrap_or_default());
    let script = format!("set -e\nexec 2>&1\n{}", block.text);
    let output = Command::new("sh").args(["-c", &script]).current_dir(folder).env("PATH", path).output();
    let output = output.map_err(|error| error.to_string())?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let expected = block.setting("status").unwrap_or("0");
    match output.status.code() {
        Some(status) if status.to_string() == expected => Ok(Some(printed)),
        status => Err(format!("the exit status is {status:?} and not {expected}:\n{printed}")),
    }
}

fn is_installed(program: &str) -> bool {
    let found = Command::new("sh").args(["-c", &format!("command -v {program}")]).output();
    found.is_ok_and(|output| output.status.success())
}

/// Compares the output of the script before with the text of the document.
fn compare(printed: Option<Printed>, expected: &str) -> Result<(), String> {
    match printed {
        None => Err("there is no script before this output".into()),
        Some(Some(printed)) if !matches(expected, &printed) => {
            Err(format!("the document says\n{expected}but the commands print\n{printed}"))
        }
        Some(_) => Ok(()),
    }
}

/// Returns true if a text is that of a pattern, in which `…` stands for any text.
fn matches(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('…');
    let Some(mut left) = text.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else { return left.is_empty() };
    for part in parts {
        let Some((_, behind)) = left.split_once(part) else { return false };
        left = behind;
    }
    left.ends_with(last)
}
