//! Programs for macOS, whose kernel and libraries are not here: compiled and linked as for macOS, and then, to be run, linked
//! once more as programs for Linux.

use std::path::Path;
use std::process::Command;

use super::elf::elf_of;

/// The linker.
pub const LINKER: &str = "ld64.lld-22";
/// The C compiler.
pub const COMPILER: &str = "clang-22";

/// What the system's library has of what compiled code calls.
const LIBRARY: &str = include_str!("libSystem.tbd");

/// What a program calls by another name or in another way than Linux has it.
const ADAPTER: &str = include_str!("macos.c");

/// The functions of the adapter whose names would be those of the C library: they take variable arguments as Apple's arm64
/// passes them.
const ADAPTED: [&str; 8] =
    ["printf", "fprintf", "dprintf", "sprintf", "snprintf", "vprintf", "vfprintf", "vsnprintf"];

/// Makes `program` of `kernel.o` and `main.c` in a folder, with a C compiler for Linux on the same processor. `words` are the
/// sources, which say what else is called.
///
/// # Errors
/// What a compiler or linker says; the first symbol that nobody has; what cannot be run on Linux.
pub fn make_program(folder: &Path, triple: &str, cc: &str, words: [&str; 2]) -> Result<(), String> {
    let failed = |error: std::io::Error| error.to_string();
    let mut clang = Command::new(COMPILER);
    clang.arg(format!("--target={triple}"));
    // Where the headers are, as if that compiler were for this system, and not.
    let name = cc.trim_end_matches("-gcc");
    for headers in [format!("/usr/{name}/include"), format!("/usr/include/{name}"), "/usr/include".into()] {
        clang.args(["-isystem", &headers]);
    }
    // This is a word of Apple's for something else than the C library of Linux says with it.
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

/// Links both objects to a library for macOS; what is undefined must be a word of the sources or in the system's library.
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
    let said = String::from_utf8_lossy(&output.stderr);
    let is_wrong = |line: &&str| match line.split_once("undefined symbol: ") {
        Some((_, symbol)) => {
            let symbol = symbol.strip_prefix('_').unwrap_or(symbol);
            !words.iter().any(|text| has_word(text, symbol))
        }
        None => line.contains("warning:"),
    };
    match said.lines().find(is_wrong) {
        Some(line) => Err(line.to_string()),
        None if output.status.success() => Ok(()),
        None => Err(said.into_owned()),
    }
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').any(|other| other == word)
}

fn succeed(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let said = || String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() { Ok(()) } else { Err(said()) }
}
