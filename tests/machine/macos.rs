//! Programs for macOS on Linux hosts: they are compiled and linked for macOS, and translated to programs for Linux,
//! which are executed.

use std::path::Path;
use std::process::Command;

use super::elf::elf_of;

/// The linker.
pub const LINKER: &str = "ld64.lld-22";
/// The C compiler.
pub const COMPILER: &str = "clang-22";

/// The symbols of the system's library that compiled code calls.
const LIBRARY: &str = include_str!("libSystem.tbd");

/// Functions that have another name or another behavior on Linux.
const ADAPTER: &str = include_str!("macos.c");

/// Library functions that the adapter defines with variadic arguments of Apple's arm64 convention.
const ADAPTED: [&str; 8] =
    ["printf", "fprintf", "dprintf", "sprintf", "snprintf", "vprintf", "vfprintf", "vsnprintf"];

/// Builds `program` from `kernel.o` and `main.c` in a folder, with a C compiler for Linux on the same processor.
/// `words` are the sources, in which all called functions occur.
///
/// # Errors
/// Returns the output of a failing compiler or linker, the first undefined symbol, or a feature that Linux does not
/// have.
pub fn make_program(folder: &Path, triple: &str, cc: &str, words: [&str; 2]) -> Result<(), String> {
    let failed = |error: std::io::Error| error.to_string();
    let mut clang = Command::new(COMPILER);
    clang.arg(format!("--target={triple}"));
    // The header folders of a cross compiler and of a native one.
    let name = cc.trim_end_matches("-gcc");
    for headers in [format!("/usr/{name}/include"), format!("/usr/include/{name}"), "/usr/include".into()] {
        clang.args(["-isystem", &headers]);
    }
    // Clang defines `__nonnull` for Apple; the C library of Linux has another macro of this name.
    clang.args(["-U__nonnull", "-fno-stack-protector", "-ffp-contract=off"]);
    clang.args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-c", "main.c", "-o", "main.o"]);
    succeed(clang.current_dir(folder))?;
    link(folder, triple, words)?;
    let adapted: &[&str] = if triple.starts_with("x86_64") { &[] } else { &ADAPTED };
    for name in ["kernel.o", "main.o"] {
        let bytes = std::fs::read(folder.join(name)).map_err(failed)?;
        let converted =
            elf_of(&bytes, |symbol| adapted.contains(&symbol).then(|| format!("macos_{symbol}")))?;
        std::fs::write(folder.join(name), converted).map_err(failed)?;
    }
    std::fs::write(folder.join("macos.c"), ADAPTER).map_err(failed)?;
    let mut cc = Command::new(cc);
    cc.args(["-w", "main.o", "kernel.o", "macos.c", "-lm", "-o", "program"]);
    succeed(cc.env("LC_ALL", "C").current_dir(folder))
}

/// Links both objects to a library for macOS. Undefined symbols must occur in the sources or in the system's library.
fn link(folder: &Path, triple: &str, words: [&str; 2]) -> Result<(), String> {
    std::fs::write(folder.join("libSystem.tbd"), LIBRARY).map_err(|error| error.to_string())?;
    let architecture = if triple.starts_with("x86_64") { "x86_64" } else { "arm64" };
    let output = Command::new(LINKER)
        .args(["-dylib", "-arch", architecture, "-platform_version", "macos", "14.0", "14.0"])
        .args([
            "-flat_namespace",
            "-undefined",
            "warning",
            "kernel.o",
            "main.o",
            "libSystem.tbd",
            "-o",
            "library",
        ])
        .current_dir(folder)
        .output()
        .map_err(|error| error.to_string())?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    let is_wrong = |line: &&str| match line.split_once("undefined symbol: ") {
        Some((_, symbol)) => {
            let symbol = symbol.strip_prefix('_').unwrap_or(symbol);
            !words.iter().any(|text| has_word(text, symbol))
        }
        None => line.contains("warning:"),
    };
    match stderr.lines().find(is_wrong) {
        Some(line) => Err(line.to_string()),
        None if output.status.success() => Ok(()),
        None => Err(stderr.into_owned()),
    }
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').any(|other| other == word)
}

fn succeed(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let stderr = || String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() { Ok(()) } else { Err(stderr()) }
}
