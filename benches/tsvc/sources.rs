//! The loops of the suite: downloaded from Debian, with a driver that measures time.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::run;

/// The Debian package with GCC's sources, and the location of the loops in it.
const PACKAGE: &str = "gcc-12-source";
const FETCH: &str = "apt-get download gcc-12-source && dpkg-deb --fsys-tarfile gcc-12-source_*.deb | \
    tar -xO --wildcards '*/gcc-12*.tar.xz' | tar -xJ --wildcards '*/gcc.dg/vect/tsvc/*'";
/// The number of passes of a loop over its arrays. A loop takes milliseconds.
const ITERATIONS: u32 = 600;

/// Replaces the function that prints sums. It measures processor time, which other programs disturb less.
const DRIVER: &str = r#"
#include <time.h>
void run(test_function_t f, const char *name, void *arg)
{
    struct args_t args = {.arg_info = arg};
    struct timespec a, b;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &a);
    double sum = f(&args);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &b);
    printf("%.9g %.9g\n", (b.tv_sec - a.tv_sec) + 1e-9 * (b.tv_nsec - a.tv_nsec), sum);
}
"#;
const PREFIX: &str = "vect-tsvc-";

/// Prepares a folder with a C file for each loop, their header, and the object `dummy.o`. The loops call the latter to
/// keep their results alive.
pub(crate) fn prepare(keep: &Path) -> Result<PathBuf, String> {
    let folder = keep.join("loops");
    if folder.join("dummy.o").is_file() {
        return Ok(folder);
    }
    let original = match original(keep) {
        Some(found) => found,
        None => {
            run(Command::new("sh").args(["-c", FETCH]).current_dir(keep))?;
            original(keep).ok_or_else(|| format!("{PACKAGE} has no folder with the loops"))?
        }
    };
    let text = |error: std::io::Error| error.to_string();
    std::fs::create_dir_all(&folder).map_err(text)?;
    for entry in std::fs::read_dir(&original).map_err(text)? {
        let path = entry.map_err(text)?.path();
        if let Some(name) = path.file_name() {
            std::fs::copy(&path, folder.join(name)).map_err(text)?;
        }
    }
    let header = std::fs::read_to_string(original.join("tsvc.h")).map_err(text)?;
    std::fs::write(folder.join("tsvc.h"), with_driver(&header)?).map_err(text)?;
    std::fs::write(folder.join("dummy.c"), "int dummy() { return 0; }\n").map_err(text)?;
    run(Command::new("gcc").args(["-w", "-O1", "-c", "dummy.c", "-o", "dummy.o"]).current_dir(&folder))?;
    Ok(folder)
}

/// Returns the folder of the extracted loops.
fn original(keep: &Path) -> Option<PathBuf> {
    let extracted = std::fs::read_dir(keep).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    extracted.map(|folder| folder.join("gcc/testsuite/gcc.dg/vect/tsvc")).find(|folder| folder.is_dir())
}

/// Returns the header with fewer iterations, a measuring driver, and without the definition of `dummy`.
fn with_driver(header: &str) -> Result<String, String> {
    let replace = |text: &str, pattern: &str, with: &str| {
        let pattern = regex_lite::Regex::new(pattern).map_err(|error| error.to_string())?;
        match pattern.is_match(text) {
            true => Ok(pattern.replace(text, regex_lite::NoExpand(with)).into_owned()),
            false => Err(format!("tsvc.h has nothing that matches {pattern}")),
        }
    };
    let text = replace(header, r"#define iterations \d+", &format!("#define iterations {ITERATIONS}"))?;
    let text = replace(&text, r"void run\(test_function_t(?s:.)*?\n}\n", DRIVER)?;
    replace(&text, r"\nint\s*\n__attribute__\(\(noipa\)\)\s*\ndummy\((?s:.)*?\n}\n", "\n")
}

/// Returns the file name of a loop.
pub(crate) fn file(name: &str) -> String {
    format!("{PREFIX}{name}.c")
}

/// Returns the names of all loops.
pub(crate) fn names(folder: &Path) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| error.to_string())?;
    let files = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut names: Vec<String> =
        files.filter_map(|file| Some(file.strip_prefix(PREFIX)?.strip_suffix(".c")?.to_string())).collect();
    names.sort();
    Ok(names)
}
