//! Input and output of files.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::bytes::Pieces;
use crate::source::Source;

/// Reads a source file; `-` is standard input.
///
/// # Errors
/// When it cannot be read.
pub fn read_source(path: &Path) -> std::io::Result<Source> {
    if path.as_os_str() == "-" {
        return Source::read("<stdin>", std::io::stdin().lock(), 0);
    }
    let file = std::fs::File::open(path)?;
    let len = file.metadata()?.len();
    Source::read(path.display().to_string(), file, usize::try_from(len).unwrap_or(0))
}

/// Writes all files or none: each is written under a temporary name in the same folder, and renamed only when all are
/// complete. `-` is standard output, written last.
///
/// # Errors
/// The first file that cannot be written, and why.
pub fn write_files<'a>(files: &[(&'a Path, &Pieces)]) -> Result<(), (&'a Path, std::io::Error)> {
    let mut pending = Vec::new();
    let mut standard_output = Vec::new();
    for &(path, contents) in files {
        if path.as_os_str() == "-" {
            standard_output.push((path, contents));
        } else if is_special(path) {
            // A device cannot be replaced by renaming.
            let written = std::fs::File::create(path).and_then(|mut file| contents.write(&mut file));
            written.map_err(|error| (path, error))?;
        } else {
            pending.push((path, temporary(path, contents).map_err(|error| (path, error))?));
        }
    }
    for (path, file) in pending {
        file.persist(path).map_err(|error| (path, error.error))?;
    }
    for (path, contents) in standard_output {
        contents.write(&mut std::io::stdout()).map_err(|error| (path, error))?;
    }
    Ok(())
}

/// Returns true if a file has these contents. Bindings that did not change are not written again, so that build systems
/// that compare times of modification do not compile their users again.
pub fn is_unchanged(path: &Path, contents: &Pieces) -> bool {
    // The length first: a file with another one need not be read.
    let has_length = std::fs::metadata(path)
        .is_ok_and(|metadata| metadata.is_file() && metadata.len() == contents.len() as u64);
    has_length && std::fs::read(path).is_ok_and(|found| found == *contents.whole())
}

/// Returns true if a path is neither a file nor a folder but something like `/dev/null`.
fn is_special(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|metadata| !metadata.is_file() && !metadata.is_dir())
}

fn temporary(path: &Path, contents: &Pieces) -> std::io::Result<tempfile::NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    let mut options = std::fs::OpenOptions::new();
    // Use the default permissions, as the linker and other tools expect.
    options.read(true).write(true).create_new(true);
    let mut file = builder.prefix(".mlirc-").make_in(folder, |path| options.open(path))?;
    // An error of the temporary file itself would contain its name.
    contents.write(file.as_file_mut())?;
    Ok(file)
}

/// Formats a Make rule by which these targets, which are written as they are, depend on these sources. With `phony`, each
/// source but the first has a rule without prerequisites, so that Make does not miss a source that was removed.
pub fn make_rule(targets: &[String], sources: &[PathBuf], phony: bool) -> String {
    let files = sources.iter().filter(|path| path.as_os_str() != "-");
    let sources: Vec<String> = files.map(|path| make_name(&path.display().to_string())).collect();
    let prerequisites: String = sources.iter().map(|source| format!(" {source}")).collect();
    let rules = sources.iter().skip(1).filter(|_| phony).map(|source| format!("{source}:\n"));
    format!("{}:{prerequisites}\n{}", targets.join(" "), rules.collect::<String>())
}

/// Escapes a file name for Make.
pub fn make_name(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        match c {
            '$' => text.push_str("$$"),
            ' ' | '#' => text.extend(['\\', c]),
            _ => text.push(c),
        }
    }
    text
}

/// Saves a source that caused an internal error, with the arguments, in a new file in the current folder.
///
/// # Errors
/// When it cannot be written.
pub fn write_reproducer(source: &Source) -> std::io::Result<PathBuf> {
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    let arguments = arguments.join(" ").replace('\n', " ");
    let header = format!(
        "// mlirc {} failed on this input, called as: mlirc {arguments}\n",
        env!("CARGO_PKG_VERSION")
    );
    let mut file = tempfile::Builder::new().prefix("mlirc-crash-").suffix(".mlir").tempfile_in(".")?;
    file.write_all(header.as_bytes())?;
    source.write(0, source.text.len(), &mut file)?;
    let (_, path) = file.keep().map_err(|error| error.error)?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_rules_are_escaped() {
        let targets = [make_name("a b.o"), "c.h".into()];
        let sources = ["x#y$.mlir", "-", "z.mlir"].map(PathBuf::from);
        assert_eq!(make_rule(&targets, &sources[..2], true), "a\\ b.o c.h: x\\#y$$.mlir\n");
        assert_eq!(make_rule(&targets[1..], &sources[1..], true), "c.h: z.mlir\n");
        assert_eq!(make_rule(&targets[1..], &sources, true), "c.h: x\\#y$$.mlir z.mlir\nz.mlir:\n");
    }
}
